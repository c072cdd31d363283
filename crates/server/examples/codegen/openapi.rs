//! OpenAPI: the HTTP part of the protocol, from the routes themselves.

use std::collections::BTreeSet;

use games::Kind;
use serde_json::{Map, Value as Json, json};
use server::protocol::PROTOCOL_VERSION;
use server::{Answers, Route, Takes, routes};

use crate::schema::{PLACE, definitions, point, pretty};

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

fn paths() -> Json {
    let mut paths = json!({});
    for route in routes() {
        let names = route.path.split('{').skip(1).filter_map(|part| part.split('}').next());
        let parameters: Vec<_> = names.map(in_path).collect();
        if !parameters.is_empty() {
            paths[route.path]["parameters"] = parameters.into();
        }
        paths[route.path][route.method] = operation(&route);
    }
    paths
}

fn operation(route: &Route) -> Json {
    let as_json = |schema| json!({ "application/json": { "schema": schema } });
    let (status, description, content) = match route.answers {
        Answers::Json(name) => ("200", "What was asked for.", as_json(body(name))),
        Answers::Steps => ("200", "What was asked for.", as_json(body("Steps"))),
        Answers::List(name) => {
            let list = json!({ "type": "array", "items": body(name) });
            ("200", "What was asked for.", as_json(list))
        }
        Answers::New(name, what) => ("201", what, as_json(body(name))),
        Answers::Text(kind) => {
            ("200", "Text.", json!({ kind: { "schema": { "type": "string" } } }))
        }
        Answers::Line => ("101", "The connection is a WebSocket now.", Json::Null),
    };
    let mut responses = json!({ status: { "description": description } });
    if !content.is_null() {
        responses[status]["content"] = content;
    }
    for error in errors(route) {
        responses[error] = json!({ "$ref": format!("#/components/responses/{error}") });
    }
    let mut it = json!({
        "operationId": route.id,
        "summary": route.summary,
        "responses": responses,
    });
    if let Some(description) = route.description {
        it["description"] = description.into();
    }
    if let Answers::Steps = route.answers {
        it["parameters"] = which_steps();
    }
    if may_be_signed(route) {
        it["parameters"] = json!([signature(matches!(route.takes, Takes::Signed(_)))]);
    }
    if let Takes::Keyed(_) = route.takes {
        it["security"] = json!([{ "key": [] }, {}]);
    }
    let content = match route.takes {
        Takes::Nothing => return it,
        Takes::Json(name) | Takes::Keyed(name) | Takes::Signed(name) => as_json(body(name)),
        Takes::Text => json!({ "text/plain": { "schema": { "type": "string" } } }),
    };
    it["requestBody"] = json!({ "required": true, "content": content });
    it
}

/// The statuses of a route's faults, ascending.
fn errors(route: &Route) -> impl Iterator<Item = &'static str> {
    let is_post = route.method == "post";
    let is_keyed = matches!(route.takes, Takes::Keyed(_));
    let (is_line, is_steps) =
        (matches!(route.answers, Answers::Line), matches!(route.answers, Answers::Steps));
    let is_api = route.path.starts_with("/api/");
    let all = [
        ("400", is_post || is_line || is_steps),
        ("401", may_be_signed(route)),
        ("403", is_post || is_line),
        ("404", route.path.contains('{')),
        ("409", is_keyed || route.path.starts_with("/api/rooms/{room}/")),
        ("426", is_line),
        ("429", is_api),
        ("500", is_api),
    ];
    all.into_iter().filter(|(_, can_be)| *can_be).map(|(status, _)| status)
}

fn may_be_signed(route: &Route) -> bool {
    matches!(route.takes, Takes::Json(_) | Takes::Keyed(_) | Takes::Signed(_))
}

fn signature(required: bool) -> Json {
    let hex = |digits| format!("[0-9a-f]{{{digits}}}");
    let pattern = format!("^{} [0-9]{{1,16}} {} {}$", hex(64), hex(32), hex(128));
    json!({
        "name": "Kartenhaus-Person",
        "in": "header",
        "required": required,
        "description": "Who asks, signed with a key of their own: see the protocol's README.",
        "schema": { "type": "string", "pattern": pattern },
    })
}

fn in_path(name: &str) -> Json {
    let text = json!({ "type": "string" });
    let number = json!({ "type": "integer", "minimum": 1 });
    let games: Vec<_> = Kind::ALL.iter().map(|kind| kind.id()).collect();
    let (description, schema) = match name {
        "game" => ("The game's id.", json!({ "type": "string", "enum": games })),
        "room" => ("The room's name, which is the end of its link.", text),
        "match" => ("Which match of the room, from 1.", number),
        "round" => ("Which round, from 1.", number),
        "record" => ("Its name, as `RecordAnswer` told it.", text),
        _ => panic!("what is {name}?"),
    };
    parameter("path", name, description, schema)
}

fn which_steps() -> Json {
    let number = json!({ "type": "integer", "minimum": 0 });
    let yes = json!({ "type": "boolean", "const": true });
    let of_query = |name, description, schema| parameter("query", name, description, schema);
    json!([
        of_query("seat", "As this seat knew it; else as a spectator saw it.", number.clone()),
        of_query("open", "With all cards.", yes.clone()),
        of_query("lens", "With what the seat could know.", yes),
        of_query("from", "The step to begin with; the deal is 0.", number),
    ])
}

fn parameter(place: &str, name: &str, description: &str, schema: Json) -> Json {
    json!({
        "name": name,
        "in": place,
        "required": place == "path",
        "description": description,
        "schema": schema,
    })
}

fn body(name: &str) -> Json {
    json!({ "$ref": format!("{PLACE}{name}") })
}

/// The errors, by status: each says which codes a `Fault` has then.
fn responses() -> Json {
    let errors = [
        ("400", "`bad_message`, or `impossible` with what is."),
        ("401", "`bad_key`: the key opens no seat of this room; or `bad_signature`."),
        ("403", "`not_host`, or `origin`: the request comes from a page of another site."),
        ("404", "`no_room`, or `not_found`."),
        ("409", "`not_now`, or `name_taken`: at open tables the name is somebody else's."),
        ("426", "`bad_message`: the request lacks `Upgrade` or `Connection`."),
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
