//! Krass Kariert by expert rules, without looking ahead: keeps the hand that is cheapest to empty,
//! and plays what a seat without a reserve card can hardly beat.
//!
//! The prices were found by changing a few at a time, and keeping changes that lost fewer rounds
//! among greedy players, with three to five seats and new deals each time.

use kit::{SeatCount, View};

use crate::{Face, KrassKariert, Move};

use super::row::{Prices, RANKS, REACH_NOW, Ranks, Row, rank};

/// The most seats that follow in a trick.
const FOLLOWERS: usize = 4;

/// How many plays, positions of each reserve card, and positions of a drawn card a search tries.
const PLAYS_TRIED: usize = 10;
const TAKES_TRIED: usize = 2;
const INSERTS_TRIED: usize = 4;

/// How a player weighs its moves, in hundredths of a play.
pub(super) struct Style {
    pub(super) prices: Prices,
    /// If a play makes the hand cheaper by this much, taking a card is not considered.
    forward: i32,
    /// What it costs to play a combination, for each step of its number.
    pub(super) number: i32,
    /// What it costs to play an X, alone or with other cards. If it costs something, the X stands
    /// for what makes the lowest combination, otherwise for what makes the highest.
    pub(super) x: i32,
    /// What it costs to take the last reserve card, and the one before.
    pub(super) take: [i32; 2],
    pub(super) stop: i32,
    /// What it costs to spend a Draw, and to start a trick with it, since the starter may win it.
    pub(super) draw: [i32; 2],
    /// What it is worth if a seat that follows in the trick cannot beat the play, by its number of
    /// reserve cards; without any it has lost (3.4).
    attack: [i32; 3],
}

/// The club player. A low solo beats little, and so costs more than the kinds that beat it.
static CLUB: Style = Style {
    prices: Prices::new(&prices([127, 104, 68, 68, 47], [28, 18, 15, 28, 2]), [44, -5, 70]),
    forward: 23,
    number: 0,
    x: 0,
    take: [0, 100],
    stop: 33,
    draw: [54, 102],
    attack: [176, 44, -17],
};

/// The club player against one other seat, found in the same way, against novices: three unbeatable
/// leads win. It is hardly better than a greedy player.
static DUEL: Style = Style {
    prices: Prices::new(&prices([121, 115, 90, 108, 111], [6, 1, -17, 10, 6]), [94, 101, 109]),
    forward: 0,
    number: 1,
    x: 12,
    take: [154, 45],
    stop: 68,
    draw: [31, 143],
    attack: [100, 68, 100],
};

/// A greedy player, like the novice: every combination counts as one play, the lowest legal one
/// will do, and those who follow are ignored.
pub(super) static GREEDY: Style = Style {
    prices: Prices::new(&[100; RANKS], [100; 3]),
    forward: 0,
    number: 1,
    x: 15,
    take: [100; 2],
    stop: 70,
    draw: [50, 150],
    attack: [0; 3],
};

/// The prices of the combinations: by kind, for a 1, and how many tenths less for each number
/// above.
const fn prices(kinds: [i16; 5], less: [i16; 5]) -> [i16; RANKS] {
    let mut prices = [0; RANKS];
    let mut rank = 0;
    while rank < RANKS {
        prices[rank] = (10 * kinds[rank / 12] - less[rank / 12] * (rank % 12) as i16) / 10;
        rank += 1;
    }
    prices
}

#[inline]
pub(super) fn club(seats: SeatCount) -> &'static Style {
    if seats.get() == 2 { &DUEL } else { &CLUB }
}

#[inline]
pub(super) fn choose(view: View<'_, KrassKariert>, style: &'static Style) -> Move {
    let mut best = (i32::MAX, Move::Insert { at: 0 });
    weigh(view, style, false, |cost, mv| {
        if cost < best.0 {
            best = (cost, mv);
        }
    });
    best.1
}

/// Leaves the moves that a search tries: the cheapest plays, and the best positions for each card
/// that can be taken, leaving out no card. A Draw and a Stop are always tried.
pub(super) fn prune(view: View<'_, KrassKariert>, moves: &mut Vec<Move>) {
    let mut weighed: Vec<(i32, Move)> = Vec::with_capacity(64);
    let style = club(view.table().standings.seats());
    weigh(view, style, true, |cost, mv| weighed.push((cost, mv)));
    weighed.sort_unstable();
    moves.clear();
    let hand = view.private().hand;
    let (mut plays, mut takes, mut inserts) = (0, [0; 2], 0);
    for (_, mv) in weighed {
        let (count, most) = match mv {
            Move::Play { first, .. } => {
                let alone = hand.face(usize::from(first)).is_some_and(Face::is_alone);
                (&mut plays, if alone { usize::MAX } else { PLAYS_TRIED })
            }
            Move::Take { reserve, .. } => (&mut takes[usize::from(reserve)], TAKES_TRIED),
            Move::Insert { .. } => (&mut inserts, INSERTS_TRIED),
        };
        *count += 1;
        if *count <= most {
            moves.push(mv);
        }
    }
}

/// Calls `visit` with each move that can be the best, or with `all` of them, and its cost. An X
/// stands for what the [`Style`] says; with `all` also for the other choice.
#[inline]
fn weigh(
    view: View<'_, KrassKariert>,
    style: &'static Style,
    all: bool,
    mut visit: impl FnMut(i32, Move),
) {
    let x_apart = view.table().options.x_apart;
    let row = Row::new(view.private().hand, &style.prices, x_apart);
    if let Some(card) = view.private().drawn() {
        for at in 0..=row.len() {
            visit(row.with(card.index(), at).into(), Move::Insert { at: at as u8 });
        }
        return;
    }
    let starts = view.table().starter == view.seat();
    let play = weigh_plays(view, &row, style, all, &mut visit);
    // No card is taken if a play brings the hand nearly a whole play forward.
    if starts || !all && play < i32::from(row.cost()) - style.forward {
        return;
    }
    let reserve = view.table().reserves[view.seat()];
    let spent = style.take[usize::from(reserve.len() > 1)];
    for (reserve, card) in (0..).zip(reserve.faces()) {
        for at in 0..=row.len() {
            let cost = i32::from(row.with(card.index(), at)) + spent;
            visit(cost, Move::Take { reserve, at: at as u8 });
        }
    }
}

/// As [`weigh`], for plays alone; returns the cost of the cheapest.
#[inline]
fn weigh_plays(
    view: View<'_, KrassKariert>,
    row: &Row<'_>,
    style: &'static Style,
    all: bool,
    visit: &mut impl FnMut(i32, Move),
) -> i32 {
    let mut cheapest = i32::MAX;
    let mut show = |cost: i32, mv| {
        cheapest = cheapest.min(cost);
        visit(cost, mv);
    };
    let starts = view.table().starter == view.seat();
    let followers = Followers::of(view, style);
    let last = view.table().last;
    let higher: Ranks = last.map_or(!0, |last| !1 << rank(last.kind(), last.number()));
    for first in 0..row.len() {
        let faces = row.window(first);
        if Face::DRAW.index() <= faces[0] {
            let stop = faces[0] == Face::STOP.index();
            let spent = if stop { style.stop } else { style.draw[usize::from(starts)] };
            let mv = Move::Play { first: first as u8, count: 1, numbers: [0; 3] };
            show(i32::from(row.without(first, 1)) + spent, mv);
            continue;
        }
        for (count, ranks) in (1..).zip(row.reach(faces)) {
            let ranks = ranks & higher;
            if ranks == 0 {
                continue;
            }
            let after = i32::from(row.without(first, count));
            let x = faces[..count].iter().filter(|&&face| face == Face::X.index()).count() as i32;
            let mut as_rank = |rank| {
                let spent = style.number * (rank % 12) as i32 + style.x * x;
                let numbers = numbers(&faces[..count], rank);
                let mv = Move::Play { first: first as u8, count: count as u8, numbers };
                show(after + spent - followers.attack(rank), mv);
            };
            let least = ranks.trailing_zeros() as usize;
            let most = ranks.ilog2() as usize;
            let [own, other] = if style.x > 0 { [least, most] } else { [most, least] };
            as_rank(own);
            if all && own != other {
                as_rank(other);
            }
        }
    }
    cheapest
}

/// The numbers in a move that plays these cards as this combination: none without an X (8.1).
fn numbers(faces: &[usize], rank: usize) -> [u8; 3] {
    let x = Face::X.index();
    let mut numbers = [0; 3];
    if !faces.contains(&x) {
        return numbers;
    }
    let (kind, high) = (rank / 12, rank % 12 + 1);
    let low = match kind {
        1 => high - 1,
        3 => high - 2,
        _ => high,
    };
    let mut missing = (low..=high).filter(|number| !faces.contains(number));
    for (to, &face) in numbers.iter_mut().zip(faces) {
        *to = if face == x { missing.next().unwrap_or(high) } else { face } as u8;
    }
    numbers
}

/// The seats that still follow in the trick: what it is worth if they cannot play, and how many
/// cards they have.
struct Followers {
    all: [(i32, usize); FOLLOWERS],
    count: usize,
}

impl Followers {
    #[inline]
    fn of(view: View<'_, KrassKariert>, style: &Style) -> Self {
        let table = view.table();
        let mut waiting = table.inside.without(table.acted);
        waiting.remove(view.seat());
        let mut followers = Self { all: [(0, 0); FOLLOWERS], count: 0 };
        for seat in waiting.iter() {
            let attack = style.attack[table.reserves[seat].len()];
            if attack != 0 {
                followers.all[followers.count] = (attack, table.hand_size(seat));
                followers.count += 1;
            }
        }
        followers
    }

    #[inline]
    fn attack(&self, rank: usize) -> i32 {
        let of = |&(attack, size): &(i32, usize)| attack * i32::from(STUCK[rank][size]);
        self.all[..self.count].iter().map(of).sum::<i32>() / 256
    }
}

/// The possible sizes of a hand that follows.
const SIZES: usize = crate::HAND_MAX + 1;

/// By combination and hand size: the probability, in 256ths, that a hand of that many random cards
/// has nothing to play on it. Its windows are assumed to be independent.
static STUCK: [[u16; SIZES]; RANKS] = {
    let part = windows_by_rank();
    let mut stuck = [[0; SIZES]; RANKS];
    let mut rank = 0;
    while rank < RANKS {
        // The probability, in 65,536ths, that a window of one, two or three cards beats it.
        let mut beats = [part[0][RANKS], part[1][RANKS], part[2][RANKS]];
        let mut higher = rank + 1;
        while higher < RANKS {
            beats = [
                beats[0] + part[0][higher],
                beats[1] + part[1][higher],
                beats[2] + part[2][higher],
            ];
            higher += 1;
        }
        let mut none: u64 = 1 << 16;
        let mut size = 0;
        while size < SIZES {
            stuck[rank][size] = (none >> 8) as u16;
            size += 1;
            let mut count = 1;
            while count <= 3 && count <= size {
                none = (none * ((1 << 16) - beats[count - 1])) >> 16;
                count += 1;
            }
        }
        rank += 1;
    }
    stuck
};

/// For random windows of one, two and three cards: how many of 65,536 have which combination as
/// their highest. The last number of each row is for a Draw or a Stop.
const fn windows_by_rank() -> [[u64; RANKS + 1]; 3] {
    let mut ways = [[0; RANKS + 1]; 3];
    let mut a = 1;
    while a < 16 {
        let of_a = copies(a);
        ways[0][if a > 13 { RANKS } else { REACH_NOW.one[a].ilog2() as usize }] += of_a;
        let mut b = 1;
        while b < 16 {
            let of_two = of_a * (copies(b) - (a == b) as u64);
            if REACH_NOW.two[a][b] != 0 {
                ways[1][REACH_NOW.two[a][b].ilog2() as usize] += of_two;
            }
            let mut c = 1;
            while c < 16 {
                if REACH_NOW.three[a][b][c] != 0 {
                    let left = copies(c) - (a == c) as u64 - (b == c) as u64;
                    ways[2][REACH_NOW.three[a][b][c].ilog2() as usize] += of_two * left;
                }
                c += 1;
            }
            b += 1;
        }
        a += 1;
    }
    let mut rank = 0;
    while rank <= RANKS {
        ways[0][rank] = (ways[0][rank] << 16) / 54;
        ways[1][rank] = (ways[1][rank] << 16) / (54 * 53);
        ways[2][rank] = (ways[2][rank] << 16) / (54 * 53 * 52);
        rank += 1;
    }
    ways
}

const fn copies(face: usize) -> u64 {
    if face <= 12 { 4 } else { 2 }
}
