//! What the lens says of positions, and that it would be found out if it said too much.

use games::testing::{certain, counted, expect, too_strong};
use kartu_sama::{Face, KartuSama, Public};
use kit::lens::{Place, What};
use kit::{CardSet, French, Told};

/// All that a seat drew may fit, not all but one (kartu-sama:3.3).
#[test]
fn one_card_less() {
    too_strong::<KartuSama>(|view, told| {
        let Told::All(&Public::Drew { seat, count, .. }) = told else { return None };
        let top = view.table().top().french()?;
        let suit = |card: &French| card.suit() == top.suit();
        let cards = CardSet::<French>::ALL.iter().filter(suit).map(Face::of).collect();
        let what = What::AtMost { count: count.checked_sub(1)?, cards };
        let fact = counted(Place::Hand { seat }, what, "kartu-sama:3.1");
        fact.filter(|_| seat != view.seat())
    });
}

/// Ada draws on 7h, later on 8d, and then plays a heart: it is one of those that she drew.
#[test]
fn who_draws_held_nothing_that_fits() {
    let deck = "2c 3c 4c 2d 3d 4d 5c 6c 5d 8h 7h 8c 9c Tc 8d 9d Td 2h Ts 7s 3h";
    let sama =
        |moves: &[&str]| certain::<KartuSama>(&[("jokers", "0"), ("decks", "1")], deck, moves, 1);
    let drew = "Ada drew on 7h and would have had to play (kartu-sama:3.1, step 1).";
    expect(&sama(&["0 draw"]), &[&format!("Ada's hand: at most 2 of hearts, 7. {drew}")]);
    expect(
        &sama(&["0 draw", "1 play 8h", "0 play 2h"]),
        &[&format!("Ada's hand: at most 1 of hearts, 7. {drew}")],
    );
}
