//! Null checks: what has to come out of the arena whatever the bots are.

use std::fs;
use std::path::PathBuf;

use games::{Kind, Settings};
use lab::{
    Arena, ArenaError, BlockRunner, COMMIT, Form, OrderError, Report, Run, Sprt, Verdict, run,
    run_with,
};

fn arena(kind: Kind, seats: usize, bots: &[&str], blocks: u64) -> Arena {
    Arena {
        kind,
        seats,
        settings: Settings::new(kind.options()),
        bots: bots.iter().map(|bot| bot.parse().expect("a bot")).collect(),
        form: Form::One,
        blocks,
        seed: 5,
        threads: 1,
        ms: 1000,
        start_ms: 10_000,
        sprt: None,
    }
}

fn json(report: &Report) -> String {
    serde_json::to_string(report).expect("a report is plain")
}

#[test]
fn a_bot_against_itself_is_fair_on_each_seat() {
    for kind in Kind::ALL {
        for (form, seats) in [(Form::One, 4), (Form::Mixed, 3)] {
            let report = run(&Arena { form, ..arena(kind, seats, &["novice", "novice"], 400) });
            let report = report.expect("a table");
            let fair = 1.0 / seats as f64;
            let [one, other] = &report.bots[..] else { panic!("two bots") };
            for bot in [one, other] {
                // There are ten of these intervals, so they are widened by half, so that none fails
                // by chance. The seed is fixed, too.
                let wide = 0.75 * (bot.high - bot.low);
                assert!((bot.share - fair).abs() <= wide, "{kind}, {form:?}: {bot:?}");
                assert!(bot.elo.low - 20.0 <= 0.0 && bot.elo.high + 20.0 >= 0.0, "{:?}", bot.elo);
            }
            for (seat, (one, other)) in one.by_seat.iter().zip(&other.by_seat).enumerate() {
                let (one, other) = (one.expect("it sat there"), other.expect("it sat there"));
                let width = |it: lab::Figure| (it.high - it.low) / 2.0;
                let apart = (one.value - other.value).abs();
                let wide = 1.6 * width(one).hypot(width(other));
                assert!(apart <= wide, "{kind}, {form:?}, seat {seat}: {one:?}, {other:?}");
            }
        }
    }
}

#[test]
fn other_labels_are_the_same_match() {
    for kind in Kind::ALL {
        let run = |bots: &[&str]| {
            let arena = Arena { form: Form::Mixed, ..arena(kind, 3, bots, 30) };
            run(&arena).expect("a table")
        };
        let (one, other) = (run(&["novice", "dice", "club"]), run(&["club", "novice", "dice"]));
        for (here, there) in [(0, 1), (1, 2), (2, 0)] {
            let (here_bot, there_bot) = (&one.bots[here], &other.bots[there]);
            assert_eq!(here_bot.name, there_bot.name);
            assert_eq!(here_bot.share, there_bot.share);
            assert_eq!((here_bot.low, here_bot.high), (there_bot.low, there_bot.high));
            assert_eq!(here_bot.score, there_bot.score);
            assert_eq!(here_bot.by_seat, there_bot.by_seat);
            assert!((here_bot.elo.value - there_bot.elo.value).abs() < 0.01);
        }
        assert_eq!(one.matrix[0][1], other.matrix[1][2]);
        assert_eq!(one.matrix[2][0], other.matrix[0][1]);
    }
}

#[test]
fn threads_change_nothing() {
    for kind in Kind::ALL {
        let of = |threads, sprt| {
            let one = Arena { threads, sprt, ..arena(kind, 4, &["novice", "dice"], 260) };
            json(&run(&one).expect("a table"))
        };
        for sprt in [None, Some(Sprt::Gain)] {
            let alone = of(1, sprt);
            assert_eq!(alone, of(2, sprt), "{kind}");
            assert_eq!(alone, of(5, sprt), "{kind}");
        }
    }
}

#[test]
fn money_adds_up_to_nothing() {
    for seats in 2..=5 {
        let one =
            Arena { form: Form::Mixed, ..arena(Kind::Kartel, seats, &["novice", "dice"], 20) };
        let report = run(&one).expect("a table");
        let sum: f64 = report.bots.iter().map(|bot| bot.score * bot.rounds as f64).sum();
        assert!(sum.abs() < 1e-6, "{seats} seats: {sum}");
    }
}

#[test]
fn shares_add_up_to_the_rounds() {
    for kind in Kind::ALL {
        let one = Arena { form: Form::Mixed, ..arena(kind, 3, &["novice", "dice"], 20) };
        let report = run(&one).expect("a table");
        let won: f64 = report.bots.iter().map(|bot| bot.share * bot.rounds as f64).sum();
        assert!((won - 60.0).abs() < 1e-9, "{kind}: {won}");
        let held: u64 = report.bots.iter().map(|bot| bot.rounds).sum();
        assert_eq!(held, 180);
        let (one, other) = (report.matrix[0][1], report.matrix[1][0]);
        let (one, other) = (one.expect("they met"), other.expect("they met"));
        assert!((one.value + other.value - 1.0).abs() < 1e-9);
    }
}

#[test]
fn a_report_names_what_a_variant_changes() {
    let mut one = arena(Kind::Kartel, 3, &["novice", "dice"], 2);
    one.settings.set("none_times", "9").expect("a parameter");
    let report = run(&one).expect("a table");
    assert!(report.command.ends_with(" --option none_times=9"), "{}", report.command);
}

#[test]
fn a_test_stops_where_it_is_decided() {
    let of = |bots: &[&str], sprt| {
        let one = Arena { sprt: Some(sprt), ..arena(Kind::Ktu, 4, bots, 1000) };
        run(&one).expect("a table")
    };
    let report = of(&["novice", "dice"], Sprt::Gain);
    let sprt = report.sprt.clone().expect("a test was asked for");
    assert_eq!((report.blocks, sprt.blocks, sprt.verdict), (200, 200, Verdict::Passed));
    let sprt = of(&["dice", "novice"], Sprt::NoHarm).sprt.expect("a test was asked for");
    assert_eq!((sprt.blocks, sprt.verdict), (200, Verdict::Failed));
    // The command of its report plays the same blocks.
    let again = run(&arena(Kind::Ktu, 4, &["novice", "dice"], 200)).expect("a table");
    assert_eq!(again.command, report.command);
    assert_eq!(json(&Report { sprt: None, ..report }), json(&again));
}

fn new_file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("lab-{}-{name}", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn a_run_goes_on_where_it_was() {
    let path = new_file("blocks");
    let of = |blocks| arena(Kind::Khamul, 3, &["novice", "dice"], blocks);
    let whole = json(&run(&of(30)).expect("a table"));
    let part = json(&run_with(&of(12), Some(&path), &|_| true).expect("a table"));
    assert_eq!(part, json(&run(&of(12)).expect("a table")));
    // As if it had been interrupted while writing.
    let text = fs::read_to_string(&path).expect("it was written");
    assert_eq!(text.lines().count(), 13);
    fs::write(&path, &text[..text.len() - 20]).expect("it can be written");
    let seen = std::sync::Mutex::new(Vec::new());
    let watch = |progress: lab::Progress| {
        seen.lock().expect("one thread").push(progress.done);
        true
    };
    let on = run_with(&of(30), Some(&path), &watch).expect("a table");
    assert_eq!(json(&on), whole);
    assert_eq!(seen.into_inner().expect("one thread"), (11..=30).collect::<Vec<u64>>());
    // Nothing is left to play.
    assert_eq!(json(&run_with(&of(30), Some(&path), &|_| true).expect("a table")), whole);
    let other = Arena { seed: 6, ..of(30) };
    let error = run_with(&other, Some(&path), &|_| true).expect_err("it is another measurement");
    assert!(error.is_misuse(), "{error}");
    assert!(error.to_string().contains("seed was 5 there, not 6; choose another"), "{error}");
    fs::write(&path, "dear diary\n").expect("it can be written");
    let error = run_with(&of(30), Some(&path), &|_| true).expect_err("it is no file of blocks");
    assert!(error.to_string().contains("line 1"), "{error}");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "dear diary\n");
    fs::remove_file(&path).expect("it is there");
}

#[test]
fn what_cannot_be_measured() {
    let check = |arena: Arena, expected: &str| {
        let error = run(&arena).expect_err("it cannot be measured");
        assert!(error.is_misuse(), "{error}");
        assert!(error.to_string().contains(expected), "{error}");
    };
    check(arena(Kind::Kartel, 9, &["dice"], 1), "seats");
    check(arena(Kind::Kartel, 3, &[], 1), "bot");
    check(arena(Kind::Kartel, 3, &["dice"], 0), "block");
    check(Arena { sprt: Some(Sprt::Gain), ..arena(Kind::Ktu, 2, &["dice"], 1) }, "two bots");
    check(arena(Kind::Ktu, 2, &["dice", "novice", "club"], 1), "mixed");
    check(arena(Kind::Ktu, 2, &["exec:/no/such/program"], 1), "cannot be started");
    let error: ArenaError = run(&arena(Kind::Ktu, 17, &["dice"], 1)).expect_err("no such table");
    assert!(matches!(error, ArenaError::Options(_)));
}

#[test]
fn an_order_is_played_elsewhere_as_here() {
    for kind in Kind::ALL {
        let (min, max) = kind.seats();
        for seats in min..=max {
            let bots = ["strong@30", "novice", "exec:python3 'a b.py' \"it's\""];
            let mut here = Arena { form: Form::Mixed, ..arena(kind, seats, &bots, 3) };
            for spec in kind.options() {
                // Each option is changed if it can be.
                let mut set = here.settings.clone();
                let other = ["0", "1", "2", "3", "true", "hard", "two", "each", "short"];
                let other = other.iter().find(|value| set.set(spec.name, value).is_ok());
                if other.is_some() && kind.table(&set, seats, None).is_ok() {
                    here.settings = set;
                }
            }
            let order = here.order().expect("a table");
            let there = Arena::of_order(&order).expect("an order");
            assert_eq!(there.order().expect("a table"), order, "{kind}, {seats} seats");
            assert_eq!((there.bots, there.seed), (here.bots.clone(), here.seed));

            here.bots.pop();
            let there = Arena::of_order(&here.order().expect("a table")).expect("an order");
            assert_eq!(BlockRunner::new(&there).play(2), BlockRunner::new(&here).play(2), "{kind}");
        }
    }
}

#[test]
fn an_order_that_means_something_else_is_refused() {
    let order = arena(Kind::Ktu, 2, &["novice", "strong"], 1).order().expect("a table");
    let check = |member: &str, value: serde_json::Value, expected: &str| {
        let mut other = order.clone();
        other[member] = value;
        let error = Arena::of_order(&other).expect_err(member);
        assert!(error.to_string().contains(expected), "{member}: {error}");
        error
    };
    let error = check("commit", "0123456789ab".into(), COMMIT);
    assert!(matches!(error, OrderError::Build { there, .. } if there == "0123456789ab"));
    check("commit", serde_json::Value::Null, "unknown");
    check("rules", serde_json::json!({"version": 0, "text": ""}), "its rules");
    check("game", "chess".into(), "a game");
    check("seats", 99.into(), "seats");
    check("options", serde_json::json!({"colour": "red"}), "colour");
    check("options", serde_json::json!({}), "its options");
    check("bots", serde_json::json!([["ace", 0]]), "dice, novice");
    check("bots", serde_json::json!([["novice", 0], ["strong", 7]]), "its bots");
    check("bots", serde_json::json!([]), "a bot");
    check("start_ms", (-1).into(), "expected u64");
    check("colour", "red".into(), "its colour");
}

#[test]
fn blocks_may_come_in_any_order() {
    let one = Arena { sprt: Some(Sprt::Gain), ..arena(Kind::Ktu, 4, &["novice", "dice"], 260) };
    let mut runner = BlockRunner::new(&one);
    let mut there = Run::open(&one, None).expect("a table");
    // Tasks of different sizes, the last ones first.
    let mut tasks = Vec::new();
    for size in [7, 1, 30].into_iter().cycle() {
        let Some(task) = there.next(size) else { break };
        assert!((1..=size).contains(&(task.end - task.start)));
        tasks.push(task);
    }
    assert_eq!((there.left(), tasks.iter().map(|it| it.end - it.start).sum()), (0, 260));
    for block in tasks.into_iter().rev().flatten() {
        assert!(!there.is_over() && there.block(block).is_none());
        there.add(runner.play(block));
        if there.is_over() {
            break;
        }
    }
    assert_eq!(json(&there.report().expect("a report")), json(&run(&one).expect("a table")));
}

#[test]
fn what_a_file_has_is_not_handed_out() {
    let path = new_file("handed");
    let one = arena(Kind::Ktu, 2, &["novice", "dice"], 9);
    let mut runner = BlockRunner::new(&one);
    let mut there = Run::open(&one, Some(&path)).expect("a file");
    [2, 3, 6].into_iter().for_each(|block| there.add(runner.play(block)));
    let mut again = Run::open(&one, Some(&path)).expect("a file");
    let tasks: Vec<_> = std::iter::from_fn(|| again.next(4)).collect();
    assert_eq!(tasks, [0..2, 4..6, 7..9]);
    assert_eq!(again.progress().found, 3);
    let other = Arena { seats: 3, ..one.clone() };
    let block = BlockRunner::new(&other).play(0);
    assert!(other.fits(&block) && !one.fits(&block));
    fs::remove_file(path).expect("it is there");
}
