//! The positions beside the rules.

use games::testing::examples::{marks, said};
use khamul::Khamul;

#[test]
fn rows_count_and_cards_match() {
    let points = |cards: &str| said::<Khamul>("1.2", cards).1;
    assert!(points("Qh").contains("20") && points("Ah 3c Kh").contains('4'));
    assert_ne!(points("5d Kh"), points("Ah 5d"), "5 is low enough, 6 is not");
    assert_eq!(marks::<Khamul>("1.3", "Qs"), [5]);
    assert_eq!(marks::<Khamul>("1.3", "Tc"), [0_usize; 0]);
}
