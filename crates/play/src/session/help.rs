//! Help in a session, for who plays alone against bots: a hint, and taking moves back.
//!
//! A hint is thought out elsewhere, as bots' moves are, and from the same: the seat's view and its
//! memory. It is stored before it is told, and a decision has one. A move that is taken back is an
//! entry, too: the match goes back, its log does not.

use games::{Match, Replay, Rng, Seat};
use words::Language;

use crate::limits;
use crate::live::{Live, MatchEntry};
use crate::protocol::{ClientMessage, Fault, FaultCode, Help, Hint, Seen};
use crate::room::fault;

use super::Session;
use super::io::{Advise, LineId};

#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    line: LineId,
    seat: Seat,
    /// The `seq` at which the decision began.
    asked: u64,
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

impl Session {
    fn helped(&self, seat: Option<Seat>) -> Option<(&Live, Seat)> {
        let live = self.replica.live().filter(|live| !live.is_lesson() && !live.is_over());
        let own = seat.filter(|_| self.replica.room().allows_help());
        live.zip(own)
    }

    pub(super) fn help(&self, viewer: Option<Seat>) -> Option<Help> {
        let (live, seat) = self.helped(viewer)?;
        let open = !live.is_full();
        Some(Help {
            hint: open && live.deciders().contains(seat),
            take_back: open && live.may_take_back(seat).is_some(),
        })
    }

    pub(super) fn ask_for_help(
        &mut self,
        line: LineId,
        seat: Option<Seat>,
        message: &ClientMessage,
        language: Language,
    ) -> Result<(), Fault> {
        let done = match *message {
            ClientMessage::Hint { match_number, seq } => {
                self.ask_hint(line, seat, &Seen { match_number, seq })
            }
            ClientMessage::TakeBack { match_number, seq } => {
                self.take_back(seat, &Seen { match_number, seq })
            }
            _ => Ok(()),
        };
        done.map_err(|why| fault(FaultCode::NotNow, language.text(why, &[])))
    }

    fn ask_hint(&mut self, line: LineId, seat: Option<Seat>, at: &Seen) -> Result<(), Why> {
        let (live, seat) = self.helped(seat).ok_or("refused-hint-alone")?;
        if !self.help(Some(seat)).is_some_and(|help| help.hint) {
            return Err("refused-not-your-turn");
        }
        let asked = live.asked(seat);
        if at.match_number != live.number() || at.seq < asked || at.seq > live.seq() {
            return Err("refused-stale");
        }
        if live.hint(Some(seat)).is_some() {
            // The same again.
            self.changes.seats.insert(seat);
            return Ok(());
        }
        if self.advice.is_some_and(|it| (it.seat, it.asked) == (seat, asked)) {
            return Ok(());
        }
        let played = live.played().clone();
        self.advice = Some(Asked { line, seat, asked });
        self.out.advises.push(Advise { seat, asked, played });
        Ok(())
    }

    /// Whether somebody waits for a hint for this decision of a seat.
    pub fn waits_for_hint(&self, seat: Seat, asked: u64) -> bool {
        self.advice.is_some_and(|it| (it.seat, it.asked) == (seat, asked))
    }

    pub(super) fn advised(&mut self, seat: Seat, asked: u64, hint: Option<&Hint>) {
        let is_it = |it: &mut Asked| (it.seat, it.asked) == (seat, asked);
        let Some(Asked { line, .. }) = self.advice.take_if(is_it) else { return };
        let Some(hint) = hint else {
            let language = self.presence.lines().get(line).map(|line| line.language);
            let why = language.map(|language| language.text("refused-hint-many", &[]));
            return self
                .refuse(line, why.map_or(Ok(()), |why| Err(fault(FaultCode::TooMany, why))));
        };
        // Somebody may have sat down meanwhile, or the seat has played.
        let Some((live, _)) = self.helped(Some(seat)) else { return };
        let is_asked = live.deciders().contains(seat) && live.asked(seat) == asked;
        if is_asked && live.hint(Some(seat)).is_none() && live.game().check(seat, &hint.mv).is_ok()
        {
            self.store_match(&MatchEntry::Hinted { seat, hint: Box::new(hint.clone()) });
        }
    }

    /// Somebody takes back what they decided last, and all that was played since.
    fn take_back(&mut self, seat: Option<Seat>, at: &Seen) -> Result<(), Why> {
        let helped = self.helped(seat).filter(|(live, _)| !live.is_full());
        let (live, seat) = helped.ok_or("refused-back-alone")?;
        let last = live.may_take_back(seat).ok_or("refused-back-none")?;
        let is_seen = last.seq <= at.seq && live.went_back() <= at.seq && at.seq <= live.seq();
        if at.match_number != live.number() || !is_seen {
            return Err("refused-stale");
        }
        let at = self.now.unix_ms;
        self.store_match(&MatchEntry::TookBack { seat, lines: last.lines, at });
        Ok(())
    }
}
