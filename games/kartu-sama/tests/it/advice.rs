//! What a friend advises.

use games::testing::advises;
use kartu_sama::KartuSama;

/// Ada's hand: three cards, then two, then the card that is turned up, and three more.
fn deck(hand: &str) -> String {
    let cards: Vec<&str> = hand.split(' ').collect();
    let [three, two, last] = [&cards[..3], &cards[3..5], &cards[5..]].map(|all| all.join(" "));
    format!("{three} 2c 2d 3c {two} 3d 4c 7h {last} 4d 5c 5d")
}

#[test]
fn a_friend_says_what_a_card_leaves() {
    let says = |mv: &str, said: [&str; 2]| {
        advises::<KartuSama>(&deck("7c Ah Ks 9h 8h 4s 6s 8s"), &[], 0, mv, said);
    };
    says(
        "play Ah",
        [
            "play Ah: it counts 11, more than any other in your hand",
            "Spiel Ah: Sie zählt 11, mehr als jede andere in deiner Hand",
        ],
    );
    says(
        "play 9h",
        [
            "play 9h: you have 2 more in hearts for your next turn",
            "Spiel 9h: In Herz hast du noch 2 für deinen nächsten Zug",
        ],
    );
    says(
        "play 7c",
        ["play 7c: it leaves you with one suit less", "Spiel 7c: Damit hast du eine Farbe weniger"],
    );
}

#[test]
fn a_friend_says_what_a_joker_is_for() {
    let says = |mv: &str, said: [&str; 2]| {
        advises::<KartuSama>(&deck("Jo As Ks 9s 8s 4s 6s 2s"), &[], 0, mv, said);
    };
    says(
        "play Jo",
        [
            "play the joker: then you go on with 2 more cards, as long as they fit",
            "Spiel den Joker: Dann spielst du noch 2 Karten, solange sie passen",
        ],
    );
    says(
        "draw",
        [
            "draw 2 cards: it keeps your joker until more of your cards fit",
            "Zieh 2 Karten: So behältst du den Joker, bis mehr von deinen Karten passen",
        ],
    );
}
