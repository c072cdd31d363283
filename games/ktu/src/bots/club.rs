//! A club player at KTU: every rank that beats the pile has a price, and so has taking the pile.
//!
//! The prices ([`Prices`]) depend on how far the seat has come: while it draws, a card played is
//! replaced, so only what it keeps counts; later every card played is one less. They were found by
//! trial: changed at random, and kept if they won more rounds against novices and against the
//! former prices.

use kit::{CardSet, French, Rank, Seat, View};

use crate::{Choice, Ktu, Move, Play, Powers};

use super::prices::{FEW, MANY, Prices, TWO};

const TOP: CardSet<French> = CardSet::of_rank(Rank::King).with(CardSet::of_rank(Rank::Ace));

#[inline]
pub(crate) fn prices(view: View<'_, Ktu>) -> &'static Prices {
    if view.table().standings.seats().get() == 2 { &TWO } else { &MANY }
}

#[inline]
pub(crate) fn choose(view: View<'_, Ktu>, prices: &Prices) -> Move {
    let (table, hand, seat) = (view.table(), view.private().hand, view.seat());
    if table.is_choosing() {
        return open(&table.powers, hand, prices);
    }
    if hand.is_empty() {
        return Move::Flip(0); // closed cards look the same from behind
    }
    if let Some(mv) = out(view) {
        return mv;
    }
    let pile = &table.pile;
    let mut left = hand.common(pile.fitting());
    let Some(mut first) = left.first() else { return Move::Take };
    let draws = table.draw_size() > 0;
    let stage = if draws { 0 } else { 1 + usize::from(table.open[seat].is_empty()) };
    let in_danger = table.still_in.len() > 1 && cards_of_next(view) <= FEW;
    let on_pile = i32::from(pile.size());
    let mut best = (i32::MAX, CardSet::EMPTY);
    loop {
        let rank = first.rank();
        let all = left.common(CardSet::of_rank(rank));
        left = left.without(all);
        let price_as = like(&table.powers, rank) as usize;
        let more = prices.more[stage][usize::from(table.powers.is_free(rank))];
        let cards = if more <= 0 { all } else { CardSet::only(first) };
        let mut price = prices.card[stage][price_as] + more * (cards.len() as i32 - 1);
        if table.powers.burns(Play::of(cards)) {
            price += prices.burn[stage][0] + prices.burn[stage][1] * on_pile;
        }
        if in_danger {
            price += prices.danger[price_as];
        }
        if !draws && cards == hand {
            price += prices.last[price_as];
        }
        if price < best.0 {
            best = (price, cards);
        }
        match left.first() {
            Some(next) => first = next,
            None => break,
        }
    }
    if !pile.is_empty() {
        let [once, each, power, top] = prices.take[stage];
        let cards = pile.cards();
        let price = once
            + each * on_pile
            + power * cards.common(table.powers.free_cards()).len() as i32
            + top * cards.common(TOP).len() as i32;
        if price < best.0 {
            return Move::Take;
        }
    }
    Move::Play(Play::of(best.1))
}

/// The play with which the seat is certainly out (3.7), if it has one.
#[inline]
pub(crate) fn out(view: View<'_, Ktu>) -> Option<Move> {
    let (table, hand) = (view.table(), view.private().hand);
    let rank = hand.first()?.rank();
    let is_one_rank = CardSet::of_rank(rank).contains_all(hand);
    let is_last = table.draw_size() == 0 && cards_of(view, view.seat()) == hand.len();
    let fits = table.pile.fitting().contains_all(hand);
    (is_one_rank && is_last && fits).then(|| Move::Play(Play::of(hand)))
}

/// How many cards the next seat that is still in has.
#[inline]
fn cards_of_next(view: View<'_, Ktu>) -> usize {
    let (table, seats) = (view.table(), view.table().standings.seats());
    let mut next = seats.after(view.seat());
    while !table.still_in.contains(next) {
        next = seats.after(next);
    }
    cards_of(view, next)
}

#[inline]
fn cards_of(view: View<'_, Ktu>, seat: Seat) -> usize {
    let table = view.table();
    table.hand_size(seat) + table.open[seat].len() + table.closed_size(seat)
}

fn open(powers: &Powers, hand: CardSet<French>, prices: &Prices) -> Move {
    let (mut chosen, mut left) = (CardSet::EMPTY, hand);
    for _ in 0..3 {
        let worth = |card: &French| prices.open[like(powers, card.rank()) as usize];
        if let Some(card) = left.iter().max_by_key(worth) {
            left.remove(card);
            chosen.insert(card);
        }
    }
    Move::Open(Choice::of(chosen).expect("more than three cards are dealt"))
}

/// The rank for which the prices stand: where a variant gives powers to other ranks, the one that
/// usually has the same power, and of the ordinary ones the one about as high among them.
#[inline]
pub(crate) fn like(powers: &Powers, rank: Rank) -> Rank {
    if powers.are_usual() { rank } else { like_usual(powers, rank) }
}

#[cold]
fn like_usual(powers: &Powers, rank: Rank) -> Rank {
    use Rank::{Ace, Eight, Five, Four, Jack, King, Nine, Queen, Seven, Six, Ten, Three, Two};
    const ORDINARY: [Rank; 8] = [Four, Five, Six, Nine, Jack, Queen, King, Ace];
    let ranks = powers.ranks();
    if let Some(power) = ranks.iter().position(|&other| other == Some(rank)) {
        return [Two, Three, Seven, Eight, Ten][power];
    }
    let ordinary = Rank::ALL.into_iter().filter(|&other| !ranks.contains(&Some(other)));
    let place = ordinary.clone().position(|other| other == rank).unwrap_or(0);
    ORDINARY[place * (ORDINARY.len() - 1) / (ordinary.count() - 1).max(1)]
}
