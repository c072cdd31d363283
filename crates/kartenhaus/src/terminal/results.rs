//! The end of a round as a table: who won, what everyone has left, and what that scored. Everything
//! is turned up then, and all of it follows from what everyone sees.

use engine::{Kind, for_game};
use serde_json::Value;

use super::faces::{bold, dim, padded, width};
use super::fields::{count, list, number, texts};
use super::games::{AtTerminal as _, card, sorted};
use super::guide::khamul_value;
use super::layout::labelled;
use super::names::Names;
use super::pages::columns;

/// What the seats scored.
pub(super) struct Scores<'a> {
    /// In the round that is over.
    pub round: &'a [i32],
    /// In the match.
    pub total: &'a [i32],
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

/// The round's result, and every card that is left. `view` is of the round that is over.
pub(super) fn lines(kind: Kind, view: &Value, scores: &Scores<'_>, names: &Names) -> Vec<String> {
    let ended = ended(kind, view, scores, names);
    let mut lines = vec![format!("{}: {ended}", round(kind, view, names))];
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
        let cards = left(kind, view, seat);
        let faces: Vec<String> = cards.iter().map(|text| card(kind, text)).collect();
        let (value, note) = account(kind, view, seat, &cards, scores, names);
        let round = format!("{:+}", scores.round.get(seat).unwrap_or(&0));
        let total = scores.total.get(seat).unwrap_or(&0);
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

/// Why the round is over, and who won or lost it.
fn ended(kind: Kind, view: &Value, scores: &Scores<'_>, names: &Names) -> String {
    let with = |wanted: &dyn Fn(usize, i32) -> bool| -> Vec<usize> {
        let all = scores.round.iter().enumerate();
        all.filter(|(seat, score)| wanted(*seat, **score)).map(|(seat, _)| seat).collect()
    };
    let say = |id: &str, seats: &[usize]| {
        let who = names.list(seats.iter().copied());
        names.text(id, &[("seats", who.into()), ("count", seats.len().into())])
    };
    let empty = with(&|seat, _| left(kind, view, seat).is_empty());
    match kind {
        Kind::Kartel => say("terminal-ended-out-wins", &empty),
        Kind::KartuSama => {
            let ends = match &empty[..] {
                [] => names.text("terminal-ended-draw-pile", &[]),
                seats => say("terminal-ended-out", seats),
            };
            let won = with(&|_, score| score > 0);
            if view["options"]["count"] == "victories" && !won.is_empty() {
                return format!("{ends} {}", say("terminal-ended-wins", &won));
            }
            ends
        }
        Kind::KrassKariert => say("terminal-ended-pays", &with(&|_, score| score < 0)),
        Kind::Khamul => {
            let cause = match view["announcer"].as_u64() {
                Some(seat) => {
                    let seat = names.of(seat as usize);
                    names.text("terminal-ended-announced", &[("seat", seat.into())])
                }
                None => names.text("terminal-ended-last-turn", &[]),
            };
            format!("{cause} {}", say("terminal-ended-lowest", &with(&|_, score| score <= 0)))
        }
        Kind::Ktu => match &with(&|_, score| score > 0)[..] {
            [] => names.text("terminal-ended-nobody", &[]),
            _ if view["options"]["play_on"] == true => {
                let places: Vec<usize> = list(view, "places").iter().map(number).collect();
                say("terminal-ended-places", &places)
            }
            seats => say("terminal-ended-out-wins", seats),
        },
    }
}

/// What a seat's cards count, and how the round score came about.
fn account(
    kind: Kind,
    view: &Value,
    seat: usize,
    cards: &[&str],
    scores: &Scores<'_>,
    names: &Names,
) -> (String, String) {
    match kind {
        Kind::Kartel => {
            let (times, why) = match count(&view["played"][seat]) {
                0 => (3, names.text("terminal-note-tripled", &[])),
                few @ 1..=3 => (2, names.text("terminal-note-doubled", &[("count", few.into())])),
                _ => (1, String::new()),
            };
            let why = if cards.is_empty() { String::new() } else { why };
            ((cards.len() * times).to_string(), why)
        }
        Kind::KartuSama => {
            let sum: u32 = cards.iter().map(|text| kartu_sama_points(text)).sum();
            (sum.to_string(), String::new())
        }
        Kind::KrassKariert => (count(&view["chips"][seat]).to_string(), String::new()),
        Kind::Khamul => khamul(view, seat, cards, scores, names),
        Kind::Ktu => (String::new(), String::new()),
    }
}

/// What a card counts in Kartu Sama (5.1).
fn kartu_sama_points(text: &str) -> u32 {
    match text.chars().next() {
        Some('J') if text == "Jo" => 20,
        Some('J' | 'Q' | 'K') => 1,
        Some('A') => 11,
        Some('T') => 10,
        Some(digit) => digit.to_digit(10).unwrap_or(0),
        None => 0,
    }
}

/// Section 7: what the row counts, and where the score differs from it, why.
fn khamul(
    view: &Value,
    seat: usize,
    cards: &[&str],
    scores: &Scores<'_>,
    names: &Names,
) -> (String, String) {
    let sum: i64 = cards.iter().map(|text| i64::from(khamul_value(text))).sum();
    let score = i64::from(*scores.round.get(seat).unwrap_or(&0));
    let announcer = view["announcer"].as_u64() == Some(seat as u64);
    let penalty = view["options"]["false_khamul"].as_i64().unwrap_or(0);
    let values: Vec<String> = cards.iter().map(|text| khamul_value(text).to_string()).collect();
    let added =
        if values.len() > 1 { format!("{} = {sum}", values.join(" + ")) } else { String::new() };
    let why = if cards.is_empty() {
        names.text("terminal-note-no-cards", &[])
    } else if score == 0 && sum != 0 {
        names.text("terminal-note-lowest", &[])
    } else if score == sum {
        String::new()
    } else if announcer && score == sum + penalty {
        names.text("terminal-note-falsely", &[("penalty", penalty.into())])
    } else if score == 20 {
        names.text("terminal-note-should", &[])
    } else {
        String::new()
    };
    let parts: Vec<String> = [added, why].into_iter().filter(|part| !part.is_empty()).collect();
    (sum.to_string(), parts.join("; "))
}

/// The end of the match.
pub(super) fn match_over(winners: &[usize], names: &Names) -> String {
    let who = names.list(winners.iter().copied());
    names.text(
        "event-match-over",
        &[("seats", who.into()), ("count", winners.len().into()), ("who", "other".into())],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;
    use serde_json::json;
    use words::Language;

    #[test]
    fn khamuls_scores_are_explained() {
        let view = json!({
            "options": {"target": 100, "false_khamul": 20}, "round": 2, "announcer": 1,
            "rows": [["2c", "Kd"], ["5c", "4d"], [], ["Ad", "4c"]],
        });
        let scores = Scores { round: &[0, 29, -5, 20], total: &[3, 40, -5, 25] };
        let lines =
            lines(Kind::Khamul, &view, &scores, &Names::new(Language::english(), 4, Seat::new(0)));
        let plain: Vec<String> =
            lines.iter().map(|line| anstream::adapter::strip_str(line).to_string()).collect();
        assert_eq!(
            plain,
            [
                "Round 2 (low wins, up to 100): Bea had announced Khamul. Ada and Cem count \
                 lowest.",
                "             round  total     sum  cards left",
                "  Ada (you)     +0      3       2  2: 2c♣  Kd♦  (2 + 0 = 2; lowest: counts 0)",
                "  Bea          +29     40       9  2: 5c♣  4d♦  (5 + 4 = 9; announced falsely: 20 \
                 more)",
                "  Cem           -5     -5       0  none  (no cards: −5)",
                "  Dia          +20     25       5  2: Ad♦  4c♣  (1 + 4 = 5; should have \
                 announced: counts 20)",
            ]
        );
    }

    #[test]
    fn cards_count_as_the_rules_say() {
        let points = [("2c", 2), ("Th", 10), ("Js", 1), ("Kc", 1), ("Ad", 11), ("Jo", 20)];
        for (text, own) in points {
            assert_eq!(kartu_sama_points(text), own, "{text}");
        }
        let values = [("Ac", 1), ("Td", 10), ("Jc", 10), ("Qs", 10), ("Qd", 20), ("Kd", 0)];
        for (text, own) in values.into_iter().chain([("Kc", 10), ("7h", 7)]) {
            assert_eq!(khamul_value(text), own, "{text}");
        }
    }
}
