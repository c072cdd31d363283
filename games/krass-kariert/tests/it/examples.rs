//! The positions beside the rules.

use games::testing::examples::check;
use krass_kariert::KrassKariert;

#[test]
fn what_is_said_is_what_the_rules_say() {
    let check = |cards, good, part, broken| check::<KrassKariert>("4.1", cards, good, part, broken);
    check("4 5", true, "run of two", None);
    check("5 5 X", true, "three of a kind", None);
    check("12 1", false, "", Some("krass-kariert:4.3"));
    check("X 12", true, "pair", None);
    check("1 7", false, "", Some("krass-kariert:4.2"));
    check("4 X", false, "side by side", Some("krass-kariert:4.1"));
}
