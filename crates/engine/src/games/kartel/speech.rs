//! What is said of Kartel.

use crate::speech::Message;

use super::cards::Card;
use super::{Kartel, Set, Table};
use crate::card::CardSet;
use crate::speech::{FEW, Speaks, alike, left};

impl Speaks for Kartel {
    fn remarks(table: &Table, (): &()) -> Vec<Message> {
        let seats = table.standings.seats();
        let kara = table.last.as_ref().map(Set::name).filter(|name| name.starts_with("KARA"));
        let kara = kara.map(|name| Message::plain("talk-kara").with("set", name));
        let rank = |card: Card| card.rank().letter();
        let latest = table.last.iter().flat_map(|set| set.cards().iter()).map(rank);
        let played = seats.seats().fold(CardSet::EMPTY, |all, seat| all.with(table.played[seat]));
        let mut said: Vec<Message> = kara.into_iter().collect();
        said.extend(alike(latest, played.iter().map(rank)));
        said.extend(left(seats.seats().map(|seat| (seat, table.hand_size(seat))), FEW));
        said
    }
}
