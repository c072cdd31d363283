//! A block: one deal, played once for each rotation of a line-up over the seats, so that nobody
//! profits from a seat or a hand. What it came to is kept in whole numbers: sums of them are the
//! same in any order.

use std::collections::BTreeMap;

use bots::{Bot, Policy, play_dealt};
use engine::{Rng, Seed, Speaks, erase};
use serde::{Deserialize, Serialize};

use crate::arena::{Arena, Form};
use crate::player::Player;
use crate::table::{Crew, play_with_programs};

/// A won round in parts: it can be divided among any number of seats up to ten.
pub const PART: u64 = 2520;

/// What a block came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Block {
    /// Its number, from 0.
    pub block: u64,
    /// What each bot did, in the order in which they were named.
    pub bots: Vec<Sums>,
    /// For each bot and each other: over all rounds and pairs of a seat each, 2 where the first had
    /// the better score and 1 where they had the same.
    pub pairs: Vec<Vec<u64>>,
}

/// What a bot did in a block: sums over its seats and rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sums {
    /// Seats that it held, over all rounds.
    pub rounds: u64,
    /// How many rounds it had the best score in, ties divided, in [`PART`]s.
    pub share: u64,
    /// How many rounds it had the best score in, alone or with others.
    pub best: u64,
    /// How many rounds it had the worst score in, alone or with others.
    pub worst: u64,
    /// Its scores.
    pub score: i64,
    /// By distance from the dealer, the seat after the dealer first: rounds and share.
    pub seats: Vec<(u64, u64)>,
    /// What went wrong, of a program; `None` of a bot of ours.
    #[serde(default)]
    pub faults: Option<Faults>,
}

/// What a program did, and what went wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Faults {
    /// How many decisions it had.
    pub decisions: u64,
    /// In how many of them the novice chose instead.
    pub fallbacks: u64,
    /// How many of its moves were refused, by the clause that they break; `not_a_move` and
    /// `not_now` where it is none.
    pub refusals: BTreeMap<String, u64>,
    /// How many of its lines were no answer.
    pub garbage: u64,
    /// How often its time was over.
    pub timeouts: u64,
    /// How often it ended, or could not be started.
    pub crashes: u64,
    /// How often it was ended because it wrote too much.
    pub floods: u64,
    /// How many rounds went on for so many decisions that the club player ended them in its place.
    pub long: u64,
    /// The first of these things, in words.
    pub notes: Vec<String>,
}

/// How many notes are kept.
pub(crate) const NOTES_MAX: usize = 5;

impl Faults {
    /// Keeps a note, if there are few.
    pub(crate) fn note(&mut self, note: impl FnOnce() -> String) {
        if self.notes.len() < NOTES_MAX {
            self.notes.push(note());
        }
    }

    /// Adds what came after it.
    pub(crate) fn add(&mut self, later: &Self) {
        self.decisions += later.decisions;
        self.fallbacks += later.fallbacks;
        for (rule, count) in &later.refusals {
            *self.refusals.entry(rule.clone()).or_default() += count;
        }
        self.garbage += later.garbage;
        self.timeouts += later.timeouts;
        self.crashes += later.crashes;
        self.floods += later.floods;
        self.long += later.long;
        later.notes.iter().for_each(|note| self.note(|| note.clone()));
    }
}

/// Which bot has which place of a block's line-up. It depends on the bots' names and not on the
/// order in which they were named, so that a match of other labels is the same match; only in form
/// `one` the first is the one.
pub(crate) fn line_up(arena: &Arena, block: u64) -> Vec<usize> {
    let mut rng = Seed::from_number(arena.seed).rng("line-up", block);
    let mut others: Vec<usize> = (0..arena.bots.len()).collect();
    others.sort_by_key(|&bot| (arena.bots[bot].to_string(), bot));
    let one = arena.form == Form::One && others.len() > 1;
    others.retain(|&bot| !one || bot != 0);
    rng.shuffle(&mut others);
    let taken = usize::from(one);
    let mut places: Vec<usize> = others.iter().copied().cycle().take(arena.seats - taken).collect();
    places.extend(one.then_some(0));
    rng.shuffle(&mut places);
    places
}

/// What one round came to, by seat.
pub(crate) struct Scored {
    /// The round's scores.
    pub(crate) scores: Vec<i32>,
    /// Whether low scores are good.
    pub(crate) low_wins: bool,
}

/// Chance in one round.
pub(crate) struct Chances {
    /// For the deck, the same in all rounds of a block.
    pub(crate) deal: Rng,
    /// For who is first where several may decide.
    pub(crate) order: Rng,
    /// Of each seat's bot.
    pub(crate) dice: Vec<Rng>,
    /// A number for each seat's program.
    pub(crate) seeds: Vec<u32>,
}

/// Plays one deal in all rotations. `fresh` has nothing dealt yet.
pub(crate) fn play_block<G: Policy + Speaks>(
    arena: &Arena,
    block: u64,
    fresh: &G,
    crew: &mut Crew,
) -> Block {
    let (seats, bots) = (arena.seats, arena.bots.len());
    let seed = Seed::from_number(arena.seed);
    let places = line_up(arena, block);
    let dealer = G::standings(fresh.table()).dealer().index();
    let empty = Sums { seats: vec![(0, 0); seats], ..Sums::default() };
    let mut played = Block { block, bots: vec![empty; bots], pairs: vec![vec![0; bots]; bots] };
    for rotation in 0..seats {
        let held: Vec<usize> = (0..seats).map(|seat| places[(seat + rotation) % seats]).collect();
        let number = block * seats as u64 + rotation as u64;
        let own = |seat: usize| seed.rng("bot", number * 16 + seat as u64);
        let programs = |seat: usize| seed.rng("program", number * 16 + seat as u64).bits();
        let mut chances = Chances {
            deal: seed.rng("deal", block),
            order: seed.rng("order", number),
            dice: (0..seats).map(own).collect(),
            seeds: (0..seats).map(programs).collect(),
        };
        let scored = if arena.by_programs() {
            let faults = held.iter().map(|&bot| match arena.bots[bot] {
                Player::Program(_) => Some(Faults::default()),
                Player::Bot(_) => None,
            });
            let mut faults: Vec<Option<Faults>> = faults.collect();
            let game = erase(fresh.clone());
            let scored = play_with_programs::<G>(game, &held, &mut chances, crew, &mut faults);
            for (seat, faults) in faults.into_iter().enumerate() {
                let Some(mut faults) = faults else { continue };
                let notes = faults.notes.iter_mut();
                notes.for_each(|note| *note = format!("block {block}, seat {seat}: {note}"));
                played.bots[held[seat]].faults.get_or_insert_default().add(&faults);
            }
            scored
        } else {
            play_typed(arena, fresh.clone(), &held, &mut chances)
        };
        count(&mut played, &held, dealer, &scored);
    }
    played
}

/// A round of our bots only.
fn play_typed<G: Policy>(
    arena: &Arena,
    mut game: G,
    held: &[usize],
    chances: &mut Chances,
) -> Scored {
    let bot = |&bot: &usize| match arena.bots[bot] {
        Player::Bot(bot) => bot,
        Player::Program(_) => unreachable!("programs play at the other table"),
    };
    let sitting: Vec<Bot> = held.iter().map(bot).collect();
    let Chances { deal, order, dice, .. } = chances;
    play_dealt(&mut game, &sitting, deal, order, dice);
    let scores = G::standings(game.table()).round_scores();
    let scores = scores.expect("a round that is over is scored").to_vec();
    Scored { scores, low_wins: G::low_wins(game.table()) }
}

/// Adds a round to a block.
fn count(block: &mut Block, held: &[usize], dealer: usize, scored: &Scored) {
    let seats = held.len();
    let worth = |seat: usize| {
        let score = i64::from(scored.scores[seat]);
        if scored.low_wins { -score } else { score }
    };
    let best = (0..seats).map(worth).max().expect("there are seats");
    let worst = (0..seats).map(worth).min().expect("there are seats");
    let ties = (0..seats).filter(|&seat| worth(seat) == best).count() as u64;
    for seat in 0..seats {
        let sums = &mut block.bots[held[seat]];
        let is_best = worth(seat) == best;
        let share = if is_best { PART / ties } else { 0 };
        let place = &mut sums.seats[(seat + 2 * seats - dealer - 1) % seats];
        *place = (place.0 + 1, place.1 + share);
        sums.rounds += 1;
        sums.share += share;
        sums.best += u64::from(is_best);
        sums.worst += u64::from(worth(seat) == worst);
        sums.score += i64::from(scored.scores[seat]);
        for other in (0..seats).filter(|&other| held[other] != held[seat]) {
            let halves = 1 + i64::signum(worth(seat) - worth(other));
            block.pairs[held[seat]][held[other]] += halves as u64;
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{GameExt as _, Kind, Settings, for_game};

    use super::*;

    #[test]
    fn both_tables_play_the_same_rounds() {
        for kind in Kind::ALL {
            for_game!(kind, G => same_rounds::<G>(kind));
        }
    }

    /// Plays rounds at the typed table and at the one of programs.
    fn same_rounds<G: Policy + Speaks>(kind: Kind) {
        let arena = Arena {
            kind,
            seats: 3,
            settings: Settings::new(kind.options()),
            bots: ["novice", "dice"].map(|bot| bot.parse().expect("a bot")).to_vec(),
            form: Form::Mixed,
            blocks: 1,
            seed: 1,
            threads: 1,
            ms: 1,
            start_ms: 0,
            sprt: None,
        };
        let fresh = G::table_for(&arena.settings, 3, Some(1)).expect("a table");
        for round in 0..10 {
            let seed = Seed::from_number(round);
            let chances = || Chances {
                deal: seed.rng("deal", 0),
                order: seed.rng("order", 0),
                dice: (0..3).map(|seat| seed.rng("bot", seat)).collect(),
                seeds: vec![0; 3],
            };
            let held = [0, 1, 0];
            let typed = play_typed(&arena, fresh.clone(), &held, &mut chances());
            let (mut crew, mut faults) = (Crew::new(&arena), vec![None; 3]);
            let game = erase(fresh.clone());
            let erased =
                play_with_programs::<G>(game, &held, &mut chances(), &mut crew, &mut faults);
            assert_eq!(typed.scores, erased.scores, "{kind}, round {round}");
            assert_eq!(typed.low_wins, erased.low_wins);
        }
    }
}
