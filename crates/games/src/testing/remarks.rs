//! Remarks on a round say what a spectator sees: a game's test derives them a second time, from a
//! spectator's view as JSON and what all were told.

use std::collections::BTreeSet;

use kit::words::Language;
use kit::{Message, Put, Seat, Seed, Settings, ToAct};
use serde_json::Value as Json;

use crate::{EventJson, Kind, Match, Setup, json};

const MANY_ALIKE: usize = 4;

/// What a spectator sees after a step.
pub struct Seen<'a> {
    /// The view.
    pub view: &'a Json,
    /// What all were told of the step.
    pub told: Vec<Json>,
}

/// The rounds of a game in which its remarks are compared.
pub struct Remarked<'a> {
    /// The game.
    pub kind: Kind,
    /// An option and its value, with which more is remarkable.
    pub option: Option<(&'a str, &'a str)>,
    /// A move that is seldom made, because it ends a round early.
    pub seldom: Option<&'a str>,
    /// The remarks that are made in these rounds.
    pub made: &'a [&'a str],
    /// Those that chance does not get to.
    pub rare: &'a [&'a str],
}

/// Plays 60 rounds at random. After every step the game's remarks have to be those that `derive`
/// finds, the most remarkable first; and all have words in every language.
///
/// # Panics
///
/// If a remark differs, is never made, or has no words.
pub fn remarks(of: &Remarked<'_>, mut derive: impl FnMut(&Seen<'_>) -> Vec<Message>) {
    let kind = of.kind;
    let mut met = BTreeSet::new();
    for number in 0..60 {
        let seed = Seed::from_number(number);
        let mut rng = seed.rng("talk", 0);
        let mut settings = Settings::new(kind.options());
        if let Some((name, value)) = of.option {
            settings.set(name, value).expect("there is such an option");
        }
        let setup = Setup { kind, seats: 3, settings, dealer: None, seed };
        let mut played = Match::undealt(&setup).expect("a table");
        while played.game().standings().round() < 2 {
            let line = match played.game().to_act() {
                ToAct::Chance(_) => played.due_deal().expect("a deck"),
                ToAct::Nobody => break,
                ToAct::Seats(seats) => {
                    let deciders: Vec<Seat> = seats.iter().collect();
                    let seat = *rng.choose(&deciders).expect("somebody");
                    let mut legal = played.game().legal_moves(seat);
                    legal.retain(|mv| Some(&**mv) != of.seldom || rng.below(40) == 0);
                    format!("{seat} {}", rng.choose(&legal).expect("a move"))
                }
            };
            let told = played.line(&line).expect("it is legal");
            let (game, said) = (played.game(), played.game().remarks());
            let view = game.view(None);
            let told = told.all.iter().map(EventJson::json).collect();
            let found = derive(&Seen { view: &json(&view), told });
            let playing = game.standings().is_playing();
            assert_eq!(said, if playing { found } else { Vec::new() }, "{kind} {number}");
            met.extend(said.into_iter().map(|message| message.id));
        }
    }
    for id in of.made {
        assert!(met.contains(*id), "{kind}: {id} is never said, but {met:?}");
    }
    for id in met.iter().map(String::as_str).chain(of.rare.iter().copied()) {
        assert!(Language::all().all(|language| language.has(id)), "{id}");
    }
}

/// That many cards of a rank lie there, of which one was just laid.
pub fn alike<'a>(latest: impl Iterator<Item = &'a Json>, seen: &[&str]) -> Option<Message> {
    let rank = |card: &str| card.chars().next();
    let count =
        |of: char| seen.iter().filter(|card| **card != "Jo" && rank(card) == Some(of)).count();
    let ranks = latest.filter_map(Json::as_str).filter_map(rank);
    let (count, rank) = ranks.map(|rank| (count(rank), rank)).max()?;
    let said = Message::plain("talk-alike").with("count", count).with("rank", rank.to_string());
    (count >= MANY_ALIKE).then_some(said)
}

/// A seat, as a parameter of a message.
///
/// # Panics
///
/// If no table has so many seats.
pub fn put(seat: usize) -> Put {
    Put::Seat(Seat::new(seat).expect("a seat of the table"))
}

/// Which seats have few cards left, the fewest first: by seat, how many each has.
pub fn left(sizes: Vec<usize>, few: usize) -> Vec<Message> {
    let mut sizes: Vec<(usize, usize)> = sizes.into_iter().enumerate().collect();
    sizes.retain(|&(_, size)| (1..=few).contains(&size));
    sizes.sort_by_key(|&(_, size)| size);
    let said = sizes.into_iter().map(|(seat, size)| {
        Message::plain("talk-left").with("seat", put(seat)).with("count", size)
    });
    said.collect()
}

/// The items of a list; none if it is no list.
pub fn list(json: &Json) -> impl DoubleEndedIterator<Item = &Json> {
    json.as_array().map(Vec::as_slice).unwrap_or_default().iter()
}

/// A number, or how long a list is: a spectator sees of a hidden list only that.
pub fn size(json: &Json) -> usize {
    json.as_array().map_or_else(|| json.as_u64().unwrap_or_default() as usize, Vec::len)
}

/// The [`size`] of each item of a list.
pub fn sizes(json: &Json) -> Vec<usize> {
    list(json).map(size).collect()
}
