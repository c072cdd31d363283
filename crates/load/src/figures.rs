//! Figures of several runs.

use serde_json::{Value, json};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Figure {
    pub(crate) median: f64,
    pub(crate) min: f64,
    pub(crate) max: f64,
}

impl Figure {
    /// Zeros if there are no runs.
    pub(crate) fn new(runs: impl IntoIterator<Item = f64>) -> Self {
        let mut runs: Vec<f64> = runs.into_iter().collect();
        runs.sort_by(f64::total_cmp);
        let at = |index: usize| runs.get(index).copied().unwrap_or_default();
        Self { median: at(runs.len() / 2), min: at(0), max: at(runs.len().saturating_sub(1)) }
    }

    /// As text with `digits` after the point: the median, and the extremes if they differ.
    pub(crate) fn text(&self, digits: usize) -> String {
        let Self { median, min, max } = self;
        let text = format!("{median:.digits$}");
        match min == max {
            true => text,
            false => format!("{text} ({min:.digits$} to {max:.digits$})"),
        }
    }

    pub(crate) fn json(&self) -> Value {
        json!([self.median, self.min, self.max])
    }
}

/// The quantile of sorted times in microseconds, in milliseconds.
pub(crate) fn ms_at(sorted: &[u32], share: f64) -> f64 {
    let index = (sorted.len() as f64 * share) as usize;
    let last = sorted.len().saturating_sub(1);
    sorted.get(index.min(last)).map_or(f64::NAN, |us| f64::from(*us) / 1e3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures() {
        let figure = Figure::new([3.0, 1.0, 2.0]);
        assert_eq!(figure, Figure { median: 2.0, min: 1.0, max: 3.0 });
        assert_eq!(figure.text(1), "2.0 (1.0 to 3.0)");
        assert_eq!(Figure::new([7.0]).text(0), "7");
        let times: Vec<u32> = (0..1000).map(|ms| ms * 1000).collect();
        assert_eq!([0.0, 0.5, 0.99, 1.0].map(|share| ms_at(&times, share)), [0., 500., 990., 999.]);
    }
}
