//! What a seat could know in Kartu Sama: who draws where it would have had to play held nothing
//! that fits (3.1, 3.3, 4.2).
//!
//! So at that moment none of the hand's cards was among those that fit. Afterwards as many can be
//! as entered the hand since, less those that were played from it: no such card was there before.
//! Where it draws like this again, no card that fits then is in the hand either, so the older limit
//! holds for both sets together from then on: limits lie in each other like bowls. The rest is
//! counting.

use super::super::cards::{FRENCH, Face};
use super::super::{KartuSama, Options, Public};
use crate::card::{CardSet, French, Indexed};
use crate::knowledge::lens::{
    self, Because, Code, Copies, Fact, Group, Limit, Place, Spot, Unseen, What,
};
use crate::seat::{BySeat, SEATS_MAX, Seat};
use crate::tell::Told;
use crate::view::View;

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
    /// The card to answer.
    top: Face,
    /// What the seat on turn still owes.
    owed: u8,
    sizes: BySeat<u8, SEATS_MAX>,
    limits: BySeat<Vec<Limit<Face>>, SEATS_MAX>,
}

/// The faces that fit on the top: what a seat must play that owes cards, or that owes none.
fn must_play(top: Face, owing: bool, options: &Options) -> CardSet<Face> {
    let fitting = CardSet::from_bits(top.fits() & FRENCH);
    let joker = owing && options.jokers > 0;
    if joker { fitting.with(CardSet::only(Face::JOKER)) } else { fitting }
}

impl Evidence {
    /// A seat lays a card on the pile.
    fn played(&mut self, seat: Seat, card: Face) {
        self.sizes[seat] -= 1;
        self.top = card;
        for limit in self.limits[seat].iter_mut().filter(|limit| limit.faces.contains(card)) {
            limit.most -= 1; // it came into the hand after the limit did
        }
        self.prune(seat);
    }

    /// A seat draws: if it had to play what fits, it held nothing that does. That is true also of
    /// no cards at all (4.4), and says nothing then.
    fn drew(&mut self, seq: u32, seat: Seat, count: u8) {
        let (owing, limits) = (self.owed > 0, &mut self.limits[seat]);
        if owing || !self.options.may_draw {
            let faces = must_play(self.top, owing, &self.options);
            let (code, rule) = match owing {
                true => (Code::DrewOwing, "kartu-sama:4.2"),
                false => (Code::Drew, "kartu-sama:3.1"),
            };
            for limit in limits.iter_mut().filter(|limit| !limit.faces.contains_all(faces)) {
                limit.faces = limit.faces.with(faces);
                limit.because.code = Code::DrewSince;
            }
            let because = Because { card: Some(self.top), ..Because::did(code, rule, seq, seat) };
            limits.push(Limit { faces, most: 0, because });
        }
        limits.iter_mut().for_each(|limit| limit.most += count);
        self.sizes[seat] += count;
        self.owed = 0;
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

impl lens::Evidence<KartuSama> for Evidence {
    type Face = Face;

    fn new(seat: Seat, table: &super::super::Table) -> Self {
        Self {
            seat,
            options: table.options,
            dealt: false,
            top: Face::JOKER,
            owed: 0,
            sizes: BySeat::all(0),
            limits: BySeat::default(),
        }
    }

    fn hear(&mut self, seq: u32, told: Told<'_, KartuSama>) {
        let Told::All(event) = told else { return };
        if let Public::Dealt { card, .. } = *event {
            (self.dealt, self.top, self.owed) = (true, card, 0);
            self.sizes = BySeat::all(self.options.hand);
            self.limits = BySeat::default();
        }
        if !self.dealt {
            return;
        }
        match *event {
            Public::Played { seat, card, owed } => {
                self.owed = owed;
                self.played(seat, card);
            }
            Public::Drew { seat, count } => self.drew(seq, seat, count),
            Public::Dealt { .. } | Public::RoundOver { .. } | Public::MatchOver { .. } => {}
        }
    }

    fn facts(&self, view: View<'_, KartuSama>) -> Vec<Fact<Face>> {
        let (table, mut facts) = (view.table(), Vec::new());
        if !self.dealt {
            return facts;
        }
        let deck: Copies<Face> = table.options.cards().map(|card| card.face()).collect();
        let mut cards = deck;
        let own = view.private().hand;
        own.faces().chain(table.discard.faces()).for_each(|face| cards.remove(face));
        let others = table.standings.seats().seats().filter(|&other| other != self.seat);
        let spot = |about, size, limits| Spot { about, size, known: &[], limits };
        let hand = |seat| spot(Place::Hand { seat }, table.hand_size(seat), &self.limits[seat]);
        let mut spots: Vec<Spot<'_, Face>> = others.clone().map(hand).collect();
        spots.push(spot(Place::Draw, table.draw_size(), &[]));
        let unseen = Unseen::new(cards, spots, deck.faces(), "kartu-sama:1.1");
        unseen.facts(&mut facts);
        let fits = must_play(table.top(), true, &table.options);
        for about in others.map(|seat| Place::Hand { seat }) {
            if unseen.possible(about).common(fits).is_empty() {
                let because =
                    Because { card: Some(table.top()), ..Because::counted("kartu-sama:3.2") };
                facts.push(Fact::new(about, What::CannotAnswer, because));
            }
        }
        facts
    }

    fn places(&self, game: &KartuSama) -> Vec<Place> {
        let seats = game.table.standings.seats().seats().filter(|&seat| seat != self.seat);
        seats.map(|seat| Place::Hand { seat }).chain([Place::Draw]).collect()
    }

    fn lie_at(&self, game: &KartuSama, place: Place) -> Vec<Face> {
        let hand = |seat: Seat| game.hands[seat].hand.faces();
        match place {
            Place::Hand { seat } => hand(seat).collect(),
            Place::Draw => game.draw.faces().collect(),
            Place::Hidden => {
                let seats = game.table.standings.seats().seats();
                let others = seats.filter(|&seat| seat != self.seat).flat_map(hand);
                others.chain(game.draw.faces()).collect()
            }
            _ => unreachable!("this game has no such place"),
        }
    }

    #[cfg(any(test, feature = "testing"))]
    fn can_answer(game: &KartuSama, seat: Seat) -> bool {
        game.hands[seat].hand.places() & game.table.top().fits() != 0
    }
}
