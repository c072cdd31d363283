//! Prints every file that is made from the protocol's types, as one JSON object: path in the
//! repository, text. For `cargo xtask codegen`, which writes them.

mod layout;
mod typescript;

use std::collections::BTreeMap;

fn main() {
    let files = BTreeMap::from([("web/src/protocol.ts", typescript::protocol())]);
    println!("{}", serde_json::to_string(&files).expect("texts are JSON"));
}
