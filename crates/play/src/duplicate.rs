//! Duplicate: a table plays the same deals in two to four matches, from other seats each time, so
//! that what somebody made of some cards can be compared with what others made of the same.
//!
//! All deals of a set come from one seed. Every game deals from the dealer on, and the deal passes
//! on after each round: so where the first dealer of the next match sits some seats further on,
//! whoever sits as far from them as somebody did before has the same cards in each round.

use games::fair::Bytes;
use games::{Kind, Rng, Seed, Settings, Setup};
use serde::{Deserialize, Serialize};

use crate::limits;
use crate::protocol::{Duplicate, DuplicateView};
use crate::random::bytes;

/// What is played of a set of matches, with the one that is on. It is a part of the room's log, and
/// tells every card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DuplicateSet {
    seed: Bytes,
    /// How many matches it has: two at least, and no more than there are seats.
    of: usize,
    /// The number of its first match.
    first: u32,
    /// What each match before this one came to: by round and seat.
    before: Vec<Vec<Vec<i32>>>,
}

impl DuplicateSet {
    /// A set that begins with the match of this number; `None` where each match has deals of its
    /// own.
    fn new(of: Duplicate, seats: usize, first: u32, rng: &mut Rng) -> Option<Self> {
        let of = of.matches().min(seats);
        (of > 1).then(|| Self { seed: Bytes(bytes(rng)), of, first, before: Vec::new() })
    }

    /// The set that a new match belongs to. The one before, whose last match had these rounds, goes
    /// on if it has matches left, and seats and wish are the same; else a new one begins, if one is
    /// wanted.
    pub(crate) fn with(
        before: Option<(&Self, &[Vec<i32>])>,
        of: Duplicate,
        seats: usize,
        number: u32,
        rng: &mut Rng,
    ) -> Option<Self> {
        let goes_on = |(set, rounds): &(&Self, &[Vec<i32>])| {
            let same_seats = rounds.first().is_none_or(|scores| scores.len() == seats);
            same_seats && set.of == of.matches().min(seats) && !set.is_last()
        };
        let Some((set, rounds)) = before.filter(goes_on) else {
            return Self::new(of, seats, number, rng);
        };
        let mut next = set.clone();
        next.before.push(rounds.iter().take(limits::ROUNDS_COMPARED_MAX).cloned().collect());
        Some(next)
    }

    /// Its newest match: the first dealer sits as many seats further on as the hands have turned.
    pub(crate) fn setup(&self, kind: Kind, seats: usize, settings: Settings) -> Setup {
        let mut rng = Seed::new(self.seed.0).rng("match", 0);
        let first = rng.index(seats.max(1)) + self.turn_of(self.before.len(), seats);
        let seed = Seed::new(bytes(&mut rng));
        Setup { kind, seats, settings, dealer: Some(first % seats.max(1)), seed }
    }

    /// How many seats the hands of a match have turned since the first.
    fn turn_of(&self, part: usize, seats: usize) -> usize {
        part * (seats / self.of)
    }

    fn is_last(&self) -> bool {
        self.before.len() + 1 >= self.of
    }

    /// Whether the cards of a match are secret, as they are to be dealt again; `is_over` says
    /// whether the newest match is.
    pub fn hides(&self, number: u32, is_over: bool) -> bool {
        number >= self.first && !(self.is_last() && is_over)
    }

    /// What everybody is told of it, and, if its last match is over with these rounds, how it
    /// ended.
    pub(crate) fn view(&self, over: Option<&[Vec<i32>]>, low_wins: bool) -> DuplicateView {
        let last = over.filter(|_| self.is_last());
        DuplicateView {
            part: self.before.len() as u8 + 1,
            of: self.of as u8,
            points: last.map(|rounds| self.points(rounds, low_wins)),
        }
    }

    /// By seat: how many points better it was than all were on average with the same cards, over
    /// the rounds that each match had. The sum is 0.
    fn points(&self, last: &[Vec<i32>], low_wins: bool) -> Vec<f64> {
        let matches: Vec<&[Vec<i32>]> =
            self.before.iter().map(Vec::as_slice).chain([last]).collect();
        let seats = last.first().map_or(0, Vec::len);
        let rounds = matches.iter().map(|rounds| rounds.len()).min().unwrap_or_default();
        // The seat that holds these cards in a match, by the one that held them in the first.
        let seat = |part: usize, hand: usize| (hand + self.turn_of(part, seats)) % seats;
        let count = matches.len() as i64;
        let mut points = vec![0; seats];
        for round in 0..rounds {
            for hand in 0..seats {
                let scored = |(part, rounds): (usize, &&[Vec<i32>])| {
                    (seat(part, hand), i64::from(rounds[round][seat(part, hand)]))
                };
                let all: Vec<(usize, i64)> = matches.iter().enumerate().map(scored).collect();
                let sum: i64 = all.iter().map(|(_, score)| score).sum();
                all.into_iter().for_each(|(seat, score)| points[seat] += score * count - sum);
            }
        }
        let sign = if low_wins { -1 } else { 1 };
        points.into_iter().map(|points| (sign * points) as f64 / count as f64).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use games::Seat;
    use serde_json::Value as Json;

    use super::*;
    use crate::live::{By, Live, MatchEntry};

    fn rng() -> Rng {
        Seed::from_number(1).rng("sets", 0)
    }

    /// A set of two matches of four seats, after its first match with these rounds.
    fn second(rounds: &[Vec<i32>]) -> DuplicateSet {
        let first = DuplicateSet::with(None, Duplicate::Two, 4, 7, &mut rng()).expect("a set");
        let before = Some((&first, rounds));
        DuplicateSet::with(before, Duplicate::Two, 4, 8, &mut rng()).expect("its second match")
    }

    #[test]
    fn what_somebody_made_of_cards_is_compared_with_what_others_made_of_them() {
        // Two seats on, somebody has what another had.
        let set = second(&[vec![30, -10, -10, -10], vec![-3, -3, 9, -3]]);
        let last = [vec![-10, -10, 30, -10], vec![9, -3, -3, -3], vec![100, 0, 0, 0]];
        assert_eq!(set.points(&last, false), [0.0; 4], "the cards alone decided");
        let last = [vec![10, -10, 10, -10], vec![9, -3, -3, -3]];
        assert_eq!(set.points(&last, false), [20.0, 0.0, -20.0, 0.0]);
        assert_eq!(set.points(&last, true), [-20.0, 0.0, 20.0, 0.0]);
        let last = [vec![0, -10, 13, -3], vec![9, -3, -3, -3]];
        assert_eq!(set.points(&last, false), [13.5, -3.5, -13.5, 3.5]);
        assert_eq!(set.view(Some(&last), false).points.map(|it| it.len()), Some(4));
        assert_eq!(set.view(None, false), DuplicateView { part: 2, of: 2, points: None });
    }

    #[test]
    fn a_set_has_as_many_matches_as_are_wanted_and_no_more_than_seats() {
        for (of, seats, matches) in [
            (Duplicate::Off, 4, 1),
            (Duplicate::Two, 2, 2),
            (Duplicate::Two, 5, 2),
            (Duplicate::Three, 3, 3),
            (Duplicate::Four, 2, 2),
            (Duplicate::Four, 6, 4),
        ] {
            let rounds = [vec![1; seats]];
            let mut set = DuplicateSet::with(None, of, seats, 5, &mut rng());
            assert_eq!(set.is_some(), matches > 1);
            for part in 1..matches {
                let on = set.expect("a set");
                assert_eq!((on.before.len() + 1, on.first, on.is_last()), (part, 5, false));
                assert!(
                    on.hides(5, true) && on.hides(5 + part as u32, false) && !on.hides(4, false)
                );
                let next = |of, seats, number| {
                    DuplicateSet::with(Some((&on, &rounds)), of, seats, number, &mut rng())
                };
                // Other seats, or another wish, begin another one.
                let other = next(of, seats + 1, 9).expect("a set");
                assert_eq!((other.before.len(), other.first), (0, 9));
                assert_eq!(next(Duplicate::Off, seats, 9), None);
                set = next(of, seats, 6);
            }
            if let Some(last) = set {
                assert!(last.is_last() && last.hides(5, false) && !last.hides(5, true));
                let after = DuplicateSet::with(Some((&last, &rounds)), of, seats, 12, &mut rng());
                assert_eq!(after.map(|set| (set.first, set.before.len())), Some((12, 0)));
            }
        }
    }

    #[test]
    fn the_rounds_that_a_log_keeps_are_bounded() {
        let set = second(&vec![vec![1, 2, 3, 4]; limits::ROUNDS_COMPARED_MAX + 1]);
        assert_eq!(set.before[0].len(), limits::ROUNDS_COMPARED_MAX);
    }

    /// What a seat is shown of its own, and others are not: texts, such as cards, and how often.
    fn own(live: &Live, seat: usize) -> BTreeMap<String, usize> {
        fn texts(value: &Json, all: &mut Vec<String>) {
            match value {
                Json::String(text) => all.push(text.clone()),
                Json::Array(items) => items.iter().for_each(|item| texts(item, all)),
                Json::Object(fields) => fields.values().for_each(|item| texts(item, all)),
                _ => {}
            }
        }
        let shown = |viewer: Option<Seat>| {
            let mut all = Vec::new();
            let view = serde_json::from_str(live.view(viewer).get()).expect("a view");
            texts(&view, &mut all);
            all
        };
        let mut own: BTreeMap<String, usize> = BTreeMap::new();
        let mine = shown(Seat::new(seat));
        mine.into_iter().for_each(|text| *own.entry(text).or_default() += 1);
        for text in shown(None) {
            own.entry(text).and_modify(|count| *count = count.saturating_sub(1));
        }
        own.retain(|_, count| *count > 0);
        own
    }

    #[test]
    fn whoever_sits_as_far_from_the_dealer_has_the_same_cards() {
        for kind in Kind::ALL {
            for (seats, of) in [(4, Duplicate::Four), (4, Duplicate::Two), (3, Duplicate::Three)] {
                let mut set = DuplicateSet::with(None, of, seats, 1, &mut rng());
                let mut first: Option<Live> = None;
                while let Some(on) = set {
                    let setup = on.setup(kind, seats, Settings::new(kind.options()));
                    let begun = MatchEntry::begun_as(&setup, false, 0).expect("a table");
                    let mut live = Live::begun(1, &begun).expect("a match begins");
                    let lines = vec![live.due_round().expect("a round is due")];
                    let entry = MatchEntry::Played { lines, at: 0, by: By::Chance, deal: None };
                    live.apply(&entry).expect("it fits");
                    let turn = on.turn_of(on.before.len(), seats);
                    for seat in 0..seats {
                        let Some(first) = &first else { break };
                        let (was, is) = (own(first, seat), own(&live, (seat + turn) % seats));
                        assert_eq!(was, is, "{kind}, {seats} seats, {turn} on");
                        assert_eq!(was.is_empty(), kind.has_marks(), "{kind}: {was:?}");
                    }
                    first.get_or_insert(live);
                    set = DuplicateSet::with(Some((&on, &[])), of, seats, 2, &mut rng());
                    set = set.filter(|set| set.first == 1);
                }
            }
        }
    }
}
