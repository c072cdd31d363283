"""What the oracle's own tests share, for those of each game in `games/<game>/tests/oracle.py`."""

import copy
from collections import Counter

from games.errors import Bad, Illegal, NotNow

ERRORS = (Bad, NotNow, Illegal)
SEEN = Counter()  # what the random matches came across


# ---- examples

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


def assert_bad(call):
    try:
        call()
    except Bad:
        return
    raise AssertionError("not refused")


def refuses(call, error, rule=None):
    try:
        call()
    except error as e:
        assert e.rule == rule, (e.rule, rule)
        return
    raise AssertionError("not refused")


def illegal(game, seat, text, rule):
    before = copy.deepcopy(vars(game))
    refuses(lambda: game.play(seat, text), Illegal, game.ID + ":" + rule)
    assert vars(game) == before


def plays(game, *moves):
    for move in moves:
        seat, text = move.split(" ", 1)
        game.play(int(seat), text, lambda pool: pool)


def check_parameters(game):
    """Seats, options and dealers that no game has."""
    low, high = game.SEATS
    for seats in (low - 1, high + 1, "2", True):
        refuses(lambda s=seats: game(s, {}, None), Bad)
    for options in ({"x": 1}, {"turn_limit": 0}, {"turn_limit": 100001}, {"turn_limit": True},
                    {"turn_limit": None}, {"turn_limit": 5.0}, [], {"play_on": 1},
                    {"match": "suit"}, {"match": None}, {"target": 9}, {"eights": []}):
        refuses(lambda o=options: game(2, o, None), Bad)
    for dealer in (2, -1, True, "0"):
        refuses(lambda d=dealer: game(2, {}, d), Bad)


# ---- random matches

def shuffled(cards, rng):
    order = list(cards)
    rng.shuffle(order)
    return order


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


def cards_of(rng, oracle, seat):
    """Some cards of the seat's hand, perhaps with one that it has not, or one twice."""
    deck = oracle.deck()
    hand = oracle.state().get("hands", [[]] * oracle.seats)[seat] or deck
    cards = rng.sample(hand, min(len(hand), rng.choice([1, 1, 2, 2, 3, 3, 4, 5, 5, 6])))
    if rng.random() < 0.2:
        cards[rng.randrange(len(cards))] = rng.choice(deck)
    if rng.random() < 0.1:
        cards.append(rng.choice(cards))
    return " ".join(cards)


def all_cards(value, deck):
    """Every card of the deck in a state, a view or a part of one."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [card for part in value for card in all_cards(part, deck)]
    return [value] if isinstance(value, str) and value in deck else []


def counted(value, game):
    """How often each card is in these places; backs do not count."""
    return Counter(all_cards(value, {card.split("/")[0] for card in game.deck()}))
