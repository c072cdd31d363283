"""Moves that may be wrong: what the driver tries beside the legal moves. What each of them
deserves is not known here; the oracle says."""

from itertools import combinations, islice

from games import kartel

WORDS = ["pass", "play", "draw", "take", "insert 0", "take 0 at 0", "peek 0 1", "khamul",
         "discard", "switch 0", "snap 0", "done", "look 0", "give 0", "give 1", "exchange 0 1 0",
         "decline", "arrange", "arrange 0", "arrange 1 0", "arrange 3 2 1 0", "open", "flip 0",
         "flip 9", "play 0", "play 0-1", "play 0-2", "play 0-3", "play 0-9", "play 1-0",
         "play 1-1", "play 0 as", "play 0 as 0", "play 0 as 13", "play 0 as 5", "play 0-1 as 5",
         "play 99", "take 2 at 0", "take 0 at 99", "take 0", "insert", "insert 99", ""]

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


def kartel_try(rng, oracle, seat):
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


def kartu_sama_try(rng, oracle, seat):
    cards = ["2c", "Jo", "7d", "Ts", "10s", "1c"] + oracle.deck()
    cards += 3 * oracle.state()["hands"][seat]
    return rng.choice(["draw", "play " + rng.choice(cards), "play " + rng.choice(cards)])


def krass_try(rng, oracle, seat):
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


def khamul_try(rng, oracle, seat):
    """Any form with small numbers, also those for slots and seats that are not there."""
    one, two, three = (rng.randrange(6) for _ in range(3))
    size = len(oracle.state()["rows"][seat])
    slots = rng.sample(range(size), size)
    return rng.choice([
        f"peek {one} {two}", f"switch {one}", f"snap {one}", f"snap {one}", f"look {one}",
        f"give {one}", f"exchange {one} {two} {three}", "draw", "take", "discard", "done",
        "decline", "khamul", " ".join(["arrange", *map(str, slots)]),
        " ".join(["arrange", *map(str, slots[:-1])]), f"arrange {one} {two}"])


def ktu_try(rng, oracle, seat):
    state = oracle.state()
    cards = state["hands"][seat] + state["open"][seat]
    three = rng.sample(cards, 3) if len(cards) > 3 else rng.choices(oracle.deck(), k=3)
    same = [card for card in cards if card[0] == rng.choice(cards)[0]] if cards else []
    return rng.choice([
        "play " + cards_of(rng, oracle, seat), " ".join(["play", *same]), "take",
        f"flip {rng.randrange(4)}", "open " + " ".join(three),
        "play " + rng.choice(oracle.deck())])


TRIES = {
    "kartel": kartel_try,
    "kartu-sama": kartu_sama_try,
    "krass-kariert": krass_try,
    "khamul": khamul_try,
    "ktu": ktu_try,
}


def some_text(rng, oracle, seat, legal):
    """One text to try for this seat; `legal` are texts that some seat may play now."""
    choice = rng.random()
    if choice < 0.5:
        return TRIES[oracle.ID](rng, oracle, seat)
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
