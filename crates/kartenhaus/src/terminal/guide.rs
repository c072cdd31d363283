//! What the person has to decide now, in a line or two above the prompt. Everything here follows
//! from the person's own view and legal moves, so that it says nothing that they may not know.

use engine::Kind;
use serde_json::Value;
use words::Param;

use super::faces::suit;
use super::fields::{count, list, number, texts};
use super::games::kartel::BOOKS;
use super::games::krass_kariert::stands;
use super::games::{card, cards};
use super::layout::SLOTS_MAX;
use super::names::Names;

/// Up to this many legal moves are listed above the prompt.
pub(super) const LISTED_MAX: usize = 6;

/// What one person sees and may do.
pub(super) struct Sight<'a> {
    /// The person's own view.
    pub view: &'a Value,
    /// The person's seat.
    pub you: usize,
    /// Its legal moves.
    pub legal: &'a [String],
    /// What the seats are called.
    pub names: &'a Names,
}

impl Sight<'_> {
    /// Whether a legal move has this verb.
    fn may(&self, verb: &str) -> bool {
        self.first(verb).is_some()
    }

    /// The first legal move with this verb.
    fn first(&self, verb: &str) -> Option<&str> {
        let mut moves = self.legal.iter().map(String::as_str);
        moves.find(|mv| mv.split(' ').next() == Some(verb))
    }

    /// Whether a legal move has this verb, as a message is told.
    fn yes(&self, verb: &str) -> Param<'static> {
        yes(self.may(verb))
    }

    /// A message of the catalogue.
    pub(super) fn text(&self, id: &str, params: &[(&str, Param<'_>)]) -> String {
        self.names.text(id, params)
    }
}

/// What is to be decided, and the legal moves if they are few.
pub(super) fn lines(kind: Kind, sight: &Sight<'_>) -> Vec<String> {
    let mut lines = match kind {
        Kind::Kartel => kartel(sight),
        Kind::KartuSama => vec![kartu_sama(sight)],
        Kind::KrassKariert => vec![krass_kariert(sight)],
        Kind::Khamul => vec![khamul(sight)],
        Kind::Ktu => ktu(sight),
    };
    // In a snap every slot may always be thrown: all are listed, whatever their number.
    if sight.legal.len() <= LISTED_MAX || sight.may("snap") {
        lines.extend(few(sight));
    }
    lines
}

/// A few moves, all of them listed.
fn few(sight: &Sight<'_>) -> Option<String> {
    let moves = match sight.legal {
        [] => return None,
        [only] => return Some(sight.text("terminal-only-move", &[("move", only.into())])),
        // A snap with a long row: all slots may be thrown.
        [first, .., last, done] if sight.legal.len() > SLOTS_MAX && done == "done" => {
            format!("{first} … {last} | {done}")
        }
        all => all.join(" | "),
    };
    Some(sight.text("terminal-you-may", &[("moves", moves.into())]))
}

/// Whether something is so, as a message is told.
fn yes(is: bool) -> Param<'static> {
    if is { "yes" } else { "no" }.into()
}

const KARTEL_SUITS: [&str; 5] = ["o", "g", "k", "b", "r"];

fn kartel(sight: &Sight<'_>) -> Vec<String> {
    let Some(last) = list(sight.view, "pile").last() else {
        return vec![sight.text("terminal-kartel-lead", &[])];
    };
    if !sight.may("play") {
        return vec![sight.text("terminal-kartel-cannot", &[])];
    }
    let size = count(&last["cards"]);
    if size > 3 {
        return book(last["name"].as_str().unwrap_or_default(), sight);
    }
    let first = texts(&last["cards"]).next().unwrap_or_default();
    let (rank, letter) = first.split_at(first.len().min(1));
    let at = KARTEL_SUITS.iter().position(|own| *own == letter).unwrap_or(0);
    // Each suit beats the next two of the circle, so the two before it beat it.
    let shape = |back: usize| card(Kind::Kartel, KARTEL_SUITS[(at + 5 - back) % 5]);
    let params = [
        ("size", size.into()),
        ("pass", sight.yes("pass")),
        ("rank", number_or_text(rank)),
        ("first", shape(1).into()),
        ("second", shape(2).into()),
    ];
    vec![sight.text("terminal-kartel-beat", &params)]
}

/// What a book on the table is, and what beats it.
fn book(name: &str, sight: &Sight<'_>) -> Vec<String> {
    let plain = |book: &str| BOOKS.iter().position(|(own, _)| *own == book);
    let (at, rainbow) = match plain(name) {
        Some(at) => (at, false),
        None => (plain(name.trim_start_matches("KARA ")).unwrap_or(0), true),
    };
    let params = [
        ("pass", sight.yes("pass")),
        ("book", name.into()),
        ("what", sight.text(BOOKS[at].1, &[]).into()),
        ("rainbow", yes(rainbow)),
    ];
    let higher: Vec<&str> = BOOKS[..at].iter().rev().map(|(name, _)| *name).collect();
    let above = [
        ("line", name.into()),
        ("count", higher.len().into()),
        ("higher", sight.names.or(&higher).into()),
    ];
    vec![
        sight.text("terminal-kartel-beat-book", &params),
        sight.text("terminal-kartel-higher", &above),
    ]
}

/// A French rank as people say it.
fn rank(text: &str) -> &str {
    match &text[..text.len().min(1)] {
        "T" => "10",
        rank => rank,
    }
}

/// A rank in a message: a number if it is one, because some languages say numbers differently.
fn number_or_text(rank: &str) -> Param<'_> {
    rank.parse::<usize>().map_or_else(|_| rank.into(), Into::into)
}

fn kartu_sama(sight: &Sight<'_>) -> String {
    let view = sight.view;
    let top = texts(&view["discard"]).last().unwrap_or_default();
    let seats = list(view, "hands").len();
    let owed = number(&view["owed"]);
    let held = count(&view["hands"][sight.you]);
    let due = match (owed, held) {
        (0, 1) => 2 + seats - 1,
        (0, _) => 2,
        _ => 2 * seats,
    };
    let ends = ("ends", yes(due > number(&view["draw"])));
    let joker = sight.legal.iter().any(|mv| mv == "play Jo");
    let others = sight.legal.iter().any(|mv| mv.starts_with("play ") && mv != "play Jo");
    if !joker && !others {
        return sight.text("terminal-kartu-sama-nothing", &[("draw", due.into()), ends]);
    }
    let fits = match (top, others, joker) {
        ("Jo", _, _) => "any",
        (_, false, _) => "joker",
        (_, true, false) => "top",
        (_, true, true) => "top-or-joker",
    };
    let shape = if top == "Jo" { String::new() } else { suit(&top[1..]) };
    sight.text(
        "terminal-kartu-sama-fits",
        &[
            ("owed", owed.into()),
            ("fits", fits.into()),
            ("rank", rank(top).into()),
            ("suit", shape.into()),
            ("draw", if sight.may("draw") { due } else { 0 }.into()),
            ends,
        ],
    )
}

/// What a combination of Krass Kariert is, as a message is told.
fn combination(numbers: &[Value]) -> &'static str {
    let equal = numbers.windows(2).all(|pair| pair[0] == pair[1]);
    match (numbers.len(), equal) {
        (1, _) => "single",
        (2, true) => "pair",
        (2, false) => "run-of-two",
        (_, true) => "three-of-a-kind",
        (_, false) => "run-of-three",
    }
}

fn krass_kariert(sight: &Sight<'_>) -> String {
    let view = sight.view;
    if let Some(drawn) = view["drawing"]["card"].as_str() {
        let (first, last) = (sight.legal.first(), sight.legal.last());
        let (first, last) = (first.map_or("", |mv| mv), last.map_or("", |mv| mv));
        let range = if first == last { first.to_owned() } else { format!("{first} … {last}") };
        let drawn = card(Kind::KrassKariert, drawn);
        let params = [("card", drawn.into()), ("moves", range.into())];
        return sight.text("terminal-krass-kariert-insert", &params);
    }
    let trick = list(view, "trick");
    if trick.is_empty() {
        return sight.text("terminal-krass-kariert-start", &[]);
    }
    let Some(last) = trick.iter().rev().find(|play| !list(play, "as").is_empty()) else {
        return sight.text("terminal-krass-kariert-none-yet", &[("take", sight.yes("take"))]);
    };
    let how = match (sight.may("play"), sight.may("take")) {
        (true, false) => "play",
        (true, true) => "play-or-take",
        (false, true) => "take",
        (false, false) => "nothing",
    };
    sight.text(
        "terminal-krass-kariert-beat",
        &[
            ("cards", stands(&last["cards"], &last["as"], sight.names).into()),
            ("what", combination(list(last, "as")).into()),
            ("seat", sight.names.of(number(&last["seat"])).into()),
            ("how", how.into()),
        ],
    )
}

fn khamul(sight: &Sight<'_>) -> String {
    let view = sight.view;
    if sight.may("peek") {
        let wanted = "peek 0 3";
        let there = sight.legal.iter().any(|mv| mv == wanted);
        let example = if there { wanted } else { sight.first("peek").unwrap_or(wanted) };
        let all = count(&view["rows"][sight.you]);
        let params = [("count", all.into()), ("example", example.into())];
        return sight.text("terminal-khamul-first-look", &params);
    }
    let face = |text: &str| ("card", card(Kind::Khamul, text).into());
    if let Some(power) = view["power"]["card"].as_str() {
        let how = if sight.may("look") {
            "look"
        } else if sight.may("give") {
            "give"
        } else {
            "exchange"
        };
        return sight.text("terminal-khamul-power", &[face(power), ("power", how.into())]);
    }
    if let Some(held) = view["in_hand"]["card"].as_str() {
        if !sight.may("discard") {
            return sight.text("terminal-khamul-took", &[face(held)]);
        }
        let power = ("power", power_of(held).into());
        let switch = ("switch", sight.yes("switch"));
        return sight.text("terminal-khamul-hold", &[face(held), power, switch]);
    }
    let discard = texts(&view["discard"]).last();
    if sight.may("done") {
        return khamul_snap(sight, discard.unwrap_or_default());
    }
    let mut may = Vec::new();
    if sight.may("draw") {
        may.push(sight.text("terminal-khamul-may-draw", &[]));
    }
    if let (true, Some(top)) = (sight.may("take"), discard) {
        may.push(sight.text("terminal-khamul-may-take", &[face(top)]));
    }
    if sight.may("khamul") {
        may.push(sight.text("terminal-khamul-may-announce", &[]));
    }
    sight.text("terminal-khamul-turn", &[("moves", sight.names.or(&may).into())])
}

/// What a card may do once it is discarded, as the rules' section 5 has it.
fn power_of(held: &str) -> &'static str {
    match held {
        "Qc" | "Qs" => "give",
        "Kc" | "Ks" => "exchange",
        jack if jack.starts_with('J') => "look",
        _ => "none",
    }
}

/// Says what would match, and never whether anything does.
fn khamul_snap(sight: &Sight<'_>, top: &str) -> String {
    let face = ("card", card(Kind::Khamul, top).into());
    if !sight.may("snap") {
        return sight.text("terminal-khamul-snap-none", &[face]);
    }
    let rank = match rank(top) {
        _ if sight.view["options"]["match"] == "value" => "value".into(),
        "J" => "jack".into(),
        "Q" => "queen".into(),
        "K" => "king".into(),
        "A" => "ace".into(),
        rank => number_or_text(rank),
    };
    let value = ("value", khamul_value(top).into());
    sight.text("terminal-khamul-snap", &[face, ("rank", rank), value])
}

/// What a card counts in Khamul (1.2).
pub(super) fn khamul_value(text: &str) -> u32 {
    match (rank(text), text.chars().last()) {
        ("A", _) => 1,
        ("J", _) => 10,
        ("Q", Some('d' | 'h')) => 20,
        ("K", Some('d' | 'h')) => 0,
        ("Q" | "K", _) => 10,
        (number, _) => number.parse().unwrap_or(0),
    }
}

/// KTU's ranks, low to high, without those that fit on anything.
const POWER: [&str; 10] = ["4", "5", "6", "7", "8", "9", "J", "Q", "K", "A"];

fn ktu(sight: &Sight<'_>) -> Vec<String> {
    if sight.may("open") {
        let example = sight.legal.last().map_or("", String::as_str);
        return vec![
            sight.text("terminal-ktu-choose", &[("example", example.into())]),
            sight.text("terminal-ktu-choose-how", &[]),
        ];
    }
    let pile: Vec<&str> = texts(&sight.view["pile"]).collect();
    let mut lines = vec![ktu_to_beat(&pile, sight.names)];
    if sight.may("flip") {
        let closed = count(&sight.view["closed"][sight.you]);
        let slots: Vec<String> = (0..closed).map(|at| format!("{at}▮")).collect();
        let params = [("slots", slots.join(" ").into()), ("take", sight.yes("take"))];
        lines.push(sight.text("terminal-ktu-closed", &params));
    } else if !sight.may("play") {
        lines[0] += " ";
        lines[0] += &sight.text("terminal-ktu-cannot", &[]);
    }
    lines
}

/// What the pile asks for (4.1 to 4.5).
fn ktu_to_beat(pile: &[&str], names: &Names) -> String {
    let Some(top) = pile.last() else { return names.text("terminal-ktu-empty", &[]) };
    let under = pile.iter().rev().find(|card| !card.starts_with('3'));
    let (fits, ranks) = match under.map(|card| rank(card)) {
        None | Some("2") => ("anything", String::new()),
        Some("7") => ("ranks", POWER[..3].join(" ")),
        Some(rank) => {
            let at = POWER.iter().position(|own| *own == rank).map_or(0, |at| at + 1);
            let higher = POWER[at..].join(" ");
            (if higher.is_empty() { "only" } else { "ranks" }, higher)
        }
    };
    names.text(
        "terminal-ktu-to-beat",
        &[
            ("card", cards(Kind::Ktu, [*under.unwrap_or(top)]).into()),
            ("threes", yes(top.starts_with('3'))),
            ("fits", fits.into()),
            ("ranks", ranks.into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;
    use serde_json::json;
    use words::Language;

    /// The lines for this view and these legal moves, without colours.
    fn check(kind: Kind, view: &Value, legal: &[&str], expected: &[&str]) {
        let names = Names::new(Language::english(), 4, Seat::new(0));
        let legal: Vec<String> = legal.iter().map(|&mv| mv.to_owned()).collect();
        let lines = lines(kind, &Sight { view, you: 0, legal: &legal, names: &names });
        let plain: Vec<String> =
            lines.iter().map(|line| anstream::adapter::strip_str(line).to_string()).collect();
        assert_eq!(plain, expected);
    }

    /// So many moves that they are not listed.
    const MANY: [&str; 7] =
        ["play 2o", "play 3o", "play 4o", "play 5o", "play 6o", "play 7o", "pass"];

    #[test]
    fn kartel_says_what_may_be_led_and_what_beats_a_set() {
        let lead = "You lead: one card, two or three of one rank, or a five-card book.";
        check(
            Kind::Kartel,
            &json!({"pile": []}),
            &MANY[..6],
            &[lead, "You may: play 2o | play 3o | play 4o | play 5o | play 6o | play 7o"],
        );
        let pile = |cards: &[&str], name: &str| json!({"pile": [{"cards": cards, "name": name}]});
        check(
            Kind::Kartel,
            &pile(&["7b"], "solo"),
            &MANY,
            &["Beat it with 1 card, or pass: a higher rank, or a 7 in k■ or g✚."],
        );
        check(
            Kind::Kartel,
            &pile(&["7o", "7g"], "ship"),
            &MANY,
            &["Beat it with 2 cards, or pass: a higher rank, or another two of rank 7."],
        );
        check(
            Kind::Kartel,
            &pile(&["7o", "7g"], "ship"),
            &["pass"],
            &["You have nothing that beats it: pass.", "Your only move: pass."],
        );
        let book = ["3o", "3g", "4k", "4b", "4r"];
        check(
            Kind::Kartel,
            &pile(&book, "KARA Umbrella"),
            &MANY,
            &[
                "Beat it with 5 cards, or pass. KARA Umbrella: three of one rank and two of \
                 another, in five suits.",
                "A higher KARA Umbrella beats it, or Honey, Quads, Mr. Honey or KARA 5.",
            ],
        );
        check(
            Kind::Kartel,
            &pile(&book, "KARA 5"),
            &MANY,
            &[
                "Beat it with 5 cards, or pass. KARA 5: five of one rank.",
                "Only a higher KARA 5 beats it.",
            ],
        );
    }

    #[test]
    fn kartu_sama_says_what_fits_and_what_is_due() {
        let view = |top: &str, owed: u64, held: usize, draw: u64| {
            let hand = vec!["2c"; held];
            json!({"discard": [top], "owed": owed, "draw": draw, "hands": [hand, 3, 3, 3]})
        };
        let kind = Kind::KartuSama;
        check(
            kind,
            &view("7h", 0, 3, 9),
            &["play 7c", "play Jo"],
            &["Match 7 or ♥ (or play a joker).", "You may: play 7c | play Jo"],
        );
        check(
            kind,
            &view("7h", 0, 3, 9),
            &["play Jo", "draw"],
            &["Only a joker fits, or draw 2.", "You may: play Jo | draw"],
        );
        let only = "Your only move: draw.";
        check(kind, &view("Th", 0, 3, 9), &["draw"], &["Nothing fits: draw 2.", only]);
        check(kind, &view("Th", 0, 1, 9), &["draw"], &["Nothing fits: draw 5.", only]);
        check(kind, &view("Th", 2, 1, 8), &["draw"], &["Nothing fits: draw 8.", only]);
        check(
            kind,
            &view("Th", 0, 2, 1),
            &["draw"],
            &["Nothing fits: draw 2, which ends the round.", only],
        );
        check(
            kind,
            &view("Jo", 4, 3, 9),
            &["play 7c"],
            &[
                "You owe 4 more cards: play one that fits: any card fits on a joker.",
                "Your only move: play 7c.",
            ],
        );
    }

    #[test]
    fn krass_kariert_says_what_lies_there() {
        let kind = Kind::KrassKariert;
        let view = |trick: Value| json!({"trick": trick, "drawing": null});
        check(
            kind,
            &view(json!([])),
            &["play 0"],
            &[
                "You start: any one to three neighbours that form a combination, or a special \
                 card.",
                "Your only move: play 0.",
            ],
        );
        let run = json!([
            {"seat": 2, "cards": ["2", "X", "3"], "as": [2, 1, 3]},
            {"seat": 3, "cards": ["D"], "as": []},
        ]);
        check(
            kind,
            &view(run),
            &["take 0 at 0"],
            &[
                "To beat: 2 X 3 as 2 1 3 (run of three, Cem): you cannot, so take a reserve card.",
                "Your only move: take 0 at 0.",
            ],
        );
        let drawn = json!({"trick": [], "drawing": {"seat": 0, "card": "9", "left": 1}});
        check(
            kind,
            &drawn,
            &["insert 0", "insert 1", "insert 2"],
            &[
                "Put the 9 you drew: insert 0 … insert 2 (the position it will have).",
                "You may: insert 0 | insert 1 | insert 2",
            ],
        );
    }

    /// A view of Khamul, with fields of its own.
    fn khamul_view(own: Value) -> Value {
        let mut view = json!({
            "options": {"match": "rank"}, "rows": [4, 4, 4, 4], "in_hand": null, "power": null,
            "discard": ["2c", "Ts"], "turn": 0,
        });
        view.as_object_mut().expect("fields").extend(own.as_object().expect("fields").clone());
        view
    }

    #[test]
    fn khamul_says_what_is_due_and_never_what_matches() {
        let kind = Kind::Khamul;
        let view = khamul_view;
        check(
            kind,
            &view(json!({})),
            &["khamul", "draw", "take"],
            &["Your turn: draw, take the Ts♠ or announce khamul.", "You may: khamul | draw | take"],
        );
        let all = ["discard", "switch 0", "switch 1"];
        check(
            kind,
            &view(json!({"in_hand": {"card": "7d", "from": "draw"}})),
            &all,
            &[
                "You hold 7d♦: discard it, or switch N to put it in place of your card N.",
                "You may: discard | switch 0 | switch 1",
            ],
        );
        let taken = view(json!({"in_hand": {"card": "7d", "from": "discard"}}));
        check(
            kind,
            &taken,
            &all[1..],
            &[
                "You took 7d♦: switch N to put it in place of your card N.",
                "You may: switch 0 | switch 1",
            ],
        );
    }

    #[test]
    fn khamuls_snaps_list_every_slot_whatever_lies_there() {
        let kind = Kind::Khamul;
        let view = khamul_view;
        let slots: Vec<String> = (0..8).map(|slot| format!("snap {slot}")).collect();
        let snaps: Vec<&str> = slots.iter().map(String::as_str).chain(["done"]).collect();
        let listed = format!("You may: {}", snaps.join(" | "));
        let how = "snap N throws your card N if you believe it is";
        check(
            kind,
            &view(json!({})),
            &snaps,
            &[&format!("Snap on Ts♠? {how} a 10; done throws none."), &listed],
        );
        check(
            kind,
            &view(json!({"options": {"match": "value"}})),
            &snaps,
            &[&format!("Snap on Ts♠? {how} worth 10; done throws none."), &listed],
        );
        check(
            kind,
            &view(json!({"power": {"seat": 0, "card": "Qs"}})),
            &["give 1", "decline"],
            &[
                "Qs♠: give N makes seat N draw an unseen card, or decline.",
                "You may: give 1 | decline",
            ],
        );
        check(
            kind,
            &view(json!({"turn": null})),
            &["peek 0 1", "peek 0 3"],
            &[
                "First look: choose two of your four cards to see, once: peek 0 3.",
                "You may: peek 0 1 | peek 0 3",
            ],
        );
    }

    #[test]
    fn ktu_says_what_beats_the_pile() {
        let names = Names::new(Language::english(), 4, Seat::new(0));
        for (pile, expected) in [
            (&["7h", "Jd", "3c"][..], "To beat: Jd♦ (3s are looked through): Q K A, or 2 3 10."),
            (&["4c", "7h"], "To beat: 7h♥: 4 5 6, or 2 3 10."),
            (&["2s"], "To beat: 2s♠: anything."),
            (&["3s", "3c"], "To beat: 3c♣ (3s are looked through): anything."),
            (&["Ah"], "To beat: Ah♥: only 2 3 10."),
            (&["6h"], "To beat: 6h♥: 7 8 9 J Q K A, or 2 3 10."),
            (&[], "The pile is empty: play one card, or several of one rank."),
        ] {
            let plain = anstream::adapter::strip_str(&ktu_to_beat(pile, &names)).to_string();
            assert_eq!(plain, expected);
        }
        let view = json!({"pile": ["Ah"], "closed": [2, 3, 3, 3]});
        check(
            Kind::Ktu,
            &view,
            &["take"],
            &["To beat: Ah♥: only 2 3 10. You cannot beat it: take.", "Your only move: take."],
        );
        check(
            Kind::Ktu,
            &view,
            &["flip 0", "flip 1", "take"],
            &[
                "To beat: Ah♥: only 2 3 10.",
                "Your closed cards: 0▮ 1▮   flip N turns one over, or take the pile.",
                "You may: flip 0 | flip 1 | take",
            ],
        );
    }
}
