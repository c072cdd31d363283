//! Each value of an option beside the usual one, from the sums of matches.
//!
//! Matches are independent, and rounds of one are not: so a figure is a ratio of two sums over
//! matches, with its linearised variance (Cochran 1977, "Sampling Techniques", section 2.11).

use std::cmp::Reverse;
use std::collections::BTreeMap;

use games::{Kind, OptionSpec, Settings};
use play::tally::{MatchTally, WIN};

use crate::protocol::{PlayedChange, PlayedCount, PlayedValue};

/// How many matches and rounds of a value, and of the usual one, are enough to say something.
const MATCHES_MIN: u32 = 10;
const ROUNDS_MIN: u32 = 30;

/// How many values of an option are told.
const VALUES_MAX: usize = 8;

/// How many values are kept of all options and numbers of seats: people use a tenth of it.
const KEPT_MAX: usize = 2_000;

/// A value of an option, as JSON, at tables of so many seats.
type Key = (u8, String, String);

/// What was played by each value.
#[derive(Default)]
pub(super) struct Sums(BTreeMap<Key, Sum>);

/// What was played by one.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: PlayedCount,
    length: Ratio,
    fairness: Ratio,
    comebacks: Ratio,
}

/// Two numbers of each match, of which the first is divided by the second.
#[derive(Clone, Copy, Default)]
struct Ratio {
    matches: u64,
    part: u64,
    whole: u64,
    part_squared: u64,
    product: u64,
    whole_squared: u64,
}

impl Sums {
    /// Adds a match.
    pub(super) fn add(&mut self, tally: &MatchTally) {
        for (option, value) in &tally.options {
            let key = (tally.seats, option.clone(), value.to_string());
            let count = PlayedCount { matches: 1, rounds: tally.rounds };
            let mut sum = Sum { count, ..Sum::default() };
            let rounds = u64::from(tally.rounds);
            sum.length.add(tally.turns.into(), rounds);
            sum.fairness.add(tally.begun_won.into(), rounds * u64::from(WIN));
            if let Some(came_back) = tally.came_back {
                sum.comebacks.add(u64::from(came_back) * u64::from(WIN), WIN.into());
            }
            self.put(&key, &sum);
        }
    }

    /// Adds those of another year.
    pub(super) fn merge(&mut self, other: &Self) {
        other.0.iter().for_each(|(key, sum)| self.put(key, sum));
    }

    fn put(&mut self, key: &Key, sum: &Sum) {
        if let Some(own) = self.0.get_mut(key) {
            own.merge(sum);
        } else if self.0.len() < KEPT_MAX {
            self.0.insert(key.clone(), *sum);
        }
    }

    /// The values that were played often enough, by option.
    pub(super) fn compare(&self, kind: Kind) -> Vec<PlayedValue> {
        let seats = kind.seats().0..=kind.seats().1;
        let usual = seats.map(|seats| (seats as u8, usual(kind, seats))).collect();
        let specs = kind.options().iter().filter(|spec| !spec.of_match);
        specs.flat_map(|spec| self.of_option(spec, &usual)).collect()
    }

    fn of_option(&self, spec: &OptionSpec, usual: &BTreeMap<u8, Usual>) -> Vec<PlayedValue> {
        let mut best: BTreeMap<&str, PlayedValue> = BTreeMap::new();
        for (key, with) in self.0.iter().filter(|((_, option, _), _)| option == spec.name) {
            let (seats, option, value) = key;
            let standard = usual.get(seats).and_then(|all| all.get(spec.name));
            let Some(standard) = standard.filter(|standard| *standard != value) else { continue };
            let other = self.0.get(&(*seats, option.clone(), standard.clone()));
            let Some(found) = other.and_then(|other| with.beside(other, key)) else { continue };
            let rounds = best.get(value.as_str()).map_or(0, |it| it.with.rounds);
            if found.with.rounds > rounds {
                best.insert(value, found);
            }
        }
        let mut found: Vec<PlayedValue> = best.into_values().collect();
        found.sort_by_key(|it| Reverse(it.with.rounds));
        found.truncate(VALUES_MAX);
        found
    }
}

/// The value of each option where nothing was chosen, as JSON.
type Usual = BTreeMap<&'static str, String>;

/// That of a table of so many seats.
fn usual(kind: Kind, seats: usize) -> Usual {
    let table = kind.table(&Settings::new(kind.options()), seats, None);
    let shown = table.map(|table| table.options()).unwrap_or_default();
    // What is not shown has its default.
    let defaults = kind.options().iter().filter_map(|spec| Some((spec.name, spec.default?)));
    let json = |value| serde_json::to_string(&value).expect("a number, a flag or a word");
    defaults.chain(shown).map(|(name, value)| (name, json(value))).collect()
}

impl Sum {
    fn merge(&mut self, other: &Self) {
        self.count.matches += other.count.matches;
        self.count.rounds += other.count.rounds;
        self.length.merge(&other.length);
        self.fairness.merge(&other.fairness);
        self.comebacks.merge(&other.comebacks);
    }

    fn is_enough(&self) -> bool {
        self.count.matches >= MATCHES_MIN && self.count.rounds >= ROUNDS_MIN
    }

    /// Beside the usual value, if both were played often enough.
    fn beside(&self, usual: &Self, (seats, option, value): &Key) -> Option<PlayedValue> {
        if !self.is_enough() || !usual.is_enough() {
            return None;
        }
        Some(PlayedValue {
            option: option.clone(),
            value: serde_json::from_str(value).ok()?,
            seats: *seats,
            with: self.count,
            usual: usual.count,
            length: change([&self.length, &usual.length].map(Ratio::mean))?,
            fairness: change([&self.fairness, &usual.fairness].map(Ratio::share))?,
            comebacks: change([&self.comebacks, &usual.comebacks].map(Ratio::share)),
        })
    }
}

/// An estimate, its variance, and of how many matches it is made.
struct Estimate {
    value: f64,
    variance: f64,
    matches: u64,
}

impl Ratio {
    fn add(&mut self, part: u64, whole: u64) {
        let (part_squared, product, whole_squared) = (part * part, part * whole, whole * whole);
        self.merge(&Self { matches: 1, part, whole, part_squared, product, whole_squared });
    }

    fn merge(&mut self, other: &Self) {
        self.matches += other.matches;
        self.part += other.part;
        self.whole += other.whole;
        self.part_squared += other.part_squared;
        self.product += other.product;
        self.whole_squared += other.whole_squared;
    }

    /// The parts divided by the wholes; `None` of too few matches.
    fn mean(&self) -> Option<Estimate> {
        if self.matches < MATCHES_MIN.into() || self.whole == 0 {
            return None;
        }
        let [n, part, whole] = [self.matches, self.part, self.whole].map(|it| it as f64);
        let [parts, products, wholes] =
            [self.part_squared, self.product, self.whole_squared].map(|it| it as f64);
        let value = part / whole;
        let squares = (parts - 2.0 * value * products + value * value * wholes).max(0.0);
        let variance = squares * n / (n - 1.0) / (whole * whole);
        Some(Estimate { value, variance, matches: self.matches })
    }

    /// As that, of a share of rounds or matches, each of which is [`WIN`] in the whole. It is no
    /// surer than if all of them were independent, also where all ended alike.
    fn share(&self) -> Option<Estimate> {
        let it = self.mean()?;
        let [all, won] = [self.whole, self.part].map(|parts| parts as f64 / f64::from(WIN));
        let near = (won + 1.0) / (all + 2.0);
        Some(Estimate { variance: it.variance.max(near * (1.0 - near) / all), ..it })
    }
}

/// The first one less the second one, with its 95 % interval: that of Student for as many matches
/// as the smaller of both has.
fn change([with, usual]: [Option<Estimate>; 2]) -> Option<PlayedChange> {
    let (with, usual) = (with?, usual?);
    let value = with.value - usual.value;
    let freedom = with.matches.min(usual.matches) - 1;
    let error = student(freedom as f64) * (with.variance + usual.variance).sqrt();
    Some(PlayedChange { value, low: value - error, high: value + error })
}

/// Student's 97.5 % quantile for this many degrees of freedom, by Hill's expansion (Abramowitz and
/// Stegun 26.7.5); accurate to a thousandth from nine on.
fn student(freedom: f64) -> f64 {
    let z = 1.959_964_f64;
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / freedom + second / freedom.powi(2) + third / freedom.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(matches: &[(u64, u64)]) -> Ratio {
        let mut all = Ratio::default();
        matches.iter().for_each(|&(part, whole)| all.add(part, whole));
        all
    }

    fn near(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-3, "{one} {other}");
    }

    #[test]
    fn an_interval_is_that_of_matches() {
        // Ten matches of one round each: the mean's own interval. The squares' sum is 82.5.
        let plain: Vec<(u64, u64)> = (11..=20).map(|turns| (turns, 1)).collect();
        let found = ratio(&plain).mean().expect("enough");
        near(found.value, 15.5);
        near(found.variance, 82.5 / 9.0 / 10.0);
        near(student(9.0), 2.2622);
        near(student(30.0), 2.0423);
        let other = ratio(&plain.iter().map(|(turns, _)| (turns + 2, 1)).collect::<Vec<_>>());
        let PlayedChange { value, low, high } =
            change([other.mean(), ratio(&plain).mean()]).expect("enough");
        near(value, 2.0);
        let error = 2.2619 * (2.0 * 82.5 / 90.0_f64).sqrt();
        near(high - 2.0, error);
        near(2.0 - low, error);
        // The same rounds said twice, as those of one match, make it no surer.
        let twice: Vec<(u64, u64)> = plain.iter().map(|(turns, _)| (2 * turns, 2)).collect();
        near(ratio(&twice).mean().expect("enough").variance, found.variance);
        assert!(ratio(&plain[..9]).mean().is_none(), "too few");
    }

    #[test]
    fn a_share_is_never_sure() {
        let win = u64::from(WIN);
        let never = ratio(&[(0, 3 * win); 10]).share().expect("enough");
        near(never.value, 0.0);
        near(never.variance, 1.0 / 32.0 * 31.0 / 32.0 / 30.0);
        // Where matches differ more than chance would have it, that counts.
        let mixed: Vec<(u64, u64)> = (0..10).map(|it| (it % 2 * 3 * win, 3 * win)).collect();
        near(ratio(&mixed).share().expect("enough").variance, 2.5 / 9.0 / 10.0);
    }

    /// The first game that has an option of its rounds with two values, and which.
    fn rule() -> (Kind, &'static str, [String; 2]) {
        let found = Kind::ALL.into_iter().find_map(|kind| {
            let specs = kind.options().iter();
            let mut plain = specs.filter(|spec| !spec.of_match && spec.variant.is_none());
            let spec = plain.find(|spec| spec.allowed_text().contains(" or "))?;
            let usual = usual(kind, kind.best_seats())[spec.name].clone();
            let text = spec.allowed_text();
            let other = text.split(" or ").find(|text| *text != usual.trim_matches('"'))?;
            let json = if usual.starts_with('"') { format!("{other:?}") } else { other.to_owned() };
            Some((kind, spec.name, [usual, json]))
        });
        found.expect("some game has such an option")
    }

    fn tally(seats: usize, (option, value): (&str, &str), turns: u32) -> MatchTally {
        let value = serde_json::from_str(value).expect("JSON");
        MatchTally {
            seats: seats as u8,
            options: BTreeMap::from([(option.to_owned(), value)]),
            rounds: 3,
            turns,
            begun_won: WIN,
            came_back: Some(turns.is_multiple_of(2)),
        }
    }

    #[test]
    fn a_value_is_told_beside_the_usual_one_where_both_were_played_enough() {
        let (kind, option, [usual, other]) = rule();
        let (best, fewest) = (kind.best_seats(), kind.seats().0);
        assert_ne!(best, fewest);
        let mut sums = Sums::default();
        for at in 0..MATCHES_MIN {
            assert_eq!(sums.compare(kind), [], "{at} matches are too few");
            sums.add(&tally(best, (option, &usual), 30 + at));
            sums.add(&tally(best, (option, &other), 60 + at));
            // At smaller tables the other value was not played.
            sums.add(&tally(fewest, (option, &usual), 3));
        }
        let [found] = &sums.compare(kind)[..] else { panic!("one value is told") };
        assert_eq!((&*found.option, found.value.to_string()), (option, other.clone()));
        assert_eq!(usize::from(found.seats), best);
        let count = PlayedCount { matches: MATCHES_MIN, rounds: ROUNDS_MIN };
        assert_eq!((found.with, found.usual), (count, count));
        near(found.length.value, 10.0);
        assert!(found.length.low > 0.0 && found.length.high < 20.0, "{found:?}");
        for same in [Some(found.fairness), found.comebacks] {
            let same = same.expect("there are some");
            assert!(same.value == 0.0 && same.low < 0.0 && same.high > 0.0, "{same:?}");
        }
        // Two years are as one with all their matches.
        let mut both = Sums::default();
        both.merge(&sums);
        both.merge(&sums);
        assert_eq!(both.compare(kind)[0].with.matches, 2 * MATCHES_MIN);
    }

    #[test]
    fn so_many_values_are_kept_and_told() {
        let numbers = |kind: Kind| {
            let spec = kind.options().iter().find(|spec| {
                let is_number = matches!(spec.allowed, games::Allowed::Between(..));
                is_number && !spec.of_match && spec.variant.is_none()
            });
            spec.map(|spec| (kind, spec.name))
        };
        let found = Kind::ALL.into_iter().find_map(numbers);
        let (kind, option) = found.expect("some game has a number");
        let seats = kind.best_seats();
        let mut sums = Sums::default();
        let usual = usual(kind, seats)[option].clone();
        for value in [usual].into_iter().chain((0..KEPT_MAX).map(|it| (900_000 + it).to_string())) {
            for _ in 0..MATCHES_MIN {
                sums.add(&tally(seats, (option, &value), 30));
            }
        }
        assert_eq!((sums.0.len(), sums.compare(kind).len()), (KEPT_MAX, VALUES_MAX));
    }
}
