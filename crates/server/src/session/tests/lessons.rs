//! Lessons: a real match whose deck and bots follow a script as long as the learner does.

use games::Kind;

use super::*;
use crate::lesson::{Lesson, Script};

impl House {
    async fn lesson(game: &str) -> Self {
        let (guest, log) = (anyone(), MemoryLog::default());
        let shared = Arc::new(Shared::new(Arc::new(log.clone()), config()));
        let new =
            NewRoom { game: game.to_owned(), name: "Ada".to_owned(), lesson: true, daily: false };
        let answer = shared.open_room(&guest, None, new).await.expect("a room");
        let room = RoomName::new(&answer.room.room).expect("its name");
        let names: Vec<&str> = answer.room.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Ada", "Bea", "Cem"][..names.len()]);
        Self { guest, log, shared, room, keys: vec![key(&answer)] }
    }
}

/// The move that the lesson asks for, once it is the learner's turn.
async fn asked(ada: &mut Client) -> String {
    for _ in 0..60 {
        if let Some(mv) = ada.now()["lesson"]["move"].as_str() {
            return mv.to_owned();
        }
        sleep(seconds(1)).await;
    }
    panic!("the lesson asks for no move: {}", ada.now()["lesson"]);
}

/// Plays what the lesson says until its script is over, with a restart every few moves, and gives
/// the steps. Bots are waited for first, or not.
async fn follow(game: &str, patient: bool) -> Vec<String> {
    let mut house = House::lesson(game).await;
    let mut ada = house.open(0).await;
    let (mut steps, mut moves) = (Vec::new(), 0);
    for _ in 0..200 {
        let lesson = ada.now()["lesson"].clone();
        let step = lesson["step"].as_str().unwrap_or_else(|| panic!("{game} leaves: {lesson}"));
        if steps.last().is_none_or(|last| last != step) {
            steps.push(step.to_owned());
            assert_eq!(lesson["at"], steps.len(), "{game}");
        }
        if step == "end" {
            assert_eq!(lesson["of"], steps.len(), "{game}");
            assert_eq!(ada.now()["view"]["phase"], "playing", "something is left to be played");
            return steps;
        }
        let Some(mv) = lesson["move"].as_str().filter(|_| !patient || moves % 2 == 1) else {
            moves += 1;
            sleep(seconds(2)).await;
            continue;
        };
        assert!(ada.legal().contains(&mv.to_owned()), "{game}: {mv}");
        ada.play(mv).await;
        moves += 1;
        if moves % 3 == 0 {
            house.restart().await;
            ada = house.open(0).await;
        }
    }
    panic!("the lesson of {game} does not end: {}", ada.now()["lesson"]);
}

#[tokio::test(start_paused = true)]
async fn every_lesson_can_be_followed_to_its_end() {
    for kind in Kind::ALL {
        for patient in [false, true] {
            let steps = follow(kind.id(), patient).await;
            assert!(steps.len() >= 5, "games/{kind}/data/lesson.txt: at least 4 steps: {steps:?}");
            for language in Language::all() {
                let texts = Lesson::of(kind).texts(language);
                assert_eq!(texts.steps.len(), steps.len(), "{kind}");
                assert!(steps.iter().all(|step| texts.steps.contains_key(step)), "{kind}");
                assert!((1..=3).contains(&texts.hints.len()), "{kind}: at most three hints");
                let ids = texts.steps.keys().map(|step| format!("lesson-{kind}-{step}"));
                let unsaid: Vec<_> = ids.filter(|id| !language.has(id)).collect();
                assert!(unsaid.is_empty(), "{language:?} lacks {unsaid:?}");
            }
        }
    }
    // Nothing is said of a step that no lesson has.
    let known = |id: &str| {
        let found = Kind::ALL.into_iter().find_map(|kind| {
            let step = id.strip_prefix(&format!("lesson-{kind}-"))?;
            Some(Lesson::of(kind).texts(Language::english()).steps.contains_key(step))
        });
        found == Some(true)
    };
    let said = Language::english().ids().filter(|id| id.starts_with("lesson-"));
    assert_eq!(said.filter(|id| !known(id)).collect::<Vec<_>>(), [""; 0]);
}

#[tokio::test(start_paused = true)]
async fn whoever_plays_something_else_is_let_go() {
    for kind in Kind::ALL {
        let house = House::lesson(kind.id()).await;
        let mut ada = house.open(0).await;
        let wanted = asked(&mut ada).await;
        let other = ada.legal().into_iter().find(|mv| *mv != wanted).expect("another move");
        ada.play(&other).await;
        assert_eq!(ada.latest("refused"), Json::Null, "{kind}: nobody is locked");
        let seq = ada.now()["seq"].as_u64();
        sleep(seconds(20)).await;
        let lesson = ada.now()["lesson"].clone();
        assert_eq!((&lesson["step"], &lesson["move"]), (&Json::Null, &Json::Null), "{kind}");
        assert!(ada.now()["seq"].as_u64() > seq, "{kind}: bots play on");
    }
}

/// The script is the learner's own, and gives nothing away.
#[tokio::test(start_paused = true)]
async fn only_the_learner_is_told() {
    for kind in Kind::ALL {
        let house = House::lesson(kind.id()).await;
        let mut ada = house.open(0).await;
        let mut watcher = house.open_as(None).await;
        let sit = RoomCommand::Sit { name: "Dia".to_owned(), program: false };
        let answer =
            house.shared.ask(&house.room, &anyone(), None, None, sit).await.expect("a place");
        assert!(answer.seat >= Some(Lesson::of(kind).seats as u8), "bots keep their seats");
        let mut guest = house.open_as(Some(key(&answer))).await;
        let mv = asked(&mut ada).await;
        ada.play(&mv).await;
        sleep(seconds(5)).await;
        for client in [&mut watcher, &mut guest] {
            client.hear();
            let updates = client.heard.iter().filter(|message| message["type"] == "update");
            let lessons: Vec<&Json> = updates.map(|update| &update["lesson"]).collect();
            assert!(lessons.len() > 1 && lessons.iter().all(|lesson| lesson.is_null()), "{kind}");
        }
    }
}

/// Who learns may go away in the middle of a snap: it waits, and the room does not stay in memory.
#[tokio::test(start_paused = true)]
async fn a_snap_waits_for_who_learns() {
    let house = House::lesson("khamul").await;
    let mut ada = house.open(0).await;
    while ada.now()["lesson"]["step"] != "snap" {
        match ada.now()["lesson"]["move"].as_str() {
            Some(mv) => ada.play(mv).await,
            None => sleep(seconds(1)).await,
        }
    }
    sleep(seconds(600)).await;
    assert_eq!(ada.now()["lesson"]["move"], "snap 3", "nobody is hurried");
    ada.session.send(Command::Closed { line: ada.line }).await.expect("a session");
    sleep(Config::default().idle + seconds(1)).await;
    assert_eq!(house.shared.session_count(), 0);
    let mut ada = house.open(0).await;
    assert_eq!(ada.now()["lesson"]["move"], "snap 3");
}

/// What is chosen for later counts as said, and what is chosen wrongly as something else.
#[test]
fn a_sealed_answer_is_a_part_of_the_script() {
    let lesson = Lesson::of(Kind::Khamul);
    let mut script = Script::new(lesson);
    script.follow(lesson.deck);
    for line in ["0 peek 1 3", "1 peek 0 1", "0 draw", "0 switch 1"] {
        script.follow(line);
    }
    let queued = |moves: &[&str]| {
        let moves: Vec<String> = moves.iter().map(|&mv| mv.to_owned()).collect();
        let view = script.view(&moves, |_| true);
        (view.step, view.mv)
    };
    let at = |step: &str, mv: &str| (Some(step.to_owned()), Some(mv.to_owned()));
    assert_eq!(queued(&[]), at("snap", "snap 3"));
    assert_eq!(queued(&["snap 3"]), at("done", "done"));
    assert_eq!(queued(&["snap 2"]), (None, None));
    assert_eq!(queued(&["done"]), (None, None));
}
