//! A hint: what an expert would do on a seat, beside the next best move, and why. It takes what a
//! bot takes: the seat's view and its memory, and what follows from what the seat was told.

use games::{AnyGame, Message, Rng, Seat, View, evidence_of, for_game, seat_of};

use crate::review::{Compared, Dice, Enough, Why, compare};
use crate::{Bot, Level, candidates, why};
use search::Policy;
use search::fork;

const WORLDS: u32 = 400;

/// What an expert would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The move.
    pub mv: String,
    /// The next best move, if there is another.
    pub other: Option<String>,
    /// What a friend would say: the move with a reason, and the next best move if it is about as
    /// good.
    pub said: Vec<Message>,
    /// Why: numbers first, then what is certain.
    pub why: Vec<Message>,
}

/// What an expert would do on this seat; `None` if the seat has nothing to decide. Facts are given
/// as reasons if the game's lenses are open.
pub fn hint(game: &dyn AnyGame, seat: Seat, rng: &mut Rng) -> Option<Hint> {
    for_game!(game.kind(), G => {
        let (view, memory) = seat_of::<G>(game, seat)?;
        hint_typed::<G>(view, memory, evidence_of::<G>(game, seat), rng)
    })
}

/// As [`hint`], for a known game.
pub fn hint_typed<G: Policy>(
    view: View<'_, G>,
    memory: &G::Memory,
    evidence: Option<&G::Evidence>,
    rng: &mut Rng,
) -> Option<Hint> {
    let mut moves = Vec::new();
    G::legal_moves(view, &mut moves);
    let advice = |mv| G::advice(view, memory, mv);
    if let [mv] = moves[..] {
        let said = vec![sentence(advice(mv)), Message::plain("advice-only")];
        return Some(Hint { mv: mv.to_string(), other: None, said, why: Vec::new() });
    }
    let bot = Bot::from(Level::Expert);
    let found = candidates::<G>(bot, view, memory, moves.clone(), rng);
    let best = *found.first()?;
    // What was not tried is behind for a reason that rules give; any of it is another move.
    let next = found.get(1).or_else(|| moves.iter().find(|mv| **mv != best)).copied()?;
    let dice = Dice { now: fork(rng), later: fork(rng) };
    let enough = Enough { nodes: G::NODES[1], worlds: WORLDS };
    let compared = compare::<G>(view, memory, [next, best], enough, dice);
    let mut why = numbers(&compared);
    why.extend(compared.leaves_no_choice());
    why.extend(why::facts::<G>(evidence, (view, memory), best, rng));
    let [first, second] = [best, next].map(advice);
    let alike = first[0] != second[0] && is_as_good(&compared);
    let alike = alike.then(|| Message::plain("advice-alike").with("move", second[0].clone()));
    let said = [sentence(first)].into_iter().chain(alike).collect();
    Some(Hint { mv: best.to_string(), other: Some(next.to_string()), said, why })
}

/// The move and, if there is one, the reason, as a sentence.
fn sentence(advice: Vec<Message>) -> Message {
    let mut parts = advice.into_iter();
    let mv = parts.next().expect("advice names a move");
    match parts.next() {
        Some(reason) => Message::plain("advice-because").with("move", mv).with("reason", reason),
        None => Message::plain("advice").with("move", mv),
    }
}

/// Whether the first move's chance is not told apart from the second's.
fn is_as_good(found: &Compared) -> bool {
    found.cost().is_none() && found.falls_behind().is_none_or(|(_, may_be_chance)| may_be_chance)
}

fn numbers(found: &Compared) -> Vec<Message> {
    let [other, best] = found.in_hundredths(found.won);
    let with = |id: &str| {
        let said = Message::plain(id).with("best", best).with("other", other);
        said.with("worlds", found.worlds)
    };
    if let Some((doubt, may_be_chance)) = found.falls_behind().filter(|_| best < other) {
        return vec![behind(found, with("why-behind").with("doubt", doubt), may_be_chance)];
    }
    let Some(doubt) = found.cost() else { return vec![with("why-alike")] };
    let mut said = vec![with("why-better").with("more", best - other).with("doubt", doubt)];
    match found.why() {
        Why::Ends => said.push(Message::plain("why-ends")),
        Why::Points => {
            let points = (found.points as f64 / f64::from(found.worlds)).round() as i64;
            let more = Message::plain("why-points").with("points", points);
            said.extend((points > 0).then_some(more));
        }
        Why::Sure | Why::Chance => {}
    }
    said
}

/// Why an expert chose a move that won fewer of these worlds: chance, or because it looks at how
/// this round ends, and not at the match.
fn behind(found: &Compared, said: Message, may_be_chance: bool) -> Message {
    let points = found.more_points().map_or(0, |points| points.round() as i64);
    let because = match points {
        _ if may_be_chance => "chance",
        1.. => "points",
        _ => "round",
    };
    said.with("because", because).with("points", points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_falls_behind_has_a_reason() {
        let compared = |only: [u32; 2], points: i64, squares: i64| Compared {
            won: only.map(|only| only + 80),
            only,
            points,
            squares,
            worlds: 400,
            ..Compared::default()
        };
        for (found, because) in [
            (compared([20, 8], 0, 400), "chance"),
            (compared([80, 8], 0, 400), "round"),
            (compared([80, 8], 1_200, 5_000), "points"),
            (compared([80, 8], -1_200, 5_000), "round"),
            (compared([4, 0], 1_200, 5_000), "chance"),
        ] {
            let [said] = &numbers(&found)[..] else { panic!("a sentence") };
            assert_eq!((&*said.id, &said.params["because"]), ("why-behind", &because.into()));
        }
        assert_eq!(numbers(&compared([8, 80], 0, 400))[0].id, "why-better");
        assert_eq!(numbers(&compared([8, 8], 0, 400))[0].id, "why-alike");
        assert_eq!(numbers(&compared([8, 10], 0, 400))[0].id, "why-alike");
        assert_eq!(numbers(&compared([1, 0], 0, 400))[0].id, "why-alike", "both are 20 of 100");
    }
}
