//! What programs observe.

use games::{Kind, Match, Setup};
use khamul::Khamul;
use kit::encoding::Spaces as _;
use kit::{Game as _, Seat, Seed, Settings};
use spaces::observe;

/// A taken card stays in sight while the power of a card waits that somebody threw meanwhile.
#[test]
fn a_taken_card_is_observed_while_a_power_waits() {
    let mut settings = Settings::new(Khamul::OPTIONS);
    settings.set("snaps", "anytime").expect("an option");
    let seed = Seed::from_number(6);
    let setup = Setup { kind: Kind::Khamul, seats: 2, settings, dealer: None, seed };
    let pool = Match::undealt(&setup).expect("a table").game().pool();
    // Four cards for each seat in turn, of which seat 1 gets a jack, and what is drawn.
    let first = "2c Jd 3c 6c 4c 7c 5c 8c Jc 9c";
    let rest = pool.split(' ').filter(|card| !first.contains(card));
    let deck = [first].into_iter().chain(rest).collect::<Vec<_>>().join(" ");
    let mut played = Match::new(&setup, Some(&deck)).expect("a table");
    for line in [
        "0 peek 0 1",
        "1 peek 0 1",
        "0 draw",
        "0 discard",
        "0 decline",
        "0 done",
        "1 done",
        "1 draw",
        "1 discard",
        "0 done",
        "1 done",
        "0 take",
        "1 snap 0",
    ] {
        let (seat, mv) = line.split_once(' ').expect("a seat");
        let seat = Seat::new(seat.parse().expect("a number")).expect("a seat");
        played.play(seat, mv).expect("a legal move");
    }
    assert!(!games::json(&played.game().reveal())["power"].is_null());
    for own in [0, 1].map(|seat| Seat::new(seat).expect("a seat")) {
        let seen = observe(played.game(), own, &[]).expect("no action yet");
        // Behind the actions that are named, and what is due.
        let in_hand = &seen[Khamul::ACTIONS + 8..][..52];
        assert_eq!(in_hand.iter().sum::<u8>(), 1, "9c");
    }
}
