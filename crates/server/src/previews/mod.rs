//! Link previews: a page's title, a sentence and a picture.
//!
//! A title may name the host and count the people at a table, which everyone may know of a room.
//! The picture is the game's own, `games/<game>/page/preview.png`.

mod first;
mod head;

use std::borrow::Cow;

use games::Kind;
use words::{Language, Param};

use crate::names::RoomName;
use crate::protocol::{MatchAbout, RoomView, Stage};

pub(crate) use first::begun;
pub(crate) use head::{html, site_url};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    /// The front page, or one that has no preview of its own.
    Site,
    Rules(Kind),
    Lesson(Kind),
    /// What the lab found out about a game.
    Lab(Kind),
    Room(RoomName),
    Match(RoomName, u32),
    Record(String),
}

impl Link {
    pub(crate) fn of(path: &str) -> Self {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        Self::at(&parts).unwrap_or(Self::Site)
    }

    fn at(parts: &[&str]) -> Option<Self> {
        Some(match parts {
            ["rules", game] | ["rules", game, "clauses"] => Self::Rules(game.parse().ok()?),
            ["learn", game] => Self::Lesson(game.parse().ok()?),
            ["lab", game] => Self::Lab(game.parse().ok()?),
            ["r", room] => Self::Room(RoomName::new(room)?),
            ["r", room, "replay", number] => {
                Self::Match(RoomName::new(room)?, number.parse().ok()?)
            }
            ["replay", record] => Self::Record((*record).to_owned()),
            _ => return None,
        })
    }
}

pub(crate) struct About {
    pub(crate) title: String,
    /// A sentence or two.
    pub(crate) text: String,
    /// The game whose picture is shown; without one the site's.
    game: Option<Kind>,
}

impl About {
    /// The site: also what is said of a room or a match that there is not.
    pub(crate) fn site(language: Language) -> Self {
        let (title, text) = ("page-title-front", "page-front-hello");
        Self { title: language.text(title, &[]), text: language.text(text, &[]), game: None }
    }

    pub(crate) fn rules(kind: Kind, language: Language) -> Self {
        let title = language.text("page-title-rules-of", &[("game", kind.name().into())]);
        Self { title, text: line_of(kind, language), game: Some(kind) }
    }

    pub(crate) fn lesson(kind: Kind, language: Language) -> Self {
        let title = language.text("page-learn-game", &[("game", kind.name().into())]);
        Self { title, text: line_of(kind, language), game: Some(kind) }
    }

    pub(crate) fn lab(kind: Kind, language: Language) -> Self {
        let title = language.text("page-title-lab-of", &[("game", kind.name().into())]);
        let text = language.text("preview-lab-text", &[]);
        Self { title, text, game: Some(kind) }
    }

    /// A room, as everyone may see it; `None` if nobody knows its game.
    pub(crate) fn room(room: &RoomView, language: Language) -> Option<Self> {
        let kind: Kind = room.game.parse().ok()?;
        let people = room.seats.iter().filter(|seat| seat.bot.is_none()).count();
        let here = people.min(kind.seats().1);
        let of = kind.best_seats().max(here);
        let host = room.host.and_then(|host| room.seats.get(usize::from(host)));
        let host = host.map(|seat| isolated(&seat.name));
        let plays = matches!(room.stage, Stage::Playing | Stage::RoundOver);
        let mut params: Vec<(&str, Param<'_>)> =
            vec![("game", kind.name().into()), ("here", here.into()), ("seats", of.into())];
        let has_host = host.is_some();
        params.extend(host.map(|host| ("host", host.into())));
        let (title, text) = match (plays, has_host) {
            (true, true) => ("preview-match-host", "preview-match-text"),
            (true, false) => ("preview-match", "preview-match-text"),
            (false, true) => ("preview-room-host", "preview-room-text"),
            (false, false) => ("preview-room", "preview-room-text"),
        };
        let (title, text) = (language.text(title, &params), language.text(text, &[]));
        Some(Self { title, text, game: Some(kind) })
    }

    /// A finished match; `None` if nobody knows its game. Who won is not said.
    pub(crate) fn replay(about: &MatchAbout, language: Language) -> Option<Self> {
        let kind: Kind = about.game.parse().ok()?;
        let game = ("game", kind.name().into());
        let title = match about.match_number {
            Some(number) => language.text("page-replay-title", &[game, ("match", number.into())]),
            None => language.text("page-replay-title-record", &[game]),
        };
        let players: Vec<String> =
            about.players.iter().map(|player| isolated(&player.name)).collect();
        let players = ("players", language.and(&players).into());
        let text = language.text("preview-replay-text", &[players]);
        Some(Self { title, text, game: Some(kind) })
    }

    /// The path of its picture, 1,200 by 630 pixels.
    fn picture(&self) -> String {
        self.game.map_or_else(|| "/preview.png".to_owned(), |kind| format!("/preview/{kind}.png"))
    }
}

fn line_of(kind: Kind, language: Language) -> String {
    let line = language.text(&format!("game-{kind}"), &[]);
    let mut chars = line.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    first.chain(chars).chain(['.']).collect()
}

/// A name that does not change the direction of the text around it, and has no marks that do.
fn isolated(name: &str) -> String {
    let is_mark = |c: char| {
        matches!(c, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}')
            || c.is_control()
    };
    let name: String = name.chars().filter(|&c| !is_mark(c)).collect();
    let from_right = |c: char| {
        matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    if name.contains(from_right) { format!("\u{2068}{name}\u{2069}") } else { name }
}

/// Text in an element or in an attribute's quotation marks.
fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '>', '"', '\'']) {
        return text.into();
    }
    let mut safe = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            c => safe.push(c),
        }
    }
    safe.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_lead_where_the_page_goes() {
        let room = || RoomName::new("plum-otter-lamp-4170").expect("a name");
        let kind = Kind::ALL[0];
        for (path, link) in [
            ("/", Link::Site),
            ("/about", Link::Site),
            (&*format!("/rules/{kind}"), Link::Rules(kind)),
            (&*format!("/rules/{kind}/clauses"), Link::Rules(kind)),
            ("/rules/whist", Link::Site),
            (&*format!("/learn/{kind}"), Link::Lesson(kind)),
            (&*format!("/lab/{kind}"), Link::Lab(kind)),
            ("/r/plum-otter-lamp-4170", Link::Room(room())),
            ("/r/Plum-Otter-Lamp-4170/", Link::Room(room())),
            ("/r/plum-otter-lamp-4170/replay/2", Link::Match(room(), 2)),
            ("/r/plum-otter-lamp-4170/replay/two", Link::Site),
            ("/r/..%2f", Link::Site),
            ("/replay/00ff", Link::Record("00ff".to_owned())),
        ] {
            assert_eq!(Link::of(path), link, "{path}");
        }
    }

    #[test]
    fn names_keep_to_themselves() {
        assert_eq!(isolated("Ada"), "Ada");
        assert_eq!(isolated("👩\u{200d}🚀"), "👩\u{200d}🚀");
        assert_eq!(isolated("\u{202e}Ada\u{200f}\u{2067}"), "Ada");
        assert_eq!(isolated("עדה"), "\u{2068}עדה\u{2069}");
        assert_eq!(isolated("عدا"), "\u{2068}عدا\u{2069}");
    }

    #[test]
    fn text_stays_text() {
        let text = "\"><script>alert('&')</script>";
        let safe = "&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;";
        assert_eq!(escaped(text), safe);
    }
}
