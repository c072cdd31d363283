"""The games of the oracle, by their id. Each has its rules in `games/<game>/oracle.py`, and in
`games/<game>/tests/oracle.py` what tests them (`oracle/README.md`)."""

import importlib.util
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "games"


def load(game, file, what):
    """A game's file as a module of this package."""
    path = FOLDER / game / file
    if not path.exists():
        raise SystemExit(f"write games/{game}/{file}: {what} (oracle/README.md)")
    name = "_".join([game.replace("-", "_"), *Path(file).parts[:-1]])
    spec = importlib.util.spec_from_file_location(f"{__name__}.{name}", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def load_all(file, what):
    """The same file of each game, by the game's id."""
    games = sorted(path.name for path in FOLDER.iterdir() if path.is_dir())
    return {game: load(game, file, what) for game in games}


GAMES = {game: module.Game for game, module in load_all("oracle.py", "its rules").items()}
