//! What every game's numbers have to prove, in random matches with random options.

use std::collections::BTreeMap;

use games::testing::{Table as Drawn, blind_deciders};
use games::{
    GameExt as _, Kind, Match, Memories, Rng, Seat, Seed, Settings, Setup, ToAct, each_game, fnv1a,
    for_game, game_of, seat_of,
};
use serde::Deserialize;

use crate::choosing::Choosing;
use crate::planes::{Bytes, Layout};
use crate::{
    AnyBatch, AnyEnv, Decision, Episode, NotLegal, Out, Plane, Reward, Spaces, StepError, Table,
    TableError, decide, observe,
};

#[path = "../../games/tests/facts.rs"]
mod facts;

use facts::facts;

#[derive(Deserialize)]
struct Numbers {
    actions: usize,
    names: String,
    #[serde(default)]
    more_planes: bool,
    worst: Vec<Worst>,
}

#[derive(Deserialize)]
struct Worst {
    seats: usize,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default, rename = "match")]
    is_match: bool,
    is: f32,
}

/// Plays random matches and shows `visit` each decision of the first seat that is to act.
fn decisions<G: Spaces>(
    count: usize,
    mut visit: impl FnMut(&G, &Memories<G>, games::Seat, &mut Rng),
) {
    let mut rng = Seed::from_number(20).rng(G::ID, 0);
    let (mut seen, mut cards, mut events) = (0, Vec::new(), Vec::new());
    while seen < count {
        let drawn = Drawn::random::<G>(&mut rng);
        let dealer = drawn.dealer;
        let mut game = G::table_for(&drawn.settings, drawn.seats, dealer).expect("a table");
        let mut memories = Memories::new(G::standings(game.table()).seats());
        let end = seen + 400;
        while seen < end {
            memories.hear(&events);
            events.clear();
            match G::to_act(game.table()) {
                ToAct::Chance(_) => game.shuffle_and_deal(&mut rng, &mut cards, &mut events),
                ToAct::Nobody => break,
                ToAct::Seats(seats) => {
                    let seat = seats.choose(&mut rng).expect("somebody is to act");
                    visit(&game, &memories, seat, &mut rng);
                    seen += 1;
                    let mv = G::random_move(game.view(seat), &mut rng, &mut Vec::new());
                    game.play_unchecked(seat, mv.expect("a move"), &mut events);
                }
            }
        }
        events.clear();
    }
}

/// Every legal move can be named, and what is named is played; no other action is legal.
fn moves_are_named<G: Spaces>() {
    let mut choosing = Choosing::new();
    decisions::<G>(4_000, |game, _, seat, rng| {
        let view = game.view(seat);
        let mut moves = Vec::new();
        G::legal_moves(view, &mut moves);
        let parts = |mv| -> Vec<usize> { (0..).map_while(|at| G::part(view, mv, at)).collect() };
        let mut all: BTreeMap<Vec<usize>, G::Move> = BTreeMap::new();
        for &mv in &moves {
            let parts = parts(mv);
            assert!(parts.iter().all(|&part| part < G::ACTIONS), "{mv} is {parts:?}");
            // What one move is called is never the beginning of what another one is called.
            all.entry(parts).or_insert(mv);
        }
        let mut names = all.keys().zip(all.keys().skip(1));
        assert!(names.all(|(one, next)| !next.starts_with(one)), "{all:?}");
        let (wanted, mv) = all.iter().nth(rng.index(all.len())).expect("a move");
        choosing.begin(view);
        let played = loop {
            let at = choosing.named().count();
            let legal: Vec<bool> = (0..G::ACTIONS).map(|it| choosing.allows(it)).collect();
            let mut each = vec![false; G::ACTIONS];
            choosing.legal().for_each(|action| each[action] = true);
            assert_eq!(each, legal);
            for (action, &legal) in legal.iter().enumerate() {
                let begins = |name: &&Vec<usize>| {
                    name.starts_with(&wanted[..at]) && name.get(at) == Some(&action)
                };
                assert_eq!(all.keys().any(|name| begins(&name)), legal);
            }
            if let Some(played) = choosing.name(view, wanted[at]) {
                break played;
            }
        };
        assert_eq!(played, *mv);
        assert!(choosing.named().eq(wanted.iter().copied()));
    });
}

each_game!(mod every_move_is_named_by_actions, kind: G => moves_are_named::<G>());

/// What a seat knows, after the bytes were something else.
fn observed<G: Spaces>(
    game: &G,
    memory: &G::Memory,
    seat: games::Seat,
    planes: &[Plane],
) -> Vec<u8> {
    let mut bytes = vec![0xaa; planes.iter().map(|plane| plane.size).sum()];
    let mut writer = Bytes(&mut bytes);
    G::observe(game.view(seat), memory, &mut writer);
    assert!(writer.0.is_empty(), "the planes are always the same");
    bytes
}

fn layout<G: Spaces>(game: &G, memory: &G::Memory, seat: games::Seat) -> Vec<Plane> {
    let mut layout = Layout::default();
    G::observe(game.view(seat), memory, &mut layout);
    layout.planes
}

/// Every position of a table has the same planes, and so do all tables with as many seats; where
/// some tables have more, these stand behind the usual ones.
fn planes_are_what_they_say<G: Spaces>(kind: Kind) {
    let mut tables: BTreeMap<(usize, String), Vec<Plane>> = BTreeMap::new();
    decisions::<G>(4_000, |game, memories, seat, _| {
        let (table, memory) = (game.table(), memories.of(seat));
        let seats = G::standings(table).seats().get();
        let planes = layout::<G>(game, memory, seat);
        let known = tables.entry((seats, format!("{:?}", G::options(table))));
        assert_eq!(known.or_insert_with(|| planes.clone()), &planes);
        let bytes = observed::<G>(game, memory, seat, &planes);
        let mut rest = bytes.as_slice();
        for plane in &planes {
            let (own, after) = rest.split_at(plane.size);
            assert!(own.iter().all(|&value| value <= plane.most), "{plane:?} {own:?}");
            rest = after;
        }
    });
    let mut by_seats: BTreeMap<usize, Vec<Vec<Plane>>> = BTreeMap::new();
    for ((seats, _), planes) in tables {
        by_seats.entry(seats).or_default().push(planes);
    }
    let more_planes = facts::<Numbers>(kind, "spaces").more_planes;
    for all in by_seats.values() {
        let usual = all.iter().min_by_key(|planes| planes.len()).expect("a table");
        assert!(all.iter().all(|planes| planes.starts_with(usual)));
        assert!(more_planes || all.iter().all(|planes| planes == usual));
    }
    assert!(by_seats.len() > 2);
}

each_game!(mod planes_have_their_sizes_and_values, kind: G => planes_are_what_they_say::<G>(kind));

fn nothing_leaks<G: Spaces>() {
    let positions = 1_000;
    let compared = blind_deciders::<G>(21, positions, |seat, [(one, kept), (other, also)]| {
        let planes = layout::<G>(one, kept, seat);
        assert_eq!(
            observed::<G>(one, kept, seat, &planes),
            observed::<G>(other, also, seat, &planes)
        );
        let mut choosing = [Choosing::<G>::new(), Choosing::new()];
        let legal = [one, other].into_iter().zip(&mut choosing).map(|(game, choosing)| {
            choosing.begin(game.view(seat));
            let legal = (0..G::ACTIONS).filter(|&it| choosing.allows(it));
            legal.collect::<Vec<usize>>()
        });
        let legal: Vec<Vec<usize>> = legal.collect();
        assert_eq!(legal[0], legal[1]);
    });
    assert_eq!(compared.compared, positions);
}

each_game!(mod an_observation_knows_no_more_than_its_seat, kind: G => nothing_leaks::<G>());

/// A match in text is played by naming actions: what they name is legal, no other action is, and a
/// seat knows the same as in an environment.
#[test]
fn a_match_in_text_is_played_by_actions() {
    let mut rng = Seed::from_number(24).rng("named", 0);
    for kind in Kind::ALL {
        let (seats, settings) = (kind.best_seats(), Settings::new(kind.options()));
        let env = Table::new(kind, seats).expect("a table").env(0);
        let size = env.planes().iter().map(|plane| plane.size).sum::<usize>();
        let setup = Setup { kind, seats, settings, dealer: None, seed: Seed::from_number(1) };
        let mut played = Match::undealt(&setup).expect("a table");
        assert_eq!(observe(played.game(), Seat::FIRST, &[]), Ok(Vec::new()));
        assert_eq!(decide(played.game(), Seat::FIRST, &[]), Ok(Decision::Next(Vec::new())));
        played.next_round(None).expect("the first deal");
        for _ in 0..200 {
            let ToAct::Seats(seats) = played.game().to_act() else { break };
            let seat = seats.choose(&mut rng).expect("somebody is to act");
            let (game, mut named) = (played.game(), Vec::new());
            let mv = loop {
                let Decision::Next(next) = decide(game, seat, &named).expect("all legal") else {
                    panic!("{kind}: a move is named before its last action");
                };
                let known = observe(game, seat, &named).expect("all legal");
                assert_eq!(known.len(), size, "{kind}");
                for_game!(kind, G => {
                    let (_, memory) = seat_of::<G>(game, seat).expect("a seat");
                    let game = game_of::<G>(game).expect("the game");
                    let planes = layout::<G>(game, memory, seat);
                    let own = observed::<G>(game, memory, seat, &planes);
                    let (before, rest) = known.split_at(size - own.len());
                    assert_eq!(rest, own);
                    assert_eq!(before.len(), if G::PARTS { <G as Spaces>::ACTIONS } else { 0 });
                    assert!(named.iter().all(|&action: &usize| before[action] == 1));
                });
                let wrong = (0..=env.actions()).find(|action| !next.contains(action));
                let wrong = [named.as_slice(), &[wrong.expect("one is not legal")]].concat();
                assert!(
                    decide(game, seat, &wrong).is_err() && observe(game, seat, &wrong).is_err()
                );
                named.push(*rng.choose(&next).expect("who decides has an action"));
                if let Decision::Move(mv) = decide(game, seat, &named).expect("all legal") {
                    break mv;
                }
            };
            assert!(game.legal_moves(seat).contains(&mv), "{kind}: {mv}");
            let more = [named.as_slice(), &[named[0]]].concat();
            assert!(decide(game, seat, &more).is_err(), "{kind}: {mv} has no further part");
            played.play(seat, &mv).expect("a legal move");
        }
    }
}

/// What a game's actions are called: these numbers are kept from version to version.
fn actions_are_called<G: Spaces>(kind: Kind) {
    let names: Vec<String> = (0..<G as Spaces>::ACTIONS).map(G::action).collect();
    let mut once = names.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), names.len(), "{kind}");
    let known: Numbers = facts(kind, "spaces");
    let hash = format!("{:016x}", fnv1a(names.join("\n").bytes()));
    let where_to = format!("[spaces] actions and names in games/{kind}/tests/facts.toml");
    assert_eq!((names.len(), hash), (known.actions, known.names), "{where_to}");
}

each_game!(mod actions_keep_their_numbers, kind: G => actions_are_called::<G>(kind));

fn random(env: &dyn AnyEnv, rng: &mut Rng) -> usize {
    let mut mask = vec![0; env.actions()];
    env.mask(&mut mask);
    let legal: Vec<usize> = (0..mask.len()).filter(|&action| mask[action] == 1).collect();
    *rng.choose(&legal).expect("who decides has a move")
}

#[test]
fn episodes_end_and_rewards_add_up_to_nothing() {
    let mut rng = Seed::from_number(5).rng("actions", 0);
    for kind in Kind::ALL {
        for episode in [Episode::Round, Episode::Match] {
            for reward in [Reward::Points, Reward::Rank] {
                let mut settings = Settings::new(kind.options());
                let short = kind.short().iter().filter(|_| episode == Episode::Match);
                for (name, value) in short {
                    settings.set(name, value).expect("an option");
                }
                let table = Table::with(kind, 3, settings).expect("a table");
                let mut env = table.episode(episode).reward(reward).env(3);
                let mut earned = 0;
                for _ in 0..5 {
                    while !env.is_over() {
                        assert!(env.rewards().iter().all(|&reward| reward == 0.0));
                        let action = random(&*env, &mut rng);
                        env.step(action).expect("a legal action");
                    }
                    let sum: f32 = env.rewards().iter().sum();
                    assert!(sum.abs() < 1e-3, "{kind}: {:?}", env.rewards());
                    earned += usize::from(env.rewards().iter().any(|&reward| reward != 0.0));
                    let refused = env.step(0).expect_err("the episode is over");
                    assert_eq!(refused.action, 0);
                    env.reset();
                    assert!(!env.is_over());
                }
                assert!(earned > 0 || episode == Episode::Match, "{kind}");
            }
        }
    }
}

#[test]
fn the_end_of_an_episode_is_seen_from_the_seat_that_decided() {
    let bot: bots::Bot = "novice".parse().expect("a bot");
    for kind in Kind::ALL {
        let table = Table::new(kind, 3).and_then(|table| table.bot(0, bot));
        let table = table.and_then(|table| table.bot(1, bot)).expect("seat 2 is left");
        let mut env = table.env(5);
        let mut held = Held::new(table.batch(1, 5).expect("a batch"));
        let size = held.finals.len();
        let (mut ended, mut by_bots) = (0, 0);
        while ended < 30 {
            let action = env.sample().expect("a legal action");
            env.step(action).expect("a legal action");
            held.step(None, 1, true).expect("the same action");
            assert_eq!(held.over[0] == 1, env.is_over(), "{kind}");
            if !env.is_over() {
                continue;
            }
            ended += 1;
            by_bots += usize::from(!played(&env.save()).lines().last().is_some_and(is_of_two));
            let (mut seen, mut own) = (vec![0; size], vec![0; size]);
            env.observe(&mut seen);
            env.observe_as(2, &mut own);
            assert_eq!(env.seat(), 2, "{kind}");
            assert_eq!((&seen, &held.finals), (&own, &own), "{kind}");
            env.load(&env.save()).expect("what was saved");
            env.reset();
        }
        assert!(by_bots > 0, "{kind}: no bot moved last");
    }
}

fn is_of_two(line: &str) -> bool {
    line.starts_with("2 ")
}

#[test]
fn an_action_that_is_not_legal_changes_nothing() {
    for kind in Kind::ALL {
        let mut env = Table::new(kind, 2).expect("a table").env(1);
        let mut rng = Seed::from_number(6).rng("actions", 0);
        for _ in 0..40 {
            let mut mask = vec![0; env.actions()];
            env.mask(&mut mask);
            let before = (env.view_text(0), env.seat(), mask.clone());
            let wrong = mask.iter().position(|&legal| legal == 0).expect("not all are legal");
            for wrong in [wrong, env.actions(), usize::MAX] {
                assert!(env.step(wrong).is_err());
            }
            env.mask(&mut mask);
            assert_eq!(before, (env.view_text(0), env.seat(), mask));
            let action = random(&*env, &mut rng);
            env.step(action).expect("a legal action");
            if env.is_over() {
                env.reset();
            }
        }
    }
}

fn run(table: &Table, matches: usize, threads: usize, steps: usize) -> Vec<Vec<u8>> {
    let mut batch = table.batch(matches, 9).expect("a batch");
    let observation: usize = batch.planes().iter().map(|plane| plane.size).sum();
    let (actions, seats) = (batch.actions(), batch.seats());
    let mut observations = vec![0xaa; matches * observation];
    let mut masks = vec![0xaa; matches * actions];
    let (mut of_seats, mut over) = (vec![0; matches], vec![0; matches]);
    let (mut rewards, mut finals) = (vec![0.0; matches * seats], observations.clone());
    macro_rules! out {
        () => {
            Out {
                observations: &mut observations,
                masks: &mut masks,
                seats: &mut of_seats,
                over: &mut over,
                rewards: &mut rewards,
                finals: &mut finals,
            }
        };
    }
    batch.look(out!());
    let (mut seen, mut ended) = (vec![Vec::new(); matches], 0);
    let mut rngs: Vec<Rng> =
        (0..matches as u64).map(|at| Seed::from_number(4).rng("actions", at)).collect();
    for _ in 0..steps {
        let chosen = masks.chunks(actions).zip(&mut rngs).map(|(mask, rng)| {
            let legal: Vec<i64> = (0..).zip(mask).filter(|it| *it.1 == 1).map(|it| it.0).collect();
            *rng.choose(&legal).expect("who decides has a move")
        });
        let mut chosen: Vec<i64> = chosen.collect();
        let good = std::mem::replace(&mut chosen[matches - 1], -1);
        let mut step = |chosen: &[i64]| batch.step(chosen, None, threads, &mut || true, out!());
        let refused = step(&chosen).expect_err("no action is negative");
        let why = NotLegal { action: -1 };
        assert_eq!(refused, StepError::Match { at: matches - 1, why });
        chosen[matches - 1] = good;
        step(&chosen).expect("legal actions");
        ended += over.iter().map(|&over| usize::from(over)).sum::<usize>();
        for (at, seen) in seen.iter_mut().enumerate() {
            seen.extend(&observations[at * observation..][..observation]);
            seen.extend([of_seats[at], over[at]]);
            seen.extend(rewards[at * seats..][..seats].iter().flat_map(|it| it.to_le_bytes()));
            if over[at] == 1 {
                seen.extend(&finals[at * observation..][..observation]);
            }
        }
    }
    assert!(ended > 0, "no episode ended");
    seen
}

#[test]
fn threads_and_other_matches_change_nothing() {
    for kind in Kind::ALL {
        let bot = "club".parse().expect("a bot");
        let table = Table::new(kind, 3).and_then(|table| table.bot(1, bot)).expect("a table");
        // Enough matches for three threads.
        assert!(run(&table, 400, 1, 40) == run(&table, 400, 3, 40), "{kind}");
        assert_eq!(run(&table, 7, 1, 1_000)[..2], run(&table, 2, 1, 1_000), "{kind}");
    }
}

struct Held {
    batch: Box<dyn AnyBatch>,
    observations: Vec<u8>,
    masks: Vec<u8>,
    seats: Vec<u8>,
    over: Vec<u8>,
    rewards: Vec<f32>,
    finals: Vec<u8>,
}

impl Held {
    fn new(batch: Box<dyn AnyBatch>) -> Self {
        let matches = batch.matches();
        let size = matches * batch.planes().iter().map(|plane| plane.size).sum::<usize>();
        let mut this = Self {
            observations: vec![0; size],
            masks: vec![0; matches * batch.actions()],
            seats: vec![0; matches],
            over: vec![0; matches],
            rewards: vec![0.0; matches * batch.seats()],
            finals: vec![0; size],
            batch,
        };
        this.each(|batch, out| batch.look(out));
        this
    }

    fn each<T>(&mut self, run: impl FnOnce(&mut dyn AnyBatch, Out<'_>) -> T) -> T {
        let Self { batch, observations, masks, seats, over, rewards, finals } = self;
        run(&mut **batch, Out { observations, masks, seats, over, rewards, finals })
    }

    fn step(
        &mut self,
        only: Option<&[bool]>,
        threads: usize,
        go_on: bool,
    ) -> Result<(), StepError> {
        let mut actions = vec![0; self.seats.len()];
        self.batch.sample(&mut actions);
        self.each(|batch, out| batch.step(&actions, only, threads, &mut || go_on, out))
    }

    fn shown(&self) -> Vec<(&[u8], &[u8], u8)> {
        let matches = self.seats.len();
        let observations = self.observations.chunks(self.observations.len() / matches);
        let masks = self.masks.chunks(self.masks.len() / matches);
        let shown = observations.zip(masks).zip(&self.seats);
        shown.map(|((observation, mask), &seat)| (observation, mask, seat)).collect()
    }
}

/// Of a saved match: who decides, what is named, and what was played.
fn played(saved: &str) -> &str {
    saved.split_once("seat ").expect("a seat").1
}

#[test]
fn only_those_matches_are_stepped_and_begun_anew_that_are_named() {
    for kind in Kind::ALL {
        let table = Table::new(kind, 2).expect("a table");
        let mut held = Held::new(table.batch(6, 3).expect("a batch"));
        let first: Vec<Vec<u8>> = held.shown().iter().map(|it| it.0.to_vec()).collect();
        (0..5).for_each(|_| held.step(None, 1, true).expect("legal actions"));
        let only = [true, false, true, false, false, true];
        let before = held.batch.save();
        held.step(Some(&only), 1, true).expect("legal actions");
        let after = held.batch.save();
        for at in 0..6 {
            assert_eq!(played(&before[at]) != played(&after[at]), only[at], "{kind} {at}");
        }
        held.batch.reset(Some(&only), Some(3));
        held.each(|batch, out| batch.look(out));
        for (at, shown) in held.shown().iter().enumerate() {
            assert_eq!(shown.0 == first[at], only[at], "{kind} {at}");
        }
        held.batch.reset(Some(&only), None);
        let again = held.batch.save();
        assert!((0..6).all(|at| (again[at] != after[at]) == only[at]), "{kind}");
    }
}

/// The arrays of a stopped batch say where all matches stand. Another thread may have stepped all
/// the others before the calling one asks.
#[test]
fn a_batch_that_is_stopped_stands_where_it_says() {
    let bot = "strong@2".parse().expect("a bot");
    let table = Table::new(Kind::Ktu, 2).and_then(|table| table.bot(1, bot)).expect("a table");
    for threads in [1, 2] {
        let mut held = Held::new(table.batch(64, 3).expect("a batch"));
        let before = held.batch.save();
        let done = held.step(None, threads, false);
        let after = held.batch.save();
        let stepped = (0..64).filter(|&at| played(&before[at]) != played(&after[at])).count();
        match done {
            Ok(()) => assert_eq!((threads, stepped), (2, 64)),
            Err(stopped) => {
                assert_eq!(stopped, StepError::Stopped);
                assert!((1..64).contains(&stepped), "{stepped}");
            }
        }
        let shown: Vec<Vec<u8>> = held.shown().iter().map(|it| it.0.to_vec()).collect();
        held.each(|batch, out| batch.look(out));
        assert!(held.shown().iter().zip(shown).all(|(one, other)| one.0 == other));
    }
}

/// A match that was written down goes on as the one that was not, whatever is drawn in both.
#[test]
fn a_saved_match_goes_on_as_the_other() {
    let mut rng = Seed::from_number(31).rng("saved", 0);
    for kind in Kind::ALL {
        for (episode, level) in [(Episode::Round, "club"), (Episode::Match, "novice")] {
            let mut settings = Settings::new(kind.options());
            for (name, value) in kind.short() {
                settings.set(name, value).expect("an option");
            }
            let table = Table::with(kind, 3, settings).expect("a table").episode(episode);
            let table = table.bot(2, level.parse().expect("a bot")).expect("a seat is left");
            let mut env = table.env(7);
            for step in 0..400 {
                if env.is_over() {
                    env.reset();
                }
                let action = random(&*env, &mut rng);
                env.step(action).expect("a legal action");
                if step % 23 > 0 && !env.is_over() {
                    continue;
                }
                let saved = env.save();
                let mut again = table.env(8);
                again.load(&saved).expect("what was saved");
                assert_eq!(again.save(), saved, "{kind}");
                for _ in 0..12 {
                    assert_eq!(again.is_over(), env.is_over(), "{kind}");
                    assert_eq!(again.rewards(), env.rewards(), "{kind}");
                    if env.is_over() {
                        again.reset();
                        env.reset();
                    }
                    let action = env.sample().expect("a legal action");
                    assert_eq!(again.sample(), Some(action), "{kind}");
                    env.step(action).expect("a legal action");
                    again.step(action).expect("a legal action");
                    for seat in 0..3 {
                        assert_eq!(again.view_text(seat), env.view_text(seat), "{kind}");
                    }
                    let size: usize = env.planes().iter().map(|plane| plane.size).sum();
                    let observed = |env: &dyn AnyEnv| {
                        let mut bytes = vec![0; size];
                        env.observe(&mut bytes);
                        bytes
                    };
                    assert_eq!(observed(&*again), observed(&*env), "{kind}");
                }
            }
        }
    }
}

#[test]
fn what_no_match_of_a_table_can_be_is_not_loaded() {
    let table = Table::new(Kind::Ktu, 2).expect("a table");
    let mut env = table.env(1);
    for _ in 0..6 {
        let action = env.sample().expect("a legal action");
        env.step(action).expect("a legal action");
    }
    let saved = env.save();
    for (from, to) in [
        ("dealer ", "dealer 9"),
        ("seat ", "seat 7"),
        ("named", "named 0 0 0 0"),
        ("order ", "order 1 "),
        ("\n0 open ", "\n0 open 2c 2c "),
    ] {
        assert!(saved.contains(from), "{saved}");
        let wrong = saved.replacen(from, to, 1);
        assert!(env.load(&wrong).is_err(), "{wrong}");
        assert_eq!(env.save(), saved, "nothing is changed");
    }
    for wrong in ["", "dealer", "dealer 0\n", &saved[..saved.len() / 2], &format!("{saved}\n ")] {
        assert!(env.load(wrong).is_err(), "{wrong}");
    }
    let other = Table::new(Kind::Kartel, 2).expect("a table").env(1).save();
    assert!(env.load(&format!("{other}\n0 play 2o")).is_err());
    let mut batch = table.batch(2, 1).expect("a batch");
    let before = batch.save();
    assert!(batch.load(std::slice::from_ref(&saved)).is_err());
    let mut settings = Settings::new(Kind::Ktu.options());
    settings.set("play_on", "true").expect("an option of the game");
    let changed = Table::with(Kind::Ktu, 2, settings).expect("a table").env(1).save();
    assert!(batch.load(&[saved.clone(), changed]).is_err());
    assert!(batch.load(&[saved, other]).is_err());
    assert_eq!(batch.save(), before, "nothing is changed");
}

/// No round pays less than the bound, and the bound is what the clauses say.
fn none_is_below_the_worst(kind: Kind) {
    let all = facts::<Numbers>(kind, "spaces").worst;
    assert!(!all.is_empty(), "add a [spaces] worst to games/{kind}/tests/facts.toml");
    for Worst { seats, options, is_match, is } in all {
        let mut settings = Settings::new(kind.options());
        options.iter().for_each(|(name, value)| settings.set(name, value).expect("an option"));
        let episode = if is_match { Episode::Match } else { Episode::Round };
        let table = Table::with(kind, seats, settings).expect("a table").episode(episode);
        assert_eq!(table.clone().reward(Reward::Rank).env(0).worst(), -1.0);
        assert_eq!(table.env(0).worst(), is, "{seats} seats, {options:?}");
    }
    let mut env = Table::new(kind, 3).expect("a table").env(5);
    for _ in 0..60 {
        while let Some(action) = env.sample() {
            env.step(action).expect("a legal action");
        }
        assert!(env.rewards().iter().all(|&reward| reward >= env.worst()), "{kind}");
        env.reset();
    }
}

each_game!(mod no_reward_is_below_the_worst, kind: G => none_is_below_the_worst(kind));

/// An imagined match is played to the round's end, and none of the true cards to come is in it.
#[test]
fn an_imagined_match_is_played_on() {
    let mut rng = Seed::from_number(41).rng("imagined", 0);
    for kind in Kind::ALL {
        let (seats, settings) = (3, Settings::new(kind.options()));
        let setup = Setup { kind, seats, settings, dealer: None, seed: Seed::from_number(2) };
        let mut played = Match::new(&setup, None).expect("a table");
        for step in 0..60 {
            let ToAct::Seats(deciding) = played.game().to_act() else { break };
            let own = deciding.choose(&mut rng).expect("somebody is to act");
            if step % 10 == 3 {
                let world = bots::imagine(played.game(), own, &mut rng).expect("a round");
                let mut other = played.with_position(world, Seed::from_number(99));
                let seen = |it: &Match| observe(it.game(), own, &[]).expect("no action yet");
                assert_eq!(seen(&other), seen(&played), "{kind}");
                assert_eq!(other.game().view(Some(own)).get(), played.game().view(Some(own)).get());
                assert!(played.has_record() && !other.has_record());
                for _ in 0..3_000 {
                    let ToAct::Seats(deciding) = other.game().to_act() else { break };
                    let seat = deciding.choose(&mut rng).expect("somebody is to act");
                    let level = *rng.choose(&["dice", "novice", "club"]).expect("a level");
                    let bot: bots::Bot = level.parse().expect("a bot");
                    let mv = bots::choose(bot, other.game(), seat, &mut rng).expect("a move");
                    other.play(seat, &mv).expect("a legal move");
                    observe(other.game(), seat, &[]).expect("no action yet");
                }
            }
            let moves = played.game().legal_moves(own);
            let mv = rng.choose(&moves).expect("who decides has a move");
            played.play(own, mv).expect("a legal move");
        }
    }
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let novice: bots::Bot = "novice".parse().expect("a bot");
    assert!(matches!(Table::new(Kind::Kartel, 7), Err(TableError::Options(_))));
    let table = Table::new(Kind::Kartel, 2).expect("a table");
    assert_eq!(table.clone().bot(2, novice).err(), Some(TableError::Seat { seats: 2, found: 2 }));
    let one = table.clone().bot(0, novice).expect("a seat is left");
    assert_eq!(one.bot(1, novice).err(), Some(TableError::Full { seats: 2 }));
    assert!(matches!(table.batch(0, 1), Err(TableError::Matches { .. })));
    assert!(table.batch(usize::MAX, 1).is_err());
}

/// Throws at any time are in no list of moves, so no action could name them.
#[test]
fn a_table_with_moves_that_no_action_names_is_refused() {
    let with = |snaps| {
        let mut settings = Settings::new(Kind::Khamul.options());
        settings.set("snaps", snaps).expect("an option");
        Table::with(Kind::Khamul, 3, settings)
    };
    assert!(with("window").is_ok());
    let refused = with("anytime").expect_err("it is refused");
    assert!(refused.to_string().starts_with("`snaps` = anytime makes moves legal"), "{refused}");
}
