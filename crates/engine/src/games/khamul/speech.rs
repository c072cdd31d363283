//! What is said of Khamul.

use crate::speech::Message;

use super::knowledge::Tracker;
use super::{Khamul, Table};
use crate::card::French;
use crate::speech::{Speaks, alike, left, of};

/// A row begins with four cards; so few are worth a remark.
const FEW: usize = 2;

impl Speaks for Khamul {
    fn remarks(table: &Table, tracker: &Tracker) -> Vec<Message> {
        let announcer = table.announcer.map(|seat| of("talk-khamul", seat));
        let mut said: Vec<Message> = announcer.into_iter().collect();
        if tracker.throws() > 1 {
            said.push(Message::plain("talk-snaps").with("count", tracker.throws()));
        }
        let rank = |card: French| card.rank().letter();
        let discard = table.discard.cards().iter().copied().map(rank);
        said.extend(alike(table.discard.top().into_iter().map(rank), discard));
        let seats = table.standings.seats().seats();
        said.extend(left(seats.map(|seat| (seat, table.row_size(seat))), FEW));
        said
    }
}
