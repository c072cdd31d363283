//! A match that has forgotten which game it is.

use std::any::Any;
use std::fmt;

use serde_json::value::RawValue;

use kit::lens::{FactOf, Lenses, What};
use kit::{
    Chance, Common, Event, GameExt, Knows, LazyMemories, Marks, Message, OptionsError, PlayError,
    Refusal as _, Seat, Settings, Sight, Snap, Speaks, Standings, ToAct, Tracker, Value, View,
    cards,
};

use super::json::{EventJson, OptionsShown, Shown, ToldJson, to_text};
use super::{AnyDealError, AnyFact, AnyGame, AnyPlayError, Decision, Played, Timing};
use crate::Kind;

impl Kind {
    /// Whether face-down cards are marked with who has looked at them.
    pub fn has_marks(self) -> bool {
        for_game!(self, G => Tracker::<G>::marks(&<G as Knows>::Tracker::default()).is_some())
    }

    /// A match at a table, before its first deal; without a dealer the last seat deals
    /// first.
    ///
    /// # Errors
    ///
    /// If the game has no such table.
    pub fn table(
        self,
        settings: &Settings,
        seats: usize,
        dealer: Option<usize>,
    ) -> Result<Box<dyn AnyGame>, OptionsError> {
        for_game!(self, G => G::table_for(settings, seats, dealer).map(erase))
    }
}

#[derive(Clone)]
struct Erased<G: Knows> {
    game: G,
    memories: LazyMemories<G>,
    lenses: Option<Lenses<G>>,
    tracker: G::Tracker,
    /// By seat: what it has chosen to be played later.
    chosen: Vec<Vec<G::Proposed>>,
    /// In the driver's time.
    now: u64,
}

fn erased<G: Knows>(game: &dyn AnyGame) -> Option<&Erased<G>> {
    (game as &dyn Any).downcast_ref()
}

/// Forgets which game it is.
pub fn erase<G: Speaks>(game: G) -> Box<dyn AnyGame> {
    let seats = G::standings(game.table()).seats();
    Box::new(Erased {
        game,
        memories: LazyMemories::new(seats),
        lenses: None,
        tracker: G::Tracker::default(),
        chosen: vec![Vec::new(); seats.get()],
        now: 0,
    })
}

/// The match as `seat` may imagine it: with the cards of `world`, which its view allows. What the
/// other seats alone were told, noted or chose is not in it. `None` if the match is of another
/// game, or its table has no such seat.
pub fn imagined<G: Speaks>(game: &dyn AnyGame, seat: Seat, world: G) -> Option<Box<dyn AnyGame>> {
    let erased = erased::<G>(game)?;
    let seats = G::standings(erased.game.table()).seats();
    let memory = seats.has(seat).then(|| erased.memories.of(seat).clone())?;
    let mut tracker = erased.tracker.clone();
    if let Some(marks) = tracker.marks_mut() {
        seats.seats().filter(|&other| other != seat).for_each(|other| marks.forget_notes(other));
    }
    Some(Box::new(Erased {
        game: world,
        memories: LazyMemories::imagined(seats, seat, memory),
        lenses: None,
        tracker,
        chosen: vec![Vec::new(); seats.get()],
        now: erased.now,
    }))
}

/// What a seat may know: its view, and its memory of what it was told. For bots. `None` if the
/// match is of another game, or its table has no such seat.
pub fn seat_of<G: Knows>(game: &dyn AnyGame, seat: Seat) -> Option<(View<'_, G>, &G::Memory)> {
    let erased = erased::<G>(game)?;
    let has_seat = erased.game.has_seat(seat);
    has_seat.then(|| (erased.game.view(seat), erased.memories.of(seat)))
}

/// What a seat has kept of what it was told, as far as something follows from it with certainty.
/// `None` before [`AnyGame::open_lenses`], if the match is of another game, or if its table has no
/// such seat.
pub fn evidence_of<G: Knows>(game: &dyn AnyGame, seat: Seat) -> Option<&G::Evidence> {
    let erased = erased::<G>(game)?;
    let lenses = erased.lenses.as_ref().filter(|_| erased.game.has_seat(seat));
    lenses.map(|lenses| lenses.of(seat))
}

/// The match itself, with everything in it: for tests and tools that may know the truth. `None` if
/// the match is of another game.
pub fn game_of<G: Knows>(game: &dyn AnyGame) -> Option<&G> {
    erased(game).map(|erased| &erased.game)
}

impl<G: Speaks> Erased<G> {
    fn hear(&mut self, events: Vec<Event<G>>) -> ToldJson {
        self.follow(&events);
        if let Some(lenses) = &mut self.lenses {
            lenses.hear(&events);
        }
        let seats = G::standings(self.game.table()).seats();
        let mut told = ToldJson { all: Vec::new(), seats: vec![Vec::new(); seats.get()] };
        let sight = self.game.sight(None);
        for event in &events {
            match event {
                Event::All(event) => {
                    let (text, said) = (to_text(event), G::told(&sight, event));
                    told.all.push(EventJson { text, said, once: false });
                }
                Event::One(seat, event) => {
                    let (said, once) = (G::shown(event), G::is_shown_once(event));
                    let text = to_text(event);
                    let told = &mut told.seats[seat.index()];
                    told.push(EventJson { text, said, once });
                }
            }
        }
        self.memories.hear(events);
        told
    }

    /// Follows what everyone is told, also with the moves that seats have chosen for later.
    fn follow(&mut self, events: &[Event<G>]) {
        for event in events {
            let Event::All(event) = event else { continue };
            self.tracker.hear(self.now, event);
            for (seat, chosen) in self.chosen.iter_mut().enumerate() {
                let carried = |mv| G::Tracker::carried(Seat::at(seat), mv, event);
                *chosen = chosen.drain(..).filter_map(carried).collect();
            }
        }
    }

    fn deck_text(&self, cards: &[G::Card]) -> String {
        let text = |&card: &G::Card| G::deck_text(self.game.table(), card);
        cards.iter().map(text).collect::<Vec<_>>().join(" ")
    }

    fn parse_and_check(&self, seat: Seat, mv: &str) -> Result<G::Move, AnyPlayError> {
        match self.game.may_play(seat, &mv.parse()?) {
            Ok(mv) => Ok(mv),
            Err(PlayError::Illegal(refusal)) => Err(AnyPlayError::Illegal {
                rule: format!("{}:{}", G::ID, refusal.clause()),
                reason: G::reason(refusal),
            }),
            Err(PlayError::Over) => Err(AnyPlayError::NotNow(Message::plain("refused-over"))),
            Err(PlayError::NotYourTurn) => {
                Err(AnyPlayError::NotNow(Message::plain("refused-not-your-turn")))
            }
        }
    }

    /// The fields that all games share, then the game's own.
    fn shown(&self, sight: Sight<'_, G>) -> Box<RawValue> {
        let table = self.game.table();
        let standings = G::standings(table);
        to_text(&Shown {
            game: self.kind(),
            options: OptionsShown(G::options(table)),
            common: Common {
                round: standings.round(),
                phase: standings.phase(),
                to_act: self.game.deciders(),
                dealer: standings.dealer(),
                scores: standings.scores().to_vec(),
            },
            own: G::show(sight),
        })
    }
}

impl<G: Speaks> AnyGame for Erased<G> {
    fn kind(&self) -> Kind {
        G::ID.parse().expect("the list of games has every game")
    }

    fn options(&self) -> Vec<(&'static str, Value)> {
        G::options(self.game.table())
    }

    fn note(&self) -> Option<Message> {
        G::note(self.game.table())
    }

    fn low_wins(&self) -> bool {
        G::low_wins(self.game.table())
    }

    fn standings(&self) -> &Standings {
        G::standings(self.game.table())
    }

    fn to_act(&self) -> ToAct {
        G::to_act(self.game.table())
    }

    fn view(&self, viewer: Option<Seat>) -> Box<RawValue> {
        let viewer = viewer.filter(|&seat| self.game.has_seat(seat));
        self.shown(self.game.sight(viewer))
    }

    fn reveal(&self) -> Box<RawValue> {
        self.shown(Sight::All(&self.game))
    }

    fn decision(&self, seat: Seat) -> Decision {
        if !self.game.deciders().contains(seat) {
            return Decision::default();
        }
        let (view, mut legal) = (self.game.view(seat), Vec::new());
        G::legal_moves(view, &mut legal);
        Decision { asked: G::asked(view, &legal), legal: texts(&legal) }
    }

    fn check(&self, seat: Seat, mv: &str) -> Result<String, AnyPlayError> {
        self.parse_and_check(seat, mv).map(|mv| mv.to_string())
    }

    fn name(&self, seat: Seat, mv: &str) -> Option<String> {
        let mv = mv.parse().ok().filter(|_| self.game.has_seat(seat))?;
        G::name(self.game.view(seat), &mv).map(str::to_owned)
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<Played, AnyPlayError> {
        let mv = self.parse_and_check(seat, mv)?;
        let mut events = Vec::new();
        self.game.play_unchecked(seat, mv, &mut events);
        let chosen = &mut self.chosen[seat.index()];
        if chosen.first() == Some(&mv.into()) {
            chosen.remove(0);
        }
        Ok(Played { mv: mv.to_string(), told: self.hear(events) })
    }

    fn pool(&self) -> String {
        let mut pool = Vec::new();
        self.game.pool(&mut pool);
        self.deck_text(&pool)
    }

    fn deal(&mut self, order: &str) -> Result<ToldJson, AnyDealError> {
        let named: Vec<G::Card> = cards(order)?;
        let ToAct::Chance(due) = self.to_act() else { return Err(AnyDealError::NotNow) };
        let mut pool = Vec::new();
        self.game.pool(&mut pool);
        // Written as decks are written here: with backs, or without.
        let written = self.deck_text(&named) == order;
        let text = |card: &G::Card| G::deck_text(self.game.table(), *card);
        let order = physical(&named, &pool, text).filter(|_| written);
        let order = order.ok_or(AnyDealError::NotThePool)?;
        let mut events = Vec::new();
        self.game.deal_unchecked(&order, &mut events);
        if due == Chance::Round {
            let seats = self.standings().seats();
            self.memories = LazyMemories::new(seats);
        }
        Ok(self.hear(events))
    }

    fn open_lenses(&mut self) {
        self.lenses = Some(Lenses::new(self.game.table()));
    }

    fn facts(&self, seat: Seat) -> Vec<AnyFact> {
        let lenses = self.lenses.as_ref().filter(|_| self.game.has_seat(seat));
        let facts = lenses.map(|lenses| lenses.facts(self.game.view(seat))).unwrap_or_default();
        let any = |fact: &FactOf<G>| AnyFact {
            fact: serde_json::to_value(fact).expect("facts have text keys only"),
            what: fact.what(),
            why: fact.because.why(),
            rule: fact.because.rule,
            seq: fact.because.seq,
            about: fact.about,
            cards: match &fact.what {
                What::Holds { cards } | What::Exactly { cards } => Some(texts(cards)),
                _ => None,
            },
        };
        facts.iter().map(any).collect()
    }

    fn recall(&self, seat: Seat) -> Vec<Option<String>> {
        let Some((view, memory)) = seat_of::<G>(self, seat) else { return Vec::new() };
        let cards = G::recall(view.table(), memory, seat);
        cards.into_iter().map(|card| card.map(|card| card.to_string())).collect()
    }

    fn remarks(&self) -> Vec<Message> {
        let table = self.game.table();
        let playing = G::standings(table).is_playing();
        if playing { G::remarks(table, &self.tracker) } else { Vec::new() }
    }

    fn ended(&self) -> Vec<Message> {
        let over = self.standings().round_scores().is_some();
        if over { self.game.ended() } else { Vec::new() }
    }

    fn snap(&self) -> Option<Snap<String, String>> {
        let Snap { card, first, done } = G::snap(self.game.table())?;
        Some(Snap { card: card.map(|card| card.to_string()), first, done: done.to_string() })
    }

    fn timing(&self, seat: Seat, mv: &str) -> Timing {
        let Ok(mv) = mv.parse() else { return Timing::default() };
        let has_seat = self.game.has_seat(seat);
        Timing {
            answer: G::answer(&mv),
            out_of_turn: G::is_out_of_turn(self.game.table(), &mv),
            meant_since: has_seat.then(|| self.tracker.meant_since(seat, &mv)).flatten(),
        }
    }

    fn set_moment(&mut self, now: u64) {
        self.now = now;
    }

    fn ahead(&self, seat: Seat) -> Vec<String> {
        texts(&G::ahead(self.game.table(), seat))
    }

    fn choose(&mut self, seat: Seat, moves: &[String]) {
        if let Some(chosen) = self.chosen.get_mut(seat.index()) {
            *chosen = moves.iter().filter_map(|mv| mv.parse().ok()).collect();
        }
    }

    fn chosen(&self, seat: Seat) -> Vec<String> {
        self.chosen.get(seat.index()).map(|chosen| texts(chosen)).unwrap_or_default()
    }

    fn marks(&self) -> Option<&dyn Marks> {
        self.tracker.marks()
    }

    fn marks_mut(&mut self) -> Option<&mut dyn Marks> {
        self.tracker.marks_mut()
    }

    fn clone_box(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}

fn texts(all: &[impl fmt::Display]) -> Vec<String> {
    all.iter().map(ToString::to_string).collect()
}

/// The cards of the pool that look like `named`, in its order: of cards that look alike, the first
/// of the pool for the first named. `None` if they are not the same cards.
///
/// So a copy number tells where in the deck a card was; where people cannot tell copies apart, it
/// leaves the engine nowhere: views, their `Debug` and events show faces.
fn physical<C: Copy>(named: &[C], pool: &[C], text: impl Fn(&C) -> String) -> Option<Vec<C>> {
    let by_text = |cards: &[C]| {
        let texts = cards.iter().enumerate().map(|(place, card)| (text(card), place));
        let mut texts: Vec<(String, usize)> = texts.collect();
        texts.sort();
        texts
    };
    let (named, texts) = (by_text(named), by_text(pool));
    let same = named.len() == texts.len() && named.iter().zip(&texts).all(|(a, b)| a.0 == b.0);
    let mut order: Vec<(usize, C)> =
        named.iter().zip(&texts).map(|(named, text)| (named.1, pool[text.1])).collect();
    order.sort_unstable_by_key(|&(place, _)| place);
    same.then(|| order.into_iter().map(|(_, card)| card).collect())
}

#[cfg(test)]
mod tests {
    use kit::Game;
    use kit::Seed;

    use super::*;

    #[test]
    fn a_view_is_the_same_when_it_is_read_back() {
        for kind in Kind::ALL {
            let mut game = kind.table(&Settings::new(kind.options()), 3, None).expect("a table");
            let mut rng = Seed::from_number(1).rng("test", 0);
            for _ in 0..60 {
                for viewer in [None, Seat::new(0), Seat::new(1), Seat::new(2)] {
                    let view = game.view(viewer);
                    let again = for_game!(kind, G => {
                        type Read = Shown<serde_json::Value, <G as Game>::Shown>;
                        to_text(&serde_json::from_str::<Read>(view.get()).expect("a view"))
                    });
                    assert_eq!(again.get(), view.get());
                }
                match game.to_act() {
                    ToAct::Chance(_) => {
                        let order = game.shuffled(&mut rng);
                        game.deal(&order).expect("the pool");
                    }
                    ToAct::Seats(seats) => {
                        let seat = seats.first().expect("somebody is to act");
                        let moves = game.legal_moves(seat);
                        let mv = &moves[rng.below(moves.len() as u32) as usize];
                        game.play(seat, mv).expect("a legal move");
                    }
                    ToAct::Nobody => break,
                }
            }
        }
    }

    #[test]
    fn a_memory_is_the_same_whenever_it_is_asked_for() {
        let memory = |game: &dyn AnyGame, seat: Seat| {
            for_game!(game.kind(), G => {
                let (_, memory) = seat_of::<G>(game, seat).expect("a seat");
                format!("{memory:?}")
            })
        };
        for kind in Kind::ALL {
            let mut always = kind.table(&Settings::new(kind.options()), 3, None).expect("a table");
            let mut seldom = always.clone();
            let mut rng = Seed::from_number(2).rng("test", 0);
            for _ in 0..600 {
                match always.to_act() {
                    ToAct::Chance(_) => {
                        let order = always.shuffled(&mut rng);
                        assert_eq!(always.deal(&order), seldom.deal(&order));
                    }
                    ToAct::Seats(seats) => {
                        let seat = seats.choose(&mut rng).expect("somebody is to act");
                        let moves = always.legal_moves(seat);
                        let mv = &moves[rng.index(moves.len())];
                        assert_eq!(always.play(seat, mv), seldom.play(seat, mv));
                    }
                    ToAct::Nobody => break,
                }
                let kept = always.standings().seats().seats().map(|seat| memory(&*always, seat));
                let kept: Vec<String> = kept.collect();
                if rng.index(30) == 0 {
                    for (seat, kept) in (0..).map_while(Seat::new).zip(kept) {
                        assert_eq!(memory(&*seldom, seat), kept, "{kind}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_seat_that_the_table_does_not_have() {
        for kind in Kind::ALL {
            let mut game = kind.table(&Settings::new(kind.options()), 2, None).expect("a table");
            let mut rng = Seed::from_number(1).rng("test", 0);
            for _ in 0..60 {
                if let ToAct::Chance(Chance::Round | Chance::Reshuffle) = game.to_act() {
                    let order = game.shuffled(&mut rng);
                    game.deal(&order).expect("the pool");
                }
                let ToAct::Seats(seats) = game.to_act() else { continue };
                let seat = seats.first().expect("somebody is to act");
                let mv = game.legal_moves(seat)[0].clone();
                for other in (2..kit::SEATS_MAX).filter_map(Seat::new) {
                    assert_eq!(game.view(Some(other)).get(), game.view(None).get());
                    assert_eq!(game.decision(other), Decision::default());
                    assert_eq!((game.facts(other), game.ahead(other)), (vec![], vec![]));
                    let refused = game.check(other, &mv);
                    assert!(matches!(refused, Err(AnyPlayError::NotNow(_))), "{refused:?}");
                    for mv in [mv.as_str(), "play 2o", "pass", "arrange 3 2 1 0"] {
                        assert!(game.check(other, mv).is_err(), "{kind}: {mv}");
                        assert!(game.play(other, mv).is_err(), "{kind}: {mv}");
                    }
                    assert_eq!(game.name(other, &mv), None);
                    game.choose(other, std::slice::from_ref(&mv));
                    assert_eq!((game.chosen(other), game.recall(other)), (vec![], vec![]));
                    for mv in [mv.as_str(), "snap 0", kind.id()] {
                        assert_eq!(game.timing(other, mv).meant_since, None, "{kind}: {mv}");
                    }
                    assert!(for_game!(kind, G => seat_of::<G>(&*game, other).is_none()));
                }
                game.play(seat, &mv).expect("a legal move");
            }
        }
    }
}
