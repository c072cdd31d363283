//! The report as JSON. All figures are rounded to a millionth; `null` stands where there were too
//! few rounds to say anything.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::drama::Stake;
use crate::stats::Figure;

pub use self::depth::*;
pub use self::interaction::*;
pub use self::matches::*;
pub use self::tools::*;

/// The version of this form.
pub const FORMAT: u32 = 1;

/// Why a round is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// It is as long as the median.
    Typical,
    /// Who wins, or loses, in the end, once had the lowest chance. The playout policy plays it.
    Dramatic,
    /// It is the shortest.
    Shortest,
    /// It is the longest.
    Longest,
    /// A seat has the largest lead in points, or is the farthest behind.
    OneSided,
    /// One seat plays by a simple rule, and wins since it does.
    Simple,
    /// A position repeats after the most decisions.
    Loop,
}

macro_rules! parts {
    ($($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $field:ident: $type:ty,)* })*) => {
        $(
            $(#[$about])*
            #[derive(Clone, Debug, PartialEq, Serialize)]
            #[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
            pub struct $name {
                $($(#[$doc])* pub $field: $type,)*
            }
        )*
    };
}

mod depth;
mod interaction;
mod matches;
mod tools;
pub(super) use parts;

parts! {
    /// What a game's rules make of it, as bots play it.
    Report {
        /// The version of this form.
        format: u32,
        /// What was studied, and what the report says in short.
        identity: Identity,
        /// What it matters where one sits.
        fairness: Fairness,
        /// How long a round is.
        length: Length,
        /// What there is to choose, and how much it matters.
        choice: Choice,
        /// What decides a round: the cards, the seat, who plays, or the rest.
        luck: Luck,
        /// How the outcome comes about.
        drama: Drama,
        /// What the cards and the kinds of move are worth.
        pieces: Pieces,
        /// What it is worth to use a tool, and to think.
        tools: Tools,
        /// Whether simple play wins, and whether rounds go in circles.
        simple: Simple,
        /// What it is worth to look ahead, and to see all cards.
        depth: Depth,
        /// How the seats act on each other.
        interaction: Interaction,
        /// How long a match is, and whether the better level wins it; `null` if none was played.
        matches: Option<Matches>,
        /// Rounds to look at.
        replays: Vec<Replay>,
    }

    /// A sentence that says what a figure shows, and no more than its interval holds.
    Sentence {
        /// Its name in the catalogues.
        id: String,
        /// The sentence in each language, by its tag.
        text: BTreeMap<String, String>,
    }

    /// What was studied.
    Identity {
        /// The game.
        game: String,
        /// Its name for people.
        name: String,
        /// How many seats.
        seats: usize,
        /// Every option of the table.
        options: Map<String, Json>,
        /// The levels, as they were named. The first one played most rounds.
        bots: Vec<Played>,
        /// Whether low scores are good.
        low_wins: bool,
        /// What rounds are about: who alone wins, or who alone loses.
        stake: Stake,
        /// The source of all chance.
        seed: u64,
        /// How many deals each part of the report is made of.
        samples: super::Samples,
        /// The commit of the program.
        commit: String,
        /// The rules.
        rules: crate::arena::Rules,
        /// The command that makes this report again.
        command: String,
        /// What each section says, in short.
        verdicts: Vec<Sentence>,
    }

    /// A level.
    Played {
        /// Its name.
        bot: String,
        /// Its budget for a move, in nodes; 0 if it does not search, or is a program.
        nodes: u64,
        /// How many rounds it played with its like.
        rounds: u64,
        /// The share of these that were given up, since they did not end.
        limits: Option<Figure>,
    }

    /// How often a number occurred. Numbers that lie together are one bin.
    Distribution {
        /// What is counted: `decisions`, `turns`, `minutes`, `moves`, `changes` or `percent`.
        unit: String,
        /// How many numbers.
        n: u64,
        /// Their mean.
        mean: f64,
        /// What 5 % of them do not exceed.
        p5: Option<Figure>,
        /// Their median.
        median: Option<Figure>,
        /// What 95 % of them do not exceed.
        p95: Option<Figure>,
        /// The bins, ascending, without gaps.
        bins: Vec<Bin>,
    }

    /// Numbers of a distribution that lie together.
    Bin {
        /// From this on.
        from: f64,
        /// Up to this, which belongs to the next bin.
        to: f64,
        /// How often.
        count: u64,
    }

    /// A point of a curve.
    Point {
        /// Where it is, from 0 to 1: how much of the round is over.
        x: f64,
        /// What is there.
        y: Option<Figure>,
    }

    /// What it matters where one sits.
    Fairness {
        /// The share of the rounds that a seat wins if all win as often.
        fair: f64,
        /// At tables where every seat is of one level.
        levels: Vec<LevelFairness>,
        /// At the first level, over as many rounds in a row as there are seats.
        rotation: Rotation,
        /// What it shows, in words.
        sentences: Vec<Sentence>,
    }

    /// What it matters where one sits, at a level.
    LevelFairness {
        /// The level.
        bot: String,
        /// How many rounds.
        rounds: u64,
        /// The standard deviation of a seat's score.
        deviation: f64,
        /// The seats, by distance from the one that begins.
        places: Vec<Place>,
    }

    /// A seat, by its distance from the one that begins.
    Place {
        /// 0 is the seat that begins.
        distance: usize,
        /// The share of the rounds that it wins, ties divided.
        share: Option<Figure>,
        /// Its score of a round.
        score: Option<Figure>,
        /// What it is ahead of the others' average, in points; more is better.
        lead: Option<Figure>,
        /// The same in standard deviations of a seat's lead.
        effect: f64,
    }

    /// As many rounds in a row as there are seats.
    Rotation {
        /// How many such rotations.
        rotations: u64,
        /// How many began and were cut short by the end of the match; they count for nothing.
        cut: u64,
        /// The seats, by distance from the one that begins the first round. The share is that of
        /// all rounds, the score their sum.
        places: Vec<Place>,
    }

    /// How long a round is, at the first level.
    Length {
        /// Decisions in a round.
        decisions: Distribution,
        /// Turns in a round.
        turns: Distribution,
        /// Minutes that people might take for a round, by a model.
        minutes: Distribution,
        /// Turns of a seat.
        own_turns: Distribution,
        /// Decisions of a seat.
        own_decisions: Distribution,
        /// The most decisions of others between two of a seat's.
        longest_wait: Distribution,
        /// The share of the round that comes after a seat's last decision.
        out: Option<Figure>,
        /// The share of the rounds that were given up.
        limits: Option<Figure>,
        /// What it shows, in words.
        sentences: Vec<Sentence>,
    }

    /// What there is to choose, at the first level.
    Choice {
        /// Legal moves at a decision.
        legal: Distribution,
        /// Their mean over the course of a round.
        course: Vec<Point>,
        /// The share of decisions with one legal move.
        forced: Option<Figure>,
        /// The share of decisions that several seats could make at the same time.
        shared: Option<Figure>,
        /// Decisions at which a search has a choice, and that were tried again.
        tried: u64,
        /// Different moves at such a decision that a search tries; of similar ones one.
        candidates: Option<Figure>,
        /// How many of them are not clearly worse than the best.
        near: Option<Figure>,
        /// The share of these decisions at which only one is not.
        only: Option<Figure>,
        /// What the best is worth more than the worst, in standard deviations of what one deal
        /// comes to.
        stakes: Option<Figure>,
        /// What the best is worth more than a random move, in the same unit.
        random: Option<Figure>,
        /// In which share of the deals that the seat's view allows a random move ends worse than
        /// the best.
        random_behind: Option<Figure>,
        /// The same where it ends better.
        random_ahead: Option<Figure>,
        /// The same for the levels that do not search.
        levels: Vec<Regret>,
        /// What it shows, in words.
        sentences: Vec<Sentence>,
    }

    /// What a level loses by its choice.
    Regret {
        /// The level.
        bot: String,
        /// What the best move is worth more than the level's, in standard deviations of what one
        /// deal comes to.
        regret: Option<Figure>,
        /// In which share of the deals that the seat's view allows its move ends worse than the
        /// best.
        behind: Option<Figure>,
        /// The same where it ends better.
        ahead: Option<Figure>,
        /// The share of the decisions at which it chooses another move than the first level.
        differs: Option<Figure>,
    }

    /// What decides a round.
    Luck {
        /// Each level with the next better one at a table.
        pairs: Vec<Pair>,
        /// What it shows, in words.
        sentences: Vec<Sentence>,
    }

    /// Two levels at one table.
    Pair {
        /// The better level.
        better: String,
        /// The other.
        worse: String,
        /// How many deals, each played in all rotations.
        deals: u64,
        /// Which share of the rounds the better level's seats won, ties divided.
        won: Option<Figure>,
        /// Its share if both played alike.
        even: f64,
        /// By how much it is stronger, in PL-Elo.
        elo: Option<Figure>,
        /// In which share of the meetings of two seats, one of each level, the better one had the
        /// better score, ties halved.
        ahead: Option<Figure>,
        /// By how many points it is ahead of the other in a round.
        margin: Option<Figure>,
        /// After how many rounds it is ahead in points with a chance of 95 %.
        needed: Needed,
        /// The share of the scores' variance that the cards decide,
        cards: Option<Figure>,
        /// that the distance from the seat that begins decides,
        seat: Option<Figure>,
        /// that the level decides,
        skill: Option<Figure>,
        /// and the rest: other chance, who sits where, and how these go together.
        rest: Option<Figure>,
    }

    /// A number of rounds; `null` where no number is enough as far as can be seen.
    Needed {
        /// The estimate.
        value: Option<u64>,
        /// The interval's lower end.
        low: Option<u64>,
        /// Its upper end.
        high: Option<u64>,
    }

    /// How the outcome comes about, with all cards as they lie.
    Drama {
        /// How many rounds were followed.
        rounds: u64,
        /// The share of them that one seat wins, or loses, alone. The next three are about these.
        sole: Option<Figure>,
        /// The lowest chance of the seat that wins, or loses, in the end, in percent.
        lowest: Distribution,
        /// After which part of the round that chance stays above 90 %, in percent.
        decided: Distribution,
        /// How often another seat takes the lead.
        lead_changes: Distribution,
        /// The largest change of a chance from one moment to the next, in percent.
        swing: Distribution,
        /// The share of rounds in which some seat has a chance below 1 % for half of the round.
        dead: Option<Figure>,
        /// How likely two ways of playing on end differently, over the course of a round.
        openness: Vec<Point>,
        /// The chance of the seat that is ahead, over the course of a round.
        leader: Vec<Point>,
        /// Whether chances are what they say.
        reliability: Reliability,
        /// What it shows, in words.
        sentences: Vec<Sentence>,
    }

    /// Whether chances are what they say: of each of other rounds one moment.
    Reliability {
        /// How many rounds.
        rounds: u64,
        /// The chances of all seats, in bins of a tenth.
        bins: Vec<ReliabilityBin>,
        /// The mean distance of what happened from what was predicted.
        error: f64,
    }

    /// Chances that lie together.
    ReliabilityBin {
        /// How many chances.
        n: u64,
        /// Their mean.
        predicted: f64,
        /// How often it happened.
        happened: Option<Figure>,
    }

    /// What the cards and the kinds of move are worth, at the first level.
    Pieces {
        /// The cards that somebody else has to guess when they are dealt, the best first.
        cards: Vec<Card>,
        /// The kinds of move, by the first word of their text.
        kinds: Vec<MoveKind>,
        /// What it shows, in words.
        sentences: Vec<Sentence>,
    }

    /// What it is worth to be dealt a card.
    Card {
        /// The card, as in records.
        card: String,
        /// By how many points more a seat that was dealt it is ahead of the others' average than
        /// one that was not.
        worth: Option<Figure>,
    }

    /// A kind of move.
    MoveKind {
        /// The first word of its text.
        kind: String,
        /// The share of the rounds in which it was possible.
        rounds_possible: Option<Figure>,
        /// The share of the rounds in which it was played.
        rounds_played: Option<Figure>,
        /// At how many decisions it was possible.
        possible: u64,
        /// How often it was played.
        played: u64,
    }

    /// A round to look at.
    Replay {
        /// Why it is looked at.
        look: Look,
        /// Its deal's number.
        deal: u64,
        /// What one seat does in it, or all do, wherever they can.
        habit: Option<Habit>,
        /// Its record's file, beside the report.
        file: String,
        /// How many decisions it has.
        decisions: u64,
        /// What it shows.
        sentence: Sentence,
    }
}
