//! Kartel with two seats and all cards known: the exact value of a round, by alpha-beta search with
//! a transposition table.
//!
//! With two seats a pass always empties the pile (3.4), so a position is two hands and the set to
//! beat. In the search a value is the number of cards that the loser keeps, negative if the seat to
//! act loses. The money of a round (6) grows with it.
//!
//! Three things keep the search small: hands that certainly run out are recognised at once, moves
//! that differ only in names are tried once, and positions that do are stored once.

mod sure;
mod transpositions;

use kit::View;

use crate::{
    Kartel, Move, Set, SetKind, follow, lead,
    patterns::{FIELD, places, ranks},
};

use self::sure::{Lead, holds_book, is_unanswered, runs_out};
use self::transpositions::{Bounds, Key, Transpositions};
use super::hand::{Hand, few, line_of_book, weight};

/// The most cards of both hands together for which an ending is searched.
const CARDS_MAX: u32 = 30;

const POSITIONS_MAX: u64 = 150_000;

/// What is known of an ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The best move found; it wins at least `least`.
    pub mv: Move,
    /// The least money that the seat to act wins in the round, negative if it loses.
    pub least: i32,
    /// The most money that it wins. The value is exact if this equals `least`.
    pub most: i32,
}

/// A search for the value of an ending.
pub struct Ending {
    transpositions: Transpositions,
    /// The moves of all positions on the current path, one position after another.
    moves: Vec<(i32, Move)>,
    list: Vec<Move>,
    dealt: u32,
    positions: u64,
    limit: u64,
}

#[derive(Clone, Copy)]
struct Position {
    own: u64,
    other: u64,
    last: Option<Set>,
    /// By seat, the one to act first: whether it may hold a book.
    books: [bool; 2],
}

impl Position {
    fn new(own: u64, other: u64, last: Option<&Set>) -> Self {
        Self { own, other, last: last.copied(), books: [own, other].map(holds_book) }
    }

    /// For the other seat.
    fn after(&self, mv: Move) -> Self {
        let [own_book, other_book] = self.books;
        let own = self.own & !mv.cards().bits();
        Self { own: self.other, other: own, last: mv.set(), books: [other_book, own_book] }
    }

    fn sizes(&self) -> [i32; 2] {
        [self.own, self.other].map(|hand| hand.count_ones() as i32)
    }
}

impl Ending {
    /// A search in a round in which each seat was dealt `dealt` cards, over at most `limit`
    /// positions.
    pub fn new(dealt: usize, limit: u64) -> Self {
        Self {
            transpositions: Transpositions::new(0),
            moves: Vec::with_capacity(1 << 12),
            list: Vec::with_capacity(1 << 12),
            dealt: dealt as u32,
            positions: 0,
            limit,
        }
    }

    /// The best move of the seat to act, and what it wins. If the limit is reached first, a move
    /// that wins the round, if one was found; otherwise `None`, as when a seat has no card. Hands
    /// are the bits of their cards.
    pub fn solve(&mut self, own: u64, other: u64, last: Option<&Set>) -> Option<Solved> {
        self.search(own, other, last, -(own.count_ones() as i32))
    }

    /// As [`Self::solve`], but `None` as soon as the seat to act certainly loses.
    pub fn win(&mut self, own: u64, other: u64, last: Option<&Set>) -> Option<Solved> {
        self.search(own, other, last, 0)
    }

    /// As [`Self::solve`] if the value is at least `least` cards; `None` if it is below.
    fn search(
        &mut self,
        own: u64,
        other: u64,
        last: Option<&Set>,
        mut least: i32,
    ) -> Option<Solved> {
        if own == 0 || other == 0 {
            return None;
        }
        let at = Position::new(own, other, last);
        let mut most = at.sizes()[1];
        self.moves.clear();
        self.list_moves(&at);
        self.moves.sort_unstable();
        if let Some(mv) = wins_at_once(&at).or_else(|| self.sure_win(&at, 0)) {
            return Some(self.solved(mv, most, most));
        }
        self.transpositions = Transpositions::new(own.count_ones() + other.count_ones());
        let mut moves: Vec<Move> = self.moves.drain(..).map(|(_, mv)| mv).collect();
        // First who wins, then by how much: null windows cut off most.
        let mut guess = 0;
        while least < most {
            match self.best_of(&at, &mut moves, guess) {
                Some(value) if value > guess => (least, guess) = (value, value),
                Some(value) => (most, guess) = (value, value - 1),
                None if least > 0 => break,
                None => return None,
            }
        }
        // No value is 0, so this one is below `least`.
        (least != 0).then(|| self.solved(moves[0], least, most))
    }

    /// In how many positions moves were tried.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    fn solved(&self, mv: Move, least: i32, most: i32) -> Solved {
        let [least, most] = [least, most].map(|cards| self.money(cards));
        Solved { mv, least, most }
    }

    /// The money for this many cards left (6.1), negative if they are one's own.
    fn money(&self, cards: i32) -> i32 {
        let factor = match self.dealt.saturating_sub(cards.unsigned_abs()) {
            0 => 3,
            1..=3 => 2,
            _ => 1,
        };
        cards * factor
    }

    /// As [`Self::value`], for a position with these moves; the first that is better than `alpha`
    /// moves to the front.
    fn best_of(&mut self, at: &Position, moves: &mut [Move], alpha: i32) -> Option<i32> {
        let mut best = i32::MIN;
        for place in 0..moves.len() {
            best = best.max(-self.value(&at.after(moves[place]), -alpha - 1)?);
            if best > alpha {
                moves[..=place].rotate_right(1);
                break;
            }
        }
        Some(best)
    }

    /// A lower bound if it is above `alpha`, else an upper bound.
    fn value(&mut self, at: &Position, alpha: i32) -> Option<i32> {
        let [own, other] = at.sizes();
        if other <= alpha || wins_at_once(at).is_some() {
            return Some(other);
        }
        if -own > alpha {
            return Some(-own);
        }
        let books = [at.books[0] && holds_book(at.own), at.books[1] && holds_book(at.other)];
        let at = &Position { books, ..*at };
        let from = self.moves.len();
        let bound = if at.last.is_none() { self.glance(at, alpha) } else { None };
        if bound.is_none() {
            self.list_moves(at);
        }
        let bound = bound.or_else(|| self.glance_at_answers(at, from, alpha));
        let value = match bound {
            Some(bound) => Some(bound),
            // A seat that can only pass has no choice: the other leads.
            None if self.moves.len() == from + 1 && at.last.is_some() => {
                self.value(&at.after(Move::PASS), -alpha - 1).map(|value| -value)
            }
            None => self.try_moves(at, from, alpha),
        };
        self.moves.truncate(from);
        value
    }

    /// A bound as in [`Self::value`], without a search, for a seat that leads.
    fn glance(&mut self, at: &Position, alpha: i32) -> Option<i32> {
        let [own_size, other_size] = at.sizes();
        let other = Hand::new(at.other);
        if runs_out(at.own, &other, at.books, &mut self.list) {
            return Some(other_size);
        }
        if !at.books[0] && alpha == other_size - 1 {
            // The other can play something, if it wants to.
            return Some(alpha);
        }
        let shed = Lead::new(at.own, &other).shed();
        let shed = if at.books[0] { shed.max(5) } else { shed };
        (shed - own_size > alpha).then_some(shed - own_size)
    }

    /// As [`Self::glance`], for a seat with these answers, from index `from` of the list on.
    fn glance_at_answers(&mut self, at: &Position, from: usize, alpha: i32) -> Option<i32> {
        let [own_size, other_size] = at.sizes();
        let last = at.last?;
        if self.moves.len() == from + 1 {
            return None;
        }
        let least = last.line().size() as i32 - own_size;
        if least > alpha {
            return Some(least);
        }
        self.sure_win(at, from).map(|_| other_size)
    }

    /// A move, from index `from` of the list on, that cannot be answered and after which the hand
    /// runs out.
    fn sure_win(&mut self, at: &Position, from: usize) -> Option<Move> {
        let other = Hand::new(at.other);
        for place in from..self.moves.len() {
            let mv = self.moves[place].1;
            let left = at.own & !mv.cards().bits();
            let wins = mv.set().is_some_and(|set| is_unanswered(&set, &other, at.books[1]));
            if wins && runs_out(left, &other, at.books, &mut self.list) {
                return Some(mv);
            }
        }
        None
    }

    /// As [`Self::value`], by trying the moves from index `from` of the list on.
    fn try_moves(&mut self, at: &Position, from: usize, alpha: i32) -> Option<i32> {
        self.positions += 1;
        if self.positions > self.limit {
            return None;
        }
        let is_book = at.last.is_some_and(|last| last.line() >= SetKind::KaraJump);
        let key = (!is_book).then(|| Key::new(at));
        let bounds = key.map_or(Bounds::UNKNOWN, |key| self.transpositions.bounds(key));
        if i32::from(bounds.least) > alpha {
            return Some(bounds.least.into());
        }
        if i32::from(bounds.most) <= alpha {
            return Some(bounds.most.into());
        }
        self.moves[from..].sort_unstable();
        let first = from + usize::from(bounds.best);
        if first < self.moves.len() {
            self.moves.swap(from, first);
        }
        let (mut best, mut best_place) = (i32::MIN, from);
        for place in from..self.moves.len() {
            let value = -self.value(&at.after(self.moves[place].1), -alpha - 1)?;
            if value > best {
                (best, best_place) = (value, place);
            }
            if best > alpha {
                break;
            }
        }
        if let Some(key) = key {
            self.keep(key, bounds, best, alpha, best_place - from);
        }
        Some(best)
    }

    fn keep(&mut self, key: Key, bounds: Bounds, value: i32, alpha: i32, place: usize) {
        let value = value as i8;
        // The former best move had changed places with the first.
        let best = match place {
            0 => bounds.best,
            _ if place == usize::from(bounds.best) => 0,
            _ => u8::try_from(place).unwrap_or(0),
        };
        let bounds = if i32::from(value) > alpha {
            Bounds { least: value.max(bounds.least), best, ..bounds }
        } else {
            Bounds { most: value.min(bounds.most), best, ..bounds }
        };
        self.transpositions.keep(key, bounds);
    }

    /// Adds the moves of a position to the list, each with its order; low ones are likely to be
    /// better. Of moves that differ only in names it adds one.
    fn list_moves(&mut self, at: &Position) {
        if at.books[0] {
            self.list.clear();
            match &at.last {
                None => lead(at.own, &mut self.list),
                Some(last) => follow(at.own, last, &mut self.list),
            }
            self.moves.extend(self.list.iter().map(|&mv| (order(at.own, mv), mv)));
            return;
        }
        let (hand, sizes) = match &at.last {
            None => (at.own, 1..=3),
            Some(last) if last.line() < SetKind::KaraJump => {
                (last.beaten_by(at.own), last.line().size()..=last.line().size())
            }
            Some(_) => (0, 1..=1),
        };
        if at.last.is_some() {
            self.moves.push((order(at.own, Move::PASS), Move::PASS));
        }
        groups(at, hand, sizes, |mv| self.moves.push((order(at.own, mv), mv)));
    }
}

/// The order in which moves are tried, lowest first: those that leave little that is hard to get
/// rid of come first, a pass comes last.
fn order(own: u64, mv: Move) -> i32 {
    let cards = mv.cards().bits();
    if cards == 0 {
        return i32::MAX;
    }
    weight(ranks(own & !cards)) - 4 * cards.count_ones() as i32
}

/// Finds the groups of these sizes in `cards`, for a hand without books. Of groups that nothing
/// tells apart, because the other has no card of their ranks or between them, it finds one.
fn groups(
    at: &Position,
    cards: u64,
    sizes: std::ops::RangeInclusive<usize>,
    mut found: impl FnMut(Move),
) {
    const LINES: [SetKind; 3] = [SetKind::Solo, SetKind::Ship, SetKind::Trips];
    // The groups found since the other's last rank, by size and by the number of cards of the rank.
    let (mut seen, mut before) = (0u32, 0);
    for place in places(ranks(cards)) {
        let (field, other) = (cards >> place & FIELD, at.other >> place & FIELD);
        if at.other & ((1 << place) - 1) & !before != 0 {
            seen = 0;
        }
        before = (1 << place) - 1;
        for size in sizes.clone().take_while(|&size| size <= field.count_ones() as usize) {
            let line = LINES[size - 1];
            if other == 0 {
                let kind = 1 << (4 * (at.own >> place & FIELD).count_ones() as usize + size);
                if seen & kind == 0 {
                    seen |= kind;
                    found(Move::play(line, few(field << place, size as u32)));
                }
            } else {
                let fits = |part: &u64| part & !field == 0 && part.count_ones() as usize == size;
                (1..=field).filter(fits).for_each(|part| found(Move::play(line, part << place)));
            }
        }
    }
}

fn wins_at_once(at: &Position) -> Option<Move> {
    let size = at.own.count_ones() as usize;
    if size > 5 || at.last.is_some_and(|last| last.line().size() != size) {
        return None;
    }
    let mv = all_of(at.own)?;
    let beats = |last: &Set| mv.set().is_some_and(|set| set.beats(last));
    at.last.as_ref().is_none_or(beats).then_some(mv)
}

/// The move that plays all of these cards, if they are a set.
pub(super) fn all_of(bits: u64) -> Option<Move> {
    let one_rank = Hand::new(bits).at_least[0].is_power_of_two();
    let line = match bits.count_ones() {
        1 => SetKind::Solo,
        2 if one_rank => SetKind::Ship,
        3 if one_rank => SetKind::Trips,
        5 => line_of_book(bits)?,
        _ => return None,
    };
    Some(Move::play(line, bits))
}

/// The best move if the view fixes all hands (two seats, nothing put aside) and the seat to act can
/// win. `None` otherwise, or if it takes too long to find: a losing seat does better to hope for
/// mistakes, as a search does, than to keep its certain loss small.
pub(super) fn best(view: View<'_, Kartel>) -> Option<Move> {
    let (table, own) = (view.table(), view.private().hand);
    let seats = table.standings.seats();
    if seats.get() != 2 || table.aside_size() != 0 {
        return None;
    }
    let gone = seats.seats().fold(own, |gone, seat| gone.with(table.played[seat]));
    let other = table.deck().without(gone);
    if own.len() as u32 + other.len() as u32 > CARDS_MAX {
        return None;
    }
    let mut ending = Ending::new(table.dealt_size(), POSITIONS_MAX);
    ending.win(own.bits(), other.bits(), table.last.as_ref()).map(|solved| solved.mv)
}
