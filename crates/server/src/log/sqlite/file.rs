//! The log's file: which it is, who has it, and how it came to its present form.

use std::error::Error;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};
use thiserror::Error;

/// Marks a file as a log of Kartenhaus: "Kart".
const APPLICATION_ID: i32 = i32::from_be_bytes(*b"Kart");

/// What makes a file of each version out of one of the version before. Released ones never change.
const MIGRATIONS: &[&str] = &["
    CREATE TABLE entry (
        stream TEXT NOT NULL,
        seq INTEGER NOT NULL, -- from 1
        body TEXT NOT NULL,
        PRIMARY KEY (stream, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE agenda (
        stream TEXT NOT NULL PRIMARY KEY,
        at INTEGER NOT NULL -- milliseconds since 1970
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX agenda_at ON agenda (at);
"];

/// So many changed pages are written behind the log before they go into its file: streams that are
/// written to often do so once for many entries, and the pause that it takes is still short.
const CHECKPOINT_PAGES: i64 = 8192;

/// SQLite's own size of a page.
const PAGE_BYTES: i64 = 4096;

/// Space for pages of the file, so that the ends of a few thousand live streams are at hand.
const CACHE_KIB: i64 = 64 << 10;

/// The version of a file that has seen all migrations.
const VERSION: u32 = MIGRATIONS.len() as u32;

/// Why a log cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// Another process has it, or another log in this one.
    #[error("another kartenhaus already uses {}", .0.display())]
    InUse(PathBuf),
    /// It is something else. It is not touched.
    #[error("{} is not a file of Kartenhaus", .0.display())]
    Foreign(PathBuf),
    /// It is of a version that this program does not know. It is not touched.
    #[error("{} is of version {found}, and only versions up to {known} are known", path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// The newest version that this program knows.
        known: u32,
    },
    /// It was a log once.
    #[error("{} is damaged", .0.display())]
    Damaged(PathBuf, #[source] rusqlite::Error),
    /// The system does not let it be used.
    #[error("cannot open {}", .0.display())]
    Failed(PathBuf, #[source] Box<dyn Error + Send + Sync>),
}

impl OpenError {
    fn new(path: &Path, error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => Self::Foreign(path.to_owned()),
            Some(ErrorCode::DatabaseCorrupt) => Self::Damaged(path.to_owned(), error),
            _ => Self::Failed(path.to_owned(), Box::new(error)),
        }
    }
}

/// Why a log cannot be copied.
#[derive(Debug, Error)]
pub enum BackupError {
    /// There is something in the way. It is not touched.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// There is no log to copy.
    #[error(transparent)]
    From(#[from] OpenError),
    /// The copy cannot be made.
    #[error("cannot copy to {}", .0.display())]
    Failed(PathBuf, #[source] Box<dyn Error + Send + Sync>),
}

/// Whoever has this has the log.
pub(super) struct Lock(#[expect(dead_code, reason = "the lock lasts as long as the file")] File);

/// Opens a log to write to, after making it if it is not there, and bringing it up to date if it is
/// of an older version.
pub(super) fn open(path: &Path) -> Result<(Connection, Lock), OpenError> {
    // Looked at before anything is changed or made next to it.
    if fs::metadata(path).is_ok_and(|file| file.len() > 0) {
        open_to_read(path)?;
    }
    let lock = lock(path)?;
    let connection = prepare(path).map_err(|error| OpenError::new(path, error))?;
    Ok((connection, lock))
}

fn lock(path: &Path) -> Result<Lock, OpenError> {
    let failed = |error| OpenError::Failed(path.to_owned(), Box::new(error));
    // Whatever links lead to it, it is the same file and has the same lock.
    let real = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let mut options = OpenOptions::new();
    let file = options.create(true).truncate(false).write(true).open(beside(&real, ".lock"));
    let file = file.map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(Lock(file)),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// The file of the same name with this behind it.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

/// Opens a log to read from.
pub(super) fn open_to_read(path: &Path) -> Result<Connection, OpenError> {
    let open = || {
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        let id: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
        let found = version(&connection)?;
        Ok((connection, id, found))
    };
    let (connection, id, found) = open().map_err(|error| OpenError::new(path, error))?;
    if id != APPLICATION_ID {
        return Err(OpenError::Foreign(path.to_owned()));
    }
    if found > VERSION {
        return Err(OpenError::Newer { path: path.to_owned(), found, known: VERSION });
    }
    Ok(connection)
}

/// How many migrations a file has seen.
fn version(of: &Connection) -> rusqlite::Result<u32> {
    of.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Opens a file of ours, or an empty one, and makes it ready to be written to.
fn prepare(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let mut connection = connect(path, flags)?;
    migrate(&mut connection, MIGRATIONS)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    // What is committed is on disk; a Mac's disk needs to be told more firmly.
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
    // What has not gone into the file while a copy was made needs more, for that time only.
    connection.pragma_update(None, "journal_size_limit", 2 * CHECKPOINT_PAGES * PAGE_BYTES)?;
    connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
    Ok(connection)
}

/// A connection for one thread.
fn connect(path: &Path, flags: OpenFlags) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    // Without it SQLite plans a statement anew whenever it is asked for another stream, which takes
    // longer than to run it.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(connection)
}

/// Makes what migrations a file has not seen, each as a whole or not at all.
fn migrate(connection: &mut Connection, migrations: &[&str]) -> rusqlite::Result<()> {
    let seen = version(connection)?;
    for (next, migration) in (1..).zip(migrations).filter(|(next, _)| *next > seen) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(migration)?;
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", next)?;
        transaction.commit()?;
    }
    Ok(())
}

/// Copies a log, as it is at one moment, to a file that is not there yet.
pub(super) fn backup(from: &Path, to: &Path) -> Result<(), BackupError> {
    drop(open_to_read(from)?);
    // Of a log that nobody has open, a connection that only reads would leave files behind.
    let source = connect(from, OpenFlags::SQLITE_OPEN_READ_WRITE);
    let source = source.map_err(|error| OpenError::new(from, error))?;
    let failed = |error| BackupError::Failed(to.to_owned(), error);
    // Until it is whole the copy has another name; nobody else can have made it.
    let part = beside(to, ".part");
    match OpenOptions::new().write(true).create_new(true).open(&part) {
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            return Err(BackupError::Exists(part));
        }
        made => drop(made.map_err(|error| failed(Box::new(error)))?),
    }
    let copied = if fs::symlink_metadata(to).is_ok() {
        Err(BackupError::Exists(to.to_owned()))
    } else {
        copy(&source, &part, to).map_err(failed)
    };
    if copied.is_err() {
        // It may be gone already, or stay: what went wrong before matters more.
        _ = fs::remove_file(&part);
    }
    copied
}

fn copy(source: &Connection, part: &Path, to: &Path) -> Result<(), Box<dyn Error + Send + Sync>> {
    let name = part.to_str().ok_or("its name is not Unicode")?;
    source.execute("VACUUM INTO ?", [name])?;
    File::open(part)?.sync_all()?;
    fs::rename(part, to)?;
    // The name is on disk when its folder is.
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    Ok(())
}

/// A log's tables, in no file.
#[cfg(test)]
pub(super) fn in_memory() -> rusqlite::Result<Connection> {
    let mut connection = Connection::open_in_memory()?;
    migrate(&mut connection, MIGRATIONS)?;
    Ok(connection)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "CREATE TABLE one (x)";
    const TWO: &str = "CREATE TABLE two (x); INSERT INTO two SELECT x FROM one; DROP TABLE one";
    const BAD: &str = "CREATE TABLE three (x); INSERT INTO nowhere VALUES (1)";

    fn tables(of: &Connection) -> rusqlite::Result<Vec<String>> {
        let mut names = of.prepare("SELECT name FROM sqlite_schema ORDER BY name")?;
        names.query_map([], |row| row.get(0))?.collect()
    }

    #[test]
    fn a_migration_is_made_once_and_as_a_whole() -> rusqlite::Result<()> {
        let mut connection = Connection::open_in_memory()?;
        migrate(&mut connection, &[ONE])?;
        connection.execute("INSERT INTO one VALUES (7)", [])?;
        for _ in 0..2 {
            migrate(&mut connection, &[ONE, TWO])?;
            assert_eq!(version(&connection)?, 2);
            assert_eq!(tables(&connection)?, ["two"]);
        }
        let x: i64 = connection.query_row("SELECT x FROM two", [], |row| row.get(0))?;
        assert_eq!(x, 7);

        migrate(&mut connection, &[ONE, TWO, BAD]).expect_err("there is no such table");
        assert_eq!(version(&connection)?, 2);
        assert_eq!(tables(&connection)?, ["two"], "nothing of a migration that fails is kept");
        Ok(())
    }
}
