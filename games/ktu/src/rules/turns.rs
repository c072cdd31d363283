//! What a move does in KTU: choices (ktu:2.2), turns (3, 5) and the end of a round (6).

use kit::{BySeat, CardSet, French, Seat, Tell};

use super::pile::Play;
use super::{Ktu, Public, Secret, Table};

impl Table {
    /// The next seat after `seat` that is still in (3.7).
    #[inline]
    fn next_in(&self, seat: Seat) -> Seat {
        self.still_in.after(seat).expect("the round goes on only while somebody is in")
    }

    /// The other seats still in that are passed over one by one after `seat` (5.5).
    #[inline]
    fn passed_over(&self, seat: Seat, count: u8) -> impl Iterator<Item = Seat> {
        let mut last = seat;
        (0..count).map(move |_| {
            last = self.next_in(last);
            if last == seat {
                last = self.next_in(last); // only the others are counted
            }
            last
        })
    }

    /// How many seats a play passes over (5.5).
    #[inline]
    fn passes_over(&self, play: Play) -> u8 {
        match (self.powers.skips(play), self.options.eights_each) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => play.size(),
        }
    }
}

impl Ktu {
    /// The seat chooses its open cards; the last choice shows all of them (2.2).
    pub(super) fn choose<T: Tell<Self>>(
        &mut self,
        seat: Seat,
        cards: CardSet<French>,
        tell: &mut T,
    ) {
        let private = &mut self.privates[seat];
        private.hand = private.hand.without(cards);
        private.choice = cards;
        let table = &mut self.table;
        table.choosing.remove(seat);
        tell.all(|| Public::Chose { seat });
        if table.is_choosing() {
            return;
        }
        let seats = table.standings.seats();
        for seat in seats.seats() {
            table.open[seat] = std::mem::take(&mut self.privates[seat].choice);
            table.hand_sizes[seat] = table.options.hand;
        }
        tell.all(|| Public::Opened { open: table.open.of(seats).to_vec() });
    }

    /// The seat plays cards from its hand (3.2).
    #[inline]
    pub(super) fn play_cards<T: Tell<Self>>(&mut self, seat: Seat, play: Play, tell: &mut T) {
        let (private, table) = (&mut self.privates[seat], &mut self.table);
        let cards = play.cards();
        debug_assert!(private.hand.contains_all(cards), "a seat plays cards that it holds");
        private.hand = private.hand.without(cards);
        table.known[seat] = table.known[seat].without(cards);
        table.hand_sizes[seat] -= play.size();
        tell.all(|| Public::Played { seat, cards });
        self.lay(seat, play, tell);
    }

    /// The seat turns a closed card over, and plays it if it beats the pile (3.6, 5.7).
    pub(super) fn flip<T: Tell<Self>>(&mut self, seat: Seat, index: u8, tell: &mut T) {
        let (closed, table) = (&mut self.closed[seat], &mut self.table);
        let card = closed[usize::from(index)];
        closed.copy_within(usize::from(index) + 1.., usize::from(index));
        table.closed_sizes[seat] -= 1;
        let beats = table.pile.fitting().contains(card);
        tell.all(|| Public::Flipped { seat, index, card, beats });
        let cards = CardSet::only(card);
        if beats {
            self.lay(seat, Play::of(cards), tell);
        } else {
            self.take(seat, cards, tell);
        }
    }

    /// All cards of the pile go to the seat's hand, and `more` with them; its turn ends (3.4, 3.6).
    #[inline]
    pub(super) fn take<T: Tell<Self>>(&mut self, seat: Seat, more: CardSet<French>, tell: &mut T) {
        let (private, table) = (&mut self.privates[seat], &mut self.table);
        let cards = table.pile.cards().with(more);
        private.hand = private.hand.with(cards);
        table.known[seat] = table.known[seat].with(cards);
        table.hand_sizes[seat] += table.pile.size() + u8::from(!more.is_empty());
        table.pile.clear();
        tell.all(|| Public::Took { seat, cards });
        table.turn = table.next_in(seat);
        self.end_turn(tell);
    }

    /// Cards that beat the pile are laid on it and do what they do (5); the seat then draws (3.3),
    /// takes up its open cards (3.5), and may be out (3.7).
    #[inline]
    fn lay<T: Tell<Self>>(&mut self, seat: Seat, play: Play, tell: &mut T) {
        let table = &mut self.table;
        table.pile.push(play, &table.powers);
        let burns = table.powers.burns(play);
        if burns {
            tell.all(|| Public::Burned { cards: table.pile.cards() });
            table.burned = table.burned.with(table.pile.cards());
            table.pile.clear();
        }
        self.draw_up(seat, tell);
        if self.privates[seat].hand.is_empty() && self.finish_hand(seat, tell) {
            return self.end_round(true, tell);
        }
        let table = &mut self.table;
        if !burns {
            let count = table.passes_over(play); // 5.5
            let last = table.passed_over(seat, count).last();
            if last.is_some() {
                tell.all(|| Public::PassedOver { seats: table.passed_over(seat, count).collect() });
            }
            table.turn = table.next_in(last.unwrap_or(seat));
        } else if !table.still_in.contains(seat) {
            table.turn = table.next_in(seat); // 5.1, with `play_on`
        }
        self.end_turn(tell);
    }

    /// The seat draws until its hand is as large as after the choice, or the draw pile is empty
    /// (3.3).
    #[inline]
    fn draw_up<T: Tell<Self>>(&mut self, seat: Seat, tell: &mut T) {
        let (private, table) = (&mut self.privates[seat], &mut self.table);
        let due = table.options.hand.saturating_sub(table.hand_sizes[seat]).min(table.draw_size);
        if due == 0 {
            return;
        }
        let mut cards = CardSet::EMPTY;
        for _ in 0..due {
            table.draw_size -= 1;
            cards.insert(self.draw[usize::from(table.draw_size)]);
        }
        private.hand = private.hand.with(cards);
        table.hand_sizes[seat] += due;
        tell.all(|| Public::Drew { seat, count: due });
        tell.one(seat, || Secret::Drew { cards });
    }

    /// The seat's hand is empty, and so is the draw pile: it takes its open cards up (3.5), or goes
    /// on with its closed ones (3.6), or is out (3.7). Returns whether the round is over with that.
    fn finish_hand<T: Tell<Self>>(&mut self, seat: Seat, tell: &mut T) -> bool {
        let table = &mut self.table;
        let open = std::mem::take(&mut table.open[seat]);
        if !open.is_empty() {
            self.privates[seat].hand = open;
            table.known[seat] = open;
            table.hand_sizes[seat] = open.len() as u8;
            tell.all(|| Public::TookUp { seat, cards: open });
            return false;
        }
        if table.closed_sizes[seat] > 0 {
            return false;
        }
        table.places[usize::from(table.places_len)] = seat;
        table.places_len += 1;
        table.still_in.remove(seat);
        tell.all(|| Public::Out { seat, place: table.places_len });
        !table.options.play_on || table.still_in.len() == 1
    }

    /// A turn more; the round that reaches its limit ends without a winner (6.3).
    #[inline]
    fn end_turn<T: Tell<Self>>(&mut self, tell: &mut T) {
        self.table.turns += 1;
        if self.table.turns == self.table.options.turn_limit {
            self.end_round(false, tell);
        }
    }

    /// The round is over, and won, or not because it reached its limit (6).
    #[cold]
    fn end_round<T: Tell<Self>>(&mut self, won: bool, tell: &mut T) {
        let table = &mut self.table;
        let seats = table.standings.seats();
        let mut scores = BySeat::all(0);
        if won {
            table.turns += 1;
            table.winner = table.places().first().copied();
            for (place, &seat) in table.places().iter().enumerate() {
                let after = if table.options.play_on { seats.get() - 1 - place } else { 1 };
                scores[seat] = after as i32; // 6.1
            }
        }
        table.standings.end_round(scores);
        tell.all(|| Public::RoundOver(table.standings.round_over()));
        if table.standings.round() == table.options.rounds {
            table.standings.end_match(table.standings.most_points()); // 6.2
            tell.all(|| Public::MatchOver(table.standings.match_over()));
        }
    }
}
