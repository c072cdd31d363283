//! The positions beside the rules.

use drossel::Drossel;
use games::testing::examples::check;

#[test]
fn suits_are_followed() {
    check::<Drossel>("3.2", "Kh", true, "", None);
    check::<Drossel>("3.2", "9s", false, "follow suit", Some("drossel:3.2"));
}
