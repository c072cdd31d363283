//! Krass Kariert: aims for the hand that can be emptied in the fewest plays, plays no higher than
//! it must, and takes a reserve card only if it cannot play.

use kit::View;

use crate::{Face, KrassKariert, Move};

/// What each further play costs, in the units of a hand's worth.
const PLAY: i32 = 100;

pub(super) fn choose(view: View<'_, KrassKariert>, moves: &[Move]) -> Move {
    if let [only] = moves {
        return *only;
    }
    let starts = view.table().starter == view.seat();
    let hand: Vec<Face> = view.private().hand.faces().collect();
    let plays = PlaysLeft::of(&hand);
    let reserve = view.table().reserves[view.seat()];
    let cost = |mv: &Move| match *mv {
        Move::Play { first, count, numbers } => {
            let (first, end) = (usize::from(first), usize::from(first + count));
            PLAY * plays.without(first, end) + strength(&hand[first..end], numbers, starts)
        }
        Move::Take { reserve: index, at } => {
            let taken = reserve.faces().nth(usize::from(index));
            PLAY * plays.with(taken.expect("the move takes a reserve card"), at.into()) + PLAY
        }
        Move::Insert { at } => {
            let drawn = view.private().drawn();
            PLAY * plays.with(drawn.expect("the move inserts a drawn card"), at.into())
        }
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

/// In how many plays a hand can be emptied, if nothing has to be beaten and no gaps close. A move
/// changes one place of the hand, so what lies before and behind it is counted once for all moves.
struct PlaysLeft<'a> {
    hand: &'a [Face],
    /// The plays for the cards before each position, and for those from it on.
    before: Vec<i32>,
    behind: Vec<i32>,
}

impl<'a> PlaysLeft<'a> {
    fn of(hand: &'a [Face]) -> Self {
        let count = hand.len();
        // Which of one, two and three cards from each position on go together.
        let together: Vec<[bool; 3]> = (0..count)
            .map(|at| [1, 2, 3].map(|size| hand.get(at..at + size).is_some_and(go_together)))
            .collect();
        let (mut before, mut behind) = (vec![i32::MAX; count + 1], vec![0; count + 1]);
        before[0] = 0;
        for (at, sizes) in together.iter().enumerate() {
            for (size, _) in (1..).zip(sizes).filter(|(_, together)| **together) {
                before[at + size] = before[at + size].min(before[at] + 1);
            }
        }
        for (at, sizes) in together.iter().enumerate().rev() {
            let sizes = (1..).zip(sizes).filter(|(_, together)| **together);
            let plays = sizes.map(|(size, _)| behind[at + size] + 1).min();
            behind[at] = plays.expect("a card can go alone");
        }
        Self { hand, before, behind }
    }

    /// For the hand without the cards from `first` up to `end`: those beside the gap may go
    /// together.
    fn without(&self, first: usize, end: usize) -> i32 {
        let hand = self.hand;
        let mut fewest = self.before[first] + self.behind[end];
        for (left, right) in [(1, 1), (1, 2), (2, 1)] {
            if left > first || end + right > hand.len() {
                continue;
            }
            let cards = match (left, right) {
                (1, 1) => &[hand[first - 1], hand[end]][..],
                (1, _) => &[hand[first - 1], hand[end], hand[end + 1]],
                _ => &[hand[first - 2], hand[first - 1], hand[end]],
            };
            let plays = self.before[first - left] + 1 + self.behind[end + right];
            if plays < fewest && go_together(cards) {
                fewest = plays;
            }
        }
        fewest
    }

    /// For the hand with a further card at this position, which goes alone or with its neighbours.
    fn with(&self, card: Face, at: usize) -> i32 {
        let hand = self.hand;
        let mut fewest = self.before[at] + 1 + self.behind[at];
        for (left, right) in [(1, 0), (0, 1), (2, 0), (1, 1), (0, 2)] {
            if left > at || at + right > hand.len() {
                continue;
            }
            let mut cards = [card; 3];
            cards[..left].copy_from_slice(&hand[at - left..at]);
            cards[left + 1..=left + right].copy_from_slice(&hand[at..at + right]);
            let plays = self.before[at - left] + 1 + self.behind[at + right];
            if plays < fewest && go_together(&cards[..=left + right]) {
                fewest = plays;
            }
        }
        fewest
    }
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

#[cfg(test)]
mod tests {
    use kit::Seed;

    use super::*;

    /// The plays for a hand as it lies, by trying everything.
    fn slow(hand: &[Face]) -> i32 {
        let most = hand.len().min(3);
        let sizes = (1..=most).filter(|&size| go_together(&hand[..size]));
        sizes.map(|size| 1 + slow(&hand[size..])).min().unwrap_or(0)
    }

    #[test]
    fn a_change_counts_as_the_changed_hand_does() {
        let mut rng = Seed::from_number(3).rng("hands", 0);
        let faces: Vec<Face> = Face::all().collect();
        for count in 0..=9 {
            for _ in 0..40 {
                let mut card = || faces[rng.index(faces.len())];
                let hand: Vec<Face> = (0..count).map(|_| card()).collect();
                let (plays, new) = (PlaysLeft::of(&hand), card());
                for at in 0..=count {
                    let mut other = hand.clone();
                    other.insert(at, new);
                    assert_eq!(plays.with(new, at), slow(&other), "{hand:?}, {new:?} at {at}");
                    for end in at + 1..=count.min(at + 3) {
                        let mut other = hand.clone();
                        other.drain(at..end);
                        assert_eq!(plays.without(at, end), slow(&other), "{hand:?}, {at}..{end}");
                    }
                }
            }
        }
    }
}
