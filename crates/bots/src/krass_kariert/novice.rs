//! Krass Kariert: aims for the hand that can be emptied in the fewest plays, plays no higher than
//! it must, and takes a reserve card only if it cannot play.

use engine::krass_kariert::{Face, Move};
use engine::{KrassKariert, Rng, View};

/// What each further play costs, in the units of a hand's worth.
const PLAY: i32 = 100;

pub(crate) fn choose(view: View<'_, KrassKariert>, (): &(), _: &mut Rng, moves: &[Move]) -> Move {
    let starts = view.table().starter == view.seat();
    let reserve: Vec<Face> = view.table().reserves[view.seat()].faces().collect();
    let cost = |mv: &Move| {
        let mut hand: Vec<Face> = view.private().hand.faces().collect();
        let spent = match *mv {
            Move::Play { first, count, numbers } => {
                let (first, count) = (usize::from(first), usize::from(count));
                let cards: Vec<Face> = hand.drain(first..first + count).collect();
                strength(&cards, numbers, starts)
            }
            Move::Take { reserve: index, at } => {
                hand.insert(usize::from(at), reserve[usize::from(index)]);
                PLAY
            }
            Move::Insert { at } => {
                hand.extend(view.private().drawn());
                hand[usize::from(at)..].rotate_right(1);
                0
            }
        };
        PLAY * plays_left(&hand) + spent
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
    let mut fewest = vec![0];
    for end in 1..=hand.len() {
        let sizes = (1..=end.min(3)).filter(|&size| go_together(&hand[end - size..end]));
        fewest.push(sizes.map(|size| fewest[end - size] + 1).min().unwrap_or(end as i32));
    }
    fewest[hand.len()]
}

/// Whether these cards can be played together (4.1, 4.2, 5.1).
fn go_together(cards: &[Face]) -> bool {
    let numbers: Vec<u8> = cards.iter().filter_map(|card| card.number()).collect();
    let (Some(low), Some(high)) = (numbers.iter().min(), numbers.iter().max()) else {
        return cards.len() == 1;
    };
    let all_numbers_or_x = cards.iter().all(|&card| card == Face::X || card.number().is_some());
    let differ = (1..numbers.len()).all(|at| !numbers[..at].contains(&numbers[at]));
    all_numbers_or_x && (low == high || differ && usize::from(high - low) < cards.len())
}
