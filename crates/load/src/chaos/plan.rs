//! The faults of a run: a seed alone decides them.

use std::fmt;

use clap::ValueEnum;
use games::{Rng, Seed};
use tokio::time::Duration;

/// How many nats-servers there are, and how many of our servers.
pub(super) const NODES: usize = 3;

/// What can happen to nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
#[value(rename_all = "snake_case")]
pub(super) enum Kind {
    /// A nats-server is killed, and started again.
    NatsKilled,
    /// A nats-server is suspended, and resumed.
    NatsHangs,
    /// A nats-server is asked to exit, and started again.
    NatsRestarts,
    /// One of our servers is killed, and started again.
    ServerKilled,
    /// One of our servers is suspended, and resumed.
    ServerHangs,
    /// One of our servers is asked to exit, and started again.
    ServerRestarts,
    /// Two nats-servers cannot reach each other.
    NatsCut,
    /// One of our servers cannot reach a nats-server.
    ServerCut,
    /// The disk of a nats-server is slow.
    SlowDisk,
    /// The messages of a nats-server are cut to half.
    NatsTruncated,
    /// Bits of the messages of a nats-server are flipped.
    NatsFlipped,
    /// The messages of a nats-server are replaced by older ones.
    NatsRolledBack,
    /// A nats-server is killed, and what it wrote in its last moment is gone.
    NatsPowerCut,
}

impl Kind {
    pub(super) fn name(self) -> String {
        self.to_possible_value().expect("none is left out").get_name().to_owned()
    }

    /// Whether it damages files. NATS does not mend all of that by itself, so the node begins anew
    /// without files afterwards.
    pub(super) fn damages(self) -> bool {
        use Kind::{NatsFlipped, NatsPowerCut, NatsRolledBack, NatsTruncated};
        matches!(self, NatsTruncated | NatsFlipped | NatsRolledBack | NatsPowerCut)
    }

    /// Its shortest and longest duration, in milliseconds.
    fn lasts_ms(self) -> (u32, u32) {
        match self {
            Self::NatsKilled | Self::ServerKilled => (100, 5_000),
            Self::NatsRestarts | Self::ServerRestarts => (0, 2_000),
            Self::NatsHangs | Self::ServerHangs => (500, 8_000),
            Self::NatsCut | Self::ServerCut => (500, 10_000),
            Self::SlowDisk => (3_000, 10_000),
            Self::NatsRolledBack => (1_000, 5_000),
            Self::NatsTruncated | Self::NatsFlipped | Self::NatsPowerCut => (100, 2_000),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) kind: Kind,
    /// The node that it hits; if one of our servers is cut off, that one.
    pub(super) node: usize,
    /// The nats-server from which it is cut off.
    pub(super) other: usize,
    /// For how long, until it is mended; a killed node starts after that.
    pub(super) lasts: Duration,
    /// Whether connections over the link break when it is mended.
    pub(super) breaks: bool,
    /// Whether it begins before the previous ones are mended.
    pub(super) overlaps: bool,
    /// How long after that, or after the previous one began.
    pub(super) pause: Duration,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, node, other, lasts, breaks, .. } = self;
        write!(f, "{} {node}", kind.name())?;
        if matches!(kind, Kind::NatsCut | Kind::ServerCut) {
            write!(f, " from {other}{}", if *breaks { ", then breaks" } else { "" })?;
        }
        write!(f, " for {:.1} s", lasts.as_secs_f64())
    }
}

impl Fault {
    /// The nats-servers of which at least one cannot be relied on.
    fn nats(&self) -> Option<[usize; 2]> {
        match self.kind {
            Kind::NatsKilled | Kind::NatsHangs | Kind::NatsRestarts | Kind::SlowDisk => {
                Some([self.node, self.node])
            }
            Kind::NatsCut => Some([self.node, self.other]),
            kind if kind.damages() => Some([self.node, self.node]),
            _ => None,
        }
    }

    pub(super) fn server(&self) -> Option<usize> {
        match self.kind {
            Kind::ServerKilled | Kind::ServerHangs | Kind::ServerRestarts | Kind::ServerCut => {
                Some(self.node)
            }
            _ => None,
        }
    }

    /// Whether it may begin while these last: a majority of the nats-servers has to work and reach
    /// each other, one of our servers has to be whole, and no node is hit twice at a time.
    pub(super) fn may_begin(&self, during: &[&Self]) -> bool {
        let both = || during.iter().copied().chain([self]);
        let minority = (0..NODES).any(|node| {
            both().filter_map(Self::nats).all(|unsafe_nodes| unsafe_nodes.contains(&node))
        });
        let whole = (0..NODES).any(|node| both().all(|fault| fault.server() != Some(node)));
        let hit = |fault: &Self| fault.server().map(|node| node + NODES).or(Some(fault.node));
        let free = during.iter().all(|fault| hit(fault) != hit(self));
        minority && whole && free
    }
}

/// Endless faults: one of each kind in random order, again and again.
pub(super) struct Plan {
    rng: Rng,
    kinds: Vec<Kind>,
    left: Vec<Kind>,
    pause_ms: u32,
}

impl Plan {
    /// The faults of a seed, of these kinds, with pauses of at most this length between those that
    /// do not overlap.
    pub(super) fn new(seed: u64, kinds: Vec<Kind>, pause_max: Duration) -> Self {
        let pause_ms = pause_max.as_millis() as u32;
        Self { rng: Seed::from_number(seed).rng("chaos", 0), kinds, left: Vec::new(), pause_ms }
    }
}

impl Iterator for Plan {
    type Item = Fault;

    fn next(&mut self) -> Option<Fault> {
        if self.left.is_empty() {
            self.left.clone_from(&self.kinds);
            self.rng.shuffle(&mut self.left);
        }
        let kind = self.left.pop()?;
        let rng = &mut self.rng;
        let mut ms = |(least, most): (u32, u32)| {
            Duration::from_millis(u64::from(least + rng.below(most - least + 1)))
        };
        let lasts = ms(kind.lasts_ms());
        let (soon, later) = (ms((100, 1_500)), ms((0, self.pause_ms)));
        let node = rng.index(NODES);
        let other = match kind {
            Kind::NatsCut => (node + 1 + rng.index(NODES - 1)) % NODES,
            _ => rng.index(NODES),
        };
        let (breaks, overlaps) = (rng.below(2) == 0, rng.below(4) == 0);
        let pause = if overlaps { soon } else { later };
        Some(Fault { kind, node, other, lasts, breaks, overlaps, pause })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(kind: Kind, node: usize, other: usize) -> Fault {
        let (lasts, pause) = (Duration::ZERO, Duration::ZERO);
        Fault { kind, node, other, lasts, breaks: false, overlaps: true, pause }
    }

    #[test]
    fn a_seed_decides() {
        let plan = |seed| {
            Plan::new(seed, Kind::value_variants().to_vec(), Duration::from_secs(9))
                .take(90)
                .collect::<Vec<_>>()
        };
        assert_eq!(plan(1), plan(1));
        assert_ne!(plan(1), plan(2));
        for &kind in Kind::value_variants() {
            assert_eq!(plan(1)[..13].iter().filter(|fault| fault.kind == kind).count(), 1);
        }
        let nats_cut = |fault: &Fault| fault.kind == Kind::NatsCut;
        assert!(plan(1).iter().filter(|it| nats_cut(it)).all(|it| it.node != it.other));
    }

    #[test]
    fn a_majority_is_whole() {
        use Kind::*;
        for (during, new, may) in [
            (vec![], fault(NatsKilled, 0, 0), true),
            (vec![fault(NatsKilled, 0, 0)], fault(NatsKilled, 1, 0), false),
            (vec![fault(NatsKilled, 0, 0)], fault(SlowDisk, 0, 0), false),
            (vec![fault(NatsKilled, 0, 0)], fault(NatsFlipped, 1, 0), false),
            (vec![fault(NatsTruncated, 0, 0)], fault(ServerKilled, 0, 0), true),
            (vec![fault(NatsKilled, 0, 0)], fault(NatsCut, 1, 2), false),
            (vec![fault(NatsKilled, 2, 0)], fault(NatsCut, 1, 2), true),
            (vec![fault(NatsCut, 1, 0), fault(NatsCut, 2, 1)], fault(NatsCut, 0, 2), false),
            (vec![fault(NatsKilled, 0, 0)], fault(ServerKilled, 0, 0), true),
            (vec![fault(ServerKilled, 0, 0)], fault(ServerCut, 1, 0), true),
            (
                vec![fault(ServerKilled, 0, 0), fault(ServerCut, 1, 0)],
                fault(ServerHangs, 2, 0),
                false,
            ),
            (vec![fault(ServerHangs, 0, 0)], fault(ServerKilled, 0, 0), false),
        ] {
            assert_eq!(new.may_begin(&during.iter().collect::<Vec<_>>()), may, "{new}");
        }
    }
}
