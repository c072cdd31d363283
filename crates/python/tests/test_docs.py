"""What `docs/python.md` says is so."""

import re
from pathlib import Path

import pyspiel

import kartenhaus
import kartenhaus.openspiel  # noqa: F401, it registers the games
from kartenhaus import Env

ROOT = Path(__file__).parents[3]
DOCUMENT = (ROOT / "docs/python.md").read_text(encoding="utf-8")


# What a missing row means.
EACH_GAME = "docs/python.md: each of these tables needs rows for every game"


def rows(heading: str) -> list[list[str]]:
    """The cells of the table whose first line begins so."""
    _, after = DOCUMENT.split(f"| {heading}", 1)
    lines = after.split("\n\n", 1)[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_environments() -> None:
    told = {row[0].strip("`"): row[1:] for row in rows("game | seats | actions |")}
    assert list(told) == list(kartenhaus.games()), EACH_GAME
    for game, (seats, actions, size) in told.items():
        about = kartenhaus.games()[game]
        env = Env(game)
        assert seats == "–".join(map(str, about["seats"]))
        assert int(actions) == env.actions
        assert size == f"{len(env.observation)} ({about['best_seats']} seats)"


def test_the_planes() -> None:
    told: dict[str, dict[str, str]] = {}
    game = ""
    for name, plane, size, _ in rows("game | plane | bytes |"):
        game = name.strip("`") or game
        told.setdefault(game, {})[plane.strip("`")] = size
    assert list(told) == list(kartenhaus.games()), EACH_GAME
    for game, planes in told.items():
        fewest, most = kartenhaus.games()[game]["seats"]
        for seats in range(fewest, most + 1):
            sizes: dict[str, int] = {}
            for name, _, length in Env(game, seats).planes:
                sizes[name] = sizes.get(name, 0) + length
            for plane, text in planes.items():
                assert re.fullmatch(r"[\d ()×-]*(seats)?[\d ()×-]*", text)
                expected = eval(text.replace("×", "*"), {"seats": seats})
                assert sizes.pop(plane) == expected, (game, seats, plane)
            assert not sizes


def test_the_planes_of_backs() -> None:
    options = {"decks": 2, "backs": "different"}
    usual = Env("kartu-sama", 3, options={"decks": 2}).planes
    planes = Env("kartu-sama", 3, options=options).planes
    more = [(name, size) for name, _, size in planes[len(usual) :]]
    assert [name for name, _ in more[:2]] == ["hand, back 0", "backs 0"]
    told = " ".join(DOCUMENT.split())
    for name, _ in more:
        assert f"`{name.replace('0', 'N').replace('1', 'N')}`" in told
    sizes: dict[str, int] = {}
    for name, size in more:
        sizes[name] = sizes.get(name, 0) + size
    assert sizes == {
        **{"hand, back 0": 53, "backs 0": 3, "hand, back 1": 53, "backs 1": 3},
        "back on the draw pile": 2,
    }


def test_the_tensors() -> None:
    told = {row[0].strip("`"): row[1:] for row in rows("game | numbers of an information state")}
    assert list(told) == list(kartenhaus.games()), EACH_GAME
    for game, (size, event, types) in told.items():
        seats = kartenhaus.games()[game]["best_seats"]
        loaded = pyspiel.load_game(f"python_kartenhaus_{game.replace('-', '_')}")
        assert size == f"{loaded.information_state_tensor_size():,} ({seats} seats)"
        table = loaded.new_initial_state().round.table
        assert (int(event), int(types)) == (table.event, len(table.types))


def test_the_tiny_tables() -> None:
    tables = [row[0].strip("`") for row in rows("tiny table |")]
    assert len(tables) == len(kartenhaus.games()), EACH_GAME
    for table in tables:
        game = pyspiel.load_game(table)
        assert game.num_players() == 2
        for _ in range(5):
            pyspiel.random_sim_test(game, 1, serialize=False, verbose=False)


def test_the_example() -> None:
    example = DOCUMENT.split("```python\n", 1)[1].split("```", 1)[0]
    # CI runs the example of the package's README.
    for readme in ("crates/python/README.md", "README.md"):
        assert example in (ROOT / readme).read_text(encoding="utf-8"), readme
