//! The games' positions beside the rules, in each language.

use std::sync::LazyLock;

use games::examples::{Answer, Example};
use games::{Kind, Speaks as _, for_game};
use words::Language;

use crate::protocol;

static EXAMPLES: LazyLock<Vec<(Kind, Vec<Example>)>> = LazyLock::new(|| {
    Kind::ALL.into_iter().map(|kind| (kind, for_game!(kind, G => G::examples()))).collect()
});

pub(crate) fn of(kind: Kind, language: Language) -> Vec<protocol::Example> {
    let found = EXAMPLES.iter().find(|(own, _)| *own == kind);
    let numbers = |places: &[usize]| places.iter().map(|&place| place as u8).collect();
    let answer = |answer: &Answer| protocol::Answer {
        chosen: numbers(&answer.chosen),
        good: answer.good,
        text: language.say(&answer.text),
        rule: answer.rule.clone(),
        marks: numbers(&answer.marks),
    };
    let examples = found.map(|(_, examples)| examples.as_slice()).unwrap_or_default();
    let say = |example: &Example| protocol::Example {
        rule: format!("{kind}:{}", example.rule),
        text: language.text(example.text, &[]),
        lies: example.lies.clone(),
        cards: example.cards.clone(),
        most: example.most as u8,
        answers: example.answers.iter().map(answer).collect(),
    };
    examples.iter().map(say).collect()
}
