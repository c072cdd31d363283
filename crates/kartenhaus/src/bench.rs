//! `kartenhaus bench`: how fast the engine plays at random on one core.
//!
//! A decision is one move of one seat. Random means uniformly random among all legal moves; where
//! several seats may decide, the one with the smallest number does. Every round is played to its
//! end.

use std::time::{Duration, Instant};

use engine::{Game, GameExt as _, Kind, Rng, Seed, Settings, View, for_game};
use serde::Serialize;

/// How rounds are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// From a dealt round; each move is drawn without listing all.
    Draw,
    /// From a dealt round; all legal moves are listed, and one is taken.
    List,
    /// As `draw`, each round with its shuffle and deal.
    DrawWithDeal,
}

impl How {
    /// Every way, the fastest first.
    pub const ALL: [Self; 3] = [Self::Draw, Self::List, Self::DrawWithDeal];

    /// What it is, for people.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Draw => "draw a move",
            Self::List => "list all moves",
            Self::DrawWithDeal => "draw, with deals",
        }
    }
}

/// One figure: medians of [`RUNS`] runs.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// The game's id.
    pub game: &'static str,
    /// How many seats.
    pub seats: usize,
    /// How rounds were played.
    pub how: How,
    /// Decisions a second, on one core.
    pub decisions_per_second: f64,
    /// Rounds a second.
    pub rounds_per_second: f64,
}

/// A figure is the median of this many runs.
pub const RUNS: usize = 5;

/// How many different deals are played in turn.
const DEALS: usize = 256;

/// The seats that a game is measured with: the number it is best with, four where the rules do not
/// say.
pub fn standard_seats(kind: Kind) -> usize {
    if kind == Kind::Kartel { 5 } else { 4 }
}

/// Measures one game for about this long.
///
/// # Errors
///
/// If the game has no table of that size.
pub fn measure(
    kind: Kind,
    seats: usize,
    how: How,
    time: Duration,
) -> Result<Measured, engine::OptionsError> {
    for_game!(kind, G => measure_typed::<G>(seats, how, time))
}

/// Space for lists, so that playing allocates nothing.
struct Space<G: Game> {
    moves: Vec<G::Move>,
    cards: Vec<G::Card>,
}

fn measure_typed<G: Game>(
    seats: usize,
    how: How,
    time: Duration,
) -> Result<Measured, engine::OptionsError> {
    let fresh = G::table_for(&Settings::new(G::OPTIONS), seats, None)?;
    let mut rng = Seed::from_number(1).rng("bench", 0);
    let mut space = Space { moves: Vec::with_capacity(1 << 16), cards: Vec::with_capacity(256) };
    let dealt: Vec<G> = (0..DEALS)
        .map(|_| {
            let mut game = fresh.clone();
            game.shuffle_and_deal(&mut rng, &mut space.cards, &mut ());
            game
        })
        .collect();
    let mut runs: Vec<(f64, f64)> = (0..RUNS)
        .map(|_| run(&fresh, &dealt, how, time / RUNS as u32, &mut rng, &mut space))
        .collect();
    runs.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (decisions_per_second, rounds_per_second) = runs[RUNS / 2];
    Ok(Measured { game: G::ID, seats, how, decisions_per_second, rounds_per_second })
}

/// One run: decisions and rounds a second.
fn run<G: Game>(
    fresh: &G,
    dealt: &[G],
    how: How,
    time: Duration,
    rng: &mut Rng,
    space: &mut Space<G>,
) -> (f64, f64) {
    let (mut decisions, mut rounds) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < time {
        for root in dealt {
            let mut game = if how == How::DrawWithDeal { fresh } else { root }.clone();
            if how == How::DrawWithDeal {
                game.shuffle_and_deal(rng, &mut space.cards, &mut ());
            }
            decisions += u64::from(match how {
                How::List => {
                    game.playout_with(listed::<G>, rng, &mut space.moves, &mut space.cards)
                }
                _ => game.playout(rng, &mut space.moves, &mut space.cards),
            });
            let scores = G::standings(game.table()).round_scores();
            assert!(scores.is_some(), "a round that was played to its end is scored");
            rounds += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    (decisions as f64 / seconds, rounds as f64 / seconds)
}

/// A random legal move, taken from the list of all.
fn listed<G: Game>(view: View<'_, G>, rng: &mut Rng, moves: &mut Vec<G::Move>) -> Option<G::Move> {
    moves.clear();
    G::legal_moves(view, moves);
    rng.choose(moves).copied()
}
