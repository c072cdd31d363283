//! What one seat, or a spectator, may know. This module holds the only way to make a view.

use std::fmt;

use crate::seat::Seat;

/// The full truth, stored by who knows it: a table that everyone sees, a private part for each
/// seat, and a rest that no view contains.
pub trait State: Clone {
    /// What everyone sees. Its fields are public, since it is only lent.
    type Table: Clone + fmt::Debug;
    /// What one seat knows and not everyone else does; lent like the table.
    type Private: Clone + fmt::Debug;

    /// What everyone sees.
    fn table(&self) -> &Self::Table;

    /// What `seat` alone knows.
    fn private(&self, seat: Seat) -> &Self::Private;
}

/// Implements [`State`] and [`Events`](crate::Events) for a game that keeps its table and what each
/// seat alone knows, a [`BySeat`](crate::BySeat), in fields of its own.
///
/// # Examples
///
/// ```
/// use engine::{BySeat, Seat, State, state};
///
/// #[derive(Clone)]
/// struct Coins {
///     table: u32,
///     hands: BySeat<u8, 4>,
/// }
///
/// state!(Coins { table: u32, hands: u8 } tells &'static str, u8);
///
/// let coins = Coins { table: 12, hands: BySeat::all(3) };
/// assert_eq!((coins.table(), coins.private(Seat::FIRST)), (&12, &3));
/// ```
#[macro_export]
macro_rules! state {
    ($game:ty { $table:ident: $of_all:ty, $privates:ident: $of_one:ty }
        tells $public:ty, $secret:ty) => {
        impl $crate::State for $game {
            type Table = $of_all;
            type Private = $of_one;

            #[inline]
            fn table(&self) -> &$of_all {
                &self.$table
            }

            #[inline]
            fn private(&self, seat: $crate::Seat) -> &$of_one {
                &self.$privates[seat]
            }
        }

        impl $crate::Events for $game {
            type Public = $public;
            type Secret = $secret;
        }
    };
}

/// What one seat may know now: the table, which everyone sees, and the seat's own private part.
///
/// A view borrows two things that hold nothing else, so it cannot leak: the
/// [crate's example](crate) shows that it does not hold another seat's card. Only
/// [`GameExt::view`](crate::GameExt::view) makes one. Code outside of this crate cannot join parts
/// of its choice:
///
/// ```compile_fail,E0451
/// # use engine::{Seat, State, View};
/// fn peek<G: State>(game: &G, me: Seat, other: Seat) -> View<'_, G> {
///     View { seat: me, table: game.table(), private: game.private(other) }
/// }
/// ```
pub struct View<'a, G: State> {
    seat: Seat,
    table: &'a G::Table,
    private: &'a G::Private,
}

impl<'a, G: State> View<'a, G> {
    #[inline]
    pub(crate) fn new(seat: Seat, table: &'a G::Table, private: &'a G::Private) -> Self {
        Self { seat, table, private }
    }

    /// Whose view it is.
    #[inline]
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// What everyone sees.
    #[inline]
    pub fn table(self) -> &'a G::Table {
        self.table
    }

    /// What this seat alone knows.
    #[inline]
    pub fn private(self) -> &'a G::Private {
        self.private
    }
}

impl<G: State> Clone for View<'_, G> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: State> Copy for View<'_, G> {}

impl<G: State> fmt::Debug for View<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "View(seat {})", self.seat)
    }
}

/// How much a viewer sees of a match: what [`Game::show`](crate::Game::show) turns into JSON.
/// [`GameExt::sight`](crate::GameExt::sight) chooses it.
pub enum Sight<'a, G: State> {
    /// A spectator sees the table.
    Table(&'a G::Table),
    /// A seat sees its view.
    Seat(View<'a, G>),
    /// The whole truth: between rounds all cards are turned up, and the referee's `state` shows
    /// all.
    All(&'a G),
}

impl<'a, G: State> Sight<'a, G> {
    /// What everyone sees.
    pub fn table(&self) -> &'a G::Table {
        match *self {
            Self::Table(table) => table,
            Self::Seat(view) => view.table,
            Self::All(game) => game.table(),
        }
    }

    /// The private part of `seat`, if it is seen.
    pub fn private(&self, seat: Seat) -> Option<&'a G::Private> {
        match *self {
            Self::Table(_) => None,
            Self::Seat(view) => (view.seat == seat).then_some(view.private),
            Self::All(game) => Some(game.private(seat)),
        }
    }

    /// The state, if all is seen.
    pub fn all(&self) -> Option<&'a G> {
        match *self {
            Self::All(game) => Some(game),
            _ => None,
        }
    }
}

/// A list as it is shown: its elements, or how many there are.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "types", schemars(inline))]
#[serde(untagged)]
pub enum List<T> {
    /// The elements.
    Open(Vec<T>),
    /// Only how many.
    Count(usize),
}

impl<T> List<T> {
    /// The elements if they are seen, else only their number.
    pub fn new(open: Option<impl IntoIterator<Item = T>>, count: usize) -> Self {
        match open {
            Some(list) => Self::Open(list.into_iter().collect()),
            None => Self::Count(count),
        }
    }

    /// The elements; none if they are not seen.
    pub fn open(&self) -> &[T] {
        if let Self::Open(list) = self { list } else { &[] }
    }

    /// How many elements it has, seen or not.
    pub fn count(&self) -> usize {
        match self {
            Self::Open(list) => list.len(),
            Self::Count(count) => *count,
        }
    }
}
