//! Small positions beside the rules, in which a reader can try a clause. What the rules say of each
//! choice is asked of the engine, in real matches.

use std::sync::LazyLock;

use games::ktu::Ktu;
use games::{
    AnyGame, AnyPlayError, French, Kind, Match, Message, Seat, Seed, Settings, Setup, State as _,
    ToAct, game_of, khamul,
};
use words::Language;

use crate::protocol;

/// The most points with which Khamul should be announced (khamul:6.1).
const LOW_POINTS: u16 = 5;

/// The kinds of combinations, low to high, as the engine names them (krass-kariert:4.2).
const COMBINATIONS: [&str; 5] = ["solo", "run of two", "pair", "run of three", "three of a kind"];

static EXAMPLES: LazyLock<Vec<(Kind, Vec<Example>)>> =
    LazyLock::new(|| Kind::ALL.map(|kind| (kind, made(kind))).into_iter().collect());

/// An example in no language yet.
struct Example {
    rule: &'static str,
    text: &'static str,
    lies: Vec<String>,
    cards: Vec<String>,
    most: usize,
    answers: Vec<Answer>,
}

struct Answer {
    chosen: Vec<usize>,
    good: Option<bool>,
    text: Message,
    rule: Option<String>,
    marks: Vec<usize>,
}

/// The examples of a game, in a language.
pub(crate) fn of(kind: Kind, language: Language) -> Vec<protocol::Example> {
    let found = EXAMPLES.iter().find(|(own, _)| *own == kind);
    let numbers = |places: &[usize]| places.iter().map(|&place| place as u8).collect();
    let answer = |answer: &Answer| protocol::Answer {
        chosen: numbers(&answer.chosen),
        good: answer.good,
        text: language.say(&answer.text),
        rule: answer.rule.clone(),
        marks: numbers(&answer.marks),
    };
    let examples = found.map(|(_, examples)| examples.as_slice()).unwrap_or_default();
    let say = |example: &Example| protocol::Example {
        rule: format!("{kind}:{}", example.rule),
        text: language.text(example.text, &[]),
        lies: example.lies.clone(),
        cards: example.cards.clone(),
        most: example.most as u8,
        answers: example.answers.iter().map(answer).collect(),
    };
    examples.iter().map(say).collect()
}

fn made(kind: Kind) -> Vec<Example> {
    match kind {
        Kind::Kartel => vec![wheel(), books()],
        Kind::KartuSama => vec![fits()],
        Kind::KrassKariert => vec![neighbours()],
        Kind::Khamul => vec![points(), matching()],
        Kind::Ktu => vec![powers()],
    }
}

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

/// A match whose deck begins with these cards, after these lines.
fn position(kind: Kind, seats: usize, dealer: usize, first: &str, lines: &[String]) -> Match {
    let settings = Settings::new(kind.options());
    let setup = Setup { kind, seats, settings, dealer: Some(dealer), seed: Seed::from_number(0) };
    let mut played = Match::undealt(&setup).expect("a table");
    let mut deck = words(&played.game().pool());
    for (place, card) in first.split(' ').enumerate() {
        let at = deck.iter().skip(place).position(|other| other == card).expect("a card");
        deck[place..=place + at].rotate_right(1);
    }
    played.next_round(Some(&deck.join(" "))).expect("the deck's cards");
    for line in lines {
        played.line(line).expect("a line of a record");
    }
    played
}

/// The cards of several hands of one size, dealt one at a time.
fn dealt(hands: &[&str]) -> String {
    let hands: Vec<Vec<&str>> = hands.iter().map(|hand| hand.split(' ').collect()).collect();
    let all = (0..hands[0].len()).flat_map(|at| hands.iter().map(move |hand| hand[at]));
    all.collect::<Vec<_>>().join(" ")
}

/// What the engine says of a move: which cards were chosen for it.
fn asked(game: &dyn AnyGame, seat: Seat, mv: &str, chosen: &[usize]) -> Answer {
    let chosen = chosen.to_vec();
    match game.check(seat, mv) {
        Ok(mv) => {
            let name = game.name(seat, &mv).unwrap_or_default();
            let text = Message::plain("example-good")
                .with("name", name.replace(' ', "-").replace('.', ""));
            Answer { chosen, good: Some(true), text, rule: None, marks: Vec::new() }
        }
        Err(AnyPlayError::Illegal { rule, reason }) => {
            Answer { chosen, good: Some(false), text: reason, rule: Some(rule), marks: Vec::new() }
        }
        Err(error) => panic!("{mv} is no move of this position: {error}"),
    }
}

/// Every choice of 1 to `most` of so many cards, ascending.
fn choices(count: usize, most: usize) -> Vec<Vec<usize>> {
    let all = (1_u32..1 << count).filter(|set| set.count_ones() as usize <= most);
    all.map(|set| (0..count).filter(|at| set & 1 << at != 0).collect()).collect()
}

/// Which suit beats which: one card of a rank lies, the others are played on it.
fn wheel() -> Example {
    let cards = words("5o 5g 5k 5b 5r");
    let beats = |own: &String, lies: &String| {
        let others = cards.iter().filter(|card| *card != lies).map(String::as_str);
        let first = dealt(&[&others.collect::<Vec<_>>().join(" "), &format!("{lies} 2o 2g 2k")]);
        let played = position(Kind::Kartel, 2, 0, &first, &[format!("0 play {lies}")]);
        played.game().check(second(), &format!("play {own}")).is_ok()
    };
    let answer = |at: usize| {
        let beaten = |&other: &usize| other != at && beats(&cards[at], &cards[other]);
        about(at, "example-kartel-wheel-answer", (0..cards.len()).filter(beaten).collect())
    };
    let answers = (0..cards.len()).map(answer).collect();
    Example { rule: "1.4", text: "example-kartel-wheel", lies: Vec::new(), most: 1, answers, cards }
}

/// The seat after the first one.
fn second() -> Seat {
    Seat::new(1).expect("a seat")
}

/// What is marked for one card.
fn about(at: usize, text: &str, marks: Vec<usize>) -> Answer {
    let text = Message::plain(text).with("count", marks.len() as u32);
    Answer { chosen: vec![at], good: None, text, rule: None, marks }
}

/// What a set is called, and whether it beats a straight.
fn books() -> Example {
    let (lies, cards) = (words("4o 5o 6g 7k 8b"), words("3o 3g 3b 4g 5k 6b 7o 7r"));
    let first = dealt(&[&cards.join(" "), &format!("{} 2o 2g 2k", lies.join(" "))]);
    let played = position(Kind::Kartel, 2, 0, &first, &[format!("0 play {}", lies.join(" "))]);
    let answer = |chosen: Vec<usize>| {
        let own: Vec<&str> = chosen.iter().map(|&at| cards[at].as_str()).collect();
        asked(played.game(), second(), &format!("play {}", own.join(" ")), &chosen)
    };
    let answers = choices(cards.len(), 5).into_iter().map(answer).collect();
    Example { rule: "4.5", text: "example-kartel-books", lies, most: 5, answers, cards }
}

/// Which cards fit on another.
fn fits() -> Example {
    let cards = words("4h 5s 6d 9c Jh Kc Ah Jo");
    let first = format!(
        "{} 2c 2d 2h {} 2s 3c 9h {}",
        cards[..3].join(" "),
        cards[3..5].join(" "),
        cards[5..].join(" ")
    );
    let played = position(Kind::KartuSama, 2, 1, &first, &[]);
    let answer = |(at, card): (usize, &String)| {
        asked(played.game(), Seat::FIRST, &format!("play {card}"), &[at])
    };
    let answers = cards.iter().enumerate().map(answer).collect();
    let lies = words("9h");
    Example { rule: "3.2", text: "example-kartu-sama-fits", lies, most: 1, answers, cards }
}

/// Which neighbours form a combination.
fn neighbours() -> Example {
    let cards = words("4 5 5 X 12 1 7");
    let first = dealt(&[&cards.join(" "), "2 2 2 2 3 3 3"]);
    let played = position(Kind::KrassKariert, 2, 1, &first, &[]);
    let game = played.game();
    let legal = game.legal_moves(Seat::FIRST);
    let answer = |chosen: Vec<usize>| {
        let (from, to) = (chosen[0], chosen[chosen.len() - 1]);
        if to - from >= chosen.len() {
            let text = Message::plain("example-krass-kariert-apart");
            let rule = Some("krass-kariert:4.1".to_owned());
            return Answer { chosen, good: Some(false), text, rule, marks: Vec::new() };
        }
        let play = if from == to { format!("play {from}") } else { format!("play {from}-{to}") };
        let numbers = |card: &String| if card == "X" { "1".to_owned() } else { card.clone() };
        let with_x = cards[from..=to].iter().any(|card| card == "X");
        let said: Vec<String> = cards[from..=to].iter().map(numbers).collect();
        let plain = if with_x { format!("{play} as {}", said.join(" ")) } else { play.clone() };
        // Of what an X can stand for, the highest.
        let kind = |mv: &&String| {
            let name = game.name(Seat::FIRST, mv);
            COMBINATIONS.iter().position(|known| Some(*known) == name.as_deref())
        };
        let fits = |mv: &&String| **mv == play || mv.starts_with(&format!("{play} as "));
        let best = legal.iter().filter(fits).max_by_key(kind);
        asked(game, Seat::FIRST, best.unwrap_or(&plain), &chosen)
    };
    let answers = choices(cards.len(), 3).into_iter().map(answer).collect();
    let text = "example-krass-kariert-neighbours";
    Example { rule: "4.1", text, lies: Vec::new(), most: 3, answers, cards }
}

fn french(card: &str) -> French {
    card.parse().expect("a card")
}

/// What a row counts.
fn points() -> Example {
    let cards = words("Ah 3c 5d Js Qs Qh Kc Kh");
    let answer = |chosen: Vec<usize>| {
        let points: u16 = chosen.iter().map(|&at| khamul::value(french(&cards[at]))).sum();
        let low = if points <= LOW_POINTS { "yes" } else { "no" };
        let text = Message::plain("example-khamul-points-answer");
        let text = text.with("points", u32::from(points)).with("low", low);
        Answer { chosen, good: None, text, rule: None, marks: Vec::new() }
    };
    let answers = choices(cards.len(), 4).into_iter().map(answer).collect();
    let text = "example-khamul-points";
    Example { rule: "1.2", text, lies: Vec::new(), most: 4, answers, cards }
}

/// Which cards match.
fn matching() -> Example {
    let cards = words("9c 9d Tc Jh Qs Qd Kc Kh");
    let answer = |at: usize| {
        let matches = |&other: &usize| {
            other != at && khamul::matches(false, french(&cards[at]), french(&cards[other]))
        };
        about(at, "example-khamul-match-answer", (0..cards.len()).filter(matches).collect())
    };
    let answers = (0..cards.len()).map(answer).collect();
    Example { rule: "1.3", text: "example-khamul-match", lies: Vec::new(), most: 1, answers, cards }
}

/// What may be played on a card.
fn powers() -> Example {
    let cards = words("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac");
    let answer = |at: usize| {
        let asked = |other: usize| answers_to(&cards[at][..1], &cards[other][..1]);
        let all: Vec<Result<bool, String>> = (0..cards.len()).map(asked).collect();
        let marks: Vec<usize> = (0..cards.len()).filter(|&other| all[other].is_ok()).collect();
        let burnt = all.contains(&Ok(true));
        let text = if burnt { "example-ktu-burnt" } else { "example-ktu-powers-answer" };
        let rule = all.into_iter().find_map(Result::err);
        Answer { rule, ..about(at, text, marks) }
    };
    let answers = (0..cards.len()).map(answer).collect();
    Example { rule: "4.5", text: "example-ktu-powers", lies: Vec::new(), most: 1, answers, cards }
}

/// Whether a rank may be played after another one; then, whether the pile was burned before; else
/// the clause that forbids it.
fn answers_to(lies: &str, own: &str) -> Result<bool, String> {
    let suits = ["c", "d", "h", "s"];
    let card = format!("{lies}{}", suits[0]);
    // Whoever is to answer has the card for it.
    let held: Vec<String> = (1..4).map(|suit| format!("{own}{}", suits[suit])).collect();
    let ranks =
        "23456789TJQKA".chars().map(String::from).filter(|rank| rank != lies && rank != own);
    let mut rest = ranks.flat_map(|rank| suits.map(|suit| format!("{rank}{suit}")));
    let mut some = |count: usize| rest.by_ref().take(count).collect::<Vec<_>>();
    let closed = some(9).join(" ");
    let open: Vec<Vec<String>> = (0..3).map(|_| some(3)).collect();
    let hand = |seat: usize, more: Vec<String>| {
        let own = [vec![held[seat].clone()], open[seat].clone(), more].concat();
        own.join(" ")
    };
    let first = [some(2), vec![card.clone()]].concat();
    let hands = [hand(0, first), hand(1, some(3)), hand(2, some(3))];
    let hands = dealt(&hands.each_ref().map(String::as_str));
    let mut lines: Vec<String> =
        (0..3).map(|seat| format!("{seat} open {}", open[seat].join(" "))).collect();
    lines.push(format!("0 play {card}"));
    let played = position(Kind::Ktu, 3, 2, &format!("{closed} {hands}"), &lines);
    let game = played.game();
    let ToAct::Seats(seats) = game.to_act() else { panic!("somebody answers") };
    let seat = seats.iter().next().expect("somebody answers");
    let ktu = game_of::<Ktu>(game).expect("it is KTU");
    let burnt = ktu.table().pile.is_empty();
    match game.check(seat, &format!("play {}", held[seat.index()])) {
        Ok(_) => Ok(burnt),
        Err(AnyPlayError::Illegal { rule, .. }) => Err(rule),
        Err(error) => panic!("{own} on {lies}: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(kind: Kind, rule: &str) -> Vec<(String, protocol::Answer)> {
        let all = of(kind, Language::english());
        let example = all.into_iter().find(|example| example.rule == rule).expect("an example");
        let cards = example.cards.clone();
        let named = |answer: &protocol::Answer| {
            answer.chosen.iter().map(|&at| cards[usize::from(at)].clone()).collect::<Vec<_>>()
        };
        example.answers.into_iter().map(|answer| (named(&answer).join(" "), answer)).collect()
    }

    fn said(kind: Kind, rule: &str, cards: &str) -> (Option<bool>, String, Option<String>) {
        let found = answers(kind, rule).into_iter().find(|(chosen, _)| chosen == cards);
        let (_, answer) = found.unwrap_or_else(|| panic!("nothing is said of {cards}"));
        (answer.good, answer.text, answer.rule)
    }

    /// The cards that are marked for a card, by number.
    fn marks(kind: Kind, rule: &str, card: &str) -> Vec<u8> {
        let found = answers(kind, rule).into_iter().find(|(chosen, _)| chosen == card);
        found.expect("an answer").1.marks
    }

    #[test]
    fn every_game_has_examples_at_clauses_that_there_are() {
        for kind in Kind::ALL {
            for language in Language::all() {
                let all = of(kind, language);
                assert!(!all.is_empty(), "{kind}");
                for example in all {
                    let clause = games::rules::clause(kind, &example.rule, language);
                    assert!(clause.is_some(), "{}", example.rule);
                    assert!(!example.text.starts_with("example"), "{}", example.text);
                    for answer in &example.answers {
                        assert!(!answer.text.starts_with("example"), "{}", answer.text);
                        assert!(!answer.chosen.is_empty());
                        let count = answer.chosen.len();
                        assert!(count <= usize::from(example.most), "{}", example.rule);
                        let rule = answer.rule.as_deref();
                        let there = |rule| games::rules::clause(kind, rule, language).is_some();
                        assert!(rule.is_none_or(there), "{rule:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn suits_beat_the_next_two() {
        let expected: [(&str, [u8; 2]); 5] =
            [("5o", [1, 2]), ("5g", [2, 3]), ("5k", [3, 4]), ("5b", [0, 4]), ("5r", [0, 1])];
        for (card, beaten) in expected {
            assert_eq!(marks(Kind::Kartel, "kartel:1.4", card), beaten, "{card}");
        }
    }

    #[test]
    fn what_is_said_is_what_the_engine_says() {
        let check = |kind: Kind, rule: &str, cards: &str, good: bool, part: &str, broken: &str| {
            let (found, text, rule) = said(kind, rule, cards);
            let broken = Some(broken).filter(|broken| !broken.is_empty());
            assert_eq!((found, rule.as_deref()), (Some(good), broken), "{cards}: {text}");
            assert!(text.contains(part), "{cards}: {text}");
        };
        let kartel = |cards, good, part, broken| {
            check(Kind::Kartel, "kartel:4.5", cards, good, part, broken);
        };
        kartel("3o 4g 5k 6b 7r", true, "KARA Mr.", "");
        kartel("3o 3g 3b 7o 7r", true, "Umbrella", "");
        kartel("3g 4g 5k 6b 7r", false, "", "kartel:5.10");
        kartel("3o 3g 3b", false, "", "kartel:3.2");
        let sama = |cards, good, broken| {
            check(Kind::KartuSama, "kartu-sama:3.2", cards, good, "", broken);
        };
        sama("4h", true, "");
        sama("9c", true, "");
        sama("Jo", true, "");
        sama("6d", false, "kartu-sama:3.2");
        let krass = |cards, good, part, broken| {
            check(Kind::KrassKariert, "krass-kariert:4.1", cards, good, part, broken);
        };
        krass("4 5", true, "run of two", "");
        krass("5 5 X", true, "three of a kind", "");
        krass("12 1", false, "", "krass-kariert:4.3");
        krass("X 12", true, "pair", "");
        krass("1 7", false, "", "krass-kariert:4.2");
        krass("4 X", false, "side by side", "krass-kariert:4.1");
    }

    #[test]
    fn rows_count_and_cards_match() {
        let points = |cards: &str| said(Kind::Khamul, "khamul:1.2", cards).1;
        assert!(points("Qh").contains("20") && points("Ah 3c Kh").contains('4'));
        assert_ne!(points("5d Kh"), points("Ah 5d"), "5 is low enough, 6 is not");
        assert_eq!(marks(Kind::Khamul, "khamul:1.3", "Qs"), [5]);
        assert_eq!(marks(Kind::Khamul, "khamul:1.3", "Tc"), [0_u8; 0]);
    }

    #[test]
    fn powers_are_the_engines() {
        let all: Vec<u8> = (0..13).collect();
        for (card, fits) in [
            ("2c", all.clone()),
            ("3c", all.clone()),
            ("Tc", all),
            ("7c", vec![0, 1, 2, 3, 4, 8]),
            ("8c", vec![0, 1, 7, 8, 9, 10, 11, 12]),
            ("Ac", vec![0, 1, 8]),
        ] {
            assert_eq!(marks(Kind::Ktu, "ktu:4.5", card), fits, "{card}");
        }
        assert_eq!(said(Kind::Ktu, "ktu:4.5", "7c").2.as_deref(), Some("ktu:4.3"));
    }
}
