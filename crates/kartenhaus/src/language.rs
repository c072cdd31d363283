//! In which language a person reads.

use std::env;

use clap::Args;
use words::Language;

use crate::listed::Listed;

/// The language that is asked for on the command line or by the environment.
#[derive(Args, Clone, Copy, Default)]
pub(crate) struct LanguageArg {
    /// In which language [default: the locale's, else en]
    #[arg(
        long = "language",
        visible_alias = "lang",
        value_name = "LANGUAGE",
        env = "KARTENHAUS_LANGUAGE",
        value_parser = Listed::new(Language::all().map(Language::tag), language)
    )]
    asked: Option<Language>,
}

impl LanguageArg {
    /// The language that was asked for, or else the locale's, or else English.
    pub(crate) fn chosen(self) -> Language {
        self.asked.unwrap_or_else(|| locale(|name| env::var(name).ok()))
    }
}

fn language(text: &str) -> Result<Language, String> {
    Language::spoken(text).ok_or_else(|| {
        let all: Vec<&str> = Language::all().map(Language::tag).collect();
        format!("the languages are {}", all.join(", "))
    })
}

/// The language of the locale: the first of the variables that is set decides, as in any program.
fn locale(variable: impl Fn(&str) -> Option<String>) -> Language {
    let mut set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    let locale = set.find(|locale| !locale.is_empty());
    locale.and_then(|locale| Language::spoken(&locale)).unwrap_or_else(Language::english)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides() {
        for (set, tag) in [
            (&[][..], "en"),
            (&[("LANG", "de_DE.UTF-8")], "de"),
            (&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "")], "de"),
            (&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "en_GB")], "en"),
            (&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C"), ("LC_MESSAGES", "de")], "en"),
            (&[("LANG", "tlh")], "en"),
        ] {
            let found = |name: &str| {
                let own = set.iter().find(|(variable, _)| *variable == name);
                own.map(|(_, value)| (*value).to_owned())
            };
            assert_eq!(locale(found).tag(), tag, "{set:?}");
        }
    }

    #[test]
    fn an_unknown_language_is_answered_with_those_there_are() {
        assert_eq!(language("de-AT").map(Language::tag), Ok("de"));
        assert_eq!(language("tlh"), Err("the languages are en, de".to_owned()));
    }
}
