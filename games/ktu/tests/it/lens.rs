//! What the lens says of positions, and that it would be found out if it said too much.

use games::testing::{certain, counted, expect, too_strong};
use kit::lens::{Place, What};
use kit::{CardSet, French, Told};
use ktu::{Ktu, Public};

/// Who takes the pile may hold what beats it, such as a 2 (ktu:3.4).
#[test]
fn who_takes_has_no_two() {
    too_strong::<Ktu>(|view, told| {
        let Told::All(&Public::Took { seat, cards }) = told else { return None };
        let twos: CardSet<French> = "2c 2d 2h 2s".parse().ok()?;
        let what = What::Lacks { cards: twos.without(cards) };
        let fact = counted(Place::Hand { seat }, what, "ktu:3.4");
        fact.filter(|_| seat != view.seat() && view.table().known[seat].common(twos).is_empty())
    });
}

#[test]
fn a_taken_pile_is_known() {
    let deck = "2c 3c 2d 3d 2h 3h 4c 4d 5c 5d 6c 6d 7c 7d 8c 8d 9c 9d Tc Td";
    let moves =
        ["0 open 8c 9c Tc", "1 open 8d 9d Td", "0 play 5c", "1 take", "0 play 4c", "1 play 5c"];
    let ktu = |count: usize| certain::<Ktu>(&[], deck, &moves[..count], 0);
    expect(&ktu(5), &["Bea's hand: 5c among others. Bea took the pile (ktu:3.4, step 4)."]);
    assert!(!ktu(6).contains("Bea took the pile"), "{}", ktu(6));
}
