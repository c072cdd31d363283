//! Values of which only the last one counts, whoever changes them.

use std::marker::PhantomData;
use std::time::SystemTime;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{EventLog, LogError, Stream, TRIES_MAX, changed_too_often};

/// A value in the log that any server may change: a stream of which only the last entry counts.
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

    /// What was kept last, if anything was.
    pub async fn read(&self) -> Result<Option<T>, LogError> {
        Ok(self.last().await?.1)
    }

    /// Keeps what `next` makes of the value, if it makes anything of it, and says what is kept
    /// then. Where another server was first, `next` is asked again. `until` is when the agenda
    /// has the stream next; with `None` that stays as it is.
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
                        // Whoever forgot it a moment ago may have taken its place away.
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

    /// Forgets it, with its place in the agenda.
    pub async fn forget(&self) -> Result<(), LogError> {
        self.log.forget(&self.stream).await
    }

    /// The number of the last entry, and its value, unless another version of the server wrote it
    /// and it says nothing here.
    async fn last(&self) -> Result<(u64, Option<T>), LogError> {
        let last = self.log.last(&self.stream).await?;
        Ok(last.map_or((0, None), |(number, text)| (number, serde_json::from_str(&text).ok())))
    }
}
