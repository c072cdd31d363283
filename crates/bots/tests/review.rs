//! Reviews find what they are for, and the same each time.

use bots::review::{Effort, Review, Reviewed, Why};
use bots::{Level, choose, likely};
use games::{Kind, Match, Rng, Seat, Seed, Settings, Setup, ToAct};

const SHORT: Effort = Effort { points: 60, tried: 400, doubted: 8, moves: 4 };

fn begin(kind: Kind, seats: usize, seed: u64) -> Match {
    let mut settings = Settings::new(kind.options());
    for (name, value) in [("rounds", "1"), ("chips", "1"), ("target", "10")] {
        // Not every game has each of them.
        _ = settings.set(name, value);
    }
    let seed = Seed::from_number(seed);
    let setup = Setup { kind, seats, settings, dealer: None, seed };
    Match::new(&setup, None).expect("a table")
}

fn play(
    played: &mut Match,
    rng: &mut Rng,
    mut choose: impl FnMut(&Match, Seat, &mut Rng) -> String,
) {
    loop {
        match played.game().to_act() {
            ToAct::Seats(seats) => {
                let seat = seats.choose(rng).expect("somebody is to act");
                let mv = choose(played, seat, rng);
                played.play(seat, &mv).expect("a legal move");
            }
            ToAct::Chance(_) => drop(played.next_round(None).expect("a round is due")),
            ToAct::Nobody => return,
        }
    }
}

fn club(played: &Match, seat: Seat, rng: &mut Rng) -> String {
    choose(Level::Club, played.game(), seat, rng).expect("who is to act has a move")
}

/// Split after the seed.
fn parts(played: &Match) -> (String, Vec<String>) {
    let (mut heading, mut lines) = (String::new(), Vec::new());
    for line in played.record().lines() {
        if lines.is_empty() && !line.starts_with("deck ") {
            heading += line;
            heading.push('\n');
        } else {
            lines.push(line.to_owned());
        }
    }
    (heading, lines)
}

fn review(played: &Match, effort: Effort) -> Reviewed {
    let (heading, lines) = parts(played);
    let mut review = Review::new(&heading, lines, effort).expect("a match");
    while review.step() {}
    review.found()
}

/// The legal moves with which the seat wins the match at once, and knows it: a card that is turned
/// over blind wins by luck.
fn wins(played: &Match, seat: Seat) -> Vec<String> {
    let moves = played.game().legal_moves(seat);
    let won = |mv: &String| {
        let mut after = played.clone();
        after.play(seat, mv).expect("a legal move");
        let winners = after.game().standings().winners();
        winners.is_some_and(|winners| winners == games::SeatSet::only(seat))
    };
    moves.into_iter().filter(|mv| !mv.starts_with("flip ")).filter(won).collect()
}

/// A match in which seat 0 could win at once, did not, and lost: the match, and at which step.
fn given_away(kind: Kind, seats: usize) -> (Match, u32) {
    for seed in 0..400 {
        let (mut played, mut rng) = (begin(kind, seats, seed), Seed::from_number(seed).rng("a", 0));
        let mut missed = None;
        play(&mut played, &mut rng, |played, seat, rng| {
            if seat != Seat::FIRST {
                return club(played, seat, rng);
            }
            let moves = played.game().legal_moves(seat);
            let won = wins(played, seat);
            let other = moves.iter().rev().find(|mv| !won.contains(mv));
            match other {
                Some(other) if missed.is_some() => other.clone(),
                Some(other) if !won.is_empty() => {
                    missed = Some(parts(played).1.len() as u32 - 1);
                    other.clone()
                }
                _ => club(played, seat, rng),
            }
        });
        let winners = played.game().standings().winners().expect("it is over");
        if let Some(step) = missed.filter(|_| !winners.contains(Seat::FIRST)) {
            return (played, step);
        }
    }
    panic!("nobody gives a match of {kind} away");
}

#[test]
fn a_won_match_that_is_given_away_turns_there() {
    for (kind, seats) in [(Kind::Kartel, 3), (Kind::Ktu, 3)] {
        let (played, step) = given_away(kind, seats);
        let found = review(&played, SHORT);
        let own: Vec<_> = found.turns.iter().filter(|turn| turn.seat == Seat::FIRST).collect();
        let turn = own.iter().find(|turn| turn.step == step);
        let turn = turn.unwrap_or_else(|| panic!("{kind}, step {step}: {:?}", found.turns));
        assert_eq!((turn.round, turn.chances[1], turn.why), (1, 100, Why::Ends), "{kind}");
        assert!(turn.chances[0] < 98 && turn.moves[0] != turn.moves[1], "{kind}: {turn:?}");
        assert!(turn.said.iter().all(|said| !said.is_empty()), "{kind}: {turn:?}");
        assert!(own.len() <= 3);
        // Before the move the seat could not lose; at the end it has.
        let before = found.points.iter().find(|it| it.seat == Seat::FIRST && it.step == step);
        assert!(before.is_none_or(|point| point.chance > 50), "{kind}: {before:?}");
    }
}

#[test]
fn a_review_is_the_same_each_time_and_within_its_effort() {
    for kind in Kind::ALL {
        let mut played = begin(kind, 3, 5);
        play(&mut played, &mut Seed::from_number(5).rng("b", 0), club);
        let effort = Effort { points: 9, tried: 6, doubted: 3, moves: 1 };
        let found = review(&played, effort);
        assert_eq!(found, review(&played, effort), "{kind}");
        assert!(found.points.len() <= 9 && found.tried <= 6, "{kind}: {found:?}");
        assert!(found.decisions > found.tried, "{kind}");
        for seat in played.game().standings().seats().seats() {
            assert!(found.points.iter().any(|point| point.seat == seat), "{kind}: seat {seat}");
        }
        for point in &found.points {
            assert!(point.chance <= 100 && point.doubt > 0, "{kind}: {point:?}");
        }
    }
}

#[test]
fn nobody_is_favoured_at_the_beginning() {
    for kind in [Kind::Kartel, Kind::KartuSama, Kind::Khamul, Kind::Ktu] {
        let (mut sum, mut count) = (0, 0);
        for seed in 0..8 {
            let mut played = begin(kind, 3, seed);
            play(&mut played, &mut Seed::from_number(seed).rng("c", 0), club);
            let effort = Effort { points: 3, tried: 0, doubted: 0, moves: 2 };
            // The first decision of each seat.
            let found = review(&played, effort);
            sum += found.points.iter().map(|point| u32::from(point.chance)).sum::<u32>();
            count += found.points.len() as u32;
        }
        let mean = sum / count;
        assert!((25..=43).contains(&mean), "{kind}: {mean} of 100");
    }
}

#[test]
fn what_is_no_match_is_refused() {
    let mut played = begin(Kind::Ktu, 2, 1);
    play(&mut played, &mut Seed::from_number(1).rng("d", 0), club);
    let (heading, mut lines) = parts(&played);
    assert!(Review::new("none", lines.clone(), SHORT).is_err());
    lines.push("0 take".to_owned());
    assert!(Review::new(&heading, lines, SHORT).is_err());
}

#[test]
fn what_is_likely_is_neither_certain_nor_rare() {
    let mut told = std::collections::BTreeMap::new();
    for kind in Kind::ALL {
        let mut played = begin(kind, 3, 7);
        let mut rng = Seed::from_number(7).rng("e", 0);
        play(&mut played, &mut rng, |played, seat, rng| {
            let all = likely(played.game(), seat, &mut rng.clone());
            assert_eq!(all, likely(played.game(), seat, &mut rng.clone()), "{kind}");
            assert!(all.len() <= 3, "{kind}: {all:?}");
            for it in &all {
                assert!((55..100).contains(&it.chance), "{kind}: {it:?}");
                assert!(matches!(&*it.what.id, "lens-likely" | "lens-lacks"), "{kind}: {it:?}");
            }
            *told.entry(kind.id()).or_insert(0) += all.len();
            club(played, seat, rng)
        });
        let over = likely(played.game(), Seat::FIRST, &mut rng);
        assert!(over.is_empty(), "{kind}: all cards are open");
    }
    assert!(told.values().sum::<usize>() > 20, "{told:?}");
}
