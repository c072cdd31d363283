//! What of a plan is needed to fail.

use std::time::Duration;

use super::check::Broken;
use super::plan::Plan;
use super::world::simulate;

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
        let plan = Plan { servers: least.plan.servers - 1, ..least.plan.clone() };
        if !tried(plan, &mut least) {
            break;
        }
    }
    least
}
