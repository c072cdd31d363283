//! A match that is stepped, as text, and from text.
//!
//! ```text
//! table GAME 3 count=points rounds=4 …
//! dealer 2
//! deals 00…00 123 456
//! order 00…00 123 456
//! bots 00…00 123 456
//! actions 00…00 123 456
//! seat 1
//! named 3 17
//! 0 play 7d
//! 1 draw
//! ```
//!
//! Deals are drawn anew from where they stood when the episode began, and the moves are played
//! again. All other random numbers go on from where they stand.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use games::{GameExt as _, Rng, Seat, quoted};
use thiserror::Error;

use super::Env;
use crate::Spaces;
use crate::rules::Rules;

/// The text does not say where a match at this table can stand.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("this is no saved match of this table: {0}")]
pub struct SavedError(pub(crate) String);

const CHANCE: [&str; 4] = ["deals", "order", "bots", "actions"];

/// The game, how many seats, and each option: where nothing was played yet, matches of other tables
/// look the same but for this.
fn table_of<G: Spaces>(game: &G) -> String {
    let options = G::options(game.table()).into_iter();
    let options: String = options.map(|(name, value)| format!(" {name}={value}")).collect();
    format!("{} {}{options}", G::ID, G::standings(game.table()).seats().get())
}

#[derive(Clone, Debug)]
pub(crate) struct Saved {
    /// As [`table_of`] has it.
    table: String,
    dealer: usize,
    /// As [`CHANCE`] names them: for deals as they stood when the episode began.
    chance: [Rng; 4],
    /// The seat that decides, or that decided last.
    seat: usize,
    named: Vec<usize>,
    moves: Vec<(usize, String)>,
}

impl Saved {
    pub(crate) fn of<G: Spaces>(env: &Env<G>) -> Self {
        let chance = [&env.begun, &env.order, &env.dice, &env.sampled].map(Rng::clone);
        let text = |&(seat, mv): &(Seat, G::Move)| (seat.index(), mv.to_string());
        Self {
            table: table_of(&env.game),
            dealer: env.dealer,
            chance,
            seat: env.seat.index(),
            named: env.named().collect(),
            moves: env.moves.iter().map(text).collect(),
        }
    }

    pub(crate) fn played<G: Spaces>(self, rules: &Arc<Rules<G>>) -> Result<Env<G>, SavedError> {
        let (seats, own) = (rules.fresh.len(), table_of(&rules.fresh[0]));
        if self.table != own {
            return Err(SavedError(format!("it is one of {}", quoted(&self.table))));
        }
        if self.dealer >= seats {
            return Err(SavedError(format!("the table has no dealer {}", self.dealer)));
        }
        let mut env = Env::before(Arc::clone(rules), self.dealer, self.chance);
        for (seat, mv) in &self.moves {
            let deciders = env.deal_due();
            let wrong = || SavedError(format!("seat {seat} cannot play {}", quoted(mv)));
            let own = Seat::new(*seat).filter(|&own| deciders.is_some_and(|it| it.contains(own)));
            env.seat = own.ok_or_else(wrong)?;
            let proposed: G::Proposed = mv.parse().map_err(|_| wrong())?;
            let mv = env.game.may_play(env.seat, &proposed).map_err(|_| wrong())?;
            env.play(mv);
        }
        let seat = Seat::new(self.seat).filter(|&seat| env.game.has_seat(seat));
        let seat = seat.ok_or_else(|| SavedError(format!("there is no seat {}", self.seat)))?;
        let due = env.deal_due();
        if env.rules.bots[seat.index()].is_some() || due.is_some_and(|it| !it.contains(seat)) {
            return Err(SavedError(format!("seat {seat} has nothing to decide")));
        }
        match due {
            Some(_) => {
                env.seat = seat;
                name(&mut env, &self.named)?;
            }
            None if self.named.is_empty() => {
                env.seat = seat;
                env.end();
            }
            None => return Err(SavedError("the episode is over".to_owned())),
        }
        Ok(env)
    }
}

/// Some of the actions follow from those before.
fn name<G: Spaces>(env: &mut Env<G>, named: &[usize]) -> Result<(), SavedError> {
    env.choosing.begin(env.game.view(env.seat));
    loop {
        let so_far = env.choosing.named().count();
        if env.choosing.named().ne(named.iter().copied().take(so_far)) {
            return Err(SavedError("its actions do not follow from each other".to_owned()));
        }
        let Some(&action) = named.get(so_far) else { return Ok(()) };
        let is_move = !env.choosing.allows(action)
            || env.choosing.name(env.game.view(env.seat), action).is_some();
        if is_move {
            return Err(SavedError(format!("action {action} is not part of a move")));
        }
    }
}

impl fmt::Display for Saved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "table {}", self.table)?;
        writeln!(f, "dealer {}", self.dealer)?;
        for (name, rng) in CHANCE.iter().zip(&self.chance) {
            writeln!(f, "{name} {}", rng.place())?;
        }
        writeln!(f, "seat {}", self.seat)?;
        f.write_str("named")?;
        self.named.iter().try_for_each(|action| write!(f, " {action}"))?;
        self.moves.iter().try_for_each(|(seat, mv)| write!(f, "\n{seat} {mv}"))
    }
}

impl FromStr for Saved {
    type Err = SavedError;

    fn from_str(text: &str) -> Result<Self, SavedError> {
        let mut lines = text.lines();
        let mut field = |name: &str| {
            let line = lines.next().unwrap_or_default();
            let rest = line.strip_prefix(name).filter(|it| it.is_empty() || it.starts_with(' '));
            let wrong = || SavedError(format!("expected `{name} …`, found {}", quoted(line)));
            rest.map(str::trim_start).ok_or_else(wrong)
        };
        let table = field("table")?.to_owned();
        let dealer = number(field("dealer")?)?;
        let mut rng =
            |name| Rng::at(field(name)?).map_err(|error| SavedError(format!("{name}: {error}")));
        let chance = [rng("deals")?, rng("order")?, rng("bots")?, rng("actions")?];
        let seat = number(field("seat")?)?;
        let named = field("named")?.split(' ').filter(|word| !word.is_empty());
        let named = named.map(number).collect::<Result<_, _>>()?;
        let line = |line: &str| {
            let (seat, mv) = line.split_once(' ').unwrap_or((line, ""));
            Ok((number(seat)?, mv.to_owned()))
        };
        let moves = lines.map(line).collect::<Result<_, _>>()?;
        Ok(Self { table, dealer, chance, seat, named, moves })
    }
}

fn number(word: &str) -> Result<usize, SavedError> {
    word.parse().map_err(|_| SavedError(format!("expected a number, found {}", quoted(word))))
}
