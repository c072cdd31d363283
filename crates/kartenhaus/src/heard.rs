//! What a site said of its deals to somebody at a terminal, who keeps it in a file: a line of JSON
//! for each. The record of the match is held against it later.

use games::fair::{Dealt, Share, Verified};
use serde::{Deserialize, Serialize};

use crate::site::Open;

#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub(crate) struct Heard {
    pub(crate) deal: String,
    /// What the server promised, before the own share was shown.
    server: String,
    /// What each seat promised.
    promises: Vec<String>,
    /// What each seat showed; `None` if it was withheld.
    shares: Vec<Option<String>>,
    /// The own seat, and the share that was shown for it.
    own: Option<(usize, String)>,
    /// Whether a share was promised, and the server took another one for the seat: perhaps from
    /// another device of the seat.
    is_left: bool,
    /// Whether the server asked twice, with another promise: it may have chosen the second.
    is_twice: bool,
}

impl Heard {
    /// What a question for shares says: `share` is the one that is shown.
    pub(crate) fn opened(open: &Open, you: Option<u8>, share: Option<&str>, had: bool) -> Self {
        let seat = you.map(usize::from).filter(|seat| *seat < open.seats.len());
        Self {
            deal: open.deal.clone(),
            server: open.promise.clone(),
            promises: open.seats.iter().map(|seat| seat.promise.clone()).collect(),
            shares: Vec::new(),
            own: seat.zip(share.map(str::to_owned)),
            is_left: had && seat.is_some() && share.is_none(),
            is_twice: false,
        }
    }

    pub(crate) fn again(&mut self, open: &Open) {
        self.is_twice |= open.promise != self.server;
    }

    pub(crate) fn dealt(self, shares: Vec<Option<String>>) -> Self {
        Self { shares, ..self }
    }

    fn fits(&self, dealt: &Dealt) -> bool {
        let shares: Vec<Option<String>> =
            dealt.seats.iter().map(|part| part.share.bytes().map(|it| it.to_string())).collect();
        let promised =
            |(part, promise): (&games::fair::Part, &String)| part.promise.to_string() == *promise;
        let is_own = |(seat, own): &(usize, String)| {
            shares.get(*seat).is_some_and(|share| share.as_ref().is_none_or(|share| share == own))
        };
        !self.is_twice
            && self.server == dealt.promise.to_string()
            && self.promises.len() == dealt.seats.len()
            && dealt.seats.iter().zip(&self.promises).all(promised)
            && self.shares == shares
            && self.own.as_ref().is_none_or(is_own)
    }

    /// Whether the own share counts in this deal.
    fn counts(&self) -> bool {
        let shown =
            |(seat, _): &(usize, String)| self.shares.get(*seat).is_some_and(Option::is_some);
        self.own.as_ref().is_some_and(shown)
    }
}

/// What comes of holding a record against what was heard.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Compared {
    /// The rounds of which something else was heard, or which the record lacks.
    pub(crate) other: Vec<String>,
    /// The rounds whose cards the own share has decided too, and for which none was withheld.
    pub(crate) own: Vec<String>,
    /// Those for which another share was withheld, which leaves a choice between two decks.
    pub(crate) two: Vec<String>,
    /// The rounds of which the same was heard, without a share of one's own.
    pub(crate) none: Vec<String>,
    /// The rounds for which a share was promised that was left out, or called late.
    pub(crate) left: Vec<String>,
    /// The rounds of which nothing was heard.
    pub(crate) unheard: Vec<String>,
}

/// Whether the share of a seat was withheld.
pub(crate) fn is_withheld(dealt: &Dealt) -> bool {
    dealt.seats.iter().any(|part| part.share == Share::Withheld)
}

pub(crate) fn compare(Verified { rounds }: &Verified, all: &[Heard]) -> Compared {
    let mut found = Compared::default();
    for (round, dealt) in (1..).zip(rounds) {
        let round: u32 = round;
        let list = match all.iter().find(|heard| heard.deal == dealt.name) {
            None => &mut found.unheard,
            Some(heard) if !heard.fits(dealt) => &mut found.other,
            Some(heard) if heard.counts() && is_withheld(dealt) => &mut found.two,
            Some(heard) if heard.counts() => &mut found.own,
            Some(heard) if heard.is_left || heard.own.is_some() => &mut found.left,
            Some(_) => &mut found.none,
        };
        list.push(round.to_string());
    }
    let of_match = rounds.first().and_then(|dealt| dealt.name.rsplit_once(' '));
    let missing = all.iter().filter_map(|heard| {
        let (of, round) = heard.deal.rsplit_once(' ')?;
        let is_known = rounds.iter().any(|dealt| dealt.name == heard.deal);
        (of_match.is_some_and(|(own, _)| own == of) && !is_known).then(|| round.to_owned())
    });
    found.other.extend(missing);
    found
}

#[cfg(test)]
mod tests {
    use games::fair::{Bytes, Part, promise_of};

    use super::*;

    /// A round of which Ada, on seat 0, has heard what the record says.
    fn round(number: u32, share: Share) -> (Dealt, Heard) {
        with_other(number, share, Share::ByServer(Bytes([9; 32])))
    }

    fn with_other(number: u32, share: Share, other: Share) -> (Dealt, Heard) {
        let part = |share: Share, promise| Part { promise, share };
        let own = promise_of(Bytes([7; 32]));
        let dealt = Dealt {
            name: format!("plum-otter-1 1 {number}"),
            promise: Bytes([1; 32]),
            seats: vec![part(share, own), part(other, promise_of(Bytes([9; 32])))],
        };
        let heard = Heard {
            deal: dealt.name.clone(),
            server: dealt.promise.to_string(),
            promises: dealt.seats.iter().map(|part| part.promise.to_string()).collect(),
            shares: dealt.shares().iter().map(|it| it.map(|it| it.to_string())).collect(),
            own: Some((0, Bytes([7; 32]).to_string())),
            is_left: false,
            is_twice: false,
        };
        (dealt, heard)
    }

    fn some(rounds: &[&str]) -> Vec<String> {
        rounds.iter().map(|round| (*round).to_owned()).collect()
    }

    #[test]
    fn a_record_says_what_was_heard() {
        let (first, heard) = round(1, Share::Shown(Bytes([7; 32])));
        let (second, late) = round(2, Share::Withheld);
        let (third, _) = round(3, Share::Shown(Bytes([7; 32])));
        let record = Verified { rounds: vec![first, second, third] };
        let found = compare(&record, &[heard, late]);
        let (own, left, unheard) = (some(&["1"]), some(&["2"]), some(&["3"]));
        assert_eq!(found, Compared { own, left, unheard, ..Compared::default() });
    }

    #[test]
    fn where_a_share_was_withheld_the_own_one_does_not_decide_alone() {
        let (dealt, heard) = with_other(1, Share::Shown(Bytes([7; 32])), Share::Withheld);
        let (watched, unseated) = round(2, Share::Shown(Bytes([7; 32])));
        let unseated = Heard { own: None, ..unseated };
        let found = compare(&Verified { rounds: vec![dealt, watched] }, &[heard, unseated]);
        let (two, none) = (some(&["1"]), some(&["2"]));
        assert_eq!(found, Compared { two, none, ..Compared::default() });
    }

    #[test]
    fn a_server_that_said_something_else_is_found() {
        let (dealt, heard) = round(1, Share::Shown(Bytes([7; 32])));
        let record = Verified { rounds: vec![dealt] };
        let zeros = || Bytes([0; 32]).to_string();
        let changes: [fn(&mut Heard, String); 6] = [
            |it, zeros| it.server = zeros,
            |it, zeros| it.promises[1] = zeros,
            |it, zeros| it.shares[1] = Some(zeros),
            |it, _| it.shares[0] = None,
            |it, zeros| it.own = Some((0, zeros)),
            |it, _| it.is_twice = true,
        ];
        for change in changes {
            let mut other = heard.clone();
            change(&mut other, zeros());
            assert_eq!(compare(&record, &[other]).other, some(&["1"]));
        }
        // It took another share for the seat than was promised.
        let left = Heard { own: None, is_left: true, ..heard.clone() };
        assert_eq!(compare(&record, &[left]).left, some(&["1"]));
        // A round that was dealt is not in the record; one of another match need not be.
        let next = Heard { deal: "plum-otter-1 1 2".to_owned(), ..heard.clone() };
        let elsewhere = Heard { deal: "plum-otter-1 2 1".to_owned(), ..heard };
        assert_eq!(compare(&record, &[next, elsewhere]).other, some(&["2"]));
    }
}
