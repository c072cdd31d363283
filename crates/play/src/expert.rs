//! The expert's line: the match of a day with an expert on the player's seat, to be compared with.

use bots::Level;
use games::fair::Bytes;
use games::{Answer, Kind, Match, SEATS_MAX, Seat, ToAct};

use crate::daily::{Daily, Day, LEVEL, PLAYER, options};
use crate::limits;
use crate::live::{Live, MatchEntry};
use crate::room::game_settings;

/// How often somebody throws in one snap: as many cards as a row is dealt.
const THROWS_MAX: u8 = 4;

/// Whether low scores are good in the match that is played of a game.
pub fn low_wins(kind: Kind) -> bool {
    let daily = Daily { day: Day::of(0), seed: Bytes([0; 32]) };
    ExpertLine::new(kind, daily).is_some_and(|line| line.played.game().low_wins())
}

/// The match of a day with an expert on the player's seat, move by move.
pub struct ExpertLine {
    daily: Daily,
    played: Match,
    /// By seat, how often it may still throw in the snap that is open.
    throws: [u8; SEATS_MAX],
}

impl ExpertLine {
    /// Nothing is dealt yet. `None` if the game cannot be played like that.
    pub fn new(kind: Kind, daily: Daily) -> Option<Self> {
        let settings = game_settings(kind, options(kind)).ok()?;
        let seats = kind.best_seats();
        let begun = MatchEntry::begun(kind, seats, settings, None, 0, &mut daily.match_rng());
        let played = Live::begun(1, &begun.ok()?).ok()?.played().clone();
        Some(Self { daily, played, throws: [THROWS_MAX; SEATS_MAX] })
    }

    /// Goes on by one move or deal; whether there is more.
    pub fn step(&mut self) -> bool {
        let seats = match self.played.game().to_act() {
            ToAct::Nobody => return false,
            ToAct::Chance(_) => {
                let line = self.played.due_deal().expect("a deal is due");
                self.played.line(&line).expect("the pool is the pool");
                return true;
            }
            ToAct::Seats(seats) => seats,
        };
        let snap = self.played.game().snap().filter(|snap| snap.card.is_some());
        let Some(snap) = snap else {
            self.throw_again();
            let seat = seats.first().expect("somebody is to act");
            let mv = self.choose(seat).expect("who is to act has a move");
            self.play(seat, &mv);
            return self.played.record().lines().count() < limits::DAILY_LINES_MAX;
        };
        // As a sealed window is settled: throws from the discarder on, and then all are done.
        let mut order = self.played.game().standings().seats().seats_from(snap.first);
        let next = order.find(|seat| seats.contains(*seat) && self.throws[seat.index()] > 0);
        let Some(seat) = next else {
            seats.iter().for_each(|seat| self.play(seat, &snap.done));
            return true;
        };
        self.throws[seat.index()] -= 1;
        let throw = |mv: &String| self.played.game().timing(seat, mv).answer == Some(Answer::Throw);
        match self.choose(seat).filter(throw) {
            Some(mv) => self.play(seat, &mv),
            None => self.throws[seat.index()] = 0,
        }
        true
    }

    /// Something else was to be done: the next snap begins, or this one goes on, in which the
    /// player throws nothing more if they have begun.
    fn throw_again(&mut self) {
        let own = self.throws[PLAYER.index()];
        self.throws = [THROWS_MAX; SEATS_MAX];
        if own < THROWS_MAX && self.played.game().snap().is_some() {
            self.throws[PLAYER.index()] = 0;
        }
    }

    fn choose(&self, seat: Seat) -> Option<String> {
        let level = if seat == PLAYER { Level::Expert } else { LEVEL };
        self.daily.choose(level, &self.played, seat)
    }

    fn play(&mut self, seat: Seat, mv: &str) {
        self.played.line(&format!("{seat} {mv}")).expect("bots play by the rules");
    }

    /// The match, if it is over.
    pub fn finished(&self) -> Option<&Match> {
        (self.played.game().to_act() == ToAct::Nobody).then_some(&self.played)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_line_that_ends_and_is_always_the_same() {
        for kind in Kind::ALL {
            let line = |number: u8| {
                let daily = Daily { day: Day::of(0), seed: Bytes([number; 32]) };
                ExpertLine::new(kind, daily).expect("the options are good")
            };
            let begun = |number: u8| {
                let mut line = line(number);
                (0..20).for_each(|_| assert!(line.step(), "{kind} ends soon"));
                line.played.record().to_owned()
            };
            let mut whole = line(1);
            while whole.step() {}
            let record = whole.finished().unwrap_or_else(|| panic!("{kind} does not end")).record();
            let own = record.lines().filter(|line| line.starts_with("0 ")).count();
            assert!((8..400).contains(&own), "{kind}: {own} moves");
            assert!(record.starts_with(&begun(1)), "{kind}");
            assert!(!record.starts_with(&begun(2)), "{kind}");
        }
    }
}
