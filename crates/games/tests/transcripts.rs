//! Golden matches: what a match looks like to the table, to a seat and to the record, pinned. They
//! detect change, not error: whoever accepts a changed transcript names the clause that changed.
//!
//! `INSTA_UPDATE=always cargo test -p kartenhaus-games --test it transcripts` writes them anew.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use games::{Chance, Kind, Match, Seat, Seed, Settings, Setup, ToAct, ToldJson, each_game};
use serde::Deserialize;

use crate::facts::{facts, path};

/// Plays a match with moves drawn from the seed: the status and every view now and then, each move
/// and what was told of it always.
fn transcript(
    kind: Kind,
    seats: usize,
    options: &BTreeMap<String, String>,
    moves: usize,
) -> String {
    let mut settings = Settings::new(kind.options());
    for (name, value) in options {
        settings.set(name, value).expect("an option");
    }
    let seed = Seed::from_number(20_261_120);
    let setup = Setup { kind, seats, settings, dealer: None, seed };
    let mut played = Match::new(&setup, None).expect("a table");
    let mut rng = seed.rng("transcript", 0);
    let mut text = String::new();
    for number in 0..moves {
        if number % 20 == 0 {
            show(&mut text, &played, seats);
        }
        let told = match played.game().to_act() {
            ToAct::Seats(acting) => {
                let seat = acting.choose(&mut rng).expect("somebody is to act");
                let legal = played.game().legal_moves(seat);
                let mv = legal[rng.index(legal.len())].clone();
                writeln!(text, "{seat} {mv}  (one of {})", legal.len()).expect("text grows");
                played.play(seat, &mv).expect("a legal move").told
            }
            ToAct::Chance(Chance::Round) => {
                writeln!(text, "the next round").expect("text grows");
                played.next_round(None).expect("it is due")
            }
            ToAct::Chance(Chance::Reshuffle) => panic!("a match reshuffles by itself"),
            ToAct::Nobody => break,
        };
        tell(&mut text, &told);
    }
    show(&mut text, &played, seats);
    text
}

fn show(text: &mut String, played: &Match, seats: usize) {
    let json = |value: &dyn Fn() -> serde_json::Value| value().to_string();
    let game = played.game();
    let status = json(&|| serde_json::to_value(game.status()).expect("JSON"));
    writeln!(text, "\nstatus {status}").expect("text grows");
    writeln!(text, "state {}", game.reveal()).expect("text grows");
    writeln!(text, "table {}", game.view(None)).expect("text grows");
    for seat in (0..seats).filter_map(Seat::new).take(2) {
        writeln!(text, "view {seat} {}", game.view(Some(seat))).expect("text grows");
    }
    text.push('\n');
}

fn tell(text: &mut String, told: &ToldJson) {
    for event in &told.all {
        writeln!(text, "    all {}", event.json()).expect("text grows");
    }
    for (seat, events) in told.seats.iter().enumerate() {
        for event in events {
            writeln!(text, "    {seat} alone {}", event.json()).expect("text grows");
        }
    }
}

#[derive(Deserialize)]
struct Seated {
    seats: usize,
    #[serde(default)]
    options: BTreeMap<String, String>,
}

fn check(kind: Kind) {
    let tables: BTreeMap<String, Seated> = facts(kind, "transcripts");
    assert!(tables.contains_key("standard"), "{kind}: facts.toml names no standard transcript");
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(path(kind, "tests/transcripts"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    for (name, Seated { seats, options }) in tables {
        let text = transcript(kind, seats, &options, 80);
        settings.bind(|| insta::assert_snapshot!(name, text));
    }
}

each_game!(mod golden, kind: G => check(kind));
