//! Positions beside the rules.

use kit::Seat;
use kit::examples::{Example, asked, position, words};

use crate::KartuSama;

pub(crate) fn all() -> Vec<Example> {
    vec![fits()]
}

fn fits() -> Example {
    let cards = words("4h 5s 6d 9c Jh Kc Ah Jo");
    let first = format!(
        "{} 2c 2d 2h {} 2s 3c 9h {}",
        cards[..3].join(" "),
        cards[3..5].join(" "),
        cards[5..].join(" ")
    );
    let played = position::<KartuSama>(2, 1, &first, &[]);
    let answer =
        |(at, card): (usize, &String)| asked(&played, Seat::FIRST, &format!("play {card}"), &[at]);
    let answers = cards.iter().enumerate().map(answer).collect();
    let lies = words("9h");
    Example { rule: "3.2", text: "example-kartu-sama-fits", lies, most: 1, answers, cards }
}
