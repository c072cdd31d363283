//! Deals of a match at a terminal that can be checked (`docs/fair/README.md`). The secrets and all
//! shares come from the match's seed, so that it can go on after it was left: nobody but the
//! program has a part in them.

use games::fair::{Bytes, Dealt, Key, Part, Share, promise_of};
use games::{Match, RecordError, Replay, SEATS_MAX, Seed, ToldJson};

/// What the names of its deals begin with: the room, and the number of the match.
const OF: &str = "terminal 1";

/// Whether the deals of this record can be checked later.
pub(crate) fn is_fair(record: &str) -> bool {
    record.lines().any(|line| line.starts_with("# deal "))
}

fn bytes(seed: &Seed, purpose: &str, number: u64) -> Bytes {
    let mut rng = seed.rng(purpose, number);
    let mut bytes = [0; 32];
    for part in bytes.chunks_exact_mut(4) {
        part.copy_from_slice(&rng.bits().to_le_bytes());
    }
    Bytes(bytes)
}

fn secret(seed: &Seed, round: u64) -> Bytes {
    bytes(seed, "secret", round)
}

fn dealt(played: &Match, round: u64) -> (Dealt, Key) {
    let (seed, deal) = (played.seed(), played.deal(OF, round as u32));
    let part = |seat: usize| {
        let share = bytes(&seed, "share", round * SEATS_MAX as u64 + seat as u64);
        Part { promise: promise_of(share), share: Share::ByServer(share) }
    };
    let secret = secret(&seed, round);
    let seats = (0..played.game().standings().seats().get()).map(part).collect();
    let dealt = Dealt { name: deal.name.clone(), promise: deal.promise(secret), seats };
    let key = deal.key(secret, &dealt.shares());
    (dealt, key)
}

pub(crate) fn next_round(played: &mut Match) -> ToldJson {
    let round = u64::from(played.game().standings().round()) + 1;
    let (dealt, key) = dealt(played, round);
    played.deal_from(key).expect("a round is due");
    played.remark(&dealt.to_string());
    played.next_round(None).expect("a round is due")
}

/// Reads such a record, to continue its match.
pub(crate) fn resumed(record: &str) -> Result<Match, RecordError> {
    let mut replay = Replay::new(record)?;
    while replay.step()?.is_some() {}
    let mut played = replay.so_far().clone();
    let (_, key) = dealt(&played, u64::from(played.game().standings().round()));
    played.go_on_from(key);
    Ok(played)
}

/// The secrets of all its rounds.
pub(crate) fn secrets(played: &Match) -> Vec<Bytes> {
    let rounds = 1..=u64::from(played.game().standings().round());
    rounds.map(|round| secret(&played.seed(), round)).collect()
}
