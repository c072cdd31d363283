"""Drossel, clause by clause from games/drossel/rules.md."""

from .common import Bad, Table

RANKS = "789TJQKA"
SUITS = "cdhs"
CARDS = [rank + suit for rank in RANKS for suit in SUITS]  # 5.4: the sort order


def in_order(cards):
    return sorted(cards, key=CARDS.index)


class Game(Table):
    ID = "drossel"
    SEATS = (2, 4)
    OPTIONS = {
        "rounds": {"default": 4, "min": 1, "max": 100000},
        "count": {"default": "points", "values": ["points", "victories"]},
    }
    VARIANT = {  # 6.1
        "hand": {"default": 5, "min": 1, "max": 7},
        "sweep": {"default": 3, "min": 0, "max": 20},
    }

    def deck(self):
        return list(CARDS)  # 1.1

    # 2 Deal

    def start(self, order):
        self.hands = [[] for _ in range(self.seats)]
        self.on_turn = self.leader = self.after(self.dealer)  # 2.4
        for _ in range(self.options["hand"]):
            for seat in self.around(self.leader):
                self.hands[seat].append(order.pop(0))
        self.turned = order.pop(0)  # 2.2
        self.aside = order  # 2.3
        self.trick = [None] * self.seats
        self.played = [[] for _ in range(self.seats)]
        self.tricks = [0] * self.seats

    def deciders(self):
        return [self.on_turn]

    # 5.1 Moves

    def read(self, text):
        words = text.split(" ")
        if len(words) != 2 or words[0] != "play" or words[1] not in CARDS:
            raise Bad("not a move of Drossel")
        return words[1]

    def text(self, move):
        return "play " + move

    def thinkable(self, seat):
        return in_order(self.hands[seat])

    # 3 Turn

    def breaks(self, seat, move):
        if move not in self.hands[seat]:
            return "3.1"
        if seat == self.leader:
            return None
        led = self.trick[self.leader][1]
        can = any(card[1] == led for card in self.hands[seat])
        return "3.2" if can and move[1] != led else None

    def do(self, seat, move):
        if seat == self.leader:
            self.trick = [None] * self.seats
        self.hands[seat].remove(move)
        self.trick[seat] = move
        self.played[seat].append(move)
        self.on_turn = self.after(seat)
        if None not in self.trick:
            self.end_trick()

    def end_trick(self):
        taker = max(self.around(self.leader), key=self.height)  # 3.3
        self.tricks[taker] += 1
        self.on_turn = self.leader = taker  # 3.4
        if not self.hands[taker]:
            self.finish_round(self.points(), self.round == self.options["rounds"])  # 3.5

    def height(self, seat):
        card, led = self.trick[seat], self.trick[self.leader][1]
        strength = 2 if card[1] == self.turned[1] else 1 if card[1] == led else 0
        return strength, RANKS.index(card[0])

    def points(self):
        sweep = self.options["hand"]
        points = [won + (self.options["sweep"] if won == sweep else 0) for won in self.tricks]
        if self.options["count"] == "points":
            return points  # 4.1, 4.2
        return [1 if own == max(points) else 0 for own in points]  # 4.4

    def winners_now(self):
        return self.best(lambda seat: self.scores[seat])  # 4.3

    # 5.2, 5.3

    def own_state(self):
        return {
            "hands": [in_order(hand) for hand in self.hands],
            "aside": in_order(self.aside),
            "turned": self.turned,
            "leader": self.leader,
            "trick": list(self.trick),
            "played": [in_order(cards) for cards in self.played],
            "tricks": list(self.tricks),
        }

    def hidden(self, seat, shown):
        hands = enumerate(shown["hands"])
        return {
            "hands": [hand if own == seat else len(hand) for own, hand in hands],
            "aside": len(shown["aside"]),
        }
