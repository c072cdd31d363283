//! What is said of a game has words in every language, for every reader.

use std::collections::BTreeSet;

use games::words::{Language, Voice};
use games::{Kind, Match, Message, Seat, Seed, Settings, Setup, ToAct};
use serde::Deserialize;

use crate::facts::facts;

/// On seat 1, or on none.
struct Reader {
    on: &'static str,
    you: bool,
}

impl Voice for Reader {
    fn reader(&self) -> &'static str {
        self.on
    }

    fn is_reader(&self, seat: Seat) -> bool {
        self.you && seat.index() == 1
    }
}

/// Says it to every reader; a parameter that a message lacks is an error.
fn say(message: &Message) {
    for language in Language::all() {
        assert!(language.has(&message.id), "{language:?}: {message:?}");
        for (on, you) in [("terminal", false), ("terminal", true), ("page", false), ("page", true)]
        {
            let text = language.say_as(message, &Reader { on, you });
            assert!(!text.contains(['{', '}']), "{language:?}: {text}");
        }
    }
}

#[derive(Deserialize)]
struct Said {
    #[serde(default)]
    rare: Vec<Message>,
    #[serde(default)]
    seldom: Vec<String>,
}

/// Returns the names of all messages.
fn said(kind: Kind, seldom: &[String], matches: u64) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for seed in 0..matches {
        let mut settings = Settings::new(kind.options());
        for (name, value) in kind.short() {
            settings.set(name, value).expect("an option");
        }
        if seed % 2 == 1 {
            // Where there is such an option.
            settings.set("count", "victories").ok();
        }
        let seats = 2 + seed as usize % 3;
        let seed = Seed::from_number(seed);
        let mut rng = seed.rng("moves", 0);
        let setup = Setup { kind, seats, settings, dealer: None, seed };
        let mut played = Match::undealt(&setup).expect("a table");
        for _ in 0..600 {
            let told = match played.game().to_act() {
                ToAct::Seats(seats) => {
                    let seat = seats.choose(&mut rng).expect("somebody is to act");
                    let mut moves = played.game().legal_moves(seat);
                    if moves.len() > 1 && rng.below(20) > 0 {
                        // Announced at once, a round shows little.
                        moves.retain(|mv| !seldom.contains(mv));
                    }
                    let mv = rng.choose(&moves).expect("a legal move").clone();
                    played.play(seat, &mv).expect("a legal move").told
                }
                ToAct::Chance(_) => played.next_round(None).expect("the round is over"),
                ToAct::Nobody => break,
            };
            let game = played.game();
            let seats = game.standings().seats().seats();
            let asked: Vec<Message> = seats.flat_map(|seat| game.decision(seat).asked).collect();
            let own = told.seats.iter().flatten();
            let messages = told.all.iter().chain(own).flat_map(|event| &event.said);
            for message in messages.chain(&game.ended()).chain(&asked) {
                say(message);
                ids.insert(message.id.clone());
            }
        }
    }
    ids
}

#[test]
fn all_that_is_told_can_be_said() {
    let mut ids: BTreeSet<String> = BTreeSet::new();
    for kind in Kind::ALL {
        let own: Said = facts(kind, "said");
        own.rare.iter().for_each(say);
        ids.extend(said(kind, &own.seldom, 40));
        ids.extend(own.rare.into_iter().map(|message| message.id));
    }
    let english = Language::english();
    let known = english
        .ids()
        .filter(|id| ["asked-", "ended-", "event-"].iter().any(|kind| id.starts_with(kind)));
    let never: Vec<_> = known.filter(|&id| !ids.contains(id)).collect();
    assert!(never.is_empty(), "add to [said] rare in games/<game>/tests/facts.toml: {never:#?}");
}

#[test]
fn every_option_says_what_it_does() {
    for language in Language::all() {
        let about = |kind: Kind| format!("game-{kind}");
        assert!(Kind::ALL.into_iter().all(|kind| language.has(&about(kind))), "{language:?}");
        let all = Kind::ALL.iter().flat_map(|kind| {
            kind.options().iter().map(|option| kind.about(option).id).collect::<Vec<_>>()
        });
        let mut all: Vec<String> = all.collect();
        let mut said: Vec<_> =
            language.ids().filter(|id| id.starts_with("option-")).map(str::to_owned).collect();
        all.sort();
        said.sort();
        assert_eq!(said, all, "{language:?}");
    }
}
