//! The target of attacks: one server, or one of several with their log on NATS.

use std::net::SocketAddr;

use anyhow::ensure;

use crate::chaos::{Node, Nodes, Thread};
use crate::site::{Site, fresh_folder};

const SERVERS: usize = 3;

pub(super) enum Target {
    One(Site),
    Several {
        nodes: Nodes,
        /// The thread of the links between them.
        _thread: Thread,
    },
}

impl Target {
    pub(super) async fn start(several: bool) -> anyhow::Result<Self> {
        let folder = fresh_folder("attack")?;
        if !several {
            return Ok(Self::One(Site::start_with(&folder, &[]).await?));
        }
        let thread = Thread::start()?;
        let nodes = Nodes::start_with(&folder, &thread, SERVERS, &[]).await?;
        Ok(Self::Several { nodes, _thread: thread })
    }

    /// The first one is attacked.
    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        match self {
            Self::One(site) => vec![site.address],
            Self::Several { nodes, .. } => nodes.addresses.clone(),
        }
    }

    /// The total memory of its servers, in bytes.
    pub(super) fn memory(&self) -> anyhow::Result<f64> {
        match self {
            Self::One(site) => site.memory(),
            Self::Several { nodes, .. } => memory(&nodes.servers),
        }
    }

    /// The memory of its nats-servers, in bytes.
    pub(super) fn nats_memory(&self) -> anyhow::Result<f64> {
        match self {
            Self::One(_) => Ok(0.0),
            Self::Several { nodes, .. } => memory(&nodes.nats),
        }
    }

    pub(super) fn stop(self) -> anyhow::Result<()> {
        match self {
            Self::One(site) => site.stop(),
            Self::Several { mut nodes, .. } => {
                for node in &mut nodes.servers {
                    ensure!(!node.fell()?, "a server exited by itself");
                    let panic = node.panics()?;
                    ensure!(panic.is_none(), "{panic:?}");
                }
                Ok(())
            }
        }
    }
}

fn memory(nodes: &[Node]) -> anyhow::Result<f64> {
    nodes.iter().map(Node::memory).sum()
}
