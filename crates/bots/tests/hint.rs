//! Hints say what an expert does, and reasons that hold.

use bots::{Level, choose, hint};
use games::{Kind, Match, Message, Seat, Seed, Settings, Setup, ToAct};

fn begun(kind: Kind, number: u64, moves: usize) -> Match {
    let mut settings = Settings::new(kind.options());
    for (name, value) in [("rounds", "1"), ("chips", "1"), ("target", "10")] {
        // Not every game has each of them.
        _ = settings.set(name, value);
    }
    let seed = Seed::from_number(number);
    let seats = kind.seats().0.max(3);
    let setup = Setup { kind, seats, settings, dealer: None, seed };
    let mut played = Match::undealt(&setup).expect("a table");
    played.open_lenses();
    played.next_round(None).expect("a round is due");
    let mut rng = seed.rng("play", 0);
    for _ in 0..moves {
        let ToAct::Seats(seats) = played.game().to_act() else { break };
        let seat = seats.choose(&mut rng).expect("somebody is to act");
        let mv = choose(Level::Club, played.game(), seat, &mut rng).expect("a move");
        played.play(seat, &mv).expect("a legal move");
    }
    played
}

fn number(why: &Message, name: &str) -> i64 {
    why.params[name].as_i64().expect("a number")
}

#[test]
fn a_hint_is_legal_and_its_reasons_hold() {
    let (mut only, mut compared) = (0, 0);
    for kind in Kind::ALL {
        for moves in 0..12 {
            let played = begun(kind, 50 + moves, 3 * moves as usize);
            let ToAct::Seats(seats) = played.game().to_act() else { continue };
            for seat in seats.iter().take(1) {
                let rng = || Seed::from_number(moves).rng("hint", 0);
                let found = hint(played.game(), seat, &mut rng()).expect("a decision");
                assert_eq!(Some(&found), hint(played.game(), seat, &mut rng()).as_ref(), "{kind}");
                let legal = played.game().legal_moves(seat);
                assert!(legal.contains(&found.mv), "{kind}: {found:?}");
                assert!(found.other.iter().all(|it| legal.contains(it) && *it != found.mv));
                let said: Vec<&str> = found.said.iter().map(|said| &*said.id).collect();
                assert!(matches!(said[0], "advice" | "advice-because"), "{kind}: {found:?}");
                let Some(first) = found.why.first() else {
                    assert_eq!((legal.len(), &said[1..]), (1, &["advice-only"][..]), "{kind}");
                    only += 1;
                    continue;
                };
                let as_good = said[1..] == ["advice-alike"];
                assert!(as_good || said.len() == 1, "{kind}: {said:?}");
                match (legal.len(), first.id.as_str()) {
                    (2.., "why-better") => {
                        let [best, other, more] =
                            ["best", "other", "more"].map(|it| number(first, it));
                        assert!(best > other && more == best - other, "{kind}: {first:?}");
                        assert!(!as_good, "{kind}: {said:?}");
                        compared += 1;
                    }
                    (2.., "why-alike") => {
                        assert!(number(first, "best") >= number(first, "other"), "{first:?}");
                        compared += 1;
                    }
                    (2.., "why-behind") => {
                        assert!(number(first, "best") <= number(first, "other"), "{first:?}");
                        assert!(!as_good || first.params["because"] == "chance", "{first:?}");
                        compared += 1;
                    }
                    other => panic!("{kind}: {other:?} {found:?}"),
                }
            }
        }
    }
    assert!(only > 0 && compared > 20, "{only} {compared}");
}

#[test]
fn there_is_no_hint_without_a_decision() {
    let played = begun(Kind::ALL[0], 1, 4);
    let ToAct::Seats(seats) = played.game().to_act() else { panic!("a round is played") };
    let rng = &mut Seed::from_number(1).rng("hint", 0);
    let idle = (0..3).filter_map(Seat::new).find(|seat| !seats.contains(*seat)).expect("a seat");
    assert_eq!(hint(played.game(), idle, rng), None);
    assert_eq!(hint(played.game(), Seat::new(9).expect("a number"), rng), None);
}

/// That the round ends at once is said of a move that ends it, and facts tell of the table after
/// the move: whoever cannot answer it has, in truth, nothing but to pass.
#[test]
fn what_is_certain_is_true() {
    let (mut ends, mut certain) = (0, 0);
    for number in 0..60_u64 {
        let played = begun(Kind::ALL[0], 100 + number, 10 + number as usize % 30);
        let ToAct::Seats(seats) = played.game().to_act() else { continue };
        let seat = seats.first().expect("somebody is to act");
        let found = hint(played.game(), seat, &mut Seed::from_number(number).rng("hint", 0));
        let found = found.expect("a decision");
        let mut after = played.clone();
        after.play(seat, &found.mv).expect("a legal move");
        for why in &found.why {
            if why.id == "why-ends" {
                ends += 1;
                assert!(!after.game().standings().is_playing());
            }
            let what = why.params.get("what").map(ToString::to_string).unwrap_or_default();
            if what.contains("lens-cannot-answer") && what.contains("lens-place-hidden") {
                certain += 1;
                let ToAct::Seats(next) = after.game().to_act() else { continue };
                let next = next.first().expect("somebody is to act");
                assert!(next == seat || after.game().legal_moves(next) == ["pass"], "{why:?}");
            }
        }
    }
    assert!(ends > 0 && certain > 0, "{ends} {certain}");
}
