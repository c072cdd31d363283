//! Runs the rule vectors, `games/<game>/tests/rules.txt` (their form: `rules.md`), and checks that
//! every clause of every game has one, and that the tables of `docs/rules/texts/` name only clauses
//! and vectors that exist.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use games::words::Language;
use games::{AnyGame, AnyPlayError, Kind, Match, Phase, Seat, Seed, Settings, Setup, each_game};
use serde::Deserialize;
use serde_json::Value;

use crate::facts::{facts, text};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

struct Vector {
    kind: Kind,
    seats: usize,
    options: Vec<(String, String)>,
    dealer: Option<usize>,
    seed: Seed,
    deck: Option<String>,
    /// Cards for a place: `hand 0`, `draw`.
    places: BTreeMap<String, Vec<String>>,
    played: Option<Match>,
    due: bool,
    /// Why moves were refused: messages of the catalogue.
    refused: BTreeSet<String>,
}

/// How a game deals: to which places, in this order. `hand` is one card for each seat in turn until
/// all have theirs, `hand 3` three at once, `hand all` what is left, and `top` a place of no seat.
#[derive(Deserialize)]
struct Deal {
    order: Vec<String>,
    rest: String,
}

type Outcome = Result<(), String>;

impl Vector {
    fn new(kind: Kind) -> Self {
        Self {
            kind,
            seats: 4.min(kind.seats().1),
            options: Vec::new(),
            dealer: None,
            seed: Seed::from_number(1),
            deck: None,
            places: BTreeMap::new(),
            played: None,
            due: true,
            refused: BTreeSet::new(),
        }
    }

    fn setup(&self) -> Result<Setup, String> {
        let mut settings = Settings::new(self.kind.options());
        for (name, value) in &self.options {
            settings.set(name, value).map_err(|error| error.to_string())?;
        }
        let (kind, seats, dealer, seed) = (self.kind, self.seats, self.dealer, self.seed);
        Ok(Setup { kind, seats, settings, dealer, seed })
    }

    fn line(&mut self, line: &str) -> Outcome {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "seats" => self.seats = rest.parse().map_err(|_| "no number of seats")?,
            "option" => {
                let (name, value) = rest.split_once('=').ok_or("an option is NAME=VALUE")?;
                self.options.push((name.to_owned(), value.to_owned()));
            }
            "dealer" => self.dealer = Some(rest.parse().map_err(|_| "no seat")?),
            "seed" => self.seed = rest.parse().map_err(|error| format!("{error}"))?,
            "deck:" => self.deck = Some(rest.to_owned()),
            "setup" => return self.refused_setup(),
            "next" => {
                self.deal()?;
                (self.due, self.deck) = (true, None);
                self.places.clear();
            }
            "=" => {
                self.deal()?;
                return self.assert(rest);
            }
            _ if word.bytes().all(|byte| byte.is_ascii_digit()) => {
                self.deal()?;
                return self.moves(word, rest);
            }
            _ => {
                let (place, cards) = line.split_once(':').ok_or("this is no line of a vector")?;
                let cards = cards.split_whitespace().map(str::to_owned).collect();
                self.places.insert(place.to_owned(), cards);
            }
        }
        Ok(())
    }

    fn refused_setup(&self) -> Outcome {
        let Ok(setup) = self.setup() else { return Ok(()) };
        match Match::new(&setup, self.deck.as_deref()) {
            Err(_) => Ok(()),
            Ok(_) => Err("the table should be refused".to_owned()),
        }
    }

    fn deal(&mut self) -> Outcome {
        if !std::mem::take(&mut self.due) {
            return Ok(());
        }
        let setup = self.setup()?;
        let deck = match &self.deck {
            Some(deck) => deck.clone(),
            None => self.order(&setup)?,
        };
        match &mut self.played {
            Some(played) => {
                played.next_round(Some(&deck)).map_err(|error| error.to_string())?;
            }
            None => {
                let played = Match::new(&setup, Some(&deck)).map_err(|error| error.to_string())?;
                self.played = Some(played);
            }
        }
        Ok(())
    }

    /// The deck that gives the named cards to their places, and the rest to the others in order.
    fn order(&self, setup: &Setup) -> Result<String, String> {
        let table = self.kind.table(&setup.settings, setup.seats, setup.dealer);
        let table = table.map_err(|error| error.to_string())?;
        let mut rest = canonical_deck(&*table);
        let dealer = match &self.played {
            Some(played) => (played.game().standings().dealer().index() + 1) % self.seats,
            None => self.dealer.unwrap_or(self.seats - 1),
        };
        let places = self.dealt_to(table, dealer, &rest.join(" "));
        let mut used: BTreeMap<&str, usize> = BTreeMap::new();
        let mut deck: Vec<Option<String>> = vec![None; places.len()];
        for (at, place) in places.iter().enumerate() {
            let next = used.entry(place).or_default();
            if let Some(card) = self.places.get(place).and_then(|cards| cards.get(*next)) {
                let found = rest.iter().position(|other| other == card);
                rest.remove(found.ok_or_else(|| format!("{card} is named too often"))?);
                deck[at] = Some(card.clone());
            }
            *next += 1;
        }
        for (place, cards) in &self.places {
            let there = used.get(place.as_str()).copied().unwrap_or(0);
            if cards.len() > there {
                return Err(format!("`{place}` gets {there} cards, not {}", cards.len()));
            }
        }
        let mut rest = rest.into_iter();
        let deck = deck.into_iter().map(|card| card.or_else(|| rest.next()).expect("a card each"));
        Ok(deck.collect::<Vec<_>>().join(" "))
    }

    fn dealt_to(&self, mut table: Box<dyn AnyGame>, dealer: usize, deck: &str) -> Vec<String> {
        let Deal { order, rest } = facts(self.kind, "deal");
        table.deal(deck).expect("the deck in canonical order");
        let shown = games::json(&table.reveal());
        let of_seats = |place: &str| {
            let lists = shown.get(format!("{place}s")).or_else(|| shown.get(place));
            Some(lists?.as_array()?.first()?.as_array()?.len())
        };
        let mut places = Vec::new();
        for step in &order {
            let (place, packet) = step.split_once(' ').unwrap_or((step, "1"));
            let Some(size) = of_seats(place) else {
                places.push(place.to_owned());
                continue;
            };
            let first = format!("{place} {}", (dealer + 1) % self.seats);
            let dealt = places.iter().filter(|other| **other == first).count();
            let packet = packet.parse().unwrap_or(size).min(size - dealt);
            let rounds = if step.contains(' ') { 1 } else { size - dealt };
            for k in (0..rounds).flat_map(|_| 0..self.seats) {
                let name = format!("{place} {}", (dealer + 1 + k) % self.seats);
                places.extend(std::iter::repeat_n(name, packet));
            }
        }
        places.resize(deck.split(' ').count(), rest);
        places
    }

    fn moves(&mut self, seat: &str, rest: &str) -> Outcome {
        let (mv, expected) = rest.split_once(" -> ").unwrap_or((rest, "ok"));
        let (mv, times) = mv.rsplit_once(" x ").unwrap_or((mv, "1"));
        let times: u32 = times.parse().map_err(|_| "a move is repeated a number of times")?;
        (0..times).try_for_each(|_| self.play(seat, mv, expected))
    }

    fn play(&mut self, seat: &str, mv: &str, expected: &str) -> Outcome {
        let played = self.played.as_mut().expect("the deal was made");
        let seat = seat.parse().ok().and_then(Seat::new).ok_or("no seat")?;
        let before = played.record().to_owned();
        let found = match played.play(seat, mv) {
            Ok(_) => "ok".to_owned(),
            Err(AnyPlayError::Text(_)) => "bad".to_owned(),
            Err(AnyPlayError::NotNow(_)) => "not now".to_owned(),
            Err(AnyPlayError::Illegal { rule, reason }) => {
                for language in Language::all() {
                    let text = language.say(&reason);
                    if !language.has(&reason.id) || !text.ends_with('.') {
                        return Err(format!("`{text}` is no sentence in {language:?}"));
                    }
                }
                self.refused.insert(reason.id);
                let clause = rule.strip_prefix(&format!("{}:", self.kind));
                clause.ok_or("a rule begins with its game")?.to_owned()
            }
        };
        if found != "ok" && before != played.record() {
            return Err("a refused move stands in the record".to_owned());
        }
        same(&found, &expected.to_owned())
    }

    fn assert(&self, text: &str) -> Outcome {
        let played = self.played.as_ref().expect("the deal was made");
        let game = played.game();
        let (word, rest) = text.split_once(' ').ok_or("what should be?")?;
        match word {
            "status" => {
                let (path, json) = rest.split_once(' ').ok_or("a path and JSON")?;
                let status = serde_json::to_value(game.status()).map_err(|e| e.to_string())?;
                same_json(&status, path, json)
            }
            "view" => {
                let (viewer, rest) = rest.split_once(' ').ok_or("a seat, a path and JSON")?;
                let (path, json) = rest.split_once(' ').ok_or("a path and JSON")?;
                let viewer = viewer.parse().ok().and_then(Seat::new);
                same_json(&games::json(&game.view(viewer)), path, json)
            }
            "legal" => {
                let (seat, rest) = rest.split_once(' ').ok_or("a seat and moves")?;
                let seat = seat.parse().ok().and_then(Seat::new).ok_or("no seat")?;
                legal(&game.legal_moves(seat), rest)
            }
            path => same_json(&games::json(&game.reveal()), path, rest),
        }
    }
}

fn legal(moves: &[String], expected: &str) -> Outcome {
    let has = |mv: &str| moves.iter().any(|other| other == mv);
    match expected.split_once(' ') {
        Some(("+", mv)) if has(mv) => Ok(()),
        Some(("-", mv)) if !has(mv) => Ok(()),
        Some(("+", mv)) => Err(format!("`{mv}` is not among {moves:?}")),
        Some(("-", mv)) => Err(format!("`{mv}` is among the legal moves")),
        _ => {
            let list: Vec<String> =
                serde_json::from_str(expected).map_err(|error| error.to_string())?;
            let sorted = |list: &[String]| list.iter().cloned().collect::<BTreeSet<_>>();
            same(&sorted(moves), &sorted(&list))
        }
    }
}

fn same<T: PartialEq + std::fmt::Debug>(found: &T, expected: &T) -> Outcome {
    if found == expected { Ok(()) } else { Err(format!("found {found:?}, expected {expected:?}")) }
}

fn same_json(value: &Value, path: &str, json: &str) -> Outcome {
    let expected: Value = serde_json::from_str(json).map_err(|error| format!("{json}: {error}"))?;
    let mut found = value;
    for step in path.split('.') {
        let inner = match found {
            Value::Array(list) => step.parse::<usize>().ok().and_then(|at| list.get(at)),
            other => other.get(step),
        };
        found = inner.ok_or_else(|| format!("there is no `{step}` in {found}"))?;
    }
    same(found, &expected)
}

fn canonical_deck(table: &dyn AnyGame) -> Vec<String> {
    table.pool().split(' ').map(str::to_owned).collect()
}

fn clauses_of_rules(kind: Kind) -> BTreeSet<String> {
    let text = read(&folder(&format!("../../games/{kind}/rules.md")));
    let number = |line: &str| {
        let word = line.split_whitespace().next()?.to_owned();
        let (section, clause) = word.split_once('.')?;
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        (digits(section) && digits(clause)).then_some(word)
    };
    text.lines().filter_map(number).collect()
}

fn vectors_of(kind: Kind) -> String {
    text(kind, "tests/rules.txt", "vectors for each clause (crates/games/tests/rules.md)")
}

fn check(kind: Kind) {
    let text = vectors_of(kind);
    let (mut failures, mut covered, mut count) = (Vec::new(), BTreeSet::new(), 0);
    let mut vector = Vector::new(kind);
    let (mut title, mut failed, mut refused) = (String::new(), false, BTreeSet::new());
    let clauses = clauses_of_rules(kind);
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_end();
        if let Some(heading) = line.strip_prefix("## ") {
            vector = Vector::new(kind);
            (title, failed, count) = (heading.to_owned(), false, count + 1);
            let named = heading.split(' ').take_while(|word| word.contains('.'));
            covered.extend(named.map(str::to_owned).filter(|word| clauses.contains(word)));
        } else if !line.is_empty()
            && !line.starts_with("# ")
            && line != "#"
            && !failed
            && let Err(error) = vector.line(line)
        {
            failed = true;
            failures.push(format!(
                "games/{kind}/tests/rules.txt:{}: {title}\n  {line}\n  {error}",
                number + 1
            ));
        }
        refused.append(&mut vector.refused);
    }
    assert!(failures.is_empty(), "{} of {count} fail\n{}", failures.len(), failures.join("\n"));
    let bare: Vec<_> = clauses.difference(&covered).collect();
    assert!(clauses.len() > 10 && bare.is_empty(), "{kind}: no vector for the clauses {bare:?}");
    let prefix = format!("refused-{kind}-");
    let ids = Language::english().ids().filter(|id| id.starts_with(&prefix));
    let never: Vec<_> = ids.filter(|id| !refused.contains(*id)).collect();
    assert!(never.is_empty(), "{kind}: no vector is refused with {never:#?}");
}

each_game!(mod every_clause, kind: G => check(kind));

/// The vectors of a game: each title, and the clauses that vectors of this title show.
fn vectors(kind: Kind) -> BTreeMap<String, BTreeSet<String>> {
    let text = vectors_of(kind);
    let clauses = clauses_of_rules(kind);
    let mut vectors = BTreeMap::<_, BTreeSet<_>>::new();
    for heading in text.lines().filter_map(|line| line.strip_prefix("## ")) {
        let named = heading.split(' ').take_while(|word| clauses.contains(*word));
        let named: Vec<_> = named.map(str::to_owned).collect();
        let title: Vec<_> = heading.split(' ').skip(named.len()).collect();
        vectors.entry(title.join(" ")).or_default().extend(named);
    }
    vectors
}

fn faults(row: &str, vectors: &BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    let cells: Vec<_> = row.trim_matches('|').split('|').map(str::trim).collect();
    let &[sentence, clauses, shown, _reading] = &cells[..] else {
        return vec![format!("{} cells, not four: {row}", cells.len())];
    };
    let shown: Vec<_> = shown.split('`').skip(1).step_by(2).collect();
    if clauses == "–" {
        return Vec::new();
    }
    let clauses: BTreeSet<_> = clauses.split(' ').map(str::to_owned).collect();
    let known: BTreeSet<_> = vectors.values().flatten().cloned().collect();
    let missing = clauses.difference(&known).map(|clause| format!("no clause {clause}"));
    let vector_faults = shown.iter().filter_map(|&title| match vectors.get(title) {
        None => Some(format!("no vector `{title}`")),
        Some(of) => of.is_disjoint(&clauses).then(|| format!("`{title}` shows other clauses")),
    });
    let mut faults: Vec<_> = missing.chain(vector_faults).collect();
    let seen: BTreeSet<_> =
        shown.iter().filter_map(|&title| vectors.get(title)).flatten().collect();
    let bare = clauses.iter().filter(|&clause| known.contains(clause) && !seen.contains(clause));
    faults.extend(bare.map(|clause| format!("no vector of the row shows {clause}")));
    if shown.is_empty() {
        faults.push("no vector".to_owned());
    }
    faults.iter().map(|fault| format!("{sentence} {fault}")).collect()
}

#[test]
fn each_sentence_of_the_original_texts_has_its_clauses_and_vectors() {
    let mut texts = 0;
    for kind in Kind::ALL {
        // A game of our own has no text of somebody else's.
        let path = folder(&format!("../../docs/rules/texts/{kind}.md"));
        let Ok(text) = fs::read_to_string(path) else { continue };
        texts += 1;
        let vectors = vectors(kind);
        let rows: Vec<_> = text.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
        assert!(rows.len() > 20, "{kind}: {} rows", rows.len());
        let faults: Vec<_> = rows.iter().flat_map(|row| faults(row, &vectors)).collect();
        assert!(faults.is_empty(), "{kind}:\n{}", faults.join("\n"));
    }
    assert!(texts >= 5, "{texts} texts");
}

#[test]
fn the_index_of_rules_lists_every_game() {
    let index = read(&folder("../../docs/rules/README.md"));
    for kind in Kind::ALL {
        let link = format!("](../../games/{kind}/rules.md)");
        assert!(index.contains(&link), "add a line for {kind} to docs/rules/README.md");
    }
}

#[test]
fn a_row_whose_clause_or_vector_does_not_exist_is_refused() {
    let vectors = vectors(Kind::Kartel);
    let none: [String; 0] = [];
    assert_eq!(faults("| A solo. | 4.1 | `a solo` | |", &vectors), none);
    assert_eq!(faults("| Origin. | – | – | No rule. |", &vectors), none);
    for (row, fault) in [
        ("| A solo. | 4.9 | `a solo` | |", "A solo. no clause 4.9"),
        ("| A solo. | 4.1 | `a duet` | |", "A solo. no vector `a duet`"),
        ("| A solo. | 4.1 | – | |", "A solo. no vector"),
        ("| A solo. | 5.5 | `a solo` | |", "A solo. `a solo` shows other clauses"),
        ("| A solo. | 4.1 5.5 | `a solo` | |", "A solo. no vector of the row shows 5.5"),
        ("| A solo. | 4.1 | `a solo` |", "3 cells, not four: | A solo. | 4.1 | `a solo` |"),
    ] {
        assert!(faults(row, &vectors).contains(&fault.to_owned()), "{row}");
    }
}

#[test]
fn a_fresh_match_is_being_played() {
    for kind in Kind::ALL {
        let vector = Vector::new(kind);
        let setup = vector.setup().expect("the standard table");
        let played = Match::new(&setup, None).expect("a match");
        assert_eq!(played.game().status().phase, Phase::Playing, "{kind}");
    }
}
