//! What a seat with perfect memory has kept of a round of Khamul, and the worlds that agree with
//! it.
//!
//! Every physical card has a [`Back`]: where the cards lie face down, the backs are followed from
//! place to place. Of some backs the seat knows the card. The others are in pools: as many backs as
//! cards, of which nobody can say which is which. The round begins with one pool, the deck; a
//! reshuffle makes another one of the cards that it turns down. Within a pool every assignment is
//! as likely.

use std::fmt;

use super::cards::{CARDS, Pile, value};
use super::{Khamul, LOW, Public, SEATS, Secret, Stage, Table};
use crate::card::{CardSet, French, Indexed};
use crate::rng::Rng;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::tell::Told;
use crate::view::View;

/// A physical card seen from behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Back(u8);

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

/// As many backs as cards, at least two, of which the seat does not know which is which.
#[derive(Clone, Copy, Debug)]
struct Pool {
    backs: CardSet<Back>,
    cards: CardSet<French>,
}

/// A row as it was when its seat's turn began, before Khamul was announced (7.2).
#[derive(Clone, Copy, Debug)]
struct RowThen {
    /// What its known cards count.
    points: u16,
    /// Its other cards.
    unknown: CardSet<Back>,
}

impl RowThen {
    /// Of a seat that had no turn yet: never low.
    const NO_TURN: Self = Self { points: u16::MAX / 2, unknown: CardSet::EMPTY };
}

/// What a seat with perfect memory has kept of the round: by events alone, each card that it was
/// shown, wherever it went since; and which cards the others can be.
#[derive(Clone, Debug)]
pub struct Memory {
    /// Which round it remembers; 0 before the first.
    round: u32,
    rows: BySeat<Pile<Back>, SEATS>,
    /// The backs of the draw pile. Their order is that of their numbers, which nobody can tell from
    /// any other.
    draw: CardSet<Back>,
    discard: Pile<Back>,
    /// The card that was drawn or taken last.
    hand: Back,
    /// By back: the card, if it is known, that is, in no pool.
    cards: [French; CARDS],
    pools: [Pool; CARDS / 2],
    pool_count: u8,
    rows_then: BySeat<RowThen, SEATS>,
    /// Whether Khamul was announced.
    announced: bool,
}

impl Default for Memory {
    fn default() -> Self {
        Self {
            round: 0,
            rows: BySeat::default(),
            draw: CardSet::EMPTY,
            discard: Pile::empty(),
            hand: Back(0),
            cards: [French::from_index(0); CARDS],
            pools: [Pool { backs: CardSet::EMPTY, cards: CardSet::EMPTY }; CARDS / 2],
            pool_count: 0,
            rows_then: BySeat::all(RowThen::NO_TURN),
            announced: false,
        }
    }
}

impl Memory {
    /// The card at this place of a row, if the seat knows it.
    pub fn card(&self, seat: Seat, slot: usize) -> Option<French> {
        self.card_of(*self.row(seat).get(slot)?)
    }

    /// The cards of which the seat does not know where they are.
    pub fn unknown(&self) -> CardSet<French> {
        self.pools().iter().fold(CardSet::EMPTY, |cards, pool| cards.with(pool.cards))
    }

    /// The backs of a row, slot 0 first.
    pub(super) fn row(&self, seat: Seat) -> &[Back] {
        self.rows[seat].cards()
    }

    /// The card that was drawn or taken last.
    pub(super) fn in_hand(&self) -> Back {
        self.hand
    }

    /// The backs of the draw pile.
    pub(super) fn draw_pile(&self) -> CardSet<Back> {
        self.draw
    }

    /// The card with this back, if the seat knows it.
    pub(super) fn card_of(&self, back: Back) -> Option<French> {
        let known = self.pools().iter().all(|pool| !pool.backs.contains(back));
        known.then(|| self.cards[back.index()])
    }

    #[inline]
    fn pools(&self) -> &[Pool] {
        &self.pools[..usize::from(self.pool_count)]
    }

    /// A round of which the seat knows nothing but the sizes of rows and draw pile.
    fn dealt(round: u32, row_sizes: impl Iterator<Item = usize>) -> Self {
        let mut memory = Self { round, draw: CardSet::ALL, ..Self::default() };
        for (row, size) in row_sizes.enumerate() {
            (0..size).for_each(|_| memory.receive(Seat::at(row)));
        }
        memory.add_pool(CardSet::ALL, CardSet::ALL);
        memory
    }

    /// What a seat knows that was told nothing: what it sees.
    fn of_view(view: View<'_, Khamul>) -> Self {
        let table = view.table();
        let seats = table.standings.seats().seats();
        let mut memory =
            Self::dealt(table.standings.round(), seats.map(|seat| table.row_size(seat)));
        for &card in table.discard.cards() {
            memory.draw();
            memory.put_down(memory.hand, card);
        }
        match (table.stage, view.private().drawn) {
            (Stage::Taken(card), _) | (Stage::Drawn, Some(card)) => {
                memory.draw();
                memory.learn(memory.hand, card);
            }
            (Stage::Drawn, None) => memory.draw(),
            _ => {}
        }
        memory
    }

    fn add_pool(&mut self, backs: CardSet<Back>, cards: CardSet<French>) {
        // A pool has two cards or more, so there are never more than half as many as cards.
        self.pools[usize::from(self.pool_count)] = Pool { backs, cards };
        self.pool_count += 1;
    }

    /// The top of the draw pile.
    fn top_of_draw(&mut self) -> Back {
        let top = self.draw.iter().next().expect("as many cards as were told");
        self.draw.remove(top);
        top
    }

    fn draw(&mut self) {
        self.hand = self.top_of_draw();
    }

    /// A seat takes the top of the draw pile unseen (4.3, 5.2).
    fn receive(&mut self, seat: Seat) {
        let top = self.top_of_draw();
        self.rows[seat].push(top);
    }

    fn put_down(&mut self, back: Back, card: French) {
        self.learn(back, card);
        self.discard.push(back);
    }

    fn learn_slot(&mut self, seat: Seat, slot: usize, card: French) {
        self.learn(self.rows[seat].cards()[slot], card);
    }

    /// The seat sees that this back is this card.
    fn learn(&mut self, back: Back, card: French) {
        let Some(at) = self.pools().iter().position(|pool| pool.backs.contains(back)) else {
            return;
        };
        let pool = &mut self.pools[at];
        pool.backs.remove(back);
        pool.cards.remove(card);
        let rest = *pool;
        self.turn_up(back, card);
        if let (1, Some(back), Some(card)) =
            (rest.backs.len(), rest.backs.iter().next(), rest.cards.iter().next())
        {
            // What is left must be this one.
            self.turn_up(back, card);
            self.pool_count -= 1;
            self.pools[at] = self.pools[usize::from(self.pool_count)];
        }
    }

    fn turn_up(&mut self, back: Back, card: French) {
        self.cards[back.index()] = card;
        for seat in (0..SEATS).map(Seat::at) {
            let row = &mut self.rows_then[seat];
            if row.unknown.contains(back) {
                row.unknown.remove(back);
                row.points += value(card);
            }
        }
    }

    /// The seat's turn begins (7.2).
    fn begin_turn(&mut self, seat: Seat) {
        if self.announced {
            return;
        }
        let unknown =
            self.pools().iter().fold(CardSet::EMPTY, |backs, pool| backs.with(pool.backs));
        let mut row = RowThen { points: 0, unknown: CardSet::EMPTY };
        for &back in self.rows[seat].cards() {
            if unknown.contains(back) {
                row.unknown.insert(back);
            } else {
                row.points += value(self.cards[back.index()]);
            }
        }
        self.rows_then[seat] = row;
    }

    /// All of the discard pile but its top is turned down and shuffled (3.8).
    fn reshuffle(&mut self) {
        let top = self.discard.pop().expect("a discard pile has a top");
        let backs: CardSet<Back> = self.discard.cards().iter().copied().collect();
        let cards = self.discard.cards().iter().map(|back| self.cards[back.index()]).collect();
        self.discard = Pile::empty();
        self.discard.push(top);
        self.draw = backs;
        // A single card cannot be mistaken.
        if backs.len() > 1 {
            self.add_pool(backs, cards);
        }
    }

    /// What everyone is told.
    fn hear(&mut self, event: &Public) {
        match *event {
            Public::Dealt { round, ref row_sizes, .. } => {
                *self = Self::dealt(round, row_sizes.iter().map(|&size| usize::from(size)));
            }
            Public::Turn { seat, .. } => self.begin_turn(seat),
            Public::Announced { .. } => self.announced = true,
            Public::Drew { .. } => self.draw(),
            Public::Took { .. } => {
                self.hand = self.discard.pop().expect("a discard pile has a top");
            }
            Public::Discarded { card, .. } => self.put_down(self.hand, card),
            Public::Switched { seat, slot, discarded, .. } => {
                let back = self.rows[seat].replace(slot.index(), self.hand);
                self.put_down(back, discarded);
            }
            Public::Threw { seat, slot, card, matches: true } => {
                let back = self.rows[seat].remove(slot.index());
                self.put_down(back, card);
            }
            Public::Threw { seat, slot, card, matches: false } => {
                self.learn_slot(seat, slot.index(), card);
            }
            Public::Received { seat, drawn: true } => self.receive(seat),
            Public::Exchanged { seat, slot, other, other_slot } => {
                let own = self.rows[seat].cards()[slot.index()];
                let foreign = self.rows[other].replace(other_slot.index(), own);
                self.rows[seat].replace(slot.index(), foreign);
            }
            Public::Arranged { seat, ref slots } => {
                self.rows[seat].arrange(slots.iter().map(|slot| slot.index()));
            }
            Public::Reshuffled { .. } => self.reshuffle(),
            Public::TurnedUp { ref rows } => {
                for (seat, row) in rows.iter().enumerate() {
                    for (slot, &card) in row.iter().enumerate() {
                        self.learn_slot(Seat::at(seat), slot, card);
                    }
                }
            }
            Public::Peeked { .. }
            | Public::Passed { .. }
            | Public::Received { drawn: false, .. }
            | Public::Done { .. }
            | Public::Looked { .. }
            | Public::Gave { .. }
            | Public::Declined { .. }
            | Public::RoundOver { .. }
            | Public::MatchOver { .. } => {}
        }
    }

    /// A card for every back: the known ones, and the others drawn at random from their pools.
    #[inline]
    fn draw_cards(&self, rng: &mut Rng) -> [French; CARDS] {
        let mut cards = self.cards;
        let mut left = [French::from_index(0); CARDS];
        for pool in self.pools() {
            left.iter_mut().zip(pool.cards.iter()).for_each(|(place, card)| *place = card);
            for (back, count) in pool.backs.iter().zip((1..=pool.backs.len()).rev()) {
                let drawn = rng.index(count);
                cards[back.index()] = left[drawn];
                left[drawn] = left[count - 1];
            }
        }
        cards
    }
}

/// Puts into the memory of `seat` what it hears. Who did not hear the deal knows no place, and
/// keeps nothing of that round.
pub(super) fn remember(memory: &mut Memory, seat: Seat, told: Told<'_, Khamul>) {
    if memory.round == 0 && !matches!(told, Told::All(Public::Dealt { .. })) {
        return;
    }
    match told {
        Told::All(event) => memory.hear(event),
        Told::One(Secret::Peeked { slots, cards }) => {
            for (slot, &card) in slots.iter().zip(cards) {
                memory.learn_slot(seat, slot.index(), card);
            }
        }
        Told::One(&Secret::Drew { card }) => memory.learn(memory.hand, card),
        Told::One(&Secret::Looked { slot, card }) => memory.learn_slot(seat, slot.index(), card),
    }
}

/// A world: the table as it is, and under every back a card that it may be.
pub(super) fn determinize(view: View<'_, Khamul>, memory: &Memory, rng: &mut Rng) -> Khamul {
    let table = view.table();
    if memory.round != table.standings.round() {
        return world(view, &Memory::of_view(view), rng);
    }
    world(view, memory, rng)
}

fn world(view: View<'_, Khamul>, memory: &Memory, rng: &mut Rng) -> Khamul {
    let table: &Table = view.table();
    let cards = memory.draw_cards(rng);
    let card = |back: &Back| cards[back.index()];
    let mut world = Khamul::of_table(table.clone());
    let mut low = SeatSet::EMPTY;
    for seat in table.standings.seats().seats() {
        world.rows[seat] = memory.rows[seat].cards().iter().map(card).collect();
        let then = &memory.rows_then[seat];
        let unknown: u16 = then.unknown.iter().map(|back| value(card(&back))).sum();
        if then.points + unknown <= LOW {
            low.insert(seat);
        }
    }
    world.low = low;
    world.draw = memory.draw.iter().map(|back| card(&back)).collect();
    if table.stage == Stage::Drawn {
        world.privates[table.turn].drawn = Some(card(&memory.hand));
    }
    world
}

#[cfg(test)]
mod tests {
    use super::super::tests::Watched;
    use super::*;
    use crate::game::{Game, GameExt};

    /// The card under every back of which there is one; the others stay as the memory has them.
    fn truth(game: &Khamul, memory: &Memory) -> [French; CARDS] {
        let mut cards = memory.cards;
        for seat in game.table.standings.seats().seats() {
            for (back, &card) in memory.rows[seat].cards().iter().zip(game.rows[seat].cards()) {
                cards[back.index()] = card;
            }
            if let Some(drawn) = game.privates[seat].drawn {
                cards[memory.hand.index()] = drawn;
            }
        }
        for (back, &card) in memory.draw.iter().zip(game.draw.cards().iter().rev()) {
            cards[back.index()] = card;
        }
        cards
    }

    /// What a memory holds is true.
    fn is_true(game: &Khamul, memory: &Memory) {
        let truth = truth(game, memory);
        let mut unknown = CardSet::EMPTY;
        for pool in memory.pools() {
            let cards: CardSet<French> =
                pool.backs.iter().map(|back| truth[back.index()]).collect();
            assert_eq!(cards, pool.cards, "a pool has the cards of its backs");
            assert!(pool.backs.len() == cards.len() && cards.len() > 1);
            unknown = unknown.with(pool.backs);
        }
        for back in (0..CARDS).map(Back::from_index).filter(|&back| !unknown.contains(back)) {
            assert_eq!(truth[back.index()], memory.cards[back.index()], "what is known is true");
        }
        for seat in game.table.standings.seats().seats() {
            let row = &memory.rows_then[seat];
            let cards = row.unknown.iter().map(|back| value(truth[back.index()]));
            let low = row.points + cards.sum::<u16>() <= LOW;
            assert_eq!(low, game.low.contains(seat), "the row as its turn began");
        }
        let discard = memory.discard.cards().iter().map(|back| memory.cards[back.index()]);
        assert!(discard.eq(game.table.discard.cards().iter().copied()));
    }

    #[test]
    fn memories_are_true() {
        let (mut positions, mut low, mut pools) = (0, 0, 0);
        for seats in 2..=8 {
            for (seed, matching) in (0..6).zip(["rank", "value"].into_iter().cycle()) {
                let options = [("match", matching), ("target", "400"), ("turn_limit", "200")];
                let mut watched = Watched::new(seed, seats, &options);
                for _ in 0..3_000 {
                    if !watched.step() {
                        break;
                    }
                    if watched.game.table.is_playing() {
                        for seat in watched.game.table.standings.seats().seats() {
                            is_true(&watched.game, watched.memories.of(seat));
                        }
                        positions += 1;
                        low += usize::from(!watched.game.low.is_empty());
                        pools = pools.max(watched.memories.of(Seat::FIRST).pools().len());
                    }
                }
            }
        }
        assert!(positions > 50_000 && low > 10_000 && pools > 2, "{positions} {low} {pools}");
    }

    #[test]
    fn worlds_are_uniform() {
        let mut watched = Watched::new(21, 3, &[]);
        while watched.game.table.discard.len() < 3 {
            assert!(watched.step());
        }
        let ada = Seat::FIRST;
        let (view, memory) = (watched.game.view(ada), watched.memories.of(ada));
        let (unknown, seats) = (memory.unknown(), watched.game.table.standings.seats());
        let mut counts = vec![[0_u32; CARDS]; 3];
        let draws = 500 * unknown.len();
        for _ in 0..draws {
            let world = Khamul::determinize(view, memory, &mut watched.rng);
            for seat in seats.seats() {
                for slot in 0..world.rows[seat].len() {
                    let card = world.rows[seat].cards()[slot];
                    let known = memory.card(seat, slot);
                    assert!(known.is_none_or(|known| known == card));
                    if known.is_none() {
                        assert!(unknown.contains(card));
                        counts[seat.index()][card.index()] += u32::from(slot == 3);
                    }
                }
            }
        }
        for (counts, seat) in counts.iter().zip(seats.seats()) {
            if memory.card(seat, 3).is_some() {
                continue;
            }
            let square = |card: French| (f64::from(counts[card.index()]) - 500.0).powi(2) / 500.0;
            let chi: f64 = unknown.iter().map(square).sum();
            // Five deviations of the sum of squares.
            let freedom = unknown.len() as f64 - 1.0;
            assert!(chi < freedom + 5.0 * (2.0 * freedom).sqrt(), "{chi}");
        }
    }

    #[test]
    fn who_heard_nothing_knows_what_it_sees() {
        let mut watched = Watched::new(22, 4, &[]);
        for _ in 0..2_000 {
            watched.step();
            if !watched.game.table.is_playing() {
                continue;
            }
            for seat in watched.game.table.standings.seats().seats() {
                let view = watched.game.view(seat);
                let world = Khamul::determinize(view, &Memory::default(), &mut watched.rng);
                let sorted = |game: &Khamul| {
                    let mut cards = game.everywhere();
                    cards.sort_unstable();
                    cards
                };
                assert_eq!(sorted(&world), sorted(&watched.game));
                assert_eq!(world.private(seat).drawn, watched.game.private(seat).drawn);
            }
        }
    }
}
