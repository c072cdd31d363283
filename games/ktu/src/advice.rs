//! What a friend advises in KTU: a move in words, and why.

use serde::Serialize;

use kit::speech::{rank, texts};
use kit::{CardSet, French, Game as _, Message, Put, Rank, View};

use crate::{Ktu, Move, Play};

/// So many cards of a hand are named as worth keeping.
const NAMED: usize = 3;

/// Why a move is good, as far as its seat knows.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Reason {
    /// No card is left (3.7).
    Out,
    /// The pile leaves the game, and the seat plays again (5.1, 5.6).
    Burns,
    /// A seat is passed over (5.5).
    Skips { seat: Put },
    /// The seat would have to take the pile (3.4).
    Spares { count: u8 },
    /// The next seat must go lower (5.4).
    Lower { seat: Put },
    /// Better cards stay in the hand.
    Keeps { cards: Put },
    /// Several cards go at once.
    Several { count: u8 },
    /// Nothing lower fits.
    Lowest,
    /// Open cards are played last (3.5).
    Strong,
    /// Nobody knows a closed card (7.3).
    Blind,
}

pub(crate) fn advice(view: View<'_, Ktu>, mv: Move) -> Vec<Message> {
    let said = match mv {
        Move::Open(choice) => {
            Message::plain("move-ktu-open").with("cards", Put::Ranks(texts(choice.cards().iter())))
        }
        Move::Play(play) => Message::plain("move-ktu-play")
            .with("count", play.size())
            .with("rank", rank(play.rank().letter())),
        Move::Flip(at) => Message::plain("move-ktu-flip").with("slot", Put::Slot(at.into())),
        Move::Take => Message::plain("move-ktu-take").with("count", view.table().pile.size()),
    };
    let reason = match mv {
        Move::Open(choice) => match keeps(view, choice.cards()) {
            Some(_) => Some(Reason::Strong),
            None => keeps(view, view.private().hand.without(choice.cards())),
        },
        Move::Play(play) => played(view, play),
        Move::Flip(_) => Some(Reason::Blind),
        Move::Take => keeps(view, fitting(view)),
    };
    let reason = reason.map(|reason| Message::of("because-ktu", &reason));
    [said].into_iter().chain(reason).collect()
}

fn played(view: View<'_, Ktu>, play: Play) -> Option<Reason> {
    let (table, seat) = (view.table(), view.seat());
    let (powers, rank, count) = (&table.powers, play.rank(), play.size());
    let [_, _, lower, skip, _] = powers.ranks();
    let next = || table.still_in.after(seat).filter(|&next| next != seat).map(Put::Seat);
    let rest = view.private().hand.without(play.cards());
    let fitting = fitting(view);
    let others = fitting.iter().any(|card| card.rank() != rank);
    let spared = table.pile.size();
    if rest.is_empty()
        && table.draw_size() == 0
        && table.open[seat].is_empty()
        && table.closed_size(seat) == 0
    {
        return Some(Reason::Out);
    }
    if powers.burns(play) {
        return Some(Reason::Burns);
    }
    if skip == Some(rank)
        && let Some(seat) = next()
    {
        return Some(Reason::Skips { seat });
    }
    if !others && spared > 0 {
        return Some(Reason::Spares { count: spared });
    }
    if lower == Some(rank)
        && let Some(seat) = next()
    {
        return Some(Reason::Lower { seat });
    }
    let several = || (count > 1).then_some(Reason::Several { count });
    let is_lowest = fitting.iter().all(|card| powers.is_free(card.rank()) || card.rank() >= rank);
    let lowest = || (is_lowest && !powers.is_free(rank)).then_some(Reason::Lowest);
    let kept = if powers.is_free(rank) { None } else { keeps(view, rest) };
    kept.or_else(several).or_else(lowest)
}

/// The cards of the hand that may be played.
fn fitting(view: View<'_, Ktu>) -> CardSet<French> {
    let mut moves = Vec::new();
    Ktu::legal_moves(view, &mut moves);
    let plays = moves.into_iter().filter_map(|mv| match mv {
        Move::Play(play) => Some(play.cards()),
        _ => None,
    });
    plays.fold(CardSet::EMPTY, |all, cards| all.with(cards))
}

/// The best of these cards stay, one of a rank; `None` if none is strong.
fn keeps(view: View<'_, Ktu>, cards: CardSet<French>) -> Option<Reason> {
    let powers = &view.table().powers;
    let mut ranks: Vec<Rank> = Rank::ALL.to_vec();
    ranks.sort_by_key(|&rank| std::cmp::Reverse((powers.is_free(rank), rank)));
    ranks.retain(|&rank| powers.is_free(rank) || rank >= Rank::Jack);
    let one = |rank: &Rank| cards.iter().find(|card| card.rank() == *rank);
    let best: Vec<French> = ranks.iter().filter_map(one).take(NAMED).collect();
    (!best.is_empty()).then(|| Reason::Keeps { cards: Put::Ranks(texts(best)) })
}
