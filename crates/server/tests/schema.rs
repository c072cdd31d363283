//! The committed JSON Schema against what is really shown: views and events of random matches.

use std::collections::BTreeSet;

use games::encoding::Spaces as _;
use games::testing::Table;
use games::{EventJson, Kind, Match, Rng, Seed, Setup, ToAct, ToldJson, for_game};
use serde::Deserialize;
use serde_json::{Value as Json, json};

#[path = "../../games/tests/facts.rs"]
mod facts;
mod validator;

use facts::facts;
use validator::Validator;

const SCHEMA: &str = include_str!("../../../docs/protocol/schema.json");

const DECISIONS: u32 = 4000;

/// The committed definitions, with nothing allowed in an object that they do not name: for clients
/// an unknown field is harmless, here it is a gap.
fn closed() -> Json {
    let mut schema: Json = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    close(&mut schema["$defs"]);
    schema
}

fn close(json: &mut Json) {
    match json {
        Json::Array(list) => list.iter_mut().for_each(close),
        Json::Object(object) => {
            object.values_mut().for_each(close);
            let is_object = object.get("type").is_some_and(|kind| kind == "object");
            if is_object && object.contains_key("properties") && !object.contains_key("$ref") {
                object.insert("additionalProperties".to_owned(), false.into());
            }
        }
        _ => {}
    }
}

fn validator(schema: &Json, name: &str) -> Validator {
    assert!(schema["$defs"][name].is_object(), "there is no {name}");
    let mut schema = schema.clone();
    schema["$ref"] = format!("#/$defs/{name}").into();
    Validator::new(&schema).expect("the schema is one")
}

/// What a game's definitions begin with.
fn prefix(kind: Kind) -> String {
    let words = kind.id().split('-').map(|word| word[..1].to_uppercase() + &word[1..]);
    words.collect()
}

/// The `type`s that the events of a definition have.
fn types(schema: &Json, name: &str) -> BTreeSet<String> {
    let event = &schema["$defs"][name];
    let each = event["oneOf"].as_array().cloned().unwrap_or_else(|| vec![event.clone()]);
    let each = each.iter().map(|event| event["properties"]["type"]["const"].as_str());
    each.map(|name| name.expect("an event has a type").to_owned()).collect()
}

/// Checks what one game shows, and keeps which events there were.
struct Checker {
    view: Validator,
    events: [Validator; 2],
    seen: [BTreeSet<String>; 2],
}

impl Checker {
    fn new(schema: &Json, kind: Kind) -> Self {
        let name = |what: &str| format!("{}{what}", prefix(kind));
        Self {
            view: validator(schema, &name("View")),
            events: ["Public", "Secret"].map(|what| validator(schema, &name(what))),
            seen: Default::default(),
        }
    }

    fn check(&mut self, played: &Match, told: &ToldJson) {
        let seats = played.game().standings().seats();
        for viewer in seats.seats().map(Some).chain([None]) {
            fits(&self.view, &games::json(&played.game().view(viewer)));
        }
        fits(&self.view, &games::json(&played.game().reveal()));
        self.events(0, &told.all);
        told.seats.iter().for_each(|secrets| self.events(1, secrets));
    }

    /// Checks what everyone (0) or one seat (1) was told.
    fn events(&mut self, audience: usize, events: &[EventJson]) {
        events.iter().for_each(|told| self.event(audience, &told.json()));
    }

    fn event(&mut self, audience: usize, event: &Json) {
        fits(&self.events[audience], event);
        self.seen[audience].insert(event["type"].as_str().expect("a type").to_owned());
    }
}

fn fits(validator: &Validator, value: &Json) {
    if let Err(error) = validator.validate(value) {
        panic!("{error}, in {value:#}");
    }
}

/// A match at a random table, of which nothing is dealt yet.
fn begin(kind: Kind, rng: &mut Rng) -> Match {
    let table = for_game!(kind, G => Table::random::<G>(rng));
    let seed = Seed::from_number(u64::from(rng.below(u32::MAX)));
    let Table { settings, seats, dealer, .. } = table;
    Match::undealt(&Setup { kind, seats, settings, dealer, seed }).expect("a table")
}

/// What random matches of a game leave out.
#[derive(Deserialize)]
struct Events {
    /// Moves that no list has.
    #[serde(default)]
    unlisted: Vec<String>,
    /// Events that chance does not get to.
    #[serde(default)]
    rare: Vec<Json>,
}

#[test]
fn views_and_events_are_as_described() {
    let schema = closed();
    for kind in Kind::ALL {
        let mut checker = Checker::new(&schema, kind);
        let Events { unlisted, rare } = facts(kind, "events");
        let mut rng = Seed::from_number(1).rng("schema", 0);
        let mut decisions = 0;
        while decisions < DECISIONS {
            let mut played = begin(kind, &mut rng);
            loop {
                let told = match played.game().to_act() {
                    ToAct::Nobody => break,
                    ToAct::Chance(_) => played.next_round(None).expect("a round is due"),
                    ToAct::Seats(seats) => {
                        let seat = seats.choose(&mut rng).expect("somebody is to act");
                        let moves = played.game().legal_moves(seat);
                        let mv = rng.choose(&moves).expect("a legal move");
                        decisions += 1;
                        let mut told = played.play(seat, mv).expect("a legal move").told;
                        for mv in &unlisted {
                            if let Ok(more) = played.play(seat, mv) {
                                told.extend(more.told);
                            }
                        }
                        told
                    }
                };
                checker.check(&played, &told);
            }
        }
        rare.iter().for_each(|event| checker.event(0, event));
        let of = |what| types(&schema, &format!("{}{what}", prefix(kind)));
        let listed: BTreeSet<String> =
            for_game!(kind, G => G::EVENTS).iter().map(ToString::to_string).collect();
        let all = &of("Public") | &of("Secret");
        assert_eq!(listed, all, "EVENTS in games/{kind}/src/encoding.rs");
        for (audience, what) in ["Public", "Secret"].into_iter().enumerate() {
            let name = format!("{}{what}", prefix(kind));
            let seen = &checker.seen[audience];
            let add = format!("add to [events] rare in games/{kind}/tests/facts.toml");
            assert_eq!(*seen, types(&schema, &name), "{name}: not all were seen; {add}");
        }
    }
}

/// The test above would not see a wrong schema if this one failed.
#[test]
fn a_wrong_view_is_refused() {
    let schema = closed();
    let mut rng = Seed::from_number(2).rng("schema", 0);
    for kind in Kind::ALL {
        let validator = validator(&schema, &format!("{}View", prefix(kind)));
        let mut played = begin(kind, &mut rng);
        played.next_round(None).expect("the first deal");
        let view = games::json(&played.game().view(None));
        fits(&validator, &view);
        for field in view.as_object().expect("a view is an object").keys() {
            let mut less = view.clone();
            less.as_object_mut().expect("an object").remove(field);
            assert!(validator.validate(&less).is_err(), "{kind} without {field}");
            let mut other = view.clone();
            other[field] = json!({ "no": "such" });
            assert!(validator.validate(&other).is_err(), "{kind} with another {field}");
        }
        let mut more = view.clone();
        more["more"] = true.into();
        assert!(validator.validate(&more).is_err(), "{kind} with one field more");
    }
}

/// The page for authors of bots shows real messages: after the line with a route, what is sent to
/// it and what it answers.
#[test]
fn the_sessions_of_the_page_are_as_described() {
    let page = include_str!("../../../docs/protocol/README.md");
    let schema: Json = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    let pair = |sent, heard| [("> ", validator(&schema, sent)), ("< ", validator(&schema, heard))];
    let room = pair("NewRoom", "RoomAnswer");
    let change = pair("RoomCommand", "RoomAnswer");
    let person = pair("PersonCommand", "PersonAnswer");
    let play = pair("ClientMessage", "ServerMessage");
    let (mut now, mut count) = (None, 0);
    for line in page.lines() {
        if line == "POST /api/rooms" {
            now = Some(&room);
        } else if line.starts_with("POST /api/rooms/") {
            now = Some(&change);
        } else if line == "POST /api/person" {
            now = Some(&person);
        } else if line.starts_with("GET /api/rooms/") && line.ends_with("/play") {
            now = Some(&play);
        } else if line == "```" {
            now = None;
        }
        for (mark, validator) in now.into_iter().flatten() {
            if let Some(message) = line.strip_prefix(mark) {
                let message = serde_json::from_str(message).expect("a message is JSON");
                fits(validator, &message);
                count += 1;
            }
        }
    }
    assert!(count > 15, "{count} messages");
}

/// Every schema of the description is one, and everything that it points to is there.
#[test]
fn the_openapi_document_holds_together() {
    let document = include_str!("../../../docs/protocol/openapi.json");
    let document: Json = serde_json::from_str(document).expect("the document is JSON");
    let mut places = Vec::new();
    references(&document, &mut places);
    assert!(places.len() > 20);
    for place in places {
        let found = place.strip_prefix('#').and_then(|place| document.pointer(place));
        assert!(found.is_some(), "{place} is not there");
    }
    let schemas = document["components"]["schemas"].as_object().expect("the schemas");
    for name in schemas.keys() {
        let place = format!("#/components/schemas/{name}");
        // As definitions they are checked to be schemas.
        let schema =
            json!({ "$ref": place, "$defs": schemas, "components": document["components"] });
        if let Err(error) = Validator::new(&schema) {
            panic!("{name}: {error}");
        }
    }
    let mut operations = BTreeSet::new();
    for (path, item) in document["paths"].as_object().expect("the paths") {
        for operation in ["get", "post"].iter().filter_map(|method| item.get(method)) {
            let id = operation["operationId"].as_str().expect("an operation has a name");
            assert!(operations.insert(id), "{id} is there twice");
            assert!(operation["responses"].is_object(), "{path} answers");
        }
        let named = path.matches('{').count();
        let parameters = item["parameters"].as_array().map_or(0, Vec::len);
        assert_eq!(named, parameters, "{path}");
    }
    assert!(operations.len() > 20);
}

fn references<'a>(json: &'a Json, places: &mut Vec<&'a str>) {
    match json {
        Json::Array(list) => list.iter().for_each(|item| references(item, places)),
        Json::Object(object) => {
            places.extend(object.get("$ref").and_then(Json::as_str));
            object.values().for_each(|item| references(item, places));
        }
        _ => {}
    }
}
