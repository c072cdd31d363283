//! Who sits at a table: our own bots, and other programs.

use bots::{Bot, Policy, choose_among};
use games::{GameExt as _, Rng, Seat, View, erase};

use crate::block::Faults;
use crate::player::Player;
use crate::table::{ProgramRound, Programs};

/// How long a program may think about a move, and how much longer about its first one, in
/// milliseconds. One that takes longer ends the study.
pub(crate) const MS: [u64; 2] = [10_000, 10_000];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    Bot(Bot),
    /// The program with this number among the players of a study.
    Program(usize),
}

impl Sitter {
    /// Whether a decision takes milliseconds.
    pub(crate) fn is_slow(self) -> bool {
        match self {
            Self::Bot(bot) => bot.level.searches(),
            Self::Program(_) => true,
        }
    }
}

impl From<Bot> for Sitter {
    fn from(bot: Bot) -> Self {
        Self::Bot(bot)
    }
}

pub(crate) trait Seated<G: Policy> {
    /// Whether any seat needs its memory to choose.
    fn remembers(&self) -> bool;

    /// What a seat plays, of all legal moves.
    fn choose(
        &mut self,
        view: View<'_, G>,
        memory: &G::Memory,
        moves: &[G::Move],
        dice: &mut Rng,
    ) -> G::Move;

    /// As [`choose`](Self::choose), for instruments that measure what hidden cards are worth: they
    /// alone take the truth.
    #[inline]
    fn choose_in(
        &mut self,
        game: &G,
        seat: Seat,
        memory: &G::Memory,
        moves: &[G::Move],
        dice: &mut Rng,
    ) -> G::Move {
        self.choose(game.view(seat), memory, moves, dice)
    }

    /// A deck or a new draw pile was dealt in this order.
    fn dealt(&mut self, _table: &G::Table, _order: &[G::Card]) {}
}

/// The players of a study, in their order.
pub(crate) fn sitters(players: &[Player]) -> impl Iterator<Item = Sitter> {
    players.iter().enumerate().map(|(number, player)| match *player {
        Player::Bot(bot) => Sitter::Bot(bot),
        Player::Program(_) => Sitter::Program(number),
    })
}

/// The programs of a study on one thread. A round in which one of them fails does not count.
pub(crate) struct Guests {
    programs: Programs,
    /// The program on each seat, by its number, and what it did in the round that is played.
    held: Vec<usize>,
    faults: Vec<Option<Faults>>,
    failed: Option<String>,
}

impl Guests {
    /// Those among these players, if there are any.
    pub(crate) fn of(players: &[Player], seats: usize) -> Option<Box<Self>> {
        let guests = || Self {
            programs: Programs::new(players, seats, MS),
            held: Vec::new(),
            faults: Vec::new(),
            failed: None,
        };
        players.iter().any(Player::is_program).then(|| Box::new(guests()))
    }

    /// Why a program failed, after which nothing more is played.
    pub(crate) fn failed(&self) -> Option<&str> {
        self.failed.as_deref()
    }

    pub(crate) fn sit<'a, G: Policy>(
        &'a mut self,
        game: &G,
        sitters: &'a [Sitter],
        seeds: &mut Rng,
    ) -> Sitting<'a> {
        let number = |&sitter: &Sitter| match sitter {
            Sitter::Bot(_) => None,
            Sitter::Program(number) => Some(number),
        };
        let numbers = || sitters.iter().map(number);
        self.held = numbers().map(Option::unwrap_or_default).collect();
        self.faults = numbers().map(|number| number.map(|_| Faults::default())).collect();
        let seeds: Vec<u32> = sitters.iter().map(|_| seeds.bits()).collect();
        let (game, programs, faults) = (erase(game.clone()), &mut self.programs, &mut self.faults);
        let round = ProgramRound::begin(game, &self.held, &seeds, programs, faults);
        Sitting { sitters, round: Some(round) }
    }

    pub(crate) fn judge(&mut self) {
        let lapse = self.held.iter().zip(&self.faults).find_map(|(&number, faults)| {
            let faults = faults.as_ref().filter(|faults| faults.fallbacks > 0)?;
            let note = faults.notes.last().map_or("it did not decide", String::as_str);
            Some(format!("{}: {note}", self.programs.players[number]))
        });
        self.failed = self.failed.take().or(lapse);
    }
}

pub(crate) fn has_failed(guests: &Option<Box<Guests>>) -> bool {
    guests.as_ref().is_some_and(|guests| guests.failed().is_some())
}

pub(crate) struct Sitting<'a> {
    pub(crate) sitters: &'a [Sitter],
    /// The table as the programs see it; `None` without programs, or once one of them has failed.
    pub(crate) round: Option<ProgramRound<'a>>,
}

impl Sitting<'_> {
    /// Ends the round; returns whether it counts: it must be over, and not too long for a program.
    pub(crate) fn end(self, is_over: bool) -> bool {
        let Some(round) = self.round else { return false };
        let counts = is_over && !round.is_long();
        if is_over {
            round.end();
        }
        counts
    }
}

impl<G: Policy> Seated<G> for Sitting<'_> {
    fn remembers(&self) -> bool {
        let remembers = |sitter: &Sitter| match *sitter {
            Sitter::Bot(bot) => G::remembers(bot.level),
            Sitter::Program(_) => false,
        };
        self.sitters.iter().any(remembers)
    }

    #[inline]
    fn choose(
        &mut self,
        view: View<'_, G>,
        memory: &G::Memory,
        moves: &[G::Move],
        dice: &mut Rng,
    ) -> G::Move {
        match self.sitters[view.seat().index()] {
            Sitter::Bot(bot) => choose_among::<G>(bot, view, memory, moves, dice),
            // A program has failed: finish the round, which will not count.
            Sitter::Program(_) => moves[dice.index(moves.len())],
        }
    }

    #[inline]
    fn choose_in(
        &mut self,
        game: &G,
        seat: Seat,
        memory: &G::Memory,
        moves: &[G::Move],
        dice: &mut Rng,
    ) -> G::Move {
        let Some(round) = &mut self.round else {
            return self.choose(game.view(seat), memory, moves, dice);
        };
        let mv = match self.sitters[seat.index()] {
            Sitter::Bot(bot) => choose_among::<G>(bot, game.view(seat), memory, moves, dice),
            Sitter::Program(_) => {
                let mv = round.decide(seat, dice).expect("who is to act has a legal move");
                let mv = moves.iter().find(|it| it.to_string() == mv);
                *mv.expect("it is one of the legal moves")
            }
        };
        round.play(seat, &mv.to_string());
        if round.lapses() > 0 {
            self.round = None;
        }
        mv
    }

    fn dealt(&mut self, table: &G::Table, order: &[G::Card]) {
        if let Some(round) = &mut self.round {
            let order: Vec<String> = order.iter().map(|&card| G::deck_text(table, card)).collect();
            round.deal(&order.join(" "));
        }
    }
}
