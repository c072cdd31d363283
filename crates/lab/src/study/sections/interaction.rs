//! How the seats of a table act on each other: what changes a seat's chance, its own moves or those
//! of others; whom a good move hits; and what a seat can still decide that hardly wins any more.
//!
//! Some decisions of a followed round are tried again: the round is played to its end from before
//! the decision and from after each of some moves, with the same chance. One half of these playouts
//! says which moves are looked at, the other what they do; and a product of both is a square
//! without the chance that is in each.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use bots::{Policy, Space as Lists, playout};
use games::{GameExt as _, Rng, Seed};

use super::choice::fork;
use super::drama::{At, BySeat, Followed, Stake, follow, outcome};
use super::{Counts, Section};
use crate::block::PART;
use crate::stats::{Figure, Mean, Ratio, rounded, sums};
use crate::study::round::{Chances, DECISIONS_MAX, Purpose};
use crate::study::say::{
    Put, Sentence, about_stake, count, ends, even, negative, say, share, text, with,
};
use crate::study::section::{Chart, Point, Shape, Unit, axis, single};

/// At how many decisions of a round, at most.
pub(crate) const DECISIONS: usize = 8;

/// How many moves are tried at a decision, at most.
pub(crate) const MOVES: usize = 4;

/// How many playouts each half has.
pub(crate) const HALF: usize = 32;

/// A seat below this chance, in hundredths, can hardly win.
pub(crate) const HOPELESS: u64 = 5;

sums! {
    /// Decisions that were tried. The unit is a round.
    Interaction {
        rounds: u64,
        /// What the chances of all seats owe to something, as squares in millionths, of how much
        /// there is: the cards as they lie, the moves of the seat itself, and those of others.
        cards: Ratio,
        own: Ratio,
        others: Ratio,
        /// The same for all moves of a kind.
        kinds: BTreeMap<String, Ratio>,
        /// Decisions of seats that can hardly win, of all with several moves.
        hopeless: Ratio,
        /// Of these the decisions that clearly change another seat's chance.
        kings: Ratio,
        /// By how much they change one, in millionths of certainty.
        influence: Ratio,
        /// What the best move for a seat takes from the others more than the worst, in thousandths
        /// of certainty, by round; and how much more of it from the seat that is ahead of the
        /// others than is in proportion to their chances.
        taken: Mean,
        excess: Mean,
    }
}

#[derive(Default)]
struct Sums {
    own: i128,
    others: i128,
    kinds: BTreeMap<String, i128>,
    decisions: u64,
    hopeless: u64,
    kings: u64,
    influence: i64,
    taken: i64,
    excess: i64,
}

/// What one seat's chance is in one half if it is certain.
const CERTAIN: i64 = HALF as i64 * PART as i64;

/// A product of two sums of one half each, in millionths.
fn millionths(product: i128) -> i64 {
    (product * 1_000_000 / i128::from(CERTAIN).pow(2)) as i64
}

/// How the playouts from one position ended: by playout, for each seat.
type Ended = Vec<BySeat>;

/// The sum of one half for one seat.
fn sum(ended: &Ended, half: usize, seat: usize) -> i64 {
    ended[half * HALF..(half + 1) * HALF].iter().map(|parts| parts[seat] as i64).sum()
}

struct Tried {
    seat: usize,
    kind: String,
    before: Ended,
    /// The move that was played first.
    moves: Vec<Ended>,
}

impl Interaction {
    /// `fresh` has nothing dealt yet.
    pub(crate) fn play<G: Policy>(
        &mut self,
        fresh: &G,
        stake: Stake,
        (seed, deal): (Seed, u64),
        lists: &mut Lists<G>,
    ) {
        let chances = Chances::of(seed, Purpose::Interaction, deal, 0);
        let Some(round) = follow(fresh, chances) else { return };
        let mut player = Player {
            stake,
            seats: G::standings(fresh.table()).seats().get(),
            rng: seed.rng("try", deal),
            lists,
        };
        let ended = outcome(&round.game, stake);
        let (tried, choices, start) = player.round(fresh, &round, seed.rng("deal", deal));
        if tried.is_empty() {
            return;
        }
        let mut sums = Sums::default();
        tried.iter().for_each(|it| sums.add(it, player.seats));
        self.add_round(&sums, (choices, tried.len()), (&start, &ended), player.seats);
    }

    /// Adds a round with so many choices, of which some were tried, by the playouts from its start
    /// and by how it ended.
    fn add_round(
        &mut self,
        sums: &Sums,
        (choices, tried): (usize, usize),
        (start, ended): (&Ended, &BySeat),
        seats: usize,
    ) {
        self.rounds += 1;
        let even = CERTAIN / seats as i64;
        let off = |half: usize, seat: usize| i128::from(sum(start, half, seat) - even);
        let cards = (0..seats).map(|seat| off(0, seat) * off(1, seat)).sum();
        let whole = |seat: usize| i128::from(ended[seat] as i64 * HALF as i64 - even).pow(2);
        let all = millionths((0..seats).map(whole).sum()).unsigned_abs();
        // Those that were not tried are like those that were.
        let scaled = |part: i128| millionths(part * choices as i128 / tried as i128);
        self.cards.push(millionths(cards), all);
        self.own.push(scaled(sums.own), all);
        self.others.push(scaled(sums.others), all);
        for (kind, &part) in &sums.kinds {
            self.kinds.entry(kind.clone()).or_default().push(scaled(part), all);
        }
        self.hopeless.push(sums.hopeless as i64, sums.decisions);
        self.kings.push(sums.kings as i64, sums.hopeless);
        self.influence.push(sums.influence, sums.hopeless);
        self.taken.push(sums.taken);
        self.excess.push(sums.excess);
    }
}

struct Player<'a, G: Policy> {
    stake: Stake,
    seats: usize,
    rng: Rng,
    lists: &'a mut Lists<G>,
}

impl<G: Policy> Player<'_, G> {
    /// Some decisions of a round, tried; how many there are with a choice; and the playouts from
    /// its start.
    fn round(&mut self, fresh: &G, round: &Followed<G>, deal: Rng) -> (Vec<Tried>, usize, Ended) {
        let mut chosen = choices(fresh, round, deal.clone());
        let count = chosen.len();
        self.rng.shuffle(&mut chosen);
        chosen.truncate(DECISIONS);
        let (mut tried, mut start) = (Vec::new(), Vec::new());
        round.replay(fresh, deal, |number, at| {
            if number == 0 {
                start = self.ended(&[(at.game, at.observer)]).remove(0);
            }
            if chosen.contains(&number) {
                tried.push(self.decision(at));
            }
        });
        (tried, count, start)
    }

    fn decision(&mut self, at: &At<'_, G>) -> Tried {
        // What a seat remembers only thins out the moves that are tried.
        let (view, memory) = (at.game.view(at.seat), G::Memory::default());
        let mut moves = Vec::new();
        G::legal_moves(view, &mut moves);
        G::prune(view, &memory, &mut moves);
        moves.retain(|&mv| mv != at.mv);
        self.rng.shuffle(&mut moves);
        moves.truncate(MOVES - 1);
        let after: Vec<(G, G::Observer)> = std::iter::once(at.mv)
            .chain(moves)
            .map(|mv| {
                let (mut game, mut observer) = (at.game.clone(), at.observer.clone());
                game.play_unchecked(at.seat, mv, &mut observer);
                (game, observer)
            })
            .collect();
        let mut all = vec![(at.game, at.observer)];
        all.extend(after.iter().map(|(game, observer)| (game, observer)));
        let mut ended = self.ended(&all);
        let before = ended.remove(0);
        let text = at.mv.to_string();
        let kind = text.split(' ').next().unwrap_or_default().to_owned();
        Tried { seat: at.seat.index(), kind, before, moves: ended }
    }

    /// How playouts from each of these positions end, with the same chance for all.
    fn ended(&mut self, positions: &[(&G, &G::Observer)]) -> Vec<Ended> {
        let mut all = vec![Vec::with_capacity(2 * HALF); positions.len()];
        for _ in 0..2 * HALF {
            let chance = fork(&mut self.rng);
            for (ended, &(game, observer)) in all.iter_mut().zip(positions) {
                let (mut game, mut observer) = (game.clone(), observer.clone());
                playout(&mut game, &mut observer, DECISIONS_MAX, &mut chance.clone(), self.lists);
                ended.push(outcome(&game, self.stake));
            }
        }
        all
    }
}

/// The numbers of the decisions at which there is a choice.
fn choices<G: Policy>(fresh: &G, round: &Followed<G>, deal: Rng) -> Vec<usize> {
    let (mut found, mut moves) = (Vec::new(), Vec::new());
    round.replay(fresh, deal, |number, at| {
        moves.clear();
        G::legal_moves(at.game.view(at.seat), &mut moves);
        if moves.len() > 1 {
            found.push(number);
        }
    });
    found
}

impl Sums {
    fn add(&mut self, tried: &Tried, seats: usize) {
        let played = &tried.moves[0];
        let change = |half: usize, seat: usize| {
            i128::from(sum(played, half, seat) - sum(&tried.before, half, seat))
        };
        let squares: Vec<i128> = (0..seats).map(|seat| change(0, seat) * change(1, seat)).collect();
        let all: i128 = squares.iter().sum();
        self.own += squares[tried.seat];
        self.others += all - squares[tried.seat];
        *self.kinds.entry(tried.kind.clone()).or_default() += all;
        self.decisions += 1;
        if tried.moves.len() > 1 {
            self.king(tried, seats);
            self.target(tried, seats);
        }
    }

    /// Whether a seat that can hardly win decides something between the others.
    fn king(&mut self, tried: &Tried, seats: usize) {
        let own = |ended: &Ended| sum(ended, 0, tried.seat) + sum(ended, 1, tried.seat);
        let most = tried.moves.iter().chain([&tried.before]).map(own).max().unwrap_or_default();
        if most as u64 * 100 >= HOPELESS * 2 * CERTAIN as u64 {
            return;
        }
        self.hopeless += 1;
        let others = (0..seats).filter(|&seat| seat != tried.seat);
        let spreads = others.map(|seat| {
            let by = |&at: &usize| (sum(&tried.moves[at], 0, seat), at);
            let (least, most) = (
                (0..tried.moves.len()).min_by_key(by).unwrap_or_default(),
                (0..tried.moves.len()).max_by_key(by).unwrap_or_default(),
            );
            (by(&most).0 - by(&least).0, seat, least, most)
        });
        let Some((_, seat, least, most)) = spreads.max() else { return };
        let pairs = tried.moves[most][HALF..].iter().zip(&tried.moves[least][HALF..]);
        let (mut total, mut squares) = (0i64, 0i64);
        for (more, less) in pairs {
            let over = more[seat] as i64 - less[seat] as i64;
            total += over;
            squares += over * over;
        }
        self.influence += total * 1_000_000 / CERTAIN;
        // Of n differences: mean > 2 √(variance ÷ n), times n and squared.
        let n = HALF as i64;
        let clear = total > 0 && total * total * (n - 1) > 4 * (n * squares - total * total);
        self.kings += u64::from(clear);
    }

    /// From whom the best move takes what the worst does not. What is won, or not lost, is gained.
    fn target(&mut self, tried: &Tried, seats: usize) {
        let own = |at: &usize| (sum(&tried.moves[*at], 0, tried.seat), *at);
        let (Some(most), Some(least)) =
            ((0..tried.moves.len()).max_by_key(own), (0..tried.moves.len()).min_by_key(own))
        else {
            return;
        };
        let chance = |seat: usize| sum(&tried.before, 0, seat);
        let others = (0..seats).filter(|&seat| seat != tried.seat);
        let Some(ahead) = others.max_by_key(|&seat| (chance(seat), seats - seat)) else { return };
        // The second half in two parts: of one the gain, of the other whose chance it is.
        let part = |ended: &Ended, part: usize, seat: usize| -> i64 {
            let from = HALF + part * HALF / 2;
            ended[from..from + HALF / 2].iter().map(|parts| parts[seat] as i64).sum()
        };
        for (one, other) in [(0, 1), (1, 0)] {
            let change = |seat: usize| {
                part(&tried.moves[most], one, seat) - part(&tried.moves[least], one, seat)
            };
            let (gain, lost) = (change(tried.seat), -change(ahead));
            let rest = CERTAIN / 2 - part(&tried.before, other, tried.seat);
            let share = part(&tried.before, other, ahead);
            let due = if rest > 0 { gain * share / rest } else { lost };
            self.taken += gain * 1_000 / CERTAIN;
            self.excess += (lost - due) * 1_000 / CERTAIN;
        }
    }
}

pub(crate) fn section(of: &Counts<'_>) -> Section {
    let sums = &of.all.interaction;
    let parts = [&sums.cards, &sums.own, &sums.others].map(|part| part.figure(1.0));
    let parts: Vec<_> = ["cards", "own", "others"].into_iter().zip(parts).collect();
    let mut kinds: Vec<_> = sums.kinds.iter().map(|(kind, it)| (kind, sums.swing(it))).collect();
    let size = |share: Option<Figure>| share.map_or(0.0, |share| share.value);
    kinds.sort_by(|(_, one), (_, other)| size(*other).total_cmp(&size(*one)));
    // Of two seats one is the other's whole table.
    let several = of.study.seats > 2;
    let hopeless = sums.hopeless.share(1.0).filter(|_| several);
    let kings = sums.kings.share(1.0).filter(|_| several);
    let influence = sums.influence.figure(1_000_000.0).filter(|_| several);
    let is_taken = several && sums.taken.figure(1.0).is_some_and(|it| it.low > 0.0);
    let taken = sums.taken.value().max(f64::MIN_POSITIVE);
    let excess = sums.excess.figure(taken).filter(|_| is_taken);
    let plans = &of.all.choice.plans;
    let (replanned, barred) = (plans.changed.share(1.0), plans.barred.share(1.0));
    let ahead: Vec<_> = of.all.drama.ahead.iter().map(|it| it.share(PART as f64)).collect();
    let fair = 1.0 / of.study.seats as f64;
    let stake = || [about_stake(of.stake)];
    let mut section = Section::new("interaction");
    section.say(swings([0, 1, 2].map(|at| parts[at].1), of.stake));
    section.say(kings.map(|it| {
        let below = [about_stake(of.stake), ("below", count(HOPELESS))];
        say("lab-kings", &with(below, share(it)))
    }));
    let clear = influence.filter(|it| it.low > 0.0);
    section.say(clear.map(|it| say("lab-influence", &with(stake(), share(it)))));
    section.say(excess.map(|it| target(it, of.stake)));
    section.say(replanned.zip(barred).map(|(changed, barred)| {
        let barred = ends(["barred", "barred-low", "barred-high"], 100.0, barred.among(2));
        say("lab-replanned", &with(barred, share(changed.among(2))))
    }));
    let at = |quarter: usize| *ahead.get(quarter)?;
    section.say(at(0).zip(at(2)).map(|(start, half)| {
        let start = ends(["start", "start-low", "start-high"], 100.0, start.among(2));
        let more = start.into_iter().chain([("even", even(fair)), about_stake(of.stake)]);
        say("lab-stays-ahead", &with(share(half.among(2)), more))
    }));
    section.figure("hopeless", Unit::Share, hopeless);
    section.figure("kings", Unit::Share, kings);
    section.figure("influence", Unit::Share, influence);
    section.figure("excess", Unit::Share, excess);
    section.figure("replanned", Unit::Share, replanned);
    section.figure("barred", Unit::Share, barred);
    section.number("rounds", Unit::Rounds, sums.rounds as f64);
    let axes = |x| [axis(x, Unit::Count), axis("swing", Unit::Share)];
    let parts = parts
        .into_iter()
        .map(|(part, figure)| Point::of(part, text(&format!("lab-swing-{part}"), &[]), figure));
    section.chart(Chart::new("swings", Shape::Range, axes("part"), single(parts)));
    let kinds = kinds.into_iter().map(|(kind, figure)| Point::named(kind, figure));
    section.chart(Chart::new("swing-kinds", Shape::Range, axes("kind"), single(kinds)));
    let axes = [axis("course", Unit::Share), axis("won", Unit::Share)];
    let ahead = ahead.into_iter().enumerate();
    let ahead = single(ahead.map(|(quarter, it)| Point::at(rounded(quarter as f64 / 4.0), it)));
    section.chart(Chart::new("ahead-so-far", Shape::Line, axes, ahead).line("even", fair));
    section
}

/// What the cards decide, a seat's own moves and those of the others, and whether theirs are more.
fn swings(parts: [Option<Figure>; 3], stake: Stake) -> Vec<Sentence> {
    let [Some(cards), Some(own), Some(others)] = parts.map(|it| it.map(|it| it.among(3))) else {
        return Vec::new();
    };
    let figures = ends(["cards", "cards-low", "cards-high"], 100.0, cards)
        .into_iter()
        .chain(ends(["own", "own-low", "own-high"], 100.0, own))
        .chain(ends(["others", "others-low", "others-high"], 100.0, others));
    let more = (own.high < others.low).then(|| say("lab-swings-others", &[about_stake(stake)]));
    let all = say("lab-swings", &with([about_stake(stake)], figures));
    [all].into_iter().chain(more).collect()
}

/// Whether the seat that is ahead loses more than its part of what a good move takes.
fn target(excess: Figure, stake: Stake) -> Sentence {
    let way = match excess.against(0.0) {
        Ordering::Greater => "more",
        Ordering::Less => "less",
        Ordering::Equal => "unclear",
    };
    let size = if excess.value < 0.0 { negative(excess) } else { excess };
    say("lab-target", &with([("way", Put::Word(way)), about_stake(stake)], share(size)))
}

impl Interaction {
    /// The share that the moves of a kind decide.
    fn swing(&self, kind: &Ratio) -> Option<Figure> {
        // In the other rounds there was no such move.
        let Ratio { n, y, yy, .. } = self.cards;
        Ratio { n, y, yy, ..kind.clone() }.figure(1.0)
    }
}

#[cfg(test)]
mod tests {
    use games::SEATS_MAX;

    use super::*;

    /// Playouts that a seat wins in so many of all, evenly in both halves.
    fn won(seat: usize, of: usize, other: usize) -> Ended {
        let mut ended = vec![[0; SEATS_MAX]; 2 * HALF];
        for (number, parts) in ended.iter_mut().enumerate() {
            let wins = number * of % HALF < of;
            parts[if wins { seat } else { other }] = PART;
        }
        ended
    }

    #[test]
    fn a_seat_that_cannot_win_makes_a_king() {
        // Seat 0 never wins, and decides between 1 and 2.
        let tried = |first, second| Tried {
            seat: 0,
            kind: "play".to_owned(),
            before: won(1, HALF / 2, 2),
            moves: vec![won(1, first, 2), won(1, second, 2)],
        };
        let mut sums = Sums::default();
        sums.add(&tried(HALF, 0), 3);
        assert_eq!((sums.hopeless, sums.kings, sums.influence), (1, 1, 1_000_000));
        assert_eq!((millionths(sums.own), millionths(sums.others)), (0, 500_000));
        sums.add(&tried(16, 16), 3);
        assert_eq!((sums.hopeless, sums.kings, sums.influence), (2, 1, 1_000_000), "no choice");
    }

    #[test]
    fn what_is_taken_falls_on_who_is_ahead() {
        let tried = Tried {
            seat: 0,
            kind: "play".to_owned(),
            before: won(0, HALF / 2, 1),
            moves: vec![won(0, HALF, 1), won(0, 0, 1)],
        };
        let mut sums = Sums::default();
        sums.add(&tried, 3);
        assert_eq!((sums.taken, sums.excess), (1_000, 0), "only seat 1 has anything to lose");
        assert_eq!(sums.hopeless, 0);
        assert_eq!(millionths(sums.own), 250_000);
    }
}
