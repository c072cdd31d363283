//! A match that is over, played again.

use std::collections::HashMap;

use bots::review::{Effort, Review};
use games::fair::{Bytes, Dealt, sealed, verify};
use games::lens::Place;
use games::{EventJson, Match, Rng, Seat, Seed, ToAct, ToldJson, bare};
use play::contest::ranks;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use words::{Language, Voice};

use crate::deal::Opening;
use crate::limits;
use crate::live::{MatchEntry, aids};
use crate::names::{self, shown_name};
use crate::protocol::{AidLevel, Certain, Fault, FaultCode, Likely, Phrase, Step, Steps};
use crate::protocol::{Helped, HelpedBy, MatchAbout, PlayerAbout, RoundAbout, Takeover};
use crate::room::{PROGRAM, fault};

use super::{Found, RecordEntry, parsed, until};

/// Prefix of the remarks on who played.
const PLAYER: &str = "# player ";

/// The remark on which seat a bot played.
const BOT: &str = "# bot ";

/// The remark on who played on a seat before somebody else took it over: the seat, how many lines
/// there were of decks and moves, the bot's level or a dash, the name.
const BEFORE: &str = "# before ";

/// How many of these remarks are believed: nobody sits down a thousand times in a match.
const BEFORE_MAX: usize = 1_000;

/// The remarks on a hint, and on moves that were taken back: the seat, and how many lines there
/// were of decks and moves before the decision.
const HELPED: [(&str, HelpedBy); 2] =
    [("# hint ", HelpedBy::Hint), ("# back ", HelpedBy::TakeBack)];

/// How many of these remarks are kept of a record, and believed of one that somebody brings: the
/// first ones.
const HELPED_MAX: usize = 1_000;

/// A match that should be over: nothing of it may be shown before [`about`](Self::about) has said
/// that it is.
#[derive(Debug)]
pub(super) struct Finished {
    /// What stands in its record down to the seed.
    heading: String,
    /// What follows: decks, new draw piles and moves.
    lines: Vec<String>,
    /// The deals that can be checked: which line is the deck, what everybody knows, the secret.
    deals: Vec<(usize, Dealt, Bytes)>,
    /// The record that somebody brought, as it came, if it can be checked.
    sealed: Option<String>,
    began_at: Option<u64>,
    over_at: Option<u64>,
    /// Who played on a seat before somebody else took it over, in order.
    before: Vec<Before>,
    /// Where somebody was helped, in order, each once.
    helped: Vec<HelpedAt>,
    found: Found,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct HelpedAt {
    /// How many lines there were of decks and moves.
    line: usize,
    seat: u8,
    by: HelpedBy,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Before {
    seat: u8,
    /// How many lines there were of decks and moves.
    line: usize,
    player: PlayerAbout,
}

pub(super) struct Checked {
    /// Without remarks, unless it can be checked to the letter.
    pub(super) record: String,
    pub(super) players: Vec<PlayerAbout>,
    pub(super) before: Vec<Before>,
    pub(super) helped: Vec<HelpedAt>,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unfinished {
    /// It is not over.
    Runs,
    Broken(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Viewer {
    Watching,
    Seat(Seat),
    /// Who sees all cards.
    Open,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StepsQuery {
    round: u32,
    viewer: Viewer,
    lens: bool,
    from: u32,
}

impl StepsQuery {
    /// How many replays of an address's allowance this is.
    pub(crate) const fn cost(&self) -> u32 {
        if self.lens { limits::LENS_COST } else { 1 }
    }

    /// What a query asks for, such as `seat=1&lens=true`. Refuses what does not go together.
    pub(crate) fn new(round: u32, query: &str) -> Result<Self, Fault> {
        let mut asked = Self { round, viewer: Viewer::Watching, lens: false, from: 0 };
        let impossible = |what: String| fault(FaultCode::Impossible, what);
        for part in query.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let wrong = || {
                impossible(format!("{} cannot be {}", games::quoted(name), games::quoted(value)))
            };
            match name {
                "seat" => {
                    let seat = value.parse().ok().and_then(Seat::new).ok_or_else(wrong)?;
                    asked.viewer = Viewer::Seat(seat);
                }
                "open" if value == "true" => asked.viewer = Viewer::Open,
                "lens" if value == "true" => asked.lens = true,
                "from" => asked.from = value.parse().map_err(|_| wrong())?,
                "open" | "lens" => return Err(wrong()),
                _ => {
                    let known = "`seat`, `open`, `lens` and `from` can be asked for, and not";
                    return Err(impossible(format!("{known} {}", games::quoted(name))));
                }
            }
        }
        if asked.lens && !matches!(asked.viewer, Viewer::Seat(_)) {
            return Err(impossible("the lens is of a seat: `seat=N` is missing".to_owned()));
        }
        Ok(asked)
    }

    pub(super) fn is_of(&self, about: &MatchAbout) -> Result<(), Fault> {
        let round = self.round.checked_sub(1).and_then(|at| about.rounds.get(at as usize));
        let Some(round) = round else {
            return Err(fault(FaultCode::NotFound, "this match has no such round"));
        };
        if self.from >= round.steps {
            return Err(fault(FaultCode::NotFound, "this round has no such step"));
        }
        match self.viewer {
            Viewer::Seat(seat) if seat.index() >= about.players.len() => {
                Err(fault(FaultCode::NotFound, "this match has no such seat"))
            }
            _ => Ok(()),
        }
    }
}

impl Finished {
    pub(super) fn read(found: Found, entries: &[String]) -> Result<Self, Unfinished> {
        let mut this = Self {
            heading: String::new(),
            lines: Vec::new(),
            deals: Vec::new(),
            sealed: None,
            began_at: None,
            over_at: None,
            before: Vec::new(),
            helped: Vec::new(),
            found,
        };
        let (mut opened, mut taken) = (None, Vec::new());
        for entry in entries {
            if this.found.number.is_none() {
                let RecordEntry::Brought { record, before, helped, .. } = parsed(entry)?;
                (this.before, this.helped) = (before, helped);
                let (heading, lines) = parts(&record);
                this.heading = heading.to_owned();
                let lines = lines.filter(|line| !line.starts_with('#'));
                this.lines = lines.map(str::to_owned).collect();
                this.sealed = record.contains("\n# end ").then_some(record);
                continue;
            }
            match parsed(entry)? {
                MatchEntry::Begun { heading, at, .. } => {
                    this.heading = heading;
                    this.began_at = Some(at);
                }
                MatchEntry::Opened { opening } => opened = Some(opening),
                MatchEntry::Played { lines, at, deal, .. } => {
                    if let Some(numbers) = deal {
                        let opening = numbers.opening.or_else(|| opened.take());
                        this.dealt(&opening.ok_or_else(no_opening)?, &numbers.shown);
                    }
                    this.lines.extend(lines);
                    this.over_at = Some(at);
                }
                MatchEntry::Shown { .. } | MatchEntry::Queued { .. } | MatchEntry::Noted { .. } => {
                }
                MatchEntry::Taken { seat, .. } => taken.push((seat.index(), this.lines.len())),
                MatchEntry::Hinted { seat, .. } => this.help(seat, HelpedBy::Hint),
                MatchEntry::TookBack { seat, lines, at } => {
                    this.take_back(lines);
                    this.help(seat, HelpedBy::TakeBack);
                    this.over_at = Some(at);
                }
            }
        }
        this.taken_over(&taken);
        Ok(this)
    }

    /// Somebody is helped at what is played next: that is told once.
    fn help(&mut self, seat: Seat, by: HelpedBy) {
        let helped = HelpedAt { line: self.lines.len(), seat: seat.index() as u8, by };
        if !self.helped.contains(&helped) && self.helped.len() < HELPED_MAX {
            self.helped.push(helped);
        }
    }

    /// So many lines are left: whoever was helped at what is gone was helped at what comes now.
    fn take_back(&mut self, lines: u64) {
        let left = usize::try_from(lines).unwrap_or(usize::MAX).min(self.lines.len());
        self.lines.truncate(left);
        for helped in std::mem::take(&mut self.helped) {
            let helped = HelpedAt { line: helped.line.min(left), ..helped };
            if !self.helped.contains(&helped) {
                self.helped.push(helped);
            }
        }
    }

    /// These seats were taken over after so many lines. A takeover that failed is there too, and
    /// those of old matches are not, so the last belongs to whoever sat down last.
    fn taken_over(&mut self, taken: &[(usize, usize)]) {
        for (seat, players) in self.found.before.iter().enumerate() {
            let lines = taken.iter().rev().filter(|(other, _)| *other == seat);
            let before = players.iter().rev().zip(lines).map(|(player, &(_, line))| Before {
                seat: seat as u8,
                line,
                player: player.clone(),
            });
            self.before.extend(before);
        }
        self.before.sort_by_key(|before| (before.line, before.seat));
    }

    fn dealt(&mut self, opening: &Opening, shown: &[Option<Bytes>]) {
        if self.lines.is_empty() {
            self.heading = opening.key(&self.heading, shown).heading(&self.heading);
        }
        self.deals.push((self.lines.len(), opening.dealt(shown), opening.secret()));
    }

    /// Plays it again, and shows each step: which round it belongs to, which of its steps it is,
    /// its line, the match after it, and what it told. Goes on as long as that gives true.
    fn replay(
        &self,
        lenses: bool,
        mut visit: impl FnMut(u32, u32, &str, &Match, &ToldJson) -> bool,
    ) -> Result<Match, Unfinished> {
        let broken = |what: String| Unfinished::Broken(what);
        let mut played =
            Match::from_heading(&self.heading).map_err(|error| broken(error.to_string()))?;
        if lenses {
            played.open_lenses();
        }
        let (mut round, mut step) = (0, 0);
        for line in &self.lines {
            let told = played.line(line).map_err(broken)?;
            let now = played.game().standings().round();
            step = if now == round { step + 1 } else { 0 };
            round = now;
            if !visit(round, step, line, &played, &told) {
                break;
            }
        }
        Ok(played)
    }

    pub(super) fn about(&self) -> Result<MatchAbout, Unfinished> {
        let (mut rounds, mut takeovers) = (Vec::<RoundAbout>::new(), Vec::new());
        let (mut line, mut all) = (0, Vec::new());
        let played = self.replay(false, |round, step, _, played, _| {
            line += 1;
            takeovers.extend(self.before.iter().filter(|before| before.line == line).map(
                |Before { seat, player, .. }| Takeover {
                    seat: *seat,
                    round,
                    step,
                    before: player.clone(),
                },
            ));
            let helped = self.helped.iter().filter(|helped| helped.line == line);
            all.extend(helped.map(|&HelpedAt { seat, by, .. }| Helped { seat, round, step, by }));
            let scores = played.game().standings().round_scores().map(<[i32]>::to_vec);
            rounds.truncate((round as usize).saturating_sub(1));
            rounds.push(RoundAbout { steps: step + 1, scores: scores.unwrap_or_default() });
            true
        })?;
        let game = played.game();
        let Some(winners) = game.standings().winners().filter(|_| game.to_act() == ToAct::Nobody)
        else {
            return Err(Unfinished::Runs);
        };
        Ok(MatchAbout {
            match_number: self.found.number,
            game: game.kind().id().to_owned(),
            players: self.found.players.clone(),
            takeovers,
            helped: all,
            began_at: self.began_at,
            over_at: self.over_at,
            kept_until: self.found.number.is_none().then(|| until(self.found.at)),
            scores: game.standings().scores().to_vec(),
            winners: winners.iter().map(|seat| seat.index() as u8).collect(),
            ranks: ranks(game.standings().scores(), winners),
            rounds,
        })
    }

    pub(super) fn review(&self) -> Result<Review, Unfinished> {
        let review = Review::new(&self.heading, self.lines.clone(), Effort::FULL);
        review.map_err(Unfinished::Broken)
    }

    /// Its record, with who played and how it was dealt as remarks.
    pub(super) fn record(&self) -> String {
        if let Some(sealed) = &self.sealed {
            return sealed.clone();
        }
        let (first, rest) = self.heading.split_once('\n').unwrap_or((&self.heading, ""));
        let mut text = format!("{first}\n");
        for (seat, player) in self.found.players.iter().enumerate() {
            text += &format!("{PLAYER}{seat} {}\n", player.name);
            if let Some(bot) = &player.bot {
                text += &format!("{BOT}{seat} {bot}\n");
            }
        }
        for Before { seat, line, player } in &self.before {
            let bot = player.bot.as_deref().unwrap_or("-");
            text += &format!("{BEFORE}{seat} {line} {bot} {}\n", player.name);
        }
        for HelpedAt { line, seat, by } in &self.helped {
            let kind = HELPED.iter().find(|(_, own)| own == by).map_or("# ", |(kind, _)| kind);
            text += &format!("{kind}{seat} {line}\n");
        }
        text += rest;
        let mut deals = self.deals.iter().peekable();
        for (at, line) in self.lines.iter().enumerate() {
            if let Some((_, dealt, _)) = deals.next_if(|(deck, ..)| *deck == at) {
                text += &dealt.to_string();
            }
            text += line;
            text.push('\n');
        }
        let secrets: Vec<Bytes> = self.deals.iter().map(|(.., secret)| *secret).collect();
        if secrets.is_empty() { text } else { sealed(text, &secrets) }
    }

    /// By seat, who sat there when this was the last line.
    fn names_at(&self, line: usize) -> Vec<String> {
        let name = |(seat, last): (usize, &PlayerAbout)| {
            let is_then = |it: &&Before| usize::from(it.seat) == seat && it.line >= line;
            let then = self.before.iter().find(is_then);
            then.map_or_else(|| last.name.clone(), |before| before.player.name.clone())
        };
        self.found.players.iter().enumerate().map(name).collect()
    }

    pub(super) fn steps(
        &self,
        asked: &StepsQuery,
        language: Language,
    ) -> Result<Steps, Unfinished> {
        let mut steps = Vec::new();
        let (names, all, at) = (self.names_at(0), Vec::new(), HashMap::new());
        let mut facts = Facts { names, language, all, at };
        // Remarks make no other match of it.
        let bare: String = self.heading.lines().filter(|line| !line.starts_with('#')).collect();
        let seed = Seed::new(Bytes::sha256(bare).0);
        let mut seq = 0;
        let end = asked.from.saturating_add(limits::FRAMES_MAX as u32);
        self.replay(asked.lens, |round, step, line, played, told| {
            seq += 1;
            if round < asked.round {
                return true;
            }
            if round > asked.round || step >= end {
                return false;
            }
            if step >= asked.from {
                facts.call(self.names_at(seq as usize));
                let mut shown = shown(asked.viewer, line, played, told);
                if let Viewer::Seat(seat) = asked.viewer
                    && asked.lens
                {
                    shown.facts = facts.of(played, seat, seq - step);
                    if facts.tell_nothing(&shown.facts) {
                        let mut rng = seed.rng("likely", u64::from(seq));
                        shown.likely = facts.likely(played, seat, &mut rng);
                    }
                }
                steps.push(shown);
            }
            true
        })?;
        Ok(Steps { from: asked.from, steps, facts: facts.all })
    }
}

fn shown(viewer: Viewer, line: &str, played: &Match, told: &ToldJson) -> Step {
    let game = played.game();
    let (word, mv) = line.split_once(' ').unwrap_or((line, ""));
    let mover: Option<u8> = word.parse().ok();
    let own: &[EventJson] = match viewer {
        Viewer::Seat(seat) => &told.seats[seat.index()],
        Viewer::Watching | Viewer::Open => &[],
    };
    Step {
        seat: mover,
        mv: mover.map(|_| mv.to_owned()),
        view: match viewer {
            Viewer::Watching => game.view(None),
            Viewer::Seat(seat) => game.view(Some(seat)),
            Viewer::Open => game.reveal(),
        },
        all: raw(&told.all),
        you: raw(&own),
        said: said(&told.all),
        said_you: said(own),
        ended: game.ended().into_iter().map(Into::into).collect(),
        aids: aids(game, None, AidLevel::Marks),
        facts: Vec::new(),
        likely: Vec::new(),
    }
}

fn said(events: &[EventJson]) -> Vec<Vec<Phrase>> {
    let one = |event: &EventJson| event.said.iter().cloned().map(Into::into).collect();
    events.iter().map(one).collect()
}

/// The players by their names; rows are counted from 1.
struct Names<'a>(&'a [String]);

impl Voice for Names<'_> {
    fn seat(&self, seat: Seat) -> String {
        self.0.get(seat.index()).cloned().unwrap_or_default()
    }

    fn first(&self) -> u64 {
        1
    }
}

/// The facts of some steps, each told once.
struct Facts {
    names: Vec<String>,
    language: Language,
    all: Vec<Certain>,
    /// Where each stands in the list.
    at: HashMap<String, u32>,
}

impl Facts {
    fn call(&mut self, names: Vec<String>) {
        if names != self.names {
            self.names = names;
            self.at.clear();
        }
    }

    /// Whether none of these tells of anybody's cards.
    fn tell_nothing(&self, facts: &[u32]) -> bool {
        facts.iter().all(|&at| self.all[at as usize].unseen)
    }

    fn likely(&self, played: &Match, seat: Seat, rng: &mut Rng) -> Vec<Likely> {
        let names = Names(&self.names);
        let likely = bots::likely(played.game(), seat, rng).into_iter();
        let said = likely
            .map(|it| Likely { what: self.language.say_as(&it.what, &names), chance: it.chance });
        said.collect()
    }

    /// What a seat could know now; `first` is the line of the round's deal in the record.
    fn of(&mut self, played: &Match, seat: Seat, first: u32) -> Vec<u32> {
        let facts = played.game().facts(seat);
        let names = Names(&self.names);
        let at = facts.into_iter().map(|fact| {
            let step = fact.seq.and_then(|seq| seq.checked_sub(first));
            let key = serde_json::to_string(&(&fact.what, &fact.why, fact.rule, step))
                .expect("messages have text keys only");
            *self.at.entry(key).or_insert_with(|| {
                self.all.push(Certain {
                    what: self.language.say_as(&fact.what, &names),
                    why: self.language.say_as(&fact.why, &names),
                    rule: fact.rule.to_owned(),
                    step,
                    unseen: fact.about == Place::Hidden,
                });
                self.all.len() as u32 - 1
            })
        });
        at.collect()
    }
}

fn no_opening() -> Unfinished {
    Unfinished::Broken("a deal was not opened".to_owned())
}

/// A record's lines down to the seed, and those that follow.
fn parts(record: &str) -> (&str, std::str::Lines<'_>) {
    let seed = record.find("\nseed ").map_or(0, |at| at + 1);
    let end = record[seed..].find('\n').map_or(record.len(), |at| seed + at + 1);
    (&record[..end], record[end..].lines())
}

/// Plays a record that somebody brings to its end: gives it without remarks, and who played. The
/// error is a sentence.
pub(super) fn check(text: &str) -> Result<Checked, String> {
    let text = bare(text);
    let played = Match::load(text).map_err(|error| error.to_string())?;
    if played.game().to_act() != ToAct::Nobody {
        return Err("the match of this record is not over".to_owned());
    }
    let seats = played.game().standings().seats().get();
    let mut players: Vec<PlayerAbout> = Vec::new();
    for seat in 0..seats {
        let taken: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
        let named = remark(text, PLAYER, seat).and_then(shown_name);
        let name =
            named.map_or_else(|| names::for_bot(&taken), |name| names::unique(&name, &taken));
        let bot = remark(text, BOT, seat).filter(is_bot).map(str::to_owned);
        players.push(PlayerAbout { name, bot });
    }
    // What can be checked is kept to the letter.
    let is_fair = verify(text).is_ok();
    let record = if is_fair { text.to_owned() } else { played.record().to_owned() };
    let mut before: Vec<Before> = text
        .lines()
        .filter_map(|line| remembered(line.strip_prefix(BEFORE)?))
        .filter(|before| usize::from(before.seat) < seats)
        .take(BEFORE_MAX)
        .collect();
    before.sort_by_key(|before| (before.line, before.seat));
    let helped = text.lines().filter_map(helped_at).filter(|it| usize::from(it.seat) < seats);
    let mut helped: Vec<HelpedAt> = helped.take(HELPED_MAX).collect();
    helped.sort_by_key(|it| (it.line, it.seat));
    helped.dedup();
    Ok(Checked { record, players, before, helped })
}

fn helped_at(remark: &str) -> Option<HelpedAt> {
    HELPED.iter().find_map(|&(kind, by)| {
        let (seat, line) = remark.strip_prefix(kind)?.split_once(' ')?;
        Some(HelpedAt { line: line.parse().ok()?, seat: seat.parse().ok()?, by })
    })
}

fn is_bot(level: &&str) -> bool {
    *level == PROGRAM || level.parse::<bots::Level>().is_ok()
}

fn remembered(remark: &str) -> Option<Before> {
    let mut words = remark.splitn(4, ' ');
    let (seat, line) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let bot = Some(words.next()?).filter(is_bot).map(str::to_owned);
    let name = shown_name(words.next()?)?;
    Some(Before { seat, line, player: PlayerAbout { name, bot } })
}

fn remark<'a>(text: &'a str, kind: &str, seat: usize) -> Option<&'a str> {
    let of = |line: &'a str| {
        let (found, rest) = line.strip_prefix(kind)?.split_once(' ')?;
        (found == seat.to_string()).then_some(rest)
    };
    text.lines().find_map(of)
}

fn raw<T: serde::Serialize + ?Sized>(value: &T) -> Box<RawValue> {
    to_raw_value(value).expect("views and events have text keys only")
}
