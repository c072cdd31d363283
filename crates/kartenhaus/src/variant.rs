//! Variants from files: a game with other numbers in its rules (docs/variants.md).

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Context as _;
use games::{Kind, Settings};
use serde::Deserialize;
use toml::{Spanned, Value};

use crate::console::usage;

/// The longest file that is read, in bytes.
const BYTES_MAX: u64 = 64 << 10;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Variant {
    game: Spanned<String>,
    #[serde(default)]
    parameters: BTreeMap<Spanned<String>, Spanned<Value>>,
}

/// What a table chose: what a variant's file says, and then these options.
pub(crate) fn settings(
    kind: Kind,
    file: Option<&Path>,
    options: &[(String, String)],
) -> anyhow::Result<Settings> {
    let mut settings = match file {
        None => Settings::new(kind.options()),
        Some(path) => {
            let name = path.display();
            let size = path.metadata().with_context(|| format!("{name} cannot be read"))?.len();
            if size > BYTES_MAX {
                return Err(usage(format!("{name} has more than {BYTES_MAX} bytes")));
            }
            let text = std::fs::read_to_string(path);
            let text = text.with_context(|| format!("{name} cannot be read"))?;
            read(kind, &text).map_err(|what| usage(format!("{name}: {what}")))?
        }
    };
    for (name, value) in options {
        settings.set(name, value).map_err(usage)?;
    }
    Ok(settings)
}

/// Reads a variant of the game; what is wrong with it is told with its line.
fn read(kind: Kind, text: &str) -> Result<Settings, String> {
    let at = |place: usize| 1 + text.bytes().take(place).filter(|&byte| byte == b'\n').count();
    let wrong =
        |place: usize, what: &dyn ToString| format!("line {}: {}", at(place), what.to_string());
    let variant: Variant = toml::from_str(text)
        .map_err(|error| wrong(error.span().map_or(0, |span| span.start), &error.message()))?;
    if variant.game.get_ref() != kind.id() {
        let what = format!("expected a variant of {kind}: `game = \"{kind}\"`");
        return Err(wrong(variant.game.span().start, &what));
    }
    let mut settings = Settings::new(kind.options());
    for (name, value) in &variant.parameters {
        let said = match value.get_ref() {
            Value::Integer(number) => number.to_string(),
            Value::Boolean(flag) => flag.to_string(),
            Value::String(word) => word.clone(),
            _ => {
                let what = "a parameter is a number, true, false or a word";
                return Err(wrong(value.span().start, &what));
            }
        };
        let set = settings.set(name.get_ref(), &said);
        set.map_err(|error| wrong(name.span().start, &error))?;
    }
    // Whether the numbers go together depends on the seats too; the table says.
    Ok(settings)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game that has the parameter `drawn`, and the option `may_draw`.
    const KIND: Kind = Kind::ALL[1];

    fn file(rest: &str) -> String {
        format!("game = \"{KIND}\"\n{rest}")
    }

    #[test]
    fn a_variant_is_read() {
        let settings = read(KIND, &file("[parameters]\ndrawn = 3\nmay_draw = true\n"));
        let settings = settings.expect("it is a variant");
        assert!(settings.is_variant());
        let table = KIND.table(&settings, 4, None).expect("a table of four");
        let options: Vec<String> =
            table.options().iter().map(|(name, value)| format!("{name}={value}")).collect();
        assert!(options.contains(&"drawn=3".to_owned()), "{options:?}");
        assert!(options.contains(&"may_draw=true".to_owned()), "{options:?}");
        let usual = read(KIND, &file("[parameters]\ndrawn = 2\n")).expect("the usual rules");
        assert!(!usual.is_variant());
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        for (text, said) in [
            (String::new(), "line 1: missing field `game`"),
            ("game = \"chess\"\n".to_owned(), "line 1: expected a variant of"),
            ("\n\ngame = 3\n".to_owned(), "line 3: invalid type"),
            (file("drawn = 3\n"), "line 2: unknown field `drawn`"),
            (file("[parameters]\n\ndrawn = 9\n"), "line 4: option `drawn` cannot be"),
            (file("[parameters]\ndrown = 3\n"), "line 3: there is no option"),
            (file("[parameters]\ndrawn = [3]\n"), "line 3: a parameter is"),
            (file("[parameters]\ndrawn = 3\ndrawn = 4\n"), "line 4: duplicate key"),
            (file("[parameters\n"), "line 2: "),
        ] {
            let found = read(KIND, &text).expect_err("it is refused");
            assert!(found.starts_with(said), "{text:?}: {found}");
        }
    }

    /// The variants that the documents show can be played.
    #[test]
    fn the_examples_are_variants() {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let mut read = 0;
        for kind in Kind::ALL {
            let path = games.join(format!("{kind}/data/variant.toml"));
            let Ok(text) = std::fs::read_to_string(&path) else { continue };
            assert!(text.contains(&format!("\ngame = \"{kind}\"\n")), "{kind}");
            let settings = settings(kind, Some(&path), &[]).expect("it is a variant");
            assert!(settings.is_variant(), "{path:?}");
            kind.table(&settings, kind.best_seats(), None).expect("a table of the best size");
            read += 1;
        }
        assert!(read >= 2, "{read} examples");
    }
}
