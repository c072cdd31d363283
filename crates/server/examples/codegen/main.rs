//! Prints every file that is made from the protocol's types, as one JSON object: path in the
//! repository, text. For `cargo xtask codegen`, which has the TypeScript laid out and writes them.

mod openapi;
mod schema;
mod typescript;
mod variants;

use std::collections::BTreeMap;

use games::Kind;

fn main() {
    let files = BTreeMap::from([
        ("docs/protocol/openapi.json", openapi::openapi()),
        ("docs/protocol/schema.json", schema::schema()),
        ("docs/variant.schema.json", variants::schema()),
        ("docs/variants.md", variants::guide()),
        ("web/src/protocol.ts", typescript::protocol()),
        ("web/src/reviews.ts", typescript::reviews()),
        ("web/src/views.ts", typescript::views()),
    ]);
    println!("{}", serde_json::to_string(&files).expect("texts are JSON"));
}

/// What the names of a game's types begin with, such as `KartuSama`.
fn prefix(kind: Kind) -> String {
    let words = kind.id().split('-').map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    });
    words.collect()
}
