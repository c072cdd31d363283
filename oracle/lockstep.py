"""Plays random matches on the oracle and on the referee at once and compares all they say."""

import argparse
import copy
import json
import random
import sys
import time
from collections import Counter

import protocol
import wrong
from games import GAMES
from games.errors import Bad, Illegal, NotNow
from rpc import Broken, Referee, Refused

ERRORS = (Bad, NotNow, Illegal)
MOST_MOVES = 4000  # of one match; a longer one is left unfinished


class Difference(Exception):
    """The referee and the oracle do not say the same."""


def as_text(value):
    """One text for each JSON value: true is not 1, and 1.0 is not 1."""
    return json.dumps(value, sort_keys=True)


def where_different(path, wanted, got):
    """The innermost place at which two JSON values differ."""
    if isinstance(wanted, dict) and isinstance(got, dict) and set(wanted) == set(got):
        pairs = [(f"{path}.{key}", wanted[key], got[key]) for key in wanted]
    elif isinstance(wanted, list) and isinstance(got, list) and len(wanted) == len(got):
        pairs = [(f"{path}.{i}", *pair) for i, pair in enumerate(zip(wanted, got))]
    else:
        pairs = []
    for pair in pairs:
        if as_text(pair[1]) != as_text(pair[2]):
            return where_different(*pair)
    return f"{path}\n  oracle:  {as_text(wanted)}\n  referee: {as_text(got)}"


def same(what, wanted, got):
    if as_text(wanted) != as_text(got):
        raise Difference(where_different(what, wanted, got))


def random_value(rng, name, spec):
    """Short matches are likelier: few rounds, small limits and targets."""
    if "values" in spec:
        return rng.choice(spec["values"])
    low, high = spec["min"], spec["max"]
    if name == "rounds":
        return rng.choice([1, 1, 2, 2, 3])
    if name == "turn_limit":
        return rng.choice([1, 2, 3, rng.randint(4, 60), 500, high])
    if name == "target":
        return rng.choice([low, low, rng.randint(low, 60), 100, high])
    return rng.randint(low, high)


def random_options(rng, game):
    if rng.random() < 0.15:
        return {}
    options = {name: random_value(rng, name, spec) for name, spec in game.OPTIONS.items()
               if rng.random() < 0.6 or name == "rounds"}
    if rng.random() < 0.4:  # a variant
        options.update((name, random_value(rng, name, spec))
                       for name, spec in game.VARIANT.items() if rng.random() < 0.4)
    return options


def cards_in(value, words):
    """The texts in a JSON value, and if asked the words of the texts."""
    if isinstance(value, str):
        return {value, *value.split(" ")} if words else {value}
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return set().union(*[cards_in(item, words) for item in value])
    return set()


class Match:
    """One match in lockstep."""

    def __init__(self, referee, game, rng, counts):
        self.referee = referee
        self.game = game
        self.rng = rng
        self.counts = counts
        self.long_plays = rng.choice([0.0, 0.3, 0.9])  # how often a long play is preferred
        self.trials = rng.choice([0.1, 0.3, 0.6])  # at how many steps wrong moves are tried

    def chance(self, part):
        return self.rng.random() < part

    # Calls that must be refused

    def must_refuse(self, code, rule, method, **params):
        """The referee has to answer with this error."""
        try:
            result = self.referee.call(method, **params)
        except Refused as refused:
            same(f"error of {method} {params}", [code, rule], [refused.code, refused.rule])
            self.counts["refusals"] += 1
            return
        raise Difference(f"{method} {params}\n  oracle:  error {code} {rule}\n"
                         f"  referee: {as_text(result)[:2000]}")

    def bad_starts(self):
        """`new` with one thing wrong; a match that is on stays as it was."""
        seats, options = wrong.wrong_options(self.rng, self.game)
        try:
            self.game(seats, options, None)
        except Bad:
            self.must_refuse(-32602, None, "new", game=self.game.ID, seats=seats, options=options)

    # The start

    def start(self):
        """The oracle for a random table; None if the table is refused, by both."""
        rng, game = self.rng, self.game
        seats = rng.randint(*game.SEATS)
        call = {"game": game.ID, "seats": seats, "options": random_options(rng, game)}
        if not call["options"] and self.chance(0.5):
            del call["options"]
        if self.chance(0.4):
            call["dealer"] = rng.randrange(seats)
        if self.chance(0.4):
            call["seed"] = "".join(rng.choice("0123456789abcdef") for _ in range(64))
        try:
            oracle = game(seats, call.get("options", {}), call.get("dealer"))
        except Bad:
            self.must_refuse(-32602, None, "new", **call)
            return None
        if self.chance(0.1):
            self.without_deck(oracle, call)
        self.deck = rng.sample(oracle.deck(), len(oracle.deck()))
        oracle.deal(self.deck)
        same("status of new", oracle.status(), self.referee.call("new", **call, deck=self.deck))
        return oracle

    def without_deck(self, oracle, call):
        """A deck of the referee's own, the same for the same seed."""
        order = oracle.deck()
        twin = copy.deepcopy(oracle)
        twin.deal(order)
        status = self.referee.call("new", **call)
        same("status of new without a deck, its fields", sorted(twin.status()), sorted(status))
        same("round of new without a deck", 1, status["round"])
        if "seed" in call:
            state = self.referee.call("state")
            self.referee.call("new", **call)
            same("state of new with the same seed", state, self.referee.call("state"))

    # Comparisons

    def compare(self, oracle):
        """Everything cheap at every step; returns the legal moves by seat."""
        same("status", oracle.status(), self.referee.call("status"))
        self.compare_state(oracle)
        return [self.compare_legal(oracle, seat) for seat in range(oracle.seats)]

    def compare_state(self, oracle):
        """More fields are allowed in the referee's state, but none may be missing."""
        state, theirs = oracle.state(), self.referee.call("state")
        same("state", state, {key: theirs[key] for key in state if key in theirs})
        return theirs

    def compare_legal(self, oracle, seat):
        legal = oracle.legal(seat)
        answer = self.referee.call("legal", seat=seat)
        if sorted(answer) != ["moves"]:
            raise Difference(f"legal {seat}: wrong form {as_text(answer)[:500]}")
        theirs = answer["moves"]
        if len(set(theirs)) != len(theirs):
            raise Difference(f"legal {seat}: a move twice in {theirs}")
        if set(theirs) != set(legal):
            raise Difference(f"legal {seat}\n  only the oracle:  {sorted(set(legal) - set(theirs))}"
                             f"\n  only the referee: {sorted(set(theirs) - set(legal))}")
        return legal

    def compare_views(self, oracle):
        """A view has no field that the state has not."""
        fields = self.referee.call("state")
        for seat in [*range(oracle.seats), None]:
            view, theirs = oracle.view(seat), self.referee.call("view", seat=seat)
            same(f"view {seat}", view, {key: theirs[key] for key in view if key in theirs})
            if set(theirs) - set(fields):
                raise Difference(f"view {seat} has more than the state: "
                                 f"{sorted(set(theirs) - set(fields))}")
            self.counts["views"] += 1

    def compare_record(self, oracle):
        """A record, loaded again, leads to the same state; a broken one changes nothing."""
        state = self.referee.call("state")
        record = self.referee.call("record")
        if not isinstance(record, str):
            raise Difference(f"record is no string: {as_text(record)[:500]}")
        self.must_refuse(-32602, None, "load", record=self.rng.choice(["", "x", "{}", "[]", 7]))
        same("state after a load that failed", state, self.referee.call("state"))
        if len(record) < 400_000:
            log = list(self.referee.log)
            same("status of load", oracle.status(), self.referee.call("load", record=record))
            self.referee.log = [*log, *self.referee.log]
            same("state after load", state, self.referee.call("state"))
        self.counts["records"] += 1

    # Wrong moves

    def try_moves(self, oracle, legal):
        """Texts that may be wrong; returns those that the oracle takes, as (seat, text)."""
        state = self.referee.call("state")
        twin = copy.deepcopy(oracle)
        to_act = oracle.status()["to_act"]
        known = [text for texts in legal for text in texts]
        taken = []
        for _ in range(self.rng.randint(1, 12)):
            seat = wrong.some_seat(self.rng, oracle)
            if self.chance(0.6) and to_act:
                seat = self.rng.choice(to_act)
            whose = seat if type(seat) is int and 0 <= seat < oracle.seats else 0
            text = wrong.some_text(self.rng, oracle, whose, known)
            if self.chance(0.01):
                text = self.rng.choice([None, 5, ["pass"], {}, True])
            if self.try_move(oracle, twin, seat, text):
                taken.append((seat, text))
                twin = copy.deepcopy(oracle)
        same("state after moves that were refused", state, self.referee.call("state"))
        return taken

    def try_move(self, oracle, twin, seat, text):
        """True if the oracle takes the move; then nothing was asked of the referee."""
        try:
            twin.play(seat, text, reshuffled=lambda pool: list(pool))
        except ERRORS as error:
            same(f"oracle's own state after {seat} {text!r}", oracle.state(), twin.state())
            self.must_refuse(error.code, error.rule, "play", seat=seat, move=text)
            return False
        return True

    def wrong_moments(self, oracle):
        """Calls that are not due, wrong decks, unknown parameters; the match stands."""
        state = self.referee.call("state")
        self.bad_starts()
        deck = self.rng.sample(oracle.deck(), len(oracle.deck()))
        spoiled = self.rng.choice([deck[1:], deck + deck[:1], ["??"] + deck[1:], [], None, 7,
                                   deck[:-1] + [5], " ".join(deck), [deck[0].lower() + "x"]])
        self.must_refuse(-32602, None, "next_round", deck=spoiled)
        if oracle.status()["phase"] != "round_over":
            self.must_refuse(-32002, None, "next_round")
            self.must_refuse(-32002, None, "next_round", deck=deck)
        method = self.rng.choice(["status", "state", "record", "next_round"])
        self.must_refuse(-32602, None, method, seat=0)
        self.must_refuse(-32602, None, "legal", seat=self.rng.choice([oracle.seats, -1, None, "0"]))
        self.must_refuse(-32602, None, "view", seat=self.rng.choice([oracle.seats, -1, "0", 0.5]))
        same("state after calls that were refused", state, self.referee.call("state"))

    # Steps

    def choose(self, oracle, legal, taken):
        """A move that both have to take."""
        if taken and self.chance(0.3):
            return self.rng.choice(taken)
        seat = self.rng.choice(oracle.status()["to_act"])
        texts = legal[seat]
        if "done" in texts and self.chance(0.7):
            texts = ["done"]  # else a snap of Khamul goes on and on
        elif self.chance(self.long_plays):
            most = max(len(text.split(" ")) for text in texts)
            texts = [text for text in texts if len(text.split(" ")) == most]
        text = self.rng.choice(texts)
        if self.chance(0.2) and self.game.ANY_ORDER:
            text = wrong.reordered(self.rng, text)
        return seat, text

    def move(self, oracle, seat, text):
        """First on the referee, then on the oracle."""
        try:
            answer = self.referee.call("play", seat=seat, move=text)
        except Refused as refused:
            raise Difference(f"play {seat} {text!r}\n  oracle:  takes it\n"
                             f"  referee: {refused}") from None
        self.check_told(oracle, answer)
        before, hand = self.cards_seen(oracle), self.hand(oracle, seat)
        oracle.play(seat, text, reshuffled=self.new_draw_pile)
        if not self.game.NAMES_HIDDEN_CARDS:
            played = set((hand - self.hand(oracle, seat)).elements())
            after = [seen | played for seen in self.cards_seen(oracle)]
            self.check_secrets(answer["told"], before, after)
        same("status of play", oracle.status(), answer["status"])
        self.counts["moves"] += 1

    def new_draw_pile(self, pool):
        """The order in which the referee has shuffled `pool`: a move draws at most one card."""
        draw = self.referee.call("state")["draw"]
        gone = [card for card in pool if card not in draw]
        order = gone + draw
        if len(gone) > 1 or sorted(order) != sorted(pool):
            raise Difference(f"reshuffle of {sorted(pool)}\n  referee: draw is now {draw}")
        return order

    def check_told(self, oracle, answer):
        right = isinstance(answer, dict) and sorted(answer) == ["status", "told"]
        right = right and sorted(answer["told"]) == ["all", "seats"]
        told = answer["told"] if right else {}
        right = right and isinstance(told["seats"], list) and len(told["seats"]) == oracle.seats
        lists = [told["all"], *told["seats"]] if right else [None]
        right = all(isinstance(one, list) for one in lists) and all(
            isinstance(item, dict) and isinstance(item.get("type"), str)
            for one in lists for item in one)
        if not right:
            raise Difference(f"play: the answer has the wrong form: {as_text(answer)[:2000]}")

    def hand(self, oracle, seat):
        """What the seat holds: cards that leave it are played, for all to see."""
        return Counter(oracle.state().get("hands", [[]] * oracle.seats)[seat])

    def cards_seen(self, oracle):
        """For each seat, then for a spectator: the cards in its view."""
        return [cards_in(oracle.view(seat), False) for seat in [*range(oracle.seats), None]]

    def check_secrets(self, told, before, after):
        """Nobody is told a card that is in its view neither before the move nor after it, nor was
        played by it (a Stop ends the trick in which it would lie)."""
        deck = {card.split("/")[0] for card in self.deck}  # without backs, as views show it
        words = not self.game.NUMBERS_ARE_PLACES
        for who, items in enumerate([*told["seats"], told["all"]]):
            secret = cards_in(items, words) & deck - before[who] - after[who]
            if secret:
                raise Difference(f"told: {sorted(secret)} in {as_text(items)[:2000]}")

    def step(self, oracle):
        legal = self.compare(oracle)
        if self.chance(0.25):
            self.compare_views(oracle)
        taken = self.try_moves(oracle, legal) if self.chance(self.trials) else []
        if self.chance(0.02):
            self.wrong_moments(oracle)
        if self.chance(0.01):
            self.compare_record(oracle)
        if oracle.status()["phase"] == "playing":
            self.move(oracle, *self.choose(oracle, legal, taken))

    def between_rounds(self, oracle):
        self.compare(oracle)
        self.compare_views(oracle)
        if self.chance(0.3):
            self.try_moves(oracle, [["pass", "draw", "take", "play 0"]] * oracle.seats)
        if self.chance(0.3):
            self.wrong_moments(oracle)
        if self.chance(0.2):
            self.compare_record(oracle)

    def next_round(self, oracle):
        self.deck = self.rng.sample(oracle.deck(), len(oracle.deck()))
        answer = self.referee.call("next_round", deck=self.deck)
        oracle.deal(self.deck)
        same("status of next_round", oracle.status(), answer)
        self.counts["rounds"] += 1

    def run(self):
        if self.chance(0.3):
            self.bad_starts()
        oracle = self.start()
        if oracle is None:
            return
        moves = 0
        while oracle.status()["phase"] != "match_over" and moves < MOST_MOVES:
            if oracle.status()["phase"] == "round_over":
                self.between_rounds(oracle)
                self.next_round(oracle)
            self.step(oracle)
            moves += 1
        self.between_rounds(oracle)
        self.counts["matches"] += 1


def report(problem, match, name, seed, index):
    """All that is needed to see the difference again."""
    print(f"DIFFERENCE in {name}: {problem}\n")
    print(f"again: --game {name} --seed {seed} --only {index}")
    print("the calls that were accepted, then the last one:")
    for line in match.referee.log:
        print(line)
    if match.referee.last not in match.referee.log[-1:]:
        print(match.referee.last)


def play_one(referee, name, seed, index, counts):
    """One match by its number; False on a difference."""
    match = Match(referee, GAMES[name], random.Random(f"{seed}/{name}/{index}"), counts)
    try:
        match.run()
    except (Difference, Refused, Broken) as problem:
        report(problem, match, name, seed, index)
        return False
    except Exception:
        report("the oracle failed", match, name, seed, index)
        raise
    return True


def play_all(arguments):
    names = arguments.game or list(GAMES)
    referee = Referee(arguments.referee)
    kinds = ["matches", "rounds", "moves", "refusals", "views", "records"]
    counts = {name: dict.fromkeys(kinds, 0) for name in names}
    end = time.monotonic() + arguments.seconds if arguments.seconds else None
    most = arguments.matches or (10 if end is None else 10**9)
    right = True
    numbers = range(most) if arguments.only is None else [arguments.only]
    for index in numbers:
        for name in names:
            if right and (end is None or time.monotonic() < end):
                right = play_one(referee, name, arguments.seed, index, counts[name])
        if not right or end is not None and time.monotonic() >= end:
            break
    for name in names:
        print(f"{name}: " + ", ".join(f"{counts[name][kind]} {kind}" for kind in kinds))
    if right:
        referee.end()
    return right


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--referee", required=True, help="the command that starts the referee")
    parser.add_argument("--game", action="append", choices=list(GAMES))
    parser.add_argument("--matches", type=int, help="of each game (default 10)")
    parser.add_argument("--seconds", type=float, help="stop after this time")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--only", type=int, metavar="N", help="only the match of this number")
    parser.add_argument("--protocol", action="store_true", help="check the errors section")
    arguments = parser.parse_args()
    if arguments.protocol:
        sys.exit(0 if protocol.run(arguments.referee) else 1)
    print(f"seed {arguments.seed}", flush=True)
    sys.exit(0 if play_all(arguments) else 1)


if __name__ == "__main__":
    main()
