"""Matches in text."""

import json
import pickle
import random
from collections.abc import Callable

import pytest
from facts import FACTS

import kartenhaus
from kartenhaus import IllegalMove, Match

GAMES = list(kartenhaus.games())


def finished(game: str, seed: int, seats: int = 3) -> Match:
    """A match of one round, or a few, in which all seats play at random."""
    rng = random.Random(seed)
    match = Match(game, seats, seed=seed)
    while True:
        for _ in range(20_000):
            if not (to_act := match.to_act):
                break
            seat = rng.choice(to_act)
            match.play(seat, rng.choice(match.legal(seat)))
        if match.status["phase"] == "match_over":
            return match
        match.next_round()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_played_again(game: str) -> None:
    match = Match(game, seed=7)
    for _ in range(30):
        seat = match.to_act[0]
        told = match.play(seat, match.legal(seat)[0])
        assert set(told) == {"all", "seats"}
        assert len(told["seats"]) == match.seats
        if not match.to_act:
            break
    again = Match.load(match.record)
    assert again.record == match.record
    assert again.state() == match.state()
    assert (again.game, again.seats, again.to_act) == (game, match.seats, match.to_act)


@pytest.mark.parametrize("game", GAMES)
def test_a_view_hides_what_the_state_shows(game: str) -> None:
    match = Match(game, 3, seed=1)
    shown, truth = match.view(0), match.state()
    assert shown["game"] == truth["game"] == game
    assert shown != truth
    assert match.view() != shown or FACTS[game].get("sees_no_more")
    assert json.dumps(match.status)


def test_a_refusal_names_its_rule() -> None:
    match = Match("kartel", 2, seed=1)
    before = match.record
    with pytest.raises(IllegalMove) as refused:
        match.play(match.to_act[0], "pass")
    assert refused.value.rule == "kartel:3.1"
    assert "kartel:3.1" in str(refused.value)
    with pytest.raises(IllegalMove) as refused:
        match.play(match.to_act[0], "nonsense")
    assert refused.value.rule is None
    with pytest.raises(IllegalMove):
        match.play(1 - match.to_act[0], "pass")
    assert match.record == before


def test_what_cannot_be_is_refused() -> None:
    for wrong in (
        lambda: Match("chess"),
        lambda: Match("kartel", 7),
        lambda: Match("kartel", options={"pass": "never"}),
        lambda: Match("kartel", options={"none": 1}),
        lambda: Match("ktu", deck="2c"),
        lambda: Match.load("not a record"),
        lambda: Match("ktu", 2).choose(0, "master"),
    ):
        with pytest.raises(ValueError):
            wrong()
    with pytest.raises(IndexError):
        Match("ktu", 2).legal(2)
    with pytest.raises(ValueError, match="`seats`"):
        Match("ktu", -1)
    with pytest.raises(TypeError, match="`seed`"):
        Match("ktu", 2, seed="one")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("deck", lambda: Match("ktu", 2, deck="xx")),
        ("deck", lambda: Match("ktu", 2, dealt=False).next_round("2c 2c")),
        ("line", lambda: Match("ktu", 2).line("seven")),
        ("named", lambda: Match("ktu", 2).decide(0, [999])),
        ("named", lambda: Match("ktu", 2).observe(0, [999])),
        ("record", lambda: Match.load("not a record")),
    ],
)
def test_errors_name_their_argument(name: str, wrong: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=f"`{name}`"):
        wrong()


def test_a_round_that_is_not_due_is_no_fault_of_the_deck() -> None:
    with pytest.raises(ValueError) as refused:
        Match("ktu", 2).next_round()
    assert "deck" not in str(refused.value)


def test_options_are_numbers_words_and_flags() -> None:
    options = {"may_draw": True, "deck": "piquet", "rounds": 2}
    match = Match("kartu-sama", 3, options=options, seed=1)
    assert {name: match.view()["options"][name] for name in options} == options
    assert finished("ktu", 3).status["winners"] is not None


def test_a_match_without_points_has_no_winner() -> None:
    match = Match("ktu", 2, options={"turn_limit": 1}, seed=1)
    while to_act := match.to_act:
        match.play(to_act[0], match.legal(to_act[0])[0])
    assert match.status["phase"] == "match_over"
    assert (match.status["scores"], match.status["winners"]) == ([0, 0], [])
    assert match.rewards("rank") == [0.0, 0.0]


def test_a_bot_answers_alike_and_honestly() -> None:
    match = Match("kartel", 4, seed=2)
    seat = match.to_act[0]
    chosen = match.choose(seat, "club", seed=5)
    assert chosen in match.legal(seat)
    assert chosen == match.copy().choose(seat, "club", seed=5)
    assert match.choose((seat + 1) % 4, "club") is None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_is_imagined(game: str) -> None:
    match = Match(game, 3, seed=2)
    truth = match.state()
    drawn = [match.imagine(1, seed=seed).state() for seed in range(20)]
    assert drawn[3] == match.imagine(1, seed=3).state()
    assert any(world != truth for world in drawn)
    assert all(world.keys() == truth.keys() for world in drawn)
    # Of another seat's cards there is one, at least, that is not always the same.
    hands = next(key for key in ("hands", "rows", "closed") if key in truth)
    assert any(world[hands][0] != truth[hands][0] for world in drawn)
    with pytest.raises(IndexError, match="3 seats"):
        match.imagine(3)
    with pytest.raises(ValueError, match="no round"):
        finished(game, 1).imagine(0)


def test_own_cards_are_not_imagined() -> None:
    match = Match("kartel", 3, seed=2)
    assert match.imagine(1).state()["hands"][1] == match.state()["hands"][1]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_imagined_is_played_on(game: str) -> None:
    rng = random.Random(4)
    match = Match(game, 3, seed=2)
    for _ in range(4):
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
    seat = match.to_act[0]
    world = match.imagine(seat, seed=2)
    assert world.view(seat) == match.view(seat)
    assert (world.observe(seat) == match.observe(seat)).all()
    with pytest.raises(ValueError, match="no record"):
        _ = world.record
    with pytest.raises(TypeError, match="imagined"):
        pickle.dumps(world)
    for _ in range(20_000):
        if not (to_act := world.to_act):
            break
        other = rng.choice(to_act)
        world.copy().choose(other, "novice", seed=1)
        world.play(other, rng.choice(world.legal(other)))
    assert world.status["phase"] != "playing"


def test_the_decks_to_come_are_not_those_of_the_match() -> None:
    for seed in range(5):
        match = Match("ktu", 2, options={"rounds": 2, "turn_limit": 1}, seed=seed)
        decks = []
        for played in (match.imagine(0, seed=seed), match):
            while played.status["phase"] == "playing":
                played.play(played.to_act[0], played.legal(played.to_act[0])[0])
            played.next_round()
            decks.append(played.state())
        assert decks[0]["hands"] != decks[1]["hands"]


@pytest.mark.parametrize("game", GAMES)
def test_a_pickled_match_goes_on_as_the_other(game: str) -> None:
    rng = random.Random(3)
    match = Match(game, 3, seed=6)
    for _ in range(60):
        if not (to_act := match.to_act):
            break
        seat = rng.choice(to_act)
        move = rng.choice(match.legal(seat))
        again = pickle.loads(pickle.dumps(match))
        assert again.record == match.record
        assert again.play(seat, move) == match.play(seat, move)
        assert (again.observe(seat) == match.observe(seat)).all()
    undealt = pickle.loads(pickle.dumps(Match(game, 2, dealt=False, seed=1)))
    assert undealt.status["round"] == 0
    assert undealt.next_round() == Match(game, 2, dealt=False, seed=1).next_round()


def test_chance_deals_without_a_seed() -> None:
    assert len({Match("kartel", 2).record for _ in range(8)}) == 8


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_by_actions_and_lines(game: str) -> None:
    match, env = Match(game, 3, dealt=False), kartenhaus.Env(game, 3)
    assert (match.decide(0), match.observe(0).size, match.rewards()) == ([], 0, [])
    with pytest.raises(ValueError, match="deck"):
        match.line("0 pass")
    told = match.line(f"deck {match.pool}")
    assert told["all"][0]["type"] == "dealt"
    for _ in range(20):
        if not (to_act := match.to_act):
            break
        named: list[int] = []
        while not isinstance(decision := match.decide(to_act[0], named), str):
            assert match.observe(to_act[0], named).shape == env.observation.shape
            with pytest.raises(ValueError, match="not legal"):
                match.decide(to_act[0], [*named, env.actions])
            named.append(decision[-1])
        assert decision in match.legal(to_act[0])
        match.line(f"{to_act[0]} {decision}")
        if match.pool:
            break
    with pytest.raises(IndexError):
        match.decide(3)
