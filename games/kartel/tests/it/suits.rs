//! What beats what.

use kartel::Suit;

/// Of two different suits exactly one beats the other, and each beats two: so no suit
/// is the highest (kartel:1.4).
#[test]
fn suits_go_in_a_circle() {
    for one in Suit::ALL {
        assert!(!one.beats(one));
        assert_eq!(Suit::ALL.iter().filter(|&&other| one.beats(other)).count(), 2);
        for other in Suit::ALL.into_iter().filter(|&other| other != one) {
            assert_ne!(one.beats(other), other.beats(one));
        }
    }
}
