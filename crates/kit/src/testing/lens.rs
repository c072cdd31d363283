//! The test of the lens: every fact is true, and true in every deal that the seat cannot tell from
//! this one.

use std::collections::{BTreeMap, BTreeSet};

use engine::lens::{Code, Evidence, Fact, FactOf, Lenses, Place, What};
use engine::{Event, GameExt, Indexed as _, Knows, Rng, Seat, Seed, Told, View};

use super::{Entry, OnPanic, Past, Table, heard, may_be_played};

/// What a test of the lens has done.
#[derive(Clone, Debug, Default)]
pub struct Looked {
    /// Positions in which every seat's facts were compared with the truth.
    pub positions: u64,
    /// Facts that were compared.
    pub facts: u64,
    /// Other deals that a seat could not tell from the true one.
    pub deals: u64,
    /// How many of these have other cards where some were played since.
    pub walked: u64,
    /// Deals that it could, because a move could not have been played.
    pub refused: u64,
    /// Facts that were compared with those deals.
    pub in_deals: u64,
    /// Facts by their kind of reason.
    pub codes: BTreeMap<Code, u64>,
    /// The messages that said them.
    pub said: BTreeSet<String>,
    /// The clauses that they cited.
    pub cited: BTreeSet<&'static str>,
    /// Planted facts that the truth refuted.
    pub untrue: u64,
    /// Planted facts that were true, and that another deal refuted.
    pub contradicted: u64,
}

/// A planted deduction: what it makes of what a seat was just told.
pub type Planted<G> = fn(View<'_, G>, Told<'_, G>) -> Option<FactOf<G>>;

type Face<G> = <<G as Knows>::Evidence as Evidence<G>>::Face;

/// Deals tried for each seat.
const DEALS_TRIED: u32 = 4;

/// Steps tried from one deal to another.
const STEPS_TRIED: u32 = 8;

/// Seats tried in a position.
const SEATS_TRIED: usize = 2;

/// Looks at this many positions of random matches.
///
/// # Panics
///
/// If a fact is not true, is refuted by a deal that its seat cannot tell from the true one, or is
/// not the same there; or if it cites a clause that is none.
pub fn lens<G: Knows>(seed: u64, positions: u64) -> Looked {
    look::<G>(seed, positions, None)
}

/// The same with a planted deduction alone, which is too strong: counts how often it is refuted.
pub fn planted<G: Knows>(seed: u64, positions: u64, planted: Planted<G>) -> Looked {
    look::<G>(seed, positions, Some(planted))
}

fn look<G: Knows>(seed: u64, positions: u64, planted: Option<Planted<G>>) -> Looked {
    let mut rng = Seed::from_number(seed).rng("lens", 0);
    let mut done = Looked::default();
    while done.positions < positions {
        let table = Table::random::<G>(&mut rng);
        let _on_panic = OnPanic { seed, game: G::ID, table: &table };
        let mut watched = Watched::<G>::new(&table, planted);
        while done.positions < positions && watched.step(&mut rng) {
            // A round can be long: its later positions are looked at less often.
            let often = 3 + watched.past.entries.len() as u32 / 16;
            let playing = G::standings(watched.past.game.table()).is_playing();
            if playing && rng.below(often) == 0 {
                watched.look(&mut rng, &mut done);
            }
        }
    }
    done
}

/// Who saw which card, and after how many turns.
type Glimpses<G> = Vec<(u32, Seat, Face<G>)>;

struct Watched<G: Knows> {
    past: Past<G>,
    lenses: Lenses<G>,
    /// Before this round.
    lines: u32,
    seq: u32,
    glimpses: Glimpses<G>,
    /// Before the last step.
    told: usize,
    planted: Option<Planted<G>>,
}

impl<G: Knows> Watched<G> {
    fn new(table: &Table, planted: Option<Planted<G>>) -> Self {
        let past = Past::<G>::new(table);
        let lenses = Lenses::new(past.game.table());
        Self { past, lenses, lines: 0, seq: 0, glimpses: Vec::new(), told: 0, planted }
    }

    /// Deals or plays once; `false` when the match is over.
    fn step(&mut self, rng: &mut Rng) -> bool {
        let (before, lines) = (self.past.game.clone(), self.past.entries.len());
        self.told = self.past.events.len();
        let arranged = rng.below(8) == 0 && self.arrange(rng);
        if !arranged && !self.past.step(rng) {
            return false;
        }
        if self.past.entries.len() <= lines {
            (self.lines, self.told) = (self.seq, 0); // a new round
            self.glimpses.clear();
        }
        self.seq += 1;
        self.lenses.hear(&self.past.events[self.told..]);
        let mv = match self.past.entries.last() {
            Some(&Entry::Play(by, mv, _)) => Some((by, mv)),
            _ => None,
        };
        self.glimpses.extend(G::Evidence::saw(&before, &self.past.game, mv));
        true
    }

    /// Rearranges a row, where a game has such a move, which is never listed.
    fn arrange(&mut self, rng: &mut Rng) -> bool {
        let mut order: Vec<u32> = (0..3 + rng.below(3)).collect();
        rng.shuffle(&mut order);
        let order: Vec<String> = order.iter().map(ToString::to_string).collect();
        let seats = G::standings(self.past.game.table()).seats();
        let seat = Seat::at(rng.index(seats.get()));
        let Ok(mv) = format!("arrange {}", order.join(" ")).parse() else { return false };
        let past = &mut self.past;
        let Ok(mv) = past.game.may_play(seat, &mv) else { return false };
        let heard = past.events.len();
        past.entries.push(Entry::Play(seat, mv, past.game.seen_of_move(seat, mv)));
        past.game.play_unchecked(seat, mv, &mut past.events);
        past.memories.hear(&past.events[heard..]);
        true
    }

    /// What is certain for a seat; or the planted facts alone.
    fn facts(&self, seat: Seat) -> Vec<FactOf<G>> {
        let view = self.past.game.view(seat);
        let Some(planted) = self.planted else { return self.lenses.facts(view) };
        let told = self.past.events[self.told..].iter();
        told.filter_map(|event| planted(view, event.heard_by(seat)?)).collect()
    }

    fn is_true(&self, seat: Seat, fact: &FactOf<G>) -> bool {
        let past = &self.past;
        is_true(&past.game, seat, past.memories.of(seat), fact, &self.glimpses)
    }

    fn look(&self, rng: &mut Rng, done: &mut Looked) {
        done.positions += 1;
        let seats = G::standings(self.past.game.table()).seats();
        for seat in seats.seats() {
            let facts = self.facts(seat);
            for fact in &facts {
                let is_true = self.is_true(seat, fact);
                assert!(is_true || self.planted.is_some(), "untrue for {seat}: {}", said(fact));
                done.untrue += u64::from(!is_true);
                done.facts += 1;
                *done.codes.entry(fact.because.code).or_default() += 1;
                done.said.extend([fact.what().id, fact.because.why().id]);
                done.cited.insert(fact.because.rule);
            }
        }
        for _ in 0..SEATS_TRIED {
            let seat = Seat::at(rng.index(seats.get()));
            let facts = self.facts(seat);
            if facts.is_empty() && self.planted.is_some() {
                continue;
            }
            for _ in 0..DEALS_TRIED {
                self.compare(seat, &facts, rng, done);
            }
            self.walk(seat, STEPS_TRIED, rng, |other| {
                self.check_other(seat, &facts, other, done);
                done.walked += 1;
            });
        }
    }

    /// Lays other cards where the seat cannot know them, and if it cannot tell the difference,
    /// compares what it is certain of with them.
    fn compare(&self, seat: Seat, facts: &[FactOf<G>], rng: &mut Rng, done: &mut Looked) {
        // Few cards mostly: more of them could have been played so. One lies where a fact says
        // something.
        let about = rng.choose(facts).map(|fact| fact.about).filter(|_| rng.below(4) > 0);
        let memory = self.past.memories.of(seat);
        let lie = about.map(|about| lie_at(&self.past.game, seat, memory, about));
        let with = lie.and_then(|lie| rng.choose(&lie).map(ToString::to_string));
        let few = (with.is_some() || rng.below(2) == 0).then_some(with.as_deref());
        let exchange = self.past.exchange(seat, rng, few);
        if exchange.iter().all(|pair| pair.card.to_string() == pair.other.to_string()) {
            return;
        }
        let Some(other) = self.replay(seat, self.past.exchanged(seat, &exchange)) else {
            done.refused += 1;
            return;
        };
        let own = heard(&self.past.events, seat);
        assert_eq!(own, heard(&other.events, seat), "{seat} is told too much");
        self.check_other(seat, facts, &other, done);
    }

    /// Walks from the true deal to others that the seat cannot tell from it: two cards of the deck
    /// change places, also where one was played since, which could have been held earlier or later.
    fn walk(&self, seat: Seat, steps: u32, rng: &mut Rng, mut visit: impl FnMut(&Other<G>)) {
        let Some(Entry::Deal(order)) = self.past.entries.first() else { return };
        let (mut order, own) = (order.clone(), heard(&self.past.events, seat));
        let hidden = self.past.hidden(seat);
        for _ in 0..steps {
            let Some(card) = rng.choose(&hidden) else { return };
            let at = order.iter().position(|other| other == card).expect("a card of the deck");
            let first = [at, rng.index(order.len())][rng.index(2)];
            let second = rng.index(order.len());
            if order[first].to_string() == order[second].to_string() {
                continue;
            }
            order.swap(first, second);
            match self.replay(seat, self.past.dealt(&order)) {
                Some(other) if heard(&other.events, seat) == own => visit(&other),
                _ => order.swap(first, second),
            }
        }
    }

    fn check_other(&self, seat: Seat, facts: &[FactOf<G>], other: &Other<G>, done: &mut Looked) {
        done.deals += 1;
        if self.planted.is_none() {
            let same = other.evidence.facts(other.game.view(seat));
            assert_eq!(facts, same, "what {seat} is certain of hints at hidden cards");
        }
        for fact in facts {
            let is_true = other.is_true(seat, fact);
            assert!(is_true || self.planted.is_some(), "not certain for {seat}: {}", said(fact));
            let was_true = self.is_true(seat, fact);
            done.contradicted += u64::from(!is_true && was_true);
            done.in_deals += 1;
        }
    }

    /// `None` if a move cannot be played.
    fn replay(&self, seat: Seat, entries: Vec<Entry<G>>) -> Option<Other<G>> {
        let game = self.past.before_round.clone();
        let evidence = G::Evidence::new(seat, game.table());
        let memory = self.past.memories_before.of(seat).clone();
        let mut other = Other { game, memory, evidence, events: Vec::new(), glimpses: Vec::new() };
        let mut seq = self.lines;
        for entry in entries {
            let (before, told) = (other.game.clone(), other.events.len());
            let mv = match entry {
                Entry::Deal(order) => {
                    other.game.deal(&order, &mut other.events).ok()?;
                    None
                }
                Entry::Play(by, mv, seen) => {
                    let mv = may_be_played(&other.game, by, mv, seen)?;
                    other.game.play_unchecked(by, mv, &mut other.events);
                    Some((by, mv))
                }
            };
            seq += 1;
            other.glimpses.extend(G::Evidence::saw(&before, &other.game, mv));
            for told in other.events[told..].iter().filter_map(|event| event.heard_by(seat)) {
                other.evidence.hear(seq, told);
            }
        }
        for told in other.events.iter().filter_map(|event| event.heard_by(seat)) {
            G::remember(&mut other.memory, seat, told);
        }
        let phase = |game: &G| G::standings(game.table()).phase();
        (phase(&other.game) == phase(&self.past.game)).then_some(other)
    }
}

/// What an exhaustive test of the lens has done.
#[derive(Clone, Copy, Debug, Default)]
pub struct Exhausted {
    /// Positions whose deals were all tried.
    pub positions: u64,
    /// Deals that the seat could not tell from the true one, the true one included.
    pub deals: u64,
    /// What is so in all of them: a face that is always at a place, or never.
    pub certain: u64,
    /// How much of that the lens says.
    pub told: u64,
}

/// How far an exhaustive test goes.
#[derive(Clone, Copy, Debug)]
pub struct Extent<'a> {
    /// Options, each with a value, that all tables have: with fewer cards put aside, for example.
    pub options: &'a [(&'a str, &'a str)],
    /// How many positions are looked at.
    pub positions: u64,
    /// It ends after this many decisions, even with fewer positions.
    pub decisions: u64,
    /// Cards that the seat does not see, at most: all their orders are tried.
    pub hidden: usize,
    /// Steps that are tried besides, from deal to deal.
    pub steps: u32,
}

const IN_A_MATCH: u64 = 10;

/// Looks at positions late in random matches (of no variant, unless `extent.options` make one),
/// where a seat does not see few cards:
/// with these laid in every way that it cannot tell from the true one, and in some of the deals in
/// which played cards were held elsewhere.
///
/// # Panics
///
/// As [`lens`]; so does a fact that one of the deals refutes.
pub fn exhaust<G: Knows>(seed: u64, extent: Extent<'_>) -> Exhausted {
    let mut rng = Seed::from_number(seed).rng("exhaust", 0);
    let (mut done, mut decisions) = (Exhausted::default(), 0);
    while done.positions < extent.positions && decisions < extent.decisions {
        let mut table = Table::drawn::<G>(false, &mut rng);
        for (name, value) in extent.options {
            table.settings.set(name, value).expect("the game has this option and this value");
        }
        let _on_panic = OnPanic { seed, game: G::ID, table: &table };
        let mut watched = Watched::<G>::new(&table, None);
        let until = extent.positions.min(done.positions + IN_A_MATCH);
        while done.positions < until && decisions < extent.decisions && watched.step(&mut rng) {
            decisions += 1;
            let seat = Seat::at(rng.index(table.seats));
            let hidden = watched.past.hidden(seat).len();
            if (2..=extent.hidden).contains(&hidden) && rng.below(4) == 0 {
                watched.exhaust(seat, extent.steps, &mut rng, &mut done);
            }
        }
    }
    done
}

impl<G: Knows> Watched<G> {
    fn exhaust(&self, seat: Seat, steps: u32, rng: &mut Rng, done: &mut Exhausted) {
        let facts = self.facts(seat);
        let (game, memory) = (&self.past.game, self.past.memories.of(seat));
        let mut places = G::hidden(game.view(seat), memory).places::<G>();
        places.retain(|&place| !game.lie_at(place).is_empty());
        // By place and face: the fewest and the most cards.
        let mut lie = vec![vec![(usize::MAX, 0); Face::<G>::COUNT]; places.len()];
        let mut deals = 0;
        let mut visit = |other: &Other<G>| {
            deals += 1;
            for fact in &facts {
                let is_true = other.is_true(seat, fact);
                assert!(is_true, "not certain for {seat}: {}", said(fact));
            }
            for (lie, &place) in lie.iter_mut().zip(&places) {
                let cards = lie_at(&other.game, seat, &other.memory, place);
                for (index, bounds) in lie.iter_mut().enumerate() {
                    let count = cards.iter().filter(|card| card.index() == index).count();
                    *bounds = (bounds.0.min(count), bounds.1.max(count));
                }
            }
        };
        let mut exchange = self.past.exchange(seat, rng, Some(None));
        each_order(&mut exchange, 0, &mut |exchange| {
            let other = self.replay(seat, self.past.exchanged(seat, exchange));
            other.iter().for_each(&mut visit);
        });
        self.walk(seat, steps, rng, visit);
        assert!(deals > 0, "the true deal is among them");
        (done.positions, done.deals) = (done.positions + 1, done.deals + deals);
        let hidden = lie_at(game, seat, memory, Place::Hidden);
        for (lie, &place) in lie.iter().zip(&places) {
            for (index, &(least, most)) in lie.iter().enumerate() {
                let face = Face::<G>::from_index(index);
                let never = most == 0 && hidden.contains(&face);
                if least == 0 && !never {
                    continue;
                }
                done.certain += 1;
                let says = |fact: &FactOf<G>| match &fact.what {
                    What::Holds { cards } => least > 0 && cards.contains(&face),
                    What::Exactly { cards } if fact.about == place => {
                        (least > 0) == cards.contains(&face)
                    }
                    What::Exactly { cards } => least > 0 && cards.contains(&face),
                    What::Lacks { cards } => least == 0 && cards.contains(face),
                    _ => false,
                };
                let told = facts.iter().filter(|fact| tells_of(fact, place)).any(says);
                done.told += u64::from(told);
            }
        }
    }
}

/// Whether a fact tells of the cards of a place: it is about the place, or about a position of the
/// hand, or it excludes cards from the hand of the position.
fn tells_of<F: engine::lens::Face>(fact: &Fact<F>, place: Place) -> bool {
    match (fact.about, place) {
        (Place::Slot { seat, .. }, Place::Hand { seat: of }) => seat == of,
        (Place::Hand { seat }, Place::Slot { seat: of, .. }) => {
            seat == of && matches!(fact.what, What::Lacks { .. })
        }
        (about, place) => about == place,
    }
}

/// Shows `visit` every order of the cards, those of each deal among themselves of which the same is
/// seen, from `at` on.
fn each_order<C: Copy + PartialEq + std::fmt::Display>(
    exchange: &mut Vec<super::Exchange<C>>,
    at: usize,
    visit: &mut impl FnMut(&[super::Exchange<C>]),
) {
    if at == exchange.len() {
        return visit(exchange);
    }
    let mut before: Vec<String> = Vec::new();
    for other in at..exchange.len() {
        let looks = exchange[other].other.to_string();
        let kind = |at: usize| (exchange[at].deal, exchange[at].seen);
        // Of cards that look the same one is enough.
        if kind(other) == kind(at) && !before.contains(&looks) {
            before.push(looks);
            let swap = |exchange: &mut Vec<super::Exchange<C>>| {
                let card = exchange[at].other;
                exchange[at].other = exchange[other].other;
                exchange[other].other = card;
            };
            swap(exchange);
            each_order(exchange, at + 1, visit);
            swap(exchange);
        }
    }
}

struct Other<G: Knows> {
    game: G,
    memory: G::Memory,
    evidence: G::Evidence,
    events: Vec<Event<G>>,
    glimpses: Glimpses<G>,
}

impl<G: Knows> Other<G> {
    fn is_true(&self, seat: Seat, fact: &FactOf<G>) -> bool {
        is_true(&self.game, seat, &self.memory, fact, &self.glimpses)
    }
}

fn lie_at<G: Knows>(game: &G, seat: Seat, memory: &G::Memory, about: Place) -> Vec<Face<G>> {
    let cards = match about {
        Place::Hidden => G::hidden(game.view(seat), memory).cards,
        _ => game.lie_at(about),
    };
    cards.into_iter().map(Into::into).collect()
}

fn is_true<G: Knows>(
    game: &G,
    viewer: Seat,
    memory: &G::Memory,
    fact: &FactOf<G>,
    glimpses: &Glimpses<G>,
) -> bool {
    let lie = lie_at(game, viewer, memory, fact.about);
    if let Some(is_true) = fact.is_true_of(&lie) {
        return is_true;
    }
    let answers = match fact.about {
        Place::Hand { seat } => G::Evidence::can_answer(game, seat),
        Place::Hidden => {
            let mut seats = G::standings(game.table()).seats().seats();
            seats.any(|seat| seat != viewer && G::Evidence::can_answer(game, seat))
        }
        _ => false,
    };
    match &fact.what {
        What::CanAnswer => answers,
        What::CannotAnswer => !answers,
        What::SeenBy { seats, turn, .. } => seats.iter().all(|by| {
            let own = glimpses.iter().filter(|glimpse| glimpse.1 == by && lie == [glimpse.2]);
            own.map(|glimpse| glimpse.0).max() == Some(*turn)
        }),
        _ => unreachable!("that is told by the cards"),
    }
}

fn said<F: engine::lens::Face>(fact: &Fact<F>) -> String {
    format!("{:?} ({fact:?})", fact.what())
}
