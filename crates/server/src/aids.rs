//! Aids to memory in Khamul: who looked at which face-down card, and notes on the own ones.
//!
//! Everything here follows from what everyone is told, and moves with the cards. That somebody
//! looked is public (khamul:9.4); the aids keep it in sight for those who cannot.

use serde_json::Value as Json;

use crate::protocol::Mark;

/// What is marked on one face-down card.
#[derive(Clone, Debug, Default)]
struct Marked {
    /// Who looked at it and in which turn; nobody in particular if everyone saw it.
    looks: Vec<(Option<usize>, u64)>,
    /// Who wrote what on it.
    notes: Vec<(usize, String)>,
}

/// The marks on all rows.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marks {
    rows: Vec<Vec<Marked>>,
    /// How many turns of the round are over.
    turns: u64,
}

impl Marks {
    /// Follows what everyone was told.
    pub(crate) fn hear(&mut self, event: &Json) {
        let number = |name: &str| event[name].as_u64().unwrap_or(0);
        let at = |name: &str| number(name) as usize;
        let list = |name: &str| {
            let items = event[name].as_array().map(Vec::as_slice).unwrap_or_default();
            items.iter().map(|item| item.as_u64().unwrap_or(0) as usize).collect::<Vec<_>>()
        };
        let seat = at("seat");
        match event["type"].as_str().unwrap_or_default() {
            "dealt" => {
                let rows = list("row_sizes");
                self.rows = rows.into_iter().map(|size| vec![Marked::default(); size]).collect();
                self.turns = 0;
            }
            "turn" => self.turns = number("turns"),
            "peeked" => {
                list("slots").into_iter().for_each(|slot| self.look(seat, slot, Some(seat)));
            }
            "looked" => self.look(seat, at("slot"), Some(seat)),
            "switched" => {
                if let Some(card) = self.card(seat, at("slot")) {
                    *card = Marked::default();
                }
                let everyone = !event["taken"].is_null();
                self.look(seat, at("slot"), (!everyone).then_some(seat));
            }
            "threw" if event["matches"] == true => {
                let slot = at("slot");
                if let Some(row) = self.rows.get_mut(seat).filter(|row| slot < row.len()) {
                    row.remove(slot);
                }
            }
            "threw" => self.look(seat, at("slot"), None),
            "received" if event["drawn"] == true => {
                if let Some(row) = self.rows.get_mut(seat) {
                    row.push(Marked::default());
                }
            }
            "exchanged" => {
                self.exchange((seat, at("slot")), (at("other"), at("other_slot")));
                self.look(seat, at("slot"), Some(seat));
            }
            "arranged" => {
                let order = list("slots");
                if let Some(row) = self.rows.get_mut(seat) {
                    let old = std::mem::take(row);
                    *row = order.iter().filter_map(|&slot| old.get(slot).cloned()).collect();
                }
            }
            _ => {}
        }
    }

    fn card(&mut self, seat: usize, slot: usize) -> Option<&mut Marked> {
        self.rows.get_mut(seat)?.get_mut(slot)
    }

    fn look(&mut self, seat: usize, slot: usize, who: Option<usize>) {
        let turns = self.turns;
        if let Some(card) = self.card(seat, slot) {
            card.looks.retain(|look| look.0 != who);
            card.looks.push((who, turns));
        }
    }

    fn exchange(&mut self, own: (usize, usize), other: (usize, usize)) {
        let (Some(a), Some(b)) =
            (self.card(own.0, own.1).cloned(), self.card(other.0, other.1).cloned())
        else {
            return;
        };
        self.rows[own.0][own.1] = b;
        self.rows[other.0][other.1] = a;
    }

    /// How many slots the seat has.
    pub(crate) fn row_size(&self, seat: usize) -> usize {
        self.rows.get(seat).map_or(0, Vec::len)
    }

    /// Writes a note; empty text takes it off.
    pub(crate) fn note(&mut self, seat: usize, slot: usize, text: &str) {
        if let Some(card) = self.card(seat, slot) {
            card.notes.retain(|(writer, _)| *writer != seat);
            if !text.is_empty() {
                card.notes.push((seat, text.to_owned()));
            }
        }
    }

    /// Takes off all notes of a seat.
    pub(crate) fn forget_notes(&mut self, seat: usize) {
        let cards = self.rows.iter_mut().flatten();
        cards.for_each(|card| card.notes.retain(|(writer, _)| *writer != seat));
    }

    /// By seat and slot, who looked, latest first.
    pub(crate) fn looks(&self) -> Vec<Vec<Vec<Mark>>> {
        let mark = |&(seat, turn): &(Option<usize>, u64)| Mark {
            seat: seat.map(|seat| seat as u8),
            turns: self.turns.saturating_sub(turn) as u32,
        };
        let marks = |card: &Marked| card.looks.iter().rev().map(mark).collect();
        self.rows.iter().map(|row| row.iter().map(marks).collect()).collect()
    }

    /// By slot, what the seat wrote on its own cards.
    pub(crate) fn notes(&self, seat: usize) -> Vec<Option<String>> {
        let own = |card: &Marked| {
            card.notes.iter().find(|(writer, _)| *writer == seat).map(|(_, text)| text.clone())
        };
        self.rows.get(seat).map(|row| row.iter().map(own).collect()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn after(events: &[Json]) -> Marks {
        let mut marks = Marks::default();
        marks.hear(&json!({ "type": "dealt", "row_sizes": [4, 4] }));
        events.iter().for_each(|event| marks.hear(event));
        marks
    }

    #[test]
    fn marks_and_notes_move_with_the_cards() {
        let mut marks = after(&[
            json!({ "type": "peeked", "seat": 0, "slots": [0, 3] }),
            json!({ "type": "turn", "seat": 0, "turns": 2 }),
        ]);
        marks.note(0, 3, "low?");
        marks
            .hear(&json!({ "type": "threw", "seat": 0, "slot": 0, "card": "2c", "matches": true }));
        assert_eq!(marks.looks()[0][2], [Mark { seat: Some(0), turns: 2 }]);
        assert_eq!(marks.notes(0), [None, None, Some("low?".to_owned())]);
        marks.hear(&json!({ "type": "arranged", "seat": 0, "slots": [2, 0, 1] }));
        assert_eq!(marks.notes(0)[0].as_deref(), Some("low?"));
        marks.hear(
            &json!({ "type": "exchanged", "seat": 1, "slot": 1, "other": 0, "other_slot": 0 }),
        );
        let looks = marks.looks();
        assert_eq!(
            looks[1][1].iter().map(|mark| mark.seat).collect::<Vec<_>>(),
            [Some(1), Some(0)]
        );
        assert_eq!(marks.notes(1), [None, None, None, None], "a note is its writer's alone");
    }

    #[test]
    fn what_everyone_saw_is_marked_for_everyone() {
        let marks = after(&[
            json!({ "type": "switched", "seat": 1, "slot": 2, "taken": "5h", "discarded": "Kc" }),
            json!({ "type": "threw", "seat": 0, "slot": 1, "card": "9d", "matches": false }),
            json!({ "type": "received", "seat": 0, "drawn": true }),
        ]);
        assert_eq!(marks.looks()[1][2], [Mark { seat: None, turns: 0 }]);
        assert_eq!(marks.looks()[0][1], [Mark { seat: None, turns: 0 }]);
        assert_eq!(marks.looks()[0].len(), 5);
    }
}
