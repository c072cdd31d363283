//! What the lens says is true, also in every deal that the seat cannot tell from the true one.
//! `KARTENHAUS_TEST_POSITIONS` sets how many positions of each game are looked at,
//! `KARTENHAUS_TEST_SEED` which.

use engine::lens::{Because, Code, Face, Fact, Place, What};
use engine::testing::{Looked, Planted, lens, planted};
use engine::{CardSet, French, Game, Kartel, KartuSama, Khamul, KrassKariert, Ktu, Told};
use engine::{kartel, kartu_sama, khamul, krass_kariert, ktu};

fn from_environment(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(default)
}

fn check<G: Game>() -> Looked {
    let seed = from_environment("KARTENHAUS_TEST_SEED", 20_261_121);
    let positions = from_environment("KARTENHAUS_TEST_POSITIONS", 300);
    println!("KARTENHAUS_TEST_SEED={seed}");
    let done = lens::<G>(seed, positions);
    println!("{}: {done:?}", G::ID);
    assert!(done.facts > positions && done.deals > positions / 2, "{done:?}");
    done
}

#[test]
fn kartel() {
    check::<Kartel>();
}

#[test]
fn kartu_sama() {
    check::<KartuSama>();
}

#[test]
fn krass_kariert() {
    check::<KrassKariert>();
}

#[test]
fn khamul() {
    check::<Khamul>();
}

#[test]
fn ktu() {
    check::<Ktu>();
}

/// A deduction that is slightly too strong is refuted by the truth, and where it happens to be true
/// by another deal.
fn check_planted<G: Game>(too_strong: Planted<G>) {
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
        let beaten = view.table().last_set().is_some() && seat != view.seat();
        let fact = counted(Place::Hand { seat }, What::CannotAnswer, "kartel:3.2");
        fact.filter(|_| beaten)
    });
}

/// All that a seat drew may fit, not all but one (kartu-sama:3.3).
#[test]
fn kartu_sama_one_card_less() {
    check_planted::<KartuSama>(|view, told| {
        let Told::All(&kartu_sama::Public::Drew { seat, count }) = told else { return None };
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
        let answered = view.table().last().is_some() && seat != view.seat();
        let fact = counted(Place::Hand { seat }, What::CannotAnswer, "krass-kariert:3.3");
        fact.filter(|_| answered)
    });
}

/// Who throws nothing may have what matches (khamul:4.1).
#[test]
fn khamul_who_is_done_has_no_match() {
    check_planted::<Khamul>(|view, told| {
        let Told::All(&khamul::Public::Done { seat }) = told else { return None };
        let top = view.table().discard().top()?;
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
        fact.filter(|_| seat != view.seat() && view.table().known(seat).common(twos).is_empty())
    });
}
