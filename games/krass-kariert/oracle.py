"""Krass Kariert, clause by clause from games/krass-kariert/rules.md."""

from itertools import product

from .common import Bad, Table, numbers_in

NUMBERS = [str(number) for number in range(1, 13)]
X, DRAW, STOP = "X", "D", "S"

# 4.2, low to high
SOLO, RUN_OF_TWO, PAIR, RUN_OF_THREE, THREE_OF_A_KIND = range(5)


def kind_of(numbers):
    """4.1, 4.2: the kind of combination that these numbers are, in any order, or None."""
    low = min(numbers)
    steps = sorted(number - low for number in numbers)
    kinds = {
        (0,): SOLO,
        (0, 1): RUN_OF_TWO,
        (0, 0): PAIR,
        (0, 1, 2): RUN_OF_THREE,
        (0, 0, 0): THREE_OF_A_KIND,
    }
    return kinds.get(tuple(steps))


def goes_round(numbers):
    """4.3: what would be a run if 1 came after 12."""
    return sorted(numbers) in ([1, 12], [1, 11, 12], [1, 2, 12])


def strength(numbers):
    """4.2: the kind first, then the number (of a run: its highest)."""
    return (kind_of(numbers), max(numbers))


def numbers_meant(cards, says):
    """The numbers that the cards stand for, or None where that is not said or cannot be.
    `says` is what follows ` as `, or None."""
    if X not in cards:
        return [int(card) for card in cards] if all(card in NUMBERS for card in cards) else None
    if says is None or len(says) != len(cards):
        return None
    for card, number in zip(cards, says):
        if card == X and not 1 <= number <= 12:
            return None
        if card != X and card != str(number):
            return None
    return list(says)


class Game(Table):
    ID = "krass-kariert"
    SEATS = (2, 5)
    NUMBERS_ARE_PLACES = True
    OPTIONS = {
        "hand": {"default": None, "min": 5, "max": 10},
        "chips": {"default": 3, "min": 1, "max": 5},
        "all_out": {"default": "pay", "values": ["pay", "free"]},
        "two_x": {"default": "together", "values": ["together", "apart"]},
    }
    LATER = ("two_x",)
    VARIANT = {  # 9.1
        "ranks": {"default": 12, "min": 2, "max": 12},
        "copies": {"default": 4, "min": 1, "max": 4},
        "specials": {"default": 2, "min": 0, "max": 2},
        "dealt": {"default": 0, "min": 0, "max": 4},
        "drawn": {"default": 3, "min": 0, "max": 3},
    }

    def __init__(self, seats, options=None, dealer=None):
        super().__init__(seats, options, dealer)
        self.chips = [self.options["chips"]] * self.seats  # 2.3

    def table_default(self, name):
        return 7 if self.seats == 5 else 10  # 2.1

    def check_table(self):
        if self.seats * (self.hand_size() + 2) > len(self.deck()):
            raise Bad("too many cards for one deck (2.1)")

    def hand_size(self):
        return self.options["dealt"] or self.options["hand"]  # 2.1, 9.1

    def deck(self):
        in_play = NUMBERS[:self.options["ranks"]]  # 9.1
        numbers = [number for number in in_play for _ in range(self.options["copies"])]
        special = [card for card in (X, DRAW, STOP) for _ in range(self.options["specials"])]
        return numbers + special  # 8.4

    # 2 Deal

    def start(self, order):
        first = self.after(self.dealer)
        self.hands = self.dealt(order, self.hand_size(), first)
        self.reserves = self.dealt(order, 2, first)
        self.draw = order
        self.known = [[False] * len(hand) for hand in self.hands]  # 6.1
        self.in_round = [True] * self.seats
        self.drawing = None
        self.turns = 0
        self.round_starter = first if self.round == 1 else self.next_starter  # 2.4
        self.new_trick(self.round_starter)

    def dealt(self, order, each, first):
        lists = [[] for _ in range(self.seats)]
        for _ in range(each):
            for seat in self.around(first):
                lists[seat].append(order.pop(0))
        return lists

    def new_trick(self, starter):
        self.starter = starter
        self.trick = []
        self.acted = [False] * self.seats
        self.on_turn = starter

    def deciders(self):
        return [self.drawing["seat"] if self.drawing else self.on_turn]

    # 8.1 Moves: ("play", first, last, says), ("take", reserve, place), ("insert", place)

    def read(self, text):
        place = numbers_in("insert #", text)
        if place:
            return ("insert", place[0])
        taking = numbers_in("take # at #", text)
        if taking:
            return ("take", taking[0], taking[1])
        return self.read_play(text)

    def read_play(self, text):
        cards, word, numbers = text.partition(" as ")
        says = None
        if word:
            says = numbers.split(" ")
            if not all(numbers_in("#", number) for number in says):
                raise Bad("not a list of numbers")
            says = [int(number) for number in says]
        found = numbers_in("play #(?:-#)?", cards)
        if not found:
            raise Bad("not a move of Krass Kariert")
        first, last = found
        if last is not None and not first < last:
            raise Bad("i < j in i-j")
        return ("play", first, first if last is None else last, says)

    def text(self, move):
        if move[0] == "insert":
            return f"insert {move[1]}"
        if move[0] == "take":
            return f"take {move[1]} at {move[2]}"
        _, first, last, says = move
        cards = f"play {first}" if first == last else f"play {first}-{last}"
        return cards if says is None else cards + " as " + " ".join(map(str, says))

    def thinkable(self, seat):
        places = range(len(self.hands[seat]) + 1)
        for place in places:
            yield ("insert", place)
        for reserve in range(2):
            for place in places:
                yield ("take", reserve, place)
        yield from self.thinkable_plays(seat)

    def thinkable_plays(self, seat):
        hand = self.hands[seat]
        for first in range(len(hand)):
            for last in range(first, min(first + 3, len(hand))):
                cards = hand[first:last + 1]
                if X not in cards:
                    yield ("play", first, last, None)
                    continue
                for says in product(*[self.sayable(card) for card in cards]):
                    yield ("play", first, last, list(says))

    def sayable(self, card):
        """The numbers worth trying for a card in ` as `."""
        if card == X:
            return range(1, 13)
        return [int(card)] if card in NUMBERS else []

    # The first clause broken

    def breaks(self, seat, move):
        if self.drawing or move[0] == "insert":
            return self.insert_breaks(seat, move)
        if move[0] == "take":
            return self.take_breaks(seat, move)
        return self.play_breaks(seat, move)

    def insert_breaks(self, seat, move):
        if not self.drawing or move[0] != "insert":
            return "5.3"
        return "8.1" if move[1] > len(self.hands[seat]) else None

    def take_breaks(self, seat, move):
        _, reserve, place = move
        if seat == self.starter:
            return "3.2"
        if not self.reserves[seat]:
            return "3.3"
        if reserve >= len(self.reserves[seat]) or place > len(self.hands[seat]):
            return "8.1"
        return None

    def play_breaks(self, seat, move):
        _, first, last, says = move
        if last - first + 1 > 3:
            return "4.1"
        if last >= len(self.hands[seat]):
            return "8.1"
        cards = self.hands[seat][first:last + 1]
        numbers = numbers_meant(cards, says)
        if self.breaks_4_2(cards, numbers):
            return "4.2"
        if numbers and goes_round(numbers):
            return "4.3"
        if X in cards and not self.x_is_right(cards, numbers):
            return "5.1"
        if len(cards) > 1 and STOP in cards:
            return "5.2"
        if len(cards) > 1 and DRAW in cards:
            return "5.3"
        return "8.1" if says is not None and X not in cards else None

    def breaks_4_2(self, cards, numbers):
        """Number cards that form no combination, or a combination that is not higher."""
        if numbers is None or goes_round(numbers):
            return False
        if kind_of(numbers) is None:
            return X not in cards
        last = self.last_combination()
        return self.may_combine(cards) and last is not None and not (
            strength(numbers) > strength(last["as"]))

    def holds_number(self, cards):
        """5.1: of two or three cards at least one is a number card."""
        return len(cards) == 1 or any(card in NUMBERS for card in cards)

    def may_combine(self, cards):
        """5.1: with `two_x` = `apart` each X lies beside a number card."""
        if not self.holds_number(cards):
            return False
        if self.options["two_x"] == "together" or len(cards) == 1:
            return True
        beside = [cards[max(0, at - 1):at] + cards[at + 1:at + 2] for at in range(len(cards))]
        return all(any(card in NUMBERS for card in near)
                   for card, near in zip(cards, beside) if card == X)

    def x_is_right(self, cards, numbers):
        """5.1"""
        return bool(numbers) and self.may_combine(cards) and kind_of(numbers) is not None

    # 3 Trick

    def combinations(self):
        """This trick's combinations, lowest first."""
        return [play for play in self.trick if play["as"]]

    def last_combination(self):
        played = self.combinations()
        return played[-1] if played else None

    def do(self, seat, move):
        if move[0] == "insert":
            self.do_insert(seat, move[1])
            return
        self.acted[seat] = True
        self.turns += 1
        if move[0] == "take":
            self.do_take(seat, move[1], move[2])
        else:
            self.do_play(seat, move)

    def do_take(self, seat, reserve, place):
        card = self.reserves[seat].pop(reserve)
        self.hands[seat].insert(place, card)
        self.known[seat].insert(place, True)
        self.go_on()

    def do_play(self, seat, move):
        _, first, last, says = move
        cards = self.hands[seat][first:last + 1]
        numbers = numbers_meant(cards, says) or []
        del self.hands[seat][first:last + 1]
        del self.known[seat][first:last + 1]
        self.trick.append({"seat": seat, "cards": cards, "as": numbers})
        if cards == [STOP]:
            self.end_trick(seat)  # 5.2
        else:
            self.go_on()

    def go_on(self):
        """3.1, 3.4, 3.5: the next seat's turn, if there is one."""
        waiting = [seat for seat in self.around(self.starter)
                   if self.in_round[seat] and not self.acted[seat]]
        if not waiting:
            last = self.last_combination() or self.trick[-1]
            self.end_trick(last["seat"])
            return
        self.on_turn = waiting[0]
        if not self.can_move(self.on_turn):
            self.end_round([self.on_turn])  # 3.4, 7.1

    def can_move(self, seat):
        plays = self.thinkable_plays(seat)
        return bool(self.reserves[seat]) or any(not self.breaks(seat, play) for play in plays)

    def end_trick(self, winner):
        """3.6: the winner draws cards for each Draw card (5.3)."""
        self.winner = winner
        draws = sum(play["cards"] == [DRAW] for play in self.trick)
        self.draw_next(min(self.options["drawn"] * draws, len(self.draw)))

    def draw_next(self, left):
        if left == 0:
            self.drawing = None
            self.after_trick()
        else:
            self.drawing = {"seat": self.winner, "card": self.draw.pop(0), "left": left}

    def do_insert(self, seat, place):
        self.hands[seat].insert(place, self.drawing["card"])
        self.known[seat].insert(place, False)  # 6.2
        self.draw_next(self.drawing["left"] - 1)

    def after_trick(self):
        were_in = [seat for seat in range(self.seats) if self.in_round[seat]]
        still_in = [seat for seat in were_in if self.hands[seat]]
        self.in_round = [seat in still_in for seat in range(self.seats)]  # 3.6
        if len(still_in) == 1:
            self.end_round(still_in)  # 7.1
        elif not still_in:
            self.end_round(were_in if self.options["all_out"] == "pay" else [])  # 7.2
        else:
            self.new_trick(self.next_trick_starter())

    def next_trick_starter(self):
        """3.7"""
        if self.in_round[self.winner]:
            return self.winner
        for play in reversed(self.combinations()):
            if self.in_round[play["seat"]]:
                return play["seat"]
        return [seat for seat in self.around(self.winner) if self.in_round[seat]][0]

    # 7 End and score

    def end_round(self, payers):
        self.losers = [seat for seat in payers if self.chips[seat] == 0]  # 7.3
        for seat in payers:
            self.chips[seat] = max(0, self.chips[seat] - 1)
        order = [seat for seat in self.around(self.starter) if seat in payers]
        self.next_starter = order[0] if order else self.round_starter  # 2.4
        scores = [-1 if seat in payers else 0 for seat in range(self.seats)]  # 7.4
        self.finish_round(scores, bool(self.losers))

    def winners_now(self):
        return [seat for seat in range(self.seats) if seat not in self.losers]

    # 8 Text

    def own_state(self):
        return {
            "hands": [list(hand) for hand in self.hands],
            "reserves": [list(cards) for cards in self.reserves],
            "draw": list(self.draw),
            "chips": list(self.chips),
            "starter": self.starter,
            "trick": [{"seat": play["seat"], "cards": list(play["cards"]), "as": list(play["as"])}
                      for play in self.trick],
            "acted": list(self.acted),
            "in": list(self.in_round),
            "drawing": dict(self.drawing) if self.drawing else None,
            "turns": self.turns,
        }

    def hidden(self, seat, shown):
        drawing = shown["drawing"]
        if drawing and drawing["seat"] != seat:
            drawing = dict(drawing, card=None)
        hands = [hand if i == seat else self.known_cards(i)
                 for i, hand in enumerate(shown["hands"])]
        return {"hands": hands, "draw": len(shown["draw"]), "drawing": drawing}

    def known_cards(self, seat):
        """8.3: the cards of a hand that all know, null for the others."""
        return [card if known else None
                for card, known in zip(self.hands[seat], self.known[seat])]
