//! A snap window: the time in which everyone sees a discard before the game goes on.
//!
//! Everyone is to look at the card equally long, on whatever line. A seat's *exposure* begins when
//! its client says that the card is on the screen, and at the latest when it should have been
//! there: [`RENDER`] and the shortest round-trip time after the server sent it. The window closes
//! when every seat that is looking has had its length. Whatever arrives before that counts; what
//! comes later costs nothing. No clock of a client is read.
//!
//! Nothing here knows a card that is not seen by all, so nothing here can tell one: how long a
//! window stays open depends on lines and on chance alone.

use std::time::Duration;

use bots::Level;
use games::{Rng, SEATS_MAX, Seat};

use crate::protocol::SnapPace;
use crate::time::Moment;

/// How long a client may need to put a card on the screen.
const RENDER: Duration = Duration::from_millis(60);

/// How much longer than its length a window stays open for a line that stalls.
const STALL_MAX: Duration = Duration::from_millis(1500);

/// No bot answers faster than a quick person.
const REACTION_MIN: Duration = Duration::from_millis(400);

#[derive(Clone, Debug)]
pub(super) struct Window {
    /// The match's `seq` when it opened.
    pub(super) id: u64,
    /// The card to be matched.
    pub(super) card: String,
    /// How long each seat sees it at least.
    pub(super) length: Duration,
    /// Whether answers are hidden until all have answered.
    pub(super) sealed: bool,
    pub(super) opened: Moment,
    /// By seat, when its exposure began, if its client said so.
    rendered: [Option<Moment>; SEATS_MAX],
    /// By seat, when the bot that plays there answers.
    reactions: [Option<Moment>; SEATS_MAX],
}

impl Window {
    pub(super) fn open(id: u64, card: String, pace: SnapPace, now: Moment) -> Self {
        Self {
            id,
            card,
            length: pace.length(),
            sealed: pace == SnapPace::Sealed,
            opened: now,
            rendered: [None; SEATS_MAX],
            reactions: [None; SEATS_MAX],
        }
    }

    pub(super) fn rendered(&mut self, seat: Seat, now: Moment) {
        self.rendered[seat.index()].get_or_insert(now);
    }

    /// When the exposure of a seat began or will begin, whose line has this round-trip time
    /// at least.
    fn exposed(&self, seat: Seat, rtt: Duration) -> Moment {
        let latest = self.opened + rtt + RENDER;
        self.rendered[seat.index()].map_or(latest, |rendered| rendered.min(latest))
    }

    /// How much is left of the seat's exposure.
    pub(super) fn left(&self, seat: Option<Seat>, now: Moment) -> Duration {
        // Before the card is on the screen, nothing of it is over.
        let from = match seat {
            Some(seat) => self.rendered[seat.index()].unwrap_or(now),
            None => self.opened,
        };
        self.length.saturating_sub(now - from)
    }

    /// When it closes, for these seats that are looking, each with the shortest round-trip time
    /// of its line.
    pub(super) fn closes(&self, looking: impl Iterator<Item = (Seat, Duration)>) -> Moment {
        if self.sealed {
            return self.opened + self.length;
        }
        let latest = looking.map(|(seat, rtt)| self.exposed(seat, rtt)).max();
        let close = latest.unwrap_or(self.opened) + self.length;
        let reactions = self.reactions.iter().flatten().max().copied();
        close.max(reactions.unwrap_or(close)).min(self.opened + self.length + STALL_MAX)
    }

    /// Lets the bot on a seat take its time: by its level and chance alone, whether or not it will
    /// throw.
    pub(super) fn react(&mut self, seat: Seat, level: Level, rng: &mut Rng) {
        let reaction = reaction(level, rng).max(REACTION_MIN).min(self.length);
        self.reactions[seat.index()] = Some(self.opened + reaction);
    }

    pub(super) fn next_reaction(&self) -> Option<Moment> {
        self.reactions.iter().flatten().min().copied()
    }

    /// The bot that answers now, if one does; it does not answer again.
    pub(super) fn reacting(&mut self, now: Moment) -> Option<Seat> {
        let due = |at: &Option<Moment>| at.is_some_and(|at| at <= now);
        let index = self.reactions.iter().position(due)?;
        self.reactions[index] = None;
        Seat::new(index)
    }
}

/// How long a bot of this level takes in half of the cases, in seconds: people were assumed to need
/// one when the lengths were chosen.
const fn median(level: Level) -> f64 {
    match level {
        Level::Dice => 1.6,
        Level::Novice => 1.4,
        Level::Club => 1.1,
        Level::Strong => 0.9,
        Level::Expert => 0.7,
    }
}

/// A reaction: log-normal around its level's median, with a deviation of 0.35. Made from a sum of
/// twelve even numbers, which is close enough to normal.
fn reaction(level: Level, rng: &mut Rng) -> Duration {
    let sum: u32 = (0..12).map(|_| rng.below(1 << 20)).sum();
    let normal = f64::from(sum) / f64::from(1 << 20) - 6.0;
    Duration::from_secs_f64(median(level) * (0.35 * normal).exp())
}

#[cfg(test)]
mod tests {
    use games::Seed;

    use super::*;

    fn ms(number: u64) -> Duration {
        Duration::from_millis(number)
    }

    #[test]
    fn everyone_sees_the_card_equally_long() {
        let now = Moment::default();
        let mut window = Window::open(7, "6c".to_owned(), SnapPace::Normal, now);
        let [near, far] = [0, 1].map(|seat| Seat::new(seat).expect("a seat"));
        let looking = || [(near, ms(5)), (far, ms(300))].into_iter();
        // Nobody has said anything: the far line's latest time counts.
        assert_eq!(window.closes(looking()), now + ms(300 + 60 + 2000));
        window.rendered(near, now + ms(20));
        window.rendered(far, now + ms(180));
        assert_eq!(window.closes(looking()), now + ms(180 + 2000));
        // Whoever says it late gains nothing.
        let mut window = Window::open(7, "6c".to_owned(), SnapPace::Normal, now);
        window.rendered(near, now + ms(1900));
        assert_eq!(window.closes([(near, ms(5))].into_iter()), now + ms(5 + 60 + 2000));
        // A line that stalls does not hold the table for ever.
        assert_eq!(window.closes([(far, ms(60_000))].into_iter()), now + ms(2000 + 1500));
    }

    /// People with a median reaction of 0.7 s on lines of 5 to 300 ms there and back: who is far
    /// loses no more throws than who is near, and nobody more than one in 200.
    #[test]
    fn a_quick_throw_is_hardly_ever_too_late() {
        let now = Moment::default();
        let mut rng = Seed::from_number(11).rng("throws", 0);
        let rtts = [5, 40, 90, 300].map(ms);
        let seats: Vec<Seat> = (0..4).filter_map(Seat::new).collect();
        let (discards, mut lost) = (20_000, [0_u32; 4]);
        for _ in 0..discards {
            let mut window = Window::open(1, "6c".to_owned(), SnapPace::Normal, now);
            for (seat, rtt) in seats.iter().zip(rtts) {
                // The update goes there, is rendered in the next frame, and the word comes back.
                window.rendered(*seat, now + rtt + ms(16));
            }
            let looking = seats.iter().copied().zip(rtts);
            let closes = window.closes(looking);
            for (seat, rtt) in rtts.into_iter().enumerate() {
                let reaction = reaction(Level::Expert, &mut rng);
                let arrives = now + rtt / 2 + ms(16) + reaction + rtt / 2;
                lost[seat] += u32::from(arrives > closes);
            }
        }
        for (seat, lost) in lost.into_iter().enumerate() {
            assert!(lost <= discards / 200, "seat {seat} lost {lost} of {discards}");
        }
    }

    fn mean_reaction(level: Level) -> Duration {
        let now = Moment::default();
        let mut rng = Seed::from_number(3).rng("reactions", 0);
        let mut sum = Duration::ZERO;
        for _ in 0..1000 {
            let mut window = Window::open(7, "6c".to_owned(), SnapPace::Normal, now);
            window.react(Seat::FIRST, level, &mut rng);
            let at = window.next_reaction().expect("it reacts") - now;
            assert!((ms(400)..=ms(2000)).contains(&at), "{at:?}");
            assert!(window.closes(std::iter::empty()) >= now + at);
            assert_eq!(window.reacting(now + at), Some(Seat::FIRST));
            assert_eq!(window.next_reaction(), None);
            sum += at;
        }
        sum / 1000
    }

    #[test]
    fn better_bots_are_quicker_and_none_is_quicker_than_people() {
        let means = Level::ALL.map(mean_reaction);
        assert!(means.is_sorted_by(|slower, quicker| slower > quicker), "{means:?}");
        assert!((ms(650)..ms(800)).contains(&means[4]), "{means:?}");
    }
}
