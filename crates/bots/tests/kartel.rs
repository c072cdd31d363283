//! Kartel's bots: what they play is legal, and they find what must be found.

use bots::{KartelEnding, KartelSolved, Level, Policy, choose_typed};
use engine::kartel::{Cards, Memory, Move, follow, lead};
use engine::{Game as _, GameExt as _, Kartel, Kind, Rng, Seed, Settings, View};

/// Plays whole rounds over all seat counts and options, and calls `visit` with every position.
fn positions(rounds: u64, mut visit: impl FnMut(&Kartel, View<'_, Kartel>, &mut Rng) -> Move) {
    for number in 0..rounds {
        let mut settings = Settings::new(Kind::Kartel.options());
        let pass = if number / 5 % 2 == 0 { "soft" } else { "hard" };
        let hand = if number / 10 % 2 == 0 { "15" } else { "30" };
        settings.set("pass", pass).expect("an option");
        settings.set("two_seat_hand", hand).expect("an option");
        let seats = 2 + (number % 5) as usize;
        let mut rng = Seed::from_number(number).rng("kartel", 0);
        let mut game = Kartel::table_for(&settings, seats, None).expect("a table");
        game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut ());
        while let Some(seat) = game.deciders().first() {
            let mv = visit(&game, game.view(seat), &mut rng);
            game.play(seat, mv, &mut ()).expect("a legal move");
        }
    }
}

#[test]
fn quick_moves_are_legal() {
    let mut space = Vec::new();
    positions(6000, |game, view, rng| {
        let mv = Kartel::quick(view, &Default::default(), rng, &mut space);
        assert_eq!(game.may_play(view.seat(), mv), Ok(()), "{mv}");
        match rng.below(4) {
            0 => Kartel::random_move(view, rng, &mut space).expect("a move"),
            _ => mv,
        }
    });
}

#[test]
fn club_moves_are_legal() {
    let mut space = Vec::new();
    positions(3000, |game, view, rng| {
        let mv = Kartel::club(view, &Memory::default(), rng, &[]);
        assert_eq!(game.may_play(view.seat(), mv), Ok(()), "{mv}");
        match rng.below(4) {
            0 => Kartel::random_move(view, rng, &mut space).expect("a move"),
            _ => mv,
        }
    });
}

/// Few moves are left, of them all that end the round, and a pass.
#[test]
fn narrow_leaves_what_it_must() {
    let (mut all, mut left) = (Vec::new(), Vec::new());
    positions(200, |_, view, rng| {
        all.clear();
        Kartel::legal_moves(view, &mut all);
        left.clone_from(&all);
        Kartel::narrow(view, &Memory::default(), &mut left);
        assert!(!left.is_empty() && left.len() <= 24);
        assert!(left.is_sorted() && left.iter().all(|mv| all.contains(mv)));
        let hand = view.private().hand();
        let wins = all.iter().any(|mv| mv.cards() == hand);
        let must = |mv: &&Move| if wins { mv.cards() == hand } else { mv.is_pass() };
        assert!(all.iter().filter(must).all(|mv| left.contains(mv)));
        Kartel::random_move(view, rng, &mut all).expect("a move")
    });
}

/// A seat that can play its last cards does.
#[test]
fn an_immediate_win_is_taken() {
    let mut space = Vec::new();
    positions(150, |_, view, rng| {
        space.clear();
        Kartel::legal_moves(view, &mut space);
        let win = space.iter().copied().find(|mv| mv.cards() == view.private().hand());
        if let Some(win) = win {
            for level in [Level::Novice, Level::Club, Level::Strong, Level::Expert] {
                let mv = choose_typed::<Kartel>(level.into(), view, &Memory::default(), rng);
                assert_eq!(mv, Some(win), "{level}");
            }
        }
        Kartel::random_move(view, rng, &mut space).expect("a move")
    });
}

fn bits(cards: &str) -> u64 {
    cards.parse::<Cards>().expect("cards").bits()
}

/// What the seat to act wins, by trying everything; each seat was dealt so many cards.
fn value(dealt: u32, own: u64, other: u64, last: Option<Move>) -> i32 {
    let mut moves = Vec::new();
    match last.and_then(Move::set) {
        None => lead(own, &mut moves),
        Some(last) => follow(own, &last, &mut moves),
    }
    let try_one = |mv: &Move| {
        let left = own & !mv.cards().bits();
        if left == 0 {
            let cards = other.count_ones();
            let factor = match dealt - cards {
                0 => 3,
                1..=3 => 2,
                _ => 1,
            };
            return (cards * factor) as i32;
        }
        -value(dealt, other, left, (!mv.is_pass()).then_some(*mv))
    };
    moves.iter().map(try_one).max().expect("a legal move")
}

#[test]
fn endings_are_exact() {
    let mut rng = Seed::from_number(3).rng("endings", 0);
    for round in 0..400u32 {
        let mut deck: Vec<u64> = (0..60).map(|place| 1 << place).collect();
        rng.shuffle(&mut deck);
        if round % 2 == 0 {
            // Few ranks, for more sets.
            deck.retain(|card| card.trailing_zeros() < 25);
        }
        let (few, many) = (1 + rng.index(5), 1 + rng.index(5));
        let (own, rest) = deck.split_at(few);
        let (own, other) = (own.iter().sum(), rest[..many].iter().sum());
        let dealt = 5 + rng.below(4);
        let mut ending = KartelEnding::new(dealt as usize, u64::MAX);
        let KartelSolved { mv, least, most } = ending.solve(own, other, None).expect("no limit");
        assert_eq!(least, most, "{own:x} {other:x}");
        assert_eq!(least, value(dealt, own, other, None), "{own:x} {other:x}");
        let left = own & !mv.cards().bits();
        if left != 0 {
            let after = -value(dealt, other, left, Some(mv));
            assert_eq!(after, least, "the move {mv} wins that");
        }
    }
}

/// Low cards first would lose; the ship cannot be answered, and then the rest wins.
#[test]
fn an_ending_is_won_by_the_right_lead() {
    let (own, other) = (bits("2o Zo Zg"), bits("3o 4o"));
    let found = KartelEnding::new(30, 1000).solve(own, other, None);
    let mv = "play Zo Zg".parse().expect("a move");
    assert_eq!(found, Some(KartelSolved { mv, least: 2, most: 2 }));
}
