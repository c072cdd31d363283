//! What it is worth to look ahead, and to see all cards, made of sums.

use super::super::depth::WORLDS;
use super::super::drama::Stake;
use super::super::report::{Depth, Step};
use super::super::sentences::depth as said;
use super::super::{Study, Sums};
use super::LIMITS;
use crate::block::PART;
use crate::stats::{Figure, proportion, rounded};

pub(super) fn depth(study: &Study, all: &Sums, stake: Stake) -> Depth {
    let sums = &all.depth;
    let played = sums.deals + sums.limits;
    let is_known = sums.limits * LIMITS <= played;
    let won = |way: usize| sums.won.get(way)?.share(PART as f64).filter(|_| is_known);
    let more = |way: usize| -> Option<Figure> {
        sums.more.get(way.checked_sub(1)?)?.figure(PART as f64).filter(|_| is_known)
    };
    let steps = WORLDS.iter().enumerate();
    let steps = steps.map(|(way, &it)| Step { worlds: it as u64, won: won(way), more: more(way) });
    let part = 1.0 / study.seats as f64;
    let mut found = Depth {
        deals: sums.deals,
        limits: proportion(sums.limits, played),
        even: rounded(if stake == Stake::Win { part } else { 1.0 - part }),
        steps: steps.collect(),
        open: won(WORLDS.len()),
        open_more: more(WORLDS.len()),
        sentences: Vec::new(),
    };
    found.sentences = said::depth(&found, stake);
    found
}
