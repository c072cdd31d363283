//! Why a move is good, as far as rules and numbers say it: what is certain once it is played, and
//! how often it leaves the next player no choice. Where neither says anything, nothing is said.

use games::lens::{Code, Evidence as _, FactOf, Place, What};
use games::{Event, GameExt as _, Message, Rng, Seat, View};

use search::Policy;

/// In how many worlds a fact has to hold once a move is played: what the move shows depends on the
/// world.
const WORLDS: usize = 8;

/// Most facts given as reasons.
const FACTS: usize = 2;

/// What is certain and concerns this move: that nobody, or somebody, cannot answer it; that another
/// seat has none, or some, of its cards; which card lies in a place of one's own that it names.
/// Nothing without evidence.
pub(crate) fn facts<G: Policy>(
    evidence: Option<&G::Evidence>,
    (view, memory): (View<'_, G>, &G::Memory),
    mv: G::Move,
    rng: &mut Rng,
) -> Vec<Message> {
    let Some(evidence) = evidence else { return Vec::new() };
    let text = mv.to_string();
    let named: Vec<&str> = text.split(' ').skip(1).collect();
    let own = |fact: &FactOf<G>| match fact.about {
        Place::Slot { seat, at } => seat == view.seat() && named == [at.to_string()],
        _ => false,
    };
    let certain = evidence.facts(view).into_iter().filter(own);
    let after = after(evidence, (view, memory), mv, rng).unwrap_or_default();
    let mut after: Vec<FactOf<G>> =
        after.into_iter().filter(|fact| concerns::<G>(fact, view.seat(), &named)).collect();
    after.sort_by_key(|fact| !matches!(fact.what, What::CannotAnswer));
    certain.chain(after).take(FACTS).map(|fact| said::<G>(&fact)).collect()
}

/// What is certain once the move is played, whatever it shows; `None` if the round may then be
/// over.
fn after<G: Policy>(
    evidence: &G::Evidence,
    (view, memory): (View<'_, G>, &G::Memory),
    mv: G::Move,
    rng: &mut Rng,
) -> Option<Vec<FactOf<G>>> {
    let mut certain: Option<Vec<FactOf<G>>> = None;
    for _ in 0..WORLDS {
        let (mut world, mut events) = (G::world(view, memory, rng), Vec::<Event<G>>::new());
        world.play_unchecked(view.seat(), mv, &mut events);
        if !G::standings(world.table()).is_playing() {
            return None;
        }
        let mut evidence = evidence.clone();
        for told in events.iter().filter_map(|event| event.heard_by(view.seat())) {
            evidence.hear(u32::MAX, told);
        }
        let now = evidence.facts(world.view(view.seat()));
        match &mut certain {
            Some(certain) => certain.retain(|fact| now.contains(fact)),
            None => certain = Some(now),
        }
    }
    certain
}

/// Whether a fact about cards of others, true once a move is played that names these words, says
/// something of the move.
fn concerns<G: Policy>(fact: &FactOf<G>, own: Seat, named: &[&str]) -> bool {
    if fact.about.seat() == Some(own) {
        return false;
    }
    let names = |card: &dyn ToString| named.contains(&card.to_string().as_str());
    // That all cards of a kind are seen is true of everybody.
    let somebodys = fact.about.seat().is_some() && fact.because.code != Code::Counted;
    match &fact.what {
        What::CannotAnswer => true,
        What::Lacks { cards } => somebodys && cards.iter().any(|card| names(&card)),
        What::Holds { cards } | What::Exactly { cards } => {
            fact.about.seat().is_some() && cards.iter().any(|card| names(card))
        }
        What::AtMost { .. } | What::AtLeast { .. } | What::SeenBy { .. } | What::CanAnswer => false,
    }
}

fn said<G: Policy>(fact: &FactOf<G>) -> Message {
    let (what, why) = (fact.what(), fact.because.why());
    Message::plain("why-certain").with("what", what).with("why", why)
}
