//! The results, as JSON and for people.

use std::fmt::{self, Write as _};

use bots::{Bot, Level};
use games::OptionsError;
use serde::Serialize;
use serde_json::{Map, Value as Json};

use crate::arena::{Arena, COMMIT, Form, Rules};
use crate::block::{Block, Faults, PART, Sums};
use crate::player::{Player, argument, chosen};
use crate::stats::{Figure, SprtReport, ratio, strengths};

/// The results of a measurement. They depend on nothing but what is named here, so a repetition
/// gives the same report, on any machine and with any number of threads, unless programs play.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// How many seats.
    pub seats: usize,
    /// Every option of the table.
    pub options: Map<String, Json>,
    /// Who sat with whom.
    pub form: Form,
    /// The source of all chance.
    pub seed: u64,
    /// How many blocks were played: as many as were asked for, or until the test stopped.
    pub blocks: u64,
    /// The commit of the program.
    pub commit: String,
    /// The rules.
    pub rules: Rules,
    /// The command that plays the same blocks again.
    pub command: String,
    /// Each bot, in the order in which they were named.
    pub bots: Vec<BotReport>,
    /// For each bot and each other: the share of their meetings (a seat each in one round) in which
    /// the first had the better score, ties halved; null if they never met.
    pub matrix: Vec<Vec<Option<Figure>>>,
    /// How the test went, if one was asked for.
    pub sprt: Option<SprtReport>,
}

/// How a bot did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotReport {
    /// Its name.
    pub name: String,
    /// Its budget for a move.
    pub budget: u64,
    /// The budget's unit: `nodes`, decisions in playouts, or `ms`, milliseconds.
    pub unit: &'static str,
    /// Its share of the rounds, ties for the best score divided; equal bots each have one divided
    /// by the number of seats.
    pub share: f64,
    /// The lower end of the share's 95 % interval, from the blocks' means.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// Its mean score of a round.
    pub score: f64,
    /// How many rounds it played: seats that it held, over all rounds.
    pub rounds: u64,
    /// In which share of the rounds it had the best score, alone or with others.
    pub best: Figure,
    /// In which share of the rounds it had the worst score, alone or with others.
    pub worst: Figure,
    /// Its PL-Elo above the novice, or above the last bot if there is none.
    pub elo: Figure,
    /// Its share on each seat, by distance from the dealer: the seat after the dealer first.
    pub by_seat: Vec<Option<Figure>>,
    /// What a program did, and what went wrong.
    pub program: Option<Faults>,
}

/// The report on these blocks (at least one, in order).
pub(crate) fn report(
    arena: &Arena,
    blocks: &[Block],
    sprt: Option<SprtReport>,
) -> Result<Report, OptionsError> {
    let novice = Player::Bot(Bot::from(Level::Novice));
    let anchor = arena.bots.iter().position(|bot| *bot == novice).unwrap_or(arena.bots.len() - 1);
    let strengths = strengths(blocks, anchor, arena.seed);
    let bots = arena.bots.iter().zip(strengths).enumerate();
    let pair = |one: usize, other: usize| {
        let met = |block: &Block| {
            let (won, lost) = (block.pairs[one][other], block.pairs[other][one]);
            (won as f64, (won + lost) as f64)
        };
        ratio(blocks.iter().map(met)).filter(|_| one != other)
    };
    let all = 0..arena.bots.len();
    Ok(Report {
        game: arena.kind.to_string(),
        seats: arena.seats,
        options: arena.options()?,
        form: arena.form,
        seed: arena.seed,
        blocks: blocks.len() as u64,
        commit: COMMIT.to_owned(),
        rules: Rules::of(arena.kind),
        command: command(arena, blocks.len() as u64),
        bots: bots.map(|(at, (bot, elo))| bot_report(arena, bot, at, elo, blocks)).collect(),
        matrix: all
            .clone()
            .map(|one| all.clone().map(|other| pair(one, other)).collect())
            .collect(),
        sprt,
    })
}

fn bot_report(arena: &Arena, bot: &Player, at: usize, elo: Figure, blocks: &[Block]) -> BotReport {
    let sums = || blocks.iter().map(|block| &block.bots[at]);
    let rounds: u64 = sums().map(|sums| sums.rounds).sum();
    let per_round = |what: fn(&Sums) -> i64| {
        let sum: i64 = sums().map(what).sum();
        if rounds == 0 { 0.0 } else { sum as f64 / rounds as f64 }
    };
    let part = |share: u64| share as f64 / PART as f64;
    let estimate = |of: &dyn Fn(&Sums) -> f64| {
        let found = ratio(sums().map(|sums| (of(sums), sums.rounds as f64)));
        found.unwrap_or(Figure { value: 0.0, low: 0.0, high: 1.0, n: 0 })
    };
    let share = estimate(&|sums| part(sums.share));
    let by_seat = |seat: usize| {
        let (sums, of) = (sums(), |sums: &Sums| sums.seats[seat]);
        ratio(sums.map(of).map(|(rounds, share)| (part(share), rounds as f64)))
    };
    let mut faults: Option<Faults> = None;
    sums().filter_map(|sums| sums.faults.as_ref()).for_each(|it| {
        faults.get_or_insert_default().add(it);
    });
    BotReport {
        name: bot.to_string(),
        budget: bot.budget(arena.kind, arena.ms),
        unit: bot.unit(),
        share: share.value,
        low: share.low,
        high: share.high,
        score: per_round(|sums| sums.score),
        rounds,
        best: estimate(&|sums| sums.best as f64),
        worst: estimate(&|sums| sums.worst as f64),
        elo,
        by_seat: (0..arena.seats).map(by_seat).collect(),
        program: faults,
    }
}

fn command(arena: &Arena, blocks: u64) -> String {
    let bots: Vec<String> = arena.bots.iter().map(ToString::to_string).collect();
    let mut command = format!(
        "kartenhaus arena --game {} --seats {} --bots {} --blocks {blocks} --seed {}",
        arena.kind,
        arena.seats,
        argument(&bots.join(",")),
        arena.seed
    );
    if arena.form == Form::Mixed {
        command.push_str(" --form mixed");
    }
    if arena.by_programs() {
        let _ = write!(command, " --ms {}", arena.ms);
    }
    command + &chosen(&arena.settings, "option")
}

fn percent(share: f64, low: f64, high: f64) -> String {
    format!("{:5.1} % ({:.1} to {:.1})", 100.0 * share, 100.0 * low, 100.0 * high)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fair = 100.0 / self.seats as f64;
        writeln!(f, "{}, {} seats: {} blocks", self.game, self.seats, self.blocks)?;
        writeln!(f, "commit {}, rules {} {}", self.commit, self.rules.version, self.rules.text)?;
        writeln!(f, "{}\n", self.command)?;
        let width = self.bots.iter().map(|bot| bot.name.chars().count()).max().unwrap_or(0).max(4);
        let share = format!("share (fair {fair:.1} %)");
        writeln!(
            f,
            "{:width$}  {share:24} {:24} {:24} {:24} {:>8} {:>9}",
            "bot", "PL-Elo", "best", "worst", "score", "rounds"
        )?;
        for bot in &self.bots {
            let elo = bot.elo;
            let elo = format!("{:+.0} ({:+.0} to {:+.0})", elo.value, elo.low, elo.high);
            writeln!(
                f,
                "{:width$}  {:24} {elo:24} {:24} {:24} {:8.2} {:9}",
                bot.name,
                percent(bot.share, bot.low, bot.high),
                percent(bot.best.value, bot.best.low, bot.best.high),
                percent(bot.worst.value, bot.worst.low, bot.worst.high),
                bot.score,
                bot.rounds
            )?;
        }
        self.fmt_matrix(f, width)?;
        self.bots.iter().try_for_each(|bot| fmt_faults(f, bot))?;
        let Some(sprt) = &self.sprt else { return Ok(()) };
        let test = serde_json::to_value((sprt.test, sprt.verdict)).unwrap_or_default();
        let (test, verdict) = (test[0].as_str(), test[1].as_str());
        let ((low, high), bound) = (sprt.elo, sprt.bound);
        writeln!(
            f,
            "\ntest {} ({low:+} or {high:+} PL-Elo): {}, log-ratio {:.2} of {bound:.2}, {} blocks",
            test.unwrap_or_default(),
            verdict.unwrap_or_default(),
            sprt.llr,
            sprt.blocks
        )
    }
}

impl Report {
    /// Who was ahead of whom, if there are more than two bots.
    fn fmt_matrix(&self, f: &mut fmt::Formatter<'_>, width: usize) -> fmt::Result {
        if self.bots.len() < 3 {
            return Ok(());
        }
        writeln!(f, "\nahead of, in % of meetings, ties halved")?;
        let numbers = (1..=self.bots.len()).map(|number| format!("{number:>7}"));
        writeln!(f, "   {:width$}{}", "", numbers.collect::<String>())?;
        for (number, (bot, row)) in self.bots.iter().zip(&self.matrix).enumerate() {
            let cell = |cell: &Option<Figure>| match cell {
                Some(cell) => format!("{:7.1}", 100.0 * cell.value),
                None => format!("{:>7}", "–"),
            };
            let row: String = row.iter().map(cell).collect();
            writeln!(f, "{:2} {:width$}{row}", number + 1, bot.name)?;
        }
        Ok(())
    }
}

fn fmt_faults(f: &mut fmt::Formatter<'_>, bot: &BotReport) -> fmt::Result {
    let Some(it) = &bot.program else { return Ok(()) };
    let refusals: u64 = it.refusals.values().sum();
    writeln!(
        f,
        "\n{}: {} decisions, of which the novice made {}; {refusals} moves refused, {} lines that \
         were no answer, {} timeouts, {} crashes, {} floods; {} rounds too long",
        bot.name,
        it.decisions,
        it.fallbacks,
        it.garbage,
        it.timeouts,
        it.crashes,
        it.floods,
        it.long
    )?;
    for (rule, count) in &it.refusals {
        writeln!(f, "    {count:6}  {rule}")?;
    }
    it.notes.iter().try_for_each(|note| writeln!(f, "    {note}"))
}
