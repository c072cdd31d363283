//! What a seat could know in Khamul: which card lies in a slot, if it saw that card, wherever it
//! lay then; who else saw it, and when; and what a reshuffle and counting tell. Nobody has to
//! throw, take, announce or use a power because of a card (3.1, 3.2, 4.1, 5), so nothing else
//! follows.

use super::super::cards::CARDS;
use super::super::{Khamul, Public, SEATS, Secret, Slot, Stage, Table};
use super::memory::{Back, Memory};
use crate::card::{CardSet, French, Indexed};
use crate::knowledge::lens::{self, Because, Code, Copies, Fact, Limit, Place, Spot, Unseen, What};
use crate::seat::{Seat, SeatSet};
use crate::tell::Told;
use crate::view::View;

/// The last time that a seat saw a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sight {
    /// How many turns of the round were over then.
    turn: u32,
    because: Because<French>,
}

/// What is kept of a card that lies face down.
#[derive(Clone, Copy, Debug)]
struct Kept {
    /// By seat: when it saw the card last.
    sights: [Option<Sight>; SEATS],
    /// What it cannot be, since it lay elsewhere, or just there, during a reshuffle (3.8).
    limit: Option<Limit<French>>,
}

impl Kept {
    const NOTHING: Self = Self { sights: [None; SEATS], limit: None };
}

/// What a seat keeps of a round, as far as something follows from it.
#[derive(Clone, Debug)]
pub struct Evidence {
    seat: Seat,
    seats: SeatSet,
    memory: Memory,
    /// How many turns of the round are over.
    turn: u32,
    /// The cards of the discard pile, bottom first.
    discard: Vec<French>,
    /// By back.
    kept: Vec<Kept>,
}

impl Evidence {
    /// These seats see a card.
    fn see(&mut self, back: Back, seats: SeatSet, because: Because<French>) {
        for seat in seats.iter() {
            let sight = Sight { turn: self.turn, because };
            self.kept[back.index()].sights[seat.index()] = Some(sight);
        }
    }

    fn slot(&self, seat: Seat, slot: Slot) -> Back {
        self.memory.row(seat)[slot.index()]
    }

    /// Follows who sees what; the memory has already heard it.
    fn follow(&mut self, seq: u32, event: &Public) {
        let did = |code, rule, seat| Because::did(code, rule, seq, seat);
        match *event {
            Public::Dealt { .. } => {
                self.kept = vec![Kept::NOTHING; CARDS];
                self.discard.clear();
                self.turn = 0;
            }
            Public::Turn { turns, .. } => self.turn = turns,
            Public::Peeked { seat, slots } => {
                for back in slots.map(|slot| self.slot(seat, slot)) {
                    self.see(back, SeatSet::only(seat), did(Code::Peeked, "khamul:2.2", seat));
                }
            }
            Public::Drew { seat } => {
                let because = did(Code::DrewIt, "khamul:3.2", seat);
                self.see(self.memory.in_hand(), SeatSet::only(seat), because);
            }
            Public::Took { seat, .. } => {
                self.discard.pop();
                let because = did(Code::TookIt, "khamul:3.2", seat);
                self.see(self.memory.in_hand(), self.seats, because);
            }
            Public::Discarded { card, .. } => self.discard.push(card),
            Public::Switched { discarded, .. } => self.discard.push(discarded),
            Public::Threw { card, matches: true, .. } => self.discard.push(card),
            Public::Threw { seat, slot, matches: false, .. } => {
                let because = did(Code::Threw, "khamul:4.3", seat);
                self.see(self.slot(seat, slot), self.seats, because);
            }
            Public::Looked { seat, slot } => {
                let because = did(Code::Looked, "khamul:5.1", seat);
                self.see(self.slot(seat, slot), SeatSet::only(seat), because);
            }
            Public::Exchanged { seat, slot, .. } => {
                let because = did(Code::Received, "khamul:5.3", seat);
                self.see(self.slot(seat, slot), SeatSet::only(seat), because);
            }
            Public::Reshuffled { .. } => self.reshuffled(seq),
            _ => {}
        }
    }

    /// The discard pile but its top is the new draw pile (3.8): nobody can follow its cards, and no
    /// card in a row is one of them.
    fn reshuffled(&mut self, seq: u32) {
        let top = self.discard.pop();
        let cards: CardSet<French> = self.discard.drain(..).collect();
        self.discard.extend(top);
        let because =
            Because { code: Code::Reshuffled, seq: Some(seq), ..Because::counted("khamul:3.8") };
        let draw = self.memory.draw_pile();
        for back in (0..CARDS).map(Back::from_index) {
            let kept = &mut self.kept[back.index()];
            let (before, faces) = if draw.contains(back) {
                *kept = Kept::NOTHING;
                (CardSet::EMPTY, CardSet::ALL.without(cards))
            } else {
                (kept.limit.map(|limit| limit.faces).unwrap_or_default(), cards)
            };
            kept.limit = Some(Limit { faces: before.with(faces), most: 0, because });
        }
    }

    /// What is known of a slot, and who saw its card.
    fn slot_facts(&self, turns: u32, seat: Seat, at: usize, facts: &mut Vec<Fact<French>>) {
        let (about, back) = (Place::Slot { seat, at: at as u8 }, self.memory.row(seat)[at]);
        let sights = &self.kept[back.index()].sights;
        if let Some(card) = self.memory.card_of(back) {
            let own = sights[self.seat.index()].map(|sight| sight.because);
            let because = own.unwrap_or(Because::counted("khamul:1.1"));
            facts.push(Fact::new(about, What::Exactly { cards: vec![card] }, because));
        }
        for (index, sight) in sights.iter().enumerate() {
            let (Some(sight), earlier) = (*sight, &sights[..index]) else { continue };
            if earlier.contains(&Some(sight)) {
                continue; // with those who saw it too
            }
            let seats = self.seats.iter().filter(|seat| sights[seat.index()] == Some(sight));
            let (turn, turns_ago) = (sight.turn, turns - sight.turn);
            let what = What::SeenBy { seats: seats.collect(), turn, turns_ago };
            facts.push(Fact::new(about, what, sight.because));
        }
    }

    /// The places of the cards of which the seat does not know where they lie.
    fn spots<'a>(&'a self, table: &Table, in_draw: &'a [French]) -> Vec<Spot<'a, French>> {
        let limits = |back: Back| self.kept[back.index()].limit.as_slice();
        let spot = |about, back| Spot { about, size: 1, known: &[], limits: limits(back) };
        let mut spots = Vec::new();
        for seat in self.seats.iter() {
            for (at, &back) in self.memory.row(seat).iter().enumerate() {
                if self.memory.card_of(back).is_none() {
                    spots.push(spot(Place::Slot { seat, at: at as u8 }, back));
                }
            }
        }
        let hand = self.memory.in_hand();
        if table.stage() == Stage::Drawn && self.memory.card_of(hand).is_none() {
            spots.push(spot(Place::Drawn { seat: table.turn() }, hand));
        }
        if let Some(back) = self.memory.draw_pile().first() {
            let size = table.draw_size() - in_draw.len();
            spots.push(Spot { size, known: in_draw, ..spot(Place::Draw, back) });
        }
        spots
    }
}

impl lens::Evidence<Khamul> for Evidence {
    type Face = French;

    fn new(seat: Seat, table: &Table) -> Self {
        Self {
            seat,
            seats: SeatSet::all(table.standings().seats()),
            memory: Memory::default(),
            turn: 0,
            discard: Vec::new(),
            kept: Vec::new(),
        }
    }

    fn hear(&mut self, seq: u32, told: Told<'_, Khamul>) {
        let event = match told {
            Told::All(event) => Some(event),
            Told::One(Secret::Peeked { .. } | Secret::Drew { .. } | Secret::Looked { .. }) => None,
        };
        super::memory::remember(&mut self.memory, self.seat, told);
        let dealt = !self.kept.is_empty() || matches!(event, Some(Public::Dealt { .. }));
        if let Some(event) = event.filter(|_| dealt) {
            self.follow(seq, event);
        }
    }

    fn facts(&self, view: View<'_, Khamul>) -> Vec<Fact<French>> {
        let (table, mut facts) = (view.table(), Vec::new());
        if self.kept.is_empty() {
            return facts;
        }
        for seat in self.seats.iter() {
            for at in 0..table.row_size(seat) {
                self.slot_facts(table.turns(), seat, at, &mut facts);
            }
        }
        let seat = table.turn();
        if table.stage() == Stage::Drawn && seat != self.seat {
            let card = self.memory.card_of(self.memory.in_hand());
            facts.extend(card.map(|card| {
                let what = What::Exactly { cards: vec![card] };
                Fact::new(Place::Drawn { seat }, what, Because::counted("khamul:1.1"))
            }));
        }
        let in_draw = self.memory.draw_pile();
        let in_draw: Vec<French> =
            in_draw.iter().filter_map(|back| self.memory.card_of(back)).collect();
        let left = Copies::once(self.memory.unknown());
        let spots = self.spots(table, &in_draw);
        Unseen::new(left, spots, CardSet::ALL, "khamul:1.1").facts(&mut facts);
        facts
    }

    #[cfg(any(test, feature = "testing"))]
    fn places(&self, game: &Khamul) -> Vec<Place> {
        let slots = |seat| {
            let at = 0..game.rows[seat].len() as u8;
            at.map(move |at| Place::Slot { seat, at })
        };
        self.seats.iter().flat_map(slots).chain([Place::Draw]).collect()
    }

    #[cfg(any(test, feature = "testing"))]
    fn lie_at(&self, game: &Khamul, place: Place) -> Vec<French> {
        match place {
            Place::Slot { seat, at } => vec![game.rows[seat].cards()[usize::from(at)]],
            Place::Drawn { seat } => game.privates[seat].drawn.into_iter().collect(),
            Place::Draw => game.draw.cards().to_vec(),
            Place::Hidden => {
                let unknown = |back: &Back| self.memory.card_of(*back).is_none();
                let row = |seat: Seat| {
                    let cards = game.rows[seat].cards().iter().zip(self.memory.row(seat));
                    cards.filter(|(_, back)| unknown(back)).map(|(&card, _)| card)
                };
                let drawn = unknown(&self.memory.in_hand()).then_some(());
                let drawn = drawn.and_then(|()| game.privates[game.table.turn].drawn);
                let backs = self.memory.draw_pile();
                let draw = game.draw.cards().iter().rev().copied().zip(backs.iter());
                let draw = draw.filter(|(_, back)| unknown(back)).map(|(card, _)| card);
                self.seats.iter().flat_map(row).chain(drawn).chain(draw).collect()
            }
            _ => unreachable!("this game has no such place"),
        }
    }

    /// From the moves and the states alone, by physical cards.
    #[cfg(any(test, feature = "testing"))]
    fn saw(
        before: &Khamul,
        after: &Khamul,
        mv: Option<(Seat, super::super::Move)>,
    ) -> Vec<(u32, Seat, French)> {
        use super::super::Move;
        let seats = || after.table.standings.seats().seats();
        let (turn, mut saw) = (before.table.turns, Vec::new());
        let card = |seat: Seat, slot: Slot| before.rows[seat].cards()[slot.index()];
        for seat in seats() {
            let drawn = after.privates[seat].drawn;
            if drawn != before.privates[seat].drawn {
                saw.extend(drawn.map(|card| (turn, seat, card)));
            }
        }
        match mv {
            Some((seat, Move::Peek(i, j))) => {
                saw.extend([i, j].map(|slot| (turn, seat, card(seat, slot))));
            }
            Some((seat, Move::Look(i))) => saw.push((turn, seat, card(seat, i))),
            Some((seat, Move::Exchange(_, other, j))) => {
                let other = other.seat(after.table.standings.seats()).expect("a legal move");
                saw.push((turn, seat, card(other, j)));
            }
            Some((seat, Move::Snap(i))) => saw.extend(seats().map(|by| (turn, by, card(seat, i)))),
            Some((_, Move::Take)) => {
                let top = before.table.discard.top();
                saw.extend(top.into_iter().flat_map(|top| seats().map(move |by| (turn, by, top))));
            }
            _ => {}
        }
        saw
    }
}
