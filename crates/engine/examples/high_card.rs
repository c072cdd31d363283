//! High card, a game of one round for two to four seats. Each seat is dealt one card, looks at it,
//! and keeps it or throws it away (1); an ace is always kept (2). The highest card kept wins (3).

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use engine::lens::Place;
use engine::{
    BySeat, CardSet, Chance, Events, French, Game, GameExt, Hidden, HiddenPlace, Knows, MatchOver,
    Memories, OptionsError, Rank, Refusal, Rng, Seat, SeatCount, SeatSet, Seed, Settings, Sight,
    Standings, State, Tell, TextError, ToAct, Told, View,
};
use serde::Serialize;

/// The whole truth.
#[derive(Clone, Debug)]
struct HighCard {
    table: Table,
    dealt: BySeat<Option<French>, 4>,
    rest: Vec<French>,
}

/// What everyone sees.
#[derive(Clone, Debug)]
struct Table {
    standings: Standings,
    turn: Seat,
    kept: SeatSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Move {
    Keep,
    Throw,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Illegal {
    AceIsKept,
}

/// An event for everyone.
#[derive(Clone, Debug, Serialize)]
enum Public {
    Dealt,
    Chose { seat: Seat, mv: &'static str },
    MatchOver(MatchOver),
}

/// An event for one seat: the card it was dealt.
#[derive(Clone, Debug, Serialize)]
struct Secret(French);

/// A state or a view as JSON: cards that are not seen are `null`.
#[derive(Debug, PartialEq, Serialize)]
struct Shown {
    dealt: Vec<Option<French>>,
}

impl Move {
    fn text(self) -> &'static str {
        match self {
            Self::Keep => "keep",
            Self::Throw => "throw",
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let found = [Self::Keep, Self::Throw].into_iter().find(|mv| mv.text() == text);
        found.ok_or_else(|| TextError::new("`keep` or `throw`", text))
    }
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        "2"
    }
}

impl Events for HighCard {
    type Public = Public;
    type Secret = Secret;
}

impl State for HighCard {
    type Table = Table;
    type Private = Option<French>;

    fn table(&self) -> &Table {
        &self.table
    }

    fn private(&self, seat: Seat) -> &Option<French> {
        &self.dealt[seat]
    }
}

impl Game for HighCard {
    const ID: &'static str = "high-card";
    const NAME: &'static str = "High Card";
    const SEATS: RangeInclusive<usize> = 2..=4;

    type Card = French;
    type Proposed = Move;
    type Move = Move;
    type Refusal = Illegal;
    type Shown = Shown;

    fn new(_: &Settings, seats: SeatCount, dealer: Seat) -> Result<Self, OptionsError> {
        let standings = Standings::new(seats, dealer);
        let table = Table { standings, turn: dealer, kept: SeatSet::EMPTY };
        Ok(Self { table, dealt: BySeat::default(), rest: Vec::new() })
    }

    fn standings(table: &Table) -> &Standings {
        &table.standings
    }

    fn low_wins(_: &Table) -> bool {
        false
    }

    fn to_act(table: &Table) -> ToAct {
        table.standings.to_act(SeatSet::only(table.turn))
    }

    fn legal_moves(view: View<'_, Self>, moves: &mut Vec<Move>) {
        if Self::to_act(view.table()) == ToAct::Seats(SeatSet::only(view.seat())) {
            let all = [Move::Keep, Move::Throw].into_iter();
            moves.extend(all.filter(|mv| Self::check(view, mv).is_ok()));
        }
    }

    fn check(view: View<'_, Self>, &mv: &Move) -> Result<Move, Illegal> {
        let has_ace = view.private().is_some_and(|card| card.rank() == Rank::Ace);
        if mv == Move::Throw && has_ace { Err(Illegal::AceIsKept) } else { Ok(mv) }
    }

    fn play_unchecked<T: Tell<Self>>(&mut self, seat: Seat, mv: Move, tell: &mut T) {
        let table = &mut self.table;
        tell.all(|| Public::Chose { seat, mv: mv.text() });
        if mv == Move::Keep {
            table.kept.insert(seat);
        }
        table.turn = table.standings.seats().after(seat);
        if seat == table.standings.dealer() {
            let mut scores = BySeat::all(0);
            if let Some(winner) = table.kept.iter().max_by_key(|&seat| self.dealt[seat]) {
                scores[winner] = 1;
            }
            table.standings.end_round(scores);
            table.standings.end_match(table.standings.most_points());
            tell.all(|| Public::MatchOver(table.standings.match_over()));
        }
    }

    fn pool_for(&self, _: Chance, cards: &mut Vec<French>) {
        cards.extend(CardSet::<French>::ALL.iter());
    }

    fn deal_unchecked<T: Tell<Self>>(&mut self, order: &[French], tell: &mut T) {
        let table = &mut self.table;
        table.standings.begin_round();
        let seats = table.standings.seats();
        table.turn = seats.after(table.standings.dealer());
        tell.all(|| Public::Dealt);
        let (dealt, rest) = order.split_at(seats.get());
        for (seat, &card) in seats.seats().zip(dealt) {
            self.dealt[seat] = Some(card);
            tell.one(seat, || Secret(card));
        }
        self.rest = rest.to_vec();
    }

    fn show(sight: Sight<'_, Self>) -> Shown {
        let seats = sight.table().standings.seats().seats();
        Shown { dealt: seats.map(|seat| sight.private(seat).copied().flatten()).collect() }
    }

    fn everywhere(&self) -> Vec<French> {
        let dealt = self.dealt.of(self.table.standings.seats());
        dealt.iter().flatten().chain(&self.rest).copied().collect()
    }
}

/// What seats know over time: here nothing that their views do not hold.
impl Knows for HighCard {
    type Memory = ();
    type Evidence = ();
    type Tracker = ();

    fn remember((): &mut (), _: Seat, _: Told<'_, Self>) {}

    fn hidden(view: View<'_, Self>, (): &()) -> Hidden<French> {
        let (table, own) = (view.table(), view.private());
        let cards: Vec<French> =
            CardSet::ALL.iter().filter(|&card: &French| Some(card) != *own).collect();
        let others = table.standings.seats().seats().filter(|&seat| seat != view.seat());
        let mut places: Vec<_> =
            others.map(|seat| HiddenPlace::unknown(Place::Hand { seat }, 1)).collect();
        places.push(HiddenPlace::unknown(Place::Aside, cards.len() - places.len()));
        Hidden { cards, places }
    }

    fn lie_at(&self, place: Place) -> Vec<French> {
        match place {
            Place::Hand { seat } => self.dealt[seat].into_iter().collect(),
            _ => self.rest.clone(),
        }
    }

    fn determinize(view: View<'_, Self>, (): &(), rng: &mut Rng) -> Self {
        let table = view.table().clone();
        let mut world = Self { table, dealt: BySeat::default(), rest: Vec::new() };
        world.dealt[view.seat()] = *view.private();
        for (place, cards) in Self::hidden(view, &()).deal(rng) {
            match place.about {
                Place::Hand { seat } => world.dealt[seat] = cards.first().copied(),
                _ => world.rest = cards.to_vec(),
            }
        }
        world
    }
}

fn main() {
    let settings = Settings::new(HighCard::OPTIONS);
    let mut game = HighCard::table_for(&settings, 3, None).expect("a table for three");
    let (mut rng, mut events) = (Seed::from_number(7).rng("deck", 1), Vec::new());
    game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut events);
    let seats = game.table().standings.seats();
    let mut memories = Memories::<HighCard>::new(seats);
    memories.hear(&events);

    for seat in seats.seats() {
        // A seat hears two events, the deal and its own card, and sees no other card.
        assert_eq!(events.iter().filter(|event| event.heard_by(seat).is_some()).count(), 2);
        let shown = HighCard::show(game.sight(Some(seat)));
        let seen: Vec<French> = shown.dealt.iter().copied().flatten().collect();
        assert_eq!(Some(seen[0]), *game.view(seat).private());
        assert_eq!(seen.len(), 1);

        // In a world that the seat imagines other cards are hidden, and it sees the same.
        let world = HighCard::determinize(game.view(seat), memories.of(seat), &mut rng);
        assert_ne!(world.lie_at(Place::Aside), game.lie_at(Place::Aside));
        assert_eq!(HighCard::show(world.sight(Some(seat))), shown);
    }

    while let Some(seat) = game.deciders().first() {
        let mv = HighCard::random_move(game.view(seat), &mut rng, &mut Vec::new());
        game.play(seat, &mv.expect("it is this seat's turn"), &mut ()).expect("a legal move");
    }
    let winners = game.table().standings.winners().expect("the match is over");
    println!("{:?} won by seat {:?}", HighCard::show(game.sight(None)), winners.first());
}
