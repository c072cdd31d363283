//! Random playouts of whole rounds, which show how fast a game is.
//!
//! They are compiled here, beside the rules, so that nothing lies between the two.

use serde::Serialize;

use crate::{Game, GameExt as _, Kind, OptionsError, Rng, Seed, Settings, View};

/// How rounds are played. Random means uniformly random among all legal moves; where several seats
/// may decide, the one with the smallest number does.
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
}

/// What was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Moves of one seat.
    pub decisions: u64,
    /// Rounds, each to its end.
    pub rounds: u64,
}

const DEALS: usize = 256;

/// Space for lists, so that playing allocates nothing.
struct Space<G: Game> {
    moves: Vec<G::Move>,
    cards: Vec<G::Card>,
}

/// Plays rounds by the standard options, always the same ones, some hundreds at a time, as long as
/// `more` says so; it is asked before each time.
///
/// ```
/// use games::playouts::{How, playouts};
///
/// for kind in games::Kind::ALL {
///     let mut times = 0;
///     let played = playouts(kind, 4, How::Draw, &mut || {
///         times += 1;
///         times <= 2
///     })?;
///     assert_eq!(played.rounds, 512);
/// }
/// # Ok::<(), games::OptionsError>(())
/// ```
///
/// # Errors
///
/// If the game has no table of that size.
pub fn playouts(
    kind: Kind,
    seats: usize,
    how: How,
    more: &mut dyn FnMut() -> bool,
) -> Result<Played, OptionsError> {
    for_game!(kind, G => {
        let fresh = G::table_for(&Settings::new(G::OPTIONS), seats, None)?;
        Ok(run::<G>(&fresh, how, more))
    })
}

#[inline(never)]
fn run<G: Game>(fresh: &G, how: How, more: &mut dyn FnMut() -> bool) -> Played {
    let mut rng = Seed::from_number(1).rng("bench", 0);
    let mut space: Space<G> =
        Space { moves: Vec::with_capacity(1 << 16), cards: Vec::with_capacity(256) };
    let mut deal = || {
        let mut game = fresh.clone();
        game.shuffle_and_deal(&mut rng, &mut space.cards, &mut ());
        game
    };
    let dealt: Vec<G> = (0..DEALS).map(|_| deal()).collect();
    let mut played = Played::default();
    while more() {
        for root in &dealt {
            let mut game = if how == How::DrawWithDeal { fresh } else { root }.clone();
            if how == How::DrawWithDeal {
                game.shuffle_and_deal(&mut rng, &mut space.cards, &mut ());
            }
            played.decisions += u64::from(match how {
                How::List => {
                    game.playout_with(listed::<G>, &mut rng, &mut space.moves, &mut space.cards)
                }
                _ => game.playout(&mut rng, &mut space.moves, &mut space.cards),
            });
            let scores = G::standings(game.table()).round_scores();
            assert!(scores.is_some(), "a round that was played to its end is scored");
            played.rounds += 1;
        }
    }
    played
}

fn listed<G: Game>(view: View<'_, G>, rng: &mut Rng, moves: &mut Vec<G::Move>) -> Option<G::Move> {
    moves.clear();
    G::legal_moves(view, moves);
    rng.choose(moves).copied()
}
