//! A random legal move, each as likely as the others, without a list.
//!
//! Sets are drawn from groups whose size is known at once: the ships, the umbrellas, the straights,
//! the choices of a card of each suit. A group may also hold cards that are not legal; such a draw
//! is thrown away, and everything is drawn again. So whatever is accepted is uniform over the legal
//! moves. After a few draws in vain the legal moves are listed and one is taken, which is uniform
//! as well.

use kit::{Indexed, Rng};

use super::cards::Card;
use super::list;
use super::moves::Move;
use super::patterns::{
    FIELD, FOURS, Parts, STRAIGHT, THREES, TWOS, WHEEL, at_least, by_rank, by_suit, choose, count,
    is_straight, nth, of_suit, places, ranks, straights, sum, wheels,
};
use super::sets::{Set, SetKind};

/// Failed draws before the legal moves are listed.
const DRAWS_MAX: u32 = 8;

#[inline]
pub(super) fn lead(hand: u64, rng: &mut Rng, scratch: &mut Vec<Move>) -> Move {
    let held = Held::new(hand);
    let small = held.size + held.ships + held.trips;
    let books = Books::new(&held, SetKind::KaraJump, hand);
    let total = small + books.total();
    for _ in 0..DRAWS_MAX {
        let index = rng.below(total);
        let drawn = if index < small { Some(held.small(index)) } else { books.at(index - small) };
        if let Some(mv) = drawn {
            return mv;
        }
    }
    scratch.clear();
    list::lead(hand, scratch);
    scratch[rng.index(scratch.len())]
}

#[inline]
pub(super) fn follow(hand: u64, last: &Set, rng: &mut Rng, scratch: &mut Vec<Move>) -> Move {
    match last.line() {
        SetKind::Solo => {
            let better = last.beaten_by(hand);
            match pass_or_index(sum(by_rank(better)), rng) {
                None => Move::PASS,
                Some(index) => Move::play(SetKind::Solo, nth(better, index)),
            }
        }
        SetKind::Ship => {
            let held = Held::new(last.beaten_by(hand));
            match pass_or_index(held.ships, rng) {
                None => Move::PASS,
                Some(index) => Move::play(SetKind::Ship, held.part(&TWOS, held.twos(), index)),
            }
        }
        SetKind::Trips => {
            let held = Held::new(last.beaten_by(hand));
            match pass_or_index(held.trips, rng) {
                None => Move::PASS,
                Some(index) => Move::play(SetKind::Trips, held.part(&THREES, held.threes(), index)),
            }
        }
        _ => follow_book(hand, last, rng, scratch),
    }
}

/// `None` for passing, else one of so many other moves.
#[inline]
fn pass_or_index(others: u32, rng: &mut Rng) -> Option<u32> {
    if others == 0 { None } else { rng.below(others + 1).checked_sub(1) }
}

#[inline]
fn follow_book(hand: u64, last: &Set, rng: &mut Rng, scratch: &mut Vec<Move>) -> Move {
    let held = Held::new(hand);
    if held.size < 5 {
        return Move::PASS;
    }
    let highest_card = last.cards().last().map_or(0, Card::index);
    let books = Books::new(&held, last.line(), hand & u64::MAX << (highest_card / 5 * 5));
    let others = books.total();
    for _ in 0..DRAWS_MAX {
        let Some(index) = pass_or_index(others, rng) else { return Move::PASS };
        let beats = |mv: &Move| {
            let line = mv.line().expect("a book is drawn");
            line > last.line() || Set::known(line, mv.cards()).beats(last)
        };
        if let Some(mv) = books.at(index).filter(beats) {
            return mv;
        }
    }
    scratch.clear();
    list::follow(hand, last, scratch);
    scratch[rng.index(scratch.len())]
}

struct Held {
    hand: u64,
    size: u32,
    /// The ranks with at least two, three, four and five cards.
    ranks: [u64; 4],
    ships: u32,
    trips: u32,
}

impl Held {
    #[inline]
    fn new(hand: u64) -> Self {
        let counts = by_rank(hand);
        let ranks = [2, 3, 4, 5].map(|least| at_least(counts, least));
        let [two, three, four, five] = ranks.map(count);
        Self {
            hand,
            size: sum(counts),
            ranks,
            ships: two + 2 * three + 3 * four + 4 * five,
            trips: three + 3 * four + 6 * five,
        }
    }

    /// Ships of each rank, as numbers.
    #[inline]
    fn twos(&self) -> u64 {
        self.ranks[0] + 2 * self.ranks[1] + 3 * self.ranks[2] + 4 * self.ranks[3]
    }

    /// Trips of each rank, as numbers.
    #[inline]
    fn threes(&self) -> u64 {
        self.ranks[1] + 3 * self.ranks[2] + 6 * self.ranks[3]
    }

    /// The solo, ship or trips at this place of a list of them.
    #[inline]
    fn small(&self, index: u32) -> Move {
        if index < self.size {
            return Move::play(SetKind::Solo, nth(self.hand, index));
        }
        let index = index - self.size;
        if index < self.ships {
            return Move::play(SetKind::Ship, self.part(&TWOS, self.twos(), index));
        }
        Move::play(SetKind::Trips, self.part(&THREES, self.threes(), index - self.ships))
    }

    /// The part at this place of a list of parts, of which there are so many of each rank.
    #[inline]
    fn part(&self, table: &Parts, numbers: u64, mut index: u32) -> u64 {
        let mut rest = numbers;
        loop {
            let place = rest.trailing_zeros() / 5 * 5;
            let number = (numbers >> place & FIELD) as u32;
            if index < number {
                return self.part_of(table, place, index);
            }
            index -= number;
            rest &= !(FIELD << place);
        }
    }

    /// The part of the field at this place that is at this place of their list.
    #[inline]
    fn part_of(&self, table: &Parts, place: u32, index: u32) -> u64 {
        let field = self.hand >> place & FIELD;
        u64::from(table[field as usize][index as usize]) << place
    }
}

const GROUPS: usize = 6;
/// A card of each suit: holds all KARA Jumps, and other cards.
const RAINBOWS: usize = 0;
/// Straights: holds every `Mr.`, and those of one suit, which are thrown away.
const STRAIGHTS: usize = 1;
const UMBRELLAS: usize = 2;
/// Five cards of one suit: holds every `Honey` and every `Mr. Honey`.
const SUITED: usize = 3;
const QUADS: usize = 4;
const FIVES: usize = 5;

struct Books<'a> {
    held: &'a Held,
    groups: [u32; GROUPS],
    by_suit: [u32; 5],
    /// The cards of which a card of each suit must hold one, and how many of each suit they are.
    high: u64,
    high_by_suit: [u32; 5],
}

impl<'a> Books<'a> {
    /// The groups that hold books of this line or a higher one; of KARA Jumps, those with a card
    /// that is in `high`.
    #[inline]
    fn new(held: &'a Held, from: SetKind, high: u64) -> Self {
        let hand = held.hand;
        let mut books =
            Self { held, groups: [0; GROUPS], by_suit: by_suit(hand), high, high_by_suit: [0; 5] };
        if held.size < 5 {
            return books;
        }
        let [_, three, four, five] = held.ranks.map(count);
        books.groups[FIVES] = five;
        if from <= SetKind::MrHoney {
            books.groups[SUITED] = books.by_suit.iter().map(|&n| CHOOSE_FIVE[n as usize]).sum();
        }
        if from <= SetKind::Quads && four > 0 {
            books.groups[QUADS] = (four - five) * (held.size - 4) + five * 5 * (held.size - 5);
        }
        if from <= SetKind::Umbrella {
            // Any trips and any ship, less those of one rank: 3 of three cards, 24 of four, 100 of
            // five.
            let of_one_rank = 3 * three + 21 * four + 76 * five;
            books.groups[UMBRELLAS] = held.trips * held.ships - of_one_rank;
        }
        if from <= SetKind::Mr {
            books.groups[STRAIGHTS] = books.straights().map(|(_, number)| number).sum();
        }
        if from == SetKind::KaraJump {
            books.high_by_suit = by_suit(high);
            books.groups[RAINBOWS] = (0..5).map(|suit| books.rainbows(suit)).sum();
        }
        books
    }

    #[inline]
    fn total(&self) -> u32 {
        self.groups.iter().sum()
    }

    /// The book at this place of the groups; `None` if the cards there are to be thrown away.
    #[inline]
    fn at(&self, mut index: u32) -> Option<Move> {
        let mut group = 0;
        while index >= self.groups[group] {
            index -= self.groups[group];
            group += 1;
        }
        match group {
            RAINBOWS => self.rainbow(index),
            STRAIGHTS => self.straight(index),
            UMBRELLAS => Some(self.umbrella(index)),
            SUITED => Some(self.suited(index)),
            QUADS => Some(self.quads(index)),
            _ => Some(Move::play(SetKind::Kara5, nth(self.held.ranks[3], index) * FIELD)),
        }
    }

    /// How many choices of a card of each suit have their first `high` card in this suit.
    #[inline]
    fn rainbows(&self, suit: usize) -> u32 {
        let (all, high) = (&self.by_suit, &self.high_by_suit);
        let low = (0..suit).map(|suit| all[suit] - high[suit]).product::<u32>();
        low * high[suit] * all[suit + 1..].iter().product::<u32>()
    }

    #[inline]
    fn rainbow(&self, mut index: u32) -> Option<Move> {
        let mut first = 0;
        while index >= self.rainbows(first) {
            index -= self.rainbows(first);
            first += 1;
        }
        let (mut marks, mut cards) = (0, 0);
        for suit in 0..5 {
            let from = match suit.cmp(&first) {
                std::cmp::Ordering::Less => self.held.hand & !self.high,
                std::cmp::Ordering::Equal => self.high,
                std::cmp::Ordering::Greater => self.held.hand,
            };
            let from = of_suit(from, suit);
            let number = count(from);
            let mark = nth(from, index % number);
            index /= number;
            if marks & mark != 0 {
                return None;
            }
            marks |= mark;
            cards |= mark << suit;
        }
        (!is_straight(marks)).then_some(Move::play(SetKind::KaraJump, cards))
    }

    /// The straights as marks, and how many sets of cards each of them is.
    #[inline]
    fn straights(&self) -> impl Iterator<Item = (u64, u32)> + use<> {
        let marks = ranks(self.held.hand);
        let counts = by_rank(self.held.hand);
        let wheel = (wheels(marks) & 1 != 0).then_some(WHEEL);
        let plain = places(straights(marks)).map(|place| STRAIGHT << place);
        plain.chain(wheel).map(move |straight| {
            let number = places(straight).map(|place| (counts >> place & FIELD) as u32).product();
            (straight, number)
        })
    }

    #[inline]
    fn straight(&self, mut index: u32) -> Option<Move> {
        for (straight, number) in self.straights() {
            if index >= number {
                index -= number;
                continue;
            }
            let (mut cards, mut suits) = (0, FIELD);
            for place in places(straight) {
                let field = self.held.hand >> place & FIELD;
                let number = field.count_ones();
                let card = nth(field, index % number);
                index /= number;
                cards |= card << place;
                suits &= card;
            }
            return (suits == 0).then_some(Move::play(SetKind::Mr, cards));
        }
        None
    }

    #[inline]
    fn umbrella(&self, mut index: u32) -> Move {
        let held = self.held;
        let (twos, threes) = (held.twos(), held.threes());
        for place in places(held.ranks[1]) {
            let trips = (threes >> place & FIELD) as u32;
            let ships = held.ships - (twos >> place & FIELD) as u32;
            if index < trips * ships {
                let three = held.part_of(&THREES, place, index / ships);
                let two = held.part(&TWOS, twos & !(FIELD << place), index % ships);
                return Move::play(SetKind::Umbrella, three | two);
            }
            index -= trips * ships;
        }
        unreachable!("the place is below the number of umbrellas")
    }

    #[inline]
    fn quads(&self, mut index: u32) -> Move {
        let held = self.held;
        for place in places(held.ranks[2]) {
            let others = held.hand & !(FIELD << place);
            let (fours, others_size) = match held.ranks[3] >> place & 1 {
                0 => (1, held.size - 4),
                _ => (5, held.size - 5),
            };
            if index < fours * others_size {
                let four = held.part_of(&FOURS, place, index / others_size);
                return Move::play(SetKind::Quads, four | nth(others, index % others_size));
            }
            index -= fours * others_size;
        }
        unreachable!("the place is below the number of quads")
    }

    #[inline]
    fn suited(&self, mut index: u32) -> Move {
        let mut suit = 0;
        while index >= CHOOSE_FIVE[self.by_suit[suit] as usize] {
            index -= CHOOSE_FIVE[self.by_suit[suit] as usize];
            suit += 1;
        }
        // The combinatorial number system: which five of the suit's cards, highest first.
        let from = of_suit(self.held.hand, suit);
        let (mut marks, mut place) = (0, self.by_suit[suit]);
        for chosen in (1..=5).rev() {
            place -= 1;
            while choose(place, chosen) > index {
                place -= 1;
            }
            index -= choose(place, chosen);
            marks |= nth(from, place);
        }
        let line = if is_straight(marks) { SetKind::MrHoney } else { SetKind::Honey };
        Move::play(line, marks << suit)
    }
}

/// By a number of cards: how many choices of five of them there are.
static CHOOSE_FIVE: [u32; 13] = {
    let mut table = [0; 13];
    let mut size = 0;
    while size < 13 {
        table[size] = choose(size as u32, 5);
        size += 1;
    }
    table
};
