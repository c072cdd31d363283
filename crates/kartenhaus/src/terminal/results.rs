//! The end of a round as a table: who won, what everyone has left, and what that scored. Everything
//! is turned up then, and all of it follows from what everyone sees.

use games::for_game;

use super::view::AnyView;
use prompt::Ended;
use prompt::Names;
use prompt::faces::{bold, dim, padded, width};
use prompt::layout::labelled;
use prompt::lines::columns;
use prompt::{AtTerminal, View};

pub(crate) struct Scores<'a> {
    pub round: &'a [i32],
    pub total: &'a [i32],
    /// `None` until the match is over.
    pub winners: Option<Vec<usize>>,
}

/// `Round 2 of 5`, and how the match is won.
pub(super) fn round(view: &AnyView, names: &Names) -> String {
    for_game!(view.kind, G => round_of::<G>(view.of::<G>(), names))
}

fn round_of<G: AtTerminal>(view: &View<G>, names: &Names) -> String {
    let (wins, rounds, target) = G::wins(&view.options);
    let counted = [("round", view.common.round), ("rounds", rounds), ("target", target)];
    let mut params = Vec::from(counted.map(|(name, number)| (name, (number as usize).into())));
    params.push(("wins", wins.into()));
    names.text("terminal-round", &params)
}

pub(super) fn turned_up(view: &AnyView, scores: &Scores<'_>, names: &Names) -> Vec<String> {
    for_game!(view.kind, G => {
        let mut lines = lines::<G>(view.of::<G>(), scores, names);
        let over = |winners: &Vec<usize>| bold(&match_over::<G>(winners, scores.total, names));
        lines.extend(scores.winners.as_ref().map(over));
        lines
    })
}

/// The round's result, and every card that is left. `view` is of the round that is over.
fn lines<G: AtTerminal>(view: &View<G>, scores: &Scores<'_>, names: &Names) -> Vec<String> {
    let left = |seat| {
        let mut left = G::cards_of(&view.own, seat).concat();
        G::sort(&mut left);
        left
    };
    let left = (0..scores.round.len()).map(left).collect();
    let ended = Ended { view, left, scores: scores.round, names };
    let mut lines = vec![format!("{}: {}", round_of::<G>(view, names), G::ended(&ended))];
    let word = |id: &str| names.text(id, &[]);
    let extra = G::counts(&view.options).map_or_else(String::new, word);
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
        let faces: Vec<String> = cards.iter().map(|text| G::card(text)).collect();
        let (value, note) = G::account(&ended, seat);
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

fn match_over<G: AtTerminal>(winners: &[usize], totals: &[i32], names: &Names) -> String {
    if winners.is_empty()
        && let Some(id) = G::nobody_won(totals)
    {
        return names.text(id, &[]);
    }
    let who = names.list(winners.iter().copied());
    names.text(
        "event-match-over",
        &[("seats", who.into()), ("count", winners.len().into()), ("who", "other".into())],
    )
}
