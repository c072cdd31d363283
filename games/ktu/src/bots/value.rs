//! What a position of KTU is worth: how likely each seat is to be out before the others, judging by
//! its cards.
//!
//! The logarithm of a seat's strength is a sum over its cards. Who is out first follows Luce's
//! model of choice: a seat's chance is its strength divided by the sum of all. The weights maximise
//! the likelihood of who won, in rounds of the playout policy stopped after 10 to 100 turns.

use kit::{CardSet, French, GameExt as _, Seat};

use crate::Ktu;

use super::club::like;

/// What a whole round is worth.
pub(crate) const WHOLE: i32 = 1000;

/// What each thing adds to the logarithm of a strength, in sixteenths.
struct Weights {
    /// By rank.
    hand: [i32; 13],
    /// By rank.
    open: [i32; 13],
    closed: i32,
    turn: i32,
    /// Having one card left, or two.
    left: [i32; 2],
}

/// By whether there are more than two seats, and whether the draw pile is gone. While there are
/// cards to draw, all seats have equally many closed ones, and nobody is close to the end.
const WEIGHTS: [[Weights; 2]; 2] = [
    [
        Weights {
            hand: [-1, 2, -1, -1, -1, 0, -1, 0, 3, 0, 0, 1, 1],
            open: [-2, 2, -10, -8, -9, -4, 0, -4, 7, -1, 0, 2, 2],
            closed: 0,
            turn: 0,
            left: [0, 0],
        },
        Weights {
            hand: [0, 3, -4, -4, -4, -3, -2, -1, 7, -1, 0, 1, 3],
            open: [-6, -2, -17, -14, -13, -8, -3, -8, 3, -5, -2, -1, -1],
            closed: -6,
            turn: 2,
            left: [25, 12],
        },
    ],
    [
        Weights {
            hand: [2, 4, -5, -4, -3, -4, -3, -2, 10, -1, 0, 2, 3],
            open: [0, 1, -7, -8, -8, -5, -5, -5, 9, -5, -2, 0, 2],
            closed: 0,
            turn: 0,
            left: [0, 0],
        },
        Weights {
            hand: [1, 2, -4, -6, -4, -7, -6, -3, 10, -3, -2, -1, 1],
            open: [-5, -3, -14, -11, -10, -10, -10, -11, 5, -9, -7, -5, -3],
            closed: -10,
            turn: 3,
            left: [26, 13],
        },
    ],
];

/// 2^(i/16) in 2¹⁶ths.
const POWERS: [u64; 16] = [
    65536, 68438, 71468, 74632, 77936, 81386, 84990, 88752, 92682, 96785, 101070, 105545, 110218,
    115098, 120194, 125515,
];

/// What the round, over or not, is worth to a seat: its chance of winning it; where the others play
/// on for places, the share of them expected to be placed after it.
pub(crate) fn payoff(game: &Ktu, seat: Seat) -> i32 {
    let view = game.view(seat);
    let (table, seats) = (view.table(), view.table().standings.seats());
    let others = seats.get() as i32 - 1;
    let after = match table.standings.round_scores() {
        Some(scores) => {
            let none = scores.iter().all(|&score| score == 0);
            return match (none, table.options.play_on) {
                (true, false) => WHOLE / (others + 1), // nobody won (6.3)
                (true, true) => WHOLE / 2,
                (false, true) => WHOLE * scores[seat.index()] / others,
                (false, false) => WHOLE * scores[seat.index()],
            };
        }
        None => table.places().iter().position(|&out| out == seat),
    };
    if let Some(place) = after {
        return WHOLE * (others - place as i32) / others;
    }
    let logs = table.still_in.iter().map(|seat| (seat, log(game, seat)));
    let top = logs.clone().map(|(_, log)| log).max().unwrap_or(0);
    let own = strength(log(game, seat) - top);
    let rest = logs.filter(|&(other, _)| other != seat).map(|(_, log)| strength(log - top));
    if table.options.play_on {
        let before = rest.map(|other| WHOLE as u64 * own / (own + other)).sum::<u64>();
        before as i32 / others
    } else {
        (WHOLE as u64 * own / (own + rest.sum::<u64>())) as i32
    }
}

/// 2^(log/16) in 2³²ths, for a logarithm of at most 0.
fn strength(log: i32) -> u64 {
    let log = log.max(-16 * 30);
    (POWERS[log.rem_euclid(16) as usize] << 16) >> -log.div_euclid(16)
}

/// The logarithm of a seat's strength, in sixteenths.
fn log(game: &Ktu, seat: Seat) -> i32 {
    let view = game.view(seat);
    let (table, hand, open) = (view.table(), view.private().hand, view.table().open[seat]);
    let many = table.standings.seats().get() > 2;
    let weights = &WEIGHTS[usize::from(many)][usize::from(table.draw_size() == 0)];
    let sum = |cards: CardSet<French>, by_rank: &[i32; 13]| -> i32 {
        cards.iter().map(|card| by_rank[like(&table.powers, card.rank()) as usize]).sum()
    };
    let closed = table.closed_size(seat);
    let left = hand.len() + open.len() + closed;
    let few = if let 1 | 2 = left { weights.left[left - 1] } else { 0 };
    let turn = if table.turn == seat { weights.turn } else { 0 };
    sum(hand, &weights.hand)
        + sum(open, &weights.open)
        + weights.closed * closed as i32
        + turn
        + few
}
