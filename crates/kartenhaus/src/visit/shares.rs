//! The person's part in the deals, and what was heard of the one whose shares are asked for.

use server::protocol::{ClientMessage, ShownSeat};

use crate::heard::Heard;
use crate::site::{Open, Part};

#[derive(Default)]
pub(super) struct Shares {
    part: Part,
    heard: Option<Heard>,
}

impl Shares {
    /// Forgets what was promised on another connection.
    pub(super) fn forget(&mut self) {
        self.part.forget();
    }

    pub(super) fn is_promised(&self) -> bool {
        self.part.is_promised()
    }

    /// Promises a share in the next deal. Without random numbers the site draws it.
    pub(super) fn promise(&mut self) -> Option<ClientMessage> {
        self.part.promise().ok()
    }

    /// Shares are asked for; returns what shows the person's own, if it was promised.
    pub(super) fn asked(&mut self, open: &Open, you: Option<u8>) -> Option<ClientMessage> {
        let shown = self.part.shown(open, you);
        if let Some(heard) = self.heard.as_mut().filter(|heard| heard.deal == open.deal) {
            heard.again(open);
            return shown;
        }
        let share = match &shown {
            Some(ClientMessage::Share { share, .. }) => Some(share.as_str()),
            _ => None,
        };
        self.heard = Some(Heard::opened(open, you, share, self.part.is_promised()));
        shown
    }

    /// What was heard of a deal, now that it is dealt.
    pub(super) fn dealt(&mut self, deal: &str, seats: Vec<ShownSeat>) -> Option<Heard> {
        let heard = self.heard.take_if(|heard| heard.deal == deal)?;
        Some(heard.dealt(seats.into_iter().map(|seat| seat.share).collect()))
    }
}
