//! Presets: options and pace that go well together, of which a host takes one instead of choosing
//! each by itself.

use engine::Kind;

use crate::protocol::{AidLevel, ClockMode, NamedPreset, Preset, SnapPace};

/// Those that a game has besides what all have: their names, and what they set.
const OWN: [&str; Kind::ALL.len()] = engine::files_of_games!("../presets/", ".json");

/// The presets of a game, the standard first.
pub(crate) fn of(kind: Kind) -> Vec<NamedPreset> {
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
}
