//! Khamul at a terminal.

use kit::prompt::layout::{About, SLOTS_MAX, draw_pile, seats, word_if};
use kit::prompt::{AtTerminal, Ended, Names, View, count, texts};
use kit::words::Language;
use kit::{French, List, Seat};

use crate::{Khamul, Options, Shown, value};

impl AtTerminal for Khamul {
    type Options = Options;

    const LETTERS: (&str, &str) = ("", "");
    fn counts(_: &Options) -> Option<&'static str> {
        Some("terminal-column-sum")
    }

    fn wins(options: &Options) -> (&'static str, u32, u32) {
        ("target", 0, options.target.into())
    }

    fn is_whole(shown: &Shown, seats: usize) -> bool {
        shown.rows.len() == seats
    }

    fn cards_of(shown: &Shown, seat: usize) -> [Vec<String>; 3] {
        [Vec::new(), texts(shown.rows[seat].open()), Vec::new()]
    }

    fn legend(view: &View<Self>, language: Language) -> Vec<String> {
        let cards = |cards: [&str; 2]| Self::cards(cards).into();
        let values = [
            ("black-queens", cards(["Qc", "Qs"])),
            ("red-queens", cards(["Qd", "Qh"])),
            ("black-kings", cards(["Kc", "Ks"])),
            ("red-kings", cards(["Kd", "Kh"])),
        ];
        let what = if view.options.by_value { "value" } else { "rank" };
        let goal = [
            ("target", usize::from(view.options.target).into()),
            ("low", usize::from(view.options.low()).into()),
        ];
        vec![
            language.text("terminal-goal-khamul", &goal),
            language.text("terminal-legend-khamul-values", &values),
            language.text("terminal-legend-khamul-powers", &[]),
            language.text("terminal-legend-khamul-match", &[("match", what.into())]),
        ]
    }

    fn held(view: &View<Self>) -> Option<String> {
        Some(view.own.in_hand?.card?.to_string())
    }

    fn table(view: &View<Self>, names: &Names) -> Vec<String> {
        let Shown { rows, in_hand, draw, discard, power, announcer, turn, .. } = &view.own;
        let mut lines = seats(names, &view.common, |seat| {
            let place = names.text("terminal-seat", &[("seat", seat.into())]);
            let columns = vec![place, row(&rows[seat], names)];
            let said = *announcer == Seat::new(seat);
            About { columns, after: word_if(said, names, "terminal-khamul-announced") }
        });
        let top = discard.last();
        let top = top.map_or_else(|| names.text("terminal-empty", &[]), |top| Self::cards([top]));
        let discard = names.text("terminal-discard-pile", &[("card", top.into())]);
        lines.push(format!("{discard}   {}", draw_pile(draw, names)));
        let held = |id: &str, card: French, seat: Seat| {
            let seat = names.of(seat.index());
            names.text(id, &[("card", Self::cards([card]).into()), ("seat", seat.into())])
        };
        if let Some((drawn, turn)) = in_hand.and_then(|held| held.card).zip(*turn) {
            lines.push(held("terminal-in-hand", drawn, turn));
        }
        lines.extend(power.map(|power| held("terminal-power", power.card, power.seat)));
        lines
    }

    fn ended(round: &Ended<'_, View<Self>>) -> String {
        let cause = match round.view.own.announcer {
            Some(seat) => {
                let seat = round.names.of(seat.index());
                round.names.text("terminal-khamul-ended-announced", &[("seat", seat.into())])
            }
            None => round.names.text("terminal-ended-last-turn", &[]),
        };
        format!("{cause} {}", round.say("terminal-ended-lowest", &round.scored(|score| score <= 0)))
    }

    /// Section 7: what the row counts, and where the score differs from it, why.
    fn account(round: &Ended<'_, View<Self>>, seat: usize) -> (String, String) {
        let Ended { view: View::<Self> { own, options, .. }, names, .. } = round;
        let values = own.rows[seat].open().iter().map(|&card| i32::from(value(card)));
        let (sum, score) = (values.clone().sum::<i32>(), round.scores[seat]);
        let announcer = own.announcer == Seat::new(seat);
        let (penalty, missed) = (i32::from(options.false_khamul), i32::from(options.missed));
        let number = |name, number: i32| [(name, (number as usize).into())];
        let values = texts(values);
        let added = if values.len() > 1 {
            format!("{} = {sum}", values.join(" + "))
        } else {
            String::new()
        };
        let why = if values.is_empty() {
            names.text("terminal-note-no-cards", &number("less", options.empty_row.into()))
        } else if score == 0 && sum != 0 {
            names.text("terminal-note-lowest", &[])
        } else if score == sum {
            String::new()
        } else if announcer && score == sum + penalty {
            names.text("terminal-note-falsely", &number("penalty", penalty))
        } else if score == missed {
            names.text("terminal-note-should", &number("missed", missed))
        } else {
            String::new()
        };
        let parts: Vec<String> = [added, why].into_iter().filter(|part| !part.is_empty()).collect();
        (sum.to_string(), parts.join("; "))
    }

    /// `give bea`, `exchange 0 bea 2`: a seat by its name, or by the name's beginning.
    fn typed(words: &mut Vec<String>, names: &Names) {
        let at = match words.first().map(String::as_str) {
            Some("give") => 1,
            Some("exchange") => 2,
            _ => return,
        };
        if let Some(word) = words.get_mut(at)
            && let Some(seat) = names.named(word)
        {
            *word = seat.to_string();
        }
    }

    fn about(mv: &str, _: &View<Self>, _: usize, names: &Names) -> String {
        let words: Vec<&str> = mv.split(' ').collect();
        match words[..] {
            ["give", seat] | ["exchange", _, seat, _] => {
                format!(" ({})", names.of(seat.parse().unwrap_or(usize::MAX)))
            }
            _ => String::new(),
        }
    }

    fn besides(view: &View<Self>, you: usize, names: &Names) -> Option<String> {
        let Shown { rows, discard, power, snap, turn, .. } = &view.own;
        let slots = count(&rows[you]);
        turn.as_ref()?;
        let between = power.is_none() && snap.is_none() && !discard.is_empty() && slots > 0;
        let throw = view.options.anytime && between; // 4.7
        let order = || shortened((0..slots).rev().map(|slot| slot.to_string()));
        let arrange = (slots > 1).then(|| ("terminal-arrange", format!("arrange {}", order())));
        let throw = throw.then(|| ("terminal-throw", "snap 0".to_owned()));
        let said = arrange.into_iter().chain(throw);
        let said: Vec<String> =
            said.map(|(id, mv)| names.text(id, &[("move", mv.into())])).collect();
        (!said.is_empty()).then(|| said.join(" "))
    }

    fn needed(verb: &str) -> &'static str {
        match verb {
            "peek" => "two-slots",
            "switch" | "snap" | "look" => "slot",
            "give" => "seat",
            "exchange" => "exchange",
            _ => "cards",
        }
    }
}

/// A row with its slot numbers: face down `0▮ 1▮`, turned up `7d♦ Kc♣`.
fn row(row: &List<French>, names: &Names) -> String {
    match (count(row), row.open()) {
        (0, _) => names.text("terminal-no-cards", &[]),
        (slots, []) => shortened((0..slots).map(|slot| format!("{slot}▮"))),
        (_, cards) => Khamul::cards(cards),
    }
}

/// A row's slots, a longer one's ends.
fn shortened(slots: impl Iterator<Item = String>) -> String {
    let mut slots: Vec<String> = slots.collect();
    if slots.len() > SLOTS_MAX {
        slots.splice(1..slots.len() - 1, ["…".to_owned()]);
    }
    slots.join(" ")
}
