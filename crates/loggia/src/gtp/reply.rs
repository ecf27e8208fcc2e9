//! Answers in the form of the protocol.

/// Success or failure, the number of the command, the text, and an empty line.
pub fn format(id: &str, answer: &Result<String, String>) -> String {
    let (mark, text) = match answer {
        Ok(text) => ('=', text),
        Err(text) => ('?', text),
    };
    // An empty line would end the answer too early.
    let lines = text.trim_end_matches('\n').split('\n').enumerate();
    let lines = lines.map(|(index, line)| if index > 0 && line.is_empty() { " " } else { line });
    let text = lines.collect::<Vec<_>>().join("\n");
    format!("{mark}{id} {text}\n\n")
}

#[cfg(test)]
mod tests {
    use super::format;

    #[test]
    fn an_answer_ends_at_its_only_empty_line() {
        assert_eq!(format("", &Ok(String::new())), "= \n\n");
        assert_eq!(format("7", &Ok("a\nb\n".into())), "=7 a\nb\n\n");
        assert_eq!(format("7", &Err("a\n\n\nb".into())), "?7 a\n \n \nb\n\n");
    }
}
