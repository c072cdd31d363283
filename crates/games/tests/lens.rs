//! What the lens says is true, also in every deal that the seat cannot tell from the true one.
//! `KARTENHAUS_TEST_POSITIONS` sets how many positions of each game are looked at,
//! `KARTENHAUS_TEST_SEED` which.

use games::lens::{Because, Code, Face, Fact, Place, What};
use games::testing::{Extent, Planted, exhaust, lens, planted};
use games::words::{Language, Voice};
use games::{AnyFact, Kind, Match, Seat, Seed, Settings, Setup, each_game, known};
use games::{CardSet, French, Kartel, KartuSama, Khamul, Knows, KrassKariert, Ktu, Told};
use games::{kartel, kartu_sama, khamul, krass_kariert, ktu};
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
    assert!(done.facts > positions && done.deals > positions / 2, "{done:?}");
    for id in &done.said {
        assert!(Language::all().all(|language| language.has(id)), "{id}");
    }
    for rule in &done.cited {
        assert!(games::rules::clause(kind, rule, Language::english()).is_some(), "{rule}");
    }
}

each_game!(mod is_true, kind: G => check::<G>(kind));

/// The extent of a search through all deals.
#[derive(Deserialize)]
struct Few {
    hidden: usize,
    steps: u32,
}

/// Where few cards are hidden, every deal is looked at: nothing of what the lens says is refuted,
/// and what is so in all of them it says.
fn check_exhausted<G: Knows>(kind: Kind) {
    let Few { hidden, steps } = facts(kind, "lens");
    let positions = (from_environment("KARTENHAUS_TEST_POSITIONS", 300) / 10).min(200);
    let seed = from_environment("KARTENHAUS_TEST_SEED", 20_261_121);
    let done =
        exhaust::<G>(seed, Extent { positions, decisions: 2_000 * positions, hidden, steps });
    println!("{}: {done:?}", G::ID);
    // Where a walk does not find every deal, less is certain than it seems.
    assert!(done.positions > 0 && done.told * 100 >= done.certain * 98, "{done:?}");
}

each_game!(mod in_every_deal, kind: G => check_exhausted::<G>(kind));

/// A deduction that is slightly too strong is refuted by the truth, and where it happens to be true
/// by another deal.
fn check_planted<G: Knows>(too_strong: Planted<G>) {
    let done =
        planted::<G>(from_environment("KARTENHAUS_TEST_SEED", 20_261_121), 2_000, too_strong);
    println!("{}: {done:?}", G::ID);
    assert!(done.untrue > 0 && done.contradicted > 0, "{done:?}");
}

fn counted<F: Face>(about: Place, what: What<F>, rule: &'static str) -> Option<Fact<F>> {
    let because = Because { code: Code::Counted, rule, seq: None, seat: None, card: None };
    Some(Fact { about, what, because })
}

/// Who passes may hold what beats the last set (kartel:3.2).
#[test]
fn kartel_who_passes_has_nothing() {
    check_planted::<Kartel>(|view, told| {
        let Told::All(&kartel::Public::Passed { seat }) = told else { return None };
        let beaten = view.table().last.as_ref().is_some() && seat != view.seat();
        let fact = counted(Place::Hand { seat }, What::CannotAnswer, "kartel:3.2");
        fact.filter(|_| beaten)
    });
}

/// All that a seat drew may fit, not all but one (kartu-sama:3.3).
#[test]
fn kartu_sama_one_card_less() {
    check_planted::<KartuSama>(|view, told| {
        let Told::All(&kartu_sama::Public::Drew { seat, count, .. }) = told else { return None };
        let top = view.table().top().french()?;
        let suit = |card: &French| card.suit() == top.suit();
        let cards = CardSet::<French>::ALL.iter().filter(suit).map(kartu_sama::Face::of).collect();
        let what = What::AtMost { count: count.checked_sub(1)?, cards };
        let fact = counted(Place::Hand { seat }, what, "kartu-sama:3.1");
        fact.filter(|_| seat != view.seat())
    });
}

/// Who takes a reserve card may have something to play (krass-kariert:3.3).
#[test]
fn krass_kariert_who_takes_has_nothing() {
    check_planted::<KrassKariert>(|view, told| {
        let Told::All(&krass_kariert::Public::Took { seat, .. }) = told else { return None };
        let answered = view.table().last.is_some() && seat != view.seat();
        let fact = counted(Place::Hand { seat }, What::CannotAnswer, "krass-kariert:3.3");
        fact.filter(|_| answered)
    });
}

/// Who throws nothing may have what matches (khamul:4.1).
#[test]
fn khamul_who_is_done_has_no_match() {
    check_planted::<Khamul>(|view, told| {
        let Told::All(&khamul::Public::Done { seat }) = told else { return None };
        let top = view.table().discard.top()?;
        let cards = CardSet::<French>::ALL.iter().filter(|card| card.rank() == top.rank());
        let what = What::Lacks { cards: cards.collect() };
        let fact = counted(Place::Slot { seat, at: 0 }, what, "khamul:4.1");
        fact.filter(|_| view.table().row_size(seat) > 0)
    });
}

/// Who takes the pile may hold what beats it, such as a 2 (ktu:3.4).
#[test]
fn ktu_who_takes_has_no_two() {
    check_planted::<Ktu>(|view, told| {
        let Told::All(&ktu::Public::Took { seat, cards }) = told else { return None };
        let twos: CardSet<French> = "2c 2d 2h 2s".parse().ok()?;
        let what = What::Lacks { cards: twos.without(cards) };
        let fact = counted(Place::Hand { seat }, what, "ktu:3.4");
        fact.filter(|_| seat != view.seat() && view.table().known[seat].common(twos).is_empty())
    });
}

/// What `seat` can be certain of after these moves, where the deck begins so and goes on in
/// canonical order.
fn certain(
    kind: Kind,
    options: &[(&str, &str)],
    deck: &str,
    moves: &[&str],
    seat: usize,
) -> String {
    let mut settings = Settings::new(kind.options());
    for (name, value) in options {
        settings.set(name, value).expect("an option");
    }
    let setup = Setup { kind, seats: 2, settings, dealer: None, seed: Seed::from_number(1) };
    let mut played = Match::undealt(&setup).expect("a table");
    let mut rest: Vec<String> = played.game().pool().split(' ').map(ToOwned::to_owned).collect();
    for card in deck.split(' ') {
        let at = rest.iter().position(|other| other == card).expect("a card of the deck");
        rest.remove(at);
    }
    played.open_lenses();
    played.next_round(Some(&format!("{deck} {}", rest.join(" ")))).expect("the deck");
    for mv in moves {
        let (seat, mv) = mv.split_once(' ').expect("a seat and its move");
        let seat = Seat::new(seat.parse().expect("a seat")).expect("a seat");
        played.play(seat, mv).expect("a legal move");
    }
    let seat = Seat::new(seat).expect("a seat");
    let facts = played.game().facts(seat);
    let sentence = |fact: AnyFact| {
        let step = fact.seq.map_or_else(String::new, |seq| format!(", step {}", seq - 1));
        let [what, why] = [fact.what, fact.why].map(|it| Language::english().say_as(&it, &Two));
        format!("{what}. {why} ({}{step}).", fact.rule)
    };
    facts.into_iter().map(sentence).collect::<Vec<_>>().join("\n")
}

/// Who sits at a table of two.
struct Two;

impl Voice for Two {
    fn seat(&self, seat: Seat) -> String {
        ["Ada", "Bea"][seat.index()].to_owned()
    }
}

/// The sentences are there, each as it is written here.
fn expect(certain: &str, sentences: &[&str]) {
    for sentence in sentences {
        assert!(certain.lines().any(|line| line == *sentence), "{sentence}\nis not in\n{certain}");
    }
}

/// Ada draws on 7h, later on 8d, and then plays a heart: it is one of those that she drew.
#[test]
fn who_draws_held_nothing_that_fits() {
    let deck = "2c 3c 4c 2d 3d 4d 5c 6c 5d 8h 7h 8c 9c Tc 8d 9d Td 2h Ts 7s 3h";
    let sama = |moves: &[&str]| {
        certain(Kind::KartuSama, &[("jokers", "0"), ("decks", "1")], deck, moves, 1)
    };
    let drew = "Ada drew on 7h and would have had to play (kartu-sama:3.1, step 1).";
    expect(&sama(&["0 draw"]), &[&format!("Ada's hand: at most 2 of hearts, 7. {drew}")]);
    expect(
        &sama(&["0 draw", "1 play 8h", "0 play 2h"]),
        &[&format!("Ada's hand: at most 1 of hearts, 7. {drew}")],
    );
}

/// Bea takes a reserve card to position 3 and plays position 1: the card moves to position 2.
#[test]
fn a_reserve_card_moves_in_the_hand() {
    let deck = "1 3 1 3 2 4 4 6 6 8 9 11 9 12";
    let moves = ["0 play 0", "1 take 0 at 3", "0 play 0", "1 play 1"];
    let kariert = certain(Kind::KrassKariert, &[("hand", "5")], deck, &moves, 0);
    let took = "Bea put a reserve card there (krass-kariert:6.1, step 2).";
    expect(&kariert, &[&format!("Bea's card 2: 11. {took}")]);
}

/// Who looked where, what moved with a king, and what a wrong throw shows to all.
#[test]
fn slots_keep_who_saw_them() {
    let deck = "Ac 2c 3c 4c 5c 6c 7c 8c Ks";
    let moves = ["0 peek 0 1", "1 peek 2 3", "0 draw", "0 discard", "0 exchange 0 1 2", "0 snap 3"];
    let khamul = certain(Kind::Khamul, &[], deck, &moves, 1);
    expect(
        &khamul,
        &[
            "Ada's card 0: 6c. Bea looked at it first (khamul:2.2, step 2).",
            "Ada's card 0: last seen by Ada after 0 turns. Ada received it with a king \
             (khamul:5.3, step 5).",
            "Ada's card 0: last seen by Bea after 0 turns. Bea looked at it first (khamul:2.2, \
             step 2).",
            "Bea's card 2: last seen by Ada after 0 turns. Ada looked at it first (khamul:2.2, \
             step 1).",
            "Ada's card 3: 7c. Ada threw it wrongly (khamul:4.3, step 6).",
            "Ada's card 3: last seen by Ada and Bea after 0 turns. Ada threw it wrongly \
             (khamul:4.3, step 6).",
        ],
    );
    assert!(!khamul.contains("Ada's card 1: 3c"), "{khamul}");
}

/// A pile that was taken is known until it is played.
#[test]
fn a_taken_pile_is_known() {
    let deck = "2c 3c 2d 3d 2h 3h 4c 4d 5c 5d 6c 6d 7c 7d 8c 8d 9c 9d Tc Td";
    let moves =
        ["0 open 8c 9c Tc", "1 open 8d 9d Td", "0 play 5c", "1 take", "0 play 4c", "1 play 5c"];
    let ktu = |count: usize| certain(Kind::Ktu, &[], deck, &moves[..count], 0);
    expect(&ktu(5), &["Bea's hand: 5c among others. Bea took the pile (ktu:3.4, step 4)."]);
    assert!(!ktu(6).contains("Bea took the pile"), "{}", ktu(6));
}

/// Nothing follows from a pass, but of a Z that no other suit's Z can beat.
#[test]
fn nothing_is_left_that_beats_the_last_set() {
    // Ada has Zo, Zb and Zr; gold beats green and black, and blue and red beat gold (kartel:1.4).
    let deck = "Zo 2o Zb 2g Zr 2k 3o 3g 3k 3b 4o 4g 4k 4b";
    let kartel = certain(Kind::Kartel, &[], deck, &["1 play 2o", "0 play Zo"], 0);
    expect(
        &kartel,
        &["the cards that are not seen: nothing that beats or fits what lies there. Nothing else \
           is left (kartel:3.2)."],
    );
    let passed = certain(Kind::Kartel, &[], deck, &["1 play 3g", "0 pass"], 1);
    assert!(!passed.contains("Ada"), "{passed}");
}

/// What is given for a record is what was given while it was played. As JSON each fact says of
/// what, what, and why.
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
