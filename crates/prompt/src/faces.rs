//! Cards as a terminal shows them: the text that one types, a shape, and a colour that is never the
//! only cue.

use unicode_width::UnicodeWidthChar as _;

// ANSI colours; the output stream drops them where `NO_COLOR` is set or nobody sees them.
/// Bright red.
pub const RED: &str = "91";
/// Green.
pub const GREEN: &str = "32";
/// Yellow.
pub const YELLOW: &str = "33";
/// Bright blue.
pub const BLUE: &str = "94";
/// The text's own colour, bold.
pub const PLAIN: &str = "1";
/// Purple.
pub const PURPLE: &str = "35";

/// Text in a colour.
pub fn paint(colour: &str, text: &str) -> String {
    format!("\x1b[{colour}m{text}\x1b[0m")
}

/// Text that stands out: names, headings.
pub fn bold(text: &str) -> String {
    paint("1", text)
}

/// Text that stands back.
pub fn dim(text: &str) -> String {
    paint("2", text)
}

/// A French card, or a joker, with its shape and in its colour.
pub fn french(text: &str) -> String {
    let (shape, colour) = match (text, text.chars().last()) {
        ("Jo", _) => ("★", PURPLE),
        (_, Some('c')) => ("♣", PLAIN),
        (_, Some('d')) => ("♦", RED),
        (_, Some('h')) => ("♥", RED),
        (_, Some('s')) => ("♠", PLAIN),
        _ => ("", PLAIN),
    };
    paint(colour, &format!("{text}{shape}"))
}

/// The shape of a French suit, in its colour.
pub fn suit(letter: &str) -> String {
    french(letter).replacen(letter, "", 1)
}

/// How many columns a text takes, without its colours.
pub fn width(text: &str) -> usize {
    let mut width = 0;
    let mut escape = false;
    for char in text.chars() {
        match char {
            '\x1b' => escape = true,
            'm' if escape => escape = false,
            _ if escape => {}
            _ => width += char.width().unwrap_or(0),
        }
    }
    width
}

/// The text, filled up with spaces to this width.
pub fn padded(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}
