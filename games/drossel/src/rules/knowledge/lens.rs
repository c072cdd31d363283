//! What a seat could know in Drossel: which suits others do not have, since they did not follow
//! them (3.2), and the cards that are left, counted out.

use kit::lens::{self, Because, Code, Fact, Limit, Place, Unseen};
use kit::{BySeat, French, Knows as _, Seat, Told, View};

use super::super::{DECK, Drossel, Public, SEATS, Table, of_suit};
use super::Memory;

/// What a seat keeps of a round besides its view.
#[derive(Clone, Debug)]
pub struct Evidence {
    /// The card that was led to the trick.
    led: Option<French>,
    /// By seat, the suits that it did not follow.
    lacks: BySeat<Vec<Limit<French>>, SEATS>,
}

impl lens::Evidence<Drossel> for Evidence {
    type Face = French;

    fn new(_: Seat, _: &Table) -> Self {
        Self { led: None, lacks: BySeat::default() }
    }

    fn hear(&mut self, seq: u32, told: Told<'_, Drossel>) {
        let Told::All(event) = told else { return };
        match *event {
            Public::Dealt { .. } => *self = Self { lacks: BySeat::default(), led: None },
            Public::Played { seat, card } => {
                let led = *self.led.get_or_insert(card);
                let faces = of_suit(led.suit());
                let known = self.lacks[seat].iter().any(|limit| limit.faces == faces);
                if card.suit() != led.suit() && !known {
                    let because = Because::did(Code::DidNotFollow, "drossel:3.2", seq, seat);
                    let because = Because { card: Some(led), ..because };
                    self.lacks[seat].push(Limit { faces, most: 0, because });
                }
            }
            Public::Taken { .. } => self.led = None,
            Public::RoundOver(_) | Public::MatchOver(_) => {}
        }
    }

    fn facts(&self, view: View<'_, Drossel>) -> Vec<Fact<French>> {
        let mut facts = Vec::new();
        let hidden = Drossel::hidden(view, &Memory::default());
        let limits = |place: Place| place.seat().map_or(&[][..], |seat| &self.lacks[seat]);
        Unseen::new(&hidden, limits, DECK, "drossel:1.1").facts(&mut facts);
        facts
    }
}
