//! What the lens says of positions, and that it would be found out if it said too much.

use drossel::{Drossel, Public};
use games::testing::{certain, counted, expect, too_strong};
use kit::lens::{Place, What};
use kit::{CardSet, French, Told};

/// Who plays a low card may hold a higher one (drossel:3.1).
#[test]
fn who_plays_a_card_has_none_of_its_rank() {
    too_strong::<Drossel>(|view, told| {
        let Told::All(&Public::Played { seat, card }) = told else { return None };
        let cards = CardSet::<French>::of_rank(card.rank()).without(view.table().seen());
        let fact = counted(Place::Hand { seat }, What::Lacks { cards }, "drossel:3.1");
        let held = view.table().hand_size(seat) > 0 && !cards.is_empty();
        fact.filter(|_| seat != view.seat() && held)
    });
}

/// What was played is counted out.
#[test]
fn the_cards_that_are_left_are_known() {
    let deck = "Kh Qd 9s Tc";
    let certain = certain::<Drossel>(&[("hand", "2")], deck, &["0 play Kh", "1 play Qd"], 0);
    assert!(!certain.contains("Bea"), "{certain}");
    expect(&certain, &[]);
}
