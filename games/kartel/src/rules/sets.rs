//! Sets of Kartel (kartel:4) and what beats what (kartel:5).

use std::borrow::Cow;
use std::cmp::Ordering;

use serde::ser::SerializeStruct as _;
use serde::{Deserialize, Serialize, Serializer};

use super::cards::{CARDS, Card, Cards, RANKS, Rank, Suit};
use super::patterns::{FIELD, ranks, suits};

/// What kind of set: a solo, a ship, trips, or a line of the table of books (4.1 to 4.5), low to
/// high.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum SetKind {
    /// One card (4.1).
    Solo,
    /// Two cards of one rank (4.2).
    Ship,
    /// Three cards of one rank (4.3).
    Trips,
    /// Five suits and five ranks, and no straight.
    KaraJump,
    /// A straight.
    Mr,
    /// Three of one rank and two of another.
    Umbrella,
    /// Five cards of one suit.
    Honey,
    /// Four of one rank and a fifth card.
    Quads,
    /// A straight in one suit.
    MrHoney,
    /// Five of one rank.
    Kara5,
}

impl SetKind {
    /// Every line, low to high.
    pub const ALL: [Self; 10] = [
        Self::Solo,
        Self::Ship,
        Self::Trips,
        Self::KaraJump,
        Self::Mr,
        Self::Umbrella,
        Self::Honey,
        Self::Quads,
        Self::MrHoney,
        Self::Kara5,
    ];

    /// The line as it is written (4.5), without regard to a rainbow form.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Solo => "solo",
            Self::Ship => "ship",
            Self::Trips => "trips",
            Self::KaraJump => "KARA Jump",
            Self::Mr => "Mr.",
            Self::Umbrella => "Umbrella",
            Self::Honey => "Honey",
            Self::Quads => "Quads",
            Self::MrHoney => "Mr. Honey",
            Self::Kara5 => "KARA 5",
        }
    }

    /// The same without spaces, dots and capitals, as sentences ask for it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Solo => "solo",
            Self::Ship => "ship",
            Self::Trips => "trips",
            Self::KaraJump => "kara-jump",
            Self::Mr => "mr",
            Self::Umbrella => "umbrella",
            Self::Honey => "honey",
            Self::Quads => "quads",
            Self::MrHoney => "mr-honey",
            Self::Kara5 => "kara-5",
        }
    }

    /// How many cards it has.
    pub const fn size(self) -> usize {
        match self {
            Self::Solo => 1,
            Self::Ship => 2,
            Self::Trips => 3,
            _ => 5,
        }
    }

    /// Whether the line has a rainbow form (4.5).
    #[inline]
    const fn has_rainbow_form(self) -> bool {
        matches!(self, Self::Mr | Self::Umbrella | Self::Quads)
    }

    /// The line of these cards, of which one may stand there twice: then they are judged by the
    /// ranks and suits that are named, and refused because nobody holds a card twice (4.7).
    pub(super) fn of(cards: &[Card]) -> Result<Self, NotASet> {
        let one_rank = cards.iter().all(|card| card.rank() == cards[0].rank());
        match cards.len() {
            1 => Ok(Self::Solo),                                        // 4.1
            2 => one_rank.then_some(Self::Ship).ok_or(NotASet::Ship),   // 4.2
            3 => one_rank.then_some(Self::Trips).ok_or(NotASet::Trips), // 4.3
            5 => Self::of_book(cards).ok_or(NotASet::Book),             // 4.4
            _ => Err(NotASet::Number),                                  // 4.4
        }
    }

    /// The highest line that these five cards fit (4.5).
    fn of_book(cards: &[Card]) -> Option<Self> {
        let mut counts = [0; RANKS];
        cards.iter().for_each(|card| counts[card.rank() as usize] += 1);
        let has = |count: u8| counts.contains(&count);
        let is_straight = STRAIGHTS
            .iter()
            .any(|straight| straight.iter().all(|&rank| counts[rank as usize] == 1));
        let one_suit = cards.iter().all(|card| card.suit() == cards[0].suit());
        let rainbow = Suit::ALL.iter().all(|&suit| cards.iter().any(|card| card.suit() == suit));
        let five_ranks = counts.iter().all(|&count| count <= 1);
        match () {
            () if has(5) => Some(Self::Kara5),
            () if is_straight && one_suit => Some(Self::MrHoney),
            () if has(4) => Some(Self::Quads),
            () if one_suit => Some(Self::Honey),
            () if has(3) && has(2) => Some(Self::Umbrella),
            () if is_straight => Some(Self::Mr),
            () if rainbow && five_ranks => Some(Self::KaraJump),
            () => None,
        }
    }
}

/// The straights, high to low (4.6).
const STRAIGHTS: [[Rank; 5]; 9] = {
    use Rank::{Eight, Five, Four, God, King, Queen, Seven, Six, Three, Two, Woman, Zheng};
    [
        [Zheng, God, Queen, King, Woman],
        [Zheng, Five, Four, Three, Two],
        [God, Queen, King, Woman, Eight],
        [Queen, King, Woman, Eight, Seven],
        [King, Woman, Eight, Seven, Six],
        [Woman, Eight, Seven, Six, Five],
        [Eight, Seven, Six, Five, Four],
        [Seven, Six, Five, Four, Three],
        [Six, Five, Four, Three, Two],
    ]
};

impl Serialize for SetKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// Why cards are no set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotASet {
    /// Two cards of two ranks (4.2).
    Ship,
    /// Three cards of several ranks (4.3).
    Trips,
    /// Five cards that form no book (4.4).
    Book,
    /// Another number of cards (4.4).
    Number,
}

/// A legal set of cards (4), with what decides whether it beats another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Set {
    cards: Cards,
    /// What is compared within a line: a rank, the lowest rank of a straight, or the marks of five
    /// ranks; more is higher.
    height: u64,
    line: SetKind,
    /// Whether it is the rainbow form of a line that has other forms (4.5).
    rainbow: bool,
}

impl Set {
    /// `cards` are of this line.
    #[inline]
    pub(super) fn known(line: SetKind, cards: Cards) -> Self {
        let bits = cards.bits();
        let rank = |place: u32| u64::from(place) / 5;
        let height = match line {
            SetKind::Solo | SetKind::Ship | SetKind::Trips | SetKind::Kara5 => {
                rank(bits.trailing_zeros())
            }
            SetKind::KaraJump | SetKind::Honey => ranks(bits),
            SetKind::Mr | SetKind::MrHoney => straight_height(bits),
            SetKind::Umbrella | SetKind::Quads => {
                // The third of five cards belongs to the three or four of one rank.
                let upper = bits & (bits - 1);
                rank((upper & (upper - 1)).trailing_zeros())
            }
        };
        let rainbow = line.has_rainbow_form() && suits(bits) == 0b11111;
        Self { cards, height, line, rainbow }
    }

    /// What is compared within a line, if not suits: a rank from 0, the place of a straight among
    /// the straights from 0, or the marks of five ranks; more is higher.
    #[inline]
    pub fn height(&self) -> u64 {
        self.height
    }

    /// Its cards.
    #[inline]
    pub fn cards(&self) -> Cards {
        self.cards
    }

    /// Its line.
    #[inline]
    pub fn line(&self) -> SetKind {
        self.line
    }

    /// Its name, the rainbow form where it is one (7.2).
    pub fn name(&self) -> &'static str {
        match (self.line, self.rainbow) {
            (SetKind::Mr, true) => "KARA Mr.",
            (SetKind::Umbrella, true) => "KARA Umbrella",
            (SetKind::Quads, true) => "KARA Quads",
            (line, _) => line.name(),
        }
    }

    /// Whether it is beaten by each set of its line in rainbow form (5.7, 5.9, 5.10).
    pub fn is_beaten_by_rainbow(&self) -> bool {
        self.line.has_rainbow_form() && !self.rainbow
    }

    /// The suit of its highest card; of cards of one suit, that suit.
    #[inline]
    fn suit(&self) -> Suit {
        self.cards.last().expect("a set has a card").suit()
    }

    /// The cards of a hand of which every solo beats this solo, every ship this ship, or all trips
    /// these trips; those with another card do not (5.1 to 5.3). None for a book.
    #[inline]
    pub fn beaten_by(&self, hand: u64) -> u64 {
        let from = |rank: u64| hand & u64::MAX << (5 * rank);
        match self.line {
            SetKind::Solo => hand & BEATEN_BY[self.cards.bits().trailing_zeros() as usize],
            SetKind::Ship => from(self.height),
            SetKind::Trips => from(self.height + 1),
            _ => 0,
        }
    }

    /// Whether this set, played later, beats one with as many cards (5).
    #[inline]
    pub fn beats(&self, last: &Self) -> bool {
        match self.line.cmp(&last.line) {
            Ordering::Greater => return true, // 5.4
            Ordering::Less => return false,   // 5.4
            Ordering::Equal => {}
        }
        match (self.rainbow, self.height).cmp(&(last.rainbow, last.height)) {
            Ordering::Greater => true,
            Ordering::Less => false,
            Ordering::Equal => match self.line {
                SetKind::Ship => true, // 5.2
                // 5.1, 5.6, 5.8, 5.10, 5.11
                SetKind::Solo
                | SetKind::MrHoney
                | SetKind::Honey
                | SetKind::Mr
                | SetKind::KaraJump => self.suit().beats(last.suit()),
                // 5.3, 5.5, 5.7, 5.9: there are no two of one rank.
                SetKind::Trips | SetKind::Kara5 | SetKind::Quads | SetKind::Umbrella => false,
            },
        }
    }
}

/// A set that does not beat another one of its line. Serde writes what a sentence needs to say why.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TooLow {
    /// What was to be played.
    pub mine: Set,
    /// What it was to beat.
    pub last: Set,
}

impl TooLow {
    const fn why(&self) -> &'static str {
        let Self { mine, last } = self;
        let is_equal = mine.height == last.height;
        match mine.line {
            _ if mine.rainbow != last.rainbow => "rainbow", // 5.7, 5.9, 5.10
            SetKind::Solo if is_equal => "suit",            // 5.1
            // 5.1 to 5.3, 5.5
            SetKind::Solo | SetKind::Ship | SetKind::Trips | SetKind::Kara5 => "rank",
            SetKind::Quads => "rank-of-four",     // 5.7
            SetKind::Umbrella => "rank-of-three", // 5.9
            SetKind::MrHoney | SetKind::Mr if !is_equal => "straight", // 5.6, 5.10
            SetKind::Honey | SetKind::KaraJump if !is_equal => "ranks", // 5.8, 5.11
            SetKind::MrHoney | SetKind::Honey => "suit", // 5.6, 5.8
            SetKind::Mr | SetKind::KaraJump => "suit-of-highest", // 5.10, 5.11
        }
    }
}

impl Serialize for TooLow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { mine, last } = self;
        let mut fields = serializer.serialize_struct("TooLow", 7)?;
        fields.serialize_field("line", &mine.line)?;
        fields.serialize_field("called", mine.line.key())?;
        fields.serialize_field("mine", &format_args!("{}", mine.cards))?;
        fields.serialize_field("last", &format_args!("{}", last.cards))?;
        fields.serialize_field("suit", mine.suit().name())?;
        fields.serialize_field("last_suit", last.suit().name())?;
        fields.serialize_field("why", self.why())?;
        fields.end()
    }
}

/// By a solo: the cards that beat it (5.1).
static BEATEN_BY: [u64; CARDS] = {
    let mut table = [0; CARDS];
    let mut place = 0;
    while place < CARDS {
        let (rank, suit) = (place / 5 * 5, place % 5);
        let suits = 1 << ((suit + 4) % 5) | 1 << ((suit + 3) % 5);
        table[place] = (suits | !FIELD) << rank & Cards::ALL.bits();
        place += 1;
    }
    table
};

/// The place of a straight among the straights, low to high (4.6).
#[inline]
fn straight_height(bits: u64) -> u64 {
    const HIGHEST_LOW: u64 = Rank::Woman as u64;
    match (u64::from(bits.trailing_zeros()) / 5, bits >> 55 != 0) {
        (low, false) => low,
        (HIGHEST_LOW, true) => HIGHEST_LOW + 1,
        (_, true) => HIGHEST_LOW,
    }
}

/// A set that lies on the pile, as it is shown (7.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KartelSet")]
pub struct ShownSet {
    /// Who played it.
    pub seat: kit::Seat,
    /// Its cards.
    pub cards: Cards,
    /// Its name.
    pub name: Cow<'static, str>,
}
