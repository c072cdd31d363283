//! The matches of a Parquet file are those that its records hold.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::PathBuf;

use games::{Kind, Match, Phase};
use lab::Matches;
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::record::{Field, Row};

fn written(matches: &Matches) -> PathBuf {
    let name = format!("matches-{}-{}", matches.threads, std::process::id());
    let path = std::env::temp_dir().join(name);
    matches.write(&path, &|_, _| {}).expect("it can be written");
    path
}

fn field<'a>(row: &'a Row, name: &str) -> &'a Field {
    let found = row.get_column_iter().find(|(column, _)| *column == name);
    found.map(|(_, field)| field).expect("there is such a column")
}

fn number(field: &Field) -> i32 {
    let Field::Int(number) = field else { panic!("{field} is no number") };
    *number
}

fn text(field: &Field) -> &str {
    let Field::Str(text) = field else { panic!("{field} is no text") };
    text
}

fn list(field: &Field) -> &[Field] {
    let Field::ListInternal(list) = field else { panic!("{field} is no list") };
    list.elements()
}

#[test]
fn a_file_holds_what_was_played() {
    let bots = ["dice", "novice", "club", "strong@20"].map(|bot| bot.parse().expect("a level"));
    let games = Kind::ALL.to_vec();
    // More than a group, so that each thread plays one.
    let matches = Matches { games, bots: bots.to_vec(), matches: 260, seed: 4, threads: 2 };
    let path = written(&matches);
    let other = written(&Matches { threads: 1, ..matches.clone() });
    assert_eq!(fs::read(&path).expect("a file"), fs::read(&other).expect("a file"));
    let file = SerializedFileReader::new(File::open(&path).expect("a file")).expect("Parquet");
    let (mut tables, mut seen) = (BTreeSet::new(), BTreeSet::new());
    for (at, row) in file.get_row_iter(None).expect("rows").enumerate() {
        let row = row.expect("a row");
        assert_eq!(number(field(&row, "match")), at as i32);
        let played = Match::load(text(field(&row, "record"))).expect("a record");
        let status = played.game().status();
        assert_eq!(text(field(&row, "game")), status.game);
        assert_eq!(status.game, Kind::ALL[at % Kind::ALL.len()].id());
        let scores: Vec<i32> = list(field(&row, "scores")).iter().map(number).collect();
        assert_eq!(scores, status.scores);
        assert_eq!(number(field(&row, "seats")) as usize, scores.len());
        assert_eq!(number(field(&row, "rounds")) as u32, status.round);
        let ended = *field(&row, "ended") == Field::Bool(true);
        assert_eq!(ended, status.phase == Phase::MatchOver);
        let won = status.winners.iter().flat_map(|seats| seats.iter());
        let winners: Vec<i32> = list(field(&row, "winners")).iter().map(number).collect();
        assert_eq!(winners, won.map(|seat| seat.index() as i32).collect::<Vec<_>>());
        let moves = text(field(&row, "record")).lines();
        let moves = moves.filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
        assert_eq!(number(field(&row, "decisions")) as usize, moves.count());
        let levels: Vec<&str> = list(field(&row, "levels")).iter().map(text).collect();
        assert_eq!(levels.len(), scores.len());
        tables.insert((status.game, scores.len()));
        seen.extend(levels.iter().map(|&level| (status.game, level.to_owned())));
    }
    // All tables were set, and every level played every game.
    let counts = Kind::ALL.iter().map(|kind| kind.seats().1 - kind.seats().0 + 1);
    assert_eq!(tables.len(), counts.sum::<usize>());
    assert_eq!(seen.len(), Kind::ALL.len() * bots.len());
    fs::remove_file(path).expect("it is there");
    fs::remove_file(other).expect("it is there");
}
