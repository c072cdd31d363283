//! The positions beside the rules.

use games::testing::examples::check;
use kartu_sama::KartuSama;

#[test]
fn what_is_said_is_what_the_rules_say() {
    for card in ["4h", "9c", "Jo"] {
        check::<KartuSama>("3.2", card, true, "", None);
    }
    check::<KartuSama>("3.2", "6d", false, "", Some("kartu-sama:3.2"));
}
