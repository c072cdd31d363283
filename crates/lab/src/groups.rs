//! A file of row groups, played by several threads and written in their order.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::mpsc::sync_channel;
use std::thread;

use parquet::errors::Result as Written;

use crate::file::replace;

/// Writes a file in the place of whatever has its name; one that has its name is whole.
pub(crate) fn whole(path: &Path, write: impl FnOnce(File) -> Written<()>) -> io::Result<()> {
    replace(path, |file| write(file).map_err(io::Error::other))
}

/// Plays `groups` groups on `threads` threads in turns, and writes them in their order. The first
/// error of `write` ends it.
pub(crate) fn in_order<T: Send, E>(
    groups: u64,
    threads: usize,
    play: impl Fn(u64) -> T + Sync,
    mut write: impl FnMut(u64, T) -> Result<(), E>,
) -> Result<(), E> {
    let (threads, play) = (threads.max(1), &play);
    thread::scope(|scope| {
        let played = (0..threads as u64).map(|first| {
            // A thread waits until its last group is written, so that few are in memory.
            let (send, played) = sync_channel(0);
            scope.spawn(move || {
                for group in (first..groups).step_by(threads) {
                    if send.send(play(group)).is_err() {
                        return; // the file cannot be written
                    }
                }
            });
            played
        });
        let played: Vec<_> = played.collect();
        (0..groups).try_for_each(|group| {
            let rows = played[group as usize % threads].recv().expect("its thread plays it");
            write(group, rows)
        })
    })
}
