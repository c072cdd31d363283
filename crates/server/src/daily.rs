//! The deal of the day on the site: who plays it, how others did, and what an expert would do.

use std::sync::Arc;

use games::{Kind, Match};
use play::daily::{self, Daily, Day};
use play::expert::{ExpertLine, low_wins};

use crate::archive::Reader;
use crate::days::{Known, Line};
use crate::guests::Guest;
use crate::names::{self, RoomName};
use crate::protocol::{DailyAbout, DailyGame, DailyResult, DailyScore, Fault, FaultCode};
use crate::room::fault;
use crate::shared::Shared;

impl Shared {
    pub(crate) async fn dailies(&self) -> Result<DailyAbout, Fault> {
        let now = self.now_ms();
        let day = Day::of(now);
        let mut games = Vec::new();
        for kind in Kind::ALL {
            let scores = self.days.look(day, kind, Known::scores).await?;
            games.push(DailyGame {
                game: kind.id().to_owned(),
                seats: kind.best_seats() as u8,
                level: daily::LEVEL.to_string(),
                options: daily::options(kind).clone(),
                played: scores.values().sum(),
            });
        }
        Ok(DailyAbout { day: day.to_string(), left_s: (day.ends() - now) / 1000, games })
    }

    /// How others did who played the same deals as this room. What was reached in it counts from
    /// when this is first asked.
    pub(crate) async fn daily_result(
        self: &Arc<Self>,
        reader: &Reader,
        room: &RoomName,
    ) -> Result<DailyResult, Fault> {
        let none = || fault(FaultCode::NotFound, "no deal of a day is played in this room");
        let found = self.archive.daily(reader, room).await?;
        let (daily, kind, about) = found.ok_or_else(none)?;
        let score = about.scores.get(daily::PLAYER.index()).copied().unwrap_or_default();
        if about.over_at.is_some_and(|at| daily.is_on(at)) {
            self.days.end(daily.day, kind, room, score).await?;
        }
        let known = |known: &Known| {
            (known.scores(), known.score_of(room), known.expert.as_ref().map(|line| line.score))
        };
        let (scores, own, expert) = self.days.look(daily.day, kind, known).await?;
        if expert.is_none() {
            self.find_line(&reader.guest, kind, daily.clone());
        }
        let low_wins = low_wins(kind);
        let is_better = |other: i32| if low_wins { other < score } else { other > score };
        let better = scores.iter().filter(|(other, _)| is_better(**other)).map(|(_, count)| count);
        Ok(DailyResult {
            day: daily.day.to_string(),
            game: kind.id().to_owned(),
            open: daily.is_on(reader.now),
            score,
            counted: own.is_some(),
            low_wins,
            better: better.sum(),
            played: scores.values().sum(),
            scores: scores.into_iter().map(|(score, count)| DailyScore { score, count }).collect(),
            expert,
        })
    }

    /// Lets an expert play the deal of a day, unless that is going on here, or too much else waits.
    /// What is found is kept for everybody.
    fn find_line(self: &Arc<Self>, guest: &Arc<Guest>, kind: Kind, daily: Daily) {
        let key = (daily.day, kind);
        let Some(turn) = self.days.begin_line(key) else { return };
        let Some(line) = ExpertLine::new(kind, daily) else { return };
        let Ok(work) = self.archive.think(guest, line, ExpertLine::step) else { return };
        let (shared, guest) = (Arc::downgrade(self), guest.clone());
        tokio::spawn(async move {
            let line = work.await;
            let shared = shared.upgrade();
            if let Some((shared, played)) = shared.zip(line.as_ref().and_then(ExpertLine::finished))
                && let Err(fault) = shared.keep_line(&guest, key, played).await
            {
                tracing::warn!(fault.message, "an expert's line is not kept");
            }
            drop(turn);
        });
    }

    async fn keep_line(
        &self,
        guest: &Arc<Guest>,
        (day, kind): (Day, Kind),
        played: &Match,
    ) -> Result<(), Fault> {
        let standings = *played.game().standings();
        let score = standings.scores()[daily::PLAYER.index()];
        let mut taken: Vec<String> = Vec::new();
        let mut remarks = String::new();
        for seat in standings.seats().seats() {
            let others: Vec<&str> = taken.iter().map(String::as_str).collect();
            let name = names::for_bot(&others);
            let level = if seat == daily::PLAYER { bots::Level::Expert } else { daily::LEVEL };
            remarks += &format!("# player {seat} {name}\n# bot {seat} {level}\n");
            taken.push(name);
        }
        let (first, rest) = played.record().split_once('\n').unwrap_or((played.record(), ""));
        let text = format!("{first}\n{remarks}{rest}");
        let record = self.archive.bring(guest, text, self.now_ms()).await?.record;
        self.days.keep(day, kind, Line { score, record }).await
    }

    /// Which deal of today a new room is for; or the room in which this person plays it already.
    pub(crate) async fn deal_of_today(
        &self,
        kind: Kind,
        person: Option<&crate::key::PersonId>,
    ) -> Result<Result<Daily, RoomName>, Fault> {
        let daily = self.days.deal(Day::of(self.now_ms()), kind).await?;
        let other = self.days.is_in(daily.day, kind, person).await?;
        Ok(other.map_or(Ok(daily), Err))
    }
}
