//! What happened, as a sentence for people.

use engine::Kind;
use serde_json::Value;

use super::faces::{card, cards};
use super::names::Names;

/// The fields of an event.
struct Event<'a> {
    kind: Kind,
    fields: &'a Value,
    names: &'a Names,
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
        cards(self.kind, texts(&self.fields[name]))
    }

    /// Several seats.
    fn seats(&self, name: &str) -> String {
        let seats = self.fields[name].as_array().into_iter().flatten();
        self.names.list(seats.filter_map(Value::as_u64).map(|seat| seat as usize))
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

fn texts(value: &Value) -> impl Iterator<Item = &str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str)
}

fn counted(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// The sentence for an event that everyone was told.
pub(super) fn public(kind: Kind, event: &Value, names: &Names) -> String {
    let event = Event { kind, fields: event, names };
    let name = event.fields["type"].as_str().unwrap_or_default();
    match name {
        "round_over" => {
            return format!(
                "The round is over. It scores: {}. In total: {}.",
                event.by_seat("round_scores"),
                event.by_seat("scores")
            );
        }
        "match_over" => {
            let winners = event.fields["winners"].as_array().into_iter().flatten();
            let winners: Vec<usize> =
                winners.filter_map(Value::as_u64).map(|seat| seat as usize).collect();
            if winners.is_empty() {
                return "The match is over, and nobody wins it.".to_owned();
            }
            let wins = if winners.len() == 1 { "wins" } else { "win" };
            return format!("The match is over: {} {wins} it.", names.list(winners));
        }
        "dealt" => {
            let mut text =
                format!("Round {}: {} deals", event.number("round"), event.seat("dealer"));
            for who in ["turn", "starter", "leader"] {
                if event.fields[who].is_u64() {
                    text += &format!(", {} begins", event.seat(who));
                }
            }
            if event.fields["card"].is_string() {
                text += &format!("; {} is turned up", event.card("card"));
            }
            return text + ".";
        }
        _ => {}
    }
    let text = match kind {
        Kind::Kartel => kartel(&event, name),
        Kind::KartuSama => kartu_sama(&event, name),
        Kind::KrassKariert => krass_kariert(&event, name),
        Kind::Khamul => khamul(&event, name),
        Kind::Ktu => ktu(&event, name),
    };
    text.unwrap_or_else(|| plain(&event))
}

/// The sentence for an event that only the person was told.
pub(super) fn secret(kind: Kind, event: &Value, names: &Names) -> Option<String> {
    let event = Event { kind, fields: event, names };
    match (kind, event.fields["type"].as_str().unwrap_or_default()) {
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
            let numbers: Vec<String> =
                event.fields["as"].as_array().into_iter().flatten().map(Value::to_string).collect();
            let stands = texts(&event.fields["cards"]).any(|card| card == "X");
            let stands = if stands { format!(" as {}", numbers.join(" ")) } else { String::new() };
            format!("{seat} plays {}{stands}.", event.cards("cards"))
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
        "switched" => {
            let out = event.card("discarded");
            format!("{seat} switches it for slot {slot}; {out} is discarded.")
        }
        "threw" if event.yes("matches") => {
            format!("{seat} throws slot {slot}: {}, a match.", card())
        }
        "threw" => format!("{seat} throws slot {slot}: {}, no match; it goes back.", card()),
        "received" if event.yes("drawn") => {
            format!("{seat} gets a card from the draw pile, unseen.")
        }
        "received" => format!("{seat} should get a card, but none is left."),
        "done" => format!("{seat} throws no more."),
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
        "turned_up" => {
            let rows = event.fields["rows"].as_array().into_iter().flatten().enumerate();
            let rows = rows.map(|(seat, row)| {
                format!("{} {}", event.names.of(seat), cards(event.kind, texts(row)))
            });
            format!("All cards are turned up: {}.", rows.collect::<Vec<_>>().join("; "))
        }
        _ => return None,
    })
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
            let open = open.map(|(seat, own)| {
                format!("{} {}", event.names.of(seat), cards(event.kind, texts(own)))
            });
            format!("All have chosen. Open: {}.", open.collect::<Vec<_>>().join("; "))
        }
        "played" => format!("{seat} plays {}.", shown()),
        "flipped" if event.yes("beats") => format!("{seat} turns over {}.", event.card("card")),
        "flipped" => format!("{seat} turns over {}: in vain.", event.card("card")),
        "burned" => {
            let count = event.fields["cards"].as_array().map_or(0, Vec::len);
            format!("{} leave the game.", counted(count, "card"))
        }
        "took" => format!("{seat} takes the pile: {}.", shown()),
        "drew" => format!("{seat} draws {}.", counted(event.number("count"), "card")),
        "took_up" => format!("{seat} takes up the open cards: {}.", shown()),
        "passed_over" => format!("Passed over: {}.", event.seats("seats")),
        "out" => format!("{seat} is out of cards, place {}.", event.number("place")),
        _ => return None,
    })
}
