//! How long the exact value of Kartel endings takes, with two seats and all cards known:
//! `endings [cards|rounds] [value|win] [CARDS] [ENDINGS] [POSITIONS]`.
//!
//! With `cards` both seats hold `CARDS` random cards, and the seat to act leads. With `rounds` two
//! club players play a round with 30 cards each until both have at most `CARDS`, and the set on the
//! pile has to be beaten. With `win` the value is found only if the seat to act wins, as the expert
//! does. A search stops after `POSITIONS`. The seed is fixed.

#![allow(clippy::disallowed_types)]

use std::time::Instant;

use kartel::{Ending, Kartel, Memory, Set};
use kit::search::Policy as _;
use kit::{Game as _, GameExt as _, Rng, Seed, Settings, State as _};

/// Two hands, and the set to beat.
type Position = (u64, u64, Option<Set>);

fn random_cards(cards: usize, rng: &mut Rng) -> Position {
    let mut deck: Vec<u64> = (0..60).map(|place| 1 << place).collect();
    rng.shuffle(&mut deck);
    (deck[..cards].iter().sum(), deck[cards..2 * cards].iter().sum(), None)
}

/// `None` if the round ends before.
fn of_a_round(cards: usize, rng: &mut Rng) -> Option<Position> {
    let mut settings = Settings::new(Kartel::OPTIONS);
    settings.set("two_seat_hand", "30").expect("an option");
    let mut game = Kartel::table_for(&settings, 2, None).expect("a table");
    game.shuffle_and_deal(rng, &mut Vec::new(), &mut ());
    while let Some(seat) = game.deciders().first() {
        let table = game.table();
        let seats = table.standings.seats();
        if seats.seats().all(|seat| table.hand_size(seat) <= cards) {
            let hand = |seat| game.private(seat).hand.bits();
            let other = seats.seats().find(|&other| other != seat)?;
            return Some((hand(seat), hand(other), table.last.as_ref().copied()));
        }
        let mv = Kartel::club(game.view(seat), &Memory::default(), rng, &[]);
        game.play(seat, &mv.into(), &mut ()).expect("a legal move");
    }
    None
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| {
        args.get(place).map_or(usual, |it| it.parse().expect("a number"))
    };
    let is = |place: usize, word: &str| args.get(place).is_some_and(|it| it == word);
    let (of_rounds, win) = (is(0, "rounds"), is(1, "win"));
    let (cards, endings, limit) =
        (number(2, 12) as usize, number(3, 200) as usize, number(4, u64::MAX));
    let mut rng = Seed::from_number(1).rng("endings", 0);
    let (mut times, mut positions) = (Vec::new(), Vec::new());
    let (mut solved, mut won, mut size) = (0, 0, 0);
    while times.len() < endings {
        let drawn = if of_rounds {
            of_a_round(cards, &mut rng)
        } else {
            Some(random_cards(cards, &mut rng))
        };
        let Some((own, other, last)) = drawn else { continue };
        size += own.count_ones() + other.count_ones();
        let start = Instant::now();
        let mut ending = Ending::new(30, limit);
        let last = last.as_ref();
        let found = if win { ending.win(own, other, last) } else { ending.solve(own, other, last) };
        times.push(1e3 * start.elapsed().as_secs_f64());
        positions.push(ending.positions());
        let given_up = ending.positions() > limit;
        solved += usize::from(!given_up);
        won += usize::from(found.is_some_and(|it| it.least > 0));
    }
    let (spent, tried) = (times.iter().sum::<f64>(), positions.iter().sum::<u64>());
    times.sort_by(f64::total_cmp);
    positions.sort_unstable();
    let at = |share: f64| ((endings - 1) as f64 * share) as usize;
    println!(
        "{endings} endings, {:.1} cards of both: {solved} solved, {won} won; {:.2} ms median, \
         {:.1} mean, {:.1} p95, {:.1} p99, {:.1} at most; positions {} median, {} p99; {:.2} \
         million a second",
        f64::from(size) / endings as f64,
        times[at(0.5)],
        spent / endings as f64,
        times[at(0.95)],
        times[at(0.99)],
        times[at(1.0)],
        positions[at(0.5)],
        positions[at(0.99)],
        tried as f64 / spent / 1e3,
    );
}
