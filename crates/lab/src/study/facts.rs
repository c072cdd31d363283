//! What is measured of a deal when rule sets are compared.

use bots::{Policy, Space as Lists};
use games::Seed;

use super::Study;
use super::round::{Chances, PARTS, Purpose, Space, leads, leads_over, play, shares};
use super::seats::Guests;
use super::sections::drama::{Drama, Stake};
use super::sections::luck::Pair;
use super::sections::matches::{alike, mixed};
use super::watch::Watcher;
use super::what::What;

/// What was measured of one deal in one rule set, by measure; nothing where the deal was not looked
/// at for it.
pub(super) type Facts = [Option<i64>; What::ALL.len()];

/// Plays deals by one rule set after the other.
pub(super) struct Player<G: Policy> {
    seed: Seed,
    stake: Stake,
    watcher: Watcher,
    pub(super) space: Space<G>,
    lists: Lists<G>,
}

impl<G: Policy> Player<G> {
    pub(super) fn new(seed: u64, stake: Stake, guests: Option<Box<Guests>>) -> Self {
        Self {
            seed: Seed::from_number(seed),
            stake,
            watcher: Watcher::default(),
            space: Space::with(guests),
            lists: Lists::default(),
        }
    }

    /// What is measured of a deal; `None` if its round, or the match that begins with it, does not
    /// end.
    pub(super) fn facts(&mut self, study: &Study, deal: u64) -> Option<Facts> {
        let (seed, samples) = (self.seed, study.samples);
        let fresh = study.fresh::<G>(deal);
        let mut game = fresh.clone();
        let bots = [study.sitters()[0]; games::SEATS_MAX];
        let mut chances = Chances::of(seed, Purpose::Level, deal, 0);
        self.watcher.clear(study.seats);
        if !play(&mut game, &bots, &mut chances, &mut self.space, &mut self.watcher) {
            return None;
        }
        let mut facts: Facts = [None; What::ALL.len()];
        let mut put = |what: What, value: i64| facts[what as usize] = Some(value);
        let [turns, milliseconds, legal, forced, out] = self.watcher.facts();
        put(What::Turns, turns);
        put(What::Minutes, milliseconds);
        put(What::Legal, legal);
        put(What::Forced, forced);
        put(What::Out, out);
        let starter = self.watcher.starter(&game);
        put(What::Starter, shares(&game)[starter] as i64);
        put(What::Edge, leads(&game).nth(starter).unwrap_or_default());
        put(What::Gap, leads_over(&game));
        if study.is_among(samples.drama, deal) {
            let mut one = Drama::default();
            one.play(&fresh, self.stake, (seed, deal), &mut self.lists);
            if let Some(openness) = one.openness.get(PARTS / 2).filter(|it| it.n > 0) {
                put(What::Openness, openness.value() as i64);
            }
            if one.sole > 0 {
                let lowest = one.lowest.mean() as i64;
                put(What::Comebacks, if lowest < 10 { 100 } else { 0 });
                put(What::Decided, one.decided.mean() as i64);
            }
        }
        let pairs = study.pairs();
        if study.is_among(samples.matches, deal) {
            let at = (seed, deal);
            let whole = alike(&fresh, bots[0], at, (&mut self.watcher, &mut self.space))?;
            put(What::MatchRounds, whole.rounds.into());
            put(What::MatchMinutes, whole.milliseconds as i64);
            if let Some(&pair) = pairs.first() {
                let own = (&mut self.watcher, &mut self.space);
                let [won, of] = mixed(&fresh, pair, at, own)?;
                if of > 0 {
                    put(What::MatchWon, won as i64);
                }
            }
        }
        for pair in pairs.into_iter().take(1) {
            if study.is_among(study.deals_of(pair), deal) {
                let mut one = Pair::default();
                let at = (seed, deal, 0);
                one.play(&fresh, pair, at, &mut self.watcher, &mut self.space);
                if one.limits == 0 {
                    put(What::Skill, (one.ahead.value() * 10_000.0) as i64);
                }
            }
        }
        Some(facts)
    }
}
