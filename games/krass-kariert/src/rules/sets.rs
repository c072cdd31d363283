//! Combinations of Krass Kariert (krass-kariert:4): what they are, which beats which, and all that
//! a hand holds, found at once.

use serde::ser::SerializeStruct as _;
use serde::{Serialize, Serializer};

use super::cards::{CARDS_MAX, Face, Hand, LANE, LANE_BITS, gather};

/// What a combination is, low to high (4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// One number.
    Solo,
    /// Two numbers in a row.
    RunOfTwo,
    /// The same number twice.
    Pair,
    /// Three numbers in a row.
    RunOfThree,
    /// The same number three times.
    ThreeOfAKind,
}

impl Kind {
    /// As the rules call it (4.2).
    pub const fn name(self) -> &'static str {
        match self {
            Self::Solo => "solo",
            Self::RunOfTwo => "run of two",
            Self::Pair => "pair",
            Self::RunOfThree => "run of three",
            Self::ThreeOfAKind => "three of a kind",
        }
    }
}

/// A kind, and the number that counts: of a run its highest (4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combination {
    kind: Kind,
    number: u8,
}

/// What a sentence needs to name it: its kind, and its numbers, low to high.
impl Serialize for Combination {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { kind, number } = *self;
        let mut fields = serializer.serialize_struct("Combination", 2)?;
        fields.serialize_field("kind", &kind)?;
        let numbers = match kind {
            Kind::Solo => format!("{number}"),
            Kind::RunOfTwo => format!("{} {number}", number - 1),
            Kind::Pair => format!("{number} {number}"),
            Kind::RunOfThree => format!("{} {} {number}", number - 2, number - 1),
            Kind::ThreeOfAKind => format!("{number} {number} {number}"),
        };
        fields.serialize_field("numbers", &numbers)?;
        fields.end()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoCombination {
    /// They are neither alike nor in a row (4.2).
    Neither,
    /// They would be a run if runs went round (4.3).
    GoesRound,
}

impl Combination {
    /// What one, two or three numbers from 1 to 12 are, in whatever order they lie (4.1).
    pub(super) fn of(numbers: &[u8]) -> Result<Self, NoCombination> {
        debug_assert!((1..=CARDS_MAX).contains(&numbers.len()));
        let low = numbers.iter().copied().fold(u8::MAX, u8::min);
        let high = numbers.iter().copied().fold(0, u8::max);
        let (alike, in_a_row) = match numbers.len() {
            1 => return Ok(Self { kind: Kind::Solo, number: high }),
            2 => (Kind::Pair, Kind::RunOfTwo),
            _ => (Kind::ThreeOfAKind, Kind::RunOfThree),
        };
        if low == high {
            return Ok(Self { kind: alike, number: high });
        }
        if is_run(numbers) {
            return Ok(Self { kind: in_a_row, number: high });
        }
        // A run that goes round has a 1 and a 12: count the low numbers on from 12.
        let mut round = [0; CARDS_MAX];
        let round = &mut round[..numbers.len()];
        for (to, &number) in round.iter_mut().zip(numbers) {
            *to = if number < 6 { number + 12 } else { number };
        }
        let goes_round = low == 1 && high == 12 && is_run(round);
        Err(if goes_round { NoCombination::GoesRound } else { NoCombination::Neither })
    }

    /// The same as [`of`](Self::of), for numbers that are a combination, with 0s behind them.
    #[inline]
    pub(super) fn of_legal(numbers: [u8; CARDS_MAX], count: usize) -> Self {
        let [a, b, c] = numbers;
        let (kind, number) = (KINDS[count][usize::from(a == b)], a.max(b).max(c));
        debug_assert_eq!(Self::of(&numbers[..count]), Ok(Self { kind, number }));
        Self { kind, number }
    }

    /// What it is.
    pub fn kind(self) -> Kind {
        self.kind
    }

    /// The number that counts.
    pub fn number(self) -> u8 {
        self.number
    }

    /// Whether it is higher than `last` (4.2). Equal does not beat.
    #[inline]
    pub fn beats(self, last: Self) -> bool {
        self.rank() > last.rank()
    }

    /// Its place among the 60 combinations, from the lowest.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.kind as u8 * 12 + self.number - 1
    }

    /// The combination at this place.
    pub const fn at(rank: u8) -> Self {
        let kind = match rank / 12 {
            0 => Kind::Solo,
            1 => Kind::RunOfTwo,
            2 => Kind::Pair,
            3 => Kind::RunOfThree,
            _ => Kind::ThreeOfAKind,
        };
        Self { kind, number: rank % 12 + 1 }
    }

    /// What the cards with these faces stand for if they are this combination: each number card for
    /// its number, and each X for one that is missing. `swap`: if there are two X, the other way
    /// round.
    fn numbers_for(self, faces: [u8; CARDS_MAX], swap: bool) -> [u8; CARDS_MAX] {
        let lowest = match self.kind {
            Kind::Solo | Kind::Pair | Kind::ThreeOfAKind => self.number,
            Kind::RunOfTwo => self.number - 1,
            Kind::RunOfThree => self.number - 2,
        };
        let mut missing = [self.number; CARDS_MAX];
        let in_a_row = (lowest..=self.number).filter(|number| !faces.contains(number));
        missing.iter_mut().zip(in_a_row).for_each(|(to, number)| *to = number);
        if swap {
            missing.swap(0, 1);
        }
        let mut missing = missing.into_iter();
        faces.map(|face| if face == X { missing.next().unwrap_or(self.number) } else { face })
    }
}

/// Whether two or three numbers are in a row, in whatever order.
fn is_run(numbers: &[u8]) -> bool {
    let low = numbers.iter().copied().fold(u8::MAX, u8::min);
    let due = (1 << numbers.len()) - 1;
    numbers.iter().fold(0_u32, |seen, &number| seen | 1 << (number - low).min(31)) == due
}

/// By how many numbers there are, and whether they are alike: what they are if they are a
/// combination.
const KINDS: [[Kind; 2]; CARDS_MAX + 1] = [
    [Kind::Solo; 2], // of no number at all, which is none
    [Kind::Solo; 2],
    [Kind::RunOfTwo, Kind::Pair],
    [Kind::RunOfThree, Kind::ThreeOfAKind],
];

/// By three numbers, or fewer with 0s behind them: the rank of the combination that they are, or
/// [`NO_RANK`].
static RANKS: [[[u8; 13]; 13]; 13] = {
    let mut ranks = [[[NO_RANK; 13]; 13]; 13];
    let mut at = 13 * 13;
    while at < 13 * 13 * 13 {
        let (a, b, c) = (at / 169, at / 13 % 13, at % 13);
        let count = 1 + (b > 0) as usize + (c > 0) as usize;
        let numbers = (1_u32 << a | 1 << b | 1 << c) & !1;
        let (low, high) = (numbers.trailing_zeros(), numbers.ilog2());
        let (alike, run) = (low == high, numbers >> low == (1 << count) - 1);
        if (alike || run) && (b > 0 || c == 0) {
            ranks[a][b][c] = KINDS[count][alike as usize] as u8 * 12 + high as u8 - 1;
        }
        at += 1;
    }
    ranks
};

/// Of what is no combination; nothing beats or is beaten by it.
const NO_RANK: u8 = 63;

const X: u8 = Face::X.index() as u8;

/// What beats the last combination: a bit for each of the 60, by rank.
#[derive(Clone, Copy)]
pub(super) struct Higher(u64);

const RUNS_OF_THREE: u64 = 0xfff << (12 * Kind::RunOfThree as u32);

impl Higher {
    #[inline]
    pub(super) fn than(last: Option<Combination>) -> Self {
        let all = (1 << 60) - 1;
        Self(last.map_or(all, |last| all & !1 << last.rank()))
    }

    #[inline]
    pub(super) const fn has(self, rank: u8) -> bool {
        self.0 >> rank & 1 != 0
    }
}

/// What a window with an X can stand for.
#[derive(Clone, Copy)]
pub(super) struct Way {
    /// A number for each card, and 0s behind.
    pub(super) numbers: [u8; CARDS_MAX],
    pub(super) rank: u8,
}

/// Every way, by the faces of the window; of the same faces in the order of the numbers.
struct Ways {
    all: [Way; 512],
    /// By the faces, see [`place`]: where their ways begin. They end where the next ones begin.
    begins: [u16; 16 * 16 * 16 + 1],
}

static WAYS: Ways = {
    let mut all = [Way { numbers: [0; CARDS_MAX], rank: 0 }; 512];
    let mut begins = [0; 16 * 16 * 16 + 1];
    each_way(&mut begins, None);
    let mut at = 0;
    while at < 16 * 16 * 16 {
        begins[at + 1] += begins[at];
        at += 1;
    }
    let mut next = begins;
    each_way(&mut next, Some(&mut all));
    Ways { all, begins }
};

/// Counts the ways, each by the faces after its own; or puts them where `places` says by the faces.
const fn each_way(places: &mut [u16; 16 * 16 * 16 + 1], mut all: Option<&mut [Way; 512]>) {
    let mut at = 0;
    while at < 13 * 13 * 13 * 8 {
        let (a, b, c) = (at / 8 / 169, at / 8 / 13 % 13, at / 8 % 13);
        let (numbers, rank, which) = ([a as u8, b as u8, c as u8], RANKS[a][b][c], at % 8);
        let count = 1 + (b > 0) as usize + (c > 0) as usize;
        // Not all of several cards are X (5.1).
        let has_x = which != 0 && which < 1 << count && (count == 1 || which + 1 != 1 << count);
        if rank != NO_RANK && has_x {
            let mut faces = numbers;
            let mut card = 0;
            while card < CARDS_MAX {
                faces[card] = if which >> card & 1 == 0 { faces[card] } else { X };
                card += 1;
            }
            let mut place = place(faces);
            match &mut all {
                Some(all) => all[places[place] as usize] = Way { numbers, rank },
                None => place += 1,
            }
            places[place] += 1;
        }
        at += 1;
    }
}

/// Where a window with these faces, and 0s behind, stands among all.
const fn place([a, b, c]: [u8; CARDS_MAX]) -> usize {
    (a as usize) << 8 | (b as usize) << 4 | c as usize
}

/// What a window with these faces, and 0s behind them, can stand for; nothing if it has no X.
#[inline]
pub(super) fn ways(faces: [u8; CARDS_MAX]) -> &'static [Way] {
    let place = place(faces);
    let (from, to) = (WAYS.begins[place], WAYS.begins[place + 1]);
    &WAYS.all[usize::from(from)..usize::from(to)]
}

/// A window of a hand: so many cards from the first on (4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub(super) first: u8,
    /// How many cards, from 1 to 3.
    pub(super) count: u8,
}

impl Window {
    #[inline]
    fn new(first: usize, count: usize) -> Self {
        debug_assert!((1..=CARDS_MAX).contains(&count));
        Self { first: first as u8, count: count as u8 }
    }

    /// The faces of its cards in this hand, and 0s behind.
    #[inline]
    fn faces(self, hand: Hand) -> [u8; CARDS_MAX] {
        let cards = hand.window(usize::from(self.first), usize::from(self.count));
        cards.map(|card| card.face().index() as u8)
    }
}

/// What a seat may play: the windows of its hand that are a Draw, a Stop or a combination that is
/// high enough, and where its X are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plays {
    /// Windows without X: a bit for each, those of one card in the lowest lane, by position; those
    /// of two and of three cards in the lanes above, by their first position.
    windows: u64,
    /// The positions of X, in the lowest lane; in the next one, the positions at which three cards
    /// begin that may not be played together, since two X must lie apart (5.1).
    x: u64,
}

impl Plays {
    pub(super) const NONE: Self = Self { windows: 0, x: 0 };

    /// What the seat with this hand may play on `last` (3.2, 3.3, 5.2, 5.3). `x_apart`: whether
    /// each X of a combination must lie beside a number card (5.1).
    ///
    /// All windows of the hand are looked at together: a bit of a word tells of the window that
    /// begins at its position.
    #[inline]
    pub(super) fn of(hand: Hand, last: Option<Combination>, x_apart: bool) -> Self {
        let (f0, f123) = hand.face_bits();
        let (f1, f2, f3) = (f123 & LANE_BITS, f123 >> LANE & LANE_BITS, f123 >> (2 * LANE));
        let special = f2 & f3 & (f0 | f1); // faces 13, 14 and 15
        let numbers = (f0 | f1 | f2 | f3) & !special;
        let alone = f1 & special;

        // The step from each card to the next one, bit by bit: a subtraction for all of them.
        let (step_0, differ) = (f0 ^ f0 >> 1, f123 ^ f123 >> 1);
        let (differ_1, differ_2, differ_3) = (differ, differ >> LANE, differ >> (2 * LANE));
        let borrow = f0 & step_0;
        let step_1 = differ_1 ^ borrow;
        let borrow = borrow ^ differ_1 & (borrow ^ f1);
        let step_2 = differ_2 ^ borrow;
        let borrow = borrow ^ differ_2 & (borrow ^ f2);
        let step_3 = differ_3 ^ borrow;
        let both = numbers & numbers >> 1;
        let few = both & !(step_2 | step_3); // steps of 0 to 3
        let (same, up, up_two) =
            (few & !(step_0 | step_1), few & step_0 & !step_1, few & step_1 & !step_0);
        let less = both & step_1 & step_2 & step_3; // steps of −2 and −1
        let (down, down_two) = (less & step_0, less & !step_0);
        // The first step of three cards, then the second: 1 2 3 and 2 3 1, 3 2 1 and 2 1 3, 1 3 2,
        // 3 1 2.
        let run_of_three = up & (up | down_two) >> 1
            | down & (down | up_two) >> 1
            | up_two & down >> 1
            | down_two & up >> 1;

        // The cards with a higher number than the last combination's, bit by bit from the lowest.
        let last_number = last.map_or(0, |last| u64::from(last.number));
        let mut above = 0;
        for (bit, word) in [f0, f1, f2, f3].into_iter().enumerate() {
            let not_due = (last_number >> bit & 1).wrapping_sub(1);
            above = word & (above | not_due) | above & not_due;
        }
        // Cards are higher if one of them is.
        let above_two = above | above >> 1;
        let above = above | above_two << LANE | (above_two | above >> 2) << (2 * LANE);
        let runs = numbers | (up | down) << LANE | run_of_three << (2 * LANE);
        let alike = same << LANE | (same & same >> 1) << (2 * LANE);
        let bar = &BARS[last.map_or(0, |last| 1 + last.kind as usize)];
        let windows = alone
            | runs & (bar.higher_runs | above & bar.tied_runs)
            | alike & (bar.higher_alike | above & bar.tied_alike);
        let x = special & !alone;
        let side_by_side = x & x >> 1;
        let barred = if x_apart { side_by_side | side_by_side >> 1 } else { 0 };
        Self { windows, x: x | barred << LANE }
    }

    #[inline]
    const fn x(self) -> u64 {
        self.x & LANE_BITS
    }

    /// Whether the three cards from this position on may not be played together, though an X could
    /// stand for what is missing (5.1).
    #[inline]
    pub(super) const fn is_barred(self, first: usize) -> bool {
        self.x >> (LANE as usize + first) & 1 != 0
    }

    #[inline]
    pub(super) const fn count(self) -> u32 {
        self.windows.count_ones()
    }

    /// The window without X that has so many before it.
    #[inline]
    pub(super) fn window(self, before: u32) -> Window {
        let mut rest = self.windows;
        for _ in 0..before {
            rest &= rest - 1;
        }
        let bit = rest.trailing_zeros();
        Window::new((bit % LANE) as usize, (bit / LANE + 1) as usize)
    }

    /// The positions at which there may be a window to play: a bit for each.
    #[inline]
    pub(super) const fn beginnings(self) -> u64 {
        let plain = self.windows | self.windows >> LANE | self.windows >> (2 * LANE);
        (plain | self.beginnings_with_x()) & LANE_BITS
    }

    /// The windows without X that begin at a position: a bit for each count, from 1 on.
    #[inline]
    pub(super) const fn counts(self, first: usize) -> usize {
        gather(self.windows >> first) as usize
    }

    /// Those of them at which there is a window with an X: a bit for each.
    #[inline]
    pub(super) const fn beginnings_with_x(self) -> u64 {
        self.x() | self.x() >> 1 | self.x() >> 2
    }

    /// Whether this window has no X and may be played.
    #[inline]
    pub(super) fn has(self, first: usize, count: usize) -> bool {
        self.windows >> (LANE as usize * (count - 1) + first) & 1 != 0
    }

    #[inline]
    pub(super) const fn has_x(self) -> bool {
        self.x != 0
    }

    /// Shows `visit` every window with an X, and what it can be, until it has found something.
    #[inline]
    fn find_with_x<R>(
        self,
        hand: Hand,
        mut visit: impl FnMut(Window, Reach) -> Option<R>,
    ) -> Option<R> {
        let x = Face::X.index();
        let face = |at| hand.card(at).face().index();
        let last = (u64::BITS - 1 - self.x().leading_zeros()) as usize;
        let first = (self.x().trailing_zeros() as usize).saturating_sub(2);
        let (mut a, mut b) = (face(first), face(first + 1));
        let mut found = None;
        for first in first..=last {
            let c = face(first + 2);
            if a == x {
                let reach = Reach { once: SOLOS, twice: 0 };
                found = found.or_else(|| visit(Window::new(first, 1), reach));
            }
            if a == x || b == x {
                let reach = Reach { once: WITH_ONE[a ^ b ^ x], twice: 0 };
                found = found.or_else(|| visit(Window::new(first, 2), reach));
            }
            if a == x || b == x || c == x {
                // Beside one X there are two cards, of which one can be the other X.
                let (d, e) = if a == x { (b, c) } else { (a, if b == x { c } else { b }) };
                let once = if self.is_barred(first) { 0 } else { WITH_TWO[d][e] };
                let twice = if d == x || e == x { once & RUNS_OF_THREE } else { 0 };
                found = found.or_else(|| visit(Window::new(first, 3), Reach { once, twice }));
            }
            if found.is_some() {
                break;
            }
            (a, b) = (b, c);
        }
        found
    }

    /// How many plays with an X there are, one for each way to say what each X stands for (5.1).
    pub(super) fn count_with_x(self, hand: Hand, last: Option<Combination>) -> u32 {
        let (higher, mut count) = (Higher::than(last), 0);
        self.find_with_x(hand, |_, reach| {
            count += (higher.0 & reach.once).count_ones();
            if reach.twice != 0 {
                count += (higher.0 & reach.twice).count_ones();
            }
            None::<()>
        });
        count
    }

    /// The play with an X that has so many before it: a window, and the numbers of its cards.
    /// `None` if there are not so many.
    pub(super) fn with_x(
        self,
        hand: Hand,
        last: Option<Combination>,
        mut before: u32,
    ) -> Option<(Window, [u8; CARDS_MAX])> {
        let higher = Higher::than(last);
        self.find_with_x(hand, |window, reach| {
            for (combinations, swap) in [(reach.once, false), (reach.twice, true)] {
                let mut rest = higher.0 & combinations;
                if before < rest.count_ones() {
                    (0..before).for_each(|_| rest &= rest - 1);
                    let combination = Combination::at(rest.trailing_zeros() as u8);
                    return Some((window, combination.numbers_for(window.faces(hand), swap)));
                }
                before -= rest.count_ones();
            }
            None
        })
    }
}

/// What a window with an X can be: a bit for each combination, by rank.
#[derive(Clone, Copy)]
struct Reach {
    /// Every combination that it can be.
    once: u64,
    /// Those that it can be in a second way: runs in which two X can change places.
    twice: u64,
}

const SOLOS: u64 = 0xfff;

const fn bit(kind: Kind, number: usize) -> u64 {
    1 << (kind as usize * 12 + number - 1)
}

/// By the face of a card: what an X and it can be; nothing unless it is a number card.
const WITH_ONE: [u64; 16] = {
    let mut reach = [0; 16];
    let mut number = 1;
    while number <= 12 {
        reach[number] = bit(Kind::Pair, number);
        let mut high = if number == 1 { 2 } else { number };
        while high <= number + 1 && high <= 12 {
            reach[number] |= bit(Kind::RunOfTwo, high);
            high += 1;
        }
        number += 1;
    }
    reach
};

/// By the faces of two cards: what they and an X can be; nothing unless one of them is a number
/// card and the other one too or an X.
const WITH_TWO: [[u64; 16]; 16] = {
    let x = Face::X.index();
    let mut reach = [[0; 16]; 16];
    let mut a = 1;
    while a <= 12 {
        reach[a][a] = bit(Kind::ThreeOfAKind, a);
        reach[a][x] = reach[a][a];
        let mut high = if a < 3 { 3 } else { a };
        while high <= a + 2 && high <= 12 {
            let run = bit(Kind::RunOfThree, high);
            reach[a][x] |= run;
            let mut b = high - 2;
            while b <= high {
                if b != a {
                    reach[a][b] |= run;
                }
                b += 1;
            }
            high += 1;
        }
        reach[x][a] = reach[a][x];
        a += 1;
    }
    reach
};

/// What windows beat the last combination: of a higher kind, or of the same kind and with a higher
/// number. Windows of one, two and three cards have a lane each, as in [`Plays`]; a solo counts as
/// a run of one.
struct Bar {
    higher_runs: u64,
    tied_runs: u64,
    higher_alike: u64,
    tied_alike: u64,
}

/// By the kind of the last combination, low to high; first if there is none.
static BARS: [Bar; 6] = {
    const ONE: u64 = LANE_BITS;
    const TWO: u64 = ONE << LANE;
    const THREE: u64 = TWO << LANE;
    const fn bar(higher: [u64; 2], tied: [u64; 2]) -> Bar {
        let ([higher_runs, higher_alike], [tied_runs, tied_alike]) = (higher, tied);
        Bar { higher_runs, tied_runs, higher_alike, tied_alike }
    }
    [
        bar([ONE | TWO | THREE, TWO | THREE], [0, 0]),
        bar([TWO | THREE, TWO | THREE], [ONE, 0]),
        bar([THREE, TWO | THREE], [TWO, 0]),
        bar([THREE, THREE], [0, TWO]),
        bar([0, THREE], [THREE, 0]),
        bar([0, 0], [0, THREE]),
    ]
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cards::{Card, Cards};

    fn of(numbers: &[u8]) -> Result<(Kind, u8), NoCombination> {
        Combination::of(numbers).map(|combination| (combination.kind, combination.number))
    }

    #[test]
    fn combinations_by_the_clauses() {
        assert_eq!(of(&[8, 10, 9]), Ok((Kind::RunOfThree, 10))); // 4.1
        assert_eq!(of(&[7]), Ok((Kind::Solo, 7)));
        assert_eq!(of(&[4, 3]), Ok((Kind::RunOfTwo, 4)));
        assert_eq!(of(&[5, 5]), Ok((Kind::Pair, 5)));
        assert_eq!(of(&[1, 1, 1]), Ok((Kind::ThreeOfAKind, 1)));
        for round in [&[12, 1][..], &[1, 12], &[11, 12, 1], &[12, 2, 1], &[1, 11, 12]] {
            assert_eq!(of(round), Err(NoCombination::GoesRound), "{round:?}"); // 4.3
        }
        for neither in [&[1, 3][..], &[12, 12, 1], &[1, 1, 2], &[1, 3, 5], &[2, 11], &[12, 1, 3]] {
            assert_eq!(of(neither), Err(NoCombination::Neither), "{neither:?}");
        }
    }

    /// Every three numbers, against sorting them.
    #[test]
    fn every_three_numbers() {
        for (a, b, c) in triples() {
            let mut sorted = [a, b, c];
            sorted.sort_unstable();
            let due = match sorted {
                [low, _, high] if low == high => Ok((Kind::ThreeOfAKind, high)),
                [low, mid, high] if low + 1 == mid && mid + 1 == high => {
                    Ok((Kind::RunOfThree, high))
                }
                [1, 11, 12] | [1, 2, 12] => Err(NoCombination::GoesRound),
                _ => Err(NoCombination::Neither),
            };
            assert_eq!(of(&[a, b, c]), due);
            if let Ok(combination) = Combination::of(&[a, b, c]) {
                assert_eq!(Combination::of_legal([a, b, c], 3), combination);
            }
        }
    }

    fn triples() -> impl Iterator<Item = (u8, u8, u8)> {
        (1..=12).flat_map(|a| (1..=12).flat_map(move |b| (1..=12).map(move |c| (a, b, c))))
    }

    fn all() -> Vec<Combination> {
        (0..60).map(Combination::at).collect()
    }

    #[test]
    fn what_beats_what() {
        let beats = |high: &[u8], low: &[u8]| {
            Combination::of(high).unwrap().beats(Combination::of(low).unwrap())
        };
        assert!(beats(&[1, 2], &[12]) && beats(&[1, 1], &[12, 11]));
        assert!(beats(&[1, 2, 3], &[12, 12]) && beats(&[1, 1, 1], &[10, 12, 11]));
        assert!(beats(&[9, 8], &[7, 8]) && !beats(&[8, 9], &[9, 8]) && !beats(&[3], &[3]));
        for (a, at) in all().into_iter().zip(0..) {
            for (b, bt) in all().into_iter().zip(0..) {
                assert_eq!(a.beats(b), at > bt, "{a:?} {b:?}");
            }
        }
    }

    /// Every play of a hand in its slow and obvious form: windows, and all numbers for X.
    fn obvious(
        hand: Hand,
        last: Option<Combination>,
        x_apart: bool,
    ) -> Vec<(u8, u8, [u8; CARDS_MAX])> {
        let faces: Vec<Face> = hand.faces().collect();
        let mut plays = Vec::new();
        for first in 0..faces.len() {
            for count in 1..=CARDS_MAX.min(faces.len() - first) {
                let window = &faces[first..first + count];
                let mut add = |numbers| plays.push((first as u8, count as u8, numbers));
                if count == 1 && window[0].is_alone() {
                    add([0; CARDS_MAX]);
                    continue;
                }
                let mut found: Vec<[u8; CARDS_MAX]> = Vec::new();
                for (a, b, c) in triples() {
                    let mut numbers = [a, b, c];
                    numbers[count..].fill(0);
                    let fits = |(face, number): (&Face, &u8)| {
                        *face == Face::X || face.number() == Some(*number)
                    };
                    let fits = window.iter().zip(&numbers).all(fits);
                    let mut held = count == 1 || window.iter().any(|face| *face != Face::X);
                    held &= !(x_apart && window.windows(2).any(|two| two == [Face::X; 2]));
                    let set = Combination::of(&numbers[..count]);
                    let high = set.is_ok_and(|set| last.is_none_or(|last| set.beats(last)));
                    if fits && held && high && !found.contains(&numbers) {
                        found.push(numbers);
                    }
                }
                let plain = window.iter().all(|face| *face != Face::X);
                found.into_iter().for_each(|numbers| add(if plain { [0; 3] } else { numbers }));
            }
        }
        plays
    }

    fn fast(
        hand: Hand,
        last: Option<Combination>,
        x_apart: bool,
    ) -> Vec<(u8, u8, [u8; CARDS_MAX])> {
        let plays = Plays::of(hand, last, x_apart);
        let plain = (0..plays.count()).map(|before| {
            let Window { first, count } = plays.window(before);
            (first, count, [0; CARDS_MAX])
        });
        let with_x = if plays.has_x() { plays.count_with_x(hand, last) } else { 0 };
        let with_x = (0..with_x).map(|before| {
            let (Window { first, count }, numbers) = plays.with_x(hand, last, before).unwrap();
            (first, count, numbers)
        });
        let mut plays: Vec<_> = plain.chain(with_x).collect();
        plays.sort_unstable();
        plays
    }

    #[test]
    fn every_window_of_three_on_everything() {
        let cards = || Face::all().map(|face| Card::new(face, 0));
        for a in cards() {
            for b in cards() {
                for c in cards() {
                    let hand: Hand = [a, b, c].into_iter().collect();
                    for x_apart in [false, true] {
                        let due = obvious(hand, None, x_apart);
                        assert_eq!(fast(hand, None, x_apart), due, "{hand:?} {x_apart}");
                    }
                }
            }
        }
    }

    #[test]
    fn random_hands_on_random_combinations() {
        let mut rng = kit::Seed::from_number(3).rng("test", 0);
        let mut deck: Vec<Card> = Cards::DECK.iter().collect();
        for _ in 0..400 {
            rng.shuffle(&mut deck);
            deck[..20].sort_by_key(|card| card.face() != Face::X || rng.below(2) == 0);
            let hand: Hand = deck[..1 + rng.index(17)].iter().copied().collect();
            let last = Combination::at(rng.below(60) as u8);
            for (last, x_apart) in [(None, false), (Some(last), false), (Some(last), true)] {
                let due = obvious(hand, last, x_apart);
                assert_eq!(fast(hand, last, x_apart), due, "{hand:?} {last:?} {x_apart}");
            }
        }
    }
}
