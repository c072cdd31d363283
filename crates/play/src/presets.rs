//! Presets: options and pace that go well together, of which a host takes one instead of choosing
//! each by itself.

use std::collections::BTreeMap;

use games::Kind;
use serde_json::Value as Json;

use crate::protocol::{AidLevel, ClockMode, NamedPreset, Preset, SnapPace};

/// The presets that change for how long and how fast a game is played, and not how.
const PLAIN: [&str; 3] = ["standard", "quick", "days"];

/// Those that a game has besides what all have: their names, and what they set.
const OWN: [&str; Kind::ALL.len()] =
    games::files_of_games!("../../../games/", "/data/presets.json");

/// The presets of a game, the standard first.
pub fn of(kind: Kind) -> Vec<NamedPreset> {
    let own: Vec<(String, Preset)> =
        serde_json::from_str(OWN[kind as usize]).expect("the presets can be read");
    let mut all = vec![named("standard", Preset::default())];
    all.extend(own.into_iter().map(|(id, preset)| NamedPreset { id, preset }));
    let days = Preset { clock: ClockMode::Days, ..Preset::default() };
    // Who plays by the day has other things on their mind, and is not there for a race.
    let calm = Preset { snaps: SnapPace::Sealed, aids: AidLevel::Recall, ..days.clone() };
    all.push(named("days", if kind.has_marks() { calm } else { days }));
    all
}

/// Whether a game is played by its standard rules with these options, which differ from the
/// standard: at most it is shorter.
pub(crate) fn is_plain(kind: Kind, options: &BTreeMap<String, Json>) -> bool {
    let plain = of(kind).into_iter().filter(|named| PLAIN.contains(&&*named.id));
    plain.into_iter().any(|named| named.preset.options == *options)
}

fn named(id: &str, preset: Preset) -> NamedPreset {
    NamedPreset { id: id.to_owned(), preset }
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

    /// No variant counts for the leaderboard, and none is proposed.
    #[test]
    fn variants_are_never_plain() {
        for kind in Kind::ALL {
            let parameters = kind.options().iter().filter(|spec| spec.variant.is_some());
            for spec in parameters {
                let options = BTreeMap::from([(spec.name.to_owned(), Json::from(1))]);
                assert!(!is_plain(kind, &options), "{kind}: {}", spec.name);
                let proposed = of(kind).into_iter().map(|named| named.preset.options);
                let mut all = proposed.chain([crate::daily::options(kind).clone()]);
                assert!(
                    all.all(|options| !options.contains_key(spec.name)),
                    "{kind}: {}",
                    spec.name
                );
            }
        }
    }
}
