//! How a match of Khamul goes on: deals, turns, powers, snaps, and the score.

use kit::{BySeat, French, SEATS_MAX, Seat, SeatSet, Tell};

use super::cards::{Pile, Power, matches};
use super::moves::{Move, Order, Slot};
use super::{Khamul, Owed, Private, Public, Secret, Stage, Waiting};

impl Khamul {
    /// Deals a round (2.1).
    pub(super) fn deal_round<T: Tell<Self>>(&mut self, order: &[French], tell: &mut T) {
        self.table.standings.begin_round();
        let standings = &self.table.standings;
        let (seats, dealer) = (standings.seats(), standings.dealer());
        let (round, dealt) = (standings.round(), usize::from(self.table.options.row) * seats.get());
        self.rows = BySeat::default();
        self.privates = BySeat::default();
        for cards in order[..dealt].chunks(seats.get()) {
            for (seat, &card) in seats.seats_from(seats.after(dealer)).zip(cards) {
                self.rows[seat].push(card);
            }
        }
        self.draw = order[dealt..].iter().rev().copied().collect();
        self.low = SeatSet::EMPTY;
        let table = &mut self.table;
        table.row_sizes = BySeat::all(0);
        seats.seats().for_each(|seat| table.row_sizes[seat] = table.options.row);
        table.draw_size = self.draw.len() as u8;
        table.discard = Pile::empty();
        (table.stage, table.interrupted) = (Stage::Look, None);
        table.done = SeatSet::EMPTY;
        table.announcer = None;
        table.turn = seats.after(dealer);
        table.turns = 0;
        table.arranged = BySeat::all(0);
        table.thrown = BySeat::all(0);
        table.thrown_unpaid = BySeat::all(0);
        tell.all(|| Public::Dealt {
            round,
            dealer,
            row_sizes: table.row_sizes.of(seats).to_vec(),
            draw_size: table.draw_size,
            in_play: table.options.in_play(),
        });
    }

    /// Lays down the new draw pile (3.8), and does what waited for it.
    pub(super) fn lay_draw_pile<T: Tell<Self>>(
        &mut self,
        order: &[French],
        owed: Owed,
        tell: &mut T,
    ) {
        let table = &mut self.table;
        let top = table.discard.pop().expect("a reshuffle leaves the top of the discard pile");
        table.discard = Pile::empty();
        table.discard.push(top);
        self.draw = order.iter().rev().copied().collect();
        table.draw_size = order.len() as u8;
        tell.all(|| Public::Reshuffled { draw_size: table.draw_size });
        match owed {
            Owed::Draw => self.draw(self.table.turn, tell),
            Owed::Penalty(seat) => {
                self.receive(seat, tell);
                self.throw_settled(tell);
            }
            Owed::Gift { to, thrown } => {
                self.receive(to, tell);
                self.power_used(thrown, tell);
            }
        }
    }

    #[inline]
    pub(super) fn play_legal<T: Tell<Self>>(&mut self, seat: Seat, mv: Move, tell: &mut T) {
        match mv {
            Move::Snap(slot) => self.throw(seat, slot, tell),
            Move::Done => self.be_done(seat, tell),
            Move::Peek(i, j) => self.peek(seat, [i, j], tell),
            Move::Khamul => self.announce(seat, tell),
            Move::Draw => self.draw(seat, tell),
            Move::Take => self.take(seat, tell),
            Move::Discard => self.discard_drawn(seat, tell),
            Move::Switch(slot) => self.switch(seat, slot, tell),
            Move::Look(slot) => {
                tell.all(|| Public::Looked { seat, slot });
                let card = self.rows[seat].cards()[slot.index()];
                tell.one(seat, || Secret::Looked { slot, card });
                self.power_used(self.thrown(), tell);
            }
            Move::Give(to) => {
                let to = to.seat(self.table.standings.seats());
                self.give(seat, to.expect("a legal move names a seat that is there"), tell);
            }
            Move::Exchange(slot, other, other_slot) => {
                let other = other.seat(self.table.standings.seats());
                let other = other.expect("a legal move names a seat that is there");
                self.exchange(seat, slot, other, other_slot, tell);
            }
            Move::Decline => {
                tell.all(|| Public::Declined { seat });
                self.power_used(self.thrown(), tell);
            }
            Move::Arrange(order) => self.arrange(seat, order, tell),
        }
    }

    /// The first look of a seat (2.2).
    fn peek<T: Tell<Self>>(&mut self, seat: Seat, slots: [Slot; 2], tell: &mut T) {
        tell.all(|| Public::Peeked { seat, slots });
        let cards = slots.map(|slot| self.rows[seat].cards()[slot.index()]);
        tell.one(seat, || Secret::Peeked { slots, cards });
        let table = &mut self.table;
        table.done.insert(seat);
        if table.deciders().is_empty() {
            self.begin_turn(self.table.turn, tell);
        }
    }

    /// The turn of `seat` is next; a seat that can neither draw nor take passes (3.8). Or the round
    /// is over (6.2, 7.7).
    fn begin_turn<T: Tell<Self>>(&mut self, mut seat: Seat, tell: &mut T) {
        loop {
            let table = &mut self.table;
            if table.announcer == Some(seat) {
                return self.end_round(true, tell); // 6.2
            }
            if table.turns >= table.options.turn_limit {
                return self.end_round(false, tell); // 7.7
            }
            table.turn = seat;
            table.stage = Stage::Start;
            tell.all(|| Public::Turn { seat, turns: table.turns });
            if table.announcer.is_none() {
                self.note_low(seat); // 7.2
            }
            let table = &mut self.table;
            if table.can_draw() || table.can_take(seat) {
                return;
            }
            tell.all(|| Public::Passed { seat });
            table.turns += 1;
            seat = table.standings.seats().after(seat);
        }
    }

    /// Notes whether the row of a seat is low as it is now (7.2, 7.3).
    fn note_low(&mut self, seat: Seat) {
        if self.rows[seat].points() <= self.table.options.low() {
            self.low.insert(seat);
        } else {
            self.low.remove(seat);
        }
    }

    /// The turn is over, its snap too (3.7).
    fn end_turn<T: Tell<Self>>(&mut self, tell: &mut T) {
        self.table.turns += 1;
        self.begin_turn(self.table.standings.seats().after(self.table.turn), tell);
    }

    /// The seat announces Khamul instead of a turn (6.1, 6.2).
    fn announce<T: Tell<Self>>(&mut self, seat: Seat, tell: &mut T) {
        self.table.announcer = Some(seat);
        self.note_low(seat); // 7.3: throws can have changed the row in this turn (4.7)
        tell.all(|| Public::Announced { seat });
        self.end_turn(tell);
    }

    /// Takes the top of the draw pile, which is not empty.
    #[inline]
    fn top_of_draw(&mut self) -> French {
        self.table.draw_size -= 1;
        self.draw.pop().expect("as many cards as the table says")
    }

    /// The seat draws, or waits for a new draw pile (3.2, 3.8).
    #[inline]
    fn draw<T: Tell<Self>>(&mut self, seat: Seat, tell: &mut T) {
        if self.table.draw_size == 0 {
            self.table.stage = Stage::Reshuffle(Owed::Draw);
            return;
        }
        let card = self.top_of_draw();
        self.privates[seat].drawn = Some(card);
        self.table.stage = Stage::Drawn;
        tell.all(|| Public::Drew { seat });
        tell.one(seat, || Secret::Drew { card });
    }

    /// The seat takes the top of the discard pile (3.2).
    fn take<T: Tell<Self>>(&mut self, seat: Seat, tell: &mut T) {
        let card = self.table.discard.pop().expect("a seat takes only what is there");
        self.table.stage = Stage::Taken(card);
        tell.all(|| Public::Took { seat, card });
    }

    /// The seat discards what it drew (3.3).
    fn discard_drawn<T: Tell<Self>>(&mut self, seat: Seat, tell: &mut T) {
        let card = self.privates[seat].drawn.take().expect("a seat discards a card that it drew");
        tell.all(|| Public::Discarded { seat, card });
        self.discard(seat, card, tell);
    }

    /// The seat lays the card in hand in a slot, and discards what lay there (3.3, 3.4).
    fn switch<T: Tell<Self>>(&mut self, seat: Seat, slot: Slot, tell: &mut T) {
        let taken = match self.table.stage {
            Stage::Taken(card) => Some(card),
            _ => None,
        };
        let card = taken.or_else(|| self.privates[seat].drawn.take());
        let card = card.expect("a seat switches a card that it has in hand");
        let discarded = self.rows[seat].replace(slot.index(), card);
        tell.all(|| Public::Switched { seat, slot, taken, discarded });
        self.discard(seat, discarded, tell);
    }

    /// A card of the seat on turn goes on the discard pile; its power is used first (3.6), then
    /// comes the snap (3.7).
    #[inline]
    fn discard<T: Tell<Self>>(&mut self, seat: Seat, card: French, tell: &mut T) {
        self.table.discard.push(card);
        if self.can_use(seat, card) {
            self.table.stage = Stage::Power(Waiting { seat, card, thrown: false });
        } else {
            self.open_snap(tell);
        }
    }

    /// Whether this card's power can be used by the seat whose card it was. The black queen's
    /// always can: there is another seat, though nothing may be left to draw (5).
    #[inline]
    fn can_use(&self, seat: Seat, card: French) -> bool {
        let table = &self.table;
        match Power::of(card) {
            None => false,                                 // 5.4
            Some(Power::Look) => table.row_size(seat) > 0, // 5.1
            Some(Power::Give) => true,                     // 5.2
            Some(Power::Exchange) => {
                let foreign = table.others(seat).any(|other| table.row_size(other) > 0);
                table.row_size(seat) > 0 && foreign // 5.3
            }
        }
    }

    /// Whether the power that is waiting is that of a thrown card.
    fn thrown(&self) -> bool {
        matches!(self.table.stage, Stage::Power(Waiting { thrown: true, .. }))
    }

    /// A power was used or declined: the snap opens (3.7), or goes on (4.2).
    fn power_used<T: Tell<Self>>(&mut self, thrown: bool, tell: &mut T) {
        if thrown {
            self.throw_settled(tell);
        } else {
            self.open_snap(tell);
        }
    }

    /// A throw is settled, its power used: the snap goes on (4.2), or what it interrupted (4.7).
    #[inline]
    fn throw_settled<T: Tell<Self>>(&mut self, tell: &mut T) {
        let Some(stage) = self.table.interrupted.take() else {
            return self.go_on_with_snap(tell);
        };
        let table = &mut self.table;
        table.stage = stage;
        let seat = table.turn;
        if stage == Stage::Start && !table.can_draw() && !table.can_take(seat) {
            tell.all(|| Public::Passed { seat }); // 3.8
            self.end_turn(tell);
        }
    }

    /// Another seat takes the top of the draw pile (5.2), or waits for a new one (3.8).
    fn give<T: Tell<Self>>(&mut self, seat: Seat, to: Seat, tell: &mut T) {
        let thrown = self.thrown();
        tell.all(|| Public::Gave { seat, to });
        if self.table.must_reshuffle() {
            self.table.stage = Stage::Reshuffle(Owed::Gift { to, thrown });
            return;
        }
        self.receive(to, tell);
        self.power_used(thrown, tell);
    }

    /// The seat exchanges a slot, and looks at what it received (5.3).
    fn exchange<T: Tell<Self>>(
        &mut self,
        seat: Seat,
        slot: Slot,
        other: Seat,
        other_slot: Slot,
        tell: &mut T,
    ) {
        let own = self.rows[seat].cards()[slot.index()];
        let card = self.rows[other].replace(other_slot.index(), own);
        self.rows[seat].replace(slot.index(), card);
        tell.all(|| Public::Exchanged { seat, slot, other, other_slot });
        tell.one(seat, || Secret::Looked { slot, card });
        self.power_used(self.thrown(), tell);
    }

    /// The seat takes the top of the draw pile unseen at the end of its row, or nothing if nothing
    /// is left (4.3, 5.2).
    #[inline]
    fn receive<T: Tell<Self>>(&mut self, seat: Seat, tell: &mut T) {
        let drawn = self.table.draw_size > 0;
        if drawn {
            let card = self.top_of_draw();
            self.rows[seat].push(card);
            self.table.row_sizes[seat] += 1;
        }
        tell.all(|| Public::Received { seat, drawn });
    }

    /// The snap opens; a seat that can throw nothing is done (4.1, 4.4).
    fn open_snap<T: Tell<Self>>(&mut self, tell: &mut T) {
        let table = &self.table;
        let seats = table.standings.seats().seats();
        self.table.done = seats.filter(|&seat| table.throws_no_more(seat)).collect();
        self.go_on_with_snap(tell);
    }

    /// The snap goes on, or ends as every seat is done (4.4).
    #[inline]
    fn go_on_with_snap<T: Tell<Self>>(&mut self, tell: &mut T) {
        self.table.stage = Stage::Snap;
        if self.table.deciders().is_empty() {
            self.end_turn(tell);
        }
    }

    /// The seat throws a slot (4.1 to 4.3), in a snap or outside one (4.7).
    #[inline]
    fn throw<T: Tell<Self>>(&mut self, seat: Seat, slot: Slot, tell: &mut T) {
        let table = &mut self.table;
        if table.stage != Stage::Snap {
            table.interrupted = Some(table.stage);
            table.thrown[seat] += 1; // 4.7
        } else if table.draw_size == 0 {
            table.thrown_unpaid[seat] += 1; // 4.4
        }
        let top = table.discard.top().expect("a throw is aimed at a card");
        let card = self.rows[seat].cards()[slot.index()];
        let matches = matches(table.options.by_value, card, top);
        tell.all(|| Public::Threw { seat, slot, card, matches });
        if !matches {
            // 4.3
            if table.throws_no_more(seat) {
                table.done.insert(seat); // 4.4
            }
            if table.must_reshuffle() {
                table.stage = Stage::Reshuffle(Owed::Penalty(seat));
            } else {
                self.receive(seat, tell);
                self.throw_settled(tell);
            }
            return;
        }
        self.rows[seat].remove(slot.index());
        table.row_sizes[seat] -= 1;
        table.discard.push(card);
        if table.throws_no_more(seat) {
            table.done.insert(seat); // 4.4
        }
        if self.can_use(seat, card) {
            self.table.stage = Stage::Power(Waiting { seat, card, thrown: true }); // 4.2
        } else {
            self.throw_settled(tell);
        }
    }

    /// The seat is done with this snap (4.4).
    #[inline]
    fn be_done<T: Tell<Self>>(&mut self, seat: Seat, tell: &mut T) {
        self.table.done.insert(seat);
        tell.all(|| Public::Done { seat });
        self.go_on_with_snap(tell);
    }

    /// The seat rearranges its row (8.1).
    fn arrange<T: Tell<Self>>(&mut self, seat: Seat, order: Order, tell: &mut T) {
        self.rows[seat].arrange(order.slots().iter().map(|slot| slot.index()));
        self.table.arranged[seat] += 1;
        tell.all(|| Public::Arranged { seat, slots: order.slots().to_vec() });
    }

    /// All cards are turned up and counted; `announced` if the turn came back to the announcer (7).
    #[inline]
    fn end_round<T: Tell<Self>>(&mut self, announced: bool, tell: &mut T) {
        self.privates = BySeat::all(Private::default());
        let seats = self.table.standings.seats();
        let scores = self.round_scores(announced);
        let standings = &mut self.table.standings;
        standings.end_round(scores);
        tell.all(|| Public::TurnedUp {
            rows: seats.seats().map(|seat| self.rows[seat].cards().to_vec()).collect(),
        });
        tell.all(|| Public::RoundOver(standings.round_over()));
        let target = i32::from(self.table.options.target);
        if standings.scores().iter().any(|&score| score >= target) {
            standings.end_match(standings.lowest()); // 7.6
            tell.all(|| Public::MatchOver(standings.match_over()));
        }
    }

    /// What each seat gets for the round (7.1 to 7.5).
    fn round_scores(&self, announced: bool) -> BySeat<i32, SEATS_MAX> {
        let table = &self.table;
        let seats = table.standings.seats();
        let mut counts = BySeat::all(0);
        for seat in seats.seats() {
            let points = self.rows[seat].points();
            let (low, was_low) = (points <= table.options.low(), self.low.contains(seat));
            counts[seat] = i32::from(points); // 7.1
            if announced && table.announcer != Some(seat) && low && was_low {
                counts[seat] = table.options.missed.into(); // 7.2
            }
            if announced && table.announcer == Some(seat) && !low && !was_low {
                counts[seat] += i32::from(table.options.false_khamul); // 7.3
            }
        }
        let lowest = counts.of(seats).iter().copied().min();
        for seat in seats.seats() {
            if Some(counts[seat]) == lowest {
                counts[seat] = 0; // 7.4
            }
            if self.rows[seat].is_empty() {
                counts[seat] = -i32::from(table.options.empty_row); // 7.5
            }
        }
        counts
    }
}
