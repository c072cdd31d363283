//! Kartu Sama's bots play by the rules at every table, and know what a club player knows.

use games::{AnyGame, Kind, Match, Setup, seat_of};
use kartu_sama::{KartuSama, Move};
use kit::search::{Bot, Level, Policy as _, choose_typed};
use kit::{Game as _, GameExt as _, Memories, Rng, Seat, Seed, Settings, State as _};

fn random_table(rng: &mut Rng) -> KartuSama {
    let options = [
        ("deck", &["full", "piquet"][..]),
        ("jokers", &["0", "1", "2"]),
        ("decks", &["1", "2", "3", "4"]),
        ("may_draw", &["true", "false"]),
        ("joker_finish", &["true", "false"]),
        ("count", &["points", "victories"]),
    ];
    loop {
        let mut settings = Settings::new(KartuSama::OPTIONS);
        for (name, values) in options {
            if let Some(value) = rng.choose(values).copied().filter(|_| rng.below(2) == 0) {
                settings.set(name, value).expect("a value of the option");
            }
        }
        if let Ok(game) = KartuSama::table_for(&settings, 2 + rng.index(9), None) {
            return game;
        }
    }
}

/// Plays whole rounds at random tables; in each position asks the playout policy and club players,
/// and at times those that search.
#[test]
fn all_moves_are_legal() {
    let mut rng = Seed::from_number(41).rng("legal", 0);
    let (mut moves, mut asked) = (Vec::new(), 0);
    for round in 0..400 {
        let mut game = random_table(&mut rng);
        let mut memories = Memories::new(game.table().standings.seats());
        let mut events = Vec::new();
        game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut events);
        while game.table().standings.is_playing() {
            memories.hear(&events);
            events.clear();
            let seat = game.table().turn;
            let (view, memory) = (game.view(seat), memories.of(seat));
            let playout = KartuSama::playout_move(view, &(), &mut rng, &mut moves);
            assert_eq!(game.may_play(seat, &playout), Ok(playout), "{playout} in {game:?}");
            for level in [Level::Club, Level::Strong, Level::Expert] {
                let nodes = level.searches().then_some(50);
                if level.searches() && rng.below(8) > 0 {
                    continue;
                }
                let mv = choose_typed::<KartuSama>(Bot { level, nodes }, view, memory, &mut rng);
                let mv = mv.expect("a seat that is to act has a move");
                assert_eq!(game.may_play(seat, &mv), Ok(mv), "{level}: {mv} in {game:?}");
            }
            let random = KartuSama::random_move(view, &mut rng, &mut moves);
            let mv = if round % 2 == 0 { playout } else { random.expect("a legal move") };
            game.play_unchecked(seat, mv, &mut events);
            asked += 1;
        }
    }
    assert!(asked > 10_000, "{asked}");
}

/// Deals a round to two seats: Ada's hand, the card turned up and Bea's hand; of the rest
/// the clubs come last.
fn dealt(ada: &str, top: &str, bea: &str) -> Match {
    let kind = Kind::KartuSama;
    let setup = Setup {
        kind,
        seats: 2,
        settings: Settings::new(kind.options()),
        dealer: Some(1),
        seed: Seed::from_number(1),
    };
    let (ada, bea): (Vec<&str>, Vec<&str>) = (ada.split(' ').collect(), bea.split(' ').collect());
    let mut deck: Vec<String> = "23456789TJQKA"
        .chars()
        .flat_map(|rank| "dhs".chars().map(move |suit| format!("{rank}{suit}")))
        .chain("23456789TJQKA".chars().map(|rank| format!("{rank}c")))
        .chain(["Jo".to_owned(), "Jo".to_owned()])
        .collect();
    let laid = [&ada[..3], &bea[..3], &ada[3..5], &bea[3..5], &[top], &ada[5..], &bea[5..]];
    let laid: Vec<&str> = laid.concat();
    for card in &laid {
        let at = deck.iter().position(|other| other == card).expect("a card of the deck");
        deck.remove(at);
    }
    let order: Vec<String> = laid.iter().map(|&card| card.to_owned()).chain(deck).collect();
    Match::new(&setup, Some(&order.join(" "))).expect("a deck")
}

/// What a level plays, five times with different random numbers.
fn plays(game: &dyn AnyGame, level: Level) -> Vec<Move> {
    let of = |number| -> Move {
        let mut rng: Rng = Seed::from_number(number).rng("bot", 0);
        let (view, memory) = seat_of::<KartuSama>(game, Seat::FIRST).expect("Ada's seat");
        choose_typed::<KartuSama>(level.into(), view, memory, &mut rng).expect("a move")
    };
    (0..5).map(of).collect()
}

fn all_play(game: &dyn AnyGame, levels: &[Level], mv: &str) {
    let mv: Move = mv.parse().expect("a move");
    for &level in levels {
        assert_eq!(plays(game, level), [mv; 5], "{level}");
    }
}

/// Of two cards that are otherwise alike, the one that counts more is played.
#[test]
fn points_go_first() {
    let round = dealt("Ac 2c 5d 7h 9s 3d 6h 8s", "Kc", "2d 2h 2s 3h 3s 4h 4s 5h");
    // A search finds 2c about as good here.
    all_play(round.game(), &[Level::Novice, Level::Club], "play Ac");
}

/// A joker that can be paid goes at once: it sheds 20 points and two cards more (4.1).
#[test]
fn a_joker_that_is_paid_goes() {
    let round = dealt("Jo 2c 5d 7h 9s Ad Ah 8s", "Kc", "2d 2h 2s 3h 3s 4h 4s 5h");
    all_play(round.game(), &[Level::Club], "play Jo");
}

/// While cards are owed, the card after which the rest is paid goes, though another counts more.
#[test]
fn what_is_owed_is_paid() {
    let mut round = dealt("Jo 2c 5d 7h 9s Td 4c 8s", "Kc", "2d 2h 2s 3h 3s 4h 4s 5h");
    round.play(Seat::FIRST, "play Jo").expect("a joker may be started");
    let club = plays(round.game(), Level::Club);
    for mv in club {
        // Td goes on with 5d, the dearest chain.
        assert_eq!(mv, "play Td".parse().expect("a move"));
    }
}

/// A joker and as many cards in a chain as there are seats end the round: nothing is as good.
#[test]
fn the_round_is_ended() {
    let mut round = dealt("Jo 3c 3d Qc Jc Tc Ac 9c", "Kc", "2d 2h 2s 6h 3s 4h 4s 5h");
    let bea = Seat::new(1).expect("Bea's seat");
    for card in ["Ac", "Qc", "Jc", "Tc", "9c"] {
        round.play(Seat::FIRST, &format!("play {card}")).expect("a club fits");
        round.play(bea, "draw").expect("Bea has no club, and none of these ranks");
    }
    all_play(round.game(), &[Level::Club, Level::Strong, Level::Expert], "play Jo");
}
