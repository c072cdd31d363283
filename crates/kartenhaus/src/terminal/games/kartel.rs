//! Kartel at a terminal.

use engine::Kartel;
use engine::kartel::Proposed;
use serde_json::Value;
use words::Language;

use super::AtTerminal;
use crate::terminal::faces::{BLUE, GREEN, PLAIN, RED, YELLOW, dim, paint};
use crate::terminal::fields::{count, list, number, texts};
use crate::terminal::layout::{About, aligned, seats, word_if};
use crate::terminal::names::Names;

/// The books, high to low, and the message that says what each is.
pub(in crate::terminal) const BOOKS: [(&str, &str); 7] = [
    ("KARA 5", "terminal-book-kara-5"),
    ("Mr. Honey", "terminal-book-mr-honey"),
    ("Quads", "terminal-book-quads"),
    ("Honey", "terminal-book-honey"),
    ("Umbrella", "terminal-book-umbrella"),
    ("Mr.", "terminal-book-mr"),
    ("KARA Jump", "terminal-book-kara-jump"),
];

impl AtTerminal for Kartel {
    const LETTERS: (&str, &str) = ("2345678wkqgz", "ogkbr");
    const GROUPED: bool = true;
    const COUNTS: Option<&str> = Some("terminal-column-points");

    fn card(text: &str) -> String {
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

    fn legend(options: &Value, language: Language) -> Vec<String> {
        let pass = if options["pass"] == "hard" { "hard" } else { "soft" };
        let ranks = Self::cards(["2", "3", "4", "5", "6", "7", "8", "W", "K", "Q", "G", "Z"]);
        let suits = [
            ("o", "suit-gold"),
            ("g", "suit-green"),
            ("k", "suit-black"),
            ("b", "suit-blue"),
            ("r", "suit-red"),
        ];
        let name = |(letter, id): (&str, &str)| {
            format!("{}{}", Self::card(letter), language.text(id, &[]))
        };
        let suits = format!("{} > {} …", suits.map(name).join(" > "), name(suits[0]));
        let books = BOOKS.map(|(name, id)| format!("{name}: {}", language.text(id, &[])));
        vec![
            language.text("terminal-goal-kartel", &[("pass", pass.into())]),
            language.text("terminal-legend-kartel-ranks", &[("ranks", ranks.into())]),
            language.text("terminal-legend-kartel-suits", &[("suits", suits.into())]),
            language.text("terminal-legend-kartel-books", &[("books", books.join("; ").into())]),
        ]
    }

    fn table(view: &Value, names: &Names) -> Vec<String> {
        let mut lines = seats(names, view, |seat| {
            let columns = vec![
                aligned(names, "terminal-cards", count(&view["hands"][seat])),
                aligned(names, "terminal-cards-played", count(&view["played"][seat])),
            ];
            let passed = view["passed"][seat] == true;
            About { columns, after: word_if(passed, names, "terminal-passed") }
        });
        let Some((last, earlier)) = list(view, "pile").split_last() else {
            lines.push(names.text("terminal-pile-empty", &[]));
            return lines;
        };
        let say = |id: &str, set: &Value| names.text(id, &[("set", set_text(set, names).into())]);
        for set in &earlier[earlier.len().saturating_sub(2)..] {
            lines.push(dim(&format!("  {}", say("terminal-before-it", set))));
        }
        lines.push(say("terminal-to-beat", last));
        lines
    }

    fn group(mv: &str, names: &Names) -> String {
        match mv.split(' ').count() - 1 {
            0 => mv.to_owned(),
            1 => names.text("terminal-group-single", &[]),
            2 => names.text("terminal-group-pairs", &[]),
            3 => names.text("terminal-group-three", &[]),
            _ => {
                let set = mv.parse().ok().and_then(|mv: Proposed| mv.set());
                let book = set.map_or("", |set| set.name());
                names.text("terminal-group-books", &[("book", book.into())])
            }
        }
    }
}

fn set_text(set: &Value, names: &Names) -> String {
    let cards = Kartel::cards(texts(&set["cards"]));
    let name = set["name"].as_str().unwrap_or_default();
    format!("{cards}  ({name}, {})", names.of(number(&set["seat"])))
}
