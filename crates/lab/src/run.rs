//! A measurement, block by block, on all cores. The result is the same with any number of threads
//! and machines: a block depends on its number alone, and a test looks at them in order.

use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::time::Duration;

use crate::arena::ArenaError;
use crate::file::{Blocks, FileError};
use crate::measure::Measure;
use crate::program::end_programs;
use crate::stats::Test;

/// The progress of a run.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// How many blocks are finished, including those from a file.
    pub done: u64,
    /// How many of them came from the file.
    pub found: u64,
    /// The test's log-likelihood ratio, over the finished blocks before the first unfinished one.
    pub llr: Option<f64>,
}

/// Plays all blocks.
///
/// # Errors
///
/// As [`ArenaError`] says.
pub fn run<M: Measure>(measure: &M) -> Result<M::Report, ArenaError> {
    run_with(measure, None, &|_| true)
}

/// As [`run`], but keeps finished blocks in `file`, does not play again those that it holds, and
/// goes on as long as `watch`, called after each block, returns true.
///
/// # Errors
///
/// As [`ArenaError`] says: [`ArenaError::Stopped`] if `watch` ended it.
pub fn run_with<M: Measure>(
    measure: &M,
    file: Option<&Path>,
    watch: &(dyn Fn(Progress) -> bool + Sync),
) -> Result<M::Report, ArenaError> {
    measure.check()?;
    measure.prepare()?;
    let run = Run::open(measure, file)?;
    let ended = AtomicBool::new(!watch(run.progress()));
    let threads = measure.threads().max(1);
    let (run, failed, playing) = (Mutex::new(run), Mutex::new(None), AtomicUsize::new(threads));
    let lock = || run.lock().expect("nobody panicked");
    let failure = || failed.lock().expect("nobody panicked");
    let play = || {
        let mut runner = measure.runner();
        while !ended.load(Relaxed) {
            let next = lock().next(1);
            let Some(block) = next.map(|blocks| blocks.start) else { return };
            let played = M::play(&mut runner, block);
            if let Some(why) = M::failed(&runner) {
                failure().get_or_insert_with(|| why.to_owned());
                ended.store(true, Relaxed);
                return;
            }
            let mut run = lock();
            run.add(played);
            if !watch(run.progress()) {
                ended.store(true, Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                play();
                playing.fetch_sub(1, Relaxed);
                // After a failure no other block counts, so end the programs of the other threads.
                while playing.load(Relaxed) > 0 && failure().is_some() {
                    end_programs();
                    std::thread::sleep(Duration::from_millis(10));
                }
            });
        }
    });
    if let Some(why) = failed.into_inner().expect("nobody panicked") {
        return Err(ArenaError::Failed(why));
    }
    if ended.into_inner() {
        return Err(ArenaError::Stopped);
    }
    run.into_inner().expect("nobody panicked").report()
}

/// A measurement in progress, whoever plays its blocks: which are finished, which come next, and
/// when there are enough.
pub struct Run<M: Measure> {
    measure: M,
    /// By number.
    blocks: Vec<Option<M::Block>>,
    count: u64,
    found: u64,
    /// How many come before the first unfinished one, or before the test stopped.
    prefix: u64,
    /// The first block that has not been handed out.
    next: u64,
    test: Option<Test>,
    stopped: bool,
    file: Option<(PathBuf, Blocks)>,
    error: Option<io::Error>,
}

impl<M: Measure> Run<M> {
    /// Begins a measurement, or resumes that of `file`, in which finished blocks are kept. Programs
    /// are not started.
    ///
    /// # Errors
    ///
    /// As [`ArenaError`] says.
    pub fn open(measure: &M, file: Option<&Path>) -> Result<Self, ArenaError> {
        measure.check()?;
        let mut run = Self {
            blocks: vec![None; measure.blocks() as usize],
            count: 0,
            found: 0,
            prefix: 0,
            next: 0,
            test: measure.test(),
            stopped: false,
            file: None,
            error: None,
            measure: measure.clone(),
        };
        if let Some(path) = file {
            let failed = |error| ArenaError::File { path: path.display().to_string(), error };
            let opened = Blocks::open(path, &measure.header()?, |block| measure.fits(block));
            let (file, found) = opened.map_err(failed)?;
            run.file = Some((path.to_owned(), file));
            found.into_iter().for_each(|block| run.put(block));
            run.found = run.count;
        }
        Ok(run)
    }

    /// The next blocks to play, at most `count` consecutive ones; `None` if all were handed out or
    /// no more are needed.
    pub fn next(&mut self, count: u64) -> Option<Range<u64>> {
        let open = |at: u64| self.blocks.get(at as usize).is_some_and(Option::is_none);
        let end = self.blocks.len() as u64;
        let start = (self.next..end).find(|&at| open(at)).filter(|_| !self.stopped)?;
        let last = (start..end).take_while(|&at| open(at)).take(count.max(1) as usize).last()?;
        self.next = last + 1;
        Some(start..self.next)
    }

    /// How many blocks, at most, have not been handed out yet.
    pub fn left(&self) -> u64 {
        self.blocks.len() as u64 - self.next
    }

    /// A finished block.
    pub fn block(&self, number: u64) -> Option<&M::Block> {
        self.blocks.get(usize::try_from(number).ok()?)?.as_ref()
    }

    /// Adds a block that was just played.
    pub fn add(&mut self, block: M::Block) {
        if let Some(Err(error)) = self.file.as_mut().map(|(_, file)| file.add(&block)) {
            self.error = Some(error);
            self.stopped = true;
        }
        self.put(block);
    }

    /// Stores a block; those beyond the last are ignored.
    fn put(&mut self, block: M::Block) {
        let Some(place) = self.blocks.get_mut(M::number(&block) as usize) else { return };
        self.count += u64::from(place.is_none());
        *place = Some(block);
        while let Some(Some(block)) = self.blocks.get(self.prefix as usize)
            && !self.stopped
        {
            self.prefix += 1;
            let test = self.test.as_mut();
            self.stopped = test.is_some_and(|test| self.measure.is_decided(test, block));
        }
    }

    /// Whether no more blocks are needed.
    pub fn is_over(&self) -> bool {
        self.stopped || self.count == self.blocks.len() as u64
    }

    /// Its progress.
    pub fn progress(&self) -> Progress {
        let llr = self.test.as_ref().map(|test| test.report().llr);
        Progress { done: self.count, found: self.found, llr }
    }

    /// The report on the blocks before the first unfinished one.
    ///
    /// # Errors
    ///
    /// If the file could not be written.
    ///
    /// # Panics
    ///
    /// If the first block is not finished.
    pub fn report(self) -> Result<M::Report, ArenaError> {
        if let (Some(error), Some((path, _))) = (self.error, self.file) {
            let (path, error) = (path.display().to_string(), FileError::from(error));
            return Err(ArenaError::File { path, error });
        }
        let blocks: Vec<M::Block> = self.blocks.into_iter().map_while(|block| block).collect();
        let blocks = &blocks[..self.prefix as usize];
        assert!(!blocks.is_empty(), "a report needs a block");
        Ok(self.measure.report(blocks, self.test.map(|test| test.report()))?)
    }
}
