//! What is said of choices in the positions beside the rules.

use kit::Speaks;
use kit::examples::Answer;
use kit::words::Language;

fn answer<G: Speaks>(rule: &str, cards: &str) -> Answer {
    let found = G::examples().into_iter().find(|example| example.rule == rule);
    let example = found.unwrap_or_else(|| panic!("no example at {rule}"));
    let named = |answer: &Answer| {
        answer.chosen.iter().map(|&at| &*example.cards[at]).collect::<Vec<_>>().join(" ")
    };
    let found = example.answers.iter().find(|answer| named(answer) == cards);
    found.unwrap_or_else(|| panic!("nothing is said of {cards}")).clone()
}

/// What is said, in English, of a choice of cards in the example at a clause: whether it may be
/// played, the sentence, and the clause that is broken.
///
/// # Panics
///
/// If there is no such example or choice.
pub fn said<G: Speaks>(rule: &str, cards: &str) -> (Option<bool>, String, Option<String>) {
    let answer = answer::<G>(rule, cards);
    (answer.good, Language::english().say(&answer.text), answer.rule)
}

/// Checks what is said of a choice: whether it may be played, a part of the sentence, and the
/// clause that is broken.
///
/// # Panics
///
/// If something else is said.
pub fn check<G: Speaks>(rule: &str, cards: &str, good: bool, part: &str, broken: Option<&str>) {
    let (found, text, rule) = said::<G>(rule, cards);
    assert_eq!((found, rule.as_deref()), (Some(good), broken), "{cards}: {text}");
    assert!(text.contains(part), "{cards}: {text}");
}

/// The places of the cards that are marked for a card.
///
/// # Panics
///
/// If there is no such example or card.
pub fn marks<G: Speaks>(rule: &str, card: &str) -> Vec<usize> {
    answer::<G>(rule, card).marks
}
