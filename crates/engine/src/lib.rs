//! A framework for card games with hidden cards: traits that make a game a pure state machine, and
//! the parts that games share.
//!
//! A state is stored by who knows it: a table that everyone sees, a private part for each seat, and
//! a rest that no seat sees. A [`View`] borrows the table and one private part, so it cannot leak
//! what is hidden, and events are made for their audience ([`Tell`]) instead of being filtered.
//! A type that implements [`Game`] gets checked play, deals and playouts ([`GameExt`]); [`Knows`]
//! adds memories, and worlds for bots that search; [`Speaks`] adds messages for people.
//!
//! | module | what it holds |
//! |---|---|
//! | `game` | what a game is ([`Game`]), and what is the same for all ([`GameExt`]) |
//! | `view`, `tell` | what a seat may know now ([`View`]), and what it is told ([`Tell`]) |
//! | `knowledge` | what seats know over time ([`Knows`]): memories, worlds, and the [`lens`] |
//! | [`speech`] | what is said of a game ([`Speaks`]), as [`Message`]s |
//! | [`examples`] | positions beside the rules, to try a clause in |
//! | `seat` | seats, sets of seats ([`SeatSet`]), and values by seat ([`BySeat`]) |
//! | `card` | cards ([`French`]), and sets of cards as machine words ([`CardSet`]) |
//! | `rng` | the generator and the shuffle, pinned for ever ([`Seed`], [`Rng`]) |
//! | `options` | what a table can choose ([`options!`]), and did choose ([`Settings`]) |
//! | `standings` | rounds, scores and winners ([`Standings`]) |
//! | `shown` | what views look like as JSON ([`Shown`]) |
//! | `text`, `hash`, `rows` | parsing, hashes, and lists filled from tables |
//!
//! # What it is not
//!
//! It has no game, no bots, no words in any language, and no server or screen; they stand above it.
//! It has no input or output, clock, thread, float, `unsafe`, hash map or global randomness: the
//! same seed gives the same match everywhere. And it protects nothing from a game's own module,
//! which sees the whole state: keep whatever answers for a seat outside of it, so that the compiler
//! refuses private fields.
//!
//! # Features
//!
//! `types` adds what views and events look like as TypeScript and JSON Schema, by `ts-rs` and
//! `schemars`. It changes nothing else.
//!
//! # Example
//!
//! A whole game, and a match of it (`examples/high_card.rs`):
//!
//! ```
#![doc = include_str!("../examples/high_card.rs")]
//! ```

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
pub use knowledge::{
    Answer, Hidden, HiddenCard, HiddenPlace, Knows, LazyMemories, Look, Marks, Memories, Snap,
    Tracker, lens,
};
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
