//! A round with programs on some seats: what each is told, asked and refused, and who plays in its
//! place if it does not.

use std::sync::Arc;
use std::time::Duration;

use bots::Level;
use games::{AnyGame, AnyPlayError, Chance, Rng, Seat, ToAct, ToldJson};
use serde_json::{Map, Value as Json};
use words::Language;

use crate::arena::Arena;
use crate::block::Faults;
use crate::player::{Player, short};
use crate::program::{Answer, Failed};
use crate::seated::{ASKED_MAX, Failure, Hello, SeatedProgram};

/// After how many decisions of one seat in a round the club player takes over from its program,
/// since some legal play never ends. Our levels have at most about a thousand, in the longest
/// rounds that any rules allow.
const DECISIONS_MAX: u32 = 2_000;

/// Plays blocks on one thread.
pub struct BlockRunner {
    pub(crate) arena: Arc<Arena>,
    programs: Programs,
}

/// The programs that play on one thread, each started once, to play round after round.
pub(crate) struct Programs {
    pub(crate) players: Vec<Player>,
    /// By player, one for each seat that it can have at a table.
    slots: Vec<Vec<SeatedProgram>>,
    /// For a decision, and beside it for a program's first one, in milliseconds.
    ms: u64,
    start_ms: u64,
}

impl BlockRunner {
    /// A runner for one thread, without a running program.
    pub fn new(arena: &Arena) -> Self {
        let programs = Programs::new(&arena.bots, arena.seats, [arena.ms, arena.start_ms]);
        Self { arena: Arc::new(arena.clone()), programs }
    }
}

impl Programs {
    /// Those among these players, of which none runs yet.
    pub(crate) fn new(players: &[Player], seats: usize, [ms, start_ms]: [u64; 2]) -> Self {
        let slots = || (0..seats).map(|_| SeatedProgram::default()).collect();
        let slots = players.iter().map(|_| slots()).collect();
        Self { players: players.to_vec(), slots, ms, start_ms }
    }
}

pub(crate) struct Scored {
    pub(crate) scores: Vec<i32>,
    pub(crate) low_wins: bool,
}

pub(crate) struct Chances {
    /// For the deck, the same in all rounds of a block.
    pub(crate) deal: Rng,
    /// Who is first if several may decide.
    pub(crate) order: Rng,
    /// For each seat's bot.
    pub(crate) dice: Vec<Rng>,
    /// A number for each seat's program.
    pub(crate) seeds: Vec<u32>,
}

struct ProgramSeat<'a> {
    program: &'a mut SeatedProgram,
    faults: &'a mut Faults,
    seat: Seat,
    decisions: u32,
    time: Duration,
}

impl ProgramSeat<'_> {
    /// Counts and notes the failure of the program, if it is one.
    fn note<T>(&mut self, done: Result<T, Failure>) -> Option<T> {
        let failure = match done {
            Ok(it) => return Some(it),
            Err(failure) => failure,
        };
        *match failure.kind {
            Failed::Late => &mut self.faults.timeouts,
            Failed::Flood => &mut self.faults.floods,
            Failed::Crash => &mut self.faults.crashes,
        } += 1;
        self.faults.note(|| failure.why);
        None
    }

    fn decide(&mut self, game: &dyn AnyGame, dice: &mut Rng) -> Option<String> {
        self.decisions += 1;
        if self.decisions > DECISIONS_MAX {
            if self.decisions == DECISIONS_MAX + 1 {
                self.faults.long += 1;
                self.faults.note(|| format!("not over after {DECISIONS_MAX} decisions"));
            }
            return bots::choose(Level::Club, game, self.seat, dice);
        }
        self.faults.decisions += 1;
        self.ask(game).or_else(|| {
            self.faults.fallbacks += 1;
            bots::choose(Level::Novice, game, self.seat, dice)
        })
    }

    /// `None` if the fallback has to play.
    fn ask(&mut self, game: &dyn AnyGame) -> Option<String> {
        let legal = game.legal_moves(self.seat);
        let view = game.view(Some(self.seat));
        for _ in 0..ASKED_MAX {
            if !self.program.is_running() {
                return None;
            }
            let answer = self.program.ask(&view, &legal, self.time);
            let refused = match self.note(answer)? {
                Answer::Move(mv) => match accept(game, self.seat, &legal, &mv) {
                    Ok(mv) => return Some(mv),
                    Err(Refused { code, rule, reason }) => {
                        let key = rule.clone().unwrap_or(code.to_owned());
                        *self.faults.refusals.entry(key).or_default() += 1;
                        self.faults.note(|| format!("{} was refused: {reason}", short(&mv)));
                        self.program.refuse(&code, Some(&mv), rule.as_deref(), &reason)
                    }
                },
                Answer::Garbage(why) => {
                    self.faults.garbage += 1;
                    self.faults.note(|| format!("no answer: {why}"));
                    self.program.refuse(&"not_a_move", None, None, &why)
                }
                Answer::Late => {
                    self.faults.timeouts += 1;
                    self.faults.note(|| "its time was over".to_owned());
                    return None;
                }
            };
            self.note(refused);
        }
        None
    }
}

struct Refused {
    code: &'static str,
    rule: Option<String>,
    reason: String,
}

fn accept(game: &dyn AnyGame, seat: Seat, legal: &[String], mv: &str) -> Result<String, Refused> {
    let refused = |code, rule, reason| Refused { code, rule, reason };
    match game.check(seat, mv) {
        // Moves that the rules allow out of turn are not listed; a program could play them for
        // ever.
        Ok(mv) if legal.contains(&mv) => Ok(mv),
        Ok(_) => Err(refused("not_now", None, "It is none of the listed moves.".to_owned())),
        Err(AnyPlayError::Text(error)) => Err(refused("not_a_move", None, error.to_string())),
        Err(AnyPlayError::NotNow(why)) => {
            Err(refused("not_now", None, Language::english().say(&why)))
        }
        Err(AnyPlayError::Illegal { rule, reason }) => {
            Err(refused("illegal", Some(rule), Language::english().say(&reason)))
        }
    }
}

/// A round in which programs play, from before its deal on.
pub(crate) struct ProgramRound<'a> {
    pub(crate) game: Box<dyn AnyGame>,
    /// By seat.
    seated: Vec<Option<ProgramSeat<'a>>>,
}

impl<'a> ProgramRound<'a> {
    /// Describes the table to the programs. `held` has the player of each seat, `faults` a place
    /// for each seat that a program plays, `seeds` a number for each seat's program.
    pub(crate) fn begin(
        game: Box<dyn AnyGame>,
        held: &[usize],
        seeds: &[u32],
        programs: &'a mut Programs,
        faults: &'a mut [Option<Faults>],
    ) -> Self {
        let Programs { ref players, ref mut slots, ms, start_ms } = *programs;
        let (time, start) = (Duration::from_millis(ms), Duration::from_millis(start_ms));
        let mut slots: Vec<_> = slots.iter_mut().map(|slots| slots.iter_mut()).collect();
        let seats = held.iter().zip(faults).enumerate();
        let seated = seats.map(|(seat, (&player, faults))| {
            let faults = faults.as_mut()?;
            let program = slots[player].next().expect("there is a slot for each seat");
            Some(ProgramSeat { program, faults, seat: Seat::new(seat)?, decisions: 0, time })
        });
        let mut seated: Vec<_> = seated.collect();
        for seat in seated.iter_mut().flatten() {
            let at = seat.seat.index();
            let Player::Program(command) = &players[held[at]] else { continue };
            let begun =
                seat.program.begin(command, start, &hello(&*game, seat.seat, ms, seeds[at]));
            seat.note(begun);
        }
        Self { game, seated }
    }

    pub(crate) fn deal(&mut self, order: &str) {
        let told = self.game.deal(order).expect("these are the cards");
        tell(told, &mut self.seated);
    }

    /// The move of a program's seat: the program's own, or the fallback's.
    pub(crate) fn decide(&mut self, seat: Seat, dice: &mut Rng) -> Option<String> {
        self.seated[seat.index()].as_mut()?.decide(&*self.game, dice)
    }

    pub(crate) fn play(&mut self, seat: Seat, mv: &str) {
        let told = self.game.play(seat, mv).expect("the move was checked").told;
        tell(told, &mut self.seated);
    }

    /// How often the fallback decided in this round.
    pub(crate) fn lapses(&self) -> u64 {
        self.seated.iter().flatten().map(|seat| seat.faults.fallbacks).sum()
    }

    /// Whether a program has reached its limit of decisions, so that a club player took over.
    pub(crate) fn is_long(&self) -> bool {
        self.seated.iter().flatten().any(|seat| seat.faults.long > 0)
    }

    /// Tells the programs that the round is over, and gives its scores.
    pub(crate) fn end(mut self) -> Vec<i32> {
        let scores = self.game.standings().round_scores();
        let scores = scores.expect("a round that is over is scored").to_vec();
        for seat in self.seated.iter_mut().flatten() {
            let told = seat.program.over(&scores);
            seat.note(told);
        }
        scores
    }
}

/// Plays the round that is due. `held` has the bot of each seat, `faults` a place for each seat
/// that a program plays.
pub(crate) fn play_with_programs(
    game: Box<dyn AnyGame>,
    held: &[usize],
    chances: &mut Chances,
    runner: &mut BlockRunner,
    faults: &mut [Option<Faults>],
) -> Scored {
    let BlockRunner { arena, programs } = runner;
    let mut round = ProgramRound::begin(game, held, &chances.seeds, programs, faults);
    round.deal(&round.game.shuffled(&mut chances.deal));
    loop {
        match round.game.to_act() {
            ToAct::Seats(seats) => {
                let seat = seats.choose(&mut chances.order).expect("somebody is to act");
                let own = &mut chances.dice[seat.index()];
                let mv = match arena.bots[held[seat.index()]] {
                    Player::Bot(bot) => bots::choose(bot, &*round.game, seat, own),
                    Player::Program(_) => round.decide(seat, own),
                };
                round.play(seat, &mv.expect("who is to act has a legal move"));
            }
            ToAct::Chance(Chance::Reshuffle) => {
                round.deal(&round.game.shuffled(&mut chances.deal));
            }
            ToAct::Chance(Chance::Round) | ToAct::Nobody => break,
        }
    }
    let low_wins = round.game.low_wins();
    Scored { scores: round.end(), low_wins }
}

fn hello(
    game: &dyn AnyGame,
    seat: Seat,
    ms: u64,
    seed: u32,
) -> Hello<&'static str, Map<String, Json>> {
    let value = |value| serde_json::to_value(value).expect("an option is plain");
    let options = game.options().into_iter().map(|(name, it)| (name.to_owned(), value(it)));
    Hello {
        game: game.kind().id(),
        seats: game.standings().seats().get(),
        you: Some(seat.index()),
        options: options.collect(),
        ms,
        seed,
    }
}

fn tell(mut told: ToldJson, seated: &mut [Option<ProgramSeat<'_>>]) {
    for (seated, you) in seated.iter_mut().zip(&mut told.seats) {
        if let Some(seated) = seated {
            let you = std::mem::take(you);
            let heard = seated.program.tell(&told.all, &you);
            seated.note(heard);
        }
    }
}
