"""The oracle behind the referee's protocol, in Python: it tries out lockstep.py itself.
`--break CLAUSE` names every broken clause as CLAUSE; `--leak` shows hidden cards."""

import argparse
import copy
import json
import random
import sys

from games import GAMES
from games.errors import Bad, Illegal, NotNow

LONGEST = 1 << 20
SEED_DIGITS = set("0123456789abcdefABCDEF")
METHODS = {  # parameters that must be there, and others that may
    "games": ([], []),
    "new": (["game", "seats"], ["options", "seed", "deck", "dealer"]),
    "status": ([], []),
    "legal": (["seat"], []),
    "play": (["seat", "move"], []),
    "state": ([], []),
    "view": (["seat"], []),
    "next_round": ([], ["deck"]),
    "record": ([], []),
    "load": (["record"], []),
}


class Served:
    """A match with its seed and all that was done in it."""

    def __init__(self, params, seed):
        self.params = params
        self.rng = random.Random(int(seed, 16))
        self.seed = seed
        self.calls = []
        self.game = GAMES[params["game"]](
            params["seats"], params.get("options", {}), params.get("dealer"))
        self.deal(params.get("deck"))

    def deal(self, deck):
        order = self.game.deck()
        self.rng.shuffle(order)
        self.game.deal(order if deck is None else deck)

    def reshuffled(self, pool):
        order = list(pool)
        self.rng.shuffle(order)
        return order

    def again(self, call):
        """A call of the record."""
        if call[0] == "next_round":
            self.deal(call[1])
        else:
            self.game.play(call[0], call[1], self.reshuffled)
        self.calls.append(call)


class Server:
    def __init__(self, arguments):
        self.arguments = arguments
        self.match = None

    def do_games(self, _):
        def listed(specs):
            return {name: {**spec, "text": "see the rules"} for name, spec in specs.items()}
        return [{"game": name, "seats": {"min": game.SEATS[0], "max": game.SEATS[1]},
                 "direction": game.DIRECTION,
                 "options": listed(game.OPTIONS), "variant": listed(game.VARIANT)}
                for name, game in GAMES.items()]

    def do_new(self, params):
        if not isinstance(params["game"], str) or params["game"] not in GAMES:
            raise Bad("no such game")
        if any(value is None for value in params.values()):
            raise Bad("null")
        seed = params.get("seed", f"{random.getrandbits(256):064x}")
        if not isinstance(seed, str) or len(seed) != 64 or set(seed) - SEED_DIGITS:
            raise Bad("seed")
        self.match = Served(params, seed)
        return self.match.game.status()

    def do_status(self, _):
        return self.match.game.status()

    def do_legal(self, params):
        return {"moves": self.match.game.legal(params["seat"])}

    def do_play(self, params):
        self.match.again([params["seat"], params["move"]])
        item = {"type": "move", "move": params["move"]}
        if self.arguments.leak == "told":
            item["state"] = self.match.game.state()
        seats = [[item] if seat == params["seat"] else [] for seat in range(self.match.game.seats)]
        told = {"all": [{"type": "move"}], "seats": seats}
        return {"status": self.match.game.status(), "told": told}

    def do_state(self, _):
        return self.match.game.state()

    def do_view(self, params):
        view = self.match.game.view(params["seat"])
        return self.match.game.state() if self.arguments.leak == "view" else view

    def do_next_round(self, params):
        if "deck" in params and not isinstance(params["deck"], list):
            raise Bad("deck")
        twin = copy.deepcopy(self.match)
        twin.again(["next_round", params.get("deck")])
        self.match = twin
        return self.match.game.status()

    def do_record(self, _):
        return json.dumps([self.match.params, self.match.seed, self.match.calls])

    def do_load(self, params):
        try:
            start, seed, calls = json.loads(params["record"])
            match = Served(start, seed)
            for call in calls:
                match.again(call)
        except (ValueError, TypeError, KeyError, Bad, NotNow, Illegal):
            raise Bad("record") from None
        self.match = match
        return match.game.status()

    def check_params(self, method, params):
        """No match, then the parameters' names."""
        if method not in ("games", "new", "load") and self.match is None:
            raise NotNow("no match")
        if not isinstance(params, dict):
            raise Bad("params")
        must, may = METHODS[method]
        if set(params) - {*must, *may} or set(must) - set(params):
            raise Bad("parameters")

    def answer(self, line):
        """(id, code or None, result or rule) for one line."""
        if len(line) > LONGEST:
            return None, -32600, None
        try:
            request = json.loads(line)
        except ValueError:
            return None, -32700, None
        id_ = request.get("id") if isinstance(request, dict) else None
        if type(id_) not in (int, str) or request.get("jsonrpc") != "2.0":
            return None, -32600, None
        method = request.get("method")
        if not isinstance(method, str):
            return id_, -32600, None
        return (id_, *self.called(method, request.get("params", {})))

    def called(self, method, params):
        if method not in METHODS:
            return -32601, None
        try:
            self.check_params(method, params)
            return None, getattr(self, "do_" + method)(params)
        except (Bad, NotNow, Illegal) as error:
            return error.code, self.arguments.broken or error.rule

    def serve(self):
        for line in sys.stdin.buffer:
            id_, code, result = self.answer(line.rstrip(b"\n"))
            answer = {"jsonrpc": "2.0", "id": id_}
            if code is None:
                answer["result"] = result
            else:
                answer["error"] = {"code": code, "message": "refused"}
            if code == -32001:
                answer["error"]["data"] = {"rule": result, "reason": "A clause is broken."}
            print(json.dumps(answer), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--break", dest="broken")
    parser.add_argument("--leak", choices=["view", "told"])
    Server(parser.parse_args()).serve()


if __name__ == "__main__":
    main()
