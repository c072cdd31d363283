//! What the lens says is true, also in every deal that the seat cannot tell from the true one.
//! `KARTENHAUS_TEST_POSITIONS` sets how many positions of each game are looked at,
//! `KARTENHAUS_TEST_SEED` which.

use std::collections::BTreeMap;

use games::testing::{Extent, exhaust, lens};
use games::words::Language;
use games::{Kind, Knows, Match, Seat, Seed, Settings, Setup, each_game, known};
use serde::Deserialize;

use crate::facts::facts;

fn from_environment(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(default)
}

fn check<G: Knows>(kind: Kind) {
    let seed = from_environment("KARTENHAUS_TEST_SEED", 20_261_121);
    let positions = from_environment("KARTENHAUS_TEST_POSITIONS", 300);
    println!("KARTENHAUS_TEST_SEED={seed}");
    let done = lens::<G>(seed, positions);
    println!("{}: {done:?}", G::ID);
    assert!(
        done.facts > positions && done.deals > positions / 2,
        "games/{kind}/src/rules/knowledge/lens.rs says too little: {done:?}"
    );
    for id in &done.said {
        if let Some(language) = Language::all().find(|language| !language.has(id)) {
            panic!("write `{id} = …` into locales/{}/table.ftl", language.tag());
        }
    }
    for rule in &done.cited {
        assert!(games::rules::clause(kind, rule, Language::english()).is_some(), "{rule}");
    }
}

each_game!(mod is_true, kind: G => check::<G>(kind));

#[derive(Deserialize)]
struct Few {
    hidden: usize,
    steps: u32,
    #[serde(default)]
    options: BTreeMap<String, String>,
}

/// Where few cards are hidden, tries every deal: none refutes what the lens says, and the lens says
/// what is true in all of them.
fn check_exhausted<G: Knows>(kind: Kind) {
    let Few { hidden, steps, options } = facts(kind, "lens");
    let options: Vec<(&str, &str)> =
        options.iter().map(|(name, value)| (&**name, &**value)).collect();
    let positions = (from_environment("KARTENHAUS_TEST_POSITIONS", 300) / 10).min(200);
    let seed = from_environment("KARTENHAUS_TEST_SEED", 20_261_121);
    let decisions = 2_000 * positions;
    let extent = Extent { options: &options, positions, decisions, hidden, steps };
    let done = exhaust::<G>(seed, extent);
    println!("{}: {done:?}", G::ID);
    let file = format!("[lens] in games/{kind}/tests/facts.toml");
    assert!(
        done.positions > 0,
        "no position in {decisions} decisions hides 2 to {hidden} cards from a seat: in {file} set \
         `options` with which fewer are put aside, or raise `hidden` (all their orders are tried)"
    );
    // Where a walk does not find every deal, less is certain than it seems.
    assert!(
        done.told * 100 >= done.certain * 98,
        "the lens says too little of what is so in every deal: raise `steps` ({file}), or let \
         games/{kind}/src/rules/knowledge/lens.rs deduce more: {done:?}"
    );
}

each_game!(mod in_every_deal, kind: G => check_exhausted::<G>(kind));

/// As JSON, each fact says of what, what, and why.
#[test]
fn a_record_has_its_facts() {
    for kind in Kind::ALL {
        let settings = Settings::new(kind.options());
        let setup = Setup { kind, seats: 3, settings, dealer: None, seed: Seed::from_number(3) };
        let mut played = Match::undealt(&setup).expect("a table");
        assert!(played.game().facts(Seat::FIRST).is_empty(), "not asked for");
        played.open_lenses();
        played.next_round(None).expect("a deal");
        let mut rng = Seed::from_number(4).rng("test", 0);
        for _ in 0..25 {
            let Some(seat) = played.game().status().to_act.choose(&mut rng) else { break };
            let moves = played.game().legal_moves(seat);
            let mv = rng.choose(&moves).expect("a move").clone();
            played.play(seat, &mv).expect("a legal move");
        }
        let all = known(played.record(), None).expect("a record");
        let lines = played.record().lines().skip_while(|line| !line.starts_with("deck "));
        assert!(all.iter().map(|known| known.line.as_str()).eq(lines), "{kind}");
        let last = all.last().expect("a step");
        assert_eq!((last.seq as usize, last.seats.len()), (all.len(), 3));
        for (index, facts) in last.seats.iter().enumerate() {
            let seat = Seat::new(index).expect("a seat");
            assert_eq!(&played.game().facts(seat), facts, "{kind}");
            let own = known(played.record(), Some(seat)).expect("a record");
            assert_eq!(own.last().map(|known| &known.seats[0]), Some(facts), "{kind}");
            for fact in facts.iter().map(|fact| &fact.fact) {
                assert!(fact["about"]["place"].is_string(), "{fact}");
                assert!(fact["what"]["is"].is_string(), "{fact}");
                assert!(fact["because"]["rule"].as_str().is_some_and(|it| it.contains(':')));
            }
        }
        let steps = all.iter().flat_map(|known| &known.seats);
        assert!(steps.filter(|facts| !facts.is_empty()).count() > 10, "{kind}");
        assert!(played.game().facts(Seat::new(3).expect("a seat")).is_empty());
    }
}
