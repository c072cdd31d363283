//! What is said of Kartu Sama.

use crate::speech::Message;

use super::{Face, KartuSama, Table};
use crate::speech::{FEW, Speaks, alike, left};

/// So many cards owed are worth a remark.
const MANY_OWED: u8 = 4;

impl Speaks for KartuSama {
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
