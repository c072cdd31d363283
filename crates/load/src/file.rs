//! The data file, read without the server.

use std::path::Path;

use anyhow::{Context as _, ensure};
use play::live::{By, MatchEntry};
use rusqlite::{Connection, OpenFlags};

use crate::table::{Moves, Table};

pub(crate) struct File(Connection);

impl File {
    /// Opens a data file to read, even while the server uses it.
    pub(crate) fn open(path: &Path) -> anyhow::Result<Self> {
        Ok(Self(Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?))
    }

    pub(crate) fn entries(&self, stream: &str) -> anyhow::Result<Vec<String>> {
        let sql = "SELECT body FROM entry WHERE stream = ? ORDER BY seq";
        let mut select = self.0.prepare_cached(sql)?;
        Ok(select.query_map([stream], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    pub(crate) fn count(&self) -> anyhow::Result<u64> {
        let count = self.0.query_row("SELECT count(*) FROM entry", [], |row| row.get(0));
        Ok(count.map(i64::cast_unsigned)?)
    }

    /// Checks that every acknowledged move of a table is there, in order, and no other except one
    /// that was sent last and not answered; that one counts from now on. Returns whether it was
    /// there.
    pub(crate) fn check(&self, table: &mut Table) -> anyhow::Result<bool> {
        let (mut found, mut at_acked) = (Moves::default(), None);
        let mut last = String::new();
        for number in 1.. {
            let entries = self.entries(&format!("match/{}/{number}", table.room))?;
            if entries.is_empty() {
                break;
            }
            for entry in entries {
                let MatchEntry::Played { lines, by: By::Person, .. } =
                    serde_json::from_str(&entry)?
                else {
                    continue;
                };
                for line in lines {
                    if found.count == table.acked.count {
                        at_acked = Some(found);
                    }
                    found.push(&line);
                    last = line;
                }
            }
        }
        let (room, acked) = (&table.room, table.acked);
        let more = found.count.checked_sub(acked.count);
        let more = more.with_context(|| {
            format!("{room}: {} moves were acknowledged, {} are kept", acked.count, found.count)
        })?;
        ensure!(at_acked.unwrap_or(found) == acked, "{room}: the kept moves differ");
        let pending = table.pending.take();
        ensure!(
            more == 0 || more == 1 && pending.as_deref() == Some(&last),
            "{room}: {more} moves more are kept than were sent"
        );
        table.acked = found;
        Ok(more == 1)
    }

    /// Lets SQLite check the whole file.
    pub(crate) fn check_integrity(&self) -> anyhow::Result<()> {
        let found: String = self.0.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
        ensure!(found == "ok", "{found}");
        Ok(())
    }
}
