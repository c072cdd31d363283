//! The deterministic simulation: a busy table on several servers that share a log, in virtual time,
//! in one thread and without a socket.
//!
//! A [`Plan`] says what is played and what goes wrong: servers that crash or are stopped, logs
//! that fail or are slow, entries and gossip that are lost, doubled or late, lines that break.
//! Everything else comes from its seed, so that a plan always goes the same way. At every step
//! `check` compares what is sent and stored with a reference that is folded from the log alone. Of
//! a plan that fails, [`shrink`] keeps only what is needed to fail.
//!
//! People play, stop for a while, get up and sit down again; who plays alone against bots asks for
//! hints, and takes moves back; others watch. Left out are programs,
//! several lines of one person, doors, lessons, tables that all have left, and what a host changes
//! after the first match has begun.

mod check;
mod people;
mod plan;
mod shrink;
mod world;

pub use check::Broken;
pub use plan::{DAYS_IN_YEAR, Plan, What};
pub use shrink::{Failure, shrink};
pub use world::{Figures, simulate};

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// The first twenty minutes of days, in which everything may go wrong.
    #[test]
    fn a_plan_goes_the_same_way_again() {
        let mut all = Figures::default();
        for day in 0..8 {
            let plan = Plan { length: Duration::from_secs(1200), ..Plan::of(7, day) };
            let figures = simulate(&plan).unwrap_or_else(|broken| panic!("day {day}: {broken}"));
            assert_eq!(simulate(&plan), Ok(figures), "day {day}");
            all.moves += figures.moves;
            all.crashes += figures.crashes;
            all.hints += figures.hints;
            all.taken_back += figures.taken_back;
        }
        assert!(all.moves > 500 && all.crashes > 0, "{all:?}");
        assert!(all.hints > 0 && all.taken_back > 0, "{all:?}");
    }

    /// What never holds is found at once, and needs no fault.
    #[test]
    fn a_failure_keeps_only_what_it_needs() {
        let plan = Plan { bots: 9, ..Plan::of(7, 1) };
        let broken = simulate(&plan).expect_err("there are not so many seats");
        let Failure { plan: least, broken: again } = shrink(plan.clone(), broken.clone());
        assert_eq!((again.rule, least.servers, least.faults.len()), (broken.rule, 1, 0));
        assert!(least.length < plan.length);
    }
}
