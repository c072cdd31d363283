//! Properties of the nouns that the games share, on random inputs.

use std::collections::BTreeSet;

use games::{CardSet, French, Indexed, Seat, SeatCount, SeatSet, Seed};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn config() -> ProptestConfig {
    let rng_seed = RngSeed::Fixed(20_261_126);
    ProptestConfig { failure_persistence: None, rng_seed, ..ProptestConfig::with_cases(500) }
}

fn french() -> impl Strategy<Value = French> {
    (0..French::COUNT).prop_map(French::from_index)
}

fn set(cards: &[French]) -> CardSet<French> {
    cards.iter().copied().collect()
}

fn list(set: &BTreeSet<French>) -> Vec<French> {
    set.iter().copied().collect()
}

proptest! {
    #![proptest_config(config())]

    /// A set of cards is a set, and iterates in canonical order.
    #[test]
    fn card_sets_are_sets(one in vec(french(), 0..60), two in vec(french(), 0..60)) {
        let (ours, theirs) = (set(&one), set(&two));
        let model = |cards: &[French]| cards.iter().copied().collect::<BTreeSet<_>>();
        let (a, b) = (model(&one), model(&two));
        let cards = |set: CardSet<French>| set.iter().collect::<Vec<_>>();
        prop_assert_eq!(cards(ours), list(&a));
        prop_assert_eq!(ours.len(), a.len());
        prop_assert_eq!(cards(ours.with(theirs)), list(&a.union(&b).copied().collect()));
        prop_assert_eq!(cards(ours.common(theirs)), list(&a.intersection(&b).copied().collect()));
        prop_assert_eq!(cards(ours.without(theirs)), list(&a.difference(&b).copied().collect()));
        prop_assert_eq!(ours.contains_all(theirs), b.is_subset(&a));
        prop_assert_eq!(ours.first(), a.first().copied());
        prop_assert_eq!(ours.last(), a.last().copied());
        for card in (0..French::COUNT).map(French::from_index) {
            prop_assert_eq!(ours.contains(card), a.contains(&card));
            let (mut more, mut less) = (ours, ours);
            more.insert(card);
            less.remove(card);
            prop_assert!(more.contains(card) && !less.contains(card));
        }
        if !ours.is_empty() {
            prop_assert_eq!(ours.to_string().parse(), Ok(ours));
        }
    }

    /// Seats follow each other round the table, and each is met once.
    #[test]
    fn seats_go_round(count in 2usize..=10, first in 0usize..10) {
        let seats = SeatCount::new(count).expect("2 to 10 seats");
        let first = Seat::new(first % count).expect("a seat");
        let round: Vec<Seat> = seats.seats_from(first).collect();
        prop_assert_eq!(round.len(), count);
        prop_assert_eq!(round.iter().copied().collect::<SeatSet>(), SeatSet::all(seats));
        for pair in round.windows(2) {
            prop_assert_eq!(seats.after(pair[0]), pair[1]);
        }
        prop_assert_eq!(seats.after(round[count - 1]), first);
    }

    /// A shuffle loses nothing, and the same seed shuffles the same.
    #[test]
    fn a_shuffle_permutes(seed in any::<u64>(), number in any::<u64>(), len in 0usize..216) {
        let shuffled = || {
            let mut items: Vec<usize> = (0..len).collect();
            Seed::from_number(seed).rng("test", number).shuffle(&mut items);
            items
        };
        let mut sorted = shuffled();
        prop_assert_eq!(&sorted, &shuffled());
        sorted.sort_unstable();
        prop_assert_eq!(sorted, (0..len).collect::<Vec<_>>());
    }
}
