//! JSON that we made ourselves is read as what it was made of. Whoever looks for a field by its
//! name, or for an event by a text, is not told by the compiler when that changes its name.

use std::collections::{BTreeMap, BTreeSet};

/// The shells: whoever gets what the engine and the server have to say.
const SHELLS: &[&str] = &[
    "crates/server/src/",
    "crates/play/src/",
    "crates/kartenhaus/src/",
    "crates/load/src/",
    "crates/prompt/src/",
    "crates/referee/src/",
    "web/src/",
];

/// Checks that no shell reads our JSON by the names in it.
pub(crate) fn check(files: &BTreeMap<String, String>, broken: &mut Vec<String>) {
    let names = names(files.get("docs/protocol/schema.json").map_or("", String::as_str));
    for (file, text) in files.iter().filter(|(file, _)| is_shell(file)) {
        let own = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(text);
        for (number, line) in (1..).zip(own.lines()) {
            let what = reads(file, line, &names).into_iter();
            broken
                .extend(what.map(|what| format!("{file}:{number}: reads our own JSON by {what}")));
        }
    }
}

fn is_shell(file: &str) -> bool {
    let code = file.ends_with(".rs") || file.ends_with(".ts") || file.ends_with(".svelte");
    let is_test = file.contains("/test") || file.ends_with(".test.ts");
    let shell = ["/page/", "/src/terminal.rs"].iter().any(|part| file.contains(part));
    let is_of_game = file.starts_with("games/") && shell;
    code && !is_test && (is_of_game || SHELLS.iter().any(|shell| file.starts_with(shell)))
}

/// The names that the protocol gives to messages, stages, phases and events. Those of one word
/// alone are other things too.
fn names(schema: &str) -> BTreeSet<&str> {
    let all = schema.split("\"const\": \"").skip(1).filter_map(|rest| rest.split('"').next());
    all.filter(|name| name.contains('_') || matches!(*name, "dealt" | "played" | "welcome"))
        .collect()
}

/// By what a line reads JSON, if it does.
fn reads(file: &str, line: &str, names: &BTreeSet<&str>) -> Option<String> {
    if line.trim_start().starts_with("//") {
        return None;
    }
    let quote = if file.ends_with(".rs") { '"' } else { '\'' };
    keyed(line, quote)
        .or_else(|| quoted(line))
        .or_else(|| named(line, names).filter(|_| quote == '"'))
}

/// A field that is looked up by its name: `event["seat"]`, `.get("seat")`.
fn keyed(line: &str, quote: char) -> Option<String> {
    let begins = [format!("[{quote}"), format!(".get({quote}")];
    begins.iter().find_map(|begin| {
        line.match_indices(begin).find_map(|(at, _)| {
            let before = line[..at].trim_end_matches("?.");
            // A type of the page has a capital: `Fault['code']`.
            let word = before.rsplit(|c: char| !c.is_alphanumeric() && c != '_').next();
            let value = before.ends_with([')', ']']) || word.is_some_and(is_value);
            let (name, rest) = line[at + begin.len()..].split_once(quote)?;
            // What is set is made here.
            let looked = rest.starts_with([']', ')']) && !rest.starts_with("] = ");
            (value && looked && is_name(name)).then(|| format!("`{name}`"))
        })
    })
}

fn is_value(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_lowercase() || c == '_')
}

fn is_name(text: &str) -> bool {
    is_value(text) && text.chars().all(|c| c.is_ascii_lowercase() || c == '_')
}

/// A text that is looked for in JSON: `contains(r#""type":"over""#)`.
fn quoted(line: &str) -> Option<String> {
    let looks = ["contains(", "find(", "starts_with(", "split_once(", "strip_prefix(", "includes("];
    let looked = looks.iter().flat_map(|look| line.split(look).skip(1));
    looked.map(|rest| rest.trim_start_matches("r#")).find_map(|rest| {
        let text = rest.strip_prefix(['"', '\''])?.trim_start_matches('\\').strip_prefix('"')?;
        let (name, rest) = text.split_once(['"', '\\'])?;
        let key = rest.trim_start_matches('"').starts_with(':');
        (is_name(name) && key).then(|| format!("`\"{name}\":`"))
    })
}

/// A text that is compared with a name of the protocol: `== "round_over"`, `"round_over" =>`.
fn named(line: &str, names: &BTreeSet<&str>) -> Option<String> {
    let mut parts = line.split('"');
    let mut before = parts.next()?;
    while let (Some(text), Some(after)) = (parts.next(), parts.next()) {
        let [left, right] = [before.trim_end(), after.trim_start()];
        let compared = left.ends_with("==") || left.ends_with("!=");
        let matched = right.starts_with("=>") || right.starts_with('|') || left.ends_with('|');
        if (compared || matched) && names.contains(text) {
            return Some(format!("`{text}`"));
        }
        before = after;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(file: &str, line: &str) -> usize {
        let schema = r#"{"const": "round_over"}, {"const": "play"}"#;
        let files = [("docs/protocol/schema.json", schema), (file, line)];
        let files = files.map(|(file, text)| (file.to_owned(), text.to_owned())).into();
        let mut broken = Vec::new();
        check(&files, &mut broken);
        broken.len()
    }

    #[test]
    fn what_reads_our_json_is_found() {
        for line in [
            r#"let seat = event["seat"].as_u64();"#,
            r#"let seat = update["told"][0]["seat"].is_null();"#,
            r#"let kind = event.get("type");"#,
            r##"if text.contains(r#""type":"over""#) {"##,
            r#"if text.contains("\"type\":") {"#,
            r#"if room.stage == "round_over" {"#,
            r#""round_over" | "play" => {}"#,
        ] {
            assert_eq!(found("crates/load/src/x.rs", line), 1, "{line}");
            assert_eq!(found("crates/lab/src/x.rs", line), 0, "no shell");
            assert_eq!(found("games/x/src/terminal.rs", line), 1, "{line}");
        }
        for line in [
            r#"command.args(["play", "--floor"]);"#,
            r#"let all = ["seat"];"#,
            r#"data["seat"] = seat.into();"#,
            r#"if word == "play" {"#,
            r#"let (key, value) = line.split_once(": ")?;"#,
            r#"// `event["seat"]`"#,
            "#[cfg(test)]\nmod tests {\n    let seat = event[\"seat\"];\n}",
        ] {
            assert_eq!(found("crates/load/src/x.rs", line), 0, "{line}");
        }
        assert_eq!(found("web/src/x.ts", "const seat = event['seat'];"), 1);
        assert_eq!(found("games/x/page/x.ts", "const seat = event['seat'];"), 1);
        assert_eq!(found("web/src/x.ts", "const code: Fault['code'] = ['seat'];"), 0);
    }
}
