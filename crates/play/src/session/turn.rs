//! What people say on their lines: above all, their moves.

use games::{Answer, AnyPlayError, Message, Seat};
use words::Language;

use crate::limits;
use crate::live::{By, Live, MatchEntry};
use crate::protocol::{
    AidLevel, Checked, ClientMessage, Fault, FaultCode, RefusedCode, Seen, ServerMessage,
};
use crate::room::fault;

use super::replica::Replica;
use super::snaps::Snaps;
use super::{help, tell};

/// The most words that a move is compared by. Rows and sets have fewer cards.
const WORDS_MAX: usize = 32;

/// How many moves that would work a refusal names.
const WORKS_MAX: usize = 3;

/// What comes of what somebody says on a line.
pub(super) enum Reply {
    Stored(MatchEntry),
    /// It is what the seat has chosen already, and hears once more.
    Again(Seat),
    Told(Box<ServerMessage>),
    Nothing,
}

fn told(message: ServerMessage) -> Reply {
    Reply::Told(Box::new(message))
}

/// Answers what changes nothing but the match.
pub(super) fn reply(
    replica: &Replica,
    snaps: &Snaps,
    seat: Option<Seat>,
    message: &ClientMessage,
    language: Language,
) -> Result<Reply, Fault> {
    let on = replica.live().zip(seat);
    let reply = match message {
        ClientMessage::Play { match_number, seq, mv } => {
            let at = Seen { match_number: *match_number, seq: *seq };
            return play(replica, snaps, seat, &at, mv, language);
        }
        ClientMessage::TakeBack { match_number, seq } => {
            let at = Seen { match_number: *match_number, seq: *seq };
            let done = help::take_back(replica, seat, &at);
            Some(Reply::Stored(done.map_err(|why| help::refused(why, language))?))
        }
        ClientMessage::Check { mv } => {
            on.map(|(live, seat)| told(ServerMessage::Checked(checked(live, seat, mv, language))))
        }
        ClientMessage::Shown { ids } => on.and_then(|(live, seat)| {
            let known = live.peeks(seat).iter().map(|peek| peek.id);
            let ids: Vec<u64> = known.filter(|id| ids.contains(id)).collect();
            (!ids.is_empty()).then_some(Reply::Stored(MatchEntry::Shown { seat, ids }))
        }),
        ClientMessage::Note { slot, text } => {
            let note = on.map(|(live, seat)| note(replica, live, seat, *slot, text));
            note.transpose()?.map(Reply::Stored)
        }
        ClientMessage::Talk {} => {
            Some(told(ServerMessage::Talk { phrases: tell::phrases(replica) }))
        }
        ClientMessage::Ping {} => Some(told(ServerMessage::Pong {})),
        ClientMessage::Hello { .. } => {
            let message = "hello is said once, at the beginning";
            return Err(fault(FaultCode::BadMessage, message));
        }
        ClientMessage::Rendered { .. }
        | ClientMessage::MoreTime {}
        | ClientMessage::Hint { .. }
        | ClientMessage::Promise { .. }
        | ClientMessage::Share { .. } => None,
    };
    Ok(reply.unwrap_or(Reply::Nothing))
}

/// Plays a move now, which was chosen when the match was there, or later.
fn play(
    replica: &Replica,
    snaps: &Snaps,
    seat: Option<Seat>,
    at: &Seen,
    mv: &str,
    language: Language,
) -> Result<Reply, Fault> {
    let Some((live, seat)) = replica.live().zip(seat) else {
        return Err(fault(FaultCode::NotNow, "you do not play in a match here"));
    };
    if live.is_full() {
        return Err(fault(FaultCode::NotNow, "this match has had as many moves as one may"));
    }
    let refused = |code, error: &AnyPlayError| {
        let checked = refusal(live, seat, mv, error, language);
        Ok(told(ServerMessage::Refused { seq: live.seq(), code, checked }))
    };
    if let Some(code) = outdated(live, seat, at, mv) {
        let reason = match code {
            RefusedCode::TooLate => snaps.too_late(live, at.seq, replica.now.at),
            _ => Message::plain("refused-stale"),
        };
        return refused(code, &AnyPlayError::NotNow(reason));
    }
    let queues = snaps.queues(live, seat, mv);
    let chooses = matches!(&queues, Ok(Some(_))) || live.game().timing(seat, mv).out_of_turn;
    if chooses && !live.may_choose(seat) {
        let message = "you changed your mind often enough; now somebody makes a move first";
        return Err(fault(FaultCode::TooMany, message));
    }
    let played = match queues {
        Ok(Some(moves)) if moves == live.queued(seat) => return Ok(Reply::Again(seat)),
        Ok(Some(moves)) => return Ok(Reply::Stored(MatchEntry::Queued { seat, moves })),
        Ok(None) => live.game().check(seat, mv),
        Err(error) => Err(error),
    };
    match played {
        Ok(text) => {
            let at = replica.now.unix_ms;
            Ok(Reply::Stored(MatchEntry::moved(seat, &text, By::Person, at)))
        }
        Err(error) => {
            let code = match error {
                AnyPlayError::Text(_) => RefusedCode::NotAMove,
                AnyPlayError::NotNow(_) => RefusedCode::NotNow,
                // It was meant for what the seat has decided since.
                AnyPlayError::Illegal { .. } if at.seq < live.asked(seat) => RefusedCode::Stale,
                AnyPlayError::Illegal { .. } => RefusedCode::Illegal,
            };
            refused(code, &error)
        }
    }
}

/// Why a move that was chosen at `seq` comes too late, if it does: what the seat has to decide
/// has changed since. What others did meanwhile does not matter, as long as it left the seat's
/// own decision as it was.
fn outdated(live: &Live, seat: Seat, at: &Seen, mv: &str) -> Option<RefusedCode> {
    let seq = at.seq;
    if at.match_number != live.number() || seq < live.went_back() {
        return Some(RefusedCode::Stale);
    }
    let stale = |from: u64| (seq < from || seq > live.seq()).then_some(RefusedCode::Stale);
    let timing = live.game().timing(seat, mv);
    let throws = timing.answer == Some(Answer::Throw);
    match timing.meant_since {
        Some(since) if timing.out_of_turn => stale(since),
        // Only a throw in a snap can be late for it; any other was aimed at the card on top.
        Some(_) if throws && live.was_in_last_snap(seq) => Some(RefusedCode::TooLate),
        Some(since) if throws => {
            let is_quiet = live.snap().is_none().then_some(RefusedCode::TooLate);
            stale(since.max(live.snap_from())).or(is_quiet)
        }
        // The next seat may choose while the snap is open, and be late by a little.
        Some(since) => stale(since.max(live.snap_from())),
        None if live.deciders().contains(seat) => stale(live.asked(seat)),
        None => stale(live.seq()),
    }
}

fn note(
    replica: &Replica,
    live: &Live,
    seat: Seat,
    slot: u8,
    text: &str,
) -> Result<MatchEntry, Fault> {
    let allowed = replica.room().settings().aids >= AidLevel::Notes;
    let short = text.chars().count() <= limits::NOTE_CHARS_MAX;
    let plain = !text.chars().any(char::is_control);
    if !(allowed && short && plain && live.may_note(seat, slot)) {
        return Err(fault(FaultCode::Impossible, "this note cannot be written here"));
    }
    Ok(MatchEntry::Noted { seat, slot, text: text.to_owned() })
}

fn checked(live: &Live, seat: Seat, mv: &str, language: Language) -> Checked {
    match live.game().check(seat, mv) {
        Ok(text) => Checked {
            name: live.game().name(seat, &text),
            mv: text,
            legal: true,
            rule: None,
            reason: None,
            works: Vec::new(),
        },
        Err(error) => refusal(live, seat, mv, &error, language),
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
