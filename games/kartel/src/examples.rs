//! Positions beside the rules.

use kit::examples::{Example, about, asked, choices, dealt, position, words};
use kit::{GameExt as _, Seat};

use crate::Kartel;

pub(crate) fn all() -> Vec<Example> {
    vec![wheel(), books()]
}

/// Which suit beats which: one card of a rank lies, the others are played on it.
fn wheel() -> Example {
    let cards = words("5o 5g 5k 5b 5r");
    let beats = |own: &String, lies: &String| {
        let others = cards.iter().filter(|card| *card != lies).map(String::as_str);
        let first = dealt(&[&others.collect::<Vec<_>>().join(" "), &format!("{lies} 2o 2g 2k")]);
        let played = position::<Kartel>(2, 0, &first, &[format!("0 play {lies}")]);
        let mv = format!("play {own}").parse().expect("a move");
        played.may_play(second(), &mv).is_ok()
    };
    let answer = |at: usize| {
        let beaten = |&other: &usize| other != at && beats(&cards[at], &cards[other]);
        about(at, "example-kartel-wheel-answer", (0..cards.len()).filter(beaten).collect())
    };
    let answers = (0..cards.len()).map(answer).collect();
    Example { rule: "1.4", text: "example-kartel-wheel", lies: Vec::new(), most: 1, answers, cards }
}

fn second() -> Seat {
    Seat::new(1).expect("a seat")
}

/// What a set is called, and whether it beats a straight.
fn books() -> Example {
    let (lies, cards) = (words("4o 5o 6g 7k 8b"), words("3o 3g 3b 4g 5k 6b 7o 7r"));
    let first = dealt(&[&cards.join(" "), &format!("{} 2o 2g 2k", lies.join(" "))]);
    let played = position::<Kartel>(2, 0, &first, &[format!("0 play {}", lies.join(" "))]);
    let answer = |chosen: Vec<usize>| {
        let own: Vec<&str> = chosen.iter().map(|&at| cards[at].as_str()).collect();
        asked(&played, second(), &format!("play {}", own.join(" ")), &chosen)
    };
    let answers = choices(cards.len(), 5).into_iter().map(answer).collect();
    Example { rule: "4.5", text: "example-kartel-books", lies, most: 5, answers, cards }
}
