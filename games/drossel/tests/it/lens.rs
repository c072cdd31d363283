//! What the lens says of positions, and that it would be found out if it said too much.

use drossel::{Drossel, Public, of_suit};
use games::testing::{certain, counted, expect, too_strong};
use kit::Told;
use kit::lens::{Place, What};

/// Who does not trump may hold a trump (drossel:3.2).
#[test]
fn who_does_not_trump_has_no_trump() {
    too_strong::<Drossel>(|view, told| {
        let Told::All(&Public::Played { seat, card }) = told else {
            return None;
        };
        let table = view.table();
        let (led, trumps) = (table.trick[table.leader]?.suit(), table.turned?.suit());
        let cards = of_suit(trumps).without(table.seen());
        let fact = counted(Place::Hand { seat }, What::Lacks { cards }, "drossel:3.2");
        let threw = seat != view.seat() && card.suit() != led && card.suit() != trumps;
        fact.filter(|_| threw && table.hand_size(seat) > 0 && !cards.is_empty())
    });
}

/// Bea has no heart, since she threw a club on one.
#[test]
fn who_does_not_follow_has_none_of_the_suit() {
    let certain =
        certain::<Drossel>(&[], "Kh 8c 9s Ad 7h Ks 8h Qs 9c Ts 7d", &["0 play Kh", "1 play 8c"], 0);
    expect(&certain, &["Bea's hand: none of hearts. Bea did not follow Kh (drossel:3.2, step 2)."]);
}
