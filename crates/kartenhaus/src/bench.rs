//! `kartenhaus bench`: how fast the engine plays at random on one core.

use std::time::{Duration, Instant};

use games::playouts::{How, playouts};
use games::{Kind, OptionsError};
use serde::Serialize;

/// Medians of [`RUNS`] runs.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Measured {
    pub(crate) game: &'static str,
    pub(crate) seats: usize,
    pub(crate) how: How,
    /// On one core. A decision is one move of one seat.
    pub(crate) decisions_per_second: f64,
    pub(crate) rounds_per_second: f64,
}

pub(crate) const RUNS: usize = 5;

pub(crate) const fn text(how: How) -> &'static str {
    match how {
        How::Draw => "draw a move",
        How::List => "list all moves",
        How::DrawWithDeal => "draw, with deals",
    }
}

/// Measures one game for about this long.
pub(crate) fn measure(
    kind: Kind,
    seats: usize,
    how: How,
    time: Duration,
) -> Result<Measured, OptionsError> {
    let mut runs = Vec::with_capacity(RUNS);
    for _ in 0..RUNS {
        // The cards are dealt before the first question.
        let mut start = None;
        let played = playouts(kind, seats, how, &mut || {
            start.get_or_insert_with(Instant::now).elapsed() < time / RUNS as u32
        })?;
        let seconds = start.map_or(0.0, |start| start.elapsed().as_secs_f64());
        runs.push((played.decisions as f64 / seconds, played.rounds as f64 / seconds));
    }
    runs.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (decisions_per_second, rounds_per_second) = runs[RUNS / 2];
    Ok(Measured { game: kind.id(), seats, how, decisions_per_second, rounds_per_second })
}
