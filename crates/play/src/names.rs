//! Names of rooms, which people read to each other, of players and of bots.

use std::fmt;

use games::Rng;
use unicode_general_category::{GeneralCategory, get_general_category};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;
use unicode_segmentation::UnicodeSegmentation as _;

use crate::joiners;
use crate::limits;

const PLANTS: [&str; 96] = [
    "acorn", "agave", "alder", "almond", "anise", "apple", "apricot", "arnica", "ash", "aspen",
    "aster", "bamboo", "banana", "barley", "basil", "bean", "beech", "beet", "berry", "birch",
    "cactus", "caper", "cedar", "celery", "cherry", "chili", "chive", "citrus", "clover", "cocoa",
    "cotton", "cress", "crocus", "cumin", "dahlia", "daisy", "date", "dill", "elder", "elm",
    "fennel", "fern", "fig", "fir", "flax", "garlic", "ginger", "ginkgo", "grape", "guava",
    "hazel", "heather", "hemp", "holly", "hop", "iris", "ivy", "jasmine", "juniper", "kale",
    "laurel", "lemon", "lentil", "lilac", "lily", "lime", "linden", "lotus", "lupin", "mango",
    "maple", "melon", "millet", "mint", "moss", "myrtle", "nutmeg", "oak", "oat", "olive", "onion",
    "orange", "orchid", "papaya", "pea", "peach", "pear", "pepper", "pine", "plum", "poppy",
    "quince", "reed", "rose", "sage", "thyme",
];

const ANIMALS: [&str; 96] = [
    "ant", "badger", "bat", "bear", "beaver", "bee", "beetle", "bison", "boar", "bobcat", "camel",
    "canary", "carp", "cat", "cobra", "cod", "condor", "crab", "crane", "cricket", "crow", "deer",
    "dingo", "dog", "dolphin", "dove", "duck", "eagle", "eel", "egret", "elk", "falcon", "ferret",
    "finch", "fox", "frog", "gecko", "gibbon", "goat", "goose", "grouse", "gull", "hare", "hawk",
    "hedgehog", "heron", "hornet", "horse", "ibex", "ibis", "jackal", "jaguar", "jay", "kestrel",
    "kiwi", "koala", "lark", "lemur", "lion", "lizard", "llama", "lobster", "lynx", "magpie",
    "marten", "mole", "moose", "moth", "mouse", "newt", "otter", "owl", "oyster", "panda",
    "parrot", "pelican", "penguin", "perch", "pigeon", "pike", "puffin", "puma", "quail", "rabbit",
    "raven", "robin", "salmon", "seal", "shark", "sheep", "shrew", "snail", "sparrow", "swan",
    "tapir", "toad",
];

const THINGS: [&str; 96] = [
    "amber", "anchor", "apron", "arrow", "attic", "basket", "beach", "bell", "bench", "blanket",
    "boat", "book", "bottle", "bridge", "brook", "broom", "brush", "bucket", "button", "cabin",
    "cable", "candle", "canoe", "carpet", "castle", "chalk", "cliff", "cloak", "clock", "cloud",
    "comb", "compass", "cottage", "cradle", "crayon", "crown", "cushion", "desk", "dome", "drum",
    "easel", "engine", "fabric", "feather", "ferry", "flag", "flute", "forest", "fountain",
    "garden", "gate", "glove", "hammer", "harbor", "hill", "island", "jacket", "jar", "kettle",
    "ladder", "lagoon", "lamp", "lantern", "letter", "marble", "meadow", "mirror", "mitten",
    "needle", "oar", "paddle", "palace", "paper", "pebble", "pencil", "piano", "pillow", "pocket",
    "pond", "quilt", "ribbon", "river", "saddle", "sail", "scarf", "shelf", "shore", "spoon",
    "stair", "tent", "tower", "tunnel", "violin", "wagon", "well", "whistle",
];

/// The name of a room, such as `plum-otter-lantern-4170`. There are eight thousand million of them,
/// and who asks for rooms that there are not soon has to wait, so that nobody finds one by trying.
/// Older rooms have names of two words.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RoomName(String);

impl RoomName {
    /// A name by chance.
    pub fn random(rng: &mut Rng) -> Self {
        let mut word = |words: &[&'static str; 96]| words[rng.index(words.len())];
        let (plant, animal, thing) = (word(&PLANTS), word(&ANIMALS), word(&THINGS));
        Self(format!("{plant}-{animal}-{thing}-{}", 1000 + rng.below(9000)))
    }

    /// The name in this text; capitals do not matter. `None` if it is no name of a room.
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim().to_ascii_lowercase();
        let parts: Vec<&str> = text.split('-').take(5).collect();
        let (words, digits) = match parts[..] {
            [plant, animal, digits] => {
                (PLANTS.contains(&plant) && ANIMALS.contains(&animal), digits)
            }
            [plant, animal, thing, digits] => {
                let known = PLANTS.contains(&plant) && ANIMALS.contains(&animal);
                (known && THINGS.contains(&thing), digits)
            }
            _ => return None,
        };
        let digits = digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_digit());
        (words && digits).then_some(Self(text))
    }
}

impl fmt::Display for RoomName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How many accents a letter of a name may carry: no language's names need more, and a pile of them
/// would run into the lines above and below.
const MARKS_MAX: usize = 3;

/// A name with each letter in one form, and without accents that stand on nothing or pile up.
pub fn plain(name: &str) -> String {
    let mut marks = MARKS_MAX;
    let composed = name.nfc().filter(|&c| {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        // At the beginning and after a space there is no letter to stand on.
        if c == ' ' {
            marks = MARKS_MAX;
        }
        c == ' ' || marks <= MARKS_MAX
    });
    composed.collect::<String>().trim().to_owned()
}

/// A name as it is shown; `None` if nothing is left of it, or too much.
pub fn shown_name(name: &str) -> Option<String> {
    let name = plain(&one_line(name));
    (1..=limits::NAME_CHARS_MAX).contains(&name.chars().count()).then_some(name)
}

/// Text in one line, without what would not be seen.
pub(crate) fn one_line(text: &str) -> String {
    let all: Vec<char> = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    let is_shown = |&at: &usize| {
        let c = all[at];
        !c.is_control() && (!is_unseen(c) || joiners::holds(&all, at))
    };
    let plain: String = (0..all.len()).filter(is_shown).map(|at| all[at]).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a character leaves no mark of its own, or none that everybody sees alike: with those,
/// two names that look the same would differ, or a name would look like none.
fn is_unseen(c: char) -> bool {
    use GeneralCategory::{Format, PrivateUse, Surrogate, Unassigned};
    matches!(get_general_category(c), Format | PrivateUse | Surrogate | Unassigned)
        // Letters and signs that are blank.
        || matches!(c,
            '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{2d7f}' | '\u{303f}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fffc}' | '\u{16fe4}' | '\u{1d159}'
            | '\u{e0100}'..='\u{e01ef}')
}

/// Small letters that look like capitals, which are no forms of these to Unicode, and the letters
/// that they are read as.
const SMALL_CAPITALS: [&str; 2] = ["ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnopqrstuvwyz"];

/// A name without what makes it no other one: forms of the same letters, and what stands between
/// them or after the last one. A name of nothing else is left as it is.
fn bare(name: &str) -> String {
    let [small, read] = SMALL_CAPITALS;
    let plain = |c: char| {
        let at = small.chars().position(|other| other == c);
        at.and_then(|at| read.chars().nth(at)).unwrap_or(c)
    };
    // Before forms are taken apart, too: else a cedilla that stands alone joins the letter before.
    let apart = name.chars().filter(|&c| !is_between(c));
    let bare = apart.nfkc().map(plain).filter(|&c| !is_between(c) && !is_loose(c));
    let bare: String = bare.collect();
    if bare.is_empty() { name.to_owned() } else { bare }
}

/// Whether a character is no letter, digit or picture.
fn is_between(c: char) -> bool {
    use GeneralCategory::{
        ClosePunctuation, ConnectorPunctuation, DashPunctuation, FinalPunctuation,
        InitialPunctuation, MathSymbol, ModifierSymbol, OpenPunctuation, OtherPunctuation,
        SpaceSeparator,
    };
    matches!(
        get_general_category(c),
        ClosePunctuation
            | ConnectorPunctuation
            | DashPunctuation
            | FinalPunctuation
            | InitialPunctuation
            | MathSymbol
            | ModifierSymbol
            | OpenPunctuation
            | OtherPunctuation
            | SpaceSeparator
    ) || is_accent_alone(c)
}

/// Whether a character is a letter or picture to Unicode, and looks like an accent or apostrophe
/// that stands alone.
fn is_accent_alone(c: char) -> bool {
    matches!(c, '°' | '\u{2b0}'..='\u{2ff}' | '\u{559}' | '\u{a78b}' | '\u{a78c}')
}

/// Whether an accent that is part of no letter can be added to any.
fn is_loose(c: char) -> bool {
    let is_accent = matches!(c,
        '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}');
    is_accent && !is_stroke(c)
}

/// Whether this is a stroke through a letter: some letters have one of their own.
fn is_stroke(c: char) -> bool {
    matches!(c, '\u{334}'..='\u{338}')
}

/// How a name looks, whichever alphabet its letters are from (Unicode Technical Standard 39): as it
/// is written, and in small letters. A large I looks like a small L, and is a small I all the same.
pub fn looks(name: &str) -> [String; 2] {
    let name = &*joiners::removed(name);
    let shown = |name: &str| skeleton(name).filter(|&c| !is_stroke(c)).collect::<String>();
    let name = bare(name);
    let small = shown(&name).to_lowercase();
    [shown(&small), shown(&name.to_lowercase())]
}

/// What the page calls those who give no name: each of these, perhaps with a number. They are
/// nobody's.
const INVENTED: [&str; 28] = [
    "Hana", "Ivo", "Kaya", "Lio", "Mika", "Nuri", "Ola", "Pia", "Quin", "Rui", "Sami", "Tove",
    "Ula", "Vito", "Wim", "Xeni", "Yara", "Zoe", "Amo", "Bodo", "Cleo", "Dov", "Elin", "Faro",
    "Goya", "Hugo", "Ines", "Jola",
];

/// Whether a name looks like one that the page invents.
pub fn is_invented(name: &str) -> bool {
    let base = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
    let [written, small] = looks(base);
    let is_it = |[other, its_small]: [String; 2]| other == written || its_small == small;
    INVENTED.iter().any(|invented| is_it(looks(invented)))
}

/// A name for a bot that nobody at the table has.
pub fn for_bot(taken: &[&str]) -> String {
    const NAMES: [&str; 10] =
        ["Ada", "Bea", "Cem", "Dia", "Eli", "Fen", "Gil", "Hob", "Ida", "Jun"];
    let free = NAMES.into_iter().find(|name| !taken.contains(name));
    free.map_or_else(|| unique("Bot", taken), str::to_owned)
}

/// This name, with a number after it if somebody at the table has one that looks the same, and then
/// no longer than names may be.
pub fn unique(name: &str, taken: &[&str]) -> String {
    let taken: Vec<[String; 2]> = taken.iter().map(|name| looks(name)).collect();
    let is_taken = |name: &str| {
        let [written, small] = looks(name);
        taken.iter().any(|other| other[0] == written || other[1] == small)
    };
    if !is_taken(name) {
        return name.to_owned();
    }
    let mut numbers = (2..).map(|number| numbered(name, number));
    let free = numbers.find(|name| !is_taken(name));
    free.expect("a table has fewer names than there are numbers")
}

/// A name with a number after it, no longer than names may be.
pub fn numbered(name: &str, number: u64) -> String {
    let number = format!(" {number}");
    let room = limits::NAME_CHARS_MAX.saturating_sub(number.len());
    format!("{}{number}", cut(name, room).trim_end())
}

/// The beginning of a name, of at most so many characters; no letter or sign of several is cut.
pub fn cut(name: &str, max: usize) -> &str {
    let mut chars = 0;
    let fits = |(_, part): &(usize, &str)| {
        chars += part.chars().count();
        chars <= max
    };
    let last = name.grapheme_indices(true).take_while(fits).last();
    &name[..last.map_or(0, |(at, part)| at + part.len())]
}

#[cfg(test)]
mod tests {
    use games::Seed;

    use super::*;

    #[test]
    fn a_room_is_found_by_its_name() {
        let mut rng = Seed::from_number(1).rng("names", 0);
        for _ in 0..100 {
            let name = RoomName::random(&mut rng);
            assert_eq!(RoomName::new(&name.0), Some(name.clone()), "{name}");
            assert_eq!(RoomName::new(&name.0.to_uppercase()), Some(name));
        }
        RoomName::new("plum-otter-4170").expect("a room of an earlier version");
        for bad in [
            "",
            "plum-otter",
            "plum-otter-41",
            "plum-otter-41a7",
            "plum-otter-4170-1",
            "plum-otter-oat-4170",
            "../x",
        ] {
            assert_eq!(RoomName::new(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_number_makes_no_name_too_long() {
        let long = "Maximiliane Adelheid";
        assert_eq!(unique(long, &[]), long);
        let second = unique(long, &[long]);
        assert_eq!(second, "Maximiliane Adelhe 2");
        assert_eq!(unique(long, &[long, &second]), "Maximiliane Adelhe 3");
        // A sign of several characters is whole, or not there.
        let crew = format!("Maximiliane Adel {}", "👩\u{200d}🚀");
        assert_eq!(unique(&crew, &[&crew]), "Maximiliane Adel 2");
        assert_eq!((cut("Ada", 2), cut("e\u{301}e", 1)), ("Ad", ""));
        assert_eq!(cut("e\u{301}e", 2), "e\u{301}");
    }

    /// The page has the same list.
    #[test]
    fn what_the_page_invents_is_known() {
        let page = include_str!("../../../web/src/shell/memory.ts");
        let (_, list) = page.split_once("NAMES = [").expect("the list");
        let (list, _) = list.split_once(']').expect("its end");
        let names: Vec<&str> = list.split('\'').skip(1).step_by(2).collect();
        assert_eq!(names, INVENTED);
        for name in ["Hana", "hana", "Hana 2", "HANA 4711", "Нana", "Jola."] {
            assert!(is_invented(name), "{name}");
        }
        for name in ["Ada", "Ada 2", "Hanna", "Hana B", "2", ""] {
            assert!(!is_invented(name), "{name}");
        }
    }

    #[test]
    fn accents_stand_on_letters() {
        let pile = "\u{301}".repeat(8);
        for (name, shown) in [
            ("Zoe\u{301}", "Zoé"),
            ("नीलिमा", "नीलिमा"),
            (&*pile, ""),
            (&format!("{pile} {pile}"), ""),
            (&format!("{pile}Ada q{pile}"), "Ada q\u{301}\u{301}\u{301}"),
        ] {
            assert_eq!(plain(name), shown);
        }
    }

    #[test]
    fn nobody_at_a_table_is_mistaken_for_another() {
        assert_eq!(unique("Ada", &["Bea"]), "Ada");
        assert_eq!(unique("Ada", &["Ada", "Ada 2"]), "Ada 3");
        assert_eq!(for_bot(&["Ada", "Cem"]), "Bea");
        // Letters of another alphabet, and others that look like these.
        for like in ["Аdа", "ADA", "ada", "Αda", "Ａｄａ", "Ada.", "ᴀda", "A d a", "ⒶⒹⒶ", "«Ada»"]
        {
            assert_eq!(unique(like, &["Ada"]), format!("{like} 2"));
        }
        // Accents and strokes that belong to no letter.
        for like in [
            "Adaʹ",
            "Adaʼ",
            "Adaˑ",
            "Ada¸",
            "Ada°",
            "Ada´",
            "Adaꞌ",
            "A\u{338}da",
            "Ad\u{330}a",
            "Ada\u{20d7}",
        ] {
            assert_eq!(unique(like, &["Ada"]), format!("{like} 2"));
        }
        assert_eq!(unique("Bjo\u{338}rn", &["Bjørn"]), "Bjo\u{338}rn 2");
        // With a joiner or without one, most see the same.
        assert_eq!(unique("👩🚀", &["👩\u{200d}🚀"]), "👩🚀 2");
        assert_eq!(unique("❤", &["❤\u{fe0f}"]), "❤ 2");
        assert_eq!(unique("Зоя", &["3oe"]), "Зоя");
        // Pictures are names of their own, and so is what is nothing but signs.
        for (name, other) in [("Ada 🦊", "Ada 🐻"), ("Ada 🦊", "Ada"), ("!!", "??"), ("Adá", "Ada")]
        {
            assert_eq!(unique(name, &[other]), name);
        }
        for (name, other) in [("Ida", "ida"), ("eli", "Eli"), ("KIM", "Kim"), ("gil", "GIL")] {
            assert_eq!(unique(name, &[other]), format!("{name} 2"));
        }
    }
}
