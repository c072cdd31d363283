//! The rules: the state of a match, its moves and turns; in `knowledge`, what seats know over time.

mod cards;
mod knowledge;
mod moves;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

pub use cards::{Card, DECKS_MAX, FRENCH, Face, Hand, JOKERS, Pile};
pub use knowledge::{Answer, Evidence, Memory};
pub use moves::{Move, Refusal, choices};

use cards::{USUAL_POINTS, looks};

use kit::{
    BySeat, CardSet, Chance, Game, List, MatchOver, OptionSpec, OptionsError, Rng, RoundOver,
    SEATS_MAX, Seat, SeatCount, SeatSet, Settings, Sight, Standings, Tell, ToAct, Value, View,
};

/// A match of Kartu Sama.
#[derive(Clone, Debug)]
pub struct KartuSama {
    table: Table,
    hands: BySeat<Private, SEATS_MAX>,
    draw: Pile,
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
    /// Cards still owed after jokers (4.1): everyone saw the jokers.
    pub owed: u8,
    /// How many cards each hand has: public by 6.3.
    hand_sizes: BySeat<u8, SEATS_MAX>,
    /// How many cards the draw pile has: public by 6.3.
    draw_size: u8,
    /// The discard pile, which everyone saw grow: public by 6.3.
    pub discard: Pile,
    /// What is seen of backs: public by 1.4.
    backs: Backs,
    /// How many cards are due: it follows from the table's rules.
    due: Due,
}

/// What everyone sees of the backs of hidden cards, where each deck has its own (1.4); nothing
/// where all are the same.
#[derive(Clone, Copy, Debug, Default)]
struct Backs {
    /// How many of each deck.
    hands: BySeat<[u8; DECKS_MAX], SEATS_MAX>,
    /// Of which deck the top of the draw pile is, unless the pile is empty.
    top: Option<u8>,
}

/// What one seat alone knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Private {
    /// Its hand.
    pub hand: Hand,
}

kit::options! {
    seats:
    /// Ranks of the deck that are in play, the lowest (1.1).
    ranks: u8 = OptionSpec::number("ranks", 2, 13, 13).varies("1.1");
    /// Suits that are in play, the first in the order of text (1.1).
    suits: u8 = OptionSpec::number("suits", 1, 4, 4).varies("1.1");
    /// Cards dealt to each seat (2.1).
    hand: u8 = OptionSpec::number("hand", 1, 12, 8).varies("2.1");
    /// Whether decks have 32 cards, from 7 up (1.1).
    piquet: bool = OptionSpec::one_of("deck", &[Value::Word("full"), Value::Word("piquet")]);
    /// Jokers in each deck (1.1).
    jokers: u8 = OptionSpec::open("jokers", 0, 2) => if piquet { 0 } else { 2 };
    /// Decks shuffled together (1.1).
    decks: u8 = OptionSpec::open("decks", 1, 4) => {
        let deck = deck_size(ranks, suits, piquet, jokers);
        needed(hand, seats).div_ceil(deck).min(DECKS_MAX) as u8 // 1.3
    };
    /// Whether each deck has a back of its own (1.4).
    own_backs: bool =
        OptionSpec::one_of("backs", &[Value::Word("same"), Value::Word("different")]).later();
    /// Whether a seat that owes nothing may always draw (3.1).
    may_draw: bool = OptionSpec::flag("may_draw");
    /// Whether the last card ends the round though cards are owed (4.4).
    joker_finish: bool = OptionSpec::flag("joker_finish");
    /// Whether won rounds are counted, not points (5.2, 5.3).
    victories: bool =
        OptionSpec::one_of("count", &[Value::Word("points"), Value::Word("victories")]);
    /// Rounds in a match (5.4).
    rounds: u32 = OptionSpec::number("rounds", 1, 100_000, 5).ends_match();
    /// How many cards a seat draws (3.3).
    drawn: u8 = OptionSpec::number("drawn", 1, 8, 2).varies("3.3");
    /// How many more it draws for each other seat with a single card (3.4).
    drawn_single: u8 = OptionSpec::number("drawn_single", 0, 3, 1).varies("3.4");
    /// How many cards a joker asks for; 0 for as many as there are seats (4.1).
    joker_asks: u8 = OptionSpec::number("joker_asks", 0, 12, 0).varies("4.1");
    /// How many cards a seat that cannot go on draws for each seat (4.3).
    drawn_owing: u8 = OptionSpec::number("drawn_owing", 1, 4, 2).varies("4.3");
    /// What a J, Q or K counts (5.1).
    court_points: u8 = OptionSpec::number("court_points", 0, 50, 1).varies("5.1");
    /// What an ace counts (5.1).
    ace_points: u8 = OptionSpec::number("ace_points", 0, 50, 11).varies("5.1");
    /// What a joker counts (5.1).
    joker_points: u8 = OptionSpec::number("joker_points", 0, 100, 20).varies("5.1");
}

/// What happened, as everyone is told it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KartuSamaPublic", tag = "type", rename_all = "snake_case")]
pub enum Public {
    /// A round was dealt; the card is the one turned up (2.1).
    Dealt {
        /// Which round.
        round: u32,
        /// Who dealt.
        dealer: Seat,
        /// Who begins.
        turn: Seat,
        /// The card turned up.
        card: Face,
        /// Its back, where backs differ (1.4).
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        back: Option<u8>,
        /// The backs of each hand, ascending, where they differ.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        backs: Option<Vec<Vec<u8>>>,
        /// The back on top of the draw pile, where they differ.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        next: Option<u8>,
    },
    /// A card was laid on the discard pile (3.1).
    Played {
        /// Who played.
        seat: Seat,
        /// What.
        card: Face,
        /// How many cards that seat owes now (4.1).
        owed: u8,
        /// The card's back, where backs differ (1.4).
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        back: Option<u8>,
    },
    /// Cards were drawn; how many is public (6.3).
    Drew {
        /// Who drew.
        seat: Seat,
        /// How many.
        count: u8,
        /// Their backs, the first drawn first, where backs differ (1.4).
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        backs: Option<Vec<u8>>,
        /// The back that is on top of the draw pile then, where they differ.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        next: Option<u8>,
    },
    /// The round is over, and all cards are turned up (3.5).
    RoundOver(RoundOver),
    /// The match is over (5.4).
    MatchOver(MatchOver),
}

/// What happened, as one seat alone is shown it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KartuSamaSecret", tag = "type", rename_all = "snake_case")]
pub enum Secret {
    /// The hand that the seat was dealt, sorted.
    Hand {
        /// Its cards.
        cards: Vec<Face>,
        /// Their backs, where backs differ (1.4).
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        backs: Option<Vec<u8>>,
    },
    /// What the seat drew, sorted.
    Drew {
        /// The cards.
        cards: Vec<Face>,
        /// Their backs, where backs differ (1.4).
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        backs: Option<Vec<u8>>,
    },
}

/// A state or a view as JSON (6.2, 6.3).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KartuSamaShown")]
pub struct Shown {
    /// Hands, sorted.
    pub hands: Vec<List<Face>>,
    /// The draw pile, top first.
    pub draw: List<Face>,
    /// The discard pile, bottom first.
    pub discard: Vec<Face>,
    /// Cards still owed after jokers.
    pub owed: u8,
    /// How many cards on top of the discard pile are those of the jokers that are owed for, from
    /// the first of these jokers on (4.1, 4.2).
    pub chain: usize,
    /// How many cards the seat on turn draws if it draws now (3.3, 3.4, 4.3).
    pub due: u8,
    /// How many a seat draws that holds a single card and owes nothing (3.4).
    pub single: u8,
    /// How many further cards a joker asks for (4.1).
    pub asks: u8,
    /// What each hand counts, if it is seen (5.1).
    pub points: Vec<Option<i32>>,
    /// The backs of all these cards, where they differ (1.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub backs: Option<ShownBacks>,
}

/// The backs of cards as JSON (6.2, 6.3), in the lists of the cards.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KartuSamaBacks")]
pub struct ShownBacks {
    /// Of each hand; ascending where its cards are hidden.
    pub hands: Vec<Vec<u8>>,
    /// Of the draw pile, top first; null for each that is hidden.
    pub draw: Vec<Option<u8>>,
    /// Of the discard pile, bottom first.
    pub discard: Vec<u8>,
}

/// How many cards are drawn and asked for at a table, worked out from its options.
#[derive(Clone, Copy, Debug)]
struct Due {
    /// By a seat that owes nothing (3.3).
    drawn: u8,
    /// By one that also holds a single card (3.4).
    drawn_single: u8,
    /// By one that owes cards (4.3).
    drawn_owing: u8,
    /// By a joker (4.1).
    asked: u8,
}

impl Due {
    fn new(options: &Options, seats: SeatCount) -> Self {
        let seats = seats.get() as u8;
        let asked = if options.joker_asks == 0 { seats } else { options.joker_asks };
        Self {
            drawn: options.drawn,
            drawn_single: options.drawn + options.drawn_single * (seats - 1),
            drawn_owing: options.drawn_owing * seats,
            asked,
        }
    }
}

/// How many cards so many seats need for hands of this size (1.3).
fn needed(hand: u8, seats: SeatCount) -> usize {
    usize::from(hand) * seats.get() + 2
}

/// The ranks of a deck, by their places in the order of text (1.1).
fn ranks_of(ranks: u8, piquet: bool) -> std::ops::Range<usize> {
    let lowest = if piquet { 5 } else { 0 };
    lowest..(lowest + usize::from(ranks)).min(13)
}

/// How many cards each deck has (1.1).
fn deck_size(ranks: u8, suits: u8, piquet: bool, jokers: u8) -> usize {
    ranks_of(ranks, piquet).len() * usize::from(suits) + usize::from(jokers)
}

impl Options {
    /// What a table chose, if its decks have enough cards (1.3).
    fn new(settings: &Settings, seats: SeatCount) -> Result<Self, OptionsError> {
        let options = Self::read(settings, seats);
        let Self { ranks, suits, piquet, jokers, .. } = options;
        let cards = usize::from(options.decks) * deck_size(ranks, suits, piquet, jokers);
        let (needed, seats) = (needed(options.hand, seats), seats.get());
        if cards < needed {
            return Err(OptionsError::Table(format!(
                "{seats} seats need {needed} cards, and this deck has {cards} (kartu-sama:1.3)"
            )));
        }
        Ok(options)
    }

    /// Whether cards can be told apart by their backs (1.4).
    #[inline]
    pub fn has_backs(&self) -> bool {
        self.own_backs && self.decks > 1
    }

    /// What a card counts in a hand at the end (5.1).
    #[inline]
    pub fn points(&self, face: Face) -> i32 {
        let [court, ace, joker] = self.points_by_group().map(i32::from);
        match face.index() {
            52.. => joker,
            48.. => ace,
            36.. => court,
            place => place as i32 / 4 + 2,
        }
    }

    /// What a hand counts at the end (5.1).
    #[inline]
    fn points_of(&self, hand: Hand) -> i32 {
        if self.has_usual_points() {
            hand.usual_points()
        } else {
            hand.faces().map(|face| self.points(face)).sum()
        }
    }

    /// Whether no variant changes what cards count (5.1).
    #[inline]
    pub fn has_usual_points(&self) -> bool {
        self.points_by_group() == USUAL_POINTS
    }

    /// What a J, Q or K counts, an ace, and a joker (5.1).
    #[inline]
    fn points_by_group(&self) -> [u8; 3] {
        [self.court_points, self.ace_points, self.joker_points]
    }

    /// The places (rank and suit, then jokers) that each deck has (1.1).
    fn places(&self) -> impl Iterator<Item = usize> + use<> {
        let (ranks, suits) = (ranks_of(self.ranks, self.piquet), usize::from(self.suits));
        // Without a division where no variant says otherwise.
        let place = move |nth| if suits == 4 { nth } else { 4 * (nth / suits) + nth % suits };
        let french = (0..suits * ranks.len()).map(move |nth| 4 * ranks.start + place(nth));
        french.chain(52..52 + usize::from(self.jokers))
    }

    /// Every card of the table, in canonical order.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        let decks = usize::from(self.decks);
        self.places().flat_map(move |place| (0..decks).map(move |deck| Card::new(place, deck)))
    }

    fn faces(&self) -> CardSet<Face> {
        self.cards().map(Card::face).collect()
    }
}

impl Table {
    /// How many cards a hand has.
    pub fn hand_size(&self, seat: Seat) -> usize {
        usize::from(self.hand_sizes[seat])
    }

    /// How many cards the draw pile has.
    pub fn draw_size(&self) -> usize {
        usize::from(self.draw_size)
    }

    /// How many cards of each deck a hand has, where backs differ (1.4); else 0 of each.
    #[inline]
    pub fn backs_in_hand(&self, seat: Seat) -> [u8; DECKS_MAX] {
        self.backs.hands[seat]
    }

    /// Of which deck the top of the draw pile is, where backs differ (1.4).
    #[inline]
    pub fn back_on_top(&self) -> Option<u8> {
        self.backs.top
    }

    /// The card to answer: the top of the discard pile, which is empty only before the first deal.
    #[inline]
    pub fn top(&self) -> Face {
        self.discard.top_face().unwrap_or(Face::JOKER)
    }

    /// How many cards the seat on turn has to draw if it draws now (3.3, 3.4, 4.3).
    #[inline]
    pub fn draws(&self) -> u8 {
        match (self.owed, self.hand_sizes[self.turn]) {
            (0, 1) => self.due.drawn_single,
            (0, _) => self.due.drawn,
            _ => self.due.drawn_owing,
        }
    }

    /// How many further cards a joker asks for (4.1).
    #[inline]
    pub fn joker_asks(&self) -> u8 {
        self.due.asked
    }

    /// How many cards on top of the discard pile make up what is owed, from a joker on: each takes
    /// one off, and a joker adds what it asks for (4.1, 4.2).
    fn chain(&self) -> usize {
        let faces: Vec<Face> = self.discard.faces().collect();
        let owed_from = |from: usize| {
            faces[from..].iter().fold(0_u8, |owed, &face| {
                owed.saturating_sub(1) + if face == Face::JOKER { self.due.asked } else { 0 }
            })
        };
        let jokers = (0..faces.len()).rev().filter(|&from| faces[from] == Face::JOKER);
        let mut starts = jokers.filter(|&from| self.owed > 0 && owed_from(from) == self.owed);
        starts.next().map_or(0, |from| faces.len() - from)
    }

    /// How many cards a seat draws that owes nothing (3.3), and one that owes some (4.3).
    #[inline]
    pub fn drawn(&self) -> (u8, u8) {
        (self.due.drawn, self.due.drawn_owing)
    }

    fn sorted_backs(&self, seat: Seat) -> Vec<u8> {
        let each = (0..).zip(self.backs.hands[seat]);
        each.flat_map(|(back, count)| std::iter::repeat_n(back, count.into())).collect()
    }

    #[inline]
    fn is_playing(&self) -> bool {
        self.standings.is_playing()
    }
}

impl ShownBacks {
    fn new(sight: &Sight<'_, KartuSama>) -> Option<Self> {
        let table = sight.table();
        if !table.options.has_backs() {
            return None;
        }
        let hand = |seat| match sight.private(seat) {
            Some(private) => looks(private.hand.cards()).1,
            None => table.sorted_backs(seat),
        };
        let draw = match sight.all() {
            Some(game) => game.draw.cards().iter().rev().map(|card| Some(card.back())).collect(),
            None => (0..table.draw_size()).map(|at| table.backs.top.filter(|_| at == 0)).collect(),
        };
        Some(Self {
            hands: table.standings.seats().seats().map(hand).collect(),
            draw,
            discard: table.discard.cards().iter().map(|card| card.back()).collect(),
        })
    }
}

impl KartuSama {
    #[inline]
    fn play_card<T: Tell<Self>>(&mut self, seat: Seat, face: Face, tell: &mut T) {
        let card = self.hands[seat].hand.take(face).expect("a seat plays a card that it holds");
        let table = &mut self.table;
        table.hand_sizes[seat] -= 1;
        table.discard.push(card);
        let back = table.options.has_backs().then_some(card.back());
        if back.is_some() {
            table.backs.hands[seat][card.deck()] -= 1;
        }
        table.owed = table.owed.saturating_sub(1);
        if face == Face::JOKER {
            table.owed += table.due.asked; // 4.1, 4.2
        }
        tell.all(|| Public::Played { seat, card: face, owed: table.owed, back });
        if table.hand_sizes[seat] == 0 {
            if table.owed == 0 || table.options.joker_finish {
                return self.end_round(tell); // 3.5, 4.4
            }
            self.draw_cards(seat, tell); // 4.4
        } else if table.owed == 0 {
            table.turn = table.standings.seats().after(seat);
        }
    }

    /// The seat draws what is due, and its turn is over; or the draw pile runs out, and the round
    /// is (3.3 to 3.5, 4.3).
    #[inline]
    fn draw_cards<T: Tell<Self>>(&mut self, seat: Seat, tell: &mut T) {
        let due = self.table.draws();
        let drawn = due.min(self.table.draw_size);
        self.tell_drawn(seat, drawn, tell);
        let has_backs = self.table.options.has_backs();
        for _ in 0..drawn {
            let card = self.draw.pop().expect("as many cards as the table says");
            self.hands[seat].hand.insert(card);
            self.table.backs.hands[seat][card.deck()] += u8::from(has_backs);
        }
        if has_backs {
            self.table.backs.top = self.draw.back_on_top();
        }
        self.table.hand_sizes[seat] += drawn;
        self.table.draw_size -= drawn;
        self.table.owed = 0;
        if drawn < due {
            self.end_round(tell);
        } else {
            self.table.turn = self.table.standings.seats().after(seat);
        }
    }

    #[inline]
    fn tell_drawn<T: Tell<Self>>(&self, seat: Seat, count: u8, tell: &mut T) {
        let has_backs = self.table.options.has_backs();
        let drawn = || self.draw.top_cards(count.into());
        tell.all(|| {
            let backs = || drawn().iter().rev().map(|card| card.back()).collect();
            let left = self.draw.len() - usize::from(count);
            let next = self.draw.cards()[..left].last().filter(|_| has_backs);
            let next = next.map(|card| card.back());
            Public::Drew { seat, count, backs: has_backs.then(backs), next }
        });
        // Sorted, as the seat's view has them (6.4).
        tell.one(seat, || {
            let (cards, backs) = looks(drawn().iter().copied());
            Secret::Drew { cards, backs: has_backs.then_some(backs) }
        });
    }

    /// The round is over: hands are counted (5).
    fn end_round<T: Tell<Self>>(&mut self, tell: &mut T) {
        let seats = self.table.standings.seats();
        self.table.owed = 0;
        let points = |seat: Seat| self.table.options.points_of(self.hands[seat].hand);
        let mut scores = BySeat::all(0);
        if self.table.options.victories {
            // 5.3: fewest points, then most cards, then the lower highest card.
            let key = |seat: Seat| {
                let hand = self.hands[seat].hand;
                let highest = hand.faces().last().map(|face| face.index() / 4);
                (points(seat), std::cmp::Reverse(hand.len()), highest)
            };
            let best = seats.seats().map(key).min();
            for seat in seats.seats() {
                scores[seat] = i32::from(Some(key(seat)) == best);
            }
        } else {
            seats.seats().for_each(|seat| scores[seat] = points(seat));
        }
        let standings = &mut self.table.standings;
        standings.end_round(scores);
        tell.all(|| Public::RoundOver(standings.round_over()));
        if standings.round() == self.table.options.rounds {
            let victories = self.table.options.victories;
            let best = if victories { standings.highest() } else { standings.lowest() };
            standings.end_match(best);
            tell.all(|| Public::MatchOver(standings.match_over()));
        }
    }
}

kit::state!(KartuSama { table: Table, hands: Private } tells Public, Secret);

impl Game for KartuSama {
    const ID: &'static str = "kartu-sama";
    const NAME: &'static str = "Kartu Sama";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=10;
    const OPTIONS: &'static [OptionSpec] = Options::SPECS;
    const SHORT: &'static [(&'static str, &'static str)] = &[("rounds", "2")];

    type Card = Card;
    type Proposed = Move;
    type Move = Move;
    type Refusal = Refusal;
    type Shown = Shown;

    fn new(settings: &Settings, seats: SeatCount, dealer: Seat) -> Result<Self, OptionsError> {
        let options = Options::new(settings, seats)?;
        let table = Table {
            standings: Standings::new(seats, dealer),
            options,
            turn: seats.after(dealer),
            owed: 0,
            hand_sizes: BySeat::all(0),
            draw_size: 0,
            discard: Pile::EMPTY,
            backs: Backs::default(),
            due: Due::new(&options, seats),
        };
        Ok(Self { table, hands: BySeat::default(), draw: Pile::EMPTY })
    }

    fn options(table: &Table) -> Vec<(&'static str, Value)> {
        table.options.values()
    }

    #[inline]
    fn standings(table: &Table) -> &Standings {
        &table.standings
    }

    fn low_wins(table: &Table) -> bool {
        !table.options.victories
    }

    #[inline]
    fn to_act(table: &Table) -> ToAct {
        table.standings.to_act(SeatSet::only(table.turn))
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

    #[inline]
    fn play_unchecked<T: Tell<Self>>(&mut self, seat: Seat, mv: Move, tell: &mut T) {
        match mv {
            Move::Play(face) => self.play_card(seat, face, tell),
            Move::Draw => self.draw_cards(seat, tell),
        }
    }

    fn pool_for(&self, _: Chance, cards: &mut Vec<Card>) {
        cards.extend(self.table.options.cards());
    }

    fn deal_unchecked<T: Tell<Self>>(&mut self, order: &[Card], tell: &mut T) {
        let table = &mut self.table;
        table.standings.begin_round();
        let (seats, dealer) = (table.standings.seats(), table.standings.dealer());
        let mut cards = order.iter().copied();
        self.hands = BySeat::default();
        table.discard = Pile::EMPTY;
        let hand = usize::from(table.options.hand);
        let first = hand.min(3);
        let middle = (hand - first).min(2);
        for (nth, packet) in [first, middle, hand - first - middle].into_iter().enumerate() {
            for seat in seats.seats_from(seats.after(dealer)) {
                cards.by_ref().take(packet).for_each(|card| self.hands[seat].hand.insert(card));
            }
            if nth == 1 {
                cards.by_ref().take(1).for_each(|card| table.discard.push(card)); // 2.1
            }
        }
        self.draw = Pile::EMPTY;
        cards.rev().for_each(|card| self.draw.push(card));
        table.hand_sizes = BySeat::all(table.options.hand);
        table.draw_size = self.draw.len() as u8;
        table.owed = 0;
        table.turn = seats.after(dealer);
        let has_backs = table.options.has_backs();
        if has_backs {
            table.backs.top = self.draw.back_on_top();
            for seat in seats.seats() {
                table.backs.hands[seat] = self.hands[seat].hand.sizes();
            }
        }
        let table = &self.table;
        tell.all(|| Public::Dealt {
            round: table.standings.round(),
            dealer,
            turn: table.turn,
            card: table.top(),
            back: table.discard.back_on_top().filter(|_| has_backs),
            backs: has_backs.then(|| seats.seats().map(|seat| table.sorted_backs(seat)).collect()),
            next: table.backs.top,
        });
        for seat in seats.seats() {
            tell.one(seat, || {
                let (cards, backs) = looks(self.hands[seat].hand.cards());
                Secret::Hand { cards, backs: has_backs.then_some(backs) }
            });
        }
    }

    fn show(sight: Sight<'_, Self>) -> Shown {
        let table = sight.table();
        let hand = |seat| {
            let open = sight.private(seat).map(|private| private.hand.faces());
            List::new(open, table.hand_size(seat))
        };
        let points = |seat| Some(table.options.points_of(sight.private(seat)?.hand));
        let draw = sight.all().map(|game| game.draw.faces().rev());
        Shown {
            hands: table.standings.seats().seats().map(hand).collect(),
            draw: List::new(draw, table.draw_size()),
            discard: table.discard.faces().collect(),
            owed: table.owed,
            chain: table.chain(),
            due: table.draws(),
            single: table.due.drawn_single,
            asks: table.joker_asks(),
            points: table.standings.seats().seats().map(points).collect(),
            backs: ShownBacks::new(&sight),
        }
    }

    fn deck_text(table: &Table, card: Card) -> String {
        if table.options.has_backs() { card.text_with_back() } else { card.to_string() }
    }

    fn everywhere(&self) -> Vec<Card> {
        let seats = self.table.standings.seats().seats();
        let hands = seats.flat_map(|seat| self.hands[seat].hand.cards());
        let piles = self.draw.cards().iter().chain(self.table.discard.cards());
        hands.chain(piles.copied()).collect()
    }
}

const _: () = assert!(size_of::<KartuSama>() <= 1024);
