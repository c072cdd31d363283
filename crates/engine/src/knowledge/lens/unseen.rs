//! Counting out: the cards that a seat does not see, against the places where they can lie.

use std::fmt;

use super::super::Hidden;
use super::fact::{Because, Face, Fact, Place, What};
use crate::card::{CardSet, Indexed};

/// A multiset of faces: cards by what they look like, each as often as it is there, at most eight
/// times.
#[derive(Clone, Copy)]
pub struct Copies<F>(
    /// Plane `k` has the faces of which there are more than `k`.
    [CardSet<F>; COPIES_MAX],
);

/// The most cards that look the same: the jokers of four decks.
const COPIES_MAX: usize = 8;

impl<F: Indexed> Copies<F> {
    /// No card.
    pub const NONE: Self = Self([CardSet::EMPTY; COPIES_MAX]);

    /// Each of these cards once.
    pub fn once(cards: CardSet<F>) -> Self {
        let mut this = Self::NONE;
        this.0[0] = cards;
        this
    }

    /// Adds a card.
    ///
    /// # Panics
    ///
    /// If eight cards with this face are there.
    pub fn insert(&mut self, face: F) {
        let plane = self.0.iter_mut().find(|plane| !plane.contains(face));
        plane.expect("no face has more copies").insert(face);
    }

    /// Removes a card.
    ///
    /// # Panics
    ///
    /// If no card with this face is there.
    pub fn remove(&mut self, face: F) {
        let plane = self.0.iter_mut().rfind(|plane| plane.contains(face));
        plane.expect("only what is there is removed").remove(face);
    }

    /// How many cards look like one of `faces`.
    pub fn count(&self, faces: CardSet<F>) -> usize {
        let planes = self.0.iter().take_while(|plane| !plane.is_empty());
        planes.map(|plane| plane.common(faces).len()).sum()
    }

    /// The cards, sorted.
    pub fn iter(&self) -> impl Iterator<Item = F> {
        let copies = |face| self.0.iter().take_while(move |plane| plane.contains(face));
        self.faces().iter().flat_map(move |face| copies(face).map(move |_| face))
    }

    /// The faces of which there is at least one card.
    pub fn faces(&self) -> CardSet<F> {
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

/// An upper bound: at most so many cards of a place look like one of some faces.
#[derive(Clone, Copy, Debug)]
pub struct Limit<F: Face> {
    /// The faces that are counted.
    pub faces: CardSet<F>,
    /// The most cards that have one of them; 0 if the place has none.
    pub most: u8,
    /// Why this is certain.
    pub because: Because<F>,
}

/// A place with cards that the seat does not see.
#[derive(Clone, Debug)]
struct Spot<'a, F: Face> {
    about: Place,
    /// Cards that are not seen.
    size: usize,
    known: Vec<F>,
    limits: &'a [Limit<F>],
}

/// The cards that a seat does not see, and the places where they lie, each with as many as it
/// holds: what must lie where is counted out.
///
/// # Examples
///
/// Three cards are left. One of them lies in the hand of seat 1, which has no heart, and two are
/// the draw pile:
///
/// ```
/// use engine::lens::{Because, Code, Limit, Place, Unseen};
/// use engine::{CardSet, French, Hidden, HiddenPlace, Seat};
///
/// let left: CardSet<French> = "7c 7h 8h".parse()?;
/// let seat = Seat::at(1);
/// let because = Because::did(Code::Drew, "3.1", 5, seat);
/// let limits = [Limit { faces: "7h 8h 9h".parse()?, most: 0, because }];
/// let (hand, draw) = (Place::Hand { seat }, Place::Draw);
/// let places = vec![HiddenPlace::unknown(hand, 1), HiddenPlace::unknown(draw, 2)];
/// let hidden = Hidden { cards: left.iter().collect(), places };
/// let limits = |place| if place == hand { &limits[..] } else { &[] };
/// let unseen = Unseen::<French>::new(&hidden, limits, CardSet::ALL, "1.1");
/// assert_eq!(unseen.must(hand), ["7c".parse()?]);
/// assert_eq!(unseen.possible(draw).to_string(), "7h 8h");
/// # Ok::<(), engine::TextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Unseen<'a, F: Face> {
    cards: Copies<F>,
    spots: Vec<Spot<'a, F>>,
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
    /// Counts out where the hidden cards lie. `limits` are those of each place; they do not count
    /// the cards that are known to lie there.
    ///
    /// `deck` has the faces of all cards in play; facts say nothing of other faces. `rule` is the
    /// clause that says which cards these are: it is the reason of what is counted out.
    ///
    /// # Panics
    ///
    /// In debug builds, if the sizes of the places do not add up to the number of cards. If the
    /// limits contradict the cards, it may panic or return bounds that mean nothing.
    pub fn new<C: Copy + Into<F>>(
        hidden: &Hidden<C>,
        limits: impl Fn(Place) -> &'a [Limit<F>],
        deck: CardSet<F>,
        rule: &'static str,
    ) -> Self {
        let faces = |cards: &[C]| cards.iter().map(|&card| card.into()).collect::<Vec<F>>();
        let cards: Copies<F> = faces(&hidden.cards).into_iter().collect();
        let places = hidden.places.iter();
        let spots: Vec<Spot<'a, F>> = places
            .map(|place| Spot {
                about: place.about,
                size: place.size,
                known: faces(&place.known),
                limits: limits(place.about),
            })
            .collect();
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

    /// The cards that the seat does not see.
    pub fn cards(&self) -> &Copies<F> {
        &self.cards
    }

    /// Narrows the bounds by each other: the cards of a place are as many as it holds, and those of
    /// a face as many as there are. Returns whether that changed something.
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

    /// The faces that an unseen card of this place can have.
    ///
    /// # Panics
    ///
    /// If the place is none of these.
    pub fn possible(&self, about: Place) -> CardSet<F> {
        let at = self.spots.iter().position(|spot| spot.about == about);
        let bounds = &self.bounds[at.expect("a place of these")];
        self.cards.faces().iter().filter(|face| bounds[face.index()].most > 0).collect()
    }

    /// The unseen cards that must lie at this place, sorted.
    ///
    /// # Panics
    ///
    /// If the place is none of these.
    pub fn must(&self, about: Place) -> Vec<F> {
        let at = self.spots.iter().position(|spot| spot.about == about);
        let bounds = &self.bounds[at.expect("a place of these")];
        let least = |face: F| usize::from(bounds[face.index()].least);
        let faces = self.cards.faces();
        faces.iter().flat_map(|face| std::iter::repeat_n(face, least(face))).collect()
    }

    /// How many cards of this place the seat does not see; 0 if it is none of these.
    pub fn size(&self, about: Place) -> usize {
        self.spots.iter().filter(|spot| spot.about == about).map(|spot| spot.size).sum()
    }

    /// Adds to `facts` what is certain of the cards of each place, and of all together.
    pub fn facts(&self, facts: &mut Vec<Fact<F>>) {
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

    /// A fact is about all cards of a place, a limit about those that are not known.
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

    /// Adds what counting alone tells of a place. Returns whether all of it is certain.
    fn counted(&self, at: usize, facts: &mut Vec<Fact<F>>) -> bool {
        let (spot, because) = (&self.spots[at], Because::counted(self.rule));
        let mut must = Vec::new();
        for face in self.cards.faces().iter() {
            (0..self.bounds[at][face.index()].least).for_each(|_| must.push(face));
        }
        if must.len() == spot.size {
            must.extend(&spot.known);
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

    /// Only where that says more than its single cards that must, and more than how many cards lie
    /// where.
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
    use super::super::super::HiddenPlace;
    use super::*;
    use crate::card::French;
    use crate::rng::{Rng, Seed};
    use crate::seat::Seat;

    struct Small {
        cards: Copies<French>,
        sizes: Vec<usize>,
        limits: Vec<Vec<Limit<French>>>,
    }

    const FACES: usize = 5;

    impl Small {
        fn random(rng: &mut Rng) -> Self {
            let because = Because::counted("game:1.1");
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
            let hand = |(at, &size)| HiddenPlace::unknown(Place::Hand { seat: Seat::at(at) }, size);
            let places = self.sizes.iter().enumerate().map(hand).collect();
            let hidden = Hidden { cards: self.cards.iter().collect(), places };
            let limits = |place: Place| &self.limits[place.seat().expect("a hand").index()][..];
            Unseen::new(&hidden, limits, CardSet::ALL, "game:1.1")
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

    /// Nearly everything that is true of all ways to lay the cards is found, too.
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
