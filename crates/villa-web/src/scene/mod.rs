//! The villa as a picture: [`Picture`] describes it, the stage draws it.

pub mod eye;
pub mod hand;
pub mod mesh;
pub mod pick;
pub mod picture;
pub mod sight;

#[cfg(target_arch = "wasm32")]
mod stage;
#[cfg(target_arch = "wasm32")]
mod wood;

pub use eye::Eye;
pub use hand::HandPose;
pub use picture::{DrawnHand, Ghost, HANDLE, Look, Mark, Palette, Picture, Poses, Spot};
pub use sight::View;
#[cfg(target_arch = "wasm32")]
pub use stage::Stage;
