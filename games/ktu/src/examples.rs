//! Positions beside the rules.

use kit::examples::{Answer, Example, about, dealt, position, words};
use kit::{GameExt as _, PlayError, Refusal as _, State as _};

use crate::Ktu;

pub(crate) fn all() -> Vec<Example> {
    vec![powers()]
}

fn powers() -> Example {
    let cards = words("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac");
    let answer = |at: usize| {
        let asked = |other: usize| answers_to(&cards[at][..1], &cards[other][..1]);
        let all: Vec<Result<bool, String>> = (0..cards.len()).map(asked).collect();
        let marks: Vec<usize> = (0..cards.len()).filter(|&other| all[other].is_ok()).collect();
        let burnt = all.contains(&Ok(true));
        let text = if burnt { "example-ktu-burnt" } else { "example-ktu-powers-answer" };
        let rule = all.into_iter().find_map(Result::err);
        Answer { rule, ..about(at, text, marks) }
    };
    let answers = (0..cards.len()).map(answer).collect();
    Example { rule: "4.5", text: "example-ktu-powers", lies: Vec::new(), most: 1, answers, cards }
}

/// Whether a rank may be played after another one; then, whether the pile was burned before; else
/// the clause that forbids it.
fn answers_to(lies: &str, own: &str) -> Result<bool, String> {
    let suits = ["c", "d", "h", "s"];
    let card = format!("{lies}{}", suits[0]);
    // Whoever is to answer has the card for it.
    let held: Vec<String> = (1..4).map(|suit| format!("{own}{}", suits[suit])).collect();
    let ranks =
        "23456789TJQKA".chars().map(String::from).filter(|rank| rank != lies && rank != own);
    let mut rest = ranks.flat_map(|rank| suits.map(|suit| format!("{rank}{suit}")));
    let mut some = |count: usize| rest.by_ref().take(count).collect::<Vec<_>>();
    let closed = some(9).join(" ");
    let open: Vec<Vec<String>> = (0..3).map(|_| some(3)).collect();
    let hand = |seat: usize, more: Vec<String>| {
        let own = [vec![held[seat].clone()], open[seat].clone(), more].concat();
        own.join(" ")
    };
    let first = [some(2), vec![card.clone()]].concat();
    let hands = [hand(0, first), hand(1, some(3)), hand(2, some(3))];
    let hands = dealt(&hands.each_ref().map(String::as_str));
    let mut lines: Vec<String> =
        (0..3).map(|seat| format!("{seat} open {}", open[seat].join(" "))).collect();
    lines.push(format!("0 play {card}"));
    let game = position::<Ktu>(3, 2, &format!("{closed} {hands}"), &lines);
    let seat = game.deciders().first().expect("somebody answers");
    let mv = format!("play {}", held[seat.index()]).parse().expect("a move");
    match game.may_play(seat, &mv) {
        Ok(_) => Ok(game.table().pile.is_empty()),
        Err(PlayError::Illegal(refusal)) => Err(format!("ktu:{}", refusal.clause())),
        Err(error) => panic!("{own} on {lies}: {error:?}"),
    }
}
