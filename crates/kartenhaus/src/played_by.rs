//! Who plays the blocks of a measurement: threads of this program, or workers elsewhere.

use std::io::{self, IsTerminal as _};
use std::num::NonZeroUsize;
use std::path::Path;
use std::thread::available_parallelism;
use std::time::Duration;

use anyhow::anyhow;
use clap::builder::RangedU64ValueParser;
use clap::{Args, value_parser};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::work::{self, Seen};
use lab::{ArenaError, Measure, Progress};
use nats::Cluster;

use crate::console::usage;
use crate::interrupt::{stopped, when_stopped};

/// Who plays.
#[derive(Args)]
pub(crate) struct PlayedBy {
    /// How many threads play [default: one for each processor]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Let the workers play that wait at these NATS servers, such as nats://a,b:4333,c
    #[arg(long, value_name = "URL", conflicts_with = "threads")]
    workers: Option<String>,
    /// After how many seconds of silence a worker's blocks are given to another
    #[arg(
        long,
        value_name = "S",
        default_value_t = 10,
        value_parser = between(1, 600),
        hide = true
    )]
    silence: u64,
}

impl PlayedBy {
    pub(crate) fn threads(&self) -> usize {
        all_processors(self.threads)
    }

    /// The address where workers wait, if they play. An error does not show it: it may hold a
    /// password.
    pub(crate) fn workers(&self) -> anyhow::Result<Option<Cluster>> {
        self.workers.as_ref().map(|address| address.parse()).transpose().map_err(usage)
    }

    pub(crate) fn measure<M: Measure>(
        &self,
        measure: &M,
        file: Option<&Path>,
    ) -> anyhow::Result<M::Report> {
        let workers = self.workers()?;
        let bar = bar(measure.blocks());
        let report = match workers {
            None => {
                if measure.by_programs() {
                    // A program that never reads its input would otherwise survive this process.
                    when_stopped(|| lab::exit(130))?;
                }
                let watch = |progress: Progress| {
                    show(&bar, progress, None);
                    true
                };
                lab::run_with(measure, file, &watch).map_err(Into::into)
            }
            Some(cluster) => {
                let watch = |seen: Seen| match seen {
                    Seen::Progress(progress, workers) => show(&bar, progress, Some(workers)),
                    Seen::Note(text) => bar.suspend(|| eprintln!("kartenhaus: {text}")),
                };
                let silence = Duration::from_secs(self.silence);
                let report = work::measure(&cluster, measure, file, silence, stopped, &watch);
                report.map_err(|error| match error.is::<ArenaError>() {
                    true => error,
                    false => error.context(cluster.to_string()),
                })
            }
        };
        bar.finish_and_clear();
        report.map_err(|error: anyhow::Error| match error.downcast_ref() {
            Some(ArenaError::Failed(why)) => {
                anyhow!("{why}; the same command goes on where it stopped")
            }
            Some(why) if why.is_misuse() => usage(error),
            _ => error,
        })
    }
}

/// So many threads, or one for each processor.
pub(crate) fn all_processors(threads: Option<NonZeroUsize>) -> usize {
    threads.or_else(|| available_parallelism().ok()).map_or(1, NonZeroUsize::get)
}

pub(crate) fn between(min: u64, max: u64) -> RangedU64ValueParser {
    value_parser!(u64).range(min..=max)
}

/// A bar with the time that is left, on standard error, where somebody looks at it.
pub(crate) fn bar(blocks: u64) -> ProgressBar {
    let target = match io::stderr().is_terminal() {
        true => ProgressDrawTarget::stderr(),
        false => ProgressDrawTarget::hidden(),
    };
    let bar = ProgressBar::with_draw_target(Some(blocks), target);
    let style = "{wide_bar} {pos} of {len} blocks, {eta} left {msg}";
    bar.set_style(ProgressStyle::with_template(style).unwrap_or(ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

/// Shows how far a run is, and how many workers play, where they do.
fn show(bar: &ProgressBar, progress: Progress, workers: Option<usize>) {
    if progress.done == progress.found {
        // What was in the file took no time, and says nothing about the rest.
        bar.set_position(progress.found);
        bar.reset_eta();
    }
    let llr = progress.llr.map(|llr| format!("(log-ratio {llr:+.2})"));
    let workers = workers.map(|workers| match workers {
        0 => "(no worker yet)".to_owned(),
        1 => "(1 worker)".to_owned(),
        workers => format!("({workers} workers)"),
    });
    let notes: Vec<String> = llr.into_iter().chain(workers).collect();
    bar.set_message(notes.join(" "));
    bar.set_position(progress.done);
}
