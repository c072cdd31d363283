"""Kartu Sama, clause by clause from games/kartu-sama/rules.md."""

from .common import Bad, Table

RANKS = "23456789TJQKA"
SUITS = "cdhs"
JOKER = "Jo"
FRENCH = [rank + suit for rank in RANKS for suit in SUITS]
CARDS = FRENCH + [JOKER]  # 6.4: the sort order


def face(card):
    """1.4: a card without its pack."""
    return card.split("/")[0]


def pack(card):
    """1.4: the number of a card's pack."""
    return int(card.split("/")[1])


def height(card):
    """The place in 5.3's order 2 ... 10 J Q K A joker."""
    return len(RANKS) if face(card) == JOKER else RANKS.index(card[0])


def in_order(cards):
    return sorted(cards, key=lambda card: (CARDS.index(face(card)), card))


def fits(card, top):
    """3.2"""
    if JOKER in (face(card), face(top)):
        return True
    return card[0] == top[0] or card[1] == top[1]


class Game(Table):
    ID = "kartu-sama"
    SEATS = (2, 10)
    OPTIONS = {
        "deck": {"default": "full", "values": ["full", "piquet"]},
        "jokers": {"default": None, "min": 0, "max": 2},
        "decks": {"default": None, "min": 1, "max": 4},
        "backs": {"default": "same", "values": ["same", "different"]},
        "may_draw": {"default": False, "values": [True, False]},
        "joker_finish": {"default": False, "values": [True, False]},
        "count": {"default": "points", "values": ["points", "victories"]},
        "rounds": {"default": 5, "min": 1, "max": 100000},
    }
    LATER = ("backs",)
    VARIANT = {  # 7.1
        "ranks": {"default": 13, "min": 2, "max": 13},
        "suits": {"default": 4, "min": 1, "max": 4},
        "hand": {"default": 8, "min": 1, "max": 12},
        "drawn": {"default": 2, "min": 1, "max": 8},
        "drawn_single": {"default": 1, "min": 0, "max": 3},
        "joker_asks": {"default": 0, "min": 0, "max": 12},
        "drawn_owing": {"default": 2, "min": 1, "max": 4},
        "court_points": {"default": 1, "min": 0, "max": 50},
        "ace_points": {"default": 11, "min": 0, "max": 50},
        "joker_points": {"default": 20, "min": 0, "max": 100},
    }

    # 1 Cards

    def table_default(self, name):
        if name == "jokers":
            return 2 if self.options["deck"] == "full" else 0
        fewest = 1
        while fewest * self.cards_in_one_deck() < self.cards_needed() and fewest < 4:
            fewest += 1
        return fewest

    def one_deck(self):
        ranks = RANKS if self.options["deck"] == "full" else RANKS[RANKS.index("7"):]
        ranks = ranks[:self.options["ranks"]]  # 7.1
        suits = SUITS[:self.options["suits"]]
        french = [card for card in FRENCH if card[0] in ranks and card[1] in suits]
        return french + [JOKER] * self.options["jokers"]

    def cards_in_one_deck(self):
        return len(self.one_deck())

    def cards_needed(self):
        return self.options["hand"] * self.seats + 2  # 1.3

    def check_table(self):
        if len(self.deck()) < self.cards_needed():
            raise Bad("too few cards for these seats (1.3)")

    def has_backs(self):
        """1.4"""
        return self.options["backs"] == "different" and self.options["decks"] > 1

    def deck(self):
        packs = range(self.options["decks"])
        if self.has_backs():
            return [f"{card}/{number}" for card in in_order(self.one_deck()) for number in packs]
        return in_order(self.one_deck() * len(packs))

    # 2 Deal

    def start(self, order):
        self.hands = [[] for _ in range(self.seats)]
        first = self.after(self.dealer)
        hand = self.options["hand"]
        packets = [min(3, hand), min(2, max(0, hand - 3)), max(0, hand - 5)]  # 7.1
        self.packets(first, order, packets[0])
        self.packets(first, order, packets[1])
        self.discard = [order.pop(0)]
        self.packets(first, order, packets[2])
        self.draw = order
        self.owed = 0
        self.on_turn = first  # 2.2

    def packets(self, first, order, size):
        for seat in self.around(first):
            for _ in range(size):
                self.hands[seat].append(order.pop(0))

    def deciders(self):
        return [self.on_turn]

    # 6.1 Moves: a card, or None for a draw

    def read(self, text):
        if text == "draw":
            return None
        words = text.split(" ")
        if len(words) != 2 or words[0] != "play" or words[1] not in CARDS:
            raise Bad("not a move of Kartu Sama")
        return words[1]

    def text(self, move):
        return "draw" if move is None else "play " + move

    def thinkable(self, seat):
        return [None] + in_order({face(card) for card in self.hands[seat]})

    # 3 and 4: the first clause broken

    def breaks(self, seat, move):
        top = self.discard[-1]
        if move is None:
            return self.draw_breaks([card for card in self.hands[seat] if fits(card, top)])
        if not fits(move, top):
            return "3.2"
        return None if move in map(face, self.hands[seat]) else "3.6"

    def draw_breaks(self, fitting):
        if self.owed:
            return "4.2" if fitting else None
        may = self.options["may_draw"] or all(face(card) == JOKER for card in fitting)
        return None if may else "3.1"

    def do(self, seat, move):
        if move is not None:
            self.play_card(seat, move)
        elif self.owed:
            self.draw_cards(seat, self.drawn_owing())  # 4.3
        else:
            single = len(self.hands[seat]) == 1
            more = self.options["drawn_single"] * (self.seats - 1) if single else 0  # 3.4
            self.draw_cards(seat, self.options["drawn"] + more)  # 3.3

    def drawn_owing(self):
        """4.3"""
        return self.options["drawn_owing"] * self.seats

    def play_card(self, seat, card):
        # 1.4: of several cards with the same face the one of the lowest pack
        played = min(held for held in self.hands[seat] if face(held) == card)
        self.hands[seat].remove(played)
        self.discard.append(played)
        if self.owed:
            self.owed -= 1
        if card == JOKER:
            self.owed += self.options["joker_asks"] or self.seats  # 4.1, 4.2
        if not self.hands[seat]:
            self.last_card_played(seat)
        elif not self.owed:
            self.on_turn = self.after(seat)

    def last_card_played(self, seat):
        if self.owed and not self.options["joker_finish"]:
            self.draw_cards(seat, self.drawn_owing())  # 4.4
        else:
            self.end_round()  # 3.5

    def draw_cards(self, seat, count):
        for _ in range(count):
            if not self.draw:
                self.end_round()  # 3.5: must draw and cannot
                return
            self.hands[seat].append(self.draw.pop(0))
        self.owed = 0
        self.on_turn = self.after(seat)

    # 5 Score

    def value(self, card):
        """5.1"""
        if face(card) == JOKER:
            return self.options["joker_points"]
        if card[0] in "JQK":
            return self.options["court_points"]
        if card[0] == "A":
            return self.options["ace_points"]
        return 10 if card[0] == "T" else int(card[0])

    def points(self, seat):
        return sum(self.value(card) for card in self.hands[seat])

    def end_round(self):
        self.owed = 0
        scores = [self.points(seat) for seat in range(self.seats)]
        if self.options["count"] == "victories":
            won = self.round_winners()
            scores = [1 if seat in won else 0 for seat in range(self.seats)]
        self.finish_round(scores, self.round == self.options["rounds"])

    def round_winners(self):
        """5.3: fewest points, then most cards, then the lower highest card."""
        def merit(seat):
            highest = max((height(card) for card in self.hands[seat]), default=-1)
            return (-self.points(seat), len(self.hands[seat]), -highest)
        return self.best(merit)

    def winners_now(self):
        sign = 1 if self.options["count"] == "victories" else -1
        return self.best(lambda seat: sign * self.scores[seat])

    # 6 Text

    def own_state(self):
        hands = [in_order(hand) for hand in self.hands]
        state = {
            "hands": [list(map(face, hand)) for hand in hands],
            "draw": list(map(face, self.draw)),
            "discard": list(map(face, self.discard)),
            "owed": self.owed,
        }
        if self.has_backs():
            state["backs"] = {
                "hands": [list(map(pack, hand)) for hand in hands],
                "draw": list(map(pack, self.draw)),
                "discard": list(map(pack, self.discard)),
            }
        return state

    def hidden(self, seat, shown):
        hands = shown["hands"]
        hidden = {
            "hands": [hand if i == seat else len(hand) for i, hand in enumerate(hands)],
            "draw": len(shown["draw"]),
        }
        if self.has_backs():
            backs = shown["backs"]
            each = enumerate(backs["hands"])
            hidden["backs"] = {
                "hands": [own if i == seat else sorted(own) for i, own in each],
                "draw": backs["draw"][:1] + [None] * len(backs["draw"][1:]),
                "discard": backs["discard"],
            }
        return hidden
