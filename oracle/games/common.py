"""What all games share: the errors, the options, and the parts of the README's rules that are
the same at every table (status, common fields of the state, the order of checks)."""

import re
import sys

from .errors import Bad, Illegal, NotNow

sys.set_int_max_str_digits(0)  # a number of any length in a move's text is a number

NUMBER = r"(?:0|[1-9][0-9]*)"  # no sign, no leading zero


ERRORS = (Bad, NotNow, Illegal)


def whole(value, low, high):
    """`value` if it is a whole number from `low` to `high`; true and false are no numbers."""
    if type(value) is not int or not low <= value <= high:
        raise Bad(f"not a whole number from {low} to {high}: {value!r}")
    return value


def numbers_in(pattern, text):
    """The groups of `pattern` in the whole of `text`, or None. A hole `#` is a number."""
    found = re.fullmatch(pattern.replace("#", f"({NUMBER})"), text, re.ASCII)
    return found and [None if group is None else int(group) for group in found.groups()]


class Varied:
    """What a game's options are, and its parameters of variants."""

    DIRECTION = "clockwise"  # README: unless the game says otherwise
    OPTIONS = {}
    LATER = ()  # the names of later options, which are shown only where they differ, as are
    VARIANT = {}  # the parameters of variants
    ANY_ORDER = False  # whether a move names its cards in any order
    NUMBERS_ARE_PLACES = False  # whether a number in a text can be a place, where it could be a card
    NAMES_HIDDEN_CARDS = False  # whether what is told of a move may name a card that no view holds

    @classmethod
    def specs(cls):
        """The options and the parameters of variants."""
        return {**cls.OPTIONS, **cls.VARIANT}

    def full_options(self):
        return {name: value for name, value in self.options.items()
                if name not in self.VARIANT and name not in self.LATER
                or value != self.specs()[name]["default"]}


class Table(Varied):
    """One match. A game fills in the methods at the end of this class."""

    ID = ""
    SEATS = (2, 2)

    def __init__(self, seats, options=None, dealer=None):
        self.seats = whole(seats, *self.SEATS)
        self.options = self.filled({} if options is None else options)
        self.check_table()
        self.dealer = self.seats - 1 if dealer is None else whole(dealer, 0, self.seats - 1)
        self.round = 0
        self.phase = None
        self.scores = [0] * self.seats
        self.round_scores = None
        self.winners = None

    # Options

    def filled(self, given):
        """Every option with its value: the given ones and the defaults."""
        if not isinstance(given, dict):
            raise Bad("options must be an object")
        for name in given:
            if name not in self.specs():
                raise Bad(f"no such option: {name}")
            self.check_option(name, given[name])
        self.options = dict(given)
        for name in self.VARIANT:
            self.options.setdefault(name, self.VARIANT[name]["default"])
        for name in self.OPTIONS:
            if name not in self.options:
                self.options[name] = self.default(name)
        return {name: self.options[name] for name in self.specs()}

    def check_option(self, name, value):
        spec = self.specs()[name]
        if "values" not in spec:
            whole(value, spec["min"], spec["max"])
        elif not any(type(value) is type(v) and value == v for v in spec["values"]):
            raise Bad(f"no such value of {name}: {value!r}")

    def default(self, name):
        fixed = self.OPTIONS[name]["default"]
        return self.table_default(name) if fixed is None else fixed

    # Rounds

    def after(self, seat):
        return (seat + 1) % self.seats

    def around(self, first):
        """All seats in play order from `first`."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def deal(self, order):
        """Start the next round. A wrong deck is told before a wrong moment (order of checks)."""
        if not isinstance(order, list) or not all(isinstance(card, str) for card in order):
            raise Bad("a deck is a list of cards")
        if sorted(order) != sorted(self.deck()):
            raise Bad("not the deck")
        if self.phase not in (None, "round_over"):
            raise NotNow("no round is due")
        if self.round:
            self.dealer = self.after(self.dealer)
        self.round += 1
        self.phase = "playing"
        self.round_scores = None
        self.start(list(order))

    def finish_round(self, round_scores, match_is_over):
        """The round's scores join the totals; `winners_now` is asked if the match is over."""
        self.round_scores = list(round_scores)
        self.scores = [a + b for a, b in zip(self.scores, round_scores)]
        self.phase = "match_over" if match_is_over else "round_over"
        if match_is_over:
            self.winners = self.winners_now()

    def best(self, key):
        """The seats for which `key(seat)` is greatest: a tie is shared."""
        top = max(key(seat) for seat in range(self.seats))
        return [seat for seat in range(self.seats) if key(seat) == top]

    # Calls

    def check_seat(self, seat):
        return whole(seat, 0, self.seats - 1)

    def to_act(self):
        return sorted(self.deciders()) if self.phase == "playing" else []

    def status(self):
        return {
            "game": self.ID,
            "round": self.round,
            "phase": self.phase,
            "to_act": self.to_act(),
            "scores": list(self.scores),
            "round_scores": None if self.round_scores is None else list(self.round_scores),
            "winners": None if self.winners is None else list(self.winners),
        }

    def legal(self, seat):
        """Every text that `play` would take from this seat, by trying all that could be."""
        self.check_seat(seat)
        if seat not in self.to_act():
            return []
        return [self.text(move) for move in self.thinkable(seat) if not self.breaks(seat, move)]

    def play(self, seat, text, reshuffled=None):
        """Parameters, then not now, then illegal; an error leaves everything as it was."""
        self.check_seat(seat)
        if not isinstance(text, str):
            raise Bad("a move is a text")
        move = self.read(text)
        if seat not in self.to_act():
            raise NotNow("not that seat's decision")
        clause = self.breaks(seat, move)
        if clause:
            raise Illegal(f"{self.ID}:{clause}")
        self.do(seat, move)

    def state(self):
        common = {
            "game": self.ID,
            "options": self.full_options(),
            "round": self.round,
            "phase": self.phase,
            "to_act": self.to_act(),
            "dealer": self.dealer,
            "scores": list(self.scores),
        }
        return {**common, **self.own_state()}

    def view(self, seat):
        """The state as one seat (None: a spectator) may know it."""
        if seat is not None:
            self.check_seat(seat)
        shown = self.state()
        if self.phase == "playing":
            shown.update(self.hidden(seat, shown))
        return shown

    # What a game fills in

    def table_default(self, name):
        """The default of an option that depends on the table."""
        raise NotImplementedError

    def check_table(self):
        """Bad for a table that the rules refuse."""

    def deck(self):
        """The deck's cards in canonical order."""
        raise NotImplementedError

    def start(self, order):
        """Deal the round."""
        raise NotImplementedError

    def deciders(self):
        """The seats that have a decision to make while the round is played."""
        raise NotImplementedError

    def read(self, text):
        """The move that a text names; Bad if it has not the form of one."""
        raise NotImplementedError

    def text(self, move):
        """The canonical text of a move."""
        raise NotImplementedError

    def thinkable(self, seat):
        """Moves among which all legal ones are."""
        raise NotImplementedError

    def breaks(self, seat, move):
        """The first clause of the file that the move breaks, or None."""
        raise NotImplementedError

    def do(self, seat, move):
        """Make a legal move."""
        raise NotImplementedError

    def own_state(self):
        """The game's own fields, as its Text section lists them."""
        raise NotImplementedError

    def hidden(self, seat, shown):
        """The fields that look different in this seat's view."""
        raise NotImplementedError

    def winners_now(self):
        """The seats that have won the match that is over."""
        raise NotImplementedError
