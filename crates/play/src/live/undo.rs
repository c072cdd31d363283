//! Moves that are taken back: what one person decided in a round in which nobody else plays, bots
//! aside.

use games::{Match, Seat, SeatSet};

use crate::limits;

use super::By;

/// A decision of a person, in their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Decided {
    /// How many lines there were before.
    pub(crate) lines: u64,
    /// The `seq` after it.
    pub(crate) seq: u64,
}

#[derive(Default)]
pub(super) struct Undo {
    /// The seats on which people have played.
    people: SeatSet,
    own: Option<Own>,
    /// How many lines were played again, each time at least one.
    pub(super) played_again: u64,
}

struct Own {
    seat: Seat,
    /// The match before the first of the decisions, and how many lines and rounds it had.
    from: Box<Match>,
    lines: u64,
    rounds: usize,
    decisions: Vec<Decided>,
    /// The notes that were written since, each after so many lines.
    notes: Vec<(u64, u8, String)>,
}

impl Own {
    /// How much it is to go back to where there were so many lines, in lines that are played again:
    /// these, and what it takes to copy the record.
    fn again(&self, lines: u64) -> u64 {
        let copied = (self.from.record().len() / limits::COPIED_AS_LINE) as u64;
        lines - self.lines + copied + 1
    }
}

impl Undo {
    /// Nothing can be taken back that was played until now: a round is dealt, or somebody else sits
    /// down, for whom what was seen on the seat is not played again.
    pub(super) fn forget(&mut self) {
        self.own = None;
    }

    /// Keeps in mind what a line decides that is played next, so that it can be taken back.
    pub(super) fn keep(&mut self, played: &Match, at: Decided, rounds: usize, line: &str, by: By) {
        if line.starts_with("deck ") {
            self.forget();
        }
        let (word, mv) = line.split_once(' ').unwrap_or((line, ""));
        let seat = word.parse().ok().and_then(Seat::new).filter(|_| by == By::Person);
        let Some(seat) = seat else { return };
        self.people.insert(seat);
        if self.people.len() > 1 {
            return self.forget();
        }
        // A snap is a race: it is taken back only with the turn before it.
        let timing = played.game().timing(seat, mv);
        if timing.answer.is_some() || timing.out_of_turn {
            return;
        }
        let own = self.own.take_if(|own| at.lines < own.lines + limits::TAKEN_BACK_MAX);
        let own = self.own.insert(own.unwrap_or_else(|| Own {
            seat,
            from: Box::new(played.clone()),
            lines: at.lines,
            rounds,
            decisions: Vec::new(),
            notes: Vec::new(),
        }));
        own.decisions.push(at);
    }

    /// A seat wrote a note, after so many lines.
    pub(super) fn noted(&mut self, seat: Seat, lines: u64, slot: u8, text: &str) {
        if let Some(own) = self.own.as_mut().filter(|own| own.seat == seat) {
            own.notes.push((lines, slot, text.to_owned()));
        }
    }

    /// What this seat decided last, if it may be played again up to there.
    pub(super) fn last(&self, seat: Seat) -> Option<Decided> {
        let own = self.own.as_ref().filter(|own| own.seat == seat)?;
        let last = *own.decisions.last()?;
        (self.played_again + own.again(last.lines) <= limits::PLAYED_AGAIN_MAX).then_some(last)
    }

    /// The match with this record as it was when it had so many lines, and how many rounds were
    /// over before the decisions that are kept.
    pub(super) fn take(&mut self, record: &str, lines: u64) -> Result<(Match, usize), String> {
        let mut own = self.own.take().ok_or("nothing can be taken back")?;
        self.played_again += own.again(lines);
        let mut played = (*own.from).clone();
        own.notes.retain(|(at, ..)| *at <= lines);
        let mut notes = own.notes.iter().peekable();
        let record = record[played.record().len()..].lines();
        for (at, line) in (own.lines..).zip(record.map(Some).chain([None])) {
            while let Some((_, slot, text)) = notes.next_if(|(after, ..)| *after == at) {
                super::note(&mut played, own.seat, *slot, text);
            }
            let Some(line) = line.filter(|_| at < lines) else { break };
            played.line(line).map_err(|what| what.to_string())?;
        }
        own.decisions.retain(|decided| decided.lines < lines);
        let seats = played.game().standings().seats().seats();
        seats.for_each(|seat| played.choose(seat, &[]));
        let rounds = own.rounds;
        self.own = Some(own);
        Ok((played, rounds))
    }
}
