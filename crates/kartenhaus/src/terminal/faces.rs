//! Cards as a terminal shows them: the text that one types, a shape, and a colour that is never the
//! only cue.

use engine::Kind;

/// ANSI colours; the output stream drops them where `NO_COLOR` is set or nobody sees them.
const RED: &str = "91";
const GREEN: &str = "32";
const YELLOW: &str = "33";
const BLUE: &str = "94";
const PLAIN: &str = "1";
const PURPLE: &str = "35";

fn paint(colour: &str, text: &str) -> String {
    format!("\x1b[{colour}m{text}\x1b[0m")
}

/// Text that stands out: names, headings.
pub(super) fn bold(text: &str) -> String {
    paint("1", text)
}

/// Text that stands back.
pub(super) fn dim(text: &str) -> String {
    paint("2", text)
}

/// A card's text, with its shape and in its colour: `8o●`, `Zr正▲`, `7h♥`.
pub(super) fn card(kind: Kind, text: &str) -> String {
    match kind {
        Kind::Kartel => kartel(text),
        Kind::KrassKariert => krass_kariert(text),
        Kind::KartuSama | Kind::Khamul | Kind::Ktu => french(text),
    }
}

/// Several cards.
pub(super) fn cards<'a>(kind: Kind, texts: impl IntoIterator<Item = &'a str>) -> String {
    texts.into_iter().map(|text| card(kind, text)).collect::<Vec<_>>().join(" ")
}

fn kartel(text: &str) -> String {
    let glyph = match text.chars().next() {
        Some('Z') => "正",
        Some('G') => "神",
        Some('Q') => "后",
        Some('K') => "王",
        Some('W') => "女",
        _ => "",
    };
    let (shape, colour) = match text.chars().last() {
        Some('o') => ("●", YELLOW),
        Some('g') => ("✚", GREEN),
        Some('k') => ("■", PLAIN),
        Some('b') => ("◆", BLUE),
        Some('r') => ("▲", RED),
        _ => ("", PLAIN),
    };
    paint(colour, &format!("{text}{glyph}{shape}"))
}

fn french(text: &str) -> String {
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

fn krass_kariert(text: &str) -> String {
    match text {
        "X" => paint(PURPLE, "X"),
        "D" => paint(GREEN, "D"),
        "S" => paint(RED, "S"),
        number => paint(PLAIN, number),
    }
}

/// How many columns a text takes, without its colours.
pub(super) fn width(text: &str) -> usize {
    let mut width = 0;
    let mut escape = false;
    for char in text.chars() {
        match char {
            '\x1b' => escape = true,
            'm' if escape => escape = false,
            _ if escape => {}
            '\u{4e00}'..='\u{9fff}' => width += 2,
            _ => width += 1,
        }
    }
    width
}

/// The text, filled up with spaces to this width.
pub(super) fn padded(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}
