"""Python and the referee agree, move for move.

`KARTENHAUS` is the program; `KARTENHAUS_TEST_DECISIONS` the number of decisions of each game.
"""

import json
import os
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kartenhaus
from kartenhaus import IllegalMove, Match

PROGRAM = os.environ.get("KARTENHAUS", str(Path(__file__).parents[3] / "target/debug/kartenhaus"))
DECISIONS = int(os.environ.get("KARTENHAUS_TEST_DECISIONS", "2000"))


class Referee:
    """The program's referee: one request a line, one answer a line."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([PROGRAM, "referee"], stdin=pipe, stdout=pipe, text=True)

    def ask(self, method: str, **params: object) -> dict[str, Any]:
        """The answer to a request, with its result or its error."""
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer

    def close(self) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.stdout.close()
        assert self._process.wait() == 0


@pytest.fixture
def referee() -> Iterator[Referee]:
    it = Referee()
    yield it
    it.close()


def begun(referee: Referee, game: str, seed: int, rng: random.Random) -> Match:
    """The same match in both, at a table drawn at random."""
    fewest, most = kartenhaus.games()[game]["seats"]
    match = Match(game, rng.randint(fewest, most), dealer=rng.randrange(fewest), seed=seed)
    loaded = referee.ask("load", record=match.record)
    assert loaded["result"] == match.status
    return match


@pytest.mark.parametrize("game", list(kartenhaus.games()))
def test_they_agree(referee: Referee, game: str) -> None:
    rng = random.Random(11)
    decisions, seed = 0, 0
    match = begun(referee, game, seed, rng)
    while decisions < DECISIONS:
        if not match.to_act:
            if match.status["phase"] == "match_over":
                seed += 1
                match = begun(referee, game, seed, rng)
            else:
                match.next_round()
                assert referee.ask("next_round")["result"] == match.status
            continue
        seat = rng.choice(match.to_act)
        legal = match.legal(seat)
        assert referee.ask("legal", seat=seat)["result"]["moves"] == legal
        if decisions % 50 == 0:
            assert referee.ask("view", seat=seat)["result"] == match.view(seat)
            other = rng.choice(["play 7h", "pass", "take", "draw", "play 0", "khamul", "snap 1"])
            if other not in legal:
                error = referee.ask("play", seat=seat, move=other)["error"]
                with pytest.raises(IllegalMove) as refused:
                    match.play(seat, other)
                assert refused.value.rule == error.get("data", {}).get("rule")
        move = rng.choice(legal)
        told = match.play(seat, move)
        answer = referee.ask("play", seat=seat, move=move)["result"]
        assert answer == {"status": match.status, "told": told}
        decisions += 1
    assert referee.ask("record")["result"] == match.record
    assert referee.ask("state")["result"] == match.state()
