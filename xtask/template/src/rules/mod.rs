//! The rules: the state of a match and its turns; in `moves`, what may be played, and in
//! `knowledge`, what seats know over time.

mod knowledge;
mod moves;

use serde::{Deserialize, Serialize};

pub use knowledge::Evidence;
pub use moves::{Move, Refusal, choices};

use kit::{
    BySeat, CardSet, Chance, French, Game, List, MatchOver, OptionSpec, OptionsError, RoundOver,
    SEATS_MAX, Seat, SeatCount, SeatSet, Settings, Sight, Standings, Tell, ToAct, Value, View,
};

const SEATS: usize = 4;

/// A match of New Game.
#[derive(Clone, Debug)]
pub struct NewGame {
    table: Table,
    hands: BySeat<Private, SEATS>,
    aside: CardSet<French>,
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
    /// Who led the trick, or leads the next: public by 5.3.
    pub leader: Seat,
    /// What each seat played to the trick: it lies open. The last trick stays until the next is
    /// led.
    pub trick: BySeat<Option<French>, SEATS>,
    /// What each seat played in the round: everyone saw it.
    pub played: BySeat<CardSet<French>, SEATS>,
    /// How many tricks each seat took: everyone saw it.
    pub tricks: BySeat<u8, SEATS>,
}

/// What one seat alone knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Private {
    /// Its hand.
    pub hand: CardSet<French>,
}

kit::options! {
    _:
    /// Rounds in a match (4.2).
    rounds: u32 = OptionSpec::number("rounds", 1, 100_000, 3).ends_match();
    /// Whether won rounds are counted, not tricks (4.3).
    victories: bool =
        OptionSpec::one_of("count", &[Value::Word("points"), Value::Word("victories")]);
    /// Cards dealt to each seat (2.1).
    hand: u8 = OptionSpec::number("hand", 1, 13, 5).varies("2.1");
}

/// What happened, as everyone is told it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "NewGamePublic", tag = "type", rename_all = "snake_case")]
pub enum Public {
    /// A round was dealt (2.1).
    Dealt {
        /// Which round.
        round: u32,
        /// Who dealt.
        dealer: Seat,
        /// Who leads.
        leader: Seat,
    },
    /// A card was played (3.1).
    Played {
        /// Who played.
        seat: Seat,
        /// What.
        card: French,
    },
    /// A trick was taken (3.3).
    Taken {
        /// Who took it, and leads the next.
        seat: Seat,
    },
    /// The round is over (3.5).
    RoundOver(RoundOver),
    /// The match is over (4.2).
    MatchOver(MatchOver),
}

/// What happened, as one seat alone is shown it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "NewGameSecret", tag = "type", rename_all = "snake_case")]
pub enum Secret {
    /// The hand that the seat was dealt, sorted.
    Hand {
        /// Its cards.
        cards: CardSet<French>,
    },
}

/// A state or a view as JSON (5.2, 5.3).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "NewGameShown")]
pub struct Shown {
    /// Hands, sorted.
    pub hands: Vec<List<French>>,
    /// The cards put aside, sorted.
    pub aside: List<French>,
    /// Who led the trick, or leads the next.
    pub leader: Seat,
    /// What each seat played to the trick.
    pub trick: Vec<Option<French>>,
    /// What each seat played in the round, sorted.
    pub played: Vec<CardSet<French>>,
    /// How many tricks each seat took.
    pub tricks: Vec<u8>,
}

impl Table {
    /// How many cards a hand has.
    pub fn hand_size(&self, seat: Seat) -> usize {
        let dealt = if self.standings.round() == 0 { 0 } else { usize::from(self.options.hand) };
        dealt - self.played[seat].len()
    }

    /// How many cards are put aside.
    pub fn aside_size(&self) -> usize {
        let seats = self.standings.seats().seats();
        let held: usize = seats.map(|seat| self.hand_size(seat) + self.played[seat].len()).sum();
        if self.standings.round() == 0 { 0 } else { CardSet::<French>::ALL.len() - held }
    }

    /// Whether the seat on turn leads a trick.
    #[inline]
    pub fn is_led(&self) -> bool {
        self.turn == self.leader
    }

    /// Whether the seat on turn plays the first card of the round (3.2).
    #[inline]
    pub fn is_first(&self) -> bool {
        self.seen().is_empty()
    }

    /// Who takes the trick as it lies (3.3), and with which card; `None` before the first card.
    #[inline]
    pub fn highest(&self) -> Option<(Seat, French)> {
        let seats = self.standings.seats().seats_from(self.leader);
        let mut cards = seats.filter_map(|seat| Some((seat, self.trick[seat]?)));
        let first = cards.next()?;
        let higher = |best: (Seat, French), next: (Seat, French)| {
            if next.1.rank() > best.1.rank() { next } else { best }
        };
        Some(cards.fold(first, higher))
    }

    /// Every card that was played in the round.
    #[inline]
    pub fn seen(&self) -> CardSet<French> {
        let seats = self.standings.seats().seats();
        seats.fold(CardSet::EMPTY, |seen, seat| seen.with(self.played[seat]))
    }
}

impl NewGame {
    /// The round is over: tricks are counted (4).
    fn end_round<T: Tell<Self>>(&mut self, tell: &mut T) {
        let table = &mut self.table;
        let mut scores = BySeat::<i32, SEATS_MAX>::all(0);
        let seats = table.standings.seats();
        let most = table.tricks.of(seats).iter().max();
        for seat in seats.seats() {
            let tricks = table.tricks[seat];
            let is_won = Some(&tricks) == most; // 4.3
            scores[seat] = if table.options.victories { is_won.into() } else { tricks.into() };
        }
        let standings = &mut table.standings;
        standings.end_round(scores);
        tell.all(|| Public::RoundOver(standings.round_over()));
        if standings.round() == table.options.rounds {
            standings.end_match(standings.highest());
            tell.all(|| Public::MatchOver(standings.match_over()));
        }
    }
}

kit::state!(NewGame { table: Table, hands: Private } tells Public, Secret);

impl Game for NewGame {
    const ID: &'static str = "new-game";
    const NAME: &'static str = "New Game";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=SEATS;
    const OPTIONS: &'static [OptionSpec] = Options::SPECS;
    const SHORT: &'static [(&'static str, &'static str)] = &[("rounds", "2")];

    type Card = French;
    type Proposed = Move;
    type Move = Move;
    type Refusal = Refusal;
    type Shown = Shown;

    fn new(settings: &Settings, seats: SeatCount, dealer: Seat) -> Result<Self, OptionsError> {
        let first = seats.after(dealer);
        let table = Table {
            standings: Standings::new(seats, dealer),
            options: Options::read(settings, seats),
            turn: first,
            leader: first,
            trick: BySeat::all(None),
            played: BySeat::default(),
            tricks: BySeat::all(0),
        };
        Ok(Self { table, hands: BySeat::default(), aside: CardSet::EMPTY })
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
        moves::legal_moves(view, moves);
    }

    fn check(view: View<'_, Self>, &mv: &Move) -> Result<Move, Refusal> {
        moves::check(view, mv).map(|()| mv)
    }

    #[inline]
    fn play_unchecked<T: Tell<Self>>(&mut self, seat: Seat, Move(card): Move, tell: &mut T) {
        self.hands[seat].hand.remove(card);
        let table = &mut self.table;
        if table.is_led() {
            table.trick = BySeat::all(None);
        }
        table.trick[seat] = Some(card);
        table.played[seat].insert(card);
        tell.all(|| Public::Played { seat, card });
        table.turn = table.standings.seats().after(seat);
        if table.turn != table.leader {
            return;
        }
        let (taker, _) = table.highest().expect("every seat played a card");
        table.tricks[taker] += 1;
        (table.leader, table.turn) = (taker, taker); // 3.4
        tell.all(|| Public::Taken { seat: taker });
        if self.hands[taker].hand.is_empty() {
            self.end_round(tell);
        }
    }

    fn pool_for(&self, _: Chance, cards: &mut Vec<French>) {
        cards.extend(CardSet::<French>::ALL.iter());
    }

    fn deal_unchecked<T: Tell<Self>>(&mut self, order: &[French], tell: &mut T) {
        let table = &mut self.table;
        table.standings.begin_round();
        let (seats, dealer) = (table.standings.seats(), table.standings.dealer());
        let mut cards = order.iter().copied();
        self.hands = BySeat::default();
        for _ in 0..table.options.hand {
            for seat in seats.seats_from(seats.after(dealer)) {
                cards.by_ref().take(1).for_each(|card| self.hands[seat].hand.insert(card));
            }
        }
        self.aside = cards.collect();
        table.leader = seats.after(dealer);
        table.turn = table.leader;
        table.trick = BySeat::all(None);
        table.played = BySeat::default();
        table.tricks = BySeat::all(0);
        let table = &self.table;
        let (round, leader) = (table.standings.round(), table.leader);
        tell.all(|| Public::Dealt { round, dealer, leader });
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
        Shown {
            hands: seats.seats().map(hand).collect(),
            aside: List::new(sight.all().map(|game| game.aside.iter()), table.aside_size()),
            leader: table.leader,
            trick: table.trick.of(seats).to_vec(),
            played: table.played.of(seats).to_vec(),
            tricks: table.tricks.of(seats).to_vec(),
        }
    }

    fn everywhere(&self) -> Vec<French> {
        let seats = self.table.standings.seats().seats();
        let held = seats.flat_map(|seat| self.hands[seat].hand.iter());
        held.chain(self.table.seen().iter()).chain(self.aside.iter()).collect()
    }

    fn rename(Move(card): Move, to: &dyn Fn(French) -> French) -> Move {
        Move(to(card))
    }
}
