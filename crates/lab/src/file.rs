//! Finished blocks in a file: a line that says what is measured, then a line for each block. An
//! interrupted run can be resumed, and a finished one extended.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use thiserror::Error;

#[derive(Debug, Error)]
pub enum FileError {
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error(
        "it is of another measurement: {name} was {there} there, not {here}; choose another file \
         or folder, or the same {name}"
    )]
    Other {
        /// What differs.
        name: String,
        /// What the file says.
        there: String,
        /// What was asked for.
        here: String,
    },
    #[error("line {0} is no block of this measurement")]
    Line(usize),
}

/// Writes a file in the place of whatever has its name. Others may write to the folder too, so no
/// link that they left there is followed.
///
/// # Errors
///
/// If it cannot be written.
pub fn replace(path: &Path, write: impl FnOnce(File) -> io::Result<()>) -> io::Result<()> {
    let part = path.with_added_extension("part");
    match fs::remove_file(&part) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    write(File::create_new(&part)?)?;
    fs::rename(part, path)
}

/// Opens a file to read and extend it, or creates it; not through a link, which may lead to a file
/// that its name does not tell.
fn open_no_link(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(
        &mut options,
        rustix::fs::OFlags::NOFOLLOW.bits().cast_signed(),
    );
    options.open(path).map_err(|error| match path.is_symlink() {
        true => io::Error::new(error.kind(), "it is a link, and only a file itself is extended"),
        false => error,
    })
}

pub(crate) struct Blocks(File);

impl Blocks {
    /// Opens or creates a file; returns the blocks that it holds. An unfinished last line is
    /// dropped.
    pub(crate) fn open<B: DeserializeOwned>(
        path: &Path,
        header: &Json,
        fits: impl Fn(&B) -> bool,
    ) -> Result<(Self, Vec<B>), FileError> {
        let mut file = open_no_link(path)?;
        let (mut blocks, mut whole, mut number) = (Vec::new(), 0, 0);
        let mut reader = BufReader::new(&file);
        let mut line = String::new();
        while reader.read_line(&mut line)? > 0 && line.ends_with('\n') {
            number += 1;
            whole += line.len() as u64;
            if number == 1 {
                let there = serde_json::from_str(&line).map_err(|_| FileError::Line(1))?;
                same(&there, header)?;
            } else {
                let block = serde_json::from_str(&line).ok().filter(&fits);
                blocks.push(block.ok_or(FileError::Line(number))?);
            }
            line.clear();
        }
        if number == 0 && !line.is_empty() && !header.to_string().starts_with(&line) {
            return Err(FileError::Line(1)); // do not drop somebody else's text
        }
        file.set_len(whole)?;
        file.seek(SeekFrom::Start(whole))?;
        let mut new = Self(file);
        if number == 0 {
            new.write(&header.to_string())?;
        }
        Ok((new, blocks))
    }

    pub(crate) fn add(&mut self, block: &impl Serialize) -> io::Result<()> {
        self.write(&serde_json::to_string(block).map_err(io::Error::other)?)
    }

    fn write(&mut self, line: &str) -> io::Result<()> {
        self.0.write_all(format!("{line}\n").as_bytes())
    }
}

fn same(there: &Json, here: &Json) -> Result<(), FileError> {
    if let Some((name, there, here)) = difference(there, here) {
        return Err(FileError::Other { name, there, here });
    }
    if there.is_object() { Ok(()) } else { Err(FileError::Line(1)) }
}

/// The first member in which two objects differ: its name, and its values there and here.
pub(crate) fn difference(there: &Json, here: &Json) -> Option<(String, String, String)> {
    let names = |json: &Json| json.as_object().map(|map| map.keys().cloned().collect());
    let both: [Option<Vec<String>>; 2] = [names(here), names(there)];
    let mut names = both.into_iter().flatten().flatten();
    let name = names.find(|name| there[name] != here[name])?;
    // Of what has parts, the part that differs says more.
    Some(match difference(&there[&name], &here[&name]) {
        Some((part, there, here)) => (format!("{name}.{part}"), there, here),
        None => (name.clone(), there[&name].to_string(), here[&name].to_string()),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_part_that_differs_is_named() {
        let there = json!({ "game": "any", "samples": { "rounds": 4000, "again": 3 } });
        let here = json!({ "game": "any", "samples": { "rounds": 5000, "again": 3 } });
        let error = same(&there, &here).expect_err("they differ").to_string();
        assert!(error.contains("rounds was 4000 there, not 5000; choose another file"), "{error}");
        assert!(same(&there, &there).is_ok());
    }
}
