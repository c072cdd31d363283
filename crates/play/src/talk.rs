//! Table talk: remarks that the server makes of what everybody can see, instead of a chat.
//!
//! A remark is a message of the catalogue, told as its name and what is put into it, so everyone
//! reads it in their own language.

use games::Message;
use games::{AnyGame, Phase};

use crate::protocol::Phrase;

/// How many remarks about the game there are at once; with two that are plain courtesy they fill a
/// small menu.
const TRUE_MAX: usize = 3;

/// What may be said now.
pub fn phrases(game: &dyn AnyGame) -> Vec<Phrase> {
    let mut all = game.remarks();
    all.truncate(TRUE_MAX);
    all.push(Message::plain("talk-well-played"));
    all.push(Message::plain(match game.standings().phase() {
        Phase::MatchOver => "talk-thanks",
        _ => "talk-one-moment",
    }));
    all.into_iter().map(Phrase::from).collect()
}

#[cfg(test)]
mod tests {
    use games::{Kind, Match, Seed, Setup, ToAct};
    use words::Language;

    use super::*;

    #[test]
    fn after_a_match_there_is_thanks() {
        for kind in Kind::ALL {
            let (settings, seed) = (games::Settings::new(kind.options()), Seed::from_number(1));
            let setup = Setup { kind, seats: 3, settings, dealer: None, seed };
            let mut played = Match::undealt(&setup).expect("a table");
            let mut rng = seed.rng("talk", 0);
            loop {
                let said: Vec<String> =
                    phrases(played.game()).into_iter().map(|phrase| phrase.id).collect();
                assert!(said.len() <= TRUE_MAX + 2, "{said:?}");
                let is_over = played.game().to_act() == ToAct::Nobody;
                let last = if is_over { "talk-thanks" } else { "talk-one-moment" };
                assert_eq!(said[said.len() - 2..], ["talk-well-played", last], "{kind}");
                for id in said {
                    assert!(Language::all().all(|language| language.has(&id)), "{id}");
                }
                let line = match played.game().to_act() {
                    ToAct::Nobody => break,
                    ToAct::Chance(_) => played.due_deal().expect("a deck"),
                    ToAct::Seats(seats) => {
                        let seat = seats.first().expect("somebody");
                        let legal = played.game().legal_moves(seat);
                        format!("{seat} {}", rng.choose(&legal).expect("a move"))
                    }
                };
                played.line(&line).expect("it is legal");
            }
        }
    }
}
