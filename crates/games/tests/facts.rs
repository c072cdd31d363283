//! What tests read from the folder of each game. In its `tests/facts.toml` are
//!
//! - `transcripts`: by the names of their files in `tests/transcripts/`, the seats and options of
//!   matches;
//! - `blind`: how many in a hundred replays may be impossible with the exchanged cards (`skipped`),
//!   and in how many positions cards of a reshuffle are exchanged at least (`reshuffled`);
//! - `lens`: how many cards may be hidden, and how many steps a walk through all deals has;
//! - `benchmark`: the seats of a table, how many decisions its rounds have (`draw`, `list`), and how
//!   many those of a block of `novices` in the lab.

use std::fs;
use std::path::{Path, PathBuf};

use games::Kind;
use serde::de::DeserializeOwned;

/// A path in the folder of a game.
pub(crate) fn path(kind: Kind, name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{kind}/{name}"))
}

/// The text of a file in the folder of a game, which has to hold `what`.
///
/// # Panics
///
/// If there is no such file.
pub(crate) fn text(kind: Kind, name: &str, what: &str) -> String {
    let text = fs::read_to_string(path(kind, name));
    text.unwrap_or_else(|error| panic!("write games/{kind}/{name}, {what}: {error}"))
}

/// One part of the facts about a game.
///
/// # Panics
///
/// If it is missing, or is not of this form.
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
