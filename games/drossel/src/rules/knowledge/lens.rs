//! What a seat could know in Drossel: which suits others do not have, since they did not follow
//! them
//! (3.2), and the cards that are left, counted out.

use kit::lens::{self, Because, Code, Copies, Fact, Limit, Place, Spot, Unseen};
use kit::{BySeat, CardSet, French, Seat, Told, View};

use super::super::{DECK, Drossel, Public, SEATS, Table, of_suit};
use super::unseen;

/// What a seat keeps of a round besides its view.
#[derive(Clone, Debug)]
pub struct Evidence {
    seat: Seat,
    /// The card that was led to the trick.
    led: Option<French>,
    /// By seat, the suits that it did not follow.
    lacks: BySeat<Vec<Limit<French>>, SEATS>,
}

impl lens::Evidence<Drossel> for Evidence {
    type Face = French;

    fn new(seat: Seat, _: &Table) -> Self {
        Self { seat, led: None, lacks: BySeat::default() }
    }

    fn hear(&mut self, seq: u32, told: Told<'_, Drossel>) {
        let Told::All(event) = told else { return };
        match *event {
            Public::Dealt { .. } => *self = Self { lacks: BySeat::default(), led: None, ..*self },
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
        let (table, mut facts) = (view.table(), Vec::new());
        let others = table.standings.seats().seats().filter(|&seat| seat != self.seat);
        let hand = |seat: Seat| Spot {
            about: Place::Hand { seat },
            size: table.hand_size(seat),
            known: &[],
            limits: &self.lacks[seat],
        };
        let mut spots: Vec<Spot<'_, French>> = others.map(hand).collect();
        let (about, size) = (Place::Aside, table.aside_size());
        spots.push(Spot { about, size, known: &[], limits: &[] });
        Unseen::new(Copies::once(unseen(view)), spots, DECK, "drossel:1.1").facts(&mut facts);
        facts
    }

    fn places(&self, game: &Drossel) -> Vec<Place> {
        let seats = game.table.standings.seats().seats().filter(|&seat| seat != self.seat);
        seats.map(|seat| Place::Hand { seat }).chain([Place::Aside]).collect()
    }

    fn lie_at(&self, game: &Drossel, place: Place) -> Vec<French> {
        match place {
            Place::Hand { seat } => game.hands[seat].hand.iter().collect(),
            Place::Aside => game.aside.iter().collect(),
            Place::Hidden => {
                let seats = game.table.standings.seats().seats().filter(|&seat| seat != self.seat);
                let hands = seats.map(|seat| game.hands[seat].hand);
                hands.fold(game.aside, CardSet::with).iter().collect()
            }
            _ => unreachable!("this game has no such place"),
        }
    }
}
