//! What a seat with perfect memory keeps of a round of Krass Kariert: what each seat did on its
//! turns, and what it had to beat. The view shows only the trick that is being played.

use kit::{BySeat, Seat, Told};

use super::super::cards::{CARDS_MAX, Face, RESERVE};
use super::super::moves::Move;
use super::super::sets::Combination;
use super::super::{KrassKariert, Public, SEATS};

/// What a seat did, as everyone saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who.
    pub seat: Seat,
    /// Whether it started the trick.
    pub starts: bool,
    /// The combination to beat.
    pub last: Option<Combination>,
    /// The reserve cards that it had before.
    pub reserve: [Option<Face>; RESERVE],
    /// What it did.
    pub mv: Move,
    /// The cards that it played, in hand order.
    pub cards: [Option<Face>; CARDS_MAX],
}

/// The turns of a round.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    turns: Vec<Turn>,
    starter: Option<Seat>,
    last: Option<Combination>,
    reserves: BySeat<[Option<Face>; RESERVE], SEATS>,
}

impl Memory {
    /// The turns of this round, oldest first.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    fn turn(&mut self, seat: Seat, mv: Move, cards: &[Face]) {
        self.turns.push(Turn {
            seat,
            starts: self.starter == Some(seat),
            last: self.last,
            reserve: self.reserves[seat],
            mv,
            cards: first_of(cards),
        });
    }
}

fn first_of<const N: usize>(faces: &[Face]) -> [Option<Face>; N] {
    std::array::from_fn(|at| faces.get(at).copied())
}

pub(super) fn remember(memory: &mut Memory, told: Told<'_, KrassKariert>) {
    let Told::All(event) = told else { return };
    match event {
        Public::Dealt { starter, reserves, .. } => {
            *memory = Memory { starter: Some(*starter), ..Memory::default() };
            for (index, faces) in reserves.iter().enumerate() {
                memory.reserves[Seat::at(index)] = first_of(faces);
            }
        }
        Public::Played { seat, first, cards, numbers } => {
            let count = cards.len() as u8;
            let mut of = [0; CARDS_MAX];
            of.iter_mut().zip(numbers).for_each(|(of, &number)| *of = number);
            memory.turn(*seat, Move::Play { first: *first, count, numbers: of }, cards);
            if !numbers.is_empty() {
                memory.last = Some(Combination::of_legal(of, numbers.len()));
            }
        }
        Public::Took { seat, reserve, at, .. } => {
            memory.turn(*seat, Move::Take { reserve: *reserve, at: *at }, &[]);
            let [first, second] = memory.reserves[*seat];
            memory.reserves[*seat] = [if *reserve == 0 { second } else { first }, None];
        }
        Public::Inserted { seat, at, .. } => memory.turn(*seat, Move::Insert { at: *at }, &[]),
        Public::TrickStarted { seat } => (memory.starter, memory.last) = (Some(*seat), None),
        Public::TrickWon { .. }
        | Public::Out { .. }
        | Public::Stuck { .. }
        | Public::RoundOver { .. }
        | Public::MatchOver(_) => {}
    }
}
