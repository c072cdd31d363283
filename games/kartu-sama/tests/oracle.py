"""The oracle of Kartu Sama alone: examples worked by hand, and moves that may be wrong."""

from games import GAMES, kartu_sama
from helpers import assert_bad, counted, expect

WORDS = ["draw"]


def attempt(rng, oracle, seat):
    cards = ["2c", "Jo", "7d", "Ts", "10s", "1c"] + oracle.deck()
    cards += 3 * oracle.state()["hands"][seat]
    return rng.choice(["draw", "play " + rng.choice(cards), "play " + rng.choice(cards)])


def position(hand, top, **fields):
    """Two seats; seat 0 on turn with this hand."""
    game = GAMES["kartu-sama"](2, fields.pop("options", {}), None)
    game.deal(game.deck())
    game.hands[0], game.discard = hand.split(), [top]
    for name, value in fields.items():
        setattr(game, name, value)
    return game


def test_cards():
    game = GAMES["kartu-sama"](2)
    assert [game.value(card) for card in "2c Tc Jc Kc Ac Jo".split()] == [2, 10, 1, 1, 11, 20]
    assert len(GAMES["kartu-sama"](2, {}, None).deck()) == 54
    assert len(GAMES["kartu-sama"](10, {}, None).deck()) == 108
    assert len(GAMES["kartu-sama"](4, {"deck": "piquet"}, None).deck()) == 64
    for seats, options in [(7, {"decks": 1}), (4, {"deck": "piquet", "decks": 1})]:
        assert_bad(lambda: GAMES["kartu-sama"](seats, options, None))


def test_backs():
    """1.4: backs are open, also on top of the draw pile; the lowest pack's card is played."""
    game = GAMES["kartu-sama"](2, {"decks": 2, "backs": "different"}, None)
    order = ["4c/1", "7h/1", "7h/0"] + ["2c/0", "2d/0", "2h/0"]
    order += [card for card in game.deck() if card not in order]
    order.remove("7d/0")
    order.insert(10, "7d/0")  # turned up
    game.deal(order)
    hand = game.view(0)["hands"][0]
    assert game.view(0)["backs"]["hands"][0][hand.index("7h"):][:2] == [0, 1]
    assert game.view(1)["backs"]["hands"][0] == sorted(game.state()["backs"]["hands"][0])
    game.play(0, "play 7h")
    assert game.state()["backs"]["discard"][-1] == 0 and "7h/1" in game.hands[0]
    draw = game.view(None)["backs"]["draw"]
    assert draw[0] == kartu_sama.pack(game.draw[0]) and set(draw[1:]) == {None}


def test_refusals():
    game = position("4c 5d Jo", "4d")
    expect(game, 0, {"draw": "3.1", "play 4c": None, "play Jo": None, "play 9s": "3.2",
                     "play 4h": "3.6", "play 10c": -32602, "play Jo Jo": -32602})
    expect(position("5d Jo", "4c"), 0, {"draw": None, "play Jo": None})
    expect(position("5d Jo", "4c", owed=1), 0, {"draw": "4.2"})
    expect(position("5d 6d", "5c", options={"may_draw": True}), 0, {"draw": None})
    expect(position("5d 6d", "Jo"), 0, {"draw": "3.1", "play 6d": None})


def test_draws():
    game = position("5d", "4c")
    game.play(0, "draw")
    assert len(game.hands[0]) == 1 + 3  # 3.4
    game = position("Jo", "4c")
    game.play(0, "play Jo")
    assert len(game.hands[0]) == 4 and game.on_turn == 1 and game.owed == 0  # 4.4
    game = position("Jo", "4c", options={"joker_finish": True})
    game.play(0, "play Jo")
    assert game.phase == "round_over" and game.round_scores[0] == 0
    game = position("5d 7d", "4c", draw=["2c", "2d"])
    game.play(0, "draw")
    assert game.phase == "playing" and game.draw == []  # 3.5
    game.on_turn, game.hands[0] = 0, ["5d"]
    game.play(0, "draw")
    assert game.phase == "round_over" and game.round_scores[0] == 5


def check(game):
    state, deck = game.state(), [kartu_sama.face(card) for card in game.deck()]
    assert counted([state["hands"], state["draw"], state["discard"]], game) == counted(deck, game)
