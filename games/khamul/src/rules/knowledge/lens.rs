//! What a seat could know in Khamul: which card lies in a slot, if it saw that card, wherever it
//! lay then; who else saw it, and when; and what a reshuffle and counting tell. Nobody has to
//! throw, take, announce or use a power because of a card (3.1, 3.2, 4.1, 5), so nothing else
//! follows.

use kit::lens::{self, Because, Code, Fact, Limit, Place, Unseen, What};
use kit::{CardSet, French, Indexed, Seat, SeatSet, Told, View};

use super::super::cards::CARDS;
use super::super::{Khamul, Public, Secret, Stage, Table};
use super::memory::Memory;
use super::tracker::{Back, Glimpse};

/// What a seat keeps of a round, where something follows from it.
#[derive(Clone, Debug)]
pub struct Evidence {
    seat: Seat,
    seats: SeatSet,
    memory: Memory,
    /// By back: what it cannot be, since it lay elsewhere, or just there, during a reshuffle (3.8).
    limits: [Option<Limit<French>>; CARDS],
}

impl Evidence {
    /// The discard pile but its top is the new draw pile (3.8): nobody can follow its cards, and no
    /// card in a row is one of them.
    fn reshuffled(&mut self, seq: u32, cards: CardSet<French>) {
        let because =
            Because { code: Code::Reshuffled, seq: Some(seq), ..Because::counted("khamul:3.8") };
        let draw = self.memory.tracker().draw_pile();
        for back in (0..CARDS).map(Back::from_index) {
            let limit = &mut self.limits[back.index()];
            let (before, faces) = if draw.contains(back) {
                (CardSet::EMPTY, CardSet::ALL.without(cards))
            } else {
                (limit.map(|limit| limit.faces).unwrap_or_default(), cards)
            };
            *limit = Some(Limit { faces: before.with(faces), most: 0, because });
        }
    }

    fn slot_facts(&self, turns: u32, seat: Seat, at: usize, facts: &mut Vec<Fact<French>>) {
        let tracker = self.memory.tracker();
        let (about, back) = (Place::Slot { seat, at: at as u8 }, tracker.row(seat)[at]);
        // By whom it was seen last in each way.
        let (mut glimpses, mut covered) = (Vec::new(), SeatSet::EMPTY);
        for glimpse in tracker.glimpses(back) {
            let seats = glimpse.seats.without(covered);
            covered = covered.with(seats);
            glimpses.extend(seats.first().map(|first| (first, seats, glimpse)));
        }
        if let Some(card) = self.memory.card_of(back) {
            let own = glimpses.iter().find(|(_, seats, _)| seats.contains(self.seat));
            let because = own.map(|(.., glimpse)| because(glimpse));
            let because = because.unwrap_or(Because::counted("khamul:1.1"));
            facts.push(Fact::new(about, What::Exactly { cards: vec![card] }, because));
        }
        glimpses.sort_unstable_by_key(|&(first, ..)| first);
        for (_, seats, glimpse) in glimpses {
            let (turn, turns_ago) = (glimpse.turn, turns - glimpse.turn);
            facts.push(Fact::new(about, What::SeenBy { seats, turn, turns_ago }, because(glimpse)));
        }
    }

    fn limits_at(&self, place: Place) -> &[Limit<French>] {
        let tracker = self.memory.tracker();
        let back = match place {
            Place::Slot { seat, at } => Some(tracker.row(seat)[usize::from(at)]),
            Place::Drawn { .. } => Some(tracker.in_hand()),
            _ => tracker.draw_pile().first(),
        };
        back.map_or(&[], |back| self.limits[back.index()].as_slice())
    }
}

fn because(glimpse: &Glimpse) -> Because<French> {
    let rule = match glimpse.code {
        Code::Peeked => "khamul:2.2",
        Code::Threw => "khamul:4.3",
        Code::Looked => "khamul:5.1",
        Code::Received => "khamul:5.3",
        _ => "khamul:3.2", // it was drawn or taken
    };
    Because::did(glimpse.code, rule, glimpse.now as u32, glimpse.by)
}

impl lens::Evidence<Khamul> for Evidence {
    type Face = French;

    fn new(seat: Seat, table: &Table) -> Self {
        Self {
            seat,
            seats: SeatSet::all(table.standings.seats()),
            memory: Memory::default(),
            limits: [None; CARDS],
        }
    }

    fn hear(&mut self, seq: u32, told: Told<'_, Khamul>) {
        let event = match told {
            Told::All(event) => Some(event),
            Told::One(Secret::Peeked { .. } | Secret::Drew { .. } | Secret::Looked { .. }) => None,
        };
        super::memory::remember(&mut self.memory, u64::from(seq), self.seat, told);
        match event {
            Some(Public::Dealt { .. }) => self.limits = [None; CARDS],
            Some(Public::Reshuffled { .. }) => self.reshuffled(seq, self.memory.turned_down()),
            _ => {}
        }
    }

    fn facts(&self, view: View<'_, Khamul>) -> Vec<Fact<French>> {
        let (table, mut facts) = (view.table(), Vec::new());
        if !self.memory.remembers(table) {
            return facts;
        }
        for seat in self.seats.iter() {
            for at in 0..table.row_size(seat) {
                self.slot_facts(table.turns, seat, at, &mut facts);
            }
        }
        let seat = table.turn;
        if table.turn_stage() == Stage::Drawn && seat != self.seat {
            let card = self.memory.card_of(self.memory.tracker().in_hand());
            facts.extend(card.map(|card| {
                let what = What::Exactly { cards: vec![card] };
                Fact::new(Place::Drawn { seat }, what, Because::counted("khamul:1.1"))
            }));
        }
        let mut hidden = self.memory.hidden(view);
        // What is known of a single card is said above.
        hidden.places.retain(|place| place.size > 0 || place.about == Place::Draw);
        let limits = |place| self.limits_at(place);
        Unseen::new(&hidden, limits, table.options.deck(), "khamul:1.1").facts(&mut facts);
        facts
    }

    /// From the moves and the states alone, by physical cards.
    fn saw(
        before: &Khamul,
        after: &Khamul,
        mv: Option<(Seat, super::super::Move)>,
    ) -> Vec<(u32, Seat, French)> {
        use super::super::{Move, Slot};
        let seats = || after.table.standings.seats().seats();
        let (turn, mut saw) = (before.table.turns, Vec::new());
        let card = |seat: Seat, slot: Slot| before.rows[seat].cards()[slot.index()];
        for seat in seats() {
            let drawn = after.privates[seat].drawn;
            if drawn != before.privates[seat].drawn {
                saw.extend(drawn.map(|card| (turn, seat, card)));
            }
        }
        match mv {
            Some((seat, Move::Peek(i, j))) => {
                saw.extend([i, j].map(|slot| (turn, seat, card(seat, slot))));
            }
            Some((seat, Move::Look(i))) => saw.push((turn, seat, card(seat, i))),
            Some((seat, Move::Exchange(_, other, j))) => {
                let other = other.seat(after.table.standings.seats()).expect("a legal move");
                saw.push((turn, seat, card(other, j)));
            }
            Some((seat, Move::Snap(i))) => saw.extend(seats().map(|by| (turn, by, card(seat, i)))),
            Some((_, Move::Take)) => {
                let top = before.table.discard.top();
                saw.extend(top.into_iter().flat_map(|top| seats().map(move |by| (turn, by, top))));
            }
            _ => {}
        }
        saw
    }
}
