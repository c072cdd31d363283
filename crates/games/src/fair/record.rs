//! What a record says of its deals. It stands in remarks, so that a record with them is a record
//! like any other:
//!
//! ```text
//! # deal plum-otter-lamp-4170 1 1
//! # promise server 9f…
//! # promise 0 3a…
//! # promise 1 b8…
//! # share 0 77…
//! # share 1 withheld
//! deck 7h 3c …
//! 0 play 7d
//! …
//! # secret 1 c4…
//! # end 51…
//! ```

use std::fmt;

use thiserror::Error;

use kit::{SEATS_MAX, ToAct, quoted};

use crate::record::{Match, bare};

use super::{Bytes, Deal, Key, promise_of, table_of};

/// A deal, as everybody knows it once its shares are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// The deal's name.
    pub name: String,
    /// What the server promised of its secret.
    pub promise: Bytes,
    /// By seat.
    pub seats: Vec<Part>,
}

/// A seat's part in a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// What was promised.
    pub promise: Bytes,
    /// What was shown then.
    pub share: Share,
}

/// What became of a seat's promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// The seat showed its share.
    Shown(Bytes),
    /// The server drew it, as for a bot.
    ByServer(Bytes),
    /// The seat did not show it in time.
    Withheld,
}

impl Share {
    /// The share, unless it was withheld.
    #[must_use]
    pub const fn bytes(self) -> Option<Bytes> {
        match self {
            Self::Shown(share) | Self::ByServer(share) => Some(share),
            Self::Withheld => None,
        }
    }
}

impl Dealt {
    /// The shares by seat, as the key is made from them.
    #[must_use]
    pub fn shares(&self) -> Vec<Option<Bytes>> {
        self.seats.iter().map(|part| part.share.bytes()).collect()
    }
}

impl fmt::Display for Dealt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, promise, seats } = self;
        writeln!(f, "# deal {name}")?;
        writeln!(f, "# promise server {promise}")?;
        for (seat, part) in seats.iter().enumerate() {
            writeln!(f, "# promise {seat} {}", part.promise)?;
        }
        for (seat, part) in seats.iter().enumerate() {
            match part.share {
                Share::Shown(share) => writeln!(f, "# share {seat} {share}")?,
                Share::ByServer(share) => writeln!(f, "# share {seat} {share} by server")?,
                Share::Withheld => writeln!(f, "# share {seat} withheld")?,
            }
        }
        Ok(())
    }
}

/// A record with its last lines: the secrets, in the order of the rounds, and the hash of all that
/// stands before.
#[must_use]
pub fn sealed(mut record: String, secrets: &[Bytes]) -> String {
    for (round, secret) in (1..).zip(secrets) {
        record += &format!("# secret {round} {secret}\n");
    }
    let end = Bytes::sha256(&record);
    record + &format!("# end {end}\n")
}

/// What a record that was checked says of its deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How each of its rounds was dealt.
    pub rounds: Vec<Dealt>,
}

/// Why a record is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unfair {
    /// It says nothing of its deals: they cannot be checked.
    #[error("it does not say how it was dealt")]
    Unverified,
    /// It has no end: its secrets are not shown yet.
    #[error("it has no end yet")]
    Unfinished,
    /// It ends before its match does: rounds may be missing that somebody did not like.
    #[error("it ends with round {rounds}, before its match is over")]
    Cut {
        /// How many rounds it has.
        rounds: usize,
    },
    /// A line is missing, or is not what it has to be.
    #[error("line {line}: {what}")]
    Line {
        /// Which line, from 1.
        line: usize,
        /// What is wrong.
        what: String,
    },
}

/// Checks how every card of a record came about, and then that it can be played again.
///
/// # Errors
///
/// If it says nothing of its deals, has no end yet, or ends before its match; or at the first line
/// that is not what it has to be: the first promise that was not kept, or the first card that is
/// another one.
pub fn verify(record: &str) -> Result<Verified, Unfair> {
    let record = bare(record);
    if !record.lines().any(|line| line.starts_with("# deal ")) {
        return Err(Unfair::Unverified);
    }
    let secrets = secrets(record)?;
    let mut check = Check::new(record, &secrets);
    let ended = (1..).zip(record.lines()).find_map(|(number, line)| {
        check.line(line).err().map(|what| Unfair::Line { line: number, what })
    });
    let last = record.lines().count();
    match ended {
        Some(error) => Err(error),
        None if check.rounds.len() != secrets.len() => {
            let what = "there is not one secret for each round".to_owned();
            Err(Unfair::Line { line: last, what })
        }
        None => {
            let played = Match::load(record);
            let played =
                played.map_err(|error| Unfair::Line { line: error.line, what: error.what })?;
            match played.game().to_act() {
                ToAct::Nobody => Ok(Verified { rounds: check.rounds }),
                _ => Err(Unfair::Cut { rounds: check.rounds.len() }),
            }
        }
    }
}

/// The secrets at the end of a record whose last line is the hash of all that stands before.
fn secrets(record: &str) -> Result<Vec<Bytes>, Unfair> {
    let last = record.lines().count();
    let wrong = |what: &str| Unfair::Line { line: last, what: what.to_owned() };
    let (body, end) = record.rsplit_once("\n# end ").ok_or(Unfair::Unfinished)?;
    let body = &record[..=body.len()];
    let hash = Bytes::sha256(body);
    if end != format!("{hash}\n") {
        return Err(wrong("the record was changed: this is not the hash of all lines before"));
    }
    let lines = body.lines().filter_map(|line| line.strip_prefix("# secret "));
    let secrets = (1..).zip(lines).map(|(round, line)| {
        let bytes = line.strip_prefix(&format!("{round} ")).and_then(|text| text.parse().ok());
        bytes.ok_or_else(|| wrong("the secrets are not those of the rounds, in their order"))
    });
    secrets.collect()
}

struct Check<'a> {
    secrets: &'a [Bytes],
    table: String,
    seats: usize,
    dealer: &'a str,
    rounds: Vec<Dealt>,
    /// What stands before the next deck.
    next: Option<Next>,
    key: Option<Key>,
    reshuffles: u32,
}

struct Next {
    name: String,
    promise: Option<Bytes>,
    promises: Vec<Bytes>,
    shares: Vec<Share>,
}

impl<'a> Check<'a> {
    fn new(record: &'a str, secrets: &'a [Bytes]) -> Self {
        let field = |name: &str| record.lines().find_map(|line| line.strip_prefix(name));
        let seats = field("seats ").and_then(|seats| seats.parse().ok());
        Self {
            secrets,
            table: table_of(record),
            seats: seats.filter(|seats| (1..=SEATS_MAX).contains(seats)).unwrap_or(0),
            dealer: field("dealer ").unwrap_or_default(),
            rounds: Vec::new(),
            next: None,
            key: None,
            reshuffles: 0,
        }
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        if let Some(remark) = line.strip_prefix("# ") {
            return self.remark(remark);
        }
        let (word, cards) = line.split_once(' ').unwrap_or((line, ""));
        let (key, purpose) = match word {
            "deck" => (self.deal()?, "deck".to_owned()),
            "reshuffle" => {
                self.reshuffles += 1;
                let key = self.key.ok_or("nothing is dealt yet")?;
                (key, format!("reshuffle {}", self.reshuffles - 1))
            }
            _ => return Ok(()),
        };
        let due = key.shuffled(&purpose, cards);
        let mut pairs = (1..).zip(cards.split(' ').zip(due.split(' ')));
        match pairs.find(|(_, (is, due))| is != due) {
            Some((at, (is, due))) => {
                Err(format!("card {at} is {}, and should be {due}", quoted(is)))
            }
            None => Ok(()),
        }
    }

    fn remark(&mut self, remark: &str) -> Result<(), String> {
        let words: Vec<&str> = remark.split(' ').collect();
        if let Some(("deal", name)) = words.split_first().map(|(first, rest)| (*first, rest)) {
            self.named(name)?;
            let name = name.join(" ");
            let next = Next { name, promise: None, promises: Vec::new(), shares: Vec::new() };
            return match self.next.replace(next) {
                Some(_) => Err("the deal before this one has no deck".to_owned()),
                None => Ok(()),
            };
        }
        if !matches!(words[0], "promise" | "share") {
            return Ok(());
        }
        let next = self.next.as_mut().ok_or("this belongs to no deal")?;
        let bytes = |text: &str| text.parse::<Bytes>().map_err(|error| error.to_string());
        let is = |seat: &str, count: usize| seat == count.to_string();
        match words[1..] {
            ["server", promise] if words[0] == "promise" && next.promise.is_none() => {
                next.promise = Some(bytes(promise)?);
            }
            [seat, promise] if words[0] == "promise" && is(seat, next.promises.len()) => {
                next.promises.push(bytes(promise)?);
            }
            [seat, "withheld"] if is(seat, next.shares.len()) => next.shares.push(Share::Withheld),
            [seat, share] if words[0] == "share" && is(seat, next.shares.len()) => {
                next.shares.push(Share::Shown(bytes(share)?));
            }
            [seat, share, "by", "server"] if is(seat, next.shares.len()) => {
                next.shares.push(Share::ByServer(bytes(share)?));
            }
            _ => return Err(format!("{} is not what comes next", quoted(remark))),
        }
        if let (Some(promise), Some(share)) =
            (next.promises.get(next.shares.len().wrapping_sub(1)), next.shares.last())
            && share.bytes().is_some_and(|share| promise_of(share) != *promise)
        {
            let (seat, name) = (next.shares.len() - 1, &next.name);
            return Err(format!("seat {seat} did not keep its promise for the deal {name}"));
        }
        Ok(())
    }

    fn named(&self, name: &[&str]) -> Result<(), String> {
        let round = (self.rounds.len() + 1).to_string();
        let before = self.rounds.first().and_then(|dealt| dealt.name.rsplit_once(' '));
        match *name {
            [room, number, last] if last == round => {
                let of_match = format!("{room} {number}");
                let same = before.is_none_or(|(before, _)| before == of_match);
                same.then_some(()).ok_or_else(|| "this deal is of another match".to_owned())
            }
            _ => Err(format!("this is not the deal of round {round}")),
        }
    }

    /// The key of the next round, if everyone kept their promises.
    fn deal(&mut self) -> Result<Key, String> {
        let next = self.next.take().ok_or("nothing says how this was dealt")?;
        let Next { name, promise, promises, shares } = next;
        let missing = || format!("a promise or a share of the deal {name} is missing");
        let promise = promise.ok_or_else(missing)?;
        if self.seats == 0 || promises.len() != self.seats || shares.len() != self.seats {
            return Err(missing());
        }
        let parts = promises.into_iter().zip(shares);
        let seats = parts.map(|(promise, share)| Part { promise, share }).collect();
        let dealt = Dealt { name, promise, seats };
        let secret = self.secrets.get(self.rounds.len()).copied();
        let secret = secret.ok_or("the secret of this round is missing")?;
        let deal = Deal { name: dealt.name.clone(), table: self.table.clone() };
        if deal.promise(secret) != dealt.promise {
            let name = &dealt.name;
            return Err(format!("the server did not keep its promise for the deal {name}"));
        }
        let key = deal.key(secret, &dealt.shares());
        let dealer = key.dealer(self.seats).to_string();
        if self.rounds.is_empty() && dealer != self.dealer {
            return Err(format!("seat {dealer} should have dealt first"));
        }
        self.rounds.push(dealt);
        (self.key, self.reshuffles) = (Some(key), 0);
        Ok(key)
    }
}
