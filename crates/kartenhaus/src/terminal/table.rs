//! A view as lines for people. It draws what the view holds, and knows no rules.

use engine::{Kind, for_game};
use serde_json::Value;

use super::fields::texts;
use super::games::{AtTerminal as _, card};
use super::layout::labelled;
use super::names::Names;

/// The whole table as `view` shows it.
pub(super) fn lines(kind: Kind, view: &Value, names: &Names) -> Vec<String> {
    [table(kind, view, names), hand(kind, view, names)].concat()
}

/// The table without the person's own hand.
pub(super) fn table(kind: Kind, view: &Value, names: &Names) -> Vec<String> {
    for_game!(kind, G => G::table(view, names))
}

/// The person's own hand.
pub(super) fn hand(kind: Kind, view: &Value, names: &Names) -> Vec<String> {
    let Some(you) = names.you() else { return Vec::new() };
    let label = names.text("terminal-your-hand", &[]);
    for_game!(kind, G => G::hand(texts(&view["hands"][you]).collect(), &label))
}

/// The whole table with every hand, as `state` shows it.
pub(super) fn all(kind: Kind, state: &Value, names: &Names) -> Vec<String> {
    let mut lines = lines(kind, state, names);
    for (seat, name) in names.labels().enumerate() {
        for zone in ["hands", "closed"] {
            let cards = texts(&state[zone][seat]).map(|text| card(kind, text));
            let label = match zone {
                "closed" => names.text("terminal-closed-of", &[("name", name.into())]),
                _ => name.to_owned(),
            };
            lines.extend(labelled(&format!("  {label}"), &cards.collect::<Vec<_>>()));
        }
    }
    lines
}
