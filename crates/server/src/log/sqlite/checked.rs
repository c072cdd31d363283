//! The checksums of the entries in a file.

use std::sync::atomic::{AtomicBool, Ordering};

use rusqlite::Connection;

use crate::log::sum::{Chain, FIRST, of};
use crate::log::{LogError, Stream};

/// Gives every entry its sum: those of earlier versions have none, or others.
pub(super) fn add(to: &Connection) -> rusqlite::Result<()> {
    let mut streams = to.prepare("SELECT DISTINCT stream FROM entry")?;
    let streams: Vec<String> =
        streams.query_map((), |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    let mut entries = to.prepare("SELECT seq, body FROM entry WHERE stream = ? ORDER BY seq")?;
    let mut set = to.prepare("UPDATE entry SET sum = ? WHERE stream = ? AND seq = ?")?;
    for stream in streams {
        let mut sum = FIRST;
        let all: Vec<(i64, String)> = entries
            .query_map([&stream], |row| Ok((row.get(0)?, row.get(1)?)))?
            .collect::<rusqlite::Result<_>>()?;
        for (seq, body) in all {
            sum = of(sum, &stream, seq, body.as_bytes());
            set.execute((sum, &stream, seq))?;
        }
    }
    Ok(())
}

/// The first damaged entry of each stream that has one; not all of them if it is told to stop.
pub(super) fn damaged(file: &Connection, stop: &AtomicBool) -> rusqlite::Result<Vec<LogError>> {
    let mut entries =
        file.prepare("SELECT stream, seq, body, sum FROM entry ORDER BY stream, seq")?;
    let mut rows = entries.query(())?;
    let mut found: Vec<LogError> = Vec::new();
    let (mut stream, mut last, mut broken) = (String::new(), (0, FIRST), false);
    while !stop.load(Ordering::Relaxed)
        && let Some(row) = rows.next()?
    {
        let (name, seq, sum): (String, i64, i64) = (row.get(0)?, row.get(1)?, row.get(3)?);
        if name != stream {
            (stream, last, broken) = (name, (0, FIRST), false);
        }
        if broken {
            continue;
        }
        // What is no text any more is not the text that was written.
        let body: String = row.get(2).unwrap_or_default();
        let mut chain = Chain::after(&stream, last.0, last.1);
        if let Err(damage) = chain.goes_on(seq, body.as_bytes(), sum) {
            broken = true;
            found.push(damage);
        }
        last = (seq, sum);
    }
    Ok(found)
}

/// The entries after the first `after`, each with its number.
pub(super) fn read(
    from: &Connection,
    sql: &str,
    stream: &Stream,
    after: i64,
) -> rusqlite::Result<Result<Vec<(i64, String)>, LogError>> {
    let mut entries = from.prepare_cached(sql)?;
    let mut rows = entries.query((stream.name(), after))?;
    let mut chain = Chain::after(stream.name(), after, FIRST);
    let mut read = Vec::new();
    while let Some(row) = rows.next()? {
        let (seq, sum): (i64, i64) = (row.get(0)?, row.get(2)?);
        if seq == after {
            chain = Chain::after(stream.name(), after, sum);
            continue;
        }
        let body: Option<String> = row.get(1).ok();
        if let Err(damage) = chain.goes_on(seq, body.as_deref().unwrap_or_default().as_bytes(), sum)
        {
            return Ok(Err(damage));
        }
        read.extend(body.map(|body| (seq, body)));
    }
    Ok(Ok(read))
}
