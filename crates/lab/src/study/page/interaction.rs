//! The section on how the seats act on each other.

use super::{
    At, Put, Rows, Section, Shape, Unit, axis, chart, course, point, reference, section, single,
    text,
};
use crate::study::report::Interaction;

pub(super) fn interaction(found: &Interaction, seats: usize) -> Section {
    let parts = [("cards", found.cards), ("own", found.own), ("others", found.others)];
    let parts = parts.into_iter().filter_map(|(part, it)| {
        Some(point(At::Name(text(&format!("lab-swing-{part}"), &[])), it?))
    });
    let kinds = found.kinds.iter().filter_map(|it| {
        let name = text("lab-name", &[("name", Put::Word(&it.kind))]);
        Some(point(At::Name(name), it.share?))
    });
    let rows = Rows::default()
        .add("hopeless", Unit::Share, found.hopeless)
        .add("kings", Unit::Share, found.kings)
        .add("influence", Unit::Share, found.influence)
        .add("excess", Unit::Share, found.excess)
        .add("replanned", Unit::Share, found.replanned)
        .add("barred", Unit::Share, found.barred);
    let what = [axis("part", Unit::Count), axis("swing", Unit::Share)];
    let kind = [axis("kind", Unit::Count), axis("swing", Unit::Share)];
    let over = [axis("course", Unit::Share), axis("won", Unit::Share)];
    let ahead = chart("ahead-so-far", Shape::Line, over, single(course(&found.ahead)));
    let charts = vec![
        chart("swings", Shape::Range, what, single(parts.collect())),
        chart("swing-kinds", Shape::Range, kind, single(kinds.collect())),
        reference(ahead, "even", 1.0 / seats as f64),
    ];
    section("interaction", &found.sentences, rows, charts)
}
