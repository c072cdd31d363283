//! Keys: whoever has a seat's key plays there, and whoever has a person's key is that person.

use std::fmt;

use games::fair::Bytes;
use games::{Rng, hex};
use serde::{Deserialize, Serialize};

use crate::random;

/// A seat's key: 128 random bits, which only the player and nobody's log has.
#[derive(Clone, PartialEq, Eq)]
pub struct Key(String);

/// What the server keeps of a key: enough to know it again, and not to use it. So a copy of the
/// data file opens no seat.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeyHash(String);

/// A person who has a key of their own: the hash of its public half. The server never has the
/// other half, so nobody else can be this person, and of who it is this says nothing.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(String);

impl PersonId {
    /// Whose public key this is.
    pub fn of(public: &[u8]) -> Self {
        Self(Bytes::sha256(public).to_string())
    }

    /// The person with this text, which is made of 64 hex digits. `None` if it is none.
    pub fn new(text: &str) -> Option<Self> {
        (text.len() == 64 && text.bytes().all(is_digit)).then(|| Self(text.to_owned()))
    }

    /// Its text.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// Whether this is a lowercase hex digit.
fn is_digit(byte: u8) -> bool {
    matches!(byte, b'0'..=b'9' | b'a'..=b'f')
}

impl Key {
    /// A new key.
    pub fn random(rng: &mut Rng) -> Self {
        Self(hex(&random::bytes::<16>(rng)))
    }

    /// The key that a client sent. `None` if it is none.
    pub fn new(text: &str) -> Option<Self> {
        (text.len() == 32 && text.bytes().all(is_digit)).then(|| Self(text.to_owned()))
    }

    /// Its text, for its player.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What the server keeps of it.
    pub fn hash(&self) -> KeyHash {
        KeyHash(Bytes::sha256(&self.0).to_string())
    }
}

/// Shows nothing: keys do not belong in logs.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

impl fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyHash(..)")
    }
}

#[cfg(test)]
mod tests {
    use games::Seed;

    use super::*;

    #[test]
    fn a_key_opens_its_own_seat() {
        let mut rng = Seed::from_number(1).rng("keys", 0);
        let (key, other) = (Key::random(&mut rng), Key::random(&mut rng));
        let sent = Key::new(key.text()).expect("a key's text");
        assert_eq!(sent.hash(), key.hash());
        assert_ne!(other.hash(), key.hash());
        for bad in ["", "0", "G0000000000000000000000000000000"] {
            assert_eq!(Key::new(bad), None, "{bad}");
        }
        assert_eq!(format!("{key:?}"), "Key(..)");
    }
}
