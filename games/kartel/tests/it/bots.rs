//! Kartel's bots play legal moves, and find what must be found.

use std::collections::BTreeMap;

use kartel::{Cards, Ending, Kartel, Memory, Move, SetKind, Solved, follow, lead};
use kit::search::{Level, Policy, choose_typed};
use kit::{Game as _, GameExt as _, Rng, Seed, Settings, View};

fn positions(rounds: u64, mut visit: impl FnMut(&Kartel, View<'_, Kartel>, &mut Rng) -> Move) {
    for number in 0..rounds {
        let mut settings = Settings::new(Kartel::OPTIONS);
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
            game.play(seat, &mv.into(), &mut ()).expect("a legal move");
        }
    }
}

#[test]
fn playout_moves_are_legal() {
    let mut space = Vec::new();
    positions(6000, |game, view, rng| {
        let mv = Kartel::playout_move(view, &Default::default(), rng, &mut space);
        assert_eq!(game.may_play(view.seat(), &mv.into()), Ok(mv), "{mv}");
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
        assert_eq!(game.may_play(view.seat(), &mv.into()), Ok(mv), "{mv}");
        match rng.below(4) {
            0 => Kartel::random_move(view, rng, &mut space).expect("a move"),
            _ => mv,
        }
    });
}

/// A few moves stay, among them all that end the round, and a pass.
#[test]
fn pruning_keeps_what_it_must() {
    let (mut all, mut left) = (Vec::new(), Vec::new());
    positions(200, |_, view, rng| {
        all.clear();
        Kartel::legal_moves(view, &mut all);
        left.clone_from(&all);
        Kartel::prune(view, &Memory::default(), &mut left);
        assert!(!left.is_empty() && left.len() <= 24);
        assert!(left.is_sorted() && left.iter().all(|mv| all.contains(mv)));
        let hand = view.private().hand;
        let wins = all.iter().any(|mv| mv.cards() == hand);
        let must = |mv: &&Move| if wins { mv.cards() == hand } else { mv.is_pass() };
        assert!(all.iter().filter(must).all(|mv| left.contains(mv)));
        Kartel::random_move(view, rng, &mut all).expect("a move")
    });
}

#[test]
fn an_immediate_win_is_taken() {
    let mut space = Vec::new();
    positions(150, |_, view, rng| {
        space.clear();
        Kartel::legal_moves(view, &mut space);
        let win = space.iter().copied().find(|mv| mv.cards() == view.private().hand);
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

type Open = (u64, u64, Option<Move>);

/// Found by trying everything; each seat was dealt `dealt` cards.
fn value(dealt: u32, (own, other, last): Open, seen: &mut BTreeMap<Open, i32>) -> i32 {
    if let Some(&value) = seen.get(&(own, other, last)) {
        return value;
    }
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
        -value(dealt, (other, left, (!mv.is_pass()).then_some(*mv)), seen)
    };
    let value = moves.iter().map(try_one).max().expect("a legal move");
    seen.insert((own, other, last), value);
    value
}

/// Two random hands of up to six cards, and a third: of all cards, or of five ranks or two suits
/// for more books.
fn drawn(round: u32, rng: &mut Rng) -> [u64; 3] {
    let mut deck: Vec<u64> = (0..60).map(|place| 1 << place).collect();
    rng.shuffle(&mut deck);
    match round % 3 {
        0 => {}
        1 => deck.retain(|card| card.trailing_zeros() < 25),
        _ => deck.retain(|card| card.trailing_zeros() % 5 < 2),
    }
    std::array::from_fn(|_| deck.split_off(deck.len() - 1 - rng.index(6)).iter().sum())
}

#[test]
fn endings_are_exact() {
    let mut rng = Seed::from_number(3).rng("endings", 0);
    let mut moves = Vec::new();
    for round in 0..600u32 {
        let [own, other, third] = drawn(round, &mut rng);
        moves.clear();
        lead(third, &mut moves);
        let last = (rng.below(2) == 0).then(|| moves[rng.index(moves.len())]);
        let dealt = 6 + rng.below(4);
        let mut seen = BTreeMap::new();
        let exact = value(dealt, (own, other, last), &mut seen);
        let mut ending = Ending::new(dealt as usize, u64::MAX);
        let set = last.and_then(Move::set);
        let Solved { mv, least, most } = ending.solve(own, other, set.as_ref()).expect("no limit");
        assert_eq!([least, most], [exact; 2], "{own:x} {other:x} {last:?}");
        let win = Ending::new(dealt as usize, u64::MAX).win(own, other, set.as_ref());
        assert_eq!(win.map(|win| [win.least, win.most]), (exact > 0).then_some([exact; 2]));
        let left = own & !mv.cards().bits();
        if left != 0 {
            let after = (other, left, (!mv.is_pass()).then_some(mv));
            assert_eq!(-value(dealt, after, &mut seen), exact, "{own:x} {other:x} {last:?}: {mv}");
        }
    }
}

/// What a search that reached its limit says is true, and it may know a move that wins.
#[test]
fn endings_beyond_the_limit_say_what_is_true() {
    let mut rng = Seed::from_number(4).rng("endings", 0);
    let (mut unknown, mut won) = (0, 0);
    for _ in 0..300 {
        let mut deck: Vec<u64> = (0..60).map(|place| 1 << place).collect();
        rng.shuffle(&mut deck);
        let (own, other) = (deck[..8].iter().sum(), deck[8..16].iter().sum());
        let limit = 1 + u64::from(rng.below(200));
        let mut ending = Ending::new(30, limit);
        let given_up = ending.solve(own, other, None);
        assert!(ending.positions() <= limit + 1);
        let Some(found) = given_up else {
            unknown += 1;
            continue;
        };
        let all = Ending::new(30, u64::MAX).solve(own, other, None).expect("no limit");
        assert!(found.least <= all.least && all.least <= found.most);
        if found.least < found.most {
            won += 1;
            let left = own & !found.mv.cards().bits();
            let set = found.mv.set();
            let after = Ending::new(30, u64::MAX).solve(other, left, set.as_ref());
            assert!(-after.expect("no limit").least >= found.least && found.least > 0);
        }
    }
    assert!(unknown > 0 && won > 0);
}

/// Low cards first would lose; the ship cannot be answered, and then the rest wins.
#[test]
fn an_ending_is_won_by_the_right_lead() {
    let (own, other) = (bits("2o Zo Zg"), bits("3o 4o"));
    let found = Ending::new(30, 1000).solve(own, other, None);
    let mv = Move::play(SetKind::Ship, bits("Zo Zg"));
    assert_eq!(found, Some(Solved { mv, least: 2, most: 2 }));
}
