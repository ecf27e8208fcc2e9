//! Saves a drawing of the page as a picture, with its styles written into it.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, Element, HtmlAnchorElement, HtmlCanvasElement,
};
use web_sys::{HtmlImageElement, Url, XmlSerializer};

/// The pixels of a picture across.
const WIDTH: f64 = 1200.0;

/// How high a line below a picture is, in the drawing's own measure.
const LINE: f64 = 1.3;

/// The style properties that a drawing needs.
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

/// Downloads text or bytes as a file.
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

/// A line below a picture.
pub struct Caption {
    /// The style's variables of the colours that stand before it, such as `--c0`.
    pub colours: Vec<String>,
    /// What it says.
    pub text: String,
}

/// Saves a drawing as a picture, of pixels or of lines; the file is called `name`.
pub fn save(drawing: &Element, name: &str, captions: &[Caption], png: bool) {
    let saved = || -> Result<(), JsValue> {
        let (text, width, height) = standalone(drawing, captions)?;
        let svg = blob(&text, "image/svg+xml")?;
        if png { paint(&svg, name, width, height) } else { hand_over(&svg, &format!("{name}.svg")) }
    };
    if let Err(why) = saved() {
        leptos::logging::error!("the picture was not saved: {why:?}");
    }
}

/// The drawing as a file, and its size.
fn standalone(drawing: &Element, captions: &[Caption]) -> Result<(String, f64, f64), JsValue> {
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
    let [left, top, wide, board] = sides[..] else { return Err(JsValue::NULL) };
    let high = board + LINE * captions.len() as f64;
    let (width, height) = (WIDTH, (WIDTH * high / wide).round());
    copy.set_attribute("viewBox", &format!("{left} {top} {wide} {high}"))?;
    for (index, caption) in captions.iter().enumerate() {
        write_below(&copy, caption, left + LINE / 2.0, top + board + LINE * (index as f64 + 0.6))?;
    }
    let ground = [("x", left), ("y", top), ("width", wide), ("height", high)];
    let ground = shape("rect", &ground, &page_style("background-color")?)?;
    copy.insert_before(&ground, copy.first_child().as_ref())?;
    copy.set_attribute("xmlns", "http://www.w3.org/2000/svg")?;
    copy.set_attribute("width", &width.to_string())?;
    copy.set_attribute("height", &height.to_string())?;
    for name in ["class", "tabindex", "role", "aria-label", "aria-describedby"] {
        copy.remove_attribute(name)?;
    }
    Ok((XmlSerializer::new()?.serialize_to_string(&copy)?, width, height))
}

/// A property of the page's own style.
fn page_style(name: &str) -> Result<String, JsValue> {
    let page = document().document_element().ok_or(JsValue::NULL)?;
    let style = window().get_computed_style(&page)?.ok_or(JsValue::NULL)?;
    style.get_property_value(name)
}

fn shape(kind: &str, values: &[(&str, f64)], fill: &str) -> Result<Element, JsValue> {
    let shape = document().create_element_ns(Some("http://www.w3.org/2000/svg"), kind)?;
    for (name, value) in values {
        shape.set_attribute(name, &value.to_string())?;
    }
    shape.set_attribute("fill", fill).map(|()| shape)
}

/// Writes a line with its colours before it; `y` is its middle.
fn write_below(copy: &Element, caption: &Caption, x: f64, y: f64) -> Result<(), JsValue> {
    let side = LINE * 0.5;
    let mut x = x;
    for colour in &caption.colours {
        let place = [("x", x), ("y", y - side / 2.0), ("width", side), ("height", side), ("rx", side / 5.0)];
        let square = shape("rect", &place, page_style(colour)?.trim())?;
        copy.append_child(&square)?;
        x += side * 1.3;
    }
    let text =
        shape("text", &[("x", x), ("y", y + side * 0.36), ("font-size", side)], &page_style("color")?)?;
    text.set_attribute("font-family", &page_style("font-family")?)?;
    text.set_text_content(Some(&caption.text));
    copy.append_child(&text).map(drop)
}

/// Writes the computed style of an element into its copy.
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
