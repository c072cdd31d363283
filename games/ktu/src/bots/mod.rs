//! How bots play KTU.

mod club;
mod novice;
mod prices;
mod tools;
mod value;

use kit::search::{Budget, Found, Level, Policy, Tool, TreePolicy, tree_search};
use kit::{CardSet, French, Game as _, Rng, Seat, View};

use crate::{Choice, Ktu, Move, Play};

use club::prices;

/// In how many of 256 decisions the playout policy plays at random.
const ANYTHING: u32 = 26;

impl Policy for Ktu {
    type Observer = ();

    const NODES: [u64; 2] = [40_000, 800_000];

    const TOOLS: &'static [Tool<Self>] = tools::TOOLS;

    /// Rounds can go on for ever. With this value one expert with 20,000 nodes among novices at
    /// four seats won 42 % of rounds (150 deals, the same for all, ±3.5 each); with 8: 33, 16: 38,
    /// 24: 41, 40: 41, 60: 38, 120: 31.
    const CUT: u32 = 30;

    fn observer(_: View<'_, Self>, (): &(), _: &Self) {}

    fn novice(view: View<'_, Self>, memory: &(), rng: &mut Rng, moves: &[Move]) -> Move {
        novice::choose(view, memory, rng, moves)
    }

    fn club(view: View<'_, Self>, (): &(), _: &mut Rng, _: &[Move]) -> Move {
        club::choose(view, prices(view))
    }

    #[inline]
    fn playout_move(view: View<'_, Self>, (): &(), rng: &mut Rng, moves: &mut Vec<Move>) -> Move {
        if rng.bits() % 256 < ANYTHING
            && let Some(mv) = Self::random_move(view, rng, moves)
        {
            return mv;
        }
        club::choose(view, prices(view))
    }

    fn prune(view: View<'_, Self>, (): &(), moves: &mut Vec<Move>) {
        if view.table().is_choosing() {
            moves.sort_by_key(|&mv| canonical(mv));
            moves.dedup_by_key(|mv| canonical(*mv));
        } else {
            moves.clear();
            Self::replies(view, moves);
        }
    }

    /// While seats choose their open cards, neither knows the other's choice; in a tree it would.
    fn think(
        _: Level,
        view: View<'_, Self>,
        memory: &(),
        moves: &[Move],
        budget: Budget,
        rng: &mut Rng,
    ) -> Option<Found<Move>> {
        let table = view.table();
        let has_tree = table.still_in.len() == 2 && !table.is_choosing();
        has_tree.then(|| tree_search(view, memory, moves, budget, rng))
    }

    const CYCLES: bool = true;

    fn position(game: &Self) -> u64 {
        tools::position(game)
    }

    fn payoff(game: &Self, seat: Seat) -> i32 {
        value::payoff(game, seat)
    }
}

impl TreePolicy for Ktu {
    /// With 200,000 nodes (100 deals, ±5 each) this value won 76 % against a search without a tree,
    /// 30 won 67 % and 8 some 68 %.
    const TREE_CUT: u32 = 15;

    /// With two seats and 40,000 nodes (150 to 300 deals each, ±3 to 5), this value won 88 % of
    /// rounds against novices and 63 % against a search without a tree; 0: 83 and 67, 128: 86 and
    /// 64, 240: 92 and 59, 256: 91 and 63; without a tree: 89 and 50.
    const PLAYOUT_REPLIES: u32 = 200;

    /// Suits never matter (1.1), so for each rank and number of cards one play is tried, with the
    /// most cards that the others know. A seat that can go out does: nothing is better, also with
    /// `play_on`.
    fn replies(view: View<'_, Self>, moves: &mut Vec<Move>) {
        let (table, hand) = (view.table(), view.private().hand);
        if let Some(mv) = club::out(view) {
            return moves.push(mv);
        }
        if hand.is_empty() {
            moves.push(Move::Flip(0)); // closed cards look the same from behind
        }
        let known = table.known[view.seat()];
        for all in by_rank(hand.common(table.pile.fitting())) {
            let mut cards = CardSet::EMPTY;
            for card in all.common(known).iter().chain(all.without(known).iter()) {
                cards.insert(card);
                moves.push(Move::Play(Play::of(cards)));
            }
        }
        if !table.pile.is_empty() {
            moves.push(Move::Take);
        }
    }

    #[inline]
    fn canonical(mv: Move) -> Move {
        canonical(mv)
    }
}

/// The move with as many cards of the same ranks, in the first suits.
fn canonical(mv: Move) -> Move {
    let first_suits = |cards: CardSet<French>| {
        let mut bits = 0;
        for cards in by_rank(cards) {
            // A rank is four bits.
            let lowest = cards.bits().trailing_zeros() / 4 * 4;
            bits |= ((1 << cards.len()) - 1) << lowest;
        }
        CardSet::from_bits(bits)
    };
    match mv {
        Move::Open(choice) => Choice::of(first_suits(choice.cards())).map_or(mv, Move::Open),
        Move::Play(play) => Move::Play(Play::of(first_suits(play.cards()))),
        Move::Flip(_) => Move::Flip(0),
        Move::Take => Move::Take,
    }
}

/// Ascending.
#[inline]
fn by_rank(mut cards: CardSet<French>) -> impl Iterator<Item = CardSet<French>> {
    std::iter::from_fn(move || {
        let all = cards.common(CardSet::of_rank(cards.first()?.rank()));
        cards = cards.without(all);
        Some(all)
    })
}
