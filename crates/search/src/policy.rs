//! What each game supplies for its bots: how its levels choose, and what a search needs.

use engine::{Game, Rng, Seat, Speaks, Tell, View};

use crate::{Level, Tool};

/// The seat that searches, which plays better in playouts than the others. The observer of games
/// whose views hold everything that seats know.
#[derive(Clone, Copy, Debug, Default)]
pub struct Searcher(pub Option<Seat>);

impl<G: Game> Tell<G> for Searcher {
    #[inline]
    fn all(&mut self, _: impl FnOnce() -> G::Public) {}

    #[inline]
    fn one(&mut self, _: Seat, _: impl FnOnce() -> G::Secret) {}
}

/// How long a search goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many decisions it makes in playouts, including the moves tried and the cost of worlds
    /// ([`Policy::WORLD_NODES`]). A batch that has begun is finished.
    pub nodes: u64,
    /// The most worlds.
    pub worlds: usize,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Found<M> {
    /// The candidates, best first, each with its sum of payoffs and in how many worlds it was
    /// tried.
    pub candidates: Vec<(M, i64, usize)>,
    /// How much of the budget was used.
    pub nodes: u64,
}

/// A game that bots can play.
pub trait Policy: Speaks {
    /// Follows a playout for the simulated seats where a view does not hold all that they know, so
    /// that none acts on what it has not seen. `()` where views hold everything.
    type Observer: Tell<Self> + Clone;

    /// An observer of everything up to now, assuming that `world`, which the view and the memory
    /// allow, is the truth.
    fn observer(view: View<'_, Self>, memory: &Self::Memory, world: &Self) -> Self::Observer;

    /// As [`observer`](Self::observer), where no seat plays better than the others: to estimate
    /// what everyone's chances are.
    fn onlooker(view: View<'_, Self>, memory: &Self::Memory, world: &Self) -> Self::Observer {
        Self::observer(view, memory, world)
    }

    /// The novice's choice among all legal `moves` (at least one, in canonical order): what looks
    /// best at once.
    fn novice(
        view: View<'_, Self>,
        memory: &Self::Memory,
        rng: &mut Rng,
        moves: &[Self::Move],
    ) -> Self::Move;

    /// Whether a bot of this level looks at its memory. If none at a table does, nobody there has
    /// to be told anything.
    fn remembers(level: Level) -> bool {
        level != Level::Dice
    }

    /// The club player's choice among all legal `moves` (at least one, in canonical order), by
    /// expert rules and without a search.
    fn club(
        view: View<'_, Self>,
        memory: &Self::Memory,
        rng: &mut Rng,
        moves: &[Self::Move],
    ) -> Self::Move;

    /// The playout policy: how a seat that has a decision plays in a playout, mostly like a club
    /// player, and fast. `moves` is space for a list.
    fn playout_move(
        view: View<'_, Self>,
        observer: &Self::Observer,
        rng: &mut Rng,
        moves: &mut Vec<Self::Move>,
    ) -> Self::Move;

    /// Advances a playout without [`Self::playout_move`], where a game has a faster or a better
    /// way; returns the number of decisions. By default it does nothing.
    #[inline]
    fn advance(_game: &mut Self, _ears: &mut Self::Observer) -> u32 {
        0
    }

    /// Removes from all legal `moves` those that a search need not try. At least one stays: of
    /// similar moves one or a few, and always those that end the round, pass or take a pile.
    fn prune(_view: View<'_, Self>, _memory: &Self::Memory, _moves: &mut Vec<Self::Move>) {}

    /// What a player of this level finds among `moves` (at least one) by the game's own method;
    /// `None` to use the common [`search`](crate::search).
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

    /// A world that the view and the memory allow, drawn by its likelihood.
    fn world(view: View<'_, Self>, memory: &Self::Memory, rng: &mut Rng) -> Self {
        Self::determinize(view, memory, rng)
    }

    /// What the end of a playout is worth to a seat. More is better, and a search compares sums.
    /// For a round that is over it is the seat's score against the average of the others, times
    /// their number. A game that cuts playouts short ([`CUT`](Self::CUT)) values unfinished
    /// positions in the same unit; the default returns 0 for them.
    ///
    /// `game` is a sampled world, so hidden cards may count.
    fn payoff(game: &Self, seat: Seat) -> i32 {
        let standings = Self::standings(game.table());
        let Some(scores) = standings.round_scores() else { return 0 };
        let sum: i32 = scores.iter().sum();
        let over = scores.len() as i32 * scores[seat.index()] - sum;
        if Self::low_wins(game.table()) { -over } else { over }
    }

    /// What a seat may do or leave undone: what its moves can be told apart by.
    const TOOLS: &'static [Tool<Self>];

    /// Whether a position can come again in a round; in most games each decision uses cards up.
    const CYCLES: bool = false;

    /// A number that is the same for positions in which the same seat is on turn and all cards lie
    /// in the same places. Only games that have [`CYCLES`](Self::CYCLES) are asked.
    fn position(_game: &Self) -> u64 {
        0
    }

    /// After how many decisions a playout is cut short and valued as it stands.
    const CUT: u32 = u32::MAX;

    /// How many decisions the sampling of a world counts as. Near the end of a round playouts are
    /// short, and worlds take nearly all the time.
    const WORLD_NODES: u64 = 0;

    /// How many decisions in playouts a strong player and an expert make for a move. On one core,
    /// 99 of 100 moves take at most 5 and 100 ms.
    const NODES: [u64; 2];
}
