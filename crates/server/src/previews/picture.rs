//! Pictures for links: the game's cards on its table, as SVG, drawn to PNG.
//!
//! They show the emblem that the page has of a game, and what a link is for; what is on them is the
//! same for every room with as many people.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::body::Bytes;
use games::Kind;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use tokio::sync::Semaphore;
use tokio::time::timeout;
use words::Language;

use super::{Subject, escaped};
use crate::blocking::blocking;
use crate::faults::internal;
use crate::guests::Guest;
use crate::limits;
use crate::protocol::{Fault, FaultCode};
use crate::room::fault;

/// How wide a picture is, in pixels: what sites that show previews ask for.
pub(super) const WIDE: u32 = 1200;

/// How high it is.
pub(super) const HIGH: u32 = 630;

/// Three cards of each game: their text and colour; nothing for a back.
type Emblem = Vec<Option<(String, String)>>;

const EMBLEMS: [&str; Kind::ALL.len()] =
    games::files_of_games!("../../../../games/", "/page/emblem.json");

/// The page's colours by day, and its sign.
const COLOURS: &str = include_str!("../../../../web/src/app.css");
const SIGN: &str = include_str!("../../../../web/public/icon.svg");

/// The page's text font, bold, and its font of suits (`fonts.py`).
const FONTS: [&[u8]; 2] = [include_bytes!("text.ttf"), include_bytes!("marks.ttf")];
const FAMILY: &str = "Atkinson Hyperlegible Next, Kartenhaus Marks";

/// The pictures that were drawn. There are only so many.
pub(crate) struct Pictures {
    drawn: Mutex<HashMap<(Subject, &'static str), Bytes>>,
    turns: Arc<Semaphore>,
}

impl Pictures {
    /// Nothing is drawn yet.
    pub(crate) fn new() -> Self {
        let turns = Arc::new(Semaphore::new(limits::PICTURES_AT_ONCE));
        Self { drawn: Mutex::default(), turns }
    }

    /// The picture with this name, such as `de/site.png`, drawn for somebody if nobody asked
    /// for it before.
    pub(crate) async fn named(&self, name: &str, guest: &Arc<Guest>) -> Result<Bytes, Fault> {
        let none = || fault(FaultCode::NotFound, "there is no such picture");
        let (subject, language) = named(name).ok_or_else(none)?;
        let key = (subject, language.tag());
        if let Some(drawn) = self.drawn(key) {
            return Ok(drawn);
        }
        let busy = || fault(FaultCode::TooMany, "too many pictures are drawn; wait a little");
        let turn = async {
            let own = guest.load().await?;
            Some((own, self.turns.clone().acquire_owned().await.ok()?))
        };
        let turn = timeout(limits::PICTURE_WITHIN, turn).await.map_err(|_| busy())?;
        let (own, turn) = turn.ok_or_else(internal)?;
        // Somebody asked for it at the same moment.
        if let Some(drawn) = self.drawn(key) {
            return Ok(drawn);
        }
        let draw = move || {
            let drawn = own.work(|| drawn(&svg(subject, language)));
            drop(turn);
            drawn
        };
        let drawn: Bytes = blocking(draw).await.ok().flatten().ok_or_else(internal)?.into();
        self.lock().insert(key, drawn.clone());
        Ok(drawn)
    }

    fn drawn(&self, key: (Subject, &'static str)) -> Option<Bytes> {
        self.lock().get(&key).cloned()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<(Subject, &'static str), Bytes>> {
        // No code panics while it holds the lock; and a map of pictures is whole after any panic.
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What the picture with this name shows, and in which language.
fn named(name: &str) -> Option<(Subject, Language)> {
    let (tag, name) = name.strip_suffix(".png")?.split_once('/')?;
    let language = Language::all().find(|language| language.tag() == tag)?;
    Some((Subject::all().find(|subject| subject.name() == name)?, language))
}

/// Draws an SVG as a PNG.
fn drawn(svg: &str) -> Option<Vec<u8>> {
    static OPTIONS: LazyLock<Options<'_>> = LazyLock::new(|| {
        let mut options = Options { font_family: FAMILY.to_owned(), ..Options::default() };
        FONTS.iter().for_each(|font| options.fontdb_mut().load_font_data(font.to_vec()));
        options
    });
    let tree = Tree::from_str(svg, &OPTIONS).ok()?;
    let mut picture = Pixmap::new(WIDE, HIGH)?;
    resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
    picture.encode_png().ok()
}

/// The first value that the page gives a colour: the one by day.
fn colour(name: &str) -> &'static str {
    let value = COLOURS.split_once(&format!("--{name}: ")).map_or("", |(_, rest)| rest);
    let from = value.split(';').next().and_then(|value| value.find('#')).unwrap_or_default();
    value.get(from..from + 7).filter(|colour| colour.starts_with('#')).unwrap_or("#000000")
}

fn emblem(kind: Kind) -> Emblem {
    serde_json::from_str(EMBLEMS[kind as usize]).expect("an emblem can be read")
}

/// A picture's text: a table at the right with cards on it, and words at the left.
fn svg(subject: Subject, language: Language) -> String {
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDE} {HIGH}' width='{WIDE}' \
         height='{HIGH}' font-family='{FAMILY}' font-weight='700'>\
         <defs><pattern id='net' width='22' height='22' patternUnits='userSpaceOnUse' \
         patternTransform='rotate(45)'><path d='M0 0H11V11H0z M11 11H22V22H11z' \
         fill='#fff' fill-opacity='.1'/></pattern></defs>\
         <rect width='100%' height='100%' fill='{}'/>",
        colour("felt-deep")
    );
    let (felt, edge) = (colour("felt"), colour("felt-edge"));
    _ = write!(
        svg,
        "<circle cx='900' cy='400' r='402' fill='#000' fill-opacity='.18'/>\
         <circle cx='900' cy='390' r='400' fill='{felt}'/>\
         <circle cx='900' cy='390' r='378' fill='none' stroke='{edge}' stroke-width='3' \
         stroke-dasharray='14 10'/>"
    );
    add_cards(&mut svg, subject);
    add_words(&mut svg, subject, language);
    svg + "</svg>"
}

/// The cards of a game, or one of each, in a fan.
fn add_cards(svg: &mut String, subject: Subject) {
    let cards: Emblem = match subject.kind() {
        Some(kind) => emblem(kind),
        None => Kind::ALL.map(|kind| emblem(kind).swap_remove(1)).into(),
    };
    let (wide, apart, turn) =
        if cards.len() > 3 { (156.0, 98.0, 8.0) } else { (204.0, 168.0, 9.0) };
    let centre = if cards.len() > 3 { 866.0 } else { 886.0 };
    let high = wide * 1.41;
    let middle = (cards.len() as f64 - 1.0) / 2.0;
    for (at, card) in cards.iter().enumerate() {
        let off = at as f64 - middle;
        let (x, y) = (centre + off * apart, 330.0 + off.abs().powf(1.7) * 17.0);
        let angle = off * turn;
        let (left, top, round) = (-wide / 2.0, -high / 2.0, wide * 0.11);
        _ = write!(
            svg,
            "<g transform='translate({x} {y}) rotate({angle})'>\
             <rect x='{left}' y='{}' width='{wide}' height='{high}' rx='{round}' \
             fill='#0a1919' fill-opacity='.22'/>",
            top + 7.0
        );
        let paper = if card.is_some() { ("card", "card-edge") } else { ("back", "back-deep") };
        _ = write!(
            svg,
            "<rect x='{left}' y='{top}' width='{wide}' height='{high}' rx='{round}' fill='{}' \
             stroke='{}' stroke-width='2'/>",
            colour(paper.0),
            colour(paper.1)
        );
        match card {
            Some((text, tone)) => add_face(svg, (wide, high), text, colour(tone)),
            None => add_net(svg, (wide, high)),
        }
        *svg += "</g>";
    }
}

/// What is printed on a card: its rank and suit in two corners, the suit in the middle.
fn add_face(svg: &mut String, (wide, high): (f64, f64), text: &str, tone: &str) {
    let is_suit = |c: &char| !c.is_ascii_alphanumeric();
    let (suit, rank): (String, String) = text.chars().partition(is_suit);
    let middle = if suit.is_empty() { &rank } else { &suit };
    let size = if suit.is_empty() { wide * 0.6 } else { wide * 0.62 };
    _ = write!(
        svg,
        "<g fill='{tone}' text-anchor='middle'><text y='{}' font-size='{size}'>{}</text>",
        size * 0.35,
        escaped(middle)
    );
    let (x, y) = (-wide * 0.365, -high * 0.35);
    for turned in [0, 180] {
        _ = write!(svg, "<g transform='rotate({turned}) translate({x} {y})'>");
        let mut at = 0.0;
        for (part, size) in [(&rank, wide * 0.22), (&suit, wide * 0.17)] {
            if !part.is_empty() {
                let part = escaped(part);
                _ = write!(svg, "<text y='{at}' font-size='{size}'>{part}</text>");
                at += wide * 0.17;
            }
        }
        *svg += "</g>";
    }
    *svg += "</g>";
}

/// What is printed on a back.
fn add_net(svg: &mut String, (wide, high): (f64, f64)) {
    let edge = wide * 0.07;
    _ = write!(
        svg,
        "<rect x='{}' y='{}' width='{}' height='{}' rx='{}' fill='url(#net)' stroke='{}' \
         stroke-width='2.5'/>",
        edge - wide / 2.0,
        edge - high / 2.0,
        wide - 2.0 * edge,
        high - 2.0 * edge,
        wide * 0.06,
        colour("back-line")
    );
}

/// How large text can be to be no wider than so many pixels.
fn fitting(text: &str, wide: f64, largest: f64) -> f64 {
    (wide / (text.chars().count().max(1) as f64 * 0.56)).min(largest)
}

/// What the link is for.
fn add_words(svg: &mut String, subject: Subject, language: Language) {
    let say = |id: &str| language.text(id, &[]);
    let name = subject.kind().map_or("Kartenhaus", Kind::name);
    let line = match subject {
        Subject::Site => say("page-front-title"),
        Subject::Rules(_) => say("preview-rules"),
        Subject::Lesson(_) => say("preview-lesson"),
        Subject::Replay(_) => say("preview-replay"),
        Subject::Table(_) => say("preview-table"),
        Subject::Seats(_, here, of) => {
            let params = [("here", here.into()), ("seats", of.into())];
            language.text("preview-seats", &params)
        }
    };
    let (large, ink) = (fitting(name, 420.0, 84.0), colour("on-deep"));
    let small = fitting(&line, 440.0, 38.0);
    _ = write!(
        svg,
        "<g fill='{ink}'><text x='64' y='300' font-size='{large}' letter-spacing='-1'>{name}\
         </text><text x='66' y='366' font-size='{small}' fill-opacity='.86'>{}</text>",
        escaped(&line)
    );
    if let Subject::Seats(_, here, of) = subject {
        add_seats(svg, here, of);
    }
    let sign = SIGN.replacen("<svg", "<svg x='64' y='524' width='52' height='52'", 1);
    *svg += &sign;
    if subject.kind().is_some() {
        *svg += "<text x='132' y='561' font-size='32'>Kartenhaus</text>";
    }
    *svg += "</g>";
}

/// A place for each who could sit there, gold where somebody does.
fn add_seats(svg: &mut String, here: u8, of: u8) {
    let gold = colour("gold");
    let apart = (380.0 / f64::from(of.max(2) - 1)).min(52.0);
    for seat in 0..of {
        let fill = if seat < here { gold } else { "none" };
        let x = 84.0 + f64::from(seat) * apart;
        _ = write!(
            svg,
            "<circle cx='{x}' cy='420' r='16' fill='{fill}' stroke='{gold}' stroke-width='3.5'/>"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `KARTENHAUS_PICTURES` names a folder in which every picture is laid, to be looked at.
    #[test]
    fn every_picture_is_drawn() {
        let folder = std::env::var_os("KARTENHAUS_PICTURES").map(std::path::PathBuf::from);
        let mut bytes = 0;
        for language in Language::all() {
            for subject in Subject::all() {
                let name = format!("{}/{}.png", language.tag(), subject.name());
                assert_eq!(named(&name), Some((subject, language)), "{name}");
                let svg = svg(subject, language);
                assert!(!svg.contains("#000000"), "{name}: a colour that the page has not");
                // All are laid down to be looked at; one of each kind shows that it can be drawn.
                let is_one = matches!(subject, Subject::Site | Subject::Table(_));
                if folder.is_none() && !is_one {
                    continue;
                }
                let png = drawn(&svg).expect("a picture");
                assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"), "{name}");
                let size = [&png[16..20], &png[20..24]].map(|part| part.to_vec());
                assert_eq!(size, [WIDE, HIGH].map(|side| side.to_be_bytes().to_vec()), "{name}");
                bytes = bytes.max(png.len());
                if let Some(folder) = &folder {
                    std::fs::create_dir_all(folder).expect("a folder");
                    std::fs::write(folder.join(name.replace('/', "-")), png).expect("a file");
                }
            }
        }
        assert!((10_000..200_000).contains(&bytes), "{bytes} bytes");
    }

    /// A picture shows no table with seats around it, so nothing of it depends on the direction of
    /// play: apart from its cards and the game's name, Kartel's is every other game's.
    #[test]
    fn no_picture_shows_which_way_play_goes() {
        let plain = |kind: Kind, subject: Subject| {
            let svg = svg(subject, Language::english());
            let mut cards = String::new();
            add_cards(&mut cards, subject);
            let (before, words) = svg.split_once(&cards).expect("its cards");
            let (_, words) = words.split_once(kind.name()).expect("its name");
            (before.to_owned(), words.to_owned())
        };
        for subject in [
            Subject::Rules as fn(Kind) -> Subject,
            Subject::Lesson,
            Subject::Replay,
            Subject::Table,
            |kind| Subject::Seats(kind, 2, 4),
        ] {
            let kartels = plain(Kind::Kartel, subject(Kind::Kartel));
            for kind in Kind::ALL {
                assert_eq!(plain(kind, subject(kind)), kartels, "{kind}");
            }
        }
    }

    #[test]
    fn other_names_have_no_picture() {
        for name in
            ["", "en/site", "en/site.jpg", "tlh/site.png", "en/site-9-of-4.png", "en/../site.png"]
        {
            assert!(named(name).is_none(), "{name}");
        }
    }

    #[test]
    fn fonts_and_colours_are_those_of_the_page() {
        let mut fonts = resvg::usvg::fontdb::Database::new();
        FONTS.iter().for_each(|font| fonts.load_font_data(font.to_vec()));
        assert_eq!(fonts.len(), FONTS.len());
        for (name, known) in [("suit-gold", "#cb8300"), ("card", "#fffdf7"), ("none", "#000000")] {
            assert_eq!(colour(name), known, "{name}");
        }
    }
}
