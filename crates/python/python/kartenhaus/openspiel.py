"""The games for OpenSpiel, a round each: ``python_kartenhaus_kartel`` and so on.

>>> import kartenhaus.openspiel
>>> import pyspiel
>>> game = pyspiel.load_game("python_kartenhaus_ktu(players=3)")
>>> game.num_players()
3

Parameters are ``players``, ``dealer``, ``returns`` (``rank`` or ``points``, as the rewards of
`Env`), the game's options, and those parameters of its variants that are numbers. -1 and empty text
stand for what the rules say at a table of that size.

A player is a seat, and its actions are those of `Env`: parts of moves. Chance deals a deck or a new
draw pile card by card, in the order of the pile.

Seats that decide at the same time do so one after the other, the lowest first, and none of them
learns what the others decided: their moves are played, in the same order, when the last of them has
decided. A move that an earlier one of these has made illegal lapses, and its seat decides again.
"""

# OpenSpiel has no types.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUntypedBaseClass=false

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from kartenhaus._native import Env, IllegalMove, Match, games

Options = tuple[tuple[str, object], ...]
Event = dict[str, Any]

# The tensor of an information state has what the seat was told last: so many events, each with a
# place for each type of event.
WINDOW = 16

# The fields of events that name seats: whose event it is, and who else is meant.
_OWN = ("seat", "turn", "leader", "starter", "winner", "seats")
_OTHER = ("to", "other", "dealer")

# So many of an event's other numbers have a place.
_NUMBERS = 4

# No round of any game, with any options, is worth more points.
_POINTS_MAX = 5_000

# Far more actions than a round has. Not all rules give a bound: where a wrong move costs a card to
# draw, and none is left, it may be made again and again.
_LENGTH_MAX = 1 << 20


class _Table:
    """What all rounds of a table share."""

    def __init__(self, game: str, seats: int, dealer: int, reward: str, options: Options) -> None:
        self.key = (game, seats, dealer, reward, options)
        self.seats = seats
        self.reward = reward
        self.fresh = Match(
            game,
            seats,
            options=dict(options),
            dealer=None if dealer < 0 else dealer,
            dealt=False,
        )
        self.fresh.rewards(reward)  # Raises `ValueError` if there is no such reward.
        # By outcome of chance: what the card looks like.
        self.faces = list(dict.fromkeys(self.fresh.pool.split()))
        env = Env(game, seats, options=dict(options))
        self.actions = [env.action_name(action) for action in range(env.actions)]
        self.observation = sum(size for _, _, size in env.planes)
        self.types = {name: at for at, name in enumerate(games()[game]["events"])}
        # Events name cards without the backs that chance tells apart (`7h/1` is `7h`).
        fronts = dict.fromkeys(face.partition("/")[0] for face in self.faces)
        self.places = {front: at for at, front in enumerate(fronts)}
        # Of an event in a tensor: its type or "another", seats twice, cards by what they look like,
        # and numbers.
        self.event = len(self.types) + 1 + 2 * seats + len(self.places) + _NUMBERS

    def write(self, event: Event, seat: int, row: npt.NDArray[np.float32]) -> None:
        """Writes an event as a seat hears it: seats by their distance from it, in play order."""
        row[self.types.get(event["type"], len(self.types))] = 1
        at = len(self.types) + 1
        for fields in (_OWN, _OTHER):
            for value in (event[field] for field in fields if event.get(field) is not None):
                for other in _leaves(value):
                    row[at + (int(other) - seat) % self.seats] = 1
            at += self.seats
        rest = [it for name, it in event.items() if name not in ("type", "name", *_OWN, *_OTHER)]
        numbers = at + len(self.places)
        for leaf in _leaves(rest):
            if isinstance(leaf, str):
                if leaf in self.places:
                    row[at + self.places[leaf]] += 1
            elif numbers < self.event:
                row[numbers] = min(max(int(leaf), -255), 255)
                numbers += 1


def _leaves(value: Any) -> Iterator[Any]:
    """The words and numbers of a value, however deep they lie."""
    if isinstance(value, list | dict):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _leaves(item)
    elif value is not None:
        yield value


_table = cache(_Table)


class _Round:
    """A round as far as it is played. Of its fields only the match is ever changed in place."""

    def __init__(self, table: _Table) -> None:
        self.table = table
        self.match = table.fresh.copy()
        self.history: tuple[int, ...] = ()
        # By seat: what it was told and what it did, a line each.
        game = table.key[0]
        self.known = [f"{game} seat {seat}/{table.seats}" for seat in range(table.seats)]
        # By seat, and of all seats at the end: the events that it was told last, the latest last.
        self.heard: list[tuple[Event, ...]] = [()] * (table.seats + 1)
        # What all seats were told.
        self.told = ""
        # Whether a seat imagines it, so that nobody knows what led here.
        self.is_imagined = False
        # The cards that chance has dealt, of a pile that is not complete yet.
        self.dealt: tuple[str, ...] = ()
        # The moves of seats that decide at the same time as `seat`, and what `seat` has named.
        self.held: tuple[tuple[int, str], ...] = ()
        self.named: tuple[int, ...] = ()
        self._go_on()

    def __deepcopy__(self, memo: object) -> _Round:
        copy = object.__new__(_Round)
        copy.__dict__.update(self.__dict__)
        copy.match = self.match.copy()
        copy.known, copy.heard = self.known[:], self.heard[:]
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        if self.is_imagined:
            raise TypeError("an imagined state has no history to be pickled: clone it")
        return _replayed, (self.table.key, self.history)

    def _go_on(self) -> None:
        """The match has gone on: who is next?"""
        self.is_over = bool(self.match.rewards())
        self.pool = [] if self.is_over else self.match.pool.split()
        self.deciders = self.match.to_act
        self._ask()

    def _ask(self) -> None:
        """What may `seat` name, or chance deal?"""
        self.seat: int | None = None
        if self.pool:
            self.left = Counter(self.pool)
            self.left.subtract(self.dealt)
            self.legal = [at for at, face in enumerate(self.table.faces) if self.left[face]]
        elif self.is_over:
            self.legal = []
        else:
            self.seat = self.deciders[len(self.held)]
            decision = self.match.decide(self.seat, self.named)
            if isinstance(decision, str):
                self._decided(self.seat, decision)
            else:
                self.legal = decision

    def _decided(self, seat: int, mv: str) -> None:
        self.held += ((seat, mv),)
        self.named = ()
        if len(self.held) < len(self.deciders):
            self._ask()
            return
        for seat, mv in self.held:
            try:
                self.match.check(seat, mv)
            except IllegalMove:
                continue
            self._play(f"{seat} {mv}")
        self.held = ()
        self._go_on()

    def _play(self, line: str) -> None:
        """Plays a line of a record; each seat hears what it is told of it."""
        told = self.match.line(line)
        self.known = [
            "\n".join([known, *(json.dumps(event) for event in told["all"] + own)])
            for known, own in zip(self.known, told["seats"], strict=True)
        ]
        self.told += "".join(f"\n{json.dumps(event)}" for event in told["all"])
        self.heard = [
            (*heard, *told["all"], *own)[-WINDOW:]
            for heard, own in zip(self.heard, [*told["seats"], []], strict=True)
        ]

    def imagined(self, seat: int, draw: Callable[[], float]) -> _Round:
        """The round as it may be for all that a seat knows. What others alone were told, have named
        or hold back is drawn anew, from random numbers of the caller's."""
        rng = random.Random(int(draw() * (1 << 53)))
        other = self.__deepcopy__(None)
        other.is_imagined, other.history = True, ()
        if not self.is_over and self.match.status["round"]:
            other.match = self.match.imagine(seat, seed=rng.getrandbits(64))
            other._hide_from(seat, rng)
        if self.dealt:
            pool = other.match.pool.split()
            rng.shuffle(pool)
            other.dealt = tuple(pool[: len(self.dealt)])
        other._ask()
        return other

    def _hide_from(self, seat: int, rng: random.Random) -> None:
        """Puts in the place of what a seat cannot know what the imagined match has."""
        self.held = tuple(
            (other, mv if other == seat else rng.choice(self.match.legal(other)))
            for other, mv in self.held
        )
        if self.seat != seat:
            self.named = ()
        for other in range(self.table.seats):
            if other != seat:
                heading = self.known[other].partition("\n")[0]
                view = json.dumps(self.match.view(other))
                self.known[other] = f"{heading}{self.told}\n{view}"
                self.heard[other] = self.heard[-1]

    def apply(self, action: int) -> None:
        if action not in self.legal:
            raise ValueError(f"action {action} is not legal now")
        self.history += (action,)
        if self.seat is not None:
            name = f"\n> {self.table.actions[action]}"
            self.known = [
                known + name if seat == self.seat else known
                for seat, known in enumerate(self.known)
            ]
            self.named += (action,)
            self._ask()
            return
        self.dealt += (self.table.faces[action],)
        if len(self.dealt) < len(self.pool):
            self._ask()
            return
        line = " ".join((self._word(), *self.dealt))
        self.dealt = ()
        self._play(line)
        self._go_on()

    def _word(self) -> str:
        return "reshuffle" if self.match.status["round"] else "deck"

    def names(self) -> list[str]:
        """What the actions are called that `seat` has named."""
        return [self.table.actions[action] for action in self.named]

    def observe(self, seat: int) -> npt.NDArray[np.uint8]:
        return self.match.observe(seat, self.named if seat == self.seat else ())

    def view(self, seat: int) -> str:
        named = f" {self.names()}" if self.named and seat == self.seat else ""
        return json.dumps(self.match.view(seat)) + named

    def __str__(self) -> str:
        """The whole truth: the match's record from its first deck on, or the state that is imagined,
        and what is under way."""
        if self.is_imagined:
            lines = [json.dumps(self.match.state())]
        else:
            _, deck, played = self.match.record.partition("\ndeck ")
            lines = [deck[1:] + played.rstrip()] if played else []
        lines += [" ".join((self._word(), *self.dealt))] if self.dealt else []
        lines += [f"{seat} {mv} (held)" for seat, mv in self.held]
        lines += [f"{self.seat} {self.names()}"] if self.named else []
        return "\n".join(lines)


def _replayed(key: tuple[str, int, int, str, Options], history: tuple[int, ...]) -> _Round:
    played = _Round(_table(*key))
    for action in history:
        played.apply(action)
    return played


class RoundState(pyspiel.State):  # type: ignore[misc]
    """A round as OpenSpiel steps it."""

    def __init__(self, game: RoundGame, table: _Table) -> None:
        super().__init__(game)
        self.round = _Round(table)

    def current_player(self) -> int:
        """The seat that decides; or chance, or that the round is over."""
        if self.round.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.round.seat is None else self.round.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.round.legal if player == self.round.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that are left, by what they look like, and how likely each is."""
        left, faces = self.round.left, self.round.table.faces
        cards = left.total()
        return [(action, left[faces[action]] / cards) for action in self.round.legal]

    def _apply_action(self, action: int) -> None:
        self.round.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.round.table
        return table.faces[action] if player < 0 else table.actions[action]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> RoundState:
        """A state that this player cannot tell from this one, to be played on: what is hidden is
        drawn as our bots think likely (`Match.imagine`). It has no history."""
        state = RoundState(self.get_game(), self.round.table)
        state.round = self.round.imagined(player_id, probability_sampler)
        return state

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.round.is_over

    def returns(self) -> list[float]:
        """By seat, what the round has earned: 0 before it is over. They add up to 0."""
        table = self.round.table
        return self.round.match.rewards(table.reward) or [0.0] * table.seats

    def __str__(self) -> str:
        return str(self.round)


class SeatObserver:
    """What a seat knows. Its tensor is the planes of `Env`; with perfect recall also the `WINDOW`
    events that the seat was told last, the latest first. Its text is what the seat sees, as JSON;
    with perfect recall all that it was told and did, line by line."""

    def __init__(self, table: _Table, perfect_recall: bool) -> None:
        self.table = table
        self.recalls = perfect_recall
        told = WINDOW * table.event if perfect_recall else 0
        self.tensor: npt.NDArray[np.float32] = np.zeros(table.observation + told, np.float32)
        self.dict = {"observation": self.tensor[: table.observation]}
        if perfect_recall:
            rows = self.tensor[table.observation :].reshape(WINDOW, table.event)
            self.dict["told"] = rows

    def set_from(self, state: RoundState, player: int) -> None:
        """Writes the tensor: its planes are all 0 before the first deal."""
        self.tensor[:] = 0
        known = state.round.observe(player)
        if known.size:
            self.dict["observation"][:] = known
        if self.recalls:
            for row, event in zip(self.dict["told"], reversed(state.round.heard[player])):
                self.table.write(event, player, row)

    def string_from(self, state: RoundState, player: int) -> str:
        """The text."""
        return state.round.known[player] if self.recalls else state.round.view(player)


class RoundGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel loads it: one round at one table."""

    kind: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        defaults = _parameters(self.kind)
        given = {name: it for name, it in (params or {}).items() if it != defaults[name]}
        chosen = {**defaults, **given}
        options = {name: given[name] for name in given if name not in _TABLE}
        self._table = _table(
            self.kind,
            chosen["players"],
            chosen["dealer"],
            chosen["returns"],
            tuple(sorted(options.items())),
        )
        most = 1 if chosen["returns"] == "rank" else _POINTS_MAX
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self._table.actions),
            max_chance_outcomes=len(self._table.faces),
            num_players=self._table.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=_LENGTH_MAX,
        )
        super().__init__(_type(self.kind), info, given)

    def new_initial_state(self) -> RoundState:
        """A round before its deal."""
        return RoundState(self, self._table)

    def max_chance_nodes_in_history(self) -> int:
        """As many as there may be actions: a round may need new draw piles again and again."""
        return _LENGTH_MAX

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> SeatObserver | None:
        """What one seat knows; ``None`` for other types of observations."""
        if params:
            raise ValueError(f"there are no parameters of observations such as {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return SeatObserver(self._table, kind.perfect_recall) if kind.public_info and own else None


# The parameters that are no options of the game.
_TABLE = ("players", "dealer", "returns")


@cache
def _parameters(game: str) -> dict[str, Any]:
    """What a game is loaded with, and the defaults."""
    about = games()[game]
    # A word such as the rank 3 would be read as a number where a game is named in text.
    variants = {name: it for name, it in about["variants"].items() if not isinstance(it, str)}
    by_rules = {int: -1, str: ""}
    options = {**about["options"], **variants}
    return {
        "players": about["best_seats"],
        "dealer": -1,
        "returns": "rank",
        **{name: by_rules.get(type(it), it) for name, it in options.items()},
    }


@cache
def _type(game: str) -> Any:
    about = games()[game]
    fewest, most = about["seats"]
    return pyspiel.GameType(
        short_name=f"python_kartenhaus_{game.replace('-', '_')}",
        long_name=f"Kartenhaus: {about['name']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=fewest,
        max_num_players=most,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


# OpenSpiel lets go of what makes a game when Python has ended already: a class is still there. It is
# found by its name where a game is pickled.
for _kind in games():
    _name = f"{''.join(word.capitalize() for word in _kind.split('-'))}Game"
    globals()[_name] = type(_name, (RoundGame,), {"kind": _kind, "__module__": __name__})
    pyspiel.register_game(_type(_kind), globals()[_name])
