//! Programs at the table: the two examples, and programs that misbehave.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use games::{Kind, Match, Settings};
use lab::study::{Look, Report, Study, Sweep, Swept, record};
use lab::{Arena, ArenaError, BotReport, Form, Player, run};

use crate::support::{chart, number, points, study};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// A program in Python, given by what it does with each `message`.
fn python(body: &str) -> Player {
    let body = body.replace('\n', "\n    ");
    let text = format!(
        "import json, os, sys, time\n\
         def move(mv, **more):\n\
         \x20   print(json.dumps(dict(more, type='move', move=mv)), flush=True)\n\
         asks = 0\n\
         for line in sys.stdin:\n\
         \x20   message = json.loads(line)\n\
         \x20   ask = message['type'] == 'ask'\n\
         \x20   asks += ask\n\
         \x20   {body}\n"
    );
    Player::Program(vec!["python3".to_owned(), "-c".to_owned(), text])
}

/// In Khamul one may draw and discard until the limit of turns.
fn endless() -> Player {
    python(
        "if ask:\n\
         \x20   endless = ('draw', 'discard', 'decline', 'done')\n\
         \x20   legal = message['legal']\n\
         \x20   move(next((mv for mv in legal if mv in endless), legal[0]), id=message['id'])",
    )
}

fn arena(kind: Kind, player: Player, blocks: u64, ms: u64) -> Arena {
    Arena {
        kind,
        seats: 2,
        settings: Settings::new(kind.options()),
        bots: vec![player, "dice".parse().expect("a bot")],
        form: Form::One,
        blocks,
        seed: 3,
        threads: 1,
        ms,
        start_ms: 10_000,
        sprt: None,
    }
}

fn played(arena: &Arena) -> BotReport {
    let report = run(arena).expect("a table");
    assert_eq!(report.bots[0].rounds, 2 * arena.blocks, "every round was played");
    report.bots[0].clone()
}

fn of_python(body: &str, blocks: u64, ms: u64) -> BotReport {
    played(&arena(Kind::Ktu, python(body), blocks, ms))
}

#[test]
fn the_example_in_python_plays_every_game() {
    let bot = Path::new(ROOT).join("examples/bot.py").display().to_string();
    let player = Player::Program(vec!["python3".to_owned(), bot]);
    for kind in Kind::ALL {
        for seats in [2, 4] {
            let mut arena = Arena { seats, ..arena(kind, player.clone(), 3, 10_000) };
            let report = run(&arena).expect("a table");
            let faults = report.bots[0].program.clone().expect("it is a program");
            assert!(faults.decisions > 0);
            assert_eq!((faults.fallbacks, &faults.notes[..]), (0, &[][..]), "{kind}");
            // It draws from its seed, so it plays the same on any thread.
            arena.threads = 2;
            let again = run(&arena).expect("a table");
            assert_eq!(report, again, "{kind}");
        }
    }
}

/// The example in Rust. Cargo builds it with all tests, in `examples` beside the folder of tests;
/// when only a few tests run, it may be missing.
fn example() -> String {
    let test = std::env::current_exe().expect("this test has a path");
    let folder = test.parent().and_then(Path::parent).expect("tests are in a folder of a target");
    let bot = folder.join("examples").join(format!("bot{}", std::env::consts::EXE_SUFFIX));
    if !bot.exists() {
        let cargo = std::env::var("CARGO").unwrap_or("cargo".to_owned());
        let release = (!cfg!(debug_assertions)).then_some("--release");
        let args = ["build", "--quiet", "--package", "lab", "--example", "bot"];
        let mut build = Command::new(cargo);
        let built = build.args(args).args(release).current_dir(ROOT).status().expect("cargo runs");
        assert!(built.success() && bot.exists(), "{} is built", bot.display());
    }
    bot.display().to_string()
}

fn studied(bots: &[Player], threads: usize) -> Study {
    Study { bots: bots.to_vec(), ..study(Kind::KrassKariert, 2, threads) }
}

/// A program plays rounds like a level. Where play goes on from the middle of a deal that is
/// imagined, our own bots do it.
#[test]
fn a_program_is_measured_by_the_lab() {
    let (program, novice) = (Player::Program(vec![example()]), "novice".parse().expect("a level"));
    let bots = [program.clone(), novice];
    let report: Report = run(&studied(&bots, 1)).expect("a table");
    assert_eq!(report, run(&studied(&bots, 2)).expect("a table"), "it plays alike on any thread");
    let [first, second] = &report.identity.bots[..] else { panic!("two players") };
    assert_eq!((&first.bot, first.rounds), (&program.to_string(), 1_000));
    assert_eq!((second.bot.as_str(), second.rounds), ("novice", 200));
    for level in &chart(&report, "fairness", "won").series {
        let won: f64 = level.points.iter().map(|it| it.y).sum();
        assert!((won - 1.0).abs() < 1e-5, "{}: {won}", level.id);
    }
    let ahead = &points(&report, ["luck", "ahead", "all"])[0];
    assert_eq!(ahead.of, Some(format!("{program}-novice")));
    assert!(ahead.high.is_some_and(|high| high < 0.4), "it plays badly: {ahead:?}");
    let regrets = points(&report, ["choice", "regret", "all"]);
    let by: Vec<&str> = regrets.iter().filter_map(|it| it.of.as_deref()).collect();
    assert_eq!(by, ["random", "novice"]);
    assert!(!report.replays.is_empty());
    for replay in &report.replays {
        assert!(replay.look == Look::Dramatic || replay.habit.is_some(), "{replay:?}");
        let kept = record(&studied(&bots, 1), replay).expect("it was played");
        Match::load(&kept).expect("a record");
    }
}

#[test]
fn rule_sets_are_compared_by_a_program() {
    let program = Player::Program(vec![example()]);
    let mut other = Settings::new(Kind::KrassKariert.options());
    other.set("hand", "5").expect("an option");
    let study = studied(std::slice::from_ref(&program), 2);
    let sweep = Sweep::compare(study, other).expect("two rule sets");
    let compared = Swept::of(&sweep, &run(&sweep).expect("a table"), None).expect("a table");
    let change = &compared.changes[0];
    assert_eq!((&compared.bots[0], compared.limits + change.limits), (&program.to_string(), 0));
    let turns = &change.measures[0];
    assert!(turns.found && turns.change.high < 0.0, "fewer cards make shorter rounds: {turns:?}");
}

/// Decks name the backs of cards where these differ, also in the records of our own bots' rounds.
#[test]
fn a_program_plays_with_cards_whose_backs_differ() {
    let (program, novice) = (Player::Program(vec![example()]), "novice".parse().expect("a level"));
    let mut settings = Settings::new(Kind::KartuSama.options());
    settings.set("decks", "2").expect("an option");
    settings.set("backs", "different").expect("an option");
    let bots = vec![novice, program];
    let study = Study { bots, settings, ..study(Kind::KartuSama, 3, 2) };
    let report = run(&study).expect("a table");
    assert!(report.replays.iter().any(|replay| replay.look == Look::Longest));
    for replay in &report.replays {
        Match::load(&record(&study, replay).expect("it was played")).expect("a record");
    }
}

#[test]
fn a_round_that_is_too_long_for_a_program_is_given_up() {
    let bots = vec!["novice".parse().expect("a level"), endless()];
    let mut study = Study { bots, ..study(Kind::Khamul, 2, 1) };
    study.settings.set("turn_limit", "100000").expect("an option");
    study.samples.searching_levels = 1;
    let report = run(&study).expect("a table");
    assert_eq!(report.identity.bots[1].rounds, 0);
    let pair = format!("deals-{}-novice", study.bots[1]);
    let deals = number(&report, "luck", &pair).expect("a pair").value;
    assert_eq!(deals, 1.0, "with a novice it ends");
}

/// Otherwise the other thread would play on for minutes.
#[test]
fn a_program_that_fails_on_one_thread_ends_the_study_on_all() {
    let taken =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fails-{}", std::process::id()));
    let body = format!(
        "\
if ask and asks == 10:
    try: os.close(os.open('{}', os.O_CREAT | os.O_EXCL)); sys.exit('I am the first')
    except FileExistsError: pass
if ask: time.sleep(0.5 if asks > 10 else 0); move(message['legal'][0])",
        taken.display()
    );
    let error = run(&studied(&[python(&body)], 2));
    std::fs::remove_file(taken).expect("one has failed");
    let Err(ArenaError::Failed(said)) = error else { panic!("it fails") };
    assert!(said.contains("I am the first"), "{said}");
}

/// Rounds in which the fallback had to play for a program do not count.
#[test]
fn a_program_that_fails_ends_a_study() {
    let plays = "if ask: move(message['legal'][0] if asks < 30 else 'nonsense')";
    let ends = "if ask and asks == 30: sys.exit('I am tired')\nif ask: move(message['legal'][0])";
    for (body, why) in [(plays, "nonsense"), (ends, "I am tired")] {
        let player = python(body);
        let error = run(&studied(&[player.clone(), "dice".parse().expect("a level")], 1));
        let Err(ArenaError::Failed(said)) = error else { panic!("{why}: it fails") };
        assert!(said.starts_with(&player.to_string()) && said.contains(why), "{said}");
    }
}

#[test]
fn the_example_in_rust_plays_every_game() {
    let bot = example();
    for kind in Kind::ALL {
        let bot = played(&arena(kind, Player::Program(vec![bot.clone()]), 3, 10_000));
        let faults = bot.program.expect("it is a program");
        assert!(faults.decisions > 0);
        assert_eq!((faults.fallbacks, &faults.notes[..]), (0, &[][..]), "{kind}");
    }
}

#[test]
fn a_program_is_told_the_table_and_what_happens() {
    // It plays the first move only if everything that it was told is right, and exits otherwise.
    let body = "\
if message['type'] == 'hello':
    assert (message['game'], message['seats'], message['protocol']) == ('ktu', 2, 1)
    assert message['you'] in (0, 1) and message['ms'] == 10000 and message['options']
    you, told = message['you'], 0
if message['type'] == 'told': told += len(message['all']) + 0 * len(message['you'])
if message['type'] == 'over': assert len(message['scores']) == 2
if ask:
    assert told > 0 and message['view']['to_act'] and message['ms'] == 10000
    assert you in message['view']['to_act']
    move(message['legal'][0], id=message['id'])";
    let faults = of_python(body, 3, 10_000).program.expect("it is a program");
    assert_eq!((faults.fallbacks, &faults.notes[..]), (0, &[][..]));
}

#[test]
fn a_refused_move_is_asked_for_once_more() {
    let body = "\
if message['type'] == 'refused':
    assert message['rule'].startswith('ktu:') and message['reason'] and message['move'] == mv
    refused = True
if message['type'] == 'hello': refused = False
if ask:
    mv = message['legal'][0] if refused else 'play 2c 2d 2h 2s'
    refused = False
    move(mv)";
    let faults = of_python(body, 2, 10_000).program.expect("it is a program");
    let refusals: u64 = faults.refusals.values().sum();
    assert!(faults.fallbacks == 0 && faults.crashes == 0, "{faults:?}");
    assert!(refusals > faults.decisions / 2, "{faults:?}");
    assert!(faults.refusals.keys().all(|rule| rule.starts_with("ktu:")), "{faults:?}");
    assert!(faults.notes[0].starts_with("block 0, seat "), "{faults:?}");
}

#[test]
fn who_plays_nonsense_is_replaced_by_the_novice() {
    let novice = played(&arena(Kind::Ktu, "novice".parse().expect("a bot"), 4, 10_000));
    let faults = |bot: BotReport| {
        let faults = bot.program.expect("it is a program");
        assert_eq!(faults.fallbacks, faults.decisions, "{faults:?}");
        // The novice plays there from the first decision, and with the same dice.
        assert_eq!((bot.share, bot.score), (novice.share, novice.score));
        faults
    };
    let it = faults(of_python("if ask: move('fly away', id=message['id'])", 4, 10_000));
    assert_eq!(it.refusals["not_a_move"], 2 * it.decisions);
    let it = faults(of_python("if ask: print('hello there', flush=True)", 4, 10_000));
    assert_eq!(it.garbage, 2 * it.decisions);
    let it = faults(of_python(
        "if ask: sys.stdout.buffer.write(b'\\xff\\n'), sys.stdout.flush()",
        4,
        10_000,
    ));
    assert_eq!(it.garbage, 2 * it.decisions);
    let it = faults(of_python("if ask: sys.exit('I give up')", 4, 10_000));
    assert!(it.crashes > 0, "{it:?}");
    assert!(it.notes[0].contains("I give up"), "{it:?}");
    let it = faults(of_python("if ask: print('x' * 100000, flush=True)", 4, 10_000));
    assert!(it.floods > 0, "{it:?}");
    let flood = "while ask: move('pass', id=0)";
    let it = faults(of_python(flood, 4, 10_000));
    assert!(it.floods > 0, "{it:?}");
}

#[test]
fn who_is_late_is_not_waited_for() {
    // It never answers: each round waits once, and after five rounds never again.
    let never = Arena { start_ms: 20, ..arena(Kind::Ktu, python("pass"), 20, 20) };
    let faults = played(&never).program.expect("it is a program");
    assert_eq!(faults.fallbacks, faults.decisions);
    assert_eq!(faults.timeouts, 5, "{faults:?}");
    // It answers its third question when it is asked the next one, but names the question that it
    // answers, so it plays on.
    let body = "\
if ask and asks == 3: late = message
if ask and asks == 4: move(late['legal'][0], id=late['id'])
if ask and asks != 3: move(message['legal'][0], id=message['id'])";
    let faults = of_python(body, 2, 500).program.expect("it is a program");
    assert!(faults.timeouts >= 1 && faults.fallbacks < faults.decisions, "{faults:?}");
    assert!(faults.fallbacks == faults.timeouts && faults.refusals.is_empty(), "{faults:?}");
    // It does not read.
    let deaf = Arena { start_ms: 20, ..arena(Kind::Ktu, python("time.sleep(1000)"), 1, 20) };
    let faults = played(&deaf).program.expect("it is a program");
    assert_eq!(faults.fallbacks, faults.decisions);
}

/// What a program has started ends with it, even if the program itself has exited before.
#[cfg(unix)]
#[test]
fn nothing_of_a_program_is_left() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("grandchildren");
    // It may be left from an earlier run.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let pids = folder.join("pids");
    let body = format!(
        "import subprocess\n\
         if asks == 1 and ask:\n\
         \x20   child = subprocess.Popen(['sleep', '1000'])\n\
         \x20   open({:?}, 'a').write(str(child.pid) + '\\n')\n\
         if ask: move(message['legal'][0])",
        pids.display().to_string()
    );
    of_python(&body, 2, 10_000);
    let pids = std::fs::read_to_string(&pids).expect("it has started something");
    let begun = Instant::now();
    for pid in pids.lines() {
        // A process that has ended, but was not waited for yet, is a zombie.
        let runs = || {
            let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
            stat.contains("(sleep)") && !stat.contains(") Z ")
        };
        while runs() {
            assert!(begun.elapsed() < Duration::from_secs(30), "{pid} runs still");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

#[test]
fn a_round_that_never_ends_is_ended() {
    let mut arena = arena(Kind::Khamul, "dice".parse().expect("a bot"), 1, 10_000);
    arena.bots = vec![endless()];
    arena.settings.set("turn_limit", "100000").expect("an option");
    let report = run(&arena).expect("a table");
    let faults = report.bots[0].program.clone().expect("it is a program");
    assert_eq!(report.bots[0].rounds, 4, "two seats in two rounds");
    assert!((2..=4).contains(&faults.long), "{faults:?}");
    assert!((4_000..=8_000).contains(&faults.decisions), "{faults:?}");
    assert_eq!((faults.fallbacks, faults.notes.len() as u64), (0, faults.long), "{faults:?}");
    assert!(faults.notes[0].ends_with("not over after 2000 decisions"), "{faults:?}");
    assert!(report.to_string().contains(&format!("{} rounds too long", faults.long)));
}

#[test]
fn the_manual_shows_the_example() {
    let read = |path: &str| std::fs::read_to_string(Path::new(ROOT).join(path));
    let bot = read("examples/bot.py").expect("it is there");
    let (_, code) = bot.split_once('\n').expect("a line that says what it is, then code");
    assert!(read("../../docs/arena.md").expect("it is there").contains(code));
}
