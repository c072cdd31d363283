//! What the lens says is true, also in every deal that the seat cannot tell from the true one.
//! `KARTENHAUS_TEST_POSITIONS` sets how many positions of each game are looked at,
//! `KARTENHAUS_TEST_SEED` which.

use engine::testing::{Looked, lens};
use engine::{Game, Kartel, KartuSama, Khamul, KrassKariert, Ktu};

fn from_environment(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(default)
}

fn check<G: Game>() -> Looked {
    let seed = from_environment("KARTENHAUS_TEST_SEED", 20_261_121);
    let positions = from_environment("KARTENHAUS_TEST_POSITIONS", 300);
    println!("KARTENHAUS_TEST_SEED={seed}");
    let done = lens::<G>(seed, positions);
    println!("{}: {done:?}", G::ID);
    assert!(done.facts > positions && done.deals > positions / 2, "{done:?}");
    done
}

#[test]
fn kartel() {
    check::<Kartel>();
}

#[test]
fn kartu_sama() {
    check::<KartuSama>();
}

#[test]
fn krass_kariert() {
    check::<KrassKariert>();
}

#[test]
fn khamul() {
    check::<Khamul>();
}

#[test]
fn ktu() {
    check::<Ktu>();
}
