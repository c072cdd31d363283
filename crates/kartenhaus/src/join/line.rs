//! A line to a room: a WebSocket that is opened again whenever it breaks.

use std::io;
use std::thread;
use std::time::Duration;

use client::{ClientError, Socket, StatusCode};
use server::protocol::ClientMessage;
use tokio::runtime;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::site::Link;
use crate::visit::sitting::{Ending, Event};
use words::Language;

const OPEN_WITHIN: Duration = Duration::from_secs(10);

/// After how much silence a site is asked whether it is there, and after how much a line is taken
/// to be broken.
const ASK_AFTER: Duration = Duration::from_secs(10);
const SILENCE: Duration = Duration::from_secs(15);

/// The first and the longest rest before a line is opened again.
const REST_MIN: Duration = Duration::from_millis(250);
const REST_MAX: Duration = Duration::from_secs(5);

/// A connection that was open for this long resets the pauses.
const STEADY: Duration = Duration::from_secs(5);

/// How long a site may be gone until nobody waits for it any more.
const GONE: Duration = Duration::from_secs(600);

/// How many messages are sent at once, and how long each of them counts: a site takes 60 at once,
/// then 20 a second.
const BURST: u32 = 40;
const PACE: Duration = Duration::from_millis(70);

/// A line to a room. It ends when this is dropped.
pub(super) struct Line {
    says: UnboundedSender<(u64, ClientMessage)>,
}

impl Line {
    /// Opens a line, and keeps it open. `tell` is told what is heard, until it returns false.
    pub(super) fn start(
        link: Link,
        language: Language,
        tell: impl Fn(Event) -> bool + Send + 'static,
    ) -> io::Result<Self> {
        let (says, said) = unbounded_channel();
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let keep = move || runtime.block_on(keep(link, language, said, &tell));
        thread::Builder::new().name("line".to_owned()).spawn(keep)?;
        Ok(Self { says })
    }

    /// Says something on the line that was opened as this one; if that is broken, nobody hears it.
    pub(super) fn say(&self, on: u64, message: ClientMessage) {
        // A line that has ended has told so.
        let _ = self.says.send((on, message));
    }
}

async fn keep(
    link: Link,
    language: Language,
    mut said: UnboundedReceiver<(u64, ClientMessage)>,
    tell: &impl Fn(Event) -> bool,
) {
    let (mut tries, mut number, mut heard) = (0, 0, Instant::now());
    loop {
        match timeout(OPEN_WITHIN, Socket::open(&link.site, &link.room)).await {
            Ok(Ok(socket)) => {
                number += 1;
                let opened = Instant::now();
                if !tell(Event::Opened(number)) || !talk(socket, number, &mut said, tell).await {
                    return;
                }
                heard = Instant::now();
                tries = if heard - opened > STEADY { 0 } else { tries };
            }
            Ok(Err(ClientError::Refused(StatusCode::NOT_FOUND, _))) => {
                tell(Event::Ended(Ending::Gone(language.text("join-no-room", &[]))));
                return;
            }
            Ok(Err(ClientError::Refused(StatusCode::UPGRADE_REQUIRED, _))) => {
                tell(Event::Ended(Ending::Broken(language.text("join-blocked", &[]))));
                return;
            }
            _ if heard.elapsed() > GONE => {
                tell(Event::Ended(Ending::Broken(language.text("join-given-up", &[]))));
                return;
            }
            _ => {}
        }
        if !tell(Event::Lost) {
            return;
        }
        sleep(rest(tries)).await;
        tries += 1;
    }
}

/// Passes on what is said, until the line breaks; returns whether anybody still listens.
async fn talk(
    mut socket: Socket,
    number: u64,
    said: &mut UnboundedReceiver<(u64, ClientMessage)>,
    tell: &impl Fn(Event) -> bool,
) -> bool {
    let mut free = Instant::now();
    let mut asked = None;
    loop {
        // Whatever was heard since answers the question.
        asked = asked.filter(|asked| *asked > socket.heard());
        let silence = socket.heard() + if asked.is_some() { SILENCE } else { ASK_AFTER };
        tokio::select! {
            message = socket.next() => match message {
                Ok(text) if !tell(Event::Heard(text.as_str().to_owned())) => return false,
                Ok(_) => {}
                Err(_) => return true,
            },
            message = said.recv() => match message {
                None => return false,
                Some((on, message)) if on == number => {
                    free = free.max(Instant::now()) + PACE;
                    sleep_until(free - PACE * BURST).await;
                    if socket.say(&message).await.is_err() {
                        return true;
                    }
                }
                // It was for a line that is broken.
                Some(_) => {}
            },
            () = sleep_until(silence) => {
                let is_silent = socket.heard().elapsed() >= SILENCE;
                if is_silent || asked.is_none() && socket.ping().await.is_err() {
                    return true;
                }
                asked = Some(Instant::now());
            }
        }
    }
}

/// How long to wait before another try. Not all who lost a site come back at the same moment.
fn rest(tries: u32) -> Duration {
    let full = REST_MAX.min(REST_MIN * 2_u32.pow(tries.min(10)));
    let mut byte = [0];
    // Without a random number it is the shortest.
    let _ = getrandom::fill(&mut byte);
    full / 2 + full * u32::from(byte[0]) / 512
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rests_grow_to_a_limit_and_differ() {
        for tries in 0..40 {
            let full = REST_MAX.min(REST_MIN * 2_u32.pow(tries.min(10)));
            assert!((full / 2..=full).contains(&rest(tries)), "{tries}");
        }
        assert!((0..100).map(|_| rest(20)).any(|other| other != rest(20)));
    }
}
