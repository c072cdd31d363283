//! What a seat could know in Kartel. Nobody ever has to play a set because it is held (3.2), so
//! nothing follows from a pass or from what was led; what follows is counting: which cards are
//! left, and what they cannot beat.

use kit::lens::{self, Because, Code, Fact, Group, Place, Unseen, What};
use kit::{Knows as _, Message, Seat, Told, View};

use super::super::cards::{Card, Rank, Suit};
use super::super::list::can_follow;
use super::super::{Kartel, Table};
use super::Memory;

impl lens::Face for Card {
    fn groups() -> Vec<Group<Self>> {
        let suit = |suit: Suit| Group {
            name: Message::plain(format!("suit-{}", suit.name())).into(),
            faces: Rank::ALL.into_iter().map(|rank| Self::new(rank, suit)).collect(),
        };
        let rank = |rank: Rank| Group {
            name: rank.letter().to_string().into(),
            faces: Suit::ALL.into_iter().map(|suit| Self::new(rank, suit)).collect(),
        };
        Suit::ALL.into_iter().map(suit).chain(Rank::ALL.into_iter().map(rank)).collect()
    }
}

/// What a seat keeps of a round besides its view: nothing follows from events but what lies open.
#[derive(Clone, Copy, Debug)]
pub struct Evidence {
    seat: Seat,
}

impl Evidence {
    fn cannot_answer(&self, table: &Table, unseen: &Unseen<'_, Card>, facts: &mut Vec<Fact<Card>>) {
        let (Some(last), Some(by)) = (table.last.as_ref(), table.last_seat()) else { return };
        let counted = Because::counted("kartel:3.2");
        let left = unseen.cards().faces();
        if !can_follow(left.bits(), last) {
            facts.push(Fact::new(Place::Hidden, What::CannotAnswer, counted));
            return;
        }
        let seats = table.standings.seats().seats();
        for seat in seats.filter(|&seat| seat != self.seat && seat != by) {
            let about = Place::Hand { seat };
            let possible = unseen.possible(about);
            if table.hand_size(seat) < last.line().size() {
                let because = Because { code: Code::TooFew, ..counted };
                facts.push(Fact::new(about, What::CannotAnswer, because));
            } else if possible != left && !can_follow(possible.bits(), last) {
                facts.push(Fact::new(about, What::CannotAnswer, counted));
            }
        }
    }
}

impl lens::Evidence<Kartel> for Evidence {
    type Face = Card;

    fn new(seat: Seat, _: &Table) -> Self {
        Self { seat }
    }

    fn hear(&mut self, _: u32, _: Told<'_, Kartel>) {}

    fn facts(&self, view: View<'_, Kartel>) -> Vec<Fact<Card>> {
        let (table, mut facts) = (view.table(), Vec::new());
        let hidden = Kartel::hidden(view, &Memory::default());
        let unseen = Unseen::new(&hidden, |_| &[], table.deck(), "kartel:1.1");
        unseen.facts(&mut facts);
        self.cannot_answer(table, &unseen, &mut facts);
        facts
    }

    fn can_answer(game: &Kartel, seat: Seat) -> bool {
        let Some(last) = game.table.last.as_ref() else { return true };
        let mut moves = Vec::new();
        super::super::list::follow(game.hands[seat].hand.bits(), last, &mut moves);
        moves.iter().any(|mv| !mv.is_pass())
    }
}
