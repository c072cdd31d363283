//! Keeps a match's record in a file, line by line as it grows, so that nothing is lost: not when
//! the person leaves, not when the input ends, not at Ctrl-C.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use games::{Match, bare};
use words::Language;

pub(super) struct Keeper {
    /// `None` if there is nothing to resume later.
    path: Option<PathBuf>,
    /// Once it is open, every move is written at once.
    file: Option<File>,
    /// Remarks for the head of a new file: who sits where.
    remarks: String,
    /// The record so far, and how many of its bytes the file holds.
    record: String,
    written: usize,
}

impl Keeper {
    /// Writes to the new file `path` as the match goes on. A file that holds something is not
    /// touched.
    pub(super) fn always(
        path: &Path,
        played: &Match,
        remarks: String,
        language: Language,
    ) -> io::Result<Self> {
        let file = OpenOptions::new().create(true).append(true).open(path)?;
        own(&file, language)?;
        if file.metadata()?.len() > 0 {
            let what = language.text("terminal-file-holds", &[]);
            return Err(io::Error::new(io::ErrorKind::AlreadyExists, what));
        }
        let mut this = Self::new(Some(path.to_owned()), played, remarks);
        this.file = Some(file);
        this.write()?;
        Ok(this)
    }

    /// Goes on in the file `path`, which holds the match as `text` up to now; `remarks` are added
    /// if somebody sits elsewhere than it says.
    pub(super) fn resume(
        path: &Path,
        text: &str,
        played: &Match,
        remarks: Option<String>,
        language: Language,
    ) -> io::Result<Self> {
        let mut file = OpenOptions::new().append(true).open(path)?;
        own(&file, language)?;
        if file.metadata()?.len() != text.len() as u64 {
            return Err(io::Error::other(language.text("terminal-file-changed", &[])));
        }
        // What is added stands right behind the last line.
        let blank = text.trim_start_matches('\u{feff}').len() - bare(text).len();
        if blank > 0 {
            file.set_len((text.len() - blank) as u64)?;
        }
        if let Some(remarks) = remarks {
            file.write_all(remarks.as_bytes())?;
        }
        let mut this = Self::new(Some(path.to_owned()), played, String::new());
        // What was replayed can be longer than what the file holds: by a draw pile that was due.
        let held = bare(text).lines().filter(|line| !line.starts_with('#')).count();
        this.written = this.record.split_inclusive('\n').take(held).map(str::len).sum();
        this.file = Some(file);
        this.write()?;
        Ok(this)
    }

    /// Writes only when the match is left before its end, to a new file in this folder, or never.
    pub(super) fn on_leaving(folder: Option<&Path>, played: &Match, remarks: String) -> Self {
        let seed = played.seed().to_string();
        let name = format!("{}-{}.record", played.game().kind(), &seed[..12]);
        Self::new(folder.map(|folder| folder.join(name)), played, remarks)
    }

    fn new(path: Option<PathBuf>, played: &Match, remarks: String) -> Self {
        let record = played.record().to_owned();
        Self { path, file: None, remarks, record, written: 0 }
    }

    /// Where the match is kept, now or when it is left; `None` if nowhere.
    pub(super) fn place(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Takes over the record as it is now: of what was taken back nothing stays.
    pub(super) fn update(&mut self, played: &Match) -> io::Result<()> {
        let record = played.record();
        let kept = match record.starts_with(&self.record) {
            true => self.record.len(),
            false => common(&self.record, record),
        };
        if kept < self.written
            && let Some(file) = &self.file
        {
            let end = file.metadata()?.len();
            file.set_len(end - (self.written - kept) as u64)?;
            self.written = kept;
        }
        self.record.truncate(kept);
        self.record.push_str(&record[kept..]);
        self.write()
    }

    /// Writes what is not written yet, and says where it is; `None` if nothing is kept.
    pub(super) fn keep(&mut self) -> io::Result<Option<&Path>> {
        if self.file.is_none()
            && let Some(path) = &self.path
        {
            let (file, path) = new_file(path)?;
            (self.file, self.path) = (Some(file), Some(path));
        }
        self.write()?;
        Ok(self.place())
    }

    /// The record so far, where no file takes it.
    pub(super) fn record(&self) -> &str {
        &self.record
    }

    /// Writes the lines that the file does not hold yet; all of them, or none.
    fn write(&mut self) -> io::Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        if self.written == self.record.len() {
            return Ok(());
        }
        let mut text = self.record[self.written..].to_owned();
        if self.written == 0 {
            // The first line says what the file is; remarks follow it.
            let head = text.find('\n').map_or(text.len(), |end| end + 1);
            text.insert_str(head, &self.remarks);
        }
        let before = file.metadata()?.len();
        if let Err(error) = file.write_all(text.as_bytes()).and_then(|()| file.flush()) {
            // A line that is cut off could not be read again. If even that fails, the first error
            // says more.
            let _ = file.set_len(before);
            return Err(error);
        }
        self.written = self.record.len();
        Ok(())
    }
}

/// Creates a file; if its name is taken, under the next one with a number.
fn new_file(first: &Path) -> io::Result<(File, PathBuf)> {
    if let Some(folder) = first.parent() {
        fs::create_dir_all(folder)?;
    }
    let (mut path, mut number) = (first.to_owned(), 1);
    loop {
        match OpenOptions::new().create_new(true).append(true).open(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 1000 => {
                number += 1;
                path = first.with_extension(format!("{number}.record"));
            }
            file => return Ok((file?, path)),
        }
    }
}

/// How many bytes of whole lines two records have in common.
fn common(one: &str, other: &str) -> usize {
    let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other);
    other[..same.count()].rfind('\n').map_or(0, |end| end + 1)
}

/// The keeper, also after a panic elsewhere: keeping the record matters more.
pub(super) fn lock(keeper: &Mutex<Keeper>) -> MutexGuard<'_, Keeper> {
    keeper.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes sure that the file is one that can be kept, and that nobody else plays it.
fn own(file: &File, language: Language) -> io::Result<()> {
    let wrong = |id: &str| Err(io::Error::other(language.text(id, &[])));
    if !file.metadata()?.is_file() {
        return wrong("terminal-file-irregular");
    }
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => wrong("terminal-file-played"),
        // A file system without locks cannot tell; the match matters more.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(error)) => Err(error),
    }
}
