//! Prints a line for each part of a corpus, with a hash of all that is in it. While code moves, no
//! line may change. For `cargo xtask same`, which compares them with `same/expected.txt`.
//!
//! | part | what is hashed |
//! |---|---|
//! | `positions` | all that seats see, hear and may do in random matches, and their records |
//! | `referee` | the referee's answers on such a match |
//! | `bots` | what every level plays, hints and likely cards |
//! | `encodings` | observations, masks and rewards for programs that learn |
//! | `days` | everything that is stored and sent on simulated days |
//! | `lab` | a report and a comparison |
//! | `words` | the rules and every message, in all languages |

use std::sync::Mutex;
use std::thread;

use bots::{Bot, Level};
use games::rules;
use games::{Allowed, AnyPlayError, Kind, Match, Message, Rng, Seat, Seed, Settings, Setup, ToAct};
use lab::study::{Samples, Study, Sweep, Swept};
use play::testing::{Plan, simulate};
use serde::Serialize;
use serde_json::{Value as Json, json};
use words::Language;
use xxhash_rust::xxh3::Xxh3;

/// Positions of a match, for each table.
const POSITIONS: usize = 120;

const DAYS: u64 = 50;

#[derive(Default)]
struct Hash {
    state: Xxh3,
    count: u64,
}

impl Hash {
    fn add(&mut self, text: &str) {
        self.state.update(text.as_bytes());
        self.state.update(&[0xff]);
        self.count += 1;
    }

    fn json(&mut self, it: &impl Serialize) {
        self.add(&serde_json::to_string(it).expect("it is plain"));
    }

    fn say(&mut self, messages: &[Message]) {
        for language in Language::all() {
            messages.iter().for_each(|message| self.add(&language.say(message)));
        }
    }

    fn line(self) -> String {
        format!("{:016x} {}", self.state.digest(), self.count)
    }
}

fn seats(kind: Kind) -> impl Iterator<Item = usize> {
    let (fewest, most) = kind.seats();
    fewest..=most
}

/// The usual options, and each option changed alone to a few values.
fn tables(kind: Kind) -> Vec<Settings> {
    let usual = Settings::new(kind.options());
    let mut all = vec![usual.clone()];
    for spec in kind.options() {
        let values: Vec<String> = match spec.allowed {
            Allowed::Between(least, most) => {
                let middle = least + (most - least) / 2;
                [least, middle, most].iter().map(ToString::to_string).collect()
            }
            Allowed::Values(values) => values.iter().map(ToString::to_string).collect(),
        };
        for value in values {
            let mut changed = usual.clone();
            if changed.set(spec.name, &value).is_ok() {
                all.push(changed);
            }
        }
    }
    all
}

fn setups(kind: Kind) -> impl Iterator<Item = Setup> {
    let all = tables(kind).into_iter().enumerate().flat_map(move |(number, settings)| {
        seats(kind).map(move |seats| (number, seats, settings.clone()))
    });
    all.filter_map(move |(number, seats, settings)| {
        kind.table(&settings, seats, None).ok()?;
        let seed = Seed::from_number((number * 100 + seats) as u64);
        Some(Setup { kind, seats, settings, dealer: None, seed })
    })
}

fn positions(kind: Kind, hash: &mut Hash) {
    for setup in setups(kind) {
        let mut rng = setup.seed.rng("same", 0);
        let mut played = Match::undealt(&setup).expect("there is such a table");
        if rng.below(4) == 0 {
            played.open_lenses();
        }
        hash.json(&played.next_round(None).expect("a round is due"));
        let mut tried: Vec<String> = Vec::new();
        for _ in 0..POSITIONS {
            let game = played.game();
            let all: Vec<Seat> = (0..setup.seats).filter_map(Seat::new).collect();
            for &seat in &all {
                hash.add(game.view(Some(seat)).get());
                let decision = game.decision(seat);
                hash.say(&decision.asked);
                hash.json(&decision.legal);
                hash.json(&(game.ahead(seat), game.recall(seat)));
                for fact in game.facts(seat) {
                    hash.json(&fact);
                    hash.say(&[fact.what, fact.why]);
                }
                for _ in 0..2.min(tried.len()) {
                    refusal(&played, seat, &tried[rng.index(tried.len())], hash);
                }
                tried.extend(decision.legal);
            }
            hash.add(game.view(None).get());
            hash.json(&game.reveal());
            hash.say(&game.remarks());
            if tried.len() > 400 {
                let keep = tried.split_off(tried.len() - 200);
                tried = keep;
            }
            let told = match game.to_act() {
                ToAct::Seats(seats) => {
                    let seat = seats.choose(&mut rng).expect("somebody is to act");
                    let legal = game.legal_moves(seat);
                    let mv = &legal[rng.index(legal.len())];
                    played.play(seat, mv).expect("it is legal").told
                }
                ToAct::Chance(_) => {
                    hash.say(&game.ended());
                    played.next_round(None).expect("a round is due")
                }
                ToAct::Nobody => break,
            };
            let heard = told.all.iter().chain(told.seats.iter().flatten());
            heard.for_each(|event| hash.say(&event.said));
            hash.json(&told);
        }
        hash.say(&played.game().ended());
        hash.add(played.record());
    }
}

fn refusal(played: &Match, seat: Seat, mv: &str, hash: &mut Hash) {
    match played.game().check(seat, mv) {
        Ok(mv) => hash.add(&mv),
        Err(error) => {
            hash.add(&error.to_string());
            if let AnyPlayError::Illegal { reason, .. } | AnyPlayError::NotNow(reason) = error {
                hash.say(&[reason]);
            }
        }
    }
    hash.json(&played.game().name(seat, mv));
}

fn referee(kind: Kind, hash: &mut Hash) {
    let mut referee = referee::Referee::default();
    for seats in seats(kind) {
        let mut rng = Seed::from_number(seats as u64).rng("referee", 0);
        let mut id = 0;
        let mut ask = |method: &str, params: Json, hash: &mut Hash| -> Json {
            id += 1;
            let line = json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params});
            let answer = referee.answer(&line.to_string());
            hash.add(&answer);
            serde_json::from_str(&answer).expect("it is JSON")
        };
        ask("games", json!({}), hash);
        ask("new", json!({"game": kind.id(), "seats": seats, "seed": "7"}), hash);
        for _ in 0..60 {
            let status = ask("status", json!({}), hash);
            let Some(seat) = status["result"]["to_act"][0].as_u64() else { break };
            for method in ["view", "legal"] {
                ask(method, json!({"seat": seat}), hash);
            }
            let legal = ask("legal", json!({"seat": seat}), hash);
            let Some(moves) = legal["result"]["moves"].as_array().filter(|it| !it.is_empty())
            else {
                break;
            };
            let mv = &moves[rng.index(moves.len())];
            ask("play", json!({"seat": seat, "move": mv}), hash);
        }
        for method in ["record", "state", "next_round", "nonsense"] {
            ask(method, json!({}), hash);
        }
    }
}

fn bots(kind: Kind, hash: &mut Hash) {
    let quick = [Level::Dice, Level::Novice, Level::Club].map(Bot::from);
    let slow = [Level::Strong, Level::Expert].map(|level| Bot { level, nodes: Some(400) });
    for (number, setup) in setups(kind).enumerate().filter(|(number, _)| number % 3 == 0) {
        let mut played = Match::new(&setup, None).expect("there is such a table");
        played.open_lenses();
        let rng = |label: &str, at: usize| setup.seed.rng(label, at as u64);
        for at in 0..POSITIONS {
            let game = played.game();
            let seat = match game.to_act() {
                ToAct::Seats(seats) => seats.choose(&mut rng("order", at)),
                ToAct::Chance(_) | ToAct::Nobody => None,
            };
            let Some(seat) = seat else { break };
            let thinks = (number + at).is_multiple_of(12);
            let slow = if thinks { &slow[..] } else { &[] };
            let mut choices = Vec::new();
            for &bot in quick.iter().chain(slow) {
                choices.push(bots::choose(bot, game, seat, &mut rng("bot", at)));
            }
            hash.json(&choices);
            if (number + at).is_multiple_of(60) {
                hint(&played, seat, &mut rng("hint", at), hash);
            }
            let mv = choices.swap_remove(1 + at % 2).expect("the seat has a move");
            played.play(seat, &mv).expect("it is legal");
        }
    }
}

fn hint(played: &Match, seat: Seat, rng: &mut Rng, hash: &mut Hash) {
    let Some(hint) = bots::hint(played.game(), seat, rng) else { return };
    hash.add(&hint.mv);
    hash.json(&hint.other);
    hash.say(&hint.said);
    hash.say(&hint.why);
    hash.add(&format!("{:?}", bots::likely(played.game(), seat, rng)));
}

fn encodings(kind: Kind, hash: &mut Hash) {
    for seats in seats(kind) {
        let mut env = spaces::Table::new(kind, seats).expect("a table").env(seats as u64);
        let mut rng = Seed::from_number(5).rng("actions", seats as u64);
        let size = env.planes().iter().map(|plane| plane.size).sum();
        let (mut mask, mut seen) = (vec![0; env.actions()], vec![0; size]);
        for _ in 0..300 {
            if env.is_over() {
                break;
            }
            env.mask(&mut mask);
            hash.json(&mask);
            for seat in 0..seats {
                env.observe_as(seat, &mut seen);
                hash.json(&seen);
            }
            let legal: Vec<usize> = (0..mask.len()).filter(|&at| mask[at] == 1).collect();
            let action = legal[rng.index(legal.len())];
            hash.json(&env.action(action));
            env.step(action).expect("it is legal");
        }
        hash.json(&env.rewards());
        hash.add(&env.save());
    }
}

fn lab(kind: Kind, hash: &mut Hash) {
    let bots = ["novice", "dice", "club"].map(|bot| bot.parse().expect("a level")).to_vec();
    let (seats, settings) = (kind.best_seats(), Settings::new(kind.options()));
    let samples = Samples { rounds: 1_000, ..Samples::of(1_000) };
    let study = Study { kind, seats, settings, bots, samples, seed: 7, threads: 1 };
    let mut report = serde_json::to_value(lab::run(&study).expect("a table")).expect("plain");
    report["identity"]["commit"].take();
    hash.json(&report);
    let mut others = tables(kind).into_iter();
    let sweep = others.find_map(|other| Sweep::compare(study.clone(), other).ok());
    let sweep = sweep.expect("an option changes rounds");
    let compared = Swept::of(&sweep, &lab::run(&sweep).expect("a table"), None);
    let mut compared = serde_json::to_value(compared.expect("a table")).expect("plain");
    compared["commit"].take();
    hash.json(&compared);
}

fn words(kind: Kind, hash: &mut Hash) {
    for language in Language::all() {
        hash.add(rules::text(kind, language));
        for clause in rules::clauses(kind) {
            hash.json(&rules::clause(kind, clause, language));
        }
    }
}

fn messages(hash: &mut Hash) {
    for language in Language::all() {
        let mut ids: Vec<&str> = language.ids().collect();
        ids.sort_unstable();
        for id in ids {
            hash.add(id);
            hash.add(&language.text(id, &[]));
        }
    }
}

fn days(first: u64, hash: &mut Hash) {
    for day in (first..DAYS).step_by(5) {
        let figures =
            simulate(&Plan::of(1, day)).unwrap_or_else(|broken| panic!("{day}: {broken}"));
        hash.add(&format!("{figures:?}"));
    }
}

fn main() {
    type Part = (String, Box<dyn FnOnce(&mut Hash) + Send>);
    let mut parts: Vec<Part> = vec![("messages".to_owned(), Box::new(messages))];
    for kind in Kind::ALL {
        let mut add = |name: &str, part: fn(Kind, &mut Hash)| {
            parts.push((format!("{name} {kind}"), Box::new(move |hash| part(kind, hash))));
        };
        add("positions", positions);
        add("referee", referee);
        add("bots", bots);
        add("encodings", encodings);
        add("lab", lab);
        add("words", words);
    }
    for first in 0..5 {
        parts.push((format!("days {first}"), Box::new(move |hash| days(first, hash))));
    }
    let (parts, lines) = (Mutex::new(parts), Mutex::new(Vec::new()));
    let next = || parts.lock().expect("nobody panicked").pop();
    let work = || {
        while let Some((name, part)) = next() {
            let mut hash = Hash::default();
            part(&mut hash);
            lines.lock().expect("nobody panicked").push(format!("{name} {}", hash.line()));
        }
    };
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        (0..threads).for_each(|_| _ = scope.spawn(work));
    });
    let mut lines = lines.into_inner().expect("nobody panicked");
    lines.sort_unstable();
    lines.iter().for_each(|line| println!("{line}"));
}
