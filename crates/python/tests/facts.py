"""What these tests know of each game: `[python]` in its `games/<game>/tests/facts.toml`."""

import tomllib
from pathlib import Path
from typing import Any

import kartenhaus

GAMES = Path(__file__).parents[3] / "games"


def facts(game: str) -> dict[str, Any]:
    """The facts of a game; none are needed."""
    text = (GAMES / game / "tests/facts.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text).get("python", {})
    return found


FACTS = {game: facts(game) for game in kartenhaus.games()}
