//! What the tests of reports have in common.

use games::{Kind, Settings};
use lab::study::{Chart, Figure, Number, Page, Point, Report, Samples, Section, Study};
use serde_json::Value as Json;

#[path = "../../../server/tests/validator/mod.rs"]
mod validator;

use validator::Validator;

/// A small study: as many rounds as there have to be, and few of what takes long.
pub(crate) fn study(kind: Kind, seats: usize, threads: usize) -> Study {
    let few = Samples { choice: 6, drama: 6, reliability: 8, skill: 60, ..Samples::of(1_000) };
    let samples = Samples {
        other_levels: 200,
        rotations: 100,
        tools: 100,
        together: 10,
        interaction: 10,
        depth: 5,
        ..few
    };
    let bots = ["novice", "dice", "club"].map(|bot| bot.parse().expect("a level"));
    let settings = Settings::new(kind.options());
    Study { kind, seats, settings, bots: bots.to_vec(), samples, seed: 3, threads }
}

pub(crate) fn section<'a>(report: &'a Report, id: &str) -> &'a Section {
    report.section(id).expect("a section")
}

/// A number of a section, if it could be told.
pub(crate) fn number<'a>(report: &'a Report, of: &str, id: &str) -> Option<&'a Number> {
    section(report, of).figures.iter().find(|number| number.id == id)
}

/// A figure of a section.
pub(crate) fn figure(report: &Report, of: &str, id: &str) -> Figure {
    let number = number(report, of, id);
    let figure =
        |it: &Number| Some(Figure { value: it.value, low: it.low?, high: it.high?, n: it.n? });
    number.and_then(figure).unwrap_or_else(|| panic!("no {id} in {of}"))
}

pub(crate) fn chart<'a>(report: &'a Report, of: &str, id: &str) -> &'a Chart {
    section(report, of).charts.iter().find(|chart| chart.id == id).expect("a chart")
}

/// The points of one series of a chart.
pub(crate) fn points<'a>(report: &'a Report, [of, id, series]: [&str; 3]) -> &'a [Point] {
    let mut all = chart(report, of, id).series.iter();
    &all.find(|it| it.id == series).expect("a series").points
}

/// What a schema allows, with nothing allowed that it does not name.
pub(crate) fn closed(schema: &str) -> Validator {
    let mut schema: Json = serde_json::from_str(schema).expect("the schema is JSON");
    close(&mut schema);
    Validator::new(&schema).expect("the schema is one")
}

fn close(json: &mut Json) {
    match json {
        Json::Array(list) => list.iter_mut().for_each(close),
        Json::Object(object) => {
            object.values_mut().for_each(close);
            if object.get("properties").is_some_and(Json::is_object) {
                object.insert("additionalProperties".to_owned(), false.into());
            }
        }
        _ => {}
    }
}

/// A page has charts, and no message's name where its text should be.
pub(crate) fn is_spoken(page: &Page) {
    let page = serde_json::to_value(page).expect("a page is plain");
    fn look(json: &Json) {
        match json {
            Json::String(text) => assert!(!text.starts_with("lab-"), "{text} is not spoken"),
            Json::Array(list) => list.iter().for_each(look),
            Json::Object(object) => {
                object.iter().filter(|(name, _)| *name != "id").for_each(|(_, it)| look(it));
            }
            _ => {}
        }
    }
    look(&page);
    for section in page["sections"].as_array().expect("sections") {
        let shown = ["charts", "tables"].map(|it| section[it].as_array().map_or(0, Vec::len));
        assert_ne!(shown, [0, 0], "{section}");
    }
}

/// Every figure lies in its interval, and every sentence is there in every language.
pub(crate) fn figures(json: &Json, kind: Kind) {
    match json {
        Json::Array(list) => list.iter().for_each(|json| figures(json, kind)),
        Json::Object(object) => {
            if let (Some(_), Ok(figure)) =
                (object.get("low"), serde_json::from_value::<Figure>(json.clone()))
            {
                let Figure { value, low, high, n } = figure;
                assert!(low <= value && value <= high && n > 3, "{kind}: {figure:?}");
            }
            if let Some(text) = object.get("text").and_then(Json::as_object) {
                assert_eq!(text.len(), words::Language::all().count(), "{kind}: {text:?}");
                let all = || text.values().filter_map(Json::as_str);
                assert!(all().all(|it| it.len() > 10 && !it.contains('{')), "{kind}: {text:?}");
                // Charts call this level another name.
                assert!(all().all(|it| !it.contains("dice")), "{kind}: {text:?}");
            }
            object.values().for_each(|json| figures(json, kind));
        }
        _ => {}
    }
}
