//! What is said of Krass Kariert.

use kit::examples::Example;
use kit::speech::{
    FEW, dealt, does, drew, left, match_over, numbers as numbers_of, scored, several, texts, yes,
};
use kit::{Message, Put, SeatSet, Sight, Speaks, State as _, View};

use crate::advice::advice;
use crate::{Face, KrassKariert, Memory, Move, Public, Secret, Table};

const FEW_CHIPS: u8 = 1;

impl Speaks for KrassKariert {
    fn told(sight: &Sight<'_, Self>, event: &Public) -> Vec<Message> {
        vec![match event {
            Public::Dealt { round, dealer, starter, .. } => {
                dealt("event-krass-kariert-dealt", *round, *dealer, *starter)
            }
            Public::Played { seat, cards, numbers, .. } => {
                let what = match cards[..] {
                    [Face::STOP] => "stop",
                    [Face::DRAW] => "draw",
                    _ => "cards",
                };
                let said = does("event-krass-kariert-played", *seat).with("what", what);
                said.with("cards", named("krass-kariert-set", cards, numbers))
            }
            Public::Took { seat, card, at, .. } => {
                let said = does("event-krass-kariert-took", *seat);
                let card = Put::Card(card.to_string());
                said.with("card", card).with("place", Put::Slot((*at).into()))
            }
            Public::TrickWon { seat, draws } => {
                does("event-krass-kariert-trick-won", *seat).with("count", *draws)
            }
            Public::Inserted { seat, at, .. } => {
                does("event-krass-kariert-inserted", *seat).with("place", Put::Slot((*at).into()))
            }
            Public::Out { seats } => several("event-krass-kariert-out", seats.iter()),
            Public::TrickStarted { seat } => does("event-krass-kariert-trick-started", *seat),
            Public::Stuck { seat } => does("event-krass-kariert-stuck", *seat),
            Public::RoundOver { over, chips } => {
                let pays = scored(&over.round_scores, |score| score < 0);
                let said = several("event-krass-kariert-round-over", pays.iter());
                let said = said.with("chips", Put::BySeat(numbers_of(chips)));
                return vec![ended(sight.table(), pays), said];
            }
            Public::MatchOver(over) => match_over(over),
        }]
    }

    fn ended(&self) -> Vec<Message> {
        let scores = self.table().standings.round_scores().unwrap_or_default();
        vec![ended(self.table(), scored(scores, |score| score < 0))]
    }

    fn asked(view: View<'_, Self>, legal: &[Move]) -> Vec<Message> {
        let table = view.table();
        if let (Some(card), Some((_, left))) = (view.private().drawn(), table.drawing()) {
            let said = Message::plain("asked-krass-kariert-insert").with("more", left - 1);
            let moves = match legal {
                [first, .., last] => format!("{first} … {last}"),
                only => texts(only).concat(),
            };
            let said = said.with("moves", moves);
            return vec![said.with("card", Put::Card(card.to_string()))];
        }
        let take = legal.iter().any(|mv| matches!(mv, Move::Take { .. }));
        let play = legal.iter().any(|mv| matches!(mv, Move::Play { .. }));
        let trick = table.trick();
        if trick.is_empty() {
            return vec![Message::plain("asked-krass-kariert-start")];
        }
        let Some(last) = trick.iter().rev().find(|laid| laid.is_combination()) else {
            return vec![Message::plain("asked-krass-kariert-none-yet").with("take", yes(take))];
        };
        let cards: Vec<Face> = last.faces().collect();
        let said = named("asked-krass-kariert-beat", &cards, last.numbers());
        let said = said.with("seat", Put::Seat(last.seat())).with("size", cards.len());
        vec![said.with(
            "how",
            match (play, take) {
                (true, false) => "play",
                (true, true) => "play-or-take",
                (false, _) => "take",
            },
        )]
    }

    fn advice(view: View<'_, Self>, _: &Memory, mv: Move) -> Vec<Message> {
        advice(view, mv)
    }

    fn shown(secret: &Secret) -> Vec<Message> {
        match secret {
            Secret::Hand { .. } => Vec::new(), // the table shows it
            Secret::Drew { card } => drew([card]),
        }
    }

    fn remarks(table: &Table, (): &()) -> Vec<Message> {
        let seats = table.standings.seats().seats();
        let mut said = left(seats.clone().map(|seat| (seat, table.hand_size(seat))), FEW);
        let few = seats.filter(|&seat| table.chips[seat] <= FEW_CHIPS);
        said.extend(few.map(|seat| does("talk-chips", seat).with("count", table.chips[seat])));
        said
    }

    fn examples() -> Vec<Example> {
        crate::examples::all()
    }
}

pub(crate) fn named(id: &str, cards: &[Face], numbers: &[u8]) -> Message {
    let (low, high) = (numbers.iter().min(), numbers.iter().max());
    let what = match (numbers.len(), low == high) {
        (0, _) => "special",
        (1, _) => "single",
        (2, true) => "pair",
        (_, true) => "three",
        (_, false) => "run",
    };
    let said = Message::plain(id).with("what", what);
    let said = said.with("low", low.copied()).with("high", high.copied());
    let said = said.with("x", yes(cards.contains(&Face::X)));
    let numbers = texts(numbers).join(" ");
    said.with("cards", Put::Row(texts(cards))).with("numbers", numbers)
}

/// Why the round is over, and who pays for it.
fn ended(table: &Table, pays: SeatSet) -> Message {
    let Some(payer) = pays.first() else { return Message::plain("ended-krass-kariert-nobody") };
    if pays.len() > 1 || table.inside.is_empty() {
        return several("ended-krass-kariert-all", pays.iter());
    }
    let stuck = table.inside.len() > 1;
    does(if stuck { "ended-krass-kariert-stuck" } else { "ended-krass-kariert-last" }, payer)
}
