//! Prints the JSON Schemas of what the lab writes, `docs/lab.schema.json` and others: for
//! `cargo xtask codegen`, as one JSON object of paths and texts.

use std::collections::BTreeMap;

use lab::study::{Effects, Report, Swept};
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Value as Json, json};

fn main() {
    let files = BTreeMap::from([
        ("docs/lab.schema.json", schema::<Report>("designer's report")),
        (
            "docs/sweep.schema.json",
            schema::<Swept>("sweep over house rules, or comparison of rule sets"),
        ),
        ("docs/effects.schema.json", schema::<Effects>("effects of house rules, in short")),
    ]);
    println!("{}", serde_json::to_string(&files).expect("texts are JSON"));
}

fn schema<T: JsonSchema>(what: &str) -> String {
    let generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let mut schema: Json = generator.into_root_schema_for::<T>().to_value();
    schema["title"] = json!(format!("Kartenhaus {what}"));
    schema["$comment"] = json!("Made by `cargo xtask codegen`. Do not edit.");
    format!("{schema:#}\n")
}
