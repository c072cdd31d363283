//! Table talk: remarks that the server makes of what everybody can see, instead of a chat.
//!
//! A remark is a message of the catalogue, told as its name and what is put into it, so everyone
//! reads it in their own language. What may be said is made of a spectator's view and of a count of
//! what all were told: there is nothing else here that it could depend on.

use engine::Kind;
use serde_json::Value as Json;
use words::Message;

use crate::protocol::Phrase;

/// How many remarks about the game there are at once; with two that are plain courtesy they fill a
/// small menu.
const TRUE_MAX: usize = 3;

/// A hand of so few cards is worth a remark.
const FEW: usize = 3;

/// A row in Khamul begins with four cards.
const FEW_IN_A_ROW: usize = 2;

/// So many cards of one rank are worth a remark.
const MANY_ALIKE: usize = 4;

/// A pile of so many cards is worth a remark.
const MANY_TO_TAKE: usize = 8;

/// So many cards owed are worth a remark.
const MANY_OWED: usize = 4;

/// What may be said now, from what a spectator sees, and how many throws matched in this round.
pub(crate) fn phrases(kind: Kind, view: &Json, snaps: u32) -> Vec<Phrase> {
    let mut all = match view["phase"].as_str() {
        Some("playing") => remarks(kind, view, snaps),
        _ => Vec::new(),
    };
    all.truncate(TRUE_MAX);
    all.push(Message::plain("talk-well-played"));
    all.push(Message::plain(match view["phase"].as_str() {
        Some("match_over") => "talk-thanks",
        _ => "talk-one-moment",
    }));
    all.into_iter().map(Phrase::from).collect()
}

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
                Message::plain("talk-chips").with("seat", seat).with("count", chips)
            });
            left(sizes(&view["hands"]), FEW).into_iter().chain(chips).collect()
        }
        Kind::Khamul => {
            let mut said = Vec::new();
            if let Some(seat) = view["announcer"].as_u64() {
                said.push(Message::plain("talk-khamul").with("seat", seat));
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
                said.push(Message::plain("talk-out").with("seat", first));
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

/// Who has few cards left: the fewest first.
fn left(sizes: Vec<usize>, few: usize) -> Vec<Message> {
    let mut sizes: Vec<(usize, usize)> = sizes.into_iter().enumerate().collect();
    sizes.retain(|&(_, size)| (1..=few).contains(&size));
    sizes.sort_by_key(|&(_, size)| size);
    let said = sizes
        .into_iter()
        .map(|(seat, size)| Message::plain("talk-left").with("seat", seat).with("count", size));
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{Match, Seat, Seed, Setup, ToAct};
    use serde_json::json;
    use words::Language;

    use super::*;

    fn said(kind: Kind, view: &Json, snaps: u32) -> Vec<String> {
        let english = |phrase: Phrase| {
            let mut message = Message::plain(phrase.id);
            message.params.extend(phrase.params);
            // The page puts in a name; and it knows who reads.
            let seat = message.params.get("seat").map(|seat| format!("Seat {seat}"));
            let message = match seat {
                Some(seat) => message.with("seat", seat).with("who", "other"),
                None => message,
            };
            message.text(Language::english())
        };
        phrases(kind, view, snaps).into_iter().map(english).collect()
    }

    #[track_caller]
    fn check(kind: Kind, view: Json, snaps: u32, expected: &[&str]) {
        let mut view = view;
        view["phase"] = json!("playing");
        let all = said(kind, &view, snaps);
        assert_eq!(all[..all.len() - 2], *expected);
        assert_eq!(all[all.len() - 2..], ["Well played.", "One moment, please."]);
    }

    #[test]
    fn remarks_are_what_everyone_can_see() {
        let kartel = json!({
            "pile": [
                { "seat": 0, "cards": ["7o"], "name": "Single" },
                { "seat": 1, "cards": ["8o", "8r"], "name": "KARA Pair" },
            ],
            "played": [["7o"], ["8o", "8r", "8k", "8b"], []],
            "hands": [12, 2, 15],
        });
        let expected = ["A KARA: KARA Pair!", "That makes four 8s.", "Seat 1 has two cards left."];
        check(Kind::Kartel, kartel, 0, &expected);
        let sama = json!({ "discard": ["8h", "Jo", "Jo"], "owed": 4, "hands": [1, 3, 1] });
        let expected =
            ["A chain of two jokers.", "Four cards are owed.", "Seat 0 has one card left."];
        check(Kind::KartuSama, sama, 0, &expected);
        let krass =
            json!({ "chips": [1, 3, 0], "hands": [[null, null], [null, null, null, null], ["8"]] });
        let expected = [
            "Seat 2 has one card left.",
            "Seat 0 has two cards left.",
            "Seat 0 has one chip left.",
        ];
        check(Kind::KrassKariert, krass, 0, &expected);
        let khamul = json!({ "discard": ["8h", "8c", "8d", "8s"], "announcer": 1, "rows": [2, 4] });
        let expected = [
            "Seat 1 has said Khamul.",
            "That makes three snaps in this round.",
            "That makes four 8s.",
        ];
        check(Kind::Khamul, khamul, 3, &expected);
        let ktu = json!({
            "pile": ["8h", "8c", "9d", "Ts", "Tc", "Jc", "Jd", "Qd", "Kd", "Ad"],
            "places": [2],
            "hands": [[null], [], []],
            "open": [[], [], []],
            "closed": [1, 3, 0],
        });
        let expected = ["Ten cards to pick up.", "Seat 2 is out.", "Seat 0 has two cards left."];
        check(Kind::Ktu, ktu, 0, &expected);
    }

    #[test]
    fn after_a_match_there_is_thanks() {
        for (phase, last) in
            [("round_over", "One moment, please."), ("match_over", "Thanks for the game.")]
        {
            let view = json!({ "phase": phase, "hands": [1, 1], "chips": [0, 0] });
            assert_eq!(said(Kind::KrassKariert, &view, 0), ["Well played.", last]);
        }
    }

    /// Plays rounds at random, and says what was ever remarked.
    fn ever(kind: Kind, rounds: u64) -> BTreeSet<String> {
        let mut met = BTreeSet::new();
        for number in 0..rounds {
            let seed = Seed::from_number(number);
            let mut rng = seed.rng("talk", 0);
            let mut settings = engine::Settings::new(kind.options());
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
                let matched = |event: &&Json| event["type"] == "threw" && event["matches"] == true;
                snaps += told.all.iter().filter(matched).count() as u32;
                let all = phrases(kind, played.game().view(None).json(), snaps);
                assert!(all.len() <= TRUE_MAX + 2);
                assert!(all.iter().enumerate().all(|(at, it)| !all[..at].contains(it)));
                met.extend(all.into_iter().map(|phrase| phrase.id));
            }
        }
        met
    }

    #[test]
    fn every_remark_is_made_of_real_views_and_has_words_in_every_language() {
        let mut met = BTreeSet::new();
        for (kind, own) in [
            (Kind::Kartel, &["talk-kara", "talk-alike", "talk-left"][..]),
            (Kind::KartuSama, &["talk-jokers", "talk-owed", "talk-alike", "talk-left"]),
            (Kind::KrassKariert, &["talk-left", "talk-chips"]),
            (Kind::Khamul, &["talk-khamul", "talk-snaps", "talk-left"]),
            (Kind::Ktu, &["talk-pile", "talk-left"]),
        ] {
            let all = ever(kind, 60);
            for id in own {
                assert!(all.contains(*id), "{kind}: {id} is never said, but {all:?}");
            }
            met.extend(all);
        }
        met.extend(["talk-out", "talk-thanks"].map(str::to_owned));
        for id in met {
            assert!(Language::all().all(|language| language.has(&id)), "{id}");
        }
    }
}
