//! OpenAPI: the HTTP part of the protocol.

use std::collections::BTreeSet;

use engine::Kind;
use serde_json::{Map, Value as Json, json};
use server::protocol::PROTOCOL_VERSION;

use crate::schema::{PLACE, definitions, point, pretty};

/// The kind of text that Prometheus reads.
const OPENMETRICS: &str = "application/openmetrics-text";

/// Where a schema finds another one here.
const HERE: &str = "#/components/schemas/";

/// `docs/protocol/openapi.json`.
pub(crate) fn openapi() -> String {
    let mut document = json!({
        "openapi": "3.1.1",
        "info": {
            "title": "Kartenhaus",
            "version": PROTOCOL_VERSION.to_string(),
            "summary": "Rooms for five card games.",
            "description": "Rooms are made and changed over HTTP; a seat plays over the WebSocket \
                at `/api/rooms/{room}/play`, whose messages are in `schema.json` beside this file. \
                Every error is a `Fault`. Made by `cargo xtask codegen`; do not edit.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "paths": paths(),
    });
    let schemas = used(&document, &definitions());
    document["components"] = json!({
        "securitySchemes": { "key": {
            "type": "http",
            "scheme": "bearer",
            "description": "The key of a seat, as `RoomAnswer` told it once.",
        } },
        "responses": responses(),
        "schemas": schemas,
    });
    point(&mut document, &|place| {
        Some(
            place
                .strip_prefix(PLACE)
                .map_or_else(|| place.to_owned(), |name| format!("{HERE}{name}")),
        )
    });
    pretty(&document)
}

/// The routes.
fn paths() -> Json {
    let games: Vec<_> = Kind::ALL.iter().map(|kind| kind.id()).collect();
    let game = parameter("game", "The game's id.", json!({ "type": "string", "enum": games }));
    let about = "The room's name, which is the end of its link.";
    let room = parameter("room", about, json!({ "type": "string" }));
    let games = json!({ "type": "array", "items": body("GameAbout") });
    json!({
        "/api/games": {
            "get": route("games", "The games that can be played.", "200", games, &[]),
        },
        "/api/games/{game}/rules": {
            "parameters": [game.clone()],
            "get": route("rules", "A game's rules, by clause.", "200", body("Rules"), &["404"]),
        },
        "/api/games/{game}/examples": {
            "parameters": [game.clone()],
            "get": route("examples", "Positions in which a game's clauses can be tried.", "200",
                json!({ "type": "array", "items": body("Example") }), &["404"]),
        },
        "/api/games/{game}/lesson": {
            "parameters": [game],
            "get": route("lesson", "What is said to who learns a game.", "200",
                body("LessonTexts"), &["404"]),
        },
        "/api/rooms": { "post": new_room() },
        "/api/rooms/{room}": {
            "parameters": [room],
            "get": route("room", "A room as it is.", "200", body("RoomView"), &["404"]),
            "post": change_room(),
        },
        "/api/rooms/{room}/play": { "parameters": [room], "get": {
            "operationId": "play",
            "summary": "The WebSocket of a seat or a spectator.",
            "description": "Text messages, one JSON object each: the client says `ClientMessage`, \
                first of all `hello`, and hears `ServerMessage`; both are in `schema.json`.",
            "responses": responses_of("101", json!({
                "description": "The connection is a WebSocket now.",
            }), &["400", "403", "404"]),
        } },
        "/api/status": {
            "get": route("status", "How the server is.", "200", body("Status"), &[]),
        },
        "/healthz": { "get": text("health", "Whether the server is there: `ok`.", "text/plain") },
        "/metrics": { "get": text("metrics", "Figures for Prometheus.", OPENMETRICS) },
    })
}

fn new_room() -> Json {
    let summary = "Makes a room, in which the caller sits and is the host.";
    let mut route = route("newRoom", summary, "201", body("RoomAnswer"), &["400", "403"]);
    route["requestBody"] = request("NewRoom");
    route
}

fn change_room() -> Json {
    let summary = "Does something in a room: sits down, gets ready, changes an option, …";
    let errors = ["400", "401", "403", "404", "409"];
    let mut route = route("changeRoom", summary, "200", body("RoomAnswer"), &errors);
    route["description"] = "Everything but `sit` needs the key of the caller's seat.".into();
    route["security"] = json!([{ "key": [] }, {}]);
    route["requestBody"] = request("RoomCommand");
    route
}

fn body(name: &str) -> Json {
    json!({ "$ref": format!("{PLACE}{name}") })
}

fn request(name: &str) -> Json {
    json!({ "required": true, "content": { "application/json": { "schema": body(name) } } })
}

fn parameter(name: &str, description: &str, schema: Json) -> Json {
    json!({
        "name": name,
        "in": "path",
        "required": true,
        "description": description,
        "schema": schema,
    })
}

/// A route that answers with JSON.
fn route(id: &str, summary: &str, status: &str, schema: Json, errors: &[&str]) -> Json {
    let description = if status == "201" { "The new room." } else { "What was asked for." };
    let answer = json!({
        "description": description,
        "content": { "application/json": { "schema": schema } },
    });
    json!({
        "operationId": id,
        "summary": summary,
        "responses": responses_of(status, answer, errors),
    })
}

/// A route that answers with text.
fn text(id: &str, summary: &str, kind: &str) -> Json {
    json!({ "operationId": id, "summary": summary, "responses": { "200": {
        "description": "Text.",
        "content": { kind: { "schema": { "type": "string" } } },
    } } })
}

/// An answer, these errors, and those that every route of the interface can have.
fn responses_of(status: &str, answer: Json, errors: &[&str]) -> Json {
    let mut responses = Map::new();
    responses.insert(status.to_owned(), answer);
    for error in errors.iter().chain(&["429", "500"]) {
        let place = format!("#/components/responses/{error}");
        responses.insert((*error).to_owned(), json!({ "$ref": place }));
    }
    Json::Object(responses)
}

/// The errors, by status: each says which codes a `Fault` has then.
fn responses() -> Json {
    let errors = [
        ("400", "`bad_message`, or `impossible` with what is."),
        ("401", "`bad_key`: the key opens no seat of this room."),
        ("403", "`not_host`, or `origin`: the request comes from a page of another site."),
        ("404", "`no_room`, or `not_found`."),
        ("409", "`not_now`."),
        ("429", "`too_many`: wait a little."),
        ("500", "`internal`."),
    ];
    let responses = errors.map(|(status, description)| {
        let mut response = json!({
            "description": description,
            "content": { "application/json": { "schema": body("Fault") } },
        });
        if status == "429" {
            response["headers"] = json!({ "Retry-After": {
                "description": "Seconds to wait.",
                "schema": { "type": "integer", "minimum": 0 },
            } });
        }
        (status.to_owned(), response)
    });
    Json::Object(responses.into_iter().collect())
}

/// The schemas to which something in the document points, and those to which they do.
fn used(document: &Json, all: &Map<String, Json>) -> Map<String, Json> {
    let (mut names, mut open) =
        (BTreeSet::from(["Fault".to_owned()]), vec![document, &all["Fault"]]);
    while let Some(json) = open.pop() {
        match json {
            Json::Array(list) => open.extend(list),
            Json::Object(object) => {
                let place = object.get("$ref").and_then(Json::as_str);
                if let Some(name) = place.and_then(|place| place.strip_prefix(PLACE))
                    && names.insert(name.to_owned())
                {
                    open.push(all.get(name).unwrap_or_else(|| panic!("there is no {name}")));
                }
                open.extend(object.values());
            }
            _ => {}
        }
    }
    names.into_iter().map(|name| (name.clone(), all[&name].clone())).collect()
}
