//! The rules that club player and playout policy share: a row as its seat knows it, and what each
//! move gains. All points are in tenths.

use kit::{French, Indexed as _};

use crate::{Power, Slot, Table, value};

use super::observer::{Row, SLOTS, key};

const UNKNOWN: u8 = u8::MAX;

/// What an unknown card counts on average: 340 points on 52 cards (1.2).
pub(crate) const AVERAGE: i32 = 65;

/// With how many points a seat announces Khamul (6.1), in tenths.
#[inline]
pub(crate) fn low(table: &Table) -> i32 {
    10 * i32::from(table.options.low())
}

/// What it is worth to look at a slot (5.1), if one is unknown.
const LOOK: i32 = 12;

/// What it is worth to give somebody a card (5.2).
const GIVE: i32 = 10;

/// What it is worth to exchange a slot (5.3).
const EXCHANGE: i32 = 10;

/// By how much a card to take must be better than one to draw.
const TAKE: i32 = 15;

/// What it is worth to replace an unknown card with a known one: without knowing its row, a seat
/// can neither announce nor throw. So even tens are laid there.
const KNOWN: i32 = 55;

#[derive(Clone, Copy, Debug)]
pub(crate) struct KnownRow {
    len: usize,
    /// By slot: the index of the card, or [`UNKNOWN`].
    cards: [u8; SLOTS],
    /// By slot: the key that a known card shares with those that match it.
    keys: [u8; SLOTS],
    /// By slot: what a known card counts, in points.
    values: [u8; SLOTS],
    unknowns: i32,
    unknown: i32,
    known: i32,
    by_value: bool,
}

#[inline]
pub(crate) fn points(card: French) -> i32 {
    10 * i32::from(value(card))
}

/// What it is worth to know a slot; nothing in the last turn.
#[inline]
fn known_worth(table: &Table) -> i32 {
    if table.announcer.is_none() { KNOWN } else { 0 }
}

impl KnownRow {
    /// A row of `len` unknown slots; those beyond the tracked ones are left out.
    #[inline]
    pub(crate) fn new(len: usize, unknown: i32, table: &Table) -> Self {
        let len = len.min(SLOTS);
        Self {
            len,
            cards: [UNKNOWN; SLOTS],
            keys: [UNKNOWN; SLOTS],
            values: [0; SLOTS],
            unknowns: len as i32,
            unknown,
            known: known_worth(table),
            by_value: table.options.by_value,
        }
    }

    /// A row as a seat, given by its bit, has seen it.
    #[inline]
    pub(crate) fn seen(row: &Row, len: usize, me: u8, table: &Table) -> Self {
        // Lane by lane, so that the compiler handles all slots at once.
        let seen: [u8; SLOTS] = row.seen.map(|seats| if seats & me != 0 { u8::MAX } else { 0 });
        let count = seen.iter().fold(0, |count, mask| count + (mask & 1));
        let len = len.min(SLOTS);
        Self {
            len,
            cards: std::array::from_fn(|slot| row.cards[slot] | !seen[slot]),
            keys: std::array::from_fn(|slot| row.keys[slot] | !seen[slot]),
            values: std::array::from_fn(|slot| row.values[slot] & seen[slot]),
            unknowns: len as i32 - i32::from(count),
            unknown: AVERAGE,
            known: known_worth(table),
            by_value: table.options.by_value,
        }
    }

    #[inline]
    pub(crate) fn know(&mut self, slot: usize, card: French) {
        self.unknowns -= i32::from(self.cards[slot] == UNKNOWN);
        self.cards[slot] = card.index() as u8;
        self.keys[slot] = key(card, self.by_value);
        self.values[slot] = value(card) as u8;
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub(crate) fn card(&self, slot: usize) -> Option<French> {
        let card = self.cards[slot];
        (card != UNKNOWN).then(|| French::from_index(usize::from(card)))
    }

    /// What a slot counts; an average if it is unknown.
    #[inline]
    pub(crate) fn points(&self, slot: usize) -> i32 {
        let value = 10 * i32::from(self.values[slot]);
        if self.cards[slot] == UNKNOWN { self.unknown } else { value }
    }

    /// With averages for unknown slots.
    #[inline]
    pub(crate) fn sum(&self) -> i32 {
        let known: u16 = self.values.iter().map(|&value| u16::from(value)).sum();
        10 * i32::from(known) + self.unknowns * self.unknown
    }

    #[inline]
    pub(crate) fn first_unknown(&self) -> Option<Slot> {
        let slot = self.cards[..self.len].iter().position(|&card| card == UNKNOWN)?;
        Some(Slot::at(slot))
    }

    /// The slot that counts most, and how much.
    #[inline]
    pub(crate) fn worst(&self) -> Option<(Slot, i32)> {
        let worst = (0..self.len).max_by_key(|&slot| self.points(slot))?;
        Some((Slot::at(worst), self.points(worst)))
    }

    /// The first slot to throw on this top card: it matches, and it counts something or empties the
    /// row (4.1, 7.5).
    #[inline]
    pub(crate) fn throw(&self, top: French) -> Option<Slot> {
        let key = key(top, self.by_value);
        let fits =
            |&slot: &usize| self.keys[slot] == key && (self.values[slot] > 0 || self.len == 1);
        (0..self.len).find(fits).map(Slot::at)
    }

    /// What a card on the discard pile gains: its power, and the slots that match it and are
    /// thrown.
    #[inline]
    fn follows(&self, card: French) -> i32 {
        let key = key(card, self.by_value);
        let slots = self.keys.iter().zip(&self.values);
        let thrown = slots
            .fold(0, |sum, (&own, &value)| sum + if own == key { u16::from(value) } else { 0 });
        let power = match Power::of(card) {
            None => 0,
            Some(Power::Look) if self.unknowns > 0 => LOOK,
            Some(Power::Look) => 0,
            Some(Power::Give) => GIVE,
            Some(Power::Exchange) => EXCHANGE,
        };
        10 * i32::from(thrown) + power
    }

    #[inline]
    pub(crate) fn discard_gain(&self, card: French) -> i32 {
        self.follows(card)
    }

    #[inline]
    pub(crate) fn switch_gain(&self, slot: usize, card: French) -> i32 {
        match self.card(slot) {
            Some(own) => self.follows(own) - points(card),
            None => self.unknown - points(card) + self.known,
        }
    }

    #[inline]
    pub(crate) fn best_switch(&self, card: French) -> Option<(Slot, i32)> {
        let gains = (0..self.len).map(|slot| (Slot::at(slot), self.switch_gain(slot, card)));
        gains.max_by_key(|&(_, gain)| gain)
    }

    /// How much more taking this card gains than drawing one, on average.
    #[inline]
    pub(crate) fn take_gain(&self, card: French) -> i32 {
        let worst = self.worst().map_or(0, |(_, points)| points);
        // What a drawn card saves on average if it is laid where it saves most; the square fits the
        // values of 1.2 well.
        let drawn = worst * worst / 260 + TAKE;
        self.best_switch(card).map_or(-drawn, |(_, gain)| gain - drawn)
    }
}
