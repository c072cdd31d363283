//! Open tables: when a room is listed, and what is said of it.

use games::fair::{Bytes, promise_of};

use super::others::beside;
use super::*;
use crate::protocol::ClockMode;

async fn listed(house: &House) -> Vec<Json> {
    // The list is a second old at most.
    sleep(ms(1100)).await;
    let answer: Json = serde_json::from_slice(&house.shared.tables.answer()).expect("JSON");
    answer["tables"].as_array().expect("tables").clone()
}

fn open() -> RoomSettings {
    RoomSettings { open: true, ..RoomSettings::default() }
}

async fn set(house: &House, settings: RoomSettings) {
    house.ask(0, RoomCommand::Settings { settings }).await;
}

#[tokio::test(start_paused = true)]
async fn a_table_is_listed_while_it_is_open_and_somebody_is_there() {
    let house = House::new("ktu", 1, RoomSettings::default()).await;
    let ada = house.open(0).await;
    assert!(listed(&house).await.is_empty(), "off until the host wants it");
    set(&house, open()).await;
    let tables = listed(&house).await;
    let table = json!({
        "room": house.room.to_string(), "game": "ktu", "name": "Ada", "seats": 1, "people": 1,
        "bots": 0, "free": 4, "door": false, "ranked": false, "clock": "off", "stage": "lobby",
        "round": 0, "rounds": null, "waited_s": 1
    });
    assert_eq!(tables, [table]);
    set(&house, RoomSettings { door: true, ..open() }).await;
    assert_eq!(listed(&house).await[0]["door"], true);
    set(&house, RoomSettings::default()).await;
    assert!(listed(&house).await.is_empty());
    set(&house, open()).await;
    // Who reloads the page is back in a moment; who goes takes the table off the list.
    close(ada).await;
    let again = listed(&house).await;
    assert_eq!(again.len(), 1);
    let ada = house.open(0).await;
    sleep(limits::AWAY).await;
    assert_eq!(listed(&house).await.len(), 1);
    close(ada).await;
    sleep(limits::AWAY).await;
    assert!(listed(&house).await.is_empty());
    // Who looks at it, or wakes it, does not bring it back.
    sleep(limits::IDLE).await;
    house.look().await;
    let watcher = house.open_as(None).await;
    assert!(listed(&house).await.is_empty());
    drop(watcher);
    let ada = house.open(0).await;
    assert_eq!(listed(&house).await.len(), 1);
    drop(ada);
}

#[tokio::test(start_paused = true)]
async fn it_says_the_round_also_if_it_was_opened_before_the_deal() {
    let house = House::new("ktu", 1, RoomSettings::default()).await;
    let mut ada = house.open(0).await;
    house.ask(0, RoomCommand::AddBot { level: "novice".to_owned() }).await;
    let share = Bytes([7; 32]);
    ada.say(json!({ "type": "promise", "promise": promise_of(share) })).await;
    house.ask(0, RoomCommand::Start {}).await;
    set(&house, open()).await;
    // The deal waits for the share of a seat.
    assert_eq!(listed(&house).await[0]["round"], 0);
    let deal = ada.latest("open")["deal"].clone();
    ada.say(json!({ "type": "share", "deal": deal, "share": share })).await;
    assert_eq!(listed(&house).await[0]["round"], 1);
}

#[tokio::test(start_paused = true)]
async fn it_says_which_seats_there_are_to_take() {
    let house = House::new("ktu", 1, RoomSettings { clock: ClockMode::Live, ..open() }).await;
    let _ada = house.open(0).await;
    for _ in 0..2 {
        house.ask(0, RoomCommand::AddBot { level: "novice".to_owned() }).await;
    }
    house.ask(0, RoomCommand::Start {}).await;
    let seats = |table: &Json| {
        ["seats", "people", "bots", "free"].map(|field| table[field].as_u64().expect("a number"))
    };
    let table = listed(&house).await.remove(0);
    assert_eq!((seats(&table), &table["stage"]), ([3, 1, 2, 2], &json!("playing")));
    assert_eq!((&table["round"], table["rounds"].is_u64()), (&json!(1), true));
    // Who comes takes over a bot's seat.
    let sit = RoomCommand::Sit { name: "Bea".to_owned(), program: false };
    house.shared.ask(&house.room, &house.guest, None, None, sit).await.expect("a seat");
    assert_eq!(seats(&listed(&house).await[0]), [3, 2, 1, 2]);
    set(&house, RoomSettings { takeover: false, ..open() }).await;
    assert_eq!(seats(&listed(&house).await[0]), [3, 2, 0, 2]);
}

#[tokio::test(start_paused = true)]
async fn a_site_may_have_no_open_tables() {
    let mut house = House::new("ktu", 1, open()).await;
    let config = Config { open_tables: false, ..config() };
    house.shared.shutdown().await;
    house.shared = Arc::new(Shared::new(Arc::new(house.log.clone()), config));
    let _ada = house.open(0).await;
    assert!(listed(&house).await.is_empty(), "though it was opened before");
    set(&house, RoomSettings::default()).await;
    let command = RoomCommand::Settings { settings: open() };
    let key = Some(house.keys[0].clone());
    let refused = house.shared.ask(&house.room, &house.guest, key, None, command).await;
    assert_eq!(refused.expect_err("it is refused").code, FaultCode::Impossible);
}

#[tokio::test(start_paused = true)]
async fn a_server_lists_the_tables_of_those_who_are_on_it() {
    let one = House::new("ktu", 2, open()).await;
    let other = beside(&one);
    let share = |house: &House| {
        let shared = house.shared.clone();
        tokio::spawn(async move { shared.tables.share(&*shared.log).await })
    };
    let sharing = [share(&one), share(&other)];
    let ada = one.open(0).await;
    let bea = other.open(1).await;
    sleep(seconds(3)).await;
    for house in [&one, &other] {
        let tables = listed(house).await;
        assert_eq!((tables.len(), &tables[0]["people"]), (1, &json!(2)), "{tables:?}");
    }
    // Ada goes; Bea keeps the table in the list of both.
    close(ada).await;
    sleep(limits::AWAY + seconds(30)).await;
    for house in [&one, &other] {
        let tables = listed(house).await;
        assert_eq!((tables.len(), &tables[0]["name"]), (1, &json!("Bea")), "{tables:?}");
    }
    close(bea).await;
    sleep(limits::AWAY + seconds(3)).await;
    for house in [&one, &other] {
        assert!(listed(house).await.is_empty());
    }
    sharing.into_iter().for_each(|task| task.abort());
}
