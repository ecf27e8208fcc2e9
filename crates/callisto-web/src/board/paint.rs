//! How pieces look: the colours' patterns, a piece, a pillar, a swatch.

use callisto::Paint;
use leptos::prelude::*;

use crate::outline::outline;

/// The patterns that tell the colours apart without colour. Once on a page.
#[component]
pub fn Patterns() -> impl IntoView {
    view! {
        <svg class="patterns" width="0" height="0" aria-hidden="true">
            <defs>
                <pattern id="pattern0" width="0.5" height="0.5" patternUnits="userSpaceOnUse">
                    <circle class="sign" cx="0.25" cy="0.25" r="0.075"/>
                </pattern>
                <pattern id="pattern1" width="0.5" height="0.5" patternUnits="userSpaceOnUse">
                    <path class="sign-line" d="M-0.1 0.1L0.1 -0.1M0 0.5L0.5 0M0.4 0.6L0.6 0.4"/>
                </pattern>
                <pattern id="pattern2" width="0.5" height="0.5" patternUnits="userSpaceOnUse">
                    <path class="sign-line" d="M0.15 0.25H0.35M0.25 0.15V0.35"/>
                </pattern>
                <pattern id="pattern3" width="0.5" height="0.5" patternUnits="userSpaceOnUse">
                    <path class="sign-line" d="M0 0.3Q0.125 0.14 0.25 0.3T0.5 0.3"/>
                </pattern>
            </defs>
        </svg>
    }
}

/// A piece or a pillar, with rows counted upwards below `top`.
#[component]
pub fn PieceShape(
    /// What its set looks like.
    paint: Paint,
    /// Its cells.
    squares: Vec<(i32, i32)>,
    /// The row that is drawn at the upper edge, plus one.
    top: i32,
    /// Whether it is a pillar.
    pillar: bool,
) -> impl IntoView {
    let class = format!("piece {}", class_of(paint));
    let fill = format!("url(#pattern{})", paint.index());
    match squares.first() {
        Some(&(x, y)) if pillar => {
            let (cx, cy) = (f64::from(x) + 0.5, f64::from(top - y) - 0.5);
            view! {
                <g class=class>
                    <circle class="shade" cx=cx + 0.03 cy=cy + 0.06 r="0.42"/>
                    <circle class="body" cx=cx cy=cy r="0.41"/>
                    <circle class="pattern" cx=cx cy=cy r="0.41" fill=fill/>
                    <circle class="capital" cx=cx cy=cy r="0.23"/>
                </g>
            }
            .into_any()
        }
        _ => {
            let path = outline(&squares, top, 0.055, 0.15);
            view! {
                <g class=class>
                    <path class="shade" d=path.clone() transform="translate(0.03 0.06)"/>
                    <path class="body" d=path.clone()/>
                    <path class="pattern" d=path fill=fill/>
                    <path class="light" d=outline(&squares, top, 0.1, 0.11)/>
                </g>
            }
            .into_any()
        }
    }
}

/// The class by which the style knows a set of pieces.
pub fn class_of(paint: Paint) -> String {
    format!("c{}", paint.index())
}

/// A small square of a set, with its pattern.
pub fn swatch(paint: Paint) -> impl IntoView {
    view! {
        <svg class="swatch" viewBox="0 0 1 1" aria-hidden="true">
            <PieceShape paint squares=vec![(0, 0)] top=1 pillar=false/>
        </svg>
    }
}
