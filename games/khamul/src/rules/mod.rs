//! The rules: the state of a match, its moves and turns; in `knowledge`, what seats know over time.

mod cards;
mod knowledge;
mod moves;
mod play;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

pub use cards::{Pile, Power, matches, value};
pub use knowledge::{Back, Dealt, Evidence, Left, Memory, Pool, Tracker, Treated};
pub use moves::{Move, NamedSeat, Order, Refusal, Slot};

use kit::{
    BySeat, CardSet, Chance, French, Game, List, MatchOver, OptionSpec, OptionsError, Rng,
    RoundOver, Seat, SeatCount, SeatSet, Settings, Sight, Standings, Tell, ToAct, Value, View,
};

const SEATS: usize = 8;

/// How often a seat may rearrange its row in a round (8.1).
const ARRANGED_MAX: u8 = 50;

/// How often a seat may throw outside a snap in a round (4.7).
const THROWN_MAX: u8 = 50;

/// How often a seat may throw in a round's snaps while the draw pile is empty (4.4): more often
/// than random play ever does, whose records have to stay legal.
const THROWN_UNPAID_MAX: u16 = 1000;

/// A match of Khamul.
#[derive(Clone, Debug)]
pub struct Khamul {
    table: Table,
    privates: BySeat<Private, SEATS>,
    rows: BySeat<Pile<French>, SEATS>,
    /// Bottom first.
    draw: Pile<French>,
    /// The seats whose row was low when their last turn began, the one in which Khamul was
    /// announced included, those after it not (7.2, 7.3).
    low: SeatSet,
}

/// What everyone sees.
#[derive(Clone, Debug)]
pub struct Table {
    /// What is due now. Everyone sees what is done in the open; the only card that it can hold is
    /// one that was taken from the discard pile or discarded (9.4).
    pub stage: Stage,
    /// What the seat on turn goes on with once a throw outside a snap is settled (4.7): follows
    /// from stages that everyone saw.
    interrupted: Option<Stage>,
    /// Whose turn it is, or in the first look who will begin: open to all (9.3).
    pub turn: Seat,
    /// Who has looked, in the first look, or is done with the snap: public by 9.3 and 9.4.
    done: SeatSet,
    /// How many cards each row has: public by 9.4.
    row_sizes: BySeat<u8, SEATS>,
    /// How many cards the draw pile has: public by 9.4.
    draw_size: u8,
    /// Who announced Khamul: all heard it (9.3).
    pub announcer: Option<Seat>,
    /// How often each seat has rearranged its row in this round: everyone sees it (8.1).
    arranged: BySeat<u8, SEATS>,
    /// How often each seat has thrown outside a snap in this round: everyone sees it (4.7).
    thrown: BySeat<u8, SEATS>,
    /// How often each seat has thrown in this round's snaps while the draw pile was empty: everyone
    /// sees it (4.4).
    thrown_unpaid: BySeat<u16, SEATS>,
    /// Turns that are over in this round: everyone can count them (9.3).
    pub turns: u32,
    /// The discard pile, which everyone saw grow: public by 9.4.
    pub discard: Pile<French>,
    /// The table's rules: open to all.
    pub options: Options,
    /// Scores and round: open to all.
    pub standings: Standings,
}

/// What is due now. All of it happens in the open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// All seats look at two of their slots (2.2).
    Look,
    /// The seat on turn announces, draws or takes (3.1, 3.2).
    Start,
    /// It has drawn a card, which it alone knows (3.3).
    Drawn,
    /// It has taken this card from the discard pile (3.4).
    Taken(French),
    /// A power waits to be used (3.6, 4.2).
    Power(Waiting),
    /// A snap is open (4).
    Snap,
    /// Chance makes a new draw pile, and then this is done (3.8).
    Reshuffle(Owed),
}

/// A power that waits to be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Who uses it (5.4).
    pub seat: Seat,
    /// The card.
    pub card: French,
    /// Whether it was thrown in a snap (4.2), and not discarded in the turn (3.6).
    pub thrown: bool,
}

/// What is done once there is a new draw pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owed {
    /// The seat on turn draws (3.2).
    Draw,
    /// This seat threw a wrong card, and takes another one (4.3).
    Penalty(Seat),
    /// A seat takes a card for a black queen (5.2).
    Gift {
        /// Who takes it.
        to: Seat,
        /// Whether the queen was thrown in a snap, and not discarded in the turn.
        thrown: bool,
    },
}

/// What one seat alone knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Private {
    /// The card that it drew and has in hand.
    pub drawn: Option<French>,
}

kit::options! {
    _:
    /// Whether cards match by value, and not by rank (1.3).
    by_value: bool = OptionSpec::one_of("match", &[Value::Word("rank"), Value::Word("value")]);
    /// Whether cards may be thrown outside a snap too (4.7).
    anytime: bool = OptionSpec::one_of("snaps", &[Value::Word("window"), Value::Word("anytime")])
        .later().unlisted_with(Value::Word("anytime"));
    /// What a false announcement costs (7.3).
    false_khamul: u8 = OptionSpec::number("false_khamul", 0, 50, 20);
    /// The total that ends the match (7.6).
    target: u16 = OptionSpec::number("target", 10, 1000, 100).ends_match();
    /// The most turns of a round (7.7).
    turn_limit: u32 = OptionSpec::number("turn_limit", 1, 100_000, 500);
    /// Ranks in play, from the ace up (1.1).
    ranks: u8 = OptionSpec::number("ranks", 2, 13, 13).varies("1.1");
    /// Suits in play, the first in the order of text (1.1).
    suits: u8 = OptionSpec::number("suits", 1, 4, 4).varies("1.1");
    /// Cards dealt to each row (2.1).
    row: u8 = OptionSpec::number("row", 2, 6, 4).varies("2.1");
    /// With how many points at most Khamul is to be announced (6.1).
    low: u8 = OptionSpec::number("low", 0, 30, 5).varies("6.1");
    /// What a seat counts that should have announced (7.2).
    missed: u8 = OptionSpec::number("missed", 0, 50, 20).varies("7.2");
    /// How many points a seat without cards gets taken off (7.5).
    empty_row: u8 = OptionSpec::number("empty_row", 0, 30, 5).varies("7.5");
}

impl Options {
    /// What a table chose, if there are more cards than the rows are dealt (10.1).
    fn new(settings: &Settings, seats: SeatCount) -> Result<Self, OptionsError> {
        let options = Self::read(settings, seats);
        let (seats, cards) = (seats.get(), options.deck().len());
        let needed = seats * usize::from(options.row) + 1;
        if cards < needed {
            return Err(OptionsError::Table(format!(
                "{seats} seats need {needed} cards, and this deck has {cards} (khamul:10.1)"
            )));
        }
        Ok(options)
    }

    /// How many ranks and suits are in play, if that is a variant's.
    fn in_play(&self) -> Option<[u8; 2]> {
        Some([self.ranks, self.suits]).filter(|&in_play| in_play != [13, 4])
    }

    /// The cards in play (1.1).
    #[inline]
    pub(super) fn deck(&self) -> CardSet<French> {
        cards::deck(self.ranks, self.suits)
    }

    /// The most points of a row that is low (6.1).
    #[inline]
    pub fn low(&self) -> u16 {
        self.low.into()
    }
}

/// What happened, as everyone is told it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KhamulPublic", tag = "type", rename_all = "snake_case")]
pub enum Public {
    /// A round was dealt, all cards face down (2.1).
    Dealt {
        /// Which round.
        round: u32,
        /// Who dealt.
        dealer: Seat,
        /// How many cards each row has.
        row_sizes: Vec<u8>,
        /// How many cards the draw pile has.
        draw_size: u8,
        /// How many ranks and suits are in play, where a variant says: an option of the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        in_play: Option<[u8; 2]>,
    },
    /// A seat looked at two of its slots; everyone sees which (2.2, 9.4).
    Peeked {
        /// Who.
        seat: Seat,
        /// Where.
        slots: [Slot; 2],
    },
    /// A turn begins, in the open.
    Turn {
        /// Whose.
        seat: Seat,
        /// How many turns of the round are over.
        turns: u32,
    },
    /// The seat on turn passed, as everyone sees that it can neither draw nor take (3.8).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat announced Khamul to all (6.1).
    Announced {
        /// Who.
        seat: Seat,
    },
    /// The seat on turn drew a card; what, only itself sees (9.4).
    Drew {
        /// Who.
        seat: Seat,
    },
    /// The seat on turn took the top of the discard pile, which lay open (3.2).
    Took {
        /// Who.
        seat: Seat,
        /// What.
        card: French,
    },
    /// The seat on turn discarded what it drew, open to all (3.3).
    Discarded {
        /// Who.
        seat: Seat,
        /// What.
        card: French,
    },
    /// The seat on turn laid the card in hand in a slot, and discarded what lay there, seen by all
    /// (3.3).
    Switched {
        /// Who.
        seat: Seat,
        /// Where.
        slot: Slot,
        /// What it laid there, if it was taken: then it lay open (9.4).
        taken: Option<French>,
        /// What lay there.
        discarded: French,
    },
    /// A seat threw a slot, which everyone sees, right or wrong (4.2, 4.3).
    Threw {
        /// Who.
        seat: Seat,
        /// Which slot.
        slot: Slot,
        /// What lay there.
        card: French,
        /// Whether it matches and is discarded; otherwise it goes back to its slot.
        matches: bool,
    },
    /// A seat took the top of the draw pile, unseen by all, at the end of its row (4.3, 5.2).
    Received {
        /// Who.
        seat: Seat,
        /// False if nothing was left to draw.
        drawn: bool,
    },
    /// A seat is done with this snap; everyone is shown who is (9.3).
    Done {
        /// Who.
        seat: Seat,
    },
    /// A seat looked at one of its slots with a jack; everyone sees which (5.1, 9.4).
    Looked {
        /// Who.
        seat: Seat,
        /// Where.
        slot: Slot,
    },
    /// A seat used a black queen on another, named to all (5.2).
    Gave {
        /// Who.
        seat: Seat,
        /// Who takes a card for it.
        to: Seat,
    },
    /// A seat used a black king; everyone sees which slots are exchanged (5.3, 9.4).
    Exchanged {
        /// Who, and who looks at what it received.
        seat: Seat,
        /// Its slot.
        slot: Slot,
        /// With whom.
        other: Seat,
        /// The other's slot.
        other_slot: Slot,
    },
    /// A seat did not use its power, as everyone sees (5).
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A seat rearranged its row; everyone sees which slot went where (8.1).
    Arranged {
        /// Who.
        seat: Seat,
        /// The old slot of each new one.
        slots: Vec<Slot>,
    },
    /// All of the discard pile but its top was shuffled into a new draw pile, in the open (3.8).
    Reshuffled {
        /// How many cards it has.
        draw_size: u8,
    },
    /// The round is over: all rows are turned up (6.2, 7.7).
    TurnedUp {
        /// The rows, by seat.
        rows: Vec<Vec<French>>,
    },
    /// The round is counted, for all to see (7).
    RoundOver(RoundOver),
    /// The match is over, for all (7.6).
    MatchOver(MatchOver),
}

/// What happened, as one seat alone is shown it, once (9.4).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KhamulSecret", tag = "type", rename_all = "snake_case")]
pub enum Secret {
    /// What the seat saw in the first look (2.2).
    Peeked {
        /// Where.
        slots: [Slot; 2],
        /// What.
        cards: [French; 2],
    },
    /// What the seat drew (3.2).
    Drew {
        /// The card.
        card: French,
    },
    /// What the seat saw with a jack, or received with a black king (5.1, 5.3).
    Looked {
        /// In which of its slots.
        slot: Slot,
        /// What.
        card: French,
    },
}

/// A state or a view as JSON (9.3, 9.4).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KhamulShown")]
pub struct Shown {
    /// Rows, slot 0 first.
    pub rows: Vec<List<French>>,
    /// The card in hand of the seat on turn.
    pub in_hand: Option<InHand>,
    /// The draw pile, top first.
    pub draw: List<French>,
    /// The discard pile, bottom first.
    pub discard: Vec<French>,
    /// What its top counts (1.2).
    pub counts: Option<u16>,
    /// A power that waits to be used.
    pub power: Option<ShownPower>,
    /// By seat, whether it is done with the snap.
    pub snap: Option<Vec<bool>>,
    /// Who announced Khamul.
    pub announcer: Option<Seat>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Turns over in this round.
    pub turns: u32,
}

/// The card in hand of the seat on turn, as JSON (9.3).
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KhamulInHand")]
pub struct InHand {
    /// The card, if it is seen.
    pub card: Option<French>,
    /// `draw` or `discard`: where it is from.
    #[cfg_attr(feature = "types", schemars(with = "String", extend("enum" = ["draw", "discard"])))]
    #[cfg_attr(feature = "types", ts(type = "\"draw\" | \"discard\""))]
    pub from: Source,
}

/// Where a card in hand is from.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The draw pile.
    Draw,
    /// The discard pile.
    Discard,
}

/// A power that waits to be used, as JSON (9.3).
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KhamulPower")]
pub struct ShownPower {
    /// Who uses it.
    pub seat: Seat,
    /// The card.
    pub card: French,
}

impl Table {
    /// How many cards a row has.
    #[inline]
    pub fn row_size(&self, seat: Seat) -> usize {
        usize::from(self.row_sizes[seat])
    }

    /// How many cards the draw pile has.
    pub fn draw_size(&self) -> usize {
        usize::from(self.draw_size)
    }

    /// The power that waits to be used, by the card that it comes from.
    #[inline]
    pub fn power(&self) -> Option<Power> {
        match self.stage {
            Stage::Power(waiting) => Power::of(waiting.card),
            _ => None,
        }
    }

    /// What the seat on turn is about to do, also while a throw outside a snap is settled (4.7).
    #[inline]
    pub fn turn_stage(&self) -> Stage {
        self.interrupted.unwrap_or(self.stage)
    }

    /// Whether every seat may throw now, though no snap is open (4.7).
    #[inline]
    fn throws_anytime(&self) -> bool {
        let between = matches!(self.stage, Stage::Start | Stage::Drawn | Stage::Taken(_));
        self.options.anytime && between
    }

    /// The seats that are done with the snap, while one is open: also while the power of a thrown
    /// card waits, and not while that of the turn's own discard does.
    pub fn snap(&self) -> Option<SeatSet> {
        if self.interrupted.is_some() {
            return None;
        }
        let open = match self.stage {
            Stage::Snap | Stage::Reshuffle(Owed::Penalty(_)) => true,
            Stage::Power(waiting) => waiting.thrown,
            Stage::Reshuffle(Owed::Gift { thrown, .. }) => thrown,
            _ => false,
        };
        open.then_some(self.done)
    }

    /// Whether the seat can throw nothing more in a snap, and so is done with it (4.4).
    #[inline]
    fn throws_no_more(&self, seat: Seat) -> bool {
        self.row_size(seat) == 0 || self.thrown_unpaid[seat] >= THROWN_UNPAID_MAX
    }

    /// The seats other than this one, ascending.
    #[inline]
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.standings.seats().seats().filter(move |&other| other != seat)
    }

    /// Whether there is a card to draw, if need be after a reshuffle (3.8).
    #[inline]
    fn can_draw(&self) -> bool {
        self.draw_size > 0 || self.discard.len() > 1
    }

    /// Whether a card can be drawn only after a reshuffle (3.8).
    #[inline]
    fn must_reshuffle(&self) -> bool {
        self.draw_size == 0 && self.discard.len() > 1
    }

    /// Whether the seat could take the top of the discard pile (3.2, 3.4).
    #[inline]
    fn can_take(&self, seat: Seat) -> bool {
        !self.discard.is_empty() && self.row_size(seat) > 0
    }

    /// The seats that have a decision to make; none while chance has to.
    #[inline]
    fn deciders(&self) -> SeatSet {
        if !self.is_playing() {
            return SeatSet::EMPTY;
        }
        match self.stage {
            Stage::Look | Stage::Snap => SeatSet::all(self.standings.seats()).without(self.done),
            Stage::Start | Stage::Drawn | Stage::Taken(_) => SeatSet::only(self.turn),
            Stage::Power(waiting) => SeatSet::only(waiting.seat),
            Stage::Reshuffle(_) => SeatSet::EMPTY,
        }
    }

    #[inline]
    fn is_playing(&self) -> bool {
        self.standings.is_playing()
    }
}

impl Khamul {
    /// A state with this table, and no cards yet but those that everyone sees.
    #[inline]
    fn of_table(table: Table) -> Self {
        Self {
            table,
            privates: BySeat::all(Private { drawn: None }),
            rows: BySeat::default(),
            draw: Pile::empty(),
            low: SeatSet::EMPTY,
        }
    }
}

kit::state!(Khamul { table: Table, privates: Private } tells Public, Secret);

impl Game for Khamul {
    const ID: &'static str = "khamul";
    const NAME: &'static str = "Khamul";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=SEATS;
    const OPTIONS: &'static [OptionSpec] = Options::SPECS;
    const SHORT: &'static [(&'static str, &'static str)] =
        &[("target", "10"), ("turn_limit", "12")];

    type Card = French;
    type Proposed = Move;
    type Move = Move;
    type Refusal = Refusal;
    type Shown = Shown;

    fn new(settings: &Settings, seats: SeatCount, dealer: Seat) -> Result<Self, OptionsError> {
        Ok(Self::of_table(Table {
            stage: Stage::Look,
            interrupted: None,
            turn: seats.after(dealer),
            done: SeatSet::EMPTY,
            row_sizes: BySeat::all(0),
            draw_size: 0,
            announcer: None,
            arranged: BySeat::all(0),
            thrown: BySeat::all(0),
            thrown_unpaid: BySeat::all(0),
            turns: 0,
            discard: Pile::empty(),
            options: Options::new(settings, seats)?,
            standings: Standings::new(seats, dealer),
        }))
    }

    fn options(table: &Table) -> Vec<(&'static str, Value)> {
        table.options.values()
    }

    #[inline]
    fn standings(table: &Table) -> &Standings {
        &table.standings
    }

    fn low_wins(_: &Table) -> bool {
        true
    }

    #[inline]
    fn to_act(table: &Table) -> ToAct {
        match table.stage {
            Stage::Reshuffle(_) if table.is_playing() => ToAct::Chance(Chance::Reshuffle),
            _ => table.standings.to_act(table.deciders()),
        }
    }

    fn legal_moves(view: View<'_, Self>, moves: &mut Vec<Move>) {
        moves::legal_moves(view, moves);
    }

    #[inline]
    fn random_move(view: View<'_, Self>, rng: &mut Rng, _: &mut Vec<Move>) -> Option<Move> {
        moves::random_move(view, rng)
    }

    fn check(view: View<'_, Self>, &mv: &Move) -> Result<Move, Refusal> {
        moves::check(view, mv).map(|()| mv)
    }

    fn is_out_of_turn(table: &Table, mv: &Move) -> bool {
        match mv {
            Move::Arrange(_) => true,                // 8.1, 9.1
            Move::Snap(_) => table.throws_anytime(), // 4.7, 9.1
            _ => false,
        }
    }

    #[inline]
    fn play_unchecked<T: Tell<Self>>(&mut self, seat: Seat, mv: Move, tell: &mut T) {
        self.play_legal(seat, mv, tell);
    }

    /// For a round the deck, for a new draw pile the discard pile without its top (3.8): in the
    /// deck's canonical order, A 2 … K.
    fn pool_for(&self, chance: Chance, cards: &mut Vec<French>) {
        match chance {
            Chance::Round => cards.extend(cards::in_order(self.table.options.deck())),
            Chance::Reshuffle => {
                if let Some((_top, below)) = self.table.discard.cards().split_last() {
                    let below: CardSet<French> = below.iter().copied().collect();
                    cards.extend(cards::in_order(below));
                }
            }
        }
    }

    fn deal_unchecked<T: Tell<Self>>(&mut self, order: &[French], tell: &mut T) {
        match self.table.stage {
            Stage::Reshuffle(owed) if self.table.is_playing() => {
                self.lay_draw_pile(order, owed, tell);
            }
            _ => self.deal_round(order, tell),
        }
    }

    fn show(sight: Sight<'_, Self>) -> Shown {
        let table = sight.table();
        let (seats, playing) = (table.standings.seats(), table.is_playing());
        let row = |seat| {
            let cards = sight.all().map(|game| game.rows[seat].cards().iter().copied());
            List::new(cards, table.row_size(seat))
        };
        let draw = sight.all().map(|game| game.draw.cards().iter().rev().copied());
        let drawn = || sight.private(table.turn).and_then(|private| private.drawn);
        let in_hand = match table.turn_stage() {
            Stage::Drawn => Some(InHand { card: drawn(), from: Source::Draw }),
            Stage::Taken(card) => Some(InHand { card: Some(card), from: Source::Discard }),
            _ => None,
        };
        let power = match table.stage {
            Stage::Power(Waiting { seat, card, .. }) => Some(ShownPower { seat, card }),
            _ => None,
        };
        Shown {
            rows: seats.seats().map(row).collect(),
            in_hand: in_hand.filter(|_| playing),
            draw: List::new(draw, table.draw_size()),
            discard: table.discard.cards().to_vec(),
            counts: table.discard.top().map(value),
            power: power.filter(|_| playing),
            snap: table.snap().filter(|_| playing).map(|done| done.flags(seats)),
            announcer: table.announcer,
            turn: Some(table.turn).filter(|_| playing && table.stage != Stage::Look),
            turns: table.turns,
        }
    }

    fn everywhere(&self) -> Vec<French> {
        let seats = self.table.standings.seats().seats();
        let rows = seats.clone().flat_map(|seat| self.rows[seat].cards().iter().copied());
        let drawn = seats.filter_map(|seat| self.privates[seat].drawn);
        let taken = match self.table.turn_stage() {
            Stage::Taken(card) if self.table.is_playing() => Some(card),
            _ => None,
        };
        let piles = self.draw.cards().iter().chain(self.table.discard.cards());
        rows.chain(drawn).chain(taken).chain(piles.copied()).collect()
    }
}

const _: () = assert!(size_of::<Khamul>() <= 1024);
