//! The sections on tools and on simple play.

use super::{
    At, Chart, Figure, Point, Put, Rows, Section, Series, Shape, Unit, axis, chart, point,
    reference, section, text,
};
use crate::study::report::{Effect, Simple, Tool, Tools};
use crate::study::sentences::{self, tools::is_known};

/// What it makes of a seat's play to do without each tool, and to use it always.
fn effects(found: &Tools) -> Chart {
    let of = |id: &str, effect: fn(&Tool) -> &Effect| Series {
        id: id.to_owned(),
        label: text(&format!("lab-curve-{id}"), &[]),
        points: found
            .tools
            .iter()
            .filter_map(|tool| Some(at(tool, is_known(effect(tool))?)))
            .collect(),
    };
    let series = vec![of("never", |tool| &tool.never), of("always", |tool| &tool.always)];
    let axes = [axis("tool", Unit::Count), axis("more", Unit::Share)];
    reference(chart("tools", Shape::Range, axes, series), "own", 0.0)
}

fn at(tool: &Tool, figure: Figure) -> Point {
    point(At::Name(tool.label.clone()), figure)
}

pub(super) fn tools(found: &Tools) -> Section {
    let rounds = |of: fn(&Tool) -> Option<Figure>, id: &str| Series {
        id: id.to_owned(),
        label: text(&format!("lab-curve-{id}"), &[]),
        points: found.tools.iter().filter_map(|tool| Some(at(tool, of(tool)?))).collect(),
    };
    let used = vec![rounds(|tool| tool.used, "used"), rounds(|tool| tool.rounds, "in-rounds")];
    let thoughts = found.thoughts.iter().filter_map(|it| {
        let own = [("what", Put::Word(&it.name)), ("bot", sentences::level(it.bot.as_deref()?))];
        Some(point(At::Name(text("lab-thinks", &own)), is_known(&it.effect)?))
    });
    let memory = found.thoughts.iter().filter(|it| it.bot.is_none()).filter_map(|it| {
        let own = [("what", Put::Word(&it.name)), ("bot", Put::Word(""))];
        Some(point(At::Name(text("lab-thinks", &own)), is_known(&it.effect)?))
    });
    let thoughts = super::single(memory.chain(thoughts).collect());
    let mut rows = Rows::default().add("seat-won", Unit::Share, found.won);
    for tool in &found.tools {
        let points = tool.never.points.filter(|_| is_known(&tool.never).is_some());
        let label = super::labelled(&tool.label, "lab-figure-never-points");
        rows.put(format!("never-{}", tool.name), label, Unit::Points, points);
    }
    let thinks = [axis("thinks", Unit::Count), axis("more", Unit::Share)];
    let shares = [axis("tool", Unit::Count), axis("share-of", Unit::Share)];
    let charts = vec![
        effects(found),
        chart("used", Shape::Range, shares, used),
        reference(chart("thoughts", Shape::Range, thinks, thoughts), "own", 0.0),
    ];
    section("tools", &found.sentences, rows, charts)
}

pub(super) fn simple(found: &Simple) -> Section {
    let length =
        found.together.iter().filter_map(|it| Some(point(At::Name(it.label.clone()), it.length?)));
    let axes = [axis("tool", Unit::Count), axis("times", Unit::Count)];
    let length = chart("together", Shape::Range, axes, super::single(length.collect()));
    let mut rows = Rows::default().add("loops", Unit::Share, found.loops);
    for it in &found.together {
        let label = super::labelled(&it.label, "lab-figure-together-loops");
        let loops = it.loops.filter(|loops| loops.value > 0.0);
        rows.put(format!("loops-{}", it.tool), label, Unit::Share, loops);
    }
    section("simple", &found.sentences, rows, vec![reference(length, "as-long", 1.0)])
}
