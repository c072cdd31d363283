//! What a seat may think likely, where nothing follows with certainty: what is more common in the
//! worlds that fit what the others did than in all worlds that its view and its memory allow.

use games::lens::{Because, Code, Face as _, Fact, Place, What};
use games::{AnyGame, CardSet, Message, Rng, Seat, View, for_game, seat_of};

use search::Policy;

/// Worlds of each kind.
const WORLDS: u32 = 200;

/// How likely a thing must be to be told, in hundredths.
const LIKELY: i32 = 55;

/// The least difference, in percentage points, from how likely it would be without anyone's play:
/// more than three standard errors.
const LIKELIER: i32 = 16;

/// Most cards shown.
const TOLD: usize = 3;

/// A card of one rank that somebody probably has, or has not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Likely {
    /// Where which card lies.
    pub what: Message,
    /// How likely that is, in hundredths.
    pub chance: u8,
}

/// What a seat may think likely now, the likeliest first; nothing while no round is played.
pub fn likely(game: &dyn AnyGame, seat: Seat, rng: &mut Rng) -> Vec<Likely> {
    if !game.standings().is_playing() {
        return Vec::new();
    }
    for_game!(game.kind(), G => match seat_of::<G>(game, seat) {
        Some((view, memory)) => of::<G>(view, memory, rng),
        None => Vec::new(),
    })
}

/// As [`likely`], for a known game.
fn of<G: Policy>(view: View<'_, G>, memory: &G::Memory, rng: &mut Rng) -> Vec<Likely> {
    let mut places = G::hidden(view, memory).places::<G>();
    places.retain(is_somebodys);
    // Ties go to closed cards, which no seat has seen.
    places.sort_by_key(|place| !matches!(place, Place::Closed { .. }));
    let groups = ranks::<G>();
    let none = vec![[0; 2]; groups.len()];
    let mut counts: Vec<_> = places.into_iter().map(|place| (place, none.clone())).collect();
    for _ in 0..WORLDS {
        let worlds = [G::world(view, memory, rng), G::determinize(view, memory, rng)];
        for (place, counts) in &mut counts {
            for (kind, world) in worlds.iter().enumerate() {
                let cards: Vec<FaceOf<G>> =
                    world.lie_at(*place).into_iter().map(Into::into).collect();
                for (count, group) in counts.iter_mut().zip(&groups) {
                    count[kind] += u32::from(cards.iter().any(|&card| group.contains(card)));
                }
            }
        }
    }
    let mut all = Vec::new();
    for (about, counts) in counts {
        for (count, &cards) in counts.into_iter().zip(&groups) {
            let [has, had] = count.map(|count| (100 * count / WORLDS) as i32);
            // What is certain is a fact, or lies open.
            for (chance, before, has) in [(has, had, true), (100 - has, 100 - had, false)] {
                if (LIKELY..100).contains(&chance) && chance - before >= LIKELIER {
                    all.push((chance - before, chance as u8, said::<G>(about, cards, has)));
                }
            }
        }
    }
    all.sort_by_key(|&(more, ..)| std::cmp::Reverse(more));
    all.truncate(TOLD);
    all.into_iter().map(|(_, chance, what)| Likely { what, chance }).collect()
}

type FaceOf<G> = <<G as games::Knows>::Evidence as games::lens::Evidence<G>>::Face;

/// The ranks, and whatever else has a name and is as narrow: that somebody has one of a suit says
/// little.
fn ranks<G: Policy>() -> Vec<CardSet<FaceOf<G>>> {
    let groups = FaceOf::<G>::groups();
    let sizes = || groups.iter().map(|group| group.faces.len());
    let (least, most) = (sizes().min().unwrap_or_default(), sizes().max().unwrap_or_default());
    let faces = groups.iter().map(|group| group.faces);
    faces.filter(|faces| least == most || faces.len() < most).collect()
}

/// A card just drawn does not count: it moves on at once.
fn is_somebodys(place: &Place) -> bool {
    place.seat().is_some() && !matches!(place, Place::Drawn { .. })
}

fn said<G: Policy>(about: Place, cards: CardSet<FaceOf<G>>, has: bool) -> Message {
    let because = Because { code: Code::Counted, rule: "", seq: None, seat: None, card: None };
    let what = if has { What::AtLeast { count: 1, cards } } else { What::Lacks { cards } };
    let what = Fact { about, what, because }.what();
    if has { Message { id: "lens-likely".to_owned(), ..what } } else { what }
}
