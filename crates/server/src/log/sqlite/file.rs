//! The log's file: which it is, who has it, and how it came to its present form.

use std::error::Error;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};
use thiserror::Error;

use super::checked;
use crate::log::{LogError, Trouble};

/// Marks a file as a log of Kartenhaus: "Kart".
const APPLICATION_ID: i32 = i32::from_be_bytes(*b"Kart");

/// What makes a file of each version out of one of the version before. Released ones never change.
const MIGRATIONS: &[Migration] = &[
    Migration::sql(
        "
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
",
    ),
    Migration::sql("ALTER TABLE entry ADD COLUMN sum INTEGER NOT NULL DEFAULT 0"),
    // Sums of another kind than those of files of the version before.
    Migration { sql: "", then: checked::add },
    // Earlier programs take an entry that replaced those before it for damage.
    Migration::sql(""),
];

struct Migration {
    sql: &'static str,
    /// What SQL cannot do.
    then: fn(&Connection) -> rusqlite::Result<()>,
}

impl Migration {
    const fn sql(sql: &'static str) -> Self {
        Self { sql, then: |_| Ok(()) }
    }
}

/// So many changed pages are written behind the log before they go into its file: streams that are
/// written to often do so once for many entries, and the pause that it takes is still short.
const CHECKPOINT_PAGES: i64 = 8192;

/// How much of the disk has to be free, so that what is open can go on where nothing new begins:
/// what may wait to go into the file, twice, and some days of moves.
const FREE_BYTES_MIN: u64 = 256 << 20;

const SQLITE: &[u8] = b"SQLite format 3\0";

/// SQLite's own size of a page.
const PAGE_BYTES: i64 = 4096;

/// Space for pages of the file, so that the ends of a few thousand live streams are at hand.
const CACHE_KIB: i64 = 64 << 10;

/// The first version whose entries have today's sums.
const SUMS_SINCE: u32 = 3;

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
    #[error("{} has version {found}; this program knows versions up to {known}", path.display())]
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
    Damaged(PathBuf, #[source] Box<dyn Error + Send + Sync>),
    /// What stands beside it was written behind another file, which was there before. None of them
    /// is touched.
    #[error(
        "{}-wal belongs to another file that was there before: a copy is put in its place with \
         `kartenhaus restore`",
        .0.display()
    )]
    NotItsOwn(PathBuf),
    /// The system does not let it be used.
    #[error("cannot open {}", .0.display())]
    Failed(PathBuf, #[source] Box<dyn Error + Send + Sync>),
}

impl OpenError {
    fn new(path: &Path, error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => Self::Foreign(path.to_owned()),
            Some(ErrorCode::DatabaseCorrupt) => Self::Damaged(path.to_owned(), Box::new(error)),
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

/// Why a log is not replaced by a copy.
#[derive(Debug, Error)]
pub enum RestoreError {
    /// The copy cannot be used.
    #[error(transparent)]
    From(OpenError),
    /// The log is in use, or cannot be locked.
    #[error(transparent)]
    To(OpenError),
    /// The copy is the log itself.
    #[error("{} is the data file itself", .0.display())]
    Same(PathBuf),
    /// It cannot be put there. What was there is there still.
    #[error("cannot write {}", .0.display())]
    Failed(PathBuf, #[source] Box<dyn Error + Send + Sync>),
}

/// Whoever has this has the log: its name, and the file itself, which may have other names.
pub(super) struct Lock {
    name: File,
    file: File,
}

impl Lock {
    /// The log's file, for whoever only looks at it.
    pub(super) fn file(&self) -> io::Result<File> {
        self.file.try_clone()
    }

    /// What whoever runs the server has to mend, if something.
    pub(super) fn trouble(&self, path: &Path) -> Option<Trouble> {
        let shown = path.display();
        let lost = |what: String| Some(Trouble { what, keeps: false });
        match is_at(&self.file, path) {
            Ok(true) => {}
            Ok(false) => {
                return lost(format!("{shown} was moved, deleted or replaced while it is in use"));
            }
            Err(error) => return lost(format!("{shown} cannot be looked at ({error})")),
        }
        let free = free_bytes(&self.file).filter(|free| *free < FREE_BYTES_MIN)?;
        let what = format!("only {} MiB are free where {shown} is", free >> 20);
        Some(Trouble { what, keeps: true })
    }
}

/// How much more the disk takes on which a file is, if it says so.
#[cfg(unix)]
fn free_bytes(file: &File) -> Option<u64> {
    let disk = rustix::fs::fstatvfs(file).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
fn free_bytes(_: &File) -> Option<u64> {
    None
}

/// Opens a log to write to, after making it if it is not there, and bringing it up to date if it is
/// of an older version.
pub(super) fn open(path: &Path) -> Result<(Connection, Lock), OpenError> {
    // Looked at before anything is changed or made next to it.
    if has_something(path) {
        check_beside(path)?;
        open_to_read(path)?;
    }
    let lock = lock(path)?;
    let connection = prepare(path).map_err(|error| OpenError::new(path, error))?;
    // By a connection of its own, which takes along what it has read.
    check_pages(&open_to_read(path)?, path)?;
    Ok((connection, lock))
}

fn has_something(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|file| file.len() > 0)
}

/// What SQLite has written behind a file goes into it when it is opened, whichever file that is.
/// One that nothing was ever written behind, such as a copy, has been put there in the place of
/// another.
fn check_beside(path: &Path) -> Result<(), OpenError> {
    if !has_something(&beside(path, "-wal")) {
        return Ok(());
    }
    // Of an SQLite file the 19th and 20th byte say how it is written to; 2 is behind it.
    let mut head = [0; 20];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut head));
    match read {
        Ok(()) if head[18..] == [1, 1] => Err(OpenError::NotItsOwn(path.to_owned())),
        // Whatever else there is, opening it tells.
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Whether the whole file can be read, and its tables are in order.
fn check_pages(connection: &Connection, path: &Path) -> Result<(), OpenError> {
    let check = |row: &rusqlite::Row<'_>| row.get::<_, String>(0);
    match connection.query_row("PRAGMA quick_check(1)", [], check) {
        Ok(said) if said == "ok" => Ok(()),
        Ok(said) => Err(OpenError::Damaged(path.to_owned(), said.into())),
        Err(error) => Err(OpenError::new(path, error)),
    }
}

fn lock(path: &Path) -> Result<Lock, OpenError> {
    let failed = |error| OpenError::Failed(path.to_owned(), Box::new(error));
    // Whatever links lead to it, it is the same file and has the same lock.
    let real = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let open = |path: &Path| private().create(true).truncate(false).write(true).open(path);
    let lock = |file: &File| match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    };
    let name = open(&beside(&real, ".lock")).map_err(failed)?;
    lock(&name)?;
    let file = open(&real).map_err(failed)?;
    // Elsewhere nobody could read a file that is locked.
    if cfg!(unix) {
        lock(&file)?;
    }
    keep_private(&file).map_err(failed)?;
    Ok(Lock { name, file })
}

/// Makes files that nobody else can read: there are cards in them.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Takes from strangers what an earlier version let them read.
#[cfg(unix)]
fn keep_private(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mut permissions = file.metadata()?.permissions();
    if permissions.mode() & 0o007 == 0 {
        return Ok(());
    }
    permissions.set_mode(permissions.mode() & !0o007);
    file.set_permissions(permissions)
}

#[cfg(not(unix))]
fn keep_private(_: &File) -> io::Result<()> {
    Ok(())
}

/// Gives files to the user whose folder the log is in, where only root may: root restores what
/// another user serves.
#[cfg(unix)]
fn hand_over(log: &Path, files: [&File; 2]) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, fchown};
    if rustix::process::geteuid().is_root() {
        let folder = fs::metadata(folder_of(log))?;
        for file in files {
            fchown(file, Some(folder.uid()), Some(folder.gid()))?;
        }
    }
    Ok(())
}

#[cfg(not(unix))]
fn hand_over(_: &Path, _: [&File; 2]) -> io::Result<()> {
    Ok(())
}

/// Opens no link, and waits for nobody at the other end of a pipe.
#[cfg(unix)]
const NO_LINK: i32 =
    rustix::fs::OFlags::NOFOLLOW.union(rustix::fs::OFlags::NONBLOCK).bits().cast_signed();

/// Whether a file is one of ours alone, with one name.
#[cfg(unix)]
fn is_plain(file: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let own = rustix::process::geteuid().as_raw();
    file.is_file() && file.nlink() == 1 && file.uid() == own && file.mode() & 0o077 == 0
}

#[cfg(not(unix))]
fn is_plain(file: &fs::Metadata) -> bool {
    file.is_file()
}

/// Whether this path leads to this file, and no longer to nothing, or to another one.
#[cfg(unix)]
pub(super) fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt as _;
    let own = file.metadata()?;
    let there = fs::metadata(path);
    Ok(there.is_ok_and(|there| (there.dev(), there.ino()) == (own.dev(), own.ino())))
}

/// Whether a file has a name: what is written to one without is gone when it is closed.
#[cfg(unix)]
pub(super) fn is_named(file: &File) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt as _;
    Ok(file.metadata()?.nlink() > 0)
}

/// A file that is open cannot be deleted.
#[cfg(not(unix))]
pub(super) fn is_at(_: &File, path: &Path) -> io::Result<bool> {
    fs::exists(path)
}

#[cfg(not(unix))]
pub(super) fn is_named(_: &File) -> io::Result<bool> {
    Ok(true)
}

fn folder_of(file: &Path) -> &Path {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

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

/// Those of an earlier version have no sums.
pub(super) fn damaged(path: &Path) -> Result<Vec<LogError>, OpenError> {
    let log = open_to_read(path)?;
    let found = version(&log).and_then(|seen| match seen {
        SUMS_SINCE..=VERSION => checked::damaged(&log, &AtomicBool::new(false)),
        _ => Ok(Vec::new()),
    });
    found.map_err(|error| OpenError::new(path, error))
}

/// How many migrations a file has seen.
fn version(of: &Connection) -> rusqlite::Result<u32> {
    of.pragma_query_value(None, "user_version", |row| row.get(0))
}

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
fn migrate(connection: &mut Connection, migrations: &[Migration]) -> rusqlite::Result<()> {
    let seen = version(connection)?;
    for (next, migration) in (1..).zip(migrations).filter(|(next, _)| *next > seen) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(migration.sql)?;
        (migration.then)(&transaction)?;
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", next)?;
        transaction.commit()?;
    }
    Ok(())
}

/// Opens a log that may be copied, without a word of it changed.
fn source(from: &Path) -> Result<Connection, OpenError> {
    check_beside(from)?;
    drop(open_to_read(from)?);
    // Of a log that nobody has open, a connection that only reads would leave files behind.
    let source = connect(from, OpenFlags::SQLITE_OPEN_READ_WRITE);
    source.map_err(|error| OpenError::new(from, error))
}

/// Copies a log, as it is at one moment, to a file that is not there yet.
pub(super) fn backup(from: &Path, to: &Path) -> Result<(), BackupError> {
    let source = source(from)?;
    let failed = |error| BackupError::Failed(to.to_owned(), error);
    // Until it is whole the copy has another name.
    let name = beside(to, ".part");
    let Some(part) = Part::new(&name).map_err(|error| failed(Box::new(error)))? else {
        return Err(BackupError::Exists(name));
    };
    if fs::symlink_metadata(to).is_ok() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    part.copy(&source).and_then(|()| part.rename(to)).map_err(failed)
}

/// Puts a copy in the place of a log that nobody uses; gives where what was there is kept.
pub(super) fn restore(from: &Path, to: &Path) -> Result<Option<PathBuf>, RestoreError> {
    let source = source(from).map_err(RestoreError::From)?;
    check_pages(&source, from).map_err(RestoreError::From)?;
    let real = |path: &Path| fs::canonicalize(path).ok();
    if real(from) == real(to) {
        return Err(RestoreError::Same(from.to_owned()));
    }
    let lock = lock(to).map_err(RestoreError::To)?;
    let failed = |error| RestoreError::Failed(to.to_owned(), error);
    let put = || {
        let part = Part::new(&beside(to, ".part"))?.ok_or("there is something in the way")?;
        part.copy(&source)?;
        let aside = keep_aside(to)?;
        part.rename(to)?;
        hand_over(to, [&part.file, &lock.name])?;
        // Should it come to no more than that: what stands beside another file is not read, and
        // whoever starts the server is told so.
        if aside.is_some() {
            remove(&beside(to, "-wal"))?;
            remove(&beside(to, "-shm"))?;
        }
        Ok(aside)
    };
    put().map_err(failed)
}

/// Gives a log that nobody uses one more name, and what was written behind it the same.
fn keep_aside(path: &Path) -> Result<Option<PathBuf>, Box<dyn Error + Send + Sync>> {
    let wal = beside(path, "-wal");
    if !has_something(path) && !has_something(&wal) {
        return Ok(None);
    }
    let free = |aside: &PathBuf| {
        [aside.clone(), beside(aside, "-wal")].iter().all(|it| fs::symlink_metadata(it).is_err())
    };
    let aside = (1..).map(|number| beside(path, &format!(".before-{number}"))).find(free);
    let aside = aside.ok_or("there is no name for what is there")?;
    // What was written behind it goes into it, if it is whole.
    let whole = check_beside(path).is_ok() && open_to_read(path).is_ok();
    if whole && let Ok(old) = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE) {
        _ = old.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    }
    // Nothing of it is taken away yet: whatever goes wrong, it is as it was.
    let link =
        |from: &Path, to: &Path| fs::hard_link(from, to).or_else(|_| fs::copy(from, to).map(drop));
    let (from, to) = ([path, &*wal], [aside.clone(), beside(&aside, "-wal")]);
    for (from, to) in from.into_iter().zip(&to).filter(|(from, _)| from.exists()) {
        link(from, to)?;
    }
    Ok(Some(aside))
}

fn remove(path: &Path) -> io::Result<()> {
    fs::remove_file(path).or_else(|error| match error.kind() {
        io::ErrorKind::NotFound => Ok(()),
        _ => Err(error),
    })
}

/// A copy that is not whole yet.
struct Part {
    path: PathBuf,
    /// It is locked as long as somebody writes it.
    file: File,
}

impl Part {
    /// One that nobody has begun, or whose writer did not live to end it; `None` if there is
    /// something else, or somebody writes it.
    fn new(path: &Path) -> io::Result<Option<Self>> {
        // A link, a pipe or another name of some file is something else, and not even opened.
        match fs::symlink_metadata(path) {
            Ok(there) if !is_plain(&there) => return Ok(None),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
        let options = &mut private();
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::custom_flags(options, NO_LINK);
        let mut file = options.read(true).write(true).create(true).truncate(false).open(path)?;
        if file.try_lock().is_err() || !is_at(&file, path)? || !is_plain(&file.metadata()?) {
            return Ok(None);
        }
        let mut head = Vec::new();
        (&mut file).take(SQLITE.len() as u64).read_to_end(&mut head)?;
        if head.iter().any(|byte| *byte != 0) && head != SQLITE {
            return Ok(None);
        }
        file.set_len(0)?;
        Ok(Some(Self { path: path.to_owned(), file }))
    }

    fn copy(&self, source: &Connection) -> Result<(), Box<dyn Error + Send + Sync>> {
        let name = self.path.to_str().ok_or("its name is not Unicode")?;
        source.execute("VACUUM INTO ?", [name])?;
        self.file.sync_all()?;
        Ok(())
    }

    fn rename(&self, to: &Path) -> Result<(), Box<dyn Error + Send + Sync>> {
        fs::rename(&self.path, to)?;
        // The name is on disk when its folder is.
        File::open(folder_of(to))?.sync_all()?;
        Ok(())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // It may have its own name by now; and what went wrong before matters more.
        _ = fs::remove_file(&self.path);
    }
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

    const ONE: Migration = Migration::sql("CREATE TABLE one (x)");
    const TWO: Migration =
        Migration::sql("CREATE TABLE two (x); INSERT INTO two SELECT x FROM one; DROP TABLE one");
    const BAD: Migration = Migration::sql("CREATE TABLE three (x); INSERT INTO nowhere VALUES (1)");

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
