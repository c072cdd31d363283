//! The options of a match, as its heading names them.

use std::collections::BTreeMap;

use games::{Kind, Settings};
use serde::Deserialize;
use serde_json::Value as Json;

#[derive(Deserialize)]
struct Options {
    options: BTreeMap<String, Json>,
}

/// The options that say how long the match is, and those that are not as usual, of a view in JSON.
pub(crate) fn line(kind: Kind, seats: usize, view: &str) -> Option<String> {
    let Options { options } = serde_json::from_str(view).ok()?;
    let usual = kind.table(&Settings::new(kind.options()), seats, None);
    let usual = usual.map(|table| table.options()).unwrap_or_default();
    let text = |value: &Json| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let matters = |name: &str, value: &str| match name {
        "two_seat_hand" if seats != 2 => false,
        "rounds" | "target" | "chips" => true,
        _ => !usual.iter().any(|(own, usual)| *own == name && usual.to_string() == value),
    };
    let own = kind.options().iter().filter_map(|spec| {
        let value = text(options.get(spec.name)?);
        matters(spec.name, &value).then(|| format!("{}={value}", spec.name))
    });
    let line = own.collect::<Vec<_>>().join(" ");
    (!line.is_empty()).then_some(line)
}
