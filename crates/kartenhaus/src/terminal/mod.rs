//! What a match looks like at a terminal, as lines for people, scripts and screen readers: while it
//! is played ([`visit`](crate::visit)), and step by step afterwards.

mod guide;
mod help;
mod legend;
mod lens;
pub(crate) mod options;
pub(crate) mod pages;
pub(crate) mod results;
pub(crate) mod seen;
mod table;
pub(crate) mod tell;
mod typed;
pub(crate) mod view;

use std::io::Write;

use games::Replay;
use words::Language;

use lens::Lens;
use prompt::Names;
use prompt::faces::bold;
use seen::heading;
use tell::Teller;
use view::AnyView;

/// The longest line that a person types, in bytes: no move is nearly as long.
pub(crate) const LINE_MAX: usize = 4096;

/// Shows a record step by step, with every card: what happened, and the table after each move; and
/// what a seat could know then.
pub(crate) fn replay(
    language: Language,
    record: &str,
    lens: Option<usize>,
    mut output: impl Write,
) -> anyhow::Result<()> {
    let open = if lens.is_some() { Replay::with_lenses } else { Replay::new };
    let mut replay = open(record)?;
    let game = replay.so_far().game();
    let (kind, seats) = (game.kind(), game.standings().seats().get());
    let names = Names::new(language, seats, None);
    let mut lens = lens.map(|found| Lens::of(found, seats, language)).transpose()?;
    writeln!(output, "{}", bold(&heading(&names, kind)))?;
    let teller = Teller { kind, names: &names, held: None };
    let mut step = 0_usize;
    loop {
        let game = replay.so_far().game();
        let shown =
            AnyView::read(&games::json(&game.reveal())).expect("it was made of these types");
        for line in table::all(&shown, &names) {
            writeln!(output, "{line}")?;
        }
        if let Some(lens) = &mut lens {
            for line in lens.new_lines(game, &names) {
                writeln!(output, "{line}")?;
            }
        }
        let Some((line, told)) = replay.step()? else { break };
        step += 1;
        writeln!(output)?;
        writeln!(output, "{}", bold(&step_heading(&names, step, line)))?;
        for text in told.all.iter().flat_map(|event| &event.said).filter_map(|it| teller.say(it)) {
            writeln!(output, "{text}")?;
        }
        for (seat, events) in told.seats.iter().enumerate() {
            let said = events.iter().flat_map(|event| &event.said);
            for text in said.filter_map(|said| teller.say(said)) {
                writeln!(output, "  {}: {text}", names.of(seat))?;
            }
        }
    }
    Ok(())
}

/// What stands above a step of a record, which this line of it was.
fn step_heading(names: &Names, step: usize, line: &str) -> String {
    let (word, mv) = line.split_once(' ').unwrap_or((line, ""));
    let step = ("step", step.into());
    match word.parse() {
        Ok(seat) => {
            let seat = ("seat", names.of(seat).into());
            names.text("terminal-replay-move", &[step, seat, ("move", mv.into())])
        }
        Err(_) => names.text("terminal-replay-chance", &[step, ("what", word.into())]),
    }
}
