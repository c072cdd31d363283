//! Where a match that is over turned: each seat's chance to win, at its own decisions, and the
//! moves that cost most of it.
//!
//! Everything is estimated from what the seat could know when it decided: worlds are drawn from its
//! view and its memory, and everyone plays on in them equally well. So luck is not held against
//! anybody, and what is found is an estimate, which says how far it may be off.
//!
//! A [`Review`] is made step by step, so that whoever drives it can do something else in between.
//! The same match and the same [`Effort`] give the same result on every machine.
//!
//! 1. At each decision ([`Effort`] says at how many at most) the chance is estimated, and a strong
//!    player looks whether another move seems better.
//! 2. Where one seems to be much better, an expert chooses it, and both moves are played on in new
//!    worlds. What is better only by chance mostly goes away here.

mod chance;

use games::fair::Bytes;
use games::{AnyGame, Match, Message, Seat, Seed, View, evidence_of, for_game, seat_of};

use crate::{Bot, Level, choose_typed, why};
pub(crate) use chance::{Compared, Dice, Enough, compare};
use chance::{Won, chance};
use search::{Budget, Policy};
use search::{fork, search};

/// How much is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// At how many decisions the chance is estimated, at most; each seat has its part of them.
    pub points: usize,
    /// At how many a strong player looks for a better move, likewise.
    pub tried: usize,
    /// How many of these an expert looks at.
    pub doubted: usize,
    /// How long each of these three takes at most, in moves of an expert: on one core one takes
    /// about a tenth of a second, or less.
    pub moves: u64,
}

impl Effort {
    /// What a reader waits for: some seconds, for a long match.
    pub const FULL: Self = Self { points: 160, tried: 400, doubted: 16, moves: 16 };
}

/// The most worlds in which a chance is estimated: doubled, it would be a third less in doubt.
const WORLDS: u32 = 200;

const COMPARED: u32 = 1_000;

/// The most turning points told of each seat.
const TURNS: usize = 3;

/// What a move must cost to be told, in hundredths of the match.
const COST: f64 = 3.0;

/// By how many standard errors a move must be behind to be told: with sixteen moves looked at, one
/// of ten matches has one that is not.
const SURE: f64 = 2.5;

/// In how many more of a hundred worlds a move must leave the next player no choice to be praised
/// for it.
const FORCED: u8 = 25;

/// A match that is looked through.
pub struct Review {
    effort: Effort,
    played: Match,
    lines: Vec<String>,
    at: usize,
    /// Which round the last line belongs to, and which of its steps it is.
    round: u32,
    step: u32,
    /// By line: what is to be done before it.
    tasks: Vec<Task>,
    dice: Dice,
    /// How many decisions are looked at, and how many the match has.
    counts: Counts,
    points: Vec<Point>,
    doubts: Vec<Doubt>,
    turns: Vec<Turn>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Task {
    estimate: bool,
    try_moves: bool,
}

#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    decisions: usize,
    points: usize,
    tried: usize,
}

/// A decision at which another move seems better.
struct Doubt {
    game: Box<dyn AnyGame>,
    seat: Seat,
    played: String,
    line: usize,
    round: u32,
    step: u32,
    /// By how much, in the unit of the search.
    by: f64,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// How many decisions the match had: moves of seats that had several to choose from.
    pub decisions: usize,
    /// At how many of them a better move was looked for.
    pub tried: usize,
    /// The chances, in the order of the match.
    pub points: Vec<Point>,
    /// The moves that cost most, at most three of each seat, the dearest first.
    pub turns: Vec<Turn>,
}

/// A seat's chance to win the match before a decision of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// Whose.
    pub seat: Seat,
    /// The round, from 1.
    pub round: u32,
    /// The step of the round that the decision follows; the deal is 0.
    pub step: u32,
    /// In hundredths.
    pub chance: u8,
    /// By how many hundredths it may be off: two standard errors.
    pub doubt: u8,
}

/// A move that cost much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who played it.
    pub seat: Seat,
    /// The round, from 1.
    pub round: u32,
    /// The step of the round that it followed; the deal is 0.
    pub step: u32,
    /// The move that was played, and the one that an expert would have played.
    pub moves: [String; 2],
    /// What is said of each.
    pub said: [Vec<Message>; 2],
    /// The seat's chance after each, in hundredths.
    pub chances: [u8; 2],
    /// By how many hundredths the difference may be off: two standard errors.
    pub doubt: u8,
    /// By how much more the better move scored in that round, in tenths of a point.
    pub points: i32,
    /// In how many worlds both were played on.
    pub worlds: u32,
    /// Why it is better, as far as that can be said.
    pub why: Why,
    /// What else speaks for it: what is certain of it, and how often it leaves no choice.
    pub because: Vec<Message>,
}

/// Why a move is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It ends the round at once.
    Ends,
    /// It won in every world.
    Sure,
    /// It scores more in that round.
    Points,
    /// It wins more often, and no more is known.
    Chance,
}

impl Review {
    /// A review of the match that began like this, and went on with these lines of its record.
    ///
    /// # Errors
    ///
    /// If they are no match, in a sentence.
    pub fn new(heading: &str, lines: Vec<String>, effort: Effort) -> Result<Self, String> {
        let start = || Match::from_heading(heading).map_err(|error| error.to_string());
        let mut played = start()?;
        played.open_lenses();
        let deciders = deciders(start()?, &lines)?;
        // Remarks make no other match of it.
        let bare: Vec<&str> = heading.lines().filter(|line| !line.starts_with('#')).collect();
        let bare = bare.join("\n");
        let seed = |label: &str| Seed::new(Bytes::sha256(format!("{label}\n{bare}")).0);
        let points = thinned(&deciders, effort.points);
        let tried = thinned(&deciders, effort.tried);
        let count = |all: &[bool]| all.iter().filter(|is| **is).count();
        let counts = Counts {
            decisions: deciders.iter().flatten().count(),
            points: count(&points),
            tried: count(&tried),
        };
        let task = |(&estimate, &try_moves): (&bool, &bool)| Task { estimate, try_moves };
        Ok(Self {
            effort,
            played,
            lines,
            at: 0,
            round: 0,
            step: 0,
            tasks: points.iter().zip(&tried).map(task).collect(),
            dice: Dice { now: seed("now"), later: seed("later") },
            counts,
            points: Vec::new(),
            doubts: Vec::new(),
            turns: Vec::new(),
        })
    }

    /// Looks at one more decision; returns whether there is more to do.
    pub fn step(&mut self) -> bool {
        while self.at < self.lines.len() {
            let task = self.tasks[self.at];
            if task != Task::default() {
                self.look(task);
            }
            self.go_on();
            if task != Task::default() {
                return true;
            }
        }
        if let Some(doubt) = self.doubts.pop() {
            self.turns.extend(self.decide(&doubt));
        }
        !self.doubts.is_empty()
    }

    /// What was found so far: all of it once there is nothing more to do.
    pub fn found(&self) -> Reviewed {
        let mut turns: Vec<Turn> = Vec::new();
        let mut all: Vec<&Turn> = self.turns.iter().collect();
        let cost = |turn: &Turn| turn.chances[1].saturating_sub(turn.chances[0]);
        all.sort_by_key(|turn| (std::cmp::Reverse(cost(turn)), turn.round, turn.step));
        for turn in all {
            if turns.iter().filter(|other| other.seat == turn.seat).count() < TURNS {
                turns.push(turn.clone());
            }
        }
        let Counts { decisions, tried, .. } = self.counts;
        Reviewed { decisions, tried, points: self.points.clone(), turns }
    }

    fn go_on(&mut self) {
        let told = self.played.line(&self.lines[self.at]);
        assert!(told.is_ok(), "the match was played before");
        let now = self.played.game().standings().round();
        self.step = if now == self.round { self.step + 1 } else { 0 };
        self.round = now;
        self.at += 1;
        if self.at == self.lines.len() {
            self.choose_doubts();
        }
    }

    fn look(&mut self, task: Task) {
        let game = self.played.game();
        let Some((seat, mv)) = decision(game, &self.lines[self.at]) else { return };
        let dice = self.dice_of("look", self.at);
        let (points, tried) = (self.counts.points, self.counts.tried);
        let (won, by) = for_game!(game.kind(), G => {
            let Some((view, memory)) = seat_of::<G>(game, seat) else { return };
            let share = |count: usize| self.nodes::<G>() / (count.max(1) as u64);
            let enough = Enough { nodes: share(points), worlds: WORLDS };
            let won = task.estimate.then(|| chance::<G>(view, memory, enough, dice));
            let nodes = share(tried).min(G::NODES[0]);
            let by = || doubt::<G>(view, memory, &mv, nodes, dice);
            (won, if task.try_moves { by() } else { None })
        });
        let (round, step) = (self.round, self.step);
        if let Some(won) = won.filter(|won| won.worlds > 0) {
            let (chance, doubt) = won.in_hundredths();
            self.points.push(Point { seat, round, step, chance, doubt });
        }
        if let Some(by) = by {
            let game = game.clone_box();
            self.doubts.push(Doubt { game, seat, played: mv, line: self.at, round, step, by });
            if self.doubts.len() > 4 * self.effort.doubted {
                self.choose_doubts();
            }
        }
    }

    /// Keeps the decisions that are most in doubt, as many of each seat.
    fn choose_doubts(&mut self) {
        let seats = self.played.game().standings().seats();
        let most = self.effort.doubted.div_ceil(seats.get()).max(1);
        self.doubts.sort_by(|a, b| b.by.total_cmp(&a.by).then(a.line.cmp(&b.line)));
        let mut kept = vec![0; seats.get()];
        self.doubts.retain(|doubt| {
            kept[doubt.seat.index()] += 1;
            kept[doubt.seat.index()] <= most
        });
    }

    fn decide(&self, doubt: &Doubt) -> Option<Turn> {
        let Doubt { game, seat, played, line, round, step, .. } = doubt;
        let (game, dice) = (&**game, self.dice_of("decide", *line));
        let (best, found, facts) = for_game!(game.kind(), G => {
            let (view, memory) = seat_of::<G>(game, *seat)?;
            let nodes = self.nodes::<G>() / (self.effort.doubted.max(1) as u64);
            let bot = Bot { level: Level::Expert, nodes: Some(nodes.min(G::NODES[1]).max(1)) };
            let best = choose_typed::<G>(bot, view, memory, &mut dice.now.rng("expert", 0))?;
            let played = legal::<G>(view).into_iter().find(|mv| mv.to_string() == *played)?;
            let enough = Enough { nodes: 2 * nodes, worlds: COMPARED };
            let found = compare::<G>(view, memory, [played, best], enough, dice);
            let mut rng = dice.now.rng("why", 0);
            let evidence = evidence_of::<G>(game, *seat);
            let mut facts = || why::facts::<G>(evidence, (view, memory), best, &mut rng);
            (best.to_string(), found, found.cost().map(|_| facts()).unwrap_or_default())
        });
        let cost = found.cost().filter(|_| best != *played)?;
        Some(Turn {
            seat: *seat,
            round: *round,
            step: *step,
            said: [said(game, *seat, played), said(game, *seat, &best)],
            moves: [played.clone(), best],
            chances: found.in_hundredths(found.won),
            doubt: cost,
            points: (10 * found.points / i64::from(found.worlds)) as i32,
            worlds: found.worlds,
            why: found.why(),
            because: found.leaves_no_choice().into_iter().chain(facts).collect(),
        })
    }

    fn nodes<G: Policy>(&self) -> u64 {
        G::NODES[1].saturating_mul(self.effort.moves)
    }

    fn dice_of(&self, label: &str, line: usize) -> Dice {
        Dice { now: fork(&mut self.dice.now.rng(label, line as u64)), ..self.dice }
    }
}

impl Won {
    /// The chance, and two standard errors of it, rounded up.
    fn in_hundredths(self) -> (u8, u8) {
        let (won, worlds) = (f64::from(self.won), f64::from(self.worlds));
        // As if it had won once and lost once more: no estimate is without doubt.
        let chance = (won + 1.0) / (worlds + 2.0);
        let doubt = 200.0 * (chance * (1.0 - chance) / (worlds + 2.0)).sqrt();
        ((100.0 * won / worlds).round() as u8, doubt.ceil() as u8)
    }
}

impl Compared {
    /// Shares of the worlds, in hundredths.
    pub(crate) fn in_hundredths(&self, of: [u32; 2]) -> [u8; 2] {
        let worlds = f64::from(self.worlds.max(1));
        of.map(|count| (100.0 * f64::from(count) / worlds).round() as u8)
    }

    /// That the second move leaves whoever plays next no choice, if it does so much more often.
    pub(crate) fn leaves_no_choice(&self) -> Option<Message> {
        let [other, best] = self.in_hundredths(self.forced);
        let said = || Message::plain("why-forced").with("best", best).with("other", other);
        (best >= other.saturating_add(FORCED)).then(said)
    }

    /// Two standard errors of what the first move costs, in hundredths, if it is worth telling.
    pub(crate) fn cost(&self) -> Option<u8> {
        let (mean, error) = self.more_won();
        let told = 100.0 * mean >= COST && mean >= SURE * error;
        told.then(|| doubt_of(error))
    }

    /// Two standard errors of what the second move costs, in hundredths, and whether that may be
    /// chance; `None` if it costs nothing.
    pub(crate) fn falls_behind(&self) -> Option<(u8, bool)> {
        let (mean, error) = self.more_won();
        (mean < 0.0).then(|| (doubt_of(error), -mean < SURE * error))
    }

    /// In which share of the worlds the second move won and the first did not, more than the other
    /// way round, and its standard error.
    fn more_won(&self) -> (f64, f64) {
        let [worse, better] = self.only.map(f64::from);
        let worlds = f64::from(self.worlds.max(1));
        let mean = (better - worse) / worlds;
        // As if each had won once more alone.
        let squares = (better + worse + 2.0) / worlds;
        (mean, ((squares - mean * mean).max(0.0) / worlds).sqrt())
    }

    /// What the second move scores more in this round, on average, if it is not chance.
    pub(crate) fn more_points(&self) -> Option<f64> {
        let worlds = f64::from(self.worlds.max(1));
        let mean = self.points as f64 / worlds;
        let error = ((self.squares as f64 / worlds - mean * mean).max(0.0) / worlds).sqrt();
        (mean > SURE * error && mean > 0.0).then_some(mean)
    }

    pub(crate) fn why(&self) -> Why {
        match self {
            _ if self.ended == self.worlds => Why::Ends,
            _ if self.won[1] == self.worlds => Why::Sure,
            _ if self.more_points().is_some() => Why::Points,
            _ => Why::Chance,
        }
    }
}

/// Two standard errors in hundredths.
fn doubt_of(error: f64) -> u8 {
    (200.0 * error).ceil() as u8
}

/// By line.
fn deciders(mut played: Match, lines: &[String]) -> Result<Vec<Option<Seat>>, String> {
    let mut all = Vec::with_capacity(lines.len());
    for line in lines {
        all.push(decision(played.game(), line).map(|(seat, _)| seat));
        played.line(line)?;
    }
    Ok(all)
}

/// Who decides with this line, and the move's canonical text; `None` if nobody had a choice.
fn decision(game: &dyn AnyGame, line: &str) -> Option<(Seat, String)> {
    let (word, mv) = line.split_once(' ').unwrap_or((line, ""));
    let seat = word.parse().ok().and_then(Seat::new)?;
    let legal = game.legal_moves(seat);
    let mv = game.check(seat, mv).ok().filter(|_| legal.len() > 1)?;
    legal.contains(&mv).then_some((seat, mv))
}

/// At most `most` lines, spread evenly, and as many of each seat.
fn thinned(deciders: &[Option<Seat>], most: usize) -> Vec<bool> {
    let mut chosen = vec![false; deciders.len()];
    let seats = deciders.iter().flatten().map(|seat| seat.index() + 1).max().unwrap_or(1);
    let share = (most / seats).max(1);
    for seat in 0..seats {
        let own: Vec<usize> = (0..deciders.len())
            .filter(|&line| deciders[line].is_some_and(|it| it.index() == seat))
            .collect();
        let count = own.len().min(share);
        (0..count).for_each(|at| chosen[own[at * own.len() / count]] = true);
    }
    chosen
}

fn legal<G: Policy>(view: View<'_, G>) -> Vec<G::Move> {
    let mut moves = Vec::new();
    G::legal_moves(view, &mut moves);
    moves
}

/// By how much another move seems better to a strong player than the one that was played; `None`
/// if none does.
fn doubt<G: Policy>(
    view: View<'_, G>,
    memory: &G::Memory,
    played: &str,
    nodes: u64,
    dice: Dice,
) -> Option<f64> {
    let mut moves = legal::<G>(view);
    let played = moves.iter().copied().find(|mv| mv.to_string() == played)?;
    G::prune(view, memory, &mut moves);
    if !moves.contains(&played) {
        moves.push(played);
    }
    let (budget, mut rng) = (Budget { nodes, worlds: usize::MAX }, dice.now.rng("strong", 0));
    let found = G::think(Level::Strong, view, memory, &moves, budget, &mut rng);
    let found = found.unwrap_or_else(|| search(view, memory, &moves, budget, &mut rng));
    let mean = |sum: i64, count: usize| sum as f64 / count.max(1) as f64;
    let &(best, sum, count) = found.candidates.first()?;
    let &(_, own, tried) = found.candidates.iter().find(|(mv, ..)| *mv == played)?;
    (best != played).then(|| mean(sum, count) - mean(own, tried)).filter(|by| *by > 0.0)
}

/// The first message for everyone about a move.
fn said(game: &dyn AnyGame, seat: Seat, mv: &str) -> Vec<Message> {
    let played = game.clone_box().play(seat, mv);
    let told = played.map(|played| played.told.all).unwrap_or_default();
    told.into_iter().map(|event| event.said).find(|said| !said.is_empty()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_has_its_part_of_what_is_looked_at() {
        let seat = |number: usize| Seat::new(number);
        // Of four seats that decide in turn no seat is left out, and one that decides seldom is
        // looked at each time.
        let all: Vec<Option<Seat>> =
            (0..100).map(|line| if line % 50 == 49 { seat(4) } else { seat(line % 4) }).collect();
        for most in [5, 10, 25, 50] {
            let chosen = thinned(&all, most);
            let of = |it: usize| (0..100).filter(|&at| chosen[at] && all[at] == seat(it)).count();
            assert!((0..4).all(|it| of(it) == most / 5), "{most}");
            assert_eq!(of(4), 2.min(most / 5));
        }
        assert_eq!(thinned(&all, 1_000), [true; 100]);
        assert_eq!(thinned(&[None, None], 3), [false; 2]);
    }

    #[test]
    fn what_a_move_costs_is_told_only_if_it_is_not_chance() {
        let compared = |only: [u32; 2], worlds: u32| Compared {
            won: [only[0] + 10, only[1] + 10],
            only,
            worlds,
            ..Compared::default()
        };
        assert_eq!(compared([0, 0], 400).cost(), None, "they are alike");
        assert_eq!(compared([30, 45], 400).cost(), None, "it may be chance");
        assert_eq!(compared([0, 9], 400).cost(), None, "it is little");
        assert_eq!(compared([90, 10], 400).cost(), None, "it was the better move");
        assert!(compared([20, 80], 400).cost().is_some_and(|doubt| (1..=8).contains(&doubt)));
        assert!(compared([0, 20], 400).cost().is_some());
    }

    #[test]
    fn no_chance_is_without_doubt() {
        for (won, worlds, chance) in [(0, 200, 0), (200, 200, 100), (50, 100, 50), (1, 3, 33)] {
            let (found, doubt) = Won { won, worlds }.in_hundredths();
            assert_eq!(found, chance);
            assert!(doubt > 0, "{won} of {worlds}");
        }
        assert_eq!(Won { won: 100, worlds: 200 }.in_hundredths(), (50, 8));
    }
}
