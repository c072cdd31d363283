//! The end of a round as a table: who won, what everyone has left, and what that scored. Everything
//! is turned up then, and all of it follows from what everyone sees.

use engine::{Kind, for_game};
use serde_json::Value;

use super::ended::Ended;
use super::faces::{bold, dim, padded, width};
use super::fields::{number, texts};
use super::games::{AtTerminal as _, card, sorted};
use super::layout::labelled;
use super::names::Names;
use super::pages::columns;

/// What the seats scored.
pub(crate) struct Scores<'a> {
    /// In the round that is over.
    pub round: &'a [i32],
    /// In the match.
    pub total: &'a [i32],
    /// Who has won the match, if it is over.
    pub winners: Option<Vec<usize>>,
}

/// `Round 2 of 5`, and how the match is won.
pub(super) fn round(kind: Kind, view: &Value, names: &Names) -> String {
    let options = &view["options"];
    names.text(
        "terminal-round",
        &[
            ("round", number(&view["round"]).into()),
            ("rounds", number(&options["rounds"]).into()),
            ("wins", for_game!(kind, G => G::wins(options)).into()),
            ("target", number(&options["target"]).into()),
        ],
    )
}

/// The result of a round that is over, and of the match if it is; nothing is hidden then.
pub(super) fn turned_up(
    kind: Kind,
    view: &Value,
    scores: &Scores<'_>,
    names: &Names,
) -> Vec<String> {
    let mut lines = lines(kind, view, scores, names);
    lines.extend(scores.winners.as_ref().map(|winners| bold(&match_over(winners, names))));
    lines
}

/// The round's result, and every card that is left. `view` is of the round that is over.
pub(super) fn lines(kind: Kind, view: &Value, scores: &Scores<'_>, names: &Names) -> Vec<String> {
    let seats = 0..scores.round.len();
    let left = seats.map(|seat| left(kind, view, seat)).collect();
    let ended = Ended { view, left, scores: scores.round, names };
    let why = for_game!(kind, G => G::ended(&ended));
    let mut lines = vec![format!("{}: {why}", round(kind, view, names))];
    let word = |id: &str| names.text(id, &[]);
    let extra = for_game!(kind, G => G::COUNTS).map_or_else(String::new, word);
    let widest = names.labels().map(width).max().unwrap_or(0);
    let column = |text: &str| if extra.is_empty() { String::new() } else { format!("  {text:>6}") };
    lines.push(dim(&format!(
        "  {}  {:>5}  {:>5}{}  {}",
        " ".repeat(widest),
        word("terminal-column-round"),
        word("terminal-column-total"),
        column(&extra),
        word("terminal-column-cards")
    )));
    for (seat, name) in names.labels().enumerate() {
        let cards = &ended.left[seat];
        let faces: Vec<String> = cards.iter().map(|text| card(kind, text)).collect();
        let (value, note) = for_game!(kind, G => G::account(&ended, seat));
        let round = format!("{:+}", scores.round[seat]);
        let total = scores.total[seat];
        let size = if cards.is_empty() { word("terminal-none") } else { cards.len().to_string() };
        let name = padded(&bold(name), widest);
        let label = format!("  {name}  {round:>5}  {total:>5}{}  {size}", column(&value));
        let mut own = if faces.is_empty() { vec![label] } else { labelled(&label, &faces) };
        if !note.is_empty() {
            let last = own.last_mut().expect("there is a line for each seat");
            if width(last) + width(&note) + 4 <= columns() {
                *last += &format!("  ({note})");
            } else {
                own.push(format!("  {}  ({note})", " ".repeat(widest)));
            }
        }
        lines.extend(own);
    }
    lines
}

/// Every card that a seat has left.
fn left(kind: Kind, view: &Value, seat: usize) -> Vec<&str> {
    let zones = for_game!(kind, G => G::ZONES);
    sorted(kind, zones.iter().flat_map(|zone| texts(&view[*zone][seat])).collect())
}

/// The end of the match.
fn match_over(winners: &[usize], names: &Names) -> String {
    let who = names.list(winners.iter().copied());
    names.text(
        "event-match-over",
        &[("seats", who.into()), ("count", winners.len().into()), ("who", "other".into())],
    )
}
