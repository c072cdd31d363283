//! Why the server did not do what it was asked for.

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(feature = "types")]
use ts_rs::TS;

/// Why the server did not do what it was asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS), schemars(!default))]
#[serde(default)]
pub struct Fault {
    /// Why, for programs: stable.
    pub code: FaultCode,
    /// Why, in a sentence.
    pub message: String,
    /// Which name is somebody else's, if that is why.
    pub taken: Option<TakenName>,
}

/// A name that somebody cannot have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct TakenName {
    /// The name.
    pub name: String,
    /// One like it that is free; empty if none was found.
    pub free: String,
}

/// Why the server did not do what it was asked for, for programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum FaultCode {
    /// The message is not what the protocol has.
    BadMessage,
    /// The client speaks another version of the protocol: reload the page.
    WrongProtocol,
    /// There is no such room, or no longer.
    NoRoom,
    /// There is no such thing here.
    NotFound,
    /// The key opens no seat of this room.
    BadKey,
    /// The signature is not that of the key that it names, or not for this, or not for now.
    BadSignature,
    /// The name is in use by somebody else, whose key protects it at open tables.
    NameTaken,
    /// Only the host may do this.
    NotHost,
    /// This cannot be done now.
    NotNow,
    /// Something asked for is impossible; the message says what.
    Impossible,
    /// Too much at once from one address: wait a little.
    TooMany,
    /// The request comes from a page of another site.
    Origin,
    /// What is stored of this is damaged, and stays closed until the host of the site mends it.
    Damaged,
    /// The server could not do it; it says why only in its log.
    // A client reads any code of a newer server as this one.
    #[default]
    #[serde(other)]
    Internal,
}
