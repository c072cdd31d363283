//! What each game brings for its bots: how its levels choose, and what a search needs to know.

use engine::{Game, Knows, Rng, Seat, Tell, View};

use crate::Level;

/// Whose search it is, where views hold all that seats know: in playouts that seat plays better
/// than the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Own(pub(crate) Option<Seat>);

impl<G: Game> Tell<G> for Own {
    #[inline]
    fn all(&mut self, _: impl FnOnce() -> G::Public) {}

    #[inline]
    fn one(&mut self, _: Seat, _: impl FnOnce() -> G::Secret) {}
}

/// How long a search goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many decisions are made in playouts, the moves that are tried included, and what worlds
    /// count ([`Policy::WORLD_NODES`]); the batch that is begun is finished.
    pub nodes: u64,
    /// The most worlds.
    pub worlds: usize,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Found<M> {
    /// The candidates with their sums of payoffs and in how many worlds they were tried, best
    /// first.
    pub candidates: Vec<(M, i64, usize)>,
    /// How much of the budget was used.
    pub nodes: u64,
}

/// A game that bots can play.
pub trait Policy: Knows {
    /// What simulated seats hear in a playout, where a view does not hold all that they know:
    /// nobody acts there on what was not seen. `()` where views hold it all.
    type Ears: Tell<Self> + Clone;

    /// What all seats have heard until now, if `world`, which the view and the memory allow, is the
    /// truth.
    fn ears(view: View<'_, Self>, memory: &Self::Memory, world: &Self) -> Self::Ears;

    /// The novice's move, of all legal `moves` (never none, in canonical order): what looks best at
    /// once.
    fn novice(
        view: View<'_, Self>,
        memory: &Self::Memory,
        rng: &mut Rng,
        moves: &[Self::Move],
    ) -> Self::Move;

    /// The club player's move, of all legal `moves` (never none, in canonical order): expert rules,
    /// and no search.
    fn club(
        view: View<'_, Self>,
        memory: &Self::Memory,
        rng: &mut Rng,
        moves: &[Self::Move],
    ) -> Self::Move;

    /// How a seat plays in a playout: like a club player, mostly, and fast. `moves` is space for a
    /// list. The seat has a decision to make.
    fn quick(
        view: View<'_, Self>,
        ears: &Self::Ears,
        rng: &mut Rng,
        moves: &mut Vec<Self::Move>,
    ) -> Self::Move;

    /// Plays in a playout, all at once, what seats do that have nothing to think about: for speed
    /// alone. Gives the number of decisions.
    #[inline]
    fn hurry(_game: &mut Self, _ears: &mut Self::Ears) -> u32 {
        0
    }

    /// Leaves of all legal `moves` those that a search tries, which are never none: one or a few of
    /// those that are alike, and always what ends the round, a pass and a pile that is taken.
    fn narrow(_view: View<'_, Self>, _memory: &Self::Memory, _moves: &mut Vec<Self::Move>) {}

    /// What a player of this level finds in a way of the game's own, of `moves`, of which there is
    /// at least one; `None` where it searches as everywhere ([`search`](crate::search)).
    fn think(
        _level: Level,
        _view: View<'_, Self>,
        _memory: &Self::Memory,
        _moves: &[Self::Move],
        _budget: Budget,
        _rng: &mut Rng,
    ) -> Option<Found<Self::Move>> {
        None
    }

    /// A world that the view and the memory allow, as likely as they make it.
    fn world(view: View<'_, Self>, memory: &Self::Memory, rng: &mut Rng) -> Self {
        Self::determinize(view, memory, rng)
    }

    /// What the end of a playout is worth to a seat; more is better, and a search compares sums of
    /// it. Of a round that is over its score against what the others have on average, times the
    /// number of others. A game that cuts playouts ([`CUT`](Self::CUT)) values the positions to
    /// which they come in the same unit; the default knows nothing about them, and gives 0.
    ///
    /// `game` is a sampled world, so what is hidden from the seat may count.
    fn payoff(game: &Self, seat: Seat) -> i32 {
        let standings = Self::standings(game.table());
        let Some(scores) = standings.round_scores() else { return 0 };
        let sum: i32 = scores.iter().sum();
        let over = scores.len() as i32 * scores[seat.index()] - sum;
        if Self::low_wins(game.table()) { -over } else { over }
    }

    /// After how many decisions a playout is cut, and counted as it stands.
    const CUT: u32 = u32::MAX;

    /// As how many decisions a world counts that is sampled. Near the end of a round playouts are
    /// short, and nearly all time goes to worlds.
    const WORLD_NODES: u64 = 0;

    /// How many decisions in playouts a strong player makes for a move, and an expert: what takes
    /// at most 5 and 100 ms on one core in all but one of a hundred decisions.
    const NODES: [u64; 2];
}
