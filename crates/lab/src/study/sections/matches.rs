//! Whole matches: how long they are, and whether the better of two levels wins them. Each begins
//! with its deal, and goes on to the end that the rules say.

use std::cmp::Ordering;

use bots::Policy;
use games::{Chance, SEATS_MAX, SeatSet, Seed, ToAct};

use super::{Counts, Section};
use crate::block::PART;
use crate::stats::{Histogram, Ratio, rounded, sums};
use crate::study::round::{Chances, Purpose, Space, play};
use crate::study::say::{Put, count, even, level, say, share, spread, with};
use crate::study::seats::Sitter;
use crate::study::section::{Distribution, Unit};
use crate::study::watch::Watcher;

/// After how many rounds a match is given up: some have no end, or one that hardly comes.
const ROUNDS_MAX: u32 = 1_000;

sums! {
    Matches {
        limits: u64,
        /// Of the first level: how many rounds a match has, and how many tenths of a minute it
        /// takes, by the model of the pace.
        rounds: Histogram,
        minutes: Histogram,
        /// Of the two weakest levels, at one table: what the better one won, in `PART`s. The unit
        /// is a match that has a winner.
        won: Ratio,
        /// How many matches of theirs had none.
        without: u64,
    }
}

pub(crate) struct Whole {
    pub(crate) rounds: u32,
    pub(crate) milliseconds: u64,
    winners: SeatSet,
}

/// Plays a match with a bot on each seat. `fresh` has nothing dealt yet; `None` if it does not end.
fn whole<G: Policy>(
    fresh: &G,
    bots: &[Sitter],
    chances: &mut Chances,
    (watcher, space): (&mut Watcher, &mut Space<G>),
) -> Option<Whole> {
    let mut game = fresh.clone();
    let (mut rounds, mut milliseconds) = (0, 0);
    while G::to_act(game.table()) == ToAct::Chance(Chance::Round) {
        if rounds == ROUNDS_MAX {
            return None;
        }
        watcher.clear(bots.len());
        if !play(&mut game, bots, chances, space, watcher) {
            return None;
        }
        rounds += 1;
        milliseconds += watcher.milliseconds;
    }
    let winners = G::standings(game.table()).winners().unwrap_or(SeatSet::EMPTY);
    Some(Whole { rounds, milliseconds, winners })
}

/// Plays the match that begins with a deal, with this bot on every seat.
pub(crate) fn alike<G: Policy>(
    fresh: &G,
    bot: Sitter,
    (seed, deal): (Seed, u64),
    own: (&mut Watcher, &mut Space<G>),
) -> Option<Whole> {
    let seats = G::standings(fresh.table()).seats().get();
    let mut chances = Chances::of(seed, Purpose::Match, deal, 0);
    whole(fresh, &[bot; SEATS_MAX][..seats], &mut chances, own)
}

/// Plays the match that begins with a deal, with two levels on as many seats, or the worse one on
/// one more; says what the better one, the second, wins of it, in [`PART`]s, and whether there is a
/// winner, 1 or 0. Winners share a match.
pub(crate) fn mixed<G: Policy>(
    fresh: &G,
    levels: [Sitter; 2],
    (seed, deal): (Seed, u64),
    own: (&mut Watcher, &mut Space<G>),
) -> Option<[u64; 2]> {
    let seats = G::standings(fresh.table()).seats().get();
    let mut held: Vec<usize> = (0..seats).map(|seat| seat % 2).collect();
    seed.rng("match-line-up", deal).shuffle(&mut held);
    let bots: Vec<Sitter> = held.iter().map(|&level| levels[level]).collect();
    let mut chances = Chances::of(seed, Purpose::Match, deal, 1);
    let winners = whole(fresh, &bots, &mut chances, own)?.winners;
    let better = winners.iter().filter(|seat| held[seat.index()] == 1).count() as u64;
    Some([PART * better / winners.len().max(1) as u64, u64::from(!winners.is_empty())])
}

impl Matches {
    pub(crate) fn play<G: Policy>(
        &mut self,
        fresh: &G,
        (bot, pair): (Sitter, Option<[Sitter; 2]>),
        at: (Seed, u64),
        (watcher, space): (&mut Watcher, &mut Space<G>),
    ) {
        match alike(fresh, bot, at, (&mut *watcher, &mut *space)) {
            None => self.limits += 1,
            Some(Whole { rounds, milliseconds, .. }) => {
                self.rounds.push(rounds);
                self.minutes.push((milliseconds / 6_000) as u32);
            }
        }
        let Some(pair) = pair else { return };
        match mixed(fresh, pair, at, (watcher, space)) {
            None => self.limits += 1,
            Some([won, of]) => {
                self.won.push(won as i64, of);
                self.without += 1 - of;
            }
        }
    }
}

pub(crate) fn section(of: &Counts<'_>) -> Section {
    let (study, sums) = (of.study, &of.all.matches);
    let n = sums.rounds.total();
    let rounds = Distribution::of(&sums.rounds, 1.0, n);
    let minutes = Distribution::of(&sums.minutes, 10.0, n);
    let mut section = Section::new("matches");
    section.say(spread(&rounds, 0).map(|it| say("lab-match-rounds", &it)));
    section.say(spread(&minutes, 0).map(|it| say("lab-match-minutes", &it)));
    section.spread("match-rounds", Unit::Rounds, &rounds);
    section.spread("match-minutes", Unit::Minutes, &minutes);
    if let Some(&[worse, better]) = study.pairs().first() {
        let [worse, better] = [worse, better].map(|it| study.name(it));
        let levels = || [("better", level(&better)), ("worse", level(&worse))];
        let (won, fair) =
            (sums.won.share(PART as f64), rounded((study.seats / 2) as f64 / study.seats as f64));
        section.say(won.map(|won| {
            let seen = match won.against(fair) {
                Ordering::Greater => "more",
                Ordering::Less => "less",
                Ordering::Equal => "unclear",
            };
            let own =
                share(won).into_iter().chain([("seen", Put::Word(seen)), ("even", even(fair))]);
            say("lab-match-better", &with(levels(), own))
        }));
        let without = ("without", count(sums.without));
        section
            .say((sums.without > 0).then(|| say("lab-match-without", &with(levels(), [without]))));
        section.figure("match-won", Unit::Share, won);
        section.number("match-without", Unit::Count, sums.without as f64);
        section.number("match-even", Unit::Share, fair);
    }
    let own = [("limits", count(sums.limits)), ("n", count(n))];
    section.say((sums.limits > 0).then(|| say("lab-match-limits", &own)));
    section.number("match-limits", Unit::Count, sums.limits as f64);
    section.histogram("match-rounds", "rounds", Unit::Rounds, &rounds);
    section.histogram("match-minutes", "minutes", Unit::Minutes, &minutes);
    section
}
