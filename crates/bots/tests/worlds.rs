//! A search tries each move in exactly the number of worlds it is given.

use bots::{Budget, Policy, search_in};
use games::{GameExt as _, Kind, Memories, Seat, Seed, Settings, for_game};

fn check<G: Policy>(kind: Kind, worlds: usize) {
    let mut game = G::table_for(&Settings::new(kind.options()), 3, None).expect("a table");
    let (mut rng, mut events) = (Seed::from_number(5).rng("test", 0), Vec::new());
    game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut events);
    let mut memories = Memories::new(G::standings(game.table()).seats());
    let (mut seat, mut moves) = (Seat::FIRST, Vec::new());
    while moves.len() < 2 {
        if let [only] = *moves {
            game.play_unchecked(seat, only, &mut events);
        }
        memories.hear(&events);
        events.clear();
        moves.clear();
        seat = game.deciders().first().expect("somebody is to act");
        G::legal_moves(game.view(seat), &mut moves);
    }
    moves.truncate(4);
    let (view, memory) = (game.view(seat), memories.of(seat));
    let (budget, mut asked) = (Budget { nodes: u64::MAX, worlds }, 0);
    let found = search_in(view, memory, &moves, budget, &mut rng, |_| {
        asked += 1;
        game.clone()
    });
    assert_eq!((asked, found.candidates[0].2), (worlds, worlds), "{kind}");
}

/// Each move is tried in as many worlds as the budget allows, even if that is not a whole number
/// of batches, and each world is requested once.
#[test]
fn worlds_are_as_many_as_asked_for() {
    for kind in Kind::ALL {
        for_game!(kind, G => [1, 2, 9, 12].map(|worlds| check::<G>(kind, worlds)));
    }
}
