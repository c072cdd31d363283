//! What happened, as a sentence for people.

use engine::Kind;
use serde_json::Value;

use super::faces::{card, cards};
use super::fields::{counted, seats, stands, texts};
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
        self.fields[name].as_u64().unwrap_or(0) as usize
    }

    fn seat(&self, name: &str) -> &str {
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

    /// Several seats.
    fn seats(&self, name: &str) -> String {
        self.names.list(seats(&self.fields[name]))
    }

    /// Several numbers.
    fn numbers(&self, name: &str) -> String {
        let numbers = self.fields[name].as_array().into_iter().flatten();
        numbers.map(Value::to_string).collect::<Vec<_>>().join(", ")
    }

    fn yes(&self, name: &str) -> bool {
        self.fields[name] == true
    }

    /// One number for each seat, with the seat's name.
    fn by_seat(&self, name: &str) -> String {
        let numbers = self.fields[name].as_array().into_iter().flatten().enumerate();
        numbers
            .map(|(seat, number)| format!("{} {number}", self.names.of(seat)))
            .collect::<Vec<_>>()
            .join(", ")
    }
}

impl<'a> Teller<'a> {
    fn event(&'a self, fields: &'a Value) -> Event<'a> {
        Event { kind: self.kind, fields, names: self.names, teller: self }
    }

    /// The sentence for an event that everyone was told; `None` if the table says it all.
    pub(super) fn public(&self, event: &Value) -> Option<String> {
        let event = self.event(event);
        let name = event.fields["type"].as_str().unwrap_or_default();
        match name {
            "round_over" => {
                return Some(format!(
                    "The round is over. It scores: {}. In total: {}.",
                    event.by_seat("round_scores"),
                    event.by_seat("scores")
                ));
            }
            "match_over" => {
                return Some(results::match_over(&seats(&event.fields["winners"]), self.names));
            }
            "dealt" => return Some(dealt(&event)),
            "turned_up" => return None,
            _ => {}
        }
        let text = match self.kind {
            Kind::Kartel => kartel(&event, name),
            Kind::KartuSama => kartu_sama(&event, name),
            Kind::KrassKariert => krass_kariert(&event, name),
            Kind::Khamul => khamul(&event, name),
            Kind::Ktu => ktu(&event, name),
        };
        Some(text.unwrap_or_else(|| plain(&event)))
    }

    /// The sentence for an event that only the person was told.
    pub(super) fn secret(&self, event: &Value) -> Option<String> {
        let event = self.event(event);
        match (self.kind, event.fields["type"].as_str().unwrap_or_default()) {
            (_, "hand") => None, // the table shows it
            (Kind::Khamul, name) => Some(khamul_secret(&event, name)),
            (_, "drew") if event.fields["cards"].is_array() => {
                let cards = event.cards("cards");
                (!cards.is_empty()).then(|| format!("You drew {cards}."))
            }
            (_, "drew") => Some(format!("You drew {}.", event.card("card"))),
            _ => Some(plain(&event)),
        }
    }
}

/// A new round.
fn dealt(event: &Event<'_>) -> String {
    let mut text = format!("Round {}: {} deals", event.number("round"), event.seat("dealer"));
    for who in ["turn", "starter", "leader"] {
        if event.fields[who].is_u64() {
            text += &format!(", {} begins", event.seat(who));
        }
    }
    if event.fields["card"].is_string() {
        text += &format!("; {} is turned up", event.card("card"));
    }
    text + "."
}

/// An event that has no sentence of its own.
fn plain(event: &Event<'_>) -> String {
    event.fields.to_string()
}

fn kartel(event: &Event<'_>, name: &str) -> Option<String> {
    let seat = event.seat("seat");
    Some(match name {
        "played" => {
            let (cards, set) = (event.cards("cards"), event.fields["name"].as_str().unwrap_or(""));
            let left = match event.number("left") {
                0 => "no card left".to_owned(),
                left => format!("{left} left"),
            };
            format!("{seat} plays {cards} ({set}), {left}.")
        }
        "passed" => format!("{seat} passes."),
        "emptied" => format!("All others have passed. {} leads.", event.seat("leader")),
        _ => return None,
    })
}

fn kartu_sama(event: &Event<'_>, name: &str) -> Option<String> {
    let seat = event.seat("seat");
    Some(match name {
        "played" => match event.number("owed") {
            0 => format!("{seat} plays {}.", event.card("card")),
            owed => {
                format!("{seat} plays {}, and owes {}.", event.card("card"), counted(owed, "card"))
            }
        },
        "drew" => match event.number("count") {
            0 => format!("{seat} should draw, but no card is left."),
            count => format!("{seat} draws {}.", counted(count, "card")),
        },
        _ => return None,
    })
}

fn krass_kariert(event: &Event<'_>, name: &str) -> Option<String> {
    let seat = event.seat("seat");
    Some(match name {
        "played" => {
            format!("{seat} plays {}.", stands(&event.fields["cards"], &event.fields["as"]))
        }
        "took" => {
            let (card, at) = (event.card("card"), event.number("at"));
            format!("{seat} takes {card} from the reserve, to position {at}.")
        }
        "trick_won" => match event.number("draws") {
            0 => format!("{seat} wins the trick."),
            draws => format!("{seat} wins the trick and must draw {}.", counted(draws, "card")),
        },
        "inserted" => format!("{seat} puts a drawn card at position {}.", event.number("at")),
        "out" => format!("Out of the round: {}.", event.seats("seats")),
        "trick_started" => format!("A new trick: {seat} starts."),
        "stuck" => format!("{seat} has nothing to play and no reserve card left."),
        _ => return None,
    })
}

fn khamul(event: &Event<'_>, name: &str) -> Option<String> {
    let (seat, slot) = (event.seat("seat"), event.number("slot"));
    let card = || event.card("card");
    Some(match name {
        "peeked" => format!("{seat} looks at slots {}.", event.numbers("slots")),
        "turn" => format!("{seat} is on turn."),
        "passed" => format!("{seat} can do nothing and passes."),
        "announced" => format!("{seat} announces Khamul: one more turn for everyone else."),
        "drew" => format!("{seat} draws a card."),
        "took" => format!("{seat} takes {} from the discard pile.", card()),
        "discarded" => format!("{seat} discards {}.", card()),
        "switched" => switched(event, seat, slot),
        "threw" if event.yes("matches") => {
            format!("{seat} throws slot {slot}: {}, a match.", card())
        }
        "threw" => format!("{seat} throws slot {slot}: {}, no match; it goes back.", card()),
        "received" if event.yes("drawn") => {
            format!("{seat} gets a card from the draw pile, unseen.")
        }
        "received" => format!("{seat} should get a card, but none is left."),
        "done" => done(event.names, &[event.number("seat")]),
        "looked" => format!("{seat} looks at slot {slot}."),
        "gave" => format!("{seat} makes {} draw.", event.seat("to")),
        "exchanged" => {
            let (other, theirs) = (event.seat("other"), event.number("other_slot"));
            format!("{seat} exchanges slot {slot} for slot {theirs} of {other}, and looks at it.")
        }
        "declined" => format!("{seat} does not use the power."),
        "arranged" => {
            format!(
                "{seat} rearranges the row: old slots {} in the new order.",
                event.numbers("slots")
            )
        }
        "reshuffled" => {
            let size = counted(event.number("draw_size"), "card");
            format!("The discard pile but its top is shuffled: a new draw pile of {size}.")
        }
        _ => return None,
    })
}

/// Only who switched knows which card it put there, unless it was taken.
fn switched(event: &Event<'_>, seat: &str, slot: usize) -> String {
    let out = event.card("discarded");
    let own = event.names.you() == Some(event.number("seat"));
    let taken = event.fields["taken"].as_str();
    match (own, taken.or(event.teller.held.filter(|_| own))) {
        (true, Some(put)) => {
            format!("You put {} in slot {slot}; {out} is discarded.", card(event.kind, put))
        }
        (false, Some(put)) => {
            format!("{seat} puts {} in slot {slot}; {out} is discarded.", card(event.kind, put))
        }
        (_, None) => format!("{seat} puts it in slot {slot}; {out} is discarded."),
    }
}

/// Who throws no more cards.
pub(super) fn done(names: &Names, seats: &[usize]) -> String {
    let verb = if seats.len() == 1 { "throws" } else { "throw" };
    format!("{} {verb} no more.", names.list(seats.iter().copied()))
}

fn khamul_secret(event: &Event<'_>, name: &str) -> String {
    match name {
        "peeked" => {
            let slots = event.fields["slots"].as_array().into_iter().flatten();
            let seen = slots.zip(texts(&event.fields["cards"]));
            let seen =
                seen.map(|(slot, text)| format!("slot {slot} is {}", card(event.kind, text)));
            format!("You see: {}.", seen.collect::<Vec<_>>().join(", "))
        }
        "looked" => format!("You see: slot {} is {}.", event.number("slot"), event.card("card")),
        "drew" => format!("You drew {}.", event.card("card")),
        _ => plain(event),
    }
}

fn ktu(event: &Event<'_>, name: &str) -> Option<String> {
    let seat = event.seat("seat");
    let shown = || event.cards("cards");
    Some(match name {
        "chose" => format!("{seat} has chosen."),
        "opened" => {
            let open = event.fields["open"].as_array().into_iter().flatten().enumerate();
            let open =
                open.map(|(seat, own)| format!("{} {}", event.names.of(seat), event.shown(own)));
            format!("All have chosen. Open: {}.", open.collect::<Vec<_>>().join("; "))
        }
        "played" => format!("{seat} plays {}.", shown()),
        "flipped" if event.yes("beats") => format!("{seat} turns over {}.", event.card("card")),
        "flipped" => format!("{seat} turns over {}: in vain.", event.card("card")),
        "burned" => {
            let count = event.fields["cards"].as_array().map_or(0, Vec::len);
            let verb = if count == 1 { "leaves" } else { "leave" };
            format!("{} {verb} the game.", counted(count, "card"))
        }
        "took" => format!("{seat} takes the pile: {}.", shown()),
        "drew" => format!("{seat} draws {}.", counted(event.number("count"), "card")),
        "took_up" => format!("{seat} takes up the open cards: {}.", shown()),
        "passed_over" => match &seats(&event.fields["seats"])[..] {
            [_] => format!("{} is passed over.", event.seats("seats")),
            _ => format!("{} are passed over.", event.seats("seats")),
        },
        "out" if event.teller.play_on => {
            format!("{seat} is out of cards, place {}.", event.number("place"))
        }
        "out" => format!("{seat} is out of cards."),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;
    use serde_json::json;

    #[test]
    fn sentences() {
        let names = Names::new(3, Seat::new(0));
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
        check(Kind::Ktu, false, burned, "1 card leaves the game.");
        // Only who held the card is told again which it was, unless it was taken openly.
        let switched = |seat: u64, taken: Value| {
            let mut event = json!({"type": "switched", "slot": 3, "discarded": "9d"});
            event["seat"] = seat.into();
            event["taken"] = taken;
            event
        };
        let own = "You put 7d♦ in slot 3; 9d♦ is discarded.";
        check(Kind::Khamul, false, switched(0, Value::Null), own);
        let others = "Bea puts it in slot 3; 9d♦ is discarded.";
        check(Kind::Khamul, false, switched(1, Value::Null), others);
        let taken = "Bea puts 2c♣ in slot 3; 9d♦ is discarded.";
        check(Kind::Khamul, false, switched(1, json!("2c")), taken);
    }
}
