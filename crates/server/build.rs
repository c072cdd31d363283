//! Builds the web client with npm when its sources are not those of the last build, and lets the
//! server be built without npm: then its page says what is missing.

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// What the client is made from, besides the pages and words of games.
const SOURCES: [&str; 12] = [
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "catalogue.ts",
    "report.html",
    "vite.config.ts",
    "vite.report.config.ts",
    "svelte.config.js",
    "tsconfig.json",
    "../locales",
];

/// The file in `dist` that says what it was made from.
const STAMP: &str = "built-from.txt";

fn main() {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the package is");
    let web = Path::new(&here).join("../../web");
    println!("cargo::rerun-if-changed=build.rs");
    for source in sources(&web).unwrap_or_default() {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    println!("cargo::rerun-if-changed={}", web.join("dist").join(STAMP).display());
    // A new game changes the lock file.
    println!("cargo::rerun-if-changed={}", web.join("../Cargo.lock").display());
    // Without a page there is still a server: what went wrong stands on the page.
    if let Err(reason) = build(&web) {
        println!("cargo::warning=the web client was not built: {reason}");
        if let Err(error) = placeholder(&web.join("dist"), &reason) {
            panic!("web/dist cannot be written: {error}");
        }
    }
    if let Err(error) = embed(&web.join("dist")) {
        panic!("the page cannot be put into the program: {error}");
    }
}

/// Writes `files.rs`: each file of the page by its path, sorted. Of what is compressed only the
/// compressed forms are kept.
fn embed(dist: &Path) -> io::Result<()> {
    let mut files = Vec::new();
    list(dist, &mut files)?;
    let path =
        |file: &Path| file.strip_prefix(dist).unwrap_or(file).to_string_lossy().replace('\\', "/");
    let mut files: Vec<_> = files.iter().map(|file| (path(file), file)).collect();
    files.sort();
    let mut rust = "[\n".to_owned();
    let is_kept = |path: &str| path != STAMP && !dist.join(format!("{path}.gz")).exists();
    for (path, file) in files.into_iter().filter(|(path, _)| is_kept(path)) {
        let file = fs::canonicalize(file)?;
        rust += &format!("    ({path:?}, include_bytes!({:?})),\n", file.to_string_lossy());
    }
    rust += "]\n";
    let out = std::env::var_os("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("files.rs"), rust)
}

fn build(web: &Path) -> Result<(), String> {
    let failed = |error: io::Error| error.to_string();
    // Two builds at once, debug and release, take turns.
    let lock = File::create(web.join(".build.lock")).map_err(failed)?;
    lock.lock().map_err(failed)?;
    let sources = fingerprint(web).map_err(failed)?;
    let dist = web.join("dist");
    if fs::read_to_string(dist.join(STAMP)).is_ok_and(|stamp| stamp == sources) {
        return Ok(());
    }
    let installed = web.join("node_modules/.package-lock.json");
    if modified(&installed) < modified(&web.join("package-lock.json")) {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    npm(web, &["run", "build"])?;
    fs::write(dist.join(STAMP), sources).map_err(failed)?;
    // Cargo would run this again for a file that is newer than its start.
    let stamp = File::options().write(true).open(dist.join(STAMP)).map_err(failed)?;
    stamp.set_modified(SystemTime::UNIX_EPOCH).map_err(failed)
}

/// The files and folders of [`SOURCES`] and of games' pages and words, without those that only
/// tests need.
fn sources(web: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    let games = entries(&web.join("../games"))?.into_iter();
    let of_games = games.flat_map(|game| [game.join("page"), game.join("words")]);
    for source in SOURCES.map(|source| web.join(source)).into_iter().chain(of_games) {
        if source.is_dir() && (source.ends_with("src") || source.ends_with("page")) {
            paths.extend(entries(&source)?);
        } else if source.exists() {
            paths.push(source);
        }
    }
    paths.retain(|path| !path.ends_with("testing"));
    Ok(paths)
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect()
}

fn npm(web: &Path, arguments: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let output = Command::new(program).args(arguments).current_dir(web).output();
    let output = output.map_err(|error| format!("npm cannot be run ({error}); install Node.js"))?;
    if output.status.success() {
        return Ok(());
    }
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text);
    let last: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let last = last[last.len().saturating_sub(8)..].join(" | ");
    Err(format!("`npm {}` failed: {last}", arguments.join(" ")))
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|data| data.modified()).ok()
}

/// A hash of every source: a checkout of the same sources is the same, whenever it was made.
fn fingerprint(web: &Path) -> io::Result<String> {
    let mut files = Vec::new();
    for source in sources(web)? {
        list(&source, &mut files)?;
    }
    files.retain(|file| !file.to_string_lossy().ends_with(".test.ts"));
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in files {
        file.strip_prefix(web).unwrap_or(&file).hash(&mut hasher);
        fs::read(&file)?.hash(&mut hasher);
    }
    Ok(format!("{:016x}\n", hasher.finish()))
}

fn list(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(path)? {
        list(&entry?.path(), files)?;
    }
    Ok(())
}

/// A page that says why there is no other.
fn placeholder(dist: &Path, reason: &str) -> io::Result<()> {
    if dist.exists() {
        fs::remove_dir_all(dist)?;
    }
    fs::create_dir_all(dist)?;
    let reason = reason.replace('&', "&amp;").replace('<', "&lt;");
    let page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Kartenhaus</title>\n\
         <h1>Kartenhaus runs, but its page was not built</h1>\n<p>{reason}</p>\n\
         <p>Install Node.js 20 or later with npm, and build again. The API under \
         <code>/api</code> works, and so do the games in the terminal.</p>\n</html>\n"
    );
    fs::write(dist.join("index.html"), page)
}
