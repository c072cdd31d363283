//! How long faults delayed clients.

use std::collections::BTreeMap;

use serde_json::{Value as Json, json};
use tokio::time::{Duration, Instant};

use super::guest::Witness;
use super::plan::{Fault, Kind};
use crate::figures::ms_at;

/// A match that stands still for this long has noticed the fault.
const NOTICED: Duration = Duration::from_secs(2);

pub(super) struct Mended {
    pub(super) fault: Fault,
    pub(super) began: Instant,
    /// When the node was healthy again.
    pub(super) well: Instant,
}

/// How long faults of one kind delayed clients, in microseconds, sorted.
#[derive(Default)]
struct Held {
    faults: u32,
    /// Until the next update of any sort.
    heard: Vec<u32>,
    /// Until the next change of their match.
    moved: Vec<u32>,
    noticed: u32,
}

/// The cost of faults of one kind, each while nothing else was wrong.
pub(super) struct Times(BTreeMap<Kind, Held>);

/// The value at a time in a list of changes.
fn at<T: Copy>(changes: &[(Instant, T)], time: Instant) -> Option<T> {
    let known = changes.partition_point(|(since, _)| *since <= time);
    known.checked_sub(1).map(|index| changes[index].1)
}

/// From a time to the next one in the list, in microseconds.
fn next(times: &[Instant], from: Instant) -> Option<u32> {
    let index = times.partition_point(|time| *time <= from);
    let us = (*times.get(index)? - from).as_micros();
    Some(u32::try_from(us).unwrap_or(u32::MAX))
}

impl Times {
    /// For faults that overlapped with no other. If one of our servers was hit, for the clients
    /// connected to it; otherwise for all who played.
    pub(super) fn new<'a>(
        mended: &[Mended],
        guests: impl Iterator<Item = &'a Witness> + Clone,
    ) -> Self {
        let mut all: BTreeMap<Kind, Held> = BTreeMap::new();
        let alone = |one: &&Mended| {
            let mut others = mended.iter().filter(|other| other.began != one.began);
            others.all(|other| other.well < one.began || one.well < other.began)
        };
        for Mended { fault, began, .. } in mended.iter().filter(alone) {
            let held = all.entry(fault.kind).or_default();
            held.faults += 1;
            for guest in guests.clone() {
                let line = at(&guest.lines, *began).flatten();
                let hit = fault.server().map_or(line.is_some(), |server| line == Some(server));
                if !hit || at(&guest.playing, *began) != Some(true) {
                    continue;
                }
                held.heard.extend(next(&guest.heard, *began));
                let moved = next(&guest.moved, *began);
                held.moved.extend(moved);
                let noticed = moved.is_some_and(|us| u128::from(us) > NOTICED.as_micros());
                held.noticed += u32::from(noticed);
            }
        }
        for held in all.values_mut() {
            held.heard.sort_unstable();
            held.moved.sort_unstable();
        }
        Self(all)
    }

    pub(super) fn print(&self) {
        println!("  delays, s, without other faults: update p50, max; next move p50, max;");
        println!("  of clients more than {} s", NOTICED.as_secs());
        for (kind, held) in &self.0 {
            let seconds = |times: &[u32], share| ms_at(times, share) / 1e3;
            println!(
                "  {:16} {:4} faults {:6} clients  {:6.2} {:6.2}  {:6.2} {:6.2}  {:5.1} %",
                kind.name(),
                held.faults,
                held.moved.len(),
                seconds(&held.heard, 0.5),
                seconds(&held.heard, 1.0),
                seconds(&held.moved, 0.5),
                seconds(&held.moved, 1.0),
                held.share() * 100.0
            );
        }
    }

    pub(super) fn json(&self) -> Json {
        let seconds = |times: &[u32]| {
            let at = |share| ms_at(times, share) / 1e3;
            json!({ "p50": at(0.5), "p90": at(0.9), "max": at(1.0) })
        };
        let of = |held: &Held| {
            json!({
                "faults": held.faults, "clients": held.moved.len(),
                "next_update_s": seconds(&held.heard), "next_move_s": seconds(&held.moved),
                "held_up_2_s": held.share(),
            })
        };
        self.0.iter().map(|(kind, held)| (kind.name(), of(held))).collect()
    }
}

impl Held {
    fn share(&self) -> f64 {
        f64::from(self.noticed) / (self.moved.len().max(1) as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_was_hit_is_held_up() {
        let start = Instant::now();
        let after = |ms| start + Duration::from_millis(ms);
        let fault = |server| Fault {
            kind: Kind::ServerKilled,
            node: server,
            other: 0,
            lasts: Duration::ZERO,
            breaks: false,
            overlaps: false,
            pause: Duration::ZERO,
        };
        let mended = |server, began, well| Mended {
            fault: fault(server),
            began: after(began),
            well: after(well),
        };
        let guest = Witness {
            lines: vec![(after(0), Some(1)), (after(5_000), None), (after(5_500), Some(2))],
            playing: vec![(after(0), true)],
            heard: vec![after(4_900), after(5_700), after(9_000), after(90_000)],
            moved: vec![after(4_900), after(9_000), after(90_000)],
            ..Witness::default()
        };
        let hit = [mended(1, 4_950, 8_000), mended(1, 10_000, 11_000)];
        let times = Times::new(&hit, [&guest].into_iter());
        let held = &times.0[&Kind::ServerKilled];
        assert_eq!((held.faults, held.noticed), (2, 1));
        assert_eq!((&held.heard[..], &held.moved[..]), (&[750_000][..], &[4_050_000][..]));
        let together = [mended(1, 4_950, 8_000), mended(0, 7_000, 9_000)];
        assert!(Times::new(&together, [&guest].into_iter()).0.is_empty());
    }
}
