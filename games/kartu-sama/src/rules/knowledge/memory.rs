//! What a seat with perfect memory has kept of a round of Kartu Sama, and the worlds that agree
//! with it.
//!
//! Playing is forced (3.1, 4.2), so a seat that draws where it would have had to play holds nothing
//! that fits. What it holds then is *banned* from those faces as long as it stays in the hand; what
//! it draws is not. So the cards of a hand fall into batches by when they came, the older ones with
//! more bans. From which batch a played card came, nobody sees: all ways are kept, each with the
//! number of dealt orders that lead to it, so that worlds are as likely as they are by the deal.
//!
//! Where each deck has a back of its own (1.4), everyone sees which cards of a hand are of which
//! deck, also when they come and go. So the cards of one deck are a hand of their own, about which
//! the other decks say nothing: what is said above holds of each. And of several cards with the
//! same face the one of the first deck is played, so a seat that plays another has none of the
//! earlier decks.
//!
//! Where a hand had several cards that look like the one played, each of them may have been it, and
//! each is a way; but it is one deal, and counts once. So a way counts in parts, and a hand that
//! has such cards is let pass as often as one in their number. That is exact where a table has two
//! cards of a face, and nearly so where it has more.

use std::cmp::Ordering;

use kit::{BySeat, Knows as _, Rng, SEATS_MAX, Seat, SeatSet, Told, View};

use super::super::cards::{CARDS_MAX, Card, DECKS_MAX, FRENCH, Face, Hand, JOKERS};
use super::super::{KartuSama, Public, Secret};

/// The most batches of a hand that are told apart; beyond, the newest two are one, with the bans of
/// the newer.
const BATCHES: usize = 6;

/// How many ways are kept before batches are joined.
const WAYS_MAX: usize = 96;

/// How often each hand is drawn again, given the others, so that the order in which hands are drawn
/// does not matter.
const SWEEPS: usize = 2;

/// How often all hands are drawn before a hand that cannot be as the seat knows is let pass.
const TRIES: usize = 64;

/// How often a hand is drawn that has too many cards that look like those played before.
const EQUALS: usize = 32;

/// A multiple of 1 to 8, the most cards that look the same: what a card in a hand counts as a way.
const WHOLE: u64 = 840;

/// How many cards of a hand are of each batch, oldest first.
type Counts = [u8; BATCHES];

#[derive(Clone, Debug)]
struct Past {
    /// By batch, oldest first: a bit for each place (as in [`Face::fits`]) that none of its cards
    /// has. The bans of a batch hold all those of newer ones.
    bans: Vec<u64>,
    /// By batch: how many cards the seat had played when it came.
    since: Vec<u8>,
    /// What the seat played, oldest first.
    plays: Vec<Face>,
    /// The places of what it played, of a joker the first.
    equals: u64,
    /// How the cards that the hand has now can be of these batches, each with a number in
    /// proportion to the dealt orders in which they are.
    ways: Vec<(Counts, u64)>,
}

impl Past {
    fn dealt(count: usize) -> Self {
        let mut counts = [0; BATCHES];
        counts[0] = count as u8;
        let (plays, ways) = (Vec::new(), vec![(counts, 1)]);
        Self { bans: vec![0], since: vec![0], plays, equals: 0, ways }
    }

    /// Whether it says something of a hand of so many cards, where cards of these places (of jokers
    /// the first) are not seen.
    fn says(&self, size: usize, unseen: u64) -> bool {
        let sum = |counts: &Counts| counts.iter().map(|&count| usize::from(count)).sum::<usize>();
        self.ways.first().is_some_and(|(counts, _)| sum(counts) == size)
            && (self.bans[0] != 0 || self.equals & unseen != 0)
    }

    /// How many cards that look like this one were played while a batch was in the hand.
    fn equals_since(&self, batch: usize, face: Face) -> u64 {
        self.plays[usize::from(self.since[batch])..]
            .iter()
            .filter(|&&played| played == face)
            .count() as u64
    }

    /// A card is played: of any batch that may have it.
    fn played(&mut self, face: Face) {
        let mut ways = Vec::with_capacity(self.ways.len() * self.bans.len());
        for &(counts, weight) in &self.ways {
            for (batch, ban) in self.bans.iter().enumerate() {
                if counts[batch] > 0 && ban >> face.index() & 1 == 0 {
                    let mut after = counts;
                    after[batch] -= 1;
                    // It might as well have been played instead of those that look the same.
                    let part = WHOLE / (1 + self.equals_since(batch, face)).min(8);
                    ways.push((after, weight * u64::from(counts[batch]) * part));
                }
            }
        }
        self.ways = ways;
        self.plays.push(face);
        self.equals |= 1 << face.index();
        self.tidy();
    }

    /// Cards come; of those that the hand has, none is of the banned places.
    fn drew(&mut self, banned: u64, count: u8) {
        self.bans.iter_mut().for_each(|ban| *ban |= banned);
        if self.bans.len() == BATCHES {
            self.join(BATCHES - 2);
        }
        self.ways.iter_mut().for_each(|(counts, _)| counts[self.bans.len()] = count);
        self.bans.push(0);
        self.since.push(self.plays.len() as u8);
        self.tidy();
    }

    fn lacks(&mut self, banned: u64) {
        self.bans.iter_mut().for_each(|ban| *ban |= banned);
        self.tidy();
    }

    /// A way, as likely as it is weighed; `None` if none can be.
    fn choose_way(&self, weights: &[f64; WAYS_MAX], total: f64, rng: &mut Rng) -> Option<Counts> {
        let mut drawn = f64::from(rng.bits()) / 4_294_967_296.0 * total;
        let mut chosen = None;
        for (&weight, &(counts, _)) in weights.iter().zip(&self.ways).filter(|way| *way.0 > 0.0) {
            chosen = Some(counts);
            if drawn < weight {
                break;
            }
            drawn -= weight;
        }
        chosen
    }

    /// Whether a hand is let pass. `held` are those of its cards that look like one played, each
    /// with how many cards the seat had played when it came.
    fn passes(&self, held: &[(Face, u8)], rng: &mut Rng) -> bool {
        held.iter().enumerate().all(|(nth, &(face, _))| {
            held[..nth].iter().any(|&(other, _)| other == face) || self.passes_of(face, held, rng)
        })
    }

    /// As [`passes`](Self::passes), of the cards that look like this one: as often as one in the
    /// ways to choose, at each time, which of those in the hand then was played.
    fn passes_of(&self, face: Face, held: &[(Face, u8)], rng: &mut Rng) -> bool {
        let mut later = 0;
        self.plays.iter().enumerate().rev().filter(|&(_, &other)| other == face).all(|(at, _)| {
            let here = held.iter().filter(|&&(other, since)| other == face && since <= at as u8);
            later += 1;
            let all = later + here.count();
            all == later || rng.index(all) < later
        })
    }

    /// Makes one batch of this one and the next, with the bans of the next.
    fn join(&mut self, batch: usize) {
        self.bans.remove(batch);
        self.since.remove(batch);
        for (counts, _) in &mut self.ways {
            counts[batch] += counts[batch + 1];
            counts[batch + 1..].rotate_left(1);
            counts[BATCHES - 1] = 0;
        }
    }

    /// Whether the same is known of this batch and the next: what was played between them is
    /// banned, so that neither has a card that looks the same.
    fn same_as_next(&self, batch: usize) -> bool {
        let ban = self.bans[batch];
        let (since, next) = (self.since[batch].into(), self.since[batch + 1].into());
        let between = &self.plays[since..next];
        ban == self.bans[batch + 1] && between.iter().all(|face| ban >> face.index() & 1 != 0)
    }

    /// Joins batches of which the same is known, or of which there is no card; makes one of equal
    /// ways; keeps numbers small.
    fn tidy(&mut self) {
        let mut batch = 0;
        while batch + 1 < self.bans.len() {
            let empty = self.ways.iter().all(|(counts, _)| counts[batch] == 0);
            let next_empty = self.ways.iter().all(|(counts, _)| counts[batch + 1] == 0);
            if empty || self.same_as_next(batch) {
                self.join(batch);
            } else if next_empty {
                self.bans[batch + 1] = self.bans[batch];
                self.since[batch + 1] = self.since[batch];
                self.join(batch);
            } else {
                batch += 1;
            }
        }
        loop {
            self.ways.sort_unstable_by_key(|way| way.0);
            self.ways.dedup_by(|way, kept| {
                let same = way.0 == kept.0;
                if same {
                    kept.1 += way.1;
                }
                same
            });
            if self.ways.len() <= WAYS_MAX || self.bans.len() < 2 {
                break;
            }
            self.join(self.bans.len() - 2);
        }
        let most = self.ways.iter().map(|way| way.1).max().unwrap_or(1);
        let shift = (64 - most.leading_zeros()).saturating_sub(32);
        self.ways.iter_mut().for_each(|way| way.1 = (way.1 >> shift).max(1));
    }
}

/// What a seat with perfect memory has kept of the round: what follows from it for the hands.
#[derive(Clone, Debug)]
pub struct Memory {
    /// Which round it remembers; 0 before the first.
    round: u32,
    dealt: usize,
    /// By seat: how many of each deck, where backs differ.
    backs: Option<BySeat<[u8; DECKS_MAX], SEATS_MAX>>,
    top: Face,
    /// What the seat on turn still owes.
    owed: u8,
    /// By seat: what it answered with since it last drew.
    answers: BySeat<Vec<Answer>, SEATS_MAX>,
    /// The hands, where each draw is proof; and where only a draw is that pays for a joker, since
    /// a seat that owes nothing may always draw (option `may_draw`), which no event tells.
    hands: [Pasts; 2],
}

/// By seat and deck: a hand, as far as it is of that deck. Where all backs are the same, all of it
/// stands where the first deck does.
type Pasts = BySeat<[Option<Past>; DECKS_MAX], SEATS_MAX>;

impl Default for Memory {
    fn default() -> Self {
        let hands = [BySeat::default(), BySeat::default()];
        let answers = BySeat::default();
        Self { round: 0, dealt: 0, backs: None, top: Face::JOKER, owed: 0, answers, hands }
    }
}

/// A card that a seat played, on what.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// The card to answer.
    pub top: Face,
    /// What was played.
    pub card: Face,
    /// What the seat owed before.
    pub owed: u8,
}

impl Memory {
    /// What a seat played since it last drew, oldest first: each time it held these cards from
    /// there on, and those that it holds now.
    pub fn answers(&self, seat: Seat) -> &[Answer] {
        &self.answers[seat]
    }

    /// Shows `each` what is kept of a seat's hand: by which proofs, of which deck.
    fn each_past(&mut self, seat: Seat, mut each: impl FnMut(usize, usize, &mut Past)) {
        let whole = [self.dealt as u8, 0, 0, 0];
        let dealt = self.backs.as_ref().map_or(whole, |backs| backs[seat]);
        let decks = if self.backs.is_some() { DECKS_MAX } else { 1 };
        for (proof, hands) in self.hands.iter_mut().enumerate() {
            for (deck, past) in hands[seat].iter_mut().enumerate().take(decks) {
                let past = past.get_or_insert_with(|| Past::dealt(dealt[deck].into()));
                each(proof, deck, past);
            }
        }
    }
}

/// A seat that did not hear the deal keeps nothing of that round.
pub(super) fn remember(memory: &mut Memory, told: Told<'_, KartuSama>) {
    let event = match told {
        Told::All(event) => event,
        Told::One(Secret::Hand { cards, .. }) => {
            memory.dealt = cards.len();
            return;
        }
        Told::One(Secret::Drew { .. }) => return,
    };
    match *event {
        Public::Dealt { round, card, ref backs, .. } => {
            *memory = Memory { round, top: card, ..Memory::default() };
            memory.backs = backs.as_deref().map(count_backs);
        }
        Public::Played { seat, card, owed, back, .. } => {
            let answer = Answer { top: memory.top, card, owed: memory.owed };
            memory.answers[seat].push(answer);
            (memory.top, memory.owed) = (card, owed);
            let deck = usize::from(back.unwrap_or(0));
            memory.each_past(seat, |_, of, past| match of.cmp(&deck) {
                Ordering::Less => past.lacks(places_of(card)), // 1.4
                Ordering::Equal => past.played(card),
                Ordering::Greater => {}
            });
        }
        Public::Drew { seat, count, ref backs, .. } => {
            let fits = memory.top.fits();
            let bans = match memory.owed {
                0 => [fits & FRENCH, 0],
                _ => [fits | JOKERS; 2],
            };
            let counts = backs.as_deref().map_or([count, 0, 0, 0], of_each_deck);
            memory.each_past(seat, |proof, deck, past| past.drew(bans[proof], counts[deck]));
            memory.owed = 0;
            memory.answers[seat].clear();
        }
        Public::RoundOver { .. } | Public::MatchOver { .. } => *memory = Memory::default(),
    }
}

/// The places of this face, of a joker the first.
fn places_of(face: Face) -> u64 {
    1 << face.index()
}

fn of_each_deck(backs: &[u8]) -> [u8; DECKS_MAX] {
    let mut counts = [0; DECKS_MAX];
    backs.iter().for_each(|&back| counts[usize::from(back)] += 1);
    counts
}

pub(super) fn count_backs(hands: &[Vec<u8>]) -> BySeat<[u8; DECKS_MAX], SEATS_MAX> {
    let mut all = BySeat::default();
    for (seat, backs) in (0..).map_while(Seat::new).zip(hands) {
        all[seat] = of_each_deck(backs);
    }
    all
}

pub(super) fn determinize(view: View<'_, KartuSama>, memory: &Memory, rng: &mut Rng) -> KartuSama {
    let (table, own) = (view.table(), view.private());
    let mut world = KartuSama {
        table: table.clone(),
        hands: BySeat::default(),
        draw: super::super::Pile::EMPTY,
    };
    world.hands[view.seat()] = *own;
    let mut pool = Pool::new();
    KartuSama::hidden(view, memory).cards.into_iter().for_each(|card| pool.put(card));
    let pasts = &memory.hands[usize::from(table.options.may_draw)];
    let knows = memory.round == table.standings.round();
    let others = table.standings.seats().seats().filter(|&seat| seat != view.seat()).collect();
    let past = |seat: Seat, deck: usize| pasts[seat][deck].as_ref().filter(|_| knows);
    if !table.options.has_backs() {
        let hands = pool.lay(others, |seat| table.hand_size(seat), |seat| past(seat, 0), rng);
        others.iter().for_each(|seat| world.hands[seat].hand.extend(hands[seat]));
        pool.cards().iter().for_each(|&card| world.draw.push(card));
        world.draw.shuffle(rng);
        return world;
    }
    for deck in 0..usize::from(table.options.decks) {
        let mut own = pool.split_off(deck);
        let size = |seat| usize::from(table.backs_in_hand(seat)[deck]);
        let hands = own.lay(others, size, |seat| past(seat, deck), rng);
        others.iter().for_each(|seat| world.hands[seat].hand.extend(hands[seat]));
        own.cards().iter().for_each(|&card| world.draw.push(card));
    }
    world.draw.shuffle_under(table.back_on_top(), rng);
    world
}

/// The cards that a seat does not see and that lie in no hand yet, in any order.
struct Pool {
    cards: [Card; CARDS_MAX],
    len: usize,
}

impl Pool {
    const fn new() -> Self {
        Self { cards: [Card::new(0, 0); CARDS_MAX], len: 0 }
    }

    fn split_off(&mut self, deck: usize) -> Self {
        let (mut own, all) = (Self::new(), std::mem::replace(self, Self::new()));
        for &card in all.cards() {
            if card.deck() == deck { own.put(card) } else { self.put(card) }
        }
        own
    }

    /// Lays hands of these sizes for these seats, which agree with what is known of them, each
    /// choice as likely as by the deal.
    fn lay<'a>(
        &mut self,
        seats: SeatSet,
        size: impl Fn(Seat) -> usize,
        past: impl Fn(Seat) -> Option<&'a Past>,
        rng: &mut Rng,
    ) -> BySeat<Hand, SEATS_MAX> {
        let mut hands = BySeat::<Hand, SEATS_MAX>::default();
        let unseen = self.places();
        let says = |seat: &Seat| past(*seat).is_some_and(|it| it.says(size(*seat), unseen));
        let closed: SeatSet = seats.iter().filter(says).collect();
        for tried in 1..=TRIES {
            let mut all = true;
            for (seat, past) in closed.iter().filter_map(|seat| Some((seat, past(seat)?))) {
                all &= self.draw(past, &mut hands[seat], rng);
            }
            if all || tried == TRIES {
                break;
            }
            closed.iter().for_each(|seat| self.take_back(&mut hands[seat]));
        }
        if closed.len() > 1 {
            for seat in [closed; SWEEPS].into_iter().flat_map(SeatSet::iter) {
                if let Some(past) = past(seat) {
                    self.take_back(&mut hands[seat]);
                    self.draw(past, &mut hands[seat], rng);
                }
            }
        }
        for seat in seats.iter() {
            while hands[seat].len() < size(seat) {
                let card = self.take(rng.index(self.len));
                hands[seat].insert(card);
            }
        }
        hands
    }

    fn cards(&self) -> &[Card] {
        &self.cards[..self.len]
    }

    /// The places of its cards, of jokers the first.
    fn places(&self) -> u64 {
        self.cards().iter().fold(0, |places, card| places | 1 << card.face().index())
    }

    fn put(&mut self, card: Card) {
        self.cards[self.len] = card;
        self.len += 1;
    }

    fn take(&mut self, at: usize) -> Card {
        self.len -= 1;
        self.cards.swap(at, self.len);
        self.cards[self.len]
    }

    fn take_back(&mut self, hand: &mut Hand) {
        hand.cards().for_each(|card| self.put(card));
        *hand = Hand::default();
    }

    /// Draws a hand, each that agrees with its past as likely as by the deal; `false` if none does.
    fn draw(&mut self, past: &Past, hand: &mut Hand, rng: &mut Rng) -> bool {
        let mut held = [(Face::JOKER, 0); CARDS_MAX];
        let mut weights = [0.0; WAYS_MAX];
        let total = self.weigh_ways(past, &mut weights);
        for tried in 1..=EQUALS {
            let mut count = 0;
            let Some(counts) = past.choose_way(&weights, total, rng) else { return false };
            for (batch, (&ban, of_batch)) in past.bans.iter().zip(counts).enumerate() {
                for _ in 0..of_batch {
                    let Some(at) = self.choose_card(ban, rng) else { return false };
                    let card = self.take(at);
                    hand.insert(card);
                    if past.equals >> card.face().index() & 1 != 0 {
                        held[count] = (card.face(), past.since[batch]);
                        count += 1;
                    }
                }
            }
            if past.passes(&held[..count], rng) || tried == EQUALS {
                break;
            }
            self.take_back(hand);
        }
        true
    }

    /// Weighs each way by its number and by how many hands it allows; returns the sum.
    ///
    /// Each batch may have all that the older ones may, and more; so after the older ones are
    /// drawn, a card of it is one of as many, whichever those are.
    fn weigh_ways(&self, past: &Past, weights: &mut [f64; WAYS_MAX]) -> f64 {
        let mut open = [0; BATCHES];
        for (open, ban) in open.iter_mut().zip(&past.bans) {
            let free = |card: &&Card| ban >> card.face().index() & 1 == 0;
            *open = self.cards().iter().filter(free).count();
        }
        let mut total = 0.0;
        for (weight, (counts, number)) in weights.iter_mut().zip(&past.ways) {
            *weight = *number as f64;
            let mut drawn = 0;
            for (&open, &count) in open.iter().zip(counts) {
                for _ in 0..count {
                    *weight *= open.saturating_sub(drawn) as f64;
                    drawn += 1;
                }
            }
            total += *weight;
        }
        total
    }

    /// Where a card lies that is not banned, each as likely as the others.
    fn choose_card(&self, ban: u64, rng: &mut Rng) -> Option<usize> {
        let free = |&at: &usize| ban >> self.cards[at].face().index() & 1 == 0;
        if self.len == 0 {
            return None;
        }
        for _ in 0..8 {
            let at = rng.index(self.len);
            if free(&at) {
                return Some(at);
            }
        }
        let count = (0..self.len).filter(free).count();
        (0..self.len).filter(free).nth(if count > 0 { rng.index(count) } else { 0 })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use kit::{Event, Game, GameExt, Knows as _, Memories, SeatCount, Seed, Settings};

    use super::super::super::Move;
    use super::*;

    struct Played {
        fresh: KartuSama,
        order: Vec<Card>,
        /// With the card that was played.
        moves: Vec<(Seat, Move, Option<Card>)>,
        game: KartuSama,
        memories: Memories<KartuSama>,
    }

    impl Played {
        /// A random round until so many proofs lie open, and the first seat is to play.
        fn new(options: &[(&str, &str)], seats: usize, proofs: u32, rng: &mut Rng) -> Self {
            let mut settings = Settings::new(KartuSama::OPTIONS);
            options.iter().for_each(|(name, value)| settings.set(name, value).unwrap());
            let fresh = KartuSama::table_for(&settings, seats, None).unwrap();
            loop {
                let mut this = Self {
                    fresh: fresh.clone(),
                    order: Vec::new(),
                    moves: Vec::new(),
                    game: fresh.clone(),
                    memories: Memories::new(SeatCount::new(seats).unwrap()),
                };
                let (mut events, mut drew) = (Vec::new(), 0);
                this.game.pool(&mut this.order);
                rng.shuffle(&mut this.order);
                this.game.deal_unchecked(&this.order, &mut events);
                while this.game.table.is_playing() {
                    this.memories.hear(&events);
                    events.clear();
                    let turn = this.game.table.turn;
                    if drew >= proofs && turn == Seat::FIRST {
                        return this;
                    }
                    let mv = KartuSama::random_move(this.game.view(turn), rng, &mut Vec::new());
                    let mv = mv.unwrap();
                    drew += u32::from(mv == Move::Draw && turn != Seat::FIRST);
                    this.game.play_unchecked(turn, mv, &mut events);
                    let top = this.game.table.discard.cards().last().copied();
                    this.moves.push((turn, mv, top.filter(|_| mv != Move::Draw)));
                }
            }
        }

        /// Deals other cards where the first seat cannot know them, and plays the same moves.
        /// `None` if they cannot be played.
        ///
        /// The very cards that were played are put somewhere into what their seat was given. So a
        /// deal where it was given several that look the same is met once for each choice of those
        /// that are played; only one of these is kept, as it is one deal.
        fn redealt(&self, rng: &mut Rng) -> Option<KartuSama> {
            let mut order = self.order.clone();
            for back in 0..DECKS_MAX as u8 {
                self.lay_others(back, &mut order, rng)?;
            }
            let mut game = self.fresh.clone();
            game.deal_unchecked(&order, &mut ());
            for &(seat, mv, _) in &self.moves {
                game.play(seat, &mv, &mut ()).ok()?;
            }
            let looks = |game: &KartuSama| -> Vec<(Face, u8)> {
                game.table.discard.cards().iter().map(|&card| self.look(card)).collect()
            };
            (looks(&game) == looks(&self.game)).then_some(game)
        }

        /// A card as people can tell it from others.
        fn look(&self, card: Card) -> (Face, u8) {
            (card.face(), if self.fresh.table.options.has_backs() { card.back() } else { 0 })
        }

        /// The same for the cards with this back, in the order of the deck. `None` if it would be
        /// met too often.
        fn lay_others(&self, back: u8, order: &mut [Card], rng: &mut Rng) -> Option<()> {
            let is_own = |card: &Card| self.look(*card).1 == back;
            let place = |card: Card| self.order.iter().position(|&other| other == card).unwrap();
            let (mut rest, mut open, mut given_to) = (Vec::new(), Vec::new(), Vec::new());
            for seat in self.fresh.table.standings.seats().seats().skip(1) {
                // What it played lies somewhere in what it was given.
                let hand: Vec<Card> = self.game.hands[seat].hand.cards().filter(is_own).collect();
                let mut given: Vec<usize> = hand.iter().map(|&card| place(card)).collect();
                rest.extend(hand);
                let own = self.moves.iter().filter(|(by, ..)| *by == seat);
                let played = own.filter_map(|&(.., card)| card).filter(is_own);
                let played: Vec<Card> = played.collect();
                given.extend(played.iter().map(|&card| place(card)));
                rng.shuffle(&mut given);
                for (&at, &card) in given.iter().zip(&played) {
                    order[at] = card;
                }
                open.extend(&given[played.len()..]);
                given_to.push((given, played));
            }
            let draw: Vec<Card> = self.game.draw.cards().iter().copied().filter(is_own).collect();
            open.extend(draw.iter().map(|&card| place(card)));
            rest.extend(draw);
            rng.shuffle(&mut rest);
            open.iter().zip(&rest).for_each(|(&at, &card)| order[at] = card);
            for (given, played) in given_to {
                let count = |face: Face, of: &mut dyn Iterator<Item = Face>| {
                    of.filter(|&other| other == face).count()
                };
                let faces = played.iter().map(|card| card.face());
                for (at, face) in faces.clone().enumerate() {
                    let all = count(face, &mut given.iter().map(|&at| order[at].face()));
                    let chosen = count(face, &mut faces.clone().take(at));
                    // Together: one in as many as there are choices.
                    if rng.index(all - chosen) >= count(face, &mut faces.clone()) - chosen {
                        return None;
                    }
                }
            }
            Some(())
        }
    }

    /// How often each card is in each of the other hands, of so many games.
    fn lie(games: impl Iterator<Item = KartuSama>) -> (f64, Vec<f64>) {
        let (mut count, mut lie) = (0.0, vec![0.0; SEATS_MAX * 256]);
        for game in games {
            count += 1.0;
            for seat in game.table.standings.seats().seats().skip(1) {
                for card in game.hands[seat].hand.cards() {
                    lie[seat.index() * 256 + card.face().index()] += 1.0;
                }
            }
        }
        (count, lie)
    }

    /// Worlds have the cards where the deals have them that the seat cannot tell apart. Returns
    /// whether enough such deals were found.
    fn check(options: &[(&str, &str)], seats: usize, proofs: u32, seed: u64) -> bool {
        let mut rng = Seed::from_number(seed).rng("worlds", 0);
        let played = Played::new(options, seats, proofs, &mut rng);
        let redealt = (0..400_000).filter_map(|_| played.redealt(&mut rng)).take(2_000);
        let (deals, by_deal) = lie(redealt);
        if deals < 200.0 {
            return false; // so much was played that hardly any other deal agrees
        }
        let (view, memory) = (played.game.view(Seat::FIRST), played.memories.of(Seat::FIRST));
        let mut own = Seed::from_number(seed).rng("worlds", 1);
        let worlds = (0..10_000).map(|_| KartuSama::determinize(view, memory, &mut own));
        let (worlds, by_world) = lie(worlds);
        for (at, (deal, world)) in by_deal.iter().zip(&by_world).enumerate() {
            let (deal, world) = (deal / deals, world / worlds);
            let mean = (deal * deals + world * worlds) / (deals + worlds);
            let error = (mean * (1.0 - mean).max(0.0) * (1.0 / deals + 1.0 / worlds)).sqrt();
            let (seat, face) = (at / 256, at % 256);
            assert!(
                (deal - world).abs() <= 5.0 * error + 1e-9,
                "face {face} at {seat}: {deal:.3} of {deals} deals, {world:.3} of worlds"
            );
        }
        true
    }

    #[derive(Clone, Copy)]
    enum Seen {
        Plays(&'static str),
        /// It has none of these, and draws so many.
        Draws(&'static [&'static str], usize),
    }

    fn face(text: &str) -> Face {
        text.parse().unwrap()
    }

    /// The hand after these things, if they can be, where the cards come in this order.
    fn obvious(order: &[Face], dealt: usize, seen: &[Seen]) -> Option<Vec<Face>> {
        let (mut hand, mut rest) = (order[..dealt].to_vec(), &order[dealt..]);
        for seen in seen {
            match *seen {
                Seen::Plays(played) => {
                    let at = hand.iter().position(|&held| held == face(played))?;
                    hand.remove(at);
                }
                Seen::Draws(none, count) => {
                    if none.iter().any(|none| hand.contains(&face(none))) {
                        return None;
                    }
                    hand.extend(&rest[..count]);
                    rest = &rest[count..];
                }
            }
        }
        hand.sort_unstable();
        Some(hand)
    }

    fn orders(cards: &mut [Face], from: usize, each: &mut impl FnMut(&[Face])) {
        if from == cards.len() {
            return each(cards);
        }
        for at in from..cards.len() {
            cards.swap(from, at);
            orders(cards, from + 1, each);
            cards.swap(from, at);
        }
    }

    /// Hands are drawn as often as there are orders of the deck, every one counted, that lead to
    /// them.
    fn check_orders(deck: &str, dealt: usize, seen: &[Seen]) {
        let mut faces: Vec<Face> = deck.split(' ').map(face).collect();
        let mut pool = Pool::new();
        let equal = |at: usize| faces[..at].iter().filter(|&&other| other == faces[at]).count();
        (0..faces.len()).for_each(|at| pool.put(Card::new(faces[at].index(), equal(at))));
        let (mut past, mut hands) = (Past::dealt(dealt), BTreeMap::<Vec<Face>, (f64, f64)>::new());
        for seen in seen {
            match *seen {
                Seen::Plays(played) => {
                    past.played(face(played));
                    let is = |card: &Card| card.face() == face(played);
                    let at = pool.cards().iter().position(is).unwrap();
                    pool.take(at);
                }
                Seen::Draws(none, count) => {
                    let banned = none.iter().fold(0, |bans, none| bans | 1 << face(none).index());
                    past.drew(banned, count as u8);
                }
            }
        }
        let (mut all, draws) = (0.0, 60_000);
        orders(&mut faces, 0, &mut |order| {
            if let Some(hand) = obvious(order, dealt, seen) {
                hands.entry(hand).or_default().0 += 1.0;
                all += 1.0;
            }
        });
        let mut rng = Seed::from_number(5).rng("orders", 0);
        for _ in 0..draws {
            let mut hand = Hand::default();
            assert!(pool.draw(&past, &mut hand, &mut rng));
            let held = hands.get_mut(&hand.faces().collect::<Vec<Face>>());
            held.expect("a hand that can be").1 += 1.0;
            pool.take_back(&mut hand);
        }
        for (hand, (orders, drawn)) in hands {
            let (exact, drawn) = (orders / all, drawn / f64::from(draws));
            let error = (exact * (1.0 - exact) / f64::from(draws)).sqrt();
            let near = (exact - drawn).abs() <= 4.5 * error;
            assert!(near, "{hand:?}: {exact:.4} of orders, {drawn:.4} drawn");
        }
    }

    #[test]
    fn hands_are_as_likely_as_orders_of_a_tiny_deck() {
        use Seen::{Draws, Plays};
        // A hand of all jokers is one of three deals of two cards, and not one of two.
        check_orders("Jo Jo 7c", 2, &[Plays("Jo")]);
        check_orders("Jo Jo 7c 8d 9h Ts", 3, &[Plays("Jo")]);
        check_orders("Jo Jo 7c 8d 9h Ts", 3, &[Plays("7c"), Plays("Jo")]);
        check_orders("Jo Jo 7c 8d 9h Ts", 2, &[Plays("Jo"), Draws(&["8d"], 2)]);
        check_orders("Jo Jo 7c 8d 9h Ts", 2, &[Draws(&["8d"], 2), Plays("Jo")]);
        check_orders("Jo Jo 7c 8d 9h Ts", 2, &[Draws(&["Jo"], 2), Plays("Jo")]);
        let both = [Draws(&["8d"], 2), Plays("Jo"), Plays("Jo")];
        check_orders("Jo Jo 7c 8d 9h Ts", 2, &both);
        let again = [Draws(&["8d"], 1), Plays("Jo"), Draws(&["8d", "9h"], 1), Plays("Jo")];
        check_orders("Jo Jo 7c 8d 9h Ts Js", 3, &again);
        let twice = [Draws(&["8d"], 1), Plays("Jo"), Draws(&["8d"], 1), Plays("7c")];
        check_orders("Jo Jo 7c 8d 9h Ts Js", 3, &twice);
        // Two decks.
        let decks = [Draws(&["9h"], 2), Plays("7c"), Draws(&["8d"], 1), Plays("9h")];
        check_orders("7c 7c 8d 8d 9h 9h Ts Ts", 3, &decks);
        let decks = [Plays("7c"), Plays("8d"), Draws(&["Ts"], 2), Plays("8d")];
        check_orders("7c 7c 8d 8d 9h 9h Ts Ts", 4, &decks);
        check_orders("7c 7c 7c 8d 8d 9h Ts", 4, &[Plays("7c")]);
        check_orders("7c 7c 7c 8d 8d 9h Ts", 4, &[Plays("7c"), Plays("8d"), Plays("7c")]);
    }

    #[test]
    fn worlds_are_as_likely_as_deals() {
        let mut checked = 0;
        for (seed, proofs) in (0..5).zip([1, 2, 3, 1, 2]) {
            checked += u32::from(check(&[("deck", "piquet")], 2, proofs, seed));
            checked += u32::from(check(&[("deck", "piquet")], 3, proofs, seed));
            checked += u32::from(check(&[], 3, proofs, seed));
        }
        checked += u32::from(check(&[("may_draw", "true")], 2, 2, 7));
        checked += u32::from(check(&[("decks", "2")], 3, 2, 8));
        assert!(checked > 8, "{checked}");
    }

    #[test]
    fn worlds_are_as_likely_as_deals_with_these_backs() {
        let options = [("deck", "piquet"), ("decks", "2"), ("backs", "different")];
        let checked = (0..6).filter(|&seed| check(&options, 2 + seed as usize % 2, 1, seed));
        assert!(checked.count() > 2);
    }

    /// In every position of random rounds, the truth is one of the worlds.
    #[test]
    fn what_is_kept_is_true() {
        let mut rng = Seed::from_number(3).rng("true", 0);
        let mut said = 0;
        for round in 0..600 {
            let seats = 2 + round % 6;
            let fresh = KartuSama::table_for(&Settings::new(KartuSama::OPTIONS), seats, None);
            let mut game = fresh.unwrap();
            let mut memory = Memory::default();
            let mut events: Vec<Event<KartuSama>> = Vec::new();
            game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut events);
            while game.table.is_playing() {
                for event in events.drain(..) {
                    event
                        .heard_by(Seat::FIRST)
                        .into_iter()
                        .for_each(|it| remember(&mut memory, it));
                }
                for seat in game.table.standings.seats().seats() {
                    let Some(past) = &memory.hands[0][seat][0] else { continue };
                    let size = game.table.hand_size(seat);
                    let held: Vec<Card> = game.hands[seat].hand.cards().collect();
                    let agrees = past.ways.iter().any(|(counts, _)| {
                        // The cards of the oldest batches must be allowed there.
                        let mut needed = 0;
                        past.bans.iter().zip(counts).all(|(ban, &count)| {
                            needed += usize::from(count);
                            let free = |card: &&Card| ban >> card.face().index() & 1 == 0;
                            held.iter().filter(free).count() >= needed
                        })
                    });
                    assert!(agrees, "{past:?} {held:?}");
                    said += usize::from(past.says(size, 0));
                }
                let turn = game.table.turn;
                let mv = KartuSama::random_move(game.view(turn), &mut rng, &mut Vec::new());
                game.play_unchecked(turn, mv.unwrap(), &mut events);
            }
        }
        assert!(said > 10_000, "{said}");
    }
}
