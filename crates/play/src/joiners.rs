//! Characters that are not seen themselves, but decide how their neighbours look: in emoji, and in
//! the scripts that need them.

use unicode_general_category::{GeneralCategory, get_general_category};
use unicode_normalization::char::canonical_combining_class;

/// Zero-width joiner.
const JOINER: char = '\u{200d}';

/// Zero-width non-joiner.
const NON_JOINER: char = '\u{200c}';

/// Variation selector 16: shows the character before it as an emoji.
const EMOJI_STYLE: char = '\u{fe0f}';

/// Combining enclosing keycap.
const KEYCAP: char = '\u{20e3}';

/// The class of signs that take a letter's vowel away, after which a joiner is part of the writing.
const VIRAMA: u8 = 9;

/// The flags of England, Scotland and Wales: a black flag, and letters that nobody sees.
const FLAGS: [&str; 3] = ["gbeng", "gbsct", "gbwls"];

/// Whether a character that is not seen itself belongs to what stands around it.
pub(crate) fn holds(all: &[char], at: usize) -> bool {
    let (before, after) = (&all[..at], all.get(at + 1).copied());
    let last = before.last().copied();
    match all[at] {
        JOINER if last.is_some_and(|c| canonical_combining_class(c) == VIRAMA) => {
            after.is_some_and(char::is_alphabetic)
        }
        JOINER => ends_with_sign(before) && after.is_some_and(is_sign),
        NON_JOINER => last.is_some_and(is_arabic) && after.is_some_and(is_arabic),
        EMOJI_STYLE => last.is_some_and(is_sign) || after == Some(KEYCAP),
        '\u{e0020}'..='\u{e007f}' => is_in_flag(all, at),
        _ => false,
    }
}

/// The text without the characters that [`holds`] may keep: with and without them it looks alike
/// to many.
pub(crate) fn removed(text: &str) -> String {
    let is_joiner =
        |c: &char| matches!(*c, JOINER | NON_JOINER | EMOJI_STYLE | '\u{e0020}'..='\u{e007f}');
    text.chars().filter(|c| !is_joiner(c)).collect()
}

/// Whether the last sign may have a colour of skin, or ask for its own.
fn ends_with_sign(before: &[char]) -> bool {
    let is_part = |c: &&char| **c != EMOJI_STYLE && !matches!(**c, '\u{1f3fb}'..='\u{1f3ff}');
    before.iter().rev().take(3).find(is_part).is_some_and(|c| is_sign(*c))
}

fn is_sign(c: char) -> bool {
    get_general_category(c) == GeneralCategory::OtherSymbol
}

fn is_arabic(c: char) -> bool {
    matches!(c, '\u{620}'..='\u{64a}' | '\u{66e}'..='\u{6d3}' | '\u{750}'..='\u{77f}')
}

fn is_in_flag(all: &[char], at: usize) -> bool {
    let Some(flag) = all[..at].iter().rposition(|c| *c == '\u{1f3f4}') else { return false };
    let letters = |name: &str| -> Vec<char> {
        let tag = |byte: u8| char::from_u32(0xe0000 + u32::from(byte));
        name.bytes().chain([0x7f]).filter_map(tag).collect()
    };
    FLAGS
        .iter()
        .map(|name| letters(name))
        .any(|name| at <= flag + name.len() && all[flag + 1..].starts_with(&name))
}

#[cfg(test)]
mod tests {
    use crate::names::shown_name;

    #[test]
    fn what_belongs_to_a_name_stays_and_what_hides_in_it_goes() {
        for (name, shown) in [
            ("👩\u{200d}🚀", "👩\u{200d}🚀"),
            ("🧑🏽\u{200d}🚀", "🧑🏽\u{200d}🚀"),
            ("Ada ❤\u{fe0f}\u{200d}🔥", "Ada ❤\u{fe0f}\u{200d}🔥"),
            ("1\u{fe0f}\u{20e3}", "1\u{fe0f}\u{20e3}"),
            ("🏳\u{fe0f}\u{200d}🌈", "🏳\u{fe0f}\u{200d}🌈"),
            ("🇩🇪", "🇩🇪"),
            ("علی\u{200c}رضا", "علی\u{200c}رضا"),
            ("ශ\u{dca}\u{200d}රී", "ශ\u{dca}\u{200d}රී"),
            ("עדה", "עדה"),
            // Marks of direction change what stands beside the name.
            ("\u{202e}adA\u{202c}\u{2067}\u{200f}", "adA"),
            ("A\u{200d}da", "Ada"),
            ("A\u{fe0f}da\u{200c}", "Ada"),
            ("\u{200d}🚀\u{200d}", "🚀"),
            ("👩\u{200d}\u{200d}🚀", "👩🚀"),
            ("Ada\u{e0067}\u{e007f}", "Ada"),
        ] {
            assert_eq!(shown_name(name).as_deref(), Some(shown), "{name:?}");
        }
        let flag = "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}";
        assert_eq!(shown_name(flag).as_deref(), Some(flag));
        // Another message behind a flag is none.
        let hidden = "\u{1f3f4}\u{e0068}\u{e0069}\u{e007f}";
        assert_eq!(shown_name(hidden).as_deref(), Some("\u{1f3f4}"));
        // A chain of joined signs is as long as its parts.
        assert_eq!(shown_name(&["👩"; 20].join("\u{200d}")), None);
    }
}
