//! A drawing of the page as a picture of its own: what the style says is written into it.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, Element, HtmlAnchorElement, HtmlCanvasElement,
};
use web_sys::{HtmlImageElement, Url, XmlSerializer};

/// The pixels of a picture across.
const WIDTH: f64 = 1200.0;

/// What the style says about a drawing.
const STYLES: [&str; 12] = [
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "opacity",
    "display",
    "transform",
    "font-size",
    "font-family",
    "text-anchor",
    "paint-order",
];

/// Hands text or bytes to the person as a file.
pub fn hand_over(blob: &Blob, name: &str) -> Result<(), JsValue> {
    let url = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&url)
}

/// Text of a kind.
pub fn blob(text: &str, kind: &str) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&JsValue::from_str(text)), &options)
}

/// Saves a drawing as a picture, of pixels or of lines; the file is called `name`.
pub fn save(drawing: &Element, name: &str, png: bool) {
    let saved = || -> Result<(), JsValue> {
        let (text, width, height) = standalone(drawing)?;
        let svg = blob(&text, "image/svg+xml")?;
        if png { paint(&svg, name, width, height) } else { hand_over(&svg, &format!("{name}.svg")) }
    };
    if let Err(why) = saved() {
        leptos::logging::error!("the picture was not saved: {why:?}");
    }
}

/// The drawing as a file, and its size.
fn standalone(drawing: &Element) -> Result<(String, f64, f64), JsValue> {
    let copy: Element = drawing.clone_node_with_deep(true)?.unchecked_into();
    let (from, to) = (drawing.query_selector_all("*")?, copy.query_selector_all("*")?);
    for index in 0..from.length() {
        let both = from.item(index).zip(to.item(index));
        if let Some((from, to)) = both {
            inline(from.unchecked_ref(), to.unchecked_ref())?;
        }
    }
    // The patterns of the colours are drawn once for the whole page.
    if let Some(patterns) = document().query_selector(".patterns defs")? {
        let own: Element = patterns.clone_node_with_deep(true)?.unchecked_into();
        let (from, to) = (patterns.query_selector_all("*")?, own.query_selector_all("*")?);
        for index in 0..from.length() {
            let both = from.item(index).zip(to.item(index));
            if let Some((from, to)) = both {
                inline(from.unchecked_ref(), to.unchecked_ref())?;
            }
        }
        copy.insert_before(&own, copy.first_child().as_ref())?;
    }
    let view = drawing.get_attribute("viewBox").unwrap_or_default();
    let sides: Vec<f64> = view.split_whitespace().filter_map(|side| side.parse().ok()).collect();
    let (wide, high) = (sides.get(2).copied().unwrap_or(1.0), sides.get(3).copied().unwrap_or(1.0));
    let (width, height) = (WIDTH, (WIDTH * high / wide).round());
    copy.set_attribute("xmlns", "http://www.w3.org/2000/svg")?;
    copy.set_attribute("width", &width.to_string())?;
    copy.set_attribute("height", &height.to_string())?;
    for name in ["class", "tabindex", "role", "aria-label", "aria-describedby"] {
        copy.remove_attribute(name)?;
    }
    Ok((XmlSerializer::new()?.serialize_to_string(&copy)?, width, height))
}

/// Writes what the style says about an element into its copy.
fn inline(from: &Element, to: &Element) -> Result<(), JsValue> {
    let Some(style) = window().get_computed_style(from)? else { return Ok(()) };
    for name in STYLES {
        let value = style.get_property_value(name)?;
        let own = to.has_attribute(name) && (value.contains("url(") || name == "transform");
        if !own && !value.is_empty() && value != "none" || name == "fill" && value == "none" {
            to.set_attribute(name, &value)?;
        }
    }
    if style.get_property_value("display")? == "none" {
        to.set_attribute("display", "none")?;
    }
    to.remove_attribute("class")
}

/// Paints a drawing on a canvas once it is loaded, and saves that.
fn paint(svg: &Blob, name: &str, width: f64, height: f64) -> Result<(), JsValue> {
    let url = Url::create_object_url_with_blob(svg)?;
    let image = HtmlImageElement::new()?;
    let (loaded, place, name) = (image.clone(), url.clone(), format!("{name}.png"));
    let draw = move || -> Result<(), JsValue> {
        let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
        canvas.set_width(width as u32);
        canvas.set_height(height as u32);
        let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
        let context: CanvasRenderingContext2d = context.unchecked_into();
        context.draw_image_with_html_image_element(&loaded, 0.0, 0.0)?;
        Url::revoke_object_url(&place)?;
        let hand = Closure::once_into_js(move |blob: Blob| hand_over(&blob, &name));
        canvas.to_blob(hand.unchecked_ref())
    };
    let draw = Closure::once_into_js(move || {
        if let Err(why) = draw() {
            leptos::logging::error!("the picture was not painted: {why:?}");
        }
    });
    image.set_onload(Some(draw.unchecked_ref()));
    image.set_src(&url);
    Ok(())
}
