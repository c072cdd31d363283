//! Moves of Khamul: their text, the check by clauses, the list, and a random one.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use kit::{Refusal as _, Rng, Seat, SeatCount, TextError, View, number, words};

use super::cards::{CARDS, Power};
use super::{ARRANGED_MAX, Khamul, Stage, THROWN_MAX, Table};

/// A slot of a row, counted from 0 (9.2). As a move names it, it may be one that is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Slot(u8);

impl Slot {
    /// The slot with this number; rows are never longer than the deck.
    ///
    /// # Panics
    ///
    /// In debug builds, from 52 on.
    #[inline]
    pub const fn at(number: usize) -> Self {
        debug_assert!(number < CARDS);
        Self(number as u8)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

kit::same_as!(Slot => u8);

/// A seat as a move names it: it may be one that is not there (9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NamedSeat(u8);

impl NamedSeat {
    /// The seat, if the table has it.
    #[inline]
    pub fn seat(self, seats: SeatCount) -> Option<Seat> {
        Seat::new(usize::from(self.0)).filter(|&seat| seats.has(seat))
    }
}

impl From<Seat> for NamedSeat {
    #[inline]
    fn from(seat: Seat) -> Self {
        Self(seat.index() as u8)
    }
}

/// A new order of a row, by old slots, as `arrange` names it: it may be none of this row (9.2).
/// What no row could have, more slots than cards, is kept as no slots at all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Order {
    len: u8,
    slots: [Slot; CARDS],
}

impl Order {
    /// The old slots, that of the new slot 0 first.
    pub fn slots(&self) -> &[Slot] {
        &self.slots[..usize::from(self.len)]
    }

    /// Whether it names every slot of a row of this size once.
    pub fn is_of(&self, row_size: usize) -> bool {
        let mut left = !0_u64 >> (64 - row_size.max(1));
        for slot in self.slots() {
            if slot.index() >= CARDS || left >> slot.index() & 1 == 0 {
                return false;
            }
            left &= !(1 << slot.index());
        }
        left == 0
    }
}

impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.slots().fmt(f)
    }
}

impl FromIterator<Slot> for Order {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Self {
        let none = Self { len: 0, slots: [Slot(0); CARDS] };
        let mut order = none;
        for slot in slots {
            if usize::from(order.len) == CARDS {
                return none;
            }
            order.slots[usize::from(order.len)] = slot;
            order.len += 1;
        }
        order
    }
}

/// What a seat does (9.1). Canonical order is that of 9.1, then that of the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// `peek <i> <j>`: the first look, at two own slots, the smaller one first (2.2).
    Peek(Slot, Slot),
    /// `khamul`: announces Khamul instead of a turn (3.1).
    Khamul,
    /// `draw`: draws the top of the draw pile (3.2).
    Draw,
    /// `take`: takes the top of the discard pile (3.2).
    Take,
    /// `discard`: discards the card that was drawn (3.3).
    Discard,
    /// `switch <i>`: lays the card in hand in the own slot's place (3.3, 3.4).
    Switch(Slot),
    /// `snap <i>`: throws an own slot (4.1, 4.7).
    Snap(Slot),
    /// `done`: no more throws in this snap (4.4).
    Done,
    /// `look <i>`: looks at an own slot (5.1).
    Look(Slot),
    /// `give <seat>`: that seat takes the top of the draw pile (5.2).
    Give(NamedSeat),
    /// `exchange <i> <seat> <j>`: the own slot i for that seat's slot j (5.3).
    Exchange(Slot, NamedSeat, Slot),
    /// `decline`: does not use the power (5).
    Decline,
    /// `arrange <old slot of the new slot 0> …`: rearranges the own row (8.1).
    Arrange(Order),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Peek(i, j) => write!(f, "peek {} {}", i.0, j.0),
            Self::Khamul => f.write_str("khamul"),
            Self::Draw => f.write_str("draw"),
            Self::Take => f.write_str("take"),
            Self::Discard => f.write_str("discard"),
            Self::Switch(slot) => write!(f, "switch {}", slot.0),
            Self::Snap(slot) => write!(f, "snap {}", slot.0),
            Self::Done => f.write_str("done"),
            Self::Look(slot) => write!(f, "look {}", slot.0),
            Self::Give(to) => write!(f, "give {}", to.0),
            Self::Exchange(i, other, j) => write!(f, "exchange {} {} {}", i.0, other.0, j.0),
            Self::Decline => f.write_str("decline"),
            Self::Arrange(order) => {
                f.write_str("arrange")?;
                order.slots().iter().try_for_each(|slot| write!(f, " {}", slot.0))
            }
        }
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut rest = words(text);
        let word = rest.next().unwrap_or_default();
        if word == "arrange" {
            let slots: Vec<Slot> =
                rest.map(|text| number(text).map(Slot)).collect::<Result<_, _>>()?;
            return Ok(Self::Arrange(slots.into_iter().collect()));
        }
        let numbers: Vec<u8> = rest.map(number).collect::<Result<_, _>>()?;
        let mv = match (word, numbers.as_slice()) {
            ("peek", &[i, j]) => Self::Peek(Slot(i.min(j)), Slot(i.max(j))),
            ("khamul", []) => Self::Khamul,
            ("draw", []) => Self::Draw,
            ("take", []) => Self::Take,
            ("discard", []) => Self::Discard,
            ("switch", &[i]) => Self::Switch(Slot(i)),
            ("snap", &[i]) => Self::Snap(Slot(i)),
            ("done", []) => Self::Done,
            ("look", &[i]) => Self::Look(Slot(i)),
            ("give", &[to]) => Self::Give(NamedSeat(to)),
            ("exchange", &[i, other, j]) => Self::Exchange(Slot(i), NamedSeat(other), Slot(j)),
            ("decline", []) => Self::Decline,
            _ => return Err(TextError::new(EXPECTED, text)),
        };
        Ok(mv)
    }
}

const EXPECTED: &str = "`peek <i> <j>`, `khamul`, `draw`, `take`, `discard`, `switch <i>`, \
     `snap <i>`, `done`, `look <i>`, `give <seat>`, `exchange <i> <seat> <j>`, `decline` or \
     `arrange <i> …`";

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// 2.2
    LookFirst,
    /// 2.2
    FirstLookOver,
    /// 3.1
    AnnounceAtStart,
    /// 3.2
    DrawFirst,
    /// 3.2
    DrawAtStart,
    /// 3.2
    NothingToTake,
    /// 3.3
    CardInHand,
    /// 3.3
    NoCardInHand,
    /// 3.4
    MustSwitch,
    /// 3.4
    NoSlotForTaken,
    /// 3.5
    NoSlotForDrawn,
    /// 3.6
    PowerFirst,
    /// 3.8
    NothingToDraw,
    /// 4.2
    ThrownPowerFirst,
    /// 4.7
    NothingToMatch,
    /// 4.7
    LastSlotForTaken,
    /// 4.7
    ThrownOften,
    /// 5.1
    OnlyWithJack,
    /// 5.1
    JackLooks,
    /// 5.2
    OnlyWithQueen,
    /// 5.2
    QueenGives,
    /// 5.2
    GivenToOneself,
    /// 5.3
    OnlyWithKing,
    /// 5.3
    ExchangedWithOneself,
    /// 5.4
    NoPower,
    /// 6.2
    Announced,
    /// 8.1
    ArrangedInFirstLook,
    /// 8.1
    ArrangedOften,
    /// 8.1
    ArrangedNothing,
    /// 9.2
    NoSlot,
    /// 9.2
    NoSeat,
    /// 9.2
    SameSlot,
    /// 9.2
    NoOrder,
}

impl kit::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::LookFirst | Self::FirstLookOver => "2.2",
            Self::AnnounceAtStart => "3.1",
            Self::DrawFirst | Self::DrawAtStart | Self::NothingToTake => "3.2",
            Self::CardInHand | Self::NoCardInHand => "3.3",
            Self::MustSwitch | Self::NoSlotForTaken => "3.4",
            Self::NoSlotForDrawn => "3.5",
            Self::PowerFirst => "3.6",
            Self::NothingToDraw => "3.8",
            Self::ThrownPowerFirst => "4.2",
            Self::NothingToMatch | Self::LastSlotForTaken | Self::ThrownOften => "4.7",
            Self::OnlyWithJack | Self::JackLooks => "5.1",
            Self::OnlyWithQueen | Self::QueenGives | Self::GivenToOneself => "5.2",
            Self::OnlyWithKing | Self::ExchangedWithOneself => "5.3",
            Self::NoPower => "5.4",
            Self::Announced => "6.2",
            Self::ArrangedInFirstLook | Self::ArrangedOften | Self::ArrangedNothing => "8.1",
            Self::NoSlot | Self::NoSeat | Self::SameSlot | Self::NoOrder => "9.2",
        }
    }
}

/// Whether the seat that sees `view` may play `mv`. A move at the wrong moment breaks two clauses,
/// the one that says what is due now and the one that says when the move is played; the earlier is
/// named.
pub(super) fn check(view: View<'_, Khamul>, mv: Move) -> Result<(), Refusal> {
    let (table, seat) = (view.table(), view.seat());
    let slots = table.row_size(seat);
    if let Move::Snap(slot) = mv
        && table.throws_anytime()
    {
        return check_throw(table, seat, slot);
    }
    if let Some(untimely) = untimely(table.stage, mv) {
        return Err(match due(table.stage) {
            Some(due) if place(due) <= place(untimely) => due,
            _ => untimely,
        }); // 2.2, 3.1 to 3.6, 4.1, 4.2, 4.4, 5.1 to 5.4
    }
    match mv {
        Move::Take if table.discard.is_empty() => Err(Refusal::NothingToTake), // 3.2
        Move::Take if slots == 0 => Err(Refusal::NoSlotForTaken),              // 3.4
        Move::Discard if table.stage != Stage::Drawn => Err(Refusal::MustSwitch), // 3.4
        Move::Switch(_) if slots == 0 => Err(Refusal::NoSlotForDrawn),         // 3.5
        Move::Draw if !table.can_draw() => Err(Refusal::NothingToDraw),        // 3.8
        Move::Look(_) | Move::Give(_) | Move::Exchange(..) => check_power(table, seat, mv),
        Move::Khamul if table.announcer.is_some() => Err(Refusal::Announced), // 6.2
        Move::Arrange(order) => check_arrange(table, seat, order),            // 8.1, 9.2
        Move::Peek(i, _) if i.index() >= slots => Err(Refusal::NoSlot),       // 9.2
        Move::Peek(_, j) if j.index() >= slots => Err(Refusal::NoSlot),       // 9.2
        Move::Peek(i, j) if i == j => Err(Refusal::SameSlot),                 // 9.2
        Move::Switch(i) if i.index() >= slots => Err(Refusal::NoSlot),        // 9.2
        Move::Snap(i) if i.index() >= slots => Err(Refusal::NoSlot),          // 9.2
        _ => Ok(()),
    }
}

/// Where the clause of a refusal stands in the rules: 3.10 after 3.9.
fn place(refusal: Refusal) -> (u8, u8) {
    let (section, clause) = refusal.clause().split_once('.').expect("a clause has a section");
    let number = |text| number(text).expect("a clause is made of numbers");
    (number(section), number(clause))
}

/// What is due at this stage before anything else.
fn due(stage: Stage) -> Option<Refusal> {
    match stage {
        Stage::Look => Some(Refusal::LookFirst),
        Stage::Start => Some(Refusal::DrawFirst),
        Stage::Drawn => Some(Refusal::CardInHand),
        Stage::Taken(_) => Some(Refusal::MustSwitch),
        Stage::Power(waiting) if waiting.thrown => Some(Refusal::ThrownPowerFirst),
        Stage::Power(_) => Some(Refusal::PowerFirst),
        Stage::Snap | Stage::Reshuffle(_) => None,
    }
}

/// Why no move of this kind is played at this stage, if none is.
fn untimely(stage: Stage, mv: Move) -> Option<Refusal> {
    let in_hand = matches!(stage, Stage::Drawn | Stage::Taken(_));
    let power = matches!(stage, Stage::Power(_));
    let (timely, refusal) = match mv {
        Move::Peek(..) => (stage == Stage::Look, Refusal::FirstLookOver),
        Move::Khamul => (stage == Stage::Start, Refusal::AnnounceAtStart),
        Move::Draw | Move::Take => (stage == Stage::Start, Refusal::DrawAtStart),
        Move::Discard | Move::Switch(_) => (in_hand, Refusal::NoCardInHand),
        Move::Look(_) => (power, Refusal::OnlyWithJack),
        Move::Give(_) => (power, Refusal::OnlyWithQueen),
        Move::Exchange(..) => (power, Refusal::OnlyWithKing),
        Move::Decline => (power, Refusal::NoPower),
        // Without a snap something else is due, whose clause is an earlier one than 4.1 and 4.4.
        Move::Snap(_) | Move::Done => return due(stage),
        Move::Arrange(_) => return None,
    };
    (!timely).then_some(refusal)
}

/// Whether a seat may use the power that is waiting in this way. The wrong way breaks the clause of
/// the power and the clause of the move; the earlier is named.
fn check_power(table: &Table, seat: Seat, mv: Move) -> Result<(), Refusal> {
    let seats = table.standings.seats();
    let has = |seat, slot: Slot| slot.index() < table.row_size(seat);
    match (mv, table.power()) {
        (Move::Look(i), Some(Power::Look)) if has(seat, i) => Ok(()),
        (Move::Look(_), Some(Power::Look)) => Err(Refusal::NoSlot), // 9.2
        (Move::Look(_), _) => Err(Refusal::OnlyWithJack),           // 5.1
        (_, Some(Power::Look)) => Err(Refusal::JackLooks),          // 5.1
        (Move::Give(to), Some(Power::Give)) => match to.seat(seats) {
            Some(to) if to == seat => Err(Refusal::GivenToOneself), // 5.2
            Some(_) => Ok(()),
            None => Err(Refusal::NoSeat), // 9.2
        },
        (Move::Give(_), _) => Err(Refusal::OnlyWithQueen), // 5.2
        (_, Some(Power::Give)) => Err(Refusal::QueenGives), // 5.2
        (Move::Exchange(i, other, j), _) => match other.seat(seats) {
            Some(other) if other == seat => Err(Refusal::ExchangedWithOneself), // 5.3
            Some(other) if has(seat, i) && has(other, j) => Ok(()),
            Some(_) => Err(Refusal::NoSlot), // 9.2
            None => Err(Refusal::NoSeat),    // 9.2
        },
        _ => Ok(()),
    }
}

/// Whether a seat, to act or not, may throw this slot outside a snap.
fn check_throw(table: &Table, seat: Seat, slot: Slot) -> Result<(), Refusal> {
    let slots = table.row_size(seat);
    let took = table.turn == seat && matches!(table.stage, Stage::Taken(_));
    if table.discard.is_empty() {
        return Err(Refusal::NothingToMatch); // 4.7
    }
    if took && slots == 1 {
        return Err(Refusal::LastSlotForTaken); // 4.7
    }
    if table.thrown[seat] >= THROWN_MAX {
        return Err(Refusal::ThrownOften); // 4.7
    }
    if slot.index() >= slots {
        return Err(Refusal::NoSlot); // 9.2
    }
    Ok(())
}

/// Whether a seat, to act or not, may rearrange its row like this.
fn check_arrange(table: &Table, seat: Seat, order: Order) -> Result<(), Refusal> {
    let slots = table.row_size(seat);
    if table.stage == Stage::Look {
        return Err(Refusal::ArrangedInFirstLook); // 8.1
    }
    if table.arranged[seat] >= ARRANGED_MAX {
        return Err(Refusal::ArrangedOften); // 8.1
    }
    if slots == 0 {
        return Err(Refusal::ArrangedNothing); // 8.1
    }
    if !order.is_of(slots) {
        return Err(Refusal::NoOrder); // 9.2
    }
    Ok(())
}

/// Adds every legal move of the view's seat but `arrange` and throws outside a snap (9.1), in
/// canonical order.
pub(super) fn legal_moves(view: View<'_, Khamul>, moves: &mut Vec<Move>) {
    let (table, seat) = (view.table(), view.seat());
    if !table.deciders().contains(seat) {
        return;
    }
    let size = table.row_size(seat);
    let slots = || (0..size).map(Slot::at);
    match table.stage {
        Stage::Look => {
            let pairs = slots().flat_map(|i| (i.index() + 1..size).map(move |j| (i, Slot::at(j))));
            moves.extend(pairs.map(|(i, j)| Move::Peek(i, j)));
        }
        Stage::Start => moves.extend(starts(table, seat)),
        Stage::Drawn => {
            moves.push(Move::Discard);
            moves.extend(slots().map(Move::Switch));
        }
        Stage::Taken(_) => moves.extend(slots().map(Move::Switch)),
        Stage::Snap => {
            moves.extend(slots().map(Move::Snap));
            moves.push(Move::Done);
        }
        Stage::Power(_) => {
            match table.power() {
                Some(Power::Look) => moves.extend(slots().map(Move::Look)),
                Some(Power::Give) => {
                    moves.extend(table.others(seat).map(|to| Move::Give(to.into())));
                }
                Some(Power::Exchange) => moves.extend(slots().flat_map(|i| {
                    let others = table.others(seat);
                    others.flat_map(move |other| {
                        let exchange = move |j| Move::Exchange(i, other.into(), Slot::at(j));
                        (0..table.row_size(other)).map(exchange)
                    })
                })),
                None => {}
            }
            moves.push(Move::Decline);
        }
        Stage::Reshuffle(_) => {}
    }
}

fn starts(table: &Table, seat: Seat) -> impl Iterator<Item = Move> + Clone {
    let khamul = table.announcer.is_none().then_some(Move::Khamul);
    let draw = table.can_draw().then_some(Move::Draw);
    let take = table.can_take(seat).then_some(Move::Take);
    khamul.into_iter().chain(draw).chain(take)
}

/// Every two of so many slots, two to six.
fn pairs(slots: usize) -> &'static [(Slot, Slot)] {
    /// By the second slot, and then by the first; of the usual four slots by the first.
    const PAIRS: [(Slot, Slot); 15] = {
        let mut pairs = [(Slot(0), Slot(0)); 15];
        let (mut at, mut second) = (0, 1);
        while second < 6 {
            let mut first = 0;
            while first < second {
                pairs[at] = (Slot(first), Slot(second));
                (at, first) = (at + 1, first + 1);
            }
            second += 1;
        }
        pairs
    };
    const OF_FOUR: [(Slot, Slot); 6] = [
        (Slot(0), Slot(1)),
        (Slot(0), Slot(2)),
        (Slot(0), Slot(3)),
        (Slot(1), Slot(2)),
        (Slot(1), Slot(3)),
        (Slot(2), Slot(3)),
    ];
    if slots == 4 { &OF_FOUR } else { &PAIRS[..slots * (slots - 1) / 2] }
}

#[inline]
pub(super) fn random_move(view: View<'_, Khamul>, rng: &mut Rng) -> Option<Move> {
    let (table, seat) = (view.table(), view.seat());
    if !table.deciders().contains(seat) {
        return None;
    }
    let slots = table.row_size(seat);
    // A slot, or `None` for the one further choice.
    let slot_or_none = |rng: &mut Rng| {
        let chosen = rng.index(slots + 1);
        (chosen < slots).then(|| Slot::at(chosen))
    };
    Some(match table.stage {
        Stage::Snap => slot_or_none(rng).map_or(Move::Done, Move::Snap),
        Stage::Look => {
            let pairs = pairs(slots);
            let (i, j) = pairs[rng.index(pairs.len())];
            Move::Peek(i, j)
        }
        Stage::Start => {
            let mut starts = starts(table, seat);
            let chosen = rng.index(starts.clone().count());
            starts.nth(chosen)?
        }
        Stage::Drawn => slot_or_none(rng).map_or(Move::Discard, Move::Switch),
        Stage::Taken(_) => Move::Switch(Slot::at(rng.index(slots))),
        Stage::Power(_) => match table.power() {
            Some(Power::Look) => slot_or_none(rng).map_or(Move::Decline, Move::Look),
            Some(Power::Give) => {
                let to = Seat::at(rng.index(table.standings.seats().get()));
                // Itself stands for `decline`.
                if to == seat { Move::Decline } else { Move::Give(to.into()) }
            }
            _ => random_exchange(table, seat, rng),
        },
        Stage::Reshuffle(_) => return None,
    })
}

fn random_exchange(table: &Table, seat: Seat, rng: &mut Rng) -> Move {
    let foreign: usize = table.others(seat).map(|other| table.row_size(other)).sum();
    let chosen = rng.index(table.row_size(seat) * foreign + 1);
    if chosen == 0 {
        return Move::Decline;
    }
    let own = Slot::at((chosen - 1) / foreign);
    let mut j = (chosen - 1) % foreign;
    for other in table.others(seat) {
        let size = table.row_size(other);
        if j < size {
            return Move::Exchange(own, other.into(), Slot::at(j));
        }
        j -= size;
    }
    Move::Decline
}
