"""Random matches of the games whose tests say which places are hidden, with all seat counts and
options: after every move the cards are counted, the legal moves are compared with a list of all
texts tried one by one, and every view is compared with that of a world it cannot tell apart."""

import copy
from collections import Counter

from games import GAMES
from helpers import SEEN, accepted, all_cards, shuffled


def check_cards(game, tests):
    state = game.state()
    if hasattr(tests, "lying"):
        state = tests.lying(state)
    assert Counter(all_cards(state, game.deck())) == Counter(game.deck())


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


def check_legal(game, tests):
    texts = list(tests.texts(game))
    canonical = getattr(tests, "canonical", lambda text: True)
    unlisted = getattr(tests, "unlisted", lambda game, text: False)
    for seat in range(game.seats):
        legal = set(game.legal(seat))
        tried = {text for text in {*texts, *legal} if canonical(text)}
        good = {text for text in tried if accepted(game, seat, text) and not unlisted(game, text)}
        assert good == legal, (game.ID, seat, good ^ legal)


def check_views(game, tests, rng):
    """Another world with the hidden cards mixed gives the same view and the same moves."""
    for seat in [None, *range(game.seats)]:
        world = copy.deepcopy(game)
        places = tests.hidden_places(world, seat)
        cards = [where[i] for where, i in places]
        rng.shuffle(cards)
        for (where, i), card in zip(places, cards):
            where[i] = card
        assert world.view(seat) == game.view(seat)
        if seat is not None:
            assert world.legal(seat) == game.legal(seat)
            assert not (set(all_cards(game.view(seat), game.deck())) & set(cards))


def check_position(game, tests, rng, often):
    check_cards(game, tests)
    check_status(game)
    if game.phase == "playing":
        if rng.random() < often:
            check_views(game, tests, rng)
        if rng.random() < often / 20:
            check_legal(game, tests)


def note(game, tests, before, turns, power):
    SEEN[game.ID + " moves"] += 1
    SEEN[game.ID + " turns"] += game.turns != turns
    tests.note(game, before, turns, power)


def random_match(name, tests, rng, often):
    options, seats = tests.options(rng), rng.randint(*GAMES[name].SEATS)
    game = GAMES[name](seats, options, rng.choice([None, rng.randrange(seats)]))
    tempers = [rng.choice(["plain", "sharp", "wild"]) for _ in range(seats)]
    meanwhile = getattr(tests, "meanwhile", lambda *_: False)

    def reshuffled(pool):
        SEEN[name + " reshuffles"] += 1
        return shuffled(pool, rng)

    for _ in range(100000):
        if game.phase == "match_over":
            SEEN[name + " matches"] += 1
            return
        if game.phase == "round_over":
            game.deal(shuffled(game.deck(), rng))
            check_position(game, tests, rng, often)
        if meanwhile(game, rng, reshuffled):
            check_position(game, tests, rng, often)
            if game.phase != "playing":
                continue
        seat = rng.choice(game.to_act())
        before, turns = game.phase, game.turns
        game.play(seat, tests.move(game, seat, rng, tempers[seat]), reshuffled)
        note(game, tests, before, turns, getattr(game, "power", None))
        check_position(game, tests, rng, often)
    raise AssertionError("the match does not end")
