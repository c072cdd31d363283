//! Whether the leader of a JetStream stream has what was acknowledged.
//!
//! A node whose files were cut, altered or replaced by older ones can be elected, and then answers
//! as if nothing had been there; once it takes messages, the others may follow it. So before
//! anything of a stream is used, at the start, after each election and after a lost connection, its
//! leader is compared with the other copies and with every position that was acknowledged to this
//! process. One that lacks something hands over to a node that has it.

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};

use async_nats::Client;
use async_nats::jetstream::Context;
use bytes::Bytes;
use futures_util::future::join_all;
use nats::{Cluster, PATIENCE, StreamCopy};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use tokio::sync::Mutex;
use tokio::time::{Duration, Instant, timeout};

use super::patience::{Again, Trouble};
use crate::log::{LogError, unavailable};

/// How long a leader may seem to lack something: one that hung answers before it hears that it
/// leads no more, and copies learn of a purge one after the other.
pub(super) const SETTLES: Duration = Duration::from_secs(1);

/// How often another node may be made the leader for the sake of a single log.
const REPLACED_EVERY: Duration = Duration::from_secs(60);

/// Prefix of the subject of elections, before the name of the stream.
pub(super) const ELECTED: &str = "$JS.EVENT.ADVISORY.STREAM.LEADER_ELECTED.";

/// What was known of a stream when a message was sent.
#[derive(Clone, Copy)]
pub(super) struct Watch {
    epoch: u64,
    seen: u64,
}

#[derive(Default)]
struct Part {
    /// How often its leader may have changed.
    epoch: AtomicU64,
    /// One more than the epoch whose leader was examined last.
    passed: AtomicU64,
    /// The last position that was acknowledged.
    seen: AtomicU64,
    /// Held while its leader is examined; when another node was made the leader for a single log.
    replaced: Mutex<Option<Instant>>,
}

struct Leader {
    node: String,
    last: u64,
    messages: u64,
    replicas: usize,
    /// The other nodes that could lead.
    others: Vec<String>,
}

/// The answer of a leader that is asked to hand over.
#[derive(Default, Deserialize)]
struct StepDown {
    error: Option<IgnoredAny>,
}

/// What a comparison says of a leader.
#[derive(Debug, PartialEq, Eq)]
enum Verdict {
    Whole,
    /// This node has more.
    Better(String),
    /// It lacks what was acknowledged, but so does a majority of the copies.
    Outvoted,
    /// It lacks what was acknowledged, and too few copies can be compared.
    Unseen,
}

pub(super) struct Guard {
    cluster: Cluster,
    client: Client,
    context: Context,
    parts: HashMap<String, Part>,
}

impl Guard {
    pub(super) fn new(
        cluster: Cluster,
        client: Client,
        context: Context,
        streams: impl Iterator<Item = String>,
    ) -> Self {
        let parts = streams.map(|stream| (stream, Part::default())).collect();
        Self { cluster, client, context, parts }
    }

    /// The names of the nodes that hold copies, as far as the streams have leaders that say so.
    pub(super) async fn keepers(&self) -> BTreeSet<String> {
        let found = join_all(self.parts.keys().map(|stream| self.context.get_stream(stream))).await;
        let clusters = found.into_iter().flatten().map(|it| it.cached_info().cluster.clone());
        let names = clusters.map(|cluster| match cluster {
            None => vec![self.client.server_info().server_name],
            Some(cluster) => {
                let others = cluster.replicas.into_iter().map(|other| other.name);
                others.chain(cluster.leader).collect()
            }
        });
        names.flatten().filter(|name| !name.is_empty()).collect()
    }

    fn part(&self, stream: &str) -> &Part {
        self.parts.get(stream).expect("every stream of the layout is guarded")
    }

    /// Has a stream examined again before it is used.
    pub(super) fn doubt(&self, stream: &str) {
        if let Some(part) = self.parts.get(stream) {
            part.epoch.fetch_add(1, Ordering::AcqRel);
        }
    }

    pub(super) fn doubt_all(&self) {
        self.parts.keys().for_each(|stream| self.doubt(stream));
    }

    /// Waits until the leader of a stream has been examined. Fails if there is none for too long,
    /// or none that has what was acknowledged.
    pub(super) async fn ready(&self, stream: &str) -> Result<Watch, LogError> {
        let part = self.part(stream);
        let passed = |epoch| part.passed.load(Ordering::Acquire) == epoch + 1;
        loop {
            let seen = part.seen.load(Ordering::Acquire);
            let epoch = part.epoch.load(Ordering::Acquire);
            if passed(epoch) {
                return Ok(Watch { epoch, seen });
            }
            let leaderless = |_| unavailable(Trouble::Leaderless(stream.to_owned()));
            let _alone = timeout(PATIENCE, part.replaced.lock()).await.map_err(leaderless)?;
            let epoch = part.epoch.load(Ordering::Acquire);
            if !passed(epoch) {
                self.examine(stream, part).await?;
                part.passed.store(epoch + 1, Ordering::Release);
            }
        }
    }

    /// Whether an acknowledgement of this position can be believed: no other leader came meanwhile,
    /// and the position is not one that was acknowledged before.
    pub(super) fn confirms(&self, stream: &str, watch: Watch, position: u64) -> bool {
        let part = self.part(stream);
        if position <= watch.seen {
            self.doubt(stream);
            return false;
        }
        part.seen.fetch_max(position, Ordering::AcqRel);
        part.epoch.load(Ordering::Acquire) == watch.epoch
    }

    /// Compares a leader with the copies; if it lacks something, lets a better node lead, once.
    async fn examine(&self, stream: &str, part: &Part) -> Result<(), LogError> {
        let (mut again, mut since, mut moved) = (Again::new(), None, false);
        let lacking = || unavailable(Trouble::Lacking(stream.to_owned()));
        loop {
            // The leader comes last: what the others have by now, it has, too.
            let seen = part.seen.load(Ordering::Acquire);
            let copies = self.cluster.copies(&self.client, stream).await;
            let leader = match self.leader(stream).await {
                Ok(leader) => leader,
                Err(error) => {
                    again.pause(error).await?;
                    continue;
                }
            };
            let verdict = judge(&leader, seen, &copies);
            if verdict == Verdict::Whole {
                warn_of_copies(stream, &leader, &copies);
                return Ok(());
            }
            if since.get_or_insert_with(Instant::now).elapsed() < SETTLES {
                again.pause(lacking()).await?;
                continue;
            }
            match verdict {
                Verdict::Better(node) if !moved => {
                    let Leader { node: from, last, messages, .. } = &leader;
                    tracing::error!(
                        stream,
                        from,
                        last,
                        messages,
                        node,
                        "the leader lacks what another node has, which is to lead instead; check \
                         its disk, and start it with an empty folder"
                    );
                    (moved, since) = (true, None);
                    self.let_lead(stream, from, &node).await?;
                }
                Verdict::Outvoted => {
                    tracing::error!(
                        stream,
                        seen,
                        leader.last,
                        "what was acknowledged is on no node any more; each log that lost \
                         something is refused"
                    );
                    part.seen.store(leader.last, Ordering::Release);
                    return Ok(());
                }
                Verdict::Unseen => return Err(unavailable(Trouble::Unseen(stream.to_owned()))),
                Verdict::Whole | Verdict::Better(_) => return Err(lacking()),
            }
        }
    }

    /// The leader of a stream and its state, from one answer.
    async fn leader(&self, stream: &str) -> Result<Leader, LogError> {
        let found = self.context.get_stream(stream).await.map_err(unavailable)?;
        let info = found.cached_info();
        let (node, others) = match &info.cluster {
            None => (self.client.server_info().server_name, Vec::new()),
            Some(cluster) => {
                let leader = cluster.leader.clone().filter(|leader| !leader.is_empty());
                let leaderless = || unavailable(Trouble::Leaderless(stream.to_owned()));
                let others = cluster.replicas.iter().filter(|it| it.current && !it.offline);
                (leader.ok_or_else(leaderless)?, others.map(|it| it.name.clone()).collect())
            }
        };
        let (last, messages) = (info.state.last_sequence, info.state.messages);
        Ok(Leader { node, last, messages, replicas: info.config.num_replicas, others })
    }

    /// Lets another node lead a stream whose leader cannot read a log to its end. Returns whether
    /// there is a new leader since `watch`.
    pub(super) async fn replace(&self, stream: &str, watch: Watch) -> Result<bool, LogError> {
        let part = self.part(stream);
        let mut replaced = part.replaced.lock().await;
        if part.epoch.load(Ordering::Acquire) != watch.epoch {
            return Ok(true);
        }
        if replaced.is_some_and(|at| at.elapsed() < REPLACED_EVERY) {
            return Ok(false);
        }
        let copies = self.cluster.copies(&self.client, stream).await;
        let leader = self.leader(stream).await?;
        let best = better(&leader, &copies).map(|copy| &copy.node);
        let Some(node) = best.or(leader.others.first()) else { return Ok(false) };
        *replaced = Some(Instant::now());
        tracing::warn!(stream, leader.node, node, "another node is to lead, for a damaged log");
        self.let_lead(stream, &leader.node, node).await?;
        Ok(true)
    }

    /// Has a leader hand over, and waits until there is another one.
    async fn let_lead(&self, stream: &str, from: &str, to: &str) -> Result<(), LogError> {
        // Another server of ours may have seen to it.
        if self.leader(stream).await?.node == from {
            let api = format!("$JS.API.STREAM.LEADER.STEPDOWN.{stream}");
            let asked = json!({ "placement": { "preferred": to } }).to_string();
            let answer = self.client.request(api.clone(), asked.into()).await;
            let answer = answer.map_err(unavailable)?;
            let refused: StepDown = serde_json::from_slice(&answer.payload).unwrap_or_default();
            if refused.error.is_some() {
                // Before 2.11 nobody can be preferred.
                self.client.request(api, Bytes::new()).await.map_err(unavailable)?;
            }
        }
        let mut again = Again::new();
        loop {
            match self.leader(stream).await {
                Ok(leader) if leader.node != from => break,
                Ok(_) => again.pause(unavailable(Trouble::Lacking(stream.to_owned()))).await?,
                Err(error) => again.pause(error).await?,
            }
        }
        self.doubt(stream);
        Ok(())
    }
}

/// The copy with the most on another node than the leader.
fn better<'a>(leader: &Leader, copies: &'a [StreamCopy]) -> Option<&'a StreamCopy> {
    let others = copies.iter().filter(|copy| copy.node != leader.node);
    others.max_by_key(|copy| (copy.last, copy.messages))
}

/// Compares a leader with what was acknowledged and with the other copies.
fn judge(leader: &Leader, seen: u64, copies: &[StreamCopy]) -> Verdict {
    let best = better(leader, copies);
    let has_more = |copy: &&StreamCopy| (copy.last, copy.messages) > (leader.last, leader.messages);
    if let Some(copy) = best.filter(has_more) {
        return Verdict::Better(copy.node.clone());
    }
    let compared = 1 + copies.iter().filter(|copy| copy.node != leader.node).count();
    match seen <= leader.last {
        true => Verdict::Whole,
        false if 2 * compared > leader.replicas => Verdict::Outvoted,
        false => Verdict::Unseen,
    }
}

/// Tells the operator of a copy that has everything in sight but lost something: NATS does not
/// mend it by itself.
fn warn_of_copies(stream: &str, leader: &Leader, copies: &[StreamCopy]) {
    let short = |copy: &&StreamCopy| copy.last == leader.last && copy.messages < leader.messages;
    for StreamCopy { node, messages, .. } in copies.iter().filter(short) {
        tracing::warn!(
            stream,
            node,
            messages,
            leader.messages,
            "this node's copy lacks messages; stop it, empty its folder and start it again"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_lacks_something_is_found() {
        let leader = |last, messages, replicas| Leader {
            node: "a".to_owned(),
            last,
            messages,
            replicas,
            others: Vec::new(),
        };
        let copy =
            |node: &str, last, messages| StreamCopy { node: node.to_owned(), last, messages };
        let better = |node: &str| Verdict::Better(node.to_owned());
        let full = [copy("a", 9, 9), copy("b", 9, 9), copy("c", 9, 9)];
        for (leader, seen, copies, verdict) in [
            (leader(9, 9, 3), 9, &full[..], Verdict::Whole),
            (leader(9, 9, 3), 0, &[], Verdict::Whole),
            // It went on meanwhile.
            (leader(12, 12, 3), 11, &full, Verdict::Whole),
            (leader(5, 5, 3), 0, &full, better("c")),
            // The end is there, and not what came before.
            (leader(9, 4, 3), 9, &full, better("c")),
            (leader(5, 5, 3), 9, &[copy("b", 9, 9)], better("b")),
            // A damaged copy accuses nobody.
            (leader(9, 9, 3), 9, &[copy("b", 9, 2), copy("c", 3, 3)], Verdict::Whole),
            (leader(5, 5, 3), 9, &[copy("a", 5, 5), copy("b", 5, 5)], Verdict::Outvoted),
            (leader(5, 5, 3), 9, &[copy("a", 5, 5)], Verdict::Unseen),
            (leader(5, 5, 1), 9, &[], Verdict::Outvoted),
        ] {
            assert_eq!(judge(&leader, seen, copies), verdict, "{} of {seen}", leader.last);
        }
    }
}
