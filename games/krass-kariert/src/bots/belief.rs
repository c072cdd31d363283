//! Krass Kariert: which worlds are likely, judging by what the others did. Each turn of another
//! seat is compared with what a greedy player does with the hand that the seat then had in the
//! world. Where the two differ, the world is less likely, but never impossible.
//!
//! A chain of worlds starts with a uniform one. Then pairs of hidden cards are exchanged, each
//! exchange accepted by the rule of Metropolis and others (1953), in integers.

use kit::{GameExt as _, HiddenCard, Knows as _, Rng, Seat, State as _, View};

use crate::{Card, Face, HAND_MAX, KrassKariert, Memory, Move, Turn};

use super::club::GREEDY;
use super::row::{Ranks, Row, rank};

const CHAIN: usize = 32;

/// How many exchanges are tried before the first world of a chain, and before each of them.
const SETTLE: usize = 600;
const EXCHANGES: usize = 40;

/// How surprising a move is if another was as good and comes first. One unit halves the likelihood.
const AS_GOOD: u32 = 1;

/// As [`AS_GOOD`], if another was better.
const WORSE: u32 = 4;

pub(super) struct Worlds<'a> {
    view: View<'a, KrassKariert>,
    memory: &'a Memory,
    chain: Option<Chain>,
    drawn: usize,
}

impl<'a> Worlds<'a> {
    /// For a seat on turn.
    pub(super) fn new(view: View<'a, KrassKariert>, memory: &'a Memory) -> Self {
        Self { view, memory, chain: None, drawn: 0 }
    }

    pub(super) fn draw(&mut self, rng: &mut Rng) -> KrassKariert {
        if self.drawn.is_multiple_of(CHAIN) {
            self.chain = None;
        }
        self.drawn += 1;
        let (view, turns) = (self.view, self.memory.turns());
        let chain = self.chain.get_or_insert_with(|| {
            let world = KrassKariert::determinize(view, self.memory, rng);
            let mut chain = Chain::new(world, view.seat(), turns);
            chain.exchange(SETTLE, turns, rng);
            chain
        });
        chain.exchange(EXCHANGES, turns, rng);
        chain.world.lay(&chain.hidden);
        chain.world.clone()
    }
}

/// A hand as the places of its faces.
#[derive(Clone, Copy)]
struct Faces {
    faces: [u8; HAND_MAX],
    len: usize,
}

/// A world that changes little by little.
struct Chain {
    world: KrassKariert,
    hidden: Vec<HiddenCard<Card>>,
    /// Whether each X of a combination must lie beside a number card (5.1).
    x_apart: bool,
    /// By seat.
    hands: Vec<Faces>,
    /// By seat.
    surprises: Vec<u32>,
}

impl Chain {
    fn new(world: KrassKariert, own: Seat, turns: &[Turn]) -> Self {
        let hidden = KrassKariert::hidden(world.view(own), &Memory::default()).lie(&world);
        let seats = world.table().standings.seats().get();
        let mut hands = vec![Faces { faces: [0; HAND_MAX], len: 0 }; seats];
        for (seat, hand) in world.table().standings.seats().seats().zip(&mut hands) {
            hand.len = world.private(seat).hand.read(&mut hand.faces);
        }
        let by_seat = world.table().standings.seats().seats().zip(&hands);
        let x_apart = world.table().options.x_apart;
        let of = |(seat, hand)| surprise(turns, seat, hand, x_apart, u32::MAX);
        Self { surprises: by_seat.map(of).collect(), world, hidden, x_apart, hands }
    }

    fn exchange(&mut self, count: usize, turns: &[Turn], rng: &mut Rng) {
        if self.hidden.is_empty() {
            return;
        }
        for _ in 0..count {
            let [one, other] = [0; 2].map(|_| rng.index(self.hidden.len()));
            let [a, b] = [one, other].map(|at| self.hidden[at]);
            let [first, second] = [a, b].map(|hidden| hidden.about.seat());
            if first.is_none() && second.is_none() || a.card.face() == b.card.face() {
                continue;
            }
            self.put(a, b.card.face());
            self.put(b, a.card.face());
            let seats = [first, second.filter(|_| first != second)];
            let old: u32 = seats.iter().flatten().map(|seat| self.surprises[seat.index()]).sum();
            // Each unit by which a world is more surprising halves its chance to be accepted.
            let mut most = old + rng.bits().trailing_zeros();
            let mut new = [0; 2];
            let accepted = seats.iter().zip(&mut new).all(|(seat, new)| {
                let Some(seat) = *seat else { return true };
                *new = surprise(turns, seat, &self.hands[seat.index()], self.x_apart, most);
                let fits = *new <= most;
                most = most.saturating_sub(*new);
                fits
            });
            if accepted {
                for (seat, new) in seats.iter().zip(new) {
                    seat.iter().for_each(|seat| self.surprises[seat.index()] = new);
                }
                (self.hidden[one].card, self.hidden[other].card) = (b.card, a.card);
            } else {
                self.put(a, a.card.face());
                self.put(b, b.card.face());
            }
        }
    }

    fn put(&mut self, place: HiddenCard<Card>, face: Face) {
        if let Some(seat) = place.about.seat() {
            self.hands[seat.index()].faces[place.at] = face.index() as u8;
        }
    }
}

/// How surprising the turns of a seat are that now has this hand; anything above `most` if it is
/// more than that. From the last turn on each is undone, so that the hand is what it was before.
fn surprise(turns: &[Turn], seat: Seat, hand: &Faces, x_apart: bool, most: u32) -> u32 {
    let Faces { mut faces, mut len } = *hand;
    let mut sum = 0;
    for turn in turns.iter().rev().filter(|turn| turn.seat == seat) {
        let mut drawn = 0;
        match turn.mv {
            Move::Play { first, .. } => {
                let count = turn.cards.iter().flatten().count();
                let first = usize::from(first);
                faces.copy_within(first..len, first + count);
                for (to, card) in faces[first..].iter_mut().zip(turn.cards.iter().flatten()) {
                    *to = card.index() as u8;
                }
                len += count;
            }
            Move::Take { at, .. } | Move::Insert { at } => {
                let at = usize::from(at);
                drawn = faces[at].into();
                faces.copy_within(at + 1..len, at);
                len -= 1;
            }
        }
        sum += surprise_of(turn, &faces[..len], x_apart, drawn);
        if sum > most {
            break;
        }
    }
    sum
}

/// How surprising a turn is for a seat that had this hand, and took or drew this card.
fn surprise_of(turn: &Turn, hand: &[u8], x_apart: bool, card: usize) -> u32 {
    let row = Row::of(hand, &GREEDY.prices, x_apart);
    let higher: Ranks = turn.last.map_or(!0, |last| !1 << rank(last.kind(), last.number()));
    let alone = |first: usize, face: usize| {
        let stop = face == Face::STOP.index();
        let spent = if stop { GREEDY.stop } else { GREEDY.draw[usize::from(turn.starts)] };
        i32::from(row.without(first, 1)) + spent
    };
    let together = |first: usize, faces: &[usize], ranks: Ranks| {
        let x = faces.iter().filter(|&&face| face == Face::X.index()).count() as i32;
        let number = ranks.trailing_zeros() as i32 % 12;
        i32::from(row.without(first, faces.len())) + GREEDY.number * number + GREEDY.x * x
    };
    let with = |card: usize, at: usize| i32::from(row.with(card, at)) + GREEDY.take[0];
    let (own, cost) = match turn.mv {
        Move::Play { first, count, .. } => {
            let (first, count) = (usize::from(first), usize::from(count));
            let faces = row.window(first);
            let cost = if faces[0] >= Face::DRAW.index() {
                alone(first, faces[0])
            } else {
                together(first, &faces[..count], row.reach(faces)[count - 1] & higher)
            };
            ((0, first, count), cost)
        }
        Move::Take { reserve, at } => {
            ((1, usize::from(reserve), usize::from(at)), with(card, at.into()))
        }
        Move::Insert { at } => ((1, 0, usize::from(at)), with(card, at.into())),
    };
    let mut surprise = 0;
    let mut is_better = |other: (usize, usize, usize), than: i32| {
        if than == cost && other < own {
            surprise = AS_GOOD;
        }
        than < cost
    };
    let inserts = matches!(turn.mv, Move::Insert { .. });
    for first in (0..row.len()).filter(|_| !inserts) {
        let faces = row.window(first);
        if faces[0] >= Face::DRAW.index() {
            if is_better((0, first, 1), alone(first, faces[0])) {
                return WORSE;
            }
            continue;
        }
        for (count, ranks) in (1..).zip(row.reach(faces)) {
            let ranks = ranks & higher;
            let better = || together(first, &faces[..count], ranks);
            if ranks != 0 && is_better((0, first, count), better()) {
                return WORSE;
            }
        }
    }
    let reserve = turn.reserve.map(|face| face.filter(|_| !turn.starts).map(Face::index));
    let cards = if inserts { [Some(card), None] } else { reserve };
    for (reserve, card) in cards.into_iter().enumerate() {
        let Some(card) = card else { continue };
        if (0..=row.len()).any(|at| is_better((1, reserve, at), with(card, at))) {
            return WORSE;
        }
    }
    surprise
}

#[cfg(test)]
mod tests {
    use kit::search::{Level, choose_typed};
    use kit::{Event, Game, GameExt as _, Memories, Seed, Settings, Sight, ToAct};

    use super::*;

    fn round(level: Level, number: u64, mut look: impl FnMut(&KrassKariert, Seat, &Memory)) {
        let mut rng = Seed::from_number(number).rng("round", 0);
        let settings = Settings::new(KrassKariert::OPTIONS);
        let mut game = KrassKariert::table_for(&settings, 4, None).expect("a table");
        let mut memories = Memories::new(game.table().standings.seats());
        let mut events: Vec<Event<KrassKariert>> = Vec::new();
        game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut events);
        while let ToAct::Seats(seats) = KrassKariert::to_act(game.table()) {
            memories.hear(&events);
            events.clear();
            let seat = seats.first().expect("somebody is on turn");
            look(&game, seat, memories.of(seat));
            let (view, memory) = (game.view(seat), memories.of(seat));
            let mv = choose_typed::<KrassKariert>(level.into(), view, memory, &mut rng);
            game.play_unchecked(seat, mv.expect("a move"), &mut events);
        }
    }

    fn in_world(world: &KrassKariert, memory: &Memory) -> u32 {
        let seats = world.table().standings.seats().seats();
        let of = |seat| {
            let mut hand = Faces { faces: [0; HAND_MAX], len: 0 };
            hand.len = world.private(seat).hand.read(&mut hand.faces);
            surprise(memory.turns(), seat, &hand, world.table().options.x_apart, u32::MAX)
        };
        seats.map(of).sum()
    }

    /// A novice is nearly the greedy player; somebody who plays at random is not.
    #[test]
    fn novices_hardly_surprise_who_sees_their_hands() {
        let sums = [Level::Novice, Level::Dice].map(|level| {
            let (mut surprises, mut turns) = (0, 0);
            for number in 0..40 {
                round(level, number, |game, _, memory| {
                    surprises += in_world(game, memory);
                    turns += memory.turns().len() as u32;
                });
            }
            (surprises, turns)
        });
        let [novices, dice] = sums;
        assert!(novices.1 > 10_000 && 100 * novices.0 < novices.1, "{sums:?}");
        assert!(dice.0 > 2 * dice.1, "{sums:?}");
    }

    /// The worlds show the seat what it sees, and are likelier than any that it allows.
    #[test]
    fn worlds_are_likely() {
        let (mut rng, mut sums) = (Seed::from_number(7).rng("worlds", 0), [0; 2]);
        for number in 0..6 {
            round(Level::Novice, number, |game, seat, memory| {
                let view = game.view(seat);
                let mut worlds = Worlds::new(view, memory);
                for _ in 0..4 {
                    let world = worlds.draw(&mut rng);
                    let shown = |game: &KrassKariert| {
                        format!("{:?}", KrassKariert::show(Sight::Seat(game.view(seat))))
                    };
                    assert_eq!(shown(&world), shown(game));
                    let chain = worlds.chain.as_ref().expect("there is a chain");
                    let kept: u32 = chain.surprises.iter().sum();
                    assert_eq!(kept, in_world(&world, memory));
                    let any = KrassKariert::determinize(view, memory, &mut rng);
                    sums[0] += in_world(&world, memory);
                    sums[1] += in_world(&any, memory);
                }
            });
        }
        assert!(4 * sums[0] < sums[1], "{sums:?}");
    }
}
