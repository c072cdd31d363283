//! Deals: the numbers, and records that were changed.

use serde_json::{Value as Json, json};

use super::*;
use crate::{Kind, Match, Seat, Seed, Settings, Setup, ToAct};

/// Numbers that look like chance and are not.
fn bytes(number: u8) -> Bytes {
    Bytes::sha256([number])
}

/// A match that is dealt so that it can be checked, to its end: the record with its remarks. Seat 0
/// shows its share, seat 1 withholds it, and the server gives the others.
fn fair_match(kind: Kind, seats: usize, options: &[(&str, &str)], moves: u64) -> String {
    let mut settings = Settings::new(kind.options());
    for (name, value) in options {
        settings.set(name, value).expect("an option");
    }
    let seed = Seed::from_number(0);
    let setup = Setup { kind, seats, settings, dealer: None, seed };
    let mut played = Match::undealt(&setup).expect("a table");
    let (mut rng, mut secrets) = (seed.rng("moves", moves), Vec::new());
    loop {
        match played.game().to_act() {
            ToAct::Nobody => return sealed(played.record().to_owned(), &secrets),
            ToAct::Chance(_) => {
                let round = secrets.len() as u8 + 1;
                let secret = bytes(100 + round);
                let deal = played.next_deal("plum-otter-lamp-4170 1");
                let part = |seat| {
                    let share = bytes(10 * round + seat);
                    let promise = promise_of(share);
                    match seat {
                        0 => Part { promise, share: Share::Shown(share) },
                        1 => Part { promise, share: Share::Withheld },
                        _ => Part { promise, share: Share::ByServer(share) },
                    }
                };
                let promise = deal.promise(secret);
                let seats = (0..seats as u8).map(part).collect();
                let dealt = Dealt { name: deal.name.clone(), promise, seats };
                played.deal_from(deal.key(secret, &dealt.shares())).expect("a round is due");
                played.remark(&dealt.to_string());
                played.next_round(None).expect("a round is due");
                assert_eq!(played.due_deal(), None);
                secrets.push(secret);
            }
            ToAct::Seats(seats) => {
                let seat: Seat = seats.first().expect("somebody is to act");
                let moves = played.game().legal_moves(seat);
                played.play(seat, rng.choose(&moves).expect("a move")).expect("it is legal");
            }
        }
    }
}

/// Its draw pile is shuffled again.
fn short() -> String {
    let mut all = (0..2000).map(|moves| fair_match(Kind::Khamul, 2, &[("target", "50")], moves));
    let good = |record: &String| {
        let long = |line: &str| line.starts_with("reshuffle ") && line.split(' ').count() > 3;
        record.lines().any(long) && record.matches("\ndeck ").count() > 1
    };
    all.find(good).expect("some match has one")
}

/// What `docs/fair/vectors.json` has to be.
fn vectors() -> Json {
    let mut words = ChaCha20Rng::from_seed(bytes(0).0);
    let words: Vec<u32> = (0..20).map(|_| words.next_u32()).collect();
    let deal = Deal {
        name: "plum-otter-lamp-4170 1 1".to_owned(),
        table: "rules 1\ngame ktu\nseats 2\noption target 50\n".to_owned(),
    };
    let (secret, share) = (bytes(1), bytes(2));
    let key = deal.key(secret, &[Some(share), None]);
    let orders = [
        ("deck", "10s 2c 3c 4c 5c 6c 7c 8c 9c"),
        ("reshuffle 0", "9c 8c 7c 6c 5c 4c 3c 2c"),
        ("reshuffle 1", "2c 2c"),
    ];
    let orders = orders.map(|(purpose, cards)| {
        json!({ "purpose": purpose, "cards": cards, "order": key.shuffled(purpose, cards) })
    });
    let dealers: Vec<usize> = (1..=10).map(|seats| key.dealer(seats)).collect();
    json!({
        "chacha": { "key": bytes(0), "words": words },
        "deal": {
            "name": deal.name,
            "table": deal.table,
            "secret": secret,
            "promise": deal.promise(secret),
            "shares": [share, null],
            "promises": [promise_of(share), promise_of(bytes(3))],
            "key": Bytes(key.0),
            "orders": orders,
            "dealers": dealers,
        },
        "record": short(),
        "tampered": tampered(),
    })
}

/// Changed records whose last hash fits again, each with the expected error.
fn tampered() -> Vec<Json> {
    let record = short();
    let longer = |line: &&str| !line.starts_with("reshuffle") || line.split(' ').count() > 3;
    let of = |begin: &str| record.lines().filter(longer).find(|line| line.starts_with(begin));
    let find = |begin: &str| of(begin).expect(begin);
    let other = |line: &str| {
        let end = if line.ends_with('0') { "1" } else { "0" };
        format!("{}{end}", &line[..line.len() - 1])
    };
    let swapped = |line: &str| {
        let mut cards: Vec<&str> = line.split(' ').collect();
        let at = (1..cards.len() - 1).find(|&at| cards[at] != cards[at + 1]).expect("two cards");
        cards.swap(at, at + 1);
        (cards.join(" "), at, cards[at].to_owned(), cards[at + 1].to_owned())
    };
    let mut all = Vec::new();
    for begin in ["deck ", "reshuffle "] {
        let line = find(begin);
        let (to, at, is, due) = swapped(line);
        let says = format!("card {at} is \"{is}\", and should be {due}");
        all.push(json!({ "from": line, "to": to, "says": says, "card": at }));
    }
    let server = "the server did not keep its promise for the deal plum-otter-lamp-4170 1 1";
    let seat = "seat 0 did not keep its promise for the deal plum-otter-lamp-4170 1 1";
    for (begin, says) in [
        ("# promise server", server),
        ("# promise 0", seat),
        ("# share 0", seat),
        ("# secret 1", server),
        ("dealer ", "should have dealt first"),
        // Another table changes the key and no promise: then all chance is another.
        ("option ", "should"),
        ("# deal ", "this is not the deal of round 1"),
    ] {
        let line = find(begin);
        let to = if begin == "option " { format!("{line}0") } else { other(line) };
        all.push(json!({ "from": line, "to": to, "says": says }));
    }
    all
}

/// The vectors are shared with the page and the script, which are made from the words alone. To
/// make them anew: `INSTA_UPDATE=always cargo test -p kartenhaus-games vectors`.
#[test]
fn the_vectors_are_ours() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fair/vectors.json");
    let made = serde_json::to_string_pretty(&vectors()).expect("JSON") + "\n";
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        std::fs::write(path, &made).expect("the file can be written");
    }
    assert!(std::fs::read_to_string(path).expect("the vectors") == made, "the vectors are stale");
}

#[test]
fn the_stream_is_that_of_the_standard() {
    // RFC 8439, A.1, test vector 1.
    let mut numbers = ChaCha20Rng::from_seed([0; 32]);
    assert_eq!([(); 3].map(|()| numbers.next_u32()), [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40]);
}

#[test]
fn a_fair_match_is_verified() {
    for kind in Kind::ALL {
        let seats = kind.seats().0.max(3);
        let record = fair_match(kind, seats, &[], 0);
        let verified = verify(&record).unwrap_or_else(|error| panic!("{kind}: {error}"));
        assert!(!verified.rounds.is_empty());
        for dealt in &verified.rounds {
            assert!(matches!(dealt.seats[0].share, Share::Shown(_)));
            assert_eq!(dealt.seats[1].share, Share::Withheld);
            assert!(matches!(dealt.seats[2].share, Share::ByServer(_)));
        }
        let cut = record.rsplit_once("# end").expect("an end").0;
        assert_eq!(verify(cut), Err(Unfair::Unfinished));
    }
}

#[test]
fn every_round_has_cards_of_its_own() {
    let record = short();
    let decks: Vec<&str> = record.lines().filter(|line| line.starts_with("deck ")).collect();
    assert!(decks.len() > 1);
    assert!(decks.windows(2).all(|two| two[0] != two[1]));
}

#[test]
fn any_byte_that_is_changed_is_found() {
    let record = short();
    for at in 0..record.len() {
        let mut bytes = record.clone().into_bytes();
        bytes[at] ^= 1;
        let Ok(changed) = String::from_utf8(bytes) else { continue };
        assert!(verify(&changed).is_err(), "byte {at}");
    }
}

#[test]
fn who_makes_the_hash_at_the_end_again_is_found_too() {
    let record = short();
    let body = record.rsplit_once("# end ").expect("an end").0;
    for change in tampered() {
        let text = |name: &str| change[name].as_str().expect(name);
        let changed = body.replacen(text("from"), text("to"), 1);
        assert_ne!(changed, body, "{change}");
        let said = verify(&sealed(changed, &[])).expect_err(text("from")).to_string();
        assert!(said.contains(text("says")), "{change}: {said}");
    }
    // Each byte of a promise, a share, a secret and a deck.
    let mut from = 0;
    for line in body.split_inclusive('\n') {
        let at = from..from + line.len() - 1;
        from += line.len();
        let part = ["# promise ", "# share ", "# secret ", "deck ", "reshuffle "];
        if !part.iter().any(|begin| line.starts_with(begin)) || line.contains("promise 1") {
            continue; // What was promised by who withheld it binds nobody.
        }
        for at in at {
            let mut bytes = body.as_bytes().to_vec();
            bytes[at] ^= 1;
            let Ok(changed) = String::from_utf8(bytes) else { continue };
            assert!(verify(&sealed(changed, &[])).is_err(), "byte {at}: {line}");
        }
    }
}

#[test]
fn a_record_that_was_cut_after_a_round_is_found() {
    let record = short();
    let second = record.match_indices("\n# deal ").nth(1).expect("a second round").0;
    let secret = record.split_once("\n# secret 1 ").expect("a secret").1;
    let secret = secret.lines().next().and_then(|text| text.parse().ok()).expect("a secret");
    let cut = sealed(record[..=second].to_owned(), &[secret]);
    assert_eq!(verify(&cut), Err(Unfair::Cut { rounds: 1 }));
}

#[test]
fn what_says_nothing_of_its_deals_is_unverified() {
    let setup = Setup {
        kind: Kind::Ktu,
        seats: 2,
        settings: Settings::new(Kind::Ktu.options()),
        dealer: None,
        seed: Seed::from_number(1),
    };
    let played = Match::new(&setup, None).expect("a match");
    assert_eq!(verify(played.record()), Err(Unfair::Unverified));
    assert_eq!(verify(""), Err(Unfair::Unverified));
}

#[test]
fn hostile_records_are_refused() {
    let made = |body: &str| sealed(body.to_owned(), &[bytes(1)]);
    for body in [
        "# deal a 1 1\nseats 0\ndeck \n",
        "# deal a 1 1\nseats 99999999999\ndeck 2c\n",
        "seats 1\n# deal a 1 1\n# deal a 1 1\n",
        "# deal a 1 1\n# promise 7 00\n",
        "# deal a 1 1\n# share 0 withheld\n",
        "# share 0 withheld\n# deal a 1 1\n",
        "# deal a 1 1\nreshuffle 2c\n",
        "# deal a 1\ndeck 2c\n",
    ] {
        assert!(matches!(verify(&made(body)), Err(Unfair::Line { .. })), "{body}");
    }
}
