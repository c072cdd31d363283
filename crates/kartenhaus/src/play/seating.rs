//! Who sits where, and how a record's file remembers it.

use bots::Level;
use games::Message;
use games::{Seat, SeatCount, quoted};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seating {
    /// The person's seat; `None` if only bots play.
    pub(super) you: Option<Seat>,
    /// The level of the bot on each seat; the person's own stands in for nobody.
    pub(super) levels: Vec<Level>,
}

impl Seating {
    /// A person on seat 0 among novices.
    pub(super) fn standard(seats: SeatCount) -> Self {
        Self { you: Some(Seat::FIRST), levels: vec![Level::Novice; seats.get()] }
    }

    /// As a record's file says it: two remarks.
    pub(super) fn remarks(&self) -> String {
        let you = self.you.map_or_else(|| NOBODY.to_owned(), |you| you.to_string());
        let levels: Vec<String> = self.levels.iter().map(Level::to_string).collect();
        format!("{YOU}{you}\n{BOTS}{}\n", levels.join(","))
    }

    /// What the remarks of a record's file say, the last ones of each kind; what they leave open is
    /// [`standard`](Self::standard).
    pub(super) fn remembered(record: &str, seats: SeatCount) -> Result<Self, Message> {
        let mut this = Self::standard(seats);
        for (number, line) in record.lines().enumerate() {
            let wrong = |id: &str, found: &str| {
                let message = Message::plain(id).with("line", number + 1);
                message.with("found", quoted(found).to_string())
            };
            if let Some(you) = line.strip_prefix(YOU) {
                let seat = seats.seats().find(|seat| seat.to_string() == you);
                if seat.is_none() && you != NOBODY {
                    let message = wrong("terminal-remark-seat", you);
                    return Err(message.with("last", seats.last().index()));
                }
                this.you = seat;
            }
            if let Some(bots) = line.strip_prefix(BOTS) {
                let levels: Option<Vec<Level>> =
                    bots.split(',').map(|level| level.parse().ok()).collect();
                let levels = levels.filter(|levels| levels.len() == seats.get());
                this.levels = levels.ok_or_else(|| {
                    wrong("terminal-remark-levels", bots).with("seats", seats.get())
                })?;
            }
        }
        Ok(this)
    }
}

const YOU: &str = "# you ";
const BOTS: &str = "# bots ";
const NOBODY: &str = "nobody";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_are_remembered() {
        let seats = SeatCount::new(3).expect("three seats");
        let standard = Seating::standard(seats);
        let bots = Seating { you: None, levels: vec![Level::Dice, Level::Novice, Level::Dice] };
        for seating in [&standard, &bots] {
            assert_eq!(Seating::remembered(&seating.remarks(), seats).as_ref(), Ok(seating));
        }
        assert_eq!(Seating::remembered("deck 7h\n", seats).as_ref(), Ok(&standard));
        let both = standard.remarks() + &bots.remarks();
        assert_eq!(Seating::remembered(&both, seats), Ok(bots), "the last remark holds");
        for (record, line) in
            [("# you 3\n", 1), ("x\n# you x\n", 2), ("# bots dice\n", 1), ("# bots a,b,c\n", 1)]
        {
            let error = Seating::remembered(record, seats).expect_err(record);
            let error = words::Language::english().say(&error);
            assert!(error.starts_with(&format!("line {line}: ")), "{error}");
        }
    }
}
