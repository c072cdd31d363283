//! What a seat could know in KTU: the cards that all saw enter a hand, until they are played (7.3),
//! and what counting adds. Taking is allowed to whoever could play (3.4), and nobody has to play a
//! card because it is held, so nothing else follows.

use kit::lens::{self, Because, Code, Fact, Place, Unseen, What};
use kit::{BySeat, CardSet, French, Knows as _, Seat, Told, View};

use super::super::{Ktu, Public, SEATS, Table};

/// Cards that entered a hand together and are still there.
#[derive(Clone, Copy, Debug)]
struct Entered {
    cards: CardSet<French>,
    because: Because<French>,
}

/// What a seat keeps of a round, where something follows from it.
#[derive(Clone, Debug)]
pub struct Evidence {
    seat: Seat,
    entered: BySeat<Vec<Entered>, SEATS>,
    /// The card that was just turned over in vain; it is taken with the pile.
    flipped: Option<French>,
}

impl Evidence {
    fn enter(&mut self, seat: Seat, cards: CardSet<French>, because: Because<French>) {
        if !cards.is_empty() {
            self.entered[seat].push(Entered { cards, because });
        }
    }

    fn leave(&mut self, seat: Seat, cards: CardSet<French>) {
        for entered in &mut self.entered[seat] {
            entered.cards = entered.cards.without(cards);
        }
        self.entered[seat].retain(|entered| !entered.cards.is_empty());
    }

    /// Who certainly has nothing in the hand that beats the pile.
    fn cannot_answer(&self, table: &Table, unseen: &Unseen<'_, French>) -> Vec<Fact<French>> {
        let others = table.still_in.iter().filter(|&seat| seat != self.seat);
        let with_hand = others.filter(|&seat| table.hand_size(seat) > 0 && !table.is_choosing());
        let cannot = |about: &Place| {
            let Place::Hand { seat } = *about else { return false };
            let possible = unseen.possible(*about).with(table.known[seat]);
            possible.common(table.pile.fitting()).is_empty()
        };
        let because = Because::counted("ktu:4.1");
        let hands = with_hand.map(|seat| Place::Hand { seat }).filter(cannot);
        hands.map(|about| Fact::new(about, What::CannotAnswer, because)).collect()
    }
}

impl lens::Evidence<Ktu> for Evidence {
    type Face = French;

    fn new(seat: Seat, _: &Table) -> Self {
        Self { seat, entered: BySeat::default(), flipped: None }
    }

    fn hear(&mut self, seq: u32, told: Told<'_, Ktu>) {
        let Told::All(event) = told else { return };
        match *event {
            Public::Dealt { .. } => (self.entered, self.flipped) = (BySeat::default(), None),
            Public::Played { seat, cards } => self.leave(seat, cards),
            Public::Flipped { card, beats, .. } => self.flipped = Some(card).filter(|_| !beats),
            Public::Took { seat, cards } => {
                let own = self.flipped.take().map(CardSet::only).unwrap_or_default();
                let took = Because::did(Code::TookPile, "ktu:3.4", seq, seat);
                let flipped = Because::did(Code::Flipped, "ktu:3.6", seq, seat);
                self.enter(seat, own, flipped);
                let because = if own.is_empty() { took } else { flipped };
                self.enter(seat, cards.without(own), because);
            }
            Public::TookUp { seat, cards } => {
                self.enter(seat, cards, Because::did(Code::TookUp, "ktu:3.5", seq, seat));
            }
            Public::Chose { .. }
            | Public::Opened { .. }
            | Public::PassedOver { .. }
            | Public::Burned { .. }
            | Public::Drew { .. }
            | Public::Out { .. }
            | Public::RoundOver { .. }
            | Public::MatchOver { .. } => {}
        }
    }

    fn facts(&self, view: View<'_, Ktu>) -> Vec<Fact<French>> {
        let (table, mut facts) = (view.table(), Vec::new());
        for seat in table.seats().filter(|&seat| seat != self.seat) {
            let holds = |entered: &Entered| {
                let cards = entered.cards.iter().collect();
                Fact::new(Place::Hand { seat }, What::Holds { cards }, entered.because)
            };
            facts.extend(self.entered[seat].iter().map(holds));
        }
        let hidden = Ktu::hidden(view, &());
        let unseen = Unseen::new(&hidden, |_| &[], table.options.deck(), "ktu:1.1");
        unseen.facts(&mut facts);
        facts.extend(self.cannot_answer(table, &unseen));
        facts
    }

    fn can_answer(game: &Ktu, seat: Seat) -> bool {
        !game.privates[seat].hand.common(game.table.pile.fitting()).is_empty()
    }
}
