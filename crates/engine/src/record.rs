//! A match with its seed and its record: the text from which it can be played again.
//!
//! A record is made of lines. The first says what it is, the next ones set the table, then come
//! decks and moves in order:
//!
//! ```text
//! kartenhaus record 1
//! rules 1
//! game kartu-sama
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

use thiserror::Error;

use crate::any::{AnyDealError, AnyGame, AnyPlayError, Kind, ToldJson};
use crate::game::{Chance, DealError, ToAct};
use crate::options::{OptionsError, Settings};
use crate::rng::Seed;
use crate::seat::Seat;

/// The version of the rules in `docs/rules/`. It changes when legal moves, scores, canonical order
/// or text change, and for nothing else.
pub const RULES_VERSION: u32 = 1;

/// The first line of every record.
const HEADING: &str = "kartenhaus record 1";

/// A match of any game, with the seed that its decks come from and its record so far.
pub struct Match {
    game: Box<dyn AnyGame>,
    /// The same table before the first deal.
    fresh: Box<dyn AnyGame>,
    seed: Seed,
    reshuffles: u64,
    record: String,
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
    /// A match whose first round is dealt: in this order, or else from the seed.
    ///
    /// # Errors
    ///
    /// If there is no such table, or the deck is not its deck.
    pub fn new(setup: &Setup, deck: Option<&str>) -> Result<Self, StartError> {
        let mut this = Self::undealt(setup)?;
        this.next_round(deck)?;
        Ok(this)
    }

    /// A match of which nothing is dealt yet.
    fn undealt(setup: &Setup) -> Result<Self, OptionsError> {
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
        Ok(Self { fresh: game.clone_box(), game, seed: setup.seed, reshuffles: 0, record })
    }

    /// Whether these are exactly the cards of the table's deck, whoever is to deal.
    ///
    /// # Errors
    ///
    /// If a word is no card, or they are not the deck's cards.
    pub fn check_deck(&self, deck: &str) -> Result<(), AnyDealError> {
        self.fresh.clone_box().deal(deck).map(drop)
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
    pub fn play(&mut self, seat: Seat, mv: &str) -> Result<ToldJson, AnyPlayError> {
        let told = self.play_only(seat, mv)?;
        Ok(self.reshuffle(told))
    }

    fn play_only(&mut self, seat: Seat, mv: &str) -> Result<ToldJson, AnyPlayError> {
        let text = self.game.check(seat, mv)?;
        let told = self.game.play(seat, mv)?;
        self.record += &format!("{seat} {text}\n");
        Ok(told)
    }

    /// Deals new draw piles from the seed while the rules ask for one.
    fn reshuffle(&mut self, mut told: ToldJson) -> ToldJson {
        while self.game.to_act() == ToAct::Chance(Chance::Reshuffle) {
            let order = self.game.shuffled(&mut self.seed.rng("reshuffle", self.reshuffles));
            let later = self.deal("reshuffle", &order).expect("the pool is the pool");
            told.extend(later);
        }
        told
    }

    fn deal(&mut self, word: &str, order: &str) -> Result<ToldJson, AnyDealError> {
        let told = self.game.deal(order)?;
        self.reshuffles += u64::from(word == "reshuffle");
        self.record += &format!("{word} {order}\n");
        Ok(told)
    }

    /// Deals the next round: in this order, or else from the seed.
    ///
    /// # Errors
    ///
    /// If no round is due, or the deck is not this table's; nothing is changed then.
    pub fn next_round(&mut self, deck: Option<&str>) -> Result<ToldJson, AnyDealError> {
        if self.game.to_act() != ToAct::Chance(Chance::Round) {
            return Err(DealError::NotDue.into());
        }
        let round = u64::from(self.game.standings().round()) + 1;
        let order = match deck {
            Some(deck) => deck.to_owned(),
            None => self.game.shuffled(&mut self.seed.rng("deck", round)),
        };
        self.deal("deck", &order)
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

/// A record that is being played again, a line at a time.
pub struct Replay<'a> {
    lines: Vec<(usize, &'a str)>,
    at: usize,
    played: Match,
}

/// Shows how far it is, and no card or seed.
impl fmt::Debug for Replay<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replay")
            .field("at", &self.at)
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
        let count = record.lines().count();
        if !record.is_empty() && !record.ends_with('\n') {
            return Err(wrong(count, "the record is cut off in this line: expected its end"));
        }
        let lines = record.lines().enumerate().map(|(at, line)| (at + 1, line));
        let mut header = Header { lines: lines.filter(|line| !line.1.starts_with('#')).collect() };
        header.lines.reverse();
        let setup = header.setup(count)?;
        let mut lines = header.lines;
        lines.reverse();
        let played = Match::undealt(&setup)
            .map_err(|error| wrong(lines.first().map_or(count, |line| line.0 - 1), error))?;
        let mut this = Self { lines, at: 0, played };
        match this.step()? {
            Some(_) => Ok(this),
            None => Err(wrong(count + 1, "expected `deck` and the first round's cards")),
        }
    }

    /// The match as it stands after the lines played so far.
    pub fn so_far(&self) -> &Match {
        &self.played
    }

    /// Plays the next line: a deck or a move. Gives the line and what was told; `None` at the end.
    ///
    /// # Errors
    ///
    /// If the line is not what it has to be; nothing is changed then.
    pub fn step(&mut self) -> Result<Option<(&'a str, ToldJson)>, RecordError> {
        let Some(&(number, line)) = self.lines.get(self.at) else {
            return Ok(None);
        };
        let told = self.line(line).map_err(|what| RecordError { line: number, what })?;
        self.at += 1;
        Ok(Some((line, told)))
    }

    fn line(&mut self, line: &str) -> Result<ToldJson, String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (self.played.game.to_act(), word) {
            (ToAct::Chance(Chance::Reshuffle), "reshuffle")
            | (ToAct::Chance(Chance::Round), "deck") => {
                self.played.deal(word, rest).map_err(|error| error.to_string())
            }
            (ToAct::Chance(Chance::Reshuffle), _) => {
                Err(format!("expected `reshuffle` and the new draw pile, found `{line}`"))
            }
            (ToAct::Chance(Chance::Round), _) => {
                Err(format!("expected `deck` and the round's cards, found `{line}`"))
            }
            (ToAct::Nobody, _) => Err(format!("the match is over, but here stands `{line}`")),
            (ToAct::Seats(_), _) => {
                let seats = self.played.game.standings().seats();
                let seat = seats.seats().find(|seat| seat.to_string() == word);
                let Some(seat) = seat else {
                    return Err(format!("expected a seat and its move, found `{line}`"));
                };
                let refused = |error| format!("seat {seat} cannot play `{rest}`: {error}");
                self.played.play_only(seat, rest).map_err(refused)
            }
        }
    }

    /// Plays what is left, and gives the match.
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
    RecordError { line: line.max(1), what: what.to_string() }
}

/// The lines that set the table, last line first.
struct Header<'a> {
    lines: Vec<(usize, &'a str)>,
}

impl Header<'_> {
    /// Reads the lines down to the seed.
    fn setup(&mut self, count: usize) -> Result<Setup, RecordError> {
        match self.lines.pop() {
            Some((_, HEADING)) => {}
            Some((line, _)) => return Err(wrong(line, format!("expected `{HEADING}`"))),
            None => return Err(wrong(1, format!("expected `{HEADING}`, found nothing"))),
        }
        let (line, rules) = self.field("rules", count)?;
        if rules != RULES_VERSION.to_string() {
            return Err(wrong(line, format!("expected rules version {RULES_VERSION}")));
        }
        let (line, kind) = self.field("game", count)?;
        let kind: Kind = kind.parse().map_err(|error| wrong(line, error))?;
        let (line, seats) = self.field("seats", count)?;
        let seats = seats.parse().map_err(|_| wrong(line, "expected a number of seats"))?;
        let (line, dealer) = self.field("dealer", count)?;
        let dealer = dealer.parse().map_err(|_| wrong(line, "expected a seat's number"))?;
        let mut settings = Settings::new(kind.options());
        while let Some(&(line, text)) = self.lines.last()
            && let Some(option) = text.strip_prefix("option ")
        {
            let (name, value) = option.split_once(' ').unwrap_or((option, ""));
            settings.set(name, value).map_err(|error| wrong(line, error))?;
            self.lines.pop();
        }
        let (line, seed) = self.field("seed", count)?;
        let seed = seed.parse().map_err(|error| wrong(line, error))?;
        Ok(Setup { kind, seats, settings, dealer: Some(dealer), seed })
    }

    /// Reads the line that has to begin with `name`.
    fn field(&mut self, name: &str, count: usize) -> Result<(usize, String), RecordError> {
        let (line, text) = self.lines.pop().unwrap_or((count + 1, ""));
        let value = text.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
        value
            .map(|value| (line, value.to_owned()))
            .ok_or_else(|| wrong(line, format!("expected `{name} …`, found `{text}`")))
    }
}
