"""Checks the referee against each sentence of the README about the protocol and its errors."""

import json
import random

from games import GAMES
from rpc import Broken, Referee, Refused, check_error

SEED = "00112233445566778899aabbccddeeff" * 2
MEBI = 1 << 20
START = {"game": "kartu-sama", "seats": 3, "seed": SEED}
STATUS = ["game", "phase", "round", "round_scores", "scores", "to_act", "winners"]
COMMON = ["dealer", "game", "options", "phase", "round", "scores", "to_act"]
NEEDS_MATCH = ["status", "legal", "play", "state", "view", "next_round", "record"]
ANY = object()


class Checks:
    def __init__(self, command):
        self.command = command
        self.referee = Referee(command)
        self.done = 0
        self.failed = []

    def fresh(self):
        """A new process, without a match."""
        self.referee.end()
        self.referee = Referee(self.command)

    def note(self, what, right, got):
        self.done += 1
        if not right:
            self.failed.append(what)
            print(f"WRONG: {what}\n  got: {str(got)[:1000]}")

    # One raw line and its answer

    def raw(self, what, line, code, id_=ANY):
        """The line is answered once, with this code (None: a result) and this id."""
        line = line if isinstance(line, bytes) else line.encode()
        answers = self.referee.answers_to(line)
        right = len(answers) == 1 and isinstance(answers[0], dict)
        if right:
            answer = answers[0]
            right = answer.get("jsonrpc") == "2.0" and "id" in answer
            right = right and (id_ is ANY or json.dumps(answer["id"]) == json.dumps(id_))
            right = right and self.has_code(answer, code)
        self.note(f"{what}: code {code}", right, answers)

    def has_code(self, answer, code):
        if code is None:
            return "result" in answer and "error" not in answer
        try:
            check_error(answer.get("error"), "")
        except Broken:
            return False
        return "result" not in answer and answer["error"]["code"] == code

    def request(self, what, request, code, id_=ANY):
        self.raw(what, json.dumps(request), code, id_)

    def params(self, what, method, params, code):
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        self.request(f"{method}: {what}", request, code, 1)

    # Calls

    def call(self, method, **params):
        return self.referee.call(method, **params)

    def stands(self, what, calls):
        """After these refused calls the match is as before."""
        before = self.call("state"), self.call("status")
        calls()
        self.note(f"{what}: the match stands", before == (self.call("state"), self.call("status")),
                  "another state")

    # Groups of sentences

    def lines(self):
        """−32700 and −32600."""
        for text in ["{", "hello", "{'id':1}", '{"id":1', "]", '{"jsonrpc":"2.0"} x', "nul"]:
            self.raw(f"not JSON: {text}", text, -32700, None)
        self.raw("not UTF-8", b'{"jsonrpc":"2.0","id":1,"method":"\xff"}', -32700, None)
        for text in ["5", '"games"', "null", "true", "[]", "[1,2]", "{}"]:
            self.raw(f"no request: {text}", text, -32600, None)
        batch = [{"jsonrpc": "2.0", "id": 1, "method": "games"}]
        self.request("a batch of one", batch, -32600, None)
        self.request("a batch of two", batch * 2, -32600, None)

    def requests(self):
        """An id is a string or an integer; jsonrpc is "2.0"; a method is a text."""
        right = {"jsonrpc": "2.0", "id": 1, "method": "games"}
        self.request("no id", {"jsonrpc": "2.0", "method": "games"}, -32600, None)
        for wrong in [None, 1.5, True, [], {}]:
            self.request(f"id {wrong}", {**right, "id": wrong}, -32600, None)
        for good in [0, -1, 1, 2**53, "", "one", "1"]:
            self.request(f"id {good!r}", {**right, "id": good}, None, good)
        for wrong in [None, "1.0", "2", 2, 2.0, "", True]:
            self.request(f"jsonrpc {wrong!r}", {**right, "jsonrpc": wrong}, -32600)
        self.request("no jsonrpc", {"id": 1, "method": "games"}, -32600)
        self.request("no method", {"jsonrpc": "2.0", "id": 1}, -32600)
        for wrong in [None, 5, [], {}]:
            self.request(f"method {wrong}", {**right, "method": wrong}, -32600)
        for unknown in ["", "Games", "game", "games ", "rpc.discover", "shutdown"]:
            self.request(f"method {unknown!r}", {**right, "method": unknown}, -32601, 1)

    def no_id_does_nothing(self):
        line = {"jsonrpc": "2.0", "method": "new", "params": {"game": "ktu", "seats": 2}}
        self.stands("new without id", lambda: self.request("new without id", line, -32600, None))

    def long_lines(self):
        pad = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "games"})
        self.raw("a line just below 1 MiB", pad + " " * (MEBI - 1 - len(pad)), None, 1)
        for size in [MEBI + 1, 3 * MEBI]:
            self.raw(f"a line of {size} bytes", pad + " " * (size - len(pad)), -32600, None)
        self.raw("a long line that is not JSON", "x" * (2 * MEBI), -32600, None)
        self.raw("after the long line", pad, None, 1)

    def without_match(self):
        """No match is told before bad parameters; no such method before no match."""
        for method in NEEDS_MATCH:
            for params in [{}, {"nothing": 1}, {"seat": 0}, {"seat": None, "move": 3}]:
                self.params(f"no match, {params}", method, params, -32002)
            self.params("no match, params no object", method, [], -32002)
        self.params("no match", "nothing", {}, -32601)
        self.params("no match, no record", "load", {}, -32602)
        self.params("no match, bad record", "load", {"record": "x"}, -32602)

    def params_objects(self):
        for method in ["games", "new", "load", *NEEDS_MATCH]:
            for wrong in [[], "x", 5, None, True]:
                self.params(f"params {wrong!r}", method, wrong, -32602)
        for method in ["games", "status", "state", "record"]:
            request = {"jsonrpc": "2.0", "id": 1, "method": method}
            self.request(f"{method}: no params", request, None, 1)
            self.params("empty params", method, {}, None)
            for unknown in ["seat", "x", ""]:
                self.params(f"unknown parameter {unknown!r}", method, {unknown: 1}, -32602)

    def bad_new(self):
        wrong = {
            "game": [None, "", "Ktu", "kartusama", 5, []],
            "seats": [None, 0, 1, 11, -1, 2.5, "3", True, 10**20, []],
            "options": [None, [], "x", 5, {"x": 1}, {"rounds": 0}, {"rounds": 100001},
                        {"rounds": None}, {"rounds": "5"}, {"rounds": 1.5}, {"rounds": True},
                        {"rounds": -1}, {"rounds": 10**20}, {"may_draw": 1}, {"may_draw": None},
                        {"may_draw": "true"}, {"deck": "Full"}, {"deck": None}, {"jokers": 3},
                        {"decks": 0}, {"seed": SEED}],
            "seed": [None, "", SEED[1:], SEED + "0", "g" + SEED[1:], 5, " " + SEED[1:],
                     "0x" + SEED[2:], []],
            "deck": [None, [], "2c", 5, ["2c"], {}],
            "dealer": [None, -1, 3, 1.5, "0", True, 10**20],
            "record": ["x"],
            "Seats": [3],
        }
        for name, values in wrong.items():
            for value in values:
                self.params(f"{name} {value!r}", "new", {**START, name: value}, -32602)
        for name in ["game", "seats"]:
            rest = {key: value for key, value in START.items() if key != name}
            self.params(f"no {name}", "new", rest, -32602)

    def bad_decks(self):
        deck = GAMES["kartu-sama"](3, {}, None).deck()
        wrong = [deck[1:], deck + deck[:1], deck[:-1] + ["2c"], deck[:-1] + ["??"],
                 deck[:-1] + [None], deck[:-1] + [5], [deck]]
        for cards in wrong:
            self.params(f"deck {str(cards)[-30:]}", "new", {**START, "deck": cards}, -32602)
            self.params("wrong deck before not now", "next_round", {"deck": cards}, -32602)
        self.params("deck null", "next_round", {"deck": None}, -32602)
        self.params("not due", "next_round", {}, -32002)
        self.params("not due, the right deck", "next_round", {"deck": deck}, -32002)

    def bad_moves(self):
        """Parameters, then not now, then illegal."""
        wrong_seats = [None, 3, -1, "0", 1.5, True, [], 10**20]
        for seat in wrong_seats:
            self.params(f"seat {seat!r}", "play", {"seat": seat, "move": "draw"}, -32602)
            self.params(f"seat {seat!r}", "legal", {"seat": seat}, -32602)
            if seat is not None:
                self.params(f"seat {seat!r}", "view", {"seat": seat}, -32602)
        self.params("seat null", "view", {"seat": None}, None)
        for move in [None, 5, [], {}, True, "", " ", "fly", "play", "play ", "play 2x",
                     "play 2c 2c", "play  2c", " draw", "draw ", "Draw", "draw 2", "play 2C",
                     "play 10c"]:
            for seat in [0, 1]:
                self.params(f"{move!r}", "play", {"seat": seat, "move": move}, -32602)
        for params in [{}, {"seat": 0}, {"move": "draw"}]:
            self.params(f"only {params}", "play", params, -32602)
        self.params("no seat", "legal", {}, -32602)
        self.params("no seat", "view", {}, -32602)
        for method, params in [("play", {"move": "draw"}), ("legal", {}), ("view", {})]:
            self.params("unknown parameter", method, {"seat": 0, "x": 1, **params}, -32602)
        self.params("another seat's turn", "play", {"seat": 1, "move": "play 2c"}, -32002)
        self.params("not held", "play", {"seat": 0, "move": self.card_not_held()}, -32001)

    def card_not_held(self):
        state = self.call("state")
        return "play " + next(card for card in state["draw"] if card not in state["hands"][0])

    def bad_records(self):
        for record in [None, 5, [], {}, "", "x", "{}", "[]", "null", SEED, "\u0000"]:
            self.params(f"record {record!r}", "load", {"record": record}, -32602)
        self.params("no record", "load", {}, -32602)
        record = self.call("record")
        self.params("unknown parameter", "load", {"record": record, "x": 1}, -32602)
        self.note("a record is a string", isinstance(record, str), record)
        self.stands("load of its own record", lambda: self.call("load", record=record))

    def shapes(self):
        status, state = self.call("status"), self.call("state")
        self.note("the fields of the status", sorted(status) == STATUS, status)
        self.note("the common fields of the state", set(COMMON) <= set(state), state)
        text = json.dumps([state, status] + [self.call("view", seat=s) for s in [0, 1, 2, None]])
        self.note("the seed is in no state and no view", SEED not in text.lower(), text)
        fields = set(state)
        views = [self.call("view", seat=seat) for seat in [0, 1, 2, None]]
        self.note("a view has the state's fields", all(set(v) == fields for v in views), views)

    # games

    def games(self):
        listed = self.call("games")
        self.note("games is a list", isinstance(listed, list), listed)
        for name, game in GAMES.items():
            found = [entry for entry in listed if entry.get("game") == name]
            self.note(f"games lists {name} once", len(found) == 1, listed)
            if found:
                self.game_entry(name, game, found[0])

    def game_entry(self, name, game, entry):
        fields = ["direction", "game", "options", "seats", "variant"]
        self.note(f"{name}: fields", sorted(entry) == fields, entry)
        self.note(f"{name}: direction", entry.get("direction") == game.DIRECTION, entry)
        seats = {"min": game.SEATS[0], "max": game.SEATS[1]}
        self.note(f"{name}: seats", entry.get("seats") == seats, entry.get("seats"))
        for part, wanted in (("options", game.OPTIONS), ("variant", game.VARIANT)):
            options = entry.get(part, {})
            self.note(f"{name}: {part}", set(options) == set(wanted), options)
            for option in set(options) & set(wanted):
                self.option_entry(f"{name} {option}", wanted[option], options[option])

    def option_entry(self, what, wanted, got):
        keys = ["default", "values"] if "values" in got else ["default", "min", "max"]
        self.note(f"{what}: fields", set(got) == {*keys, "text"}, got)
        self.note(f"{what}: text", bool(got.get("text")) and isinstance(got["text"], str), got)
        default = json.dumps(wanted["default"])
        self.note(f"{what}: default {default}", json.dumps(got.get("default")) == default, got)
        self.note(f"{what}: values", allowed(wanted) == allowed(got), got)

    # Seeds and records

    def seeds(self):
        def dealt(**params):
            self.call("new", **{"game": "krass-kariert", "seats": 4, **params})
            return self.call("state")
        other = "f" + SEED[1:]
        self.note("the same seed, the same deal", dealt(seed=SEED) == dealt(seed=SEED), "")
        self.note("another seed, another deal", dealt(seed=SEED) != dealt(seed=other), "")
        self.note("hex digits in either case", dealt(seed=SEED.upper()) == dealt(seed=SEED), "")
        self.note("no seed: drawn at random", dealt() != dealt(), "")

    def same_future(self, name, seed):
        """What follows a record is the same in another process: reshuffles and later decks."""
        rng = random.Random(f"{name} {seed}")
        self.call("new", game=name, seats=3, seed=seed)
        self.random_moves(rng, rng.randrange(40))
        other = Referee(self.command)
        other.call("load", record=self.call("record"))
        for _ in range(300):
            self.note(f"{name}: as after load", self.call("state") == other.call("state"), seed)
            phase = self.call("status")["phase"]
            if phase == "match_over":
                break
            if phase == "round_over":
                self.call("next_round")
                other.call("next_round")
                continue
            seat, text = self.some_move(rng)
            mine = self.call("play", seat=seat, move=text)
            self.note(f"{name}: told the same after load",
                      mine == other.call("play", seat=seat, move=text), mine)
        other.end()

    def some_move(self, rng):
        seat = rng.choice(self.call("status")["to_act"])
        return seat, rng.choice(self.call("legal", seat=seat)["moves"])

    def random_moves(self, rng, count):
        for _ in range(count):
            phase = self.call("status")["phase"]
            if phase == "match_over":
                return
            if phase == "round_over":
                self.call("next_round")
                continue
            seat, text = self.some_move(rng)
            self.call("play", seat=seat, move=text)

    def round_over(self):
        """When the phase is not `playing`, nobody acts, and nothing is hidden."""
        self.call("new", game="kartu-sama", seats=2, seed=SEED, options={"rounds": 2})
        rng = random.Random(1)
        for phase in ["round_over", "match_over"]:
            while self.call("status")["phase"] == "playing":
                self.random_moves(rng, 1)
            status, state = self.call("status"), self.call("state")
            self.note(f"the phase is {phase}", status["phase"] == phase, status)
            self.note(f"{phase}: round_scores", status["round_scores"] is not None, status)
            winners = isinstance(status["winners"], list)
            self.note(f"{phase}: winners", winners == (phase == "match_over"), status)
            views = [self.call("view", seat=seat) for seat in [0, 1, None]]
            self.note(f"{phase}: nothing is hidden", all(v == state for v in views), views)
            idle = status["to_act"] == [] and all(
                self.call("legal", seat=seat) == {"moves": []} for seat in [0, 1])
            self.note(f"{phase}: nobody acts", idle, status)
            self.params(phase, "play", {"seat": 0, "move": "draw"}, -32002)
            self.params(phase, "play", {"seat": 0, "move": "fly"}, -32602)
            self.params(phase, "next_round", {}, None if phase == "round_over" else -32002)

    def all(self):
        self.without_match()
        self.lines()
        self.requests()
        self.long_lines()
        self.params("starts", "new", START, None)
        for group in [self.no_id_does_nothing, self.lines, self.params_objects, self.bad_new,
                      self.bad_decks, self.bad_moves, self.bad_records, self.shapes]:
            self.stands(group.__name__, group)
        self.games()
        self.seeds()
        self.round_over()
        for name in GAMES:
            for number in range(3):
                self.same_future(name, f"{number}" * 64)
        self.fresh()
        self.params("a new process has no match", "status", {}, -32002)
        self.note("ends at the end of input", self.referee.end() == 0, "")


def allowed(spec):
    """The values of an option, however they are written."""
    if "values" in spec:
        return sorted(map(json.dumps, spec["values"]))
    if spec["max"] - spec["min"] < 10:
        return sorted(json.dumps(v) for v in range(spec["min"], spec["max"] + 1))
    return [spec["min"], spec["max"]]


def run(command):
    """True if all is right."""
    checks = Checks(command)
    try:
        checks.all()
    except (Broken, Refused) as problem:
        checks.note(f"{type(problem).__name__}: {problem}", False, checks.referee.last)
    print(f"protocol: {checks.done} checks, {len(checks.failed)} wrong")
    return not checks.failed
