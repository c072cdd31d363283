//! The line that is typed on the whole screen, and the lines before it.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::terminal::LINE_MAX;

const HISTORY_MAX: usize = 200;

#[derive(Default)]
pub(super) struct Input {
    text: Vec<char>,
    /// The cursor is before this character.
    at: usize,
    history: Vec<String>,
    /// How many lines back in the history this is, and what was typed before that.
    back: usize,
    draft: Vec<char>,
}

impl Input {
    pub(super) fn halves(&self) -> (String, String) {
        let (before, after) = self.text.split_at(self.at);
        (before.iter().collect(), after.iter().collect())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Ends the line, and returns it.
    pub(super) fn end(&mut self) -> String {
        let line: String = std::mem::take(&mut self.text).into_iter().collect();
        (self.at, self.back) = (0, 0);
        if !line.trim().is_empty() && self.history.last() != Some(&line) {
            self.history.push(line.clone());
            let old = self.history.len().saturating_sub(HISTORY_MAX);
            self.history.drain(..old);
        }
        line
    }

    pub(super) fn key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('a') if control => self.at = 0,
            KeyCode::Char('e') if control => self.at = self.text.len(),
            KeyCode::Char('u') if control => {
                self.text.drain(..self.at);
                self.at = 0;
            }
            KeyCode::Char('k') if control => self.text.truncate(self.at),
            KeyCode::Char('w') if control => self.delete_word(),
            KeyCode::Char(_) if control || key.modifiers.contains(KeyModifiers::ALT) => {}
            KeyCode::Char(it) if !it.is_control() && self.text.len() < LINE_MAX / 4 => {
                self.text.insert(self.at, it);
                self.at += 1;
            }
            KeyCode::Backspace if self.at > 0 => {
                self.at -= 1;
                self.text.remove(self.at);
            }
            KeyCode::Delete if self.at < self.text.len() => {
                self.text.remove(self.at);
            }
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = self.text.len().min(self.at + 1),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = self.text.len(),
            KeyCode::Up => self.go_back(self.back + 1),
            KeyCode::Down if self.back > 0 => self.go_back(self.back - 1),
            _ => {}
        }
    }

    fn delete_word(&mut self) {
        let before = &self.text[..self.at];
        let end = before.iter().rposition(|it| *it != ' ').map_or(0, |last| last + 1);
        let start = before[..end].iter().rposition(|it| *it == ' ').map_or(0, |space| space + 1);
        self.text.drain(start..self.at);
        self.at = start;
    }

    /// Shows the line that was typed so many lines before; 0 is the one that is not ended.
    fn go_back(&mut self, back: usize) {
        if back > self.history.len() {
            return;
        }
        if self.back == 0 {
            self.draft = self.text.clone();
        }
        self.text = match self.history.len().checked_sub(back) {
            Some(at) if back > 0 => self.history[at].chars().collect(),
            _ => std::mem::take(&mut self.draft),
        };
        (self.back, self.at) = (back, self.text.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn type_in(input: &mut Input, keys: &str) {
        for key in keys.chars() {
            let (code, modifiers) = match key {
                '<' => (KeyCode::Left, KeyModifiers::NONE),
                '^' => (KeyCode::Up, KeyModifiers::NONE),
                '_' => (KeyCode::Down, KeyModifiers::NONE),
                '\u{8}' => (KeyCode::Backspace, KeyModifiers::NONE),
                '\u{15}' => (KeyCode::Char('u'), KeyModifiers::CONTROL),
                '\u{17}' => (KeyCode::Char('w'), KeyModifiers::CONTROL),
                other => (KeyCode::Char(other), KeyModifiers::NONE),
            };
            input.key(KeyEvent::new(code, modifiers));
        }
    }

    #[test]
    fn a_line_is_typed_and_mended() {
        for (keys, before, after) in [
            ("play 7h", "play 7h", ""),
            ("play 7h<<", "play ", "7h"),
            ("pley<\u{8}a", "pla", "y"),
            ("play 7h \u{17}", "play ", ""),
            ("play\u{17}\u{17}\u{8}", "", ""),
            ("play 7h<\u{15}", "", "h"),
            ("王ü<x", "王x", "ü"),
        ] {
            let mut input = Input::default();
            type_in(&mut input, keys);
            assert_eq!(input.halves(), (before.to_owned(), after.to_owned()), "{keys:?}");
        }
    }

    #[test]
    fn earlier_lines_come_back() {
        let mut input = Input::default();
        for line in ["pass", "play 7h", "play 7h", ""] {
            type_in(&mut input, line);
            assert_eq!(input.end(), line);
        }
        let shown = |input: &Input| input.halves().0;
        type_in(&mut input, "dra^");
        assert_eq!(shown(&input), "play 7h", "the same line is kept once, an empty one never");
        type_in(&mut input, "^^^");
        assert_eq!(shown(&input), "pass", "there is none before it");
        type_in(&mut input, "__");
        assert_eq!(shown(&input), "dra", "what was not ended is not lost");
        assert!(!input.is_empty());
        type_in(&mut input, "_w");
        assert_eq!(input.end(), "draw");
    }
}
