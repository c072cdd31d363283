//! A hand as a row of faces, and what it costs to empty it: the cheapest way to cut it into
//! playable windows, each with a price. Costs are kept from both ends, so that the effect of a play
//! or a new card is computed at the joint alone.

use crate::{CARDS_MAX, Face, HAND_MAX, Hand, Kind};

/// The price of cards that cannot be played together: above that of any hand, yet small enough that
/// adding a hand's price does not overflow.
pub(super) const NEVER: i16 = 1 << 13;

/// Empty cells before and behind the row, so that a window may reach beyond it.
const PAD: usize = 3;

/// Room for a row with a new card and the empty cells around it.
const CELLS: usize = PAD + HAND_MAX + 1 + PAD;

/// How many combinations there are (4.2).
pub(super) const RANKS: usize = 60;

const X: usize = Face::X.index();

/// A set of combinations: a bit for each of the 60, lowest first (4.2).
pub(super) type Ranks = u64;

const SOLOS: Ranks = 0xfff;

/// The rank of a combination among the 60, lowest first (4.2).
pub(super) const fn rank(kind: Kind, number: u8) -> usize {
    kind as usize * 12 + number as usize - 1
}

/// Which combinations cards side by side can be, by their faces.
pub(super) struct Reach {
    pub(super) one: [Ranks; 16],
    pub(super) two: [[Ranks; 16]; 16],
    pub(super) three: [[[Ranks; 16]; 16]; 16],
}

impl Reach {
    const fn new() -> Self {
        let mut reach = Self { one: [0; 16], two: [[0; 16]; 16], three: [[[0; 16]; 16]; 16] };
        reach.one[X] = SOLOS;
        let mut number = 1;
        while number <= 12 {
            reach.one[number] = 1 << (number - 1);
            let (next, last) = (number + 1, number + 2);
            reach.add(&[number, number], 1 << rank(Kind::Pair, number as u8));
            reach.add(&[number; 3], 1 << rank(Kind::ThreeOfAKind, number as u8));
            if next <= 12 {
                reach.add(&[number, next], 1 << rank(Kind::RunOfTwo, next as u8));
                reach.add(&[next, number], 1 << rank(Kind::RunOfTwo, next as u8));
            }
            if last <= 12 {
                let run = 1 << rank(Kind::RunOfThree, last as u8);
                reach.add(&[number, next, last], run);
                reach.add(&[number, last, next], run);
                reach.add(&[next, number, last], run);
                reach.add(&[next, last, number], run);
                reach.add(&[last, number, next], run);
                reach.add(&[last, next, number], run);
            }
            number += 1;
        }
        reach
    }

    /// Adds a combination of these numbers, also with X in place of some, but not all, of them
    /// (5.1).
    const fn add(&mut self, numbers: &[usize], bit: Ranks) {
        let mut places = 0;
        while places < (1 << numbers.len()) - 1 {
            let a = if places & 1 != 0 { X } else { numbers[0] };
            let b = if places & 2 != 0 { X } else { numbers[1] };
            if numbers.len() == 2 {
                self.two[a][b] |= bit;
            } else {
                let c = if places & 4 != 0 { X } else { numbers[2] };
                self.three[a][b][c] |= bit;
            }
            places += 1;
        }
    }
}

pub(super) static REACH: Reach = Reach::new();

/// What it costs to have cards left to play, for all that can be played together.
pub(super) struct Prices {
    one: [i16; 16],
    two: [[i16; 16]; 16],
    three: [[[i16; 16]; 16]; 16],
}

impl Prices {
    /// From the prices of the combinations, and of an X, a Draw and a Stop alone. Cards with an X
    /// cost as much as the cheapest combination that they can be.
    pub(super) const fn new(of: &[i16; RANKS], [x, draw, stop]: [i16; 3]) -> Self {
        let mut prices =
            Self { one: [NEVER; 16], two: [[NEVER; 16]; 16], three: [[[NEVER; 16]; 16]; 16] };
        let mut a = 1;
        while a < 16 {
            prices.one[a] = match a {
                13 => x,
                14 => draw,
                15 => stop,
                _ => of[a - 1],
            };
            let mut b = 1;
            while b <= 13 {
                prices.two[a][b] = least(of, REACH_NOW.two[a][b]);
                let mut c = 1;
                while c <= 13 {
                    prices.three[a][b][c] = least(of, REACH_NOW.three[a][b][c]);
                    c += 1;
                }
                b += 1;
            }
            a += 1;
        }
        prices
    }
}

/// The same as [`REACH`], for use at compile time.
pub(super) const REACH_NOW: Reach = Reach::new();

const fn least(of: &[i16; RANKS], mut ranks: Ranks) -> i16 {
    let mut least = NEVER;
    while ranks != 0 {
        let price = of[ranks.trailing_zeros() as usize];
        if price < least {
            least = price;
        }
        ranks &= ranks - 1;
    }
    least
}

/// A hand, with the costs of its beginnings and ends.
pub(super) struct Row<'a> {
    prices: &'a Prices,
    /// Whether each X of a combination must lie beside a number card (5.1).
    x_apart: bool,
    len: usize,
    /// The faces, 0 where there is no card.
    faces: [u8; CELLS],
    /// What the cells before this one cost.
    before: [i16; CELLS],
    /// What this cell and those after it cost.
    behind: [i16; CELLS],
}

impl<'a> Row<'a> {
    #[inline]
    pub(super) fn new(hand: Hand, prices: &'a Prices, x_apart: bool) -> Self {
        let mut faces = [0; CELLS];
        let len = hand.read(&mut faces[PAD..]);
        Self::of_cells(faces, len, prices, x_apart)
    }

    /// As [`new`](Self::new), for a hand that is told by the places of its faces.
    #[inline]
    pub(super) fn of(hand: &[u8], prices: &'a Prices, x_apart: bool) -> Self {
        let mut faces = [0; CELLS];
        faces[PAD..PAD + hand.len()].copy_from_slice(hand);
        Self::of_cells(faces, hand.len(), prices, x_apart)
    }

    #[inline]
    fn of_cells(faces: [u8; CELLS], len: usize, prices: &'a Prices, x_apart: bool) -> Self {
        let (before, behind) = ([0; CELLS], [0; CELLS]);
        let mut row = Self { prices, x_apart, len, faces, before, behind };
        for end in PAD + 1..=PAD + len {
            let [a, b, c] = [end - 3, end - 2, end - 1].map(|at| row.face(at));
            let one = row.before[end - 1] + prices.one[c];
            let two = row.before[end - 2] + prices.two[b][c];
            row.before[end] = one.min(two).min(row.before[end - 3] + prices.three[a][b][c]);
        }
        for at in (PAD..PAD + len).rev() {
            let [a, b, c] = [at, at + 1, at + 2].map(|at| row.face(at));
            let one = row.behind[at + 1] + prices.one[a];
            let two = row.behind[at + 2] + prices.two[a][b];
            row.behind[at] = one.min(two).min(row.behind[at + 3] + prices.three[a][b][c]);
        }
        row
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub(super) fn cost(&self) -> i16 {
        self.behind[PAD]
    }

    /// What the first of these cards, the first two, and all three can be. (The prices do not know
    /// where X must lie apart: three cards of which two are X are rare.)
    #[inline]
    pub(super) fn reach(&self, [a, b, c]: [usize; CARDS_MAX]) -> [Ranks; CARDS_MAX] {
        // Three cards rarely go together, and the table of prices is smaller.
        let together = self.prices.three[a][b][c] < NEVER;
        let barred = self.x_apart && b == X && (a == X || c == X);
        let three = if together && !barred { REACH.three[a][b][c] } else { 0 };
        [REACH.one[a], REACH.two[a][b], three]
    }

    #[inline]
    fn face(&self, cell: usize) -> usize {
        usize::from(self.faces[cell])
    }

    /// The faces of the card at this position and of the next two; 0 beyond the hand.
    #[inline]
    pub(super) fn window(&self, first: usize) -> [usize; CARDS_MAX] {
        let at = PAD + first;
        [self.face(at), self.face(at + 1), self.face(at + 2)]
    }

    /// What the hand costs without these cards. It closes up, so their neighbours come together
    /// (2.2).
    #[inline]
    pub(super) fn without(&self, first: usize, count: usize) -> i16 {
        let (end, next) = (PAD + first, PAD + first + count);
        let [b, c, d, e] = [end - 2, end - 1, next, next + 1].map(|at| self.face(at));
        let (before, behind, prices) = (&self.before, &self.behind, self.prices);
        let cut = before[end] + behind[next];
        let two = before[end - 1] + prices.two[c][d] + behind[next + 1];
        let early = before[end - 2] + prices.three[b][c][d] + behind[next + 1];
        let late = before[end - 1] + prices.three[c][d][e] + behind[next + 2];
        cut.min(two).min(early).min(late)
    }

    #[inline]
    pub(super) fn with(&self, card: usize, at: usize) -> i16 {
        let at = PAD + at;
        let [b, c, d, e] = [at - 2, at - 1, at, at + 1].map(|at| self.face(at));
        let (before, behind, prices) = (&self.before, &self.behind, self.prices);
        let alone = before[at] + prices.one[card] + behind[at];
        let left = before[at - 1] + prices.two[c][card] + behind[at];
        let right = before[at] + prices.two[card][d] + behind[at + 1];
        let last = before[at - 2] + prices.three[b][c][card] + behind[at];
        let mid = before[at - 1] + prices.three[c][card][d] + behind[at + 1];
        let first = before[at] + prices.three[card][d][e] + behind[at + 2];
        alone.min(left).min(right).min(last).min(mid).min(first)
    }
}

#[cfg(test)]
mod tests {
    use kit::Seed;

    use crate::Card;

    use super::*;

    /// In how many plays a hand is emptied, if each costs 1.
    static PLAYS: Prices = Prices::new(&[1; RANKS], [1; 3]);

    fn of(faces: &[Face]) -> Hand {
        faces.iter().filter_map(|face| face.to_string().parse::<Card>().ok()).collect()
    }

    fn fewest(faces: &[Face]) -> i16 {
        Row::new(of(faces), &PLAYS, false).cost()
    }

    #[test]
    fn fewest_plays() {
        let check = |text: &str, due| {
            let faces: Vec<Face> = text.split(' ').map(|face| face.parse().unwrap()).collect();
            assert_eq!(fewest(&faces), due, "{text}");
        };
        check("8 10 9", 1); // 4.1
        check("12 1", 2); // 4.3
        check("12 1 2", 2);
        check("X X", 2); // 5.1
        check("X 4 X", 1);
        check("X 4 7", 2);
        check("S D", 2); // 5.2, 5.3
        check("4 4 4 4", 2);
        check("4 S 4", 3);
        check("1 2 3 3 3 5 4 6 9 9", 4);
    }

    #[test]
    fn changes_cost_the_same_as_a_new_row() {
        let mut rng = Seed::from_number(4).rng("test", 0);
        let faces: Vec<Face> = Face::all().collect();
        for _ in 0..500 {
            let size = rng.index(HAND_MAX) + 1;
            let hand: Vec<Face> = (0..size).map(|_| faces[rng.index(15)]).collect();
            let row = Row::new(of(&hand), &PLAYS, false);
            assert_eq!((row.len(), row.cost()), (size, row.before[PAD + size]));
            for first in 0..size {
                for count in 1..=CARDS_MAX.min(size - first) {
                    let mut left = hand.clone();
                    left.drain(first..first + count);
                    assert_eq!(row.without(first, count), fewest(&left), "{hand:?} {first}");
                }
            }
            for at in (0..=size).filter(|_| size < HAND_MAX) {
                let mut more = hand.clone();
                more.insert(at, faces[at % 15]);
                assert_eq!(row.with(faces[at % 15].index(), at), fewest(&more), "{hand:?} {at}");
            }
        }
    }
}
