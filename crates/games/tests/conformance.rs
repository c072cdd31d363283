//! Random matches of every game, with everything checked at every node.
//! `KARTENHAUS_TEST_DECISIONS` sets how many decisions of each game are played,
//! `KARTENHAUS_TEST_SEED` which.

use games::testing::{blind, conformance, variants};
use games::{Kind, Knows, each_game};
use serde::Deserialize;

use crate::facts::facts;

/// A seed from the environment, or this one. Printed, so that a failure can be played again.
pub(crate) fn seed() -> u64 {
    let seed = std::env::var("KARTENHAUS_TEST_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = seed.unwrap_or(20_261_120);
    println!("KARTENHAUS_TEST_SEED={seed}");
    seed
}

fn check<G: Knows>() {
    let decisions = std::env::var("KARTENHAUS_TEST_DECISIONS").ok();
    let decisions = decisions.and_then(|number| number.parse().ok()).unwrap_or(40_000);
    let done = conformance::<G>(seed(), decisions);
    println!("{}: {done:?}", G::ID);
    assert!(done.decisions >= decisions && done.refused > 1000 && done.worlds > 500, "{done:?}");
}

#[derive(Deserialize)]
struct Hidden {
    skipped: u64,
    #[serde(default)]
    reshuffled: u64,
}

fn check_blind<G: Knows>(kind: Kind) {
    const POSITIONS: u64 = 4_000;
    let Hidden { skipped, reshuffled } = facts(kind, "blind");
    let done = blind::<G>(seed(), POSITIONS);
    println!("{kind}: {done:?}");
    assert!(done.compared * 100 >= POSITIONS * (100 - skipped), "{done:?}");
    assert!(done.reshuffled >= reshuffled, "{done:?}");
}

each_game!(mod variants_end_with_all_their_cards, kind: G => variants::<G>(seed(), 1_000));
each_game!(mod conforms, kind: G => check::<G>());
each_game!(mod is_blind, kind: G => check_blind::<G>(kind));
