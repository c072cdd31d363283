//! The rounds of a report as a Parquet file say what the report says.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::PathBuf;

use games::{Kind, Settings};
use lab::run;
use lab::study::{Report, Samples, Study, write_rows};
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::record::{Field, Row};
use serde_json::Value as Json;

use crate::support::{figure, number, points};

const DOCUMENT: &str = include_str!("../../../docs/lab.md");

fn study(kind: Kind) -> Study {
    let few = Samples { choice: 2, drama: 2, reliability: 4, skill: 4, ..Samples::of(1_000) };
    let samples = Samples { other_levels: 4, rotations: 4, depth: 4, ..few };
    let bots = ["novice", "dice"].map(|bot| bot.parse().expect("a level"));
    let (seats, settings) = (kind.best_seats(), Settings::new(kind.options()));
    Study { kind, seats, settings, bots: bots.to_vec(), samples, seed: 3, threads: 2 }
}

fn written(study: &Study, report: &Report) -> PathBuf {
    let name = format!("rows-{}-{}-{}", study.kind, study.threads, std::process::id());
    let path = std::env::temp_dir().join(name);
    write_rows(study, report, &path, &|_, _| {}).expect("it can be written");
    path
}

/// A row by its columns' names; what is null is left out, and what is true is 1.
fn numbers(row: &Row) -> BTreeMap<&str, f64> {
    let number = |field: &Field| match *field {
        Field::Int(number) => Some(number.into()),
        Field::Double(number) => Some(number),
        Field::Bool(is) => Some(f64::from(u8::from(is))),
        _ => None,
    };
    row.get_column_iter().filter_map(|(name, it)| Some((name.as_str(), number(it)?))).collect()
}

fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6 + 0.0
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let values: Vec<f64> = values.collect();
    rounded(values.iter().sum::<f64>() / values.len() as f64)
}

/// The figures of a report are those of its rows.
fn check(study: &Study, report: &Report, rows: &[BTreeMap<&str, f64>]) {
    let (kind, seats) = (study.kind, study.seats);
    let of = |name: &'static str| move |row: &&BTreeMap<&str, f64>| row.get(name).copied();
    let ended: Vec<_> = rows.iter().filter(|row| row["ended"] == 1.0).collect();
    let point = |id, distance: usize| points(report, ["fairness", id, "novice"])[distance].y;
    for distance in 0..seats {
        let here: Vec<_> =
            ended.iter().copied().filter(|row| row["distance"] == distance as f64).collect();
        let found = |name| mean(here.iter().filter_map(of(name)));
        let score = figure(report, "fairness", &format!("score-novice-{distance}")).value;
        let said = [point("won", distance), score, point("lead", distance)];
        assert_eq!([found("share"), found("score"), found("lead")], said, "{kind}");
    }
    let found = |name| mean(ended.iter().filter_map(of(name)));
    let said = |of: &str, id: &str| number(report, of, id).expect("rounds").value;
    assert_eq!(found("round_decisions"), said("length", "decisions-mean"), "{kind}");
    assert_eq!(found("round_turns"), said("length", "turns-mean"), "{kind}");
    assert_eq!(found("decisions"), said("length", "own-decisions-mean"), "{kind}");
    assert_eq!(found("turns"), said("length", "own-turns-mean"), "{kind}");
    assert_eq!(found("longest_wait"), said("length", "wait-mean"), "{kind}");
    let tenths = mean(ended.iter().map(|row| (row["round_minutes"] * 10.0 + 1e-9).floor()));
    assert_eq!(rounded(tenths / 10.0), said("length", "minutes-mean"), "{kind}");
    let sum = |name| ended.iter().filter_map(of(name)).sum::<f64>();
    let share = |name| rounded(sum(name) / sum("round_decisions"));
    assert_eq!(share("round_legal"), said("choice", "legal-mean"), "{kind}");
    assert_eq!(share("round_forced"), said("choice", "forced"), "{kind}");
    assert_eq!(share("round_shared"), said("choice", "shared"), "{kind}");
    assert_eq!(share("after_last"), said("length", "out"), "{kind}");
    for round in rows.chunks(seats) {
        let dealer = round[0]["deal"] % seats as f64;
        assert!(round.iter().all(|row| row["dealer"] == dealer), "{kind}");
        assert_eq!(
            round.iter().map(|row| row["decisions"]).sum::<f64>(),
            round[0]["round_decisions"]
        );
        // Who wins has the first place, whoever shares it.
        let won = round.iter().all(|row| (row["rank"] == 1.0) == (row["share"] > 0.0));
        assert!(round[0]["ended"] == 0.0 || won, "{kind}: {round:?}");
    }
}

#[test]
fn the_figures_of_a_report_are_those_of_its_rows() {
    for kind in Kind::ALL {
        let study = study(kind);
        let report = run(&study).expect("a table");
        let path = written(&study, &report);
        let alone = written(&Study { threads: 1, ..study.clone() }, &report);
        let same = fs::read(&path).expect("it is there") == fs::read(&alone).expect("it is there");
        assert!(same, "{kind}: threads change nothing");
        let file = SerializedFileReader::new(File::open(&path).expect("it is there"));
        let file = file.expect("a file of Parquet");
        let rows: Vec<Row> =
            file.get_row_iter(None).expect("rows").map(|row| row.expect("a row")).collect();
        let rows: Vec<_> = rows.iter().map(numbers).collect();
        assert_eq!(rows.len(), 1_000 * study.seats, "{kind}");
        check(&study, &report, &rows);
        let about = file.metadata().file_metadata();
        let said = about.key_value_metadata().expect("it says what it is");
        let said = |key: &str| {
            said.iter().find(|it| it.key == key).and_then(|it| it.value.clone()).expect("a value")
        };
        assert_eq!(said("command"), report.identity.command);
        assert_eq!((said("game").as_str(), said("seed").as_str()), (kind.id(), "3"));
        let columns: Json = serde_json::from_str(&said("columns")).expect("JSON");
        let columns = columns.as_object().expect("an object");
        assert_eq!(columns.len(), about.schema_descr().num_columns());
        for (name, holds) in columns {
            let holds = holds.as_str().expect("text");
            let row = format!("| `{name}` | {holds} |\n");
            assert!(DOCUMENT.contains(&row), "docs/lab.md does not say: {row}");
        }
        for path in [path, alone] {
            fs::remove_file(path).expect("it is there");
        }
    }
}
