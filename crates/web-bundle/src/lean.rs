//! Scripts and styles without what only people read: remarks, and spaces between their parts.

/// A script as wasm-bindgen writes it, without remarks on lines of their own and without indentation.
pub fn script(text: &str) -> String {
    // Within a text of several lines, spaces count.
    if text.lines().any(|line| line.matches('`').count() % 2 == 1) {
        return text.into();
    }
    let mut lean = String::new();
    let mut in_remark = false;
    for line in text.lines().map(str::trim) {
        if in_remark || line.starts_with("/*") {
            in_remark = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            lean += line;
            lean.push('\n');
        }
    }
    lean
}

/// A style.
pub fn style(text: &str) -> String {
    let (mut lean, mut rest, mut gap) = (String::new(), text, false);
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("/*") {
            rest = rest.split_once("*/").map_or("", |(_, after)| after);
            continue;
        }
        if c.is_whitespace() {
            (rest, gap) = (rest.trim_start(), true);
            continue;
        }
        let needs_gap = !lean.is_empty() && !lean.ends_with(['{', '}', ';', ',', ':']);
        if gap && needs_gap && !['{', '}', ';', ','].contains(&c) {
            lean.push(' ');
        }
        gap = false;
        if c == '}' && lean.ends_with(';') {
            lean.pop();
        }
        // Within quotes, spaces count.
        let quoted = rest.strip_prefix('"').map(|text| text.find('"').map_or(rest.len(), |end| end + 2));
        let end = quoted.unwrap_or(c.len_utf8());
        lean += &rest[..end];
        rest = &rest[end..];
    }
    lean
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_keeps_all_but_remarks_and_indentation() {
        let text = "/**\n * About it.\n */\nexport function f() {\n    // Why.\n    return `a // b`;\n}\n";
        assert_eq!(script(text), "export function f() {\nreturn `a // b`;\n}\n");
        assert_eq!(script("`a\n  b`"), "`a\n  b`");
    }

    #[test]
    fn a_style_keeps_its_meaning() {
        let text = "/* All. */\n:root { --a: #fff; font: 16px/1.5 \"Segoe  UI\", sans; }\n\
                    @media (max-width: 56rem) {\n  a :hover, b > i { width: calc(1rem + 2px); /* x */ }\n}\n";
        assert_eq!(
            style(text),
            ":root{--a:#fff;font:16px/1.5 \"Segoe  UI\",sans}@media (max-width:56rem){a :hover,b > i{width:calc(1rem + 2px)}}"
        );
    }
}
