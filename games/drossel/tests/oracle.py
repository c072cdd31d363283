"""The oracle of Drossel alone: examples worked by hand, and moves that may be wrong."""

from games import GAMES, drossel
from helpers import counted, expect, plays

WORDS = ["play"]


def attempt(rng, oracle, seat):
    cards = ["10s", "1c", "Jo"] + oracle.deck() + 3 * oracle.state()["hands"][seat]
    return "play " + rng.choice(cards)


def position(*hands, **fields):
    """Seat 0 leads; the hands are these."""
    game = GAMES["drossel"](len(hands), fields.pop("options", {}), None)
    game.deal(game.deck())
    game.hands = [hand.split() for hand in hands]
    for name, value in fields.items():
        setattr(game, name, value)
    return game


def test_refusals():
    game = position("4c 5d", "6c 7d")
    expect(game, 0, {"play 4c": None, "play 6c": "3.1", "play 10c": -32602, "4c": -32602})
    expect(position("4c Ad", "6c 7d"), 0, {"play Ad": "3.2", "play 4c": None})
    expect(position("Ac Ad", "6c 7d"), 0, {"play Ad": None})
    expect(game, 1, {"play 6c": -32002})


def test_tricks():
    game = position("4c 9d", "9c 2d", "9h 3d")
    plays(game, "0 play 9d", "1 play 9c", "2 play 9h")
    assert game.tricks == [1, 0, 0] and game.to_act() == [0]  # the first of three nines
    plays(game, "0 play 4c", "1 play 2d", "2 play 3d")
    assert game.phase == "round_over" and game.round_scores == [2, 0, 0]


def check(game):
    state = game.state()
    places = [state["hands"], state["aside"], state["played"]]
    assert counted(places, game) == counted(game.deck(), game)
    assert drossel.in_order(game.deck()) == game.deck()
