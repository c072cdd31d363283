"""The oracle of Khamul alone: set positions, one clause each; moves that may be wrong; and what
`oracle/worlds.py` has to know to play and check random matches."""

import itertools

from games import khamul
from games.errors import Bad, Illegal, NotNow
from helpers import SEEN, accepted, check_parameters, illegal, plays, refuses, shuffled

WORDS = ["peek 0 1", "khamul", "discard", "switch 0", "snap 0", "done", "look 0", "give 0",
         "give 1", "exchange 0 1 0", "decline", "arrange", "arrange 0", "arrange 1 0",
         "arrange 3 2 1 0"]


def attempt(rng, oracle, seat):
    """Any form with small numbers, also those for slots and seats that are not there."""
    one, two, three = (rng.randrange(6) for _ in range(3))
    size = len(oracle.state()["rows"][seat])
    slots = rng.sample(range(size), size)
    return rng.choice([
        f"peek {one} {two}", f"switch {one}", f"snap {one}", f"snap {one}", f"look {one}",
        f"give {one}", f"exchange {one} {two} {three}", "draw", "take", "discard", "done",
        "decline", "khamul", " ".join(["arrange", *map(str, slots)]),
        " ".join(["arrange", *map(str, slots[:-1])]), f"arrange {one} {two}"])


def place(rows, draw="", discard="", turn=0, **options):
    """A round in which `turn` is about to begin its turn; the cards need not be a deck."""
    game = khamul.Game(len(rows), options)
    game.deal(game.deck())
    game.peeked = set(range(len(rows)))
    game.rows = [row.split() for row in rows]
    game.draw, game.discard = draw.split(), discard.split()
    game._start_turn(turn)
    return game


def test_first_look():
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
    refuses(lambda: game.play(1, "peek 0 1"), NotNow)
    plays(game, "0 peek 0 1", "2 peek 0 1")
    assert game.to_act() == [0] and game.state()["turn"] == 0
    illegal(game, 0, "peek 0 1", "2.2")


def test_forms():
    game = place(["Ac", "2c"], "3c 4c")
    for text in ("", "draw ", " draw", "Draw", "draw 0", "switch", "switch 01", "switch +1",
                 "switch -1", "switch  0", "exchange 0 1", "snap \u0661", "done\n", "arrange ",
                 "peek 0", "khamul 1", None, 3, ["draw"]):
        refuses(lambda text=text: game.play(0, text), Bad)
        refuses(lambda text=text: game.play(1, text), Bad)
    for seat in (2, -1, None, True, "0", 0.0):
        refuses(lambda seat=seat: game.play(seat, "draw"), Bad)
        refuses(lambda seat=seat: game.legal(seat), Bad)
    refuses(lambda: game.play(1, "draw"), NotNow)


def test_named_rules():
    game = place(["4c 5c", "2c", ""], "3c 4d 9d", "Js")
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
    refuses(lambda: game.play(2, "done"), NotNow)
    plays(game, "0 done", "1 done", "1 take")
    illegal(game, 1, "discard", "3.4")
    illegal(game, 1, "draw", "3.2")
    plays(game, "1 switch 0", "0 done", "1 done")
    illegal(game, 2, "take", "3.4")
    plays(game, "2 draw")
    illegal(game, 2, "switch 0", "3.5")
    assert game.legal(2) == ["discard"]


def test_powers():
    game = place(["4c 5c", "2c", ""], "Jc Qs Kc Qd")
    plays(game, "0 draw", "0 discard")
    assert game.snap is None and game.power == {"seat": 0, "card": "Jc"}
    for text, rule in (("snap 0", "3.6"), ("give 1", "5.1"), ("look 2", "9.2"),
                       ("draw", "3.2"), ("arrange 0 2", "9.2")):
        illegal(game, 0, text, rule)
    plays(game, "0 arrange 1 0", "1 arrange 0", "0 arrange 1 0")
    refuses(lambda: game.play(1, "done"), NotNow)
    plays(game, "0 look 1", "0 done", "1 done", "1 draw", "1 discard")
    for text, rule in (("look 0", "5.1"), ("exchange 0 0 0", "5.2"), ("give 1", "5.2"),
                       ("give 3", "9.2")):
        illegal(game, 1, text, rule)
    plays(game, "1 give 0")
    assert game.rows[0] == ["4c", "5c", "Kc"] and game.snap == [False, False, True]
    plays(game, "0 done", "1 done", "2 draw", "2 discard")
    assert game.power is None  # the red queen has none


def test_king():
    game = place(["4c 5c", "2c", ""], "Kc 9d Kd")
    plays(game, "0 draw", "0 discard")
    assert game.legal(0) == ["exchange 0 1 0", "exchange 1 1 0", "decline"]
    for text, rule in (("give 1", "5.2"), ("exchange 0 0 9", "5.3"), ("exchange 0 2 0", "9.2"),
                       ("exchange 0 3 0", "9.2"), ("exchange 2 1 0", "9.2")):
        illegal(game, 0, text, rule)
    plays(game, "0 exchange 1 1 0")
    assert game.rows == [["4c", "2c"], ["5c"], []]
    alone = place(["4c", ""], "Kc 9d Kd")
    plays(alone, "0 draw", "0 discard")
    assert alone.power is None and alone.snap == [False, True]  # passed over


def test_snap():
    game = place(["7c Kc 4d", "7d", "7h Ks", ""], "7s Ac 2h 3h")
    plays(game, "0 draw", "0 discard")
    assert game.snap == [False, False, False, True]
    plays(game, "1 snap 0")
    assert game.snap == [False, True, False, True]
    plays(game, "0 snap 1")  # wrong: a king on a seven
    assert game.rows[0] == ["7c", "Kc", "4d", "Ac"] and game.discard[-1] == "7d"
    plays(game, "2 done", "2 arrange 1 0", "2 arrange 0 1")
    refuses(lambda: game.play(2, "snap 0"), NotNow)
    plays(game, "0 done")
    assert game.turn == 1 and game.turns == 1
    plays(game, *["2 arrange 1 0"] * 48)
    illegal(game, 2, "arrange 0 1", "8.1")  # fifty in a round


def test_throws_with_an_empty_draw_pile():
    """4.4"""
    game = place(["7c Kc", "7d 8d"], "9c")
    plays(game, "0 draw", "0 discard", *["0 snap 0"] * 999)
    assert game.legal(0) == ["snap 0", "snap 1", "done"]
    plays(game, "0 snap 1")
    assert game.snap == [True, False] and game.rows == [["7c", "Kc"], ["7d", "8d"]]
    refuses(lambda: game.play(0, "snap 0"), NotNow)
    plays(game, "1 done", "1 take", "1 switch 0")
    assert game.snap == [True, False]
    # Each wrong throw brings back a card that matches: right and wrong ones count alike.
    ring = place(["9d 2c", "7d"], "9c")
    plays(ring, "0 draw", "0 discard", "0 snap 0")
    for throw in range(999):
        plays(ring, "0 snap 0" if throw % 2 == 0 else "0 snap 1")
    assert ring.snap == [True, False]


def test_throws_at_any_time():
    """4.7"""
    game = place(["7c Kc 4d", "7d 2c", "7h Ks"], "8s Ac 2h 3h", "7s", snaps="anytime")
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
    refuses(lambda: game.play(2, "done"), NotNow)
    for text, rule in (("snap 3", "9.2"), ("look 0", "3.2")):
        illegal(game, 1, text, rule)
    short = place(["7c 2c", "8d"], "", "Kd", snaps="anytime")
    plays(short, *["0 snap 0"] * 50)  # nothing is left to draw
    assert short.rows == [["7c", "2c"], ["8d"]]
    illegal(short, 0, "snap 0", "4.7")  # fifty in a round
    plays(short, "1 snap 0")
    usual = place(["7c", "7d"], "8s", "7s")
    assert "snaps" not in usual.state()["options"]
    illegal(usual, 0, "snap 0", "3.2")
    refuses(lambda: usual.play(1, "snap 0"), NotNow)


def test_power_in_snap():
    game = place(["Qc 9d", "Qs", "4d"], "Qd Ac 2h 3h 5h")
    plays(game, "0 draw", "0 discard", "1 snap 0")
    assert game.power == {"seat": 1, "card": "Qs"} and game.to_act() == [1]
    assert game.snap == [False, True, False]
    refuses(lambda: game.play(0, "snap 0"), NotNow)
    refuses(lambda: game.play(2, "done"), NotNow)
    illegal(game, 1, "done", "4.2")
    illegal(game, 1, "snap 0", "4.2")
    plays(game, "1 give 2", "0 snap 0")
    assert game.rows == [["9d"], [], ["4d", "Ac"]] and game.discard[-1] == "Qc"
    plays(game, "0 give 1")
    assert game.rows[1] == ["2h"] and game.to_act() == [0, 2]  # 4.4: done stays done
    plays(game, "0 done", "2 done")
    assert game.turn == 1


def test_last_slot_is_a_power():
    for last, power in (("Jd", None), ("Qs", "give"), ("Kc", None)):
        top = last[0] + "h"
        game = place([last, "4d"], top + " 8d", "8c")
        plays(game, "0 draw", "0 discard", *(["0 decline"] if last == "Jd" else []))
        plays(game, "1 done", "0 snap 0")
        assert (game.power is not None) == (power is not None), last
        if power:
            plays(game, "0 give 1")
        assert game.turn == 1 and game.snap is None


def test_empty_piles():
    game = place(["7c 7d", "4d", "5d"], "9s", "2c 3c")
    plays(game, "0 draw", "0 discard", "1 snap 0")  # reshuffles 2c 3c
    assert game.rows[1] == ["4d", "2c"] and game.draw == ["3c"] and game.discard == ["9s"]
    plays(game, "1 snap 0", "1 snap 0", "1 snap 0")
    assert game.rows[1] == ["4d", "2c", "3c"] and game.draw == []
    plays(game, "0 done", "1 done", "2 done")
    illegal(game, 1, "draw", "3.8")
    assert game.legal(1) == ["khamul", "take"]
    queen = place(["Qs", "4d"], "", "9h")
    plays(queen, "0 take", "0 switch 0", "0 give 1")
    assert queen.rows[1] == ["4d"]


def test_passes():
    game = place(["", "", "7c 7d", ""], "9d", "")
    plays(game, "0 draw", "0 discard")
    assert game.snap == [True, True, False, True]
    plays(game, "2 done")
    assert game.turn == 2 and game.turns == 2  # seat 1 passed
    plays(game, "2 khamul")
    assert game.phase == "round_over" and game.turns == 6  # 3, 0 and 1 passed
    assert game.round_scores == [-5, -5, 34, -5]
    limited = place(["", "", "7c 7d", ""], "9d", "", turn_limit=2)
    plays(limited, "0 draw", "0 discard", "2 done")
    assert limited.phase == "round_over" and limited.turns == 2


def test_score():
    game = place(["Ac 9d", "2c", "Kd 3c", "6d"], "9s 8s 8h Td", "")
    game.had_at_start = [10, 2, None, 6]
    plays(game, "0 khamul")  # falsely: 10, + 20
    refuses(lambda: game.deal(game.deck()), NotNow)
    for seat in (1, 2, 3):
        assert "khamul" not in game.legal(seat)
        illegal(game, seat, "khamul", "6.2")
        plays(game, f"{seat} draw", f"{seat} discard", *[f"{s} done" for s in range(4)])
    assert game.round_scores == [30, 20, 0, 6] and game.status()["to_act"] == []
    # 7.5 after 7.4: an empty row that should have announced counts 20, is not the lowest, -5
    game = place(["Ac", "", "Kc"], "9s 8s", "")
    game.had_at_start = [1, 0, 10]
    plays(game, "0 khamul", "1 draw", "1 discard", "0 done", "2 done", "2 draw", "2 discard",
          "0 done", "2 done")
    assert game.round_scores == [0, -5, 10]


def test_limit_and_end():
    game = place(["Ac 9d", "Qd"], "9s", "", turn_limit=1, target=20)
    plays(game, "0 khamul")  # 7.7: no turn is left for the other seat
    assert game.phase == "match_over" and game.round_scores == [0, 20]
    assert game.winners == [0] and game.state()["announcer"] == 0
    game = place(["Ac 9d", "4d"], "9s", "", turn_limit=2)
    plays(game, "0 khamul", "1 draw", "1 discard", "0 done", "1 done")
    assert game.round_scores == [30, 0]  # 6.2, not 7.7
    refuses(lambda: game.play(0, "arrange 1 0"), NotNow)


def test_match_by_value():
    for option, right in (("rank", False), ("value", True)):
        game = place(["Kc 4d", "4d"], "Td 8d", "8c", match=option)
        plays(game, "0 draw", "0 discard", "0 snap 0")
        assert (game.discard[-1] == "Kc") == right
        assert (game.power is not None) == right


def test_parameters():
    check_parameters(khamul.Game)


def options(rng):
    return {"match": rng.choice(["rank", "value"]), "snaps": rng.choice(["window", "anytime"]),
            "false_khamul": rng.choice([0, 20, 50]),
            "target": rng.choice([10, 60]), "turn_limit": rng.choice([1, 7, 60, 500])}


def texts(game):
    """All texts with numbers just beyond the largest that is there (but `arrange`)."""
    numbers = range(max(map(len, game.rows + [game.rows])) + 1)
    for word, count in khamul.FORMS.items():
        if count is not None and count < 3:
            for some in itertools.product(numbers, repeat=count):
                yield " ".join([word, *map(str, some)])
    if game.power is not None:
        for some in itertools.product(numbers, repeat=3):
            yield " ".join(["exchange", *map(str, some)])


def canonical(text):
    """`peek` is the one form here in which two orders are read."""
    word, *rest = text.split(" ")
    return word != "peek" or int(rest[0]) <= int(rest[1])


def unlisted(game, text):
    """9.1: such throws are not listed."""
    return game._between_snaps() and text.startswith("snap ")


def lying(state):
    """The state without the card of a power: that lies on the discard pile."""
    return {name: value for name, value in state.items() if name != "power"}


def hidden_places(game, seat):
    """(list, index) of every card that the seat's view may not depend on."""
    lists = game.rows + [game.draw]
    places = [(cards, i) for cards in lists for i in range(len(cards))]
    drawn = game.in_hand is not None and game.in_hand["from"] == "draw"
    return places + ([(game.in_hand, "card")] if drawn and seat != game.turn else [])


def move(game, seat, rng, temper):
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


def meanwhile(game, rng, reshuffled):
    """What seats do that are not asked; whether anything is to be checked again."""
    if rng.random() < 0.05:
        maybe_arrange(game, rng)
    if rng.random() < 0.2 and game.phase == "playing":
        maybe_throw(game, rng, reshuffled)
        return True
    return False


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


def note(game, before, turns, power):
    SEEN["khamul passes"] += max(0, game.turns - turns - 1)
    SEEN["khamul powers in a snap"] += bool(power and game.snap)
    SEEN["khamul seats without slots"] += [] in game.rows
    SEEN["khamul announced rounds"] += before == "playing" != game.phase \
        and game.announcer is not None
