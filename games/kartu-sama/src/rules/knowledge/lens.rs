//! What a seat could know in Kartu Sama: who draws where it would have had to play held nothing
//! that fits (3.1, 3.3, 4.2).
//!
//! So at that moment none of the hand's cards was among those that fit. Afterwards as many can be
//! as entered the hand since, less those that were played from it: no such card was there before.
//! Where it draws like this again, no card that fits then is in the hand either, so the older limit
//! holds for both sets together from then on: limits lie in each other like bowls. The rest is
//! counting.
//!
//! Where each deck has a back of its own (1.4), all of this is also true of the cards of one deck
//! in a hand, as if they were a hand of their own. Who plays a card of a later deck has none of the
//! earlier ones with its face.

use kit::lens::{self, Because, Code, Fact, Group, Limit, Place, Unseen, What};
use kit::{BySeat, CardSet, French, Hidden, Indexed, Knows as _, SEATS_MAX, Seat, Told, View};

use super::super::cards::{Card, FRENCH, Face};
use super::super::{KartuSama, Options, Public, Table};
use super::memory::{Memory, count_backs};

impl Indexed for Face {
    const COUNT: usize = 53;

    #[inline]
    fn index(self) -> usize {
        Self::index(self)
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self::at(index as u32)
    }
}

impl lens::Face for Face {
    fn groups() -> Vec<Group<Self>> {
        let of = |group: Group<French>| Group {
            name: group.name,
            faces: group.faces.iter().map(Self::of).collect(),
        };
        let joker = Group { name: "Jo".into(), faces: CardSet::only(Self::JOKER) };
        French::groups().into_iter().map(of).chain([joker]).collect()
    }
}

/// What a seat keeps of a round, where something follows from it.
#[derive(Clone, Debug)]
pub struct Evidence {
    seat: Seat,
    options: Options,
    /// Whether the deal was heard.
    dealt: bool,
    top: Face,
    /// What the seat on turn still owes.
    owed: u8,
    hands: Hands,
    /// By deck: the hands, as far as they are of it; none where all backs are the same (1.4).
    of_decks: Vec<Hands>,
}

#[derive(Clone, Debug)]
struct Hands {
    sizes: BySeat<u8, SEATS_MAX>,
    limits: BySeat<Vec<Limit<Face>>, SEATS_MAX>,
}

/// The faces that fit on the top: what a seat must play that owes cards, or that owes none.
fn must_play(top: Face, owing: bool, options: &Options) -> CardSet<Face> {
    let fitting = CardSet::from_bits(top.fits() & FRENCH);
    let joker = owing && options.jokers > 0;
    if joker { fitting.with(CardSet::only(Face::JOKER)) } else { fitting }
}

impl Hands {
    fn new(sizes: BySeat<u8, SEATS_MAX>) -> Self {
        Self { sizes, limits: BySeat::default() }
    }

    fn limits_at(&self, place: Place) -> &[Limit<Face>] {
        place.seat().map_or(&[], |seat| &self.limits[seat])
    }

    fn played(&mut self, seat: Seat, card: Face) {
        self.sizes[seat] -= 1;
        for limit in self.limits[seat].iter_mut().filter(|limit| limit.faces.contains(card)) {
            limit.most -= 1; // it came into the hand after the limit did
        }
        self.prune(seat);
    }

    fn lacks(&mut self, seat: Seat, limit: Limit<Face>) {
        let (faces, limits) = (limit.faces, &mut self.limits[seat]);
        for limit in limits.iter_mut().filter(|limit| !limit.faces.contains_all(faces)) {
            limit.faces = limit.faces.with(faces);
            limit.because.code = Code::DrewSince;
        }
        limits.push(limit);
    }

    fn drew(&mut self, seat: Seat, count: u8) {
        self.limits[seat].iter_mut().for_each(|limit| limit.most += count);
        self.sizes[seat] += count;
        self.prune(seat);
    }

    /// Forgets what says nothing any more, and never will again; and of two limits the one that
    /// follows from the other.
    fn prune(&mut self, seat: Seat) {
        let (size, limits) = (self.sizes[seat], &mut self.limits[seat]);
        limits.retain(|limit| limit.most < size);
        let all = limits.clone();
        let mut at = 0;
        limits.retain(|limit| {
            let follows = |(other, by): (usize, &Limit<Face>)| {
                let stronger = by.faces.contains_all(limit.faces) && by.most <= limit.most;
                let same = by.faces == limit.faces && by.most == limit.most;
                other != at && stronger && (!same || other > at)
            };
            let kept = !all.iter().enumerate().any(follows);
            at += 1;
            kept
        });
    }
}

impl Evidence {
    fn played(&mut self, seat: Seat, card: Face, back: Option<u8>) {
        self.top = card;
        self.hands.played(seat, card);
        let deck = back.map(usize::from).filter(|&deck| deck < self.of_decks.len());
        let Some(deck) = deck else { return };
        self.of_decks[deck].played(seat, card);
        for earlier in &mut self.of_decks[..deck] {
            let because = Because::counted(RULE_OF_BACKS);
            earlier.lacks(seat, Limit { faces: CardSet::only(card), most: 0, because });
            earlier.prune(seat);
        }
    }

    /// A seat draws: if it had to play what fits, it held nothing that does. That is true also of
    /// no cards at all (4.4), and says nothing then.
    fn drew(&mut self, seq: u32, seat: Seat, count: u8, backs: &[u8]) {
        let owing = self.owed > 0;
        if owing || !self.options.may_draw {
            let faces = must_play(self.top, owing, &self.options);
            let (code, rule) = match owing {
                true => (Code::DrewOwing, "kartu-sama:4.2"),
                false => (Code::Drew, "kartu-sama:3.1"),
            };
            let because = Because { card: Some(self.top), ..Because::did(code, rule, seq, seat) };
            let all = [&mut self.hands].into_iter().chain(&mut self.of_decks);
            all.for_each(|hands| hands.lacks(seat, Limit { faces, most: 0, because }));
        }
        self.hands.drew(seat, count);
        for (deck, hands) in (0..).zip(&mut self.of_decks) {
            hands.drew(seat, backs.iter().filter(|&&back| back == deck).count() as u8);
        }
        self.owed = 0;
    }

    fn of_deck(&self, table: &Table, all: &Hidden<Card>, deck: usize) -> Unseen<'_, Face> {
        let (hands, mut hidden) = (&self.of_decks[deck], all.clone());
        hidden.cards.retain(|card| card.deck() == deck);
        let mut left = hidden.cards.len();
        for place in &mut hidden.places {
            place.size = place.about.seat().map_or(left, |seat| hands.sizes[seat].into());
            left -= place.size;
        }
        Unseen::new(&hidden, |place| hands.limits_at(place), table.options.faces(), RULE_OF_BACKS)
    }
}

/// What says that backs are seen.
const RULE_OF_BACKS: &str = "kartu-sama:1.4";

/// The faces that a card of this place can have, also by its back.
fn possible(
    unseen: &Unseen<'_, Face>,
    of_decks: &[Unseen<'_, Face>],
    about: Place,
) -> CardSet<Face> {
    let all = unseen.possible(about);
    if of_decks.is_empty() {
        return all;
    }
    let of_any = |of: CardSet<Face>, deck: &Unseen<'_, Face>| of.with(deck.possible(about));
    all.common(of_decks.iter().fold(CardSet::EMPTY, of_any))
}

/// What must lie at a place, and what cannot, where the backs of its cards say more than counting
/// does without them.
fn by_backs(
    unseen: &Unseen<'_, Face>,
    of_decks: &[Unseen<'_, Face>],
    about: Place,
    facts: &mut Vec<Fact<Face>>,
) {
    let because = Because::counted(RULE_OF_BACKS);
    let mut must: Vec<Face> = of_decks.iter().flat_map(|deck| deck.must(about)).collect();
    must.sort_unstable();
    if must.len() > unseen.must(about).len() {
        let all = must.len() == unseen.size(about);
        let cards = must;
        let what = if all { What::Exactly { cards } } else { What::Holds { cards } };
        facts.push(Fact::new(about, what, because));
    }
    let cards = unseen.possible(about).without(possible(unseen, of_decks, about));
    if !cards.is_empty() {
        facts.push(Fact::new(about, What::Lacks { cards }, because));
    }
}

impl lens::Evidence<KartuSama> for Evidence {
    type Face = Face;

    fn new(seat: Seat, table: &Table) -> Self {
        Self {
            seat,
            options: table.options,
            dealt: false,
            top: Face::JOKER,
            owed: 0,
            hands: Hands::new(BySeat::all(0)),
            of_decks: Vec::new(),
        }
    }

    fn hear(&mut self, seq: u32, told: Told<'_, KartuSama>) {
        let Told::All(event) = told else { return };
        if let Public::Dealt { card, ref backs, .. } = *event {
            (self.dealt, self.top, self.owed) = (true, card, 0);
            self.hands = Hands::new(BySeat::all(self.options.hand));
            let backs = backs.as_deref().map(count_backs);
            let of_deck = |deck: usize| {
                let backs = backs.as_ref()?;
                Some(Hands::new(BySeat::from_fn(|seat| backs[seat][deck])))
            };
            let decks = 0..usize::from(self.options.decks);
            self.of_decks = decks.filter_map(of_deck).collect();
        }
        if !self.dealt {
            return;
        }
        match *event {
            Public::Played { seat, card, owed, back } => {
                self.owed = owed;
                self.played(seat, card, back);
            }
            Public::Drew { seat, count, ref backs, .. } => {
                self.drew(seq, seat, count, backs.as_deref().unwrap_or(&[]));
            }
            Public::Dealt { .. } | Public::RoundOver { .. } | Public::MatchOver { .. } => {}
        }
    }

    fn facts(&self, view: View<'_, KartuSama>) -> Vec<Fact<Face>> {
        let (table, mut facts) = (view.table(), Vec::new());
        if !self.dealt {
            return facts;
        }
        let others = table.standings.seats().seats().filter(|&other| other != self.seat);
        let hidden = KartuSama::hidden(view, &Memory::default());
        let limits = |place| self.hands.limits_at(place);
        let unseen = Unseen::new(&hidden, limits, table.options.faces(), "kartu-sama:1.1");
        unseen.facts(&mut facts);
        let of_decks: Vec<Unseen<'_, Face>> =
            (0..self.of_decks.len()).map(|deck| self.of_deck(table, &hidden, deck)).collect();
        let places = hidden.places.iter();
        places.for_each(|place| by_backs(&unseen, &of_decks, place.about, &mut facts));
        let fits = must_play(table.top(), true, &table.options);
        for about in others.map(|seat| Place::Hand { seat }) {
            if possible(&unseen, &of_decks, about).common(fits).is_empty() {
                let because =
                    Because { card: Some(table.top()), ..Because::counted("kartu-sama:3.2") };
                facts.push(Fact::new(about, What::CannotAnswer, because));
            }
        }
        facts
    }

    fn can_answer(game: &KartuSama, seat: Seat) -> bool {
        game.hands[seat].hand.places() & game.table.top().fits() != 0
    }
}
