//! Random matches of Khamul, with rows rearranged at times, and what must hold in them.

use kit::{Event, French, Game, GameExt, Memories, Rng, Seat, Seed, Settings, TextError, ToAct};

use super::moves::{Move, Order, Slot};
use super::{Khamul, Power, Stage, matches};

pub(super) struct Watched {
    pub(super) game: Khamul,
    pub(super) memories: Memories<Khamul>,
    pub(super) rng: Rng,
    pub(super) thrown: usize,
}

impl Watched {
    pub(super) fn new(seed: u64, seats: usize, options: &[(&str, &str)]) -> Self {
        let mut settings = Settings::new(Khamul::OPTIONS);
        for (name, value) in options {
            settings.set(name, value).unwrap();
        }
        let game = Khamul::table_for(&settings, seats, None).unwrap();
        let rng = Seed::from_number(seed).rng("khamul", seats as u64);
        let memories = Memories::new(game.table.standings.seats());
        Self { game, memories, rng, thrown: 0 }
    }

    /// Deals or plays once; `false` when the match is over.
    pub(super) fn step(&mut self) -> bool {
        let mut events: Vec<Event<Khamul>> = Vec::new();
        match Khamul::to_act(&self.game.table) {
            ToAct::Nobody => return false,
            ToAct::Chance(_) => {
                self.game.shuffle_and_deal(&mut self.rng, &mut Vec::new(), &mut events);
            }
            ToAct::Seats(seats) => {
                let seat = seats.choose(&mut self.rng).unwrap();
                let mv = self.choose(seat);
                self.game.play(seat, &mv, &mut events).unwrap();
                self.arrange(&mut events);
                self.throw(&mut events);
            }
        }
        self.memories.hear(&events);
        true
    }

    /// A random move, but mostly no announcement and no wrong throw, so that rounds are long and
    /// rows short.
    fn choose(&mut self, seat: Seat) -> Move {
        let (game, rng) = (&self.game, &mut self.rng);
        loop {
            let mv = Khamul::random_move(game.view(seat), rng, &mut Vec::new()).unwrap();
            let wrong = match mv {
                Move::Khamul => true,
                Move::Snap(slot) => {
                    let (top, row) = (game.table.discard.top().unwrap(), &game.rows[seat]);
                    !matches(game.table.options.by_value, top, row.cards()[slot.index()])
                }
                _ => false,
            };
            if !wrong || rng.below(32) == 0 {
                return mv;
            }
        }
    }

    /// At times some seat throws outside a snap, where it may: mostly what matches.
    fn throw(&mut self, events: &mut Vec<Event<Khamul>>) {
        if !self.game.table.throws_anytime() || self.rng.below(3) > 0 {
            return;
        }
        let (table, by_value) = (&self.game.table, self.game.table.options.by_value);
        let seat = Seat::at(self.rng.index(table.standings.seats().get()));
        let fits = |slot: &usize| {
            let card = self.game.rows[seat].cards()[*slot];
            table.discard.top().is_some_and(|top| matches(by_value, card, top))
        };
        let right = (0..table.row_size(seat)).find(fits);
        let Some(slot) = right.or_else(|| (self.rng.below(8) == 0).then_some(0)) else { return };
        self.thrown +=
            usize::from(self.game.play(seat, &Move::Snap(Slot::at(slot)), events).is_ok());
    }

    fn arrange(&mut self, events: &mut Vec<Event<Khamul>>) {
        let seat = Seat::at(self.rng.index(self.game.table.standings.seats().get()));
        let mut slots: Vec<Slot> = (0..self.game.table.row_size(seat)).map(Slot::at).collect();
        self.rng.shuffle(&mut slots);
        if self.rng.below(4) == 0 {
            let before = self.game.rows[seat];
            let order: Order = slots.iter().copied().collect();
            if self.game.play(seat, &Move::Arrange(order), events).is_ok() {
                let row = &self.game.rows[seat];
                assert!(
                    row.cards().iter().zip(&slots).all(|(c, s)| *c == before.cards()[s.index()])
                );
            }
        }
    }
}

#[test]
fn sizes_are_those_of_the_cards() {
    for (seats, snaps) in (2..=8).flat_map(|seats| [(seats, "window"), (seats, "anytime")]) {
        let mut watched = Watched::new(11, seats, &[("snaps", snaps)]);
        for _ in 0..4_000 {
            let (game, table) = (&watched.game, &watched.game.table);
            for seat in table.standings.seats().seats() {
                assert_eq!(game.rows[seat].len(), table.row_size(seat));
            }
            assert_eq!(game.draw.len(), table.draw_size());
            let mut cards = game.everywhere();
            cards.sort_unstable();
            cards.dedup();
            assert!(cards.len() == if table.standings.round() == 0 { 0 } else { 52 });
            if !watched.step() {
                break;
            }
        }
        assert_eq!(watched.thrown > 0, snaps == "anytime");
    }
}

/// Two black queens, each of which brings the other back: all throws are right, and a program that
/// plays for both seats could go on for ever.
#[test]
fn queens_that_bring_each_other_back_are_thrown_a_thousand_times() {
    let Watched { mut game, mut rng, .. } = Watched::new(13, 2, &[("row", "2")]);
    let first = ["2c", "Qs", "3c", "4c", "Qc"];
    let mut deck: Vec<French> = first.map(|card| card.parse().unwrap()).into();
    let mut rest = Vec::new();
    game.pool(&mut rest);
    rest.retain(|card| !deck.contains(card));
    deck.append(&mut rest);
    game.deal(&deck, &mut ()).unwrap();
    let [ada, bea] = [Seat::at(0), Seat::at(1)];
    let mut play = |game: &mut Khamul, seat, mv: &str| {
        let played = game.play(seat, &mv.parse().unwrap(), &mut ()).is_ok();
        if matches!(game.table.stage, Stage::Reshuffle(_)) {
            game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut ());
        }
        played
    };
    for (seat, mv) in [(ada, "peek 0 1"), (bea, "peek 0 1"), (ada, "draw"), (ada, "discard")] {
        assert!(play(&mut game, seat, mv));
    }
    assert!(play(&mut game, ada, "decline"));
    while game.table.draw_size > 0 {
        assert!(play(&mut game, ada, "snap 0"));
    }
    assert!(play(&mut game, bea, "snap 0") && play(&mut game, bea, "give 0"));
    let mut thrown = 1;
    for (seat, give) in [(ada, "give 1"), (bea, "give 0")].into_iter().cycle() {
        let last = game.table.row_size(seat) - 1;
        if !play(&mut game, seat, &format!("snap {last}")) {
            break;
        }
        assert!(play(&mut game, seat, give));
        thrown += 1;
    }
    assert_eq!((thrown, game.table.turns), (2000, 1));
}

/// Which list of moves a seat chooses from.
fn kind(game: &Khamul) -> usize {
    match (game.table.stage, game.table.power()) {
        (Stage::Look, _) => 0,
        (Stage::Start, _) => 1,
        (Stage::Drawn, _) => 2,
        (Stage::Taken(_), _) => 3,
        (Stage::Snap, _) => 4,
        (Stage::Power(_), Some(Power::Look)) => 5,
        (Stage::Power(_), Some(Power::Give)) => 6,
        (Stage::Power(_), _) => 7,
        (Stage::Reshuffle(_), _) => 8,
    }
}

#[test]
fn random_moves_are_uniform() {
    let mut tried = [0; 8];
    for seats in [2, 3, 4, 7] {
        let mut watched = Watched::new(12, seats, &[]);
        let mut here = [0; 8];
        while here.iter().any(|&n| n < 3) && watched.step() {
            let deciders = watched.game.deciders();
            let Some(seat) = deciders.first() else { continue };
            let kind = kind(&watched.game);
            let old = watched.game.table.turns < 3 && here[kind] > 0;
            if here[kind] < 3 && !old {
                is_uniform(&watched.game, seat, &mut watched.rng);
                here[kind] += 1;
                tried[kind] += 1;
            }
        }
    }
    assert!(tried.iter().all(|&n| n >= 4), "{tried:?}");
}

/// Draws a hundred moves for each legal one, and looks at the sum of squares.
fn is_uniform(game: &Khamul, seat: Seat, rng: &mut Rng) {
    let mut moves = Vec::new();
    Khamul::legal_moves(game.view(seat), &mut moves);
    let mut counts = vec![0_i32; moves.len()];
    for _ in 0..100 * moves.len() {
        let mv = Khamul::random_move(game.view(seat), rng, &mut Vec::new()).unwrap();
        counts[moves.binary_search(&mv).unwrap()] += 1;
    }
    let chi: f64 = counts.iter().map(|&n| f64::from(n - 100).powi(2) / 100.0).sum();
    let freedom = moves.len() as f64 - 1.0;
    assert!(chi <= freedom + 5.0 * (2.0 * freedom).sqrt() + 10.0, "{chi} of {moves:?} {counts:?}");
}

fn reads(text: &str) -> Result<String, TextError> {
    text.parse().map(|mv: Move| mv.to_string())
}

#[test]
fn text_of_moves() {
    for text in [
        "peek 0 3",
        "khamul",
        "draw",
        "take",
        "discard",
        "switch 12",
        "snap 0",
        "done",
        "look 3",
        "give 7",
        "exchange 1 2 0",
        "decline",
        "arrange",
        "arrange 0",
        "arrange 3 1 0 2",
    ] {
        assert_eq!(reads(text).as_deref(), Ok(text));
    }
    assert_eq!(reads("peek 3 1").as_deref(), Ok("peek 1 3"));
    let long = format!("give {}", "9".repeat(300));
    assert!(reads(&long).is_ok());
    for bad in [
        "",
        " ",
        "fly",
        "Khamul",
        "khamul ",
        " draw",
        "draw 1",
        "peek 1",
        "peek 1  2",
        "peek 1 2 3",
        "peek 01 2",
        "switch",
        "switch -1",
        "switch +1",
        "snap 1 ",
        "snap x",
        "done 0",
        "look",
        "give",
        "give 1 2",
        "exchange 1 2",
        "exchange 1 2 3 4",
        "arrange ",
        "arrange 1  0",
        "arrange 00",
        "arrange x",
        "arranged 1",
    ] {
        assert!(reads(bad).is_err(), "{bad:?}");
    }
}

#[test]
fn orders_are_permutations() {
    let order = |text: &str| match text.parse() {
        Ok(Move::Arrange(order)) => order,
        other => panic!("{other:?}"),
    };
    assert!(order("arrange 0").is_of(1));
    assert!(order("arrange 3 1 0 2").is_of(4));
    let whole = (0..52).rev().map(|n| format!(" {n}")).collect::<String>();
    assert!(order(&format!("arrange{whole}")).is_of(52));
    for (text, size) in [
        ("arrange", 1),
        ("arrange", 4),
        ("arrange 1", 1),
        ("arrange 0 1 2", 4),
        ("arrange 0 1 2 3", 3),
        ("arrange 0 1 2 2", 4),
        ("arrange 0 1 2 4", 4),
        ("arrange 0 1 2 300", 4),
    ] {
        assert!(!order(text).is_of(size), "{text}");
    }
    assert!(!order(&format!("arrange{whole} 52")).is_of(52));
}
