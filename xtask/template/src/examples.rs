//! Positions beside the rules.

use kit::Seat;
use kit::examples::{Example, asked, dealt, position, words};

use crate::NewGame;

pub(crate) fn all() -> Vec<Example> {
    vec![first()]
}

fn first() -> Example {
    let cards = words("4d 7c 9s Kh Ah");
    let first = dealt(&[&cards.join(" "), "2c 3h 8s Tc Qd"]);
    let game = position::<NewGame>(2, 1, &first, &[]);
    let answer =
        |(at, card): (usize, &String)| asked(&game, Seat::FIRST, &format!("play {card}"), &[at]);
    let answers = cards.iter().enumerate().map(answer).collect();
    let text = "example-new-game-first";
    Example { rule: "3.2", text, lies: Vec::new(), most: 1, answers, cards }
}
