//! Drawings of a page, taken out of it, and sheets of paper on which they are laid side by side.

use std::fmt::Write;
use std::path::Path;

use serde_json::json;

use crate::page::Page;
use crate::scene_error::SceneError;

/// Copies a drawing with what the style says about it. Only leaves keep that, so that nothing is inherited.
const COPY: &str = "((css, without) => {
    const usual = { fill: 'rgb(0, 0, 0)', 'fill-opacity': '1', stroke: 'none', 'stroke-width': '1px',
        'stroke-opacity': '1', 'stroke-dasharray': 'none', 'stroke-linejoin': 'miter', 'stroke-linecap': 'butt',
        opacity: '1', transform: 'none' };
    const copy = (from) => {
        const style = getComputedStyle(from);
        if (style.display === 'none' || without && from.matches(without)) return '';
        const to = from.cloneNode(false);
        const inner = [...from.children].map(copy).join('');
        const names = from.children.length ? ['opacity', 'transform'] : Object.keys(usual);
        for (const name of names) {
            const value = style.getPropertyValue(name).replaceAll('\"', '');
            if (value !== usual[name]) to.setAttribute(name, value);
        }
        for (const name of ['class', 'aria-hidden']) to.removeAttribute(name);
        const text = new XMLSerializer().serializeToString(to).replace(' xmlns=\"http://www.w3.org/2000/svg\"', '');
        return inner ? text.replace(/\\/>$/, '>') .replace(/><\\/[a-z]+>$/, '>') + inner + `</${from.localName}>` : text;
    };
    const all = (root) => [...root.children].map(copy).join('\\n');
    const drawing = document.querySelector(css);
    return drawing && [drawing.getAttribute('viewBox'), all(drawing), all(document.querySelector('.patterns defs'))];
})";

/// A drawing.
pub struct Drawing {
    /// Left, top, width and height of what is shown.
    pub view: [f64; 4],
    body: String,
    patterns: String,
}

impl Drawing {
    /// Takes a drawing out of a page, without the parts that match a selector.
    pub async fn of(page: &Page, css: &str, without: &str) -> Result<Drawing, SceneError> {
        // What was just laid still moves.
        let moves = "document.getAnimations().some((move) => move.effect.target.closest('.board .pieces, .board .last')
            && move.playState === 'running')";
        page.until(&format!("!{moves}")).await?;
        let copied = page.ask(&format!("{COPY}({}, {})", json!(css), json!(without))).await?;
        let text = |n: usize| copied.get(n).and_then(|text| text.as_str()).map(String::from);
        let none = || SceneError(format!("there is no drawing {css}"));
        let view: Vec<f64> =
            text(0).ok_or_else(none)?.split_whitespace().filter_map(|side| side.parse().ok()).collect();
        let view = view.try_into().map_err(|_| none())?;
        Ok(Drawing { view, body: text(1).ok_or_else(none)?, patterns: text(2).ok_or_else(none)? })
    }

    /// Only a part of it.
    pub fn cut(self, view: [f64; 4]) -> Drawing {
        Drawing { view, ..self }
    }
}

/// A sheet with drawings and words on it.
pub struct Sheet {
    width: f64,
    height: f64,
    patterns: String,
    body: String,
}

/// The sheet has a ground of its own, so that it can be read on a dark page too.
const STYLE: &str = "text{font:16px -apple-system,'Segoe UI',Helvetica,Arial,sans-serif;fill:#2b211a;text-anchor:middle}\
.start{text-anchor:start}.strong{font-weight:600}.quiet{fill:#6b5d50;font-size:14px}";

impl Sheet {
    /// An empty sheet.
    pub fn new(width: f64, height: f64) -> Sheet {
        Sheet { width, height, patterns: String::new(), body: String::new() }
    }

    /// Adds any part.
    pub fn add(&mut self, part: impl AsRef<str>) {
        // A string takes whatever is written into it.
        let _ = writeln!(self.body, "{}", part.as_ref());
    }

    /// Lays a drawing down, with this many pixels for each of its units.
    pub fn lay(&mut self, drawing: &Drawing, (x, y): (f64, f64), unit: f64) {
        let [left, top, width, height] = drawing.view;
        self.patterns.clone_from(&drawing.patterns);
        let body = &drawing.body;
        self.add(format!(
            "<svg x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\" viewBox=\"{left} {top} {width} {height}\">{body}</svg>",
            width * unit,
            height * unit
        ));
    }

    /// Writes words, around a point or from it on.
    pub fn say(&mut self, class: &str, (x, y): (f64, f64), words: &str) {
        self.add(format!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{words}</text>"));
    }

    /// A sign for what is allowed, or not.
    pub fn judge(&mut self, allowed: bool, (x, y): (f64, f64)) {
        let (colour, sign) =
            if allowed { ("#2f7d4f", "M-6 0L-2 5L7 -6") } else { ("#b3261e", "M-5 -5L5 5M5 -5L-5 5") };
        self.add(format!(
            "<g transform=\"translate({x:.1} {y:.1})\"><circle r=\"13\" fill=\"{colour}\"/>\
             <path d=\"{sign}\" fill=\"none\" stroke=\"#fff\" stroke-width=\"3\" stroke-linecap=\"round\"/></g>"
        ));
    }

    /// Writes the sheet into a file.
    pub fn write(&self, path: &Path) -> Result<(), SceneError> {
        let Sheet { width, height, patterns, body } = self;
        let (right, low) = (width - 1.0, height - 1.0);
        let text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n\
             <!-- Made by `cargo xtask pictures` for docs/rules.md. -->\n<style>{STYLE}</style>\n<defs>{patterns}</defs>\n\
             <rect x=\".5\" y=\".5\" width=\"{right}\" height=\"{low}\" rx=\"8\" fill=\"#f7f2e8\" stroke=\"#d9cdb8\"/>\n\
             {body}</svg>\n"
        );
        println!("{}: {} bytes", path.display(), text.len());
        Ok(std::fs::write(path, text)?)
    }
}
