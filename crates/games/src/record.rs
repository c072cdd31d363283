//! A match with its seed and its record: the text from which it can be played again.
//!
//! A record is made of lines. The first says what it is, the next ones set the table, then come
//! decks and moves in order:
//!
//! ```text
//! kartenhaus record 1
//! rules 1
//! game …
//! seats 2
//! dealer 1
//! option deck full
//! …
//! seed 00…00
//! deck 7h 3c …
//! 0 play 7d
//! 1 draw
//! ```
//!
//! `reshuffle …` is a new draw pile in the middle of a round, and a further `deck …` the next
//! round. Lines that begin with `#` are remarks. Every deck is kept, so that a record plays the
//! same under any later generator; the seed is kept too, so that a match can go on. A record
//! therefore holds every card: it is never shown to a player while its match runs.

use std::fmt;

use serde::Serialize;
use thiserror::Error;

use kit::{Chance, Marks, OptionsError, Seat, Seed, Settings, ToAct, quoted};

use crate::Kind;
use crate::any::{AnyDealError, AnyFact, AnyGame, AnyPlayError, Played, ToldJson};
use crate::fair::{Deal, Key, table_of};

/// The version of the rules, `games/<game>/rules.md`. It changes when legal moves, scores,
/// canonical order or text change, and for nothing else.
pub const RULES_VERSION: u32 = 1;

const HEADING: &str = "kartenhaus record 1";

/// A match of any game, with what its decks come from and its record so far.
#[derive(Clone)]
pub struct Match {
    game: Box<dyn AnyGame>,
    /// Before the first deal.
    fresh: Box<dyn AnyGame>,
    seed: Seed,
    reshuffles: u64,
    /// What the round's cards come from; without, the seed.
    key: Option<OfRound>,
    record: String,
}

#[derive(Clone, Copy)]
struct OfRound {
    key: Key,
    /// How many new draw piles the round had; `None` before its deck.
    reshuffles: Option<u32>,
}

/// What a new match needs.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Which game.
    pub kind: Kind,
    /// How many seats.
    pub seats: usize,
    /// What the table chose.
    pub settings: Settings,
    /// The first dealer; by default the last seat.
    pub dealer: Option<usize>,
    /// What decks and reshuffles come from.
    pub seed: Seed,
}

/// Why a match could not be begun.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StartError {
    /// There is no such table.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The deck is not this table's.
    #[error(transparent)]
    Deck(#[from] AnyDealError),
}

/// Why a record cannot be played: the line, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {what}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, or what was expected.
    pub what: String,
}

/// Shows how far it is, and no card or seed.
impl fmt::Debug for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match")
            .field("game", &self.game.kind())
            .field("standings", self.game.standings())
            .finish_non_exhaustive()
    }
}

impl Match {
    /// A match whose first round is dealt: in this order, or else from the seed. Who has to tell
    /// what the deal told begins with [`undealt`](Self::undealt).
    ///
    /// # Errors
    ///
    /// If there is no such table, or the deck is not its deck.
    pub fn new(setup: &Setup, deck: Option<&str>) -> Result<Self, StartError> {
        let mut this = Self::undealt(setup)?;
        this.next_round(deck)?;
        Ok(this)
    }

    /// A match before its first deal; [`next_round`](Self::next_round) deals the first.
    ///
    /// # Errors
    ///
    /// If there is no such table.
    pub fn undealt(setup: &Setup) -> Result<Self, OptionsError> {
        let game = setup.kind.table(&setup.settings, setup.seats, setup.dealer)?;
        let standings = game.standings();
        let mut record = format!(
            "{HEADING}\nrules {RULES_VERSION}\ngame {}\nseats {}\ndealer {}\n",
            setup.kind,
            setup.seats,
            standings.dealer()
        );
        for (name, value) in game.options() {
            record += &format!("option {name} {value}\n");
        }
        record += &format!("seed {}\n", setup.seed);
        let fresh = game.clone_box();
        Ok(Self { fresh, game, seed: setup.seed, reshuffles: 0, key: None, record })
    }

    /// The same table with another position, such as one that a seat imagines, to be played on from
    /// there: decks and draw piles to come are drawn from `seed`. It has no record, since no deck
    /// and moves are known that lead there.
    #[must_use]
    pub fn with_position(&self, game: Box<dyn AnyGame>, seed: Seed) -> Self {
        let fresh = self.fresh.clone();
        Self { game, fresh, seed, reshuffles: 0, key: None, record: String::new() }
    }

    /// Whether it has a record: all have but those made
    /// [`with_position`](Self::with_position).
    pub fn has_record(&self) -> bool {
        self.record.starts_with(HEADING)
    }

    /// Whether these are exactly the cards of the table's deck, whoever is to deal.
    ///
    /// # Errors
    ///
    /// If a word is no card, or they are not the deck's cards.
    pub fn check_deck(&self, deck: &str) -> Result<(), AnyDealError> {
        self.fresh.clone_box().deal(deck).map(drop)
    }

    /// From the next deal on, [`AnyGame::facts`] says what each seat could know.
    pub fn open_lenses(&mut self) {
        self.game.open_lenses();
    }

    /// What is played from now on happens at this moment ([`AnyGame::set_moment`]).
    pub fn set_moment(&mut self, now: u64) {
        self.game.set_moment(now);
    }

    /// Keeps what a seat has chosen to be played later ([`AnyGame::choose`]).
    pub fn choose(&mut self, seat: Seat, moves: &[String]) {
        self.game.choose(seat, moves);
    }

    /// The marks on cards that lie face down, to write on them ([`AnyGame::marks_mut`]).
    pub fn marks_mut(&mut self) -> Option<&mut dyn Marks> {
        self.game.marks_mut()
    }

    /// The match itself.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// What its decks come from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The record so far. It holds every card.
    pub fn record(&self) -> &str {
        &self.record
    }

    /// Plays a move, and deals a new draw pile where the rules then ask for one.
    ///
    /// # Errors
    ///
    /// If it is no move, or the seat may not play it now; nothing is changed then.
    pub fn play(&mut self, seat: Seat, mv: &str) -> Result<Played, AnyPlayError> {
        let Played { mv, told } = self.play_only(seat, mv)?;
        Ok(Played { mv, told: self.reshuffle(told) })
    }

    fn play_only(&mut self, seat: Seat, mv: &str) -> Result<Played, AnyPlayError> {
        let played = self.game.play(seat, mv)?;
        self.record += &format!("{seat} {}\n", played.mv);
        Ok(played)
    }

    fn reshuffle(&mut self, mut told: ToldJson) -> ToldJson {
        while self.game.to_act() == ToAct::Chance(Chance::Reshuffle) {
            let line = self.due_deal().expect("a new draw pile is due");
            told.extend(self.line(&line).expect("the pool is the pool"));
        }
        told
    }

    fn deal_cards(&mut self, word: &str, order: &str) -> Result<ToldJson, AnyDealError> {
        let told = self.game.deal(order)?;
        self.reshuffles += u64::from(word == "reshuffle");
        if let Some(of_round) = &mut self.key {
            of_round.reshuffles = Some(of_round.reshuffles.map_or(0, |count| count + 1));
        }
        self.record += &format!("{word} {order}\n");
        Ok(told)
    }

    /// Deals the next round: in this order, or else from its key or the seed.
    ///
    /// # Errors
    ///
    /// If no round is due, its key is missing, or the deck is not this table's; nothing is changed
    /// then.
    pub fn next_round(&mut self, deck: Option<&str>) -> Result<ToldJson, AnyDealError> {
        if self.game.to_act() != ToAct::Chance(Chance::Round) {
            return Err(AnyDealError::NotNow);
        }
        match deck {
            Some(deck) => self.deal_cards("deck", deck),
            None => {
                let line = self.due_deal().ok_or(AnyDealError::NotNow)?;
                Ok(self.line(&line).expect("the pool is the pool"))
            }
        }
    }

    /// A match before its first deal, from the lines of a record down to the seed.
    ///
    /// # Errors
    ///
    /// At the first line that is not what it has to be, or that comes after the seed.
    pub fn from_heading(heading: &str) -> Result<Self, RecordError> {
        let mut lines = Lines::new(heading);
        let this = begin(&mut lines)?;
        match lines.next() {
            None => Ok(this),
            Some((line, text)) => {
                Err(wrong(line, format!("expected no more, found {}", quoted(text))))
            }
        }
    }

    /// Plays the next line of a record: `deck`, `reshuffle`, or a seat and its move. Unlike
    /// [`play`](Self::play) it deals nothing that the line does not say.
    ///
    /// # Errors
    ///
    /// If that is not what comes next, in a sentence that says what does; nothing is changed then.
    pub fn line(&mut self, line: &str) -> Result<ToldJson, String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let found = || quoted(line);
        match (self.game.to_act(), word) {
            (ToAct::Chance(Chance::Reshuffle), "reshuffle")
            | (ToAct::Chance(Chance::Round), "deck") => {
                self.deal_cards(word, rest).map_err(|error| error.to_string())
            }
            (ToAct::Chance(Chance::Reshuffle), _) => {
                Err(format!("expected `reshuffle` and the new draw pile, found {}", found()))
            }
            (ToAct::Chance(Chance::Round), _) => {
                Err(format!("expected `deck` and the round's cards, found {}", found()))
            }
            (ToAct::Nobody, _) => Err(format!("the match is over, but here stands {}", found())),
            (ToAct::Seats(_), _) => {
                let seats = self.game.standings().seats();
                let seat = seats.seats().find(|seat| seat.to_string() == word);
                let Some(seat) = seat else {
                    return Err(format!("expected a seat and its move, found {}", found()));
                };
                let refused = |error| format!("seat {seat} cannot play {}: {error}", quoted(rest));
                self.play_only(seat, rest).map(|played| played.told).map_err(refused)
            }
        }
    }

    /// The next round's deal, of a match that has this name.
    pub fn next_deal(&self, of: &str) -> Deal {
        let round = self.game.standings().round() + 1;
        Deal { name: format!("{of} {round}"), table: table_of(&self.record) }
    }

    /// The line that deals the next round from this key. `None` if no round is due.
    pub fn due_from(&self, key: Key) -> Option<String> {
        let due = self.game.to_act() == ToAct::Chance(Chance::Round);
        due.then(|| format!("deck {}", key.shuffled("deck", &self.game.pool())))
    }

    /// The next round's cards, and its draw piles, come from this key; and so does the first
    /// dealer, if nothing is dealt yet.
    ///
    /// # Errors
    ///
    /// If no round is due.
    pub fn deal_from(&mut self, key: Key) -> Result<(), AnyDealError> {
        if self.game.to_act() != ToAct::Chance(Chance::Round) {
            return Err(AnyDealError::NotNow);
        }
        if self.game.standings().round() == 0 {
            let heading = key.heading(&self.record);
            *self = Self::from_heading(&heading).expect("the table has the dealer's seat");
        }
        self.key = Some(OfRound { key, reshuffles: None });
        Ok(())
    }

    /// Whether its cards come from keys, not from the seed.
    pub fn is_fair(&self) -> bool {
        self.key.is_some()
    }

    /// Adds remarks to the record, each a line that begins with `#`.
    pub fn remark(&mut self, remarks: &str) {
        for line in remarks.lines().filter(|line| line.starts_with('#')) {
            self.record += line;
            self.record.push('\n');
        }
    }

    /// The line that deals what chance has to deal now, from the round's key or else from the seed:
    /// the next round's deck or a new draw pile. `None` if nothing is to be dealt, or the key of
    /// the next round is still missing.
    pub fn due_deal(&self) -> Option<String> {
        if let Some(OfRound { key, reshuffles }) = self.key {
            return match (self.game.to_act(), reshuffles) {
                (ToAct::Chance(Chance::Round), None) => self.due_from(key),
                (ToAct::Chance(Chance::Reshuffle), Some(count)) => {
                    let order = key.shuffled(&format!("reshuffle {count}"), &self.game.pool());
                    Some(format!("reshuffle {order}"))
                }
                _ => None,
            };
        }
        let (word, mut rng) = match self.game.to_act() {
            ToAct::Chance(Chance::Round) => {
                let round = u64::from(self.game.standings().round()) + 1;
                ("deck", self.seed.rng("deck", round))
            }
            ToAct::Chance(Chance::Reshuffle) => {
                ("reshuffle", self.seed.rng("reshuffle", self.reshuffles))
            }
            ToAct::Seats(_) | ToAct::Nobody => return None,
        };
        Some(format!("{word} {}", self.game.shuffled(&mut rng)))
    }

    /// Plays a record again, move by move.
    ///
    /// # Errors
    ///
    /// At the first line that is not what it has to be.
    pub fn load(record: &str) -> Result<Self, RecordError> {
        Replay::new(record)?.finish()
    }
}

/// A record's text without what editors add: a byte-order mark at its beginning, and blank lines at
/// its end. All who read a record read this.
pub fn bare(record: &str) -> &str {
    let record = record.strip_prefix('\u{feff}').unwrap_or(record);
    let end = record.trim_end().len();
    let last = record[end..].find('\n').map_or(record.len(), |line| end + line + 1);
    &record[..last]
}

/// The lines of a record that are no remarks, with their numbers.
#[derive(Clone)]
struct Lines<'a> {
    rest: &'a str,
    number: usize,
}

impl<'a> Lines<'a> {
    fn new(record: &'a str) -> Self {
        Self { rest: record, number: 0 }
    }

    fn next(&mut self) -> Option<(usize, &'a str)> {
        while !self.rest.is_empty() {
            let (line, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
            self.rest = rest;
            self.number += 1;
            if !line.starts_with('#') {
                return Some((self.number, line.strip_suffix('\r').unwrap_or(line)));
            }
        }
        None
    }

    fn peek(&self) -> Option<(usize, &'a str)> {
        self.clone().next()
    }
}

/// What seats could know after a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Known {
    /// The line, counted from the first deck, which is 1.
    pub seq: u32,
    /// The line: a deck, a new draw pile, or a seat and its move.
    pub line: String,
    /// What each of the seats that were asked for can be certain of, ascending by seat.
    pub seats: Vec<Vec<AnyFact>>,
}

/// What a seat, or every seat, could know after each line of a record.
///
/// # Errors
///
/// At the first line that is not what it has to be.
pub fn known(record: &str, seat: Option<Seat>) -> Result<Vec<Known>, RecordError> {
    let mut replay = Replay::with_lenses(record)?;
    let seats = replay.so_far().game().standings().seats().seats();
    let asked: Vec<Seat> = seats.filter(|&own| seat.is_none_or(|seat| seat == own)).collect();
    let (mut known, mut line) = (Vec::new(), replay.first);
    loop {
        let game = replay.so_far().game();
        let facts = |&seat: &Seat| game.facts(seat);
        let (seq, seats) = (known.len() as u32 + 1, asked.iter().map(facts).collect());
        known.push(Known { seq, line: line.to_owned(), seats });
        match replay.step()? {
            Some((next, _)) => line = next,
            None => return Ok(known),
        }
    }
}

/// A record that is being played again, a line at a time.
pub struct Replay<'a> {
    lines: Lines<'a>,
    first: &'a str,
    played: Match,
}

/// Shows how far it is, and no card or seed.
impl fmt::Debug for Replay<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replay")
            .field("line", &self.lines.number)
            .field("played", &self.played)
            .finish_non_exhaustive()
    }
}

impl<'a> Replay<'a> {
    /// Reads the table and the first deck.
    ///
    /// # Errors
    ///
    /// At the first line that is not what it has to be.
    pub fn new(record: &'a str) -> Result<Self, RecordError> {
        Self::open(record, false)
    }

    /// The same, and [`AnyGame::facts`] says at every step what each seat could know.
    ///
    /// # Errors
    ///
    /// As [`new`](Self::new).
    ///
    /// # Examples
    ///
    /// ```
    /// # use games::{Kind, Match, Replay, Seat, Seed, Settings, Setup};
    /// # let settings = Settings::new(Kind::ALL[1].options());
    /// # let (kind, seed) = (Kind::ALL[1], Seed::from_number(1));
    /// # let setup = Setup { kind, seats: 3, settings, dealer: None, seed };
    /// # let mut played = Match::new(&setup, None)?;
    /// # let moves = played.game().legal_moves(Seat::FIRST);
    /// # played.play(Seat::FIRST, &moves[0])?;
    /// # let record = played.record();
    /// let mut replay = Replay::with_lenses(record)?;
    /// let english = games::words::Language::english();
    /// loop {
    ///     for fact in replay.so_far().game().facts(Seat::FIRST) {
    ///         let [what, why] = [&fact.what, &fact.why].map(|it| english.say(it));
    ///         println!("{what}. {why}. ({})", fact.rule);
    ///     }
    ///     if replay.step()?.is_none() {
    ///         break;
    ///     }
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_lenses(record: &'a str) -> Result<Self, RecordError> {
        Self::open(record, true)
    }

    fn open(record: &'a str, with_lenses: bool) -> Result<Self, RecordError> {
        let record = bare(record);
        if !record.is_empty() && !record.ends_with('\n') {
            let line = record.lines().count();
            return Err(wrong(line, "the record is cut off in this line: expected its end"));
        }
        let mut lines = Lines::new(record);
        let mut played = begin(&mut lines)?;
        if with_lenses {
            played.open_lenses();
        }
        let mut this = Self { lines, first: "", played };
        match this.step()? {
            Some((first, _)) => Ok(Self { first, ..this }),
            None => {
                Err(wrong(this.lines.number + 1, "expected `deck` and the first round's cards"))
            }
        }
    }

    /// The match as it stands after the lines played so far.
    pub fn so_far(&self) -> &Match {
        &self.played
    }

    /// Plays the next line, a deck or a move, and returns it and what was told; `None` at the end.
    ///
    /// # Errors
    ///
    /// If the line is not what it has to be; nothing is changed then.
    pub fn step(&mut self) -> Result<Option<(&'a str, ToldJson)>, RecordError> {
        let Some((number, line)) = self.lines.peek() else {
            return Ok(None);
        };
        let told = self.played.line(line).map_err(|what| RecordError { line: number, what })?;
        self.lines.next();
        Ok(Some((line, told)))
    }

    /// Plays what is left, and returns the match.
    ///
    /// # Errors
    ///
    /// At the first line that is not what it has to be.
    pub fn finish(mut self) -> Result<Match, RecordError> {
        while self.step()?.is_some() {}
        self.played.reshuffle(ToldJson::default());
        Ok(self.played)
    }
}

fn wrong(line: usize, what: impl ToString) -> RecordError {
    RecordError { line, what: what.to_string() }
}

fn begin(lines: &mut Lines<'_>) -> Result<Match, RecordError> {
    match lines.next() {
        Some((_, HEADING)) => {}
        Some((line, found)) => {
            return Err(wrong(line, format!("expected `{HEADING}`, found {}", quoted(found))));
        }
        None => return Err(wrong(1, format!("expected `{HEADING}`, found nothing"))),
    }
    let (line, rules) = field(lines, "rules")?;
    if rules != RULES_VERSION.to_string() {
        return Err(wrong(line, format!("expected rules version {RULES_VERSION}")));
    }
    let (line, kind) = field(lines, "game")?;
    let kind: Kind = kind.parse().map_err(|error| wrong(line, error))?;
    let (seats_line, seats) = number_field(lines, "seats")?;
    let (dealer_line, dealer) = number_field(lines, "dealer")?;
    let mut settings = Settings::new(kind.options());
    let mut named: Vec<&str> = Vec::new();
    while let Some((line, text)) = lines.peek()
        && let Some(option) = text.strip_prefix("option ")
    {
        let (name, value) = option.split_once(' ').unwrap_or((option, ""));
        if named.contains(&name) {
            return Err(wrong(line, format!("option {} stands here twice", quoted(name))));
        }
        settings.set(name, value).map_err(|error| wrong(line, error))?;
        named.push(name);
        lines.next();
    }
    let (seed_line, seed) = field(lines, "seed")?;
    let seed = seed.parse().map_err(|error| wrong(seed_line, error))?;
    let setup = Setup { kind, seats, settings, dealer: Some(dealer), seed };
    Match::undealt(&setup).map_err(|error| match error {
        OptionsError::Seats { .. } => wrong(seats_line, error),
        OptionsError::Dealer { .. } => wrong(dealer_line, error),
        _ => wrong(seed_line, error),
    })
}

fn field<'a>(lines: &mut Lines<'a>, name: &str) -> Result<(usize, &'a str), RecordError> {
    let (line, text) = lines.next().unwrap_or((lines.number + 1, ""));
    let value = text.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
    let expected = || wrong(line, format!("expected `{name} …`, found {}", quoted(text)));
    value.map(|value| (line, value)).ok_or_else(expected)
}

fn number_field(lines: &mut Lines<'_>, name: &str) -> Result<(usize, usize), RecordError> {
    let (line, text) = field(lines, name)?;
    let number = text.parse().ok().filter(|number: &usize| number.to_string() == text);
    let expected = || wrong(line, format!("expected a number, found {}", quoted(text)));
    number.map(|number| (line, number)).ok_or_else(expected)
}

#[cfg(test)]
mod tests {
    use kit::{Allowed, Value};

    use super::*;

    /// A record names the parameters of variants and the later options that differ, and no others,
    /// and is played with them.
    #[test]
    fn what_differs_is_in_its_record() {
        for kind in Kind::ALL {
            let parameters = || kind.options().iter().filter(|spec| spec.may_be_missing());
            for spec in parameters() {
                let values = match spec.allowed {
                    Allowed::Values(values) => values.to_vec(),
                    Allowed::Between(min, max) => (min..=max).map(Value::Number).collect(),
                };
                let others = values.into_iter().filter(|&value| Some(value) != spec.default);
                let mut played = others.filter_map(|value| {
                    let mut settings = Settings::new(kind.options());
                    assert!(!settings.is_variant());
                    settings.set(spec.name, &value.to_string()).expect("it may have that value");
                    assert_eq!(settings.is_variant(), spec.variant.is_some());
                    let (seats, seed) = (kind.seats().0, Seed::from_number(1));
                    let setup = Setup { kind, seats, settings, dealer: None, seed };
                    Some((value, Match::new(&setup, None).ok()?))
                });
                let (other, played) = played.next().expect("a table of the fewest seats");
                let named = |name: &str| played.record().contains(&format!("\noption {name} "));
                assert!(parameters().all(|other| named(other.name) == (other.name == spec.name)));
                assert!(played.record().contains(&format!("\noption {} {other}\n", spec.name)));
                let again = Match::load(played.record()).expect("it can be played");
                assert_eq!(again.record(), played.record());
            }
        }
    }

    /// An editor may put a mark before a record, and blank lines behind it.
    #[test]
    fn what_editors_add_to_a_record_does_not_matter() {
        let kind = Kind::ALL[0];
        let (settings, seed) = (Settings::new(kind.options()), Seed::from_number(1));
        let setup = Setup { kind, seats: kind.best_seats(), settings, dealer: None, seed };
        let played = Match::new(&setup, None).expect("a table");
        let record = played.record();
        for text in [
            format!("\u{feff}{record}"),
            format!("{record}\n"),
            format!("\u{feff}{record}\r\n \n\t\n  "),
        ] {
            assert_eq!(bare(&text), record);
            let again = Match::load(&text).expect("it is a record");
            assert_eq!(again.record(), record);
            assert!(known(&text, None).is_ok());
        }
        // A blank line inside of a record is an error, and so is a line that is cut off.
        let (head, rest) = record.split_once('\n').expect("lines");
        for text in [format!("{head}\n\n{rest}"), record.trim_end().to_owned()] {
            assert!(Match::load(&text).is_err(), "{text}");
        }
        assert_eq!([bare(""), bare("\n\n"), bare("a")], ["", "\n", "a"]);
    }

    #[test]
    fn nothing_told_is_lost() {
        let settings = Settings::new(Kind::ALL[0].options());
        let seed = Seed::from_number(1);
        let setup = Setup { kind: Kind::ALL[0], seats: 4, settings, dealer: Some(0), seed };
        let mut played = Match::undealt(&setup).expect("a table");
        let told = played.next_round(None).expect("the first deal");
        assert_eq!(told.all[0].json()["type"], "dealt");
        assert!(told.seats.iter().all(|told| told[0].json()["type"] == "hand"));
        assert_eq!(played.record(), Match::new(&setup, None).expect("a match").record());

        let legal = played.game().legal_moves(Seat::FIRST);
        let ship = legal.iter().find(|mv| mv.split(' ').count() == 3).expect("two of one rank");
        let (rest, last) = ship.rsplit_once(' ').expect("two cards");
        let reversed = rest.replace("play ", &format!("play {last} "));
        assert_ne!(&reversed, ship);
        let answer = played.play(Seat::FIRST, &reversed).expect("the order does not matter");
        assert_eq!((&answer.mv, &answer.told.all[0].json()["type"]), (ship, &"played".into()));
        assert!(played.record().ends_with(&format!("\n0 {ship}\n")));
        let before = played.record().to_owned();
        assert!(played.play(Seat::FIRST, ship).is_err());
        assert_eq!(played.record(), before);
    }
}
