//! Presets: options and pace that go well together, of which a host takes one instead of choosing
//! each by itself.

use engine::Kind;
use serde_json::{Value as Json, json};

use crate::protocol::{AidLevel, ClockMode, NamedPreset, Preset, SnapPace};

/// The presets of a game, the standard first.
pub(crate) fn of(kind: Kind) -> Vec<NamedPreset> {
    let mut all = vec![named("standard", Preset::default())];
    all.extend(own(kind));
    let days = Preset { clock: ClockMode::Days, ..Preset::default() };
    // Who plays by the day has other things on their mind, and is not there for a race.
    let calm = Preset { snaps: SnapPace::Sealed, aids: AidLevel::Recall, ..days.clone() };
    all.push(named("days", if kind == Kind::Khamul { calm } else { days }));
    all
}

/// What a game has besides the presets that all have.
fn own(kind: Kind) -> Vec<NamedPreset> {
    let live = |options: Json| Preset { clock: ClockMode::Live, ..with(options) };
    match kind {
        Kind::Kartel => vec![
            named("quick", live(json!({ "rounds": 1 }))),
            named("strict", with(json!({ "pass": "hard" }))),
        ],
        Kind::KartuSama => vec![
            named("quick", live(json!({ "rounds": 2 }))),
            named("relaxed", with(json!({ "may_draw": true, "joker_finish": true }))),
        ],
        Kind::KrassKariert => vec![
            named("quick", live(json!({ "chips": 1 }))),
            named("relaxed", with(json!({ "chips": 5, "all_out": "free" }))),
        ],
        Kind::Khamul => vec![
            named("quick", Preset { snaps: SnapPace::Quick, ..live(json!({ "target": 50 })) }),
            named(
                "relaxed",
                Preset {
                    snaps: SnapPace::Relaxed,
                    aids: AidLevel::Notes,
                    ..with(json!({ "false_khamul": 0 }))
                },
            ),
        ],
        Kind::Ktu => {
            vec![named("quick", live(json!({}))), named("places", with(json!({ "play_on": true })))]
        }
    }
}

fn named(id: &str, preset: Preset) -> NamedPreset {
    NamedPreset { id: id.to_owned(), preset }
}

fn with(options: Json) -> Preset {
    let options = serde_json::from_value(options).expect("options are an object");
    Preset { options, ..Preset::default() }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn every_preset_has_a_name_in_every_language_and_no_two_are_alike() {
        for kind in Kind::ALL {
            let all = of(kind);
            for (at, named) in all.iter().enumerate() {
                let word = format!("page-preset-{}", named.id);
                assert!(Language::all().all(|language| language.has(&word)), "{word}");
                let differs =
                    |other: &NamedPreset| other.id != named.id && other.preset != named.preset;
                assert!(all[..at].iter().all(differs), "{kind}: {}", named.id);
            }
        }
    }
}
