//! What the lens says of positions, and that it would be found out if it said too much.

use games::testing::{certain, counted, expect, too_strong};
use kartel::{Kartel, Public};
use kit::Told;
use kit::lens::{Place, What};

/// Who passes may hold what beats the last set (kartel:3.2).
#[test]
fn who_passes_has_nothing() {
    too_strong::<Kartel>(|view, told| {
        let Told::All(&Public::Passed { seat }) = told else { return None };
        let beaten = view.table().last.as_ref().is_some() && seat != view.seat();
        let fact = counted(Place::Hand { seat }, What::CannotAnswer, "kartel:3.2");
        fact.filter(|_| beaten)
    });
}

/// Nothing follows from a pass, but of a Z that no other suit's Z can beat.
#[test]
fn nothing_is_left_that_beats_the_last_set() {
    // Ada has Zo, Zb and Zr; gold beats green and black, and blue and red beat gold (kartel:1.4).
    let deck = "Zo 2o Zb 2g Zr 2k 3o 3g 3k 3b 4o 4g 4k 4b";
    let kartel = certain::<Kartel>(&[], deck, &["1 play 2o", "0 play Zo"], 0);
    expect(
        &kartel,
        &["the cards that are not seen: nothing that beats or fits what lies there. Nothing else \
           is left (kartel:3.2)."],
    );
    let passed = certain::<Kartel>(&[], deck, &["1 play 3g", "0 pass"], 1);
    assert!(!passed.contains("Ada"), "{passed}");
}
