//! What the lens says of positions, and that it would be found out if it said too much.

use games::testing::{certain, counted, expect, too_strong};
use kit::Told;
use kit::lens::{Place, What};
use krass_kariert::{KrassKariert, Public};

/// Who takes a reserve card may have something to play (krass-kariert:3.3).
#[test]
fn who_takes_has_nothing() {
    too_strong::<KrassKariert>(|view, told| {
        let Told::All(&Public::Took { seat, .. }) = told else { return None };
        let answered = view.table().last.is_some() && seat != view.seat();
        let fact = counted(Place::Hand { seat }, What::CannotAnswer, "krass-kariert:3.3");
        fact.filter(|_| answered)
    });
}

/// Bea takes a reserve card to position 3 and plays position 1: the card moves to position 2.
#[test]
fn a_reserve_card_moves_in_the_hand() {
    let deck = "1 3 1 3 2 4 4 6 6 8 9 11 9 12";
    let moves = ["0 play 0", "1 take 0 at 3", "0 play 0", "1 play 1"];
    let kariert = certain::<KrassKariert>(&[("hand", "5")], deck, &moves, 0);
    let took = "Bea put a reserve card there (krass-kariert:6.1, step 2).";
    expect(&kariert, &[&format!("Bea's card 2: 11. {took}")]);
}
