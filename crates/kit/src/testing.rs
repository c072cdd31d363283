//! What every game's tests share: the conformance suite, the blind test, and perft.
//!
//! A failure panics, and then the seed and the table are printed, so that it can be played again.

mod lens;

use std::collections::BTreeSet;

use engine::{
    Allowed, Chance, Event, GameExt, HiddenPlace, Knows, Memories, Phase, Rng, Seat, Seed,
    Settings, Sight, ToAct, Told,
};

pub use lens::{Exhausted, Extent, Looked, Planted, exhaust, lens, planted};

/// No match of any game, with the options that [`Table::random`] draws, takes more decisions.
const DECISIONS_MAX: u64 = 5_000_000;

/// A table with options drawn at random.
#[derive(Clone, Debug)]
pub struct Table {
    /// What the table chose.
    pub settings: Settings,
    /// The same as text.
    pub chosen: Vec<(&'static str, String)>,
    /// How many seats.
    pub seats: usize,
    /// The first dealer.
    pub dealer: Option<usize>,
}

impl Table {
    /// A table of the game, every option at times left out and at times drawn; one in three is a
    /// variant. Matches are kept short: of options with a wide range the low values are drawn.
    pub fn random<G: Knows>(rng: &mut Rng) -> Self {
        let varied = rng.below(3) == 0;
        Self::drawn::<G>(varied, rng)
    }

    /// A table of the game that plays a variant.
    pub fn variant<G: Knows>(rng: &mut Rng) -> Self {
        loop {
            let this = Self::drawn::<G>(true, rng);
            if this.settings.is_variant() {
                return this;
            }
        }
    }

    fn drawn<G: Knows>(varied: bool, rng: &mut Rng) -> Self {
        loop {
            let mut this = Self {
                settings: Settings::new(G::OPTIONS),
                chosen: Vec::new(),
                seats: G::SEATS.start() + rng.index(G::SEATS.end() - G::SEATS.start() + 1),
                dealer: None,
            };
            for spec in G::OPTIONS.iter().filter(|spec| varied || spec.variant.is_none()) {
                let value = match spec.allowed {
                    Allowed::Between(min, max) if spec.variant.is_some() => {
                        Some((min + rng.below(max - min + 1)).to_string())
                    }
                    Allowed::Values(values) => rng.choose(values).map(ToString::to_string),
                    Allowed::Between(min, max) => {
                        let width = if max - min > 1000 { 60 } else { max - min };
                        let width = [2.min(width), width][rng.index(2)];
                        Some((min + rng.below(width + 1)).to_string())
                    }
                };
                // What is left out has its default, which may be a long match: seldom so for
                // rounds.
                let keep = rng.below(8) > 2 || spec.name == "rounds";
                if let Some(value) = value.filter(|_| keep) {
                    this.settings.set(spec.name, &value).expect("a drawn value is allowed");
                    this.chosen.push((spec.name, value));
                }
            }
            if rng.below(2) == 0 {
                this.dealer = Some(rng.index(this.seats));
            }
            if G::table_for(&this.settings, this.seats, this.dealer).is_ok() {
                return this;
            }
        }
    }

    fn start<G: Knows>(&self) -> G {
        G::table_for(&self.settings, self.seats, self.dealer).expect("the table was tried")
    }

    /// At times one of these moves that some seat may play though no list of moves has it, where
    /// the table has such.
    fn unlisted<G: Knows>(
        &self,
        game: &G,
        known: &[G::Move],
        rng: &mut Rng,
    ) -> Option<(Seat, G::Move)> {
        if self.settings.all_listed().is_ok() || rng.below(4) > 0 {
            return None;
        }
        let seat = Seat::at(rng.index(self.seats));
        let mv: G::Proposed = (*rng.choose(known)?).into();
        let free = G::is_out_of_turn(game.table(), &mv);
        let mv = game.may_play(seat, &mv).ok().filter(|_| free)?;
        Some((seat, mv))
    }
}

/// Prints the seed and the table if the match that is on panics.
struct OnPanic<'a> {
    seed: u64,
    game: &'static str,
    table: &'a Table,
}

impl Drop for OnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("failed in {} with seed {} at {:?}", self.game, self.seed, self.table);
        }
    }
}

/// What a conformance run has done.
#[derive(Clone, Copy, Debug, Default)]
pub struct Conformed {
    /// Matches played to their end.
    pub matches: u64,
    /// Decisions played.
    pub decisions: u64,
    /// Moves that were refused, as they should be.
    pub refused: u64,
    /// Worlds drawn.
    pub worlds: u64,
}

/// Plays random matches, checking everything at every node, until this many decisions are played
/// and the match that was on is over.
///
/// # Panics
///
/// If anything does not conform.
pub fn conformance<G: Knows>(seed: u64, decisions: u64) -> Conformed {
    let mut rng = Seed::from_number(seed).rng(G::ID, 0);
    let mut done = Conformed::default();
    let mut known = Vec::new();
    while done.decisions < decisions {
        let table = Table::random::<G>(&mut rng);
        let _on_panic = OnPanic { seed, game: G::ID, table: &table };
        let number = done.matches;
        let mut walk = Walk::<G>::new(&table, &mut rng, &mut known);
        // In every fourth match all is checked at every node, in the others the cheap things are.
        walk.thorough = number.is_multiple_of(4);
        walk.run(&mut done);
        done.matches += 1;
    }
    done
}

/// Plays a round each of so many random variants, and sees that no card is lost.
///
/// # Panics
///
/// If one is lost, or a round has no end.
pub fn variants<G: Knows>(seed: u64, count: u64) {
    let mut rng = Seed::from_number(seed).rng(G::ID, 1);
    for _ in 0..count {
        let table = Table::variant::<G>(&mut rng);
        let _on_panic = OnPanic { seed, game: G::ID, table: &table };
        let mut game: G = table.start();
        let (mut cards, mut moves, mut decisions) = (Vec::new(), Vec::new(), 0);
        game.pool(&mut cards);
        let deck = sorted(std::mem::take(&mut cards));
        game.shuffle_and_deal(&mut rng, &mut cards, &mut ());
        loop {
            assert_eq!(sorted(game.everywhere()), deck, "cards are conserved");
            match G::to_act(game.table()) {
                ToAct::Chance(Chance::Reshuffle) => {
                    game.shuffle_and_deal(&mut rng, &mut cards, &mut ());
                }
                ToAct::Seats(seats) => {
                    let seat = seats.choose(&mut rng).expect("somebody is to act");
                    let mv = G::random_move(game.view(seat), &mut rng, &mut moves);
                    game.play_unchecked(seat, mv.expect("there is a move"), &mut ());
                }
                ToAct::Chance(Chance::Round) | ToAct::Nobody => break,
            }
            decisions += 1;
            assert!(decisions < DECISIONS_MAX, "no end");
        }
    }
}

struct Walk<'a, G: Knows> {
    table: &'a Table,
    game: G,
    memories: Memories<G>,
    rng: &'a mut Rng,
    /// Moves that were legal somewhere, to be tried where they may not be.
    known: &'a mut Vec<G::Move>,
    thorough: bool,
}

impl<'a, G: Knows> Walk<'a, G> {
    fn new(table: &'a Table, rng: &'a mut Rng, known: &'a mut Vec<G::Move>) -> Self {
        let game: G = table.start();
        let memories = Memories::new(G::standings(game.table()).seats());
        Self { table, game, memories, rng, known, thorough: false }
    }

    fn run(&mut self, done: &mut Conformed) {
        let from = done.decisions;
        loop {
            assert!(done.decisions - from < DECISIONS_MAX, "no end: {:?}", self.table);
            match G::to_act(self.game.table()) {
                ToAct::Chance(chance) => self.deal(chance),
                ToAct::Seats(seats) => {
                    assert!(!seats.is_empty(), "nobody is to act: {:?}", self.table);
                    self.check_node(done);
                    let seat = seats.choose(self.rng).expect("somebody is to act");
                    let mv = G::random_move(self.game.view(seat), self.rng, &mut Vec::new());
                    let listed = (seat, mv.expect("a seat that is to act has a move"));
                    let unlisted = self.table.unlisted(&self.game, self.known, self.rng);
                    let (seat, mv) = unlisted.unwrap_or(listed);
                    self.play(seat, mv);
                    done.decisions += 1;
                }
                ToAct::Nobody => break,
            }
        }
        self.check_end();
    }

    fn deal(&mut self, chance: Chance) {
        let mut order = Vec::new();
        self.game.pool(&mut order);
        if chance == Chance::Round {
            let deck: BTreeSet<G::Card> = order.iter().copied().collect();
            assert_eq!(deck.len(), order.len(), "a deck has each physical card once");
        }
        self.rng.shuffle(&mut order);
        if self.thorough {
            let mut short = order.clone();
            short.pop();
            let before = format!("{:?}", self.game);
            assert!(self.game.deal(&short, &mut ()).is_err());
            assert_eq!(before, format!("{:?}", self.game), "a refused deal changes nothing");
        }
        let mut events = Vec::new();
        self.game.deal(&order, &mut events).expect("the pool can be dealt");
        self.memories.hear(&events);
    }

    fn check_node(&mut self, done: &mut Conformed) {
        let deciders = self.game.deciders();
        let seats = G::standings(self.game.table()).seats();
        let mut moves = Vec::new();
        for seat in seats.seats() {
            moves.clear();
            G::legal_moves(self.game.view(seat), &mut moves);
            if deciders.contains(seat) {
                self.check_moves(seat, &moves, done);
            } else {
                assert!(moves.is_empty(), "seat {seat} has nothing to decide: {moves:?}");
            }
            if self.rng.below(if self.thorough { 8 } else { 64 }) == 0 {
                self.check_world(seat, &moves);
                done.worlds += 1;
            }
        }
        if self.thorough {
            assert_eq!(sorted(self.game.everywhere()), self.deck(), "cards are conserved");
        }
    }

    fn deck(&self) -> Vec<G::Card> {
        let mut deck = Vec::new();
        self.table.start::<G>().pool(&mut deck);
        sorted(deck)
    }

    fn check_moves(&mut self, seat: Seat, moves: &[G::Move], done: &mut Conformed) {
        let view = self.game.view(seat);
        assert!(!moves.is_empty(), "seat {seat} is to act and has no move: {:?}", self.game);
        assert!(moves.is_sorted_by(|a, b| a < b), "not in canonical order: {moves:?}");
        let step = if self.thorough { 1 } else { 1 + moves.len() / 4 };
        let start = self.rng.index(step);
        for &mv in moves.iter().skip(start).step_by(step) {
            let checked = G::check(view, &mv.into());
            assert_eq!(checked, Ok(mv), "listed but refused: {mv} in {:?}", self.game);
            let text: G::Proposed = mv.to_string().parse().expect("a move's text can be read");
            assert_eq!(G::check(view, &text), Ok(mv), "text of {mv:?}");
            if self.known.len() < 4096 {
                self.known.push(mv);
            } else {
                let place = self.rng.index(4096);
                self.known[place] = mv;
            }
        }
        let random = G::random_move(view, self.rng, &mut Vec::new());
        assert!(random.is_some_and(|mv| moves.binary_search(&mv).is_ok()), "{random:?} is no move");
        for _ in 0..if self.thorough { 24 } else { 4 } {
            let Some(&mv) = self.rng.choose(self.known) else { break };
            let (listed, checked) = (moves.binary_search(&mv), G::check(view, &mv.into()));
            if listed.is_err() && G::is_out_of_turn(self.game.table(), &mv.into()) {
                continue; // it may be played, though no list has it
            }
            assert_eq!(listed.is_ok(), checked.is_ok(), "{mv}: {checked:?} in {:?}", self.game);
            if checked.is_err() && done.refused.is_multiple_of(64) {
                let before = format!("{:?}", self.game);
                let mut game = self.game.clone();
                assert!(game.play(seat, &mv.into(), &mut ()).is_err());
                assert_eq!(before, format!("{game:?}"), "a refused move changes nothing");
            }
            done.refused += u64::from(checked.is_err());
        }
    }

    /// A world looks the same to its seat, offers it the same moves, and has the same cards.
    fn check_world(&mut self, seat: Seat, moves: &[G::Move]) {
        let view = self.game.view(seat);
        let world = G::determinize(view, self.memories.of(seat), self.rng);
        assert_eq!(seen(&self.game, seat), seen(&world, seat), "a world looks the same to {seat}");
        let mut same = Vec::new();
        G::legal_moves(world.view(seat), &mut same);
        assert_eq!(moves, same, "a world offers the same moves");
        assert_eq!(world.deciders(), self.game.deciders());
        assert_eq!(sorted(world.everywhere()), sorted(self.game.everywhere()), "a world's cards");
        for decider in world.deciders().iter() {
            let mv = G::random_move(world.view(decider), self.rng, &mut Vec::new());
            assert!(mv.is_some(), "seat {decider} has no move in the world {world:?}");
        }
    }

    fn play(&mut self, seat: Seat, mv: G::Move) {
        let mut events = Vec::new();
        self.game.play(seat, &mv.into(), &mut events).expect("a legal move is accepted");
        self.memories.hear(&events);
    }

    fn check_end(&self) {
        let standings = G::standings(self.game.table());
        assert_eq!(standings.phase(), Phase::MatchOver);
        let all = to_text(&G::show(Sight::All(&self.game)));
        for seat in standings.seats().seats() {
            let own = to_text(&G::show(self.game.sight(Some(seat))));
            assert_eq!(own, all, "when the match is over all cards are turned up");
        }
    }
}

fn sorted<T: Ord>(mut list: Vec<T>) -> Vec<T> {
    list.sort_unstable();
    list
}

fn to_text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("states, views and events are JSON")
}

/// The view as JSON, and while a round is played as the types that bots get.
fn seen<G: Knows>(game: &G, seat: Seat) -> (String, Option<String>) {
    let playing = G::standings(game.table()).phase() == Phase::Playing;
    let view = game.view(seat);
    let typed = playing.then(|| format!("{:?} {:?}", view.table(), view.private()));
    (to_text(&G::show(game.sight(Some(seat)))), typed)
}

fn heard<G: Knows>(events: &[Event<G>], seat: Seat) -> Vec<String> {
    let told = events.iter().filter_map(|event| event.heard_by(seat));
    told.map(|told| match told {
        Told::All(event) => to_text(event),
        Told::One(event) => to_text(event),
    })
    .collect()
}

/// What a blind test has done.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blind {
    /// Positions in which the seat saw and heard the same, though other cards were dealt.
    pub compared: u64,
    /// How many of these had a reshuffle whose cards were exchanged too.
    pub reshuffled: u64,
    /// Positions whose moves could not be played with the hidden cards exchanged.
    pub skipped: u64,
}

/// The blind test: in random matches, exchanges the cards that a seat cannot know among themselves,
/// in the deck, in the reshuffles and wherever a move names them, plays the same moves again, and
/// compares what the seat sees, is told, may play and is refused, byte for byte.
///
/// A replay in which a move cannot be played, or plays a card with another back, or which ends the
/// round where it had not ended, shows a deal that the seat can tell apart by what it saw; it is
/// skipped and counted. An exchange of cards that look alike is no exchange, and is not counted.
///
/// # Panics
///
/// If anything differs: then something leaks.
pub fn blind<G: Knows>(seed: u64, positions: u64) -> Blind {
    let mut rng = Seed::from_number(seed).rng("blind", 0);
    let mut done = Blind::default();
    while done.compared + done.skipped < positions {
        let table = Table::random::<G>(&mut rng);
        let _on_panic = OnPanic { seed, game: G::ID, table: &table };
        let mut past = Past::<G>::new(&table);
        while done.compared + done.skipped < positions && past.step(&mut rng) {
            if rng.below(4) == 0 {
                let seat = Seat::at(rng.index(table.seats));
                past.compare(seat, &mut rng, &mut done);
            }
        }
    }
    done
}

/// The blind test of something that decides for seats: in random matches, shows it a position in
/// which the seat has a decision, and the same one with the cards exchanged that the seat cannot
/// know, each with what the seat would remember. So many positions; in how many a replay was not
/// possible, as in [`blind`].
///
/// # Panics
///
/// If `look` does, or if the two are not the same to the seat.
pub fn blind_deciders<G: Knows>(
    seed: u64,
    positions: u64,
    mut look: impl FnMut(Seat, [(&G, &G::Memory); 2]),
) -> Blind {
    let mut rng = Seed::from_number(seed).rng("blind", 0);
    let mut done = Blind::default();
    while done.compared < positions {
        let table = Table::random::<G>(&mut rng);
        let _on_panic = OnPanic { seed, game: G::ID, table: &table };
        let mut past = Past::<G>::new(&table);
        while done.compared < positions && past.step(&mut rng) {
            let ToAct::Seats(seats) = G::to_act(past.game.table()) else { continue };
            let seat = seats.choose(&mut rng).expect("somebody is to act");
            let exchange = past.exchange(seat, &mut rng, None);
            let differs =
                |pair: &Exchange<G::Card>| pair.card.to_string() != pair.other.to_string();
            if !exchange.iter().any(differs) {
                continue;
            }
            let Some((other, events)) = past.replay(seat, &exchange) else {
                done.skipped += 1;
                continue;
            };
            let mut memories = past.memories_before.clone();
            memories.hear(&events);
            assert_eq!(seen(&past.game, seat), seen(&other, seat), "{seat} sees the same");
            look(seat, [(&past.game, past.memories.of(seat)), (&other, memories.of(seat))]);
            done.compared += 1;
        }
    }
    done
}

/// The same round twice: other cards lie where a seat cannot know them, and it sees and hears the
/// same.
#[derive(Clone, Debug)]
pub struct Twins {
    /// The lines of both records after the seed: decks, reshuffles and moves.
    pub lines: [Vec<String>; 2],
}

/// For one pair of twins.
const EXCHANGES_TRIED: u32 = 16;

/// Plays a first round at random for at most so many decisions, and gives its record and that of a
/// round in which the cards are exchanged that `seat` cannot know. `None` if no card can be
/// exchanged so that it is seen in a record, or the same moves cannot be played then.
pub fn twins<G: Knows>(table: &Table, seat: Seat, decisions: u32, rng: &mut Rng) -> Option<Twins> {
    let mut past = Past::<G>::new(table);
    past.step(rng);
    for _ in 0..decisions {
        let before = (past.game.clone(), past.memories.clone());
        let kept = (past.entries.len(), past.events.len());
        past.step(rng);
        // What the rules shuffle in the middle of a round belongs to the move before it.
        while G::to_act(past.game.table()) == ToAct::Chance(Chance::Reshuffle) {
            past.step(rng);
        }
        if !G::standings(past.game.table()).is_playing() {
            (past.game, past.memories) = before;
            past.entries.truncate(kept.0);
            past.events.truncate(kept.1);
            break;
        }
    }
    // Of several exchanges, the one that changes most: it shows most leaks.
    let tried = (0..EXCHANGES_TRIED).map(|_| past.exchange(seat, rng, None));
    let playable = tried.filter(|exchange| past.replay(seat, exchange).is_some());
    let differing = |exchange: &Vec<Exchange<G::Card>>| {
        let differs = |pair: &&Exchange<G::Card>| pair.card.to_string() != pair.other.to_string();
        exchange.iter().filter(differs).count()
    };
    let exchange = playable.max_by_key(differing)?;
    let lines = [past.lines(seat, &[]), past.lines(seat, &exchange)];
    (lines[0] != lines[1]).then_some(Twins { lines })
}

enum Entry<G: Knows> {
    /// A pool was dealt in this order: the deck first, then each reshuffle.
    Deal(Vec<G::Card>),
    /// A seat played; and what everyone saw of it that its text does not say.
    Play(Seat, G::Move, u8),
}

/// The move, where it can be played and everyone sees the same of it.
fn may_be_played<G: Knows>(game: &G, by: Seat, mv: G::Move, seen: u8) -> Option<G::Move> {
    let mv = game.may_play(by, &mv.into()).ok()?;
    (game.seen_of_move(by, mv) == seen).then_some(mv)
}

/// A hidden card, and the one that takes its place in the replay.
struct Exchange<C> {
    card: C,
    /// Which deal laid it where it is hidden: 0 for the deck.
    deal: usize,
    /// What everyone sees of both.
    seen: u8,
    other: C,
}

/// Whether only a few cards are exchanged, and the looks of one of them.
type Few<'a> = Option<Option<&'a str>>;

struct Past<G: Knows> {
    table: Table,
    game: G,
    memories: Memories<G>,
    before_round: G,
    memories_before: Memories<G>,
    entries: Vec<Entry<G>>,
    events: Vec<Event<G>>,
    known: Vec<G::Move>,
}

impl<G: Knows> Past<G> {
    fn new(table: &Table) -> Self {
        let game: G = table.start();
        let memories = Memories::new(G::standings(game.table()).seats());
        Self {
            table: table.clone(),
            before_round: game.clone(),
            memories_before: memories.clone(),
            memories,
            game,
            entries: Vec::new(),
            events: Vec::new(),
            known: Vec::new(),
        }
    }

    /// Deals or plays once; `false` when the match is over.
    fn step(&mut self, rng: &mut Rng) -> bool {
        match G::to_act(self.game.table()) {
            ToAct::Chance(chance) => {
                if chance == Chance::Round {
                    self.before_round = self.game.clone();
                    self.memories_before = self.memories.clone();
                    self.entries.clear();
                    self.events.clear();
                }
                let (mut order, heard) = (Vec::new(), self.events.len());
                self.game.pool(&mut order);
                rng.shuffle(&mut order);
                self.game.deal_unchecked(&order, &mut self.events);
                self.entries.push(Entry::Deal(order));
                self.memories.hear(&self.events[heard..]);
            }
            ToAct::Seats(seats) => {
                let seat = seats.choose(rng).expect("somebody is to act");
                let mv = G::random_move(self.game.view(seat), rng, &mut Vec::new());
                let (mv, heard) = (mv.expect("who is to act has a move"), self.events.len());
                let unlisted = self.table.unlisted(&self.game, &self.known, rng);
                let (seat, mv) = unlisted.unwrap_or((seat, mv));
                self.known.push(mv);
                self.entries.push(Entry::Play(seat, mv, self.game.seen_of_move(seat, mv)));
                self.game.play_unchecked(seat, mv, &mut self.events);
                self.memories.hear(&self.events[heard..]);
            }
            ToAct::Nobody => return false,
        }
        true
    }

    /// The cards of which `seat` cannot know where they lie; none while no round is played. They
    /// truly lie where the game says that they do.
    fn hidden(&self, seat: Seat) -> Vec<G::Card> {
        if !G::standings(self.game.table()).is_playing() {
            return Vec::new();
        }
        let hidden = G::hidden(self.game.view(seat), self.memories.of(seat));
        for HiddenPlace { about, known, size } in &hidden.places {
            let cards = self.game.lie_at(*about);
            assert!(known.iter().all(|card| cards.contains(card)), "{seat} knows {about:?}");
            assert_eq!(cards.len(), known.len() + size, "{seat} sees how many lie at {about:?}");
        }
        let lie = hidden.lie(&self.game).into_iter().map(|hidden| hidden.card).collect();
        assert_eq!(sorted(lie), sorted(hidden.cards.clone()), "{seat} does not see these");
        hidden.cards
    }

    fn deals(&self) -> impl DoubleEndedIterator<Item = &[G::Card]> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Deal(order) => Some(&order[..]),
            Entry::Play(..) => None,
        })
    }

    /// Exchanges at random the cards that `seat` cannot know, but only cards of one deal and one
    /// back: a seat that sees which cards are reshuffled knows that they are none of the others,
    /// and so does one that sees their backs. Or only a few of each deal, one that looks like
    /// `with` among them if there is one.
    fn exchange(&self, seat: Seat, rng: &mut Rng, few: Few<'_>) -> Vec<Exchange<G::Card>> {
        let hidden = sorted(self.hidden(seat));
        let deals: Vec<Vec<G::Card>> = self.deals().map(|order| sorted(order.to_vec())).collect();
        let newest =
            |card: &G::Card| deals.iter().rposition(|deal| deal.binary_search(card).is_ok());
        let mut exchange = Vec::with_capacity(hidden.len());
        let most = hidden.iter().map(|&card| self.game.seen_of(card)).max().unwrap_or(0);
        let kinds = (0..deals.len()).flat_map(|deal| (0..=most).map(move |seen| (deal, seen)));
        for (deal, seen) in kinds {
            let of_deal = hidden.iter().copied().filter(|card| newest(card) == Some(deal));
            let alike = of_deal.filter(|card| self.game.seen_of(*card) == seen);
            let cards: Vec<G::Card> = alike.collect();
            let mut others = cards.clone();
            if let Some(with) = few.filter(|_| !cards.is_empty()) {
                // Up to four cards go round.
                let random = rng.index(cards.len());
                let first = cards.iter().position(|card| Some(card.to_string()).as_deref() == with);
                let first = first.unwrap_or(random);
                (0..1 + rng.below(3)).for_each(|_| others.swap(first, rng.index(cards.len())));
            } else if rng.below(2) == 0 || cards.is_empty() {
                rng.shuffle(&mut others);
            } else {
                // Two cards only: more moves can still be played.
                others.swap(rng.index(cards.len()), rng.index(cards.len()));
            }
            let pairs = cards.into_iter().zip(others);
            exchange.extend(pairs.map(|(card, other)| Exchange { card, deal, seen, other }));
        }
        assert_eq!(exchange.len(), hidden.len(), "a hidden card was dealt");
        exchange.sort_unstable_by_key(|exchange| exchange.card);
        exchange
    }

    /// Different entries, which `seat` cannot tell from the true ones.
    fn exchanged(&self, seat: Seat, exchange: &[Exchange<G::Card>]) -> Vec<Entry<G>> {
        let find = |card: G::Card| {
            exchange
                .binary_search_by_key(&card, |exchange| exchange.card)
                .ok()
                .map(|at| &exchange[at])
        };
        let mut deals = 0;
        let mut entries = Vec::with_capacity(self.entries.len());
        for entry in &self.entries {
            entries.push(match entry {
                Entry::Deal(order) => {
                    let this = |card| find(card).filter(|exchange| exchange.deal == deals);
                    let to = |&card| this(card).map_or(card, |exchange| exchange.other);
                    let order = order.iter().map(to).collect();
                    deals += 1;
                    Entry::Deal(order)
                }
                &Entry::Play(by, mv, seen) => {
                    let laid = |card| find(card).filter(|exchange| exchange.deal < deals);
                    let to = |card| laid(card).map_or(card, |exchange| exchange.other);
                    Entry::Play(by, if by == seat { mv } else { G::rename(mv, &to) }, seen)
                }
            });
        }
        entries
    }

    fn dealt(&self, order: &[G::Card]) -> Vec<Entry<G>> {
        let entry = |(place, entry): (usize, &Entry<G>)| match entry {
            Entry::Deal(_) if place == 0 => Entry::Deal(order.to_vec()),
            Entry::Deal(order) => Entry::Deal(order.clone()),
            &Entry::Play(by, mv, seen) => Entry::Play(by, mv, seen),
        };
        self.entries.iter().enumerate().map(entry).collect()
    }

    fn lines(&self, seat: Seat, exchange: &[Exchange<G::Card>]) -> Vec<String> {
        let mut word = "deck";
        let entries = self.exchanged(seat, exchange).into_iter();
        let line = entries.map(|entry| match entry {
            Entry::Deal(order) => {
                let text = |&card: &G::Card| G::deck_text(self.game.table(), card);
                let cards: Vec<String> = order.iter().map(text).collect();
                format!("{} {}", std::mem::replace(&mut word, "reshuffle"), cards.join(" "))
            }
            Entry::Play(by, mv, _) => format!("{by} {mv}"),
        });
        line.collect()
    }

    /// `None` if a move cannot be played.
    fn replay(&self, seat: Seat, exchange: &[Exchange<G::Card>]) -> Option<(G, Vec<Event<G>>)> {
        let (mut other, mut events) = (self.before_round.clone(), Vec::new());
        for entry in self.exchanged(seat, exchange) {
            match entry {
                Entry::Deal(order) => {
                    other
                        .deal(&order, &mut events)
                        .expect("the same cards are due at the same time");
                }
                Entry::Play(by, mv, seen) => {
                    let mv = may_be_played(&other, by, mv, seen)?;
                    other.play_unchecked(by, mv, &mut events);
                }
            }
        }
        let phase = |game: &G| G::standings(game.table()).phase();
        (phase(&other) == phase(&self.game)).then_some((other, events))
    }

    fn compare(&self, seat: Seat, rng: &mut Rng, done: &mut Blind) {
        let exchange = self.exchange(seat, rng, None);
        let differs =
            |exchange: &Exchange<G::Card>| exchange.card.to_string() != exchange.other.to_string();
        if !exchange.iter().any(differs) {
            return;
        }
        let Some((other, events)) = self.replay(seat, &exchange) else {
            done.skipped += 1;
            return;
        };
        done.compared += 1;
        done.reshuffled += u64::from(exchange.iter().any(|pair| pair.deal > 0 && differs(pair)));
        assert_eq!(seen(&self.game, seat), seen(&other, seat), "{seat} sees what it cannot know");
        assert_eq!(heard(&self.events, seat), heard(&events, seat), "{seat} is told too much");
        let (mut moves, mut others) = (Vec::new(), Vec::new());
        G::legal_moves(self.game.view(seat), &mut moves);
        G::legal_moves(other.view(seat), &mut others);
        assert_eq!(moves, others, "the legal moves of seat {seat} hint at hidden cards");
        for _ in 0..4 {
            let Some(&mv) = rng.choose(&self.known) else { break };
            let may_play = |game: &G| game.may_play(seat, &mv.into());
            assert_eq!(
                may_play(&self.game),
                may_play(&other),
                "what {mv} is refused with hints at hidden cards"
            );
        }
    }
}

/// Counts the positions that can be reached in `depth` decisions, each order of moves for itself.
/// Where several seats may decide, every move of every one counts. A round that is over has no
/// successors.
pub fn perft<G: Knows>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = Vec::new();
    let mut count = 0;
    for seat in game.deciders().iter() {
        moves.clear();
        G::legal_moves(game.view(seat), &mut moves);
        if depth == 1 {
            count += moves.len() as u64;
            continue;
        }
        for &mv in &moves {
            let mut next = game.clone();
            next.play_unchecked(seat, mv, &mut ());
            count += perft(&next, depth - 1);
        }
    }
    count
}
