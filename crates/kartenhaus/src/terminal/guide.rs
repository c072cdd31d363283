//! What the person has to decide now, in a line or two above the prompt.

use games::Message;

use super::sight::Sight;
use super::tell::Teller;
use prompt::layout::SLOTS_MAX;

/// Up to this many legal moves are listed above the prompt.
pub(super) const LISTED_MAX: usize = 6;

/// What is to be decided, and the legal moves if they are few.
pub(super) fn lines(asked: &[Message], sight: &Sight<'_>) -> Vec<String> {
    let teller = Teller { kind: sight.view.kind, names: sight.names, held: None };
    let mut lines: Vec<String> = asked.iter().filter_map(|said| teller.say(said)).collect();
    // `… beats it: pass.` says already what to type.
    if let [only] = sight.legal
        && lines.last().is_some_and(|line| line.ends_with(&format!(": {only}.")))
    {
        return lines;
    }
    // In a snap every slot may always be thrown: all are listed, whatever their number.
    if sight.legal.len() <= LISTED_MAX || sight.may("snap") {
        lines.extend(few(sight));
    }
    lines
}

fn few(sight: &Sight<'_>) -> Option<String> {
    let moves = match sight.legal {
        [] => return None,
        [only] => return Some(sight.text("terminal-only-move", &[("move", only.into())])),
        // A snap with a long row: all slots may be thrown.
        [first, .., last, done] if sight.legal.len() > SLOTS_MAX && done == "done" => {
            format!("{first} … {last} | {done}")
        }
        all => all.join(" | "),
    };
    Some(sight.text("terminal-you-may", &[("moves", moves.into())]))
}
