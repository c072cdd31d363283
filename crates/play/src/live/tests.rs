//! Matches that are played, taken back and loaded again.

use super::*;

#[test]
fn an_entry_of_a_seat_that_is_not_there_does_not_fit() {
    let mut rng = Seed::from_number(1).rng("matches", 0);
    let last = Seat::new(games::SEATS_MAX - 1).expect("a seat of the largest table");
    for kind in Kind::ALL {
        let begun = MatchEntry::begun(kind, 2, Settings::new(kind.options()), None, 0, &mut rng);
        let begun = begun.expect("a table");
        for entry in [
            MatchEntry::Shown { seat: last, ids: vec![1] },
            MatchEntry::Queued { seat: last, moves: vec!["draw".to_owned()] },
            MatchEntry::Noted { seat: last, slot: 0, text: "low".to_owned() },
            MatchEntry::Taken { seat: last, at_once: false },
        ] {
            let mut live = Live::begun(1, &begun).expect("a match begins");
            assert!(live.apply(&entry).is_err(), "{kind}: {entry:?}");
        }
    }
}

#[test]
fn a_look_ends_with_the_next_action_of_its_seat() {
    let begin = |kind: Kind| {
        let settings = Settings::new(kind.options());
        let mut rng = Seed::from_number(1).rng("matches", 0);
        let begun = MatchEntry::begun(kind, 2, settings, None, 0, &mut rng);
        Live::begun(1, &begun.expect("a table")).expect("a match begins")
    };
    let mut games = Kind::ALL.into_iter().map(begin);
    let mut live = games.find(|live| live.game().marks().is_some()).expect("a game with looks");
    let waiting = |live: &Live| [0, 1].map(|at| live.seats[at].peeks.len());
    fn play(live: &mut Live, by: By, line: String) {
        let lines = vec![line];
        let entry = MatchEntry::Played { lines, at: 0, by, deal: None };
        live.apply(&entry).expect("it fits");
    }

    let deck = live.due_round().expect("a round is due");
    play(&mut live, By::Chance, deck);
    for seat in live.deciders().iter() {
        play(&mut live, By::Person, format!("{seat} peek 0 1"));
    }
    assert_eq!(waiting(&live), [1, 1], "what others do ends no look");

    let first = live.deciders().iter().next().expect("somebody is on turn");
    let other = Seat::new(1 - first.index()).expect("a seat");
    play(&mut live, By::Clock, format!("{first} draw"));
    assert!(live.peeks(first).is_empty(), "also if a clock acts for the seat");
    play(&mut live, By::Person, format!("{first} discard"));
    if live.game().legal_moves(first).contains(&"decline".to_owned()) {
        play(&mut live, By::Person, format!("{first} decline"));
    }
    assert!(live.deciders().contains(other), "a snap is open");
    play(&mut live, By::Clock, format!("{other} done"));
    assert_eq!(live.peeks(other).len(), 1, "that time is up is no action");
    let moves = vec!["draw".to_owned()];
    live.apply(&MatchEntry::Queued { seat: other, moves }).expect("it fits");
    assert!(live.peeks(other).is_empty(), "to choose for later is one");
}

/// What a match is, as far as its seats and its session see it.
fn print(live: &Live) -> String {
    let seats = live.game().standings().seats().seats();
    let seat = |seat: Seat| {
        let (view, legal) = (live.view(Some(seat)), live.game().legal_moves(seat));
        let aids = live.aids(Some(seat), AidLevel::Recall);
        format!("{view} {legal:?} {aids:?} {:?}\n", live.queued(seat))
    };
    let all: String = seats.map(seat).collect();
    format!("{all}{} {:?} {}", live.view(None), live.scores(), live.played.record())
}

/// Plays random matches of one person against others, in which moves are taken back now and
/// then: each time all is as if they had never been played.
#[test]
fn what_is_taken_back_was_never_played() {
    for kind in Kind::ALL {
        let (mut taken_back, mut looked) = (0, false);
        for number in 0..6 {
            let mut rng = Seed::from_number(number).rng("matches", 0);
            let settings = Settings::new(kind.options());
            let begun = MatchEntry::begun(kind, kind.seats().0.max(3), settings, None, 0, &mut rng);
            let mut entries = vec![begun.expect("a table")];
            let mut live = Live::begun(1, &entries[0]).expect("a match begins");
            // The prints before each decision of the person in this round.
            let mut before: Vec<String> = Vec::new();
            for _ in 0..250 {
                let me = Seat::FIRST;
                let back = live.may_take_back(me);
                let entry = if let Some(deck) = live.due_round().or(live.due_reshuffle()) {
                    if live.is_round_due() {
                        before.clear();
                    }
                    MatchEntry::Played { lines: vec![deck], at: 0, by: By::Chance, deal: None }
                } else if let Some(last) = back.filter(|_| rng.below(9) == 0) {
                    MatchEntry::TookBack { seat: me, lines: last.lines, at: 0 }
                } else if let Some(seat) = live.deciders().choose(&mut rng) {
                    let mv = rng.choose(&live.game().legal_moves(seat)).cloned();
                    let mv = mv.expect("who is to act has a move");
                    let by = if seat == me { By::Person } else { By::Bot };
                    if by == By::Person && live.answer(seat, &mv).is_none() {
                        before.push(print(&live));
                    }
                    let lines = vec![format!("{seat} {mv}")];
                    MatchEntry::Played { lines, at: 0, by, deal: None }
                } else {
                    break;
                };
                let (seq, looks) = (live.seq(), !live.peeks(me).is_empty());
                live.apply(&entry).expect("it fits");
                entries.push(entry);
                if let MatchEntry::TookBack { seat, .. } = entries[entries.len() - 1] {
                    taken_back += 1;
                    looked |= looks;
                    assert!(live.peeks(me).is_empty(), "{kind}: what was seen stands");
                    assert_eq!(Some(print(&live)), before.pop(), "{kind}");
                    assert!(live.seq() == seq + 1 && live.asked(seat) == live.seq());
                    assert_eq!(live.went_back(), live.seq());
                    assert!(live.told_since(seq - 1, Some(me)).is_empty(), "{kind}");
                }
                assert_eq!(live.may_take_back(me).is_some(), !before.is_empty() && !live.is_over());
            }
            let json = |entry| serde_json::to_string(entry).expect("text keys");
            let entries: Vec<String> = entries.iter().map(json).collect();
            let again = Live::fold(1, &entries).expect("the log fits");
            assert_eq!((print(&again), again.seq()), (print(&live), live.seq()), "{kind}");
        }
        assert!(taken_back > 20, "{kind}: {taken_back}");
        assert_eq!(looked, kind.has_marks(), "{kind}: a look is taken back");
    }
}

#[test]
fn nobody_takes_back_where_others_play_or_for_ever() {
    let kind = Kind::ALL[0];
    let mut rng = Seed::from_number(1).rng("matches", 0);
    let begun = MatchEntry::begun(kind, 3, Settings::new(kind.options()), None, 0, &mut rng);
    let mut live = Live::begun(1, &begun.expect("a table")).expect("a match begins");
    let play = |live: &mut Live, by: By| {
        let seat = live.deciders().iter().next().expect("somebody is to act");
        let lines = vec![format!("{seat} {}", live.game().legal_moves(seat)[0])];
        let entry = MatchEntry::Played { lines, at: 0, by, deal: None };
        live.apply(&entry).expect("it fits");
        seat
    };
    let lines = vec![live.due_round().expect("a round is due")];
    let deck = MatchEntry::Played { lines, at: 0, by: By::Chance, deal: None };
    live.apply(&deck).expect("it fits");
    let me = play(&mut live, By::Person);
    let other = Seat::new((me.index() + 1) % 3).expect("a seat");
    for seat in [me, other] {
        for lines in [0, 1, 2] {
            let fits = seat == me && lines == 1;
            let mut copy = Live::begun(
                1,
                &MatchEntry::Begun {
                    heading: live
                        .played
                        .record()
                        .split("deck ")
                        .next()
                        .expect("a heading")
                        .to_owned(),
                    at: 0,
                    lesson: false,
                },
            );
            let copy = copy.as_mut().expect("a match begins");
            copy.apply(&deck).expect("it fits");
            play(copy, By::Person);
            let back = MatchEntry::TookBack { seat, lines, at: 0 };
            assert_eq!(copy.apply(&back).is_ok(), fits, "{seat} {lines}");
        }
    }
    // It ends: whoever loads the match plays it all again.
    let mut times = 0;
    while let Some(last) = live.may_take_back(me) {
        live.apply(&MatchEntry::TookBack { seat: me, lines: last.lines, at: 0 }).expect("fits");
        play(&mut live, By::Person);
        times += 1;
    }
    assert_eq!(times, limits::PLAYED_AGAIN_MAX);
    // And not where somebody else plays.
    live.undo.played_again = 0;
    assert!(live.may_take_back(me).is_some());
    while play(&mut live, By::Person) == me {}
    assert!(live.may_take_back(me).is_none());
}
