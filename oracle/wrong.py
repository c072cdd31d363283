"""Moves that may be wrong: what the driver tries beside the legal moves. What each of them
deserves is not known here; the oracle says."""

from games import load_all

TESTS = load_all("tests/oracle.py", "examples, and moves that may be wrong")

WORDS = sorted({word for tests in TESTS.values() for word in tests.WORDS} | {""})

MANGLES = [
    lambda rng, text: text + " ",
    lambda rng, text: " " + text,
    lambda rng, text: text + "\n",
    lambda rng, text: text.replace(" ", "  ", 1),
    lambda rng, text: text.replace(" ", "\t", 1),
    lambda rng, text: text.replace(" ", "\u00a0", 1),
    lambda rng, text: text.upper(),
    lambda rng, text: text.lower(),
    lambda rng, text: text.swapcase(),
    lambda rng, text: text.capitalize(),
    lambda rng, text: text.replace("1", "\u0661").replace("0", "\u0660"),
    lambda rng, text: text.replace("-", " - ", 1),
    lambda rng, text: text.replace(" as ", " ", 1),
    lambda rng, text: text.replace(" at ", " ", 1),
    lambda rng, text: text.partition(" as ")[0],
    lambda rng, text: text[:-1],
    lambda rng, text: text + rng.choice("0123456789cdhsogkbrX"),
]


def number_word(rng):
    """A number as it should, or should not, be written."""
    return rng.choice([str(rng.randrange(14)), str(rng.randrange(4)), "-1", "+1", "01", "00",
                       "1.0", "1e0", "9" * 30, "4294967296", "18446744073709551616", "0x1"])


def reword(rng, text, deck):
    """Replace, repeat, drop, add or shuffle words."""
    words = text.split(" ")
    place = rng.randrange(len(words))
    change = rng.randrange(6)
    if change == 0:
        words[place] = rng.choice(deck)
    elif change == 1:
        words[place] = number_word(rng)
    elif change == 2:
        words.insert(place, words[place])
    elif change == 3:
        del words[place]
    elif change == 4:
        words.append(rng.choice([rng.choice(deck), number_word(rng)]))
    else:
        rest = words[1:]
        rng.shuffle(rest)
        words[1:] = rest
    return " ".join(words)


def reordered(rng, text):
    """The same cards in another order, which is read too."""
    word, *cards = text.split(" ")
    rng.shuffle(cards)
    return " ".join([word, *cards])


def some_text(rng, oracle, seat, legal):
    """One text to try for this seat; `legal` are texts that some seat may play now."""
    choice = rng.random()
    if choice < 0.5:
        return TESTS[oracle.ID].attempt(rng, oracle, seat)
    text = rng.choice(legal) if legal and choice < 0.9 else rng.choice(WORDS)
    if choice < 0.7:
        return reword(rng, text, oracle.deck())
    return rng.choice(MANGLES)(rng, text) if choice < 0.8 else text


def some_seat(rng, oracle):
    """Mostly a seat; sometimes something that is none."""
    if rng.random() < 0.95:
        return rng.randrange(oracle.seats)
    return rng.choice([oracle.seats, -1, None, "0", 0.5, True, [], 10**20])


def wrong_options(rng, game):
    """(seats, options) of which one thing is wrong; the oracle refuses it."""
    low, high = game.SEATS
    if rng.random() < 0.3:
        return rng.choice([low - 1, high + 1, 0, -1, "2", 2.5, True, 10**20]), {}
    name = rng.choice(list(game.specs()))
    value = rng.choice([None, "", "no", -1, 0, 1.5, 10**20, [], {}, 100001, True, "true", 5000])
    if rng.random() < 0.2:
        name = rng.choice(["", "Rounds", "seed", name + " ", "hands"])
    return rng.randint(low, high), {name: value}
