//! The rules: the state of a match, its moves and turns; in `knowledge`, what seats know over time.

mod knowledge;
mod moves;
mod pile;
mod sets;
mod turns;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

pub use knowledge::Evidence;
pub use moves::{Choice, Move, Proposed, Refusal};
pub use pile::{Lacks, Pile, Play, Powers};

use kit::{
    BySeat, CardSet, Chance, French, Game, Indexed, List, MatchOver, OptionSpec, OptionsError,
    Rank, Rng, RoundOver, Seat, SeatCount, SeatSet, Settings, Sight, Standings, Tell, ToAct, Value,
    View,
};

/// A match of KTU.
#[derive(Clone, Debug)]
pub struct Ktu {
    table: Table,
    privates: BySeat<Private, SEATS>,
    /// The closed cards, of which the table says how many there are; what stands behind them means
    /// nothing.
    closed: BySeat<[French; CLOSED_MAX], SEATS>,
    /// The draw pile, its top last; likewise.
    draw: [French; DRAW_MAX],
}

/// What everyone sees.
#[derive(Clone, Debug)]
pub struct Table {
    /// Scores and round: open to all.
    pub standings: Standings,
    /// The table's rules: open to all.
    pub options: Options,
    /// The seats that have not chosen their open cards yet: public by 7.2, as they are to act.
    choosing: SeatSet,
    /// The seats that still have cards: public by 7.3, as every count is.
    pub still_in: SeatSet,
    /// Whose turn it is once all have chosen: open to all.
    pub turn: Seat,
    /// How many turns the round has had: everyone saw them (7.2).
    pub turns: u32,
    /// The pile: public by 7.3.
    pub pile: Pile,
    /// The cards out of the game: public by 7.3.
    pub burned: CardSet<French>,
    /// The cards of each hand that all saw enter it, until they are played: public by 7.3.
    pub known: BySeat<CardSet<French>, SEATS>,
    /// The open cards, once all have chosen: public by 7.3.
    pub open: BySeat<CardSet<French>, SEATS>,
    /// How many cards each hand has, with the chosen ones until they are shown: public by 7.2 and
    /// 7.3.
    hand_sizes: BySeat<u8, SEATS>,
    /// How many closed cards each seat has: public by 7.3.
    closed_sizes: BySeat<u8, SEATS>,
    /// How many cards the draw pile has: public by 7.3.
    draw_size: u8,
    /// How many seats went out: everyone saw it.
    places_len: u8,
    /// The seats in the order they went out: everyone saw it.
    places: [Seat; SEATS],
    /// Who won the round before, and so starts the next one (2.4): everyone saw it.
    winner: Option<Seat>,
    /// What ranks do and beat: it follows from the table's rules.
    pub powers: Powers,
}

/// What one seat alone knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Private {
    /// Its hand; without the cards it chose to lay open.
    pub hand: CardSet<French>,
    /// The cards it chose to lay open, until all have chosen (2.2).
    pub choice: CardSet<French>,
}

/// The ranks of a power: none has it, or the cards of one rank.
const POWER_RANKS: &[Value] = &[
    Value::Word("none"),
    Value::Word("2"),
    Value::Word("3"),
    Value::Word("4"),
    Value::Word("5"),
    Value::Word("6"),
    Value::Word("7"),
    Value::Word("8"),
    Value::Word("9"),
    Value::Word("T"),
    Value::Word("J"),
    Value::Word("Q"),
    Value::Word("K"),
    Value::Word("A"),
];

const fn power(name: &'static str, usual: Rank, clause: &'static str) -> OptionSpec {
    let usual = POWER_RANKS[usual as usize + 1];
    OptionSpec::one_of(name, POWER_RANKS).by_default(usual).varies(clause)
}

kit::options! {
    _:
    /// Whether the round goes on for places after the first seat is out (3.7).
    play_on: bool = OptionSpec::flag("play_on");
    /// Whether several 8s pass over as many seats (5.5).
    eights_each: bool = OptionSpec::one_of("eights", &[Value::Word("one"), Value::Word("each")]);
    /// Rounds in a match (6.2).
    rounds: u32 = OptionSpec::number("rounds", 1, 100_000, 1).ends_match();
    /// Turns after which a round ends without a winner (6.3).
    turn_limit: u32 = OptionSpec::number("turn_limit", 1, 100_000, 2000);
    /// Ranks in play, from the 2 up (1.1).
    ranks: u8 = OptionSpec::number("ranks", 2, 13, 13).varies("1.1");
    /// Suits in play, the first in the order of text (1.1).
    suits: u8 = OptionSpec::number("suits", 1, 4, 4).varies("1.1");
    /// Closed cards dealt to each seat (2.1).
    closed: u8 = OptionSpec::number("closed", 1, CLOSED_MAX as u32, 3).varies("2.1");
    /// Cards of a hand after that, and up to which it draws (2.2, 3.3).
    hand: u8 = OptionSpec::number("hand", 1, HAND_MAX as u32, 4).varies("2.2");
    /// The rank on which any card may be played (5.3), as its code.
    any: u8 = power("any", Rank::Two, "5.3");
    /// The rank that is looked through (5.2), as its code.
    through: u8 = power("through", Rank::Three, "5.2");
    /// The rank that asks for lower cards (5.4), as its code.
    lower: u8 = power("lower", Rank::Seven, "5.4");
    /// The rank that passes over a seat (5.5), as its code.
    skip: u8 = power("skip", Rank::Eight, "5.5");
    /// The rank that burns the pile (5.1), as its code.
    burn: u8 = power("burn", Rank::Ten, "5.1");
    /// As many cards of one rank burn it too; five for none (5.6).
    alike: u8 = OptionSpec::number("alike", 2, 5, 4).varies("5.6");
}

impl Options {
    /// What a table chose, if the cards are enough for its seats and no rank has two powers (8.1).
    fn new(settings: &Settings, seats: SeatCount) -> Result<Self, OptionsError> {
        let options = Self::read(settings, seats);
        let (seats, cards) = (seats.get(), seats.get() * options.dealt());
        let deck = options.deck().len();
        if cards > deck {
            return Err(OptionsError::Table(format!(
                "{seats} seats need {cards} cards, and the deck has {deck} (ktu:8.1)"
            )));
        }
        let powers = [options.any, options.through, options.lower, options.skip, options.burn];
        let taken = |(at, power): (usize, &u8)| *power != 0 && powers[..at].contains(power);
        if let Some((_, &twice)) = powers.iter().enumerate().find(|&power| taken(power)) {
            let rank = POWER_RANKS[usize::from(twice)];
            return Err(OptionsError::Table(format!("rank {rank} has two powers (ktu:8.1)")));
        }
        Ok(options)
    }

    /// The cards in play (1.1).
    #[inline]
    pub(super) fn deck(&self) -> CardSet<French> {
        CardSet::lowest(self.ranks, self.suits)
    }

    /// How many cards are dealt to each hand (2.1).
    pub fn dealt_to_hand(&self) -> usize {
        OPEN + usize::from(self.hand)
    }

    /// How many cards each seat is dealt (2.1).
    fn dealt(&self) -> usize {
        usize::from(self.closed) + self.dealt_to_hand()
    }
}

/// What happened, as everyone is told it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KtuPublic", tag = "type", rename_all = "snake_case")]
pub enum Public {
    /// A round was dealt (2.1).
    Dealt {
        /// Which round.
        round: u32,
        /// Who dealt.
        dealer: Seat,
        /// Who begins, when all have chosen.
        turn: Seat,
    },
    /// A seat chose its open cards; which ones is not seen yet (2.2), that it did is (7.2).
    Chose {
        /// Who chose.
        seat: Seat,
    },
    /// All have chosen, and the open cards are shown together (2.2).
    Opened {
        /// The open cards, by seat.
        open: Vec<CardSet<French>>,
    },
    /// Cards were played from a hand: they lie on the pile for all to see (7.3).
    Played {
        /// Who played.
        seat: Seat,
        /// What.
        cards: CardSet<French>,
    },
    /// A closed card was turned over for all to see (3.6). If it does not beat the pile, it is
    /// taken with it.
    Flipped {
        /// Who turned it.
        seat: Seat,
        /// Which of the closed cards, counted from 0.
        index: u8,
        /// What it was.
        card: French,
        /// Whether it beat the pile, and was played.
        beats: bool,
    },
    /// Seats were passed over by 8s (5.5): everyone sees who is on turn instead.
    PassedOver {
        /// Who, ascending; never nobody.
        seats: SeatSet,
    },
    /// The pile left the game (5.1, 5.6): public by 7.3.
    Burned {
        /// Its cards, with those just played.
        cards: CardSet<French>,
    },
    /// A seat took the pile, and all saw which cards (7.3).
    Took {
        /// Who took it.
        seat: Seat,
        /// The cards, with the one turned over in vain (3.6).
        cards: CardSet<French>,
    },
    /// Cards were drawn; how many is public (7.3).
    Drew {
        /// Who drew.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A seat took its open cards into its hand (3.5), and all know them (7.3).
    TookUp {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: CardSet<French>,
    },
    /// A seat has no cards left (3.7), as every count is public (7.3).
    Out {
        /// Who.
        seat: Seat,
        /// Its place, from 1.
        place: u8,
    },
    /// The round is over, and all cards are turned up (6.1, 6.3).
    RoundOver(RoundOver),
    /// The match is over (6.2).
    MatchOver(MatchOver),
}

/// What happened, as one seat alone is shown it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KtuSecret", tag = "type", rename_all = "snake_case")]
pub enum Secret {
    /// The seven cards that the seat was dealt.
    Hand {
        /// The cards.
        cards: CardSet<French>,
    },
    /// What the seat drew (3.3).
    Drew {
        /// The cards.
        cards: CardSet<French>,
    },
}

/// A state or a view as JSON (7.2, 7.3).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename = "KtuShown")]
pub struct Shown {
    /// Hands, sorted; of a hidden one the cards that all know, then `None` for each other card.
    pub hands: Vec<Vec<Option<French>>>,
    /// Open cards, sorted.
    pub open: Vec<CardSet<French>>,
    /// Closed cards.
    pub closed: Vec<List<French>>,
    /// The draw pile, top first.
    pub draw: List<French>,
    /// The pile, bottom first.
    pub pile: Vec<French>,
    /// How many cards on top of it are looked through (4.1).
    pub over: usize,
    /// The ranks that beat it, besides those that go on anything, in the order of text; null where
    /// any card does (4).
    pub fits: Option<String>,
    /// The ranks that go on anything (4.5).
    pub free: String,
    /// Cards out of the game, sorted.
    pub burned: CardSet<French>,
    /// The seats in the order they went out.
    pub places: Vec<Seat>,
    /// Turns in this round.
    pub turns: u32,
}

const SEATS: usize = 5;

/// Cards that a seat lays open (2.2).
const OPEN: usize = 3;

/// The most closed cards of a seat (8.1).
const CLOSED_MAX: usize = 4;

/// The most cards of a hand after them, and up to which it draws (8.1).
const HAND_MAX: usize = 6;

/// The most cards that are dealt to a hand (2.1).
const DEALT_MAX: usize = OPEN + HAND_MAX;

/// The most cards of the draw pile: those that two seats leave of the fewest that they are dealt.
const DRAW_MAX: usize = French::COUNT - 2 * (1 + OPEN + 1);

impl Table {
    /// Whether some seats have not chosen their open cards yet (2.2).
    #[inline]
    pub fn is_choosing(&self) -> bool {
        !self.choosing.is_empty()
    }

    /// How many cards a hand has, with the chosen ones until they are shown (7.2).
    pub fn hand_size(&self, seat: Seat) -> usize {
        usize::from(self.hand_sizes[seat])
    }

    /// How many closed cards a seat has.
    pub fn closed_size(&self, seat: Seat) -> usize {
        usize::from(self.closed_sizes[seat])
    }

    /// How many cards the draw pile has.
    pub fn draw_size(&self) -> usize {
        usize::from(self.draw_size)
    }

    /// The seats in the order they went out.
    pub fn places(&self) -> &[Seat] {
        &self.places[..usize::from(self.places_len)]
    }

    /// The seats that have a decision to make while a round is played.
    #[inline]
    fn deciders(&self) -> SeatSet {
        if self.is_choosing() { self.choosing } else { SeatSet::only(self.turn) }
    }

    #[inline]
    fn decides(&self, seat: Seat) -> bool {
        self.standings.is_playing() && self.deciders().contains(seat)
    }

    /// Every seat of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.standings.seats().seats()
    }
}

impl Ktu {
    /// The closed cards of a seat, in table order.
    fn closed(&self, seat: Seat) -> &[French] {
        &self.closed[seat][..self.table.closed_size(seat)]
    }

    /// The draw pile, its top last.
    fn draw(&self) -> &[French] {
        &self.draw[..self.table.draw_size()]
    }

    /// A state at this table in which no card is in a hand, closed, or in the draw pile.
    fn bare(table: Table) -> Self {
        let no_card = French::from_index(0);
        Self {
            table,
            privates: BySeat::default(),
            closed: BySeat::all([no_card; CLOSED_MAX]),
            draw: [no_card; DRAW_MAX],
        }
    }
}

kit::state!(Ktu { table: Table, privates: Private } tells Public, Secret);

impl Game for Ktu {
    const ID: &'static str = "ktu";
    const NAME: &'static str = "KTU";
    const SEATS: RangeInclusive<usize> = 2..=SEATS;
    const OPTIONS: &'static [OptionSpec] = Options::SPECS;
    const SHORT: &'static [(&'static str, &'static str)] = &[("turn_limit", "100")];

    type Card = French;
    type Proposed = Proposed;
    type Move = Move;
    type Refusal = Refusal;
    type Shown = Shown;

    fn new(settings: &Settings, seats: SeatCount, dealer: Seat) -> Result<Self, OptionsError> {
        let options = Options::new(settings, seats)?;
        Ok(Self::bare(Table {
            standings: Standings::new(seats, dealer),
            options,
            choosing: SeatSet::EMPTY,
            still_in: SeatSet::all(seats),
            turn: seats.after(dealer),
            turns: 0,
            pile: Pile::EMPTY,
            burned: CardSet::EMPTY,
            known: BySeat::default(),
            open: BySeat::default(),
            hand_sizes: BySeat::all(0),
            closed_sizes: BySeat::all(0),
            draw_size: 0,
            places_len: 0,
            places: [Seat::FIRST; SEATS],
            winner: None,
            powers: Powers::new(&options),
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
        false
    }

    #[inline]
    fn to_act(table: &Table) -> ToAct {
        table.standings.to_act(table.deciders())
    }

    #[inline]
    fn legal_moves(view: View<'_, Self>, moves: &mut Vec<Move>) {
        moves::legal_moves(view, moves);
    }

    #[inline]
    fn random_move(view: View<'_, Self>, rng: &mut Rng, _: &mut Vec<Move>) -> Option<Move> {
        moves::random_move(view, rng)
    }

    fn check(view: View<'_, Self>, mv: &Proposed) -> Result<Move, Refusal> {
        moves::check(view, mv)
    }

    // By force: calls were 8 % of a playout.
    #[inline(always)]
    fn play_unchecked<T: Tell<Self>>(&mut self, seat: Seat, mv: Move, tell: &mut T) {
        match mv {
            Move::Play(play) => self.play_cards(seat, play, tell),
            Move::Take => self.take(seat, CardSet::EMPTY, tell),
            Move::Flip(index) => self.flip(seat, index, tell),
            Move::Open(choice) => self.choose(seat, choice.cards(), tell),
        }
    }

    fn pool_for(&self, _: Chance, cards: &mut Vec<French>) {
        cards.extend(self.table.options.deck().iter());
    }

    fn deal_unchecked<T: Tell<Self>>(&mut self, order: &[French], tell: &mut T) {
        let table = &mut self.table;
        table.standings.begin_round();
        let (seats, dealer) = (table.standings.seats(), table.standings.dealer());
        let starter = table.winner.take().unwrap_or(seats.after(dealer)); // 2.4
        (table.choosing, table.still_in) = (SeatSet::all(seats), SeatSet::all(seats));
        (table.turn, table.turns, table.places_len) = (starter, 0, 0);
        (table.pile, table.burned) = (Pile::EMPTY, CardSet::EMPTY);
        (table.known, table.open) = (BySeat::default(), BySeat::default());
        (table.hand_sizes, table.closed_sizes) = (BySeat::all(0), BySeat::all(0));
        self.privates = BySeat::default();
        let mut cards = order.iter().copied();
        for _ in 0..table.options.closed {
            for (seat, card) in seats.seats_from(seats.after(dealer)).zip(cards.by_ref()) {
                self.closed[seat][usize::from(table.closed_sizes[seat])] = card;
                table.closed_sizes[seat] += 1;
            }
        }
        for _ in 0..table.options.dealt_to_hand() {
            for (seat, card) in seats.seats_from(seats.after(dealer)).zip(cards.by_ref()) {
                self.privates[seat].hand.insert(card);
                table.hand_sizes[seat] += 1;
            }
        }
        table.draw_size = cards.len() as u8;
        for (place, card) in self.draw.iter_mut().zip(cards.rev()) {
            *place = card;
        }
        tell.all(|| Public::Dealt { round: table.standings.round(), dealer, turn: starter });
        for seat in seats.seats() {
            tell.one(seat, || Secret::Hand { cards: self.privates[seat].hand });
        }
    }

    fn show(sight: Sight<'_, Self>) -> Shown {
        let table = sight.table();
        let hand = |seat: Seat| match sight.private(seat) {
            Some(private) => private.hand.iter().map(Some).collect(),
            None => {
                let mut hand: Vec<Option<French>> = table.known[seat].iter().map(Some).collect();
                hand.resize(table.hand_size(seat), None);
                hand
            }
        };
        let open = |seat: Seat| {
            let choice = sight.private(seat).map(|private| private.choice);
            table.open[seat].with(choice.unwrap_or_default()) // one of them is empty
        };
        let closed = |seat: Seat| {
            let open = sight.all().map(|game| game.closed(seat).iter().copied());
            List::new(open, table.closed_size(seat))
        };
        let draw = sight.all().map(|game| game.draw().iter().rev().copied());
        let beating = table.powers.beating(table.pile.to_answer(&table.powers));
        Shown {
            hands: table.seats().map(hand).collect(),
            open: table.seats().map(open).collect(),
            closed: table.seats().map(closed).collect(),
            draw: List::new(draw, table.draw_size()),
            pile: table.pile.in_order().collect(),
            over: table.pile.looked_through(&table.powers),
            fits: beating.map(|ranks| ranks.map(Rank::letter).collect()),
            free: table.powers.free().map(Rank::letter).collect(),
            burned: table.burned,
            places: table.places().to_vec(),
            turns: table.turns,
        }
    }

    fn everywhere(&self) -> Vec<French> {
        let table = &self.table;
        let hands = table.seats().flat_map(|seat| {
            let private = self.privates[seat];
            let cards = private.hand.iter().chain(private.choice.iter());
            cards.chain(table.open[seat].iter()).chain(self.closed(seat).iter().copied())
        });
        let piles = table.pile.in_order().chain(table.burned.iter());
        hands.chain(piles).chain(self.draw().iter().copied()).collect()
    }

    fn rename(mv: Move, to: &dyn Fn(French) -> French) -> Move {
        let renamed = |cards: CardSet<French>| cards.iter().map(to).collect();
        match mv {
            Move::Open(choice) => Choice::of(renamed(choice.cards())).map_or(mv, Move::Open),
            Move::Play(play) => Move::Play(Play::of(renamed(play.cards()))),
            Move::Flip(_) | Move::Take => mv,
        }
    }
}

const _: () = assert!(size_of::<Ktu>() <= 1024);

#[cfg(test)]
mod tests {
    use kit::{GameExt, Knows as _, Rank, Seed, Suit};

    use super::*;

    fn play(game: &mut Ktu, seat: usize, text: &str) {
        let mv = text.parse().expect("a move");
        game.play(Seat::at(seat), &mv, &mut ()).expect("a legal move");
    }

    /// Two seats and a deck in canonical order: Ada holds 3h 4c 4h 5c 5h 6c 6h.
    fn dealt_in_order() -> Ktu {
        let mut game = Ktu::table_for(&Settings::new(Ktu::OPTIONS), 2, None).expect("two seats");
        let mut order = Vec::new();
        game.pool(&mut order);
        game.deal(&order, &mut ()).expect("the pool can be dealt");
        game
    }

    /// 7.2: a choice is in the seat's own view at once, and in no other.
    #[test]
    fn choices_are_unseen_until_all_have_chosen() {
        let mut game = dealt_in_order();
        play(&mut game, 0, "open 3h 4c 6h");
        let (ada, bea) = (Seat::at(0), Seat::at(1));
        let seen = |game: &Ktu, viewer: Option<Seat>| {
            let shown = Ktu::show(game.sight(viewer));
            let known = shown.hands[0].iter().flatten().copied().collect::<CardSet<_>>();
            (shown.hands[0].len(), known.to_string(), shown.open[0].to_string())
        };
        let text = |len: usize, known: &str, open: &str| (len, known.to_owned(), open.to_owned());
        assert_eq!(seen(&game, Some(ada)), text(4, "4h 5c 5h 6c", "3h 4c 6h"));
        assert_eq!(seen(&game, Some(bea)), text(7, "", ""));
        assert_eq!(seen(&game, None), text(7, "", ""));
        play(&mut game, 1, "open 3s 4d 4s");
        assert_eq!(seen(&game, Some(ada)), text(4, "4h 5c 5h 6c", "3h 4c 6h"));
        assert_eq!(seen(&game, Some(bea)), text(4, "", "3h 4c 6h"));
    }

    /// Every card that Ada cannot know is in every place that she cannot see as often.
    #[test]
    fn worlds_are_uniform() {
        const WORLDS: usize = 4500;
        let mut game = dealt_in_order();
        play(&mut game, 1, "open 3s 4d 4s");
        let mut rng = Seed::from_number(6).rng("test", 0);
        let card = French::new(Rank::King, Suit::Hearts);
        let mut counts = [0_usize; 4];
        for _ in 0..WORLDS {
            let world = Ktu::determinize(game.view(Seat::FIRST), &(), &mut rng);
            let bea = world.privates[Seat::at(1)];
            let places = [
                bea.hand.contains(card),
                bea.choice.contains(card),
                world.closed(Seat::FIRST).contains(&card),
                world.draw()[0] == card,
            ];
            for (count, is_there) in counts.iter_mut().zip(places) {
                *count += usize::from(is_there);
            }
        }
        // Of 45 unseen cards four are in Bea's hand, three are chosen, three are Ada's closed ones.
        for (count, cards) in counts.into_iter().zip([4, 3, 3, 1]) {
            let expected = WORLDS * cards / 45;
            assert!(count.abs_diff(expected).pow(2) < 25 * expected, "{counts:?}");
        }
    }

    /// 7.3: a pile taken is known to all until its cards are played, and worlds keep it.
    #[test]
    fn taken_cards_are_known() {
        let mut game = dealt_in_order();
        play(&mut game, 0, "open 3h 4c 6h");
        play(&mut game, 1, "open 3s 4d 4s");
        play(&mut game, 0, "play 5c 5h");
        play(&mut game, 1, "take");
        let taken: CardSet<French> = "5c 5h".parse().expect("cards");
        assert_eq!(game.table.known[Seat::at(1)], taken);
        let world =
            Ktu::determinize(game.view(Seat::FIRST), &(), &mut Seed::from_number(1).rng("test", 0));
        assert!(world.privates[Seat::at(1)].hand.contains_all(taken));
        play(&mut game, 0, "play 4h");
        play(&mut game, 1, "play 5h");
        assert_eq!(game.table.known[Seat::at(1)].to_string(), "5c");
    }
}
