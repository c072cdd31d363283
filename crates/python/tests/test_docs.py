"""What `docs/python.md` and the games' `encoding.md` say is so."""

import re
from pathlib import Path

import pyspiel
import pytest

import kartenhaus
import kartenhaus.openspiel  # noqa: F401, it registers the games
from kartenhaus import Env

ROOT = Path(__file__).parents[3]
DOCUMENT = (ROOT / "docs/python.md").read_text(encoding="utf-8")
GAMES = list(kartenhaus.games())


def told(game: str) -> str:
    """What a game's folder says about its arrays."""
    return (ROOT / "games" / game / "encoding.md").read_text(encoding="utf-8")


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the table whose first line begins so."""
    _, after = text.split(f"| {heading} |", 1)
    lines = after.split("\n\n", 1)[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("game", GAMES)
def test_the_sizes(game: str) -> None:
    about = kartenhaus.games()[game]
    best = about["best_seats"]
    env = Env(game)
    loaded = pyspiel.load_game(f"python_kartenhaus_{game.replace('-', '_')}")
    table = loaded.new_initial_state().round.table
    sizes = [env.actions, len(env.observation), loaded.information_state_tensor_size()]
    sizes += [table.event, len(table.types)]
    row = ["–".join(map(str, about["seats"])), *(f"{size:,}" for size in sizes)]
    assert rows(told(game), "seats") == [row], f"games/{game}/encoding.md"
    assert told(game).count(f"({best} seats)") == 2, f"games/{game}/encoding.md"


@pytest.mark.parametrize("game", GAMES)
def test_the_planes(game: str) -> None:
    fewest, most = kartenhaus.games()[game]["seats"]
    for seats in range(fewest, most + 1):
        sizes: dict[str, int] = {}
        for name, _, length in Env(game, seats).planes:
            sizes[name] = sizes.get(name, 0) + length
        listed: dict[str, int] = {}
        for plane, size, _ in rows(told(game), "plane"):
            assert re.fullmatch(r"[\d ()×-]*(seats)?[\d ()×-]*", size)
            listed[plane.strip("`")] = eval(size.replace("×", "*"), {"seats": seats})
        assert list(listed.items()) == list(sizes.items()), f"games/{game}/encoding.md"


def test_the_planes_of_backs() -> None:
    options = {"decks": 2, "backs": "different"}
    usual = Env("kartu-sama", 3, options={"decks": 2}).planes
    planes = Env("kartu-sama", 3, options=options).planes
    more = [(name, size) for name, _, size in planes[len(usual) :]]
    assert [name for name, _ in more[:2]] == ["hand, back 0", "backs 0"]
    text = " ".join(told("kartu-sama").split())
    for name, _ in more:
        assert f"`{name.replace('0', 'N').replace('1', 'N')}`" in text
    sizes: dict[str, int] = {}
    for name, size in more:
        sizes[name] = sizes.get(name, 0) + size
    assert sizes == {
        **{"hand, back 0": 53, "backs 0": 3, "hand, back 1": 53, "backs 1": 3},
        "back on the draw pile": 2,
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_tiny_table(game: str) -> None:
    [[table, *_]] = rows(told(game), "tiny table")
    loaded = pyspiel.load_game(table.strip("`"))
    assert loaded.num_players() == 2
    for _ in range(5):
        pyspiel.random_sim_test(loaded, 1, serialize=False, verbose=False)


def test_the_example() -> None:
    example = DOCUMENT.split("```python\n", 1)[1].split("```", 1)[0]
    # CI runs the example of the package's README.
    for readme in ("crates/python/README.md", "README.md"):
        assert example in (ROOT / readme).read_text(encoding="utf-8"), readme
