"""Rounds as OpenSpiel plays them."""

import json
import pickle
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import kartenhaus
from kartenhaus.openspiel import RoundState

# Rounds are cut short where there is an option for it.
LIMITS = {"khamul": {"turn_limit": 12}, "ktu": {"turn_limit": 40}}
TABLES = [(game, seats) for game in kartenhaus.games() for seats in (2, 3)]
PLAYTHROUGH = Path(__file__).parent / "openspiel_playthrough.txt"


def load(game: str, players: int, **parameters: object) -> Any:
    short = f"python_kartenhaus_{game.replace('-', '_')}"
    return pyspiel.load_game(short, {"players": players, **LIMITS.get(game, {}), **parameters})


def steps(state: RoundState, rng: random.Random) -> Iterator[int]:
    """Plays at random, and yields each action before it is taken."""
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(actions, weights)[0]
        else:
            action = rng.choice(actions)
        yield action
        state.apply_action(action)


def known(state: RoundState, seat: int) -> tuple[Any, ...]:
    """All that a seat can know of a state."""
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
    )


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("returns", ["rank", "points"])
def test_random_rounds(game: str, seats: int, returns: str) -> None:
    pyspiel.random_sim_test(load(game, seats, returns=returns), 1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_round_is_the_match_that_its_record_says(game: str, seats: int) -> None:
    rng = random.Random(seats)
    loaded = load(game, seats, returns="points")
    state = loaded.new_initial_state()
    for _ in steps(state, rng):
        pass
    deck, *lines = str(state).splitlines()
    assert len(lines) > 5
    match = kartenhaus.Match(game, seats, options=LIMITS.get(game), deck=deck.removeprefix("deck "))
    told: list[list[Any]] = [[] for _ in range(seats)]
    for line in lines:
        word, _, mv = line.partition(" ")
        if word != "reshuffle":
            assert int(word) in match.to_act
            assert mv in match.legal(int(word))
        heard = match.line(line)
        for seat in range(seats):
            told[seat] += heard["all"] + heard["seats"][seat]
    assert match.state() == state.round.match.state()
    for seat in range(seats):
        heading, *heard = state.information_state_string(seat).splitlines()
        assert heading == f"{game} seat {seat}/{seats}"
        events = [json.loads(line) for line in heard if not line.startswith("> ")]
        assert events[-len(told[seat]) :] == told[seat]
        dealt = events[: -len(told[seat])]
        assert {event["type"] for event in dealt} <= {"dealt", "hand", "turn"}
    scores = match.status["round_scores"]
    sign = -1 if game in ("kartu-sama", "khamul") else 1
    ahead = [sign * (score - (sum(scores) - score) / (seats - 1)) for score in scores]
    assert state.returns() == pytest.approx(ahead)


def played(state: RoundState) -> list[str]:
    """The moves of a round so far."""
    return state.round.match.record.partition("\ndeck ")[2].splitlines()[1:]


# Where cards lie that not everybody sees.
CLOSED = ("hands", "closed", "rows", "draw", "aside", "in_hand", "drawing")


def shown(truth: dict[str, Any], deck: list[str]) -> set[str]:
    """The cards that lie open."""
    text = json.dumps({key: lies for key, lies in truth.items() if key not in CLOSED})
    return {face for face in deck if f'"{face}"' in text}


def hidden(truth: dict[str, Any], seen: set[str], seat: int, deck: list[str]) -> list[int]:
    """The places in the deck of cards that the seat has never seen, as far as faces tell."""
    places = list(range(len(deck) - len(truth.get("draw", [])), len(deck)))
    others = [cards for other, cards in enumerate(truth.get("hands", [])) if other != seat]
    for cards in [*others, *truth.get("closed", []), truth.get("aside", [])]:
        once = [face for face in cards if deck.count(face) == 1 and face not in seen]
        places += map(deck.index, once)
    return places


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_cannot_see_changes_nothing_for_it(game: str, seats: int) -> None:
    rng = random.Random(1)
    loaded = load(game, seats)
    compared = 0
    for _ in range(30):
        state = loaded.new_initial_state()
        deck: list[str] = []
        moves: list[int] = []
        seen: set[str] = set()
        for action in steps(state, rng):
            if len(deck) < len(state.round.table.fresh.pool.split()):
                deck.append(state.round.table.faces[action])
                continue
            seen |= shown(state.round.match.state(), deck)
            if state.is_chance_node() or len(moves) == 12:
                break
            moves.append(action)
        if state.is_terminal():
            continue
        seat = rng.randrange(seats)
        places = hidden(state.round.match.state(), seen, seat, deck)
        if len(places) < 2:
            continue
        one, two = rng.sample(places, 2)
        deck[one], deck[two] = deck[two], deck[one]
        first, second = loaded.new_initial_state(), loaded.new_initial_state()
        for action in state.history()[: len(deck)]:
            first.apply_action(action)
        for face in deck:
            second.apply_action(second.round.table.faces.index(face))
        for action in moves:
            assert known(first, seat) == known(second, seat)
            compared += 1
            # With other cards in a hand the same action may name only a part of a move.
            if first.current_player() != second.current_player():
                break
            if first.current_player() == seat:
                assert first.legal_actions() == second.legal_actions()
            elif action not in second.legal_actions():
                break
            first.apply_action(action)
            second.apply_action(action)
            # Or another move.
            if played(first) != played(second):
                break
    assert compared > 250


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_seats_that_decide_at_once_learn_nothing_of_each_other(game: str, seats: int) -> None:
    rng, together = random.Random(5), 0
    for _ in range(3):
        state = load(game, seats).new_initial_state()
        for action in steps(state, rng):
            if state.is_chance_node():
                continue
            deciding = state.round.deciders[len(state.round.held) :]
            assert state.current_player() == deciding[0]
            others = [seat for seat in range(seats) if seat != deciding[0]]
            before = [known(state, seat) for seat in others]
            after = state.child(action)
            named = after.current_player() == deciding[0] and len(after.round.named)
            if len(deciding) > 1 or named:
                assert [known(after, seat) for seat in others] == before
                together += len(deciding) > 1
    assert (together > 0) == (game in ("khamul", "ktu"))


def test_a_playthrough_is_what_it_was() -> None:
    name = "python_kartenhaus_ktu(players=2,closed=1,hand=1,turn_limit=12)"
    text = generate_playthrough.playthrough(name, [], seed=1)
    assert text == PLAYTHROUGH.read_text(encoding="utf-8")


def test_algorithms_run() -> None:
    small = load("ktu", 2, closed=1, hand=1, turn_limit=12)
    np.random.seed(1)
    solver = OutcomeSamplingSolver(small)
    for _ in range(5):
        solver.iteration()
    policy = solver.average_policy()
    state = small.new_initial_state()
    for _ in steps(state, random.Random(3)):
        if not state.is_chance_node():
            break
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)

    rng = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(small, 1.0, 10, rollouts, random_state=rng)
    before = state.history()
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert state.history()[: len(before)] == before
    assert sum(state.returns()) == 0


def test_options_are_parameters() -> None:
    games = kartenhaus.games()
    assert {"khamul", "ktu"} < set(games)
    for game in games:
        assert load(game, 2, dealer=0).new_initial_state().round.table.seats == 2
    assert str(pyspiel.load_game("python_kartenhaus_kartu_sama(deck=piquet,may_draw=true)"))
    options = load("kartu-sama", 3, deck="piquet", may_draw=True, hand=4)
    state = options.new_initial_state()
    for _ in steps(state, random.Random(1)):
        if not state.is_chance_node():
            break
    view = json.loads(state.observation_string(1))
    assert (view["options"]["deck"], view["options"]["may_draw"]) == ("piquet", True)
    assert [len(view["hands"][1]), view["hands"][0]] == [4, 4]
    # Of options that are left as they are, the rules say what they are at this table.
    assert options.max_chance_outcomes() == 32
    refused: list[dict[str, Any]] = [
        {"players": 11},
        {"dealer": 4},
        {"returns": "money"},
        {"deck": "tarot"},
    ]
    for wrong in refused:
        with pytest.raises(ValueError):
            load("kartu-sama", **{"players": 2, **wrong})


def test_an_illegal_action_changes_nothing() -> None:
    state = load("ktu", 2).new_initial_state()
    for _ in range(52):
        with pytest.raises(ValueError, match="not legal"):
            state.round.apply(52)
        state.apply_action(state.legal_actions()[0])
    before = known(state, 0)
    with pytest.raises(ValueError, match="not legal"):
        state.round.apply(0)
    assert known(state, 0) == before


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_is_pickled(game: str, players: int) -> None:
    loaded = load(game, players)
    assert str(pickle.loads(pickle.dumps(loaded))) == str(loaded)
