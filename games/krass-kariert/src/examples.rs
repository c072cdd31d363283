//! Positions beside the rules.

use kit::examples::{Answer, Example, asked, choices, dealt, position, words};
use kit::{Game as _, GameExt as _, Message, Seat};

use crate::KrassKariert;

/// The kinds of combinations, low to high, as the engine names them (krass-kariert:4.2).
const COMBINATIONS: [&str; 5] = ["solo", "run of two", "pair", "run of three", "three of a kind"];

pub(crate) fn all() -> Vec<Example> {
    vec![neighbours()]
}

fn neighbours() -> Example {
    let cards = words("4 5 5 X 12 1 7");
    let first = dealt(&[&cards.join(" "), "2 2 2 2 3 3 3"]);
    let game = position::<KrassKariert>(2, 1, &first, &[]);
    let view = game.view(Seat::FIRST);
    let mut legal = Vec::new();
    KrassKariert::legal_moves(view, &mut legal);
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    let answer = |chosen: Vec<usize>| {
        let (from, to) = (chosen[0], chosen[chosen.len() - 1]);
        if to - from >= chosen.len() {
            let text = Message::plain("example-krass-kariert-apart");
            let rule = Some("krass-kariert:4.1".to_owned());
            return Answer { chosen, good: Some(false), text, rule, marks: Vec::new() };
        }
        let play = if from == to { format!("play {from}") } else { format!("play {from}-{to}") };
        let numbers = |card: &String| if card == "X" { "1".to_owned() } else { card.clone() };
        let with_x = cards[from..=to].iter().any(|card| card == "X");
        let said: Vec<String> = cards[from..=to].iter().map(numbers).collect();
        let plain = if with_x { format!("{play} as {}", said.join(" ")) } else { play.clone() };
        // Of what an X can stand for, the highest.
        let kind = |mv: &&String| {
            let name = KrassKariert::name(view, &mv.parse().expect("a move"));
            COMBINATIONS.iter().position(|known| Some(*known) == name)
        };
        let fits = |mv: &&String| **mv == play || mv.starts_with(&format!("{play} as "));
        let best = legal.iter().filter(fits).max_by_key(kind);
        asked(&game, Seat::FIRST, best.unwrap_or(&plain), &chosen)
    };
    let answers = choices(cards.len(), 3).into_iter().map(answer).collect();
    let text = "example-krass-kariert-neighbours";
    Example { rule: "4.1", text, lies: Vec::new(), most: 3, answers, cards }
}
