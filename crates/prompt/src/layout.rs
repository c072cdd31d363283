//! What the games' tables are laid out of: a line for each seat, cards after a label, and words
//! that several of them say.

use engine::{Common, List, Seat};

use crate::Names;
use crate::count;
use crate::faces::{bold, dim, padded, width};
use crate::lines::{columns, wrapped};

/// Longer rows of slots are shown by their ends.
pub const SLOTS_MAX: usize = 12;

/// What is to be said of a seat: columns, and what stands after the score.
pub struct About {
    /// What stands in each column.
    pub columns: Vec<String>,
    /// What stands after the score.
    pub after: String,
}

/// A line for each seat: its name, what it has, its score, and what else is to be said of it.
pub fn seats(names: &Names, view: &Common, about: impl Fn(usize) -> About) -> Vec<String> {
    let row = |(seat, name): (usize, &str)| {
        let About { columns, after } = about(seat);
        About { columns: [vec![bold(name)], columns].concat(), after }
    };
    let rows: Vec<About> = names.labels().enumerate().map(row).collect();
    let wide = |at: usize| rows.iter().map(|row| width(&row.columns[at])).max().unwrap_or(0);
    let scores: Vec<String> = view.scores.iter().map(i32::to_string).collect();
    let digits = scores.iter().map(String::len).max().unwrap_or(0);
    let line = |(seat, About { columns: cells, after }): (usize, &About)| {
        let acts = Seat::new(seat).is_some_and(|seat| view.to_act.contains(seat));
        let mark = if acts { ">" } else { " " };
        let cells = cells.iter().enumerate().map(|(at, cell)| padded(cell, wide(at)) + "  ");
        let cells: String = cells.collect();
        let score = scores.get(seat).map_or("", String::as_str);
        let score = format!("{score:>digits$}");
        let score = dim(&names.text("terminal-score", &[("score", score.into())]));
        let line = format!(" {mark} {cells}{score}");
        if after.is_empty() {
            vec![line]
        } else if width(&line) + 2 + width(after) <= columns() {
            vec![format!("{line}  {after}")]
        } else {
            let below = wrapped(&format!("      {after}"), columns(), 6);
            [vec![line], below].concat()
        }
    };
    rows.iter().enumerate().flat_map(line).collect()
}

/// Cards after a label, broken into lines; none without cards.
pub fn labelled(label: &str, cards: &[String]) -> Vec<String> {
    let indent = width(label) + 2;
    let mut lines = if cards.is_empty() { Vec::new() } else { vec![format!("{label}:")] };
    for card in cards {
        let last = lines.last_mut().expect("there is the label's line");
        if width(last) + 2 + width(card) > columns() {
            lines.push(" ".repeat(indent) + card);
        } else {
            *last += if width(last) < indent { " " } else { "  " };
            *last += card;
        }
    }
    lines
}

/// A message about so many things, with the number as wide as any, so that columns do not jump.
pub fn aligned(names: &Names, id: &str, count: usize) -> String {
    names.text(id, &[("count", count.into()), ("shown", format!("{count:>2}").into())])
}

/// The message, or nothing.
pub fn word_if(is: bool, names: &Names, id: &str) -> String {
    if is { names.text(id, &[]) } else { String::new() }
}

/// Cards, or the word that there are none.
pub fn or_none(cards: String, names: &Names) -> String {
    if cards.is_empty() { names.text("terminal-none", &[]) } else { cards }
}

/// How many cards the draw pile has.
pub fn draw_pile<C>(pile: &List<C>, names: &Names) -> String {
    names.text("terminal-draw-pile", &[("count", count(pile).into())])
}
