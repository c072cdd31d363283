"""The oracle of Drossel alone: examples worked by hand, and moves that may be wrong."""

from games import GAMES, drossel
from helpers import counted, expect, plays

WORDS = ["play"]


def attempt(rng, oracle, seat):
    cards = ["10s", "1c", "Jo"] + oracle.deck() + 3 * oracle.state()["hands"][seat]
    return "play " + rng.choice(cards)


def position(*hands, **fields):
    """Seat 0 leads; the hands are these, and diamonds are trumps."""
    game = GAMES["drossel"](len(hands), fields.pop("options", {}), None)
    game.deal(game.deck())
    game.turned = "8d"
    game.hands = [hand.split() for hand in hands]
    for name, value in fields.items():
        setattr(game, name, value)
    return game


def test_refusals():
    game = position("9c Td", "Kc 7d")
    expect(game, 0, {"play 9c": None, "play Kc": "3.1", "play 10c": -32602, "9c": -32602})
    expect(game, 1, {"play Kc": -32002})
    plays(game, "0 play 9c")
    expect(game, 1, {"play 7d": "3.2", "play Kc": None, "play 9c": "3.1"})


def test_tricks():
    game = position("9c Ah Kd", "Kc Th 7h", "Ac 7s Ad")
    plays(game, "0 play 9c", "1 play Kc", "2 play Ac")
    assert game.tricks == [0, 0, 1] and game.to_act() == [2]
    plays(game, "2 play 7s", "0 play Ah", "1 play Th")  # neither follows, nor trumps
    assert game.tricks == [0, 0, 2]
    plays(game, "2 play Ad", "0 play Kd", "1 play 7h")
    assert game.phase == "round_over" and game.round_scores == [0, 0, 3]


def test_sweep():
    for count, scores in [("points", [5, 0]), ("victories", [1, 0])]:
        game = position("Ac As", "7c 7s", options={"count": count, "hand": 2})
        plays(game, "0 play Ac", "1 play 7c", "0 play As", "1 play 7s")
        assert game.round_scores == scores


def check(game):
    state = game.state()
    places = [state["hands"], state["aside"], state["played"], state["turned"]]
    assert counted(places, game) == counted(game.deck(), game)
    assert drossel.in_order(game.deck()) == game.deck()
