//! Kartel with two seats and all cards known: the exact value of a round, by alpha-beta search with
//! a table of positions.
//!
//! With two seats a pass always empties the pile (3.4), so a position is two hands and the set to
//! beat. A value is the money that the seat to act wins in the round (6): what the loser's cards
//! count.

use engine::kartel::{Line, Move, Set, follow, lead};
use engine::{Kartel, View};

use super::hand::{Hand, line_of_book, weight};

/// The most cards of both hands together that are tried.
const CARDS_MAX: u32 = 14;

/// After how many positions a search is given up.
const POSITIONS_MAX: u64 = 100_000;

/// How many positions the table holds, as a power of two.
const TABLE: u32 = 17;

/// What is known of a position.
#[derive(Clone, Copy)]
struct Entry {
    own: u64,
    other: u64,
    last: u64,
    /// The value is at least this, and at most that.
    least: i32,
    most: i32,
    best: Move,
}

const NOTHING: Entry =
    Entry { own: 0, other: 0, last: 0, least: i32::MIN, most: i32::MAX, best: Move::PASS };

/// A search for the value of an ending.
pub struct Ending {
    table: Vec<Entry>,
    /// The moves of all positions on the way, one after another.
    moves: Vec<(i32, Move)>,
    list: Vec<Move>,
    dealt: u32,
    positions: u64,
    limit: u64,
}

/// Whose hands, and what is to be beaten.
#[derive(Clone, Copy)]
struct Position<'a> {
    own: u64,
    other: u64,
    last: Option<&'a Set>,
}

impl Ending {
    /// A search in a round in which each seat was dealt so many cards, with at most so many
    /// positions.
    pub fn new(dealt: usize, limit: u64) -> Self {
        Self {
            table: vec![NOTHING; 1 << TABLE],
            moves: Vec::with_capacity(1 << 12),
            list: Vec::with_capacity(1 << 12),
            dealt: dealt as u32,
            positions: 0,
            limit,
        }
    }

    /// The best move of the seat to act, and what it wins; `None` if that takes too long, or if the
    /// seat has no card. Hands are the bits of their cards.
    pub fn solve(&mut self, own: u64, other: u64, last: Option<&Set>) -> Option<(Move, i32)> {
        let at = Position { own, other, last };
        if let Some(mv) = wins_at_once(at) {
            return Some((mv, self.points(other)));
        }
        // First who wins, then by how much: windows without width cut off most.
        let (mut least, mut most) = (-self.points(own), self.points(other));
        let mut guess = 0;
        while least < most {
            let value = self.value(at, guess, guess + 1)?;
            if value > guess {
                least = value;
            } else {
                most = value;
            }
            guess = if value > guess { value } else { value - 1 };
        }
        let value = least;
        let entry = self.table[slot(at)];
        let last = last.map_or(0, |last| last.cards().bits());
        if (entry.own, entry.other, entry.last) == (own, other, last) {
            return Some((entry.best, value));
        }
        None
    }

    /// How many positions were looked at.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// What the cards left count (6.1).
    fn points(&self, hand: u64) -> i32 {
        let left = hand.count_ones();
        let factor = match self.dealt - left {
            0 => 3,
            1..=3 => 2,
            _ => 1,
        };
        (left * factor) as i32
    }

    /// The value, if it lies between `alpha` and `beta`; else a bound of it.
    fn value(&mut self, at: Position<'_>, mut alpha: i32, mut beta: i32) -> Option<i32> {
        if wins_at_once(at).is_some() {
            return Some(self.points(at.other));
        }
        self.positions += 1;
        if self.positions > self.limit {
            return None;
        }
        let (first_alpha, first_beta) = (alpha, beta);
        let known = self.known(at);
        alpha = alpha.max(known.least).max(-self.points(at.own));
        beta = beta.min(known.most).min(self.points(at.other));
        if alpha >= beta {
            let bound = if known.least >= first_beta || alpha > first_alpha { alpha } else { beta };
            return Some(bound);
        }
        let from = self.list_moves(at, known.best);
        let (mut best, mut best_move) = (i32::MIN, Move::PASS);
        let floor = alpha;
        for index in from..self.moves.len() {
            let mv = self.moves[index].1;
            let set = mv.set();
            let own = at.own & !mv.cards().bits();
            let next = Position { own: at.other, other: own, last: set.as_ref() };
            let Some(value) = self.value(next, -beta, -alpha) else {
                self.moves.truncate(from);
                return None;
            };
            if -value > best {
                (best, best_move) = (-value, mv);
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        self.moves.truncate(from);
        let least = if best > floor { best } else { known.least };
        let most = if best < beta { best } else { known.most };
        self.keep(at, best_move, least, most);
        Some(best)
    }

    /// Adds the moves of a position to the list, those first that are likely to be best; gives
    /// where they begin.
    fn list_moves(&mut self, at: Position<'_>, first: Move) -> usize {
        let from = self.moves.len();
        self.list.clear();
        match at.last {
            None => lead(at.own, &mut self.list),
            Some(last) => follow(at.own, last, &mut self.list),
        }
        for &mv in &self.list {
            let left = Hand::new(at.own & !mv.cards().bits());
            let set = mv.set().filter(|set| set.line() < Line::KaraJump);
            let wins = set.is_some_and(|set| set.beaten_by(at.other) == 0);
            let order = if mv == first {
                i32::MIN
            } else {
                weight(left.at_least[0]) - 2 * mv.cards().len() as i32 - if wins { 6 } else { 0 }
            };
            self.moves.push((order, mv));
        }
        self.moves[from..].sort_unstable();
        from
    }

    fn known(&self, at: Position<'_>) -> Entry {
        let entry = self.table[slot(at)];
        let last = at.last.map_or(0, |last| last.cards().bits());
        if (entry.own, entry.other, entry.last) == (at.own, at.other, last) {
            entry
        } else {
            NOTHING
        }
    }

    fn keep(&mut self, at: Position<'_>, best: Move, least: i32, most: i32) {
        let last = at.last.map_or(0, |last| last.cards().bits());
        let entry = Entry { own: at.own, other: at.other, last, least, most, best };
        self.table[slot(at)] = entry;
    }
}

/// Where a position stands in the table.
fn slot(at: Position<'_>) -> usize {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let last = at.last.map_or(0, |last| last.cards().bits());
    let mixed = (at.own.wrapping_mul(ODD) ^ at.other).rotate_left(29).wrapping_mul(ODD) ^ last;
    (mixed.wrapping_mul(ODD) >> (64 - TABLE)) as usize
}

/// The move that plays all cards of the seat to act.
fn wins_at_once(at: Position<'_>) -> Option<Move> {
    let size = at.own.count_ones() as usize;
    if size > 5 || at.last.is_some_and(|last| last.line().size() != size) {
        return None;
    }
    let mv = all_of(at.own)?;
    let beats = |last: &Set| mv.set().is_some_and(|set| set.beats(last));
    at.last.is_none_or(beats).then_some(mv)
}

/// The move that plays all of these cards, if they are a set.
pub(super) fn all_of(bits: u64) -> Option<Move> {
    let one_rank = Hand::new(bits).at_least[0].is_power_of_two();
    let line = match bits.count_ones() {
        1 => Line::Solo,
        2 if one_rank => Line::Ship,
        3 if one_rank => Line::Trips,
        5 => line_of_book(bits)?,
        _ => return None,
    };
    Some(Move::play(line, bits))
}

/// The best move where the view fixes all hands: two seats, and nothing put aside. `None` if it
/// does not, or if it takes too long to find.
pub(super) fn best(view: View<'_, Kartel>) -> Option<Move> {
    let (table, own) = (view.table(), view.private().hand());
    let seats = table.standings().seats();
    if seats.get() != 2 || table.aside_size() != 0 {
        return None;
    }
    let gone = seats.seats().fold(own, |gone, seat| gone.with(table.played(seat)));
    let other = engine::kartel::Cards::ALL.without(gone);
    if own.len() as u32 + other.len() as u32 > CARDS_MAX {
        return None;
    }
    let mut ending = Ending::new(table.dealt_size(), POSITIONS_MAX);
    let found = ending.solve(own.bits(), other.bits(), table.last_set());
    found.map(|(mv, _)| mv)
}
