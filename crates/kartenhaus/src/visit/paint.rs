//! Lines with the colours of a terminal, for the whole screen.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

use prompt::faces::{BLUE, GREEN, PURPLE, RED, YELLOW};

/// The line with its colours; without `colours` only what is bold or stands back.
pub(super) fn line(text: &str, colours: bool) -> Line<'static> {
    let (mut spans, mut style) = (Vec::new(), Style::new());
    for (part, plain) in text.split('\x1b').zip(0..) {
        // What follows an escape begins with its code, up to an `m`.
        let code = if plain == 0 { None } else { part.strip_prefix('[') };
        let (code, rest) = code.and_then(|it| it.split_once('m')).unwrap_or(("", part));
        style = styled(style, code, colours);
        if !rest.is_empty() {
            spans.push(Span::styled(rest.to_owned(), style));
        }
    }
    Line::from(spans)
}

fn styled(style: Style, code: &str, colours: bool) -> Style {
    let colour = match code {
        "0" => return Style::new(),
        "1" => return style.add_modifier(Modifier::BOLD),
        "2" => return style.add_modifier(Modifier::DIM),
        RED => Color::LightRed,
        GREEN => Color::Green,
        YELLOW => Color::Yellow,
        BLUE => Color::LightBlue,
        PURPLE => Color::Magenta,
        _ => return style,
    };
    if colours { style.fg(colour) } else { style }
}

#[cfg(test)]
mod tests {
    use super::*;
    use prompt::faces::{bold, dim, paint};

    #[test]
    fn colours_of_lines_are_colours_of_the_screen() {
        let text = format!("{} has {}, {}", bold("Ada"), paint(RED, "7h♥"), dim("late"));
        let shown = line(&text, true);
        let parts: Vec<(&str, Style)> =
            shown.spans.iter().map(|span| (&*span.content, span.style)).collect();
        let plain = Style::new();
        assert_eq!(
            parts,
            [
                ("Ada", plain.add_modifier(Modifier::BOLD)),
                (" has ", plain),
                ("7h♥", plain.fg(Color::LightRed)),
                (", ", plain),
                ("late", plain.add_modifier(Modifier::DIM)),
            ]
        );
        assert!(line(&text, false).spans.iter().all(|span| span.style.fg.is_none()));
    }
}
