//! Keeps a match's record in a file, line by line as it grows, so that nothing is lost: not when
//! the person leaves, not when the input ends, not at Ctrl-C.

use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use engine::Match;

/// A record and the file that it is kept in.
pub(crate) struct Keeper {
    path: PathBuf,
    /// Open once something is to be written.
    file: Option<File>,
    /// Whether every move is written at once, or only when the match is left.
    always: bool,
    /// Whether nothing is ever written.
    never: bool,
    /// Remarks for the head of the file: who sits where.
    remarks: String,
    /// The record so far, and how much of it the file holds.
    record: String,
    written: usize,
}

impl Keeper {
    /// Writes to `path` as the match goes on. A file that already holds something is not touched.
    pub(crate) fn always(path: &Path, remarks: String) -> io::Result<Self> {
        if path.metadata().is_ok_and(|meta| meta.len() > 0) {
            let what = "it already holds something; name another file, or go on with `--resume`";
            return Err(io::Error::new(io::ErrorKind::AlreadyExists, what));
        }
        let file = OpenOptions::new().create(true).append(true).open(path)?;
        Ok(Self::new(path, Some(file), true, remarks))
    }

    /// Goes on in the file that holds the match up to now.
    pub(crate) fn resume(path: &Path, played: &Match) -> io::Result<Self> {
        let file = OpenOptions::new().append(true).open(path)?;
        let mut this = Self::new(path, Some(file), true, String::new());
        this.record = played.record().to_owned();
        this.written = this.record.len();
        Ok(this)
    }

    /// Keeps nothing: nobody could want to go on.
    pub(crate) fn never() -> Self {
        let mut this = Self::new(Path::new(""), None, false, String::new());
        this.never = true;
        this
    }

    /// Writes only when the match is left before its end, to a new file in the current folder.
    pub(crate) fn on_leaving(played: &Match, remarks: String) -> Self {
        let seed = played.seed().to_string();
        let path = PathBuf::from(format!("{}-{}.record", played.game().kind(), &seed[..12]));
        Self::new(&path, None, false, remarks)
    }

    fn new(path: &Path, file: Option<File>, always: bool, remarks: String) -> Self {
        let path = path.to_owned();
        Self { path, file, always, never: false, remarks, record: String::new(), written: 0 }
    }

    /// Takes over the record as it is now.
    pub(crate) fn update(&mut self, played: &Match) -> io::Result<()> {
        if self.record.len() < played.record().len() {
            self.record.push_str(&played.record()[self.record.len()..]);
        }
        if self.always { self.write() } else { Ok(()) }
    }

    /// Writes what is not written yet, and says where it is; `None` if nothing is kept.
    pub(crate) fn keep(&mut self) -> io::Result<Option<&Path>> {
        if self.never {
            return Ok(None);
        }
        self.write()?;
        Ok(Some(&self.path))
    }

    fn write(&mut self) -> io::Result<()> {
        if self.written == self.record.len() {
            return Ok(());
        }
        let file = match &mut self.file {
            Some(file) => file,
            None => {
                self.path = free_path(&self.path);
                let file = OpenOptions::new().create_new(true).append(true).open(&self.path)?;
                self.file.insert(file)
            }
        };
        let mut text = self.record[self.written..].to_owned();
        if self.written == 0 {
            // The first line says what the file is; remarks follow it.
            let head = text.find('\n').map_or(text.len(), |end| end + 1);
            text.insert_str(head, &self.remarks);
        }
        file.write_all(text.as_bytes())?;
        file.flush()?;
        self.written = self.record.len();
        Ok(())
    }
}

/// This path, or the next one with a number that no file has.
fn free_path(path: &Path) -> PathBuf {
    let numbered = |number: u32| path.with_extension(format!("{number}.record"));
    let mut paths = std::iter::once(path.to_owned()).chain((2..).map(numbered));
    paths.find(|path| !path.exists()).unwrap_or_else(|| path.to_owned())
}
