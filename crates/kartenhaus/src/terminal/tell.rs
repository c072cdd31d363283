//! What happened, as a sentence for people.

use engine::Kind;
use serde_json::Value;
use words::Param;

use super::faces::{card, cards};
use super::fields::{number, seats, stands, texts};
use super::names::Names;
use super::results;
use super::table::sorted;

/// What the sentences depend on besides the event.
pub(super) struct Teller<'a> {
    pub kind: Kind,
    pub names: &'a Names,
    /// KTU: whether there are places.
    pub play_on: bool,
    /// Khamul: the card that the person just held, who remembers it.
    pub held: Option<&'a str>,
}

/// The fields of an event.
struct Event<'a> {
    kind: Kind,
    fields: &'a Value,
    names: &'a Names,
    teller: &'a Teller<'a>,
}

impl Event<'_> {
    fn number(&self, name: &str) -> usize {
        number(&self.fields[name])
    }

    fn seat(&self, name: &str) -> &'static str {
        self.names.of(self.number(name))
    }

    fn card(&self, name: &str) -> String {
        self.fields[name].as_str().map_or_else(String::new, |text| card(self.kind, text))
    }

    fn cards(&self, name: &str) -> String {
        self.shown(&self.fields[name])
    }

    /// Cards, sorted as a hand is where they have no order of their own.
    fn shown(&self, value: &Value) -> String {
        let texts: Vec<&str> = texts(value).collect();
        cards(self.kind, if self.kind == Kind::Ktu { sorted(self.kind, texts) } else { texts })
    }

    /// Several numbers.
    fn numbers(&self, name: &str) -> String {
        let numbers = self.fields[name].as_array().into_iter().flatten();
        numbers.map(Value::to_string).collect::<Vec<_>>().join(", ")
    }

    /// Whether it is so, as a message is told.
    fn yes(&self, name: &str) -> &'static str {
        if self.fields[name] == true { "yes" } else { "no" }
    }

    /// One number for each seat, with the seat's name.
    fn by_seat(&self, name: &str) -> String {
        let numbers = self.fields[name].as_array().into_iter().flatten().enumerate();
        numbers
            .map(|(seat, number)| format!("{} {number}", self.names.of(seat)))
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// The message with these parameters. Whoever acts is called by name, the person too.
    fn say(&self, id: &str, params: &[(&str, Param<'_>)]) -> String {
        let all = [&[("who", "other".into())], params].concat();
        self.names.text(id, &all)
    }

    /// The message of what one seat did.
    fn does(&self, id: &str, params: &[(&str, Param<'_>)]) -> String {
        self.say(id, &[&[("seat", self.seat("seat").into())], params].concat())
    }

    /// The message of what happened to several seats.
    fn list(&self, id: &str, seats: &[usize]) -> String {
        list(self.names, id, seats)
    }

    /// The message for a new round, in which `first` plays first.
    fn dealt(&self, id: &str, first: &str, params: &[(&str, Param<'_>)]) -> String {
        let own = [
            ("round", self.number("round").into()),
            ("dealer", self.seat("dealer").into()),
            ("dealer-who", "other".into()),
            ("seat", self.seat(first).into()),
        ];
        self.say(id, &[&own[..], params].concat())
    }

    /// What the round scored, and the match so far.
    fn scores(&self) -> [(&'static str, Param<'static>); 2] {
        [("scores", self.by_seat("round_scores").into()), ("totals", self.by_seat("scores").into())]
    }
}

/// A message of which the subject is these seats.
fn list(names: &Names, id: &str, seats: &[usize]) -> String {
    let who = names.list(seats.iter().copied());
    names.text(id, &[("seats", who.into()), ("count", seats.len().into()), ("who", "other".into())])
}

impl<'a> Teller<'a> {
    fn event(&'a self, fields: &'a Value) -> Event<'a> {
        Event { kind: self.kind, fields, names: self.names, teller: self }
    }

    /// The sentence for an event that everyone was told; `None` if the table says it all.
    pub(super) fn public(&self, event: &Value) -> Option<String> {
        let event = self.event(event);
        let name = event.fields["type"].as_str().unwrap_or_default();
        let text = match (self.kind, name) {
            (_, "turned_up") => return None,
            (_, "match_over") => {
                Some(results::match_over(&seats(&event.fields["winners"]), self.names))
            }
            (Kind::Kartel, _) => kartel(&event, name),
            (Kind::KrassKariert, _) => krass_kariert(&event, name),
            (_, "round_over") => Some(event.say("event-round-over", &event.scores())),
            (Kind::KartuSama, _) => kartu_sama(&event, name),
            (Kind::Khamul, _) => khamul(&event, name),
            (Kind::Ktu, _) => ktu(&event, name),
        };
        Some(text.unwrap_or_else(|| plain(&event)))
    }

    /// The sentence for an event that only the person was told.
    pub(super) fn secret(&self, event: &Value) -> Option<String> {
        let event = self.event(event);
        let drew = |cards: String| event.say("event-drew-own", &[("cards", cards.into())]);
        match event.fields["type"].as_str().unwrap_or_default() {
            "hand" => None, // the table shows it
            "drew" if event.fields["cards"].is_array() => {
                let cards = event.cards("cards");
                (!cards.is_empty()).then(|| drew(cards))
            }
            "drew" => Some(drew(event.card("card"))),
            name => Some(khamul_secret(&event, name)),
        }
    }
}

/// An event that has no sentence of its own.
fn plain(event: &Event<'_>) -> String {
    event.fields.to_string()
}

fn kartel(event: &Event<'_>, name: &str) -> Option<String> {
    Some(match name {
        "dealt" => {
            let counts = [
                ("count", event.number("hand_size").into()),
                ("aside", event.number("aside").into()),
            ];
            event.dealt("event-kartel-dealt", "leader", &counts)
        }
        "played" => event.does(
            "event-kartel-played",
            &[
                ("cards", event.cards("cards").into()),
                ("set", event.fields["name"].as_str().unwrap_or_default().into()),
                ("left", event.number("left").into()),
            ],
        ),
        "passed" => event.does("event-kartel-passed", &[]),
        "emptied" => event.say("event-kartel-emptied", &[("seat", event.seat("leader").into())]),
        "round_over" => {
            let [scores, totals] = event.scores();
            let winner = ("seat", event.seat("winner").into());
            event.say("event-kartel-round-over", &[winner, scores, totals])
        }
        _ => return None,
    })
}

fn kartu_sama(event: &Event<'_>, name: &str) -> Option<String> {
    let card = || ("card", event.card("card").into());
    Some(match name {
        "dealt" => event.dealt("event-kartu-sama-dealt", "turn", &[card()]),
        "played" => {
            let owed = ("owed", event.number("owed").into());
            event.does("event-kartu-sama-played", &[card(), owed])
        }
        "drew" => event.does("event-kartu-sama-drew", &[("count", event.number("count").into())]),
        _ => return None,
    })
}

fn krass_kariert(event: &Event<'_>, name: &str) -> Option<String> {
    let place = || ("place", event.number("at").into());
    Some(match name {
        "dealt" => event.dealt("event-krass-kariert-dealt", "starter", &[]),
        "played" => {
            let what = match texts(&event.fields["cards"]).next() {
                Some("S") => "stop",
                Some("D") => "draw",
                _ => "cards",
            };
            let shown = stands(&event.fields["cards"], &event.fields["as"], event.names);
            let params = [("what", what.into()), ("cards", shown.into())];
            event.does("event-krass-kariert-played", &params)
        }
        "took" => {
            let card = ("card", event.card("card").into());
            event.does("event-krass-kariert-took", &[card, place()])
        }
        "trick_won" => {
            let draws = ("count", event.number("draws").into());
            event.does("event-krass-kariert-trick-won", &[draws])
        }
        "inserted" => event.does("event-krass-kariert-inserted", &[place()]),
        "out" => event.list("event-krass-kariert-out", &seats(&event.fields["seats"])),
        "trick_started" => event.does("event-krass-kariert-trick-started", &[]),
        "stuck" => event.does("event-krass-kariert-stuck", &[]),
        "round_over" => {
            let scores = event.fields["round_scores"].as_array().into_iter().flatten();
            let pays = scores.enumerate().filter(|(_, score)| score.as_i64() < Some(0));
            let pays: Vec<usize> = pays.map(|(seat, _)| seat).collect();
            let params = [
                ("seats", event.names.list(pays.iter().copied()).into()),
                ("count", pays.len().into()),
                ("chips", event.by_seat("chips").into()),
            ];
            event.say("event-krass-kariert-round-over", &params)
        }
        _ => return None,
    })
}

fn khamul(event: &Event<'_>, name: &str) -> Option<String> {
    let slot = || ("slot", event.number("slot").into());
    // A terminal names every card that was shown.
    let card = || [("card", event.card("card").into()), ("named", "yes".into())];
    let with_card = |id: &str| event.does(id, &card());
    Some(match name {
        // All look at cards before somebody begins.
        "dealt" => event.dealt("event-khamul-dealt", "dealer", &[]),
        "peeked" => {
            let slots = seats(&event.fields["slots"]).into_iter().map(|slot| slot.to_string());
            let slots: Vec<String> = slots.collect();
            event.does("event-khamul-peeked", &[("slots", event.names.and(&slots).into())])
        }
        "turn" => event.does("event-khamul-turn", &[]),
        "passed" => event.does("event-khamul-passed", &[]),
        "announced" => event.does("event-khamul-announced", &[]),
        "drew" => event.does("event-khamul-drew", &[]),
        "took" => with_card("event-khamul-took"),
        "discarded" => with_card("event-khamul-discarded"),
        "switched" => switched(event),
        "threw" => {
            let [card, named] = card();
            let matches = ("matches", event.yes("matches").into());
            event.does("event-khamul-threw", &[slot(), card, named, matches])
        }
        "received" => event.does("event-khamul-received", &[("drawn", event.yes("drawn").into())]),
        "done" => done(event.names, &[event.number("seat")]),
        "looked" => event.does("event-khamul-looked", &[slot()]),
        "gave" => {
            let to = ("to", event.seat("to").into());
            event.does("event-khamul-gave", &[to, ("to-who", "other".into())])
        }
        "exchanged" => {
            let other = ("other", event.seat("other").into());
            let theirs = ("other-slot", event.number("other_slot").into());
            let who = ("other-who", "other".into());
            event.does("event-khamul-exchanged", &[slot(), other, theirs, who])
        }
        "declined" => event.does("event-khamul-declined", &[]),
        "arranged" => {
            event.does("event-khamul-arranged", &[("slots", event.numbers("slots").into())])
        }
        "reshuffled" => {
            let count = ("count", event.number("draw_size").into());
            event.say("event-khamul-reshuffled", &[count])
        }
        _ => return None,
    })
}

/// Only who switched knows which card it put there, unless it was taken.
fn switched(event: &Event<'_>) -> String {
    let own = event.names.you() == Some(event.number("seat"));
    let taken = event.fields["taken"].as_str();
    let put = taken.or(event.teller.held.filter(|_| own));
    let shown = put.map_or_else(String::new, |put| card(event.kind, put));
    event.does(
        "event-khamul-switched",
        &[
            ("who", if own && put.is_some() { "you" } else { "other" }.into()),
            ("named", if put.is_some() { "yes" } else { "no" }.into()),
            ("card", shown.into()),
            ("slot", event.number("slot").into()),
            ("discarded", event.card("discarded").into()),
        ],
    )
}

/// Who throws no more cards.
pub(super) fn done(names: &Names, seats: &[usize]) -> String {
    list(names, "event-khamul-done", seats)
}

fn khamul_secret(event: &Event<'_>, name: &str) -> String {
    let seen = |slot: usize, shown: &str| {
        let shown = card(event.kind, shown);
        event.names.text("khamul-seen", &[("slot", slot.into()), ("card", shown.into())])
    };
    let seen = match name {
        "peeked" => {
            let slots = seats(&event.fields["slots"]).into_iter();
            let cards = slots.zip(texts(&event.fields["cards"]));
            cards.map(|(slot, text)| seen(slot, text)).collect::<Vec<_>>().join(", ")
        }
        "looked" => seen(event.number("slot"), event.fields["card"].as_str().unwrap_or_default()),
        _ => return plain(event),
    };
    event.say("event-khamul-saw", &[("seen", seen.into())])
}

fn ktu(event: &Event<'_>, name: &str) -> Option<String> {
    let shown = || ("cards", event.cards("cards").into());
    let size = || ("count", texts(&event.fields["cards"]).count().into());
    Some(match name {
        "dealt" => event.dealt("event-ktu-dealt", "turn", &[]),
        "chose" => event.does("event-ktu-chose", &[]),
        "opened" => {
            let open = event.fields["open"].as_array().into_iter().flatten().enumerate();
            let open =
                open.map(|(seat, own)| format!("{} {}", event.names.of(seat), event.shown(own)));
            let open = open.collect::<Vec<_>>().join("; ");
            event.say("event-ktu-opened", &[("open", open.into())])
        }
        "played" => event.does("event-ktu-played", &[shown()]),
        "flipped" => {
            let card = ("card", event.card("card").into());
            event.does("event-ktu-flipped", &[card, ("beats", event.yes("beats").into())])
        }
        "burned" => event.say("event-ktu-burned", &[size()]),
        "took" => event.does("event-ktu-took", &[shown(), size()]),
        "drew" => event.does("event-ktu-drew", &[("count", event.number("count").into())]),
        "took_up" => event.does("event-ktu-took-up", &[shown()]),
        "passed_over" => event.list("event-ktu-passed-over", &seats(&event.fields["seats"])),
        "out" => {
            let place = if event.teller.play_on { event.number("place") } else { 0 };
            event.does("event-ktu-out", &[("place", place.into())])
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;
    use serde_json::json;
    use words::Language;

    #[test]
    fn sentences() {
        let names = Names::new(Language::english(), 3, Seat::new(0));
        let check = |kind, play_on, event: Value, expected: &str| {
            let teller = Teller { kind, names: &names, play_on, held: Some("7d") };
            let text = teller.public(&event).expect("a sentence");
            assert_eq!(anstream::adapter::strip_str(&text).to_string(), expected);
        };
        let out = json!({"type": "out", "seat": 0, "place": 1});
        check(Kind::Ktu, false, out.clone(), "Ada is out of cards.");
        check(Kind::Ktu, true, out, "Ada is out of cards, place 1.");
        let over = |seats: &[u64]| json!({"type": "passed_over", "seats": seats});
        check(Kind::Ktu, false, over(&[0]), "Ada is passed over.");
        check(Kind::Ktu, false, over(&[1, 2]), "Bea and Cem are passed over.");
        let burned = json!({"type": "burned", "cards": ["Th"]});
        check(Kind::Ktu, false, burned, "The pile is burnt: 1 card leaves the game.");
        // Only who held the card is told again which it was, unless it was taken openly.
        let switched = |seat: u64, taken: Value| {
            let mut event = json!({"type": "switched", "slot": 3, "discarded": "9d"});
            event["seat"] = seat.into();
            event["taken"] = taken;
            event
        };
        let own = "You put 7d♦ in place of card 3; 9d♦ is discarded.";
        check(Kind::Khamul, false, switched(0, Value::Null), own);
        let others = "Bea puts it in place of card 3; 9d♦ is discarded.";
        check(Kind::Khamul, false, switched(1, Value::Null), others);
        let taken = "Bea puts 2c♣ in place of card 3; 9d♦ is discarded.";
        check(Kind::Khamul, false, switched(1, json!("2c")), taken);
    }
}
