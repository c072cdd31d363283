//! What is said of Krass Kariert.

use crate::speech::Message;

use super::{KrassKariert, Table};
use crate::speech::{FEW, Speaks, left, of};

/// So few chips are worth a remark.
const FEW_CHIPS: u8 = 1;

impl Speaks for KrassKariert {
    fn remarks(table: &Table, (): &()) -> Vec<Message> {
        let seats = table.standings.seats().seats();
        let mut said = left(seats.clone().map(|seat| (seat, table.hand_size(seat))), FEW);
        let few = seats.filter(|&seat| table.chips[seat] <= FEW_CHIPS);
        said.extend(few.map(|seat| of("talk-chips", seat).with("count", table.chips[seat])));
        said
    }
}
