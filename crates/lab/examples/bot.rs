//! Plays the last legal move: `kartenhaus arena --game ktu --bots exec:target/debug/examples/bot`.

use serde_json::{Value, from_str, json};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for line in std::io::stdin().lines() {
        let message: Value = from_str(&line?)?;
        if message["type"] == "ask" {
            let mv = message["legal"].as_array().and_then(|legal| legal.last());
            println!("{}", json!({"type": "move", "id": message["id"], "move": mv}));
        }
    }
    Ok(())
}
