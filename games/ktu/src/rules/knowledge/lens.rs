//! What a seat could know in KTU: the cards that all saw enter a hand, until they are played (7.3),
//! and what counting adds. Taking is allowed to whoever could play (3.4), and nobody has to play a
//! card because it is held, so nothing else follows.

use kit::lens::{self, Because, Code, Copies, Fact, Place, Spot, Unseen, What};
use kit::{BySeat, CardSet, French, Seat, Told, View};

use super::super::{Ktu, OPEN, Public, SEATS, Table};

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
        let (table, own, mut facts) = (view.table(), view.private(), Vec::new());
        let mut seen = own.hand.with(own.choice).with(table.pile.cards()).with(table.burned);
        for seat in table.seats() {
            seen = seen.with(table.known[seat]).with(table.open[seat]);
        }
        let known: Vec<Vec<French>> =
            table.seats().map(|seat| table.known[seat].iter().collect()).collect();
        let spot = |about, size| Spot { about, size, known: &[], limits: &[] };
        let mut spots = Vec::new();
        for seat in table.seats() {
            if seat != self.seat {
                let because = |entered: &Entered| {
                    let cards = entered.cards.iter().collect();
                    Fact::new(Place::Hand { seat }, What::Holds { cards }, entered.because)
                };
                facts.extend(self.entered[seat].iter().map(because));
                let has_chosen = table.is_choosing() && !table.choosing.contains(seat);
                let chosen = if has_chosen { OPEN } else { 0 };
                let size = table.hand_size(seat) - table.known[seat].len() - chosen;
                let known = &known[seat.index()][..];
                spots.push(Spot { known, ..spot(Place::Hand { seat }, size) });
                spots.push(spot(Place::Choice { seat }, chosen));
            }
            spots.push(spot(Place::Closed { seat }, table.closed_size(seat)));
        }
        spots.push(spot(Place::Draw, table.draw_size()));
        let deck = table.options.deck();
        let left = Copies::once(deck.without(seen));
        let unseen = Unseen::new(left, spots, deck, "ktu:1.1");
        unseen.facts(&mut facts);
        facts.extend(self.cannot_answer(table, &unseen));
        facts
    }

    fn places(&self, game: &Ktu) -> Vec<Place> {
        let all = game.table.seats();
        let closed = all.clone().map(|seat| Place::Closed { seat });
        let others = all.filter(|&seat| seat != self.seat);
        let hands = others.flat_map(|seat| [Place::Hand { seat }, Place::Choice { seat }]);
        closed.chain(hands).chain([Place::Draw]).collect()
    }

    fn lie_at(&self, game: &Ktu, place: Place) -> Vec<French> {
        let table = &game.table;
        match place {
            Place::Hand { seat } => game.privates[seat].hand.iter().collect(),
            Place::Choice { seat } => game.privates[seat].choice.iter().collect(),
            Place::Closed { seat } => game.closed(seat).to_vec(),
            Place::Draw => game.draw().to_vec(),
            Place::Hidden => {
                let others = table.seats().filter(|&seat| seat != self.seat).flat_map(|seat| {
                    let private = game.privates[seat];
                    private.hand.without(table.known[seat]).with(private.choice).iter()
                });
                let closed = table.seats().flat_map(|seat| game.closed(seat).iter().copied());
                others.chain(closed).chain(game.draw().iter().copied()).collect()
            }
            _ => unreachable!("this game has no such place"),
        }
    }

    fn can_answer(game: &Ktu, seat: Seat) -> bool {
        !game.privates[seat].hand.common(game.table.pile.fitting()).is_empty()
    }
}
