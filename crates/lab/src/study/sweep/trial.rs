//! The rule set that serves a wish best, as far as a sweep shows, and whether fresh deals confirm
//! it.

use super::arms::Arm;
use super::make::Found;
use super::report::{Improvement, Setting, Tried, Wished};
use super::said;
use super::wish::{Way, Wish};
use super::{Counted, Sums, Sweep};
use crate::stats::{Figure, rounded};
use crate::study::Study;
use crate::study::measured::Measured;
use crate::study::what::What;

/// So many combinations of changes are all looked at; of more, changes are added one by one.
const COMBINATIONS_MAX: usize = 100_000;

/// Rule sets that should serve a wish, played beside the base rules on fresh deals.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The wish, and those of its words that the game can serve.
    asked: Vec<Wish>,
    wish: Vec<Wish>,
    /// The base rules and the proposed ones.
    sweep: Sweep,
    /// By how much each of these should serve each word.
    predicted: Vec<Vec<f64>>,
    /// Whether all combinations of changes were looked at.
    all: bool,
}

/// What a sweep says of one word of a wish: its measure in the base rules, and what each change and
/// each pair makes of it.
struct Aim {
    way: Way,
    base: f64,
    /// What is even.
    even: f64,
    /// The standard deviation of what deals differ by.
    deviation: f64,
    /// Nothing where it could not be measured.
    changes: Vec<Option<f64>>,
    pairs: Vec<f64>,
}

impl Aim {
    fn of(wish: Wish, sweep: &Sweep, found: &Found) -> Self {
        let (what, way) = wish.aim();
        let base = found.base.iter().find(|base| base.what == what);
        // What was not found is taken for nothing: what chance made of many small effects would
        // otherwise be chosen.
        let changes = found.changes.iter().map(|measures| {
            let it = measures.iter().find(|it| it.what == what)?;
            Some(if it.found { it.change.value } else { 0.0 })
        });
        let pairs = found.pairs.iter().map(|measures| {
            let it = measures.iter().find(|it| it.what == what && it.found);
            it.map_or(0.0, |it| it.change.value)
        });
        Self {
            way,
            base: base.map_or(0.0, |base| base.figure.value),
            even: 1.0 / sweep.study.seats as f64,
            deviation: base.map_or(0.0, |base| base.deviation),
            changes: changes.collect(),
            pairs: pairs.collect(),
        }
    }

    /// How much better the measure should become with these changes, in standard deviations; what
    /// cannot be measured serves nothing.
    fn improvement(&self, sweep: &Sweep, arms: &[usize]) -> f64 {
        if self.deviation <= 0.0 {
            return 0.0;
        }
        let alone: Option<f64> = arms.iter().map(|&arm| self.changes[arm]).sum();
        let Some(alone) = alone else { return f64::NEG_INFINITY };
        let both = sweep.pairs.iter().zip(&self.pairs);
        let both = both.filter(|(pair, _)| pair.of.iter().all(|arm| arms.contains(arm)));
        let change = alone + both.map(|(_, more)| more).sum::<f64>();
        let better = match self.way {
            Way::More => change,
            Way::Less => -change,
            Way::Even => (self.base - self.even).abs() - (self.base + change - self.even).abs(),
        };
        better / self.deviation
    }
}

/// Changes of a sweep, at most one of each option, and how well they should serve a wish.
#[derive(Clone, Default)]
struct Choice {
    arms: Vec<usize>,
    worth: f64,
}

/// Looks for the changes that should serve a wish best: of one option, of two, and so on.
struct Search<'a> {
    sweep: &'a Sweep,
    aims: &'a [Aim],
    options: Vec<Vec<usize>>,
}

impl Search<'_> {
    fn new<'a>(sweep: &'a Sweep, aims: &'a [Aim]) -> Search<'a> {
        let mut options: Vec<Vec<usize>> = Vec::new();
        let option = |arm: usize| sweep.arms[arm].set[0].option;
        for arm in 0..sweep.arms.len() {
            match options.last_mut().filter(|last| option(last[0]) == option(arm)) {
                Some(last) => last.push(arm),
                None => options.push(vec![arm]),
            }
        }
        Search { sweep, aims, options }
    }

    /// How many combinations there are; `None` if they are too many to look at each.
    fn count(&self) -> Option<usize> {
        let count = self.options.iter().try_fold(1_usize, |all, it| all.checked_mul(it.len() + 1));
        count.filter(|&count| count <= COMBINATIONS_MAX)
    }

    /// The best changes of one option, of two, and so on, as long as more changes are better.
    fn best(&self) -> Vec<Choice> {
        let mut best = vec![Choice::default(); self.options.len() + 1];
        match self.count() {
            Some(count) => {
                (1..count).for_each(|number| self.see(&mut best, self.combination(number)))
            }
            None => self.one_by_one(&mut best),
        }
        let mut least = 0.0;
        best.retain(|choice| {
            let better = choice.worth > least + 1e-6;
            least = choice.worth.max(least);
            better
        });
        best
    }

    /// A combination by its number: a digit for each option, where 0 leaves it as it is.
    fn combination(&self, mut number: usize) -> Vec<usize> {
        let digit = |arms: &Vec<usize>| {
            let digit = number % (arms.len() + 1);
            number /= arms.len() + 1;
            Some(arms[digit.checked_sub(1)?])
        };
        self.options.iter().filter_map(digit).collect()
    }

    /// Keeps `arms` if no others of as many options are better, and there is such a table.
    fn see(&self, best: &mut [Choice], arms: Vec<usize>) {
        let worth = self.aims.iter().map(|aim| aim.improvement(self.sweep, &arms)).sum();
        let best = &mut best[arms.len()];
        if worth > best.worth && self.sweep.combined(&arms).is_some() {
            *best = Choice { arms, worth };
        }
    }

    fn one_by_one(&self, best: &mut [Choice]) {
        for count in 1..best.len() {
            let before = best[count - 1].arms.clone();
            if before.len() + 1 < count {
                return;
            }
            for arms in
                self.options.iter().filter(|arms| !arms.iter().any(|it| before.contains(it)))
            {
                arms.iter().for_each(|&arm| self.see(best, [&before[..], &[arm]].concat()));
            }
        }
    }
}

impl Sweep {
    /// `None` if there is no such table.
    fn combined(&self, arms: &[usize]) -> Option<Arm> {
        let set: Vec<Setting> = arms.iter().flat_map(|&arm| self.arms[arm].set.clone()).collect();
        Arm::of(&self.study, set).ok()
    }
}

impl Trial {
    /// The rule sets that should serve a wish best, by what a sweep found, to be played on as many
    /// fresh deals; `None` if nothing that was found serves it.
    pub fn new(sweep: &Sweep, counted: &Counted, wish: &[Wish]) -> Option<Self> {
        let found = Found::of(sweep, &counted.all());
        let served: Vec<Wish> = wish.iter().copied().filter(|&it| !is_fixed(it, &found)).collect();
        let aims: Vec<Aim> = served.iter().map(|&wish| Aim::of(wish, sweep, &found)).collect();
        let search = Search::new(sweep, &aims);
        let best = search.best();
        let arms: Vec<Arm> = best.iter().filter_map(|it| sweep.combined(&it.arms)).collect();
        let each = |it: &Choice| aims.iter().map(|aim| aim.improvement(sweep, &it.arms)).collect();
        let study = Study { seed: sweep.study.seed.wrapping_add(1), ..sweep.study.clone() };
        (!arms.is_empty()).then(|| Self {
            asked: wish.to_vec(),
            wish: served,
            predicted: best.iter().map(each).collect(),
            all: search.count().is_some(),
            sweep: Sweep { study, arms, pairs: Vec::new(), ..sweep.clone() },
        })
    }
}

impl Trial {
    /// The base rules and the proposed ones, to be played.
    pub fn sweep(&self) -> &Sweep {
        &self.sweep
    }

    /// What the fresh deals say. Which rule set is the best is seen in the first half of them, and
    /// how good it is in the second: who chose by a figure cannot believe it.
    pub fn wished(&self, Counted { first, second }: &Counted) -> Wished {
        let [first, second] = [first, second].map(|sums| sums.clone().with_close());
        let tried = (0..self.sweep.arms.len()).map(|arm| Tried {
            settings: self.sweep.arms[arm].set.clone(),
            predicted: rounded(self.predicted[arm].iter().sum()),
            total: self.total(&self.improvements(&first, arm)),
        });
        let tried: Vec<Tried> = tried.collect();
        let worth = |arm: &usize| tried[*arm].total.map_or(f64::MIN, |total| total.value);
        // Of equals the one with the fewest changes, which comes first.
        let best = (0..tried.len()).rev().max_by(|one, other| worth(one).total_cmp(&worth(other)));
        let best = best.unwrap_or_default();
        let improvements = self.improvements(&second, best);
        let total = self.total(&improvements);
        let left = |word: &&Wish| !self.wish.contains(word);
        let mut wished = Wished {
            wish: self.asked.clone(),
            fixed: self.asked.iter().filter(left).copied().collect(),
            all: self.all,
            settings: tried[best].settings.clone(),
            predicted: tried[best].predicted,
            tried,
            rounds: second.base[What::Turns as usize].n,
            seed: self.sweep.study.seed,
            improvements,
            total,
            verified: total.is_some_and(|total| total.low > 0.0),
            sentences: Vec::new(),
        };
        wished.sentences = said::wished(&wished);
        wished
    }

    fn improvements(&self, sums: &Sums, arm: usize) -> Vec<Improvement> {
        let seats = self.sweep.study.seats;
        let all = self.wish.iter().zip(&self.predicted[arm]);
        all.filter_map(|(&wish, &predicted)| {
            let (what, way) = wish.aim();
            let (measured, unit) = (&sums.arms[arm].measures[what as usize], what.parts(seats));
            let arms = [what.figure(&measured.first, unit)?, what.figure(&measured.second, unit)?];
            let improvement = improvement(measured, way, unit, seats, self.wish.len())?;
            Some(Improvement { wish, what, arms, predicted: rounded(predicted), improvement })
        })
        .collect()
    }

    /// All intervals hold together, so their ends can be added up.
    fn total(&self, improvements: &[Improvement]) -> Option<Figure> {
        let all = || improvements.iter().map(|it| it.improvement);
        let sum = |of: fn(Figure) -> f64| all().map(of).sum();
        let n = all().map(|it| it.n).min().filter(|_| improvements.len() == self.wish.len())?;
        Some(Figure::new(sum(|it| it.value), sum(|it| it.low), sum(|it| it.high), n))
    }
}

/// Whether the measure of a word is the same in every deal by the base rules, so that there is
/// nothing by which a change could be measured.
fn is_fixed(word: Wish, found: &Found) -> bool {
    let what = word.aim().0;
    found.base.iter().any(|base| base.what == what && base.deviation <= 0.0)
}

impl Wished {
    /// That nothing which was found serves a wish.
    pub fn nothing(sweep: &Sweep, counted: &Counted, wish: &[Wish]) -> Self {
        let found = Found::of(sweep, &counted.all());
        let mut wished = Self {
            wish: wish.to_vec(),
            fixed: wish.iter().copied().filter(|&word| is_fixed(word, &found)).collect(),
            all: true,
            tried: Vec::new(),
            settings: Vec::new(),
            predicted: 0.0,
            rounds: 0,
            seed: sweep.study.seed,
            improvements: Vec::new(),
            total: None,
            verified: false,
            sentences: Vec::new(),
        };
        wished.sentences = said::wished(&wished);
        wished
    }
}

/// By how much a measure became better, in standard deviations of what deals differ by in the base
/// rules, with an interval that holds together with `words` such ones.
pub(super) fn improvement(
    measured: &Measured,
    way: Way,
    unit: f64,
    seats: usize,
    words: usize,
) -> Option<Figure> {
    let deviation = measured.first.variance().sqrt() / unit;
    if deviation <= 0.0 {
        return None;
    }
    let change = measured.change.figure(unit)?;
    let in_deviations = |figure: Figure| figure.map(|value| value / deviation);
    match way {
        Way::More => Some(in_deviations(change.among(words))),
        Way::Less => {
            let Figure { value, low, high, n } = in_deviations(change.among(words));
            Some(Figure { value: -value, low: -high, high: -low, n })
        }
        Way::Even => {
            let both = measured.sum().figure(unit)?;
            let both = both.map(|value| value - 2.0 / seats as f64);
            // |b| − |n| of the distances b and n from even follows from n − b and n + b.
            let nearer =
                |change: f64, both: f64| ((both - change).abs() - (both + change).abs()) / 2.0;
            let (change, both) = (change.among(2 * words), both.among(2 * words));
            let ends = [change.low, change.high].into_iter();
            let ends = ends.flat_map(|end| [both.low, both.high].map(|both| nearer(end, both)));
            let (low, high) =
                ends.fold((f64::MAX, f64::MIN), |(low, high), end| (low.min(end), high.max(end)));
            let value = nearer(change.value, both.value);
            Some(in_deviations(Figure::new(value, low, high, change.n)))
        }
    }
}
