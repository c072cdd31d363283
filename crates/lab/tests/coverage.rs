//! Intervals of reports hold the truth as often as they say. The truth is a run a hundred times
//! as large, whose own interval is a tenth as wide.

use games::{Kind, Settings};
use lab::run;
use lab::study::{Figure, Point, Report, Samples, Study};

use crate::support::{figure, points};

const STUDIES: u64 = 60;

fn report(rounds: u64, seed: u64) -> Report {
    let few = Samples { choice: 1, drama: 1, reliability: 1, skill: 1, ..Samples::of(rounds) };
    let few = Samples { tools: 1, together: 1, depth: 1, interaction: 1, ..few };
    let samples = Samples { other_levels: 1, rotations: 1, pieces: 1, ..few };
    let kind: Kind = "kartu-sama".parse().expect("a game");
    let settings = Settings::new(kind.options());
    let bots = vec!["novice".parse().expect("a level")];
    let study = Study { kind, seats: 2, settings, bots, samples, seed, threads: 2 };
    run(&study).expect("the game has this table")
}

/// Figures of each kind of method: a share, two means, a ratio and two quantiles.
fn figures(report: &Report) -> [Figure; 6] {
    let places = |id| points(report, ["fairness", id, "novice"]);
    let at_start = |id| {
        let Point { y: value, low, high, n, .. } = places(id)[0];
        let [low, high] = [low, high].map(|end| end.expect("an interval"));
        Figure { value, low, high, n: n.expect("rounds") }
    };
    [
        at_start("won"),
        figure(report, "fairness", "score-novice-0"),
        at_start("lead"),
        figure(report, "choice", "forced"),
        figure(report, "length", "turns-median"),
        figure(report, "length", "decisions-p95"),
    ]
}

#[test]
fn intervals_of_a_game_hold_the_truth() {
    let truth = figures(&report(100_000, 1_000_000)).map(|figure| figure.value);
    let mut held = [0; 6];
    for seed in 0..STUDIES {
        for (at, figure) in figures(&report(1_000, seed)).iter().enumerate() {
            held[at] += u32::from(figure.low <= truth[at] && truth[at] <= figure.high);
        }
    }
    // Three standard errors below 95 %; the seeds are fixed.
    let least = 0.95 - 3.0 * (0.95 * 0.05 / STUDIES as f64).sqrt();
    for (at, &held) in held.iter().enumerate() {
        let share = f64::from(held) / STUDIES as f64;
        assert!(share >= least, "figure {at}: {share} of {STUDIES}");
    }
}
