//! Positions beside the rules.

use kit::Seat;
use kit::examples::{Example, asked, dealt, position, words};

use crate::Drossel;

/// All of them.
pub(crate) fn all() -> Vec<Example> {
    vec![follows()]
}

/// Which cards may be played on a heart.
fn follows() -> Example {
    let cards = words("8d Jc 9s Kh Ah");
    let first = dealt(&["Qh 7c 8s Tc Qd", &cards.join(" ")]);
    let game = position::<Drossel>(2, 1, &format!("{first} 7d"), &["0 play Qh".to_owned()]);
    let answer =
        |(at, card): (usize, &String)| asked(&game, Seat::at(1), &format!("play {card}"), &[at]);
    let answers = cards.iter().enumerate().map(answer).collect();
    let (text, lies) = ("example-drossel-follows", words("Qh"));
    Example { rule: "3.2", text, lies, most: 1, answers, cards }
}
