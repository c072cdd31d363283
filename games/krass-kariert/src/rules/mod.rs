//! The rules: the state of a match, its moves and turns; in `knowledge`, what seats know over time.

mod cards;
mod knowledge;
mod moves;
mod sets;

use serde::{Deserialize, Serialize};

pub use cards::{CARDS_MAX, Card, Face, HAND_MAX, Hand, RESERVE, Reserve};
pub use knowledge::{Evidence, Memory, Turn};
pub use moves::{Move, Proposed, Refusal};
pub use sets::{Combination, Kind};

use cards::{Cards, Pile};
use sets::Plays;

use kit::{
    BySeat, Chance, Game, List, MatchOver, OptionSpec, OptionsError, Rng, RoundOver, SEATS_MAX,
    Seat, SeatCount, SeatSet, Settings, Sight, Standings, Tell, ToAct, Value, View,
};

const SEATS: usize = 5;

/// A match of Krass Kariert.
#[derive(Clone, Debug)]
pub struct KrassKariert {
    table: Table,
    privates: BySeat<Private, SEATS>,
    draw: Pile,
}

/// What everyone sees.
#[derive(Clone, Debug)]
pub struct Table {
    /// Scores and round: open to all.
    pub standings: Standings,
    /// The table's rules: open to all.
    pub options: Options,
    /// Whose turn it is, or who draws: open to all.
    pub turn: Seat,
    /// Who started the trick: everyone saw it.
    pub starter: Seat,
    /// Who started the round; once it is over, who starts the next one. Follows from who paid
    /// (2.4), and chips are public by 6.1.
    opener: Seat,
    /// Who would win the trick as it stands (3.5, 5.2): follows from the trick.
    winner: Seat,
    /// Seats that had their turn in this trick: everyone saw it.
    pub acted: SeatSet,
    /// Seats still in the round: follows from hand sizes, which are public by 6.1.
    pub inside: SeatSet,
    /// The highest combination of the trick, which is the last: follows from the trick.
    pub last: Option<Combination>,
    /// Draw cards in the trick (5.3): follows from the trick.
    pub draws: u8,
    /// How many cards the winner still inserts; 0 while nobody does. Follows from the draw cards
    /// and the size of the draw pile.
    inserts: u8,
    /// Turns finished in this round: everyone saw them.
    turns: u8,
    /// How many cards the draw pile has: public by 6.1.
    draw_size: u8,
    /// How many cards each hand has: public by 6.1.
    hand_sizes: BySeat<u8, SEATS>,
    /// Chips: public by 6.1.
    pub chips: BySeat<u8, SEATS>,
    /// Reserve cards lie open: public by 6.1.
    pub reserves: BySeat<Reserve, SEATS>,
    /// The cards of each hand that came from the reserve, and where they are: public by 6.1, since
    /// everyone sees where a card is put and which positions are played. The others are gaps.
    known: BySeat<Hand, SEATS>,
    /// The plays of this trick, which lie open.
    trick: Trick,
    /// Every card played in this round: everyone saw it.
    played: Cards,
}

/// What one seat alone knows.
#[derive(Clone, Copy, Debug)]
pub struct Private {
    /// Its hand.
    pub hand: Hand,
    drawn: Card,
    /// What the hand may play, if the seat is on turn without a reserve card: it was looked at
    /// then, to see whether the seat has lost (3.4).
    plays: Plays,
}

kit::options! {
    seats:
    /// Cards dealt to each hand (2.1).
    hand: u8 = OptionSpec::open("hand", 5, 10) => if seats.get() == 5 { 7 } else { 10 };
    /// Chips of each seat at the start (2.3).
    chips: u8 = OptionSpec::number("chips", 1, 5, 3).ends_match();
    /// Whether nobody pays if all seats go out in one trick (7.2).
    all_out_free: bool = OptionSpec::one_of("all_out", &[Value::Word("pay"), Value::Word("free")]);
    /// Whether each X of a combination must lie beside a number card (5.1).
    x_apart: bool =
        OptionSpec::one_of("two_x", &[Value::Word("together"), Value::Word("apart")]).later();
    /// Numbers in play, from 1 up (1.1).
    ranks: u8 = OptionSpec::number("ranks", 2, 12, 12).varies("1.1");
    /// How often each number is in play (1.1).
    copies: u8 = OptionSpec::number("copies", 1, 4, 4).varies("1.1");
    /// How often X, Draw and Stop are in play, each (1.1).
    specials: u8 = OptionSpec::number("specials", 0, 2, 2).varies("1.1");
    /// Cards dealt to each hand; 0 for as many as 2.1 says (2.1).
    dealt: u8 = OptionSpec::number("dealt", 0, 4, 0).varies("2.1");
    /// How many cards a winner draws for each Draw card (5.3).
    drawn: u8 = OptionSpec::number("drawn", 0, 3, 3).varies("5.3");
}

/// What a seat played: a combination or a special card.
#[derive(Clone, Copy, Debug)]
pub struct Laid {
    seat: Seat,
    count: u8,
    cards: [Card; CARDS_MAX],
    numbers: [u8; CARDS_MAX],
}

/// The plays of a trick, oldest first: one of each seat at most (3.1).
#[derive(Clone, Copy)]
struct Trick {
    laid: [Laid; SEATS],
    len: u8,
}

/// What happened, as everyone is told it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KrassKariertPublic", tag = "type", rename_all = "snake_case")]
pub enum Public {
    /// A round was dealt; the reserve cards lie open (2.1, 6.1).
    Dealt {
        /// Which round.
        round: u32,
        /// Who dealt.
        dealer: Seat,
        /// Who starts.
        starter: Seat,
        /// The reserve cards, by seat.
        reserves: Vec<Vec<Face>>,
    },
    /// Cards were played, and lie open; the positions that they left are public (6.1).
    Played {
        /// Who played.
        seat: Seat,
        /// The position of the first card.
        first: u8,
        /// The cards, in hand order.
        cards: Vec<Face>,
        /// What they stand for; empty for a Draw or a Stop.
        #[serde(rename = "as")]
        numbers: Vec<u8>,
    },
    /// A reserve card was taken; which, and where it was put, is public (6.1).
    Took {
        /// Who took it.
        seat: Seat,
        /// Which reserve card.
        reserve: u8,
        /// What it is.
        card: Face,
        /// The position that it has now.
        at: u8,
    },
    /// The trick is over; all saw who played highest, and how many Draws (3.5, 5.3).
    TrickWon {
        /// Who won it.
        seat: Seat,
        /// How many cards the winner now draws.
        draws: u8,
    },
    /// The winner put a drawn card into its hand: where is public, which is not (6.2).
    Inserted {
        /// Who.
        seat: Seat,
        /// The position that it has now.
        at: u8,
        /// How many cards the winner still inserts.
        left: u8,
    },
    /// Seats without a card are out of the round; hand sizes are public (3.6, 6.1).
    Out {
        /// Which.
        seats: SeatSet,
    },
    /// A new trick; who starts follows from what all saw (3.7).
    TrickStarted {
        /// Who starts it.
        seat: Seat,
    },
    /// A seat on turn has lost the round, since it has no reserve card and nothing to play (3.4).
    Stuck {
        /// Which.
        seat: Seat,
    },
    /// The round is over, and all cards are turned up (7.1, 7.2).
    RoundOver {
        /// The scores: −1 for who paid a chip, or could not (7.4).
        #[serde(flatten)]
        over: RoundOver,
        /// The chips left, by seat; public by 6.1.
        chips: Vec<u8>,
    },
    /// The match is over (7.3).
    MatchOver(MatchOver),
}

/// What happened, as one seat alone is shown it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KrassKariertSecret", tag = "type", rename_all = "snake_case")]
pub enum Secret {
    /// The hand that the seat was dealt, in order.
    Hand {
        /// Its cards.
        cards: Vec<Face>,
    },
    /// The card that the winner drew and now inserts (6.2).
    Drew {
        /// The card.
        card: Face,
    },
}

/// A state or a view as JSON (8.2, 8.3).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KrassKariertShown")]
pub struct Shown {
    /// Hands, in order; in a view null where a card is not known.
    pub hands: Vec<Vec<Option<Face>>>,
    /// Reserve cards.
    pub reserves: Vec<Vec<Face>>,
    /// The draw pile, top first.
    pub draw: List<Face>,
    /// Chips.
    pub chips: Vec<u8>,
    /// Who started the trick now played, or the last one once the round is over.
    pub starter: Seat,
    /// Its plays, oldest first.
    pub trick: Vec<ShownPlay>,
    /// Who had its turn in it.
    pub acted: Vec<bool>,
    /// Who is still in the round.
    #[serde(rename = "in")]
    pub inside: Vec<bool>,
    /// Who draws.
    pub drawing: Option<ShownDrawing>,
    /// Turns finished in this round.
    pub turns: u8,
    /// The most cards of a play (4.1).
    pub most: usize,
}

/// A play of the trick.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KrassKariertPlay")]
pub struct ShownPlay {
    /// Who played.
    pub seat: Seat,
    /// The cards, in hand order.
    pub cards: Vec<Face>,
    /// What they stand for; empty for a Draw or a Stop.
    #[serde(rename = "as")]
    pub numbers: Vec<u8>,
}

/// The winner of a trick, who draws.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KrassKariertDrawing")]
pub struct ShownDrawing {
    /// Who draws.
    pub seat: Seat,
    /// The card to insert, if it is seen.
    pub card: Option<Face>,
    /// How many cards it still inserts, this one included.
    pub left: u8,
}

impl Options {
    /// What a table chose, if the deck has enough cards (2.1).
    fn new(settings: &Settings, seats: SeatCount) -> Result<Self, OptionsError> {
        let options = Self::read(settings, seats);
        let (seats, hand) = (seats.get(), options.dealt_to_hand());
        let (needed, deck) = (seats * (hand + RESERVE), options.deck().len());
        if needed > deck {
            return Err(OptionsError::Table(format!(
                "{seats} seats with {hand} cards and {RESERVE} reserve cards each need {needed} \
                 cards, and the deck has {deck} (krass-kariert:2.1)"
            )));
        }
        Ok(options)
    }

    /// How many cards are dealt to each hand (2.1, 9.1).
    fn dealt_to_hand(&self) -> usize {
        usize::from(if self.dealt == 0 { self.hand } else { self.dealt })
    }

    /// The cards in play (1.1).
    fn deck(&self) -> Cards {
        Cards::in_play(self.ranks, self.copies, self.specials)
    }
}

impl Laid {
    const NONE: Self = Self {
        seat: Seat::FIRST,
        count: 0,
        cards: [Card::NONE; CARDS_MAX],
        numbers: [0; CARDS_MAX],
    };

    /// Who played.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The cards, in hand order.
    pub fn faces(&self) -> impl Iterator<Item = Face> {
        self.cards[..usize::from(self.count)].iter().map(|card| card.face())
    }

    /// What the cards stand for; empty for a Draw or a Stop (8.2).
    pub fn numbers(&self) -> &[u8] {
        let count = if self.is_combination() { self.count } else { 0 };
        &self.numbers[..usize::from(count)]
    }

    /// Whether it is a combination, and no Draw or Stop.
    #[inline]
    pub(super) fn is_combination(&self) -> bool {
        self.numbers[0] != 0
    }
}

impl Trick {
    const EMPTY: Self = Self { laid: [Laid::NONE; SEATS], len: 0 };

    #[inline]
    fn plays(&self) -> &[Laid] {
        &self.laid[..usize::from(self.len)]
    }

    #[inline]
    fn push(&mut self, laid: Laid) {
        self.laid[usize::from(self.len)] = laid;
        self.len += 1;
    }
}

impl std::fmt::Debug for Trick {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.plays().fmt(f)
    }
}

impl Table {
    /// The plays of the trick, oldest first.
    pub fn trick(&self) -> &[Laid] {
        self.trick.plays()
    }

    /// Who draws, and how many cards it still inserts (5.3).
    #[inline]
    pub fn drawing(&self) -> Option<(Seat, u8)> {
        (self.inserts > 0).then_some((self.turn, self.inserts))
    }

    /// How many cards a hand has.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> usize {
        usize::from(self.hand_sizes[seat])
    }

    /// How many cards the draw pile has.
    pub fn draw_size(&self) -> usize {
        usize::from(self.draw_size)
    }

    /// The card at this position of a hand, if all know it (6.1).
    pub fn known(&self, seat: Seat, at: usize) -> Option<Face> {
        self.known[seat].card(at).some().map(Card::face)
    }

    /// As [`known`](Self::known) of each position in turn, the faces as numbers, 0 where not all
    /// know the card; `to` has room for a hand, and is written as far as there are cards.
    pub fn read_known(&self, seat: Seat, to: &mut [u8]) {
        self.known[seat].read(to);
    }

    /// How many cards with this face were played in this round.
    pub fn played(&self, face: Face) -> u8 {
        self.played.count(face)
    }

    #[inline]
    fn is_playing(&self) -> bool {
        self.standings.is_playing()
    }

    #[inline]
    fn decides(&self, seat: Seat) -> bool {
        self.turn == seat && self.is_playing()
    }

    /// Who starts the next trick (3.7). Somebody is still in.
    #[inline]
    fn next_starter(&self) -> Seat {
        if self.inside.contains(self.winner) {
            return self.winner;
        }
        let stayed = |laid: &&Laid| laid.is_combination() && self.inside.contains(laid.seat);
        match self.trick.plays().iter().rev().find(stayed) {
            Some(laid) => laid.seat,
            None => self.inside.after(self.winner).expect("somebody is still in"),
        }
    }

    #[inline]
    fn begin_trick(&mut self, starter: Seat) {
        self.starter = starter;
        self.turn = starter;
        self.acted = SeatSet::EMPTY;
        self.trick.len = 0;
        self.last = None;
        self.draws = 0;
    }
}

impl Private {
    const EMPTY: Self = Self { hand: Hand::EMPTY, drawn: Card::NONE, plays: Plays::NONE };

    /// The card that the seat drew and has to insert (5.3).
    pub fn drawn(&self) -> Option<Face> {
        self.drawn.some().map(Card::face)
    }
}

/// What a hand may play now, if there is something (3.4).
#[inline]
fn plays_of(hand: Hand, table: &Table) -> Option<Plays> {
    let plays = Plays::of(hand, table.last, table.options.x_apart);
    let some = plays.count() > 0 || plays.has_x() && plays.count_with_x(hand, table.last) > 0;
    some.then_some(plays)
}

impl KrassKariert {
    /// Cards are played (3.2, 3.3, 5). Returns whether it is a Stop, which ends the trick (5.2).
    #[inline(always)]
    fn play_cards<T: Tell<Self>>(
        &mut self,
        seat: Seat,
        first: usize,
        count: usize,
        numbers: [u8; CARDS_MAX],
        tell: &mut T,
    ) -> bool {
        let (table, hand) = (&mut self.table, &mut self.privates[seat].hand);
        let cards = hand.window(first, count);
        let mut laid = Laid { seat, count: count as u8, cards, numbers };
        if numbers[0] == 0 {
            laid.numbers = cards.map(|card| card.face().number().unwrap_or(0));
        }
        table.played.extend(cards);
        hand.remove(first, count);
        table.hand_sizes[seat] -= count as u8;
        table.known[seat].remove(first, count);
        table.trick.push(laid);
        tell.all(|| Public::Played {
            seat,
            first: first as u8,
            cards: laid.faces().collect(),
            numbers: laid.numbers().to_vec(),
        });
        let face = laid.cards[0].face();
        match face {
            Face::STOP => table.winner = seat, // 5.2
            Face::DRAW => {
                table.draws += 1;
                if table.last.is_none() {
                    table.winner = seat; // 3.5
                }
            }
            _ => {
                table.last = Some(Combination::of_legal(laid.numbers, count));
                table.winner = seat;
            }
        }
        face == Face::STOP
    }

    /// A reserve card is taken into the hand (3.3).
    #[inline]
    fn take_reserve<T: Tell<Self>>(&mut self, seat: Seat, index: u8, at: u8, tell: &mut T) {
        let table = &mut self.table;
        let card = table.reserves[seat].take(usize::from(index));
        self.privates[seat].hand.insert(usize::from(at), card);
        table.hand_sizes[seat] += 1;
        table.known[seat].insert(usize::from(at), card);
        tell.all(|| Public::Took { seat, reserve: index, card: card.face(), at });
    }

    /// A seat had its turn; the next one is on turn, or the trick is over (3.1, 3.5, 5.2).
    #[inline(always)]
    fn end_turn<T: Tell<Self>>(&mut self, seat: Seat, stops: bool, tell: &mut T) {
        let table = &mut self.table;
        table.acted.insert(seat);
        table.turns += 1;
        let waiting = table.inside.without(table.acted).after(seat);
        let Some(next) = waiting.filter(|_| !stops) else {
            return self.win_trick(tell);
        };
        table.turn = next;
        if table.reserves[next].is_empty() {
            match plays_of(self.privates[next].hand, table) {
                Some(plays) => self.privates[next].plays = plays,
                None => {
                    tell.all(|| Public::Stuck { seat: next }); // 3.4
                    self.end_round(SeatSet::only(next), tell);
                }
            }
        }
    }

    /// The trick is over, and its winner draws (3.5, 3.6, 5.3).
    #[inline]
    fn win_trick<T: Tell<Self>>(&mut self, tell: &mut T) {
        let table = &mut self.table;
        let draws = (table.draws * table.options.drawn).min(table.draw_size);
        tell.all(|| Public::TrickWon { seat: table.winner, draws });
        table.inserts = draws;
        if draws == 0 {
            return self.end_trick(tell);
        }
        table.turn = table.winner;
        self.draw_card(tell);
    }

    fn draw_card<T: Tell<Self>>(&mut self, tell: &mut T) {
        let seat = self.table.turn;
        let card = self.draw.pop().expect("no more cards are drawn than there are");
        self.table.draw_size -= 1;
        self.privates[seat].drawn = card;
        tell.one(seat, || Secret::Drew { card: card.face() });
    }

    /// The drawn card is put into the hand (5.3).
    fn insert_drawn<T: Tell<Self>>(&mut self, seat: Seat, at: u8, tell: &mut T) {
        let (table, private) = (&mut self.table, &mut self.privates[seat]);
        private.hand.insert(usize::from(at), private.drawn);
        private.drawn = Card::NONE;
        table.hand_sizes[seat] += 1;
        table.known[seat].insert(usize::from(at), Card::NONE);
        table.inserts -= 1;
        tell.all(|| Public::Inserted { seat, at, left: table.inserts });
        if table.inserts > 0 { self.draw_card(tell) } else { self.end_trick(tell) }
    }

    /// Seats without cards are out; the round is over, or the next trick begins (3.6, 3.7, 7.1,
    /// 7.2).
    #[inline]
    fn end_trick<T: Tell<Self>>(&mut self, tell: &mut T) {
        let table = &mut self.table;
        let before = table.inside;
        for seat in table.standings.seats().seats() {
            if table.hand_sizes[seat] == 0 {
                table.inside.remove(seat);
            }
        }
        let out = before.without(table.inside);
        if !out.is_empty() {
            tell.all(|| Public::Out { seats: out });
        }
        let inside = table.inside;
        match inside.len() {
            0 if table.options.all_out_free => self.end_round(SeatSet::EMPTY, tell),
            0 => self.end_round(before, tell),
            1 => self.end_round(inside, tell),
            _ => {
                table.begin_trick(table.next_starter());
                tell.all(|| Public::TrickStarted { seat: table.starter });
            }
        }
    }

    /// The round is over, and these seats pay a chip; who has none loses the match (7).
    #[cold]
    fn end_round<T: Tell<Self>>(&mut self, payers: SeatSet, tell: &mut T) {
        let table = &mut self.table;
        let seats = table.standings.seats();
        let mut scores = BySeat::<i32, SEATS_MAX>::all(0);
        let mut losers = SeatSet::EMPTY;
        for seat in payers.iter() {
            scores[seat] = -1;
            match table.chips[seat].checked_sub(1) {
                Some(left) => table.chips[seat] = left,
                None => losers.insert(seat), // 7.3
            }
        }
        if let Some(payer) = seats.seats_from(table.starter).find(|&seat| payers.contains(seat)) {
            table.opener = payer; // 2.4
        }
        table.standings.end_round(scores);
        tell.all(|| Public::RoundOver {
            over: table.standings.round_over(),
            chips: table.chips.of(seats).to_vec(),
        });
        if !losers.is_empty() {
            table.standings.end_match(SeatSet::all(seats).without(losers));
            tell.all(|| Public::MatchOver(table.standings.match_over()));
        }
    }
}

kit::state!(KrassKariert { table: Table, privates: Private } tells Public, Secret);

impl Game for KrassKariert {
    const ID: &'static str = "krass-kariert";
    const NAME: &'static str = "Krass Kariert";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=SEATS;
    const OPTIONS: &'static [OptionSpec] = Options::SPECS;
    const SHORT: &'static [(&'static str, &'static str)] = &[("chips", "1")];

    type Card = Card;
    type Proposed = Proposed;
    type Move = Move;
    type Refusal = Refusal;
    type Shown = Shown;

    fn new(settings: &Settings, seats: SeatCount, dealer: Seat) -> Result<Self, OptionsError> {
        let options = Options::new(settings, seats)?;
        let first = seats.after(dealer);
        let table = Table {
            standings: Standings::new(seats, dealer),
            options,
            turn: first,
            starter: first,
            opener: first,
            winner: first,
            acted: SeatSet::EMPTY,
            inside: SeatSet::EMPTY,
            last: None,
            draws: 0,
            inserts: 0,
            turns: 0,
            draw_size: 0,
            hand_sizes: BySeat::all(0),
            chips: BySeat::all(options.chips),
            reserves: BySeat::all(Reserve::EMPTY),
            known: BySeat::all(Hand::EMPTY),
            trick: Trick::EMPTY,
            played: Cards::NONE,
        };
        Ok(Self { table, privates: BySeat::all(Private::EMPTY), draw: Pile::EMPTY })
    }

    fn options(table: &Table) -> Vec<(&'static str, Value)> {
        table.options.values()
    }

    #[inline]
    fn standings(table: &Table) -> &Standings {
        &table.standings
    }

    fn low_wins(_: &Table) -> bool {
        false
    }

    #[inline]
    fn to_act(table: &Table) -> ToAct {
        table.standings.to_act(SeatSet::only(table.turn))
    }

    #[inline]
    fn legal_moves(view: View<'_, Self>, moves: &mut Vec<Move>) {
        moves::legal_moves(view, moves);
    }

    #[inline]
    fn random_move(view: View<'_, Self>, rng: &mut Rng, _: &mut Vec<Move>) -> Option<Move> {
        moves::random_move(view, rng)
    }

    fn name(view: View<'_, Self>, mv: &Proposed) -> Option<&'static str> {
        moves::name(view, mv)
    }

    fn check(view: View<'_, Self>, mv: &Proposed) -> Result<Move, Refusal> {
        moves::check(view, mv)
    }

    // By force, as what it calls: calls were 5 % of a playout.
    #[inline(always)]
    fn play_unchecked<T: Tell<Self>>(&mut self, seat: Seat, mv: Move, tell: &mut T) {
        let stops = match mv {
            Move::Play { first, count, numbers } => {
                self.play_cards(seat, usize::from(first), usize::from(count), numbers, tell)
            }
            Move::Take { reserve, at } => {
                self.take_reserve(seat, reserve, at, tell);
                false
            }
            Move::Insert { at } => return self.insert_drawn(seat, at, tell),
        };
        self.end_turn(seat, stops, tell);
    }

    fn pool_for(&self, _: Chance, cards: &mut Vec<Card>) {
        cards.extend(self.table.options.deck().iter());
    }

    fn deal_unchecked<T: Tell<Self>>(&mut self, order: &[Card], tell: &mut T) {
        let table = &mut self.table;
        table.standings.begin_round();
        let (seats, dealer) = (table.standings.seats(), table.standings.dealer());
        let mut cards = order.iter().copied();
        self.privates = BySeat::all(Private::EMPTY);
        table.reserves = BySeat::all(Reserve::EMPTY);
        let hand = table.options.dealt_to_hand();
        for at in 0..hand + RESERVE {
            let dealt_to = seats.seats_from(seats.after(dealer));
            for (seat, card) in dealt_to.zip(cards.by_ref().take(seats.get())) {
                if at < hand {
                    self.privates[seat].hand.put(at, card);
                } else {
                    table.reserves[seat].push(card);
                }
            }
        }
        self.draw = Pile::EMPTY;
        cards.rev().for_each(|card| self.draw.push(card));
        table.draw_size = self.draw.len() as u8;
        seats.seats().for_each(|seat| table.hand_sizes[seat] = hand as u8);
        table.known = BySeat::all(Hand::EMPTY);
        table.played = Cards::NONE;
        table.inside = SeatSet::all(seats);
        table.turns = 0;
        table.begin_trick(table.opener);
        let reserves = table.reserves.of(seats).iter();
        tell.all(|| Public::Dealt {
            round: table.standings.round(),
            dealer,
            starter: table.starter,
            reserves: reserves.map(|reserve| reserve.faces().collect()).collect(),
        });
        for seat in seats.seats() {
            tell.one(seat, || Secret::Hand { cards: self.privates[seat].hand.faces().collect() });
        }
    }

    fn show(sight: Sight<'_, Self>) -> Shown {
        let table = sight.table();
        let seats = table.standings.seats();
        let hand = |seat| match sight.private(seat) {
            Some(private) => private.hand.faces().map(Some).collect(),
            None => (0..table.hand_size(seat)).map(|at| table.known(seat, at)).collect(),
        };
        let draw = sight.all().map(|game| game.draw.cards().iter().rev().map(|card| card.face()));
        let shown = |laid: &Laid| ShownPlay {
            seat: laid.seat,
            cards: laid.faces().collect(),
            numbers: laid.numbers().to_vec(),
        };
        let drawing = |(seat, left)| ShownDrawing {
            seat,
            card: sight.private(seat).and_then(Private::drawn),
            left,
        };
        Shown {
            hands: seats.seats().map(hand).collect(),
            reserves: seats.seats().map(|seat| table.reserves[seat].faces().collect()).collect(),
            draw: List::new(draw, table.draw_size()),
            chips: table.chips.of(seats).to_vec(),
            starter: table.starter,
            trick: table.trick().iter().map(shown).collect(),
            acted: table.acted.flags(seats),
            inside: table.inside.flags(seats),
            drawing: table.drawing().map(drawing),
            turns: table.turns,
            most: CARDS_MAX,
        }
    }

    fn everywhere(&self) -> Vec<Card> {
        let mut cards = self.draw.cards().to_vec();
        cards.extend(self.table.played.iter());
        for seat in self.table.standings.seats().seats() {
            let Private { hand, drawn, .. } = self.privates[seat];
            cards.extend(hand.cards().chain(drawn.some()));
            cards.extend(self.table.reserves[seat].cards());
        }
        cards
    }
}

const _: () = assert!(size_of::<KrassKariert>() <= 1024);

#[cfg(test)]
mod tests;
