//! What the lens says of positions, and that it would be found out if it said too much.

use games::testing::{certain, counted, expect, too_strong};
use khamul::{Khamul, Public};
use kit::lens::{Place, What};
use kit::{CardSet, French, Told};

/// Who throws nothing may have what matches (khamul:4.1).
#[test]
fn who_is_done_has_no_match() {
    too_strong::<Khamul>(|view, told| {
        let Told::All(&Public::Done { seat }) = told else { return None };
        let top = view.table().discard.top()?;
        let cards = CardSet::<French>::ALL.iter().filter(|card| card.rank() == top.rank());
        let what = What::Lacks { cards: cards.collect() };
        let fact = counted(Place::Slot { seat, at: 0 }, what, "khamul:4.1");
        fact.filter(|_| view.table().row_size(seat) > 0)
    });
}

/// Who looked where, what moved with a king, and what a wrong throw shows to all.
#[test]
fn slots_keep_who_saw_them() {
    let deck = "Ac 2c 3c 4c 5c 6c 7c 8c Ks";
    let moves = ["0 peek 0 1", "1 peek 2 3", "0 draw", "0 discard", "0 exchange 0 1 2", "0 snap 3"];
    let khamul = certain::<Khamul>(&[], deck, &moves, 1);
    expect(
        &khamul,
        &[
            "Ada's card 0: 6c. Bea looked at it first (khamul:2.2, step 2).",
            "Ada's card 0: last seen by Ada after 0 turns. Ada received it with a king \
             (khamul:5.3, step 5).",
            "Ada's card 0: last seen by Bea after 0 turns. Bea looked at it first (khamul:2.2, \
             step 2).",
            "Bea's card 2: last seen by Ada after 0 turns. Ada looked at it first (khamul:2.2, \
             step 1).",
            "Ada's card 3: 7c. Ada threw it wrongly (khamul:4.3, step 6).",
            "Ada's card 3: last seen by Ada and Bea after 0 turns. Ada threw it wrongly \
             (khamul:4.3, step 6).",
        ],
    );
    assert!(!khamul.contains("Ada's card 1: 3c"), "{khamul}");
}
