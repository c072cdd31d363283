//! Krass Kariert at a terminal.

use kit::prompt::faces::{GREEN, PLAIN, PURPLE, RED, dim, padded, paint, width};
use kit::prompt::layout::{About, aligned, draw_pile, or_none, seats, word_if};
use kit::prompt::{AtTerminal, Ended, Names, View, texts};
use kit::words::Language;

use crate::{Face, KrassKariert, Options, Shown, ShownPlay};

impl AtTerminal for KrassKariert {
    type Options = Options;

    const LETTERS: (&str, &str) = ("", "");
    fn counts(_: &Options) -> Option<&'static str> {
        Some("terminal-column-chips")
    }

    fn wins(_: &Options) -> (&'static str, u32, u32) {
        ("chips", 0, 0)
    }

    fn is_whole(shown: &Shown, seats: usize) -> bool {
        let Shown { hands, reserves, chips, acted, inside, .. } = shown;
        [hands.len(), reserves.len(), chips.len(), acted.len(), inside.len()] == [seats; 5]
    }

    fn cards_of(shown: &Shown, seat: usize) -> [Vec<String>; 3] {
        [texts(shown.hands[seat].iter().flatten()), Vec::new(), Vec::new()]
    }

    fn card(text: &str) -> String {
        let colour = match text {
            "X" => PURPLE,
            "D" => GREEN,
            "S" => RED,
            _ => PLAIN,
        };
        paint(colour, text)
    }

    /// The cards in their order, with the positions above them.
    fn hand(cards: Vec<String>, label: &str) -> Vec<String> {
        let cell = |text: &str| padded(text, 4);
        let numbers: String = (0..cards.len()).map(|at| cell(&at.to_string())).collect();
        let faces: String = cards.iter().map(|text| cell(&Self::card(text))).collect();
        let indent = " ".repeat(width(label) + 2);
        let numbers = dim(&format!("{indent}{}", numbers.trim_end()));
        vec![numbers, format!("{label}: {}", faces.trim_end())]
    }

    fn legend(view: &View<Self>, language: Language) -> Vec<String> {
        let face = |text: &str| Self::card(text).into();
        let drawn = usize::from(view.options.drawn).into();
        let special =
            [("x", face("X")), ("draw", face("D")), ("stop", face("S")), ("drawn", drawn)];
        vec![
            language.text("terminal-goal-krass-kariert", &[]),
            language.text("terminal-legend-krass-kariert-order", &[]),
            language.text("terminal-legend-krass-kariert-special", &special),
        ]
    }

    fn table(view: &View<Self>, names: &Names) -> Vec<String> {
        let Shown { draw, trick, drawing, .. } = &view.own;
        let mut lines = seats(names, &view.common, |seat| about(&view.own, seat, names));
        for play in trick {
            let seat = names.of(play.seat.index());
            let params = [("cards", stands(play, names).into()), ("seat", seat.into())];
            lines.push(names.text("terminal-played", &params));
        }
        if trick.is_empty() {
            lines.push(names.text("terminal-new-trick", &[]));
        }
        lines.push(draw_pile(draw, names));
        if let Some((drawing, card)) = drawing.as_ref().and_then(|it| Some((it, it.card?))) {
            let left = usize::from(drawing.left);
            let params = [("card", Self::cards([card]).into()), ("count", left.into())];
            lines.push(names.text("terminal-drawn", &params));
        }
        lines
    }

    fn ended(round: &Ended<'_, View<Self>>) -> String {
        round.say("terminal-ended-pays", &round.scored(|score| score < 0))
    }

    fn account(round: &Ended<'_, View<Self>>, seat: usize) -> (String, String) {
        (round.view.own.chips[seat].to_string(), String::new())
    }

    /// `play 5-3` as `play 3-5`, and `play 3 4 5` as `play 3-5`; `play` may be left out.
    fn typed(words: &mut Vec<String>, _: &Names) {
        let start = usize::from(words.first().is_some_and(|word| word == "play"));
        let end = words.iter().position(|word| word == "as").unwrap_or(words.len());
        let Some(named) = words.get(start..end) else { return };
        let parts = if let [range] = named { range.split('-').collect() } else { Vec::new() };
        let range = parts.len() == 2;
        let parts = if range { parts } else { named.iter().map(String::as_str).collect() };
        let mut positions: Vec<u8> = parts.iter().filter_map(|part| part.parse().ok()).collect();
        if positions.len() != parts.len() || positions.len() < 2 {
            return;
        }
        positions.sort_unstable();
        let (first, last) = (positions[0], positions[positions.len() - 1]);
        // Neighbours, each named once; a range names only its ends.
        if first == last || (!range && usize::from(last - first) + 1 != positions.len()) {
            return;
        }
        words.splice(start..end, [format!("{first}-{last}")]);
    }

    /// One group for each reserve card, and one for each choice of cards with an X.
    fn group(mv: &str, _: &Names) -> String {
        match (mv.split_once(" at "), mv.split_once(" as ")) {
            (Some((take, _)), _) => take.to_owned(),
            (_, Some((play, _))) => format!("{play} as …"),
            _ => mv.split(' ').next().unwrap_or(mv).to_owned(),
        }
    }

    /// All takings of one reserve card.
    fn range(moves: &[&str], view: &View<Self>, you: usize, names: &Names) -> Option<String> {
        let (first, last) = (moves.first()?, moves.last()?);
        let reserve: usize = first.strip_prefix("take ")?.split(' ').next()?.parse().ok()?;
        let card = view.own.reserves[you].get(reserve)?.to_string();
        let about = names.text("terminal-taking", &[("card", card.into())]);
        Some(format!("  {first} … {last}  {about}"))
    }

    fn about(mv: &str, view: &View<Self>, you: usize, _: &Names) -> String {
        let mut words = mv.split(' ');
        let (cards, at) = match (words.next(), words.next()) {
            (Some("play"), Some(at)) => (texts(view.own.hands[you].iter().flatten()), at),
            (Some("take"), Some(at)) => (texts(&view.own.reserves[you]), at),
            _ => return String::new(),
        };
        let (first, last) = at.split_once('-').unwrap_or((at, at));
        let [first, last]: [usize; 2] = [first, last].map(|at| at.parse().unwrap_or(0));
        let cards = cards.into_iter().take(last.saturating_add(1)).skip(first);
        format!(" ({})", Vec::from_iter(cards).join(" "))
    }

    fn needed(verb: &str) -> &'static str {
        match verb {
            "play" => "positions",
            "take" => "reserve",
            "insert" => "position",
            _ => "cards",
        }
    }
}

fn about(shown: &Shown, seat: usize, names: &Names) -> About {
    let Shown { hands, reserves, chips, acted, inside, .. } = shown;
    let reserve = or_none(KrassKariert::cards(&reserves[seat]), names);
    let state = match (inside[seat], acted[seat]) {
        (false, _) => names.text("terminal-out", &[]),
        (true, acted) => word_if(acted, names, "terminal-had-turn"),
    };
    let cards = &hands[seat];
    let some = cards.iter().any(Option::is_some) && !cards.iter().all(Option::is_some);
    // One's own hand, and those that a record shows, stand below.
    let known = if some && names.you() != Some(seat) {
        let cell = |card: &Option<Face>| card.map_or_else(|| "·".to_owned(), |it| it.to_string());
        let cells = format!("[{}]", Vec::from_iter(cards.iter().map(cell)).join(" "));
        names.text("terminal-known", &[("cards", cells.into())]) + "  "
    } else {
        String::new()
    };
    let columns = vec![
        aligned(names, "terminal-cards", cards.len()),
        names.text("terminal-reserve", &[("cards", reserve.into())]),
        aligned(names, "terminal-chips", chips[seat].into()),
    ];
    About { columns, after: known + &state }
}

/// The cards of a play, and what they stand for if there is an X among them.
fn stands(play: &ShownPlay, names: &Names) -> String {
    let shown = KrassKariert::cards(&play.cards);
    if !play.cards.contains(&Face::X) {
        return shown;
    }
    let numbers = texts(&play.numbers).join(" ");
    names.text("krass-kariert-stands", &[("cards", shown.into()), ("numbers", numbers.into())])
}
