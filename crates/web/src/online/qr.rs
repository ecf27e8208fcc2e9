//! A link as a QR code, for phones.

use std::fmt::Write;

use leptos::prelude::*;

use crate::qr::Qr as Code;

/// The code of a link.
#[component]
pub fn Qr(link: String, label: String) -> impl IntoView {
    let code = Code::of(&link)?;
    let width = code.width;
    let mut path = String::new();
    for (index, dark) in code.dark.into_iter().enumerate() {
        if dark {
            let _ = write!(path, "M{} {}h1v1h-1z", index % width, index / width);
        }
    }
    // Four modules of quiet around it, as readers want.
    let view_box = format!("-4 -4 {side} {side}", side = width + 8);
    Some(view! {
        <svg class="qr" viewBox=view_box role="img" aria-label=label shape-rendering="crispEdges">
            <rect x="-4" y="-4" width=width + 8 height=width + 8 fill="#fff"/>
            <path d=path fill="#000"/>
        </svg>
    })
}
