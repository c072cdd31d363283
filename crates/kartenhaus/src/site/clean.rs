//! What a site says may be written by anybody. Before it reaches a terminal, it loses everything
//! that a terminal obeys, and that nobody sees.

use serde_json::Value as Json;

/// How long a text may be, in characters: a rule's clause has a few hundred.
const CHARS_MAX: usize = 2_000;

const INSTEAD: char = '\u{fffd}';

/// All of its texts, as [`clean`] makes them; names of fields too.
pub(crate) fn cleaned(json: Json) -> Json {
    match json {
        Json::String(text) => Json::String(clean(&text)),
        Json::Array(list) => Json::Array(list.into_iter().map(cleaned).collect()),
        Json::Object(fields) => {
            let field = |(name, value): (String, Json)| (clean(&name), cleaned(value));
            Json::Object(fields.into_iter().map(field).collect())
        }
        other => other,
    }
}

/// A text as one line that does nothing to a terminal: without control characters, and without
/// those that turn the direction of writing or take no space.
pub(crate) fn clean(text: &str) -> String {
    let mut before = ' ';
    let mut chars = text.chars().take(CHARS_MAX).peekable();
    let mut clean = String::with_capacity(text.len().min(4 * CHARS_MAX));
    while let Some(it) = chars.next() {
        let beside = [before, *chars.peek().unwrap_or(&' ')];
        let joins = is_joiner(it) && !beside.iter().any(char::is_ascii);
        let is_bad = it.is_control() || (is_unseen(it) && !joins);
        before = if is_bad { INSTEAD } else { it };
        clean.push(before);
    }
    if text.chars().nth(CHARS_MAX).is_some() {
        clean.push('…');
    }
    clean
}

/// What emoji and some scripts are joined with, or kept apart.
fn is_joiner(it: char) -> bool {
    matches!(it, '\u{200c}' | '\u{200d}')
}

/// Marks of direction, separators of lines, joiners, tags and the like.
fn is_unseen(it: char) -> bool {
    matches!(it,
        '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn nothing_reaches_a_terminal_that_it_obeys() {
        for (said, shown) in [
            ("Ada", "Ada"),
            ("Zoë 王", "Zoë 王"),
            ("\x1b[2J\x1b]0;mine\x07", "\u{fffd}[2J\u{fffd}]0;mine\u{fffd}"),
            ("a\r\nb\tc\x08\x7f", "a\u{fffd}\u{fffd}b\u{fffd}c\u{fffd}\u{fffd}"),
            ("\u{9b}31m", "\u{fffd}31m"),
            ("\u{202e}adA\u{2069}", "\u{fffd}adA\u{fffd}"),
            ("👩\u{200d}🚀 علی\u{200c}رضا", "👩\u{200d}🚀 علی\u{200c}رضا"),
            ("A\u{200d}da\u{200c}", "A\u{fffd}da\u{fffd}"),
            ("A\u{200b}da\u{e0041}", "A\u{fffd}da\u{fffd}"),
        ] {
            assert_eq!(clean(said), shown);
        }
        let long = "x".repeat(CHARS_MAX + 1);
        assert_eq!(clean(&long).chars().count(), CHARS_MAX + 1);
        assert!(clean(&long).ends_with('…'));
    }

    #[test]
    fn every_text_is_made_so_wherever_it_stands() {
        let said = json!({"\x1b": ["\x1b", {"name": "\x1b", "count": 3}], "none": null});
        let shown =
            json!({"\u{fffd}": ["\u{fffd}", {"name": "\u{fffd}", "count": 3}], "none": null});
        assert_eq!(cleaned(said), shown);
    }
}
