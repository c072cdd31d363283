//! Deals that nobody chooses, and that anybody can check (`docs/fair/README.md`).
//!
//! Before a deal the server promises a secret of its own, and each seat a share: both by their
//! hashes. Then the shares are shown, and the cards come from the secret and all shares together.
//! After the match the secret is shown too. Whoever then computes the same finds the same cards, or
//! knows who did not keep a promise.

mod record;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit as _, Mac as _};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest as _, Sha256};

use kit::{TextError, from_hex, hex};

pub use record::{Dealt, Part, Share, Unfair, Verified, sealed, verify};

/// What every hash begins with, so that it can be no other's.
const WHAT: &str = "kartenhaus deal 1";

/// 32 bytes: a secret, a share, or a hash. Text: 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bytes(pub [u8; 32]);

impl Bytes {
    /// The SHA-256 of a text, or of other bytes.
    #[must_use]
    pub fn sha256(of: impl AsRef<[u8]>) -> Self {
        Self(Sha256::digest(of).into())
    }
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Shows nothing: a secret in the server's messages would show every card.
impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Bytes(..)")
    }
}

impl FromStr for Bytes {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let bad = || TextError::new("64 hex digits", text);
        let lower = !text.contains(|char: char| char.is_ascii_uppercase());
        from_hex(text).filter(|_| lower).map(Self).ok_or_else(bad)
    }
}

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// What a seat promises of its share. It can do so long before it is known which deal comes next.
#[must_use]
pub fn promise_of(share: Bytes) -> Bytes {
    hash(&format!("{WHAT}\nshare\n"), share)
}

fn hash(what: &str, bytes: Bytes) -> Bytes {
    let mut hash = Sha256::new();
    hash.update(what);
    hash.update(bytes.0);
    Bytes(hash.finalize().into())
}

fn mac(key: &[u8; 32]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("a key of any length is good")
}

/// Which deal it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The room, the match and the round, such as `plum-otter-lamp-4170 1 1`.
    pub name: String,
    /// The lines of the record that say what is played: see [`table_of`].
    pub table: String,
}

/// The lines of a record that say what is played: `rules`, `game`, `seats` and the options, without
/// the dealer, whom the first deal chooses.
#[must_use]
pub fn table_of(record: &str) -> String {
    let of_table = |line: &&str| {
        let word = line.split(' ').next().unwrap_or_default();
        matches!(word, "rules" | "game" | "seats" | "option")
    };
    // They stand at its beginning, and a record may be long.
    let heading = record.lines().take_while(|line| !line.starts_with("deck "));
    heading.filter(of_table).map(|line| format!("{line}\n")).collect()
}

impl Deal {
    /// What the server promises of its secret.
    #[must_use]
    pub fn promise(&self, secret: Bytes) -> Bytes {
        hash(&format!("{WHAT}\nsecret\n{}\n", self.name), secret)
    }

    /// What the cards come from: the secret, and by seat the shares. A share that was withheld is
    /// 32 zeros.
    #[must_use]
    pub fn key(&self, secret: Bytes, shares: &[Option<Bytes>]) -> Key {
        let mut mac = mac(&secret.0);
        mac.update(format!("{WHAT}\nkey\n{}\n{}", self.name, self.table).as_bytes());
        for share in shares {
            mac.update(&share.map_or([0; 32], |share| share.0));
        }
        Key(mac.finalize().into_bytes().into())
    }
}

/// What the cards of one round come from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

impl Key {
    /// The numbers for one purpose, such as `deck` or `reshuffle 0`.
    fn numbers(&self, purpose: &str) -> ChaCha20Rng {
        let mut mac = mac(&self.0);
        mac.update(purpose.as_bytes());
        ChaCha20Rng::from_seed(mac.finalize().into_bytes().into())
    }

    /// These cards, separated by spaces, in their order for a purpose: sorted as bytes first, so
    /// that it does not matter how they came.
    #[must_use]
    pub fn shuffled(&self, purpose: &str, cards: &str) -> String {
        let mut cards: Vec<&str> = cards.split(' ').collect();
        cards.sort_unstable();
        let mut numbers = self.numbers(purpose);
        for end in (1..cards.len()).rev() {
            let other = below(&mut numbers, end as u32 + 1) as usize;
            cards.swap(end, other);
        }
        cards.join(" ")
    }

    /// The lines of a record down to the seed, with the first dealer in them.
    #[must_use]
    pub fn heading(&self, heading: &str) -> String {
        let seats = heading.lines().find_map(|line| line.strip_prefix("seats ")?.parse().ok());
        let dealer = self.dealer(seats.unwrap_or(1));
        let line = |line: &str| match line.starts_with("dealer ") {
            true => format!("dealer {dealer}\n"),
            false => format!("{line}\n"),
        };
        heading.lines().map(line).collect()
    }

    /// The first dealer of a match with so many seats.
    ///
    /// # Panics
    ///
    /// If there are no seats.
    #[must_use]
    pub fn dealer(&self, seats: usize) -> usize {
        below(&mut self.numbers("dealer"), seats as u32) as usize
    }
}

/// Without bias (Lemire 2019).
fn below(numbers: &mut ChaCha20Rng, bound: u32) -> u32 {
    assert!(bound > 0, "a number below 0 was asked for");
    let reject = bound.wrapping_neg() % bound;
    loop {
        let product = u64::from(numbers.next_u32()) * u64::from(bound);
        if product as u32 >= reject {
            return (product >> 32) as u32;
        }
    }
}
