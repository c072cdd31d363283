"""KTU, from games/ktu/rules.md alone: slow, plain, one function per clause group.

Readings chosen where the text leaves room:
* 2.3 before 3.2: a `play` that names one of the seat's own open cards breaks 2.3; so does a
  `flip` while the hand is not empty, whatever its number.
* 7.1: an `open` of more or fewer than three cards has not the form of a move.
* 2.4: a round that ended by 6.3 was won by nobody, also if seats were out already.
* 5.5: counting passes over the player of the 8s; the seat after the last one passed over is the
  next that is still in, which can be that player.
"""

import itertools
import re

from .common import Varied
from .errors import Bad, Illegal, NotNow

ID = "ktu"
RANKS = "23456789TJQKA"
SUITS = "cdhs"
DECK = [rank + suit for rank in RANKS for suit in SUITS]  # 1.1, 7.4

NUMBER = re.compile("0|[1-9][0-9]*")
HUGE = 10**9  # stands for every longer number: no closed card has it


# ---- section 7.1, 7.4: text

def in_order(cards):
    """7.4"""
    return sorted(cards, key=DECK.index)


def parse(text):
    """(word, cards or number); Bad if the text has not the form of a move."""
    if not isinstance(text, str):
        raise Bad("a move is a text")
    word, *rest = text.split(" ")
    if word == "take" and not rest:
        return word, None
    if word == "flip" and len(rest) == 1 and NUMBER.fullmatch(rest[0]):
        return word, int(rest[0]) if len(rest[0]) < 10 else HUGE
    if word == "open" and len(rest) == 3 or word == "play" and rest:
        if all(card in DECK for card in rest):
            return word, rest
    raise Bad("not the form of a move")


def is_int(thing):
    return isinstance(thing, int) and not isinstance(thing, bool)


class Game(Varied):
    ID = ID
    SEATS = (2, 5)
    ANY_ORDER = True
    OPTIONS = {
        "play_on": {"default": False, "values": [False, True]},  # 3.7
        "eights": {"default": "one", "values": ["one", "each"]},  # 5.5
        "rounds": {"default": 1, "min": 1, "max": 100000},  # 6.2
        "turn_limit": {"default": 2000, "min": 1, "max": 100000},  # 6.3
    }

    VARIANT = {  # 8.1
        "ranks": {"default": 13, "min": 2, "max": 13},
        "suits": {"default": 4, "min": 1, "max": 4},
        "closed": {"default": 3, "min": 1, "max": 4},
        "hand": {"default": 4, "min": 1, "max": 6},
        "any": {"default": "2", "values": ["none", *RANKS]},
        "through": {"default": "3", "values": ["none", *RANKS]},
        "lower": {"default": "7", "values": ["none", *RANKS]},
        "skip": {"default": "8", "values": ["none", *RANKS]},
        "burn": {"default": "T", "values": ["none", *RANKS]},
        "alike": {"default": 4, "min": 2, "max": 5},
    }

    # ---- the match

    def __init__(self, seats, options=None, dealer=None):
        if not is_int(seats) or not self.SEATS[0] <= seats <= self.SEATS[1]:
            raise Bad("seats")
        if dealer is not None and (not is_int(dealer) or not 0 <= dealer < seats):
            raise Bad("dealer")
        self.seats = seats
        self.options = self._filled({} if options is None else options)
        self.dealer = seats - 1 if dealer is None else dealer
        self.round = 0  # no round is dealt yet
        self.phase = "round_over"
        self.scores = [0] * seats
        self.round_scores = None
        self.winners = None
        self.last_winner = None  # of the round before (2.4)
        self._clear_table()

    def _filled(self, given):
        if not isinstance(given, dict):
            raise Bad("options")
        full = {name: spec["default"] for name, spec in self.specs().items()}
        for name, chosen in given.items():
            if name not in self.specs():
                raise Bad("unknown option")
            spec = self.specs()[name]
            if "values" in spec:
                same_type = isinstance(chosen, type(spec["default"]))
                fits = same_type and chosen in spec["values"]
            else:
                fits = is_int(chosen) and spec["min"] <= chosen <= spec["max"]
            if not fits:
                raise Bad("value of an option")
            full[name] = chosen
        self._check_variant(full)
        return full

    def _check_variant(self, options):
        """8.1"""
        powers = [options[name] for name in ("any", "through", "lower", "skip", "burn")]
        ranks = [rank for rank in powers if rank != "none"]
        if len(set(ranks)) < len(ranks):
            raise Bad("a rank with two powers")
        deck = options["ranks"] * options["suits"]
        if self.seats * (options["closed"] + 3 + options["hand"]) > deck:
            raise Bad("too few cards")

    def _outside(self):
        """1.2, 8.1: the ranks outside the power order."""
        return [self.options["any"], self.options["through"], self.options["burn"]]

    # ---- section 4: what beats the pile

    def _to_answer(self):
        """4.1: the rank to answer, or None if nothing is left."""
        for card in reversed(self.pile):
            if card[0] != self.options["through"]:
                return card[0]
        return None

    def _clause_against(self, rank):
        """The clause that a card of this rank breaks on the pile, or None if it beats it."""
        if rank in self._outside():
            return None  # 4.5
        answered = self._to_answer()
        if answered is None or answered == self.options["any"]:
            return None  # 4.1, 4.2
        higher = RANKS.index(rank) > RANKS.index(answered)
        if answered == self.options["lower"]:
            return None if RANKS.index(rank) < RANKS.index(answered) else "4.3"
        return None if higher else "4.4"

    def deck(self):
        ranks, suits = RANKS[:self.options["ranks"]], SUITS[:self.options["suits"]]  # 8.1
        return [card for card in DECK if card[0] in ranks and card[1] in suits]

    def _clear_table(self):
        self.hands = [[] for _ in range(self.seats)]
        self.open = [[] for _ in range(self.seats)]
        self.closed = [[] for _ in range(self.seats)]
        self.draw = []  # top first
        self.pile = []  # bottom first
        self.burned = []
        self.places = []
        self.turns = 0
        self.turn = None  # the seat on turn; None while seats choose (2.2)
        self.chosen = set()  # 2.2: who has chosen
        self.known = [set() for _ in range(self.seats)]  # 7.3: cards all saw enter a hand

    # ---- section 2: deal

    def deal(self, order):
        if not isinstance(order, list) or not all(isinstance(card, str) for card in order):
            raise Bad("deck")
        if sorted(order) != sorted(self.deck()):
            raise Bad("deck")
        if self.phase != "round_over":
            raise NotNow("no deal is due")
        if self.round > 0:
            self.dealer = (self.dealer + 1) % self.seats  # 2.4
        self.round += 1
        self.phase = "playing"
        self.round_scores = None
        self._clear_table()
        self._deal_cards(order)

    def _deal_cards(self, order):
        """2.1"""
        rest = list(order)
        ring = [(self.dealer + step) % self.seats for step in range(1, self.seats + 1)]
        for _ in range(self.options["closed"]):
            for seat in ring:
                self.closed[seat].append(rest.pop(0))
        for _ in range(3 + self.options["hand"]):
            for seat in ring:
                self.hands[seat].append(rest.pop(0))
        self.draw = rest
        self.hands = [in_order(hand) for hand in self.hands]

    def _starter(self):
        """2.4"""
        if self.last_winner is not None:
            return self.last_winner
        return (self.dealer + 1) % self.seats

    # ---- who decides, and what

    def choosing(self):
        return len(self.chosen) < self.seats

    def to_act(self):
        if self.phase != "playing":
            return []
        if self.choosing():
            return [seat for seat in range(self.seats) if seat not in self.chosen]
        return [self.turn]

    def _check_seat(self, seat):
        if not is_int(seat) or not 0 <= seat < self.seats:
            raise Bad("seat")

    def legal(self, seat):
        self._check_seat(seat)
        if seat not in self.to_act():
            return []
        hand = self.hands[seat]
        if self.choosing():
            return ["open " + " ".join(three) for three in itertools.combinations(hand, 3)]
        moves = []
        for rank in RANKS:
            if self._clause_against(rank) is None:
                moves += self._plays_of(rank, hand)
        if not hand:
            moves += [f"flip {i}" for i in range(len(self.closed[seat]))]
        if self.pile:
            moves.append("take")
        return moves

    def _plays_of(self, rank, hand):
        same = [card for card in hand if card[0] == rank]
        return ["play " + " ".join(cards) for count in range(1, len(same) + 1)
                for cards in itertools.combinations(same, count)]

    # ---- a move

    def play(self, seat, text, reshuffled=None):
        self._check_seat(seat)
        word, what = parse(text)
        if seat not in self.to_act():
            raise NotNow("not this seat's decision, or the round is over")
        broken = self._broken(seat, word, what)
        if broken is not None:
            raise Illegal(ID + ":" + broken)
        if word == "open":
            self._choose(seat, what)
            return
        if word == "play":
            self._play_cards(seat, what)
        elif word == "flip":
            self._flip(seat, what)
        else:
            self._take(seat)

    # ---- what breaks which clause, in the order of the file

    def _broken(self, seat, word, what):
        if self.choosing() != (word == "open"):
            return "2.2"
        if word == "open":
            return None if self._holds(seat, what) else "2.2"
        if word == "play":
            return self._broken_by_play(seat, what)
        if word == "flip":
            return self._broken_by_flip(seat, what)
        return None if self.pile else "3.1"

    def _holds(self, seat, cards):
        """README: a card named twice counts as not held."""
        twice = len(set(cards)) < len(cards)
        return not twice and all(card in self.hands[seat] for card in cards)

    def _broken_by_play(self, seat, cards):
        if any(card in self.open[seat] for card in cards):
            return "2.3"
        if not self._holds(seat, cards):
            return "3.2"
        if any(card[0] != cards[0][0] for card in cards):
            return "3.2"
        return self._clause_against(cards[0][0])

    def _broken_by_flip(self, seat, number):
        if self.hands[seat] or self.draw:
            return "2.3"
        if number >= len(self.closed[seat]):
            return "3.6"
        return None

    # ---- 2.2: choosing

    def _choose(self, seat, cards):
        self.open[seat] = in_order(cards)
        self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        self.chosen.add(seat)
        if not self.choosing():
            self.turn = self._starter()

    # ---- section 3: turn

    def _take(self, seat):
        """3.4"""
        self._pick_up(seat, self.pile)
        self.pile = []
        self._end_turn(self._next_in(seat))

    def _pick_up(self, seat, cards):
        """Cards that all see enter the hand (7.3)."""
        self.hands[seat] = in_order(self.hands[seat] + cards)
        self.known[seat] |= set(cards)

    def _play_cards(self, seat, cards):
        """3.2"""
        cards = in_order(cards)
        self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        self.known[seat] -= set(cards)
        self._lay(seat, cards)

    def _flip(self, seat, number):
        """3.6"""
        card = self.closed[seat].pop(number)
        if self._clause_against(card[0]) is None:
            self._lay(seat, [card])
            return
        self._pick_up(seat, self.pile + [card])
        self.pile = []
        self._end_turn(self._next_in(seat))

    def _lay(self, seat, cards):
        """Cards that beat the pile: power, drawing, open cards, and who is next."""
        self.pile += cards
        rank = cards[0][0]
        burns = rank == self.options["burn"] or len(cards) >= self.options["alike"]  # 5.1, 5.6
        if burns:
            self.burned = in_order(self.burned + self.pile)
            self.pile = []
        self._refill(seat)
        out = self._is_out(seat)
        if out:
            self.places.append(seat)
        if burns:
            after = self._next_in(seat) if out else seat
        elif rank == self.options["skip"]:
            after = self._after_eights(seat, len(cards))
        else:
            after = self._next_in(seat)
        self._end_turn(after)

    def _refill(self, seat):
        while len(self.hands[seat]) < self.options["hand"] and self.draw:  # 3.3
            self.hands[seat] = in_order(self.hands[seat] + [self.draw.pop(0)])
        if not self.hands[seat] and self.open[seat]:  # 3.5
            self._pick_up(seat, self.open[seat])
            self.open[seat] = []

    def _is_out(self, seat):
        """3.7"""
        return not self.hands[seat] and not self.open[seat] and not self.closed[seat]

    def _next_in(self, seat):
        """The next seat after this one that is still in (it can be this one again)."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if other not in self.places:
                return other
        return None

    # ---- 5.5: eights

    def _after_eights(self, player, eights):
        count = eights if self.options["eights"] == "each" else 1
        passed = player
        for _ in range(count):
            passed = self._next_in(passed)
            if passed == player:  # only the other seats are counted
                passed = self._next_in(passed)
        return self._next_in(passed)

    def _seats_in(self):
        return [seat for seat in range(self.seats) if seat not in self.places]

    # ---- the end of a turn, section 6

    def _end_turn(self, after):
        self.turns += 1
        if self._round_won():
            self._end_round(self._place_points(), self.places[0])
        elif self.turns >= self.options["turn_limit"]:  # 6.3
            self._end_round([0] * self.seats, None)
        else:
            self.turn = after

    def _round_won(self):
        """3.7"""
        if self.options["play_on"]:
            return len(self._seats_in()) == 1
        return len(self.places) == 1

    def _place_points(self):
        """6.1"""
        result = [0] * self.seats
        if not self.options["play_on"]:
            result[self.places[0]] = 1
            return result
        for place, seat in enumerate(self.places):
            result[seat] = self.seats - 1 - place
        return result

    def _end_round(self, round_scores, winner):
        self.turn = None
        self.last_winner = winner
        self.round_scores = round_scores
        self.scores = [old + new for old, new in zip(self.scores, round_scores)]
        self.phase = "round_over"
        if self.round == self.options["rounds"]:  # 6.2
            self.phase = "match_over"
            best = max(self.scores)
            self.winners = [s for s in range(self.seats) if self.scores[s] == best > 0]

    # ---- what is shown

    def status(self):
        return {
            "game": ID,
            "round": self.round,
            "phase": self.phase,
            "to_act": self.to_act(),
            "scores": list(self.scores),
            "round_scores": None if self.round_scores is None else list(self.round_scores),
            "winners": None if self.winners is None else list(self.winners),
        }

    def state(self):
        """7.2"""
        return {
            "game": ID,
            "options": self.full_options(),
            "round": self.round,
            "phase": self.phase,
            "to_act": self.to_act(),
            "dealer": self.dealer,
            "scores": list(self.scores),
            "hands": [list(hand) for hand in self.hands],
            "open": [list(cards) for cards in self.open],
            "closed": [list(cards) for cards in self.closed],
            "draw": list(self.draw),
            "pile": list(self.pile),
            "burned": list(self.burned),
            "places": list(self.places),
            "turns": self.turns,
        }

    def view(self, seat):
        """7.3"""
        if seat is not None:
            self._check_seat(seat)
        view = self.state()
        if self.phase != "playing":
            return view
        view["closed"] = [len(cards) for cards in self.closed]
        view["draw"] = len(self.draw)
        for other in range(self.seats):
            if other == seat:
                continue
            view["hands"][other] = self._hand_from_outside(other)
            if self.choosing():
                view["open"][other] = []  # 7.2
        return view

    def _hand_from_outside(self, seat):
        if self.choosing():
            return [None] * (3 + self.options["hand"])  # 7.2
        shown = in_order(self.known[seat])
        return shown + [None] * (len(self.hands[seat]) - len(shown))
