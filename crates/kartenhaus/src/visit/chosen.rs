//! The move that was typed and is not answered yet. It is sent again when the connection was lost.

use server::protocol::{ClientMessage, Update};

#[derive(Default)]
pub(super) struct Chosen(Option<Pending>);

struct Pending {
    mv: String,
    number: u32,
    seq: u64,
    /// How often it was sent, and on which connection last.
    sent: u32,
    line: u64,
}

/// What became of a move.
pub(super) enum Settled {
    /// There is none, its answer is still to come, or it is queued for later.
    Waits,
    /// It has to be sent again.
    Again,
    /// It was played; or not, and never sent: then this was it.
    Past { unsent: Option<String> },
}

impl Chosen {
    pub(super) fn is_none(&self) -> bool {
        self.0.is_none()
    }

    pub(super) fn set(&mut self, mv: String, update: &Update) {
        let (number, seq) = (update.match_number, update.seq);
        self.0 = Some(Pending { mv, number, seq, sent: 0, line: 0 });
    }

    pub(super) fn forget(&mut self) {
        self.0 = None;
    }

    /// The move is refused. Returns it if it was sent more than once: perhaps it was played the
    /// first time.
    pub(super) fn refused(&mut self) -> Option<String> {
        self.0.take().filter(|pending| pending.sent > 1).map(|pending| pending.mv)
    }

    /// What sends the move on this connection.
    pub(super) fn send(&mut self, line: u64) -> Option<ClientMessage> {
        let pending = self.0.as_mut()?;
        (pending.sent, pending.line) = (pending.sent + 1, line);
        let Pending { mv, number, seq, .. } = pending;
        Some(ClientMessage::Play { match_number: *number, seq: *seq, mv: mv.clone() })
    }

    /// Finds out what became of the move, now that the match is here.
    pub(super) fn settle(&mut self, update: &Update, line: u64) -> Settled {
        let Some(pending) = &self.0 else { return Settled::Waits };
        let here = update.match_number == pending.number;
        let asked = here && update.seq == pending.seq;
        let again = pending.line != line;
        // Sending it twice is harmless: the site knows for which decision it was.
        let unsure = pending.sent > 0 && again && here && update.legal.contains(&pending.mv);
        if !update.queued.is_empty() {
            self.0 = None;
            return Settled::Waits;
        }
        if asked && again || !asked && unsure {
            return Settled::Again;
        }
        if asked {
            return Settled::Waits;
        }
        let past = self.0.take().filter(|pending| pending.sent == 0);
        Settled::Past { unsent: past.map(|pending| pending.mv) }
    }
}
