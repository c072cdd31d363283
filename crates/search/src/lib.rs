//! How bots choose. What a game says of good play is its [`Policy`]; the levels, and the searches
//! behind the upper ones, are the same for all games. All of it takes a seat's view and its memory
//! of what it was told, and nothing else, so no bot knows more than a person on that seat.
//!
//! | level | how it plays |
//! |---|---|
//! | [`Level::Dice`] | every legal move is equally likely |
//! | [`Level::Novice`] | greedy: takes what looks best at once, and never looks ahead |
//! | [`Level::Club`] | follows an experienced player's rules, and counts |
//! | [`Level::Strong`] | tries its moves in sampled deals, which the playout policy finishes |
//! | [`Level::Expert`] | the same with many more deals |

mod level;
mod policy;
mod search;
mod tool;
mod tree;

use engine::{Chance, Event, GameExt as _, Memories, Rng, ToAct, View};

pub use level::{Bot, Level};
pub use policy::{Budget, Found, Policy, Searcher};
pub use search::{Space, fork, playout, search, search_in};
pub use tool::Tool;
pub use tree::{TreePolicy, tree_search};

/// The move that a bot plays; `None` if the view's seat has nothing to decide. The same view,
/// memory and random numbers lead to the same move.
pub fn choose_typed<G: Policy>(
    bot: Bot,
    view: View<'_, G>,
    memory: &G::Memory,
    rng: &mut Rng,
) -> Option<G::Move> {
    let mut moves = Vec::new();
    if bot.level == Level::Dice {
        return G::random_move(view, rng, &mut moves);
    }
    G::legal_moves(view, &mut moves);
    (!moves.is_empty()).then(|| choose_among::<G>(bot, view, memory, &moves, rng))
}

/// As [`choose_typed`], where the seat's legal `moves` (at least one, in canonical order) are
/// listed already.
///
/// # Panics
///
/// If there is no move.
pub fn choose_among<G: Policy>(
    bot: Bot,
    view: View<'_, G>,
    memory: &G::Memory,
    moves: &[G::Move],
    rng: &mut Rng,
) -> G::Move {
    if let [only] = moves {
        return *only;
    }
    match bot.level {
        Level::Dice => moves[rng.index(moves.len())],
        Level::Novice => G::novice(view, memory, rng, moves),
        Level::Club => G::club(view, memory, rng, moves),
        Level::Strong | Level::Expert => candidates::<G>(bot, view, memory, moves.to_vec(), rng)[0],
    }
}

/// What a bot that searches finds among all legal `moves`, of which there are several, best first.
pub fn candidates<G: Policy>(
    bot: Bot,
    view: View<'_, G>,
    memory: &G::Memory,
    mut moves: Vec<G::Move>,
    rng: &mut Rng,
) -> Vec<G::Move> {
    G::prune(view, memory, &mut moves);
    let budget = Budget { nodes: bot.nodes_in::<G>(), worlds: usize::MAX };
    let found = G::think(bot.level, view, memory, &moves, budget, rng);
    let found = found.unwrap_or_else(|| search(view, memory, &moves, budget, rng));
    found.candidates.into_iter().map(|(mv, ..)| mv).collect()
}

/// Deals the round that is due and plays it to its end with a bot on each seat, for measuring.
/// Where several seats may decide, chance picks the first, so that no seat is favoured.
///
/// # Panics
///
/// If there are fewer bots than seats.
pub fn play_round<G: Policy>(game: &mut G, bots: &[Bot], rng: &mut Rng) {
    let (mut deal, mut dice) = (rng.clone(), vec![rng.clone(); bots.len()]);
    play_dealt(game, bots, &mut deal, rng, &mut dice);
}

/// As [`play_round`], with separate random numbers for the deals, for who is first, and for each
/// bot.
///
/// # Panics
///
/// If there are fewer bots, or fewer generators for them, than seats.
pub fn play_dealt<G: Policy>(
    game: &mut G,
    bots: &[Bot],
    deal: &mut Rng,
    order: &mut Rng,
    dice: &mut [Rng],
) {
    let mut memories = Memories::new(G::standings(game.table()).seats());
    let mut events: Vec<Event<G>> = Vec::new();
    game.shuffle_and_deal(deal, &mut Vec::new(), &mut events);
    loop {
        memories.hear(&events);
        events.clear();
        match G::to_act(game.table()) {
            ToAct::Seats(seats) => {
                let seat = seats.choose(order).expect("somebody is to act");
                let (view, memory) = (game.view(seat), memories.of(seat));
                let own = &mut dice[seat.index()];
                let mv = choose_typed::<G>(bots[seat.index()], view, memory, own);
                let mv = mv.expect("who is to act has a legal move");
                game.play_unchecked(seat, mv, &mut events);
            }
            ToAct::Chance(Chance::Reshuffle) => {
                game.shuffle_and_deal(deal, &mut Vec::new(), &mut events);
            }
            ToAct::Chance(Chance::Round) | ToAct::Nobody => return,
        }
    }
}
