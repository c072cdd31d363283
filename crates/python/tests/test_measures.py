"""The arena and the lab through Python: the same as on the command line."""

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from interrupting import interrupt

import kartenhaus

PROGRAM = os.environ["KARTENHAUS"]


def printed(*words: str) -> str:
    done = subprocess.run([PROGRAM, *words], check=True, capture_output=True, text=True)
    return done.stdout


def test_the_arena() -> None:
    options = {"jokers": 1}
    asked = ("--game", "kartu-sama", "--seats", "3", "--bots", "club,novice", "--blocks", "20")
    told = printed("arena", *asked, "--option", "jokers=1", "--seed", "5", "--json")
    measured = kartenhaus.arena(
        "kartu-sama", ["club", "novice"], 3, options=options, blocks=20, seed=5, threads=2
    )
    assert without_time(measured) == without_time(json.loads(told))


def test_the_report(tmp_path: Path) -> None:
    out = str(tmp_path)
    asked = ("--game", "ktu", "--bots", "novice", "--rounds", "1000", "--seed", "3")
    printed("lab", "report", *asked, "--out", out)
    told = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert kartenhaus.report("ktu", bots=["novice"], rounds=1000, seed=3) == told


def test_the_comparison(tmp_path: Path) -> None:
    out = str(tmp_path)
    rules = ("--b", "jokers=0", "--rounds", "1000", "--seed", "3", "--out", out)
    printed("lab", "compare", "--game", "kartu-sama", *rules)
    told = json.loads((tmp_path / "comparison.json").read_text(encoding="utf-8"))
    assert kartenhaus.compare("kartu-sama", second={"jokers": 0}, rounds=1000, seed=3) == told


def test_whole_matches(tmp_path: Path) -> None:
    out = str(tmp_path)
    asked = ("--rounds", "1000", "--matches", "100", "--bots", "novice,dice", "--seed", "3")
    rules = ("--game", "krass-kariert", "--b", "chips=2")
    printed("lab", "compare", *rules, *asked, "--out", out)
    told = json.loads((tmp_path / "comparison.json").read_text(encoding="utf-8"))
    numbers: dict[str, Any] = {"rounds": 1000, "matches": 100, "seed": 3}
    numbers["bots"] = ["novice", "dice"]
    assert kartenhaus.compare("krass-kariert", second={"chips": 2}, **numbers) == told
    report = kartenhaus.report("krass-kariert", **numbers)
    matches = next(section for section in report["sections"] if section["id"] == "matches")
    rounds = next(it for it in matches["figures"] if it["id"] == "match-rounds-median")
    assert rounds["n"] == 100


def test_what_cannot_be_measured() -> None:
    refused: list[tuple[Callable[[], object], str]] = [
        (lambda: kartenhaus.arena("ktu", ["genius", "club"]), "a bot"),
        (lambda: kartenhaus.arena("ktu", []), "a bot"),
        (lambda: kartenhaus.arena("ktu", ["club", "dice"], blocks=1 << 60), "at most 1000000"),
        (lambda: kartenhaus.arena("ktu", ["club", "dice"], blocks=0), "`blocks`"),
        (lambda: kartenhaus.arena("ktu", ["club", "dice"], form="round"), "mixed"),
        (lambda: kartenhaus.report("ktu", rounds=10), "1,000"),
        (lambda: kartenhaus.report("ktu", matches=10), "100 and more"),
        (lambda: kartenhaus.report("ktu", rounds=1000, matches=1001), "`matches`"),
        (lambda: kartenhaus.report("ktu", bots=["club", "club"]), "different levels"),
        (lambda: kartenhaus.compare("ktu", 9), "seats"),
    ]
    for wrong, why in refused:
        with pytest.raises(ValueError, match=why):
            wrong()


def test_it_can_be_interrupted() -> None:
    interrupt(kartenhaus.arena, "kartel", ["club", "novice"], blocks=1_000_000)


def without_time(report: dict[str, Any]) -> dict[str, Any]:
    return {name: it for name, it in report.items() if "second" not in name}
