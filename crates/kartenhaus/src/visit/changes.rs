//! Who came, who left, who is the host now: what changed in a room, in sentences.

use server::protocol::SeatView;
use words::Language;

use crate::site::Place;

pub(super) fn lines(before: &Place, now: &Place, language: Language) -> Vec<String> {
    let (old, new) = (&before.room.seats, &now.room.seats);
    let mut lines = Vec::new();
    let say = |id: &str, name: &str| language.text(id, &[("name", before_stop(name).into())]);
    if names(old) != names(new) && sorted(old) == sorted(new) {
        let order = language.and(&names(new));
        lines.push(language.text("page-order-new", &[("names", before_stop(&order).into())]));
    } else if old.len() == new.len() {
        let others = |seat: u8| before.you != Some(seat) && now.you != Some(seat);
        let pairs = (0..).zip(old.iter().zip(new)).filter(|(seat, _)| others(*seat));
        lines.extend(pairs.filter_map(|(_, (was, is))| change(was, is, language)));
    } else {
        let left = people(old).into_iter().filter(|name| !people(new).contains(name));
        lines.extend(left.filter(|it| !is_own(before, it)).map(|it| say("page-left", it)));
        let came = people(new).into_iter().filter(|name| !people(old).contains(name));
        lines.extend(came.filter(|it| !is_own(now, it)).map(|it| say("page-came", it)));
    }
    let host = |place: &Place| place.room.host.filter(|_| place.you.is_some());
    let (was, is) = (host(before), host(now));
    if is.is_some() && is == now.you && was != before.you {
        lines.push(language.text("page-host-you", &[]));
    } else if let Some(name) =
        is.filter(|_| was != is).and_then(|is| names(new).get(usize::from(is)).copied())
        && is != now.you
    {
        lines.push(say("page-host", name));
    }
    lines
}

fn is_own(place: &Place, name: &str) -> bool {
    let own = place.you.and_then(|you| place.room.seats.get(usize::from(you)));
    own.is_some_and(|own| own.name == name)
}

fn change(was: &SeatView, is: &SeatView, language: Language) -> Option<String> {
    let say = |id: &str, name: &str| Some(language.text(id, &[("name", before_stop(name).into())]));
    let back = was.away && !is.away || was.delegated && !is.delegated;
    match (&was.bot, &is.bot) {
        (None, Some(_)) => say("page-left-to-bot", &was.name),
        (Some(_), None) => say("page-came", &is.name),
        (Some(_), Some(_)) => None,
        (None, None) if was.name != is.name => {
            let (name, new) = (was.name.as_str().into(), before_stop(&is.name).into());
            Some(language.text("page-renamed", &[("name", name), ("new", new)]))
        }
        _ if is.delegated && !was.delegated => say("page-delegated", &is.name),
        _ if is.away && !was.away => say("page-away", &is.name),
        _ if back && !is.away && !is.delegated => say("page-back", &is.name),
        _ => None,
    }
}

fn names(seats: &[SeatView]) -> Vec<&str> {
    seats.iter().map(|seat| seat.name.as_str()).collect()
}

fn people(seats: &[SeatView]) -> Vec<&str> {
    seats.iter().filter(|seat| seat.bot.is_none()).map(|seat| seat.name.as_str()).collect()
}

fn sorted(seats: &[SeatView]) -> Vec<&str> {
    let mut names = names(seats);
    names.sort_unstable();
    names
}

/// A name before a full stop: some end in one themselves.
fn before_stop(name: &str) -> &str {
    name.strip_suffix('.').unwrap_or(name)
}
