//! Whole matches, as a page shows them.

use super::{Rows, Section, Unit, histogram, section};
use crate::study::report::Matches;

pub(super) fn matches(found: &Matches) -> Section {
    let won = found.better.as_ref().and_then(|it| it.won);
    let rows = Rows::default()
        .spread("match-rounds", Unit::Rounds, &found.rounds)
        .spread("match-minutes", Unit::Minutes, &found.minutes)
        .add("match-won", Unit::Share, won);
    let charts = vec![
        histogram("match-rounds", Unit::Rounds, &found.rounds),
        histogram("match-minutes", Unit::Minutes, &found.minutes),
    ];
    section("matches", &found.sentences, rows, charts)
}
