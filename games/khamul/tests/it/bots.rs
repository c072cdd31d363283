//! Khamul's bots play by the rules at every table, find what is obvious, and announce only with a
//! low row.

use khamul::{Khamul, Memory, Move, Power, Stage, matches, value};
use kit::search::{Bot, Level, Policy as _, choose_typed};
use kit::{
    Event, French, Game as _, GameExt as _, Knows as _, Memories, Rng, Seat, Seed, Settings,
    State as _, ToAct,
};

const BOTS: [Bot; 3] = [
    Bot { level: Level::Novice, nodes: None },
    Bot { level: Level::Club, nodes: None },
    Bot { level: Level::Strong, nodes: Some(3_000) },
];

struct Decision<'a> {
    game: &'a Khamul,
    seat: Seat,
    memory: &'a Memory,
}

impl Decision<'_> {
    fn ask(&self, bot: Bot) -> Move {
        let mut rng = Seed::from_number(3).rng("ask", 0);
        let view = self.game.view(self.seat);
        choose_typed::<Khamul>(bot, view, self.memory, &mut rng).expect("a move")
    }

    fn row(&self) -> Vec<Option<French>> {
        let size = self.game.table().row_size(self.seat);
        (0..size).map(|slot| self.memory.card(self.seat, slot)).collect()
    }
}

fn watch(game: &mut Khamul, bots: &[Bot], rng: &mut Rng, mut see: impl FnMut(&Decision<'_>, Move)) {
    let mut memories = Memories::new(game.table().standings.seats());
    let mut events: Vec<Event<Khamul>> = Vec::new();
    game.shuffle_and_deal(rng, &mut Vec::new(), &mut events);
    while game.table().standings.is_playing() {
        memories.hear(&events);
        events.clear();
        let ToAct::Seats(seats) = Khamul::to_act(game.table()) else {
            game.shuffle_and_deal(rng, &mut Vec::new(), &mut events);
            continue;
        };
        let seat = seats.choose(rng).expect("somebody is to act");
        let memory = memories.of(seat);
        let bot = bots[seat.index() % bots.len()];
        let mv = choose_typed::<Khamul>(bot, game.view(seat), memory, rng).expect("a move");
        assert_eq!(game.may_play(seat, &mv), Ok(mv), "{bot}");
        see(&Decision { game, seat, memory }, mv);
        game.play_unchecked(seat, mv, &mut events);
    }
}

fn table(seats: usize, options: &[(&str, &str)]) -> Khamul {
    let mut settings = Settings::new(Khamul::OPTIONS);
    for (name, value) in options {
        settings.set(name, value).expect("an option");
    }
    Khamul::table_for(&settings, seats, None).expect("a table")
}

#[test]
fn likely_worlds_hold_what_is_known() {
    let mut rng = Seed::from_number(23).rng("likely", 0);
    let mut worlds = rng.clone();
    let (mut known, mut bounded) = (0, 0);
    for _ in 0..20 {
        let mut game = table(4, &[("turn_limit", "100")]);
        watch(&mut game, &BOTS[..2], &mut rng, |decision, _| {
            let (view, memory) = (decision.game.view(decision.seat), decision.memory);
            let world = Khamul::world(view, memory, &mut worlds);
            for other in decision.game.table().standings.seats().seats() {
                assert_eq!(world.row(other).len(), decision.game.table().row_size(other));
                for (slot, &card) in world.row(other).iter().enumerate() {
                    let own = memory.card(other, slot);
                    assert!(own.is_none_or(|own| own == card));
                    known += usize::from(own.is_some());
                    let treated = memory.treated(memory.back(other, slot).expect("a card"));
                    bounded += usize::from(treated.kept_over.is_some());
                }
            }
        });
    }
    assert!(known > 1_000 && bounded > 1_000, "{known} {bounded}");
}

#[test]
fn bots_play_by_the_rules_at_every_table() {
    let mut rng = Seed::from_number(41).rng("legal", 0);
    let dice = Bot::from(Level::Dice);
    for seats in 2..=8 {
        for number in 0..12 {
            let turns = (1 + rng.below(120)).to_string();
            let options = [
                ("match", ["rank", "value"][number % 2]),
                ("false_khamul", ["0", "20", "50"][number % 3]),
                ("turn_limit", turns.as_str()),
            ];
            let strong = Bot { level: Level::Strong, nodes: Some(40) };
            let line_up = match number % 3 {
                0 => [dice, Level::Club.into()],
                1 => [Level::Club.into(), strong],
                _ => [dice, strong],
            };
            watch(&mut table(seats, &options), &line_up, &mut rng, |_, _| {});
        }
    }
}

#[test]
fn own_announcements_are_true() {
    let mut rng = Seed::from_number(42).rng("announced", 0);
    let (mut announced, mut false_ones) = (0, 0);
    let strong = Bot { level: Level::Strong, nodes: Some(400) };
    for _ in 0..60 {
        let line_up = [strong, Level::Club.into(), strong, Level::Novice.into()];
        watch(&mut table(4, &[]), &line_up, &mut rng, |decision, mv| {
            if mv == Move::Khamul && decision.seat.index() < 3 {
                announced += 1;
                let row = decision.game.row(decision.seat);
                false_ones += i32::from(row.iter().map(|&card| value(card)).sum::<u16>() > 5);
            }
        });
    }
    assert!(announced >= 30 && 100 * false_ones < 3 * announced, "{false_ones} of {announced}");
}

/// The kind of obvious move in this position, and whether `mv` is it; `None` if nothing is obvious.
fn is_plain(decision: &Decision<'_>, mv: Move) -> Option<(usize, bool)> {
    let (table, row) = (decision.game.table(), decision.row());
    let counts = |slot: usize| row[slot].map(value);
    match table.stage {
        // A red king replaces a red queen, in a row that is fully known and has no other high card.
        Stage::Drawn => {
            let drawn = decision.game.view(decision.seat).private().drawn?;
            let queens = (0..row.len()).filter(|&slot| counts(slot) == Some(20)).count();
            let others = row.iter().flatten().filter(|&&card| value(card) >= 10).count();
            if value(drawn) > 0 || queens != 1 || others != 1 || row.contains(&None) {
                return None;
            }
            Some((0, matches!(mv, Move::Switch(slot) if counts(slot.index()) == Some(20))))
        }
        // A red queen that matches is thrown.
        Stage::Snap => {
            let top = table.discard.top()?;
            let fits = |slot: usize| row[slot].is_some_and(|card| matches(false, card, top));
            (0..row.len()).find(|&slot| counts(slot) == Some(20) && fits(slot))?;
            Some((1, matches!(mv, Move::Snap(slot) if fits(slot.index()))))
        }
        // A jack looks at what is not known.
        Stage::Power(_) if table.power() == Some(Power::Look) => {
            row.contains(&None).then_some(())?;
            Some((2, matches!(mv, Move::Look(slot) if row[slot.index()].is_none())))
        }
        // A row without points is announced if all others have cards.
        Stage::Start if table.announcer.is_none() => {
            let zero = (0..row.len()).all(|slot| counts(slot) == Some(0));
            zero.then_some((3, mv == Move::Khamul))
        }
        _ => None,
    }
}

#[test]
fn the_obvious_is_found() {
    let mut rng = Seed::from_number(43).rng("plain", 0);
    let mut found = [0; 4];
    for _ in 0..1500 {
        let line_up = [Level::Novice.into(), Level::Club.into()];
        watch(&mut table(4, &[]), &line_up, &mut rng, |decision, mv| {
            let Some((kind, _)) = is_plain(decision, mv) else { return };
            if found[kind] >= 8 {
                return;
            }
            found[kind] += 1;
            // With few worlds a search may prefer to look at a slot, or wait with announcing.
            let asks = if matches!(kind, 1 | 2) { &BOTS[..] } else { &BOTS[..2] };
            for &bot in asks {
                let mv = decision.ask(bot);
                assert_eq!(mv, decision.ask(bot), "the same seed gives the same move");
                let plain = is_plain(decision, mv);
                assert_eq!(plain, Some((kind, true)), "{bot}: {mv}, row {:?}", decision.row());
            }
        });
    }
    assert!(found.iter().all(|&count| count >= 1), "{found:?}");
}

#[test]
fn nobody_throws_what_it_does_not_know() {
    let mut rng = Seed::from_number(44).rng("throws", 0);
    let strong = Bot { level: Level::Strong, nodes: Some(100) };
    for _ in 0..30 {
        let line_up = [Level::Club.into(), strong];
        watch(&mut table(4, &[]), &line_up, &mut rng, |decision, mv| {
            if let (Move::Snap(slot), Some(top)) = (mv, decision.game.table().discard.top()) {
                let card = decision.memory.card(decision.seat, slot.index());
                assert!(card.is_some_and(|card| matches(false, card, top)));
            }
        });
    }
}

#[test]
fn no_bot_knows_more_than_its_seat() {
    let mut rng = Seed::from_number(45).rng("worlds", 0);
    let mut worlds = Seed::from_number(46).rng("worlds", 0);
    for _ in 0..6 {
        let line_up = [Level::Novice.into(), Level::Club.into()];
        watch(&mut table(4, &[]), &line_up, &mut rng, |decision, _| {
            let (seat, memory) = (decision.seat, decision.memory);
            let world = Khamul::determinize(decision.game.view(seat), memory, &mut worlds);
            let other = Decision { game: &world, seat, memory };
            for bot in BOTS.map(|bot| Bot { nodes: bot.nodes.map(|nodes| nodes.min(300)), ..bot }) {
                assert_eq!(decision.ask(bot), other.ask(bot), "{bot} sees what its seat does not");
            }
        });
    }
}
