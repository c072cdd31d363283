//! What people say on their lines: above all, their moves.

use engine::{AnyPlayError, Message, Seat};
use tokio::time::Instant;
use words::Language;

use crate::limits;
use crate::live::{By, Live, MatchEntry};
use crate::protocol::{
    AidLevel, Checked, ClientMessage, FaultCode, RefusedCode, Seen, ServerMessage,
};
use crate::room::fault;

use super::lines::LineId;
use super::{Broken, Session};

/// The most words that a move is compared by. Rows and sets have fewer cards.
const WORDS_MAX: usize = 32;

/// How many moves that would work a refusal names.
const WORKS_MAX: usize = 3;

impl Session {
    /// Somebody said something on a line.
    pub(super) async fn said(
        &mut self,
        line: LineId,
        message: &ClientMessage,
    ) -> Result<(), Broken> {
        let place = self.lines.place(line);
        let seat = place.and_then(|place| self.seat(place));
        match message {
            ClientMessage::Play { match_number, seq, mv } => {
                if let Some(place) = place {
                    self.come_back(place).await?;
                }
                let at = Seen { match_number: *match_number, seq: *seq };
                self.play(line, seat, at, mv).await?;
            }
            ClientMessage::Check { mv } => {
                if let (Some(live), Some(seat)) = (&self.live, seat) {
                    let checked = match live.game().check(seat, mv) {
                        Ok(text) => Checked {
                            name: live.game().name(seat, &text),
                            mv: text,
                            legal: true,
                            rule: None,
                            reason: None,
                            works: Vec::new(),
                        },
                        Err(error) => refusal(live, seat, mv, &error, self.lines.language(line)),
                    };
                    self.lines.send(line, &ServerMessage::Checked(checked));
                }
            }
            ClientMessage::Shown { ids } => {
                if let (Some(live), Some(seat)) = (&self.live, seat) {
                    let known = live.sights(seat).iter().map(|sight| sight.id);
                    let ids: Vec<u64> = known.filter(|id| ids.contains(id)).collect();
                    if !ids.is_empty() {
                        self.store_match(MatchEntry::Shown { seat, ids }).await?;
                    }
                }
            }
            ClientMessage::Painted { window } => {
                if let (Some(open), Some(seat)) = (&mut self.window, seat)
                    && open.id == *window
                {
                    open.painted(seat, Instant::now());
                }
            }
            ClientMessage::Note { slot, text } => self.note(line, seat, *slot, text).await?,
            ClientMessage::MoreTime {} => {
                if let Err(fault) = self.more_time(seat) {
                    self.lines.send(line, &ServerMessage::Fault(fault));
                }
            }
            ClientMessage::Promise { promise } => self.promise(line, promise),
            ClientMessage::Share { deal, share } => self.share(line, deal, share),
            ClientMessage::Talk {} => {
                let phrases = self.phrases();
                self.lines.send(line, &ServerMessage::Talk { phrases });
            }
            ClientMessage::Ping {} => self.lines.send(line, &ServerMessage::Pong {}),
            ClientMessage::Hello { .. } => {
                let message = "hello is said once, at the beginning";
                let fault = fault(FaultCode::BadMessage, message);
                self.lines.send(line, &ServerMessage::Fault(fault));
            }
        }
        Ok(())
    }

    async fn note(
        &mut self,
        line: LineId,
        seat: Option<Seat>,
        slot: u8,
        text: &str,
    ) -> Result<(), Broken> {
        let (Some(live), Some(seat)) = (&self.live, seat) else { return Ok(()) };
        let allowed = self.room.settings.aids >= AidLevel::Notes;
        let short = text.chars().count() <= limits::NOTE_CHARS_MAX;
        let plain = !text.chars().any(char::is_control);
        if allowed && short && plain && live.may_note(seat, slot) {
            let text = text.to_owned();
            return self.store_match(MatchEntry::Noted { seat, slot, text }).await;
        }
        let fault = fault(FaultCode::Impossible, "this note cannot be written here");
        self.lines.send(line, &ServerMessage::Fault(fault));
        Ok(())
    }

    /// Plays a move for the person on a line, or says why not.
    async fn play(
        &mut self,
        line: LineId,
        seat: Option<Seat>,
        at: Seen,
        mv: &str,
    ) -> Result<(), Broken> {
        let (Some(live), Some(seat)) = (&self.live, seat) else {
            let fault = fault(FaultCode::NotNow, "you do not play in a match here");
            self.lines.send(line, &ServerMessage::Fault(fault));
            return Ok(());
        };
        if live.is_full() {
            let fault = fault(FaultCode::NotNow, "this match has had as many moves as one may");
            self.lines.send(line, &ServerMessage::Fault(fault));
            return Ok(());
        }
        if let Some(code) = self.outdated(live, seat, at, mv) {
            let reason = match code {
                RefusedCode::TooLate => self.too_late(),
                _ => Message::plain("refused-stale"),
            };
            let error = AnyPlayError::NotNow(reason);
            let checked = refusal(live, seat, mv, &error, self.lines.language(line));
            let seq = live.seq();
            self.lines.send(line, &ServerMessage::Refused { seq, code, checked });
            return Ok(());
        }
        let queues = self.queues(live, seat, mv);
        let chooses = matches!(&queues, Ok(Some(_))) || live.game().is_out_of_turn(mv);
        if chooses && !live.may_choose(seat) {
            let message = "you changed your mind often enough; now somebody makes a move first";
            self.lines.send(line, &ServerMessage::Fault(fault(FaultCode::TooMany, message)));
            return Ok(());
        }
        let played = match queues {
            Ok(Some(moves)) if moves == live.queued(seat) => {
                // The same again: the seat hears once more what it has chosen.
                self.seats_changed.insert(seat);
                return Ok(());
            }
            Ok(Some(moves)) => return self.store_match(MatchEntry::Queued { seat, moves }).await,
            Ok(None) => live.game().check(seat, mv),
            Err(error) => Err(error),
        };
        match played {
            Ok(text) => self.store_play(vec![format!("{seat} {text}")], By::Person).await,
            Err(error) => {
                let code = match error {
                    AnyPlayError::Text(_) => RefusedCode::NotAMove,
                    AnyPlayError::NotNow(_) => RefusedCode::NotNow,
                    AnyPlayError::Illegal { .. } => RefusedCode::Illegal,
                };
                let checked = refusal(live, seat, mv, &error, self.lines.language(line));
                let seq = live.seq();
                self.lines.send(line, &ServerMessage::Refused { seq, code, checked });
                Ok(())
            }
        }
    }

    /// Why a move that was chosen at `seq` comes too late, if it does: what the seat has to decide
    /// has changed since. What others did meanwhile does not matter, as long as it left the seat's
    /// own decision as it was.
    fn outdated(&self, live: &Live, seat: Seat, at: Seen, mv: &str) -> Option<RefusedCode> {
        let seq = at.seq;
        if at.match_number != live.number() {
            return Some(RefusedCode::Stale);
        }
        let stale = |from: u64| (seq < from || seq > live.seq()).then_some(RefusedCode::Stale);
        let game = live.game();
        match game.meant_since(seat, mv) {
            Some(since) if live.throws(mv) => {
                let is_late = seq < self.snap_from || live.snap().is_none();
                if is_late { Some(RefusedCode::TooLate) } else { stale(since) }
            }
            Some(since) if game.is_out_of_turn(mv) => stale(since),
            // The next seat may choose while the snap is open, and be late by a little.
            Some(since) => stale(since.max(live.snap_from())),
            None if live.deciders().contains(seat) => stale(live.asked(seat)),
            None => stale(live.seq()),
        }
    }
}

/// Why a move is refused, with legal moves that are like it.
fn refusal(live: &Live, seat: Seat, mv: &str, error: &AnyPlayError, language: Language) -> Checked {
    let rule = match error {
        AnyPlayError::Illegal { rule, .. } => Some(rule.clone()),
        AnyPlayError::Text(_) | AnyPlayError::NotNow(_) => None,
    };
    let reason = match error {
        AnyPlayError::Illegal { reason, .. } | AnyPlayError::NotNow(reason) => language.say(reason),
        AnyPlayError::Text(error) => error.to_string(),
    };
    Checked {
        mv: mv.to_owned(),
        legal: false,
        name: live.game().name(seat, mv),
        rule,
        reason: Some(reason),
        works: nearest(&live.game().legal_moves(seat), mv),
    }
}

/// The legal moves that have most words in common with `mv` and fewest others; of equals, the first
/// in canonical order. None where `mv` has more words than any move: nothing is like that, and
/// there can be thousands of moves to compare it with.
fn nearest(legal: &[String], mv: &str) -> Vec<String> {
    let mut words: Vec<&str> = mv.split_whitespace().take(WORDS_MAX + 1).collect();
    if words.len() > WORDS_MAX {
        return Vec::new();
    }
    words.sort_unstable();
    let mut best: Vec<(usize, &String)> = Vec::with_capacity(WORKS_MAX + 1);
    for legal in legal {
        // A move with so many words more or fewer is at least that far away.
        let count = legal.split(' ').count();
        let farthest = best.get(WORKS_MAX - 1).map_or(usize::MAX, |(distance, _)| *distance);
        if count.abs_diff(words.len()) >= farthest {
            continue;
        }
        let common = in_common(&words, legal);
        let distance = words.len() + count - 2 * common;
        if distance < farthest {
            let at = best.partition_point(|(other, _)| *other <= distance);
            best.insert(at, (distance, legal));
            best.truncate(WORKS_MAX);
        }
    }
    best.into_iter().map(|(_, mv)| mv.clone()).collect()
}

/// How many words of a move stand among these, which are sorted and at most [`WORDS_MAX`], each as
/// often as there.
fn in_common(words: &[&str], mv: &str) -> usize {
    let mut used = 0_u32;
    for word in mv.split(' ') {
        let from = words.partition_point(|own| *own < word);
        let mut same = words[from..].iter().take_while(|own| **own == word);
        let free = (from..).zip(&mut same).find(|(at, _)| used & 1 << at == 0);
        if let Some((at, _)) = free {
            used |= 1 << at;
        }
    }
    used.count_ones() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_works_is_like_what_did_not() {
        let legal = ["pass", "play 7o 7g", "play 8g 8k", "play 8g 8r"].map(str::to_owned);
        assert_eq!(nearest(&legal, "play 8g 7g")[0], "play 7o 7g");
        assert_eq!(nearest(&legal, "play 8k 8g")[0], "play 8g 8k");
        assert_eq!(nearest(&legal, "pas"), ["pass", "play 7o 7g", "play 8g 8k"]);
        assert_eq!(nearest(&[], "pass"), [""; 0]);
        assert_eq!(nearest(&legal, &"8g ".repeat(40)), [""; 0]);
    }
}
