"""The oracle of Kartel alone: examples worked by hand, and moves that may be wrong."""

from itertools import combinations, islice

from games import GAMES, kartel
from helpers import all_cards, cards_of, counted, expect, refused

WORDS = ["pass", "play"]


def attempt(rng, oracle, seat):
    """A set of a legal shape that may be too low, or any cards."""
    hand = oracle.hands[seat]
    if rng.random() < 0.5:
        return "play " + cards_of(rng, oracle, seat)
    hand = rng.sample(hand, min(len(hand), 12))
    size = rng.choice([1, 2, 3, 5, 5])
    if oracle.pile and rng.random() < 0.8:
        size = len(oracle.pile[-1]["cards"])
    shaped = (cards for cards in combinations(hand, size) if not kartel.broken_shape(cards))
    found = list(islice(shaped, 50))
    return "play " + " ".join(rng.choice(found)) if found else "pass"


def test_books():
    names = {
        "5o 5g 5k 5b 5r": "KARA 5", "Zo Go Qo Ko Wo": "Mr. Honey", "2r 3r 4r 5r Zr": "Mr. Honey",
        "5o 5g 5k 5b 6r": "KARA Quads", "5o 5g 5k 5b 6b": "Quads", "2o 3o 4o 5o 7o": "Honey",
        "5o 5g 5k 6b 6r": "KARA Umbrella", "5o 5g 5k 6k 6r": "Umbrella",
        "Zo 2g 3k 4b 5r": "KARA Mr.", "Go Qg Kk Wb 8b": "Mr.", "2o 4g 6k 8b Kr": "KARA Jump",
        "2o 3g Zk Gb Qr": "KARA Jump", "3o 2g Zk Gb Gr": None, "2o 4g 6k 8b Kb": None,
        "Go Zg 2k 3b 4r": "KARA Jump", "5o 5g 6k 6b 7r": None,
    }
    for cards, name in names.items():
        cards = cards.split()
        assert (kartel.name_of(cards) if kartel.line_of(cards) else None) == name, cards


def test_comparisons():
    """The first set beats the second by this clause, or does not (`-`)."""
    cases = [
        ("5o", "5g", "5.1"), ("5o", "5k", "5.1"), ("5o", "5b", "-5.1"), ("5r", "5g", "5.1"),
        ("6g", "5o", "5.1"), ("5o 5g", "5k 5b", "5.2"), ("4o 4g", "5k 5b", "-5.2"),
        ("6o 6g 6k", "5o 5g 5k", "5.3"), ("2o 4g 6k 8b Kr", "Zo Zg Zk Zb 3b", "-5.4"),
        ("2o 3o 4o 5o 7o", "5o 5g 5k 6b 6r", "5.4"), ("6o 6g 6k 6b 6r", "5o 5g 5k 5b 5r", "5.5"),
        ("2r 3r 4r 5r Zr", "8o Wo Ko Qo Go", "5.6"), ("2r 3r 4r 5r Zr", "2g 3g 4g 5g Zg", "5.6"),
        ("5o 5g 5k 5b 6r", "Zo Zg Zk Zb 3b", "5.7"), ("2o 3o 4o 5o Ko", "2g 3g 4g 6g Kg", "-5.8"),
        ("2o 3o 4o 5o Ko", "2g 3g 4g 5g Kg", "5.8"), ("7o 7g 7k 2b 2r", "6o 6g 6k Zb Zr", "5.9"),
        ("6o 5g 4k 3b 2r", "Zo Go Qo Ko Wg", "5.10"), ("Zr Gg Qk Kb Wr", "Zg Gg Qr Ko Wg", "5.10"),
        ("2o 4g 6k 8b Kr", "2g 4k 6o 8r Kb", "-5.11"), ("2o 4g 6k 8b Kr", "2g 4k 6b 8r Ko", "5.11"),
        ("Zo 2g 3k 4b 5r", "Gr Qo Kg Wk 8b", "5.10"),
    ]
    for new, last, answer in cases:
        clause, beats = kartel.set_beats(new.split(), last.split())
        assert ("" if beats else "-") + clause == answer, (new, last, clause, beats)


def test_score():
    """The worked check of section 6."""
    game = GAMES["kartel"](5, {}, None)
    game.deal(game.deck())
    for seat, left in enumerate([5, 0, 9, 5, 2]):
        game.played[seat] = game.hands[seat][left:]
        game.hands[seat] = game.hands[seat][:left]
    game.end_round(1)
    assert game.round_scores == [5, 30, -60, 5, 20]


def test_refusals():
    game = GAMES["kartel"](2, {"two_seat_hand": 30, "pass": "hard"}, 0)
    hands = [game.deck()[0:60:2], game.deck()[1:60:2]]
    game.deal([card for pair in zip(hands[1], hands[0]) for card in pair])
    expect(game, 0, {
        "pass": "3.1", "play 2o 2k 2g": "4.7", "play 2o 3g": "4.2", "play 2o 2k 3g": "4.3",
        "play 2o 2k 2r 3g": "4.4", "play 2o 2o": "4.7", "play": -32602, "play 2O": -32602,
        "play 2o 2k 2r 3g 4o": "4.4", "play 2r 2o 2k": None, "Pass": -32602})
    assert refused(game, 1, "pass") == -32002
    game.play(0, "play 3g 3b")
    expect(game, 1, {"play 3o": "3.2", "play 2o 2k": "4.7", "play 2g 2b": "5.2",
                     "play 3o 3k": None, "pass": None})


def test_passing():
    """3.3, 3.4: soft and hard."""
    for rule, lets in [("soft", True), ("hard", False)]:
        game = GAMES["kartel"](3, {"pass": rule}, 0)
        game.deal(game.deck())
        low, high = game.hands[0][0], game.hands[2][-1]
        game.play(0, f"play {low}")
        game.play(1, "pass")
        game.play(2, f"play {high}")
        assert game.passed == [False, not lets, False]
        game.play(0, "pass")
        assert game.to_act() == ([1] if lets else [2])
        if lets:
            game.play(1, "pass")
        assert game.leader == 2 and game.pile == [] and game.passed == [False] * 3


def check(game):
    places = [game.state()[name] for name in ("hands", "aside", "played")]
    assert counted(places, game) == counted(game.deck(), game)


def check_round(game):
    assert sum(game.round_scores) == (game.options["count"] == "victories")  # 6.2, 6.4
