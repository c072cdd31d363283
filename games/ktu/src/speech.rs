//! What is said of KTU.

use kit::examples::Example;
use kit::speech::{
    FEW, dealt, does, drew, left, match_over, rank, round_over, several, texts, yes,
};
use kit::{CardSet, French, Message, Put, Rank, Sight, Speaks, State as _, View};

use crate::advice::advice;
use crate::{Ktu, Move, Public, Secret, Table};

/// A pile of so many cards is worth a remark.
const MANY_TO_TAKE: usize = 8;

impl Speaks for Ktu {
    fn told(sight: &Sight<'_, Self>, event: &Public) -> Vec<Message> {
        let ranks = |cards: &CardSet<French>| Put::Ranks(texts(cards.iter()));
        vec![match event {
            Public::Dealt { round, dealer, turn } => {
                dealt("event-ktu-dealt", *round, *dealer, *turn)
            }
            Public::Chose { seat } => does("event-ktu-chose", *seat),
            Public::Opened { open } => {
                let open = open.iter().map(|cards| texts(cards.iter())).collect();
                Message::plain("event-ktu-opened").with("open", Put::RanksBySeat(open))
            }
            Public::Played { seat, cards } => {
                does("event-ktu-played", *seat).with("cards", Put::Cards(texts(cards.iter())))
            }
            Public::Flipped { seat, card, beats, .. } => {
                let said = does("event-ktu-flipped", *seat).with("beats", yes(*beats));
                said.with("card", Put::Card(card.to_string()))
            }
            Public::PassedOver { seats } => several("event-ktu-passed-over", seats.iter()),
            Public::Burned { cards } => {
                Message::plain("event-ktu-burned").with("count", cards.len())
            }
            Public::Took { seat, cards } => {
                let said = does("event-ktu-took", *seat).with("count", cards.len());
                said.with("cards", ranks(cards))
            }
            Public::Drew { seat, count } => does("event-ktu-drew", *seat).with("count", *count),
            Public::TookUp { seat, cards } => {
                does("event-ktu-took-up", *seat).with("cards", ranks(cards))
            }
            Public::Out { seat, place } => {
                let counts = sight.table().options.play_on;
                does("event-ktu-out", *seat).with("place", if counts { *place } else { 0 })
            }
            Public::RoundOver(over) => round_over(over),
            Public::MatchOver(over) if over.winners.is_empty() => {
                Message::plain("event-ktu-no-winner") // 6.2
            }
            Public::MatchOver(over) => match_over(over),
        }]
    }

    fn ended(&self) -> Vec<Message> {
        let nobody = self.table().places().is_empty();
        nobody.then(|| Message::plain("ended-ktu-nobody")).into_iter().collect()
    }

    fn asked(view: View<'_, Self>, legal: &[Move]) -> Vec<Message> {
        let table = view.table();
        if table.is_choosing() {
            let example = legal.last().map(Move::to_string);
            let said = Message::plain("asked-ktu-open").with("example", example);
            let said = said.with("dealt", table.options.dealt_to_hand());
            return vec![said.with("free", free(table, ", "))];
        }
        let how = match legal {
            [Move::Take] => "take",
            [Move::Flip(_), ..] => "flip",
            _ => "play",
        };
        let said = to_answer(table).with("how", how);
        let closed = (0..table.closed_size(view.seat()) as u64).collect();
        let said = said.with("closed", Put::Slots(closed));
        vec![said.with("take", yes(legal.contains(&Move::Take)))]
    }

    fn advice(view: View<'_, Self>, (): &(), mv: Move) -> Vec<Message> {
        advice(view, mv)
    }

    fn shown(secret: &Secret) -> Vec<Message> {
        match secret {
            Secret::Hand { .. } => Vec::new(), // the table shows it
            Secret::Drew { cards } => drew(cards.iter()),
        }
    }

    fn remarks(table: &Table, (): &()) -> Vec<Message> {
        let pile = table.pile.in_order().count();
        let mut said = Vec::new();
        if pile >= MANY_TO_TAKE {
            said.push(Message::plain("talk-pile").with("count", pile));
        }
        said.extend(table.places().first().map(|&first| does("talk-out", first)));
        let held = |seat| {
            let open = table.open[seat].len() + table.closed_size(seat);
            (seat, table.hand_size(seat) + open)
        };
        said.extend(left(table.seats().map(held), FEW));
        said
    }

    fn examples() -> Vec<Example> {
        crate::examples::all()
    }
}

/// What lies on the pile, and what beats it (4).
fn to_answer(table: &Table) -> Message {
    let said = Message::plain("asked-ktu-turn");
    let Some(top) = table.pile.in_order().last() else { return said.with("fits", "empty") };
    let powers = &table.powers;
    let [any, through, lower, ..] = powers.ranks();
    let answer = table.pile.to_answer(powers);
    let under = table.pile.in_order().filter(|card| Some(card.rank()) == answer).last();
    let said = said.with("card", Put::Card(under.unwrap_or(top).to_string()));
    let said = said.with("threes", yes(Some(top.rank()) == through));
    let said = said.with("through", through.map(shown)).with("free", free(table, " "));
    let said = said.with("answer", answer.map(shown));
    let said = said.with("rank", answer.map(|answer| rank(answer.letter())));
    let all = Rank::ALL.into_iter().filter(|&rank| !powers.is_free(rank));
    let beating = all.filter(|&rank| powers.beats(rank, answer).is_ok());
    let beating = beating.map(shown).collect::<Vec<_>>().join(" ");
    said.with(
        "fits",
        match answer {
            None => "anything",
            _ if answer == any => "anything",
            _ if beating.is_empty() => "only",
            _ if answer == lower => "lower",
            Some(_) => "higher",
        },
    )
    .with("ranks", beating)
}

fn shown(rank: Rank) -> String {
    if rank == Rank::Ten { "10".to_owned() } else { rank.letter().to_string() }
}

/// The ranks that go on anything; `none` if there are none.
fn free(table: &Table, between: &str) -> String {
    let free: Vec<String> = table.powers.free().map(shown).collect();
    if free.is_empty() { "none".to_owned() } else { free.join(between) }
}
