//! What is said of Kartu Sama.

use kit::examples::Example;
use kit::speech::{
    FEW, alike, dealt, does, drew, left, match_over, rank, round_over, round_won, yes,
};
use kit::{Message, Put, Sight, Speaks, State as _, View};

use crate::advice::advice;
use crate::{Face, KartuSama, Memory, Move, Public, Secret, Table};

/// Cards owed that are worth a remark.
const MANY_OWED: u8 = 4;

impl Speaks for KartuSama {
    fn note(Table { options, .. }: &Table) -> Option<Message> {
        let decks = usize::from(options.decks);
        let cards = options.cards().count() / decks;
        let said = Message::plain("note-kartu-sama-decks").with("decks", decks);
        (decks > 1).then(|| said.with("cards", cards)) // 1.3
    }

    fn told(sight: &Sight<'_, Self>, event: &Public) -> Vec<Message> {
        vec![match event {
            Public::Dealt { round, dealer, turn, card, .. } => {
                let said = dealt("event-kartu-sama-dealt", *round, *dealer, *turn);
                said.with("card", Put::Card(card.to_string()))
            }
            Public::Played { seat, card, owed, .. } => {
                let said = does("event-kartu-sama-played", *seat).with("owed", *owed);
                said.with("card", Put::Card(card.to_string()))
            }
            Public::Drew { seat, count, .. } => {
                does("event-kartu-sama-drew", *seat).with("count", *count)
            }
            Public::RoundOver(over) => {
                let table = sight.table();
                let over = if table.options.victories { round_won(over) } else { round_over(over) };
                return ended(table).into_iter().chain([over]).collect();
            }
            Public::MatchOver(over) => match_over(over),
        }]
    }

    fn ended(&self) -> Vec<Message> {
        ended(self.table()).into_iter().collect()
    }

    fn asked(view: View<'_, Self>, legal: &[Move]) -> Vec<Message> {
        let table = view.table();
        let (due, may_draw) = (table.draws(), legal.contains(&Move::Draw));
        let said = |id: &str, draw: u8| {
            let ends = yes(usize::from(due) > table.draw_size());
            Message::plain(id).with("draw", draw).with("ends", ends)
        };
        if legal == [Move::Draw] {
            return vec![said("asked-kartu-sama-nothing", due)];
        }
        let joker = legal.contains(&Move::Play(Face::JOKER));
        let others = legal.len() - usize::from(joker) - usize::from(may_draw);
        let fits = match (table.top(), others, joker) {
            (Face::JOKER, _, _) => "any",
            (_, 0, _) => "joker",
            (_, _, false) => "top",
            (_, _, true) => "top-or-joker",
        };
        let said = said("asked-kartu-sama-fits", if may_draw { due } else { 0 });
        let said = said.with("owed", table.owed).with("fits", fits);
        let said = said.with("jokers", table.options.jokers);
        let Some(top) = table.top().french() else { return vec![said] };
        let suit = Put::Suit(top.suit().letter());
        vec![said.with("rank", rank(top.rank().letter())).with("suit", suit)]
    }

    fn advice(view: View<'_, Self>, _: &Memory, mv: Move) -> Vec<Message> {
        advice(view, mv)
    }

    fn shown(secret: &Secret) -> Vec<Message> {
        match secret {
            Secret::Hand { .. } => Vec::new(), // the table shows it
            Secret::Drew { cards, .. } => drew(cards),
        }
    }

    fn remarks(table: &Table, (): &()) -> Vec<Message> {
        let discard = || table.discard.faces();
        let jokers = discard().rev().take_while(|&face| face == Face::JOKER).count();
        let mut said = Vec::new();
        if jokers > 1 {
            said.push(Message::plain("talk-jokers").with("count", jokers));
        }
        if table.owed >= MANY_OWED {
            said.push(Message::plain("talk-owed").with("count", table.owed));
        }
        let letter = |face: Face| face.french().map(|card| card.rank().letter());
        let top = discard().next_back().and_then(letter);
        said.extend(alike(top.into_iter(), discard().filter_map(letter)));
        let seats = table.standings.seats().seats();
        said.extend(left(seats.map(|seat| (seat, table.hand_size(seat))), FEW));
        said
    }

    fn examples() -> Vec<Example> {
        crate::examples::all()
    }
}

fn ended(table: &Table) -> Option<Message> {
    let mut out = table.standings.seats().seats().filter(|&seat| table.hand_size(seat) == 0);
    match (out.next(), out.next()) {
        (Some(only), None) => Some(does("ended-kartu-sama-out", only)),
        _ if table.draw_size() > 0 => None,
        _ => Some(Message::plain("ended-kartu-sama-short")),
    }
}
