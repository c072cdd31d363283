//! Golden matches: what a match looks like to the table, to a seat and to the record, pinned. They
//! detect change, not error: whoever accepts a changed transcript names the clause that changed.
//!
//! `INSTA_UPDATE=always cargo test -p engine --test it transcripts` writes them anew.

use std::fmt::Write as _;

use games::{Chance, Kind, Match, Seat, Seed, Settings, Setup, ToAct, ToldJson};

/// Plays a match with moves drawn from the seed: the status and every view now and then, each move
/// and what was told of it always.
fn transcript(kind: Kind, seats: usize, options: &[(&str, &str)], moves: usize) -> String {
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
    writeln!(text, "state {}", game.reveal().json()).expect("text grows");
    writeln!(text, "table {}", game.view(None).json()).expect("text grows");
    for seat in (0..seats).filter_map(Seat::new).take(2) {
        writeln!(text, "view {seat} {}", game.view(Some(seat)).json()).expect("text grows");
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

fn check(name: &str, kind: Kind, seats: usize, options: &[(&str, &str)]) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("transcripts");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, transcript(kind, seats, options, 80)));
}

#[test]
fn kartel() {
    check("kartel", Kind::Kartel, 5, &[]);
    check("kartel-two-seats", Kind::Kartel, 2, &[("two_seat_hand", "15")]);
    check("kartel-hard", Kind::Kartel, 4, &[("pass", "hard")]);
}

#[test]
fn kartu_sama() {
    check("kartu-sama", Kind::KartuSama, 4, &[]);
    check("kartu-sama-piquet", Kind::KartuSama, 3, &[("deck", "piquet"), ("count", "victories")]);
    check("kartu-sama-decks", Kind::KartuSama, 3, &[("decks", "2"), ("may_draw", "true")]);
}

#[test]
fn krass_kariert() {
    check("krass-kariert", Kind::KrassKariert, 4, &[]);
    check("krass-kariert-two", Kind::KrassKariert, 2, &[("chips", "1"), ("all_out", "free")]);
}

#[test]
fn khamul() {
    check("khamul", Kind::Khamul, 4, &[]);
    check("khamul-value", Kind::Khamul, 3, &[("match", "value"), ("turn_limit", "6")]);
}

#[test]
fn ktu() {
    check("ktu", Kind::Ktu, 4, &[]);
    check("ktu-play-on", Kind::Ktu, 3, &[("play_on", "true"), ("eights", "each")]);
}
