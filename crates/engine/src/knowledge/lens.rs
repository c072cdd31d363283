//! The lens: what a seat could know at a moment, with what follows from the rules, each fact with
//! its reason.
//!
//! Every game keeps an [`Evidence`] for a seat: what it was told, as far as something follows with
//! certainty. Together with the seat's view it gives [`Fact`]s. A fact is about cards that lie now
//! where the seat does not see them, it is true in every state that the seat cannot tell apart from
//! this one, and it names the event and the clause that imply it. What is only likely is no fact:
//! where the rules let a seat choose, nothing follows from what it chose.
//!
//! What the events give is then counted out against the cards that the seat does not see
//! (`Unseen`).

use std::fmt;

use serde::Serialize;
use serde_json::Value;
use words::Message;

use super::Knows;
use crate::card::{CardSet, French, Indexed, Rank, Suit};
use crate::seat::{Seat, SeatCount, SeatSet};
use crate::tell::{Event, Told};
use crate::view::View;

/// What a card looks like. Cards that look the same are the same.
pub trait Face:
    Indexed + Ord + fmt::Display + fmt::Debug + Serialize + Send + Sync + 'static
{
    /// The sets that have a name, such as all sevens and all hearts: first the wider ones.
    fn groups() -> Vec<Group<Self>>;
}

/// A set of faces that has a name.
#[derive(Clone, Debug)]
pub struct Group<F: Face> {
    /// Its name in a list: a word such as `7`, or the message for hearts.
    pub name: Value,
    /// Its faces.
    pub faces: CardSet<F>,
}

impl Face for French {
    fn groups() -> Vec<Group<Self>> {
        let suit = |suit: Suit| Group {
            name: Message::plain(suit_word(suit)).into(),
            faces: Rank::ALL.into_iter().map(|rank| Self::new(rank, suit)).collect(),
        };
        let rank = |rank: Rank| Group {
            name: rank.letter().to_string().into(),
            faces: Suit::ALL.into_iter().map(|suit| Self::new(rank, suit)).collect(),
        };
        Suit::ALL.into_iter().map(suit).chain(Rank::ALL.into_iter().map(rank)).collect()
    }
}

/// The message that names a suit.
fn suit_word(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "lens-suit-clubs",
        Suit::Diamonds => "lens-suit-diamonds",
        Suit::Hearts => "lens-suit-hearts",
        Suit::Spades => "lens-suit-spades",
    }
}

/// Where cards lie of which a fact tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "types", schemars(rename = "LensPlace"), ts(rename = "LensPlace"))]
#[serde(tag = "place", rename_all = "snake_case")]
pub enum Place {
    /// All of another seat's hand.
    Hand {
        /// Whose.
        seat: Seat,
    },
    /// A slot of a row, or a position of a hand that has an order.
    Slot {
        /// Whose.
        seat: Seat,
        /// Which, from 0.
        at: u8,
    },
    /// A seat's closed cards.
    Closed {
        /// Whose.
        seat: Seat,
    },
    /// The cards that a seat chose to lay open, until all are shown.
    Choice {
        /// Whose.
        seat: Seat,
    },
    /// The card that a seat drew, and has not put anywhere yet.
    Drawn {
        /// Whose.
        seat: Seat,
    },
    /// The draw pile.
    Draw,
    /// The cards put aside.
    Aside,
    /// All cards of which the seat does not know where they lie.
    Hidden,
}

/// What is certain of the cards of a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "types", schemars(rename = "LensWhat"))]
#[cfg_attr(feature = "types", ts(rename = "LensWhat", concrete(F = French)))]
#[cfg_attr(feature = "types", ts(bound = "F: Face + ts_rs::TS"))]
#[serde(tag = "is", rename_all = "snake_case", bound = "F: Face")]
pub enum What<F: Face> {
    /// These are among them, each as often as it is named.
    Holds {
        /// Sorted.
        cards: Vec<F>,
    },
    /// They are exactly these.
    Exactly {
        /// Sorted.
        cards: Vec<F>,
    },
    /// None of them looks like one of these.
    Lacks {
        /// The faces.
        cards: CardSet<F>,
    },
    /// At most so many of them look like one of these.
    AtMost {
        /// How many.
        count: u8,
        /// The faces.
        cards: CardSet<F>,
    },
    /// At least so many of them look like one of these.
    AtLeast {
        /// How many.
        count: u8,
        /// The faces.
        cards: CardSet<F>,
    },
    /// These seats have seen the card of this slot, wherever it lay then.
    SeenBy {
        /// Who.
        seats: SeatSet,
        /// How many turns of the round were over then.
        turn: u32,
        /// How many turns ago that was.
        turns_ago: u32,
    },
    /// What may be played of them does not beat, or fit on, what has to be answered.
    CannotAnswer,
    /// Something can be played of them.
    CanAnswer,
}

/// Which kind of reason a fact has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "types", schemars(rename = "LensCode"), ts(rename = "LensCode"))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The cards that are not seen, and where they can lie, leave nothing else.
    Counted,
    /// Too few cards for a set of the size that is due.
    TooFew,
    /// The seat drew where it had to play if something fitted.
    Drew,
    /// The seat drew while it owed cards, where even a joker had to be played.
    DrewOwing,
    /// The seat drew like that, and later again: since then only what it drew can be such a card.
    DrewSince,
    /// The seat took the pile, openly.
    TookPile,
    /// The seat turned a card over in vain, openly.
    Flipped,
    /// The seat took its open cards up.
    TookUp,
    /// The seat put a reserve card there, openly.
    TookReserve,
    /// The seat has no reserve card and has not lost: something it can play.
    StillIn,
    /// Seen in the first look.
    Peeked,
    /// Drawn, and laid there.
    DrewIt,
    /// Taken from the discard pile, which lay open.
    TookIt,
    /// Thrown in a snap, shown to all, and laid back.
    Threw,
    /// Where it lay when the discard pile was shuffled.
    Reshuffled,
    /// Looked at with a jack.
    Looked,
    /// Received with a black king, and looked at.
    Received,
}

/// Why a fact is certain: which clause implies it, and from which event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "types", schemars(rename = "LensBecause"))]
#[cfg_attr(feature = "types", ts(rename = "LensBecause", concrete(F = French)))]
#[cfg_attr(feature = "types", ts(bound = "F: Face + ts_rs::TS"))]
#[serde(bound = "F: Face")]
pub struct Because<F: Face> {
    /// Which kind of reason.
    pub code: Code,
    /// The clause, as refusals cite it.
    pub rule: &'static str,
    /// The event's line of the record, counted from the first deck, which is 1; `None` where it
    /// follows from the moment.
    pub seq: Option<u32>,
    /// Who did it.
    pub seat: Option<Seat>,
    /// The card that had to be answered.
    pub card: Option<F>,
}

impl<F: Face> Because<F> {
    /// It is counted out.
    pub(crate) fn counted(rule: &'static str) -> Self {
        Self { code: Code::Counted, rule, seq: None, seat: None, card: None }
    }

    /// It follows from what a seat did.
    pub(crate) fn did(code: Code, rule: &'static str, seq: u32, seat: Seat) -> Self {
        Self { code, rule, seq: Some(seq), seat: Some(seat), card: None }
    }
}

/// Something of which a seat can be certain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "types", schemars(rename = "LensFact"))]
#[cfg_attr(feature = "types", ts(rename = "LensFact", concrete(F = French)))]
#[cfg_attr(feature = "types", ts(bound = "F: Face + ts_rs::TS"))]
#[serde(bound = "F: Face")]
pub struct Fact<F: Face> {
    /// Of which cards.
    pub about: Place,
    /// What is certain of them.
    pub what: What<F>,
    /// Why.
    pub because: Because<F>,
}

impl<F: Face> Fact<F> {
    pub(crate) fn new(about: Place, what: What<F>, because: Because<F>) -> Self {
        Self { about, what, because }
    }

    /// Whether it is true of these cards, which lie at its place. `None` if that does not tell.
    #[cfg(any(test, feature = "testing"))]
    pub(crate) fn is_true_of(&self, lie: &[F]) -> Option<bool> {
        let count = |cards: &CardSet<F>| lie.iter().filter(|&&card| cards.contains(card)).count();
        let sorted = |cards: &[F]| {
            let mut cards = cards.to_vec();
            cards.sort_unstable();
            cards
        };
        Some(match &self.what {
            What::Holds { cards } => {
                let often = |list: &[F], face: F| list.iter().filter(|&&card| card == face).count();
                cards.iter().all(|&face| often(lie, face) >= often(cards, face))
            }
            What::Exactly { cards } => sorted(cards) == sorted(lie),
            What::Lacks { cards } => count(cards) == 0,
            What::AtMost { count: most, cards } => count(cards) <= usize::from(*most),
            What::AtLeast { count: least, cards } => count(cards) >= usize::from(*least),
            What::SeenBy { .. } | What::CannotAnswer | What::CanAnswer => return None,
        })
    }

    /// What is certain, in words; `name` names the seats, and `first` is the number of the first
    /// card of a row or hand, as who reads it counts.
    pub fn what(&self, name: &dyn Fn(Seat) -> String, first: u8) -> Message {
        let set = |id, cards: CardSet<F>| Message::plain(id).with("cards", set_in_words(cards));
        let list = |id, cards: &[F]| Message::plain(id).with("cards", list(cards));
        let message = match &self.what {
            What::Holds { cards } => list("lens-holds", cards),
            What::Exactly { cards } if self.about.is_one() => list("lens-is", cards),
            What::Exactly { cards } => list("lens-exactly", cards),
            What::Lacks { cards } => set("lens-lacks", *cards),
            What::AtMost { count, cards } => set("lens-at-most", *cards).with("count", *count),
            What::AtLeast { count, cards } => set("lens-at-least", *cards).with("count", *count),
            What::SeenBy { seats, turn, .. } => {
                let names: Vec<String> = seats.iter().map(name).collect();
                Message::plain("lens-seen-by").with("seats", names).with("turn", *turn)
            }
            What::CannotAnswer => Message::plain("lens-cannot-answer"),
            What::CanAnswer => Message::plain("lens-can-answer"),
        };
        message.with("place", self.about.in_words(name, first))
    }
}

impl Place {
    /// Whether it is a single card.
    fn is_one(self) -> bool {
        matches!(self, Self::Slot { .. } | Self::Drawn { .. })
    }

    fn in_words(self, name: &dyn Fn(Seat) -> String, first: u8) -> Message {
        let of = |id, seat| Message::plain(id).with("seat", name(seat));
        match self {
            Self::Hand { seat } => of("lens-place-hand", seat),
            Self::Slot { seat, at } => of("lens-place-slot", seat).with("at", at + first),
            Self::Closed { seat } => of("lens-place-closed", seat),
            Self::Choice { seat } => of("lens-place-choice", seat),
            Self::Drawn { seat } => of("lens-place-drawn", seat),
            Self::Draw => Message::plain("lens-place-draw"),
            Self::Aside => Message::plain("lens-place-aside"),
            Self::Hidden => Message::plain("lens-place-hidden"),
        }
    }
}

impl<F: Face> Because<F> {
    /// The reason in words; `name` names the seats.
    pub fn why(&self, name: &dyn Fn(Seat) -> String) -> Message {
        let id = match self.code {
            Code::Counted => "lens-why-counted",
            Code::TooFew => "lens-why-too-few",
            Code::Drew => "lens-why-drew",
            Code::DrewOwing => "lens-why-drew-owing",
            Code::DrewSince => "lens-why-drew-since",
            Code::TookPile => "lens-why-took-pile",
            Code::Flipped => "lens-why-flipped",
            Code::TookUp => "lens-why-took-up",
            Code::TookReserve => "lens-why-took-reserve",
            Code::StillIn => "lens-why-still-in",
            Code::Peeked => "lens-why-peeked",
            Code::DrewIt => "lens-why-drew-it",
            Code::TookIt => "lens-why-took-it",
            Code::Threw => "lens-why-threw",
            Code::Reshuffled => "lens-why-reshuffled",
            Code::Looked => "lens-why-looked",
            Code::Received => "lens-why-received",
        };
        let mut message = Message::plain(id);
        if let Some(seat) = self.seat {
            message = message.with("seat", name(seat));
        }
        if let Some(card) = self.card {
            message = message.with("card", card.to_string());
        }
        message
    }
}

fn list<F: fmt::Display>(cards: &[F]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A set by its groups, and what is in none of them card by card.
fn set_in_words<F: Face>(cards: CardSet<F>) -> Vec<Value> {
    let (mut words, mut rest) = (Vec::new(), cards);
    for group in F::groups() {
        let named = !group.faces.common(rest).is_empty() && cards.contains_all(group.faces);
        if named {
            words.push(group.name);
            rest = rest.without(group.faces);
        }
    }
    words.extend(rest.iter().map(|card| Value::from(card.to_string())));
    words
}

/// What a seat keeps of what it is told, as far as something follows from it with certainty.
///
/// It hears of a round from its deal on; who did not hear the deal is certain of nothing.
pub trait Evidence<G: Knows>: Clone + fmt::Debug + Send + Sync {
    /// What the game's cards look like.
    type Face: Face;

    /// Of a seat that was told nothing yet; of the table it takes the seats and the options.
    fn new(seat: Seat, table: &G::Table) -> Self;

    /// Puts in what the seat hears. `seq` is the number of the record's line that tells it.
    fn hear(&mut self, seq: u32, told: Told<'_, G>);

    /// What is certain now, when the seat has this view: in the order of places, and within a place
    /// of events. Nothing unless a round is played: then all cards are turned up.
    fn facts(&self, view: View<'_, G>) -> Vec<Fact<Self::Face>>;

    /// The places with cards that the seat does not see.
    #[cfg(any(test, feature = "testing"))]
    fn places(&self, game: &G) -> Vec<Place>;

    /// The cards that truly lie at a place of which the seat has a fact.
    #[cfg(any(test, feature = "testing"))]
    fn lie_at(&self, game: &G, place: Place) -> Vec<Self::Face>;

    /// Whether `seat` could truly play something on what has to be answered.
    #[cfg(any(test, feature = "testing"))]
    fn can_answer(_game: &G, _seat: Seat) -> bool {
        unreachable!("this game has no such facts")
    }

    /// Who truly saw which card, if somebody did, when `before` became `after`, and how many turns
    /// of the round were over before.
    #[cfg(any(test, feature = "testing"))]
    fn saw(_before: &G, _after: &G, _mv: Option<(Seat, G::Move)>) -> Vec<(u32, Seat, Self::Face)> {
        Vec::new()
    }
}

/// A fact of a game.
pub type FactOf<G> = Fact<<<G as Knows>::Evidence as Evidence<G>>::Face>;

/// The lenses of all seats of a table.
#[derive(Clone, Debug)]
pub struct Lenses<G: Knows> {
    seq: u32,
    seats: Vec<G::Evidence>,
}

impl<G: Knows> Lenses<G> {
    /// At a table of which nothing is dealt yet.
    pub fn new(table: &G::Table) -> Self {
        let seats: SeatCount = G::standings(table).seats();
        Self { seq: 0, seats: seats.seats().map(|seat| G::Evidence::new(seat, table)).collect() }
    }

    /// Each seat hears what it is told of the record's next line.
    pub fn hear(&mut self, events: &[Event<G>]) {
        self.seq += 1;
        for (index, evidence) in self.seats.iter_mut().enumerate() {
            let seat = Seat::at(index);
            for told in events.iter().filter_map(|event| event.heard_by(seat)) {
                evidence.hear(self.seq, told);
            }
        }
    }

    /// What a seat has kept.
    ///
    /// # Panics
    ///
    /// If the table has no such seat.
    pub fn of(&self, seat: Seat) -> &G::Evidence {
        &self.seats[seat.index()]
    }

    /// What the view's seat can be certain of.
    pub fn facts(&self, view: View<'_, G>) -> Vec<FactOf<G>> {
        if !G::standings(view.table()).is_playing() {
            return Vec::new();
        }
        self.of(view.seat()).facts(view)
    }
}

/// Cards by what they look like, each as often as it is there: plane `k` has the faces of which
/// there are more than `k`.
#[derive(Clone, Copy)]
pub(crate) struct Copies<F>([CardSet<F>; COPIES_MAX]);

/// The most cards that look the same: the jokers of four decks.
const COPIES_MAX: usize = 8;

impl<F: Indexed> Copies<F> {
    /// No card.
    pub(crate) const NONE: Self = Self([CardSet::EMPTY; COPIES_MAX]);

    /// Each of these once.
    pub(crate) fn once(cards: CardSet<F>) -> Self {
        let mut this = Self::NONE;
        this.0[0] = cards;
        this
    }

    /// Adds a card.
    pub(crate) fn insert(&mut self, face: F) {
        let plane = self.0.iter_mut().find(|plane| !plane.contains(face));
        plane.expect("no face has more copies").insert(face);
    }

    /// Removes a card, which is there.
    pub(crate) fn remove(&mut self, face: F) {
        let plane = self.0.iter_mut().rfind(|plane| plane.contains(face));
        plane.expect("only what is there is removed").remove(face);
    }

    /// How many look like one of these.
    pub(crate) fn count(&self, faces: CardSet<F>) -> usize {
        let planes = self.0.iter().take_while(|plane| !plane.is_empty());
        planes.map(|plane| plane.common(faces).len()).sum()
    }

    /// The cards, sorted.
    pub(crate) fn iter(&self) -> impl Iterator<Item = F> {
        let copies = |face| self.0.iter().take_while(move |plane| plane.contains(face));
        self.faces().iter().flat_map(move |face| copies(face).map(move |_| face))
    }

    /// The faces of which there is a card.
    pub(crate) fn faces(&self) -> CardSet<F> {
        self.0[0]
    }
}

impl<F: Indexed> FromIterator<F> for Copies<F> {
    fn from_iter<I: IntoIterator<Item = F>>(faces: I) -> Self {
        let mut this = Self::NONE;
        faces.into_iter().for_each(|face| this.insert(face));
        this
    }
}

impl<F: Indexed + fmt::Display> fmt::Debug for Copies<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().take_while(|plane| !plane.is_empty()).collect::<Vec<_>>().fmt(f)
    }
}

/// Of the cards of a place at most so many look like one of these.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limit<F: Face> {
    pub(crate) faces: CardSet<F>,
    pub(crate) most: u8,
    pub(crate) because: Because<F>,
}

/// A place with cards that the seat does not see.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot<'a, F: Face> {
    pub(crate) about: Place,
    /// How many of its cards are not seen.
    pub(crate) size: usize,
    /// Its other cards, which the seat knows. [`Limit`]s do not speak of them.
    pub(crate) known: &'a [F],
    pub(crate) limits: &'a [Limit<F>],
}

/// The cards that a seat does not see, and the places where they lie, each with as many as it
/// holds: what must lie where is counted out.
#[derive(Clone, Debug)]
pub(crate) struct Unseen<'a, F: Face> {
    cards: Copies<F>,
    spots: Vec<Spot<'a, F>>,
    /// The faces that the deck has.
    deck: CardSet<F>,
    /// The clause that says which cards there are.
    rule: &'static str,
    /// By spot and face.
    bounds: Vec<Vec<Bounds>>,
}

/// How many cards of a place have a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Bounds {
    least: u8,
    most: u8,
}

impl Bounds {
    const NONE: Self = Self { least: 0, most: 0 };
}

/// The bounds of a place's faces together, or of a face's places.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    least: usize,
    most: usize,
}

impl Sums {
    fn add(&mut self, bounds: Bounds) {
        self.least += usize::from(bounds.least);
        self.most += usize::from(bounds.most);
    }

    fn replace(&mut self, old: Bounds, new: Bounds) {
        self.least = self.least + usize::from(new.least) - usize::from(old.least);
        self.most = self.most + usize::from(new.most) - usize::from(old.most);
    }

    /// These bounds, narrowed by what the others leave of so many cards; `own` is in the sums.
    fn narrowed(&self, count: usize, bounds: Bounds, own: Bounds) -> Bounds {
        let least = count.saturating_sub(self.most - usize::from(own.most));
        let most = count - (self.least - usize::from(own.least));
        Bounds { least: bounds.least.max(least as u8), most: bounds.most.min(most as u8) }
    }
}

impl<'a, F: Face> Unseen<'a, F> {
    /// All cards that are not seen lie in these places.
    pub(crate) fn new(
        cards: Copies<F>,
        spots: Vec<Spot<'a, F>>,
        deck: CardSet<F>,
        rule: &'static str,
    ) -> Self {
        let size: usize = spots.iter().map(|spot| spot.size).sum();
        debug_assert_eq!(cards.count(CardSet::ALL), size, "every unseen card lies in a place");
        let mut this = Self { cards, spots, deck, rule, bounds: Vec::new() };
        let row = |spot: &Spot<'_, F>| {
            let mut row = vec![Bounds::NONE; F::COUNT];
            for face in cards.faces().iter() {
                let (of, not) = (CardSet::only(face), CardSet::ALL.without(CardSet::only(face)));
                let least = (spot.size - this.own_most(spot, not)) as u8;
                row[face.index()] = Bounds { least, most: this.own_most(spot, of) as u8 };
            }
            row
        };
        this.bounds = this.spots.iter().map(row).collect();
        while this.tighten() {}
        this
    }

    /// The cards.
    pub(crate) fn cards(&self) -> &Copies<F> {
        &self.cards
    }

    /// Narrows the bounds by each other: the cards of a place are as many as it holds, and those of
    /// a face as many as there are. Gives whether that changed something.
    fn tighten(&mut self) -> bool {
        let mut by_face = vec![Sums::default(); F::COUNT];
        for row in &self.bounds {
            by_face.iter_mut().zip(row).for_each(|(sums, bounds)| sums.add(*bounds));
        }
        let mut changed = false;
        for (spot, row) in self.spots.iter().zip(&mut self.bounds) {
            let mut by_spot = Sums::default();
            row.iter().for_each(|bounds| by_spot.add(*bounds));
            for face in self.cards.faces().iter() {
                let (own, sums) = (row[face.index()], &mut by_face[face.index()]);
                let count = self.cards.count(CardSet::only(face));
                let by_size = by_spot.narrowed(spot.size, own, own);
                let new = sums.narrowed(count, by_size, own);
                if new != own {
                    sums.replace(own, new);
                    by_spot.replace(own, new);
                    row[face.index()] = new;
                    changed = true;
                }
            }
        }
        changed
    }

    /// The most cards of a spot that can look like one of these, by its own limits.
    fn own_most(&self, spot: &Spot<'_, F>, faces: CardSet<F>) -> usize {
        let mut most = spot.size.min(self.cards.count(faces));
        for limit in spot.limits {
            let rest = faces.without(limit.faces);
            most = most.min(usize::from(limit.most) + self.cards.count(rest));
        }
        most
    }

    /// The fewest cards of a spot that can look like one of these, if a spot can hold as many of
    /// some faces as `most` says.
    fn least(
        &self,
        at: usize,
        faces: CardSet<F>,
        most: impl Fn(&Spot<'_, F>, CardSet<F>) -> usize,
    ) -> usize {
        let spot = &self.spots[at];
        let others = self.spots.iter().enumerate().filter(|&(other, _)| other != at);
        let elsewhere: usize = others.map(|(_, other)| most(other, faces)).sum();
        let not = most(spot, CardSet::ALL.without(faces));
        self.cards.count(faces).saturating_sub(elsewhere).max(spot.size - not)
    }

    /// The faces that a card of this place can have.
    pub(crate) fn possible(&self, about: Place) -> CardSet<F> {
        let at = self.spots.iter().position(|spot| spot.about == about);
        let bounds = &self.bounds[at.expect("a place of these")];
        self.cards.faces().iter().filter(|face| bounds[face.index()].most > 0).collect()
    }

    /// Adds what is certain of each place, and of all together.
    pub(crate) fn facts(&self, facts: &mut Vec<Fact<F>>) {
        if !self.cards.faces().is_empty() {
            let what = What::Exactly { cards: self.cards.iter().collect() };
            facts.push(Fact::new(Place::Hidden, what, Because::counted(self.rule)));
        }
        let mut sets: Vec<CardSet<F>> = F::groups().iter().map(|group| group.faces).collect();
        self.gone(&sets, facts);
        sets.extend(self.spots.iter().flat_map(|spot| spot.limits).map(|limit| limit.faces));
        for at in 0..self.spots.len() {
            self.limited(at, facts);
            if !self.counted(at, facts) {
                self.at_least(at, &sets, facts);
            }
        }
    }

    /// The groups of which no card is left where the seat does not see it.
    fn gone(&self, groups: &[CardSet<F>], facts: &mut Vec<Fact<F>>) {
        let dealt = |faces: &&CardSet<F>| !faces.common(self.deck).is_empty();
        for &cards in groups.iter().filter(dealt) {
            if self.cards.count(cards) == 0 {
                let what = What::Lacks { cards: cards.common(self.deck) };
                facts.push(Fact::new(Place::Hidden, what, Because::counted(self.rule)));
            }
        }
    }

    /// What the events say of a place, as far as it says something still. A fact is about all of
    /// its cards, a limit about those that are not known.
    fn limited(&self, at: usize, facts: &mut Vec<Fact<F>>) {
        let spot = &self.spots[at];
        for limit in spot.limits {
            if usize::from(limit.most) >= spot.size.min(self.cards.count(limit.faces)) {
                continue;
            }
            let known = spot.known.iter().copied().filter(|&card| limit.faces.contains(card));
            let what = match limit.most {
                0 => What::Lacks { cards: limit.faces.without(known.collect()) },
                most => {
                    let count = most + known.count() as u8;
                    What::AtMost { count, cards: limit.faces }
                }
            };
            if what != (What::Lacks { cards: CardSet::EMPTY }) {
                facts.push(Fact::new(spot.about, what, limit.because));
            }
        }
    }

    /// What must lie at a place, and what cannot though no single event says so. Gives whether all
    /// of it is certain.
    fn counted(&self, at: usize, facts: &mut Vec<Fact<F>>) -> bool {
        let (spot, because) = (&self.spots[at], Because::counted(self.rule));
        let mut must = Vec::new();
        for face in self.cards.faces().iter() {
            (0..self.bounds[at][face.index()].least).for_each(|_| must.push(face));
        }
        if must.len() == spot.size {
            must.extend(spot.known);
            must.sort_unstable();
            if !must.is_empty() {
                facts.push(Fact::new(spot.about, What::Exactly { cards: must }, because));
            }
            return true;
        }
        if !must.is_empty() {
            facts.push(Fact::new(spot.about, What::Holds { cards: must }, because));
        }
        let told = spot.limits.iter().filter(|limit| limit.most == 0).map(|limit| limit.faces);
        let seen: CardSet<F> = spot.known.iter().copied().collect();
        let open = told.fold(self.cards.faces().without(seen), CardSet::without);
        let cards = open.without(self.possible(spot.about));
        if !cards.is_empty() {
            facts.push(Fact::new(spot.about, What::Lacks { cards }, because));
        }
        false
    }

    /// How many of a set must lie at a place, if that says more than its single cards that must,
    /// and more than how many cards lie where.
    fn at_least(&self, at: usize, sets: &[CardSet<F>], facts: &mut Vec<Fact<F>>) {
        for &cards in sets {
            let singles = cards.iter().map(|face| usize::from(self.bounds[at][face.index()].least));
            let by_size = |spot: &Spot<'_, F>, faces| spot.size.min(self.cards.count(faces));
            let plain = self.least(at, cards, by_size).max(singles.sum());
            let least = self.least(at, cards, |spot, faces| self.own_most(spot, faces));
            if least > plain {
                let what = What::AtLeast { count: least as u8, cards };
                facts.push(Fact::new(self.spots[at].about, what, Because::counted(self.rule)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::{Rng, Seed};

    /// A few cards in a few places, with limits that are true of them.
    struct Small {
        cards: Copies<French>,
        sizes: Vec<usize>,
        limits: Vec<Vec<Limit<French>>>,
    }

    const FACES: usize = 5;

    impl Small {
        fn random(rng: &mut Rng) -> Self {
            let because = Because::counted("kartu-sama:1.1");
            let (mut cards, mut sizes, mut limits) = (Copies::NONE, Vec::new(), Vec::new());
            for _ in 0..2 + rng.index(2) {
                let size = 1 + rng.index(3);
                let faces = (0..size).map(|_| French::from_index(rng.index(FACES)));
                let faces: Vec<French> = faces.collect();
                faces.iter().for_each(|&face| cards.insert(face));
                let mut set = CardSet::EMPTY; // each lies in the next
                let mut limit = |rng: &mut Rng| {
                    let more = CardSet::from_bits(u64::from(1 + rng.below((1 << FACES) - 1)));
                    set = set.with(more);
                    let most = faces.iter().filter(|&&face| set.contains(face)).count() as u8;
                    Limit { faces: set, most: most + rng.below(4) as u8 / 3, because }
                };
                limits.push((0..rng.below(4)).map(|_| limit(rng)).collect());
                sizes.push(size);
            }
            Self { cards, sizes, limits }
        }

        fn unseen(&self) -> Unseen<'_, French> {
            let spot = |(at, &size): (usize, &usize)| Spot {
                about: Place::Hand { seat: Seat::at(at) },
                size,
                known: &[],
                limits: &self.limits[at],
            };
            let spots = self.sizes.iter().enumerate().map(spot).collect();
            Unseen::new(self.cards, spots, CardSet::ALL, "kartu-sama:1.1")
        }

        /// Shows `visit` every way in which the cards can lie: by place and face, how many.
        fn each(&self, visit: &mut impl FnMut(&[[u8; FACES]])) {
            let cards: Vec<French> = self.cards.iter().collect();
            let mut lie = vec![[0; FACES]; self.sizes.len()];
            self.lay(&cards, &mut lie, visit);
        }

        fn lay(
            &self,
            cards: &[French],
            lie: &mut Vec<[u8; FACES]>,
            visit: &mut impl FnMut(&[[u8; FACES]]),
        ) {
            let Some((card, rest)) = cards.split_first() else {
                let holds = |(lie, limits): (&[u8; FACES], &Vec<Limit<French>>)| {
                    let count = |set: CardSet<French>| -> u8 {
                        set.iter().filter_map(|face| lie.get(face.index())).sum()
                    };
                    limits.iter().all(|limit| count(limit.faces) <= limit.most)
                };
                if lie.iter().zip(&self.limits).all(holds) {
                    visit(lie);
                }
                return;
            };
            for at in 0..lie.len() {
                if usize::from(lie[at].iter().sum::<u8>()) < self.sizes[at] {
                    lie[at][card.index()] += 1;
                    self.lay(rest, lie, visit);
                    lie[at][card.index()] -= 1;
                }
            }
        }
    }

    /// What is counted out is so in every way in which the cards can lie, and nearly everything
    /// that is so is counted out.
    #[test]
    fn bounds_are_true() {
        let mut rng = Seed::from_number(5).rng("test", 0);
        let (mut bounds, mut exact, mut certain, mut found) = (0, 0, 0, 0);
        for _ in 0..1500 {
            let small = Small::random(&mut rng);
            let unseen = small.unseen();
            let mut truth = vec![[(u8::MAX, 0); FACES]; small.sizes.len()];
            small.each(&mut |lie| {
                for (truth, lie) in truth.iter_mut().zip(lie) {
                    for (bounds, &count) in truth.iter_mut().zip(lie) {
                        *bounds = (bounds.0.min(count), bounds.1.max(count));
                    }
                }
            });
            for (at, truth) in truth.iter().enumerate() {
                for face in unseen.cards.faces().iter() {
                    let Bounds { least, most } = unseen.bounds[at][face.index()];
                    let truth = truth[face.index()];
                    assert!(least <= truth.0 && truth.1 <= most, "{unseen:?}");
                    bounds += 2;
                    exact += u32::from(least == truth.0) + u32::from(most == truth.1);
                    certain += u32::from(truth.0 > 0) + u32::from(truth.1 == 0);
                    found += u32::from(least > 0) + u32::from(most == 0);
                }
            }
        }
        println!("{exact} of {bounds} bounds are exact, {found} of {certain} certainties found");
        assert!(found * 100 > certain * 95, "{found} of {certain}");
    }
}
