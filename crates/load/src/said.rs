//! What a server says and keeps, as far as it is read here.

use serde::Deserialize;

/// What a message of a room's socket is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Said {
    Welcome,
    Room,
    Update,
    Refused,
    Fault,
    Closing,
    #[serde(other)]
    Other,
}

/// What an entry of a log is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kept {
    /// In a room: a match began.
    Began,
    /// In a match: lines of its record.
    Played,
    #[serde(other)]
    Other,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum By {
    Person,
    #[serde(other)]
    Other,
}
