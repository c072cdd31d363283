//! The positions beside the rules.

use drossel::Drossel;
use games::testing::examples::check;

#[test]
fn an_ace_begins_no_round() {
    check::<Drossel>("3.2", "Kh", true, "", None);
    check::<Drossel>("3.2", "Ah", false, "ace", Some("drossel:3.2"));
}
