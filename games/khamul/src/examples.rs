//! Positions beside the rules.

use kit::examples::{Answer, Example, about, choices, words};
use kit::{French, Message};

use crate::{matches, value};

/// The most points with which Khamul should be announced (khamul:6.1).
const LOW_POINTS: u16 = 5;

pub(crate) fn all() -> Vec<Example> {
    vec![points(), matching()]
}

fn french(card: &str) -> French {
    card.parse().expect("a card")
}

fn points() -> Example {
    let cards = words("Ah 3c 5d Js Qs Qh Kc Kh");
    let answer = |chosen: Vec<usize>| {
        let points: u16 = chosen.iter().map(|&at| value(french(&cards[at]))).sum();
        let low = if points <= LOW_POINTS { "yes" } else { "no" };
        let text = Message::plain("example-khamul-points-answer");
        let text = text.with("points", u32::from(points)).with("low", low);
        Answer { chosen, good: None, text, rule: None, marks: Vec::new() }
    };
    let answers = choices(cards.len(), 4).into_iter().map(answer).collect();
    let text = "example-khamul-points";
    Example { rule: "1.2", text, lies: Vec::new(), most: 4, answers, cards }
}

fn matching() -> Example {
    let cards = words("9c 9d Tc Jh Qs Qd Kc Kh");
    let answer = |at: usize| {
        let fits = |&other: &usize| {
            other != at && matches(false, french(&cards[at]), french(&cards[other]))
        };
        about(at, "example-khamul-match-answer", (0..cards.len()).filter(fits).collect())
    };
    let answers = (0..cards.len()).map(answer).collect();
    Example { rule: "1.3", text: "example-khamul-match", lies: Vec::new(), most: 1, answers, cards }
}
