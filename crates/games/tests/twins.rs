//! A match in text agrees with the game that it holds, and its record plays it again.

use games::testing::Table;
use games::{
    Chance, GameExt as _, Kind, Knows, Match, Seed, Setup, Sight, ToAct, each_game, game_of,
};
use serde_json::json;

use crate::conformance::seed;

/// The least number of each game.
const DECISIONS: u32 = 2_000;

fn check<G: Knows>(kind: Kind) {
    let mut rng = Seed::from_number(seed()).rng(G::ID, 2);
    let mut decisions = 0;
    while decisions < DECISIONS {
        let Table { settings, seats, dealer, .. } = Table::random::<G>(&mut rng);
        let seed = Seed::from_number(rng.bits().into());
        let setup = Setup { kind, seats, settings, dealer, seed };
        let mut played = Match::new(&setup, None).expect("the table was tried");
        loop {
            match played.game().to_act() {
                ToAct::Seats(seats) => {
                    agree::<G>(&played);
                    let seat = seats.choose(&mut rng).expect("somebody is to act");
                    let legal = played.game().legal_moves(seat);
                    let mv = rng.choose(&legal).expect("who is to act has a move");
                    assert_eq!(played.play(seat, mv).expect("it is legal").mv, *mv);
                    decisions += 1;
                }
                ToAct::Chance(Chance::Round) => _ = played.next_round(None).expect("it is due"),
                ToAct::Chance(Chance::Reshuffle) => panic!("a match reshuffles by itself"),
                ToAct::Nobody => break,
            }
        }
        let again = Match::load(played.record()).expect("a record plays again");
        assert_eq!(again.game().reveal().get(), played.game().reveal().get(), "the same state");
        assert_eq!(again.record(), played.record());
    }
}

fn agree<G: Knows>(played: &Match) {
    let (erased, typed) = (played.game(), game_of::<G>(played.game()).expect("the game's type"));
    assert_eq!(erased.standings(), G::standings(typed.table()));
    let mut moves = Vec::new();
    for seat in typed.deciders().iter() {
        moves.clear();
        G::legal_moves(typed.view(seat), &mut moves);
        let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        assert_eq!(erased.legal_moves(seat), texts);
    }
    let (own, state) = (json!(G::show(Sight::All(typed))), games::json(&erased.reveal()));
    for (name, value) in own.as_object().expect("a state is an object") {
        assert_eq!(Some(value), state.get(name), "{name}");
    }
}

each_game!(mod in_text, kind: G => check::<G>(kind));
