//! Boards of several servers that share a log.

use std::collections::BTreeSet;
use std::net::IpAddr;

use bots::Level;
use games::Seed;
use play::contest::Contender;

use super::*;
use crate::allowances::{Allowance, Refill};
use crate::guests::Guests;
use crate::log::{ENTRY_BYTES_MAX, MemoryLog};
use crate::people::{People, Times};

const START: u64 = 1_800_000_000_000;
const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

fn kind() -> Kind {
    Kind::ALL[0]
}

fn who(number: u32) -> PersonId {
    PersonId::of(&number.to_le_bytes())
}

fn person(number: u32) -> Contender {
    Contender::Person { person: who(number), name: format!("Person {number}") }
}

fn bot(level: Level) -> Contender {
    Contender::Bot { level: level.to_string() }
}

/// A match in a room of its own, in which these came in this order.
fn result(room: u64, seats: Vec<Contender>) -> RankedResult {
    let ranks = (1..=seats.len() as u32).collect();
    let room = format!("room-{room}");
    RankedResult { game: kind().id().to_owned(), room, number: 1, ended: START, seats, ranks }
}

fn pair(room: u64, winner: u32, loser: u32) -> RankedResult {
    result(room, vec![person(winner), person(loser)])
}

fn several<const N: usize>() -> (MemoryLog, [Ratings; N]) {
    let log = MemoryLog::default();
    let all = std::array::from_fn(|_| Ratings::new(Arc::new(log.clone()), true));
    (log, all)
}

/// What a server knows once it has read everything.
async fn board(ratings: &Ratings) -> Board {
    let mut game = ratings.games[0].lock().await;
    ratings.catch_up(kind(), &mut game).await.expect("a log");
    game.board.clone()
}

async fn rating(ratings: &Ratings, number: u32) -> i32 {
    board(ratings).await.of(&who(number), START).expect("they have one").2.rating
}

async fn names_of(log: &MemoryLog) -> Vec<String> {
    let all = log.streams().await.expect("a log");
    all.into_iter().map(|(stream, _)| stream.name().to_owned()).collect()
}

#[tokio::test]
async fn all_servers_come_to_the_same_numbers_whoever_counts_and_how_often() {
    let (log, servers) = several::<3>();
    let mut rng = Seed::from_number(1).rng("matches", 0);
    let mut last = 0;
    for number in 0..1_600_u64 {
        // Some of them are said by two servers at the same moment, or again later.
        let mut all: Vec<u32> = (0..60).collect();
        rng.shuffle(&mut all);
        let mut seats: Vec<Contender> =
            all[..2 + rng.index(3)].iter().map(|&it| person(it)).collect();
        seats.push(bot(Level::ALL[rng.index(5)]));
        rng.shuffle(&mut seats);
        let mut it = result(number, seats);
        let at = START + number * HOUR / 4;
        it.ended = at;
        let [one, other] = [rng.index(3), rng.index(3)].map(|at| &servers[at]);
        tokio::join!(one.count(&it, || true, at), other.count(&it, || true, at));
        if rng.index(4) == 0 {
            servers[rng.index(3)].count(&it, || true, at + 1).await;
        }
        let [own, ..] = [board(&servers[rng.index(3)]).await];
        let (persons, _) = own.best(at);
        assert!(persons >= last, "{number}");
        last = persons;
    }
    let boards = [board(&servers[0]).await, board(&servers[1]).await, board(&servers[2]).await];
    assert!(boards[0] == boards[1] && boards[1] == boards[2]);
    let late = Ratings::new(Arc::new(log.clone()), true);
    assert_eq!(board(&late).await, boards[0], "and one that reads it now");
    // What was counted is no more than the results; and few streams are left of many.
    let counted: u32 = boards[0].best(START).1.iter().map(|it| it.rating.matches).sum();
    assert!(counted > 0);
    assert_eq!(names_of(&log).await.len(), 2, "{:?}", names_of(&log).await);
    assert!(servers[0].games[0].lock().await.stream >= 4);
}

#[tokio::test]
async fn a_result_counts_once() {
    let (_, [one, other]) = several();
    let it = pair(1, 1, 2);
    one.count(&it, || true, START).await;
    let before = board(&one).await;
    for (ratings, at) in [(&one, START), (&other, START + 1), (&other, START + 23 * HOUR)] {
        ratings.count(&it, || true, at).await;
        assert_eq!(board(ratings).await, before);
    }
    // A day later nobody knows any more, and it is too late.
    other.count(&it, || true, START + DAY + 1).await;
    assert_eq!(board(&other).await, before);
}

#[tokio::test]
async fn the_winner_rises_the_loser_falls_and_doubt_gets_less() {
    let (_, [ratings]) = several();
    ratings.count(&pair(1, 1, 2), || true, START).await;
    let board = board(&ratings).await;
    let [(first, persons, won), (second, _, lost)] =
        [1, 2].map(|it| board.of(&who(it), START).expect("a rating"));
    assert_eq!((first, second, persons), (1, 2, 2));
    assert!(won.estimate > 1500 && lost.estimate == 3000 - won.estimate, "{won:?} {lost:?}");
    assert!(won.doubt < 1000 && won.doubt == lost.doubt && won.rating == won.estimate - won.doubt);
    assert_eq!((won.matches, won.won, lost.matches, lost.won), (1, 1, 1, 0));
}

#[tokio::test]
async fn many_seats_move_a_rating_no_further_than_two() {
    for level in Level::ALL {
        let (_, [ratings]) = several();
        ratings.count(&result(1, vec![person(1), bot(level)]), || true, START).await;
        let mut seats = vec![person(2)];
        seats.extend((0..9).map(|_| bot(level)));
        let mut many = result(2, seats);
        many.ranks = [1, 2, 2, 2, 2, 2, 2, 2, 2, 2].to_vec();
        ratings.count(&many, || true, START).await;
        assert_eq!(rating(&ratings, 1).await, rating(&ratings, 2).await, "{level}");
    }
}

/// Bots have fixed marks: who beats a better one rises more, and who is level with one for long
/// comes to its mark.
#[tokio::test]
async fn bots_are_fixed_marks() {
    for kind in Kind::ALL {
        let marks = board::marks(kind);
        let marks = Level::ALL.map(|level| marks[&level.to_string()]);
        assert!(marks.is_sorted() && marks[2] == 1500.0, "{kind}: {marks:?}");
    }
    let mark = board::marks(kind())["strong"];
    let mut board = Board::default();
    for number in 0..200 {
        let mut it = result(number, vec![person(1), bot(Level::Strong)]);
        it.ranks = if number % 2 == 0 { vec![1, 2] } else { vec![2, 1] };
        board.apply(kind(), START + number * DAY, &it).expect("it counts");
    }
    let (_, _, rating) = board.of(&who(1), START).expect("a rating");
    assert!((f64::from(rating.estimate) - mark).abs() < 60.0, "{rating:?}");
    assert!(rating.doubt < 250, "{rating:?}");
}

fn estimate(board: &Board, number: u32) -> i32 {
    board.of(&who(number), START).expect("a rating").2.estimate
}

/// Returns what plays a match on a day, each in a room of its own, and says whether it counts.
fn rooms() -> impl FnMut(&mut Board, u64, Vec<Contender>) -> bool {
    let mut rooms = 0..;
    move |board, day, seats| {
        let it = result(rooms.next().expect("a room"), seats);
        board.apply(kind(), START + day * DAY, &it).is_some()
    }
}

/// Keys cost nothing: whoever has many of them rises by none, however often these have played each
/// other before.
#[test]
fn keys_that_only_play_each_other_lift_nobody_far() {
    let (mut board, mut play) = (Board::default(), rooms());
    for day in 0..6 {
        // The second and third tier have beaten those below, soon more than 25 times.
        for (tier, below) in [(200, 300), (100, 200)] {
            for number in 0..30 {
                for at in 0..12 {
                    let seats = [tier + number, below + (number + at) % 30].map(person);
                    play(&mut board, day, seats.into());
                }
            }
        }
        let wins = (0..30).filter(|at| play(&mut board, day, vec![person(1), person(100 + at)]));
        assert!(wins.count() > 0, "{day}");
    }
    assert!(estimate(&board, 100) > 1600, "{}", estimate(&board, 100));
    for number in [1, 100, 110, 200] {
        assert!(estimate(&board, number) <= 1750, "{}", estimate(&board, number));
    }
}

/// Nor do keys that are known because they have lost to bots: whoever beats them rises to little
/// more than they have.
#[test]
fn a_fresh_key_does_not_rise_by_accomplices() {
    let (mut board, mut play) = (Board::default(), rooms());
    for number in 10..40 {
        for _ in 0..25 {
            assert!(play(&mut board, number.into(), vec![bot(Level::Novice), person(number)]));
        }
    }
    let most = (10..40).map(|number| estimate(&board, number)).max().expect("somebody");
    for number in 10..40 {
        assert!(play(&mut board, 100, vec![person(1), person(number)]));
    }
    // Everybody begins with 1500; one more is what rounding makes.
    assert!(estimate(&board, 1) <= 1500.max(most + 250) + 1, "{}", estimate(&board, 1));
}

/// Who plays with bots is known, and so are those who play with them.
#[test]
fn whoever_is_known_lifts_others_as_far_as_they_get() {
    let (mut board, mut play) = (Board::default(), rooms());
    for day in 0..5 {
        for _ in 0..30 {
            assert!(play(&mut board, day, vec![person(1), bot(Level::Expert)]));
        }
    }
    assert!(estimate(&board, 1) > 1900, "{}", estimate(&board, 1));
    for day in 5..20 {
        for _ in 0..10 {
            assert!(play(&mut board, day, vec![person(2), person(1)]));
        }
    }
    assert!(estimate(&board, 2) > 1750, "{}", estimate(&board, 2));
}

#[tokio::test]
async fn only_so_many_count_on_a_day() {
    let (_, [ratings]) = several();
    // The same two, whoever else plays.
    for number in 0..2 * limits::RANKED_OF_PAIR_MAX as u64 {
        let it = result(number, vec![person(2), person(1), bot(Level::Novice)]);
        ratings.count(&it, || true, START).await;
    }
    let matches = async |number: u32| {
        let (_, _, rating) = board(&ratings).await.of(&who(number), START).expect("a rating");
        rating.matches as usize
    };
    assert_eq!(matches(1).await, limits::RANKED_OF_PAIR_MAX);
    let last = RoomName::new("plum-otter-lamp-1001").expect("a name");
    let mut it = pair(99, 1, 2);
    it.room = last.to_string();
    ratings.count(&it, || true, START).await;
    let told = ratings.of_match(&last, 1).await.expect("an answer");
    assert_eq!(told, MatchRatings { counts: Some(false), seats: Vec::new() });
    // One person with all the others.
    for number in 0..2 * limits::RANKED_OF_PERSON_MAX as u32 {
        ratings.count(&pair(100 + u64::from(number), 1, 100 + number), || true, START).await;
    }
    assert_eq!(matches(1).await, limits::RANKED_OF_PERSON_MAX);
    // And on the next day again.
    let mut it = pair(300, 1, 2);
    it.ended = START + DAY;
    ratings.count(&it, || true, START + DAY).await;
    assert_eq!(matches(1).await, limits::RANKED_OF_PERSON_MAX + 1);
    // Of one address.
    let from: IpAddr = "192.0.2.1".parse().expect("an address");
    let guests = Guests::new(true, Refill::Never);
    for number in 0..2 * Allowance::Ranked.at_once() {
        let it = pair(400 + u64::from(number), 1000 + 2 * number, 1001 + 2 * number);
        ratings.count(&it, || guests.take_any(Allowance::Ranked, &[from]), START).await;
    }
    let all = board(&ratings).await.best(START).0;
    let before = 2 + (limits::RANKED_OF_PERSON_MAX - limits::RANKED_OF_PAIR_MAX) as u32;
    assert_eq!(all - before, 2 * Allowance::Ranked.at_once());
}

#[tokio::test]
async fn who_deletes_their_key_vanishes_with_all_that_was_written() {
    let (log, [one, other]) = several();
    for number in 0..5 {
        one.count(&pair(number, 1, 2), || true, START).await;
    }
    board(&other).await;
    one.forget(&who(1)).await.expect("forgotten");
    for ratings in [&one, &other] {
        let board = board(ratings).await;
        assert!(board.of(&who(1), START).is_none() && board.of(&who(2), START).is_some());
    }
    for name in names_of(&log).await {
        let stream = Stream::new(name).expect("a name");
        let text = log.read(&stream, 0).await.expect("a log").join("\n");
        assert!(!text.contains(&who(1).text()[..16]) && !text.contains("Person 1"), "{text}");
    }
    // A server that knew nothing of it goes on where the others are.
    other.count(&pair(10, 3, 2), || true, START).await;
    assert_eq!(board(&one).await, board(&other).await);
    assert!(board(&one).await.has(&who(3)));
    // Nobody is forgotten twice, and nothing is written for that.
    let before = names_of(&log).await;
    one.forget(&who(1)).await.expect("nothing to do");
    assert_eq!(names_of(&log).await, before);
}

/// Who deletes themselves in mid-match does not come back with its result, nor with that of another
/// match on a seat that they still have; their opponent has won all the same.
#[tokio::test]
async fn who_deletes_their_key_in_a_match_does_not_come_back_with_its_result() {
    let (log, [one, other]) = several();
    let people = People::new(Arc::new(log.clone()));
    let now = Times { stamp: START, calendar: START };
    people.forget(&who(1), now).await.expect("forgotten");
    one.forget(&who(1)).await.expect("forgotten");
    for (number, ratings) in [(1, &one), (2, &other)] {
        let it = pair(number, 2, 1);
        ratings.count(&it, || true, START).await;
        ratings.count(&it, || true, START + 1).await;
    }
    for ratings in [&one, &other] {
        let board = board(ratings).await;
        assert!(!board.has(&who(1)));
        let (_, persons, rating) = board.of(&who(2), START).expect("a rating");
        assert_eq!((persons, rating.matches, rating.won), (1, 2, 2));
        assert!(rating.estimate > 1500);
    }
    for name in names_of(&log).await {
        let text = log.read(&Stream::new(name).expect("a name"), 0).await.expect("a log").join("");
        assert!(!text.contains(&who(1).text()[..16]) && !text.contains("Person 1"), "{text}");
    }
    // A match in which nobody is left counts for nobody.
    people.forget(&who(3), now).await.expect("forgotten");
    one.count(&pair(3, 1, 3), || true, START).await;
    assert_eq!(board(&one).await.best(START).0, 1);
}

/// A server that ends between two streams leaves them so that others go on.
#[tokio::test]
async fn a_server_that_ends_between_two_streams_loses_nothing() {
    let (log, [one, other]) = several();
    for number in 0..3 {
        one.count(&pair(number, 1, 2), || true, START).await;
    }
    let before = board(&one).await;
    {
        let game = one.games[0].lock().await;
        let next = text_of(&Entry::Board { board: game.board.pruned() });
        log.append(&stream_of(kind(), game.stream + 1), 0, next).await.expect("appended");
    }
    other.count(&pair(7, 1, 2), || true, START).await;
    assert_ne!(board(&one).await, before);
    assert_eq!(board(&one).await, board(&other).await);
    one.forget(&who(2)).await.expect("forgotten");
    assert_eq!(board(&one).await, board(&other).await);
    let names: BTreeSet<String> = names_of(&log).await.into_iter().collect();
    assert_eq!(names.len(), 2, "{names:?}");
}

#[test]
fn a_full_board_is_one_entry() {
    let mut board = Board::default();
    let name = "𝕮".repeat(limits::NAME_CHARS_MAX);
    let room = "marshmallow-hippopotamus-peppermint-999999";
    let most = limits::RANKED_PER_DAY_MAX as u32;
    let ten = |number: u32| {
        let seat = |at: u32| {
            let person = who(number * 10 + at);
            Contender::Person { person, name: name.clone() }
        };
        let mut it = result(0, (0..10).map(seat).collect());
        (it.room, it.number) = (room.to_owned(), u32::MAX - number);
        it
    };
    for number in 0..2 * most {
        let at = START + u64::from(number / most) * DAY;
        board.apply(kind(), at, &ten(number)).expect("it counts");
    }
    assert_eq!(board.refuses(START + DAY, &ten(2 * most)), Some(Refusal::Often));
    let text = text_of(&Entry::Board { board: board.pruned() });
    assert!(text.len() < ENTRY_BYTES_MAX, "{}", text.len());
    assert_eq!(board.pruned().best(START).0 as usize, limits::RANKED_PERSONS_MAX);
    assert_eq!(board.pruned().best(START + 366 * DAY), (0, Vec::new()), "after a year");
}
