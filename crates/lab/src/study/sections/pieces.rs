//! What the cards and the kinds of move are worth: how far a seat is ahead that was dealt a card,
//! and how often a kind of move is possible and is played.

use std::collections::{BTreeMap, BTreeSet};

use bots::Policy;
use games::{GameExt as _, Indexed as _, Knows, Seat, SeatSet, for_game};

use super::{Counts, Section};
use crate::stats::{Figure, Ratio, proportion, sums};
use crate::study::round::{Decision, leads};
use crate::study::say::{
    Put, RARE, Sentence, count, may_be_largest, negative, say, seen, share, value, with,
};
use crate::study::section::{Chart, Point, Shape, Unit, axis, curve, single};

type EvidenceOf<G> = <G as Knows>::Evidence;
type FaceOf<G> = <EvidenceOf<G> as games::lens::Evidence<G>>::Face;

sums! {
    Pieces {
        seats: u64,
        /// By the index of what a card looks like: the leads of the seats that were dealt it, of
        /// how many such seats. The unit is a round.
        held: Vec<Ratio>,
    }
}

sums! {
    /// A kind of move: the first word of its text.
    Used {
        /// At how many decisions it was possible, and was played.
        possible: u64,
        played: u64,
        /// In how many rounds it was.
        rounds_possible: u64,
        rounds_played: u64,
    }
}

/// The dealt cards of each seat that somebody else has to guess, as sets of what cards look like.
pub(crate) fn dealt<G: Policy>(game: &G) -> Vec<u64> {
    let seats = G::standings(game.table()).seats();
    let mut held = vec![0; seats.get()];
    // Nobody has to guess the own cards, so two seats look.
    let looks = [(Seat::FIRST, SeatSet::all(seats).without(SeatSet::only(Seat::FIRST)))];
    let second = seats.after(Seat::FIRST);
    for (from, at) in looks.into_iter().chain([(second, SeatSet::only(Seat::FIRST))]) {
        for place in G::hidden(game.view(from), &G::Memory::default()).places::<G>() {
            let Some(seat) = place.seat().filter(|&seat| at.contains(seat)) else { continue };
            for card in game.lie_at(place) {
                let face = FaceOf::<G>::from(card);
                held[seat.index()] |= 1u64 << face.index();
            }
        }
    }
    held
}

impl Pieces {
    pub(crate) fn add_round<G: Policy>(&mut self, game: &G, held: &[u64]) {
        self.seats += held.len() as u64;
        self.held.resize(FaceOf::<G>::COUNT, Ratio::default());
        let leads: Vec<i64> = leads(game).collect();
        let any = held.iter().fold(0, |any, cards| any | cards);
        for (face, ratio) in
            self.held.iter_mut().enumerate().filter(|(face, _)| any >> face & 1 != 0)
        {
            let holders = held.iter().zip(&leads).filter(|(cards, _)| *cards >> face & 1 != 0);
            let (sum, count) =
                holders.fold((0, 0), |(sum, count), (_, &lead)| (sum + lead, count + 1));
            ratio.push(sum, count);
        }
    }

    /// Whether there are no more cards than the game has.
    pub(crate) fn fits<G: Policy>(&self) -> bool {
        self.held.len() <= FaceOf::<G>::COUNT
    }

    /// Each card that was dealt, and by how many points more a seat that was dealt it is ahead of
    /// the others than one that was not. Leads of a round add up to 0, so those of the seats
    /// without it are known.
    pub(crate) fn worth<G: Policy>(&self, others: f64) -> Vec<(String, Option<Figure>)> {
        let held = self.held.iter().enumerate().filter(|(_, ratio)| ratio.y > 0);
        held.map(|(face, ratio)| {
            let without = self.seats.saturating_sub(ratio.y) as f64;
            let times = 1.0 + ratio.y as f64 / without.max(1.0);
            let figure = ratio.figure(others / times).filter(|_| without > 0.0);
            (FaceOf::<G>::from_index(face).to_string(), figure)
        })
        .collect()
    }
}

#[derive(Default)]
pub(crate) struct Kinds {
    all: BTreeMap<String, Used>,
}

impl Kinds {
    pub(crate) fn decides<G: Policy>(&mut self, decision: &Decision<'_, G>) {
        let kind = |mv: &G::Move| {
            let text = mv.to_string();
            text.split(' ').next().unwrap_or_default().to_owned()
        };
        let possible: BTreeSet<String> = decision.moves.iter().map(kind).collect();
        for name in possible {
            self.all.entry(name).or_default().possible += 1;
        }
        self.all.entry(kind(&decision.mv)).or_default().played += 1;
    }

    /// The kinds, with the round counted.
    pub(crate) fn of_round(mut self) -> BTreeMap<String, Used> {
        for used in self.all.values_mut() {
            used.rounds_possible = u64::from(used.possible > 0);
            used.rounds_played = u64::from(used.played > 0);
        }
        self.all
    }
}

pub(crate) fn section(of: &Counts<'_>) -> Section {
    let others = (of.study.seats - 1) as f64;
    let mut cards = for_game!(of.study.kind, G => of.all.pieces.worth::<G>(others));
    let worth = |(_, worth): &(String, Option<Figure>)| worth.map_or(f64::MIN, |it| it.value);
    cards.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
    let (kinds, rounds) = (&of.all.choice.kinds, of.all.choice.rounds);
    let possible = |used: &Used| proportion(used.rounds_possible, rounds);
    let played = |used: &Used| proportion(used.rounds_played, rounds);
    let mut section = Section::new("pieces");
    let known = cards.iter().filter_map(|(card, worth)| Some((card.as_str(), (*worth)?)));
    section.say(of_cards(&known.collect::<Vec<_>>()));
    section.say(kinds.iter().filter_map(|(kind, used)| rare(kind, played(used)?)));
    for (kind, used) in kinds {
        section.number(format!("possible-{kind}"), Unit::Decisions, used.possible as f64);
        section.number(format!("played-{kind}"), Unit::Decisions, used.played as f64);
    }
    let axes = [axis("card", Unit::Count), axis("lead", Unit::Points)];
    let points = single(cards.iter().map(|(card, worth)| Point::named(card, *worth)));
    section.chart(Chart::new("cards", Shape::Range, axes, points).line("average", 0.0));
    let axes = [axis("kind", Unit::Count), axis("won", Unit::Share)];
    let used = vec![
        curve("possible", kinds.iter().map(|(kind, used)| Point::named(kind, possible(used)))),
        curve("played", kinds.iter().map(|(kind, used)| Point::named(kind, played(used)))),
    ];
    section.chart(Chart::new("kinds", Shape::Range, axes, used));
    section
}

fn rare(kind: &str, played: Figure) -> Option<Sentence> {
    let own = [("kind", Put::Word(kind)), seen(played)];
    (played.high < RARE).then(|| say("lab-kind-rare", &with(own, share(played))))
}

/// Which card goes with the largest lead, and which with the largest deficit.
fn of_cards(cards: &[(&str, Figure)]) -> Vec<Sentence> {
    let most = card(cards, |it| it, ["lab-card-most", "lab-card-most-of"]);
    let least = card(cards, negative, ["lab-card-least", "lab-card-least-of"]);
    let none = (most.is_none() && least.is_none()).then(|| say("lab-card-unclear", &[]));
    [most, least, none].into_iter().flatten().collect()
}

/// At most so many cards are named of which one is worth most.
const CARDS: usize = 8;

/// Which card goes with the largest lead, by what `of` makes of leads, or which may; nothing if no
/// card is seen to go with one. All cards are looked at together.
fn card(
    cards: &[(&str, Figure)],
    of: impl Fn(Figure) -> Figure,
    [one, several]: [&str; 2],
) -> Option<Sentence> {
    let figures: Vec<Figure> = cards.iter().map(|&(_, it)| it).collect();
    let count_of = figures.len();
    if !figures.iter().any(|it| of(it.among(count_of)).low > 0.0) {
        return None;
    }
    let mut may = may_be_largest(&figures, &of);
    if let [at] = may[..] {
        let (card, worth) = cards[at];
        return Some(say(one, &with([("card", Put::Word(card))], value(of(worth)))));
    }
    may.sort_by(|&one, &other| of(figures[other]).value.total_cmp(&of(figures[one]).value));
    let named: Vec<&str> = may.iter().map(|&at| cards[at].0).collect();
    let is_named = if named.len() <= CARDS { "some" } else { "none" };
    let own = [
        ("named", Put::Word(is_named)),
        ("cards", Put::Word(&named.join(", "))),
        ("count", count(named.len() as u64)),
        ("all", count(count_of as u64)),
    ];
    Some(say(several, &own))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said of cards whose worth lies in these intervals.
    fn ids(all: &[(&str, f64, f64)]) -> Vec<(String, String)> {
        let worth = |&(card, low, high)| (card, Figure::new((low + high) / 2.0, low, high, 1_000));
        let cards: Vec<(&str, Figure)> = all.iter().map(worth).collect();
        of_cards(&cards).into_iter().map(|it| (it.id, it.text["en"].clone())).collect()
    }

    /// A card is called the best only where its interval, widened for all that are looked at, lies
    /// above every other one; also above one that is known badly and has a lower value.
    #[test]
    fn only_what_is_certainly_ahead_is_called_the_most() {
        let clear = ids(&[("A", 5.0, 6.0), ("B", 1.0, 2.0), ("C", -2.0, -1.0)]);
        assert_eq!(clear[0].0, "lab-card-most");
        assert_eq!(clear[1].0, "lab-card-least");
        for close in [
            [("A", 5.0, 6.0), ("B", 4.9, 5.9), ("C", -2.0, -1.0)],
            // Apart, but not where three are looked at together.
            [("A", 5.0, 6.0), ("B", 3.95, 4.95), ("C", -2.0, -1.0)],
            [("A", 5.0, 6.0), ("C", -2.0, -1.0), ("B", -4.0, 9.0)],
        ] {
            let said = ids(&close);
            assert_eq!(said[0].0, "lab-card-most-of", "{said:?}");
            assert!(said[0].1.ends_with("not certain: A, B."), "{said:?}");
        }
        let many = ["A", "B", "C", "D", "E", "F", "G", "H", "I"].map(|card| (card, 1.0, 2.0));
        assert!(ids(&many)[0].1.ends_with("9 of 9 may."), "{:?}", ids(&many));
        assert_eq!(ids(&[("A", -1.0, 2.0), ("B", -1.0, 1.0)])[0].0, "lab-card-unclear");
    }

    #[test]
    fn what_is_never_played_is_said_in_words() {
        let said = rare("snap", Figure::new(0.0, 0.0, 0.001, 4_000)).expect("it is rare");
        assert_eq!(said.text["en"], "“snap” is hardly ever played (in none of 4,000 rounds).");
    }
}
