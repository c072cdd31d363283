//! What of a plan is needed to fail.

use std::time::Duration;

use super::check::Broken;
use super::plan::{Plan, What};
use super::world::{Figures, simulate};

/// A plan that failed.
#[derive(Debug)]
pub struct Failure {
    /// The smallest plan that was found to fail so.
    pub plan: Plan,
    /// What went wrong.
    pub broken: Broken,
}

/// The smallest plan that fails in the same way, as far as leaving out one thing after another
/// finds it.
pub fn shrink(plan: Plan, broken: Broken) -> Failure {
    shrink_by(plan, broken, simulate)
}

fn shrink_by(
    plan: Plan,
    broken: Broken,
    simulate: impl Fn(&Plan) -> Result<Figures, Broken>,
) -> Failure {
    let mut least = Failure { plan, broken };
    let tried = |mut plan: Plan, least: &mut Failure| {
        let failed = simulate(&plan).err().filter(|it| it.rule == least.broken.rule);
        let is_less = failed.is_some();
        if let Some(broken) = failed {
            // Nothing that comes later is needed.
            plan.length = plan.length.min(broken.at + Duration::from_millis(1));
            plan.faults.retain(|(at, _)| *at <= broken.at);
            *least = Failure { plan, broken };
        }
        is_less
    };
    tried(least.plan.clone(), &mut least);
    let mut size = least.plan.faults.len();
    while size > 0 {
        let mut from = 0;
        while from < least.plan.faults.len() {
            let mut plan = least.plan.clone();
            plan.faults.drain(from..(from + size).min(plan.faults.len()));
            if !tried(plan, &mut least) {
                from += size;
            }
        }
        size /= 2;
    }
    while least.plan.servers > 1 {
        let servers = least.plan.servers - 1;
        let mut plan = Plan { servers, ..least.plan.clone() };
        plan.faults.retain(|(_, what)| match what {
            What::Crash(server, _) | What::Stop(server, _) => *server < servers,
            What::Outage(_) | What::Slow(_) | What::Noise(_) | What::Line(_) => true,
        });
        if !tried(plan, &mut least) {
            break;
        }
    }
    least
}

#[cfg(test)]
mod tests {
    use games::Kind;

    use super::*;

    /// Fails when the first of two servers crashes after the log failed.
    fn fails(plan: &Plan) -> Result<Figures, Broken> {
        let faults = plan.faults.iter();
        let mut after = faults.skip_while(|(_, what)| !matches!(what, What::Outage(_)));
        let crash = after.find(|(_, what)| matches!(what, What::Crash(0, _)));
        match crash.filter(|(at, _)| plan.servers > 1 && *at < plan.length) {
            Some(&(at, _)) => Err(Broken { rule: "it holds", what: String::new(), at, steps: 1 }),
            None => Ok(Figures::default()),
        }
    }

    #[test]
    fn a_failure_keeps_what_it_needs_and_nothing_else() {
        let (second, minute) = (Duration::from_secs(1), Duration::from_secs(60));
        let faults = [
            What::Crash(0, second),
            What::Noise(second),
            What::Outage(second),
            What::Crash(2, second),
            What::Stop(0, second),
            What::Crash(0, second),
            What::Outage(second),
            What::Crash(0, second),
            What::Line(0),
        ];
        let faults = (1..).zip(faults).map(|(at, what)| (at * minute, what)).collect();
        let (kind, length) = (Kind::ALL[4], 10 * minute);
        let (people, watchers, bots, servers) = (2, 0, 0, 3);
        let plan = Plan { seed: 1, kind, people, watchers, bots, servers, length, faults };
        let broken = fails(&plan).expect_err("it fails");
        let Failure { plan: least, broken } = shrink_by(plan, broken, fails);
        let needed = [(3 * minute, What::Outage(second)), (6 * minute, What::Crash(0, second))];
        assert_eq!((&least.faults[..], least.servers), (&needed[..], 2));
        let first = 6 * minute;
        assert_eq!((broken.at, least.length), (first, first + Duration::from_millis(1)));
    }
}
