//! Moves of Krass Kariert: their text, the check by clauses, the list, and a random one.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use kit::{Rng, TextError, View, add_row, number, words};

use super::cards::{CARDS_MAX, Card, Face, HAND_MAX, Hand, RESERVE};
use super::sets::{Combination, Higher, NoCombination, Plays, Window, ways};
use super::{KrassKariert, Table};

/// A move as somebody names it (8.1): positions, reserve cards and numbers may be any.
#[derive(Clone, Debug, PartialEq)]
pub enum Proposed {
    /// `play <i>` or `play <i>-<j>`, with ` as <n> …` if there are X among the cards.
    Play {
        /// The position of the first card.
        first: u8,
        /// How many cards; 4 stands for any number above 3, which no rule accepts.
        count: u8,
        /// The numbers after ` as `, if it is there.
        numbers: Vec<u8>,
    },
    /// `take <r> at <p>`
    Take {
        /// Which reserve card.
        reserve: u8,
        /// The position that it then has.
        at: u8,
    },
    /// `insert <p>`
    Insert {
        /// The position that the drawn card then has.
        at: u8,
    },
}

impl From<Move> for Proposed {
    fn from(mv: Move) -> Self {
        match mv {
            Move::Play { first, count, numbers } => {
                let numbers = numbers.into_iter().take_while(|&number| number != 0).collect();
                Self::Play { first, count, numbers }
            }
            Move::Take { reserve, at } => Self::Take { reserve, at },
            Move::Insert { at } => Self::Insert { at },
        }
    }
}

/// What a seat does (8.1). Canonical order: plays by first position, last position and numbers,
/// then takings by reserve number and position, then insertions by position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// `play <i>` or `play <i>-<j>`, with ` as <n> …` if there are X among the cards.
    Play {
        /// The position of the first card.
        first: u8,
        /// How many cards.
        count: u8,
        /// After ` as `: a number for each card, then 0s; only 0s without it.
        numbers: [u8; CARDS_MAX],
    },
    /// `take <r> at <p>`
    Take {
        /// Which reserve card.
        reserve: u8,
        /// The position that it then has.
        at: u8,
    },
    /// `insert <p>`: where the drawn card goes (5.3).
    Insert {
        /// The position that it then has.
        at: u8,
    },
}

impl Move {
    /// A play of cards without X.
    #[inline]
    const fn plain(Window { first, count }: Window) -> Self {
        Self::Play { first, count, numbers: [0; CARDS_MAX] }
    }

    /// The combination that it plays from this hand; `None` of a Stop, a Draw, and of what plays
    /// nothing.
    #[inline]
    pub fn combination(self, hand: Hand) -> Option<Combination> {
        let Self::Play { first, count, mut numbers } = self else { return None };
        if numbers[0] == 0 {
            for (number, at) in numbers.iter_mut().zip(first..first + count) {
                *number = hand.face(at.into())?.number()?;
            }
        }
        Some(Combination::of_legal(numbers, count.into()))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Proposed::from(*self).fmt(f)
    }
}

impl fmt::Display for Proposed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take { reserve, at } => write!(f, "take {reserve} at {at}"),
            Self::Insert { at } => write!(f, "insert {at}"),
            Self::Play { first, count, numbers } => {
                write!(f, "play {first}")?;
                if *count > 1 {
                    write!(f, "-{}", u16::from(*first) + u16::from(*count) - 1)?;
                }
                f.write_str(if numbers.is_empty() { "" } else { " as" })?;
                numbers.iter().try_for_each(|number| write!(f, " {number}"))
            }
        }
    }
}

impl FromStr for Proposed {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let bad = || {
            let forms = "`play <i>` or `play <i>-<j>`, i below j, with ` as <n> …` for X, \
                         `take <r> at <p>`, or `insert <p>`";
            TextError::new(forms, text)
        };
        let mut words = words(text);
        let mut word = || words.next().ok_or_else(bad);
        match word()? {
            "insert" => {
                let at = number(word()?)?;
                words.next().is_none().then_some(Self::Insert { at }).ok_or_else(bad)
            }
            "take" => {
                let reserve = number(word()?)?;
                if word()? != "at" {
                    return Err(bad());
                }
                let at = number(word()?)?;
                words.next().is_none().then_some(Self::Take { reserve, at }).ok_or_else(bad)
            }
            "play" => {
                let (first, count) = positions(word()?).ok_or_else(bad)?;
                let numbers = match words.next() {
                    None => Vec::new(),
                    Some("as") => numbers(words).ok_or_else(bad)?,
                    Some(_) => return Err(bad()),
                };
                Ok(Self::Play { first, count, numbers })
            }
            _ => Err(bad()),
        }
    }
}

/// Reads `<i>` or `<i>-<j>`: the first position, and how many, where 4 stands for more than three.
fn positions(text: &str) -> Option<(u8, u8)> {
    let Some((first, last)) = text.split_once('-') else {
        return Some((number(text).ok()?, 1));
    };
    let (position, _) = (number(first).ok()?, number(last).ok()?);
    // Numbers can have any length, so they are compared as they are written.
    if (first.len(), first) >= (last.len(), last) {
        return None;
    }
    let mut at = first.to_owned();
    let mut count = 1;
    while at != last && count <= CARDS_MAX as u8 {
        at = next(&at);
        count += 1;
    }
    Some((position, count))
}

/// The number after this one, both as digits.
fn next(digits: &str) -> String {
    let kept = digits.trim_end_matches('9');
    let zeros = "0".repeat(digits.len() - kept.len());
    match kept.char_indices().next_back() {
        None => format!("1{zeros}"),
        Some((at, digit)) => {
            let digit = digit.to_digit(10).map_or(0, |digit| digit + 1);
            format!("{}{digit}{zeros}", &kept[..at])
        }
    }
}

/// Reads the numbers after ` as`: at least one.
fn numbers<'a>(words: impl Iterator<Item = &'a str>) -> Option<Vec<u8>> {
    let numbers: Vec<u8> = words.map(number).collect::<Result<_, _>>().ok()?;
    (!numbers.is_empty()).then_some(numbers)
}

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// 3.2
    StarterMustPlay,
    /// 3.3
    NoReserve,
    /// 4.1
    TooMany,
    /// 4.2
    NoCombination,
    /// 4.2
    NotHigher(Combination),
    /// 4.3
    GoesRound,
    /// 5.1
    NumbersMissing,
    /// 5.1
    NumbersUnfit,
    /// 5.1
    OnlyX,
    /// 5.1
    XTogether,
    /// 5.2
    StopAlone,
    /// 5.3
    DrawAlone,
    /// 5.3
    MustInsert,
    /// 5.3
    NothingDrawn,
    /// 8.1
    NoSuchPosition {
        /// How many cards the hand has.
        count: usize,
    },
    /// 8.1
    NoSuchReserve,
    /// 8.1
    NoX,
}

impl kit::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::StarterMustPlay => "3.2",
            Self::NoReserve => "3.3",
            Self::TooMany => "4.1",
            Self::NoCombination | Self::NotHigher(_) => "4.2",
            Self::GoesRound => "4.3",
            Self::NumbersMissing | Self::NumbersUnfit | Self::OnlyX | Self::XTogether => "5.1",
            Self::StopAlone => "5.2",
            Self::DrawAlone | Self::MustInsert | Self::NothingDrawn => "5.3",
            Self::NoSuchPosition { .. } | Self::NoSuchReserve | Self::NoX => "8.1",
        }
    }
}

pub(super) fn check(view: View<'_, KrassKariert>, mv: &Proposed) -> Result<Move, Refusal> {
    let (table, hand) = (view.table(), view.private().hand);
    if table.drawing().is_some() {
        return match *mv {
            Proposed::Play { .. } | Proposed::Take { .. } => Err(Refusal::MustInsert), // 5.3
            Proposed::Insert { at } => check_position(at, hand).map(|()| Move::Insert { at }),
        };
    }
    let starts = table.starter == view.seat();
    match *mv {
        Proposed::Play { first, count, ref numbers } => {
            check_play(table, hand, first, count, numbers)
        }
        Proposed::Insert { .. } => Err(Refusal::NothingDrawn), // 5.3
        Proposed::Take { .. } if starts => Err(Refusal::StarterMustPlay), // 3.2
        Proposed::Take { reserve, at } => {
            let left = table.reserves[view.seat()].len();
            if left == 0 {
                return Err(Refusal::NoReserve); // 3.3
            }
            if usize::from(reserve) >= left {
                return Err(Refusal::NoSuchReserve); // 8.1
            }
            check_position(at, hand).map(|()| Move::Take { reserve, at })
        }
    }
}

/// Whether a card can be put so that it is then at position `at` (8.1).
fn check_position(at: u8, hand: Hand) -> Result<(), Refusal> {
    if usize::from(at) > hand.len() {
        Err(Refusal::NoSuchPosition { count: hand.len() })
    } else {
        Ok(())
    }
}

/// What the rules call the cards that `mv` plays from the hand (4.2, 5.2, 5.3).
pub(super) fn name(view: View<'_, KrassKariert>, mv: &Proposed) -> Option<&'static str> {
    let &Proposed::Play { first, count, ref numbers } = mv else { return None };
    let mut faces = [Face::X; CARDS_MAX];
    let faces = laid(view.private().hand, first, count, &mut faces).ok()?;
    match combination(faces, numbers, view.table().options.x_apart).ok()? {
        Some(combination) => Some(combination.kind().name()),
        None if faces == [Face::STOP] => Some("Stop"),
        None => Some("Draw"),
    }
}

/// The play of these cards, if it may be. Where X stands for something it is found out first what,
/// since only then there is a combination to speak of.
fn check_play(
    table: &Table,
    hand: Hand,
    first: u8,
    count: u8,
    numbers: &[u8],
) -> Result<Move, Refusal> {
    let mut faces = [Face::X; CARDS_MAX];
    let faces = laid(hand, first, count, &mut faces)?;
    let combination = combination(faces, numbers, table.options.x_apart)?;
    if let (Some(combination), Some(last)) = (combination, table.last)
        && !combination.beats(last)
    {
        return Err(Refusal::NotHigher(last)); // 4.2
    }
    if !numbers.is_empty() && !faces.contains(&Face::X) {
        return Err(Refusal::NoX); // 8.1
    }
    let mut own = [0; CARDS_MAX];
    own[..numbers.len()].copy_from_slice(numbers);
    Ok(Move::Play { first, count, numbers: own })
}

fn laid(
    hand: Hand,
    first: u8,
    count: u8,
    faces: &mut [Face; CARDS_MAX],
) -> Result<&[Face], Refusal> {
    let faces = faces.get_mut(..usize::from(count)).ok_or(Refusal::TooMany)?; // 4.1
    for (to, at) in faces.iter_mut().zip(usize::from(first)..) {
        // 8.1: of cards that are not there no other clause speaks.
        *to = hand.face(at).ok_or(Refusal::NoSuchPosition { count: hand.len() })?;
    }
    Ok(faces)
}

/// What these cards are, where each X stands for its number; `None` for a Stop or a Draw.
/// `x_apart`: whether each X must lie beside a number card.
fn combination(
    faces: &[Face],
    numbers: &[u8],
    x_apart: bool,
) -> Result<Option<Combination>, Refusal> {
    if faces.contains(&Face::X) {
        if numbers.is_empty() {
            return Err(Refusal::NumbersMissing); // 5.1
        }
        let combination = combination_with_x(faces, numbers)?; // 5.1
        if x_apart && faces.windows(2).any(|pair| pair == [Face::X; 2]) {
            return Err(Refusal::XTogether); // 5.1
        }
        return Ok(Some(combination));
    }
    if faces.iter().any(|face| face.is_alone()) {
        return match faces {
            [_] => Ok(None),
            _ if faces.contains(&Face::STOP) => Err(Refusal::StopAlone), // 5.2
            _ => Err(Refusal::DrawAlone),                                // 5.3
        };
    }
    let mut own = [0; CARDS_MAX];
    for (to, face) in own.iter_mut().zip(faces) {
        *to = face.number().expect("without X, Draw and Stop there are only number cards");
    }
    let combination = Combination::of(&own[..faces.len()]).map_err(|why| match why {
        NoCombination::Neither => Refusal::NoCombination, // 4.2
        NoCombination::GoesRound => Refusal::GoesRound,   // 4.3
    })?;
    Ok(Some(combination))
}

/// What these cards, an X among them, are if they stand for these numbers (5.1). Numbers that form
/// no combination do not fit; of 12 and 1 clause 4.3 speaks itself.
fn combination_with_x(faces: &[Face], numbers: &[u8]) -> Result<Combination, Refusal> {
    let stands = |(&face, &number): (&Face, &u8)| {
        Face::of(number).is_some_and(|named| face == Face::X || face == named)
    };
    if numbers.len() != faces.len() || !faces.iter().zip(numbers).all(stands) {
        return Err(Refusal::NumbersUnfit); // 5.1
    }
    let combination = Combination::of(numbers).map_err(|why| match why {
        NoCombination::Neither => Refusal::NumbersUnfit, // 5.1
        NoCombination::GoesRound => Refusal::GoesRound,  // 4.3
    })?;
    if faces.len() > 1 && faces.iter().all(|&face| face == Face::X) {
        return Err(Refusal::OnlyX); // 5.1
    }
    Ok(combination)
}

#[inline]
pub(super) fn legal_moves(view: View<'_, KrassKariert>, moves: &mut Vec<Move>) {
    let (table, seat, hand) = (view.table(), view.seat(), view.private().hand);
    if !table.decides(seat) {
        return;
    }
    let (reserves, positions) = takings(view);
    if table.drawing().is_some() {
        moves.extend((0..positions as u8).map(|at| Move::Insert { at }));
        return;
    }
    let (plays, higher) = (plays(view, reserves), Higher::than(table.last));
    let mut beginnings = plays.beginnings();
    while beginnings != 0 {
        let first = beginnings.trailing_zeros() as usize;
        beginnings &= beginnings - 1;
        if plays.beginnings_with_x() >> first & 1 != 0 {
            list_with_x(hand, plays, higher, first, moves);
        } else {
            let counts = plays.counts(first);
            add_row(moves, &WINDOWS[first][counts], counts.count_ones() as usize);
        }
    }
    for row in &TAKES[..reserves] {
        add_row(moves, row, positions);
    }
}

/// By the first position, and a bit for each count from 1 on: the plays of these windows, which
/// have no X, in canonical order; what stands behind them means nothing.
static WINDOWS: [[[Move; 4]; 8]; HAND_MAX] = {
    let mut rows = [[[Move::Insert { at: 0 }; 4]; 8]; HAND_MAX];
    let mut at = 0;
    while at < HAND_MAX * 8 * CARDS_MAX {
        let (first, counts, count) = (at / 24, at / 3 % 8, at % 3 + 1);
        if counts >> (count - 1) & 1 != 0 {
            let before = (counts & ((1 << (count - 1)) - 1)).count_ones();
            let window = Window { first: first as u8, count: count as u8 };
            rows[first][counts][before as usize] = Move::plain(window);
        }
        at += 1;
    }
    rows
};

/// By reserve card: what takes it, by position.
static TAKES: [[Move; HAND_MAX + 1]; RESERVE] = {
    let mut rows = [[Move::Take { reserve: 0, at: 0 }; HAND_MAX + 1]; RESERVE];
    let mut at = 0;
    while at < (HAND_MAX + 1) * RESERVE {
        let (reserve, to) = (at % RESERVE, at / RESERVE);
        rows[reserve][to] = Move::Take { reserve: reserve as u8, at: to as u8 };
        at += 1;
    }
    rows
};

/// Adds every play that begins at this position, of windows without an X, and of those with one by
/// what each X stands for (5.1).
fn list_with_x(hand: Hand, plays: Plays, higher: Higher, first: usize, moves: &mut Vec<Move>) {
    let mut add = |count: usize, numbers, may_be_played| {
        // Whether it may be played is hard to predict, so that nothing branches on it.
        let len = moves.len() + usize::from(may_be_played);
        moves.push(Move::Play { first: first as u8, count: count as u8, numbers });
        moves.truncate(len);
    };
    let cards = hand.window(first, CARDS_MAX);
    let mut faces = [0; CARDS_MAX];
    for (at, card) in cards.into_iter().enumerate().filter(|(_, card)| *card != Card::NONE) {
        let count = at + 1;
        faces[at] = card.face().index() as u8;
        add(count, [0; CARDS_MAX], plays.has(first, count));
        if count == CARDS_MAX && plays.is_barred(first) {
            continue; // 5.1
        }
        for way in ways(faces) {
            add(count, way.numbers, higher.has(way.rank));
        }
    }
}

/// What the seat on turn may play. `reserves`: how many reserve cards it may take.
#[inline]
fn plays(view: View<'_, KrassKariert>, reserves: usize) -> Plays {
    let (table, private) = (view.table(), view.private());
    let all = || Plays::of(private.hand, table.last, table.options.x_apart);
    let plays = if reserves == 0 && table.starter != view.seat() {
        private.plays // looked at when the seat came on turn (3.4)
    } else {
        all()
    };
    debug_assert_eq!(plays, all());
    plays
}

/// How many reserve cards the seat on turn may take, and at how many positions it may put one (3.2,
/// 3.3).
#[inline]
fn takings(view: View<'_, KrassKariert>) -> (usize, usize) {
    let (table, seat) = (view.table(), view.seat());
    let reserves = usize::from(table.starter != seat) * table.reserves[seat].len();
    debug_assert!(reserves <= RESERVE);
    (reserves, table.hand_size(seat) + 1)
}

/// Counts the windows, and takes one at random.
#[inline]
pub(super) fn random_move(view: View<'_, KrassKariert>, rng: &mut Rng) -> Option<Move> {
    let (table, seat, hand) = (view.table(), view.seat(), view.private().hand);
    if !table.decides(seat) {
        return None;
    }
    let (reserves, positions) = takings(view);
    if table.drawing().is_some() {
        return Some(Move::Insert { at: rng.index(positions) as u8 });
    }
    let plays = plays(view, reserves);
    let plain = plays.count();
    let takings = (reserves * positions) as u32;
    let with_x = if plays.has_x() { plays.count_with_x(hand, table.last) } else { 0 };
    let chosen = match plain + takings + with_x {
        0 => return None,
        1 => 0,
        moves => rng.below(moves),
    };
    if chosen < plain {
        return Some(Move::plain(plays.window(chosen)));
    }
    let chosen = chosen - plain;
    if chosen < takings {
        let (chosen, positions) = (chosen as u8, positions as u8);
        let reserve = u8::from(chosen >= positions);
        return Some(Move::Take { reserve, at: chosen - reserve * positions });
    }
    let with_x = plays.with_x(hand, table.last, chosen - takings);
    with_x.map(|(Window { first, count }, numbers)| Move::Play { first, count, numbers })
}
