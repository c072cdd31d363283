//! What simulated seats have seen. In a sampled world every card has a value, but no seat may act
//! on a card that it has not seen.

use kit::{French, Indexed as _, Seat, Tell, View};

use crate::{Khamul, Memory, Public, Secret, Slot, Stage, value};

const SEATS: usize = 8;

/// How many slots of a row are tracked; nobody knows those beyond.
pub(crate) const SLOTS: usize = 16;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    /// By slot: the index of the card, correct where somebody has seen it.
    pub(crate) cards: [u8; SLOTS],
    /// By slot: the key that matching cards share.
    pub(crate) keys: [u8; SLOTS],
    /// By slot: what the card counts.
    pub(crate) values: [u8; SLOTS],
    /// By slot: a bit for each seat that has seen it; none beyond the row's end.
    pub(crate) seen: [u8; SLOTS],
    /// How many slots it has, including those that are not tracked.
    len: u8,
}

/// Which seats have seen which slots, and what lies there.
#[derive(Clone, Copy, Debug)]
pub struct Observer {
    rows: [Row; SEATS],
    /// The card that was drawn or taken last.
    hand: SeenCard,
    by_value: bool,
}

#[derive(Clone, Copy, Debug)]
struct SeenCard {
    card: u8,
    key: u8,
    value: u8,
    /// A bit for each seat.
    seen: u8,
}

impl SeenCard {
    const UNSEEN: Self = Self { card: 0, key: 0, value: 0, seen: 0 };

    #[inline]
    fn new(card: French, seen: u8, by_value: bool) -> Self {
        let value = value(card) as u8;
        Self { card: card.index() as u8, key: key(card, by_value), value, seen }
    }
}

/// The key that matching cards share (1.3).
#[inline]
pub(crate) fn key(card: French, by_value: bool) -> u8 {
    if by_value { value(card) as u8 } else { card.rank() as u8 }
}

#[inline]
pub(crate) fn bit(seat: Seat) -> u8 {
    1 << seat.index()
}

/// The bits of all seats, including those that are not there.
const ALL: u8 = u8::MAX;

impl Row {
    const EMPTY: Self =
        Self { cards: [0; SLOTS], keys: [0; SLOTS], values: [0; SLOTS], seen: [0; SLOTS], len: 0 };

    /// Whether a seat has seen a slot with this key.
    #[inline]
    pub(crate) fn may_throw(&self, key: u8, me: u8) -> bool {
        let slots = self.keys.iter().zip(&self.seen);
        slots.fold(0, |hit, (&own, &seen)| hit | if own == key { seen & me } else { 0 }) != 0
    }

    #[inline]
    fn put(&mut self, slot: usize, face: SeenCard) {
        if slot < SLOTS {
            self.cards[slot] = face.card;
            self.keys[slot] = face.key;
            self.values[slot] = face.value;
            self.seen[slot] = face.seen;
        }
    }

    #[inline]
    fn get(&self, slot: usize) -> SeenCard {
        if slot >= SLOTS {
            return SeenCard::UNSEEN;
        }
        let (card, key, value) = (self.cards[slot], self.keys[slot], self.values[slot]);
        SeenCard { card, key, value, seen: self.seen[slot] }
    }

    /// Removes a card; those after it close up (2.4).
    #[inline]
    fn remove(&mut self, slot: usize) {
        if slot < SLOTS {
            for slots in [&mut self.cards, &mut self.keys, &mut self.values, &mut self.seen] {
                let all = u128::from_le_bytes(*slots);
                let before = (1 << (8 * slot)) - 1;
                *slots = (all & before | all >> 8 & !before).to_le_bytes();
            }
        }
        self.len -= 1;
    }
}

impl Observer {
    fn unseen(sizes: impl Iterator<Item = u8>, by_value: bool) -> Self {
        let mut rows = [Row::EMPTY; SEATS];
        rows.iter_mut().zip(sizes).for_each(|(row, size)| row.len = size);
        Self { rows, hand: SeenCard::UNSEEN, by_value }
    }

    /// What all seats have seen, according to the memory of one, in a world that it allows.
    pub(crate) fn of(view: View<'_, Khamul>, memory: &Memory, world: &Khamul) -> Self {
        let table = view.table();
        let seats = table.standings.seats();
        let by_value = table.options.by_value;
        let sizes = seats.seats().map(|seat| table.row_size(seat) as u8);
        let mut observer = Self::unseen(sizes, by_value);
        for seat in seats.seats() {
            let row = &mut observer.rows[seat.index()];
            for (slot, &card) in world.row(seat).iter().enumerate().take(SLOTS) {
                let seen_by = memory.seen_by(seat, slot);
                let seen = seen_by.iter().fold(0, |bits, seat| bits | bit(seat));
                row.put(slot, SeenCard::new(card, seen, by_value));
            }
        }
        if let Some(drawn) = view.private().drawn {
            observer.hand = SeenCard::new(drawn, bit(view.seat()), by_value);
        }
        if let Stage::Taken(card) = table.turn_stage() {
            observer.hand = SeenCard::new(card, ALL, by_value);
        }
        observer
    }

    #[inline]
    pub(crate) fn row(&self, seat: Seat) -> &Row {
        &self.rows[seat.index() % SEATS]
    }

    #[inline]
    fn row_mut(&mut self, seat: Seat) -> &mut Row {
        &mut self.rows[seat.index() % SEATS]
    }

    #[inline]
    fn see(&mut self, seat: Seat, slot: Slot, card: French, seats: u8) {
        let by_value = self.by_value;
        let row = self.row_mut(seat);
        let seen = row.get(slot.index()).seen;
        row.put(slot.index(), SeenCard::new(card, seen | seats, by_value));
    }

    #[cfg(test)]
    pub(crate) fn is_true(&self, game: &Khamul, seats: kit::SeatCount) -> bool {
        seats.seats().all(|seat| {
            let (row, truth) = (self.row(seat), game.row(seat));
            usize::from(row.len) == truth.len()
                && truth.iter().enumerate().take(SLOTS).all(|(slot, card)| {
                    row.seen[slot] == 0 || usize::from(row.cards[slot]) == card.index()
                })
        })
    }
}

impl Tell<Khamul> for Observer {
    #[inline(always)]
    fn all(&mut self, event: impl FnOnce() -> Public) {
        match event() {
            Public::Done { .. } => {}
            Public::Drew { seat } => self.hand.seen = bit(seat),
            Public::Took { card, .. } => self.hand = SeenCard::new(card, ALL, self.by_value),
            Public::Switched { seat, slot, .. } => {
                let hand = self.hand;
                self.row_mut(seat).put(slot.index(), hand);
            }
            Public::Threw { seat, slot, matches: true, .. } => {
                self.row_mut(seat).remove(slot.index());
            }
            Public::Threw { seat, slot, card, matches: false } => {
                self.see(seat, slot, card, ALL);
            }
            Public::Received { seat, drawn: true } => {
                let row = self.row_mut(seat);
                row.put(usize::from(row.len), SeenCard::UNSEEN);
                row.len += 1;
            }
            Public::Exchanged { seat, slot, other, other_slot } => {
                let (slot, other_slot) = (slot.index(), other_slot.index());
                let own = self.row(seat).get(slot);
                let foreign = self.row(other).get(other_slot);
                self.row_mut(seat).put(slot, foreign);
                self.row_mut(other).put(other_slot, own);
            }
            Public::Arranged { seat, slots } => {
                let old = *self.row(seat);
                for (new, slot) in slots.iter().enumerate() {
                    self.row_mut(seat).put(new, old.get(slot.index()));
                }
            }
            Public::Dealt { row_sizes, .. } => {
                *self = Self::unseen(row_sizes.into_iter(), self.by_value);
            }
            Public::Peeked { .. }
            | Public::Turn { .. }
            | Public::Passed { .. }
            | Public::Announced { .. }
            | Public::Discarded { .. }
            | Public::Received { drawn: false, .. }
            | Public::Looked { .. }
            | Public::Gave { .. }
            | Public::Declined { .. }
            | Public::Reshuffled { .. }
            | Public::TurnedUp { .. }
            | Public::RoundOver { .. }
            | Public::MatchOver { .. } => {}
        }
    }

    #[inline(always)]
    fn one(&mut self, seat: Seat, event: impl FnOnce() -> Secret) {
        match event() {
            Secret::Drew { card } => self.hand = SeenCard::new(card, self.hand.seen, self.by_value),
            Secret::Looked { slot, card } => self.see(seat, slot, card, bit(seat)),
            Secret::Peeked { slots, cards } => {
                for (slot, card) in slots.into_iter().zip(cards) {
                    self.see(seat, slot, card, bit(seat));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kit::{Event, Game as _, GameExt as _, Memories, Rng, Seed, Settings, State as _, ToAct};

    use crate::{Move, bots::playout};

    use super::*;

    fn hear(observer: &mut Observer, events: &[Event<Khamul>]) {
        for event in events {
            match event {
                Event::All(event) => observer.all(|| event.clone()),
                Event::One(seat, event) => observer.one(*seat, || event.clone()),
            }
        }
    }

    fn table(rng: &mut Rng, seats: usize) -> Khamul {
        let mut settings = Settings::new(Khamul::OPTIONS);
        let number = |rng: &mut Rng, low: u32, range| (low + rng.below(range)).to_string();
        let matching = ["rank", "value"][rng.index(2)];
        settings.set("match", matching).expect("an option");
        settings.set("false_khamul", &number(rng, 0, 51)).expect("an option");
        settings.set("turn_limit", &number(rng, 1, 150)).expect("an option");
        settings.set("target", &number(rng, 10, 200)).expect("an option");
        Khamul::table_for(&settings, seats, None).expect("a table")
    }

    /// Checks that the observer knows no more than the seats of the table have seen, and all of it
    /// if no row was ever too long.
    fn as_remembered(observer: &Observer, game: &Khamul, memory: &Memory, long: bool) {
        let seats = game.table().standings.seats();
        for seat in seats.seats() {
            for slot in 0..game.table().row_size(seat).min(SLOTS) {
                let seen_by = memory.seen_by(seat, slot);
                let bits = seats.seats().fold(0, |bits, seat| bits | bit(seat));
                let seen = seen_by.iter().fold(0, |bits, seat| bits | bit(seat));
                let heard = observer.row(seat).seen[slot] & bits;
                assert_eq!(heard & !seen, 0, "slot {slot} of seat {seat}");
                assert!(long || heard == seen, "slot {slot} of seat {seat}");
            }
        }
    }

    /// Plays a round, mostly by the playout policy and at times at random, and checks everything.
    fn round(rng: &mut Rng, seats: usize, chance: u32) -> usize {
        let mut game = table(rng, seats);
        let count = game.table().standings.seats();
        let mut observer = Observer::of(game.view(Seat::FIRST), &Memory::default(), &game);
        let (mut memories, mut events) = (Memories::new(count), Vec::new());
        let (mut positions, mut long) = (0, false);
        game.shuffle_and_deal(rng, &mut Vec::new(), &mut events);
        loop {
            memories.hear(&events);
            hear(&mut observer, &events);
            events.clear();
            if !game.table().standings.is_playing() {
                return positions;
            }
            positions += 1;
            assert!(observer.is_true(&game, count));
            long |= count.seats().any(|seat| game.table().row_size(seat) > SLOTS);
            as_remembered(&observer, &game, memories.of(Seat::FIRST), long);
            match Khamul::to_act(game.table()) {
                ToAct::Seats(deciders) => {
                    for seat in deciders.iter() {
                        let mv = playout::choose(game.view(seat), &observer, rng);
                        assert_eq!(game.may_play(seat, &mv), Ok(mv), "{mv}");
                        let row = observer.row(seat);
                        if let Move::Snap(slot) = mv {
                            assert_ne!(row.seen[slot.index()] & bit(seat), 0, "a throw is known");
                        }
                    }
                    let seat = deciders.choose(rng).expect("somebody is to act");
                    let mv = if rng.below(100) < chance {
                        Khamul::random_move(game.view(seat), rng, &mut Vec::new())
                    } else {
                        Some(playout::choose(game.view(seat), &observer, rng))
                    };
                    let mv = mv.expect("who is to act has a move");
                    game.play_unchecked(seat, mv, &mut events);
                }
                ToAct::Chance(_) => game.shuffle_and_deal(rng, &mut Vec::new(), &mut events),
                ToAct::Nobody => return positions,
            }
        }
    }

    #[test]
    fn the_playout_policy_is_legal_and_uses_only_what_was_seen() {
        let mut rng = Seed::from_number(31).rng("ears", 0);
        let mut positions = 0;
        for seats in 2..=8 {
            for number in 0..60 {
                // Some rounds are so random that rows outgrow what is tracked.
                positions += round(&mut rng, seats, [2, 15, 60][number % 3]);
            }
        }
        assert!(positions > 20_000, "{positions}");
    }
}
