//! Where the cards of a round lie that nobody sees, and who has seen which: followed from place to
//! place by what everyone is told.

use std::fmt;

use kit::lens::Code;
use kit::{BySeat, CardSet, Indexed, Look, Marks, Seat, SeatCount, SeatSet};

use super::super::cards::{CARDS, Pile};
use super::super::{Khamul, Move, Public, SEATS, Slot};

/// A physical card seen from behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Back(u8);

impl fmt::Display for Back {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl Indexed for Back {
    const COUNT: usize = CARDS;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        debug_assert!(index < CARDS);
        Self(index as u8)
    }
}

/// The last time that these seats saw a card where it lies now, or lay before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glimpse {
    pub(super) back: Back,
    pub(super) seats: SeatSet,
    /// How many turns of the round were over then.
    pub(super) turn: u32,
    /// When, in the driver's time.
    pub(super) now: u64,
    /// How, and by whom.
    pub(super) code: Code,
    pub(super) by: Seat,
}

/// What everyone can follow of a round.
#[derive(Clone, Debug)]
pub struct Tracker {
    seats: SeatSet,
    rows: BySeat<Pile<Back>, SEATS>,
    /// The backs of the draw pile. Their order is that of their numbers, which nobody can tell from
    /// any other.
    draw: CardSet<Back>,
    discard: Pile<Back>,
    /// The card that was drawn or taken last.
    hand: Back,
    /// By back: the seats that have seen the card where it lies now.
    seen: [SeatSet; CARDS],
    /// Who saw which of the cards that lie face down, the latest last.
    glimpses: Vec<Glimpse>,
    /// What a seat wrote on a card.
    notes: Vec<(Seat, Back, String)>,
    turns: u32,
    throws: u32,
    /// By seat: when other cards lay in its row last, or the same in other slots.
    row_changed: BySeat<u64, SEATS>,
    /// By seat: when its row got a card more.
    row_grown: BySeat<u64, SEATS>,
    /// When the top of the discard pile changed last.
    top_changed: u64,
    /// When it changed to a card of any rank: not by a throw, which matches.
    aim_changed: u64,
    /// When the seat on turn got a card in hand.
    hand_since: u64,
}

impl Default for Tracker {
    fn default() -> Self {
        Self {
            seats: SeatSet::EMPTY,
            rows: BySeat::default(),
            draw: CardSet::ALL,
            discard: Pile::empty(),
            hand: Back(0),
            seen: [SeatSet::EMPTY; CARDS],
            glimpses: Vec::new(),
            notes: Vec::new(),
            turns: 0,
            throws: 0,
            row_changed: BySeat::all(0),
            row_grown: BySeat::all(0),
            top_changed: 0,
            aim_changed: 0,
            hand_since: 0,
        }
    }
}

impl Tracker {
    pub(super) fn dealt(
        row_sizes: impl Iterator<Item = usize>,
        backs: CardSet<Back>,
        now: u64,
    ) -> Self {
        let mut this = Self { row_changed: BySeat::all(now), draw: backs, ..Self::default() };
        for (row, size) in row_sizes.enumerate() {
            let seat = Seat::at(row);
            this.seats.insert(seat);
            (0..size).for_each(|_| this.receive(seat));
        }
        this
    }

    /// The backs of a row, slot 0 first.
    #[inline]
    pub(super) fn row(&self, seat: Seat) -> &[Back] {
        self.rows[seat].cards()
    }

    pub(super) fn in_hand(&self) -> Back {
        self.hand
    }

    pub(super) fn draw_pile(&self) -> CardSet<Back> {
        self.draw
    }

    /// The backs of the discard pile, bottom first.
    pub(super) fn discard(&self) -> &Pile<Back> {
        &self.discard
    }

    #[inline]
    pub(super) fn seen(&self, back: Back) -> SeatSet {
        self.seen[back.index()]
    }

    /// How many throws matched in this round.
    pub fn throws(&self) -> u32 {
        self.throws
    }

    /// Who saw this card, the latest first.
    pub(super) fn glimpses(&self, back: Back) -> impl Iterator<Item = &Glimpse> {
        self.glimpses.iter().rev().filter(move |glimpse| glimpse.back == back)
    }

    fn top_of_draw(&mut self) -> Back {
        let top = self.draw.iter().next().expect("as many cards as were told");
        self.draw.remove(top);
        top
    }

    pub(super) fn draw(&mut self) {
        self.hand = self.top_of_draw();
    }

    /// A seat takes the top of the draw pile unseen (4.3, 5.2).
    fn receive(&mut self, seat: Seat) {
        let top = self.top_of_draw();
        self.rows[seat].push(top);
    }

    pub(super) fn put_down(&mut self, back: Back) {
        self.seen[back.index()] = self.seats;
        self.discard.push(back);
        self.glimpses.retain(|glimpse| glimpse.back != back);
        self.notes.retain(|(_, on, _)| *on != back);
    }

    fn see(&mut self, back: Back, seats: SeatSet, (code, by): (Code, Seat), now: u64) {
        self.seen[back.index()] = self.seen[back.index()].with(seats);
        self.glimpses.retain(|glimpse| glimpse.back != back || glimpse.seats != seats);
        self.glimpses.push(Glimpse { back, seats, turn: self.turns, now, code, by });
    }

    fn at(&self, seat: Seat, slot: Slot) -> Back {
        self.row(seat)[slot.index()]
    }

    /// All of the discard pile but its top is turned down and shuffled (3.8).
    fn reshuffle(&mut self) {
        let top = self.discard.pop();
        self.draw = self.discard.cards().iter().copied().collect();
        self.discard = Pile::empty();
        top.into_iter().for_each(|top| self.discard.push(top));
        for back in self.draw.iter() {
            self.seen[back.index()] = SeatSet::EMPTY;
        }
    }

    pub(super) fn follow(&mut self, now: u64, event: &Public) {
        match *event {
            Public::Dealt { ref row_sizes, draw_size, .. } => {
                let sizes = row_sizes.iter().map(|&size| usize::from(size));
                let backs = (0..sizes.clone().sum::<usize>() + usize::from(draw_size))
                    .map(Back::from_index);
                *self = Self::dealt(sizes, backs.collect(), now);
            }
            Public::Turn { turns, .. } => self.turns = turns,
            Public::Drew { seat } => {
                self.draw();
                self.see(self.hand, SeatSet::only(seat), (Code::DrewIt, seat), now);
            }
            Public::Took { seat, .. } => {
                self.hand = self.discard.pop().expect("a discard pile has a top");
                self.see(self.hand, self.seats, (Code::TookIt, seat), now);
            }
            Public::Discarded { .. } => self.put_down(self.hand),
            Public::Switched { seat, slot, .. } => {
                let back = self.rows[seat].replace(slot.index(), self.hand);
                self.put_down(back);
            }
            Public::Threw { seat, slot, matches: true, .. } => {
                let back = self.rows[seat].remove(slot.index());
                self.put_down(back);
                self.throws += 1;
            }
            Public::Threw { seat, slot, matches: false, .. } => {
                self.see(self.at(seat, slot), self.seats, (Code::Threw, seat), now);
            }
            Public::Received { seat, drawn: true } => self.receive(seat),
            Public::Exchanged { seat, slot, other, other_slot } => {
                let own = self.at(seat, slot);
                let foreign = self.rows[other].replace(other_slot.index(), own);
                self.rows[seat].replace(slot.index(), foreign);
                self.see(foreign, SeatSet::only(seat), (Code::Received, seat), now);
            }
            Public::Peeked { seat, slots } => {
                for back in slots.map(|slot| self.at(seat, slot)) {
                    self.see(back, SeatSet::only(seat), (Code::Peeked, seat), now);
                }
            }
            Public::Looked { seat, slot } => {
                self.see(self.at(seat, slot), SeatSet::only(seat), (Code::Looked, seat), now);
            }
            Public::Arranged { seat, ref slots } => {
                self.rows[seat].arrange(slots.iter().map(|slot| slot.index()));
            }
            Public::Reshuffled { .. } => self.reshuffle(),
            Public::Passed { .. }
            | Public::Announced { .. }
            | Public::Received { drawn: false, .. }
            | Public::Done { .. }
            | Public::Gave { .. }
            | Public::Declined { .. }
            | Public::TurnedUp { .. }
            | Public::RoundOver { .. }
            | Public::MatchOver { .. } => {}
        }
    }

    /// What a move can mean depends on rows and on the top of the discard pile.
    fn note_changes(&mut self, now: u64, event: &Public) {
        for seat in rows_of(event).iter() {
            match event {
                Public::Received { .. } => self.row_grown[seat] = now,
                _ => self.row_changed[seat] = now,
            }
        }
        if changes_top(event) {
            self.top_changed = now;
        }
        if changes_top(event) && !matches!(event, Public::Threw { .. }) {
            self.aim_changed = now;
        }
        if matches!(event, Public::Drew { .. } | Public::Took { .. }) {
            self.hand_since = now;
        }
    }
}

/// The seats whose row is another one after this.
fn rows_of(event: &Public) -> SeatSet {
    match *event {
        Public::Threw { seat, .. }
        | Public::Switched { seat, .. }
        | Public::Arranged { seat, .. }
        | Public::Received { seat, .. } => SeatSet::only(seat),
        Public::Exchanged { seat, other, .. } => SeatSet::only(seat).with(SeatSet::only(other)),
        _ => SeatSet::EMPTY,
    }
}

/// Whether another card may be the top of the discard pile after this.
fn changes_top(event: &Public) -> bool {
    use Public::{Discarded, Switched, Threw, Took};
    matches!(event, Threw { .. } | Switched { .. } | Discarded { .. } | Took { .. })
}

impl kit::Tracker<Khamul> for Tracker {
    fn hear(&mut self, now: u64, event: &Public) {
        self.follow(now, event);
        self.note_changes(now, event);
    }

    fn meant_since(&self, seat: Seat, mv: &Move) -> Option<u64> {
        match mv {
            // A throw was aimed at the top as it was (4.7).
            Move::Snap(_) => Some(self.row_changed[seat].max(self.aim_changed)),
            Move::Arrange(_) => Some(self.row_changed[seat].max(self.row_grown[seat])),
            Move::Switch(_) => Some(self.row_changed[seat].max(self.hand_since)),
            // A power came with the card on top; rows can be rearranged while it waits (8.1).
            Move::Look(_) => Some(self.row_changed[seat].max(self.top_changed)),
            Move::Exchange(_, other, _) => {
                let other = SeatCount::new(self.seats.len()).and_then(|seats| other.seat(seats));
                let rows = other.into_iter().chain([seat]).map(|seat| self.row_changed[seat]);
                rows.chain([self.top_changed]).max()
            }
            Move::Take => Some(self.top_changed),
            // Whether to announce depends on all of one's row.
            Move::Khamul => Some(self.row_changed[seat].max(self.row_grown[seat])),
            Move::Draw => Some(0),
            _ => None,
        }
    }

    fn carried(seat: Seat, mv: Move, event: &Public) -> Option<Move> {
        let own = rows_of(event).contains(seat);
        match mv {
            Move::Khamul => Some(mv).filter(|_| !own),
            Move::Take => Some(mv).filter(|_| !changes_top(event)),
            Move::Snap(slot) if own => slot_after(seat, slot, event).map(Move::Snap),
            _ => Some(mv),
        }
    }

    fn marks(&self) -> Option<&dyn Marks> {
        Some(self)
    }

    fn marks_mut(&mut self) -> Option<&mut dyn Marks> {
        Some(self)
    }
}

/// Where the card lies after this that lay in a slot of the seat's row; `None` if it is gone.
fn slot_after(seat: Seat, from: Slot, event: &Public) -> Option<Slot> {
    let moved = |to: usize| Some(Slot::at(to));
    match *event {
        Public::Threw { slot, matches: true, .. } if slot == from => None,
        Public::Threw { slot, matches: true, .. } if slot < from => moved(from.index() - 1),
        Public::Arranged { ref slots, .. } => {
            slots.iter().position(|&slot| slot == from).and_then(moved)
        }
        Public::Exchanged { seat: by, slot, other, other_slot } => {
            let gone = (by == seat && slot == from) || (other == seat && other_slot == from);
            Some(from).filter(|_| !gone)
        }
        _ => Some(from),
    }
}

impl Marks for Tracker {
    fn slots(&self, seat: Seat) -> usize {
        self.rows[seat].len()
    }

    fn looks(&self, seat: Seat) -> Vec<Vec<Look>> {
        let look = |glimpse: &Glimpse| Look {
            seat: glimpse.seats.first().filter(|_| glimpse.seats != self.seats),
            turns: self.turns.saturating_sub(glimpse.turn),
        };
        self.row(seat).iter().map(|&back| self.glimpses(back).map(look).collect()).collect()
    }

    fn notes(&self, seat: Seat) -> Vec<Option<String>> {
        let own = |&back: &Back| {
            let note = self.notes.iter().find(|(by, on, _)| (*by, *on) == (seat, back));
            note.map(|(.., text)| text.clone())
        };
        self.row(seat).iter().map(own).collect()
    }

    fn note(&mut self, seat: Seat, slot: usize, text: &str) {
        let Some(&back) = self.row(seat).get(slot) else { return };
        self.notes.retain(|(by, on, _)| (*by, *on) != (seat, back));
        if !text.is_empty() {
            self.notes.push((seat, back, text.to_owned()));
        }
    }

    fn forget_notes(&mut self, seat: Seat) {
        self.notes.retain(|(by, ..)| *by != seat);
    }
}
