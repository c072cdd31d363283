"""The compiled part of the package."""

from collections.abc import Mapping, Sequence
from typing import Any, final

import numpy as np
import numpy.typing as npt

Bytes = npt.NDArray[np.uint8]
Flags = npt.NDArray[np.bool_]
Named = npt.NDArray[Any] | Sequence[int] | Sequence[bool]

__version__: str

class IllegalMove(ValueError):
    """The rules forbid the move, or it is no move."""

    rule: str | None
    """The clause that it breaks, such as ``kartel:4.3``."""

def games() -> dict[str, Any]:
    """By game: its ``name``, its ``seats`` (fewest and most), its ``best_seats``, the ``direction`` in
    which play goes, its ``options`` with what they are by default at a table of that size, and the
    parameters of its ``variants`` likewise, and the types of its ``events``."""

def arena(
    game: str,
    bots: Sequence[str],
    seats: int | None = None,
    *,
    options: Mapping[str, object] | None = None,
    form: str = "one",
    blocks: int = 1000,
    seed: int = 0,
    threads: int | None = None,
    sprt: str | None = None,
    ms: int = 1000,
) -> dict[str, Any]:
    """How strong bots are, as `kartenhaus arena --json` says it.

    A bot is a level (dice, novice, club, strong, expert), ``level@nodes``, or ``exec:COMMAND``, a
    program that speaks the referee's protocol and has ``ms`` milliseconds for a move. With ``form``
    ``one`` the first sits on one seat, and the others share the rest; with ``mixed`` all have
    equally many. A block is a deal in every rotation of the seats. ``sprt`` ends the run once it is
    decided whether the first is stronger (``gain``) or no weaker (``no-harm``). ``threads`` are as
    many as the machine has cores unless you say otherwise; the result does not depend on them."""

def report(
    game: str,
    seats: int | None = None,
    *,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] = ("novice", "dice", "club"),
    rounds: int = 100_000,
    matches: int = 0,
    seed: int = 0,
    threads: int | None = None,
) -> dict[str, Any]:
    """What rules make of a game, as ``report.json`` of `kartenhaus lab report` says it. It takes
    1,000 rounds or more. ``matches`` whole matches are played, too: none, or 100 and more. Among
    the ``bots`` can be programs (``exec:COMMAND``); one that fails raises ``RuntimeError``."""

def compare(
    game: str,
    seats: int | None = None,
    *,
    first: Mapping[str, object] | None = None,
    second: Mapping[str, object] | None = None,
    bots: Sequence[str] = ("novice", "dice", "club"),
    rounds: int = 100_000,
    matches: int = 0,
    seed: int = 0,
    threads: int | None = None,
) -> dict[str, Any]:
    """Two rule sets on the same deals, as ``comparison.json`` of `kartenhaus lab compare` says it:
    ``first`` and ``second`` are their options. It takes 1,000 rounds or more. ``matches`` whole
    matches are played, too: none, or 100 and more; rules of when a match ends need them."""

@final
class Match:
    """A match as it is played at a table: moves are text, what seats see and are told is JSON.

    ``options`` are the rules' options and the parameters of variants. Decks come from ``seed``,
    which chance draws if there is none, or the first from ``deck``, its cards in the order in which
    they are dealt. With ``dealt=False`` nothing is dealt yet, and `line` begins. Copied and pickled
    it goes on by itself. What is pickled holds every card.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        dealer: int | None = None,
        seed: int | None = None,
        deck: str | None = None,
        dealt: bool = True,
    ) -> None: ...
    @staticmethod
    def load(record: str) -> Match:
        """The match of a record, as it stands after its last line."""

    @property
    def game(self) -> str:
        """The game's name in text."""

    @property
    def seats(self) -> int:
        """How many seats."""

    @property
    def to_act(self) -> list[int]:
        """The seats that have a decision to make now."""

    @property
    def status(self) -> dict[str, Any]:
        """Round, phase, scores and winners, as everyone may know them."""

    @property
    def record(self) -> str:
        """The record so far. It holds every card. Raises `ValueError` if the match is imagined."""

    @property
    def pool(self) -> str:
        """The cards that are due to be dealt; nothing while none are."""

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat, in canonical order."""

    def check(self, seat: int, mv: str) -> str:
        """The canonical text of a legal move. Raises `IllegalMove`."""

    def play(self, seat: int, mv: str) -> dict[str, Any]:
        """Plays a move, and says what that told: to ``all``, and to each of the ``seats`` alone.
        Raises `IllegalMove`; nothing is changed then."""

    def next_round(self, deck: str | None = None) -> dict[str, Any]:
        """Deals the next round, and says what that told."""

    def line(self, line: str) -> dict[str, Any]:
        """Plays a line of a record: ``deck`` or ``reshuffle`` and the `pool` in some order, or a
        seat and its move. Unlike `play` it deals nothing that the line does not say. Says what that
        told. Raises `ValueError`; nothing is changed then."""

    def decide(self, seat: int, named: Sequence[int] = ()) -> list[int] | str:
        """The actions, numbered as in `Env`, of which a seat has to name one after those that it
        has ``named``, ascending; or the move that they name. Raises `ValueError` if one of them is
        not legal."""

    def observe(self, seat: int, named: Sequence[int] = ()) -> Bytes:
        """What a seat knows that has ``named`` these actions, as in `Env`; empty before the first
        deal."""

    def rewards(self, reward: str = "points") -> list[float]:
        """By seat, what the round has earned, as in `Env`; empty before it is over."""

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know now, or a spectator."""

    def state(self) -> dict[str, Any]:
        """The whole truth: for whoever drives the match, never for a seat."""

    def imagine(self, seat: int, seed: int | None = None) -> Match:
        """The match as it may be for all that a seat knows, to be played on: what is hidden is drawn
        as bots think likely. Decks and draw piles to come are drawn from ``seed`` too, and never
        from that of the match; chance draws it if there is none. It has no record. What another
        seat alone was told is not in it. Raises `ValueError` while no round is played."""

    def choose(self, seat: int, level: str = "club", seed: int | None = None) -> str | None:
        """The move that a bot plays on this seat, from what the seat knows; ``None`` if it has
        nothing to decide. Levels: dice, novice, club, strong, expert, and ``level@nodes`` of the
        last two. What the bot draws comes from ``seed``, or from chance."""

    def copy(self) -> Match:
        """A copy, which goes on by itself."""

@final
class Env:
    """A match that is stepped action by action, on all seats that have no bot.

    What it shows is written into the same arrays at each step: copy what you keep. Chance draws the
    ``seed`` if there is none. Copied and pickled it goes on by itself. What is pickled holds every
    card, and all chance to come.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        bots: Mapping[int, str] | None = None,
        episode: str = "round",
        reward: str = "points",
        seed: int | None = None,
    ) -> None: ...
    @property
    def actions(self) -> int:
        """How many actions the game has."""

    @property
    def planes(self) -> list[tuple[str, int, int]]:
        """Of each plane of an observation its name, its largest value and its size, in order."""

    @property
    def seats(self) -> int:
        """How many seats."""

    @property
    def seat(self) -> int:
        """The seat that decides; of an episode that is over, the one without a bot that decided
        last."""

    @property
    def over(self) -> bool:
        """Whether the episode is over."""

    @property
    def rewards(self) -> list[float]:
        """By seat, what the episode has earned: 0 before it is over. They add up to 0."""

    @property
    def worst_reward(self) -> float:
        """No reward of this table is lower, whatever is played."""

    @property
    def observation(self) -> Bytes:
        """What the seat that decides knows: shape ``(size,)``."""

    @property
    def mask(self) -> Bytes:
        """1 for each action that is legal now: shape ``(actions,)``."""

    def action_name(self, action: int) -> str:
        """What an action is called, such as ``7h``."""

    def reset(self, seed: int | None = None) -> None:
        """Begins the next episode, or the one of a seed."""

    def step(self, action: int) -> bool:
        """Takes an action of the seat that decides; whether the episode is over. Raises
        `ValueError` if the action is not legal; nothing is changed then."""

    def sample(self) -> int:
        """A legal action: each move is as likely as the others."""

    def observe(self, seat: int) -> Bytes:
        """What a seat knows, in an array of its own."""

    def look(self, seat: int) -> tuple[Bytes, npt.NDArray[np.int8]]:
        """What a seat knows, and 1 for each action that is legal for it now: none unless it decides.
        Both in arrays of their own."""

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees, as JSON."""

    def copy(self) -> Env:
        """A copy with arrays of its own, which goes on as this one does."""

@final
class Batch:
    """Matches that are stepped together, each on all seats that have no bot. An episode that is
    over is followed by the next one in the same step.

    What they show is written into the same arrays at each step: copy what you keep. Chance draws
    the ``seed`` if there is none. Of ``threads`` the first is the one that calls; the others are
    started once and wait. ``Ctrl-C`` ends a call between two matches: some are stepped then, and
    the arrays say where all stand. Copied and pickled it goes on by itself. What is pickled holds
    every card, and all chance to come.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        matches: int = 1024,
        options: Mapping[str, object] | None = None,
        bots: Mapping[int, str] | None = None,
        episode: str = "round",
        reward: str = "points",
        seed: int | None = None,
        threads: int = 1,
    ) -> None: ...
    @property
    def matches(self) -> int:
        """How many matches."""

    @property
    def actions(self) -> int:
        """How many actions the game has."""

    @property
    def planes(self) -> list[tuple[str, int, int]]:
        """Of each plane of an observation its name, its largest value and its size, in order."""

    @property
    def seats(self) -> int:
        """How many seats."""

    @property
    def observations(self) -> Bytes:
        """What the seats that decide know: shape ``(matches, size)``."""

    @property
    def masks(self) -> Flags:
        """Which actions are legal now: shape ``(matches, actions)``."""

    @property
    def seat(self) -> Bytes:
        """The seats that decide: shape ``(matches,)``."""

    @property
    def over(self) -> Flags:
        """Whether an episode ended in the last step: shape ``(matches,)``."""

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """By seat, what the episode that ended has earned, else 0: shape ``(matches, seats)``."""

    @property
    def final_observations(self) -> Bytes:
        """Where an episode ended in the last step, what the seat without a bot that decided last
        knew then; else what stood there before: shape ``(matches, size)``."""

    @property
    def worst_reward(self) -> float:
        """No reward of this table is lower, whatever is played."""

    def action_name(self, action: int) -> str:
        """What an action is called, such as ``7h``."""

    def step(
        self, actions: npt.NDArray[Any] | Sequence[int], *, only: Named | None = None
    ) -> None:
        """Takes an action in each match, or in ``only`` those that are named, by a flag for each or
        by their numbers. Raises `ValueError` if one is not legal; nothing is changed then."""

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for each match: each move is as likely as the others."""

    def reset(self, seed: int | None = None, *, only: Named | None = None) -> None:
        """Begins the next episode of each match, or the first one that a batch with this ``seed``
        has there; of all matches, or of ``only`` those that are named as in `step`."""

    def observe(self, seat: int | npt.NDArray[Any] | Sequence[int]) -> Bytes:
        """What a seat knows in each match, or a seat for each match, in an array of its own: shape
        ``(matches, size)``."""

    def copy(self) -> Batch:
        """A copy with arrays of its own, which goes on as this one does."""
