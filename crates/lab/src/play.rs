//! How a block is played: one deal, once for each rotation of a line-up over the seats, so that
//! nobody profits from a seat or a hand.

use std::sync::Arc;

use bots::{Bot, Policy, play_dealt};
use games::{GameExt as _, Seed, Speaks, erase, for_game};

use crate::arena::{Arena, Form};
use crate::block::{Block, Faults, PART, Sums};
use crate::player::Player;
use crate::table::{BlockRunner, Chances, Scored, play_with_programs};

impl BlockRunner {
    /// Plays the block with this number.
    ///
    /// # Panics
    ///
    /// If the game has no such table.
    pub fn play(&mut self, block: u64) -> Block {
        let arena = Arc::clone(&self.arena);
        let dealer = Some((block % arena.seats as u64) as usize);
        for_game!(arena.kind, G => {
            let fresh = G::table_for(&arena.settings, arena.seats, dealer);
            play_block::<G>(&arena, block, &fresh.expect("the game has this table"), self)
        })
    }
}

/// The bot at each place of a block's line-up. It depends on the bots' names and not on the order
/// in which they were named; only in form `one` the first is the one.
fn line_up(arena: &Arena, block: u64) -> Vec<usize> {
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

/// Plays one deal in all rotations. `fresh` has nothing dealt yet.
fn play_block<G: Policy + Speaks>(
    arena: &Arena,
    block: u64,
    fresh: &G,
    runner: &mut BlockRunner,
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
            let scored = play_with_programs(game, &held, &mut chances, runner, &mut faults);
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
    use games::{GameExt as _, Kind, Settings, for_game};

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
            let (mut runner, mut faults) = (BlockRunner::new(&arena), vec![None; 3]);
            let game = erase(fresh.clone());
            let erased = play_with_programs(game, &held, &mut chances(), &mut runner, &mut faults);
            assert_eq!(typed.scores, erased.scores, "{kind}, round {round}");
            assert_eq!(typed.low_wins, erased.low_wins);
        }
    }
}
