//! The positions beside the rules.

use games::testing::examples::{marks, said};
use ktu::Ktu;

#[test]
fn powers_are_those_of_the_rules() {
    let all: Vec<usize> = (0..13).collect();
    for (card, fits) in [
        ("2c", all.clone()),
        ("3c", all.clone()),
        ("Tc", all),
        ("7c", vec![0, 1, 2, 3, 4, 8]),
        ("8c", vec![0, 1, 7, 8, 9, 10, 11, 12]),
        ("Ac", vec![0, 1, 8]),
    ] {
        assert_eq!(marks::<Ktu>("4.5", card), fits, "{card}");
    }
    assert_eq!(said::<Ktu>("4.5", "7c").2.as_deref(), Some("ktu:4.3"));
}
