//! Help in a session, for who plays alone against bots: a hint, and taking moves back.
//!
//! A hint is thought out elsewhere, as bots' moves are, and from the same: the seat's view and its
//! memory. It is stored before it is told, and a decision has one. A move that is taken back is an
//! entry, too: the match goes back, its log does not.

use games::{Match, Replay, Rng, Seat};
use words::Language;

use crate::limits;
use crate::live::{Live, MatchEntry};
use crate::protocol::{Fault, FaultCode, Help, Hint, Seen};
use crate::room::fault;

use super::io::{Advise, LineId};
use super::replica::Replica;

/// The hint that is thought out, and who asked for it.
#[derive(Clone, Copy, Default)]
pub(super) struct Hints(Option<Asked>);

#[derive(Clone, Copy)]
struct Asked {
    line: LineId,
    seat: Seat,
    /// The `seq` at which the decision began.
    asked: u64,
}

/// What comes of asking for a hint.
pub(super) enum Hinting {
    /// It is there already.
    Again(Seat),
    /// It is on its way.
    Awaited,
    New(Advise),
}

/// The name of the message that says why somebody is not helped.
type Why = &'static str;

/// What an expert would do on a seat, with what is certain in a match that is not too long. `None`
/// if the seat has nothing to decide.
pub fn hint(played: &Match, seat: Seat, rng: &mut Rng) -> Option<Hint> {
    let record = played.record();
    let is_short = record.lines().count() <= limits::HINT_LINES_MAX;
    let with_lenses = || Replay::with_lenses(record).ok()?.finish().ok();
    let seen = is_short.then(with_lenses).flatten();
    let game = seen.as_ref().unwrap_or(played).game();
    bots::hint(game, seat, rng).map(Into::into)
}

pub(super) fn refused(why: Why, language: Language) -> Fault {
    fault(FaultCode::NotNow, language.text(why, &[]))
}

/// Nobody pays for so many hints.
pub(super) fn too_many(language: Language) -> Fault {
    fault(FaultCode::TooMany, language.text("refused-hint-many", &[]))
}

impl Hints {
    /// Whether somebody waits for a hint for this decision of a seat.
    pub(super) fn awaits(&self, seat: Seat, asked: u64) -> bool {
        self.0.is_some_and(|it| (it.seat, it.asked) == (seat, asked))
    }

    pub(super) fn ask(
        &mut self,
        replica: &Replica,
        line: LineId,
        seat: Option<Seat>,
        at: &Seen,
    ) -> Result<Hinting, Why> {
        let (live, seat) = helped(replica, seat).ok_or("refused-hint-alone")?;
        if !help(replica, Some(seat)).is_some_and(|help| help.hint) {
            return Err("refused-not-your-turn");
        }
        let asked = live.asked(seat);
        if at.match_number != live.number() || at.seq < asked || at.seq > live.seq() {
            return Err("refused-stale");
        }
        if live.hint(Some(seat)).is_some() {
            return Ok(Hinting::Again(seat));
        }
        if self.awaits(seat, asked) {
            return Ok(Hinting::Awaited);
        }
        self.0 = Some(Asked { line, seat, asked });
        Ok(Hinting::New(Advise { seat, asked, played: live.played().clone() }))
    }

    /// The line that asked for this hint, if it is awaited; it is no longer.
    pub(super) fn found(&mut self, seat: Seat, asked: u64) -> Option<LineId> {
        let asked = self.0.take_if(|it| (it.seat, it.asked) == (seat, asked))?;
        Some(asked.line)
    }
}

/// The match and the seat, if who sees the table from there may be helped.
fn helped(replica: &Replica, viewer: Option<Seat>) -> Option<(&Live, Seat)> {
    let live = replica.live().filter(|live| !live.is_lesson() && !live.is_over());
    live.zip(viewer.filter(|_| replica.room().allows_help()))
}

/// How a viewer may be helped now.
pub(super) fn help(replica: &Replica, viewer: Option<Seat>) -> Option<Help> {
    let (live, seat) = helped(replica, viewer)?;
    let open = !live.is_full();
    Some(Help {
        hint: open && live.deciders().contains(seat),
        take_back: open && live.may_take_back(seat).is_some(),
    })
}

/// Tells a seat its hint, unless somebody has sat down meanwhile, or the seat has played.
pub(super) fn tell_hint(
    replica: &Replica,
    seat: Seat,
    asked: u64,
    hint: &Hint,
) -> Option<MatchEntry> {
    let (live, seat) = helped(replica, Some(seat))?;
    let is_asked = live.deciders().contains(seat) && live.asked(seat) == asked;
    let is_good = live.hint(Some(seat)).is_none() && live.game().check(seat, &hint.mv).is_ok();
    (is_asked && is_good).then(|| MatchEntry::Hinted { seat, hint: Box::new(hint.clone()) })
}

/// Somebody takes back what they decided last, and all that was played since.
pub(super) fn take_back(
    replica: &Replica,
    seat: Option<Seat>,
    at: &Seen,
) -> Result<MatchEntry, Why> {
    let helped = helped(replica, seat).filter(|(live, _)| !live.is_full());
    let (live, seat) = helped.ok_or("refused-back-alone")?;
    let last = live.may_take_back(seat).ok_or("refused-back-none")?;
    let is_seen = last.seq <= at.seq && live.went_back() <= at.seq && at.seq <= live.seq();
    if at.match_number != live.number() || !is_seen {
        return Err("refused-stale");
    }
    Ok(MatchEntry::TookBack { seat, lines: last.lines, at: replica.now.unix_ms })
}
