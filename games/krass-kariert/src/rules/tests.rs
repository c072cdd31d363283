//! Tests of Krass Kariert that need more than one of its parts.

use kit::{GameExt, Knows as _, Refusal as _, Seed, TextError};

use super::cards::Unseen;
use super::knowledge::world::repaired_hand;
use super::*;

fn rng(number: u64) -> Rng {
    Seed::from_number(number).rng("test", 0)
}

fn game(seats: usize, options: &[(&str, &str)]) -> KrassKariert {
    let mut settings = Settings::new(KrassKariert::OPTIONS);
    options.iter().for_each(|(name, text)| settings.set(name, text).unwrap());
    KrassKariert::table_for(&settings, seats, None).unwrap()
}

/// A round in which the seats' first cards are these, and the draw pile begins with the last list;
/// the other places have the rest of the deck.
fn dealt(seats: usize, hands: &[&str], draw: &str) -> KrassKariert {
    let mut game = game(seats, &[]);
    let mut rest: Vec<Card> = Cards::DECK.iter().collect();
    let mut named = |text: &str| -> Vec<Card> {
        let faces = text.split(' ').filter(|word| !word.is_empty());
        let faces: Vec<Face> = faces.map(|word| word.parse().unwrap()).collect();
        let mut take = |face: Face| {
            let at = rest.iter().position(|card| card.face() == face).expect("still in the deck");
            rest.remove(at)
        };
        faces.into_iter().map(&mut take).collect()
    };
    let mut hands: Vec<Vec<Card>> = hands.iter().map(|text| named(text)).collect();
    hands.resize(seats, Vec::new());
    let draw = named(draw);
    let mut rest = rest.into_iter();
    let mut order = Vec::new();
    for at in 0..game.table.options.dealt_to_hand() + RESERVE {
        for hand in &hands {
            order.extend(hand.get(at).copied().or_else(|| rest.next()));
        }
    }
    order.extend(draw);
    order.extend(rest);
    game.deal(&order, &mut ()).unwrap();
    game
}

fn play(game: &mut KrassKariert, plays: &[(usize, &str)]) {
    for (seat, text) in plays {
        let mv = text.parse().unwrap();
        game.play(Seat::at(*seat), &mv, &mut ())
            .unwrap_or_else(|why| panic!("{seat} {text}: {why}"));
    }
}

fn walk(number: u64, rounds: usize, mut look: impl FnMut(&KrassKariert, &mut Rng)) {
    let mut rng = rng(number);
    for _ in 0..rounds {
        let mut game = game(2 + rng.index(4), &[]);
        game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut ());
        while let Some(seat) = game.deciders().first() {
            look(&game, &mut rng);
            let mv = KrassKariert::random_move(game.view(seat), &mut rng, &mut Vec::new());
            game.play_unchecked(seat, mv.expect("who is to act has a move"), &mut ());
        }
    }
}

/// Whether the counts are as likely to come from chances as these as not to be looked at twice: the
/// chi-squared statistic is within five standard deviations.
fn assert_chances(counts: &[u32], chances: &[f64], what: &str) {
    let all = f64::from(counts.iter().sum::<u32>());
    let chi = |(&count, &chance): (&u32, &f64)| {
        (f64::from(count) - all * chance).powi(2) / (all * chance)
    };
    let chi: f64 = counts.iter().zip(chances).map(chi).sum();
    let freedom = (counts.len() - 1) as f64;
    assert!(chi < freedom + 5.0 * (2.0 * freedom).sqrt() + 5.0, "{what}: {chi} of {freedom}");
}

#[test]
fn random_moves_are_uniform() {
    let mut with_x = 0;
    walk(1, 60, |game, rng| {
        let view = game.view(game.table.turn);
        let mut moves = Vec::new();
        KrassKariert::legal_moves(view, &mut moves);
        let x = view.private().hand.faces().any(|face| face == Face::X);
        if moves.len() < 2 || rng.below(if x { 3 } else { 12 }) > 0 {
            return;
        }
        with_x += u32::from(x);
        let mut counts = vec![0; moves.len()];
        for _ in 0..60 * moves.len() {
            let mv = KrassKariert::random_move(view, rng, &mut Vec::new()).unwrap();
            counts[moves.binary_search(&mv).unwrap()] += 1;
        }
        let chances = vec![1.0 / moves.len() as f64; moves.len()];
        assert_chances(&counts, &chances, &format!("{game:?}"));
    });
    assert!(with_x > 30, "{with_x}");
}

/// 3.4: worlds in which the seat on turn would have lost are left out, and the others are as
/// likely.
#[test]
fn worlds_are_uniform() {
    let mut looked = 0;
    walk(2, 400, |game, rng| {
        let table = &game.table;
        let (turn, size) = (table.turn, table.hand_size(table.turn));
        let seat = table.standings.seats().after(turn);
        let must_play = table.drawing().is_none() && table.reserves[turn].is_empty();
        if !must_play || size > 2 || table.last.is_none() || looked == 12 {
            return;
        }
        looked += 1;
        // Every way to fill the hand with unseen cards, by faces, if it can play.
        let mut hands: std::collections::BTreeMap<Vec<Face>, u32> = Default::default();
        let unseen = KrassKariert::hidden(game.view(seat), &Memory::default()).cards;
        let cell = |at| table.known[turn].card(at).some();
        let choices = |at| cell(at).map_or(unseen.clone(), |card| vec![card]);
        for first in choices(0) {
            for second in if size == 2 { choices(1) } else { vec![Card::NONE] } {
                let hand: Hand = [first, second].into_iter().take(size).collect();
                if first != second && plays_of(hand, table).is_some() {
                    *hands.entry(hand.faces().collect()).or_default() += 1;
                }
            }
        }
        let all = f64::from(hands.values().sum::<u32>());
        let chances: Vec<f64> = hands.values().map(|&ways| f64::from(ways) / all).collect();
        let keys: Vec<_> = hands.into_keys().collect();
        let mut counts = vec![0; keys.len()];
        for _ in 0..200 * keys.len() {
            let world = KrassKariert::determinize(game.view(seat), &Memory::default(), rng);
            let faces: Vec<Face> = world.privates[turn].hand.faces().collect();
            counts[keys.binary_search(&faces).expect("a hand that can play")] += 1;
        }
        assert_chances(&counts, &chances, &format!("{game:?}"));
    });
    assert_eq!(looked, 12);
}

#[test]
fn a_repaired_hand_can_play_and_keeps_known_cards() {
    let mut looked = 0;
    walk(3, 300, |game, rng| {
        let table = &game.table;
        let turn = table.turn;
        if table.drawing().is_some() || !table.reserves[turn].is_empty() {
            return;
        }
        looked += 1;
        let seat = table.standings.seats().after(turn);
        let unseen = KrassKariert::hidden(game.view(seat), &Memory::default()).cards;
        let mut pool = Unseen::new(&unseen);
        let hand = repaired_hand(table, &mut pool, rng);
        assert!(plays_of(hand, table).is_some(), "{hand:?} {game:?}");
        assert_eq!(hand.len(), table.hand_size(turn));
        for (at, card) in hand.cards().enumerate() {
            match table.known[turn].card(at).some() {
                Some(known) => assert_eq!(card, known),
                None => assert!(unseen.contains(&card)),
            }
        }
        let mut cards: Vec<Card> = hand.cards().collect();
        cards.sort_unstable();
        cards.dedup();
        assert_eq!(cards.len(), hand.len());
    });
    assert!(looked > 300, "{looked}");
}

/// The largest hand: ten cards, both reserve cards, and six drawn for a Draw played.
#[test]
fn a_hand_of_seventeen() {
    let mut game = dealt(2, &["1 1 D", "D 9 9 9 9"], "");
    play(&mut game, &[(0, "play 0"), (1, "take 0 at 10"), (0, "play 0"), (1, "take 0 at 11")]);
    play(&mut game, &[(0, "play 0"), (1, "play 0")]);
    assert_eq!(game.table.drawing(), Some((Seat::at(1), 6)));
    for at in 11..17 {
        play(&mut game, &[(1, &format!("insert {at}"))]);
    }
    assert_eq!(game.privates[Seat::at(1)].hand.len(), HAND_MAX);
    let mut moves = Vec::new();
    KrassKariert::legal_moves(game.view(Seat::at(1)), &mut moves);
    let last = "play 16".parse().unwrap();
    assert!(moves.contains(&KrassKariert::check(game.view(Seat::at(1)), &last).unwrap()));
}

#[test]
fn text_of_moves() {
    let good = [
        ("play 0", Move::Play { first: 0, count: 1, numbers: [0; 3] }),
        ("play 3-5 as 8 9 10", Move::Play { first: 3, count: 3, numbers: [8, 9, 10] }),
        ("play 2 as 12", Move::Play { first: 2, count: 1, numbers: [12, 0, 0] }),
        ("play 9-10", Move::Play { first: 9, count: 2, numbers: [0; 3] }),
        ("take 1 at 17", Move::Take { reserve: 1, at: 17 }),
        ("insert 0", Move::Insert { at: 0 }),
    ];
    for (text, mv) in good {
        assert_eq!(text.parse(), Ok(Proposed::from(mv)));
        assert_eq!(mv.to_string(), text);
    }
    let bad = "play|play |play 3-3|play 4-3|play 3-|play -3|play 1-2-3|play 03|play 3 |play  3|\
               play 3 as|play 3 as |play 3 as x|play 3 as 08|play 3 as 8 |play 3 at 8|take 1|\
               take 1 at|take 1 at |take 1 at 2 3|take -1 at 2|insert|insert |insert 1 2|insert +1|\
               Play 3|pass||play 10-9|play 100-99";
    for text in bad.split('|') {
        assert!(text.parse::<Proposed>().is_err(), "{text:?}");
    }
}

/// Numbers of any length are numbers (README), and three cards are counted before they are looked
/// for.
#[test]
fn long_numbers() {
    let count = |text: &str| match text.parse() {
        Ok(Proposed::Play { count, .. }) => Ok(count),
        Ok(mv) => panic!("{mv:?} is no play"),
        Err(error) => Err::<u8, TextError>(error),
    };
    let nines = "9".repeat(60);
    assert_eq!(count("play 300-301"), Ok(2));
    assert_eq!(count("play 299-301"), Ok(3));
    assert_eq!(count("play 999-1001"), Ok(3));
    assert_eq!(count("play 300-303"), Ok(4));
    assert_eq!(count(&format!("play {nines}-1{}", "0".repeat(60))), Ok(2));
    assert_eq!(count(&format!("play 0-{nines}")), Ok(4));
    assert!(count(&format!("play {nines}-{nines}")).is_err());
}

#[test]
fn refusals_name_their_clause() {
    let clause = |game: &KrassKariert, text: &str| {
        let (view, mv) = (game.view(game.table.turn), text.parse().unwrap());
        KrassKariert::check(view, &mv).err().map(|refusal| refusal.clause())
    };
    // Positions             0 1  2 3 4 5 6 7 8 9
    let ada = "12 1 11 X X S D 8 8 3";
    let mut game = dealt(3, &[ada, "8 7 9 6 2 2 5 1 1 4"], "");
    for (text, due) in [
        ("take 0 at 0", Some("3.2")),
        ("take 9 at 99", Some("3.2")),
        ("insert 0", Some("5.3")),
        ("play 0-3", Some("4.1")),
        ("play 8-20", Some("4.1")),
        ("play 8-9", Some("4.2")),
        ("play 0-1", Some("4.3")),
        ("play 0-2", Some("4.3")),
        ("play 3", Some("5.1")),
        ("play 3 as 0", Some("5.1")),
        ("play 3 as 13", Some("5.1")),
        ("play 3 as 5 5", Some("5.1")),
        ("play 3-4 as 5 5", Some("5.1")),
        ("play 2-3 as 11 9", Some("5.1")),
        ("play 2-3 as 12 12", Some("5.1")),
        ("play 2-4 as 11 12 1", Some("4.3")),
        ("play 3-4 as 12 1", Some("4.3")),
        ("play 2-4 as 11 9 1", Some("5.1")),
        ("play 4-5 as 5 5", Some("5.1")),
        ("play 5-6", Some("5.2")),
        ("play 6-7", Some("5.3")),
        ("play 10", Some("8.1")),
        ("play 9-10", Some("8.1")),
        ("play 99999", Some("8.1")),
        ("play 7 as 8", Some("8.1")),
        ("play 5 as 1", Some("8.1")),
        ("play 2-4 as 11 12 10", None),
        ("play 3 as 12", None),
        ("play 7-8", None),
        ("play 5", None),
        ("play 6", None),
    ] {
        assert_eq!(clause(&game, text), due, "{text}");
    }
    play(&mut game, &[(0, "play 7")]);
    for (text, due) in [
        ("play 0", Some("4.2")),      // 8 does not beat 8
        ("play 0 as 8", Some("4.2")), // nor has it an X, which comes later in the file
        ("play 2 as 9", Some("8.1")),
        ("play 2", None),
        ("play 0-1", None),
        ("insert 0", Some("5.3")),
        ("take 2 at 0", Some("8.1")),
        ("take 0 at 11", Some("8.1")),
        ("take 1 at 10", None),
    ] {
        assert_eq!(clause(&game, text), due, "{text}");
    }
}

#[test]
fn names_of_plays() {
    let game = dealt(3, &["8 10 9 9 X X S D D 12"], "");
    let view = game.view(Seat::FIRST);
    for (text, name) in [
        ("play 0", Some("solo")),
        ("play 1-2", Some("run of two")),
        ("play 2-3", Some("pair")),
        ("play 0-2", Some("run of three")),
        ("play 2-4 as 9 9 9", Some("three of a kind")),
        ("play 2-4 as 9 9 8", None),
        ("play 3-5 as 9 8 10", Some("run of three")),
        ("play 3-4 as 9 10", Some("run of two")),
        ("play 3-4 as 9 9", Some("pair")),
        ("play 4 as 3", Some("solo")),
        ("play 4", None),
        ("play 4-5 as 3 3", None),
        ("play 6", Some("Stop")),
        ("play 7", Some("Draw")),
        ("play 6-7", None),
        ("play 7-8", None),
        ("play 0-1", None),
        ("play 0-3", None),
        ("play 9-10", None),
        ("play 300", None),
        ("take 0 at 0", None),
        ("insert 0", None),
    ] {
        assert_eq!(KrassKariert::name(view, &text.parse().unwrap()), name, "{text}");
    }
}

#[test]
fn legal_plays_have_names() {
    walk(3, 40, |game, _| {
        for seat in game.deciders().iter() {
            let mut moves = Vec::new();
            KrassKariert::legal_moves(game.view(seat), &mut moves);
            for mv in moves {
                let is_play = matches!(mv, Move::Play { .. });
                assert_eq!(
                    KrassKariert::name(game.view(seat), &mv.into()).is_some(),
                    is_play,
                    "{mv:?}"
                );
            }
        }
    });
}
