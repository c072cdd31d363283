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
from facts import FACTS
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import kartenhaus
from kartenhaus.openspiel import WINDOW, RoundState

# Rounds are cut short where there is an option for it.
LIMITS = {game: known.get("limits", {}) for game, known in FACTS.items()}
TABLES = [(game, seats) for game in kartenhaus.games() for seats in (2, 3)]
PLAYTHROUGH = Path(__file__).parent / "openspiel_playthrough.txt"


def load(game: str, players: int, **parameters: object) -> Any:
    short = f"python_kartenhaus_{game.replace('-', '_')}"
    return pyspiel.load_game(short, {"players": players, **LIMITS[game], **parameters})


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
        state.information_state_tensor(seat),
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
    match = kartenhaus.Match(game, seats, options=LIMITS[game], deck=deck.removeprefix("deck "))
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
    sign = -1 if FACTS[game].get("low_wins") else 1
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
    for _ in range(60):
        state = loaded.new_initial_state()
        deck: list[str] = []
        moves: list[int] = []
        seen: set[str] = set()
        for action in steps(state, rng):
            if len(deck) < len(state.round.table.fresh.pool.split()):
                deck.append(state.round.table.faces[action])
                continue
            seen |= shown(state.round.match.state(), deck)
            if state.is_chance_node() or len(moves) == 8:
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
    assert (together > 0) == FACTS[game].get("decides_at_once", False)


def reached(game: str, seats: int, rng: random.Random) -> Iterator[RoundState]:
    """States of random rounds in which a seat decides."""
    for _ in range(2):
        state = load(game, seats).new_initial_state()
        for _ in steps(state, rng):
            if not state.is_chance_node():
                yield state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_was_told_is_in_its_tensor(game: str, seats: int) -> None:
    loaded = load(game, seats)
    table = loaded.new_initial_state().round.table
    size = table.observation + WINDOW * table.event
    assert loaded.information_state_tensor_size() == size
    types: set[str] = set()
    for state in reached(game, seats, random.Random(3)):
        for seat in range(seats):
            tensor = np.array(state.information_state_tensor(seat), np.float32)
            assert tensor.shape == (size,)
            assert (tensor[: table.observation] == state.observation_tensor(seat)).all()
            heard = state.information_state_string(seat).splitlines()[1:]
            events = [json.loads(line) for line in heard if not line.startswith("> ")]
            types |= {event["type"] for event in events}
            rows = tensor[table.observation :].reshape(WINDOW, table.event)
            told = min(WINDOW, len(events))
            assert (rows[:told, : len(table.types)].sum(axis=1) == 1).all()
            assert not rows[told:].any()
            latest = [table.types[event["type"]] for event in reversed(events[-WINDOW:])]
            assert [int(row[: len(table.types)].argmax()) for row in rows[:told]] == latest
    assert types <= set(table.types)


def test_cards_whose_backs_differ_are_in_the_tensor() -> None:
    loaded = load("kartu-sama", 3, decks=2, backs="different")
    state, rng, played = loaded.new_initial_state(), random.Random(4), 0
    table = state.round.table
    at = len(table.types) + 1 + 2 * table.seats
    for _ in steps(state, rng):
        if state.is_chance_node():
            continue
        for seat in range(3):
            tensor = np.array(state.information_state_tensor(seat), np.float32)
            rows = tensor[table.observation :].reshape(WINDOW, table.event)
            cards = rows[:, at : at + len(table.places)].sum(axis=1)
            for event, count in zip(reversed(state.round.heard[seat]), cards, strict=False):
                told = event.get("cards", [event["card"]] if "card" in event else None)
                if told is not None:
                    assert count == len(told)
                    played += event["type"] == "played"
    assert played > 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_resampled_state_is_another_that_the_seat_cannot_tell_apart(
    game: str, seats: int
) -> None:
    rng, others = random.Random(7), 0
    for number, state in enumerate(reached(game, seats, rng)):
        if number % 20:
            continue
        for seat in range(seats):
            before = [known(state, other) for other in range(seats)]
            sampled = state.resample_from_infostate(seat, rng.random)
            assert known(sampled, seat) == known(state, seat)
            assert sampled.current_player() == state.current_player()
            assert sampled.legal_actions(seat) == state.legal_actions(seat)
            assert sampled.history() == []
            assert [known(state, other) for other in range(seats)] == before
            others += str(sampled.round.match.state()) != str(state.round.match.state())
            with pytest.raises(TypeError, match="imagined"):
                pickle.dumps(sampled.round)
            # It is played to its end, also as a copy.
            played = sampled.clone()
            for _ in steps(played, rng):
                pass
            assert sum(played.returns()) == pytest.approx(0, abs=1e-3)
    assert others > 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_resampled_state_shows_nothing_of_others(game: str, seats: int) -> None:
    """Cards that a seat does not know are dealt in another way: what is drawn for it is the same."""
    rng = random.Random(9)
    loaded, compared = load(game, seats), 0
    for _ in range(60):
        deck: list[int] = []
        state = loaded.new_initial_state()
        while state.is_chance_node():
            deck.append(rng.choice(state.legal_actions()))
            state.apply_action(deck[-1])
        seat = rng.randrange(seats)
        faces = [state.round.table.faces[action] for action in deck]
        places = hidden(state.round.match.state(), set(), seat, faces)
        moved = places[:]
        rng.shuffle(moved)
        other = loaded.new_initial_state()
        for place in range(len(deck)):
            here = moved[places.index(place)] if place in places else place
            other.apply_action(deck[here])
        if known(other, seat) != known(state, seat):
            continue
        # Seats that decide at once have named or hold back what this one does not see.
        for _ in range(3):
            if state.current_player() in (seat, pyspiel.PlayerId.TERMINAL):
                break
            state.apply_action(state.legal_actions()[0])
            other.apply_action(other.legal_actions()[-1])
        if known(other, seat) != known(state, seat):
            continue
        seed = rng.random()
        samples = [it.resample_from_infostate(seat, lambda: seed) for it in (state, other)]
        views = [[known(it, at) for at in range(seats)] for it in samples]
        assert views[0] == views[1]
        assert str(samples[0]) == str(samples[1])
        compared += 1
        if compared == 5:
            break
    assert compared == 5


def test_a_resampled_deck_is_no_more_than_a_guess() -> None:
    state = load("kartel", 2).new_initial_state()
    for action in steps(state, random.Random(1)):
        if len(state.history()) == 20:
            break
    assert action in state.legal_actions()
    sampled = state.resample_from_infostate(0, random.Random(2).random)
    assert (sampled.is_chance_node(), len(sampled.round.dealt)) == (True, 20)
    assert sampled.round.dealt != state.round.dealt
    assert known(sampled, 0) == known(state, 0)


@pytest.mark.parametrize("game", list(kartenhaus.games()))
def test_ismcts_plays(game: str) -> None:
    rng = np.random.RandomState(1)
    small = load(game, 2)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(small, evaluator, 2.0, 6, random_state=rng)
    draw = random.Random(1).random
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, draw))
    state = small.new_initial_state()
    for number, _ in enumerate(steps(state, random.Random(5))):
        if not state.is_chance_node():
            if number % 7 == 0:
                assert bot.step(state) in state.legal_actions()
            if number > 120:
                break


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
