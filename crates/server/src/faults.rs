//! Refusals whose reason is only in the server's log.

use crate::protocol::{Fault, FaultCode};
use crate::room::fault;

/// A fault whose reason is only in the server's log.
pub(crate) fn internal() -> Fault {
    fault(FaultCode::Internal, "something went wrong here; nothing was lost, try again")
}

/// A fault of what is kept on the host's disk.
pub(crate) fn damaged() -> Fault {
    let message = "what is kept of this is damaged, and stays closed; tell the host of this site";
    fault(FaultCode::Internal, message)
}
