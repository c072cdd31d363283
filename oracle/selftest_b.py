"""Checks the Khamul and KTU oracles on their own: `python3 oracle/selftest_b.py [seed]`.

Set positions first, one clause each; then random matches with all seat counts and options, in
which after every move the cards are counted, the legal moves are compared with a list of all
texts tried one by one, and every view is compared with that of a world it cannot tell apart.
"""

import copy
import itertools
import random
import sys
from collections import Counter

from games import khamul, ktu
from games.errors import Bad, Illegal, NotNow

SEEN = Counter()  # what the random matches came across


def refused(call, error, rule=None):
    try:
        call()
    except error as e:
        assert e.rule == rule, (e.rule, rule)
        return
    raise AssertionError("not refused")


def illegal(game, seat, text, rule):
    before = copy.deepcopy(vars(game))
    refused(lambda: game.play(seat, text), Illegal, game.ID + ":" + rule)
    assert vars(game) == before


# ---- Khamul: set positions

def khamul_set(rows, draw="", discard="", turn=0, **options):
    """A round in which `turn` is about to begin its turn; the cards need not be a deck."""
    game = khamul.Game(len(rows), options)
    game.deal(game.deck())
    game.peeked = set(range(len(rows)))
    game.rows = [row.split() for row in rows]
    game.draw, game.discard = draw.split(), discard.split()
    game._start_turn(turn)
    return game


def plays(game, *moves):
    for move in moves:
        seat, text = move.split(" ", 1)
        game.play(int(seat), text, lambda pool: pool)


def test_khamul_first_look():
    game = khamul.Game(3)
    game.deal(game.deck())
    assert game.rows == [["Ac", "As", "2h", "3d"], ["Ad", "2c", "2s", "3h"],
                         ["Ah", "2d", "3c", "3s"]]
    assert game.to_act() == [0, 1, 2] and game.state()["turn"] is None
    illegal(game, 0, "draw", "2.2")
    illegal(game, 0, "arrange 0 1 2 3", "8.1")
    illegal(game, 0, "peek 1 1", "9.2")
    illegal(game, 0, "peek 1 4", "9.2")
    illegal(game, 0, "peek 1 " + "9" * 5000, "9.2")
    plays(game, "1 peek 3 0")
    refused(lambda: game.play(1, "peek 0 1"), NotNow)
    plays(game, "0 peek 0 1", "2 peek 0 1")
    assert game.to_act() == [0] and game.state()["turn"] == 0
    illegal(game, 0, "peek 0 1", "2.2")


def test_khamul_forms():
    game = khamul_set(["Ac", "2c"], "3c 4c")
    for text in ("", "draw ", " draw", "Draw", "draw 0", "switch", "switch 01", "switch +1",
                 "switch -1", "switch  0", "exchange 0 1", "snap \u0661", "done\n", "arrange ",
                 "peek 0", "khamul 1", None, 3, ["draw"]):
        refused(lambda text=text: game.play(0, text), Bad)
        refused(lambda text=text: game.play(1, text), Bad)
    for seat in (2, -1, None, True, "0", 0.0):
        refused(lambda seat=seat: game.play(seat, "draw"), Bad)
        refused(lambda seat=seat: game.legal(seat), Bad)
    refused(lambda: game.play(1, "draw"), NotNow)


def test_khamul_named_rules():
    game = khamul_set(["4c 5c", "2c", ""], "3c 4d 9d", "Js")
    for text in ("discard", "switch 0", "snap 0", "done", "look 0", "decline"):
        illegal(game, 0, text, "3.2")
    illegal(game, 0, "arrange", "9.2")
    illegal(game, 0, "arrange 0 0", "9.2")
    illegal(game, 0, "arrange 0 2", "9.2")
    illegal(game, 2, "arrange", "8.1")
    plays(game, "0 arrange 1 0", "1 arrange 0", "0 arrange 0 1", "0 draw")
    for text, rule in (("khamul", "3.1"), ("take", "3.2"), ("snap 0", "3.3"), ("done", "3.3"),
                       ("decline", "3.3"), ("switch 2", "9.2")):
        illegal(game, 0, text, rule)
    plays(game, "0 discard")
    assert game.snap == [False, False, True] and game.to_act() == [0, 1]
    for text, rule in (("khamul", "3.1"), ("draw", "3.2"), ("discard", "3.3"),
                       ("look 0", "5.1"), ("give 1", "5.2"), ("exchange 0 1 0", "5.3"),
                       ("decline", "5.4"), ("snap 2", "9.2"), ("peek 0 1", "2.2")):
        illegal(game, 0, text, rule)
    refused(lambda: game.play(2, "done"), NotNow)
    plays(game, "0 done", "1 done", "1 take")
    illegal(game, 1, "discard", "3.4")
    illegal(game, 1, "draw", "3.2")
    plays(game, "1 switch 0", "0 done", "1 done")
    illegal(game, 2, "take", "3.4")
    plays(game, "2 draw")
    illegal(game, 2, "switch 0", "3.5")
    assert game.legal(2) == ["discard"]


def test_khamul_powers():
    game = khamul_set(["4c 5c", "2c", ""], "Jc Qs Kc Qd")
    plays(game, "0 draw", "0 discard")
    assert game.snap is None and game.power == {"seat": 0, "card": "Jc"}
    for text, rule in (("snap 0", "3.6"), ("give 1", "5.1"), ("look 2", "9.2"),
                       ("draw", "3.2"), ("arrange 0 2", "9.2")):
        illegal(game, 0, text, rule)
    plays(game, "0 arrange 1 0", "1 arrange 0", "0 arrange 1 0")
    refused(lambda: game.play(1, "done"), NotNow)
    plays(game, "0 look 1", "0 done", "1 done", "1 draw", "1 discard")
    for text, rule in (("look 0", "5.1"), ("exchange 0 0 0", "5.2"), ("give 1", "5.2"),
                       ("give 3", "9.2")):
        illegal(game, 1, text, rule)
    plays(game, "1 give 0")
    assert game.rows[0] == ["4c", "5c", "Kc"] and game.snap == [False, False, True]
    plays(game, "0 done", "1 done", "2 draw", "2 discard")
    assert game.power is None  # the red queen has none


def test_khamul_king():
    game = khamul_set(["4c 5c", "2c", ""], "Kc 9d Kd")
    plays(game, "0 draw", "0 discard")
    assert game.legal(0) == ["exchange 0 1 0", "exchange 1 1 0", "decline"]
    for text, rule in (("give 1", "5.2"), ("exchange 0 0 9", "5.3"), ("exchange 0 2 0", "9.2"),
                       ("exchange 0 3 0", "9.2"), ("exchange 2 1 0", "9.2")):
        illegal(game, 0, text, rule)
    plays(game, "0 exchange 1 1 0")
    assert game.rows == [["4c", "2c"], ["5c"], []]
    alone = khamul_set(["4c", ""], "Kc 9d Kd")
    plays(alone, "0 draw", "0 discard")
    assert alone.power is None and alone.snap == [False, True]  # passed over


def test_khamul_snap():
    game = khamul_set(["7c Kc 4d", "7d", "7h Ks", ""], "7s Ac 2h 3h")
    plays(game, "0 draw", "0 discard")
    assert game.snap == [False, False, False, True]
    plays(game, "1 snap 0")
    assert game.snap == [False, True, False, True]
    plays(game, "0 snap 1")  # wrong: a king on a seven
    assert game.rows[0] == ["7c", "Kc", "4d", "Ac"] and game.discard[-1] == "7d"
    plays(game, "2 done", "2 arrange 1 0", "2 arrange 0 1")
    refused(lambda: game.play(2, "snap 0"), NotNow)
    plays(game, "0 done")
    assert game.turn == 1 and game.turns == 1
    plays(game, *["2 arrange 1 0"] * 48)
    illegal(game, 2, "arrange 0 1", "8.1")  # fifty in a round


def test_khamul_throws_with_an_empty_draw_pile():
    """4.4"""
    game = khamul_set(["7c Kc", "7d 8d"], "9c")
    plays(game, "0 draw", "0 discard", *["0 snap 0"] * 999)
    assert game.legal(0) == ["snap 0", "snap 1", "done"]
    plays(game, "0 snap 1")
    assert game.snap == [True, False] and game.rows == [["7c", "Kc"], ["7d", "8d"]]
    refused(lambda: game.play(0, "snap 0"), NotNow)
    plays(game, "1 done", "1 take", "1 switch 0")
    assert game.snap == [True, False]
    # Each wrong throw brings back a card that matches: right and wrong ones count alike.
    ring = khamul_set(["9d 2c", "7d"], "9c")
    plays(ring, "0 draw", "0 discard", "0 snap 0")
    for throw in range(999):
        plays(ring, "0 snap 0" if throw % 2 == 0 else "0 snap 1")
    assert ring.snap == [True, False]


def test_khamul_throws_at_any_time():
    """4.7"""
    game = khamul_set(["7c Kc 4d", "7d 2c", "7h Ks"], "8s Ac 2h 3h", "7s", snaps="anytime")
    assert game.state()["options"]["snaps"] == "anytime"
    assert game.legal(0) == ["khamul", "draw", "take"] and game.legal(1) == []
    plays(game, "1 snap 0")
    assert game.rows[1] == ["2c"] and game.snap is None and game.to_act() == [0]
    plays(game, "0 take")
    plays(game, "0 snap 0", "2 snap 0", "0 snap 0")  # what the taking uncovered; a wrong one
    assert game.rows == [["Kc", "4d", "8s"], ["2c"], ["Ks"]] and game.discard[-1] == "7h"
    plays(game, "0 switch 1", "0 done", "1 done", "2 done")
    assert game.turn == 1 and game.discard[-1] == "4d"
    illegal(game, 1, "done", "3.2")
    refused(lambda: game.play(2, "done"), NotNow)
    for text, rule in (("snap 3", "9.2"), ("look 0", "3.2")):
        illegal(game, 1, text, rule)
    short = khamul_set(["7c 2c", "8d"], "", "Kd", snaps="anytime")
    plays(short, *["0 snap 0"] * 50)  # nothing is left to draw
    assert short.rows == [["7c", "2c"], ["8d"]]
    illegal(short, 0, "snap 0", "4.7")  # fifty in a round
    plays(short, "1 snap 0")
    usual = khamul_set(["7c", "7d"], "8s", "7s")
    assert "snaps" not in usual.state()["options"]
    illegal(usual, 0, "snap 0", "3.2")
    refused(lambda: usual.play(1, "snap 0"), NotNow)


def test_khamul_power_in_snap():
    game = khamul_set(["Qc 9d", "Qs", "4d"], "Qd Ac 2h 3h 5h")
    plays(game, "0 draw", "0 discard", "1 snap 0")
    assert game.power == {"seat": 1, "card": "Qs"} and game.to_act() == [1]
    assert game.snap == [False, True, False]
    refused(lambda: game.play(0, "snap 0"), NotNow)
    refused(lambda: game.play(2, "done"), NotNow)
    illegal(game, 1, "done", "4.2")
    illegal(game, 1, "snap 0", "4.2")
    plays(game, "1 give 2", "0 snap 0")
    assert game.rows == [["9d"], [], ["4d", "Ac"]] and game.discard[-1] == "Qc"
    plays(game, "0 give 1")
    assert game.rows[1] == ["2h"] and game.to_act() == [0, 2]  # 4.4: done stays done
    plays(game, "0 done", "2 done")
    assert game.turn == 1


def test_khamul_last_slot_is_a_power():
    for last, power in (("Jd", None), ("Qs", "give"), ("Kc", None)):
        top = last[0] + "h"
        game = khamul_set([last, "4d"], top + " 8d", "8c")
        plays(game, "0 draw", "0 discard", *(["0 decline"] if last == "Jd" else []))
        plays(game, "1 done", "0 snap 0")
        assert (game.power is not None) == (power is not None), last
        if power:
            plays(game, "0 give 1")
        assert game.turn == 1 and game.snap is None


def test_khamul_empty_piles():
    game = khamul_set(["7c 7d", "4d", "5d"], "9s", "2c 3c")
    plays(game, "0 draw", "0 discard", "1 snap 0")  # reshuffles 2c 3c
    assert game.rows[1] == ["4d", "2c"] and game.draw == ["3c"] and game.discard == ["9s"]
    plays(game, "1 snap 0", "1 snap 0", "1 snap 0")
    assert game.rows[1] == ["4d", "2c", "3c"] and game.draw == []
    plays(game, "0 done", "1 done", "2 done")
    illegal(game, 1, "draw", "3.8")
    assert game.legal(1) == ["khamul", "take"]
    queen = khamul_set(["Qs", "4d"], "", "9h")
    plays(queen, "0 take", "0 switch 0", "0 give 1")
    assert queen.rows[1] == ["4d"]


def test_khamul_passes():
    game = khamul_set(["", "", "7c 7d", ""], "9d", "")
    plays(game, "0 draw", "0 discard")
    assert game.snap == [True, True, False, True]
    plays(game, "2 done")
    assert game.turn == 2 and game.turns == 2  # seat 1 passed
    plays(game, "2 khamul")
    assert game.phase == "round_over" and game.turns == 6  # 3, 0 and 1 passed
    assert game.round_scores == [-5, -5, 34, -5]
    limited = khamul_set(["", "", "7c 7d", ""], "9d", "", turn_limit=2)
    plays(limited, "0 draw", "0 discard", "2 done")
    assert limited.phase == "round_over" and limited.turns == 2


def test_khamul_score():
    game = khamul_set(["Ac 9d", "2c", "Kd 3c", "6d"], "9s 8s 8h Td", "")
    game.had_at_start = [10, 2, None, 6]
    plays(game, "0 khamul")  # falsely: 10, + 20
    refused(lambda: game.deal(game.deck()), NotNow)
    for seat in (1, 2, 3):
        assert "khamul" not in game.legal(seat)
        illegal(game, seat, "khamul", "6.2")
        plays(game, f"{seat} draw", f"{seat} discard", *[f"{s} done" for s in range(4)])
    assert game.round_scores == [30, 20, 0, 6] and game.status()["to_act"] == []
    # 7.5 after 7.4: an empty row that should have announced counts 20, is not the lowest, -5
    game = khamul_set(["Ac", "", "Kc"], "9s 8s", "")
    game.had_at_start = [1, 0, 10]
    plays(game, "0 khamul", "1 draw", "1 discard", "0 done", "2 done", "2 draw", "2 discard",
          "0 done", "2 done")
    assert game.round_scores == [0, -5, 10]


def test_khamul_limit_and_end():
    game = khamul_set(["Ac 9d", "Qd"], "9s", "", turn_limit=1, target=20)
    plays(game, "0 khamul")  # 7.7: no turn is left for the other seat
    assert game.phase == "match_over" and game.round_scores == [0, 20]
    assert game.winners == [0] and game.state()["announcer"] == 0
    game = khamul_set(["Ac 9d", "4d"], "9s", "", turn_limit=2)
    plays(game, "0 khamul", "1 draw", "1 discard", "0 done", "1 done")
    assert game.round_scores == [30, 0]  # 6.2, not 7.7
    refused(lambda: game.play(0, "arrange 1 0"), NotNow)


def test_khamul_match_by_value():
    for option, right in (("rank", False), ("value", True)):
        game = khamul_set(["Kc 4d", "4d"], "Td 8d", "8c", match=option)
        plays(game, "0 draw", "0 discard", "0 snap 0")
        assert (game.discard[-1] == "Kc") == right
        assert (game.power is not None) == right


# ---- KTU: set positions

def ktu_set(hands, pile="", draw="", opens=None, closed=None, turn=0, **options):
    game = ktu.Game(len(hands), options)
    game.deal(game.deck())
    seats = len(hands)
    game.hands = [ktu.in_order(hand.split()) for hand in hands]
    game.open = [cards.split() for cards in opens or [""] * seats]
    game.closed = [cards.split() for cards in closed or ["2c"] * seats]
    game.pile, game.draw = pile.split(), draw.split()
    game.chosen, game.turn = set(range(seats)), turn
    return game


def test_ktu_choosing():
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
        refused(lambda text=text: game.play(0, text), Bad)
    plays(game, "0 open 5c 3h 4c")
    assert game.open == [["3h", "4c", "5c"], []] and game.to_act() == [1]
    outside = game.view(1)
    assert outside["hands"][0] == [None] * 7 and outside["open"] == [[], []]
    assert outside["closed"] == [3, 3] and outside["draw"] == 32
    assert game.view(None)["hands"] == [[None] * 7] * 2
    assert game.view(0)["open"][0] == ["3h", "4c", "5c"]
    refused(lambda: game.play(0, "open 4h 5h 6c"), NotNow)
    plays(game, "1 " + game.legal(1)[0])
    assert game.to_act() == [0]
    illegal(game, 0, "open 4h 5h 6c", "2.2")
    illegal(game, 0, "take", "3.1")
    illegal(game, 0, "play 3h", "2.3")
    illegal(game, 0, "flip 9", "2.3")
    illegal(game, 0, "play 4h 4h", "3.2")
    illegal(game, 0, "play 4h 5h", "3.2")
    illegal(game, 0, "play 2c", "3.2")  # its own closed card is not its to know


def test_ktu_beats():
    hand = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac"
    for pile, ranks, clause in (("", "23456789TJQKA", None), ("3d 3h", "23456789TJQKA", None),
                                ("Ad 2d", "23456789TJQKA", None), ("7d", "23456T", "4.3"),
                                ("7d 3d", "23456T", "4.3"), ("6d", "23789TJQKA", "4.4"),
                                ("9d 3h", "23TJQKA", "4.4"), ("Ad", "23T", "4.4")):
        game = ktu_set([hand, "4d"], pile)
        assert [m[5] for m in game.legal(0) if m != "take"] == list(ranks), pile
        for card in hand.split():
            if card[0] not in ranks:
                illegal(game, 0, "play " + card, clause)


def test_ktu_draws():
    game = ktu_set(["4c 4d 5c 6c", "9d"], "", "7c 8c 9c")
    plays(game, "0 play 4d 4c")
    assert game.hands[0] == ["5c", "6c", "7c", "8c"] and game.draw == ["9c"]
    assert game.pile == ["4c", "4d"]
    full = ktu_set(["4c 4d 5c 6c 7d 8d", "9d"], "", "7c 8c 9c")
    plays(full, "0 play 4d")
    assert len(full.hands[0]) == 5 and len(full.draw) == 3


def test_ktu_open_cards_and_known():
    game = ktu_set(["9c", "9d 4h"], "4c", "", ["Tc Jd Ad", ""], ["2c 4s", "2d"])
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


def test_ktu_flip():
    game = ktu_set(["", "9d 4h"], "5c", "", None, ["Kc 4s", "2d"])
    assert game.legal(0) == ["flip 0", "flip 1", "take"]
    plays(game, "0 flip 1")
    assert game.hands[0] == ["4s", "5c"] and game.closed[0] == ["Kc"] and game.pile == []
    assert game.turn == 1 and game.view(1)["hands"][0] == ["4s", "5c"]
    plays(game, "1 play 4h")
    illegal(game, 0, "flip 0", "2.3")
    win = ktu_set(["", "9d 4h", "4c"], "5c", "", None, ["Tc", "2d", "2h"])
    plays(win, "0 flip 0")
    assert win.phase == "match_over" and win.winners == [0] and win.places == [0]
    assert win.pile == [] and win.burned == ["5c", "Tc"]
    on = ktu_set(["", "9d 4h", "4c"], "5c", "", None, ["Tc", "2d", "2h"], play_on=True)
    plays(on, "0 flip 0")
    assert on.phase == "playing" and on.to_act() == [1]


def test_ktu_four():
    game = ktu_set(["8c 8d 8h 8s 4c", "9d", "9h"], "9c")
    illegal(game, 0, "play 8c 8d 8h 8s", "4.4")
    game.pile = ["7c", "3c"]
    illegal(game, 0, "play 8c 8d 8h 8s", "4.3")
    game.pile = ["6c"]
    plays(game, "0 play 8s 8c 8d 8h")
    assert game.turn == 0 and game.pile == [] and len(game.burned) == 5


def test_ktu_eights():
    def after(seats, eights, option, out=()):
        cards = ["8c", "8d", "8h"][:eights]
        hands = [" ".join(cards)] + ["4c"] * (seats - 1)
        closed = ["" if 0 in out else "2c"] + ["2d"] * (seats - 1)
        game = ktu_set(hands, "", "", None, closed, eights=option, play_on=True)
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


def test_ktu_score():
    game = ktu_set(["4c", "4d", "4h"], "", "", None, [""] * 3, play_on=True, rounds=2)
    plays(game, "0 play 4c")
    assert game.turn == 1 and game.phase == "playing"
    plays(game, "1 take", "2 play 4h")
    assert game.phase == "round_over" and game.round_scores == [2, 0, 1]
    assert game.places == [0, 2]
    game.deal(game.deck())
    assert game.dealer == 0
    plays(game, *[f"{s} {game.legal(s)[0]}" for s in range(3)])
    assert game.turn == 0  # 2.4: the first that went out


def test_ktu_limit():
    game = ktu_set(["4c", "4d", "4h"], "", "", None, [""] * 3, play_on=True, rounds=2,
                   turn_limit=1)
    plays(game, "0 play 4c")
    assert game.round_scores == [0, 0, 0] and game.places == [0]
    game.deal(game.deck())
    plays(game, *[f"{s} {game.legal(s)[0]}" for s in range(3)])
    assert game.turn == 1
    plays(game, "1 " + game.legal(1)[0])
    assert game.phase == "match_over" and game.winners == []
    won = ktu_set(["4c", "4d"], "", "", None, ["", ""], turn_limit=1)
    plays(won, "0 play 4c")
    assert won.round_scores == [1, 0]


def test_parameters():
    for module, seats in ((khamul, 9), (khamul, 1), (ktu, 6), (ktu, 1), (ktu, "2"), (ktu, True)):
        refused(lambda m=module, s=seats: m.Game(s, {}, None), Bad)
    for options in ({"x": 1}, {"turn_limit": 0}, {"turn_limit": 100001}, {"turn_limit": True},
                    {"turn_limit": None}, {"turn_limit": 5.0}, [], {"play_on": 1},
                    {"match": "suit"}, {"match": None}, {"target": 9}, {"eights": []}):
        refused(lambda o=options: khamul.Game(2, o, None), Bad)
        refused(lambda o=options: ktu.Game(2, o, None), Bad)
    for dealer in (2, -1, True, "0"):
        refused(lambda d=dealer: khamul.Game(2, {}, d), Bad)
    game = ktu.Game(2, {}, 0)
    for deck in (game.deck()[1:], game.deck() + ["2c"], ["2c"] * 52, None, [1], "x"):
        refused(lambda d=deck: game.deal(d), Bad)
    game.deal(game.deck())
    refused(lambda: game.deal(["2c"]), Bad)
    refused(lambda: game.deal(game.deck()), NotNow)


# ---- random matches

def all_cards(value):
    """Every card text in a state, a view or a part of one."""
    if isinstance(value, dict):
        return [card for part in value.values() for card in all_cards(part)]
    if isinstance(value, list):
        return [card for part in value for card in all_cards(part)]
    return [value] if value in khamul.DECK else []


def check_cards(game):
    state = game.state()
    if game.ID == "khamul":
        state.pop("power")  # that card lies on the discard pile
    assert Counter(all_cards(state)) == Counter(game.deck())


def check_status(game):
    status, state = game.status(), game.state()
    for name in ("game", "round", "phase", "to_act", "scores"):
        assert status[name] == state[name]
    playing = status["phase"] == "playing"
    assert playing == bool(status["to_act"]) == (status["round_scores"] is None)
    assert (status["winners"] is not None) == (status["phase"] == "match_over")
    for seat in range(game.seats):
        legal = game.legal(seat)
        assert bool(legal) == (seat in status["to_act"]) and len(set(legal)) == len(legal)
    if not playing:
        for seat in [None, *range(game.seats)]:
            assert game.view(seat) == state


def khamul_texts(game):
    """All texts with numbers just beyond the largest that is there (but `arrange`)."""
    numbers = range(max(map(len, game.rows + [game.rows])) + 1)
    for word, count in khamul.FORMS.items():
        if count is not None and count < 3:
            for some in itertools.product(numbers, repeat=count):
                yield " ".join([word, *map(str, some)])
    if game.power is not None:
        for some in itertools.product(numbers, repeat=3):
            yield " ".join(["exchange", *map(str, some)])


def ktu_texts(game):
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


def accepted(game, seat, text):
    """Whether the move would be accepted; refusals must leave everything as it is."""
    other = copy.deepcopy(game)
    before = copy.deepcopy(vars(other))
    try:
        other.play(seat, text, lambda pool: pool)
    except (NotNow, Illegal):
        assert vars(other) == before
        return False
    return True


def check_legal(game):
    texts = list(khamul_texts(game) if game.ID == "khamul" else ktu_texts(game))
    for seat in range(game.seats):
        legal = set(game.legal(seat))
        tried = set(texts) | legal
        good = {text for text in tried if canonical(text) and accepted(game, seat, text)}
        if game.ID == "khamul" and game._between_snaps():  # 9.1: such throws are not listed
            good = {text for text in good if not text.startswith("snap ")}
        assert good == legal, (game.ID, seat, good ^ legal)


def canonical(text):
    """`peek` is the one form here in which two orders are read."""
    word, *rest = text.split(" ")
    return word != "peek" or int(rest[0]) <= int(rest[1])


def hidden_places(game, seat):
    """(list, index) of every card that the seat's view may not depend on."""
    if game.ID == "khamul":
        lists = game.rows + [game.draw]
        places = [(cards, i) for cards in lists for i in range(len(cards))]
        drawn = game.in_hand is not None and game.in_hand["from"] == "draw"
        return places + ([(game.in_hand, "card")] if drawn and seat != game.turn else [])
    lists = game.closed + [game.draw]
    places = [(cards, i) for cards in lists for i in range(len(cards))]
    for other in range(game.seats):
        if other != seat:
            hand = game.hands[other]
            places += [(hand, i) for i, c in enumerate(hand) if c not in game.known[other]]
            if game.choosing():
                places += [(game.open[other], i) for i in range(len(game.open[other]))]
    return places


def check_views(game, rng):
    """Another world with the hidden cards mixed gives the same view and the same moves."""
    for seat in [None, *range(game.seats)]:
        world = copy.deepcopy(game)
        places = hidden_places(world, seat)
        cards = [where[i] for where, i in places]
        rng.shuffle(cards)
        for (where, i), card in zip(places, cards):
            where[i] = card
        assert world.view(seat) == game.view(seat)
        if seat is not None:
            assert world.legal(seat) == game.legal(seat)
            assert not (set(all_cards(game.view(seat))) & set(cards))


def khamul_move(game, seat, rng, temper):
    """A legal move after the seat's temper, so that also rare positions come up."""
    moves = game.legal(seat)
    if game.stage() == "snap":
        right = [m for m in moves if m != "done"
                 and game._matches(game.rows[seat][int(m.split(" ")[1])])]
        if temper == "sharp":
            return right[0] if right else "done"
        if temper == "wild":
            return rng.choice(moves) if rng.random() < 0.9 else "done"
        return rng.choice(right + ["done"])
    if "khamul" in moves and temper != "plain" and len(moves) > 1:
        if rng.random() < 0.97 or temper == "sharp" and khamul.points(game.rows[seat]) > 5:
            moves.remove("khamul")
    if temper == "sharp" and "discard" in moves:
        ranks = [card[0] for card in game.rows[seat]]
        spare = [m for m in moves if m != "discard"]
        if ranks and game.in_hand["card"][0] not in ranks:
            return rng.choice(spare)
    return rng.choice(moves)


def ktu_move(game, seat, rng, _temper):
    moves = game.legal(seat)
    if len(moves) > 1 and moves[-1] == "take" and rng.random() < 0.95:
        moves.pop()
    return rng.choice(moves)


def khamul_options(rng):
    return {"match": rng.choice(["rank", "value"]), "snaps": rng.choice(["window", "anytime"]),
            "false_khamul": rng.choice([0, 20, 50]),
            "target": rng.choice([10, 60]), "turn_limit": rng.choice([1, 7, 60, 500])}


def ktu_options(rng):
    return {"play_on": rng.random() < 0.5, "eights": rng.choice(["one", "each"]),
            "rounds": rng.randint(1, 3), "turn_limit": rng.choice([1, 30, 200, 2000])}


def shuffled(cards, rng):
    order = list(cards)
    rng.shuffle(order)
    return order


def check_position(game, rng, often):
    check_cards(game)
    check_status(game)
    if game.phase == "playing":
        if rng.random() < often:
            check_views(game, rng)
        if rng.random() < often / 20:
            check_legal(game)


def note(game, before, turns, powers):
    SEEN[game.ID + " moves"] += 1
    SEEN[game.ID + " turns"] += game.turns != turns
    if game.ID == "khamul":
        SEEN["khamul passes"] += max(0, game.turns - turns - 1)
        SEEN["khamul powers in a snap"] += bool(powers and game.snap)
        SEEN["khamul seats without slots"] += [] in game.rows
        SEEN["khamul announced rounds"] += before == "playing" != game.phase \
            and game.announcer is not None
    else:
        SEEN["ktu known cards"] += any(game.known)
        SEEN["ktu seats out"] += bool(game.places)
        SEEN["ktu burned"] += bool(game.burned)


def maybe_arrange(game, rng):
    seat = rng.randrange(game.seats)
    slots = shuffled(range(len(game.rows[seat])), rng)
    allowed = game.stage() != "first look" and slots and game.arranged[seat] < 50
    text = " ".join(["arrange", *map(str, slots)])
    assert accepted(game, seat, text) == bool(allowed)
    if allowed:
        game.play(seat, text)
        SEEN["khamul arranged"] += 1


def maybe_throw(game, rng, reshuffled):
    """4.7: anybody, mostly what matches."""
    seat = rng.randrange(game.seats)
    slots = range(len(game.rows[seat]))
    right = [slot for slot in slots if game.discard and game._matches(game.rows[seat][slot])]
    slot = rng.choice(right) if right and rng.random() < 0.9 else rng.randrange(5)
    between, size = game._between_snaps(), len(slots)
    try:
        game.play(seat, f"snap {slot}", reshuffled)
    except (NotNow, Illegal):
        return
    SEEN["khamul throws at any time"] += between
    SEEN["khamul powers at any time"] += between and game.power is not None
    assert len(game.rows[seat]) in (size - 1, size, size + 1)


def random_match(module, options, move, rng, often):
    seats = rng.randint(*module.Game.SEATS)
    game = module.Game(seats, options, rng.choice([None, rng.randrange(seats)]))
    tempers = [rng.choice(["plain", "sharp", "wild"]) for _ in range(seats)]

    def reshuffled(pool):
        SEEN["khamul reshuffles"] += 1
        return shuffled(pool, rng)

    for _ in range(100000):
        if game.phase == "match_over":
            SEEN[game.ID + " matches"] += 1
            return
        if game.phase == "round_over":
            game.deal(shuffled(game.deck(), rng))
            check_position(game, rng, often)
        if game.ID == "khamul" and rng.random() < 0.05:
            maybe_arrange(game, rng)
        if game.ID == "khamul" and rng.random() < 0.2 and game.phase == "playing":
            maybe_throw(game, rng, reshuffled)
            check_position(game, rng, often)
            if game.phase != "playing":
                continue
        seat = rng.choice(game.to_act())
        before, turns = game.phase, game.turns
        game.play(seat, move(game, seat, rng, tempers[seat]), reshuffled)
        note(game, before, turns, getattr(game, "power", None))
        check_position(game, rng, often)
    raise AssertionError("the match does not end")


def main():
    for name, test in sorted(globals().items()):
        if name.startswith("test_"):
            test()
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    rng = random.Random(seed)
    for _ in range(60):
        random_match(khamul, khamul_options(rng), khamul_move, rng, 0.1)
        random_match(ktu, ktu_options(rng), ktu_move, rng, 0.1)
    for what, count in sorted(SEEN.items()):
        print(f"{what}: {count}")
        assert count > 0, what
    print("all well")


if __name__ == "__main__":
    main()
