//! What is said of KTU.

use crate::speech::Message;

use super::{Ktu, Table};
use crate::speech::{FEW, Speaks, left, of};

/// A pile of so many cards is worth a remark.
const MANY_TO_TAKE: usize = 8;

impl Speaks for Ktu {
    fn remarks(table: &Table, (): &()) -> Vec<Message> {
        let pile = table.pile.in_order().count();
        let mut said = Vec::new();
        if pile >= MANY_TO_TAKE {
            said.push(Message::plain("talk-pile").with("count", pile));
        }
        said.extend(table.places().first().map(|&first| of("talk-out", first)));
        let held = |seat| {
            let open = table.open[seat].len() + table.closed_size(seat);
            (seat, table.hand_size(seat) + open)
        };
        said.extend(left(table.seats().map(held), FEW));
        said
    }
}
