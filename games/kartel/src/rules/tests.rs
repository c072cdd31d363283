//! Tests of Kartel: sets, what beats what, the list of moves against the check, and random moves.

use kit::{
    Game, GameExt, Indexed, Knows as _, Refusal as _, Rng, SeatSet, Seed, Settings, Speaks as _,
};

use kit::words::Language;

use super::patterns::is_straight;
use super::{Card, Cards, Kartel, Move, NotASet, Proposed, Set, SetKind, list};

fn table(seats: usize, options: &[(&str, &str)], rng: &mut Rng) -> Kartel {
    let mut settings = Settings::new(Kartel::OPTIONS);
    for (name, value) in options {
        settings.set(name, value).expect("the option exists");
    }
    let mut game = Kartel::table_for(&settings, seats, None).expect("a table");
    game.shuffle_and_deal(rng, &mut Vec::new(), &mut ());
    game
}

fn set(text: &str) -> Set {
    let mv: Proposed = format!("play {text}").parse().expect("cards");
    mv.set().unwrap_or_else(|| panic!("{text} is no set"))
}

/// Calls `found` with every choice of so many of the cards.
fn choices(cards: &[Card], size: usize, chosen: &mut Vec<Card>, found: &mut impl FnMut(&[Card])) {
    if chosen.len() == size {
        return found(chosen);
    }
    for (place, &card) in cards.iter().enumerate() {
        chosen.push(card);
        choices(&cards[place + 1..], size, chosen, found);
        chosen.pop();
    }
}

#[test]
fn names_of_sets() {
    let check = |cards: &str, name: &str| assert_eq!(set(cards).name(), name, "{cards}");
    check("Zr", "solo");
    check("5g 5r", "ship");
    check("5g 5k 5r", "trips");
    check("5o 5g 5k 5b 5r", "KARA 5");
    check("2g 3g 4g 5g Zg", "Mr. Honey");
    check("Wk Kk Qk Gk Zk", "Mr. Honey");
    check("5o 5g 5k 5b Zr", "KARA Quads");
    check("5o 5g 5k 5b Zo", "Quads");
    check("2g 3g 4g 5g 7g", "Honey");
    check("5o 5g 5k 7b 7r", "KARA Umbrella");
    check("5o 5g 5k 7b 7g", "Umbrella");
    check("2g 3k 4r 5o Zb", "KARA Mr.");
    check("2g 3k 4r 5o 6g", "Mr.");
    check("2g 3k 4r 5o 7b", "KARA Jump");
    check("2g 3k 4r Go Zb", "KARA Jump");
}

#[test]
fn what_is_no_set() {
    let check = |cards: &str, why| {
        let list: Vec<Card> = cards.split(' ').map(|card| card.parse().expect("a card")).collect();
        assert_eq!(Proposed::Play(list.clone()).set(), None, "{cards}");
        assert_eq!(SetKind::of(&list), Err(why), "{cards}");
    };
    check("2g 3g", NotASet::Ship);
    check("2g 2k 3g", NotASet::Trips);
    check("2g 3g 4g 5g Zk 6g", NotASet::Number);
    check("2g 2k 2r 2o", NotASet::Number);
    check("2g 3k 4r Gg Zb", NotASet::Book);
    check("2g 2k 3r 3o 4b", NotASet::Book);
}

/// Of every line there are as many sets in the deck as combinatorics says; the list finds each
/// once, in order, and every other five cards form no book.
#[test]
fn sets_of_the_whole_deck() {
    let all: Vec<Card> = Cards::ALL.iter().collect();
    let counts = [60, 12 * 10, 12 * 10, 792 * 120 - 9 * 120, 9 * (3125 - 5), 12 * 10 * 11 * 10]
        .into_iter()
        .chain([5 * (792 - 9), 12 * 5 * 55, 9 * 5, 12])
        .collect::<Vec<usize>>();
    let mut listed = Vec::new();
    list::lead(Cards::ALL.bits(), &mut listed);
    assert!(listed.is_sorted_by(|a, b| a < b));
    for (line, &count) in SetKind::ALL.into_iter().zip(&counts) {
        assert_eq!(listed.iter().filter(|mv| mv.line() == Some(line)).count(), count, "{line:?}");
    }
    for mv in &listed {
        let cards: Vec<Card> = mv.cards().iter().collect();
        assert_eq!(SetKind::of(&cards).ok(), mv.line(), "{mv}");
    }
    let mut found = [0; 10];
    for size in [1, 2, 3, 5] {
        choices(&all, size, &mut Vec::new(), &mut |cards| {
            if let Ok(line) = SetKind::of(cards) {
                found[line as usize] += 1;
            }
        });
    }
    assert_eq!(found.as_slice(), counts);
}

#[test]
fn beating_examples() {
    let check = |ours: &str, last: &str, beats: bool| {
        assert_eq!(set(ours).beats(&set(last)), beats, "{ours} after {last}");
    };
    check("3o", "2r", true); // 5.1
    check("3o", "3g", true);
    check("3g", "3o", false);
    check("3r", "3o", true);
    check("3o", "3b", false);
    check("5g 5r", "5o 5k", true); // 5.2
    check("5o 5k", "5g 5r", true);
    check("4o 4k", "5g 5r", false);
    check("6o 6k 6r", "5o 5k 5r", true); // 5.3
    check("2o 2g 3o 3g 3k", "Zo Gg Qk Kb Wr", true); // 5.4
    check("6o 6g 6k 6b 6r", "5o 5g 5k 5b 5r", true); // 5.5
    check("Wg Kg Qg Gg Zg", "2o 3o 4o 5o Zo", true); // 5.6
    check("2o 3o 4o 5o Zo", "8o Wo Ko Qo Go", true);
    check("2o 3o 4o 5o Zo", "2g 3g 4g 5g Zg", true);
    check("2o 2g 2k 2b 3r", "Zo Zg Zk Zb 3o", true); // 5.7
    check("5o 5g 5k 5b 3o", "4o 4g 4k 4b Zo", true);
    check("2o 5o 6o 7o Zo", "2g 4g 7g 8g Gg", true); // 5.8
    check("2o 5o 6o 7o Zo", "2g 5g 6g 7g Zg", true);
    check("2o 2g 2k 3b 3r", "Zo Zg Zk 3o 3g", true); // 5.9
    check("2g 3k 4r 5o 6b", "Wo Kg Qg Gg Zg", true); // 5.10
    check("2g 3k 4r 5o Zo", "2r 3g 4o 5g Zg", true);
    check("2g 3k 4r 5o Zg", "2r 3g 4o 5g Zo", false);
    check("2g 3k 4r 5o 8b", "2o 3g 4k 5b 7r", true); // 5.11
    check("2g 3k 4b 5r 8o", "2o 3r 4k 5b 8g", true);
    check("2o 3r 4k 5b 8g", "2g 3k 4b 5r 8o", false);
}

/// Of two sets without a common card exactly one beats the other, except for ships of one rank; no
/// set beats itself, but for the ship, which is never played twice.
#[test]
fn beating_goes_one_way() {
    let mut sets = Vec::new();
    list::lead(Cards::ALL.bits(), &mut sets);
    let mut rng = Seed::from_number(5).rng("beats", 0);
    for mv in sets.iter().filter(|mv| mv.line() >= Some(SetKind::Mr)) {
        let ours = mv.set().expect("a set");
        assert!(!ours.beats(&ours));
        for _ in 0..20 {
            let other = sets[rng.index(sets.len())].set().expect("a set");
            if other.cards().len() == 5 && other.cards().common(ours.cards()).is_empty() {
                assert_ne!(ours.beats(&other), other.beats(&ours), "{ours:?} {other:?}");
            }
        }
    }
    for mv in sets.iter().take(180) {
        for other in sets.iter().take(180).filter(|other| other.line() == mv.line()) {
            let (ours, last) = (mv.set().expect("a set"), other.set().expect("a set"));
            let ranks = [ours, last].map(|set| set.cards().first().map(Card::rank));
            if ours.line() == SetKind::Ship {
                assert_eq!(ours.beats(&last), ranks[0] >= ranks[1]);
            } else if ours != last && (ours.line() == SetKind::Solo || ranks[0] != ranks[1]) {
                assert_ne!(ours.beats(&last), last.beats(&ours), "{ours:?} {last:?}");
            }
        }
    }
}

#[test]
fn straights_by_marks() {
    let straights =
        [0b1000_0000_1111, 0b1111_1000_0000u64].into_iter().chain((0..7).map(|k| 31 << k));
    let straights: Vec<u64> = straights.collect();
    for ranks in (0..1u64 << 12).filter(|ranks| ranks.count_ones() == 5) {
        let marks =
            (0..12).filter(|rank| ranks >> rank & 1 != 0).fold(0, |m, rank| m | 1 << (5 * rank));
        assert_eq!(is_straight(marks), straights.contains(&ranks), "{ranks:b}");
    }
}

#[test]
fn text_of_moves() {
    let ship = set("5r 5g");
    assert_eq!(Move::play(ship.line(), ship.cards().bits()).to_string(), "play 5g 5r");
    assert_eq!(Move::PASS.to_string(), "pass");
    assert_eq!("pass".parse(), Ok(Proposed::Pass));
    for bad in
        ["", "play", "play ", "Pass", "pass ", "play  5g", "play 5g ", "play 5x", "play 5g,5r"]
    {
        assert!(bad.parse::<Proposed>().is_err(), "{bad:?}");
    }
}

/// The clause of a refusal, or `ok`.
fn clause(game: &Kartel, mv: &str) -> &'static str {
    match Kartel::check(game.view(game.table.turn), &mv.parse().expect("a move")) {
        Ok(_) => "ok",
        Err(refusal) => refusal.clause(),
    }
}

/// The first clause in the file that is broken is named, also where a card is named twice.
#[test]
fn clauses_of_refusals() {
    let mut rng = Seed::from_number(1).rng("deck", 0);
    let mut game = table(5, &[], &mut rng);
    let lead = game.table.turn;
    let next = game.table.next(lead);
    game.hands[lead].hand = "3o 3g 4o 5o 6o 7o Zk 2r".parse().expect("cards");
    game.hands[next].hand = "2o 4g 4k Zo Zg Zr Gr Go Qb Qk".parse().expect("cards");
    for (mv, expected) in [
        ("pass", "3.1"),
        ("play 3o 4o", "4.2"),
        ("play 3o 3g 4o", "4.3"),
        ("play 3o 3g 4o 4r 5o", "4.4"),
        ("play 3o 3g 3k 3b", "4.4"),
        ("play 3o 3g 4o 4r 5o 6o", "4.4"),
        ("play 8r", "4.7"),
        ("play 3o 3o", "4.7"),
        ("play 3o 3o 4o", "4.3"),
        ("play 3o 3o 3o", "4.7"),
        ("play 3o 4o 4o 5o 6o", "4.7"),
        ("play 3o 3g 4o 4o 5o", "4.4"),
        ("play 3o 3o 3o 3o 3o 3o", "4.4"),
        ("play 3o 3g", "ok"),
    ] {
        assert_eq!(clause(&game, mv), expected, "{mv}");
    }
    game.play(lead, &"play 3o 3g".parse().expect("a move"), &mut ()).expect("legal");
    for (mv, expected) in [
        ("play 4g", "3.2"),
        ("play 2o 4g 4k", "3.2"),
        ("play 4g 4g 4g", "3.2"),
        ("play Zo Gr", "4.2"),
        ("play 2g 2k", "4.7"),
        ("play 4g 4k", "ok"),
        ("pass", "ok"),
    ] {
        assert_eq!(clause(&game, mv), expected, "{mv}");
    }
}

#[test]
fn sentences_of_refusals() {
    let mut rng = Seed::from_number(1).rng("deck", 0);
    for (last, mine, expected) in [
        ("8k", "7o", "7o does not beat 8k: the rank is lower."),
        ("8o", "8k", "8k and 8o have the same rank, and black does not beat gold."),
        ("8o 8k", "7o 7g", "7o 7g do not beat 8o 8k: the rank is lower."),
        ("8o 8k 8r", "7o 7g 7b", "7o 7g 7b do not beat 8o 8k 8r: the rank is lower."),
        ("2g 4g 5g 6g 7g", "2o 3g 4k 5k 6k", "A straight (Mr.) does not beat a flush (Honey)."),
        (
            "2g 4g 5g 6g 7g",
            "3o 3g 3k 2o 2k",
            "A full house (Umbrella) does not beat a flush (Honey).",
        ),
        (
            "2g 4g 5g 6g 8g",
            "2o 4o 5o 6o 7o",
            "This flush (Honey) is not higher than the last: the ranks are lower, from the highest \
             card down.",
        ),
        (
            "2o 4o 5o 6o 7o",
            "2k 4k 5k 6k 7k",
            "This flush (Honey) is not higher than the last: the ranks are equal, and black does \
             not beat gold.",
        ),
        (
            "2o 3o 4o 5o 6g",
            "2g 3g 4g 5g 6b",
            "This straight (Mr.) is not higher than the last: the ranks are equal, and of the \
             highest cards blue does not beat green.",
        ),
        (
            "2o 3g 4k 5b 6r",
            "7o 3o 4o 5o 6g",
            "This straight (Mr.) is not higher than the last: the last is rainbow.",
        ),
        (
            "4o 4g 4k 4b 2o",
            "3o 3g 3k 3b 2g",
            "This four of a kind (Quads) is not higher than the last: the rank of the four is \
             lower.",
        ),
    ] {
        let mut game = table(5, &[], &mut rng);
        let lead = game.table.turn;
        let next = game.table.next(lead);
        game.hands[lead].hand = format!("{last} Zr").parse().expect("cards");
        game.hands[next].hand = mine.parse().expect("cards");
        let last = format!("play {last}").parse().expect("a move");
        game.play(lead, &last, &mut ()).expect("legal");
        let mine = format!("play {mine}").parse().expect("a move");
        let refusal = Kartel::check(game.view(next), &mine).expect_err("too low");
        assert_eq!(Language::english().say(&Kartel::reason(refusal)), expected);
    }
}

fn positions(matches: u64, visit: &mut impl FnMut(&Kartel, &[Move], &mut Rng)) {
    for number in 0..matches {
        let mut rng = Seed::from_number(number).rng("positions", 0);
        let seats = 2 + (number % 5) as usize;
        let hand = if number % 3 == 0 && number > 10 { "30" } else { "15" };
        let pass = if number % 2 == 0 { "soft" } else { "hard" };
        let mut game = table(seats, &[("two_seat_hand", hand), ("pass", pass)], &mut rng);
        let mut moves = Vec::new();
        while let Some(seat) = game.deciders().first() {
            moves.clear();
            Kartel::legal_moves(game.view(seat), &mut moves);
            visit(&game, &moves, &mut rng);
            let books = moves.iter().filter(|mv| mv.cards().len() == 5);
            let books: Vec<Move> = books.copied().collect();
            let from = if books.is_empty() || rng.below(2) == 0 { &moves } else { &books };
            game.play_unchecked(seat, from[rng.index(from.len())], &mut ());
        }
    }
}

#[test]
fn the_list_is_what_the_check_allows() {
    positions(12, &mut |game, moves, _| {
        assert!(moves.is_sorted_by(|a, b| a < b));
        let seat = game.deciders().first().expect("to act");
        let hand: Vec<Card> = game.hands[seat].hand.iter().collect();
        let mut proposed = vec![Proposed::Pass];
        for size in [1, 2, 3, 4, 5] {
            let add = &mut |cards: &[Card]| proposed.push(Proposed::Play(cards.to_vec()));
            choices(&hand, size, &mut Vec::new(), add);
        }
        let check = |mv| Kartel::check(game.view(seat), mv).ok();
        let mut allowed: Vec<Move> = proposed.iter().filter_map(check).collect();
        allowed.sort_unstable();
        assert_eq!(moves, allowed);
        for other in game.table.standings.seats().seats().filter(|&other| other != seat) {
            let mut none = Vec::new();
            Kartel::legal_moves(game.view(other), &mut none);
            assert_eq!(none, []);
        }
    });
}

/// Draws each move about equally often: over all positions together, and, where there are few
/// moves, at each of them, chi-squared is what it should be.
#[test]
fn random_moves_are_uniform() {
    let (mut total, mut freedom, mut positions_seen) = (0.0, 0.0f64, 0);
    positions(60, &mut |game, moves, rng| {
        let seat = game.deciders().first().expect("to act");
        let (each, mut scratch) = (30, Vec::new());
        if moves.len() > 4000 {
            return;
        }
        let mut drawn = vec![0u32; moves.len()];
        for _ in 0..each * moves.len() {
            let mv = Kartel::random_move(game.view(seat), rng, &mut scratch).expect("a move");
            drawn[moves.binary_search(&mv).expect("it is legal")] += 1;
        }
        let squares = drawn.iter().map(|&n| (f64::from(n) - each as f64).powi(2) / each as f64);
        let (chi, free) = (squares.sum::<f64>(), moves.len() as f64 - 1.0);
        let bound = free + 6.0 * (2.0 * free).sqrt() + 12.0;
        assert!(chi < bound, "{chi} of {free} at {:?}", game.table.last);
        total += chi;
        freedom += free;
        positions_seen += 1;
    });
    assert!(positions_seen > 1000);
    let deviations = (total - freedom) / (2.0 * freedom).sqrt();
    assert!(deviations.abs() < 4.0, "{deviations} deviations off");
}

#[test]
fn worlds_fit_the_view() {
    positions(24, &mut |game, moves, rng| {
        let seats = game.table.standings.seats();
        for seat in seats.seats() {
            let world = Kartel::determinize(game.view(seat), &crate::Memory::default(), rng);
            assert_eq!(world.hands[seat].hand, game.hands[seat].hand);
            assert_eq!(world.everywhere().into_iter().collect::<Cards>(), Cards::ALL);
            assert_eq!(world.everywhere().len(), Card::COUNT);
            for other in seats.seats() {
                assert_eq!(world.hands[other].hand.len(), game.table.hand_size(other));
            }
            let mut same = Vec::new();
            Kartel::legal_moves(world.view(seat), &mut same);
            assert_eq!(same == moves, SeatSet::only(seat) == game.deciders());
        }
    });
}

/// The rules' own worked check (6): left 5, 0, 9, 5, 2.
#[test]
fn scores_of_the_worked_check() {
    let mut rng = Seed::from_number(2).rng("deck", 0);
    let mut game = table(5, &[], &mut rng);
    for (seat, left) in game.table.standings.seats().seats().zip([5, 0, 9, 5, 2]) {
        for card in game.hands[seat].hand.iter().skip(left) {
            game.table.played[seat].insert(card);
        }
        game.hands[seat].hand = game.hands[seat].hand.without(game.table.played[seat]);
    }
    let winner = kit::Seat::at(1);
    game.end_round(winner, &mut ());
    assert_eq!(game.table.standings.round_scores(), Some([5, 30, -60, 5, 20].as_slice()));
}

/// A move is called as the set that it lays on the pile, also where it may not be played.
#[test]
fn names_of_moves() {
    let game = table(4, &[], &mut Seed::from_number(1).rng("test", 0));
    for seat in SeatSet::all(game.table.standings.seats()).iter() {
        for (text, name) in [
            ("pass", None),
            ("play 7k", Some("solo")),
            ("play 5r 5g", Some("ship")),
            ("play 5o 5g 5k", Some("trips")),
            ("play 3b 3r 8o 8g 8k", Some("KARA Umbrella")),
            ("play 3o 3r 8o 8g 8k", Some("Umbrella")),
            ("play 4o 4g 4k 4b Zo", Some("Quads")),
            ("play Zo Go Qo Ko Wo", Some("Mr. Honey")),
            ("play 5g 6r", None),
            ("play 5g 5g", None),
            ("play 5g 5r 5k 5b", None),
        ] {
            let mv = text.parse().expect("a move");
            assert_eq!(Kartel::name(game.view(seat), &mv), name, "{text}");
        }
    }
}

#[test]
fn a_move_is_called_as_its_set_on_the_pile() {
    let mut rng = Seed::from_number(2).rng("test", 0);
    let mut game = table(5, &[], &mut rng);
    while game.table.standings.is_playing() {
        let seat = game.table.turn;
        let mv = Kartel::random_move(game.view(seat), &mut rng, &mut Vec::new());
        let mv = mv.expect("a legal move");
        let name = Kartel::name(game.view(seat), &mv.into());
        game.play(seat, &mv.into(), &mut ()).expect("a legal move");
        if let Some(name) = name {
            let shown = Kartel::show(kit::Sight::All(&game));
            assert_eq!(shown.pile.last().map(|set| &*set.name), Some(name), "{mv:?}");
        }
        assert_eq!(name.is_none(), mv.is_pass());
    }
}
