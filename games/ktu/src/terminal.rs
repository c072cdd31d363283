//! KTU at a terminal.

use kit::Rank;
use kit::prompt::faces::bold;
use kit::prompt::layout::{About, aligned, or_none, seats};
use kit::prompt::{AtTerminal, Ended, Names, View, count, texts};
use kit::words::Language;

use crate::{Ktu, Options, Powers, Shown};

/// The ranks, low to high, without those that fit on anything.
const ORDER: &str = "4 5 6 7 8 9 J Q K A";

impl AtTerminal for Ktu {
    type Options = Options;

    fn counts(_: &Options) -> Option<&'static str> {
        None
    }

    fn wins(options: &Options) -> (&'static str, u32, u32) {
        ("high", options.rounds, 0)
    }

    fn is_whole(Shown { hands, open, closed, .. }: &Shown, seats: usize) -> bool {
        [hands.len(), open.len(), closed.len()] == [seats; 3]
    }

    fn cards_of(Shown { hands, open, closed, .. }: &Shown, seat: usize) -> [Vec<String>; 3] {
        let hand = hands[seat].iter().flatten();
        [texts(hand), texts(open[seat].iter()), texts(closed[seat].open())]
    }

    fn sort(cards: &mut [String]) {
        // 2, 3 and 10 stand outside the power order: they come last.
        cards.sort_by_key(|card| card.starts_with(['2', '3', 'T']));
    }

    fn legend(view: &View<Self>, language: Language) -> Vec<String> {
        let wins = if view.options.play_on { "places" } else { "first" };
        let powers = Powers::new(&view.options);
        if !powers.are_usual() || view.options.alike != 4 {
            return varied(&powers, &view.options, wins, language);
        }
        let order = bold(ORDER);
        vec![
            language.text("terminal-goal-ktu", &[("wins", wins.into())]),
            language.text("terminal-legend-ktu-order", &[("order", order.into())]),
            language.text("terminal-legend-ktu-powers", &[]),
            language.text("terminal-legend-ktu-ten", &[]),
        ]
    }

    fn table(view: &View<Self>, names: &Names) -> Vec<String> {
        let Shown { hands, draw, pile, burned, turns, .. } = &view.own;
        let mut lines = seats(names, &view.common, |seat| about(&view.own, seat, names));
        // The largest hand has as many cards as were dealt while open cards are chosen.
        let dealt = Some(view.options.dealt_to_hand());
        let choosing = *turns == 0 && hands.iter().map(Vec::len).max() == dealt;
        if !pile.is_empty() {
            let top = Self::cards(pile.iter().rev().take(8));
            let top = if pile.len() > 8 { format!("{top} …") } else { top };
            let params = [("count", pile.len().into()), ("cards", top.into())];
            lines.push(names.text("terminal-pile", &params));
        } else if !choosing {
            lines.push(names.text("terminal-pile-empty", &[]));
        }
        let params = [("count", count(draw).into()), ("burned", burned.len().into())];
        lines.push(names.text("terminal-draw-pile-burned", &params));
        lines
    }

    fn nobody_won(totals: &[i32]) -> Option<&'static str> {
        totals.iter().all(|&score| score == 0).then_some("event-ktu-no-winner") // 6.2
    }

    fn ended(round: &Ended<'_, View<Self>>) -> String {
        match &round.scored(|score| score > 0)[..] {
            [] => round.names.text("terminal-ended-nobody", &[]),
            _ if round.view.options.play_on => {
                let places = round.view.own.places.iter().map(|seat| seat.index());
                round.say("terminal-ended-places", &Vec::from_iter(places))
            }
            seats => round.say("terminal-ended-out-wins", seats),
        }
    }

    fn needed(verb: &str) -> &'static str {
        match verb {
            "open" => "three-cards",
            "flip" => "closed",
            _ => "cards",
        }
    }
}

fn varied(powers: &Powers, options: &Options, wins: &str, language: Language) -> Vec<String> {
    let none = || language.text("terminal-none", &[]);
    let ranks = |free: bool| {
        let ranks = Rank::ALL.into_iter().filter(|&rank| powers.is_free(rank) == free);
        let ranks = ranks.map(|rank| rank.letter().to_string()).collect::<Vec<_>>().join(" ");
        if ranks.is_empty() { none() } else { ranks }
    };
    let [any, through, lower, skip, burn] =
        powers.ranks().map(|rank| rank.map_or_else(none, |rank| rank.letter().to_string()));
    let order = [("order", bold(&ranks(false)).into()), ("free", ranks(true).into())];
    let does = [
        ("any", any.into()),
        ("through", through.into()),
        ("lower", lower.into()),
        ("skip", skip.into()),
        ("burn", burn.into()),
        ("alike", usize::from(options.alike).into()),
    ];
    vec![
        language.text("terminal-goal-ktu", &[("wins", wins.into())]),
        language.text("terminal-legend-ktu-order-varied", &order),
        language.text("terminal-legend-ktu-varied", &does),
    ]
}

fn about(shown: &Shown, seat: usize, names: &Names) -> About {
    let [hand, open, _] = Ktu::cards_of(shown, seat).map(|mut cards| {
        Ktu::sort(&mut cards);
        cards
    });
    let with_cards = |id: &str, cards: String| names.text(id, &[("cards", cards.into())]);
    let size = shown.hands[seat].len();
    // One's own hand, and those that a record shows, stand below.
    let below = names.you() == Some(seat) || hand.len() == size && names.you().is_none();
    let after = if below || hand.is_empty() {
        String::new()
    } else {
        with_cards("terminal-known", Ktu::cards(hand))
    };
    let columns = vec![
        aligned(names, "terminal-cards-in-hand", size),
        with_cards("terminal-open", or_none(Ktu::cards(open), names)),
        names.text("terminal-closed", &[("count", count(&shown.closed[seat]).into())]),
    ];
    About { columns, after }
}
