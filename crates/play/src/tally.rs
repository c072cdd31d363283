//! What a finished match of people says about the rules that it was played by: how long its rounds
//! were, whether the seat that began won them, and whether somebody came back.
//!
//! Turns and the seat that begins are those of the lab (`docs/lab.md`).

use std::collections::BTreeMap;

use games::{Kind, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::live::Live;
use crate::room::{Place, Room, json_of};

pub use crate::counter::WIN;

/// What a match came to, as logs keep it: sums of its rounds, and nothing of who played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchTally {
    /// How many seats there were.
    pub seats: u8,
    /// Every option that changes how a round is played.
    pub options: BTreeMap<String, Json>,
    /// How many rounds were played.
    pub rounds: u32,
    /// How many turns they had.
    pub turns: u32,
    /// Of how many the seat that began had the best score, in parts of [`WIN`]; seats with the
    /// same score share a round.
    pub begun_won: u32,
    /// Whether a winner had been last before the last round; `None` if that was the first.
    pub came_back: Option<bool>,
}

/// The tally of a match that is over, and of which it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tallied {
    /// The game.
    pub kind: Kind,
    /// Which match of its room it is.
    pub number: u32,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// What it came to.
    pub tally: MatchTally,
}

impl Room {
    /// What the match on the table came to, if it is over and one of people: on at least two seats
    /// people decided everything, and its rules were no variant.
    pub(crate) fn tally(&self, live: &Live) -> Option<Tallied> {
        let (game, counter) = (live.game(), live.counter());
        let winners = game.standings().winners()?;
        let is_program = |seat: Seat| self.places.get(seat.index()).is_some_and(Place::is_program);
        if counter.people().iter().filter(|&seat| !is_program(seat)).count() < 2 {
            return None;
        }
        let shown = BTreeMap::from_iter(game.options());
        let mut options = BTreeMap::new();
        for spec in game.kind().options() {
            let shown = shown.get(spec.name).copied();
            if spec.variant.is_some() && shown.is_some() {
                return None;
            }
            if spec.variant.is_none() && !spec.of_match {
                let value = shown.or(spec.default)?;
                options.insert(spec.name.to_owned(), json_of(&value));
            }
        }
        let tally = MatchTally {
            seats: game.standings().seats().get() as u8,
            options,
            rounds: counter.rounds,
            turns: counter.turns,
            begun_won: counter.begun_won,
            came_back: came_back(live.rounds(), winners, game.low_wins()),
        };
        let (kind, number, ended) = (game.kind(), live.number(), live.changed());
        Some(Tallied { kind, number, ended, tally })
    }
}

/// Whether one of the winners had been last before the last round.
fn came_back(rounds: &[Vec<i32>], winners: SeatSet, low_wins: bool) -> Option<bool> {
    let (_, before) = rounds.split_last().filter(|(_, before)| !before.is_empty())?;
    let total = |seat: usize| before.iter().map(|scores| scores[seat]).sum::<i32>();
    let totals: Vec<i32> = (0..before[0].len()).map(total).collect();
    let ends = (totals.iter().min()?, totals.iter().max()?);
    let last = if low_wins { ends.1 } else { ends.0 };
    let was_last = |seat: Seat| totals[seat.index()] == *last;
    Some(ends.0 < ends.1 && winners.iter().any(was_last))
}

#[cfg(test)]
mod tests {
    use games::{Seed, Settings};

    use super::*;
    use crate::live::{By, MatchEntry};

    /// A random match in which the first seat is played by this, and all others by people; and
    /// whether several seats could decide at the same time.
    fn played(kind: Kind, seats: usize, first: By) -> (Live, bool) {
        let mut rng = Seed::from_number(3).rng("matches", 0);
        let mut settings = Settings::new(kind.options());
        for (name, value) in kind.short() {
            settings.set(name, value).expect("an option");
        }
        let begun = MatchEntry::begun(kind, seats, settings, None, 0, &mut rng).expect("a table");
        let (mut live, mut shared) = (Live::begun(1, &begun).expect("a match begins"), false);
        while !live.is_over() {
            let entry = |line, by| MatchEntry::Played { lines: vec![line], at: 7, by, deal: None };
            let entry = match live.due_round().or(live.due_reshuffle()) {
                Some(deck) => entry(deck, By::Chance),
                None => {
                    shared |= live.deciders().len() > 1;
                    let seat = live.deciders().choose(&mut rng).expect("somebody decides");
                    let mv = rng.choose(&live.game().legal_moves(seat)).cloned();
                    let line = format!("{seat} {}", mv.expect("there is a move"));
                    entry(line, if seat == Seat::FIRST { first } else { By::Person })
                }
            };
            live.apply(&entry).expect("it fits");
        }
        (live, shared)
    }

    fn room(kind: Kind) -> Room {
        let game = kind.id().to_owned();
        let opened = crate::room::RoomEntry::Opened { game, at: 0, lesson: false, daily: None };
        let name = crate::names::RoomName::new("plum-otter-lamp-1001").expect("a name");
        Room::opened(name, &opened).expect("a room")
    }

    #[test]
    fn matches_of_at_least_two_people_are_tallied() {
        for kind in Kind::ALL {
            let tally = |seats, first| room(kind).tally(&played(kind, seats, first).0);
            let Tallied { tally: told, ended, .. } =
                tally(kind.best_seats(), By::Person).expect("people played");
            assert_eq!((usize::from(told.seats), ended), (kind.best_seats(), 7));
            assert!(told.rounds > 0 && told.turns >= told.rounds, "{kind}: {told:?}");
            assert!(told.begun_won <= told.rounds * WIN, "{kind}: {told:?}");
            assert_eq!(told.came_back.is_some(), told.rounds > 1, "{kind}");
            let changing = kind.options().iter().filter(|it| !it.of_match && it.variant.is_none());
            let names: Vec<&str> = changing.map(|spec| spec.name).collect();
            assert!(names.iter().all(|name| told.options.contains_key(*name)), "{kind}: {told:?}");
            assert_eq!(told.options.len(), names.len(), "{kind}");
            // Who sits beside a bot is one person less.
            let fewest = kind.seats().0;
            for by in [By::Bot, By::Clock] {
                assert_eq!(tally(fewest, by).is_some(), fewest > 2, "{kind} {by:?}");
            }
        }
    }

    /// Where one seat decides at a time, the record says whose turn it was.
    #[test]
    fn a_turn_is_all_that_a_seat_decides_in_a_row() {
        let all = Kind::ALL.map(|kind| (kind, played(kind, kind.best_seats(), By::Person)));
        let mut found = 0;
        for (kind, (live, _)) in all.iter().filter(|(_, (_, shared))| !shared) {
            found += 1;
            let mut rounds: Vec<Vec<usize>> = Vec::new();
            for line in live.played().record().lines() {
                let word = line.split(' ').next().unwrap_or_default();
                match word.parse::<usize>() {
                    Ok(seat) => rounds.last_mut().expect("a deck comes first").push(seat),
                    Err(_) if word == "deck" => rounds.push(Vec::new()),
                    Err(_) => {}
                }
            }
            rounds.iter_mut().for_each(Vec::dedup);
            let best = |scores: &Vec<i32>| {
                let low = live.game().low_wins();
                *if low { scores.iter().min() } else { scores.iter().max() }.expect("seats")
            };
            let share = |(scores, movers): (&Vec<i32>, &Vec<usize>)| {
                let best: Vec<usize> =
                    (0..scores.len()).filter(|&seat| scores[seat] == best(scores)).collect();
                if best.contains(&movers[0]) { WIN / best.len() as u32 } else { 0 }
            };
            let counter = live.counter();
            assert_eq!(counter.rounds as usize, rounds.len(), "{kind}");
            assert_eq!(
                counter.turns as usize,
                rounds.iter().map(Vec::len).sum::<usize>(),
                "{kind}"
            );
            let won: u32 = live.rounds().iter().zip(&rounds).map(share).sum();
            assert_eq!(counter.begun_won, won, "{kind}");
        }
        assert!(found > 1, "there are such games");
    }

    #[test]
    fn who_was_last_and_wins_came_back() {
        let of = |rounds: &[&[i32]], winner: usize, low_wins| {
            let rounds: Vec<Vec<i32>> = rounds.iter().map(|scores| scores.to_vec()).collect();
            came_back(&rounds, SeatSet::only(Seat::new(winner).expect("a seat")), low_wins)
        };
        assert_eq!(of(&[&[1, 2]], 1, false), None, "there was no round before");
        assert_eq!(of(&[&[1, 3, 2], &[9, 0, 0]], 0, false), Some(true));
        assert_eq!(of(&[&[1, 3, 2], &[0, 0, 9]], 2, false), Some(false), "it was second");
        assert_eq!(of(&[&[1, 3, 2], &[9, 0, 9]], 1, true), Some(true), "few points are good");
        assert_eq!(of(&[&[0, 4], &[4, 0], &[1, 0]], 0, false), Some(false), "they were level");
    }
}
