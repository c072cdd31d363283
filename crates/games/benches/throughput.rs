//! How fast random rounds are played, and worlds drawn. Each benchmark asserts what it computed:
//! the number of decisions is pinned, since the same seed plays the same rounds everywhere.

#[path = "../tests/facts.rs"]
mod facts;

use divan::Bencher;
use divan::counter::ItemsCount;
use games::{Game, GameExt as _, Kind, Knows, Memories, Rng, Seed, Settings, View, for_game};
use serde::Deserialize;

use facts::facts;

fn main() {
    divan::main();
}

const ROUNDS: usize = 64;

struct Rounds<G: Game> {
    dealt: Vec<G>,
    moves: Vec<G::Move>,
    cards: Vec<G::Card>,
}

impl<G: Game> Rounds<G> {
    fn new(seats: usize) -> Self {
        let fresh =
            G::table_for(&Settings::new(G::OPTIONS), seats, None).expect("a standard table");
        let mut rng = Seed::from_number(1).rng("deals", 0);
        let mut cards = Vec::with_capacity(256);
        let dealt = (0..ROUNDS)
            .map(|_| {
                let mut game = fresh.clone();
                game.shuffle_and_deal(&mut rng, &mut cards, &mut ());
                game
            })
            .collect();
        Self { dealt, moves: Vec::with_capacity(1 << 16), cards }
    }

    /// Returns the number of decisions.
    fn draw(&mut self) -> u64 {
        let mut rng = chance();
        let mut decisions = 0;
        for game in &self.dealt {
            let mut game = game.clone();
            decisions += u64::from(game.playout(&mut rng, &mut self.moves, &mut self.cards));
            assert!(G::standings(game.table()).round_scores().is_some(), "the round is scored");
        }
        decisions
    }

    /// As [`draw`](Self::draw), but lists all legal moves before each decision.
    fn list(&mut self) -> u64 {
        let mut rng = chance();
        let listed = |view: View<'_, G>, rng: &mut Rng, moves: &mut Vec<G::Move>| {
            moves.clear();
            G::legal_moves(view, moves);
            rng.choose(moves).copied()
        };
        let mut decisions = 0;
        for game in &self.dealt {
            let mut game = game.clone();
            let (moves, cards) = (&mut self.moves, &mut self.cards);
            decisions += u64::from(game.playout_with(listed, &mut rng, moves, cards));
            assert!(G::standings(game.table()).round_scores().is_some(), "the round is scored");
        }
        decisions
    }
}

fn chance() -> Rng {
    Seed::from_number(2).rng("chance", 0)
}

/// Asserts that each sample played this many `decisions`.
fn measure<G: Game>(
    bencher: Bencher<'_, '_>,
    seats: usize,
    play: fn(&mut Rounds<G>) -> u64,
    decisions: u64,
) {
    let mut rounds = Rounds::<G>::new(seats);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| {
        assert_eq!(play(&mut rounds), decisions, "the same seed plays the same rounds");
    });
}

/// At mid-round, of the seat that is to act.
fn worlds<G: Knows>(bencher: Bencher<'_, '_>, seats: usize) {
    let (mut rng, mut moves) = (chance(), Vec::new());
    let fresh = G::table_for(&Settings::new(G::OPTIONS), seats, None).expect("a standard table");
    let (game, memories) = loop {
        let mut game = fresh.clone();
        let mut memories = Memories::new(G::standings(game.table()).seats());
        let mut events = Vec::new();
        game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut events);
        for _ in 0..4 * seats {
            memories.hear(&events);
            events.clear();
            let Some(seat) = game.deciders().first() else { break };
            let mv = G::random_move(game.view(seat), &mut rng, &mut moves).expect("a legal move");
            game.play_unchecked(seat, mv, &mut events);
        }
        // A round that ended so early is no mid-round.
        if !game.deciders().is_empty() {
            break (game, memories);
        }
    };
    let seat = game.deciders().first().expect("the round goes on");
    let memory = memories.of(seat);
    bencher.bench_local(|| {
        let world = G::determinize(game.view(seat), memory, &mut rng);
        assert_eq!(world.deciders(), game.deciders());
        world
    });
}

/// The decisions of [`Rounds::draw`] and of [`Rounds::list`] change only with the rules, the order
/// of moves or how one is drawn.
#[derive(Deserialize)]
struct Known {
    seats: usize,
    draw: u64,
    list: u64,
}

#[divan::bench(args = Kind::ALL)]
fn draw(bencher: Bencher<'_, '_>, kind: Kind) {
    let Known { seats, draw, .. } = facts(kind, "benchmark");
    for_game!(kind, G => measure::<G>(bencher, seats, Rounds::draw, draw));
}

#[divan::bench(args = Kind::ALL)]
fn list(bencher: Bencher<'_, '_>, kind: Kind) {
    let Known { seats, list, .. } = facts(kind, "benchmark");
    for_game!(kind, G => measure::<G>(bencher, seats, Rounds::list, list));
}

#[divan::bench(args = Kind::ALL)]
fn determinize(bencher: Bencher<'_, '_>, kind: Kind) {
    let Known { seats, .. } = facts(kind, "benchmark");
    for_game!(kind, G => worlds::<G>(bencher, seats));
}
