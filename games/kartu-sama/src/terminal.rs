//! Kartu Sama at a terminal.

use kit::prompt::faces::{dim, suit};
use kit::prompt::layout::{About, aligned, draw_pile, labelled, seats};
use kit::prompt::{AtTerminal, Ended, Names, View, count, texts};
use kit::words::Language;

use crate::{KartuSama, Options, Shown};

impl AtTerminal for KartuSama {
    type Options = Options;

    fn counts(_: &Options) -> Option<&'static str> {
        Some("terminal-column-points")
    }

    fn wins(options: &Options) -> (&'static str, u32, u32) {
        (if options.victories { "victories" } else { "low" }, options.rounds, 0)
    }

    fn is_whole(shown: &Shown, seats: usize) -> bool {
        let backs = shown.backs.as_ref().map_or(seats, |backs| backs.hands.len());
        [shown.hands.len(), backs] == [seats; 2]
    }

    fn cards_of(shown: &Shown, seat: usize) -> [Vec<String>; 3] {
        [texts(shown.hands[seat].open()), Vec::new(), Vec::new()]
    }

    fn hand(mut cards: Vec<String>, label: &str) -> Vec<String> {
        // By suit, then rank: what fits on a suit lies together.
        cards.sort_by_key(|card| (card == "Jo", card.chars().last()));
        labelled(label, &cards.iter().map(|card| Self::card(card)).collect::<Vec<_>>())
    }

    fn legend(view: &View<Self>, language: Language) -> Vec<String> {
        let wins = if view.options.victories { "victories" } else { "points" };
        let suits = ["c", "d", "h", "s"].map(|letter| format!("{letter}{}", suit(letter)));
        vec![
            language.text("terminal-goal-kartu-sama", &[("wins", wins.into())]),
            language.text("terminal-legend-kartu-sama-cards", &[("suits", suits.join(" ").into())]),
            points(&view.options, language),
        ]
    }

    fn table(view: &View<Self>, names: &Names) -> Vec<String> {
        let Shown { hands, draw, discard, .. } = &view.own;
        let mut lines = seats(names, &view.common, |seat| {
            let columns = vec![aligned(names, "terminal-cards", count(&hands[seat]))];
            About { columns, after: backs(&view.own, seat, names) }
        });
        let mut discard = discard.iter().rev();
        let top = Self::cards(discard.next());
        let mut pile = names.text("terminal-discard-pile", &[("card", top.into())]);
        let under = Self::cards(discard.take(4));
        if !under.is_empty() {
            let under = names.text("terminal-under-it", &[("cards", under.into())]);
            pile += &dim(&format!("  {under}"));
        }
        let mut draw = draw_pile(draw, names);
        let top = view.own.backs.as_ref().and_then(|backs| *backs.draw.first()?);
        if let Some(top) = top {
            let top = names.text("terminal-back-on-top", &[("back", usize::from(top).into())]);
            draw += &dim(&format!("  {top}"));
        }
        lines.extend([pile, draw]);
        lines
    }

    fn ended(round: &Ended<'_, View<Self>>) -> String {
        let ends = match &round.out()[..] {
            [] => round.names.text("terminal-ended-draw-pile", &[]),
            seats => round.say("terminal-ended-out", seats),
        };
        let won = round.scored(|score| score > 0);
        if round.view.options.victories && !won.is_empty() {
            return format!("{ends} {}", round.say("terminal-ended-wins", &won));
        }
        ends
    }

    fn account(round: &Ended<'_, View<Self>>, seat: usize) -> (String, String) {
        let hand = round.view.own.hands[seat].open().iter();
        let points = hand.map(|&face| round.view.options.points(face));
        (points.sum::<i32>().to_string(), String::new())
    }

    fn typed(words: &mut Vec<String>, _: &Names) {
        for word in words.iter_mut().filter(|word| ["jo", "joker"].contains(&word.as_str())) {
            *word = "Jo".to_owned();
        }
    }

    fn needed(verb: &str) -> &'static str {
        if verb == "play" { "card" } else { "cards" }
    }
}

/// The backs of a hand, with its cards where they are seen; nothing where all are the same.
fn backs(shown: &Shown, seat: usize, names: &Names) -> String {
    let Some(backs) = &shown.backs else { return String::new() };
    let open = shown.hands[seat].open();
    let words = backs.hands[seat].iter().enumerate().map(|(at, back)| match open.get(at) {
        Some(face) => format!("{face}/{back}"),
        None => back.to_string(),
    });
    let backs = words.collect::<Vec<_>>().join(" ");
    names.text("terminal-backs", &[("backs", backs.into())])
}

fn points(options: &Options, language: Language) -> String {
    let number = |number: u8| usize::from(number).into();
    let params = [
        ("court", number(options.court_points)),
        ("ace", number(options.ace_points)),
        ("joker", number(options.joker_points)),
        ("asks", number(options.joker_asks)),
        ("owing", number(options.drawn_owing)),
    ];
    language.text("terminal-legend-kartu-sama-points", &params)
}
