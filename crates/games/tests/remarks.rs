//! Remarks on a round say what a spectator sees: they are derived here a second time, from a
//! spectator's view as JSON and what all were told, and compared after every move of random rounds.

use std::collections::BTreeSet;

use games::words::Language;
use games::{EventJson, Kind, Match, Message, Put, Seat, Seed, Settings, Setup, ToAct};
use serde_json::Value as Json;

const FEW: usize = 3;
const FEW_IN_A_ROW: usize = 2;
const MANY_ALIKE: usize = 4;
const MANY_TO_TAKE: usize = 8;
const MANY_OWED: usize = 4;

/// What is true of the game and worth saying, the most remarkable first.
fn remarks(kind: Kind, view: &Json, snaps: u32) -> Vec<Message> {
    match kind {
        Kind::Kartel => {
            let mut said: Vec<Message> = kara(view).into_iter().collect();
            let played: Vec<&str> =
                list(&view["played"]).flat_map(list).filter_map(Json::as_str).collect();
            let latest = list(&view["pile"]).next_back().map(|set| &set["cards"]);
            said.extend(alike(latest.into_iter().flat_map(list), &played));
            said.extend(left(sizes(&view["hands"]), FEW));
            said
        }
        Kind::KartuSama => {
            let discard: Vec<&str> = list(&view["discard"]).filter_map(Json::as_str).collect();
            let jokers = discard.iter().rev().take_while(|card| **card == "Jo").count();
            let mut said = Vec::new();
            if jokers > 1 {
                said.push(Message::plain("talk-jokers").with("count", jokers));
            }
            let owed = size(&view["owed"]);
            if owed >= MANY_OWED {
                said.push(Message::plain("talk-owed").with("count", owed));
            }
            let latest = list(&view["discard"]).next_back().into_iter();
            said.extend(alike(latest.filter(|card| **card != "Jo"), &discard));
            said.extend(left(sizes(&view["hands"]), FEW));
            said
        }
        Kind::KrassKariert => {
            let few = list(&view["chips"]).map(size).enumerate().filter(|&(_, chips)| chips < 2);
            let chips = few.map(|(seat, chips)| {
                Message::plain("talk-chips").with("seat", put(seat)).with("count", chips)
            });
            left(sizes(&view["hands"]), FEW).into_iter().chain(chips).collect()
        }
        Kind::Khamul => {
            let mut said = Vec::new();
            if let Some(seat) = view["announcer"].as_u64() {
                said.push(Message::plain("talk-khamul").with("seat", put(seat as usize)));
            }
            if snaps > 1 {
                said.push(Message::plain("talk-snaps").with("count", snaps));
            }
            let discard: Vec<&str> = list(&view["discard"]).filter_map(Json::as_str).collect();
            said.extend(alike(list(&view["discard"]).next_back().into_iter(), &discard));
            said.extend(left(sizes(&view["rows"]), FEW_IN_A_ROW));
            said
        }
        Kind::Ktu => {
            let mut said = Vec::new();
            let pile = size(&view["pile"]);
            if pile >= MANY_TO_TAKE {
                said.push(Message::plain("talk-pile").with("count", pile));
            }
            if let Some(first) = list(&view["places"]).next().and_then(Json::as_u64) {
                said.push(Message::plain("talk-out").with("seat", put(first as usize)));
            }
            let (open, closed) = (sizes(&view["open"]), sizes(&view["closed"]));
            let mut held = sizes(&view["hands"]);
            for (seat, held) in held.iter_mut().enumerate() {
                *held += open.get(seat).unwrap_or(&0) + closed.get(seat).unwrap_or(&0);
            }
            said.extend(left(held, FEW));
            said
        }
    }
}

/// That the set to beat is a Kara.
fn kara(view: &Json) -> Option<Message> {
    let name = list(&view["pile"]).next_back()?["name"].as_str()?;
    name.starts_with("KARA").then(|| Message::plain("talk-kara").with("set", name))
}

/// That many cards of a rank lie there, of which one was just laid.
fn alike<'a>(latest: impl Iterator<Item = &'a Json>, seen: &[&str]) -> Option<Message> {
    let rank = |card: &str| card.chars().next();
    let count =
        |of: char| seen.iter().filter(|card| **card != "Jo" && rank(card) == Some(of)).count();
    let ranks = latest.filter_map(Json::as_str).filter_map(rank);
    let (count, rank) = ranks.map(|rank| (count(rank), rank)).max()?;
    let said = Message::plain("talk-alike").with("count", count).with("rank", rank.to_string());
    (count >= MANY_ALIKE).then_some(said)
}

/// A seat, as a message is told of it.
fn put(seat: usize) -> Put {
    Put::Seat(Seat::new(seat).expect("a seat of the table"))
}

/// Who has few cards left: the fewest first.
fn left(sizes: Vec<usize>, few: usize) -> Vec<Message> {
    let mut sizes: Vec<(usize, usize)> = sizes.into_iter().enumerate().collect();
    sizes.retain(|&(_, size)| (1..=few).contains(&size));
    sizes.sort_by_key(|&(_, size)| size);
    let said = sizes.into_iter().map(|(seat, size)| {
        Message::plain("talk-left").with("seat", put(seat)).with("count", size)
    });
    said.collect()
}

fn list(json: &Json) -> impl DoubleEndedIterator<Item = &Json> {
    json.as_array().map(Vec::as_slice).unwrap_or_default().iter()
}

/// A number, or how long a list is: a spectator sees of a hidden list only that.
fn size(json: &Json) -> usize {
    json.as_array().map_or_else(|| json.as_u64().unwrap_or_default() as usize, Vec::len)
}

fn sizes(json: &Json) -> Vec<usize> {
    list(json).map(size).collect()
}

/// Plays rounds at random, compares all remarks, and says which were ever made.
fn ever(kind: Kind, rounds: u64) -> BTreeSet<String> {
    let mut met = BTreeSet::new();
    for number in 0..rounds {
        let seed = Seed::from_number(number);
        let mut rng = seed.rng("talk", 0);
        let mut settings = Settings::new(kind.options());
        // More jokers than usual, and fewer chips.
        if let Some((name, value)) = match kind {
            Kind::KartuSama => Some(("decks", "4")),
            Kind::KrassKariert => Some(("chips", "1")),
            Kind::Kartel | Kind::Khamul | Kind::Ktu => None,
        } {
            settings.set(name, value).expect("there is such an option");
        }
        let setup = Setup { kind, seats: 3, settings, dealer: None, seed };
        let mut played = Match::undealt(&setup).expect("a table");
        let mut snaps = 0;
        while played.game().standings().round() < 2 {
            let line = match played.game().to_act() {
                ToAct::Chance(_) => played.due_deal().expect("a deck"),
                ToAct::Nobody => break,
                ToAct::Seats(seats) => {
                    let deciders: Vec<Seat> = seats.iter().collect();
                    let seat = *rng.choose(&deciders).expect("somebody");
                    let mut legal = played.game().legal_moves(seat);
                    legal.retain(|mv| mv != "khamul" || rng.below(40) == 0);
                    format!("{seat} {}", rng.choose(&legal).expect("a move"))
                }
            };
            let told = played.line(&line).expect("it is legal");
            let matched = |event: &Json| event["type"] == "threw" && event["matches"] == true;
            snaps += told.all.iter().map(EventJson::json).filter(matched).count() as u32;
            snaps *= u32::from(!line.starts_with("deck"));
            let (game, said) = (played.game(), played.game().remarks());
            if game.standings().is_playing() {
                assert_eq!(
                    said,
                    remarks(kind, &games::json(&game.view(None)), snaps),
                    "{kind} {number}"
                );
            } else {
                assert_eq!(said, []);
            }
            met.extend(said.into_iter().map(|message| message.id));
        }
    }
    met
}

#[test]
fn remarks_are_what_everyone_can_see_and_have_words_in_every_language() {
    for (kind, own) in [
        (Kind::Kartel, &["talk-kara", "talk-alike", "talk-left"][..]),
        (Kind::KartuSama, &["talk-jokers", "talk-owed", "talk-alike", "talk-left"]),
        (Kind::KrassKariert, &["talk-left", "talk-chips"]),
        (Kind::Khamul, &["talk-khamul", "talk-snaps", "talk-left"]),
        (Kind::Ktu, &["talk-pile", "talk-left"]),
    ] {
        let mut all = ever(kind, 60);
        for id in own {
            assert!(all.contains(*id), "{kind}: {id} is never said, but {all:?}");
        }
        all.insert("talk-out".to_owned());
        for id in all {
            assert!(Language::all().all(|language| language.has(&id)), "{id}");
        }
    }
}
