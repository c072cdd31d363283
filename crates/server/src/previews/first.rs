//! What stands on the page before any script does: the words with which it begins, on the pages on
//! which most people arrive. The page's own script draws the same over it.

use games::Kind;
use words::Language;

use super::escaped;
use crate::lesson::Lesson;

/// Where the page as it was built keeps the place.
const PLACE: &str = "<!-- first -->";

/// The parts of the rules in short that come first, if a game has them.
const PARTS: [&str; 2] = ["goal", "turn"];

/// The page with what it begins with at this path.
pub(crate) fn begun(page: &str, path: &str, language: Language) -> String {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    let first = match parts[..] {
        [] => front(language),
        ["rules", game] => {
            game.parse().map_or_else(|_| String::new(), |kind| rules(kind, language))
        }
        ["learn", game] => {
            game.parse().map_or_else(|_| String::new(), |kind| lesson(kind, language))
        }
        _ => String::new(),
    };
    page.replacen(PLACE, &first, 1)
}

fn front(language: Language) -> String {
    let text = |id| marked_up(&language.text(id, &[]));
    let (title, hello) = (text("page-front-title"), text("page-front-hello"));
    format!(
        "<main class=\"front first\"><div class=\"hello\">\
         <h1>{title}</h1><p>{hello}</p></div></main>"
    )
}

fn rules(kind: Kind, language: Language) -> String {
    let text = |id: &str| marked_up(&language.text(id, &[]));
    let parts: String = PARTS
        .iter()
        .map(|part| (part, format!("page-guide-{kind}-{part}")))
        .filter(|(_, id)| language.has(id))
        .map(|(&part, id)| {
            let title = language.text("page-guide-title", &[("part", part.into())]);
            format!("<section><h2>{}</h2><p>{}</p></section>", marked_up(&title), text(&id))
        })
        .collect();
    let (name, whom) = (marked_up(kind.name()), text(&format!("page-front-for-{kind}")));
    format!(
        "<main class=\"guided first\"><article class=\"panel\"><h1>{name}</h1>\
         <p class=\"for\">{whom}</p>{parts}</article></main>"
    )
}

/// What the coach says first, where it will stand.
fn lesson(kind: Kind, language: Language) -> String {
    let text = marked_up(&Lesson::of(kind).first_text(language));
    format!("<main class=\"lesson first\"><p>{text}</p></main>")
}

/// A text of the catalogue as HTML; what it stresses, it stresses a moment later.
fn marked_up(text: &str) -> String {
    escaped(&text.replace('*', "")).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_begins_with_its_words_in_the_readers_language() {
        let page = format!("<div id=\"app\">{PLACE}</div>");
        let german = Language::all().find(|language| language.tag() == "de").expect("German");
        for language in [Language::english(), german] {
            let front = begun(&page, "/", language);
            assert!(front.contains(&language.text("page-front-title", &[])), "{front}");
            for kind in Kind::ALL {
                let rules = begun(&page, &format!("/rules/{kind}/"), language);
                let goal = language.text(&format!("page-guide-{kind}-goal"), &[]);
                assert!(rules.contains(&marked_up(&goal)), "{rules}");
                let lesson = begun(&page, &format!("/learn/{kind}"), language);
                let first = marked_up(&Lesson::of(kind).first_text(language));
                assert!(first.len() > 40 && lesson.contains(&first), "{lesson}");
                for page in [rules, lesson] {
                    assert!(!page.contains(['*', '{']), "{page}");
                }
            }
        }
    }

    #[test]
    fn other_pages_begin_with_nothing() {
        let page = format!("<div id=\"app\">{PLACE}</div>");
        let clauses = format!("/rules/{}/clauses", Kind::ALL[0]);
        for path in ["/about", "/rules", "/rules/%3Cb%3E", "/r/plum-otter-lamp-1001", &clauses] {
            assert_eq!(begun(&page, path, Language::english()), "<div id=\"app\"></div>", "{path}");
        }
        assert_eq!(begun("<p>No page", "/", Language::english()), "<p>No page");
    }
}
