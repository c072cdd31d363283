//! The committed schema, with nothing allowed that it does not name.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use serde_json::Value as Json;

use crate::validator::Validator;

const SCHEMA: &str = include_str!("../../../../docs/protocol/schema.json");

static CLOSED: LazyLock<Json> = LazyLock::new(|| {
    let mut schema: Json = serde_json::from_str(SCHEMA).unwrap();
    let open = schema["$defs"].clone();
    merge(&mut schema["$defs"], &open);
    close(&mut schema["$defs"]);
    schema
});

static MADE: LazyLock<Mutex<HashMap<String, Arc<Validator>>>> = LazyLock::new(Mutex::default);

/// Puts the fields of a definition where it is named beside other fields.
fn merge(json: &mut Json, definitions: &Json) {
    match json {
        Json::Array(list) => list.iter_mut().for_each(|json| merge(json, definitions)),
        Json::Object(object) => {
            object.values_mut().for_each(|json| merge(json, definitions));
            if !object.contains_key("properties") {
                return;
            }
            let Some(Json::String(name)) = object.remove("$ref") else { return };
            let other = &definitions[name.strip_prefix("#/$defs/").unwrap()];
            for (field, value) in other["properties"].as_object().unwrap() {
                object["properties"][field] = value.clone();
            }
            let required = other["required"].as_array().unwrap().clone();
            object["required"].as_array_mut().unwrap().extend(required);
        }
        _ => {}
    }
}

fn close(json: &mut Json) {
    match json {
        Json::Array(list) => list.iter_mut().for_each(close),
        Json::Object(object) => {
            object.values_mut().for_each(close);
            let is_object = object.get("type").is_some_and(|kind| kind == "object");
            if is_object && object.contains_key("properties") {
                object.insert("additionalProperties".to_owned(), false.into());
            }
        }
        _ => {}
    }
}

pub(crate) fn definitions() -> Json {
    let schema: Json = serde_json::from_str(SCHEMA).unwrap();
    schema["$defs"].clone()
}

fn validator(name: &str) -> Arc<Validator> {
    let mut made = MADE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let make = || {
        let mut schema = CLOSED.clone();
        let (name, tag) = name.split_once('/').unwrap_or((name, ""));
        assert!(schema["$defs"][name].is_object(), "there is no {name}");
        let mut path = format!("#/$defs/{name}");
        if !tag.is_empty() {
            let each = schema["$defs"][name]["oneOf"].as_array().unwrap();
            let tagged = |one: &Json| one["properties"]["type"]["const"] == tag;
            let index = each.iter().position(tagged);
            path += &format!("/oneOf/{}", index.unwrap_or_else(|| panic!("no {tag} in {name}")));
        }
        schema["$ref"] = path.into();
        Arc::new(Validator::new(&schema).unwrap())
    };
    made.entry(name.to_owned()).or_insert_with(make).clone()
}

/// Checks that a value is as the definition says, and nothing more.
pub(crate) fn fits(name: &str, value: &Json) {
    // Of a message, only what its type says: an error then tells more than that none fits.
    let tag = value["type"].as_str().filter(|_| name.ends_with("Message"));
    let name = tag.map_or_else(|| name.to_owned(), |tag| format!("{name}/{tag}"));
    if let Err(error) = validator(&name).validate(value) {
        panic!("no {name} (stale? `cargo xtask codegen`): {error}, in {value:#}");
    }
}

/// The check is none if it lets anything pass.
#[test]
fn what_is_not_in_the_schema_is_seen() {
    use serde_json::json;
    let message = json!({ "type": "fault", "code": "no_room", "message": "none", "taken": null });
    fits("ServerMessage", &message);
    for (field, value) in [("more", json!(1)), ("code", json!("other")), ("type", json!("pong"))] {
        let mut wrong = message.clone();
        wrong[field] = value;
        assert!(validator("ServerMessage").validate(&wrong).is_err(), "{wrong}");
    }
    let mut less = message;
    less.as_object_mut().unwrap().remove("message");
    assert!(validator("ServerMessage").validate(&less).is_err(), "{less}");
}

#[test]
fn the_document_names_the_version_that_is_spoken() {
    let document = include_str!("../../../../docs/protocol/README.md");
    for before in ["`protocol` is ", "\"protocol\":"] {
        let named = document
            .split(before)
            .skip(1)
            .map(|rest| rest.split(|it: char| !it.is_ascii_digit()).next().unwrap_or_default());
        let named: Vec<&str> = named.collect();
        assert!(!named.is_empty(), "{before}");
        let spoken = server::protocol::PROTOCOL_VERSION.to_string();
        assert!(named.iter().all(|named| *named == spoken), "{before}{named:?}");
    }
}
