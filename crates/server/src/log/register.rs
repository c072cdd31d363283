//! Values in the log that any server may change.

use std::marker::PhantomData;
use std::time::SystemTime;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{EventLog, LogError, Stream, TRIES_MAX, changed_too_often};

/// A value in the log that any server may change: a stream in which only the last entry counts.
pub struct Register<'a, T> {
    log: &'a dyn EventLog,
    stream: Stream,
    value: PhantomData<fn() -> T>,
}

impl<'a, T: Serialize + DeserializeOwned> Register<'a, T> {
    /// The register that is kept in a stream, which may be empty.
    pub fn new(log: &'a dyn EventLog, stream: Stream) -> Self {
        Self { log, stream, value: PhantomData }
    }

    /// The value, if there is one.
    pub async fn read(&self) -> Result<Option<T>, LogError> {
        Ok(self.last().await?.1)
    }

    /// Replaces the value by what `next` returns, or leaves it if that is `None`; returns the value
    /// kept afterwards. If another server was first, `next` is called again with its value. `until`
    /// is the stream's next time in the agenda; `None` leaves that as it is.
    pub async fn change(
        &self,
        until: Option<SystemTime>,
        next: impl Fn(Option<&T>) -> Option<T>,
    ) -> Result<Option<T>, LogError> {
        for _ in 0..TRIES_MAX {
            let (number, last) = self.last().await?;
            let Some(next) = next(last.as_ref()) else { return Ok(last) };
            let text = serde_json::to_string(&next).expect("a value has text keys only");
            if until.is_some() {
                // Whatever happens now, it is looked at one day.
                self.log.remind(&self.stream, until).await?;
            }
            match self.log.replace(&self.stream, number, text).await {
                Ok(()) => {
                    if number == 0 && until.is_some() {
                        // A server that forgot it a moment ago may have removed this as well.
                        self.log.remind(&self.stream, until).await?;
                    }
                    return Ok(Some(next));
                }
                Err(LogError::Conflict { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Err(changed_too_often())
    }

    /// Forgets the value and its place in the agenda.
    pub async fn forget(&self) -> Result<(), LogError> {
        self.log.forget(&self.stream).await
    }

    /// The number of the last entry, and its value unless another version of the server wrote it in
    /// a form that this one cannot read.
    async fn last(&self) -> Result<(u64, Option<T>), LogError> {
        let last = self.log.last(&self.stream).await?;
        Ok(last.map_or((0, None), |(number, text)| (number, serde_json::from_str(&text).ok())))
    }
}
