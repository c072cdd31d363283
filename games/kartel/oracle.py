"""Kartel, clause by clause from games/kartel/rules.md."""

from itertools import combinations

from .common import Bad, Table

# 1.2, low to high; 1.3 and 1.4: the suits in the order of the circle, which is 1.5's order too
RANKS = "2345678WKQGZ"
SUITS = "ogkbr"
CARDS = [rank + suit for rank in RANKS for suit in SUITS]
PLACE = {card: place for place, card in enumerate(CARDS)}
HEIGHT = {card: RANKS.index(card[0]) for card in CARDS}

# 4.6, high to low
STRAIGHTS = ["ZGQKW", "Z5432", "GQKW8", "QKW87", "KW876", "W8765", "87654", "76543", "65432"]
STRAIGHT_SETS = [frozenset(straight) for straight in STRAIGHTS]

# 4.5, high to low
LINES = ["KARA 5", "Mr. Honey", "Quads", "Honey", "Umbrella", "Mr.", "KARA Jump"]
WITH_RAINBOW_FORM = ["Quads", "Umbrella", "Mr."]


def canonical(cards):
    return sorted(cards, key=PLACE.get)  # 1.5


def suit_beats(one, other):
    """1.4: each suit beats the next two of the circle."""
    return (SUITS.index(other) - SUITS.index(one)) % 5 in (1, 2)


def one_suit(cards):
    return len({card[1] for card in cards}) == 1


def is_rainbow(cards):
    return len({card[1] for card in cards}) == 5


def rank_counts(cards):
    """How often the ranks occur, most often first: [3, 2] for an Umbrella."""
    ranks = [card[0] for card in cards]
    return sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)


def most_common_rank(cards):
    ranks = [card[0] for card in cards]
    return max(ranks, key=ranks.count)


def straight_number(cards):
    """4.6: 0 for the highest straight; None if it is none."""
    ranks = frozenset(card[0] for card in cards)
    return STRAIGHT_SETS.index(ranks) if ranks in STRAIGHT_SETS else None


def line_of(cards):
    """4.5: the highest line that five cards fit, or None."""
    counts = rank_counts(cards)
    different = len(counts) == 5
    straight = different and straight_number(cards) is not None
    if counts == [5]:
        return "KARA 5"
    if straight and one_suit(cards):
        return "Mr. Honey"
    if counts == [4, 1]:
        return "Quads"
    if one_suit(cards):
        return "Honey"
    if counts == [3, 2]:
        return "Umbrella"
    if straight:
        return "Mr."
    if different and is_rainbow(cards):
        return "KARA Jump"
    return None


def name_of(cards):
    """7.2: the name of a legal set."""
    if len(cards) < 5:
        return {1: "solo", 2: "ship", 3: "trips"}[len(cards)]
    line = line_of(cards)
    return "KARA " + line if line in WITH_RAINBOW_FORM and is_rainbow(cards) else line


def broken_shape(cards):
    """4.1 to 4.4: the clause that a set of this shape breaks, or None."""
    ranks = {card[0] for card in cards}
    if len(cards) == 1:
        return None
    if len(cards) == 2:
        return None if len(ranks) == 1 else "4.2"
    if len(cards) == 3:
        return None if len(ranks) == 1 else "4.3"
    return None if len(cards) == 5 and line_of(cards) else "4.4"


def highest_card(cards):
    return max(cards, key=HEIGHT.get)


def heights(cards):
    """The heights of the ranks, from the highest card down."""
    return sorted((HEIGHT[card] for card in cards), reverse=True)


def higher_or_suit(one, other, new, last):
    """`one` above `other`; if they are equal, the suit chart on the highest cards."""
    if one != other:
        return one > other
    return suit_beats(highest_card(new)[1], highest_card(last)[1])


def book_beats(new, last):
    """5.4 to 5.11: (the clause that compares these two books, whether the new one beats)."""
    line, other = line_of(new), line_of(last)
    if line != other:
        return "5.4", LINES.index(line) < LINES.index(other)
    if line == "KARA 5":
        return "5.5", heights(new) > heights(last)
    if line == "Mr. Honey":
        return "5.6", higher_or_suit(-straight_number(new), -straight_number(last), new, last)
    if line == "Honey":
        return "5.8", higher_or_suit(heights(new), heights(last), new, last)
    if line == "KARA Jump":
        return "5.11", higher_or_suit(heights(new), heights(last), new, last)
    clause = {"Quads": "5.7", "Umbrella": "5.9", "Mr.": "5.10"}[line]
    if is_rainbow(new) != is_rainbow(last):
        return clause, is_rainbow(new)
    if line == "Mr.":
        return clause, higher_or_suit(-straight_number(new), -straight_number(last), new, last)
    return clause, RANKS.index(most_common_rank(new)) > RANKS.index(most_common_rank(last))


def set_beats(new, last):
    """Section 5, for two legal sets of the same number of cards."""
    if len(new) == 5:
        return book_beats(new, last)
    one, other = HEIGHT[new[0]], HEIGHT[last[0]]
    if len(new) == 1:
        return "5.1", one > other or one == other and suit_beats(new[0][1], last[0][1])
    if len(new) == 2:
        return "5.2", one >= other
    return "5.3", one > other


class Game(Table):
    ID = "kartel"
    SEATS = (2, 6)
    DIRECTION = "counterclockwise"  # 2.3
    ANY_ORDER = True
    OPTIONS = {
        "two_seat_hand": {"default": 15, "values": [15, 30]},
        "pass": {"default": "soft", "values": ["soft", "hard"]},
        "rounds": {"default": None, "min": 1, "max": 100000},
        "count": {"default": "points", "values": ["points", "victories"]},
    }
    LATER = ("count",)
    VARIANT = {  # 8.1
        "ranks": {"default": 12, "min": 2, "max": 12},
        "suits": {"default": 5, "min": 1, "max": 5},
        "hand": {"default": 0, "min": 0, "max": 30},
        "few_times": {"default": 2, "min": 1, "max": 5},
        "none_times": {"default": 3, "min": 1, "max": 9},
    }

    def table_default(self, name):
        return self.seats  # 6.3: one round per seat

    def check_table(self):
        if not 1 <= self.each() <= len(self.deck()) // self.seats:
            raise Bad("too few cards for these seats (8.1)")

    def deck(self):
        ranks, suits = RANKS[:self.options["ranks"]], SUITS[:self.options["suits"]]  # 8.1
        return [card for card in CARDS if card[0] in ranks and card[1] in suits]

    def each(self):
        """How many cards each seat is dealt (2.1, 2.2, 8.1)."""
        if self.options["hand"]:
            return self.options["hand"]
        evenly = len(self.deck()) // self.seats
        return min(evenly, self.options["two_seat_hand"]) if self.seats == 2 else evenly

    # 2 Deal

    def start(self, order):
        self.hands = [[] for _ in range(self.seats)]
        for _ in range(self.each()):  # 2.1
            for seat in self.around(self.after(self.dealer)):
                self.hands[seat].append(order.pop(0))
        self.aside = order  # 2.2
        self.played = [[] for _ in range(self.seats)]
        self.new_trick(self.dealer if self.round == 1 else self.round_winner)  # 2.4

    def new_trick(self, leader):
        self.leader = leader
        self.pile = []
        self.passed = [False] * self.seats
        self.on_turn = leader

    def deciders(self):
        return [self.on_turn]

    # 7.1 Moves: None is a pass, a list of cards is a play

    def read(self, text):
        if text == "pass":
            return None
        words = text.split(" ")
        if words[0] != "play" or len(words) == 1 or any(word not in PLACE for word in words[1:]):
            raise Bad("not a move of Kartel")
        return words[1:]

    def text(self, move):
        return "pass" if move is None else "play " + " ".join(canonical(move))

    def thinkable(self, seat):
        yield None
        hand = canonical(self.hands[seat])
        sizes = [len(self.pile[-1]["cards"])] if self.pile else [1, 2, 3, 5]
        for size in sizes:
            for cards in combinations(hand, size):
                yield list(cards)

    # 3, 4, 5: the first clause broken

    def breaks(self, seat, move):
        if move is None:
            return None if self.pile else "3.1"
        last = self.pile[-1]["cards"] if self.pile else None
        if last and len(move) != len(last):
            return "3.2"
        shape = broken_shape(move)
        if shape:
            return shape
        if not self.holds(seat, move):
            return "4.7"
        if last:
            clause, beaten = set_beats(move, last)
            return None if beaten else clause
        return None

    def holds(self, seat, cards):
        """4.7; a card named twice counts as not held."""
        return len(set(cards)) == len(cards) and all(card in self.hands[seat] for card in cards)

    def do(self, seat, move):
        if move is None:
            self.passed[seat] = True
            self.next_turn()
            return
        cards = canonical(move)
        for card in cards:
            self.hands[seat].remove(card)
        self.played[seat] += cards
        self.pile.append({"seat": seat, "cards": cards, "name": name_of(cards)})
        if self.options["pass"] == "soft":  # 3.3: a flag says "since the last set"
            self.passed = [False] * self.seats
        if self.hands[seat]:
            self.next_turn()
        else:
            self.end_round(seat)  # 3.5

    def next_turn(self):
        last_player = self.pile[-1]["seat"]
        others = [seat for seat in range(self.seats) if seat != last_player]
        if all(self.passed[seat] for seat in others):  # 3.4
            self.new_trick(last_player)
            return
        self.on_turn = self.after(self.on_turn)
        while self.passed[self.on_turn]:  # 3.3, pass = hard: skipped
            self.on_turn = self.after(self.on_turn)

    # 6 Score

    def points(self, seat):
        left, played = len(self.hands[seat]), len(self.played[seat])
        if played == 0:
            return self.options["none_times"] * left
        return self.options["few_times"] * left if played <= 3 else left

    def end_round(self, winner):
        self.round_winner = winner
        if self.options["count"] == "victories":  # 6.4
            scores = [int(seat == winner) for seat in range(self.seats)]
            self.finish_round(scores, self.round == self.options["rounds"])
            return
        points = [self.points(seat) for seat in range(self.seats)]
        scores = [0] * self.seats
        for a, b in combinations(range(self.seats), 2):  # 6.2: each pair of seats settles
            scores[a] += points[b] - points[a]
            scores[b] += points[a] - points[b]
        self.finish_round(scores, self.round == self.options["rounds"])

    def winners_now(self):
        return self.best(lambda seat: self.scores[seat])

    # 7 Text

    def own_state(self):
        return {
            "hands": [canonical(hand) for hand in self.hands],
            "leader": self.leader,
            "pile": [dict(play, cards=list(play["cards"])) for play in self.pile],
            "passed": list(self.passed),
            "aside": canonical(self.aside),
            "played": [canonical(cards) for cards in self.played],
        }

    def hidden(self, seat, shown):
        hands = shown["hands"]
        return {
            "hands": [hand if i == seat else len(hand) for i, hand in enumerate(hands)],
            "aside": len(shown["aside"]),
        }
