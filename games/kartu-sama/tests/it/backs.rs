//! Decks whose backs differ (kartu-sama:1.4), as texts.

use games::{Kind, Settings};

#[test]
fn decks_are_written_with_their_backs_where_they_differ() {
    let different = &[("decks", "3"), ("backs", "different")][..];
    for (options, own, other) in [(different, "7h/2", "7h"), (&different[..1], "7h", "7h/0")] {
        let mut settings = Settings::new(Kind::KartuSama.options());
        options.iter().for_each(|(name, value)| settings.set(name, value).expect("an option"));
        let mut game = Kind::KartuSama.table(&settings, 3, None).expect("a table");
        let deck = game.pool();
        assert!(deck.contains(&format!(" {own} ")), "{deck}");
        let wrong = deck.replacen(&format!(" {own} "), &format!(" {other} "), 1);
        assert!(game.deal(&wrong).is_err());
        game.deal(&deck).expect("the deck");
    }
}
