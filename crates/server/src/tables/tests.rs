//! The list of open tables by itself: what is in it, in which order, and how often it is made.

use serde_json::{Value as Json, json};

use super::*;
use crate::log::MemoryLog;
use crate::protocol::{ClockMode, Stage};

/// A table of a game, in a room with this number.
fn table(game: &str, number: u32) -> OpenTable {
    OpenTable {
        room: format!("plum-otter-lamp-{number}"),
        game: game.to_owned(),
        name: "Ada".to_owned(),
        seats: 1,
        people: 1,
        bots: 0,
        free: 3,
        door: false,
        ranked: false,
        clock: ClockMode::Off,
        stage: Stage::Lobby,
        round: 0,
        rounds: None,
        waited_s: 0,
    }
}

fn shown(table: OpenTable, address: Option<[u8; 4]>) -> Listing {
    let address = address.map(IpAddr::from);
    Listing::Shown { table, left: false, address, people: Vec::new() }
}

fn left(table: OpenTable) -> Listing {
    Listing::Shown { table, left: true, address: None, people: Vec::new() }
}

fn list(listings: impl IntoIterator<Item = Listing>) -> (Arc<Tables>, Vec<Place>) {
    let tables = Tables::new(1, true, true);
    let places = listings.into_iter().map(|listing| {
        let place = tables.place();
        place.show(listing);
        place
    });
    let places = places.collect();
    (tables, places)
}

fn listed(tables: &Tables) -> Vec<Json> {
    tables.lock().answer = None;
    let answer: Json = serde_json::from_slice(&tables.answer()).expect("JSON");
    assert_eq!(answer["allowed"], true);
    answer["tables"].as_array().expect("tables").clone()
}

fn rooms(tables: &Tables) -> Vec<u32> {
    let number = |it: Json| it["room"].as_str().and_then(|room| room[16..].parse().ok());
    listed(tables).into_iter().filter_map(number).collect()
}

async fn pass(seconds: u64) {
    tokio::time::advance(Duration::from_secs(seconds)).await;
}

#[tokio::test(start_paused = true)]
async fn who_has_waited_longest_comes_first() {
    let (tables, mut places) = list([shown(table("ktu", 1001), None)]);
    for number in [1002, 1003] {
        pass(60).await;
        let place = tables.place();
        place.show(shown(table("kartel", number), None));
        places.push(place);
    }
    assert_eq!(rooms(&tables), [1001, 1002, 1003]);
    let waited: Vec<_> = listed(&tables).iter().map(|it| it["waited_s"].clone()).collect();
    assert_eq!(waited, [120, 60, 0]);
    // What changes keeps its place; what has no seats any more waits anew.
    places[0].show(shown(OpenTable { people: 2, free: 2, ..table("ktu", 1001) }, None));
    assert_eq!(rooms(&tables), [1001, 1002, 1003]);
    let full = OpenTable { free: 0, stage: Stage::Playing, ..table("ktu", 1001) };
    places[0].show(shown(full.clone(), None));
    assert_eq!(listed(&tables)[0]["waited_s"], 60);
    assert_eq!(rooms(&tables).len(), 3, "it can be watched");
    places[0].show(shown(OpenTable { stage: Stage::Lobby, ..full }, None));
    assert_eq!(rooms(&tables), [1002, 1003], "there is nothing to see");
    // Whatever is hidden or ends is gone.
    places[1].show(Listing::Hidden);
    assert_eq!(rooms(&tables), [1003]);
    places.clear();
    assert!(listed(&tables).is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_table_that_guests_have_left_comes_last_on_every_server() {
    let (one, places) = list([shown(table("ktu", 1001), None)]);
    let other = Tables::new(2, true, true);
    pass(60).await;
    let newer = one.place();
    newer.show(shown(table("ktu", 1002), None));
    assert_eq!(rooms(&one), [1001, 1002]);
    places[0].show(left(table("ktu", 1001)));
    assert_eq!(rooms(&one), [1002, 1001]);
    let (tables, left) = one.own();
    let gossip = Gossip { server: 1, words: Words::Lists { tables, left } };
    other.hear(&serde_json::to_string(&gossip).expect("JSON"));
    let third = other.place();
    third.show(shown(table("ktu", 1003), None));
    assert_eq!(rooms(&other), [1002, 1003, 1001]);
    // A match was played there.
    places[0].show(shown(table("ktu", 1001), None));
    assert_eq!(rooms(&one), [1001, 1002]);
}

#[tokio::test(start_paused = true)]
async fn no_address_and_no_game_fills_the_list() {
    let of_one = (2000..2020).map(|number| shown(table("ktu", number), Some([192, 0, 2, 1])));
    let (tables, mut places) = list(of_one);
    pass(60).await;
    assert_eq!(rooms(&tables), (2000..2004).collect::<Vec<_>>());
    for number in 3000..3100 {
        let place = tables.place();
        let [_, _, c, d] = u32::to_be_bytes(number);
        place.show(shown(table("ktu", number), Some([10, 0, c, d])));
        places.push(place);
    }
    let place = tables.place();
    place.show(shown(table("khamul", 4000), Some([192, 0, 2, 2])));
    let all = rooms(&tables);
    assert_eq!(all.len(), limits::TABLES_WITH_SEATS_MAX + 1);
    assert_eq!(all.iter().filter(|number| (2000..2020).contains(*number)).count(), 4);
    assert!(all.contains(&4000), "another game has places of its own");
    // Where one of them goes, another one comes.
    drop(places.remove(0));
    assert_eq!(rooms(&tables)[..4], [2001, 2002, 2003, 2004]);
}

/// Ten thousand people look at 2,500 tables: the list is made once a second.
#[tokio::test(start_paused = true)]
async fn many_who_ask_cost_no_more_than_one() {
    let listings = (0..2500).map(|number| {
        let [_, _, c, d] = u32::to_be_bytes(number);
        shown(
            table(Kind::ALL[number as usize % Kind::ALL.len()].id(), 1000 + number),
            Some([10, 0, c, d]),
        )
    });
    let (tables, _places) = list(listings);
    for _ in 0..10 {
        let first = tables.answer();
        assert!(first.len() < 16 << 10, "{}", first.len());
        for _ in 0..1000 {
            assert_eq!(tables.answer(), first);
        }
        pass(1).await;
    }
    assert_eq!(tables.lock().made, 10);
}

#[tokio::test(start_paused = true)]
async fn servers_hear_of_each_others_tables() {
    let log = MemoryLog::default();
    let (one, mut places) = list([shown(table("ktu", 1001), None)]);
    let other = Tables::new(2, true, true);
    let share = |tables: Arc<Tables>| {
        let log = log.clone();
        tokio::spawn(async move { tables.share(&log).await })
    };
    let first = share(one.clone());
    let second = share(other.clone());
    let settle = || tokio::time::sleep(Duration::from_secs(3));
    settle().await;
    assert_eq!(rooms(&other), [1001], "who comes later asks");
    // A room that is on both is listed once.
    let own = other.place();
    own.show(shown(table("ktu", 1001), None));
    let more = other.place();
    more.show(shown(table("ktu", 1002), None));
    settle().await;
    assert_eq!((rooms(&one), rooms(&other)), (vec![1001, 1002], vec![1001, 1002]));
    places.clear();
    drop(own);
    settle().await;
    assert_eq!((rooms(&one), rooms(&other)), (vec![1002], vec![1002]));
    // It is said again for those who missed it, and not believed for ever.
    tokio::time::sleep(Duration::from_secs(60)).await;
    assert_eq!(rooms(&one), [1002]);
    second.abort();
    tokio::time::sleep(BELIEVED).await;
    assert!(rooms(&one).is_empty(), "nobody has heard of it since");
    first.abort();
}

#[tokio::test(start_paused = true)]
async fn what_is_no_table_of_ours_is_not_listed() {
    let tables = Tables::new(1, true, true);
    let good = serde_json::to_value(table("ktu", 1001)).expect("JSON");
    let with = |field: &str, value: Json| {
        let mut table = good.clone();
        table[field] = value;
        table
    };
    let all = json!([
        with("room", json!("../../etc/passwd")),
        with("room", json!("Plum-otter-lamp-1001")),
        with("game", json!("poker")),
        with("name", json!("")),
        with("name", json!("x".repeat(21))),
        with("name", json!("\u{202e}adA")),
        with("waited_s", json!(u64::MAX)),
    ]);
    tables.hear(&json!({ "server": 2, "type": "lists", "tables": all }).to_string());
    // Who says that it has waited for ever has not.
    assert_eq!(listed(&tables), std::slice::from_ref(&good));
    for other in ["", "{}", r#"{"server":2,"type":"lists","tables":[{}]}"#] {
        assert!(!tables.hear(other));
    }
    assert_eq!(listed(&tables).len(), 1);
    // However much somebody says, it is no more than a server lists.
    let many: Vec<Json> =
        (1000..9000).map(|it| with("room", json!(format!("plum-otter-lamp-{it}")))).collect();
    tables.hear(&json!({ "server": 2, "type": "lists", "tables": many }).to_string());
    assert_eq!(listed(&tables).len(), limits::TABLES_WITH_SEATS_MAX);
    tables.hear(&json!({ "server": 1, "type": "lists", "tables": [] }).to_string());
    assert_eq!(listed(&tables).len(), limits::TABLES_WITH_SEATS_MAX, "that is what it said itself");
}
