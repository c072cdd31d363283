//! What a seat could know in Krass Kariert: a reserve card that all saw being put into a hand, and
//! how it moves there (6.1); that a seat on turn without reserve cards has something to play (3.4);
//! and what counting adds. Taking is allowed to whoever could play (3.3), so nothing follows from
//! it.

use kit::lens::{self, Because, Code, Copies, Fact, Group, Limit, Place, Unseen, What};
use kit::{BySeat, CardSet, Indexed, Knows as _, Seat, Told, View};

use super::super::cards::{CARDS_MAX, Card, Face, Hand};
use super::super::sets::Combination;
use super::super::{KrassKariert, Public, SEATS, Table, plays_of};
use super::Memory;

impl Indexed for Face {
    const COUNT: usize = 15;

    #[inline]
    fn index(self) -> usize {
        Self::index(self) - 1
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self::at(index + 1)
    }
}

impl lens::Face for Face {
    fn groups() -> Vec<Group<Self>> {
        let group =
            |face: Self| Group { name: face.to_string().into(), faces: CardSet::only(face) };
        Self::all().map(group).collect()
    }
}

#[derive(Clone, Copy, Debug)]
struct OpenCard {
    at: u8,
    card: Face,
    because: Because<Face>,
}

/// What a seat keeps of a round, where something follows from it.
#[derive(Clone, Debug)]
pub struct Evidence {
    seat: Seat,
    known: BySeat<Vec<OpenCard>, SEATS>,
}

impl Evidence {
    fn insert(&mut self, seat: Seat, at: u8) {
        self.known[seat].iter_mut().filter(|known| known.at >= at).for_each(|known| known.at += 1);
    }

    fn remove(&mut self, seat: Seat, first: u8, count: u8) {
        self.known[seat].retain(|known| !(first..first + count).contains(&known.at));
        let behind = self.known[seat].iter_mut().filter(|known| known.at >= first);
        behind.for_each(|known| known.at -= count);
    }

    /// What the seat on turn has to beat, if it has no reserve card and has not lost: then it holds
    /// something that does (3.4).
    fn can_answer_now(&self, table: &Table) -> Option<(Seat, Combination, Because<Face>)> {
        let (seat, last) = (table.turn, table.last?);
        let other = seat != self.seat && table.drawing().is_none();
        let because = Because { seat: Some(seat), ..Because::counted("krass-kariert:3.4") };
        let because = Because { code: Code::StillIn, ..because };
        (other && table.reserves[seat].is_empty()).then_some((seat, last, because))
    }

    /// It can play: at times only a special card can be what it has.
    fn still_in(&self, table: &Table, unseen: &Unseen<'_, Face>, facts: &mut Vec<Fact<Face>>) {
        let Some((seat, last, because)) = self.can_answer_now(table) else { return };
        let about = Place::Hand { seat };
        facts.push(Fact::new(about, What::CanAnswer, because));
        let known = &self.known[seat];
        let most = |face: Face| {
            let left = unseen.cards().count(CardSet::only(face));
            left + known.iter().filter(|known| known.card == face).count()
        };
        if !can_be_higher(last, table.hand_size(seat), most) {
            let cards = [Face::DRAW, Face::STOP].into_iter().collect();
            facts.push(Fact::new(about, What::AtLeast { count: 1, cards }, because));
        }
    }

    /// The faces that no unknown card of its hand can have, as it could play nothing then. Only few
    /// unknown cards are looked at: beside more of them nearly every face finds room.
    fn impossible(&self, table: &Table, cards: &Copies<Face>) -> Option<Limit<Face>> {
        let (seat, _, because) = self.can_answer_now(table)?;
        let size = table.hand_size(seat);
        let is_open = |&at: &usize| self.known[seat].iter().all(|it| usize::from(it.at) != at);
        let open: Vec<usize> = (0..size).filter(is_open).collect();
        if open.len() > CARDS_MAX {
            return None;
        }
        let mut hand = Hand::EMPTY;
        for known in &self.known[seat] {
            hand.put(usize::from(known.at), Card::new(known.card, 0));
        }
        let mut possible = CardSet::EMPTY;
        fill(hand, &open, *cards, table, &mut Vec::new(), &mut possible);
        let faces = cards.faces().without(possible);
        (!faces.is_empty()).then_some(Limit { faces, most: 0, because })
    }
}

/// The cards in play (1.1).
fn deck(table: &Table) -> CardSet<Face> {
    table.options.deck().iter().map(|card| card.face()).collect()
}

/// Fills the open positions of a hand in every way, and adds the faces with which it can play.
fn fill(
    hand: Hand,
    open: &[usize],
    cards: Copies<Face>,
    table: &Table,
    filled: &mut Vec<Face>,
    possible: &mut CardSet<Face>,
) {
    let Some((&at, open)) = open.split_first() else {
        if plays_of(hand, table).is_some() {
            filled.iter().for_each(|&face| possible.insert(face));
        }
        return;
    };
    for face in cards.faces().iter() {
        let (mut hand, mut rest) = (hand, cards);
        hand.put(at, Card::new(face, 0));
        rest.remove(face);
        filled.push(face);
        fill(hand, open, rest, table, filled, possible);
        filled.pop();
    }
}

/// Whether a hand of this size, with at most so many cards of each face, can hold a combination
/// that beats `last`.
fn can_be_higher(last: Combination, size: usize, most: impl Fn(Face) -> usize) -> bool {
    let enough = |numbers: &[u8]| {
        let due = |number: u8| numbers.iter().filter(|&&other| other == number).count();
        let left = |number| Face::of(number).map_or(0, &most);
        // A number stands here as often as it is due, so that its lack is counted once.
        let lack = |(at, &number): (usize, &u8)| {
            let first = !numbers[..at].contains(&number);
            if first { due(number).saturating_sub(left(number)) } else { 0 }
        };
        let lacking: usize = numbers.iter().enumerate().map(lack).sum();
        let some_number = numbers.len() == 1 || lacking < numbers.len(); // 5.1
        some_number && lacking <= most(Face::X)
    };
    (1..=12_u8).any(|n| {
        let kinds: [&[u8]; 5] = [
            &[n],
            &[n.wrapping_sub(1), n],
            &[n, n],
            &[n.wrapping_sub(2), n.wrapping_sub(1), n],
            &[n, n, n],
        ];
        let may = |numbers: &&[u8]| {
            let there = numbers.len() <= size.min(CARDS_MAX);
            let cards = numbers.iter().all(|number| (1..=12).contains(number));
            there && cards && Combination::of(numbers).is_ok_and(|it| it.beats(last))
        };
        kinds.iter().copied().filter(|numbers| may(numbers)).any(enough)
    })
}

impl lens::Evidence<KrassKariert> for Evidence {
    type Face = Face;

    fn new(seat: Seat, _: &Table) -> Self {
        Self { seat, known: BySeat::default() }
    }

    fn hear(&mut self, seq: u32, told: Told<'_, KrassKariert>) {
        let Told::All(event) = told else { return };
        match *event {
            Public::Dealt { .. } => self.known = BySeat::default(),
            Public::Played { seat, first, ref cards, .. } => {
                self.remove(seat, first, cards.len() as u8);
            }
            Public::Took { seat, card, at, .. } => {
                self.insert(seat, at);
                let because = Because::did(Code::TookReserve, "krass-kariert:6.1", seq, seat);
                self.known[seat].push(OpenCard { at, card, because });
            }
            Public::Inserted { seat, at, .. } => self.insert(seat, at),
            Public::TrickWon { .. }
            | Public::Out { .. }
            | Public::TrickStarted { .. }
            | Public::Stuck { .. }
            | Public::RoundOver { .. }
            | Public::MatchOver { .. } => {}
        }
    }

    fn facts(&self, view: View<'_, KrassKariert>) -> Vec<Fact<Face>> {
        let (table, mut facts) = (view.table(), Vec::new());
        let seats = table.standings.seats();
        let hidden = KrassKariert::hidden(view, &Memory::default());
        let cards = hidden.cards.iter().map(|card| card.face()).collect();
        let limit = self.impossible(table, &cards);
        let turn = Place::Hand { seat: table.turn };
        let limits = |place| if place == turn { limit.as_slice() } else { &[] };
        let unseen = Unseen::new(&hidden, limits, deck(table), "krass-kariert:1.1");
        let others = || seats.seats().filter(|&seat| seat != self.seat);
        for seat in others() {
            for known in &self.known[seat] {
                let what = What::Exactly { cards: vec![known.card] };
                facts.push(Fact::new(Place::Slot { seat, at: known.at }, what, known.because));
            }
            // Where only one kind of card can be, it is at every position that is not known.
            let possible = unseen.possible(Place::Hand { seat });
            let Some(card) = possible.first().filter(|_| possible.len() == 1) else { continue };
            let is_open = |&at: &u8| self.known[seat].iter().all(|known| known.at != at);
            for at in (0..table.hand_size(seat) as u8).filter(is_open) {
                let because = Because::counted("krass-kariert:1.1");
                let what = What::Exactly { cards: vec![card] };
                facts.push(Fact::new(Place::Slot { seat, at }, what, because));
            }
        }
        unseen.facts(&mut facts);
        self.still_in(table, &unseen, &mut facts);
        facts
    }

    fn can_answer(game: &KrassKariert, seat: Seat) -> bool {
        plays_of(game.privates[seat].hand, &game.table).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What can still beat a combination, by hand: the cards that are left, the size of the hand,
    /// the numbers to beat, and whether something higher is there (4.2, 5.1).
    #[test]
    fn what_can_be_higher() {
        let cases: [(&str, usize, &[u8], bool); 14] = [
            ("5", 1, &[4], true),
            ("5", 1, &[5], false),
            ("X", 1, &[11], true),
            ("X", 1, &[12], false),
            ("5 6", 1, &[12], false),
            ("5 6", 2, &[12], true),
            ("X 6", 2, &[6, 7], true),
            ("X 6", 2, &[7, 7], false),
            ("X X", 2, &[1], true),
            ("X X D S", 2, &[1, 2], false),
            ("9 9 X", 3, &[8, 8, 8], true),
            ("9 X X", 3, &[8, 8, 8], true),
            ("9 9 8", 3, &[8, 8, 8], false),
            ("12 12 12 12 X X", 10, &[12, 12, 12], false),
        ];
        for (left, size, last, expected) in cases {
            let left: Vec<Face> =
                left.split(' ').map(|card| card.parse().expect("a card")).collect();
            let most = |face| left.iter().filter(|&&card| card == face).count();
            let last = Combination::of(last).expect("a combination");
            assert_eq!(can_be_higher(last, size, most), expected, "{left:?} on {last:?}");
        }
    }
}
