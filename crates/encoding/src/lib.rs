//! The decisions of a game as numbers, and what its seats know as bytes in named planes: for
//! programs that learn. An observation is made of a seat's view and of its memory of what it was
//! told, and of nothing else, so no program that learns from it can know more than its seat.

mod episode;
mod planes;

use engine::View;
use search::Policy;

pub use episode::{Episode, option};
pub use planes::{Plane, Planes, around, by_seat, distance, spread};

/// A game whose decisions are numbers.
///
/// The numbers of actions are the same at every table and stay the same from version to version.
pub trait Spaces: Policy {
    /// How many actions there are.
    const ACTIONS: usize;

    /// Whether some moves are named by several actions.
    const PARTS: bool;

    /// Whether an observation needs the seat's memory.
    const REMEMBERS: bool;

    /// The types of events, numbered by position: add new ones at the end, so that the numbers in
    /// existing encodings stay valid.
    const EVENTS: &'static [&'static str];

    /// What an action is called, such as `7h`.
    fn action(action: usize) -> String;

    /// The action that names the part of a legal move with this number, from 0; `None` after the
    /// last. Moves that name the same actions are as good as each other, and the first in canonical
    /// order is played.
    fn part(view: View<'_, Self>, mv: Self::Move, at: usize) -> Option<usize>;

    /// By how many points a seat can be behind the others' average once an episode is over: never
    /// by more, and perhaps never by as many. `fresh` is a match before its first deal.
    fn behind(fresh: &Self, episode: Episode) -> u32;

    /// Writes what the view's seat knows: always the same planes at tables of one size.
    fn observe(view: View<'_, Self>, memory: &Self::Memory, planes: &mut impl Planes);
}
