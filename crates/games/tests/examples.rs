//! Every game has positions beside its rules, at clauses that there are.

use games::words::Language;
use games::{Kind, Speaks, each_game};

fn check<G: Speaks>(kind: Kind) {
    let all = G::examples();
    assert!(!all.is_empty(), "add an example to games/{kind}/src/examples.rs");
    for (example, language) in
        all.iter().flat_map(|example| Language::all().map(move |language| (example, language)))
    {
        let there = |rule: &str| games::rules::clause(kind, rule, language).is_some();
        assert!(there(example.rule), "{kind}:{} is no clause", example.rule);
        let file = format!("games/{kind}/words/{}.ftl", language.tag());
        assert!(language.has(example.text), "add `{} = …` to {file}", example.text);
        for answer in &example.answers {
            assert!(language.has(&answer.text.id), "add `{} = …` to {file}", answer.text.id);
            assert!(!answer.chosen.is_empty() && answer.chosen.len() <= example.most);
            assert!(answer.rule.as_deref().is_none_or(there), "{:?}", answer.rule);
        }
    }
}

each_game!(mod every_game_has_examples, kind: G => check::<G>(kind));
