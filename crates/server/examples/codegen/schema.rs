//! JSON Schema: what is said on the wire, views and events included.

use games::{Allowed, Common, Events, Game, Kind, OptionSpec, Value, for_game};
use schemars::JsonSchema;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value as Json, json};
use server::protocol::{
    ClientMessage, DailyAbout, DailyResult, Example, Fault, GameAbout, History, Leaderboard,
    LessonTexts, MatchRatings, MatchReview, NewRoom, OpenTables, OwnMatches, OwnMatchesAsked,
    OwnRatings, PROTOCOL_VERSION, PersonAnswer, PersonCommand, RatingsAsked, RecordAnswer,
    RoomAnswer, RoomCommand, RoomLook, Rules, ServerMessage, Status, Steps,
};

use crate::prefix;

/// Where a schema finds another one.
pub(crate) const PLACE: &str = "#/$defs/";

/// `docs/protocol/schema.json`.
pub(crate) fn schema() -> String {
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Kartenhaus protocol",
        "description": format!(
            "Version {PROTOCOL_VERSION}. A client says ClientMessage and hears ServerMessage on \
             its WebSocket; the other definitions are bodies of HTTP, and what they contain."
        ),
        "$comment": "Made by `cargo xtask codegen`. Do not edit.",
        "$defs": definitions(),
    });
    pretty(&schema)
}

pub(crate) fn pretty(json: &Json) -> String {
    format!("{json:#}\n")
}

pub(crate) fn definitions() -> Map<String, Json> {
    let mut heard = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    add::<ClientMessage>(&mut heard);
    add::<NewRoom>(&mut heard);
    add::<RoomCommand>(&mut heard);
    add::<PersonCommand>(&mut heard);
    add::<RatingsAsked>(&mut heard);
    add::<OwnMatchesAsked>(&mut heard);
    let mut said = SchemaSettings::draft2020_12().for_serialize().into_generator();
    add::<ServerMessage>(&mut said);
    add::<RoomAnswer>(&mut said);
    add::<PersonAnswer>(&mut said);
    add::<RoomLook>(&mut said);
    add::<GameAbout>(&mut said);
    add::<Rules>(&mut said);
    add::<LessonTexts>(&mut said);
    add::<Example>(&mut said);
    add::<OpenTables>(&mut said);
    add::<Leaderboard>(&mut said);
    add::<OwnRatings>(&mut said);
    add::<OwnMatches>(&mut said);
    add::<MatchRatings>(&mut said);
    add::<DailyAbout>(&mut said);
    add::<DailyResult>(&mut said);
    add::<Status>(&mut said);
    add::<History>(&mut said);
    add::<Steps>(&mut said);
    add::<MatchReview>(&mut said);
    add::<RecordAnswer>(&mut said);
    add::<Fault>(&mut said);
    add::<Common>(&mut said);
    for kind in Kind::ALL {
        for_game!(kind, G => {
            add::<<G as Game>::Shown>(&mut said);
            add::<<G as Events>::Public>(&mut said);
            add::<<G as Events>::Secret>(&mut said);
        });
    }
    let mut all = said.take_definitions(true);
    merge(&mut all, heard.take_definitions(true));
    let common = all.remove("Common").expect("it was added");
    for kind in Kind::ALL {
        add_game(&mut all, kind, &common);
    }
    add_unions(&mut all);
    let mut all = Json::Object(all);
    without_links(&mut all);
    match all {
        Json::Object(mut all) => {
            all.sort_keys();
            all
        }
        _ => unreachable!("definitions are an object"),
    }
}

fn add<T: JsonSchema>(generator: &mut SchemaGenerator) {
    generator.subschema_for::<T>();
}

/// Adds what the server hears to what it says. A type that is both, and of which a client may leave
/// something out, is there twice, the second with `Input` at the end of its name.
fn merge(said: &mut Map<String, Json>, mut heard: Map<String, Json>) {
    let differing = |(name, schema): (&String, &Json)| {
        said.get(name).is_some_and(|other| other != schema).then(|| name.clone())
    };
    for name in heard.iter().filter_map(differing).collect::<Vec<_>>() {
        let schema = heard.remove(&name).expect("it is there");
        heard.insert(format!("{name}Input"), schema);
        let (old, new) = (format!("{PLACE}{name}"), format!("{PLACE}{name}Input"));
        heard
            .values_mut()
            .for_each(|schema| point(schema, &|place| (place == old).then(|| new.clone())));
    }
    said.extend(heard);
}

pub(crate) fn point(json: &mut Json, to: &dyn Fn(&str) -> Option<String>) {
    match json {
        Json::Array(list) => list.iter_mut().for_each(|item| point(item, to)),
        Json::Object(object) => {
            if let Some(Json::String(place)) = object.get_mut("$ref")
                && let Some(new) = to(place)
            {
                *place = new;
            }
            object.values_mut().for_each(|item| point(item, to));
        }
        _ => {}
    }
}

/// A description's links to Rust become plain names.
fn without_links(json: &mut Json) {
    match json {
        Json::Array(list) => list.iter_mut().for_each(without_links),
        Json::Object(object) => {
            if let Some(Json::String(text)) = object.get_mut("description") {
                *text = text.replace("[`", "`").replace("`]", "`").replace('\n', " ");
            }
            object.values_mut().for_each(without_links);
        }
        _ => {}
    }
}

/// Adds a game's options, view and events; its view holds the fields that all games share, and its
/// own.
fn add_game(all: &mut Map<String, Json>, kind: Kind, common: &Json) {
    let (name, prefix) = (kind.name(), prefix(kind));
    let shown = all.remove(&format!("{prefix}Shown")).expect("it was added");
    let named = |spec: &OptionSpec| (spec.name.to_owned(), option(kind, spec));
    let (missing, always): (Vec<_>, Vec<_>) =
        kind.options().iter().partition(|spec| spec.may_be_missing());
    let mut fields = Map::new();
    fields.insert("game".to_owned(), json!({ "type": "string", "const": kind.id() }));
    fields.insert("options".to_owned(), reference(&format!("{prefix}Options")));
    let mut optional = Map::new();
    for part in [common, &shown] {
        let required = part["required"].as_array().expect("a list");
        for (name, schema) in part["properties"].as_object().expect("an object") {
            let is_required = required.iter().any(|it| it == name);
            let fields = if is_required { &mut fields } else { &mut optional };
            fields.insert(name.clone(), schema.clone());
        }
    }
    let always = always.into_iter().map(named).collect();
    // The others are left out where they have their default.
    let missing = missing.into_iter().map(named).collect();
    let options = object(&format!("The options of {name}."), always, missing);
    all.insert(format!("{prefix}Options"), options);
    let about = format!("What a seat or a spectator may know of a match of {name}.");
    all.insert(format!("{prefix}View"), object(&about, fields, optional));
}

/// An object with these fields; only the optional ones are ever left out.
fn object(description: &str, mut fields: Map<String, Json>, optional: Map<String, Json>) -> Json {
    let required: Vec<String> = fields.keys().cloned().collect();
    fields.extend(optional);
    json!({
        "description": description,
        "type": "object",
        "required": required,
        "properties": fields,
    })
}

pub(crate) fn option(kind: Kind, spec: &OptionSpec) -> Json {
    let mut schema = match spec.allowed {
        Allowed::Values([Value::Flag(_), Value::Flag(_)]) => json!({ "type": "boolean" }),
        Allowed::Values(values) => json!({ "enum": values }),
        Allowed::Between(min, max) => {
            json!({ "type": "integer", "minimum": min, "maximum": max })
        }
    };
    schema["description"] = words::Language::english().say(&kind.about(spec)).into();
    schema
}

fn reference(name: &str) -> Json {
    json!({ "$ref": format!("{PLACE}{name}") })
}

/// Adds what holds a view or events of any game, and puts it where the messages have one.
fn add_unions(all: &mut Map<String, Json>) {
    let unions = [
        ("View", "What a client may know now, by game."),
        ("Public", "What everyone was told, by game."),
        ("Secret", "What a seat alone was told, by game."),
    ];
    for (what, description) in unions {
        let each = Kind::ALL.map(|kind| reference(&format!("{}{what}", prefix(kind))));
        all.insert(what.to_owned(), json!({ "description": description, "anyOf": each }));
    }
    for (place, what) in [
        ("/Update/properties/view", "View"),
        ("/Told/properties/all/items", "Public"),
        ("/Told/properties/you/items", "Secret"),
        ("/Peek/properties/event", "Secret"),
        ("/Step/properties/view", "View"),
        ("/Step/properties/all/items", "Public"),
        ("/Step/properties/you/items", "Secret"),
    ] {
        let (name, inner) = place[1..].split_once('/').expect("a definition and a place in it");
        let schema = all.get_mut(name).and_then(|schema| schema.pointer_mut(&format!("/{inner}")));
        let schema = schema.unwrap_or_else(|| panic!("there is no {place}"));
        let description = schema.get("description").cloned();
        *schema = reference(what);
        if let Some(description) = description {
            schema["description"] = description;
        }
    }
}
