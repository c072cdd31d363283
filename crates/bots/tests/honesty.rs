//! No bot knows more than its seat. In random matches with random options, cards that a seat cannot
//! know are exchanged (by the engine's tests, not by the bots' own sampler). The bot's move, what
//! its search counted, and how much chance it used have to stay the same.
//!
//! `KARTENHAUS_TEST_POSITIONS` is the number of positions of each game in which dice, novice and
//! club are asked; searches of eight worlds are asked in a tenth of them, and whole budgets in a
//! thousandth. `KARTENHAUS_TEST_SEED` chooses the positions.

use bots::{Bot, Budget, Level, Policy, choose_typed, hint, hint_typed, search};
use games::testing::blind_deciders;
use games::words::Language;
use games::{
    GameExt as _, Kartel, Kind, Match, Message, Rng, Seat, Seed, Settings, Setup, State as _,
    ToAct, each_game,
};

fn from_environment(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(default)
}

/// What a bot answers, and the next random number that it would draw.
fn answer<G: Policy>(bot: Bot, game: &G, memory: &G::Memory, seat: Seat, rng: &Rng) -> String {
    let mut rng = rng.clone();
    let mv = choose_typed::<G>(bot, game.view(seat), memory, &mut rng);
    format!("{mv:?} {}", rng.bits())
}

/// What a friend says of each move.
fn advice<G: Policy>(game: &G, memory: &G::Memory, seat: Seat) -> Vec<Vec<Message>> {
    let (view, mut moves) = (game.view(seat), Vec::new());
    G::legal_moves(view, &mut moves);
    moves.into_iter().map(|mv| G::advice(view, memory, mv)).collect()
}

/// Checks that every language has words for these messages, and for what is put into them.
fn check_words(said: &[Message]) {
    for (language, said) in Language::all().flat_map(|it| said.iter().map(move |said| (it, said))) {
        assert!(language.has(&said.id), "{said:?}");
        let text = language.say(said);
        assert!(!text.is_empty() && !text.contains(['{', '$']), "{said:?}: {text}");
    }
}

/// What a search of eight worlds counts for each candidate, and what an expert finds in 32.
fn counts<G: Policy>(game: &G, memory: &G::Memory, seat: Seat, rng: &Rng) -> String {
    let (mut rng, mut moves) = (rng.clone(), Vec::new());
    let view = game.view(seat);
    G::legal_moves(view, &mut moves);
    G::prune(view, memory, &mut moves);
    let budget = Budget { nodes: u64::MAX, worlds: 8 };
    let found = search(view, memory, &moves, budget, &mut rng);
    let budget = Budget { worlds: 32, ..budget };
    let thought = G::think(Level::Expert, view, memory, &moves, budget, &mut rng);
    format!("{found:?} {thought:?} {}", rng.bits())
}

fn honest<G: Policy>() {
    let seed = from_environment("KARTENHAUS_TEST_SEED", 20_261_122);
    let positions = from_environment("KARTENHAUS_TEST_POSITIONS", 1_000);
    println!("KARTENHAUS_TEST_SEED={seed}");
    let mut asked = 0;
    let mut next = || {
        asked += 1;
        Seed::from_number(seed).rng("bot", asked)
    };
    let fast = [Level::Dice, Level::Novice, Level::Club].map(Bot::from);
    let cheap = blind_deciders::<G>(seed, positions, |seat, [(one, kept), (other, also)]| {
        let rng = next();
        let advice = advice(one, kept, seat);
        assert_eq!(advice, self::advice(other, also, seat), "advice knows too much");
        check_words(&advice.concat());
        for bot in fast {
            let mv = answer(bot, one, kept, seat, &rng);
            assert_eq!(mv, answer(bot, other, also, seat, &rng), "{bot} knows too much");
        }
    });
    let few =
        blind_deciders::<G>(seed + 1, positions / 10, |seat, [(one, kept), (other, also)]| {
            let rng = next();
            let found = counts(one, kept, seat, &rng);
            assert_eq!(found, counts(other, also, seat, &rng), "a search knows too much");
        });
    let whole = positions.div_ceil(1_000);
    let full = blind_deciders::<G>(seed + 2, whole, |seat, [(one, kept), (other, also)]| {
        let rng = next();
        for bot in [Level::Strong, Level::Expert].map(Bot::from) {
            let mv = answer(bot, one, kept, seat, &rng);
            assert_eq!(mv, answer(bot, other, also, seat, &rng), "{bot} knows too much");
        }
        let told = |game: &G, memory: &G::Memory| {
            hint_typed::<G>(game.view(seat), memory, None, &mut rng.clone())
        };
        assert_eq!(told(one, kept), told(other, also), "a hint knows too much");
    });
    println!("{}: {cheap:?}, eight worlds {few:?}, whole budgets {full:?}", G::ID);
    assert_eq!((cheap.compared, few.compared, full.compared), (positions, positions / 10, whole));
}

/// In what a seat imagines it sees the same as at the table, on turn or not; what is hidden from it
/// mostly differs.
#[test]
fn what_is_imagined_fits_what_the_seat_sees() {
    for kind in Kind::ALL {
        let seed = Seed::from_number(3);
        let settings = Settings::new(kind.options());
        let setup = Setup { kind, seats: 4, settings, dealer: None, seed };
        let mut table = Match::new(&setup, None).expect("a table");
        let (mut rng, mut asked, mut other) = (seed.rng("imagine", 0), 0, 0);
        for _ in 0..60 {
            let ToAct::Seats(deciders) = table.game().to_act() else { break };
            let seat = deciders.choose(&mut rng).expect("somebody is to act");
            let game = table.game();
            for own in game.standings().seats().seats() {
                let world = bots::imagine(game, own, &mut rng).expect("a round is played");
                let seen = [world.view(Some(own)), game.view(Some(own))];
                assert_eq!(seen[0].get(), seen[1].get(), "{kind}");
                asked += 1;
                other += u32::from(world.reveal().get() != game.reveal().get());
            }
            let mv = bots::choose(Level::Dice, game, seat, &mut rng).expect("a move");
            table.play(seat, &mv).expect("it is legal");
        }
        assert!(asked > 60 && 10 * other > 9 * asked, "{kind}: {other} of {asked}");
    }
}

/// Seat 0's view and events, and the match; `None` if the lines are not legal.
fn seen(heading: &str, lines: &[String]) -> Option<(String, Match)> {
    let mut played = Match::from_heading(heading).expect("a heading");
    played.open_lenses();
    let mut seen = String::new();
    for line in lines {
        let told = played.line(line).ok()?;
        let own: Vec<_> = told.all.iter().chain(&told.seats[0]).map(|it| it.json()).collect();
        seen += &format!("{} {own:?}\n", played.game().view(Some(Seat::FIRST)));
    }
    Some((seen, played))
}

/// At a table, in two deals that differ only in cards that a seat cannot tell apart, it is given
/// the same hint, with what is certain as a reason, and a bot on it makes the same move.
#[test]
fn hints_and_bots_at_a_table_know_no_more_than_their_seat() {
    let (mut compared, mut certain) = (0, 0);
    for number in 0..80_u64 {
        let kind = Kind::ALL[number as usize % Kind::ALL.len()];
        let (seed, settings) = (Seed::from_number(number), Settings::new(kind.options()));
        let seats = kind.seats().0.max(3);
        let setup = Setup { kind, seats, settings, dealer: None, seed };
        let mut played = Match::undealt(&setup).expect("a table");
        let heading = played.record().to_owned();
        played.next_round(None).expect("a round is due");
        let mut rng = seed.rng("play", 0);
        let least = 8 + rng.below(30);
        for moves in 0..200 {
            let ToAct::Seats(seats) = played.game().to_act() else { break };
            if moves >= least && seats.contains(Seat::FIRST) {
                break;
            }
            let seat = seats.choose(&mut rng).expect("somebody is to act");
            let mv = bots::choose(Level::Novice, played.game(), seat, &mut rng);
            played.play(seat, &mv.expect("a move")).expect("a legal move");
        }
        let lines: Vec<String> =
            played.record()[heading.len()..].lines().map(str::to_owned).collect();
        let (own, first) = seen(&heading, &lines).expect("it was played");
        let other = (0..100).find_map(|_| {
            let mut cards: Vec<&str> = lines[0].split(' ').collect();
            let (one, two) = (1 + rng.index(cards.len() - 1), 1 + rng.index(cards.len() - 1));
            // Of cards that look the same the deck tells which is which, and nobody else.
            let once = |card: &str| cards.iter().filter(|other| **other == card).count() == 1;
            if !once(cards[one]) || !once(cards[two]) {
                return None;
            }
            cards.swap(one, two);
            let changed = [&[cards.join(" ")], &lines[1..]].concat();
            let (others, match_) = seen(&heading, &changed).filter(|_| changed != lines)?;
            (others == own).then_some(match_)
        });
        let Some(other) = other else { continue };
        for bot in [Level::Novice, Level::Club, Level::Strong, Level::Expert] {
            let made = |played: &Match| {
                bots::choose(bot, played.game(), Seat::FIRST, &mut seed.rng("bot", 0))
            };
            assert_eq!(made(&first), made(&other), "{kind} {number}: {bot:?}");
        }
        let told = |played: &Match| hint(played.game(), Seat::FIRST, &mut seed.rng("hint", 0));
        let found = told(&first);
        assert_eq!(found, told(&other), "{kind} {number}");
        let Some(found) = found else { continue };
        compared += 1;
        certain += usize::from(found.why.iter().any(|why| why.id == "why-certain"));
    }
    println!("{compared} hints, {certain} with facts");
    assert!(compared > 15 && certain > 0, "{compared} hints, {certain} with facts");
}

#[test]
fn a_bot_that_looks_is_found_out() {
    let mut found = 0;
    let done = blind_deciders::<Kartel>(1, 200, |seat, [(one, _), (other, _)]| {
        let next = one.table().standings.seats().seats().find(|&other| other != seat);
        let next = next.expect("there is another seat");
        found += u64::from(one.private(next).hand != other.private(next).hand);
    });
    assert!(found > done.compared / 2, "{found} of {done:?}");
}

each_game!(mod in_every_match, kind: G => honest::<G>());
