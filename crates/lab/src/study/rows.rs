//! The first level's rounds as a Parquet file, for pandas, polars and DuckDB.

use std::fs::File;
use std::io;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use bots::Policy;
use games::{Seed, for_game};
use parquet::basic::{Compression, Encoding};
use parquet::data_type::{BoolType, DataType, DoubleType, Int32Type};
use parquet::errors::Result;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::ColumnPath;
use serde_json::Value as Json;

use super::Study;
use super::report::{Identity, Report};
use super::round::{Chances, Purpose, Space, leads, play, shares};
use super::watch::Watcher;
use crate::block::PART;
use crate::groups::{in_order, whole};

/// About how many rows a row group has: enough for what reads it, and few enough for the memory of
/// each thread.
const GROUP_ROWS: u64 = 1 << 17;

/// Plays the first level's rounds again and writes them to a Parquet file, which is the same on any
/// number of threads. `watch` is told how many groups of rounds are written, and of how many.
///
/// # Errors
///
/// If the file cannot be written, or the first level is a program.
pub fn write_rows(
    study: &Study,
    report: &Report,
    path: &Path,
    watch: &dyn Fn(u64, u64),
) -> io::Result<()> {
    if study.bots[0].is_program() {
        let why = "there is no rounds.parquet: a program may play its rounds otherwise the next \
                   time";
        return Err(io::Error::new(io::ErrorKind::Unsupported, why));
    }
    let deals = GROUP_ROWS / study.seats as u64;
    whole(path, |file| write(study, &report.identity, deals, file, watch))
}

/// Declares the rows, and how they become columns.
macro_rules! columns {
    ($($(#[doc = $doc:literal])* $name:ident: $type:ty,)*) => {
        /// A round, seen from a seat.
        #[derive(Clone, Copy)]
        struct Row {
            $($(#[doc = $doc])* $name: $type,)*
        }

        impl Row {
            /// The columns, as Parquet writes a schema.
            fn schema() -> String {
                let mut schema = "message rounds {".to_owned();
                $(schema += &format!(" {} {};", <$type as Cell>::NAME, stringify!($name));)*
                schema + " }"
            }

            /// What each column holds.
            fn about() -> Json {
                Json::from_iter([$((stringify!($name), [$($doc.trim()),*].join(" ")),)*])
            }

            fn write(rows: &[Self], group: &mut SerializedRowGroupWriter<'_, File>) -> Result<()> {
                $(column(group, rows.iter().map(|row| row.$name))?;)*
                Ok(())
            }
        }
    };
}

columns! {
    /// The number of the round's deal, from 0.
    deal: i32,
    /// The seat, from 0.
    seat: i32,
    /// The seat that deals.
    dealer: i32,
    /// How many seats after the one that begins.
    distance: i32,
    /// Whether the round came to its end; if not, it was given up after 10,000 decisions.
    ended: bool,
    /// The seat's score of the round. If it did not end, there is none, nor a lead, share or rank.
    score: Option<i32>,
    /// By how many points it is ahead of the mean of the others.
    lead: Option<f64>,
    /// The part of the round that it won, from 0 to 1: seats with the best score share it.
    share: Option<f64>,
    /// Its place, from 1; seats with the same score have the same, and the next ones are left out.
    rank: Option<i32>,
    /// How many turns it had.
    turns: i32,
    /// How many decisions it made.
    decisions: i32,
    /// The most decisions of others between two of its own.
    longest_wait: i32,
    /// How many decisions of the round came after its last one.
    after_last: i32,
    /// How many turns the round had.
    round_turns: i32,
    /// How many decisions the round had.
    round_decisions: i32,
    /// At how many of them there was one legal move.
    round_forced: i32,
    /// How many of them several seats could make at the same time.
    round_shared: i32,
    /// How many legal moves there were at all of them together.
    round_legal: i32,
    /// How many minutes the round takes, by the model of the pace.
    round_minutes: f64,
}

trait Cell {
    type Type: DataType;
    /// How it is stored, as a schema says it.
    const NAME: &str;

    fn value(self) -> Option<<Self::Type as DataType>::T>;
}

/// Types for cells that are always there, and for those that may not be.
macro_rules! cells {
    ($($type:ty: $stored:ty, $name:literal;)*) => {$(
        impl Cell for $type {
            type Type = $stored;
            const NAME: &str = concat!("required ", $name);

            fn value(self) -> Option<$type> {
                Some(self)
            }
        }

        impl Cell for Option<$type> {
            type Type = $stored;
            const NAME: &str = concat!("optional ", $name);

            fn value(self) -> Option<$type> {
                self
            }
        }
    )*};
}

cells! {
    bool: BoolType, "boolean";
    i32: Int32Type, "int32";
    f64: DoubleType, "double";
}

fn column<C: Cell>(
    group: &mut SerializedRowGroupWriter<'_, File>,
    cells: impl Iterator<Item = C>,
) -> Result<()> {
    let mut column = group.next_column()?.expect("the schema has this column");
    let (mut values, mut there) = (Vec::new(), Vec::<i16>::new());
    for cell in cells.map(C::value) {
        there.push(cell.is_some().into());
        values.extend(cell);
    }
    // Where all have to be there, nobody asks whether they are.
    column.typed::<C::Type>().write_batch(&values, Some(&there), None)?;
    column.close()
}

/// Writes the rounds in groups of so many deals, which the threads play in turns.
fn write(
    study: &Study,
    identity: &Identity,
    deals: u64,
    file: File,
    watch: &dyn Fn(u64, u64),
) -> Result<()> {
    let schema = Arc::new(parse_message_type(&Row::schema())?);
    let mut file = SerializedFileWriter::new(file, schema, Arc::new(properties(identity)))?;
    let rounds = study.samples.rounds;
    let groups = rounds.div_ceil(deals);
    let play = |group: u64| {
        let deals = group * deals..((group + 1) * deals).min(rounds);
        for_game!(study.kind, G => rows::<G>(study, deals))
    };
    in_order(groups, study.threads, play, |group, rows| -> Result<()> {
        let mut writer = file.next_row_group()?;
        Row::write(&rows, &mut writer)?;
        writer.close()?;
        watch(group + 1, groups);
        Ok(())
    })?;
    file.close().map(drop)
}

/// How the file is stored, and what it says of itself.
fn properties(identity: &Identity) -> WriterProperties {
    let mut said = serde_json::to_value(identity).expect("it is plain");
    let said = said.as_object_mut().expect("it has members");
    said.remove("verdicts");
    said.insert("columns".to_owned(), Row::about());
    let said = said.iter().map(|(name, said)| match said {
        Json::String(text) => KeyValue::new(name.clone(), text.clone()),
        said => KeyValue::new(name.clone(), said.to_string()),
    });
    let deal = ColumnPath::from("deal");
    WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        .set_column_dictionary_enabled(deal.clone(), false)
        .set_column_encoding(deal, Encoding::DELTA_BINARY_PACKED)
        .set_key_value_metadata(Some(said.collect()))
        .build()
}

fn rows<G: Policy>(study: &Study, deals: Range<u64>) -> Vec<Row> {
    let seats = study.seats;
    let fresh: Vec<G> = (0..seats as u64).map(|deal| study.fresh(deal)).collect();
    let (seed, bots) = (Seed::from_number(study.seed), [study.sitters()[0]; games::SEATS_MAX]);
    let (mut watcher, mut space) = (Watcher::default(), Space::default());
    let mut rows = Vec::with_capacity((deals.end - deals.start) as usize * seats);
    for deal in deals {
        let dealer = (deal % seats as u64) as usize;
        let mut game = fresh[dealer].clone();
        let mut chances = Chances::of(seed, Purpose::Level, deal, 0);
        watcher.clear(seats);
        let ended = play(&mut game, &bots, &mut chances, &mut space, &mut watcher);
        let begin = rows.len();
        add_round(&mut rows, &watcher, watcher.starter(&game));
        let new = &mut rows[begin..];
        new.iter_mut().for_each(|row| {
            (row.deal, row.dealer, row.ended) = (deal as i32, dealer as i32, ended);
        });
        if ended {
            add_outcome(new, &game);
        }
    }
    rows
}

/// Adds a row for each seat, without the outcome of the round.
fn add_round(rows: &mut Vec<Row>, round: &Watcher, starter: usize) {
    let seats = round.seats.len();
    let of_seats = round.seats.iter().enumerate().map(|(seat, own)| Row {
        deal: 0,
        seat: seat as i32,
        dealer: 0,
        distance: ((seat + seats - starter) % seats) as i32,
        ended: false,
        score: None,
        lead: None,
        share: None,
        rank: None,
        turns: own.turns as i32,
        decisions: own.decisions as i32,
        longest_wait: own.longest_wait as i32,
        after_last: (round.decisions() - own.next) as i32,
        round_turns: round.turns as i32,
        round_decisions: round.decisions() as i32,
        round_forced: round.legal.iter().filter(|&&legal| legal == 1).count() as i32,
        round_shared: round.shared as i32,
        round_legal: round.legal.iter().sum::<u32>() as i32,
        round_minutes: round.milliseconds as f64 / 60_000.0,
    });
    rows.extend(of_seats);
}

/// Adds the outcome of a round that is over to the rows of its seats.
fn add_outcome<G: Policy>(rows: &mut [Row], game: &G) {
    let (shares, seats) = (shares(game), rows.len());
    let scores = G::standings(game.table()).round_scores().expect("the round is over");
    let leads: Vec<i64> = leads(game).collect();
    for (seat, row) in rows.iter_mut().enumerate() {
        row.score = Some(scores[seat]);
        row.lead = Some(leads[seat] as f64 / (seats - 1) as f64);
        row.share = Some(shares[seat] as f64 / PART as f64);
        row.rank = Some(1 + leads.iter().filter(|&&lead| lead > leads[seat]).count() as i32);
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use bots::{Bot, Level};
    use games::{Kind, Settings};

    use super::super::Samples;
    use super::*;
    use crate::measure::Measure as _;

    /// Groups are played and written in their order, and their size changes no row.
    #[test]
    fn groups_follow_each_other() {
        use parquet::file::reader::{FileReader as _, SerializedFileReader};
        let kind = Kind::ALL[1];
        let study = Study {
            kind,
            seats: 3,
            settings: Settings::new(kind.options()),
            bots: vec![Bot::from(Level::Dice).into()],
            samples: Samples::of(1_000),
            seed: 6,
            threads: 2,
        };
        let identity = study.report(&[Study::play(&mut study.runner(), 0)], None);
        let identity = identity.expect("a table").identity;
        let read = |deals, threads| {
            let path = std::env::temp_dir().join(format!("rows-{}-{deals}", std::process::id()));
            let study = Study { threads, ..study.clone() };
            let file = File::create(&path).expect("a file");
            write(&study, &identity, deals, file, &|_, _| {}).expect("it can be written");
            let file = SerializedFileReader::new(File::open(&path).expect("it is there"));
            let file = file.expect("a file of Parquet");
            let rows =
                file.get_row_iter(None).expect("rows").map(|row| row.expect("a row").to_string());
            fs::remove_file(path).expect("it is there");
            (file.num_row_groups(), rows.collect::<Vec<_>>())
        };
        let ((one, whole), (several, parts)) = (read(1_000, 1), read(300, 3));
        assert_eq!((one, several), (1, 4));
        assert!(whole == parts && whole.len() == 3_000);
    }
}
