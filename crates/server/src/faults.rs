//! Refusals whose reason is only in the server's log.

use crate::log::LogError;
use crate::protocol::{Fault, FaultCode};
use crate::room::fault;

pub(crate) fn internal() -> Fault {
    fault(FaultCode::Internal, "something went wrong here; nothing was lost, try again")
}

/// Refuses what the log cannot give back as it was written.
pub(crate) fn damaged() -> Fault {
    let message = "what is stored of this is damaged, so it stays closed; tell the host of this \
                   site";
    fault(FaultCode::Damaged, message)
}

/// What a client is told of an error of the log.
pub(crate) fn of_log(error: &LogError) -> Fault {
    if matches!(error, LogError::Damaged { .. }) { damaged() } else { internal() }
}
