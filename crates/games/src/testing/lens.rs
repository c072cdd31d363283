//! What the lens says of positions.

use kit::lens::{Because, Code, Face, Fact, Place, What};
use kit::testing::{Planted, planted};
use kit::words::{Language, Voice};
use kit::{Knows, Seat, Seed, Settings};

use crate::{AnyFact, Kind, Match, Setup};

/// Checks that a deduction which is slightly too strong is refuted by the truth, and where it
/// happens to be true by another deal. `KARTENHAUS_TEST_SEED` chooses the positions.
///
/// # Panics
///
/// If it is not.
pub fn too_strong<G: Knows>(deduction: Planted<G>) {
    let seed = std::env::var("KARTENHAUS_TEST_SEED").ok().and_then(|seed| seed.parse().ok());
    let done = planted::<G>(seed.unwrap_or(20_261_121), 2_000, deduction);
    println!("{}: {done:?}", G::ID);
    assert!(done.untrue > 0 && done.contradicted > 0, "{done:?}");
}

/// A fact that follows by counting, for a planted deduction.
pub fn counted<F: Face>(about: Place, what: What<F>, rule: &'static str) -> Option<Fact<F>> {
    let because = Because { code: Code::Counted, rule, seq: None, seat: None, card: None };
    Some(Fact { about, what, because })
}

/// What `seat` can be certain of at a table of two after these moves, such as `0 draw`, where the
/// deck begins so and goes on in canonical order: a sentence a line.
///
/// # Panics
///
/// If there is no such option, card or move.
pub fn certain<G: Knows>(
    options: &[(&str, &str)],
    deck: &str,
    moves: &[&str],
    seat: usize,
) -> String {
    let played = dealt::<G>(options, deck, moves);
    let seat = Seat::new(seat).expect("a seat");
    let facts = played.game().facts(seat);
    let sentence = |fact: AnyFact| {
        let step = fact.seq.map_or_else(String::new, |seq| format!(", step {}", seq - 1));
        let [what, why] = [fact.what, fact.why].map(|it| Language::english().say_as(&it, &Two));
        format!("{what}. {why} ({}{step}).", fact.rule)
    };
    facts.into_iter().map(sentence).collect::<Vec<_>>().join("\n")
}

/// A table of two after these moves, with its lenses.
pub(super) fn dealt<G: Knows>(options: &[(&str, &str)], deck: &str, moves: &[&str]) -> Match {
    let kind: Kind = G::ID.parse().expect("a game of the list");
    let mut settings = Settings::new(G::OPTIONS);
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
    played
}

struct Two;

impl Voice for Two {
    fn seat(&self, seat: Seat) -> String {
        ["Ada", "Bea"][seat.index()].to_owned()
    }
}

/// Checks that these sentences are among those of [`certain`].
///
/// # Panics
///
/// If one is not.
pub fn expect(certain: &str, sentences: &[&str]) {
    for sentence in sentences {
        assert!(certain.lines().any(|line| line == *sentence), "{sentence}\nis not in\n{certain}");
    }
}
