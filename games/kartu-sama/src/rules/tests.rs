//! Tests of Kartu Sama that need more than one of its parts: decks whose backs differ (1.4).

use serde_json::json;

use kit::{Event, GameExt, Knows as _, Memories, Seed, Speaks as _};

use super::*;

const DIFFERENT: &[(&str, &str)] = &[("decks", "3"), ("backs", "different")];

fn table(options: &[(&str, &str)], seats: usize) -> KartuSama {
    let mut settings = Settings::new(KartuSama::OPTIONS);
    options.iter().for_each(|(name, value)| settings.set(name, value).unwrap());
    KartuSama::table_for(&settings, seats, None).unwrap()
}

fn seen(game: &KartuSama) -> Vec<String> {
    let seats = game.table.standings.seats().seats().map(Some).chain([None]);
    seats.map(|viewer| json!(KartuSama::show(game.sight(viewer))).to_string()).collect()
}

fn told(events: &[Event<KartuSama>]) -> Vec<String> {
    let told = |event: &Event<KartuSama>| match event {
        Event::All(event) => json!(event).to_string(),
        Event::One(seat, event) => format!("{seat} {}", json!(event)),
    };
    events.iter().map(told).collect()
}

#[test]
fn a_back_is_one_of_three_others() {
    for word in ["7h/4", "7h/", "7h/00", "/1", "7h/1/1", "Jo/x"] {
        assert!(word.parse::<Card>().is_err(), "{word}");
    }
}

#[test]
fn nothing_is_said_of_backs_that_are_the_same() {
    for options in [&[("decks", "3")][..], &[("backs", "different")]] {
        let (mut game, mut events) = (table(options, 3), Vec::new());
        let mut rng = Seed::from_number(1).rng("test", 0);
        game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut events);
        let shown =
            [game.sight(None), Sight::All(&game)].map(|sight| json!(KartuSama::show(sight)));
        assert!(shown.iter().all(|shown| shown.get("backs").is_none()), "{shown:?}");
        let texts = told(&events).concat();
        assert!(!texts.contains("back") && !texts.contains("next"), "{texts}");
    }
}

/// Of the draw pile only the top's back is open: whatever lies under it, everyone sees and is told
/// the same.
#[test]
fn backs_under_the_top_are_hidden() {
    let mut rng = Seed::from_number(2).rng("test", 0);
    let (mut swapped, mut order) = (0, Vec::new());
    for _ in 0..40 {
        let game = table(DIFFERENT, 3);
        order.clear();
        game.pool(&mut order);
        rng.shuffle(&mut order);
        let first = order.len() - rng.index(60) - 1;
        let mut other = order.clone();
        other.swap(first, order.len() - 1);
        let dealt = |order: &[Card]| {
            let (mut game, mut events) = (game.clone(), Vec::new());
            game.deal_unchecked(order, &mut events);
            (seen(&game), told(&events))
        };
        swapped += u32::from(order[first].back() != other[first].back());
        assert_eq!(dealt(&order), dealt(&other));
        // On top it is seen.
        let top = 3 * 8 + 1;
        let at = (top..order.len()).find(|&at| order[at].back() != order[top].back()).unwrap();
        let mut other = order.clone();
        other.swap(top, at);
        assert_ne!(dealt(&order), dealt(&other));
    }
    assert!(swapped > 10, "{swapped}");
}

/// Every world shows its seat what it sees, and no hand has a card of a lower deck with the face of
/// one that it played.
#[test]
fn worlds_keep_backs() {
    let mut rng = Seed::from_number(3).rng("test", 0);
    let mut checked = 0;
    for _ in 0..30 {
        let mut game = table(&[("decks", "2"), ("deck", "piquet"), ("backs", "different")], 3);
        let mut memories = Memories::new(game.table.standings.seats());
        let mut events = Vec::new();
        game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut events);
        // By seat: the cards that it cannot have held since it played another one.
        let mut lacked: Vec<(Seat, Card)> = Vec::new();
        while game.table.is_playing() {
            memories.hear(&events);
            for event in events.drain(..) {
                match event {
                    Event::All(Public::Played { seat, card, back: Some(back), .. }) => {
                        let lower =
                            (0..usize::from(back)).map(|deck| Card::new(card.index(), deck));
                        lacked.extend(lower.map(|card| (seat, card)));
                    }
                    Event::All(Public::Drew { seat, .. }) => lacked.retain(|it| it.0 != seat),
                    _ => {}
                }
            }
            for seat in game.table.standings.seats().seats() {
                let world = KartuSama::determinize(game.view(seat), memories.of(seat), &mut rng);
                assert_eq!(seen(&world)[seat.index()], seen(&game)[seat.index()]);
                for &(other, card) in lacked.iter().filter(|it| it.0 != seat) {
                    assert!(!world.hands[other].hand.contains(card), "{other} {card}");
                    checked += 1;
                }
                let backs = |game: &KartuSama, seat| game.hands[seat].hand.sizes();
                let seats = game.table.standings.seats().seats();
                assert!(seats.into_iter().all(|it| backs(&world, it) == backs(&game, it)));
            }
            let turn = game.table.turn;
            let mv = KartuSama::random_move(game.view(turn), &mut rng, &mut Vec::new());
            game.play_unchecked(turn, mv.unwrap(), &mut events);
        }
    }
    assert!(checked > 500, "{checked}");
}

#[test]
fn a_table_says_how_many_decks_it_takes() {
    let said = |options: &[(&str, &str)], seats| {
        let note = KartuSama::note(&table(options, seats).table)?;
        Some((note.params["decks"].clone(), note.params["cards"].clone()))
    };
    let piquet = &[("deck", "piquet")];
    assert_eq!(said(piquet, 3), None);
    assert_eq!(said(piquet, 4), Some((json!(2), json!(32))));
    assert_eq!(said(&[], 6), None);
    assert_eq!(said(&[], 7), Some((json!(2), json!(54))));
    assert_eq!(said(&[("decks", "3"), ("jokers", "0")], 2), Some((json!(3), json!(52))));
}
