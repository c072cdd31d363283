"""The oracle of KTU alone: set positions, one clause each; moves that may be wrong; and what
`oracle/worlds.py` has to know to play and check random matches."""

import itertools

from games import ktu
from games.errors import Bad, NotNow
from helpers import SEEN, cards_of, check_parameters, illegal, plays, refuses

WORDS = ["open", "flip 0", "flip 9", "take"]


def attempt(rng, oracle, seat):
    state = oracle.state()
    cards = state["hands"][seat] + state["open"][seat]
    three = rng.sample(cards, 3) if len(cards) > 3 else rng.choices(oracle.deck(), k=3)
    same = [card for card in cards if card[0] == rng.choice(cards)[0]] if cards else []
    return rng.choice([
        "play " + cards_of(rng, oracle, seat), " ".join(["play", *same]), "take",
        f"flip {rng.randrange(4)}", "open " + " ".join(three),
        "play " + rng.choice(oracle.deck())])


def place(hands, pile="", draw="", opens=None, closed=None, turn=0, **options):
    game = ktu.Game(len(hands), options)
    game.deal(game.deck())
    seats = len(hands)
    game.hands = [ktu.in_order(hand.split()) for hand in hands]
    game.open = [cards.split() for cards in opens or [""] * seats]
    game.closed = [cards.split() for cards in closed or ["2c"] * seats]
    game.pile, game.draw = pile.split(), draw.split()
    game.chosen, game.turn = set(range(seats)), turn
    return game


def test_choosing():
    game = ktu.Game(2)
    game.deal(game.deck())
    assert game.closed[0] == ["2c", "2h", "3c"] and game.closed[1] == ["2d", "2s", "3d"]
    assert game.hands[0] == ["3h", "4c", "4h", "5c", "5h", "6c", "6h"]
    assert len(game.legal(0)) == 35
    for text, rule in (("take", "2.2"), ("play 3h", "2.2"), ("flip 0", "2.2"),
                       ("open 3h 3h 4c", "2.2"), ("open 3h 4c 3s", "2.2")):
        illegal(game, 0, text, rule)
    for text in ("open 3h 4c", "open 3h 4c 4h 5c", "open", "play", "play 3H", "flip", "flip 00",
                 "flip 0 1", "take 1", "take ", "play 3h  4c", "play 1c", None, 7):
        refuses(lambda text=text: game.play(0, text), Bad)
    plays(game, "0 open 5c 3h 4c")
    assert game.open == [["3h", "4c", "5c"], []] and game.to_act() == [1]
    outside = game.view(1)
    assert outside["hands"][0] == [None] * 7 and outside["open"] == [[], []]
    assert outside["closed"] == [3, 3] and outside["draw"] == 32
    assert game.view(None)["hands"] == [[None] * 7] * 2
    assert game.view(0)["open"][0] == ["3h", "4c", "5c"]
    refuses(lambda: game.play(0, "open 4h 5h 6c"), NotNow)
    plays(game, "1 " + game.legal(1)[0])
    assert game.to_act() == [0]
    illegal(game, 0, "open 4h 5h 6c", "2.2")
    illegal(game, 0, "take", "3.1")
    illegal(game, 0, "play 3h", "2.3")
    illegal(game, 0, "flip 9", "2.3")
    illegal(game, 0, "play 4h 4h", "3.2")
    illegal(game, 0, "play 4h 5h", "3.2")
    illegal(game, 0, "play 2c", "3.2")  # its own closed card is not its to know


def test_beats():
    hand = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac"
    for pile, ranks, clause in (("", "23456789TJQKA", None), ("3d 3h", "23456789TJQKA", None),
                                ("Ad 2d", "23456789TJQKA", None), ("7d", "23456T", "4.3"),
                                ("7d 3d", "23456T", "4.3"), ("6d", "23789TJQKA", "4.4"),
                                ("9d 3h", "23TJQKA", "4.4"), ("Ad", "23T", "4.4")):
        game = place([hand, "4d"], pile)
        assert [m[5] for m in game.legal(0) if m != "take"] == list(ranks), pile
        for card in hand.split():
            if card[0] not in ranks:
                illegal(game, 0, "play " + card, clause)


def test_draws():
    game = place(["4c 4d 5c 6c", "9d"], "", "7c 8c 9c")
    plays(game, "0 play 4d 4c")
    assert game.hands[0] == ["5c", "6c", "7c", "8c"] and game.draw == ["9c"]
    assert game.pile == ["4c", "4d"]
    full = place(["4c 4d 5c 6c 7d 8d", "9d"], "", "7c 8c 9c")
    plays(full, "0 play 4d")
    assert len(full.hands[0]) == 5 and len(full.draw) == 3


def test_open_cards_and_known():
    game = place(["9c", "9d 4h"], "4c", "", ["Tc Jd Ad", ""], ["2c 4s", "2d"])
    plays(game, "0 play 9c")
    assert game.hands[0] == ["Tc", "Jd", "Ad"] and game.open[0] == []
    assert game.view(1)["hands"][0] == ["Tc", "Jd", "Ad"]
    plays(game, "1 take")
    assert game.view(0)["hands"][1] == ["4c", "9c", None, None]
    plays(game, "0 play Tc")
    assert game.burned == ["Tc"] and game.turn == 0 and game.turns == 3
    plays(game, "0 play Ad", "1 take", "0 play Jd", "1 take")
    illegal(game, 0, "take", "3.1")
    illegal(game, 0, "flip 2", "3.6")
    illegal(game, 0, "play 2c", "3.2")
    assert game.legal(0) == ["flip 0", "flip 1"]


def test_flip():
    game = place(["", "9d 4h"], "5c", "", None, ["Kc 4s", "2d"])
    assert game.legal(0) == ["flip 0", "flip 1", "take"]
    plays(game, "0 flip 1")
    assert game.hands[0] == ["4s", "5c"] and game.closed[0] == ["Kc"] and game.pile == []
    assert game.turn == 1 and game.view(1)["hands"][0] == ["4s", "5c"]
    plays(game, "1 play 4h")
    illegal(game, 0, "flip 0", "2.3")
    win = place(["", "9d 4h", "4c"], "5c", "", None, ["Tc", "2d", "2h"])
    plays(win, "0 flip 0")
    assert win.phase == "match_over" and win.winners == [0] and win.places == [0]
    assert win.pile == [] and win.burned == ["5c", "Tc"]
    on = place(["", "9d 4h", "4c"], "5c", "", None, ["Tc", "2d", "2h"], play_on=True)
    plays(on, "0 flip 0")
    assert on.phase == "playing" and on.to_act() == [1]


def test_four():
    game = place(["8c 8d 8h 8s 4c", "9d", "9h"], "9c")
    illegal(game, 0, "play 8c 8d 8h 8s", "4.4")
    game.pile = ["7c", "3c"]
    illegal(game, 0, "play 8c 8d 8h 8s", "4.3")
    game.pile = ["6c"]
    plays(game, "0 play 8s 8c 8d 8h")
    assert game.turn == 0 and game.pile == [] and len(game.burned) == 5


def test_eights():
    def after(seats, eights, option, out=()):
        cards = ["8c", "8d", "8h"][:eights]
        hands = [" ".join(cards)] + ["4c"] * (seats - 1)
        closed = ["" if 0 in out else "2c"] + ["2d"] * (seats - 1)
        game = place(hands, "", "", None, closed, eights=option, play_on=True)
        game.places = [seat for seat in out if seat != 0]
        plays(game, "0 play " + " ".join(cards))
        return game.turn
    assert [after(2, n, "one") for n in (1, 2, 3)] == [0, 0, 0]
    assert [after(2, n, "each") for n in (1, 2, 3)] == [0, 0, 0]
    assert [after(3, n, "one") for n in (1, 2, 3)] == [2, 2, 2]
    assert [after(3, n, "each") for n in (1, 2, 3)] == [2, 0, 2]
    assert [after(4, n, "each") for n in (1, 2, 3)] == [2, 3, 0]
    assert [after(4, n, "each", [2]) for n in (1, 2, 3)] == [3, 0, 3]
    assert [after(4, n, "each", [1, 2]) for n in (1, 2, 3)] == [0, 0, 0]
    assert [after(3, n, "each", [0]) for n in (1, 2, 3)] == [2, 1, 2]
    assert [after(4, n, "each", [0]) for n in (1, 2, 3)] == [2, 3, 1]


def test_score():
    game = place(["4c", "4d", "4h"], "", "", None, [""] * 3, play_on=True, rounds=2)
    plays(game, "0 play 4c")
    assert game.turn == 1 and game.phase == "playing"
    plays(game, "1 take", "2 play 4h")
    assert game.phase == "round_over" and game.round_scores == [2, 0, 1]
    assert game.places == [0, 2]
    game.deal(game.deck())
    assert game.dealer == 0
    plays(game, *[f"{s} {game.legal(s)[0]}" for s in range(3)])
    assert game.turn == 0  # 2.4: the first that went out


def test_limit():
    game = place(["4c", "4d", "4h"], "", "", None, [""] * 3, play_on=True, rounds=2,
                   turn_limit=1)
    plays(game, "0 play 4c")
    assert game.round_scores == [0, 0, 0] and game.places == [0]
    game.deal(game.deck())
    plays(game, *[f"{s} {game.legal(s)[0]}" for s in range(3)])
    assert game.turn == 1
    plays(game, "1 " + game.legal(1)[0])
    assert game.phase == "match_over" and game.winners == []
    won = place(["4c", "4d"], "", "", None, ["", ""], turn_limit=1)
    plays(won, "0 play 4c")
    assert won.round_scores == [1, 0]


def test_parameters():
    check_parameters(ktu.Game)
    game = ktu.Game(2, {}, 0)
    for deck in (game.deck()[1:], game.deck() + ["2c"], ["2c"] * 52, None, [1], "x"):
        refuses(lambda d=deck: game.deal(d), Bad)
    game.deal(game.deck())
    refuses(lambda: game.deal(["2c"]), Bad)
    refuses(lambda: game.deal(game.deck()), NotNow)


def options(rng):
    return {"play_on": rng.random() < 0.5, "eights": rng.choice(["one", "each"]),
            "rounds": rng.randint(1, 3), "turn_limit": rng.choice([1, 30, 200, 2000])}


def texts(game):
    """All sets of up to four cards, from among those near at hand, and all else."""
    yield "take"
    for number in range(5):
        yield f"flip {number}"
    seat = game.to_act()[0]
    near = game.hands[seat][:9] + game.open[seat][:1] + game.closed[seat][:1]
    for count in (1, 2, 3, 4):
        for cards in itertools.combinations(ktu.in_order(near), count):
            yield "play " + " ".join(cards)
            if count == 3:
                yield "open " + " ".join(cards)


def hidden_places(game, seat):
    """(list, index) of every card that the seat's view may not depend on."""
    lists = game.closed + [game.draw]
    places = [(cards, i) for cards in lists for i in range(len(cards))]
    for other in range(game.seats):
        if other != seat:
            hand = game.hands[other]
            places += [(hand, i) for i, c in enumerate(hand) if c not in game.known[other]]
            if game.choosing():
                places += [(game.open[other], i) for i in range(len(game.open[other]))]
    return places


def move(game, seat, rng, _temper):
    moves = game.legal(seat)
    if len(moves) > 1 and moves[-1] == "take" and rng.random() < 0.95:
        moves.pop()
    return rng.choice(moves)


def note(game, _before, _turns, _power):
    SEEN["ktu known cards"] += any(game.known)
    SEEN["ktu seats out"] += bool(game.places)
    SEEN["ktu burned"] += bool(game.burned)
