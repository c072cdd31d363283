//! The section on looking ahead, and on seeing all cards.

use super::{
    At, Put, Rows, Section, Shape, Unit, axis, chart, point, reference, section, single, text,
};
use crate::study::report::Depth;

pub(super) fn depth(found: &Depth) -> Section {
    let steps = found.steps.iter().filter_map(|step| {
        let label = text("lab-depth-worlds", &[("worlds", Put::Choice(step.worlds as usize))]);
        Some(point(At::Name(label), step.won?))
    });
    let open = found.open.map(|it| point(At::Name(text("lab-depth-true", &[])), it));
    let mut rows = Rows::default();
    for step in &found.steps {
        let label = text("lab-figure-depth", &[("worlds", Put::Choice(step.worlds as usize))]);
        rows.put(format!("depth-{}", step.worlds), label, Unit::Share, step.more);
    }
    let rows = rows.add("open", Unit::Share, found.open_more);
    let axes = [axis("worlds", Unit::Count), axis("not-lost", Unit::Share)];
    let drawn = chart("depth", Shape::Range, axes, single(steps.chain(open).collect()));
    section("depth", &found.sentences, rows, vec![reference(drawn, "even", found.even)])
}
