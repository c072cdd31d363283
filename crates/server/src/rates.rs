//! How much one address may ask for, and one line.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::key::PersonId;
use crate::limits;

/// The allowances of every address that asked lately. Each question takes from one of them, and
/// says whether something was left.
pub(crate) struct Rates {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    files: DefaultKeyedRateLimiter<IpAddr>,
    rooms: DefaultKeyedRateLimiter<IpAddr>,
    replays: DefaultKeyedRateLimiter<IpAddr>,
    records: DefaultKeyedRateLimiter<IpAddr>,
    people: DefaultKeyedRateLimiter<IpAddr>,
    dailies: DefaultKeyedRateLimiter<IpAddr>,
    signed: DefaultKeyedRateLimiter<IpAddr>,
    signed_by: DefaultKeyedRateLimiter<PersonId>,
}

pub(crate) const fn count(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).expect("a limit is not zero")
}

#[derive(Clone, Copy)]
pub(crate) enum Refill {
    /// At the rates in [`limits`].
    Usual,
    /// Not during a test: its result must not depend on how fast it sends requests.
    Never,
}

impl Refill {
    pub(crate) fn quota(self, usual: Quota, burst: NonZeroU32) -> Quota {
        let quota = match self {
            Self::Usual => usual,
            Self::Never => Quota::per_hour(NonZeroU32::MIN),
        };
        quota.allow_burst(burst)
    }
}

/// The allowance of a new line, in messages.
pub(crate) fn of_line(refill: Refill) -> DefaultDirectRateLimiter {
    let messages = Quota::per_second(const { count(limits::MESSAGES_PER_SECOND) });
    RateLimiter::direct(refill.quota(messages, const { count(limits::MESSAGES_BURST) }))
}

impl Rates {
    pub(crate) fn new(refill: Refill) -> Self {
        let second = |number| Quota::per_second(count(number));
        let minute = |number| Quota::per_minute(count(number));
        let hour = |number| Quota::per_hour(count(number));
        let keyed = |usual, burst| RateLimiter::keyed(refill.quota(usual, count(burst)));
        let signed_by = refill.quota(
            minute(limits::SIGNED_OF_PERSON_PER_MINUTE),
            count(limits::SIGNED_OF_PERSON_BURST),
        );
        Self {
            requests: keyed(second(limits::REQUESTS_PER_SECOND), limits::REQUESTS_BURST),
            files: keyed(second(limits::FILES_PER_SECOND), limits::FILES_BURST),
            rooms: keyed(minute(limits::ROOMS_PER_MINUTE), limits::ROOMS_BURST),
            replays: keyed(second(limits::REPLAYS_PER_SECOND), limits::REPLAYS_BURST),
            records: keyed(minute(limits::RECORD_KIB_PER_MINUTE), limits::RECORD_KIB_BURST),
            people: keyed(hour(limits::PEOPLE_PER_HOUR), limits::PEOPLE_BURST),
            dailies: keyed(hour(limits::DAILY_PER_HOUR), limits::DAILY_BURST),
            signed: keyed(minute(limits::SIGNED_PER_MINUTE), limits::SIGNED_BURST),
            signed_by: RateLimiter::keyed(signed_by),
        }
    }

    pub(crate) fn file(&self, address: IpAddr) -> bool {
        self.files.check_key(&network(address)).is_ok()
    }

    pub(crate) fn request(&self, address: IpAddr) -> bool {
        self.requests.check_key(&network(address)).is_ok()
    }

    /// Whether the address may open a room, or sit down in one, now.
    pub(crate) fn room(&self, address: IpAddr) -> bool {
        self.rooms.check_key(&network(address)).is_ok()
    }

    /// Whether the address may have a finished match played again now, which counts so many times.
    pub(crate) fn replay(&self, address: IpAddr, cost: u32) -> bool {
        let cost = NonZeroU32::new(cost).unwrap_or(NonZeroU32::MIN);
        matches!(self.replays.check_key_n(&network(address), cost), Ok(Ok(())))
    }

    pub(crate) fn record(&self, address: IpAddr, bytes: usize) -> bool {
        let kib = u32::try_from(bytes.div_ceil(1024)).unwrap_or(u32::MAX);
        let kib = NonZeroU32::new(kib).unwrap_or(NonZeroU32::MIN);
        matches!(self.records.check_key_n(&network(address), kib), Ok(Ok(())))
    }

    /// Whether the address may bring somebody new now.
    pub(crate) fn person(&self, address: IpAddr) -> bool {
        self.people.check_key(&network(address)).is_ok()
    }

    pub(crate) fn daily(&self, address: IpAddr) -> bool {
        self.dailies.check_key(&network(address)).is_ok()
    }

    pub(crate) fn signed(&self, address: IpAddr) -> bool {
        self.signed.check_key(&network(address)).is_ok()
    }

    pub(crate) fn signed_by(&self, who: &PersonId) -> bool {
        self.signed_by.check_key(who).is_ok()
    }

    /// Forgets addresses that have their whole allowance again.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.files.retain_recent();
        self.rooms.retain_recent();
        self.replays.retain_recent();
        self.records.retain_recent();
        self.people.retain_recent();
        self.dailies.retain_recent();
        self.signed.retain_recent();
        self.signed_by.retain_recent();
    }
}

/// Takes from the allowance of each of these addresses; whether one of them had something left, or
/// none is known. So whoever has used up their own spoils nothing for those they play with.
pub(crate) fn take_any(of: &DefaultKeyedRateLimiter<IpAddr>, from: &[IpAddr]) -> bool {
    let had = from.iter().filter(|address| of.check_key(address).is_ok()).count();
    had > 0 || from.is_empty()
}

/// The network that one household has: the address itself, or the first 64 bits of IPv6.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let bits = address.to_bits() >> 64 << 64;
            IpAddr::V6(bits.into())
        }
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_refill_at_their_usual_rate() {
        let (usual, burst) = (Quota::per_second(count(7)), count(20));
        assert_eq!(Refill::Usual.quota(usual, burst), usual.allow_burst(burst));
    }

    #[test]
    fn nobody_spoils_what_others_have_left() {
        let of = RateLimiter::keyed(Refill::Never.quota(Quota::per_hour(count(1)), count(2)));
        let [one, two] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse().expect("an address"));
        assert!(take_any(&of, &[]), "where no address is known, none is limited");
        assert!(take_any(&of, &[one]) && take_any(&of, &[one, two]));
        assert!(take_any(&of, &[one, two]), "the other one has one left");
        assert!(!take_any(&of, &[one, two]));
    }

    #[test]
    fn an_address_has_its_own_allowance() {
        let rates = Rates::new(Refill::Never);
        let [one, two] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse().expect("an address"));
        let allowed = (0..1000).filter(|_| rates.room(one)).count();
        assert_eq!(allowed, limits::ROOMS_BURST as usize);
        assert!(rates.room(two));
        let allowed = (0..1000).filter(|_| rates.daily(one)).count();
        assert_eq!(allowed, limits::DAILY_BURST as usize);
        assert!(rates.daily(two));
        let kib = limits::RECORD_KIB_BURST as usize * 1024;
        assert!(!rates.record(one, kib + 1) && rates.record(one, kib) && !rates.record(one, 2048));
        assert!(rates.record(two, 1));
        let [a, b, c] = ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"]
            .map(|text| network(text.parse().expect("an address")));
        assert!(a == b && a != c);
    }
}
