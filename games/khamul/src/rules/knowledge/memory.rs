//! What a seat with perfect memory has kept of a round of Khamul, and the worlds that agree with
//! it.
//!
//! Every physical card has a [`Back`]: where the cards lie face down, the backs are followed from
//! place to place. Of some backs the seat knows the card. The others are in pools: as many backs as
//! cards, of which nobody can say which is which. The round begins with one pool, the deck; a
//! reshuffle makes another one of the cards that it turns down. Within a pool every assignment is
//! as likely.

use super::super::cards::{CARDS, deck, value};

use kit::lens::Place;
use kit::{BySeat, CardSet, French, Hidden, HiddenPlace, Indexed, Rng, Seat, SeatSet, Told, View};

use super::super::{Khamul, Public, SEATS, Secret, Stage, Table};
use super::tracker::{Back, Tracker};

/// As many backs as cards, at least two, of which the seat does not know which is which.
#[derive(Clone, Copy, Debug)]
pub struct Pool {
    /// The backs.
    pub backs: CardSet<Back>,
    /// The cards, in no known order.
    pub cards: CardSet<French>,
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

/// How a card was treated by who had seen it: what everyone saw, and no opinion on what follows.
#[derive(Clone, Copy, Debug)]
pub struct Treated {
    /// The least that a card counts which its owner put away while it kept this one.
    pub kept_over: Option<u8>,
    /// The least that the top of the discard pile counted when its owner drew and did not take it.
    pub not_taken_for: Option<u8>,
    /// Whether it was laid in the place of another one, and what that counted, if who laid it had
    /// seen it.
    pub laid_over: Option<Option<u8>>,
}

impl Treated {
    const NOT: Self = Self { kept_over: None, not_taken_for: None, laid_over: None };
}

fn least(one: Option<u8>, other: u8) -> Option<u8> {
    Some(one.map_or(other, |one| one.min(other)))
}

/// What a seat with perfect memory has kept of the round: by events alone, each card that it was
/// shown, wherever it went since; and which cards the others can be.
#[derive(Clone, Debug)]
pub struct Memory {
    /// Which round it remembers; 0 before the first.
    round: u32,
    tracker: Tracker,
    /// By back: the card, if it is known, that is, in no pool.
    cards: [French; CARDS],
    /// By back: how it was treated.
    treated: [Treated; CARDS],
    /// The row of the announcer as it announced.
    announced_row: CardSet<Back>,
    /// The seats that had seen their whole row when their last turn began, before Khamul was
    /// announced, and did not announce.
    silent: SeatSet,
    pools: [Pool; CARDS / 2],
    pool_count: u8,
    rows_then: BySeat<RowThen, SEATS>,
    announced: bool,
}

impl Default for Memory {
    fn default() -> Self {
        Self {
            round: 0,
            tracker: Tracker::default(),
            cards: [French::from_index(0); CARDS],
            treated: [Treated::NOT; CARDS],
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
    #[inline]
    pub fn card(&self, seat: Seat, slot: usize) -> Option<French> {
        self.card_of(*self.row(seat).get(slot)?)
    }

    /// The cards whose place the seat does not know.
    pub fn unknown(&self) -> CardSet<French> {
        self.pools().iter().fold(CardSet::EMPTY, |cards, pool| cards.with(pool.cards))
    }

    pub(super) fn hidden(&self, view: View<'_, Khamul>) -> Hidden<French> {
        let table = view.table();
        let place = |about, back| match self.card_of(back) {
            Some(card) => HiddenPlace { about, known: vec![card], size: 0 },
            None => HiddenPlace::unknown(about, 1),
        };
        let mut places = Vec::new();
        for seat in table.standings.seats().seats() {
            let row = (0..).zip(self.row(seat));
            places.extend(row.map(|(at, &back)| place(Place::Slot { seat, at }, back)));
        }
        let seat = table.turn;
        if table.turn_stage() == Stage::Drawn && seat != view.seat() {
            places.push(place(Place::Drawn { seat }, self.tracker.in_hand()));
        }
        let draw = self.tracker.draw_pile();
        let known: Vec<French> = draw.iter().filter_map(|back| self.card_of(back)).collect();
        let size = draw.len() - known.len();
        places.push(HiddenPlace { about: Place::Draw, known, size });
        Hidden { cards: self.unknown().iter().collect(), places }
    }

    /// The seats that have seen the card at this place of a row, wherever it lay then.
    #[inline]
    pub fn seen_by(&self, seat: Seat, slot: usize) -> SeatSet {
        let back = self.row(seat).get(slot);
        back.map_or(SeatSet::EMPTY, |&back| self.tracker.seen(back))
    }

    /// The card at this place of a row, seen from behind.
    pub fn back(&self, seat: Seat, slot: usize) -> Option<Back> {
        self.row(seat).get(slot).copied()
    }

    /// How a card was treated.
    pub fn treated(&self, back: Back) -> Treated {
        self.treated[back.index()]
    }

    /// The row of the announcer as it announced; none before.
    pub fn announced_row(&self) -> CardSet<Back> {
        self.announced_row
    }

    /// The seats that had seen their whole row when their last turn began, before Khamul was
    /// announced, and did not announce.
    pub fn silent(&self) -> SeatSet {
        self.silent
    }

    /// Whether it remembers this round: it does not if it was not told of the deal.
    pub fn remembers(&self, table: &Table) -> bool {
        self.round == table.standings.round()
    }

    /// Whether the seat knows the card with this back.
    pub fn knows(&self, back: Back) -> bool {
        self.card_of(back).is_some()
    }

    pub(super) fn tracker(&self) -> &Tracker {
        &self.tracker
    }

    #[inline]
    fn row(&self, seat: Seat) -> &[Back] {
        self.tracker.row(seat)
    }

    #[inline]
    pub(super) fn card_of(&self, back: Back) -> Option<French> {
        let known = self.pools().iter().all(|pool| !pool.backs.contains(back));
        known.then(|| self.cards[back.index()])
    }

    /// The cards whose place the seat does not know, with their backs.
    #[inline]
    pub fn pools(&self) -> &[Pool] {
        &self.pools[..usize::from(self.pool_count)]
    }

    fn dealt(
        round: u32,
        row_sizes: impl Iterator<Item = usize>,
        deck: CardSet<French>,
        now: u64,
    ) -> Self {
        let backs = (0..deck.len()).map(Back::from_index).collect();
        let tracker = Tracker::dealt(row_sizes, backs, now);
        let mut memory = Self { round, tracker, ..Self::default() };
        memory.add_pool(backs, deck);
        memory
    }

    /// What a seat knows that was told nothing: what it sees.
    pub(super) fn of_view(view: View<'_, Khamul>) -> Self {
        let table = view.table();
        let rows = table.standings.seats().seats().map(|seat| table.row_size(seat));
        let mut memory = Self::dealt(table.standings.round(), rows, table.options.deck(), 0);
        for &card in table.discard.cards() {
            let back = memory.draw();
            memory.learn(back, card);
            memory.tracker.put_down(back);
        }
        match (table.turn_stage(), view.private().drawn) {
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

    fn draw(&mut self) -> Back {
        self.tracker.draw();
        self.tracker.in_hand()
    }

    /// Notes how the seat treated those cards of its row that it knows.
    fn treat(&mut self, seat: Seat, how: impl Fn(&mut Treated)) {
        for &back in self.tracker.row(seat) {
            if self.tracker.seen(back).contains(seat) {
                how(&mut self.treated[back.index()]);
            }
        }
    }

    /// The seat keeps what it knows of its row, and puts away a card that counts so much.
    fn keeps(&mut self, seat: Seat, over: u8) {
        self.treat(seat, |card| card.kept_over = least(card.kept_over, over));
    }

    /// The seat draws, though it could take the top of the discard pile.
    fn does_not_take(&mut self, seat: Seat) {
        if let Some(top) = self.tracker.discard().top() {
            let top = value(self.cards[top.index()]) as u8;
            self.treat(seat, |card| card.not_taken_for = least(card.not_taken_for, top));
        }
    }

    /// The seat laid the card in hand in the slot of another, which it had seen or not.
    fn switched(&mut self, seat: Seat, known: bool, taken: bool, discarded: French) {
        let over = known.then(|| value(discarded) as u8);
        over.into_iter().for_each(|over| self.keeps(seat, over));
        if !taken {
            self.treated[self.tracker.in_hand().index()].laid_over = Some(over);
        }
    }

    /// The seat announces Khamul (6.1). Its row is judged as it is now (7.3).
    fn announces(&mut self, seat: Seat) {
        self.note_row(seat);
        self.announced = true;
        self.silent.remove(seat);
        self.announced_row = self.row(seat).iter().copied().collect();
    }

    fn learn_slot(&mut self, seat: Seat, slot: usize, card: French) {
        self.learn(self.row(seat)[slot], card);
    }

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
        self.note_row(seat);
    }

    fn note_row(&mut self, seat: Seat) {
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
            self.treated[back.index()] = Treated::NOT;
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

    fn hear(&mut self, now: u64, event: &Public) {
        // What somebody did tells of the row as it was.
        match *event {
            Public::Dealt { round, ref row_sizes, in_play, .. } => {
                let sizes = row_sizes.iter().map(|&size| usize::from(size));
                let [ranks, suits] = in_play.unwrap_or([13, 4]);
                *self = Self::dealt(round, sizes, deck(ranks, suits), now);
                return;
            }
            Public::Drew { seat } => self.does_not_take(seat),
            Public::Discarded { seat, card } => self.keeps(seat, value(card) as u8),
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
    #[inline]
    fn draw_cards(&self, rng: &mut Rng) -> Dealt {
        let mut dealt = Dealt::known(self);
        for pool in self.pools() {
            let mut left = Left::of(pool);
            for back in pool.backs.iter() {
                let drawn = rng.index(left.cards().len());
                dealt.give(back, left.take(drawn));
            }
        }
        dealt
    }
}

/// A card for every back.
#[derive(Clone, Copy, Debug)]
pub struct Dealt([French; CARDS]);

impl Dealt {
    /// The cards that a seat knows; the others are any.
    pub fn known(memory: &Memory) -> Self {
        Self(memory.cards)
    }

    /// This back has this card.
    #[inline]
    pub fn give(&mut self, back: Back, card: French) {
        self.0[back.index()] = card;
    }

    /// The card with this back.
    #[inline]
    pub fn card(&self, back: Back) -> French {
        self.0[back.index()]
    }
}

/// The cards of a pool that have no back yet.
#[derive(Clone, Copy, Debug)]
pub struct Left {
    cards: [French; CARDS],
    count: usize,
}

impl Left {
    /// All cards of the pool.
    #[inline]
    pub fn of(pool: &Pool) -> Self {
        let mut cards = [French::from_index(0); CARDS];
        cards.iter_mut().zip(pool.cards.iter()).for_each(|(place, card)| *place = card);
        Self { cards, count: pool.cards.len() }
    }

    /// The cards.
    #[inline]
    pub fn cards(&self) -> &[French] {
        &self.cards[..self.count]
    }

    /// Takes one out; the last one takes its place.
    #[inline]
    pub fn take(&mut self, at: usize) -> French {
        let card = self.cards[at];
        self.count -= 1;
        self.cards[at] = self.cards[self.count];
        card
    }
}

/// A seat that did not hear the deal knows no place, and keeps nothing of that round.
pub(super) fn remember(memory: &mut Memory, now: u64, seat: Seat, told: Told<'_, Khamul>) {
    if memory.round == 0 && !matches!(told, Told::All(Public::Dealt { .. })) {
        return;
    }
    match told {
        Told::All(event) => memory.hear(now, event),
        Told::One(Secret::Peeked { slots, cards }) => {
            for (slot, &card) in slots.iter().zip(cards) {
                memory.learn_slot(seat, slot.index(), card);
            }
        }
        Told::One(&Secret::Drew { card }) => memory.learn(memory.tracker.in_hand(), card),
        Told::One(&Secret::Looked { slot, card }) => memory.learn_slot(seat, slot.index(), card),
    }
}

pub(super) fn determinize(view: View<'_, Khamul>, memory: &Memory, rng: &mut Rng) -> Khamul {
    if memory.remembers(view.table()) {
        return Khamul::of_cards(view, memory, &memory.draw_cards(rng));
    }
    let memory = Memory::of_view(view);
    Khamul::of_cards(view, &memory, &memory.draw_cards(rng))
}

impl Khamul {
    /// The world in which these are the cards under all backs, as `memory` follows them.
    pub fn of_cards(view: View<'_, Self>, memory: &Memory, cards: &Dealt) -> Self {
        let table: &Table = view.table();
        let card = |back: &Back| cards.card(*back);
        let mut world = Self::of_table(table.clone());
        let mut low = SeatSet::EMPTY;
        for seat in table.standings.seats().seats() {
            world.rows[seat] = memory.row(seat).iter().map(card).collect();
            let then = &memory.rows_then[seat];
            let unknown: u16 = then.unknown.iter().map(|back| value(card(&back))).sum();
            if then.points + unknown <= table.options.low() {
                low.insert(seat);
            }
        }
        world.low = low;
        world.draw = memory.tracker.draw_pile().iter().map(|back| card(&back)).collect();
        if table.turn_stage() == Stage::Drawn {
            world.privates[table.turn].drawn = Some(card(&memory.tracker.in_hand()));
        }
        world
    }

    /// The cards of a row, slot 0 first: what nobody sees, so only for worlds and referees.
    #[inline]
    pub fn row(&self, seat: Seat) -> &[French] {
        self.rows[seat].cards()
    }

    /// The seats whose row was low when their last turn began, the one in which Khamul was
    /// announced included (7.2, 7.3): what nobody sees, so only for worlds and referees.
    pub fn were_low(&self) -> SeatSet {
        self.low
    }
}

#[cfg(test)]
mod tests {
    use kit::{Game, GameExt, Knows as _};

    use super::super::super::tests::Watched;
    use super::*;

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
            let low = row.points + cards.sum::<u16>() <= game.table.options.low();
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
                let snaps = if seed % 3 == 0 { "anytime" } else { "window" };
                let options = [
                    ("match", matching),
                    ("snaps", snaps),
                    ("target", "400"),
                    ("turn_limit", "200"),
                ];
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
                assert_eq!(world.privates[seat].drawn, watched.game.privates[seat].drawn);
            }
        }
    }
}
