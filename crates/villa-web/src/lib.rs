//! The pages of Villa Paletti in the browser, a module of its own inside the frame of the crate `web`.
//!
//! - [`HandControl`](hands::HandControl) turns what the player wants into the input of an attempt.
//! - [`Yard`](yard::Yard) is a villa with the attempt on it.
//! - [`Eye`](scene::eye::Eye) is the view: where the player looks from, and what lies under a point of the picture.
//!
//! ```
//! use villa_web::scene::eye::Eye;
//!
//! // A villa of 30 cm in a wide picture. A point under the pointer is found again in the picture.
//! let eye = Eye::usual(0.3, 1.6);
//! let point = eye.ray(0.25, -0.5, 1.6).at(1.0);
//! let [x, y] = eye.project(point, 1.6);
//! assert!((x - 0.25).abs() < 1e-9 && (y + 0.5).abs() < 1e-9);
//! ```
//!
//! What can be thought through without a browser is plain Rust and tested as such: the [eye](scene::eye), what it
//! [meets](scene::pick), the [forms](scene::mesh) of the parts, the [hands](mod@hands) and where they are [drawn](mod@gestures), what is put in its [place](mod@placing), how
//! [good](mod@quality) pictures are, how near a fall [is](mod@peril) and how sway is [seen](mod@sway), [where](mod@whereabouts) a column stands, when a win is [celebrated](mod@victory), how an attempt on the screen is [joined](mod@joined) to the log, and the [yard](mod@yard).

pub mod fine;
pub mod gestures;
pub mod hands;
pub mod joined;
pub mod learn;
pub mod noise;
pub mod peril;
pub mod placing;
pub mod quality;
pub mod scene;
pub mod shown;
pub mod sway;
pub mod told;
pub mod victory;
pub mod whereabouts;
pub mod yard;

#[cfg(target_arch = "wasm32")]
mod bench;
#[cfg(target_arch = "wasm32")]
mod builders;
#[cfg(target_arch = "wasm32")]
mod game;
#[cfg(target_arch = "wasm32")]
mod pages;
#[cfg(target_arch = "wasm32")]
mod rules;
#[cfg(target_arch = "wasm32")]
mod sandbox;
#[cfg(target_arch = "wasm32")]
mod sounds;

#[cfg(target_arch = "wasm32")]
pub use pages::start;
