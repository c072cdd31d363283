//! Deals that nobody chooses, and that anybody can check (`docs/fair.md`).
//!
//! Before a deal the server promises a secret of its own, and each seat a share: both by their
//! hashes. Then the shares are shown, and the cards come from the secret and all shares together.
//! After the round the secret is shown too. Whoever then computes the same finds the same cards, or
//! knows that somebody did not keep a promise.
//!
//! In a record all of it stands as remarks before the `deck` of each round, and at its end:
//!
//! ```text
//! # deal plum-otter-lamp-4170 1 1
//! # promise server 9f…
//! # promise 0 3a…
//! # share 0 77…
//! deck 7h 3c …
//! 0 play 7d
//! …
//! # secret 1 c4…
//! # end 51…
//! ```

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit as _, Mac as _};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::text::TextError;

/// What every hash begins with, so that it can be no other's.
const WHAT: &str = "kartenhaus deal 1";

/// 32 bytes: a secret, a share, or a hash. Text: 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bytes(pub [u8; 32]);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Shows nothing: a secret in a log would show every card.
impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Bytes(..)")
    }
}

impl FromStr for Bytes {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let bad = || TextError::new("64 hex digits", text);
        let digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != 64 || !text.bytes().all(digit) {
            return Err(bad());
        }
        let mut bytes = [0; 32];
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| bad())?;
        }
        Ok(Self(bytes))
    }
}

/// Which deal it is: the room, the match and the round, in a word each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Its name, such as `plum-otter-lamp-4170 1 1`.
    pub name: String,
    /// The lines of the record that say what is played: from `rules` to the last `option`, without
    /// the dealer.
    pub table: String,
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

/// What the cards of one round come from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key([u8; 32]);

/// Shows nothing.
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

    /// A number below this one for a purpose, such as the first `dealer`.
    ///
    /// # Panics
    ///
    /// If `bound` is 0.
    #[must_use]
    pub fn below(&self, purpose: &str, bound: u32) -> u32 {
        below(&mut self.numbers(purpose), bound)
    }
}

/// A number below `bound`, each as likely as the others (Lemire 2019).
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

/// What a record that can be checked says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many rounds were dealt, each so that anybody can check it.
    pub rounds: u32,
    /// Which shares were withheld: the round, from 1, and the seat.
    pub withheld: Vec<(u32, usize)>,
}

/// Why a record is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unfair {
    /// It is of a match whose deals cannot be checked.
    #[error("its deals cannot be checked: it says nothing of how they came about")]
    Unverified,
    /// A line is missing, or is another one than it has to be.
    #[error("line {line}: {what}")]
    Line {
        /// Which line, from 1.
        line: usize,
        /// What is wrong.
        what: String,
    },
}

/// The remarks on a deal, which stand before its `deck` in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// The deal's name.
    pub name: String,
    /// What the server promised of its secret.
    pub promise: Bytes,
    /// By seat.
    pub seats: Vec<Share>,
}

/// What a seat promised, and then showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// What it promised.
    pub promise: Bytes,
    /// Its share; `None` where it was withheld.
    pub share: Option<Bytes>,
    /// Whether the share came from the server, as a bot's does.
    pub by_server: bool,
}

impl fmt::Display for Dealt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, promise, seats } = self;
        writeln!(f, "# deal {name}")?;
        writeln!(f, "# promise server {promise}")?;
        for (seat, share) in seats.iter().enumerate() {
            writeln!(f, "# promise {seat} {}", share.promise)?;
        }
        for (seat, share) in seats.iter().enumerate() {
            match share.share {
                Some(share) => writeln!(f, "# share {seat} {share}")?,
                None => writeln!(f, "# share {seat} withheld")?,
            }
            if share.by_server {
                writeln!(f, "# by server {seat}")?;
            }
        }
        Ok(())
    }
}

/// The last lines of a record: the secrets, in the order of the rounds, and the hash of all before.
#[must_use]
pub fn sealed(mut record: String, secrets: &[Bytes]) -> String {
    for (round, secret) in (1..).zip(secrets) {
        record += &format!("# secret {round} {secret}\n");
    }
    let end = Bytes(Sha256::digest(record.as_bytes()).into());
    record + &format!("# end {end}\n")
}

/// Reads a record's remarks on its deals.
struct Reader<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    /// The number of the line that was read last, from 1.
    at: usize,
}

impl<'a> Reader<'a> {
    fn new(record: &'a str) -> Self {
        Self { lines: record.lines().enumerate().peekable(), at: 0 }
    }

    fn next(&mut self) -> Option<&'a str> {
        let (index, line) = self.lines.next()?;
        self.at = index + 1;
        Some(line)
    }

    /// What follows these words, if the next line begins with them.
    fn after(&mut self, words: &str) -> Option<&'a str> {
        let (_, line) = self.lines.peek()?;
        let rest = line.strip_prefix("# ")?.strip_prefix(words)?.strip_prefix(' ')?;
        self.next();
        Some(rest)
    }

    /// The bytes that follow these words in the next line.
    fn bytes(&mut self, words: &str) -> Result<Bytes, Unfair> {
        let found = self.after(words);
        let missing = || self.wrong_next(format!("expected `# {words} …`"));
        let text = found.ok_or_else(missing)?;
        text.parse().map_err(|error: TextError| self.wrong(error.to_string()))
    }

    fn wrong(&self, what: impl Into<String>) -> Unfair {
        Unfair::Line { line: self.at, what: what.into() }
    }

    fn wrong_next(&self, what: impl Into<String>) -> Unfair {
        Unfair::Line { line: self.at + 1, what: what.into() }
    }

    /// The remarks on a deal, after the line with its name.
    fn dealt(&mut self, name: &str, seats: usize) -> Result<Dealt, Unfair> {
        let promise = self.bytes("promise server")?;
        let promises = (0..seats).map(|seat| self.bytes(&format!("promise {seat}")));
        let promises = promises.collect::<Result<Vec<_>, _>>()?;
        let mut shares = Vec::with_capacity(seats);
        for (seat, promise) in promises.into_iter().enumerate() {
            let withheld = self
                .lines
                .peek()
                .is_some_and(|(_, line)| *line == format!("# share {seat} withheld"));
            let share = match withheld {
                true => self.next().map(|_| None).unwrap_or_default(),
                false => Some(self.bytes(&format!("share {seat}"))?),
            };
            let by_server = self.after("by server").is_some_and(|by| by == seat.to_string());
            shares.push(Share { promise, share, by_server });
        }
        Ok(Dealt { name: name.to_owned(), promise, seats: shares })
    }
}

/// Checks how every card of a record came about. Whether its moves are legal, playing it again
/// says.
///
/// # Errors
///
/// If it says nothing of its deals, or at the first line that is not what it has to be: the first
/// promise that was not kept, or the first card that is another one.
pub fn verify(record: &str) -> Result<Verified, Unfair> {
    if !record.lines().any(|line| line.starts_with("# deal ")) {
        return Err(Unfair::Unverified);
    }
    let secrets = secrets(record)?;
    let (mut table, mut seats, mut dealer) = (String::new(), 0, 0);
    let mut verified = Verified { rounds: 0, withheld: Vec::new() };
    let (mut dealt, mut key, mut reshuffles): (Option<Dealt>, Option<Key>, u32) = (None, None, 0);
    let mut reader = Reader::new(record);
    while let Some(line) = reader.next() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let number = || rest.parse().map_err(|_| reader.wrong("expected a number"));
        match word {
            "seats" => seats = number()?,
            "dealer" => dealer = number()?,
            _ => {}
        }
        if matches!(word, "rules" | "game" | "seats" | "option") {
            table += &format!("{line}\n");
        }
        if let Some(name) = line.strip_prefix("# deal ") {
            dealt = Some(reader.dealt(name, seats)?);
        }
        let purpose = match word {
            "deck" => "deck".to_owned(),
            "reshuffle" => format!("reshuffle {reshuffles}"),
            _ => continue,
        };
        if word == "deck" {
            let dealt =
                dealt.take().ok_or_else(|| reader.wrong("nothing says how this was dealt"))?;
            verified.rounds += 1;
            let secret = secrets.get(verified.rounds as usize - 1).copied();
            let secret =
                secret.ok_or_else(|| reader.wrong("the secret of this round is missing"))?;
            let deal = Deal { name: dealt.name.clone(), table: table.clone() };
            let found = check(&reader, &deal, &dealt, secret, verified.rounds)?;
            if verified.rounds == 1 && found.below("dealer", seats as u32) as usize != dealer {
                return Err(reader.wrong("another seat should have dealt first"));
            }
            let withheld = dealt.seats.iter().enumerate().filter(|(_, seat)| seat.share.is_none());
            verified.withheld.extend(withheld.map(|(seat, _)| (verified.rounds, seat)));
            (key, reshuffles) = (Some(found), 0);
        } else {
            reshuffles += 1;
        }
        let key = key.ok_or_else(|| reader.wrong("nothing is dealt yet"))?;
        let due = key.shuffled(&purpose, rest);
        let mut pairs = (1..).zip(rest.split(' ').zip(due.split(' ')));
        if let Some((at, (is, due))) = pairs.find(|(_, (is, due))| is != due) {
            return Err(reader.wrong(format!("card {at} is {is}, and should be {due}")));
        }
    }
    if verified.rounds as usize != secrets.len() {
        return Err(reader.wrong("there are more secrets than rounds"));
    }
    Ok(verified)
}

/// The secrets at the end of a record whose last line is the hash of all before it.
fn secrets(record: &str) -> Result<Vec<Bytes>, Unfair> {
    let last = record.lines().count();
    let changed = |what: &str| Unfair::Line { line: last, what: what.to_owned() };
    let (body, end) = record.rsplit_once("# end ").ok_or_else(|| changed("expected `# end …`"))?;
    let hash = Bytes(Sha256::digest(body.as_bytes()).into());
    if end != format!("{hash}\n") {
        return Err(changed("the record was changed: this is not the hash of what stands before"));
    }
    let lines = body.lines().filter_map(|line| line.strip_prefix("# secret "));
    let secrets = (1..).zip(lines).map(|(round, line)| {
        let bytes = line.strip_prefix(&format!("{round} ")).and_then(|text| text.parse().ok());
        bytes.ok_or_else(|| changed("the secrets are not in the order of the rounds"))
    });
    secrets.collect()
}

/// Whether everybody kept their promises; what the cards then come from.
fn check(
    reader: &Reader<'_>,
    deal: &Deal,
    dealt: &Dealt,
    secret: Bytes,
    round: u32,
) -> Result<Key, Unfair> {
    if !deal.name.ends_with(&format!(" {round}")) || deal.name.split(' ').count() != 3 {
        return Err(reader.wrong(format!("the deal before this is not named after round {round}")));
    }
    if deal.promise(secret) != dealt.promise {
        return Err(reader.wrong(format!("the server did not keep its promise of round {round}")));
    }
    for (seat, share) in dealt.seats.iter().enumerate() {
        if share.share.is_some_and(|shown| promise_of(shown) != share.promise) {
            let what = format!("seat {seat} did not keep its promise of round {round}");
            return Err(reader.wrong(what));
        }
    }
    let shares: Vec<Option<Bytes>> = dealt.seats.iter().map(|seat| seat.share).collect();
    Ok(deal.key(secret, &shares))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Kind, Match, Seat, Seed, Settings, Setup, ToAct};

    fn bytes(number: u8) -> Bytes {
        Bytes(std::array::from_fn(|at| number.wrapping_mul(7).wrapping_add(at as u8)))
    }

    /// A match that is dealt so that it can be checked, to its end: the record with its remarks.
    pub(crate) fn fair_match(kind: Kind, seats: usize) -> String {
        let (mut text, mut secrets) = (String::new(), Vec::new());
        let settings = Settings::new(kind.options());
        let seed = Seed::from_number(0);
        let setup = |dealer| Setup { kind, seats, settings: settings.clone(), dealer, seed };
        let table_of = |record: &str| -> String {
            let of_table = |line: &&str| {
                let word = line.split(' ').next().unwrap_or_default();
                matches!(word, "rules" | "game" | "seats" | "option")
            };
            record.lines().filter(of_table).map(|line| format!("{line}\n")).collect()
        };
        let agree = |round: u8, table: &str| {
            let name = format!("plum-otter-lamp-4170 1 {round}");
            let deal = Deal { name: name.clone(), table: table.to_owned() };
            let secret = bytes(100 + round);
            let seats: Vec<Share> = (0..seats)
                .map(|seat| {
                    let share = bytes(10 * round + seat as u8);
                    let promise = promise_of(share);
                    Share { promise, share: (seat != 1).then_some(share), by_server: seat == 0 }
                })
                .collect();
            let shares: Vec<_> = seats.iter().map(|seat| seat.share).collect();
            let key = deal.key(secret, &shares);
            (Dealt { name, promise: deal.promise(secret), seats }, key, secret)
        };
        let table = table_of(Match::undealt(&setup(None)).expect("a table").record());
        let (first, first_key, secret) = agree(1, &table);
        let dealer = first_key.below("dealer", seats as u32) as usize;
        let mut played = Match::undealt(&setup(Some(dealer))).expect("a table");
        text += played.record();
        secrets.push(secret);
        let (mut dealt, mut key, mut round, mut reshuffles) = (first, first_key, 1, 0);
        let mut rng = seed.rng("moves", 0);
        loop {
            match played.game().to_act() {
                ToAct::Nobody => return sealed(text, &secrets),
                ToAct::Chance(_) => {
                    let due = played.due_deal().expect("cards are due");
                    let (word, cards) = due.split_once(' ').expect("a word and cards");
                    let purpose = if word == "deck" {
                        if text.contains("\ndeck ") {
                            round += 1;
                            let secret;
                            (dealt, key, secret) = agree(round, &table);
                            secrets.push(secret);
                        }
                        text += &dealt.to_string();
                        reshuffles = 0;
                        "deck".to_owned()
                    } else {
                        reshuffles += 1;
                        format!("reshuffle {}", reshuffles - 1)
                    };
                    let line = format!("{word} {}", key.shuffled(&purpose, cards));
                    played.line(&line).expect("these are the cards");
                    text += &format!("{line}\n");
                }
                ToAct::Seats(seats) => {
                    let seat: Seat = seats.first().expect("somebody is to act");
                    let moves = played.game().legal_moves(seat);
                    let line = format!("{seat} {}", rng.choose(&moves).expect("a move"));
                    played.line(&line).expect("it is legal");
                    text += &format!("{line}\n");
                }
            }
        }
    }

    #[test]
    fn numbers_are_those_of_the_standard() {
        // RFC 8439, A.1, test vector 1, and the page's own words.
        let mut numbers = ChaCha20Rng::from_seed([0; 32]);
        assert_eq!([(); 3].map(|()| numbers.next_u32()), [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40]);
        let deal =
            Deal { name: "plum-otter-lamp-4170 1 1".to_owned(), table: "game ktu\n".to_owned() };
        let (secret, share) = (bytes(1), bytes(2));
        let key = deal.key(secret, &[Some(share), None]);
        let text = [
            deal.promise(secret).to_string(),
            promise_of(share).to_string(),
            key.shuffled("deck", "2c 3c 4c 5c 6c 7c 8c 9c"),
            key.shuffled("reshuffle 0", "9c 8c 7c 6c 5c 4c 3c 2c"),
            key.below("dealer", 5).to_string(),
        ];
        insta::assert_snapshot!(text.join("\n"));
    }

    #[test]
    fn a_fair_match_is_verified() {
        for kind in Kind::ALL {
            let seats = kind.seats().0.max(2);
            let record = fair_match(kind, seats);
            let verified = verify(&record).unwrap_or_else(|error| panic!("{kind}: {error}"));
            assert!(verified.rounds >= 1);
            assert_eq!(verified.withheld.len(), verified.rounds as usize, "seat 1 withholds");
            // It is a record like any other.
            Match::load(&record).unwrap_or_else(|error| panic!("{kind}: {error}"));
        }
    }

    #[test]
    fn any_byte_that_is_changed_is_found() {
        let record = fair_match(Kind::Ktu, 2);
        let unsealed = record.rsplit_once("# end ").expect("an end").0.to_owned();
        for at in (0..record.len()).step_by(41) {
            let mut bytes = record.clone().into_bytes();
            bytes[at] ^= 1;
            let Ok(changed) = String::from_utf8(bytes) else { continue };
            assert!(verify(&changed).is_err(), "byte {at}");
        }
        // Whoever changes the hash at the end too is found all the same.
        let forged = |from: &str, to: &str| {
            let changed = unsealed.replacen(from, to, 1);
            assert_ne!(changed, unsealed, "{from}");
            verify(&sealed(changed, &[])).expect_err(from).to_string()
        };
        let deck = unsealed.lines().find(|line| line.starts_with("deck ")).expect("a deck");
        let cards: Vec<&str> = deck.split(' ').collect();
        let swapped = deck.replacen(
            &format!("{} {}", cards[5], cards[6]),
            &format!("{} {}", cards[6], cards[5]),
            1,
        );
        let said = forged(deck, &swapped);
        assert!(
            said.contains(&format!("card 5 is {}, and should be {}", cards[6], cards[5])),
            "{said}"
        );
        let line = |begin: &str| {
            let found = unsealed.lines().find(|line| line.starts_with(begin)).expect(begin);
            let other = if found.ends_with('0') { "1" } else { "0" };
            (found.to_owned(), format!("{}{other}", &found[..found.len() - 1]))
        };
        for (begin, says) in [
            ("# promise server", "the server did not keep its promise"),
            ("# promise 0", "seat 0 did not keep its promise"),
            ("# share 0", "seat 0 did not keep its promise"),
            ("# secret 1", "the server did not keep its promise"),
            ("dealer ", "another seat should have dealt"),
        ] {
            let (found, other) = line(begin);
            let said = forged(&found, &other);
            assert!(said.contains(says), "{begin}: {said}");
        }
        assert_eq!(verify("kartenhaus record 1\n"), Err(Unfair::Unverified));
    }
}
