//! KTU's bots play legal moves at every table, take wins, and answer the same question the same
//! way.

use kit::search::{Bot, Budget, Level, Policy, TreePolicy as _, choose_typed, tree_search};
use kit::{
    CardSet, French, Game as _, GameExt as _, Knows as _, Rng, Seat, Seed, Settings, State as _,
    ToAct,
};
use ktu::{Ktu, Move};

fn table(seats: usize, rng: &mut Rng) -> Ktu {
    let mut settings = Settings::new(Ktu::OPTIONS);
    let choices: [(&str, &[&str]); 3] = [
        ("play_on", &["false", "true"]),
        ("eights", &["one", "each"]),
        ("turn_limit", &["1", "2", "40", "300"]),
    ];
    for (name, values) in choices {
        settings.set(name, values[rng.index(values.len())]).expect("an option's value");
    }
    Ktu::table_for(&settings, seats, None).expect("a table")
}

fn watch(game: &mut Ktu, rng: &mut Rng, mut show: impl FnMut(&Ktu, Seat, &mut Rng)) {
    game.shuffle_and_deal(rng, &mut Vec::new(), &mut ());
    while let ToAct::Seats(seats) = Ktu::to_act(game.table()) {
        let seat = seats.choose(rng).expect("somebody is to act");
        show(game, seat, rng);
        let mv = Ktu::random_move(game.view(seat), rng, &mut Vec::new()).expect("a move");
        game.play_unchecked(seat, mv, &mut ());
    }
}

fn ask(game: &Ktu, seat: Seat, bot: Bot, rng: &mut Rng) -> Move {
    choose_typed::<Ktu>(bot, game.view(seat), &(), rng).expect("who is to act has a move")
}

fn strong() -> Bot {
    Bot { level: Level::Strong, nodes: Some(300) }
}

#[test]
fn playout_policy_and_club_player_play_by_the_rules() {
    let mut rng = Seed::from_number(21).rng("legal", 0);
    for round in 0..200 {
        let mut game = table(2 + round % 4, &mut rng);
        watch(&mut game, &mut rng, |game, seat, rng| {
            let view = game.view(seat);
            let mut moves = Vec::new();
            for _ in 0..4 {
                let playout = Ktu::playout_move(view, &(), rng, &mut moves);
                assert_eq!(game.may_play(seat, &playout.into()), Ok(playout), "playout");
            }
            moves.clear();
            Ktu::legal_moves(view, &mut moves);
            let club = Ktu::club(view, &(), rng, &moves);
            assert!(moves.contains(&club), "club: {club} of {moves:?}");
            let novice = Ktu::novice(view, &(), rng, &moves);
            assert!(moves.contains(&novice), "novice: {novice} of {moves:?}");
        });
    }
}

#[test]
fn pruned_moves_differ_in_more_than_suits() {
    let mut rng = Seed::from_number(22).rng("narrow", 0);
    let ranks = |mv: &Move| match mv {
        Move::Open(choice) => choice.cards().iter().map(French::rank).collect::<Vec<_>>(),
        Move::Play(play) => play.cards().iter().map(French::rank).collect(),
        Move::Flip(_) | Move::Take => Vec::new(),
    };
    for round in 0..100 {
        let mut game = table(2 + round % 4, &mut rng);
        watch(&mut game, &mut rng, |game, seat, _| {
            let (mut all, view) = (Vec::new(), game.view(seat));
            Ktu::legal_moves(view, &mut all);
            let mut left = all.clone();
            Ktu::prune(view, &(), &mut left);
            assert!(!left.is_empty() && left.iter().all(|mv| all.contains(mv)));
            let of_ranks: Vec<_> = left.iter().map(ranks).collect();
            let may_take = all.contains(&Move::Take);
            match out(game, seat) {
                Some(mv) => assert_eq!(left, [mv]),
                None => {
                    assert!(all.iter().all(|mv| of_ranks.contains(&ranks(mv))));
                    assert_eq!(left.contains(&Move::Take), may_take);
                }
            }
            for (at, one) in of_ranks.iter().enumerate().filter(|(_, one)| !one.is_empty()) {
                assert!(!of_ranks[..at].contains(one), "{left:?}");
            }
        });
    }
}

/// The move that plays all cards of a seat that has no others: found by playing every move.
fn out(game: &Ktu, seat: Seat) -> Option<Move> {
    let table = game.table();
    let hand = table.hand_size(seat);
    if hand == 0 || table.draw_size() + table.open[seat].len() + table.closed_size(seat) > 0 {
        return None;
    }
    let mut moves = Vec::new();
    Ktu::legal_moves(game.view(seat), &mut moves);
    moves.into_iter().find(|mv| matches!(mv, Move::Play(play) if usize::from(play.size()) == hand))
}

#[test]
fn whoever_can_go_out_goes_out() {
    let mut rng = Seed::from_number(23).rng("out", 0);
    let mut found = 0;
    for round in 0..400 {
        let mut game = table(2 + round % 4, &mut rng);
        watch(&mut game, &mut rng, |game, seat, rng| {
            if let Some(mv) = out(game, seat) {
                found += 1;
                for bot in [Level::Club.into(), strong()] {
                    assert_eq!(ask(game, seat, bot, rng), mv, "{bot}");
                }
            }
        });
    }
    assert!(found > 10, "only {found} positions");
}

/// Two seats; Ada is dealt these seven cards, and the others go in canonical order.
fn dealt(hand: &str) -> Ktu {
    let hand: CardSet<French> = hand.parse().expect("seven cards");
    let mut game = Ktu::table_for(&Settings::new(Ktu::OPTIONS), 2, None).expect("two seats");
    let mut others = CardSet::ALL.without(hand).iter();
    let mut order: Vec<French> = others.by_ref().take(6).collect();
    for card in hand.iter() {
        order.extend([Some(card), others.next()].into_iter().flatten());
    }
    order.extend(others);
    let ada = Seat::FIRST;
    game.deal(&order, &mut ()).expect("a deck");
    if game.private(ada).hand != hand {
        let at = |from: usize| (0..7).map(move |i| from + 2 * i);
        at(6).zip(at(7)).for_each(|(one, other)| order.swap(one, other));
        game = Ktu::table_for(&Settings::new(Ktu::OPTIONS), 2, None).expect("two seats");
        game.deal(&order, &mut ()).expect("a deck");
    }
    assert_eq!(game.private(ada).hand, hand);
    game
}

#[test]
fn strong_cards_are_laid_open() {
    for level in [Level::Novice.into(), Level::Club.into(), strong()] {
        let game = dealt("4c 4d 5c 6c Th Ts Ac");
        let mv = ask(&game, Seat::FIRST, level, &mut Seed::from_number(24).rng("open", 0));
        let Move::Open(choice) = mv else { panic!("{level}: {mv}") };
        let text = choice.cards().to_string();
        assert!(text.contains("Th") || text.contains("Ts"), "{level}: {mv}");
        assert!(!text.contains('4'), "{level}: {mv}");
    }
}

/// Whether a seat can win within `decisions`, whatever the others do. All cards are known.
fn is_won(game: &Ktu, seat: Seat, decisions: u32) -> bool {
    let ToAct::Seats(deciders) = Ktu::to_act(game.table()) else {
        return game.table().standings.round_scores().is_some_and(|it| it[seat.index()] > 0);
    };
    let Some(left) = decisions.checked_sub(1) else { return false };
    let mover = deciders.first().expect("somebody is to act");
    let mut moves = Vec::new();
    Ktu::replies(game.view(mover), &mut moves);
    let wins = |&mv: &Move| is_won(&after(game, mover, mv), seat, left);
    if mover == seat { moves.iter().any(wins) } else { moves.iter().all(wins) }
}

fn after(game: &Ktu, seat: Seat, mv: Move) -> Ktu {
    let mut next = game.clone();
    next.play_unchecked(seat, mv, &mut ());
    next
}

/// If all cards are known and some moves certainly win, a tree search finds one of them.
#[test]
fn a_tree_finds_what_wins() {
    let mut rng = Seed::from_number(30).rng("won", 0);
    let (mut found, mut right) = (0, 0);
    while found < 40 {
        let mut game = Ktu::table_for(&Settings::new(Ktu::OPTIONS), 2, None).expect("two seats");
        game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut ());
        while let ToAct::Seats(seats) = Ktu::to_act(game.table()) {
            let (seat, table) = (seats.choose(&mut rng).expect("somebody is to act"), game.table());
            let hidden =
                table.standings.seats().seats().map(|seat| table.closed_size(seat)).sum::<usize>();
            let two = table.still_in.len() == 2 && !table.is_choosing();
            if table.draw_size() + hidden == 0 && two {
                let (mut moves, view) = (Vec::new(), game.view(seat));
                Ktu::replies(view, &mut moves);
                let won = |mv: &Move| is_won(&after(&game, seat, *mv), seat, 6);
                let winning: Vec<Move> = moves.iter().copied().filter(won).collect();
                if !winning.is_empty() && winning.len() < moves.len() {
                    let budget = Budget { nodes: 40_000, worlds: usize::MAX };
                    let best = tree_search(view, &(), &moves, budget, &mut rng).candidates[0].0;
                    found += 1;
                    right += u32::from(winning.contains(&best));
                }
            }
            let mv = Ktu::playout_move(game.view(seat), &(), &mut rng, &mut Vec::new());
            game.play_unchecked(seat, mv, &mut ());
        }
    }
    assert!(right >= 38, "{right} of {found}");
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let mut rng = Seed::from_number(25).rng("same", 0);
    let mut game = Ktu::table_for(&Settings::new(Ktu::OPTIONS), 3, None).expect("three seats");
    let mut number = 0;
    watch(&mut game, &mut rng, |game, seat, _| {
        number += 1;
        if number % 5 == 0 {
            let again = || Seed::from_number(26).rng("again", number);
            let first = ask(game, seat, strong(), &mut again());
            assert_eq!(ask(game, seat, strong(), &mut again()), first);
        }
    });
}

/// A payoff is a share of the whole, and all seats together have the whole.
#[test]
fn payoffs_are_shares() {
    let mut rng = Seed::from_number(27).rng("payoff", 0);
    for round in 0..100 {
        let seats = 2 + round % 4;
        let mut game = table(seats, &mut rng);
        let check = |game: &Ktu| {
            let seats = game.table().standings.seats();
            let whole = if game.table().options.play_on { seats.get() as i32 * 500 } else { 1000 };
            let sum: i32 = seats.seats().map(|seat| Ktu::payoff(game, seat)).sum();
            assert!((whole - 2 * 5 * 4..=whole).contains(&sum), "{sum} of {whole}");
        };
        watch(&mut game, &mut rng, |game, _, _| check(game));
        check(&game);
    }
}

#[test]
fn the_answer_is_the_same_in_every_world() {
    let mut rng = Seed::from_number(28).rng("worlds", 0);
    let mut number = 0;
    for seats in 2..=5 {
        let mut game = table(seats, &mut rng);
        watch(&mut game, &mut rng, |game, seat, rng| {
            number += 1;
            if number % 16 != 0 {
                return;
            }
            let world = Ktu::determinize(game.view(seat), &(), rng);
            for bot in [Level::Novice.into(), Level::Club.into(), strong()] {
                let again = || Seed::from_number(29).rng("again", number);
                let mv = ask(game, seat, bot, &mut again());
                assert_eq!(ask(&world, seat, bot, &mut again()), mv, "{bot}");
            }
        });
    }
}

#[test]
fn nobody_uses_a_power_that_is_not_there() {
    let powers = ["any", "through", "lower", "skip"];
    let mut settings = Settings::new(Ktu::OPTIONS);
    powers.iter().for_each(|power| settings.set(power, "none").expect("it is allowed"));
    let mut game = Ktu::table_for(&settings, 2, None).expect("two seats");
    let mut moves = Vec::new();
    watch(&mut game, &mut Seed::from_number(31).rng("powers", 0), |game, seat, _| {
        let view = game.view(seat);
        moves.clear();
        Ktu::legal_moves(view, &mut moves);
        for tool in Ktu::TOOLS.iter().filter(|tool| powers.contains(&tool.name)) {
            assert!(!moves.iter().any(|&mv| (tool.uses)(view, &(), mv)), "{}", tool.name);
        }
    });
}
