//! Krass Kariert: aims for the hand that can be emptied in the fewest plays, plays no higher than
//! it must, and takes a reserve card only if it cannot play.

use engine::krass_kariert::{Face, Move};
use engine::{KrassKariert, Rng, View};

/// What each further play costs, in the units of a hand's worth.
const PLAY: i32 = 100;

pub(crate) fn choose(view: View<'_, KrassKariert>, (): &(), _: &mut Rng, moves: &[Move]) -> Move {
    let starts = view.table().starter == view.seat();
    let hand: Vec<Face> = view.private().hand.faces().collect();
    let reserve = view.table().reserves[view.seat()];
    // One list for all moves.
    let mut left: Vec<Face> = Vec::with_capacity(hand.len() + 1);
    let cost = |mv: &Move| {
        left.clear();
        left.extend(&hand);
        let spent = match *mv {
            Move::Play { first, count, numbers } => {
                let (first, count) = (usize::from(first), usize::from(count));
                left.drain(first..first + count);
                strength(&hand[first..first + count], numbers, starts)
            }
            Move::Take { reserve: index, at } => {
                let taken = reserve.faces().nth(usize::from(index));
                left.insert(usize::from(at), taken.expect("the move takes a reserve card"));
                PLAY
            }
            Move::Insert { at } => {
                let drawn = view.private().drawn();
                left.insert(usize::from(at), drawn.expect("the move inserts a drawn card"));
                0
            }
        };
        PLAY * plays_left(&left) + spent
    };
    moves.iter().copied().min_by_key(cost).unwrap_or(Move::Insert { at: 0 })
}

/// What it costs to spend these cards: the higher they are, the more. A Stop and a Draw are kept
/// for when nothing else can be played, and a Draw is not for one's own trick.
fn strength(cards: &[Face], numbers: [u8; 3], starts: bool) -> i32 {
    match cards[0] {
        Face::STOP => 70,
        Face::DRAW => 50 + if starts { PLAY } else { 0 },
        _ => {
            let own = cards.iter().filter_map(|card| card.number());
            let highest = own.chain(numbers).max().unwrap_or(12);
            // An X is worth more than the number that it stands for.
            let x = cards.iter().filter(|&&card| card == Face::X).count();
            i32::from(highest) + 15 * x as i32
        }
    }
}

/// In how many plays the hand can be emptied, if nothing has to be beaten and no gaps close.
fn plays_left(hand: &[Face]) -> i32 {
    // For all cards up to the last one, and for one, two and three cards fewer.
    let mut fewest = [0, 0, 0];
    for end in 1..=hand.len() {
        let sizes = (1..=end.min(3)).filter(|&size| go_together(&hand[end - size..end]));
        let next = sizes.map(|size| fewest[size - 1] + 1).min().unwrap_or(end as i32);
        fewest = [next, fewest[0], fewest[1]];
    }
    fewest[0]
}

/// Whether these one to three cards can be played together (4.1, 4.2, 5.1).
fn go_together(cards: &[Face]) -> bool {
    if cards.len() == 1 {
        return true;
    }
    // A bit for each number.
    let (mut numbers, mut count) = (0u16, 0);
    for &card in cards {
        match card.number() {
            Some(number) => (numbers, count) = (numbers | 1 << number, count + 1),
            None if card == Face::X => {}
            None => return false,
        }
    }
    if count == 0 {
        return false;
    }
    let span = (16 - numbers.leading_zeros() - numbers.trailing_zeros()) as usize;
    let differ = numbers.count_ones() == count;
    span == 1 || differ && span <= cards.len()
}
