//! Drossel at a terminal.

use kit::prompt::faces::suit;
use kit::prompt::layout::{About, aligned, seats};
use kit::prompt::{AtTerminal, Ended, Names, View, count, texts};
use kit::words::Language;

use crate::{Drossel, Options, Shown};

impl AtTerminal for Drossel {
    type Options = Options;

    fn counts(_: &Options) -> Option<&'static str> {
        None
    }

    fn wins(options: &Options) -> (&'static str, u32, u32) {
        (if options.victories { "victories" } else { "high" }, options.rounds, 0)
    }

    fn is_whole(Shown { hands, trick, played, tricks, .. }: &Shown, seats: usize) -> bool {
        [hands.len(), trick.len(), played.len(), tricks.len()] == [seats; 4]
    }

    fn cards_of(shown: &Shown, seat: usize) -> [Vec<String>; 3] {
        [texts(shown.hands[seat].open()), Vec::new(), Vec::new()]
    }

    fn legend(view: &View<Self>, language: Language) -> Vec<String> {
        let wins = if view.options.victories { "victories" } else { "points" };
        let suits = ["c", "d", "h", "s"].map(|letter| format!("{letter}{}", suit(letter)));
        vec![
            language.text("terminal-goal-drossel", &[("wins", wins.into())]),
            language.text("terminal-legend-drossel-cards", &[("suits", suits.join(" ").into())]),
        ]
    }

    fn table(view: &View<Self>, names: &Names) -> Vec<String> {
        let Shown { hands, trick, tricks, turned, .. } = &view.own;
        let mut lines = seats(names, &view.common, |seat| {
            let card = Self::cards(trick[seat]);
            let cards = aligned(names, "terminal-cards", count(&hands[seat]));
            let taken = aligned(names, "terminal-drossel-tricks", tricks[seat].into());
            About { columns: vec![cards, taken], after: card }
        });
        if let Some(turned) = turned {
            let card = Self::card(&turned.to_string());
            lines.push(names.text("terminal-drossel-trumps", &[("card", card.into())]));
        }
        lines
    }

    fn ended(round: &Ended<'_, View<Self>>) -> String {
        let most = round.scores.iter().max().copied().unwrap_or_default();
        round.say("terminal-drossel-ended", &round.scored(|score| score == most))
    }

    fn needed(_: &str) -> &'static str {
        "card"
    }
}
