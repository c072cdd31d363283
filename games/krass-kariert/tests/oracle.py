"""The oracle of Krass Kariert alone: examples worked by hand, and moves that may be wrong."""

from games import GAMES, krass_kariert
from helpers import counted, expect

WORDS = ["insert 0", "insert", "insert 99", "take 0 at 0", "take 2 at 0", "take 0 at 99", "take 0",
         "play 0", "play 0-1", "play 0-2", "play 0-3", "play 0-9", "play 1-0", "play 1-1",
         "play 0 as", "play 0 as 0", "play 0 as 13", "play 0 as 5", "play 0-1 as 5", "play 99"]


def attempt(rng, oracle, seat):
    size = len(oracle.state()["hands"][seat])
    first = rng.randrange(size + 1)
    choice = rng.random()
    if choice < 0.2:
        return f"take {rng.choice([0, 0, 1, 2])} at {rng.randrange(size + 3)}"
    if choice < 0.25:
        return f"insert {rng.randrange(size + 3)}"
    last = first + rng.choice([0, 1, 1, 1, 2, 2, 2, 3])
    text = f"play {first}" if first == last else f"play {first}-{last}"
    hand = oracle.state()["hands"][seat][first:last + 1]
    if "X" in hand and rng.random() < 0.9 or rng.random() < 0.1:
        centre = rng.choice([int(card) for card in hand if card.isdigit()] or [7, 12])
        text += " as " + " ".join(
            card if card.isdigit() and rng.random() < 0.97 else
            str(max(0, centre + rng.randrange(-3, 4))) if rng.random() < 0.9 else
            str(rng.choice([0, 1, 12, 13])) for card in hand or ["1"])
    return text


def position(hand, last=None, **fields):
    """Two seats; seat 0 has this hand and answers `last`, or starts."""
    game = GAMES["krass-kariert"](2, {"hand": 5}, None)
    game.deal(game.deck())
    game.hands[0] = hand.split()
    game.known[0] = [False] * len(game.hands[0])
    if last is not None:
        game.starter, game.acted = 1, [False, True]
        game.trick = [{"seat": 1, "cards": list(map(str, last)), "as": last}]
    for name, value in fields.items():
        setattr(game, name, value)
    return game


def test_refusals():
    expect(position("8 10 9 X 12 1 S D"), 0, {
        "play 0-2": None, "play 0-1": "4.2", "play 1-2": None, "play 4-5": "4.3",
        "play 0-3": "4.1", "play 3": "5.1", "play 3 as 13": "5.1", "play 3 as 2": None,
        "play 2-3 as 9 10": None, "play 2-3 as 9 7": "5.1", "play 2-3 as 8 9": "5.1",
        "play 2-3 as 9": "5.1", "play 5-6": "5.2", "play 6": None, "play 7": None,
        "play 6-7": "5.2", "play 8": "8.1", "play 0 as 8": "8.1", "play 0-1 as 8 10": "4.2",
        "take 0 at 0": "3.2", "insert 0": "5.3", "play 1-1": -32602, "play 01": -32602,
        "play 0 as": -32602, "play 2-4 as 9 9 9": "5.1"})
    expect(position("X 1 5 5", [9, 9]), 0, {
        "play 0-1 as 12 1": "4.3", "play 2-3": "4.2", "play 0 as 12": "4.2", "play 2": "4.2",
        "take 2 at 0": "8.1", "take 1 at 4": None, "take 0 at 5": "8.1", "play 2 as 5": "4.2"})
    expect(position("5 5", [9, 9], reserves=[[], []]), 0, {
        "take 0 at 0": "3.3", "take 9 at 9": "3.3"})


def test_order():
    """4.2: each beats all before it."""
    order = [[1], [12], [2, 1], [11, 12], [1, 1], [12, 12], [3, 1, 2], [12, 10, 11], [1, 1, 1]]
    strengths = [krass_kariert.strength(numbers) for numbers in order]
    assert strengths == sorted(strengths) and len(set(strengths)) == len(order)


def test_draw():
    """5.3: the winner draws three cards; what it draws is known to nobody else."""
    game = position("D 5", [9])
    game.play(0, "play 0")
    assert game.drawing is not None and game.drawing["seat"] == 1
    assert game.drawing["left"] == 3 and game.view(0)["drawing"]["card"] is None
    expect(game, 1, {"play 0": "5.3", "insert 99": "8.1", "insert 0": None})
    for _ in range(3):
        game.play(1, "insert 0")
    assert game.starter == 1 and game.trick == [] and len(game.hands[1]) == 8


def test_ends():
    """3.4, 3.7, 7.1, 7.2, 7.3"""
    game = position("7 7", [9], reserves=[["1"], []])
    game.play(0, "play 0-1")  # both have had their turn; seat 0 is out, seat 1 has lost
    assert game.phase == "round_over" and game.round_scores == [0, -1] and game.chips == [3, 2]
    assert game.state()["in"] == [False, True] and game.next_starter == 1
    game = position("7", None, reserves=[[], []], hands=[["12", "1"], ["3", "5"]])
    game.play(0, "play 0")  # seat 1 has nothing higher and no reserve card
    assert game.round_scores == [0, -1] and game.acted == [True, False] and game.turns == 1
    for rule, scores in [("pay", [-1, -1]), ("free", [0, 0])]:
        game = position("7", [6], hands=[["7"], []], chips=[0, 1])
        game.options["all_out"] = rule
        game.play(0, "play 0")
        assert game.round_scores == scores and game.chips == ([0, 0] if rule == "pay" else [0, 1])
        assert game.phase == ("match_over" if rule == "pay" else "round_over")
        assert game.winners == ([1] if rule == "pay" else None)


def check(game):
    held = counted([game.hands, game.reserves, game.draw, game.drawing or {}], game)
    assert held <= counted(game.deck(), game)
    assert all(len(a) == len(b) for a, b in zip(game.hands, game.known))


def check_round(game):
    assert all(0 <= chips <= game.options["chips"] for chips in game.chips)
