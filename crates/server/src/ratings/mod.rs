//! The leaderboard: what ranked matches come to, by game.
//!
//! | stream | what it holds |
//! |---|---|
//! | `ratings/GAME/NUMBER` | the board as it was before, then each result that counts, in order |
//! | `ratings/GAME` | an entry for each of these streams; the last one is in use |
//!
//! The ratings are what the results make of them, and nothing else is kept. All servers read them
//! in one order; who appends one knows all before it, and so whether it counts. When a stream is
//! full, or somebody was deleted, the next one begins with the board as it is, and the old one is
//! forgotten: whoever still knows that one cannot append to it.

mod board;

use std::collections::VecDeque;
use std::sync::Arc;

use bytes::Bytes;
use games::Kind;
use play::contest::{Contender, RankedResult};
use serde::{Deserialize, Serialize};
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::Instant;

use crate::faults::of_log;
use crate::key::PersonId;
use crate::limits;
use crate::log::{EventLog, LogError, Stream, TRIES_MAX, changed_too_often};
use crate::names::RoomName;
use crate::people::is_gone;
use crate::protocol::{Fault, Leaderboard, MatchRatings, OwnRating, OwnRatings, SeatRating};

use board::{Board, Refusal, id_of, persons};

/// How many entries a stream has before the next one is begun.
const ENTRIES_MAX: u64 = 500;

/// Of how many matches it is kept in memory what they changed, or that they did not count.
const CHANGES_MAX: usize = 500;

#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
enum Entry {
    /// How it was before.
    Board { board: Board },
    /// A match ended, and this was written down then; milliseconds since 1970.
    Result { at: u64, result: RankedResult },
    /// Somebody deleted what is kept of them.
    Gone { person: PersonId },
}

pub(crate) struct Ratings {
    log: Arc<dyn EventLog>,
    allowed: bool,
    games: [Mutex<Game>; Kind::ALL.len()],
}

#[derive(Default)]
struct Game {
    /// Which stream is in use, and how many of its entries are known; 0 before the first.
    stream: u64,
    entries: u64,
    /// Whether nothing more may be appended to it.
    is_full: bool,
    board: Board,
    /// What matches changed; nothing if they did not count.
    changes: VecDeque<(String, Option<Vec<SeatRating>>)>,
    /// When the log was read last.
    read: Option<Instant>,
    /// The leaderboard as it is sent, since the log was read.
    answer: Option<Bytes>,
}

impl Game {
    fn apply(&mut self, kind: Kind, entry: &str) -> Result<(), serde_json::Error> {
        match serde_json::from_str(entry)? {
            Entry::Board { board } => self.board = board,
            Entry::Result { at, result } => {
                if let Some(changes) = self.board.apply(kind, at, &result) {
                    self.note(id_of(&result.room, result.number), Some(changes));
                }
            }
            Entry::Gone { person } => {
                self.board.forget(&person);
                self.is_full = true;
            }
        }
        self.entries += 1;
        self.is_full |= self.entries >= ENTRIES_MAX;
        self.answer = None;
        Ok(())
    }

    fn note(&mut self, id: String, changes: Option<Vec<SeatRating>>) {
        self.changes.retain(|(other, _)| *other != id);
        self.changes.push_back((id, changes));
        let over = self.changes.len().saturating_sub(CHANGES_MAX);
        self.changes.drain(..over);
    }

    fn changes_of(&self, id: &str) -> Option<&Option<Vec<SeatRating>>> {
        self.changes.iter().find(|(other, _)| other == id).map(|(_, changes)| changes)
    }
}

impl Ratings {
    pub(crate) fn new(log: Arc<dyn EventLog>, allowed: bool) -> Self {
        Self { log, allowed, games: Default::default() }
    }

    /// Counts a result, once, if its players' addresses `may` have one more count; that is asked at
    /// most once.
    pub(crate) async fn count(&self, result: &RankedResult, may: impl Fn() -> bool, now: u64) {
        let Ok(kind) = result.game.parse::<Kind>() else { return };
        // Whoever opens a room long after its match does not count that again.
        let is_late = now.abs_diff(result.ended) > limits::RANKED_WITHIN.as_millis() as u64;
        if !self.allowed || is_late {
            return;
        }
        let mut game = self.games[kind as usize].lock().await;
        if let Err(error) = self.try_count(kind, &mut game, result, may, now).await {
            let error = crate::chain(&error);
            tracing::error!(error, room = result.room, "a ranked match is not counted");
        }
    }

    async fn try_count(
        &self,
        kind: Kind,
        game: &mut Game,
        result: &RankedResult,
        may: impl Fn() -> bool,
        now: u64,
    ) -> Result<(), LogError> {
        let id = id_of(&result.room, result.number);
        let mut is_let = None;
        for _ in 0..TRIES_MAX {
            self.catch_up(kind, game).await?;
            let result = &self.without_gone(result).await?;
            let refused = game.board.refuses(now, result);
            if refused == Some(Refusal::Known) {
                return Ok(());
            }
            let may = *is_let.get_or_insert_with(&may);
            if refused.is_some() || !may {
                game.note(id, None);
                return Ok(());
            }
            let entry = Entry::Result { at: now, result: result.clone() };
            if self.append(kind, game, &entry).await? {
                return self.forget_gone(kind, game, result).await;
            }
        }
        Err(changed_too_often())
    }

    /// A result without those who have deleted what was kept of them, whose opponents it still
    /// counts for.
    async fn without_gone(&self, result: &RankedResult) -> Result<RankedResult, LogError> {
        let mut result = result.clone();
        for seat in &mut result.seats {
            if let Contender::Person { person, .. } = seat
                && is_gone(&*self.log, person).await?
            {
                *seat = Contender::Gone {};
            }
        }
        Ok(result)
    }

    /// Takes those off the board who have gone on another server while the result was appended.
    async fn forget_gone(
        &self,
        kind: Kind,
        game: &mut Game,
        result: &RankedResult,
    ) -> Result<(), LogError> {
        for who in persons(result) {
            if is_gone(&*self.log, who).await? {
                self.try_forget(kind, game, who).await?;
            }
        }
        Ok(())
    }

    pub(crate) async fn forget(&self, who: &PersonId) -> Result<(), Fault> {
        for kind in Kind::ALL {
            let mut game = self.games[kind as usize].lock().await;
            self.try_forget(kind, &mut game, who).await.map_err(|error| refused(&error))?;
        }
        Ok(())
    }

    async fn try_forget(
        &self,
        kind: Kind,
        game: &mut Game,
        who: &PersonId,
    ) -> Result<(), LogError> {
        for _ in 0..TRIES_MAX {
            self.catch_up(kind, game).await?;
            if !game.board.has(who) {
                return Ok(());
            }
            if self.append(kind, game, &Entry::Gone { person: who.clone() }).await? {
                // What was written of them goes at once.
                return self.begin_next(kind, game).await;
            }
        }
        Err(changed_too_often())
    }

    async fn catch_up(&self, kind: Kind, game: &mut Game) -> Result<(), LogError> {
        for _ in 0..TRIES_MAX {
            let begun = self.log.read(&streams_of(kind), game.stream).await?.len() as u64;
            let mut news = Vec::new();
            if begun > 0 {
                let stream = game.stream + begun;
                news = self.log.read(&stream_of(kind, stream), 0).await?;
                if news.is_empty() {
                    continue; // The next one was begun meanwhile.
                }
                let changes = std::mem::take(&mut game.changes);
                *game = Game { stream, changes, ..Game::default() };
            } else if game.stream > 0 {
                news = self.log.read(&stream_of(kind, game.stream), game.entries).await?;
            }
            for entry in &news {
                game.apply(kind, entry).map_err(|error| LogError::Unavailable(error.into()))?;
            }
            game.read = Some(Instant::now());
            return Ok(());
        }
        Err(changed_too_often())
    }

    /// Appends an entry, and applies it; false if it is to be tried again, after what is new.
    async fn append(&self, kind: Kind, game: &mut Game, entry: &Entry) -> Result<bool, LogError> {
        if game.stream == 0 || game.is_full {
            self.begin_next(kind, game).await?;
            return Ok(false);
        }
        let text = text_of(entry);
        match self.log.append(&stream_of(kind, game.stream), game.entries, text.clone()).await {
            Ok(()) => {
                game.apply(kind, &text).map_err(|error| LogError::Unavailable(error.into()))?;
                Ok(true)
            }
            Err(LogError::Conflict { .. }) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Begins the next stream with the board as it is, and forgets those before.
    async fn begin_next(&self, kind: Kind, game: &Game) -> Result<(), LogError> {
        let next = game.stream + 1;
        let board = text_of(&Entry::Board { board: game.board.pruned() });
        // Whoever else does it writes the same.
        let is_new = is_first(self.log.append(&stream_of(kind, next), 0, board).await)?;
        let said = self.log.append(&streams_of(kind), game.stream, next.to_string()).await;
        if !is_first(said)? && is_new {
            // Others are further, and nobody reads it.
            let last = self.log.read(&streams_of(kind), 0).await?.len() as u64;
            if last > next {
                return self.log.forget(&stream_of(kind, next)).await;
            }
        }
        for old in [game.stream.saturating_sub(1), game.stream] {
            if old > 0 {
                self.log.forget(&stream_of(kind, old)).await?;
            }
        }
        Ok(())
    }

    /// What is known of a game, as it was a moment ago.
    async fn read(&self, kind: Kind) -> Result<MutexGuard<'_, Game>, Fault> {
        let mut game = self.games[kind as usize].lock().await;
        if self.allowed && game.read.is_none_or(|at| at.elapsed() >= limits::LEADERBOARD_EVERY) {
            self.catch_up(kind, &mut game).await.map_err(|error| refused(&error))?;
            // Who has not played for long goes without news.
            game.answer = None;
        }
        Ok(game)
    }

    pub(crate) async fn leaderboard(&self, kind: Kind, now: u64) -> Result<Bytes, Fault> {
        let mut game = self.read(kind).await?;
        let game = &mut *game;
        let answer = game.answer.get_or_insert_with(|| {
            let (persons, players) = game.board.best(now);
            let id = kind.id().to_owned();
            let board = Leaderboard { allowed: self.allowed, game: id, persons, players };
            serde_json::to_vec(&board).expect("a board has text keys only").into()
        });
        Ok(answer.clone())
    }

    pub(crate) async fn own(&self, who: &PersonId, now: u64) -> Result<OwnRatings, Fault> {
        let mut ratings = Vec::new();
        for kind in Kind::ALL {
            let found = self.read(kind).await?.board.of(who, now);
            ratings.extend(found.map(|(place, persons, rating)| OwnRating {
                game: kind.id().to_owned(),
                place,
                persons,
                rating,
            }));
        }
        Ok(OwnRatings { allowed: self.allowed, ratings })
    }

    pub(crate) async fn of_match(
        &self,
        room: &RoomName,
        number: u32,
    ) -> Result<MatchRatings, Fault> {
        let id = id_of(&room.to_string(), number);
        for kind in Kind::ALL {
            let game = self.read(kind).await?;
            if let Some(changes) = game.changes_of(&id) {
                let seats = changes.clone().unwrap_or_default();
                return Ok(MatchRatings { counts: Some(changes.is_some()), seats });
            }
            if game.board.knows(&id) {
                return Ok(MatchRatings { counts: Some(true), seats: Vec::new() });
            }
        }
        Ok(MatchRatings::default())
    }
}

/// Whether this was appended, and not by another server before.
fn is_first(appended: Result<(), LogError>) -> Result<bool, LogError> {
    match appended {
        Err(LogError::Conflict { .. }) => Ok(false),
        other => other.map(|()| true),
    }
}

fn text_of(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("an entry has text keys only")
}

fn refused(error: &LogError) -> Fault {
    tracing::error!(error = crate::chain(error), "the leaderboard cannot be used");
    of_log(error)
}

/// The stream that says which one is in use.
fn streams_of(kind: Kind) -> Stream {
    Stream::new(format!("ratings/{}", kind.id())).expect("a game's id is made of small letters")
}

fn stream_of(kind: Kind, number: u64) -> Stream {
    let name = format!("ratings/{}/{number}", kind.id());
    Stream::new(name).expect("a game's id is made of small letters")
}

#[cfg(test)]
mod tests;
