//! The rules: the state of a match, its moves and turns; in `knowledge`, what seats know over time.

mod cards;
mod knowledge;
mod list;
mod moves;
pub mod patterns;
mod random;
mod sets;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

pub use cards::{Card, Cards, Rank, Suit};
pub use knowledge::{Evidence, Memory, Turn};
pub use list::{follow, lead};
pub use moves::{Move, Proposed, Refusal};
pub use sets::{NotASet, Set, SetKind, ShownSet, TooLow};

use kit::{
    BySeat, Chance, Direction, Game, List, MatchOver, OptionSpec, OptionsError, Rng, RoundOver,
    SEATS_MAX, Seat, SeatCount, SeatSet, Settings, Sight, Standings, Tell, ToAct, Value, View,
};

/// The most seats of a table (2.1).
const SEATS: usize = 6;

/// A match of Kartel.
#[derive(Clone, Debug)]
pub struct Kartel {
    table: Table,
    hands: BySeat<Private, SEATS>,
    /// Cards put aside (2.2, 8.1).
    aside: Cards,
}

/// What everyone sees.
#[derive(Clone, Debug)]
pub struct Table {
    /// Scores and round: open to all.
    pub standings: Standings,
    /// The table's rules: open to all.
    pub options: Options,
    /// Whose turn it is: open to all.
    pub turn: Seat,
    /// Who led, or is to lead, this trick: everyone saw it (7.2).
    pub leader: Seat,
    /// Who passed since the last set, or is locked out: passes are made openly (3.3, 7.2).
    pub passed: SeatSet,
    /// The last set on the pile, which lies open (7.2): the one to beat.
    pub last: Option<Set>,
    /// This trick's sets, which lie open (7.2).
    pile: Pile,
    /// The cards that each seat has played this round: public by 7.3.
    pub played: BySeat<Cards, SEATS>,
    /// How many cards each seat is dealt: it follows from the table's rules.
    dealt: u8,
}

/// What one seat alone knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Private {
    /// Its hand.
    pub hand: Cards,
}

kit::options! {
    seats:
    /// How many cards each of two seats is dealt (2.2).
    two_seat_hand: u8 =
        OptionSpec::one_of("two_seat_hand", &[Value::Number(15), Value::Number(30)]);
    /// Whether passing locks a seat out (3.3).
    hard: bool = OptionSpec::one_of("pass", &[Value::Word("soft"), Value::Word("hard")]);
    /// Rounds in a match (6.3).
    rounds: u32 = OptionSpec::open("rounds", 1, 100_000).ends_match() => seats.get() as u32;
    /// Whether won rounds are counted, not money (6.4).
    victories: bool =
        OptionSpec::one_of("count", &[Value::Word("points"), Value::Word("victories")]).later();
    /// Ranks in play, from the 2 up (1.2).
    ranks: u8 = OptionSpec::number("ranks", 2, 12, 12).varies("1.2");
    /// Suits in play, the first in the order of text (1.3).
    suits: u8 = OptionSpec::number("suits", 1, 5, 5).varies("1.3");
    /// Cards dealt to each seat; 0 for as many as there are, or 2.2 says (2.1).
    hand: u8 = OptionSpec::number("hand", 0, 30, 0).varies("2.1");
    /// How often the cards left count after one to three were played (6.1).
    few_times: u8 = OptionSpec::number("few_times", 1, 5, 2).varies("6.1");
    /// How often they count after none was played (6.1).
    none_times: u8 = OptionSpec::number("none_times", 1, 9, 3).varies("6.1");
}

impl Options {
    /// The cards in play (1.1).
    fn deck(&self) -> Cards {
        cards::lowest(self.ranks, self.suits)
    }

    /// How many cards each seat is dealt, if there are as many (2.1, 2.2, 8.1).
    fn dealt(&self, seats: SeatCount) -> Result<u8, OptionsError> {
        let (seats, cards) = (seats.get(), self.deck().len());
        let most = (cards / seats) as u8;
        let dealt = match (self.hand, seats) {
            (0, 2) => self.two_seat_hand.min(most),
            (0, _) => most,
            (hand, _) => hand,
        };
        if dealt == 0 || dealt > most {
            let needed = seats * usize::from(self.hand.max(1));
            return Err(OptionsError::Table(format!(
                "{seats} seats need {needed} cards, and this deck has {cards} (kartel:8.1)"
            )));
        }
        Ok(dealt)
    }

    /// How often each card left counts of a seat that played so many (6.1).
    #[inline]
    pub fn times(&self, played: usize) -> i32 {
        match played {
            0 => self.none_times.into(),
            1..=3 => self.few_times.into(),
            _ => 1,
        }
    }
}

/// The sets of a trick, oldest first, all of one size (3.2).
#[derive(Clone, Copy, Debug)]
struct Pile {
    cards: [Card; cards::CARDS],
    seats: [Seat; cards::CARDS],
    sets: u8,
    set_size: u8,
}

/// What happened, as everyone is told it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KartelPublic", tag = "type", rename_all = "snake_case")]
pub enum Public {
    /// A round was dealt: everyone sees how many cards (2.1, 7.3).
    Dealt {
        /// Which round.
        round: u32,
        /// Who dealt.
        dealer: Seat,
        /// Who leads.
        leader: Seat,
        /// How many cards each hand has.
        hand_size: usize,
        /// How many cards were put aside.
        aside: usize,
    },
    /// A set was laid on the pile, openly (3.1, 3.2).
    Played {
        /// Who played.
        seat: Seat,
        /// The cards.
        cards: Cards,
        /// The set's name (4.5).
        name: &'static str,
        /// How many cards the seat has left, which is public (7.3).
        left: usize,
    },
    /// A seat passed, openly (3.2).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// All others passed, and the pile was emptied (3.4).
    Emptied {
        /// Who played the last set, and leads now.
        leader: Seat,
    },
    /// The round is over, and all cards are turned up (3.5).
    RoundOver {
        /// Who emptied the hand.
        winner: Seat,
        /// The points of each seat (6.1).
        points: Vec<i32>,
        /// The scores: what each seat received less what it paid (6.2), or, where won rounds count,
        /// 1 for the winner (6.4).
        #[serde(flatten)]
        over: RoundOver,
    },
    /// The match is over (6.3).
    MatchOver(MatchOver),
}

/// What happened, as one seat alone is shown it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KartelSecret", tag = "type", rename_all = "snake_case")]
pub enum Secret {
    /// The hand that the seat was dealt, sorted.
    Hand {
        /// Its cards.
        cards: Cards,
    },
}

/// A state or a view as JSON (7.2, 7.3).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KartelShown")]
pub struct Shown {
    /// Hands, sorted.
    pub hands: Vec<List<Card>>,
    /// Who led, or is to lead, this trick.
    pub leader: Seat,
    /// This trick's sets, oldest first.
    pub pile: Vec<ShownSet>,
    /// Who has passed since the last set, or is locked out.
    pub passed: Vec<bool>,
    /// Cards put aside, sorted.
    pub aside: List<Card>,
    /// The cards that each seat has played this round, sorted.
    pub played: Vec<Cards>,
    /// How often each card left would count, by seat, if the round ended now (6.1); 1 where won
    /// rounds are counted.
    pub times: Vec<i32>,
    /// The two suits that beat the single card to be beaten (1.4); none without one.
    pub beaters: Vec<char>,
}

impl Pile {
    const EMPTY: Self = Self {
        cards: [Card::new(Rank::Two, Suit::Gold); cards::CARDS],
        seats: [Seat::FIRST; cards::CARDS],
        sets: 0,
        set_size: 0,
    };

    #[inline]
    fn push(&mut self, seat: Seat, cards: Cards) {
        if self.sets == 0 {
            self.set_size = cards.len() as u8;
        }
        let first = usize::from(self.sets * self.set_size);
        for (place, card) in cards.iter().enumerate() {
            self.cards[first + place] = card;
        }
        self.seats[usize::from(self.sets)] = seat;
        self.sets += 1;
    }

    #[inline]
    fn last_seat(&self) -> Option<Seat> {
        Some(self.seats[usize::from(self.sets.checked_sub(1)?)])
    }
}

impl Table {
    /// The seat that played the set to beat.
    #[inline]
    pub fn last_seat(&self) -> Option<Seat> {
        self.pile.last_seat()
    }

    /// This trick's sets, oldest first: who played which cards.
    pub fn pile(&self) -> impl Iterator<Item = (Seat, Cards)> {
        let size = usize::from(self.pile.set_size);
        (0..usize::from(self.pile.sets)).map(move |set| {
            let cards = &self.pile.cards[set * size..][..size];
            (self.pile.seats[set], cards.iter().copied().collect())
        })
    }

    /// How many cards each seat is dealt (2.1, 2.2).
    #[inline]
    pub fn dealt_size(&self) -> usize {
        self.dealt.into()
    }

    /// How many cards a hand has.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.dealt_size() - self.played[seat].len()
    }

    /// The cards in play (1.1).
    pub fn deck(&self) -> Cards {
        self.options.deck()
    }

    /// How many cards were put aside.
    pub fn aside_size(&self) -> usize {
        self.deck().len() - self.dealt_size() * self.standings.seats().get()
    }

    #[inline]
    fn is_playing(&self) -> bool {
        self.standings.is_playing()
    }

    /// The next seat after `seat` that has not passed since the last set, or is not locked out.
    #[inline]
    fn next(&self, seat: Seat) -> Seat {
        let mut next = seat;
        loop {
            next = self.standings.seats().after(next);
            if !self.passed.contains(next) {
                return next;
            }
        }
    }

    /// The pile is emptied, or a round begins, and `leader` leads.
    #[inline]
    fn empty_pile(&mut self, leader: Seat) {
        self.leader = leader;
        self.turn = leader;
        self.passed = SeatSet::EMPTY;
        self.last = None;
        self.pile.sets = 0;
    }

    /// How often a seat's cards left count; once where won rounds are counted (6.1, 6.4).
    fn times(&self, seat: Seat) -> i32 {
        if self.options.victories { 1 } else { self.options.times(self.played[seat].len()) }
    }

    /// The suits that beat the single card to be beaten (1.4); none without one.
    fn beaters(&self) -> impl Iterator<Item = Suit> {
        let single = self.pile().last().map(|(_, cards)| cards).filter(|cards| cards.len() == 1);
        single.and_then(Cards::first).into_iter().flat_map(|card| card.suit().beaters())
    }

    /// What a seat's cards left count (6.1).
    #[inline]
    fn points(&self, seat: Seat) -> i32 {
        self.hand_size(seat) as i32 * self.options.times(self.played[seat].len())
    }
}

impl Kartel {
    /// The cards put aside (2.2). For search: what lies there is in no view.
    #[inline]
    pub fn aside(&self) -> Cards {
        self.aside
    }

    /// Exchanges what lies hidden: every seat has this hand, and these cards are put aside. For
    /// worlds: that no card is lost and every hand has its size is not checked.
    pub fn lay_hands(&mut self, hand: impl Fn(Seat) -> Cards, aside: Cards) {
        for seat in self.table.standings.seats().seats() {
            self.hands[seat].hand = hand(seat);
        }
        self.aside = aside;
    }

    /// A seat plays a set (3.1, 3.2).
    #[inline]
    fn play_set<T: Tell<Self>>(&mut self, seat: Seat, set: Set, tell: &mut T) {
        let (table, cards) = (&mut self.table, set.cards());
        let hand = &mut self.hands[seat].hand;
        debug_assert!(hand.contains_all(cards), "a seat plays cards that it holds");
        *hand = hand.without(cards);
        table.played[seat] = table.played[seat].with(cards);
        table.pile.push(seat, cards);
        table.last = Some(set);
        if !table.options.hard {
            table.passed = SeatSet::EMPTY; // 3.3, 7.2
        }
        tell.all(|| Public::Played { seat, cards, name: set.name(), left: hand.len() });
        if hand.is_empty() {
            self.end_round(seat, tell); // 3.5
        } else {
            table.turn = table.next(seat);
        }
    }

    /// A seat passes; if all others have, the pile is emptied (3.3, 3.4).
    #[inline]
    fn pass<T: Tell<Self>>(&mut self, seat: Seat, tell: &mut T) {
        let table = &mut self.table;
        table.passed.insert(seat);
        table.turn = table.next(seat);
        tell.all(|| Public::Passed { seat });
        if table.last_seat() == Some(table.turn) {
            let leader = table.turn;
            table.empty_pile(leader);
            tell.all(|| Public::Emptied { leader });
        }
    }

    /// The round is over: the pairs of seats settle, or the winner counts one (6).
    fn end_round<T: Tell<Self>>(&mut self, winner: Seat, tell: &mut T) {
        let table = &mut self.table;
        let seats = table.standings.seats();
        let mut scores = BySeat::<i32, SEATS_MAX>::all(0);
        if table.options.victories {
            scores[winner] = 1; // 6.4
        } else {
            let total: i32 = seats.seats().map(|seat| table.points(seat)).sum();
            for seat in seats.seats() {
                // Against each seat, itself included: that one's points less its own (6.2).
                scores[seat] = total - seats.get() as i32 * table.points(seat);
            }
        }
        table.standings.end_round(scores);
        tell.all(|| Public::RoundOver {
            winner,
            points: seats.seats().map(|seat| table.points(seat)).collect(),
            over: table.standings.round_over(),
        });
        if table.standings.round() >= table.options.rounds {
            table.standings.end_match(table.standings.highest()); // 6.3, 6.4
            tell.all(|| Public::MatchOver(table.standings.match_over()));
        }
    }
}

kit::state!(Kartel { table: Table, hands: Private } tells Public, Secret);

impl Game for Kartel {
    const ID: &'static str = "kartel";
    const NAME: &'static str = "Kartel";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=SEATS;
    const SEATS_BEST: usize = 5;
    const DIRECTION: Direction = Direction::CounterClockwise;
    const OPTIONS: &'static [OptionSpec] = Options::SPECS;
    const SHORT: &'static [(&'static str, &'static str)] = &[("rounds", "1")];

    type Card = Card;
    type Proposed = Proposed;
    type Move = Move;
    type Refusal = Refusal;
    type Shown = Shown;

    fn new(settings: &Settings, seats: SeatCount, dealer: Seat) -> Result<Self, OptionsError> {
        let options = Options::read(settings, seats);
        let table = Table {
            standings: Standings::new(seats, dealer),
            dealt: options.dealt(seats)?,
            options,
            turn: dealer,
            leader: dealer,
            passed: SeatSet::EMPTY,
            last: None,
            pile: Pile::EMPTY,
            played: BySeat::default(),
        };
        Ok(Self { table, hands: BySeat::default(), aside: Cards::EMPTY })
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

    fn legal_moves(view: View<'_, Self>, moves: &mut Vec<Move>) {
        let (table, hand) = (view.table(), view.private().hand.bits());
        if table.turn != view.seat() || !table.is_playing() {
            return;
        }
        match table.last.as_ref() {
            None => list::lead(hand, moves),
            Some(last) => list::follow(hand, last, moves),
        }
    }

    #[inline]
    fn random_move(view: View<'_, Self>, rng: &mut Rng, scratch: &mut Vec<Move>) -> Option<Move> {
        let (table, hand) = (view.table(), view.private().hand.bits());
        if table.turn != view.seat() || !table.is_playing() {
            return None;
        }
        Some(match table.last.as_ref() {
            None => random::lead(hand, rng, scratch),
            Some(last) => random::follow(hand, last, rng, scratch),
        })
    }

    fn name(_: View<'_, Self>, mv: &Proposed) -> Option<&'static str> {
        mv.set().map(|set| set.name())
    }

    fn check(view: View<'_, Self>, mv: &Proposed) -> Result<Move, Refusal> {
        moves::check(view, mv)
    }

    #[inline]
    fn play_unchecked<T: Tell<Self>>(&mut self, seat: Seat, mv: Move, tell: &mut T) {
        match mv.set() {
            Some(set) => self.play_set(seat, set, tell),
            None => self.pass(seat, tell),
        }
    }

    fn pool_for(&self, _: Chance, cards: &mut Vec<Card>) {
        cards.extend(self.table.deck().iter());
    }

    fn deal_unchecked<T: Tell<Self>>(&mut self, order: &[Card], tell: &mut T) {
        let table = &mut self.table;
        let winner = table.last_seat();
        table.standings.begin_round();
        let (seats, dealer) = (table.standings.seats(), table.standings.dealer());
        let leader = winner.unwrap_or(dealer); // 2.4
        table.empty_pile(leader);
        table.played = BySeat::default();
        self.hands = BySeat::default();
        let (dealt, aside) = order.split_at(table.dealt_size() * seats.get());
        for once_round in dealt.chunks(seats.get()) {
            for (seat, &card) in seats.seats_from(seats.after(dealer)).zip(once_round) {
                self.hands[seat].hand.insert(card); // 2.1
            }
        }
        self.aside = aside.iter().copied().collect(); // 2.2
        let (round, hand_size) = (table.standings.round(), table.dealt_size());
        tell.all(|| Public::Dealt { round, dealer, leader, hand_size, aside: aside.len() });
        for seat in seats.seats() {
            tell.one(seat, || Secret::Hand { cards: self.hands[seat].hand });
        }
    }

    fn show(sight: Sight<'_, Self>) -> Shown {
        let table = sight.table();
        let seats = table.standings.seats();
        let hand = |seat| {
            let open = sight.private(seat).map(|private| private.hand.iter());
            List::new(open, table.hand_size(seat))
        };
        let set = |(seat, cards): (Seat, Cards)| {
            let list: Vec<Card> = cards.iter().collect();
            let line = SetKind::of(&list).expect("only sets are played");
            ShownSet { seat, cards, name: Set::known(line, cards).name().into() }
        };
        Shown {
            hands: seats.seats().map(hand).collect(),
            leader: table.leader,
            pile: table.pile().map(set).collect(),
            passed: table.passed.flags(seats),
            aside: List::new(sight.all().map(|game| game.aside.iter()), table.aside_size()),
            played: table.played.of(seats).to_vec(),
            times: seats.seats().map(|seat| table.times(seat)).collect(),
            beaters: table.beaters().map(Suit::letter).collect(),
        }
    }

    fn everywhere(&self) -> Vec<Card> {
        let seats = self.table.standings.seats().seats();
        let piles = seats.flat_map(|seat| [self.hands[seat].hand, self.table.played[seat]]);
        piles.chain([self.aside]).flat_map(Cards::iter).collect()
    }
}

const _: () = assert!(size_of::<Kartel>() <= 1024);
