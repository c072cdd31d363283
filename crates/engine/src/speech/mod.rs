//! What is said of a game: messages, each a name and what is put into it. The catalogues turn them
//! into a language.

mod facts;
mod message;

pub use message::{Message, Put};

use crate::knowledge::Knows;
use crate::seat::Seat;

/// A hand of so few cards is worth a remark.
pub(crate) const FEW: usize = 3;

/// So many cards of one rank are worth a remark.
const MANY_ALIKE: usize = 4;

/// What is said of a game.
pub trait Speaks: Knows {
    /// What is true of the round and worth a remark, the most remarkable first: made of what
    /// everyone sees and can follow, and of nothing else.
    fn remarks(table: &Self::Table, tracker: &Self::Tracker) -> Vec<Message>;
}

/// That many cards of a rank lie there, of which one was just laid. A rank is its letter.
pub(crate) fn alike(
    latest: impl Iterator<Item = char>,
    seen: impl Iterator<Item = char> + Clone,
) -> Option<Message> {
    let count = |rank: char| seen.clone().filter(|&other| other == rank).count();
    let (count, rank) = latest.map(|rank| (count(rank), rank)).max()?;
    let said = Message::plain("talk-alike").with("count", count).with("rank", rank.to_string());
    (count >= MANY_ALIKE).then_some(said)
}

/// Who has few cards left: the fewest first.
pub(crate) fn left(sizes: impl Iterator<Item = (Seat, usize)>, few: usize) -> Vec<Message> {
    let mut sizes: Vec<_> = sizes.filter(|(_, size)| (1..=few).contains(size)).collect();
    sizes.sort_by_key(|&(_, size)| size);
    let said = |(seat, size): (Seat, usize)| of("talk-left", seat).with("count", size);
    sizes.into_iter().map(said).collect()
}

/// Something of a seat.
pub(crate) fn of(id: &str, seat: Seat) -> Message {
    Message::plain(id).with("seat", seat.index())
}
