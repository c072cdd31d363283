//! How the cards of a round come about, so that anybody can check it (`docs/fair/README.md`).

use games::Rng;
use games::fair::{Bytes, Deal, Dealt, Key, Part, Share, promise_of, table_of};
use serde::{Deserialize, Serialize};

use crate::protocol::{OpenSeat, ServerMessage, ShownSeat};
use crate::random::bytes;

/// A deal that is opened: what everybody promised, and what the server keeps to itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The deal's name.
    pub name: String,
    secret: Bytes,
    seats: Vec<Pledge>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Pledge {
    /// The hash of the share that the player promised.
    Seat(Bytes),
    /// A share that the server drew.
    Server(Bytes),
}

/// How a round was dealt, as the log keeps it beside its deck.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// The opening, where no entry of its own was made for it: nobody was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<Opening>,
    /// By seat: the share that the seat showed.
    pub shown: Vec<Option<Bytes>>,
}

impl Opening {
    /// Draws the secret, and a share for each seat that promised none.
    pub fn new(name: String, promised: &[Option<Bytes>], rng: &mut Rng) -> Self {
        let mut pledge = |promised: &Option<Bytes>| match promised {
            Some(promise) => Pledge::Seat(*promise),
            None => Pledge::Server(Bytes(bytes(rng))),
        };
        let seats = promised.iter().map(&mut pledge).collect();
        Self { name, secret: Bytes(bytes(rng)), seats }
    }

    /// Whether some seat has to show its share.
    pub fn asks(&self) -> bool {
        self.seats.iter().any(|pledge| matches!(pledge, Pledge::Seat(_)))
    }

    pub(crate) fn none_shown(&self) -> Vec<Option<Bytes>> {
        vec![None; self.seats.len()]
    }

    /// Whether a seat promised this.
    pub fn has(&self, promise: Bytes) -> bool {
        self.seats.iter().any(|pledge| matches!(pledge, Pledge::Seat(own) if *own == promise))
    }

    /// Whether these are all shares that were promised by seats.
    pub(crate) fn is_complete(&self, shown: &[Option<Bytes>]) -> bool {
        let mut seats = self.seats.iter().zip(shown);
        seats.all(|(pledge, shown)| matches!(pledge, Pledge::Server(_)) || shown.is_some())
    }

    pub(crate) fn is_promised(&self, seat: usize, share: Bytes) -> bool {
        let pledge = self.seats.get(seat);
        matches!(pledge, Some(Pledge::Seat(promise)) if *promise == promise_of(share))
    }

    /// The server's secret.
    pub fn secret(&self) -> Bytes {
        self.secret
    }

    /// The deal at a table, which is told by the heading of its record.
    fn deal(&self, heading: &str) -> Deal {
        Deal { name: self.name.clone(), table: table_of(heading) }
    }

    /// What everybody may know of it once these shares were shown.
    pub fn dealt(&self, shown: &[Option<Bytes>]) -> Dealt {
        let part = |(pledge, shown): (&Pledge, &Option<Bytes>)| match (*pledge, *shown) {
            (Pledge::Server(share), _) => {
                Part { promise: promise_of(share), share: Share::ByServer(share) }
            }
            (Pledge::Seat(promise), Some(share)) => Part { promise, share: Share::Shown(share) },
            (Pledge::Seat(promise), None) => Part { promise, share: Share::Withheld },
        };
        let seats = self.seats.iter().zip(shown).map(part).collect();
        // The promise does not hang on the table.
        let promise = self.deal("").promise(self.secret);
        Dealt { name: self.name.clone(), promise, seats }
    }

    /// What the cards come from once these shares were shown.
    pub fn key(&self, heading: &str, shown: &[Option<Bytes>]) -> Key {
        self.deal(heading).key(self.secret, &self.dealt(shown).shares())
    }

    /// Asks the seats for their shares.
    pub fn question(&self) -> ServerMessage {
        let Dealt { name, promise, seats } = self.dealt(&self.none_shown());
        let seat = |part: &Part| OpenSeat {
            promise: part.promise.to_string(),
            by_server: matches!(part.share, Share::ByServer(_)),
        };
        let seats = seats.iter().map(seat).collect();
        ServerMessage::Open { deal: name, promise: promise.to_string(), seats }
    }

    /// Tells everybody which shares were shown.
    pub fn answer(&self, shown: &[Option<Bytes>]) -> ServerMessage {
        let Dealt { name, promise, seats } = self.dealt(shown);
        let seat = |part: &Part| ShownSeat {
            promise: part.promise.to_string(),
            share: part.share.bytes().map(|share| share.to_string()),
            by_server: matches!(part.share, Share::ByServer(_)),
        };
        let seats = seats.iter().map(seat).collect();
        ServerMessage::Dealt { deal: name, promise: promise.to_string(), seats }
    }
}
