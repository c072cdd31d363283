//! Random matches of every game, with everything checked at every node.
//! `KARTENHAUS_TEST_DECISIONS` sets how many decisions of each game are played,
//! `KARTENHAUS_TEST_SEED` which.

use engine::testing::{blind, conformance};
use engine::{Game, Kartel, KartuSama, Khamul, KrassKariert, Ktu};

/// A seed from the environment, or this one. Printed, so that a failure can be played again.
fn seed() -> u64 {
    let seed = std::env::var("KARTENHAUS_TEST_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = seed.unwrap_or(20_261_120);
    println!("KARTENHAUS_TEST_SEED={seed}");
    seed
}

fn check<G: Game>() {
    let decisions = std::env::var("KARTENHAUS_TEST_DECISIONS").ok();
    let decisions = decisions.and_then(|number| number.parse().ok()).unwrap_or(40_000);
    let done = conformance::<G>(seed(), decisions);
    println!("{}: {done:?}", G::ID);
    assert!(done.decisions >= decisions && done.refused > 1000 && done.worlds > 500, "{done:?}");
}

/// `skipped_max`: how many in a hundred replays may be impossible with the exchanged cards.
fn check_blind<G: Game>(skipped_max: u64) {
    let done = blind::<G>(seed(), 4_000);
    println!("{}: {done:?}", G::ID);
    assert!(done.skipped * 100 <= (done.compared + done.skipped) * skipped_max, "{done:?}");
}

#[test]
fn kartel_conforms() {
    check::<Kartel>();
}

#[test]
fn kartu_sama_conforms() {
    check::<KartuSama>();
}

#[test]
fn krass_kariert_conforms() {
    check::<KrassKariert>();
}

#[test]
fn khamul_conforms() {
    check::<Khamul>();
}

#[test]
fn ktu_conforms() {
    check::<Ktu>();
}

#[test]
fn kartel_is_blind() {
    check_blind::<Kartel>(0);
}

/// A draw proves that nothing fitted, so many exchanged hands could not have drawn.
#[test]
fn kartu_sama_is_blind() {
    check_blind::<KartuSama>(60);
}

/// A play names positions, so exchanged cards seldom form the same combinations.
#[test]
fn krass_kariert_is_blind() {
    check_blind::<KrassKariert>(60);
}

#[test]
fn khamul_is_blind() {
    check_blind::<Khamul>(50);
}

#[test]
fn ktu_is_blind() {
    check_blind::<Ktu>(50);
}
