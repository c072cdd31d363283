//! Drossel's bots know what a club player knows.

use drossel::{Drossel, Move};
use games::{Kind, Match, Setup, seat_of};
use kit::search::{Level, choose_typed};
use kit::{Seat, Seed, Settings};

/// What a level plays on the first seat of two, with this hand, against a card that was led, where
/// diamonds are trumps.
fn plays(level: Level, hand: &str, led: &str) -> Move {
    let kind = Kind::Drossel;
    let settings = Settings::new(kind.options());
    let setup = Setup { kind, seats: 2, settings, dealer: Some(0), seed: Seed::from_number(1) };
    let mut played = Match::undealt(&setup).expect("a table");
    let other = format!("{led} 7c 8c 9c Tc");
    let hands = other.split(' ').zip(hand.split(' '));
    let first: Vec<&str> = hands.flat_map(|(one, two)| [one, two]).chain(["7d"]).collect();
    let pool = played.game().pool();
    let rest = pool.split(' ').filter(|card| !first.contains(card));
    let deck = first.iter().copied().chain(rest).collect::<Vec<_>>().join(" ");
    played.next_round(Some(&deck)).expect("the deck");
    played.play(Seat::at(1), &format!("play {led}")).expect("a legal move");
    let mut rng = Seed::from_number(2).rng("bot", 0);
    let (view, memory) = seat_of::<Drossel>(played.game(), Seat::FIRST).expect("a seat");
    choose_typed::<Drossel>(level.into(), view, memory, &mut rng).expect("a move")
}

/// The cheapest card that takes the trick takes it.
#[test]
fn the_last_card_is_no_higher_than_it_must_be() {
    for level in [Level::Club, Level::Expert] {
        assert_eq!(plays(level, "7s 9s Js As Ah", "8s").to_string(), "play 9s", "{level}");
    }
}

/// An ace is trumped, and by a low trump.
#[test]
fn an_ace_is_trumped() {
    for level in [Level::Club, Level::Expert] {
        assert_eq!(plays(level, "8d Kd 7h 8h 9h", "As").to_string(), "play 8d", "{level}");
    }
}
