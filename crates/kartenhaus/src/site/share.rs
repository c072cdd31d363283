//! A seat's part in the deals (`docs/fair/README.md`): it promises a share, and shows it when it is
//! asked for.

use anyhow::anyhow;
use games::fair::{Bytes, promise_of};
use server::protocol::ClientMessage;

use super::Open;

/// The share in the next deal, once it is promised.
#[derive(Default)]
pub(crate) struct Part(Option<Bytes>);

impl Part {
    /// Forgets what was promised on another connection.
    pub(crate) fn forget(&mut self) {
        self.0 = None;
    }

    pub(crate) fn is_promised(&self) -> bool {
        self.0.is_some()
    }

    pub(crate) fn promise(&mut self) -> anyhow::Result<ClientMessage> {
        let mut share = [0; 32];
        getrandom::fill(&mut share).map_err(|error| anyhow!("no random numbers: {error}"))?;
        self.0 = Some(Bytes(share));
        Ok(ClientMessage::Promise { promise: promise_of(Bytes(share)).to_string() })
    }

    /// The share, if this seat promised it. Then a new one has to be promised.
    pub(crate) fn shown(&self, open: &Open, you: Option<u8>) -> Option<ClientMessage> {
        let (you, share) = (you?, self.0?);
        let promised = open.seats.get(usize::from(you)).map(|seat| seat.promise.as_str());
        let mine = promised == Some(&promise_of(share).to_string());
        let deal = || open.deal.clone();
        mine.then(|| ClientMessage::Share { deal: deal(), share: share.to_string() })
    }
}
