//! What a seat with perfect memory has kept of a round of Khamul, and the worlds that agree with
//! it.
//!
//! Every physical card has a [`Back`]: where the cards lie face down, the backs are followed from
//! place to place. Of some backs the seat knows the card. The others are in pools: as many backs as
//! cards, of which nobody can say which is which. The round begins with one pool, the deck; a
//! reshuffle makes another one of the cards that it turns down. Within a pool every assignment is
//! as likely.

use super::super::cards::{CARDS, value};

use super::super::{Khamul, LOW, Public, SEATS, Secret, Stage, Table};
use super::tracker::{Back, Tracker};
use crate::card::{CardSet, French, Indexed};
use crate::rng::Rng;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::tell::Told;
use crate::view::View;

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

/// No bound of what a card counts: above all values (1.2).
const ANYTHING: u8 = u8::MAX;

/// What a card that nobody knows counts on average, rounded down (1.2: 340 points, 52 cards).
const AVERAGE: u8 = 6;

/// How much higher than the top of the discard pile a row's highest card is, at most, if its seat
/// draws though it could take.
const NOT_TAKEN: u8 = 5;

/// In how many of 100 cases soft evidence is not trusted.
const DOUBT: u32 = 8;

/// How many worlds are drawn in which a seat kept silent with a low row, before one is taken.
const SILENT_TRIES: u32 = 4;

/// What a seat with perfect memory has kept of the round: by events alone, each card that it was
/// shown, wherever it went since; and which cards the others can be.
#[derive(Clone, Debug)]
pub struct Memory {
    /// Which round it remembers; 0 before the first.
    round: u32,
    /// Where the backs lie, and who saw which.
    tracker: Tracker,
    /// By back: the card, if it is known, that is, in no pool.
    cards: [French; CARDS],
    /// By back: what a card counts at most if its owner plays sensibly; soft evidence.
    most: [u8; CARDS],
    /// The row of the announcer as it announced.
    announced_row: CardSet<Back>,
    /// The seats that had seen their whole row when their last turn began, before Khamul was
    /// announced, and did not announce.
    silent: SeatSet,
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
            tracker: Tracker::default(),
            cards: [French::from_index(0); CARDS],
            most: [ANYTHING; CARDS],
            announced_row: CardSet::EMPTY,
            silent: SeatSet::EMPTY,
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

    /// The seats that have seen the card at this place of a row, wherever it lay then.
    #[inline]
    pub fn seen_by(&self, seat: Seat, slot: usize) -> SeatSet {
        let back = self.row(seat).get(slot);
        back.map_or(SeatSet::EMPTY, |&back| self.tracker.seen(back))
    }

    /// What the card at this place of a row counts at most, if those who have seen it play
    /// sensibly; `None` if nothing follows from what they did.
    pub fn most(&self, seat: Seat, slot: usize) -> Option<u16> {
        let most = self.most[self.row(seat).get(slot)?.index()];
        (most < ANYTHING).then_some(u16::from(most))
    }

    /// Whether it remembers this round: it does not if it was not told of the deal.
    pub fn remembers(&self, table: &Table) -> bool {
        self.round == table.standings.round()
    }

    /// Where the backs lie, and who saw which.
    pub(super) fn tracker(&self) -> &Tracker {
        &self.tracker
    }

    fn row(&self, seat: Seat) -> &[Back] {
        self.tracker.row(seat)
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
    fn dealt(round: u32, row_sizes: impl Iterator<Item = usize>, now: u64) -> Self {
        let tracker = Tracker::dealt(row_sizes, now);
        let mut memory = Self { round, tracker, ..Self::default() };
        memory.add_pool(CardSet::ALL, CardSet::ALL);
        memory
    }

    /// What a seat knows that was told nothing: what it sees.
    fn of_view(view: View<'_, Khamul>) -> Self {
        let table = view.table();
        let seats = table.standings.seats().seats();
        let mut memory =
            Self::dealt(table.standings.round(), seats.map(|seat| table.row_size(seat)), 0);
        for &card in table.discard.cards() {
            let back = memory.draw();
            memory.learn(back, card);
            memory.tracker.put_down(back);
        }
        match (table.stage, view.private().drawn) {
            (Stage::Taken(card), _) | (Stage::Drawn, Some(card)) => {
                let back = memory.draw();
                memory.learn(back, card);
            }
            (Stage::Drawn, None) => _ = memory.draw(),
            _ => {}
        }
        memory
    }

    fn add_pool(&mut self, backs: CardSet<Back>, cards: CardSet<French>) {
        // A pool has two cards or more, so there are never more than half as many as cards.
        self.pools[usize::from(self.pool_count)] = Pool { backs, cards };
        self.pool_count += 1;
    }

    /// The top of the draw pile is drawn.
    fn draw(&mut self) -> Back {
        self.tracker.draw();
        self.tracker.in_hand()
    }

    /// What the seat knows of its row counts at most this, each card: else it would have played
    /// otherwise.
    fn bound(&mut self, seat: Seat, most: u8) {
        for &back in self.tracker.row(seat) {
            if self.tracker.seen(back).contains(seat) {
                self.most[back.index()] = self.most[back.index()].min(most);
            }
        }
    }

    /// The seat draws, though it could take the top of the discard pile.
    fn does_not_take(&mut self, seat: Seat) {
        if let Some(top) = self.tracker.discard().top() {
            let top = value(self.cards[top.index()]) as u8;
            self.bound(seat, top + NOT_TAKEN);
        }
    }

    /// The seat laid the card in hand in the slot of another, which it had seen or not.
    fn switched(&mut self, seat: Seat, known: bool, taken: bool, discarded: French) {
        let worst = if known { value(discarded) as u8 } else { AVERAGE };
        if known {
            self.bound(seat, worst);
        }
        if !taken {
            let most = &mut self.most[self.tracker.in_hand().index()];
            *most = worst.min(*most);
        }
    }

    /// The seat announces Khamul (6.1).
    fn announces(&mut self, seat: Seat) {
        self.announced = true;
        self.silent.remove(seat);
        self.announced_row = self.row(seat).iter().copied().collect();
    }

    fn learn_slot(&mut self, seat: Seat, slot: usize, card: French) {
        self.learn(self.row(seat)[slot], card);
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
        if self.row(seat).iter().all(|&back| self.tracker.seen(back).contains(seat)) {
            self.silent.insert(seat);
        } else {
            self.silent.remove(seat);
        }
        let unknown =
            self.pools().iter().fold(CardSet::EMPTY, |backs, pool| backs.with(pool.backs));
        let mut row = RowThen { points: 0, unknown: CardSet::EMPTY };
        for &back in self.tracker.row(seat) {
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
        let backs = self.tracker.draw_pile();
        for back in backs.iter() {
            self.most[back.index()] = ANYTHING;
        }
        // A single card cannot be mistaken.
        if backs.len() > 1 {
            self.add_pool(backs, self.turned_down());
        }
    }

    /// The cards that a reshuffle has just turned down.
    pub(super) fn turned_down(&self) -> CardSet<French> {
        self.tracker.draw_pile().iter().map(|back| self.cards[back.index()]).collect()
    }

    /// What everyone is told, at this moment.
    fn hear(&mut self, now: u64, event: &Public) {
        // What somebody did tells of the row as it was.
        match *event {
            Public::Drew { seat } => self.does_not_take(seat),
            Public::Discarded { seat, card } => self.bound(seat, value(card) as u8),
            _ => {}
        }
        let left = match *event {
            Public::Switched { seat, slot, .. } | Public::Threw { seat, slot, .. } => {
                Some(self.row(seat)[slot.index()])
            }
            _ => None,
        };
        let was_known = |seat| left.is_some_and(|back| self.tracker.seen(back).contains(seat));
        let known = matches!(*event, Public::Switched { seat, .. } if was_known(seat));
        self.tracker.follow(now, event);
        match *event {
            Public::Dealt { round, ref row_sizes, .. } => {
                let sizes = row_sizes.iter().map(|&size| usize::from(size));
                *self = Self::dealt(round, sizes, now);
            }
            Public::Turn { seat, .. } => self.begin_turn(seat),
            Public::Announced { seat } => self.announces(seat),
            Public::Discarded { card, .. } => self.learn(self.tracker.in_hand(), card),
            Public::Switched { seat, taken, discarded, .. } => {
                self.learn_left(left, discarded);
                self.switched(seat, known, taken.is_some(), discarded);
            }
            Public::Threw { card, .. } => self.learn_left(left, card),
            Public::Reshuffled { .. } => self.reshuffle(),
            Public::TurnedUp { ref rows } => {
                for (seat, row) in rows.iter().enumerate() {
                    for (slot, &card) in row.iter().enumerate() {
                        self.learn_slot(Seat::at(seat), slot, card);
                    }
                }
            }
            _ => {}
        }
    }

    /// Everyone sees the card that lay in a slot.
    fn learn_left(&mut self, back: Option<Back>, card: French) {
        back.into_iter().for_each(|back| self.learn(back, card));
    }

    /// A card for every back: the known ones, and the others drawn at random from their pools.
    ///
    /// Where `soft` evidence counts, a back that its owner has seen is mostly given a card that
    /// fits what the owner did, and the announcer's row at most five points (6.1).
    #[inline]
    fn draw_cards(&self, rng: &mut Rng, soft: bool) -> [French; CARDS] {
        let mut cards = self.cards;
        let mut left = [French::from_index(0); CARDS];
        for pool in self.pools() {
            left.iter_mut().zip(pool.cards.iter()).for_each(|(place, card)| *place = card);
            let (mut backs, mut count) = (pool.backs, pool.backs.len());
            if soft {
                let bounded = backs.iter().filter(|back| {
                    self.most[back.index()] < ANYTHING || self.announced_row.contains(*back)
                });
                let bounded: CardSet<Back> = bounded.collect();
                backs = backs.without(bounded);
                for back in bounded.iter() {
                    let most = self.most_of(back, &cards, pool);
                    let drawn = draw_low(&left[..count], most, rng);
                    cards[back.index()] = left[drawn];
                    count -= 1;
                    left[drawn] = left[count];
                }
            }
            for back in backs.iter() {
                let drawn = rng.index(count);
                cards[back.index()] = left[drawn];
                count -= 1;
                left[drawn] = left[count];
            }
        }
        cards
    }

    /// What a back counts at most, by soft evidence, where those before it in its pool have cards.
    fn most_of(&self, back: Back, cards: &[French; CARDS], pool: &Pool) -> u8 {
        let most = self.most[back.index()];
        if !self.announced_row.contains(back) {
            return most;
        }
        let later = |other: Back| pool.backs.contains(other) && other.index() >= back.index();
        let others = self.announced_row.iter().filter(|&other| !later(other));
        let sum: u16 = others
            .filter(|other| pool.backs.contains(*other) || self.card_of(*other).is_some())
            .map(|other| value(cards[other.index()]))
            .sum();
        most.min(LOW.saturating_sub(sum) as u8)
    }
}

/// Where in `left` a random card lies that counts at most so much; any card if there is none such,
/// and at times anyway.
fn draw_low(left: &[French], most: u8, rng: &mut Rng) -> usize {
    if rng.below(100) >= DOUBT {
        let fits = |card: &French| value(*card) <= u16::from(most);
        let count = left.iter().filter(|card| fits(card)).count();
        if count > 0 {
            let chosen = rng.index(count);
            let mut fitting = (0..left.len()).filter(|&at| fits(&left[at]));
            return fitting.nth(chosen).unwrap_or(0);
        }
    }
    rng.index(left.len())
}

/// Puts into the memory of `seat` what it hears. Who did not hear the deal knows no place, and
/// keeps nothing of that round.
pub(super) fn remember(memory: &mut Memory, now: u64, seat: Seat, told: Told<'_, Khamul>) {
    if memory.round == 0 && !matches!(told, Told::All(Public::Dealt { .. })) {
        return;
    }
    match told {
        Told::All(event) => {
            memory.hear(now, event);
            if matches!(*event, Public::Announced { seat: announcer } if announcer == seat) {
                memory.announced_row = CardSet::EMPTY; // it knows what it knew
            }
        }
        Told::One(Secret::Peeked { slots, cards }) => {
            for (slot, &card) in slots.iter().zip(cards) {
                memory.learn_slot(seat, slot.index(), card);
            }
        }
        Told::One(&Secret::Drew { card }) => memory.learn(memory.tracker.in_hand(), card),
        Told::One(&Secret::Looked { slot, card }) => memory.learn_slot(seat, slot.index(), card),
    }
}

/// A world: the table as it is, and under every back a card that it may be.
pub(super) fn determinize(view: View<'_, Khamul>, memory: &Memory, rng: &mut Rng) -> Khamul {
    let table = view.table();
    if !memory.remembers(table) {
        return world(view, &Memory::of_view(view), rng, false);
    }
    world(view, memory, rng, false)
}

impl Khamul {
    /// A world as [`determinize`](crate::Game::determinize) gives one, but more likely one in which
    /// the other seats played sensibly: with low cards where they kept them, and a row of five
    /// points or less where Khamul was announced, and not where it was not. Evidence that a player
    /// may contradict, so it is doubted at times.
    pub fn likely(view: View<'_, Self>, memory: &Memory, rng: &mut Rng) -> Self {
        if !memory.remembers(view.table()) {
            return world(view, &Memory::of_view(view), rng, false);
        }
        let mut likely = world(view, memory, rng, true);
        for _ in 0..SILENT_TRIES {
            let silent = memory.silent.iter().filter(|&seat| seat != view.seat());
            if !silent.into_iter().any(|seat| likely.low.contains(seat)) {
                break;
            }
            likely = world(view, memory, rng, true);
        }
        likely
    }

    /// The cards of a row, slot 0 first: what nobody sees, so only for worlds and referees.
    #[inline]
    pub fn row(&self, seat: Seat) -> &[French] {
        self.rows[seat].cards()
    }
}

fn world(view: View<'_, Khamul>, memory: &Memory, rng: &mut Rng, soft: bool) -> Khamul {
    let table: &Table = view.table();
    let cards = memory.draw_cards(rng, soft);
    let card = |back: &Back| cards[back.index()];
    let mut world = Khamul::of_table(table.clone());
    let mut low = SeatSet::EMPTY;
    for seat in table.standings.seats().seats() {
        world.rows[seat] = memory.row(seat).iter().map(card).collect();
        let then = &memory.rows_then[seat];
        let unknown: u16 = then.unknown.iter().map(|back| value(card(&back))).sum();
        if then.points + unknown <= LOW {
            low.insert(seat);
        }
    }
    world.low = low;
    world.draw = memory.tracker.draw_pile().iter().map(|back| card(&back)).collect();
    if table.stage == Stage::Drawn {
        world.privates[table.turn].drawn = Some(card(&memory.tracker.in_hand()));
    }
    world
}

#[cfg(test)]
mod tests {
    use super::super::super::tests::Watched;
    use super::*;
    use crate::game::{Game, GameExt};
    use crate::knowledge::Knows as _;

    /// The card under every back of which there is one; the others stay as the memory has them.
    fn truth(game: &Khamul, memory: &Memory) -> [French; CARDS] {
        let mut cards = memory.cards;
        for seat in game.table.standings.seats().seats() {
            for (back, &card) in memory.row(seat).iter().zip(game.rows[seat].cards()) {
                cards[back.index()] = card;
            }
            if let Some(drawn) = game.privates[seat].drawn {
                cards[memory.tracker.in_hand().index()] = drawn;
            }
        }
        for (back, &card) in memory.tracker.draw_pile().iter().zip(game.draw.cards().iter().rev()) {
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
        let discard =
            memory.tracker.discard().cards().iter().map(|back| memory.cards[back.index()]);
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
    fn likely_worlds_hold_what_is_known() {
        let mut watched = Watched::new(23, 4, &[("turn_limit", "100"), ("target", "1000")]);
        let (mut known, mut bounded) = (0, 0);
        for _ in 0..3_000 {
            watched.step();
            let table = &watched.game.table;
            if !table.is_playing() {
                continue;
            }
            let seat = table.turn;
            let (view, memory) = (watched.game.view(seat), watched.memories.of(seat));
            let world = Khamul::likely(view, memory, &mut watched.rng);
            let cards: CardSet<French> = world.everywhere().into_iter().collect();
            assert_eq!((cards.len(), world.everywhere().len()), (CARDS, CARDS));
            for other in table.standings.seats().seats() {
                for (slot, &card) in world.rows[other].cards().iter().enumerate() {
                    let own = memory.card(other, slot);
                    assert!(own.is_none_or(|own| own == card));
                    known += usize::from(own.is_some());
                    bounded += usize::from(memory.most(other, slot).is_some());
                }
            }
        }
        assert!(known > 1_000 && bounded > 1_000, "{known} {bounded}");
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
