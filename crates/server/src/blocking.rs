//! Work that keeps a processor for long, on a thread where the event loop does not wait for it.

use tokio::task::{JoinError, spawn_blocking};

/// Fails if the work panics.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    spawn_blocking(work).await
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use tokio::sync::oneshot;

    /// The work ends once another task has run after it began, which it would keep from running on
    /// the one thread for tasks.
    #[tokio::test]
    async fn tasks_go_on_meanwhile() {
        let (start, started) = oneshot::channel();
        let (send, receive) = mpsc::channel();
        tokio::spawn(async move {
            started.await.expect("it begins");
            send.send(())
        });
        let work = move || {
            start.send(()).expect("the task waits");
            receive.recv_timeout(Duration::from_secs(60))
        };
        assert_eq!(super::blocking(work).await.expect("no panic"), Ok(()));
    }
}
