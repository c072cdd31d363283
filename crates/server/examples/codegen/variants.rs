//! `docs/variants.md` and `docs/variant.schema.json`: the parameters of variants, game by game.

use std::fs;
use std::path::Path;

use games::{Kind, OptionSpec};
use serde_json::{Map, Value as Json, json};

use crate::schema::option;

const HEAD: &str = "\
# Variants

A variant is a game with other numbers in its rules. It is played as the rules say, with the numbers
that it changes. Bots play it; records and referees name what differs, and a room says that it plays
one. Ranked tables and deals of the day have none.

At a terminal a variant comes from a file, with `--variant FILE` (`kartenhaus play`, `arena` and
`lab`). The file names its game and the parameters that differ; options of the game may stand there
too. What is wrong with it is said with its line. [variant.schema.json](variant.schema.json)
describes it for editors. Parameters also go where options do: `--option drawn=3`, the `options` of
the referee's `new`, and the group *Variant* in a room's rules.
";

/// The example of a game that has one.
fn example(kind: Kind) -> Option<String> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    fs::read_to_string(games.join(kind.id()).join("data/variant.toml")).ok()
}

/// `docs/variants.md`.
pub(crate) fn guide() -> String {
    let mut text = HEAD.to_owned();
    for example in Kind::ALL.into_iter().filter_map(example) {
        text += &format!("\n```toml\n{example}```\n");
    }
    for kind in Kind::ALL {
        text += &format!("\n## {}\n\n", kind.name());
        text += "| parameter | clause | can be | default | what it is |\n|---|---|---|---|---|\n";
        for spec in parameters(kind) {
            let clause = spec.variant.unwrap_or_default();
            let default = spec.default.map(|value| value.to_string()).unwrap_or_default();
            let about = words::Language::english().say(&kind.about(spec));
            let about = about.rsplit_once(" (").map_or(&*about, |(about, _)| about);
            let (name, allowed) = (spec.name, spec.allowed_text());
            text += &format!("| `{name}` | {clause} | {allowed} | {default} | {about} |\n");
        }
    }
    text
}

/// `docs/variant.schema.json`.
pub(crate) fn schema() -> String {
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A variant of a game",
        "oneOf": Kind::ALL.map(of_game),
    });
    serde_json::to_string_pretty(&schema).expect("a schema is JSON") + "\n"
}

fn of_game(kind: Kind) -> Json {
    let named = |spec: &OptionSpec| (spec.name.to_owned(), option(kind, spec));
    let parameters: Map<String, Json> = kind.options().iter().map(named).collect();
    json!({
        "type": "object",
        "required": ["game"],
        "additionalProperties": false,
        "properties": {
            "game": { "const": kind.id() },
            "parameters": {
                "type": "object",
                "additionalProperties": false,
                "properties": parameters,
            },
        },
    })
}

fn parameters(kind: Kind) -> impl Iterator<Item = &'static OptionSpec> {
    kind.options().iter().filter(|spec| spec.variant.is_some())
}
