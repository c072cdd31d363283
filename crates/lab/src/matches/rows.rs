//! Matches as a Parquet file.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::Arc;

use bots::{Bot, choose};
use games::{Chance, Kind, Match, Seed, Settings, Setup, Status, ToAct};
use parquet::basic::Compression;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, Int32Type};
use parquet::errors::Result;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use serde_json::json;

use super::Matches;
use crate::arena::COMMIT;
use crate::groups::{in_order, whole};

/// How many matches a row group has.
const GROUP: u64 = 250;

/// Matches with more decisions are given up.
const DECISIONS_MAX: u32 = 100_000;

/// The columns, and what they hold.
const SCHEMA: &str = "message matches {
    required int32 match;
    required binary game (STRING);
    required int32 seats;
    required group levels (LIST) { repeated group list { required binary element (STRING); } }
    required boolean ended;
    required int32 rounds;
    required int32 decisions;
    required group scores (LIST) { repeated group list { required int32 element; } }
    required group winners (LIST) { repeated group list { required int32 element; } }
    required binary record (STRING);
}";

struct Row {
    number: u64,
    kind: Kind,
    levels: Vec<Bot>,
    decisions: u32,
    status: Status,
    record: String,
}

pub(super) fn write(matches: &Matches, path: &Path, watch: &dyn Fn(u64, u64)) -> io::Result<()> {
    whole(path, |file| matches.write_to(file, watch))
}

impl Matches {
    fn write_to(&self, file: File, watch: &dyn Fn(u64, u64)) -> Result<()> {
        let schema = Arc::new(parse_message_type(SCHEMA)?);
        let mut file = SerializedFileWriter::new(file, schema, Arc::new(self.properties()))?;
        let groups = self.matches.div_ceil(GROUP);
        let play = |group: u64| -> Vec<Row> {
            let numbers = group * GROUP..((group + 1) * GROUP).min(self.matches);
            numbers.map(|number| self.play(number)).collect()
        };
        in_order(groups, self.threads, play, |group, rows| -> Result<()> {
            let mut writer = file.next_row_group()?;
            write_rows(&rows, &mut writer)?;
            writer.close()?;
            watch(group + 1, groups);
            Ok(())
        })?;
        file.close().map(drop)
    }

    fn properties(&self) -> WriterProperties {
        let bots: Vec<String> = self.bots.iter().map(Bot::to_string).collect();
        let games: Vec<&str> = self.games.iter().map(|kind| kind.id()).collect();
        let said = [
            ("games", json!(games)),
            ("levels", json!(bots)),
            ("seed", json!(self.seed)),
            ("commit", json!(COMMIT)),
        ];
        let said = said.map(|(name, said)| KeyValue::new(name.to_owned(), said.to_string()));
        WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_key_value_metadata(Some(said.to_vec()))
            .build()
    }

    fn play(&self, number: u64) -> Row {
        let kind = self.games[(number % self.games.len() as u64) as usize];
        let mut rng = Seed::from_number(self.seed).rng("matches", number);
        let (fewest, most) = kind.seats();
        let seats = fewest + rng.index(most - fewest + 1);
        let level = |_| *rng.choose(&self.bots).expect("there is a level");
        let levels: Vec<Bot> = (0..seats).map(level).collect();
        let deals = u64::from(rng.bits()) << 32 | u64::from(rng.bits());
        let settings = Settings::new(kind.options());
        let setup = Setup { kind, seats, settings, dealer: None, seed: Seed::from_number(deals) };
        let mut played = Match::new(&setup, None).expect("a table by standard rules");
        let mut decisions = 0;
        while decisions < DECISIONS_MAX {
            match played.game().to_act() {
                ToAct::Seats(able) => {
                    let seat = able.choose(&mut rng).expect("somebody is to act");
                    let mv = choose(levels[seat.index()], played.game(), seat, &mut rng);
                    played.play(seat, &mv.expect("who is to act has a move")).expect("it is legal");
                    decisions += 1;
                }
                ToAct::Chance(Chance::Round) => {
                    played.next_round(None).expect("a round is due");
                }
                ToAct::Chance(Chance::Reshuffle) => unreachable!("a match deals new draw piles"),
                ToAct::Nobody => break,
            }
        }
        let (status, record) = (played.game().status(), played.record().to_owned());
        Row { number, kind, levels, decisions, status, record }
    }
}

fn write_rows(rows: &[Row], group: &mut SerializedRowGroupWriter<'_, File>) -> Result<()> {
    let text = |text: &str| ByteArray::from(text.as_bytes().to_vec());
    let levels =
        |row: &Row| -> Vec<_> { row.levels.iter().map(|level| text(&level.to_string())).collect() };
    let winners = |row: &Row| -> Vec<i32> {
        row.status
            .winners
            .iter()
            .flat_map(|seats| seats.iter())
            .map(|it| it.index() as i32)
            .collect()
    };
    column::<Int32Type>(group, rows, |row| row.number as i32)?;
    column::<ByteArrayType>(group, rows, |row| text(row.kind.id()))?;
    column::<Int32Type>(group, rows, |row| row.levels.len() as i32)?;
    lists::<ByteArrayType>(group, rows, levels)?;
    column::<BoolType>(group, rows, |row| row.status.winners.is_some())?;
    column::<Int32Type>(group, rows, |row| row.status.round as i32)?;
    column::<Int32Type>(group, rows, |row| row.decisions as i32)?;
    lists::<Int32Type>(group, rows, |row| row.status.scores.clone())?;
    lists::<Int32Type>(group, rows, winners)?;
    column::<ByteArrayType>(group, rows, |row| text(&row.record))
}

/// Writes the next column of a row group: a value for each row.
fn column<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, File>,
    rows: &[Row],
    value: impl Fn(&Row) -> T::T,
) -> Result<()> {
    let mut column = group.next_column()?.expect("the schema has this column");
    let values: Vec<T::T> = rows.iter().map(value).collect();
    column.typed::<T>().write_batch(&values, None, None)?;
    column.close()
}

/// Writes the next column of a row group: a list for each row.
fn lists<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, File>,
    rows: &[Row],
    list: impl Fn(&Row) -> Vec<T::T>,
) -> Result<()> {
    let mut column = group.next_column()?.expect("the schema has this column");
    // Whether there is a value (an empty list has none), and whether it goes on with the list.
    let (mut values, mut there, mut goes_on) = (Vec::new(), Vec::new(), Vec::new());
    for list in rows.iter().map(list) {
        let count = list.len();
        there.extend(std::iter::repeat_n(i16::from(count > 0), count.max(1)));
        goes_on.push(0);
        goes_on.extend(std::iter::repeat_n(1, count.saturating_sub(1)));
        values.extend(list);
    }
    column.typed::<T>().write_batch(&values, Some(&there), Some(&goes_on))?;
    column.close()
}
