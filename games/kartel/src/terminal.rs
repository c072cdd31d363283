//! Kartel at a terminal.

use kit::prompt::faces::{BLUE, GREEN, PLAIN, RED, YELLOW, dim, paint};
use kit::prompt::layout::{About, aligned, seats, word_if};
use kit::prompt::{AtTerminal, Ended, Names, View, count, texts};
use kit::words::Language;

use crate::{Kartel, Options, Proposed, SetKind, Shown, ShownSet, meaning};

impl AtTerminal for Kartel {
    type Options = Options;

    const LETTERS: (&str, &str) = ("2345678wkqgz", "ogkbr");
    const GROUPED: bool = true;

    fn counts(options: &Options) -> Option<&'static str> {
        (!options.victories).then_some("terminal-column-points")
    }

    fn wins(options: &Options) -> (&'static str, u32, u32) {
        (if options.victories { "victories" } else { "high" }, options.rounds, 0)
    }

    fn is_whole(Shown { hands, passed, played, .. }: &Shown, seats: usize) -> bool {
        [hands.len(), passed.len(), played.len()] == [seats; 3]
    }

    fn cards_of(shown: &Shown, seat: usize) -> [Vec<String>; 3] {
        [texts(shown.hands[seat].open()), Vec::new(), Vec::new()]
    }

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

    fn suit(letter: &str) -> String {
        Self::card(letter)
    }

    fn legend(view: &View<Self>, language: Language) -> Vec<String> {
        let pass = if view.options.hard { "hard" } else { "soft" };
        let wins = if view.options.victories { "victories" } else { "points" };
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
        let books = SetKind::ALL
            .iter()
            .rev()
            .filter(|line| line.size() == 5)
            .map(|line| format!("{}: {}", line.name(), language.say(&meaning(line.name()))));
        let books: Vec<String> = books.collect();
        vec![
            language.text("terminal-goal-kartel", &[("pass", pass.into()), ("wins", wins.into())]),
            language.text("terminal-legend-kartel-ranks", &[("ranks", ranks.into())]),
            language.text("terminal-legend-kartel-suits", &[("suits", suits.into())]),
            language.text("terminal-legend-kartel-books", &[("books", books.join("; ").into())]),
        ]
    }

    fn table(view: &View<Self>, names: &Names) -> Vec<String> {
        let Shown { hands, pile, passed, played, .. } = &view.own;
        let mut lines = seats(names, &view.common, |seat| {
            let columns = vec![
                aligned(names, "terminal-cards", count(&hands[seat])),
                aligned(names, "terminal-cards-played", played[seat].len()),
            ];
            About { columns, after: word_if(passed[seat], names, "terminal-passed") }
        });
        let Some((last, earlier)) = pile.split_last() else {
            lines.push(names.text("terminal-pile-empty", &[]));
            return lines;
        };
        let say =
            |id: &str, set: &ShownSet| names.text(id, &[("set", set_text(set, names).into())]);
        for set in &earlier[earlier.len().saturating_sub(2)..] {
            lines.push(dim(&format!("  {}", say("terminal-before-it", set))));
        }
        lines.push(say("terminal-to-beat", last));
        lines
    }

    fn ended(round: &Ended<'_, View<Self>>) -> String {
        round.say("terminal-ended-out-wins", &round.out())
    }

    fn account(round: &Ended<'_, View<Self>>, seat: usize) -> (String, String) {
        let options = &round.view.options;
        if options.victories {
            return Default::default();
        }
        let (cards, played) = (round.left[seat].len(), round.view.own.played[seat].len());
        let times = options.times(played) as usize;
        let why = if cards == 0 || times == 1 {
            String::new()
        } else {
            let params = [("times", times.into()), ("count", played.into())];
            round.names.text("terminal-note-times", &params)
        };
        ((cards * times).to_string(), why)
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

fn set_text(set: &ShownSet, names: &Names) -> String {
    let cards = Kartel::cards(set.cards.iter());
    format!("{cards}  ({}, {})", set.name, names.of(set.seat.index()))
}
