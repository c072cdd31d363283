"""Khamul, from games/khamul/rules.md alone: slow, plain, one function per clause group.

Readings chosen where the text leaves room:
* The rule named: every clause that a move breaks is looked for in file order. A move at the
  wrong moment breaks the clause on what is due at that moment (3.2 at the start of a turn, 3.3
  or 3.4 with a card in hand, 3.6 or 4.2 with a power waiting) and the clause on when that move
  is made; the first of the two is named.
* 4.4: a seat is done as soon as its row is empty, also while the power of its throw waits.
* 5.2: the queen always waits for an answer, even if nothing is left to draw.
* 9.3: once the round is over nobody is on turn: `turn` is null. `announcer` stays.
* 9.2: an `arrange` that is no rearrangement of the whole row breaks 9.2.
"""

import re

from .common import Varied
from .errors import Bad, Illegal, NotNow

ID = "khamul"
RANKS = "A23456789TJQK"
SUITS = "cdhs"
DECK = [rank + suit for rank in RANKS for suit in SUITS]  # 1.1

NUMBER = re.compile("0|[1-9][0-9]*")
ARRANGED_MAX = 50  # 8.1
THROWS_MAX = 50  # 4.7
UNPAID_MAX = 1000  # 4.4
HUGE = 10**9  # stands for every longer number: no slot and no seat has it

# 9.1: how many numbers follow each word (None: any count)
FORMS = {"peek": 2, "khamul": 0, "draw": 0, "take": 0, "discard": 0, "switch": 1, "snap": 1,
         "done": 0, "look": 1, "give": 1, "exchange": 3, "decline": 0, "arrange": None}


# ---- section 1: cards

def is_black(card):
    return card[1] in "cs"


def value(card):
    """1.2"""
    rank = card[0]
    if rank == "A":
        return 1
    if rank in "TJ":
        return 10
    if rank == "Q":
        return 10 if is_black(card) else 20
    if rank == "K":
        return 10 if is_black(card) else 0
    return int(rank)


def points(row):
    """7.1"""
    return sum(value(card) for card in row)


def power_of(card):
    """Section 5: the move word of the card's power, or None (5.4)."""
    if card[0] == "J":
        return "look"  # 5.1
    if card[0] == "Q" and is_black(card):
        return "give"  # 5.2
    if card[0] == "K" and is_black(card):
        return "exchange"  # 5.3
    return None


# ---- section 9.1: text

def parse(text):
    """The word and the numbers of a move's text; Bad if it has not the form of a move."""
    if not isinstance(text, str):
        raise Bad("a move is a text")
    word, *rest = text.split(" ")
    if word not in FORMS:
        raise Bad("no such move")
    for number in rest:
        if NUMBER.fullmatch(number) is None:
            raise Bad("no number")
    if FORMS[word] is not None and len(rest) != FORMS[word]:
        raise Bad("wrong count of numbers")
    return word, [int(number) if len(number) < 10 else HUGE for number in rest]


def is_int(thing):
    return isinstance(thing, int) and not isinstance(thing, bool)


class Game(Varied):
    ID = ID
    SEATS = (2, 8)
    NAMES_HIDDEN_CARDS = True  # 9.4
    OPTIONS = {
        "match": {"default": "rank", "values": ["rank", "value"]},  # 1.3
        "snaps": {"default": "window", "values": ["window", "anytime"]},  # 4.7
        "false_khamul": {"default": 20, "min": 0, "max": 50},  # 7.3
        "target": {"default": 100, "min": 10, "max": 1000},  # 7.6
        "turn_limit": {"default": 500, "min": 1, "max": 100000},  # 7.7
    }
    LATER = ("snaps",)
    VARIANT = {  # 10.1
        "ranks": {"default": 13, "min": 2, "max": 13},
        "suits": {"default": 4, "min": 1, "max": 4},
        "row": {"default": 4, "min": 2, "max": 6},
        "low": {"default": 5, "min": 0, "max": 30},
        "missed": {"default": 20, "min": 0, "max": 50},
        "empty_row": {"default": 5, "min": 0, "max": 30},
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
                fits = isinstance(chosen, str) and chosen in spec["values"]
            else:
                fits = is_int(chosen) and spec["min"] <= chosen <= spec["max"]
            if not fits:
                raise Bad("value of an option")
            full[name] = chosen
        if full["ranks"] * full["suits"] <= self.seats * full["row"]:
            raise Bad("too few cards (10.1)")
        return full


    def deck(self):
        ranks, suits = RANKS[:self.options["ranks"]], SUITS[:self.options["suits"]]  # 10.1
        return [card for card in DECK if card[0] in ranks and card[1] in suits]

    def _clear_table(self):
        self.rows = [[] for _ in range(self.seats)]
        self.in_hand = None  # or {"card", "from"}
        self.draw = []  # top first
        self.discard = []  # bottom first
        self.power = None  # or {"seat", "card"}
        self.snap = None  # or per seat: done
        self.announcer = None
        self.turn = None
        self.turns = 0
        self.peeked = set()  # 2.2: who has looked
        self.arranged = [0] * self.seats  # 8.1: how often in this round
        self.throws = [0] * self.seats  # 4.7: how often outside a snap in this round
        self.unpaid = [0] * self.seats  # 4.4: how often in snaps with an empty draw pile
        self.thrown = False  # whether the power that waits is a thrown card's
        self.had_at_start = [None] * self.seats  # 7.2
        self.announced_above = False  # 7.3

    # ---- section 2: deal

    def deal(self, order):
        if not isinstance(order, list) or not all(isinstance(card, str) for card in order):
            raise Bad("deck")
        if sorted(order) != sorted(self.deck()):
            raise Bad("deck")
        if self.phase != "round_over":
            raise NotNow("no deal is due")
        if self.round > 0:
            self.dealer = (self.dealer + 1) % self.seats  # 2.3
        self.round += 1
        self.phase = "playing"
        self.round_scores = None
        self._clear_table()
        self._deal_rows(order)

    def _deal_rows(self, order):
        """2.1"""
        rest = list(order)
        for _ in range(self.options["row"]):
            for step in range(1, self.seats + 1):
                self.rows[(self.dealer + step) % self.seats].append(rest.pop(0))
        self.draw = rest

    # ---- who decides, and what

    def stage(self):
        """What is going on in a round that is played."""
        if len(self.peeked) < self.seats:
            return "first look"
        if self.power is not None:
            return "power"
        if self.snap is not None:
            return "snap"
        if self.in_hand is not None:
            return "hand"
        return "start"

    def to_act(self):
        if self.phase != "playing":
            return []
        stage = self.stage()
        if stage == "first look":  # 2.2
            return [seat for seat in range(self.seats) if seat not in self.peeked]
        if stage == "power":  # 4.5
            return [self.power["seat"]]
        if stage == "snap":  # 4.4
            return [seat for seat in range(self.seats) if not self.snap[seat]]
        return [self.turn]

    def _check_seat(self, seat):
        if not is_int(seat) or not 0 <= seat < self.seats:
            raise Bad("seat")

    def legal(self, seat):
        self._check_seat(seat)
        if seat not in self.to_act():
            return []
        slots = range(len(self.rows[seat]))
        stage = self.stage()
        if stage == "first look":
            return [f"peek {i} {j}" for i in slots for j in slots if i < j]
        if stage == "power":
            return self._legal_power(seat) + ["decline"]
        if stage == "snap":
            return [f"snap {i}" for i in slots] + ["done"]
        if stage == "hand":
            drawn = self.in_hand["from"] == "draw"
            return (["discard"] if drawn else []) + [f"switch {i}" for i in slots]
        moves = ["khamul"] if self.announcer is None else []
        if self._can_draw():
            moves.append("draw")
        if self._can_take(seat):
            moves.append("take")
        return moves

    def _legal_power(self, seat):
        word = power_of(self.power["card"])
        slots = range(len(self.rows[seat]))
        others = [other for other in range(self.seats) if other != seat]
        if word == "look":
            return [f"look {i}" for i in slots]
        if word == "give":
            return [f"give {other}" for other in others]
        return [f"exchange {i} {other} {j}" for i in slots for other in others
                for j in range(len(self.rows[other]))]

    # ---- a move

    def play(self, seat, text, reshuffled=None):
        self._check_seat(seat)
        word, numbers = parse(text)
        if self.phase != "playing":
            raise NotNow("the round is over")
        if seat not in self.to_act() and not self._out_of_turn(word):
            raise NotNow("not this seat's decision")
        self._refuse(seat, word, numbers)
        self.reshuffled = reshuffled
        getattr(self, "_play_" + word)(seat, *numbers)
        self.reshuffled = None

    def _between_snaps(self):
        """4.7: whether any seat may throw now though no snap is open."""
        return self.options["snaps"] == "anytime" and self.stage() in ("start", "hand")

    def _out_of_turn(self, word):
        """9.1: moves of seats that are not to act."""
        return word == "arrange" or word == "snap" and self._between_snaps()

    def _refuse(self, seat, word, numbers):
        """README, "The rule named": the first clause in the file that the move breaks."""
        if word == "snap" and self._between_snaps():
            word = "throw"
        for clause in ("2.2", "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.8", "4.2", "4.7",
                       "5.1", "5.2", "5.3", "5.4", "6.2", "8.1", "9.2"):
            breaks = getattr(self, "_breaks_" + clause.replace(".", "_"))
            if breaks(seat, word, numbers):
                raise Illegal(ID + ":" + clause)

    # ---- what breaks which clause (an `arrange` is judged by 8.1 and 9.2 alone, a throw
    # ---- outside a snap, where 4.7 allows such, by 4.7 and 9.2)

    def _breaks_2_2(self, _seat, word, _numbers):
        if word == "arrange":
            return False
        return (self.stage() == "first look") != (word == "peek")

    def _breaks_3_1(self, _seat, word, _numbers):
        return word == "khamul" and self.stage() != "start"

    def _breaks_3_2(self, _seat, word, _numbers):
        start = self.stage() == "start"
        if word in ("draw", "take") and not start:
            return True
        if start and word not in ("khamul", "draw", "take", "arrange", "throw"):
            return True
        return word == "take" and not self.discard

    def _breaks_3_3(self, _seat, word, _numbers):
        hand = self.stage() == "hand"
        if word in ("discard", "switch") and not hand:
            return True
        drawn = hand and self.in_hand["from"] == "draw"
        return drawn and word not in ("discard", "switch", "arrange", "throw")

    def _breaks_3_4(self, seat, word, _numbers):
        taken = self.stage() == "hand" and self.in_hand["from"] == "discard"
        if taken and word not in ("switch", "arrange", "throw"):
            return True
        return word == "take" and not self.rows[seat]

    def _breaks_3_5(self, seat, word, _numbers):
        return word == "switch" and not self.rows[seat]

    def _breaks_3_6(self, _seat, word, _numbers):
        turns_card = self.stage() == "power" and not self.thrown
        return turns_card and word not in ("look", "give", "exchange", "decline", "arrange")

    def _breaks_3_8(self, _seat, word, _numbers):
        return word == "draw" and not self._can_draw()

    def _breaks_4_2(self, _seat, word, _numbers):
        thrown = self.stage() == "power" and self.thrown
        return thrown and word not in ("look", "give", "exchange", "decline", "arrange")

    def _breaks_4_7(self, seat, word, _numbers):
        if word != "throw":
            return False
        holds_taken = self.in_hand is not None and self.in_hand["from"] == "discard"
        last = seat == self.turn and holds_taken and len(self.rows[seat]) == 1
        return not self.discard or last or self.throws[seat] >= THROWS_MAX

    def _waiting(self):
        return None if self.power is None else power_of(self.power["card"])

    def _breaks_5_1(self, _seat, word, _numbers):
        if word == "look":
            return self._waiting() != "look"
        return self._waiting() == "look" and word in ("give", "exchange")

    def _breaks_5_2(self, seat, word, numbers):
        if word == "give":
            return self._waiting() != "give" or numbers[0] == seat
        return self._waiting() == "give" and word == "exchange"

    def _breaks_5_3(self, seat, word, numbers):
        return word == "exchange" and (self._waiting() != "exchange" or numbers[1] == seat)

    def _breaks_5_4(self, _seat, word, _numbers):
        return word == "decline" and self.power is None

    def _breaks_6_2(self, _seat, word, _numbers):
        return word == "khamul" and self.announcer is not None

    def _breaks_8_1(self, seat, word, _numbers):
        if word != "arrange":
            return False
        if self.stage() == "first look":
            return True
        return self.arranged[seat] >= ARRANGED_MAX or not self.rows[seat]

    def _breaks_9_2(self, seat, word, numbers):
        slots = len(self.rows[seat])
        if word == "peek":
            return max(numbers) >= slots or numbers[0] == numbers[1]
        if word in ("switch", "snap", "throw", "look"):
            return numbers[0] >= slots
        if word == "give":
            return numbers[0] >= self.seats
        if word == "exchange":
            own, other, theirs = numbers
            return (own >= slots or other >= self.seats
                    or theirs >= len(self.rows[other]))
        if word == "arrange":
            return sorted(numbers) != list(range(slots))
        return False

    # ---- 2.2 and the first turn (2.3)

    def _play_peek(self, seat, _i, _j):
        self.peeked.add(seat)
        if len(self.peeked) == self.seats:
            self._start_turn((self.dealer + 1) % self.seats)

    # ---- section 3: turn

    def _start_turn(self, seat):
        self.turn = seat
        if self.announcer is None:  # 7.2
            self.had_at_start[seat] = points(self.rows[seat])
        if not self._can_draw() and not self._can_take(seat):  # 3.8
            self._end_turn()

    def _end_turn(self):
        """The turn is over, its snap too; an announcement and a pass are turns (7.7)."""
        self.turns += 1
        seat = (self.turn + 1) % self.seats
        if seat == self.announcer:  # 6.2
            self._end_round(announced=True)
        elif self.turns >= self.options["turn_limit"]:  # 7.7
            self._end_round(announced=False)
        else:
            self._start_turn(seat)

    def _can_draw(self):
        """3.8: a card is there, or a reshuffle would bring one."""
        return bool(self.draw) or len(self.discard) > 1

    def _can_take(self, seat):
        """3.2, 3.4"""
        return bool(self.discard) and bool(self.rows[seat])

    def _draw_card(self):
        """The top of the draw pile, or None if nothing is left (3.8)."""
        if not self._can_draw():
            return None
        if not self.draw:
            pool, top = self.discard[:-1], self.discard[-1]
            order = list(self.reshuffled(list(pool)))
            if sorted(order) != sorted(pool):
                raise ValueError("a reshuffle must keep the cards")
            self.draw, self.discard = order, [top]
        return self.draw.pop(0)

    def _play_draw(self, _seat):
        self.in_hand = {"card": self._draw_card(), "from": "draw"}

    def _play_take(self, _seat):
        self.in_hand = {"card": self.discard.pop(), "from": "discard"}

    def _play_discard(self, seat):
        card = self.in_hand["card"]
        self.in_hand = None
        self._discard(seat, card)

    def _play_switch(self, seat, slot):
        card = self.in_hand["card"]
        self.in_hand = None
        old = self.rows[seat][slot]
        self.rows[seat][slot] = card
        self._discard(seat, old)

    def _discard(self, seat, card):
        """3.6, 3.7: the card's power first, then the snap."""
        self.discard.append(card)
        self.thrown = False
        if self._can_use_power(seat, card):
            self.power = {"seat": seat, "card": card}
        else:
            self._after_power()

    # ---- section 4: snap

    def _open_snap(self):
        self.snap = [self._throws_no_more(seat) for seat in range(self.seats)]  # 4.4
        self._settle_snap()

    def _throws_no_more(self, seat):
        """4.4: no slot, or too many throws with an empty draw pile"""
        return not self.rows[seat] or self.unpaid[seat] >= UNPAID_MAX

    def _settle_snap(self):
        """4.4: the snap ends when every seat is done."""
        if all(self.snap):
            self.snap = None
            self._end_turn()

    def _matches(self, card):
        """1.3"""
        top = self.discard[-1]
        if self.options["match"] == "rank":
            return card[0] == top[0]
        return value(card) == value(top)

    def _play_snap(self, seat, slot):
        card = self.rows[seat][slot]
        if self.snap is None:
            self.throws[seat] += 1
        elif not self.draw:
            self.unpaid[seat] += 1
        if self._matches(card):
            self._right_throw(seat, slot)
        else:
            self._unseen_card_to(seat)  # 4.3
            if self.snap is None:
                self._go_on_with_turn()
            else:
                self.snap[seat] = self._throws_no_more(seat)  # 4.4
                self._settle_snap()

    def _right_throw(self, seat, slot):
        """4.2"""
        card = self.rows[seat].pop(slot)  # 2.4
        self.discard.append(card)
        self.thrown = True
        if self.snap is not None:
            self.snap[seat] = self._throws_no_more(seat)  # 4.4
        if self._can_use_power(seat, card):
            self.power = {"seat": seat, "card": card}
        else:
            self._after_power()

    def _play_done(self, seat):
        self.snap[seat] = True
        self._settle_snap()

    def _unseen_card_to(self, seat):
        """4.3, 5.2: the top of the draw pile to the end of the row, if there is one."""
        card = self._draw_card()
        if card is not None:
            self.rows[seat].append(card)

    # ---- section 5: powers

    def _can_use_power(self, seat, card):
        """A power that cannot be used, for want of slots, is passed over."""
        word = power_of(card)
        if word == "look":
            return bool(self.rows[seat])
        if word == "give":
            return True
        if word == "exchange":
            others = any(self.rows[other] for other in range(self.seats) if other != seat)
            return bool(self.rows[seat]) and others
        return False

    def _after_power(self):
        """The power is used, declined or passed over: open the snap, or go on with it."""
        self.power = None
        if self.snap is not None:
            self._settle_snap()
        elif self.thrown:
            self._go_on_with_turn()
        else:
            self._open_snap()

    def _go_on_with_turn(self):
        """4.7: a throw outside a snap is settled; 3.8 can hold now."""
        if self.in_hand is None and not self._can_draw() and not self._can_take(self.turn):
            self._end_turn()

    def _play_look(self, _seat, _slot):
        self._after_power()

    def _play_give(self, _seat, other):
        self._unseen_card_to(other)
        self._after_power()

    def _play_exchange(self, seat, slot, other, theirs):
        mine = self.rows[seat][slot]
        self.rows[seat][slot] = self.rows[other][theirs]
        self.rows[other][theirs] = mine
        self._after_power()

    def _play_decline(self, _seat):
        self._after_power()

    # ---- section 6: khamul

    def _play_khamul(self, seat):
        self.announcer = seat
        self.announced_above = points(self.rows[seat]) > self.options["low"]  # 7.3
        self._end_turn()

    # ---- section 8: rearranging

    def _play_arrange(self, seat, *old_slots):
        row = self.rows[seat]
        self.rows[seat] = [row[old] for old in old_slots]
        self.arranged[seat] += 1

    # ---- section 7: score

    def _count(self, seat, announced):
        """7.1 to 7.3"""
        count = points(self.rows[seat])
        if not announced:
            return count  # 7.7
        if seat == self.announcer:
            if self.announced_above and count > self.options["low"]:
                count += self.options["false_khamul"]
        elif count <= self.options["low"] and self.had_at_start[seat] is not None:
            if self.had_at_start[seat] <= self.options["low"]:
                count = self.options["missed"]
        return count

    def _round_scores(self, announced):
        counts = [self._count(seat, announced) for seat in range(self.seats)]
        lowest = min(counts)
        result = [0 if count == lowest else count for count in counts]  # 7.4
        none = -self.options["empty_row"]
        return [result[seat] if self.rows[seat] else none for seat in range(self.seats)]  # 7.5

    def _end_round(self, announced):
        self.turn = None
        self.round_scores = self._round_scores(announced)
        self.scores = [old + new for old, new in zip(self.scores, self.round_scores)]
        self.phase = "round_over"
        if max(self.scores) >= self.options["target"]:  # 7.6
            self.phase = "match_over"
            best = min(self.scores)
            self.winners = [s for s in range(self.seats) if self.scores[s] == best]

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
        """9.3"""
        return {
            "game": ID,
            "options": self.full_options(),
            "round": self.round,
            "phase": self.phase,
            "to_act": self.to_act(),
            "dealer": self.dealer,
            "scores": list(self.scores),
            "rows": [list(row) for row in self.rows],
            "in_hand": None if self.in_hand is None else dict(self.in_hand),
            "draw": list(self.draw),
            "discard": list(self.discard),
            "power": None if self.power is None else dict(self.power),
            "snap": None if self.snap is None else list(self.snap),
            "announcer": self.announcer,
            "turn": self.turn,
            "turns": self.turns,
        }

    def view(self, seat):
        """9.4"""
        if seat is not None:
            self._check_seat(seat)
        view = self.state()
        if self.phase != "playing":
            return view
        view["rows"] = [len(row) for row in self.rows]
        view["draw"] = len(self.draw)
        drawn = self.in_hand is not None and self.in_hand["from"] == "draw"
        if drawn and seat != self.turn:
            view["in_hand"]["card"] = None
        return view
