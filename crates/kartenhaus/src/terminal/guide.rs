//! What the person has to decide now, in a line or two above the prompt.

use super::seen::Seen;
use super::tell::Teller;
use prompt::layout::SLOTS_MAX;

/// Up to this many legal moves are listed above the prompt.
pub(super) const LISTED_MAX: usize = 6;

/// What is to be decided, and the legal moves if they are few.
pub(super) fn lines(seen: &Seen<'_>) -> Vec<String> {
    let teller = Teller { kind: seen.view.kind, names: seen.names, held: None };
    let mut lines: Vec<String> = seen.asked.iter().filter_map(|said| teller.say(said)).collect();
    // `… beats it: pass.` says already what to type.
    if let [only] = seen.legal
        && lines.last().is_some_and(|line| line.ends_with(&format!(": {only}.")))
    {
        return lines;
    }
    // In a snap every slot may always be thrown: all are listed, whatever their number.
    if seen.legal.len() <= LISTED_MAX || seen.may("snap") {
        lines.extend(few(seen));
    }
    lines
}

fn few(seen: &Seen<'_>) -> Option<String> {
    let moves = match seen.legal {
        [] => return None,
        [only] => return Some(seen.text("terminal-only-move", &[("move", only.into())])),
        // A snap with a long row: all slots may be thrown.
        [first, .., last, done] if seen.legal.len() > SLOTS_MAX && done == "done" => {
            format!("{first} … {last} | {done}")
        }
        all => all.join(" | "),
    };
    Some(seen.text("terminal-you-may", &[("moves", moves.into())]))
}
