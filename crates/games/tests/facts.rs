//! What tests read from the folder of each game. In its `tests/facts.toml` are
//!
//! - `deal`: to which places cards are dealt in which `order`, and where the `rest` lies (the form:
//!   `rules.rs`);
//! - `transcripts`: by the names of their files in `tests/transcripts/`, the seats and options of
//!   matches;
//! - `blind`: how many in a hundred replays may be impossible with the exchanged cards (`skipped`),
//!   and in how many positions cards of a reshuffle are exchanged at least (`reshuffled`);
//! - `lens`: how many cards may be `hidden` where all their orders are tried, how many `steps` a
//!   walk through all deals has, and perhaps `options` with which so few cards are hidden;
//! - `said`: messages that random matches do not get to (`rare`), and moves that end a round early,
//!   which they seldom make (`seldom`);
//! - `events`: moves that no list has (`unlisted`), and events that random matches do not get to
//!   (`rare`; crates/server/tests/schema.rs);
//! - `bots`: by how many points a round a `novice` is better than dice, in which rounds bots are
//!   asked in several `worlds`, a hash of all `moves` of novices, and whether no end of a round is
//!   short enough to count all ways to play it (`long_ends`; crates/bots/tests);
//! - `spaces`: how many `actions` there are, a hash of their `names`, whether some tables have
//!   `more_planes`, and the `worst` rewards (crates/spaces/src/tests.rs);
//! - `python`: options that make a round short (`limits`), whether low scores win (`low_wins`),
//!   whether seats decide at the same time (`decides_at_once`), and whether a seat's first view is
//!   a spectator's (`sees_no_more`; crates/python/tests);
//! - `benchmark`: the seats of a table, how many decisions its rounds have (`draw`, `list`), and
//!   how many those of a block of `novices` in the lab.

use std::fs;
use std::path::{Path, PathBuf};

use games::Kind;
use serde::de::DeserializeOwned;

pub(crate) fn path(kind: Kind, name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{kind}/{name}"))
}

/// `what` is what the file must hold: it is named where the file is missing.
pub(crate) fn text(kind: Kind, name: &str, what: &str) -> String {
    let text = fs::read_to_string(path(kind, name));
    text.unwrap_or_else(|error| panic!("write games/{kind}/{name}, {what}: {error}"))
}

pub(crate) fn facts<T: DeserializeOwned>(kind: Kind, part: &str) -> T {
    let name = "tests/facts.toml";
    let text = text(kind, name, "what tests know of the game (crates/games/tests/facts.rs)");
    let read =
        || toml::from_str::<toml::Table>(&text)?.remove(part).unwrap_or_else(empty).try_into();
    read().unwrap_or_else(|error| {
        panic!("games/{kind}/{name}, [{part}] (crates/games/tests/facts.rs): {error}")
    })
}

fn empty() -> toml::Value {
    toml::Table::new().into()
}
