//! What is said of Khamul.

use serde_json::Value;

use kit::examples::Example;
use kit::speech::{alike, dealt, does, left, match_over, rank, round_over, several, yes};
use kit::{French, Message, Put, Seat, Sight, Speaks, State as _, View};

use crate::Tracker;
use crate::advice::advice;
use crate::{Khamul, Memory, Move, Power, Public, Secret, Slot, Stage, Table, Waiting, value};

/// A row begins with four cards; so few are worth a remark.
const FEW: usize = 2;

impl Speaks for Khamul {
    fn told(sight: &Sight<'_, Self>, event: &Public) -> Vec<Message> {
        let slot = |slot: &Slot| Put::Slot(slot.index() as u64);
        let with = |said: Message, card: &French| said.with("card", Put::Card(card.to_string()));
        vec![match event {
            // All look at cards before somebody begins.
            Public::Dealt { round, dealer, .. } => {
                dealt("event-khamul-dealt", *round, *dealer, *dealer)
            }
            Public::Peeked { seat, slots } => {
                does("event-khamul-peeked", *seat).with("slots", all(slots))
            }
            Public::Turn { seat, .. } => does("event-khamul-turn", *seat),
            Public::Passed { seat } => does("event-khamul-passed", *seat),
            Public::Announced { seat } => does("event-khamul-announced", *seat),
            Public::Drew { seat } => does("event-khamul-drew", *seat),
            Public::Took { seat, card } => with(does("event-khamul-took", *seat), card),
            Public::Discarded { seat, card } => with(does("event-khamul-discarded", *seat), card),
            Public::Switched { seat, slot: at, taken, discarded } => {
                let said = does("event-khamul-switched", *seat).with("slot", slot(at));
                let said = said.with_card(taken.map(|card| card.to_string()));
                said.with("discarded", Put::Card(discarded.to_string()))
            }
            Public::Threw { seat, slot: at, card, matches } => {
                let said = does("event-khamul-threw", *seat).with("slot", slot(at));
                with(said, card).with("matches", yes(*matches))
            }
            Public::Received { seat, drawn } => {
                does("event-khamul-received", *seat).with("drawn", yes(*drawn))
            }
            Public::Done { seat } => several("event-khamul-done", [*seat]),
            Public::Looked { seat, slot: at } => {
                does("event-khamul-looked", *seat).with("slot", slot(at))
            }
            Public::Gave { seat, to } => {
                does("event-khamul-gave", *seat).with("to", Put::Seat(*to))
            }
            Public::Exchanged { seat, slot: at, other, other_slot } => {
                let said = does("event-khamul-exchanged", *seat).with("slot", slot(at));
                said.with("other", Put::Seat(*other)).with("other-slot", slot(other_slot))
            }
            Public::Declined { seat } => does("event-khamul-declined", *seat),
            Public::Arranged { seat, slots } => {
                does("event-khamul-arranged", *seat).with("slots", all(slots))
            }
            Public::Reshuffled { draw_size } => {
                Message::plain("event-khamul-reshuffled").with("count", *draw_size)
            }
            Public::TurnedUp { .. } => Message::plain("event-khamul-turned-up"),
            Public::RoundOver(over) => {
                // That the cards are turned up was said.
                let why = sight.all().map(|game| counted(game, &over.round_scores));
                return why.into_iter().flatten().chain([round_over(over)]).collect();
            }
            Public::MatchOver(over) => match_over(over),
        }]
    }

    fn ended(&self) -> Vec<Message> {
        let up = match self.table().announcer {
            Some(seat) => does("ended-khamul-up-announced", seat),
            None => Message::plain("ended-khamul-up"),
        };
        let scores = self.table().standings.round_scores().unwrap_or_default();
        [up].into_iter().chain(counted(self, scores)).collect()
    }

    fn asked(view: View<'_, Self>, legal: &[Move]) -> Vec<Message> {
        let table = view.table();
        let about =
            |id: &str, card: French| Message::plain(id).with("card", Put::Card(card.to_string()));
        let can = |card: French| match Power::of(card) {
            Some(Power::Look) => "look",
            Some(Power::Give) => "give",
            Some(Power::Exchange) => "exchange",
            None => "none",
        };
        let way = |mv: &Move| {
            Value::from(match (mv, table.discard.top()) {
                (Move::Take, Some(top)) => about("khamul-way", top).with("way", "take"),
                (mv, _) => Message::plain("khamul-way").with("way", mv.to_string()),
            })
        };
        vec![match (table.stage, table.discard.top(), view.private().drawn) {
            (Stage::Look, ..) => Message::plain("asked-khamul-peek"),
            (Stage::Power(Waiting { card, .. }), ..) => {
                about("asked-khamul-power", card).with("power", can(card))
            }
            (Stage::Taken(card), ..) => about("asked-khamul-took", card),
            (Stage::Drawn, _, Some(card)) => {
                let said = about("asked-khamul-drew", card).with("power", can(card));
                said.with("switch", yes(legal.len() > 1))
            }
            (Stage::Snap, Some(top), _) if legal == [Move::Done] => {
                about("asked-khamul-snap-none", top)
            }
            (Stage::Snap, Some(top), _) => {
                let by = if table.options.by_value { "value" } else { "rank" };
                let said = about("asked-khamul-snap", top).with("by", by);
                said.with("rank", rank(top.rank().letter())).with("value", value(top))
            }
            _ => {
                let mut ways: Vec<&Move> = legal.iter().collect();
                ways.sort_by_key(|mv| **mv == Move::Khamul); // announcing is said last
                let ways = ways.into_iter().map(way).collect();
                Message::plain("asked-khamul-turn").with("ways", Put::Either(ways))
            }
        }]
    }

    fn advice(view: View<'_, Self>, memory: &Memory, mv: Move) -> Vec<Message> {
        advice(view, memory, mv)
    }

    fn shown(secret: &Secret) -> Vec<Message> {
        let seen = |slot: Slot, card: &French| {
            let said = Message::plain("khamul-seen").with("slot", Put::Slot(slot.index() as u64));
            Value::from(said.with("card", Put::Card(card.to_string())))
        };
        let seen = match secret {
            Secret::Peeked { slots, cards } => {
                slots.iter().zip(cards).map(|(&slot, card)| seen(slot, card)).collect()
            }
            Secret::Looked { slot, card } => vec![seen(*slot, card)],
            Secret::Drew { card } => {
                let said = Message::plain("event-khamul-drew-own");
                return vec![said.with("card", Put::Card(card.to_string()))];
            }
        };
        vec![Message::plain("event-khamul-saw").with("seen", seen)]
    }

    fn remarks(table: &Table, tracker: &Tracker) -> Vec<Message> {
        let announcer = table.announcer.map(|seat| does("talk-khamul", seat));
        let mut said: Vec<Message> = announcer.into_iter().collect();
        if tracker.throws() > 1 {
            said.push(Message::plain("talk-snaps").with("count", tracker.throws()));
        }
        let letter = |card: French| card.rank().letter();
        let discard = table.discard.cards().iter().copied().map(letter);
        said.extend(alike(table.discard.top().into_iter().map(letter), discard));
        let seats = table.standings.seats().seats();
        said.extend(left(seats.map(|seat| (seat, table.row_size(seat))), FEW));
        said
    }

    fn examples() -> Vec<Example> {
        crate::examples::all()
    }
}

fn all(slots: &[Slot]) -> Put {
    Put::Slots(slots.iter().map(|slot| slot.index() as u64).collect())
}

/// Why a seat does not count what its row does (section 7).
fn counted(game: &Khamul, scores: &[i32]) -> Vec<Message> {
    let table = game.table();
    let counted = |(seat, &score): (Seat, &i32)| {
        let row = game.row(seat);
        let sum = i32::from(row.iter().map(|&card| value(card)).sum::<u16>());
        let more = i32::from(table.options.false_khamul);
        let id = match score {
            _ if row.is_empty() => "ended-khamul-empty",
            score if score == sum => return None,
            0 => "ended-khamul-least",
            score if table.announcer == Some(seat) && score == sum + more => "ended-khamul-false",
            _ => "ended-khamul-should",
        };
        let said = does(id, seat).with("sum", sum).with("score", score);
        Some(said.with("more", more).with("low", table.options.low()))
    };
    (0..).map_while(Seat::new).zip(scores).filter_map(counted).collect()
}
