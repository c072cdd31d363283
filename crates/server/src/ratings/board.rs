//! What ranked results come to: who has which rating in a game.
//!
//! A [`Board`] is what its results make of it, in order, and of nothing else: whoever applies the
//! same ones has the same numbers. They are kept in whole thousandths, so that no machine rounds
//! them otherwise.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use bots::Level;
use games::Kind;
use play::contest::{Contender, RankedResult};
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};

use crate::key::PersonId;
use crate::limits;
use crate::protocol::{RankedPlayer, Rating, SeatRating};

/// The rating that bots have, by game: a file with their levels.
const MARKS: [&str; Kind::ALL.len()] =
    games::files_of_games!("../../../../games/", "/data/marks.json");

/// What somebody has of whom nothing is known, and how much that may be wrong.
const START: WengLinRating = WengLinRating { rating: 1500.0, uncertainty: 500.0 };

/// How far somebody has to be ahead to win two of three times, by half and half chance and skill.
const BETA: f64 = 250.0;

/// By how much somebody may have changed since their last match: who gets better is not held back
/// by old matches for ever.
const DRIFT: f64 = 5.0;

const PARTS: f64 = 1000.0;

/// In milliseconds.
const DAY: u64 = 24 * 3600 * 1000;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Board {
    players: BTreeMap<PersonId, Player>,
    /// What counted today and yesterday, oldest first.
    recent: Vec<Recent>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    name: String,
    /// The estimate and its standard deviation, in thousandths.
    mu: i64,
    sigma: i64,
    matches: u32,
    won: u32,
    /// In how many of them somebody else played of whom enough is known: a bot, or a person with
    /// enough of such matches.
    #[serde(default, skip_serializing_if = "is_zero")]
    anchored: u32,
    /// When the last match counted: milliseconds since 1970.
    at: u64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Recent {
    id: String,
    day: u64,
    /// The beginnings of who played.
    persons: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// It counted already.
    Known,
    /// So many others counted on that day.
    Often,
}

pub(super) fn id_of(room: &str, number: u32) -> String {
    format!("{room}/{number}")
}

pub(super) fn marks(kind: Kind) -> BTreeMap<String, f64> {
    serde_json::from_str(MARKS[kind as usize]).expect("the marks can be read")
}

/// By how much of a person those of today are known.
fn short(person: &PersonId) -> String {
    person.text()[..16].to_owned()
}

pub(super) fn persons(result: &RankedResult) -> impl Iterator<Item = &PersonId> {
    result.seats.iter().filter_map(|seat| match seat {
        Contender::Person { person, .. } => Some(person),
        Contender::Bot { .. } | Contender::Gone {} => None,
    })
}

impl Player {
    fn of(rated: WengLinRating) -> Self {
        let name = String::new();
        let mut new = Self { name, mu: 0, sigma: 0, matches: 0, won: 0, anchored: 0, at: 0 };
        new.set(rated);
        new
    }

    fn set(&mut self, rated: WengLinRating) {
        let parts = |number: f64| (number * PARTS).round() as i64;
        (self.mu, self.sigma) = (parts(rated.rating), parts(rated.uncertainty));
    }

    /// What they have before their next match.
    fn rated(&self) -> WengLinRating {
        let [rating, sigma] = [self.mu, self.sigma].map(|parts| parts as f64 / PARTS);
        let uncertainty = sigma.hypot(DRIFT).min(START.uncertainty);
        WengLinRating { rating, uncertainty }
    }

    /// Whether enough is known of them for others to rise by them without limit.
    fn is_known(&self) -> bool {
        self.anchored >= limits::RANKED_KNOWN_AFTER
    }

    fn shown(&self) -> Rating {
        let whole = |parts: i64| (parts as f64 / PARTS).round() as i32;
        let (estimate, doubt) = (whole(self.mu), whole(2 * self.sigma));
        let Self { matches, won, .. } = *self;
        Rating { rating: estimate - doubt, estimate, doubt, matches, won }
    }
}

impl Board {
    pub(super) fn refuses(&self, at: u64, result: &RankedResult) -> Option<Refusal> {
        let id = id_of(&result.room, result.number);
        if self.recent.iter().any(|recent| recent.id == id) {
            return Some(Refusal::Known);
        }
        let who: Vec<String> = persons(result).map(short).collect();
        let today = || self.recent.iter().filter(|recent| recent.day == at / DAY);
        let theirs: Vec<&Recent> =
            today().filter(|recent| recent.persons.iter().any(|it| who.contains(it))).collect();
        let with = |all: &[&String]| {
            theirs.iter().filter(|it| all.iter().all(|one| it.persons.contains(one))).count()
        };
        let is_often = |one: &String| with(&[one]) >= limits::RANKED_OF_PERSON_MAX;
        let are_often = |(at, one): (usize, &String)| {
            who[..at].iter().any(|other| with(&[one, other]) >= limits::RANKED_OF_PAIR_MAX)
        };
        let is_too_much = today().count() >= limits::RANKED_PER_DAY_MAX
            || who.iter().any(is_often)
            || who.iter().enumerate().any(are_often);
        is_too_much.then_some(Refusal::Often)
    }

    /// A result that came at `at`; and what it changed, if it counts.
    pub(super) fn apply(
        &mut self,
        kind: Kind,
        at: u64,
        result: &RankedResult,
    ) -> Option<Vec<SeatRating>> {
        let RankedResult { seats, ranks, .. } = result;
        if seats.len() != ranks.len() || seats.len() < 2 || self.refuses(at, result).is_some() {
            return None;
        }
        let marks = marks(kind);
        let mark = |level: &str| {
            let level = level.parse().unwrap_or(Level::Novice).to_string();
            let rating = marks.get(&level).copied().unwrap_or(START.rating);
            WengLinRating { rating, uncertainty: 0.0 }
        };
        let rated = |seat: &Contender| match seat {
            Contender::Bot { level } => mark(level),
            Contender::Gone {} => START,
            Contender::Person { person, .. } => {
                self.players.get(person).map_or(START, Player::rated)
            }
        };
        let before: Vec<WengLinRating> = seats.iter().map(rated).collect();
        let is_known = |seat: &Contender| match seat {
            Contender::Bot { .. } => true,
            Contender::Gone {} => false,
            Contender::Person { person, .. } => {
                self.players.get(person).is_some_and(Player::is_known)
            }
        };
        let known: Vec<bool> = seats.iter().map(is_known).collect();
        let anchors = known.iter().filter(|known| **known).count();
        let most: Vec<f64> = (0..seats.len())
            .map(|seat| match &seats[seat] {
                Contender::Bot { .. } => f64::INFINITY,
                _ if known[seat] => before[seat].rating + BETA,
                _ => limits::RANKED_UNKNOWN_MAX,
            })
            .collect();
        let after = compare(&before, &most, ranks);
        let mut changes = Vec::new();
        for (seat, contender) in seats.iter().enumerate() {
            let Contender::Person { person, name } = contender else { continue };
            let player = self.players.entry(person.clone());
            let player = player.or_insert_with(|| Player::of(START));
            let rating = player.shown().rating;
            player.set(after[seat]);
            player.name.clone_from(name);
            player.at = player.at.max(at);
            player.matches += 1;
            player.won += u32::from(ranks[seat] == 1);
            player.anchored += u32::from(anchors > usize::from(known[seat]));
            let (name, shown) = (name.clone(), player.shown());
            let (seat, after, doubt) = (seat as u8, shown.rating, shown.doubt);
            changes.push(SeatRating { seat, name, before: rating, after, doubt });
        }
        let (id, day) = (id_of(&result.room, result.number), at / DAY);
        self.recent.push(Recent { id, day, persons: persons(result).map(short).collect() });
        let latest = self.recent.iter().map(|recent| recent.day).max().unwrap_or_default();
        self.recent.retain(|recent| recent.day + 1 >= latest);
        Some(changes)
    }

    pub(super) fn forget(&mut self, who: &PersonId) {
        self.players.remove(who);
        let who = short(who);
        self.recent.iter_mut().for_each(|recent| recent.persons.retain(|it| *it != who));
    }

    pub(super) fn has(&self, who: &PersonId) -> bool {
        self.players.contains_key(who)
    }

    /// Whether a match counted today or yesterday.
    pub(super) fn knows(&self, id: &str) -> bool {
        self.recent.iter().any(|recent| recent.id == id)
    }

    /// Without those who have not played for a year, nor, of too many, those who have not for
    /// longest.
    pub(super) fn pruned(&self) -> Self {
        let mut players: Vec<_> = self.players.clone().into_iter().collect();
        players.sort_by(|(a, one), (b, other)| other.at.cmp(&one.at).then_with(|| a.cmp(b)));
        let latest = players.first().map_or(0, |(_, player)| player.at);
        players.retain(|(_, player)| player.is_kept(latest));
        players.truncate(limits::RANKED_PERSONS_MAX);
        Self { players: players.into_iter().collect(), recent: self.recent.clone() }
    }

    /// Those who have a rating now, the best first, each with their place.
    fn ranking(&self, now: u64) -> Vec<(u32, &PersonId, &Player)> {
        let mut all: Vec<_> = self.players.iter().filter(|(_, it)| it.is_kept(now)).collect();
        all.sort_by_key(|(_, player)| -player.shown().rating);
        let mut place = 0;
        let mut last = None;
        let placed = (1..).zip(all).map(|(at, (person, player))| {
            let rating = Some(player.shown().rating);
            if rating != last {
                (place, last) = (at, rating);
            }
            (place, person, player)
        });
        placed.collect()
    }

    /// How many have a rating, and the best of them.
    pub(super) fn best(&self, now: u64) -> (u32, Vec<RankedPlayer>) {
        let all = self.ranking(now);
        let shown = |&(place, _, player): &(u32, &PersonId, &Player)| RankedPlayer {
            place,
            name: player.name.clone(),
            rating: player.shown(),
        };
        let best = all.iter().take(limits::LEADERBOARD_MAX).map(shown).collect();
        (all.len() as u32, best)
    }

    /// Somebody's place and rating, and how many have one.
    pub(super) fn of(&self, who: &PersonId, now: u64) -> Option<(u32, u32, Rating)> {
        let all = self.ranking(now);
        let (place, _, player) = all.iter().find(|(_, person, _)| *person == who)?;
        Some((*place, all.len() as u32, player.shown()))
    }
}

impl Player {
    /// Whether their last match is not too long ago.
    fn is_kept(&self, now: u64) -> bool {
        now.saturating_sub(self.at) < limits::PERSON_LIFETIME.as_millis() as u64
    }
}

/// By seat, what each has after a match with these ranks: the average of what a comparison with
/// each of the others would give. Their sum would move a rating at a table of ten nine times as far
/// as at a table of two. Each bounds how far the others rise by it: a person, to little more than
/// that person has; those of whom too little is known, not far.
fn compare(before: &[WengLinRating], most: &[f64], ranks: &[u32]) -> Vec<WengLinRating> {
    let config = WengLinConfig { beta: BETA, ..WengLinConfig::default() };
    let square = |number: f64| number * number;
    let average = |(seat, one): (usize, &WengLinRating)| {
        let (mut rating, mut variance) = (0.0, 0.0);
        for (at, other) in before.iter().enumerate().filter(|(at, _)| *at != seat) {
            let outcome = match ranks[seat].cmp(&ranks[at]) {
                Ordering::Less => Outcomes::WIN,
                Ordering::Equal => Outcomes::DRAW,
                Ordering::Greater => Outcomes::LOSS,
            };
            let (new, _) = weng_lin(one, other, &outcome, &config);
            rating += new.rating.min(one.rating.max(most[at]));
            variance += square(new.uncertainty);
        }
        let others = (before.len() - 1) as f64;
        WengLinRating { rating: rating / others, uncertainty: (variance / others).sqrt() }
    };
    before.iter().enumerate().map(average).collect()
}
