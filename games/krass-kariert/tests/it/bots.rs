//! Krass Kariert's bots play by the rules at every table, and find what is obvious.

#![allow(clippy::unwrap_used, reason = "these are tests")]

use kit::search::{Bot, Level, Policy as _, choose_typed};
use kit::{Game, GameExt as _, Rng, Seat, Seed, Settings, State as _, ToAct};
use krass_kariert::{Face, KrassKariert, Memory, Move};

fn table(seats: usize, options: &[(&str, &str)]) -> Option<KrassKariert> {
    let mut settings = Settings::new(KrassKariert::OPTIONS);
    options.iter().for_each(|(name, text)| settings.set(name, text).unwrap());
    KrassKariert::table_for(&settings, seats, None).ok()
}

/// Shows `look` positions of rounds in which each seat plays like a club player, by the playout
/// policy, or at random.
fn walk(game: &mut KrassKariert, rng: &mut Rng, mut look: impl FnMut(&KrassKariert, Seat)) {
    game.shuffle_and_deal(rng, &mut Vec::new(), &mut ());
    while let ToAct::Seats(seats) = KrassKariert::to_act(game.table()) {
        let seat = seats.first().unwrap();
        look(game, seat);
        let view = game.view(seat);
        let mv = match rng.below(3) {
            0 => KrassKariert::club(view, &Memory::default(), rng, &[]),
            1 => KrassKariert::playout_move(view, &Default::default(), rng, &mut Vec::new()),
            _ => KrassKariert::random_move(view, rng, &mut Vec::new()).unwrap(),
        };
        game.play(seat, &mv.into(), &mut ()).unwrap_or_else(|why| panic!("{seat} {mv}: {why}"));
    }
}

#[test]
fn every_move_is_legal_at_every_table() {
    let mut rng = Seed::from_number(1).rng("test", 0);
    for seats in 2..=5 {
        for hand in 5..=10 {
            for all_out in ["pay", "free"] {
                let hand = hand.to_string();
                let options = [("hand", &*hand), ("all_out", all_out), ("chips", "1")];
                let Some(game) = table(seats, &options) else { continue };
                for _ in 0..40 {
                    walk(&mut game.clone(), &mut rng.clone(), |game, seat| {
                        let view = game.view(seat);
                        let (mut all, mut some) = (Vec::new(), Vec::new());
                        KrassKariert::legal_moves(view, &mut all);
                        KrassKariert::prune(view, &Memory::default(), &mut some);
                        assert!(!some.is_empty());
                        let tried = some.len();
                        some.sort_unstable();
                        some.dedup();
                        assert_eq!(some.len(), tried, "no move is tried twice");
                        assert!(some.iter().all(|mv| all.binary_search(mv).is_ok()));
                        for _ in 0..3 {
                            let mv = KrassKariert::playout_move(
                                view,
                                &Default::default(),
                                &mut rng,
                                &mut Vec::new(),
                            );
                            assert_eq!(game.may_play(seat, &mv.into()), Ok(mv));
                        }
                        let mv = KrassKariert::club(view, &Memory::default(), &mut rng, &all);
                        assert_eq!(game.may_play(seat, &mv.into()), Ok(mv));
                    });
                }
            }
        }
    }
}

/// A round of two seats with five cards and two reserve cards each, as named; the rest of the deck
/// is the draw pile.
fn dealt(first: &str, second: &str) -> KrassKariert {
    let mut game = table(2, &[("hand", "5")]).unwrap();
    let mut rest = Vec::new();
    game.pool(&mut rest);
    let mut order = Vec::new();
    for (one, other) in first.split(' ').zip(second.split(' ')) {
        for face in [one, other] {
            let at = rest.iter().position(|card| card.to_string() == face).expect("in the deck");
            order.push(rest.remove(at));
        }
    }
    order.extend(rest);
    game.deal(&order, &mut ()).unwrap();
    game
}

const BOTS: [Bot; 3] = [
    Bot { level: Level::Novice, nodes: None },
    Bot { level: Level::Club, nodes: None },
    Bot { level: Level::Strong, nodes: Some(2000) },
];

/// Plays the moves, each by the seat on turn, and returns what each bot then does.
fn after(game: &mut KrassKariert, moves: &[&str]) -> Vec<Move> {
    for text in moves {
        let seat = game.deciders().first().unwrap();
        game.play(seat, &text.parse().unwrap(), &mut ()).unwrap();
    }
    let seat = game.deciders().first().unwrap();
    let ask = |bot| {
        let mut rng = Seed::from_number(3).rng("test", 1);
        choose_typed::<KrassKariert>(bot, game.view(seat), &Memory::default(), &mut rng).unwrap()
    };
    let found: Vec<Move> = BOTS.into_iter().map(ask).collect();
    assert_eq!(found, BOTS.into_iter().map(ask).collect::<Vec<_>>(), "the same every time");
    found
}

#[test]
fn the_last_cards_are_played_together() {
    let mut game = dealt("5 5 5 1 2 9 9", "6 8 1 9 3 6 11");
    let found = after(&mut game, &["play 0-2", "take 0 at 1"]);
    assert!(found.iter().all(|mv| mv.to_string() == "play 0-1"), "{found:?}");
}

#[test]
fn a_reserve_card_is_taken_where_it_fits() {
    let mut game = dealt("12 12 12 1 3 9 9", "6 6 1 9 3 6 11");
    let found = after(&mut game, &["play 0-2"]);
    for mv in found {
        assert!(matches!(mv, Move::Take { reserve: 0, at: 0..=2 }), "{mv}");
    }
}

#[test]
fn a_trick_is_not_started_with_a_draw() {
    let mut game = dealt("D 3 9 12 5 9 9", "6 6 1 9 3 6 11");
    let found = after(&mut game, &[]);
    let draw = |mv: &Move| matches!(mv, Move::Play { first: 0, .. });
    assert!(!found.iter().any(draw), "{found:?}");
}

#[test]
fn a_search_tries_every_kind_of_move() {
    let mut game = dealt("2 3 9 12 5 9 9", "S 6 X 9 D 6 11");
    game.play(Seat::FIRST, &"play 0".parse().unwrap(), &mut ()).unwrap();
    let seat = game.deciders().first().unwrap();
    let mut tried = Vec::new();
    KrassKariert::prune(game.view(seat), &Memory::default(), &mut tried);
    let plays = |face: Face| {
        let hand = game.view(seat).private().hand;
        let is = |mv: &&Move| {
            matches!(**mv, Move::Play { first, count: 1, .. }
            if hand.face(usize::from(first)) == Some(face))
        };
        tried.iter().filter(is).count()
    };
    assert_eq!((plays(Face::STOP), plays(Face::DRAW), plays(Face::X)), (1, 1, 2));
    for taken in 0..2 {
        let is = |mv: &&Move| matches!(**mv, Move::Take { reserve, .. } if reserve == taken);
        assert_eq!(tried.iter().filter(is).count(), 2);
    }
}
