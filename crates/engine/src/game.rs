//! What a game is: a pure state machine whose state is stored by who knows it.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use thiserror::Error;

use crate::options::{OptionSpec, OptionsError, Settings, Value};
use crate::rng::Rng;
use crate::seat::{Direction, Seat, SeatCount, SeatSet};
use crate::standings::{Chance, Standings, ToAct};
use crate::tell::{Events, Tell};
use crate::text::TextError;
use crate::view::{Sight, State, View};

/// Why a move is illegal: usually an enum with a variant for each reason, which serde writes in
/// kebab case, so that [`Message::of`](crate::Message::of) can name it.
pub trait Refusal: Copy + Debug + PartialEq + Serialize {
    /// The number of the clause that the move breaks, such as `4.3`.
    fn clause(&self) -> &'static str;
}

/// A card game as a state machine. The implementing type is the state of a whole match: the full
/// truth, never serialized, and without any randomness, clock or input of its own.
///
/// Whatever answers a seat's question takes a [`View`]; only what changes the truth takes the
/// [`State`]. Code that plays a match calls the methods of [`GameExt`], which check what they are
/// given; the methods here trust their callers.
///
/// The [crate's example](crate) implements a whole game.
pub trait Game: State + Events + Debug + Send + Sync + 'static {
    /// The game's name in text: small letters, words joined by hyphens.
    const ID: &'static str;
    /// The game's name for people.
    const NAME: &'static str;
    /// How many seats a table may have.
    const SEATS: RangeInclusive<usize>;
    /// The best number of seats. By default four, or the most seats where there are fewer.
    const SEATS_BEST: usize = if *Self::SEATS.end() < 4 { *Self::SEATS.end() } else { 4 };
    /// Which way play goes round the table, seen from above. By default clockwise.
    const DIRECTION: Direction = Direction::Clockwise;
    /// The game's options, in the order of its rules. By default none; a game that has some also
    /// implements [`options`](Self::options).
    const OPTIONS: &'static [OptionSpec] = &[];
    /// Options, each with a value, that make a match short enough for tests. By default none.
    const SHORT: &'static [(&'static str, &'static str)] = &[];

    /// A physical card. Cards that look alike differ here by a copy number that their text drops.
    type Card: Copy + Ord + Debug + Display + FromStr<Err = TextError> + Send + Sync;
    /// A move as somebody names it: in any order, perhaps of cards that are named twice or that
    /// nobody holds. Only [`check`](Self::check) makes it a [`Move`](Self::Move).
    type Proposed: Clone
        + Debug
        + Display
        + PartialEq
        + From<Self::Move>
        + FromStr<Err = TextError>
        + Send
        + Sync;
    /// One decision of one seat, checked or listed. `Ord` is the canonical order of lists of moves,
    /// and no strength.
    type Move: Copy + Ord + Debug + Display + Send + Sync;
    /// Why a move is illegal.
    type Refusal: Refusal;
    /// What a state or a view looks like as JSON, besides the fields that all games share.
    type Shown: Serialize;

    /// A match before its first deal. `seats` and `dealer` were checked by
    /// [`GameExt::table_for`].
    ///
    /// # Errors
    ///
    /// If the settings and the seats do not go together.
    fn new(settings: &Settings, seats: SeatCount, dealer: Seat) -> Result<Self, OptionsError>;

    /// Every option with its value, defaults filled in, in the order of [`OPTIONS`](Self::OPTIONS).
    ///
    /// The provided method is for games without options; for others it does not compile.
    fn options(_table: &Self::Table) -> Vec<(&'static str, Value)> {
        const { assert!(Self::OPTIONS.is_empty(), "a game with `OPTIONS` implements `options`") };
        Vec::new()
    }

    /// Scores, round and phase.
    fn standings(table: &Self::Table) -> &Standings;

    /// Whether low scores are good.
    fn low_wins(table: &Self::Table) -> bool;

    /// Who has a decision now.
    fn to_act(table: &Self::Table) -> ToAct;

    /// Adds every legal move of the view's seat to `moves`, in canonical order; none if it has
    /// nothing to decide.
    fn legal_moves(view: View<'_, Self>, moves: &mut Vec<Self::Move>);

    /// A legal move of the view's seat, each as likely as the others; `None` if it has none.
    /// `scratch` is space for a list; what it holds before and after means nothing.
    fn random_move(
        view: View<'_, Self>,
        rng: &mut Rng,
        scratch: &mut Vec<Self::Move>,
    ) -> Option<Self::Move> {
        scratch.clear();
        Self::legal_moves(view, scratch);
        rng.choose(scratch).copied()
    }

    /// The move that the view's seat, which has a decision to make, may play as `mv` names it.
    ///
    /// # Errors
    ///
    /// The first clause, in the order of the rules, that the move breaks.
    fn check(view: View<'_, Self>, mv: &Self::Proposed) -> Result<Self::Move, Self::Refusal>;

    /// What the rules call what `mv` plays, as the view's seat sees it, whether or not it may be
    /// played; `None` where they have no name for it.
    fn name(_view: View<'_, Self>, _mv: &Self::Proposed) -> Option<&'static str> {
        None
    }

    /// Whether the rules now accept a move of this kind from a seat that has nothing to decide.
    /// Such moves are never listed.
    fn is_out_of_turn(_table: &Self::Table, _mv: &Self::Proposed) -> bool {
        false
    }

    /// Plays a move that [`check`](Self::check) returned. For search: a move of another position
    /// may corrupt the state or panic, and is never undefined behaviour.
    fn play_unchecked<T: Tell<Self>>(&mut self, seat: Seat, mv: Self::Move, tell: &mut T);

    /// Adds to `cards`, in canonical order, what chance has to put in order. Called only while
    /// [`to_act`](Self::to_act) returns `chance`.
    fn pool_for(&self, chance: Chance, cards: &mut Vec<Self::Card>);

    /// Deals the [`pool`](GameExt::pool) in this order, first card first.
    fn deal_unchecked<T: Tell<Self>>(&mut self, order: &[Self::Card], tell: &mut T);

    /// How decks write a card: cards that people can tell apart by sight are written differently,
    /// also where moves and views show the same face.
    fn deck_text(_table: &Self::Table, card: Self::Card) -> String {
        card.to_string()
    }

    /// What is seen, as it is shown in JSON.
    fn show(sight: Sight<'_, Self>) -> Self::Shown;

    /// Every card of the state, wherever it lies, in any order: for the test that no card is lost
    /// or doubled.
    fn everywhere(&self) -> Vec<Self::Card>;

    /// The move with every card that it names replaced by `to`: for the blind test, where a move
    /// of another seat names cards that a seat does not see. By default the move itself, which is
    /// right where moves name no cards or all cards that they name were seen before.
    fn rename(mv: Self::Move, _to: &dyn Fn(Self::Card) -> Self::Card) -> Self::Move {
        mv
    }
}

/// Why a move was not played.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
pub enum PlayError<R: Refusal> {
    /// No round is being played.
    #[error("no round is being played now")]
    Over,
    /// It is not this seat's decision.
    #[error("this seat has nothing to decide now")]
    NotYourTurn,
    /// The rules forbid it.
    #[error("the move breaks clause {}", .0.clause())]
    Illegal(R),
}

/// Why cards were not dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum DealError {
    /// Nothing is to be dealt now.
    #[error("nothing is to be dealt now")]
    NotDue,
    /// The cards are not those that have to be dealt.
    #[error("these are not exactly the cards that have to be dealt")]
    NotThePool,
}

/// What is the same for every game, which no game can override: how a match is set up, dealt and
/// played, with everything checked.
///
/// # Examples
///
/// Plays a match of any game with random moves:
///
/// ```
/// use engine::{Game, GameExt, OptionsError, SeatSet, Seed, Settings, ToAct};
///
/// fn winners<G: Game>(settings: &Settings, seats: usize) -> Result<SeatSet, OptionsError> {
///     let mut game = G::table_for(settings, seats, None)?;
///     let mut rng = Seed::from_number(1).rng(G::ID, 0);
///     let (mut moves, mut cards) = (Vec::new(), Vec::new());
///     loop {
///         match G::to_act(game.table()) {
///             ToAct::Chance(_) => game.shuffle_and_deal(&mut rng, &mut cards, &mut ()),
///             ToAct::Seats(seats) => {
///                 let seat = seats.choose(&mut rng).expect("never no seat");
///                 let mv = G::random_move(game.view(seat), &mut rng, &mut moves);
///                 let mv = mv.expect("a seat that is to act has a move").into();
///                 game.play(seat, &mv, &mut ()).expect("listed moves are legal");
///             }
///             ToAct::Nobody => break,
///         }
///     }
///     Ok(G::standings(game.table()).winners().expect("the match is over"))
/// }
/// ```
pub trait GameExt: Game {
    /// A match at a checked table, before its first deal; without a dealer the last seat
    /// deals first.
    ///
    /// # Errors
    ///
    /// If the game has no table of that size, the dealer is no seat, or the settings do not go
    /// together.
    fn table_for(
        settings: &Settings,
        seats: usize,
        dealer: Option<usize>,
    ) -> Result<Self, OptionsError> {
        let (&min, &max) = (Self::SEATS.start(), Self::SEATS.end());
        let count = SeatCount::new(seats).filter(|_| Self::SEATS.contains(&seats));
        let Some(count) = count else {
            return Err(OptionsError::Seats { game: Self::NAME, min, max, found: seats });
        };
        let found = dealer.unwrap_or(seats - 1);
        let Some(dealer) = Seat::new(found).filter(|&seat| count.has(seat)) else {
            return Err(OptionsError::Dealer { last: seats - 1, found });
        };
        Self::new(settings, count, dealer)
    }

    /// Whether the table has this seat.
    #[inline]
    fn has_seat(&self, seat: Seat) -> bool {
        Self::standings(self.table()).seats().has(seat)
    }

    /// What `seat` may know now.
    ///
    /// # Panics
    ///
    /// If the table has no such seat.
    #[inline]
    fn view(&self, seat: Seat) -> View<'_, Self> {
        assert!(self.has_seat(seat), "the table has no seat {seat}");
        View::new(seat, self.table(), self.private(seat))
    }

    /// What a seat, or a spectator, is shown. While no round is played nothing is hidden.
    ///
    /// # Panics
    ///
    /// If the table has no such seat.
    fn sight(&self, viewer: Option<Seat>) -> Sight<'_, Self> {
        if let Some(seat) = viewer {
            assert!(self.has_seat(seat), "the table has no seat {seat}");
        }
        if !Self::standings(self.table()).is_playing() {
            return Sight::All(self);
        }
        viewer.map_or(Sight::Table(self.table()), |seat| Sight::Seat(self.view(seat)))
    }

    /// The seats that have a decision to make now.
    #[inline]
    fn deciders(&self) -> SeatSet {
        match Self::to_act(self.table()) {
            ToAct::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// The move that `seat` may play now as `mv` names it.
    ///
    /// # Errors
    ///
    /// If no round is played, the seat has nothing to decide or is none of the table, or the rules
    /// forbid the move.
    fn may_play(
        &self,
        seat: Seat,
        mv: &Self::Proposed,
    ) -> Result<Self::Move, PlayError<Self::Refusal>> {
        if !Self::standings(self.table()).is_playing() {
            return Err(PlayError::Over);
        }
        let may_decide = self.deciders().contains(seat) || Self::is_out_of_turn(self.table(), mv);
        if !self.has_seat(seat) || !may_decide {
            return Err(PlayError::NotYourTurn);
        }
        Self::check(self.view(seat), mv).map_err(PlayError::Illegal)
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// As [`may_play`](Self::may_play); nothing is changed then.
    fn play<T: Tell<Self>>(
        &mut self,
        seat: Seat,
        mv: &Self::Proposed,
        tell: &mut T,
    ) -> Result<(), PlayError<Self::Refusal>> {
        let mv = self.may_play(seat, mv)?;
        self.play_unchecked(seat, mv, tell);
        Ok(())
    }

    /// Adds to `cards` what chance has to put in order now, in canonical order; nothing if chance
    /// has nothing to do.
    fn pool(&self, cards: &mut Vec<Self::Card>) {
        if let ToAct::Chance(chance) = Self::to_act(self.table()) {
            self.pool_for(chance, cards);
        }
    }

    /// Deals the pool in this order.
    ///
    /// # Errors
    ///
    /// If nothing is to be dealt, or `order` is not a permutation of the pool; nothing is changed
    /// then.
    fn deal<T: Tell<Self>>(&mut self, order: &[Self::Card], tell: &mut T) -> Result<(), DealError> {
        let ToAct::Chance(chance) = Self::to_act(self.table()) else {
            return Err(DealError::NotDue);
        };
        let (mut pool, mut sorted) = (Vec::new(), order.to_vec());
        self.pool_for(chance, &mut pool);
        pool.sort_unstable();
        sorted.sort_unstable();
        if pool != sorted {
            return Err(DealError::NotThePool);
        }
        self.deal_unchecked(order, tell);
        Ok(())
    }

    /// Deals the pool in random order. `cards` is space for a list.
    ///
    /// # Panics
    ///
    /// If nothing is to be dealt.
    fn shuffle_and_deal<T: Tell<Self>>(
        &mut self,
        rng: &mut Rng,
        cards: &mut Vec<Self::Card>,
        tell: &mut T,
    ) {
        let ToAct::Chance(chance) = Self::to_act(self.table()) else {
            panic!("cards are shuffled only when chance has to");
        };
        cards.clear();
        self.pool_for(chance, cards);
        rng.shuffle(cards);
        self.deal_unchecked(cards, tell);
    }

    /// Plays the round to its end with random legal moves; returns the number of decisions. Where
    /// several seats may decide, the one with the smallest number does. `moves` and `cards` are
    /// space for lists, so that nothing is allocated.
    #[inline]
    fn playout(
        &mut self,
        rng: &mut Rng,
        moves: &mut Vec<Self::Move>,
        cards: &mut Vec<Self::Card>,
    ) -> u32 {
        self.playout_with(Self::random_move, rng, moves, cards)
    }

    /// As [`playout`](Self::playout), with the moves that `choose` makes.
    ///
    /// # Panics
    ///
    /// If `choose` makes none for a seat that is to act.
    #[inline]
    fn playout_with(
        &mut self,
        choose: impl Fn(View<'_, Self>, &mut Rng, &mut Vec<Self::Move>) -> Option<Self::Move>,
        rng: &mut Rng,
        moves: &mut Vec<Self::Move>,
        cards: &mut Vec<Self::Card>,
    ) -> u32 {
        let mut decisions = 0;
        loop {
            match Self::to_act(self.table()) {
                ToAct::Seats(seats) => {
                    let seat = seats.first().expect("somebody is to act");
                    // Who is to act has a seat, so `view` need not look for it.
                    let view = View::new(seat, self.table(), self.private(seat));
                    let mv = choose(view, rng, moves).expect("who is to act has a legal move");
                    self.play_unchecked(seat, mv, &mut ());
                    decisions += 1;
                }
                ToAct::Chance(Chance::Reshuffle) => self.shuffle_and_deal(rng, cards, &mut ()),
                ToAct::Chance(Chance::Round) | ToAct::Nobody => return decisions,
            }
        }
    }
}

impl<G: Game> GameExt for G {}
