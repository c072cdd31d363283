//! Learning over real sockets: a lesson as its client meets it, held against schema and engine.

use games::Kind;
use serde_json::json;

use crate::client::Client;
use crate::schema;
use crate::site::Site;

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_followed_to_its_end() {
    let site = Site::start().await;
    for kind in Kind::ALL {
        let texts = site.get(&format!("/api/games/{kind}/lesson")).await.expect(200, "LessonTexts");
        let new = json!({ "game": kind.id(), "name": "Ada", "lesson": true });
        let answer = site.post("/api/rooms", None, &new).await.expect(201, "RoomAnswer");
        assert_eq!((&answer["seat"], &answer["room"]["stage"]), (&json!(0), &json!("playing")));
        let room = answer["room"]["room"].as_str().unwrap();
        let mut ada = Client::open(&site, room, answer["key"].as_str(), None).await;
        let mut watcher = Client::open(&site, room, None, None).await;
        let first = ada.update["lesson"]["step"].clone();
        loop {
            let lesson = ada.update["lesson"].clone();
            let step = lesson["step"].as_str().unwrap_or_else(|| panic!("{kind}: {lesson}"));
            assert!(texts["steps"][step].is_string(), "{kind}: nothing is said of {step}");
            if step == "end" {
                break;
            }
            match lesson["move"].as_str().map(str::to_owned) {
                // What is sealed is answered by what the seat has chosen.
                Some(mv) => {
                    ada.say_play(ada.seq(), &mv).await;
                    ada.until(|ada| ada.update["lesson"] != lesson).await;
                }
                None => ada.until(|ada| ada.update["lesson"] != lesson).await,
            }
        }
        assert_ne!(first, json!("end"), "{kind}");
        watcher.until(|watcher| watcher.seq() >= ada.seq()).await;
        for heard in &watcher.heard {
            assert!(!heard.contains("\"step\""), "{kind}: a spectator was told {heard}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn examples_come_in_the_language_that_is_asked_for() {
    let site = Site::start().await;
    for kind in Kind::ALL {
        let path = format!("/api/games/{kind}/examples");
        let said = |language: &'static str| {
            let (site, path) = (&site, path.clone());
            async move {
                let headers = [("accept-language", language)];
                let answer = site.send("GET", &path, &headers, None).await;
                let all: Vec<serde_json::Value> = serde_json::from_slice(&answer.body).unwrap();
                all.iter().for_each(|example| schema::fits("Example", example));
                all
            }
        };
        let (english, german) = (said("en").await, said("de").await);
        assert!(!english.is_empty() && english.len() == german.len());
        for (english, german) in english.iter().zip(&german) {
            assert_ne!(english["text"], german["text"]);
            assert_eq!((&english["cards"], &english["rule"]), (&german["cards"], &german["rule"]));
        }
    }
    site.get("/api/games/chess/examples").await.is_fault("not_found");
    site.get("/api/games/chess/lesson").await.is_fault("not_found");
}
