//! How likely a seat is to win the match, from what it knows: in sampled worlds everyone plays on
//! by the playout policy, in later rounds too.

use games::{Chance, Event, GameExt as _, Memories, Rng, Seat, Seed, ToAct, View};

use search::Policy;
use search::{Space, playout};

/// After how many decisions a match that is played on ends as it stands: some can have a hundred
/// rounds, or go on for ever.
const DECISIONS_MAX: u64 = 4_000;

/// Seeds, so that an estimate is the same each time.
#[derive(Clone, Copy)]
pub(crate) struct Dice {
    /// For the worlds, and how they are played on.
    pub(crate) now: Seed,
    /// For the deals of later rounds, which are the same at all decisions of a match.
    pub(crate) later: Seed,
}

/// When an estimate stops.
#[derive(Clone, Copy)]
pub(crate) struct Enough {
    /// Decisions made in playouts; a world that has begun is finished.
    pub(crate) nodes: u64,
    pub(crate) worlds: u32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Won {
    pub(crate) won: u32,
    pub(crate) worlds: u32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Compared {
    /// In how many worlds each won the match.
    pub(crate) won: [u32; 2],
    /// In how many only the first did, and only the second.
    pub(crate) only: [u32; 2],
    /// What the second scored more in this round, in all worlds together, and the sum of squares.
    pub(crate) points: i64,
    pub(crate) squares: i64,
    /// In how many worlds the second ended the round at once.
    pub(crate) ended: u32,
    /// In how many each left the next player, if that was another seat, one move alone.
    pub(crate) forced: [u32; 2],
    pub(crate) worlds: u32,
}

struct End {
    won: bool,
    /// What it scored in this round; more is better.
    points: i64,
    nodes: u64,
}

/// The seat's chance to win the match, whatever it plays now.
pub(crate) fn chance<G: Policy>(
    view: View<'_, G>,
    memory: &G::Memory,
    enough: Enough,
    dice: Dice,
) -> Won {
    let (mut found, mut nodes, mut space) = (Won::default(), 0, Space::<G>::default());
    for world in 0..u64::from(enough.worlds) {
        if nodes >= enough.nodes {
            break;
        }
        let mut game = G::world(view, memory, &mut dice.now.rng("world", world));
        let mut observer = G::onlooker(view, memory, &game);
        let end = play_on(&mut game, &mut observer, view.seat(), dice, world, &mut space);
        nodes += G::WORLD_NODES + end.nodes;
        found.worlds += 1;
        found.won += u32::from(end.won);
    }
    found
}

/// With the same worlds and the same deals afterwards.
pub(crate) fn compare<G: Policy>(
    view: View<'_, G>,
    memory: &G::Memory,
    tried: [G::Move; 2],
    enough: Enough,
    dice: Dice,
) -> Compared {
    let (mut found, mut nodes, mut space) = (Compared::default(), 0, Space::<G>::default());
    let mut moves = Vec::new();
    for world in 0..u64::from(enough.worlds) {
        if nodes >= enough.nodes {
            break;
        }
        let dealt = G::world(view, memory, &mut dice.now.rng("world", world));
        let watching = G::onlooker(view, memory, &dealt);
        nodes += G::WORLD_NODES;
        let (mut ended, mut at) = (false, 0);
        let [one, two] = tried.map(|mv| {
            let (mut game, mut observer) = (dealt.clone(), watching.clone());
            game.play_unchecked(view.seat(), mv, &mut observer);
            ended = !G::standings(game.table()).is_playing();
            found.forced[at] += u32::from(is_forced(&game, view.seat(), &mut moves));
            at += 1;
            play_on(&mut game, &mut observer, view.seat(), dice, world, &mut space)
        });
        nodes += 2 + one.nodes + two.nodes;
        found.worlds += 1;
        found.ended += u32::from(ended);
        for (at, end) in [&one, &two].into_iter().enumerate() {
            found.won[at] += u32::from(end.won);
        }
        found.only[0] += u32::from(one.won && !two.won);
        found.only[1] += u32::from(two.won && !one.won);
        let more = two.points - one.points;
        found.points += more;
        found.squares += more * more;
    }
    found
}

/// Whether another seat alone is to act, and has a single move.
fn is_forced<G: Policy>(game: &G, seat: Seat, moves: &mut Vec<G::Move>) -> bool {
    let ToAct::Seats(seats) = G::to_act(game.table()) else { return false };
    let Some(next) = seats.first().filter(|&next| seats.len() == 1 && next != seat) else {
        return false;
    };
    moves.clear();
    G::legal_moves(game.view(next), moves);
    moves.len() == 1
}

/// Stops after [`DECISIONS_MAX`] decisions, with the match as it stands.
fn play_on<G: Policy>(
    game: &mut G,
    observer: &mut G::Observer,
    seat: Seat,
    dice: Dice,
    world: u64,
    space: &mut Space<G>,
) -> End {
    let mut rng = dice.now.rng("playout", world);
    let (mut points, mut nodes, mut rounds) = (None, 0, 0);
    while nodes < DECISIONS_MAX {
        let left = u32::try_from(DECISIONS_MAX - nodes).unwrap_or(u32::MAX);
        nodes += playout(game, observer, left, &mut rng, space);
        let table = game.table();
        let standings = G::standings(table);
        if let Some(scores) = standings.round_scores() {
            let own = i64::from(scores[seat.index()]);
            points.get_or_insert(if G::low_wins(table) { -own } else { own });
        }
        match G::to_act(table) {
            ToAct::Nobody => {
                let won = standings.winners().is_some_and(|winners| winners.contains(seat));
                return End { won, points: points.unwrap_or_default(), nodes };
            }
            ToAct::Chance(Chance::Round) => {
                rounds += 1;
                let mut deal = dice.later.rng("deal", (world << 16) | rounds);
                *observer = next_round(game, seat, &mut deal, space);
                nodes += 1;
            }
            ToAct::Chance(Chance::Reshuffle) | ToAct::Seats(_) => {}
        }
    }
    End { won: is_ahead(game, seat), points: points.unwrap_or_default(), nodes }
}

/// Ties count.
fn is_ahead<G: Policy>(game: &G, seat: Seat) -> bool {
    let table = game.table();
    let scores = G::standings(table).scores();
    let best = if G::low_wins(table) { scores.iter().min() } else { scores.iter().max() };
    best == Some(&scores[seat.index()])
}

/// Deals the next round, and gives the observer the events that `seat` gets.
fn next_round<G: Policy>(
    game: &mut G,
    seat: Seat,
    rng: &mut Rng,
    space: &mut Space<G>,
) -> G::Observer {
    let mut memories = Memories::<G>::new(G::standings(game.table()).seats());
    let mut events: Vec<Event<G>> = Vec::new();
    game.shuffle_and_deal(rng, &mut space.cards, &mut events);
    memories.hear(&events);
    G::onlooker(game.view(seat), memories.of(seat), game)
}
