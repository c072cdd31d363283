//! What is said of Kartu Sama.

use crate::speech::Message;

use super::{Face, KartuSama, Public, Secret, Table};
use crate::speech::{FEW, Put, Speaks, alike, dealt, does, drew, left, match_over, round_over};
use crate::view::Sight;

/// So many cards owed are worth a remark.
const MANY_OWED: u8 = 4;

impl Speaks for KartuSama {
    fn told(sight: &Sight<'_, Self>, event: &Public) -> Vec<Message> {
        vec![match event {
            Public::Dealt { round, dealer, turn, card } => {
                let said = dealt("event-kartu-sama-dealt", *round, *dealer, *turn);
                said.with("card", Put::Card(card.to_string()))
            }
            Public::Played { seat, card, owed } => {
                let said = does("event-kartu-sama-played", *seat).with("owed", *owed);
                said.with("card", Put::Card(card.to_string()))
            }
            Public::Drew { seat, count } => {
                does("event-kartu-sama-drew", *seat).with("count", *count)
            }
            Public::RoundOver(over) => {
                let why = ended(sight.table());
                return why.into_iter().chain([round_over(over)]).collect();
            }
            Public::MatchOver(over) => match_over(over),
        }]
    }

    fn ended(&self) -> Vec<Message> {
        ended(&self.table).into_iter().collect()
    }

    fn is_result(event: &Public) -> bool {
        matches!(event, Public::RoundOver(_) | Public::MatchOver(_))
    }

    fn shown(secret: &Secret) -> Vec<Message> {
        match secret {
            Secret::Hand { .. } => Vec::new(), // the table shows it
            Secret::Drew { cards } => drew(cards),
        }
    }

    fn remarks(table: &Table, (): &()) -> Vec<Message> {
        let discard = || table.discard.faces();
        let jokers = discard().rev().take_while(|&face| face == Face::JOKER).count();
        let mut said = Vec::new();
        if jokers > 1 {
            said.push(Message::plain("talk-jokers").with("count", jokers));
        }
        if table.owed >= MANY_OWED {
            said.push(Message::plain("talk-owed").with("count", table.owed));
        }
        let rank = |face: Face| face.french().map(|card| card.rank().letter());
        let top = discard().next_back().and_then(rank);
        said.extend(alike(top.into_iter(), discard().filter_map(rank)));
        let seats = table.standings.seats().seats();
        said.extend(left(seats.map(|seat| (seat, table.hand_size(seat))), FEW));
        said
    }
}

/// Why the round is over.
fn ended(table: &Table) -> Option<Message> {
    let mut out = table.standings.seats().seats().filter(|&seat| table.hand_size(seat) == 0);
    match (out.next(), out.next()) {
        (Some(only), None) => Some(does("ended-kartu-sama-out", only)),
        _ if table.draw_size > 0 => None,
        _ => Some(Message::plain("ended-kartu-sama-short")),
    }
}
