"""The oracle alone: examples worked by hand, and random matches whose invariants must hold."""

import argparse
import copy
import random
from collections import Counter

import lockstep
import wrong
from games import GAMES, kartel, kartu_sama, krass_kariert
from games.errors import Bad, Illegal, NotNow

ERRORS = (Bad, NotNow, Illegal)
MOST_MOVES = 20000


# Examples

def refused(game, seat, text):
    """The clause, or the code, with which a move is refused; None if it is taken."""
    twin = copy.deepcopy(game)
    try:
        twin.play(seat, text)
    except ERRORS as error:
        assert twin.state() == game.state()
        return error.rule.split(":")[1] if error.rule else error.code
    return None


def expect(game, seat, cases):
    for text, answer in cases.items():
        got = refused(game, seat, text)
        assert got == answer, f"{game.ID} {text!r}: {got}, not {answer}"


def kartel_books():
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


def kartel_comparisons():
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


def kartel_score():
    """The worked check of section 6."""
    game = GAMES["kartel"](5, {}, None)
    game.deal(game.deck())
    for seat, left in enumerate([5, 0, 9, 5, 2]):
        game.played[seat] = game.hands[seat][left:]
        game.hands[seat] = game.hands[seat][:left]
    game.end_round(1)
    assert game.round_scores == [5, 30, -60, 5, 20]


def kartel_refusals():
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


def kartu_sama_cards():
    game = GAMES["kartu-sama"](2)
    assert [game.value(card) for card in "2c Tc Jc Kc Ac Jo".split()] == [2, 10, 1, 1, 11, 20]
    assert len(GAMES["kartu-sama"](2, {}, None).deck()) == 54
    assert len(GAMES["kartu-sama"](10, {}, None).deck()) == 108
    assert len(GAMES["kartu-sama"](4, {"deck": "piquet"}, None).deck()) == 64
    for seats, options in [(7, {"decks": 1}), (4, {"deck": "piquet", "decks": 1})]:
        assert_bad(lambda: GAMES["kartu-sama"](seats, options, None))


def assert_bad(call):
    try:
        call()
    except Bad:
        return
    raise AssertionError("not refused")


def kartu_sama_backs():
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


def kartu_sama_position(hand, top, **fields):
    """Two seats; seat 0 on turn with this hand."""
    game = GAMES["kartu-sama"](2, fields.pop("options", {}), None)
    game.deal(game.deck())
    game.hands[0], game.discard = hand.split(), [top]
    for name, value in fields.items():
        setattr(game, name, value)
    return game


def kartu_sama_refusals():
    game = kartu_sama_position("4c 5d Jo", "4d")
    expect(game, 0, {"draw": "3.1", "play 4c": None, "play Jo": None, "play 9s": "3.2",
                     "play 4h": "3.6", "play 10c": -32602, "play Jo Jo": -32602})
    expect(kartu_sama_position("5d Jo", "4c"), 0, {"draw": None, "play Jo": None})
    expect(kartu_sama_position("5d Jo", "4c", owed=1), 0, {"draw": "4.2"})
    expect(kartu_sama_position("5d 6d", "5c", options={"may_draw": True}), 0, {"draw": None})
    expect(kartu_sama_position("5d 6d", "Jo"), 0, {"draw": "3.1", "play 6d": None})


def kartu_sama_draws():
    game = kartu_sama_position("5d", "4c")
    game.play(0, "draw")
    assert len(game.hands[0]) == 1 + 3  # 3.4
    game = kartu_sama_position("Jo", "4c")
    game.play(0, "play Jo")
    assert len(game.hands[0]) == 4 and game.on_turn == 1 and game.owed == 0  # 4.4
    game = kartu_sama_position("Jo", "4c", options={"joker_finish": True})
    game.play(0, "play Jo")
    assert game.phase == "round_over" and game.round_scores[0] == 0
    game = kartu_sama_position("5d 7d", "4c", draw=["2c", "2d"])
    game.play(0, "draw")
    assert game.phase == "playing" and game.draw == []  # 3.5
    game.on_turn, game.hands[0] = 0, ["5d"]
    game.play(0, "draw")
    assert game.phase == "round_over" and game.round_scores[0] == 5


def krass_position(hand, last=None, **fields):
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


def krass_refusals():
    expect(krass_position("8 10 9 X 12 1 S D"), 0, {
        "play 0-2": None, "play 0-1": "4.2", "play 1-2": None, "play 4-5": "4.3",
        "play 0-3": "4.1", "play 3": "5.1", "play 3 as 13": "5.1", "play 3 as 2": None,
        "play 2-3 as 9 10": None, "play 2-3 as 9 7": "5.1", "play 2-3 as 8 9": "5.1",
        "play 2-3 as 9": "5.1", "play 5-6": "5.2", "play 6": None, "play 7": None,
        "play 6-7": "5.2", "play 8": "8.1", "play 0 as 8": "8.1", "play 0-1 as 8 10": "4.2",
        "take 0 at 0": "3.2", "insert 0": "5.3", "play 1-1": -32602, "play 01": -32602,
        "play 0 as": -32602, "play 2-4 as 9 9 9": "5.1"})
    expect(krass_position("X 1 5 5", [9, 9]), 0, {
        "play 0-1 as 12 1": "4.3", "play 2-3": "4.2", "play 0 as 12": "4.2", "play 2": "4.2",
        "take 2 at 0": "8.1", "take 1 at 4": None, "take 0 at 5": "8.1", "play 2 as 5": "4.2"})
    expect(krass_position("5 5", [9, 9], reserves=[[], []]), 0, {
        "take 0 at 0": "3.3", "take 9 at 9": "3.3"})


def krass_order():
    """4.2: each beats all before it."""
    order = [[1], [12], [2, 1], [11, 12], [1, 1], [12, 12], [3, 1, 2], [12, 10, 11], [1, 1, 1]]
    strengths = [krass_kariert.strength(numbers) for numbers in order]
    assert strengths == sorted(strengths) and len(set(strengths)) == len(order)


def krass_draw():
    """5.3: the winner draws three cards; what it draws is known to nobody else."""
    game = krass_position("D 5", [9])
    game.play(0, "play 0")
    assert game.drawing is not None and game.drawing["seat"] == 1
    assert game.drawing["left"] == 3 and game.view(0)["drawing"]["card"] is None
    expect(game, 1, {"play 0": "5.3", "insert 99": "8.1", "insert 0": None})
    for _ in range(3):
        game.play(1, "insert 0")
    assert game.starter == 1 and game.trick == [] and len(game.hands[1]) == 8


def krass_ends():
    """3.4, 3.7, 7.1, 7.2, 7.3"""
    game = krass_position("7 7", [9], reserves=[["1"], []])
    game.play(0, "play 0-1")  # both have had their turn; seat 0 is out, seat 1 has lost
    assert game.phase == "round_over" and game.round_scores == [0, -1] and game.chips == [3, 2]
    assert game.state()["in"] == [False, True] and game.next_starter == 1
    game = krass_position("7", None, reserves=[[], []], hands=[["12", "1"], ["3", "5"]])
    game.play(0, "play 0")  # seat 1 has nothing higher and no reserve card
    assert game.round_scores == [0, -1] and game.acted == [True, False] and game.turns == 1
    for rule, scores in [("pay", [-1, -1]), ("free", [0, 0])]:
        game = krass_position("7", [6], hands=[["7"], []], chips=[0, 1])
        game.options["all_out"] = rule
        game.play(0, "play 0")
        assert game.round_scores == scores and game.chips == ([0, 0] if rule == "pay" else [0, 1])
        assert game.phase == ("match_over" if rule == "pay" else "round_over")
        assert game.winners == ([1] if rule == "pay" else None)


def kartel_passing():
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


EXAMPLES = [kartel_books, kartel_comparisons, kartel_score, kartel_refusals, kartu_sama_cards,
            kartu_sama_backs,
            kartu_sama_refusals, kartu_sama_draws, krass_refusals, krass_order, krass_draw,
            krass_ends, kartel_passing]


# Random matches

def all_cards(value, deck):
    """Every card that lies somewhere in the state."""
    if isinstance(value, str):
        return [value] if value in deck else []
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [card for item in value for card in all_cards(item, deck)]
    return []


def check_cards(game):
    """Conservation, for the games whose state holds every card once."""
    state, deck = game.state(), [kartu_sama.face(card) for card in game.deck()]
    if game.ID == "kartel":
        places = [state["hands"], state["aside"], state["played"]]
    elif game.ID == "kartu-sama":
        places = [state["hands"], state["draw"], state["discard"]]
    else:
        return
    assert Counter(all_cards(places, set(deck))) == Counter(deck)


def check_steps(game):
    assert game.phase != "playing" or len(game.to_act()) == 1
    if game.ID == "krass-kariert":
        held = Counter(all_cards(
            [game.hands, game.reserves, game.draw, game.drawing or {}], set(game.deck())))
        assert held <= Counter(game.deck())
        assert all(len(a) == len(b) for a, b in zip(game.hands, game.known))


def check_round(game):
    if game.ID == "kartel":
        assert sum(game.round_scores) == (game.options["count"] == "victories")  # 6.2, 6.4
    if game.ID == "krass-kariert":
        assert all(0 <= chips <= game.options["chips"] for chips in game.chips)
    assert game.status()["to_act"] == []
    assert all(game.legal(seat) == [] for seat in range(game.seats))
    assert game.view(None) == game.state()


def check_legal(game, rng, seat):
    """Every legal text is taken; texts that may be wrong are taken just if they are legal."""
    legal = game.legal(seat)
    assert legal and len(set(legal)) == len(legal)
    for text in rng.sample(legal, min(3, len(legal))):
        copy.deepcopy(game).play(seat, text, reshuffled=list)
    for _ in range(3):
        text = wrong.some_text(rng, game, seat, legal)
        taken = refused(game, seat, text) is None if game.ID in NO_RESHUFFLE else None
        if taken is not None and not taken:
            assert text not in legal, text
        if taken:
            assert game.text(game.read(text)) in legal, text
    return legal


NO_RESHUFFLE = ("kartel", "kartu-sama", "krass-kariert")


def random_match(game, rng):
    for _ in range(MOST_MOVES):
        if game.status()["phase"] in (None, "round_over"):
            game.deal(rng.sample(game.deck(), len(game.deck())))
        seat = rng.choice(game.status()["to_act"])
        thorough = rng.random() < 0.1
        legal = check_legal(game, rng, seat) if thorough else game.legal(seat)
        if thorough and game.ID in NO_RESHUFFLE:
            check_cards(game)
            check_steps(game)
        game.play(seat, rng.choice(legal), reshuffled=lambda pool: rng.sample(pool, len(pool)))
        phase = game.status()["phase"]
        if phase != "playing" and game.ID in NO_RESHUFFLE:
            check_cards(game)
            check_round(game)
        if phase == "match_over":
            return
    raise AssertionError(f"{game.ID}: no end after {MOST_MOVES} moves")


def random_table(rng, game):
    while True:
        try:
            return game(rng.randint(*game.SEATS), lockstep.random_options(rng, game), None)
        except Bad:
            continue


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=30, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", action="append", choices=list(GAMES))
    arguments = parser.parse_args()
    for example in EXAMPLES:
        example()
    print(f"{len(EXAMPLES)} groups of examples")
    for name in arguments.game or GAMES:
        for number in range(arguments.matches):
            rng = random.Random(f"{arguments.seed}/{name}/{number}")
            random_match(random_table(rng, GAMES[name]), rng)
        print(f"{name}: {arguments.matches} matches")


if __name__ == "__main__":
    main()
