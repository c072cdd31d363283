//! Line breaks and indentation for the TypeScript declarations that `ts-rs` writes.

/// Columns of a line.
const COLUMNS: usize = 100;

/// A piece of a type.
enum Piece {
    /// Anything that is no object.
    Text(String),
    /// What stands between braces.
    Object(Vec<Member>),
}

/// A member of an object.
struct Member {
    docs: Vec<String>,
    pieces: Vec<Piece>,
}

/// An exported declaration, laid out, with its documentation before it.
pub(crate) fn declaration(docs: &str, decl: &str) -> String {
    let decl = decl.trim().trim_end_matches(';');
    let (name, body) = decl.split_once(" = ").expect("a declaration has a name and a type");
    let pieces = parse(&mut body.trim());
    let line = format!("export {name} = {};\n", inline(&pieces));
    let mut text = comment(&words(docs), 0);
    let alternatives = alternatives(pieces);
    if !has_docs(&alternatives) && line.len() <= COLUMNS + 1 {
        return text + &line;
    }
    text += &format!("export {name} =");
    if let [only] = &alternatives[..] {
        return format!("{text} {};\n", broken(only, 0));
    }
    for pieces in &alternatives {
        text += &format!("\n  | {}", shortest(pieces, 2));
    }
    text + ";\n"
}

/// The lines of a JSDoc comment, without links to Rust.
fn words(docs: &str) -> Vec<String> {
    let docs = docs.replace("[`", "`").replace("`]", "`");
    let lines = docs.trim().trim_start_matches("/**").trim_end_matches("*/").lines();
    let lines = lines.map(|line| line.trim().trim_start_matches('*').trim().to_owned());
    let lines: Vec<_> = lines.skip_while(String::is_empty).collect();
    let used = lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
    lines[..used].to_vec()
}

/// A text as the lines of a JSDoc comment.
pub(crate) fn wrapped(text: &str, indent: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("never empty");
        if line.is_empty() {
            *line += word;
        } else if indent + 3 + line.len() + 1 + word.len() <= COLUMNS {
            *line += &format!(" {word}");
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

/// A JSDoc comment.
pub(crate) fn comment(lines: &[String], indent: usize) -> String {
    let space = " ".repeat(indent);
    match lines {
        [] => String::new(),
        [line] if indent + line.len() + 7 <= COLUMNS => format!("{space}/** {line} */\n"),
        _ => {
            let lines: String = lines
                .iter()
                .map(|line| format!("{}\n", format!("{space} * {line}").trim_end()))
                .collect();
            format!("{space}/**\n{lines}{space} */\n")
        }
    }
}

/// Reads up to the comma or brace that ends a member, or to the end.
fn parse(rest: &mut &str) -> Vec<Piece> {
    let (mut pieces, mut text, mut depth) = (Vec::new(), String::new(), 0_u32);
    while let Some(char) = rest.chars().next() {
        match char {
            '}' => break,
            ',' if depth == 0 => break,
            '{' => {
                pieces.push(Piece::Text(std::mem::take(&mut text)));
                *rest = &rest[1..];
                pieces.push(Piece::Object(members(rest)));
                continue;
            }
            '<' | '[' | '(' => depth += 1,
            '>' | ']' | ')' => depth -= 1,
            _ => {}
        }
        text.push(if char == '"' { '\'' } else { char });
        *rest = &rest[char.len_utf8()..];
    }
    pieces.push(Piece::Text(text));
    pieces
}

/// Reads up to and with the closing brace.
fn members(rest: &mut &str) -> Vec<Member> {
    let mut members = Vec::new();
    loop {
        *rest = rest.trim_start_matches(|char: char| char.is_whitespace() || char == ',');
        if let Some(after) = rest.strip_prefix('}') {
            *rest = after;
            return members;
        }
        let mut docs = Vec::new();
        if rest.starts_with("/**") {
            let (comment, after) = rest.split_once("*/").expect("comments end");
            docs = words(comment);
            *rest = after.trim_start();
        }
        members.push(Member { docs, pieces: unquoted(parse(rest)) });
    }
}

/// A member whose name needs no quotes has none.
fn unquoted(mut pieces: Vec<Piece>) -> Vec<Piece> {
    if let Some(Piece::Text(text)) = pieces.first_mut()
        && let Some((name, after)) = text.strip_prefix('\'').and_then(|text| text.split_once("':"))
        && name.chars().all(|char| char.is_ascii_alphanumeric() || char == '_')
    {
        *text = format!("{name}:{after}");
    }
    pieces
}

/// The alternatives of a union.
fn alternatives(pieces: Vec<Piece>) -> Vec<Vec<Piece>> {
    let mut all = vec![Vec::new()];
    for piece in pieces {
        let Piece::Text(text) = piece else {
            all.last_mut().expect("never empty").push(piece);
            continue;
        };
        let mut depth = 0_i32;
        let parts = text.split(|char| {
            depth += i32::from("<[(".contains(char)) - i32::from(">])".contains(char));
            char == '|' && depth == 0
        });
        for (index, part) in parts.enumerate() {
            if index > 0 {
                all.push(Vec::new());
            }
            let part = if index > 0 { part.trim_start() } else { part };
            all.last_mut().expect("never empty").push(Piece::Text(part.to_owned()));
        }
    }
    all
}

fn has_docs(alternatives: &[Vec<Piece>]) -> bool {
    alternatives.iter().flatten().any(|piece| match piece {
        Piece::Text(_) => false,
        Piece::Object(members) => members.iter().any(|member| {
            !member.docs.is_empty() || has_docs(std::slice::from_ref(&member.pieces))
        }),
    })
}

impl Piece {
    fn inline(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Object(members) if members.is_empty() => "{}".to_owned(),
            Self::Object(members) => {
                let members: Vec<_> = members.iter().map(|member| inline(&member.pieces)).collect();
                format!("{{ {} }}", members.join("; "))
            }
        }
    }
}

fn inline(pieces: &[Piece]) -> String {
    pieces.iter().map(Piece::inline).collect::<String>().trim().to_owned()
}

/// On one line if that fits and hides no documentation.
fn shortest(pieces: &[Piece], indent: usize) -> String {
    let line = inline(pieces);
    let has_docs = pieces.iter().any(|piece| match piece {
        Piece::Text(_) => false,
        Piece::Object(members) => members.iter().any(|member| {
            !member.docs.is_empty() || shortest(&member.pieces, indent).contains('\n')
        }),
    });
    if !has_docs && indent + line.len() + 3 <= COLUMNS { line } else { broken(pieces, indent) }
}

/// With each member of an object on its own lines.
fn broken(pieces: &[Piece], indent: usize) -> String {
    let mut out = String::new();
    for piece in pieces {
        match piece {
            Piece::Text(text) => out += text,
            Piece::Object(members) => {
                out += "{\n";
                for member in members {
                    out += &comment(&member.docs, indent + 2);
                    let text = shortest(&member.pieces, indent + 2);
                    out += &format!("{}{text};\n", " ".repeat(indent + 2));
                }
                out += &format!("{}}}", " ".repeat(indent));
            }
        }
    }
    out.trim().to_owned()
}
