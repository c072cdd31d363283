//! What a card game is: a pure state machine whose state is stored by who knows it.
//!
//! | module | what it holds |
//! |---|---|
//! | `game` | what a game is ([`Game`]), and what is the same for all ([`GameExt`]) |
//! | `view`, `tell` | what a seat may know now ([`View`]), and what it is told ([`Tell`]) |
//! | `knowledge` | what seats know over time ([`Knows`]): memories, worlds, and the [`lens`] |
//! | `speech` | what is said of a game ([`Speaks`]), as messages |
//! | [`examples`] | positions beside the rules, to try a clause in |
//! | `seat`, `card`, `rng`, `options`, `standings`, `text`, `hash`, `rows` | what all share |
//!
//! The crate has no input or output, clock, thread, float, `unsafe`, hash map or global randomness:
//! the same seed gives the same match everywhere.

mod card;
pub mod examples;
mod game;
mod hash;
mod knowledge;
mod options;
mod rng;
mod rows;
mod seat;
mod shown;
pub mod speech;
mod standings;
mod tell;
mod text;
#[doc(hidden)]
pub mod types;
mod view;

pub use card::{CardSet, French, Indexed, Rank, Suit};
pub use speech::{Message, Put};

pub use game::{DealError, Game, GameExt, PlayError, Refusal};
pub use hash::{fnv1a, from_hex, hex};
pub use knowledge::{Answer, Knows, LazyMemories, Look, Marks, Memories, Snap, Tracker, lens};
pub use options::{Allowed, OptionSpec, OptionsError, Settings, Value};
pub use rng::{Rng, Seed};
pub use rows::add_row;
pub use seat::{BySeat, Direction, SEATS_MAX, Seat, SeatCount, SeatSet};
pub use shown::{Common, Shown};
pub use speech::Speaks;
pub use standings::{Chance, MatchOver, Phase, RoundOver, Standings, ToAct};
pub use tell::{Event, Events, Tell, Told};
pub use text::{TextError, cards, number, quoted, words};
pub use view::{List, Sight, State, View};
