"""The referee as a child process: JSON-RPC 2.0, one message a line."""

import json
import queue
import shlex
import subprocess
import threading

PATIENCE = 60  # seconds to wait for an answer


class Broken(Exception):
    """The referee did not answer as JSON-RPC asks."""


class Refused(Exception):
    """The referee answered with an error."""

    def __init__(self, error):
        super().__init__(json.dumps(error))
        self.code = error["code"]
        self.data = error.get("data")

    @property
    def rule(self):
        return self.data.get("rule") if isinstance(self.data, dict) else None


class Referee:
    def __init__(self, command):
        self.child = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lines = queue.Queue()
        self.count = 0
        self.log = []  # the accepted calls since the last `new` or `load`, and the last call
        self.last = ""
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.child.stdout:
            self.lines.put(line)
        self.lines.put(None)

    def send(self, line):
        """One line of bytes, without its newline."""
        try:
            self.child.stdin.write(line + b"\n")
            self.child.stdin.flush()
        except BrokenPipeError:
            raise Broken(f"the referee ended before: {self.last[:2000]}") from None

    def read(self):
        """The next answer, or None at the end of output."""
        try:
            line = self.lines.get(timeout=PATIENCE)
        except queue.Empty:
            raise Broken(f"no answer within {PATIENCE} s to: {self.last[:2000]}") from None
        try:
            return None if line is None else json.loads(line)
        except ValueError:
            raise Broken(f"the answer is not JSON: {line[:2000]!r}") from None

    def answers_to(self, line):
        """All answers to one raw line: those that come before the answer to a `games`."""
        self.last = line[:2000].decode("utf-8", "replace")
        self.send(line)
        self.count += 1
        fence = f"fence {self.count}"
        self.send(json.dumps({"jsonrpc": "2.0", "id": fence, "method": "games"}).encode())
        answers = []
        while True:
            answer = self.read()
            if answer is None:
                raise Broken(f"the referee ended at: {self.last}")
            if isinstance(answer, dict) and answer.get("id") == fence:
                return answers
            answers.append(answer)

    def call(self, method, **params):
        """The result, or Refused."""
        self.count += 1
        request = {"jsonrpc": "2.0", "id": self.count, "method": method, "params": params}
        self.last = json.dumps(request)
        self.send(self.last.encode())
        answer = self.read()
        check_answer(answer, self.count, self.last)
        if "error" in answer:
            raise Refused(answer["error"])
        if method in ("new", "load"):
            self.log = []
        if method in ("new", "load", "play", "next_round"):
            self.log.append(self.last)
        return answer["result"]

    def end(self):
        """Close its input; its exit code."""
        self.child.stdin.close()
        return self.child.wait(timeout=PATIENCE)


def check_answer(answer, number, request):
    if answer is None:
        raise Broken(f"the referee ended at: {request}")
    keys = set(answer) if isinstance(answer, dict) else None
    if keys not in ({"jsonrpc", "id", "result"}, {"jsonrpc", "id", "error"}):
        raise Broken(f"no JSON-RPC answer to {request}: {answer}")
    if answer["jsonrpc"] != "2.0" or answer["id"] != number:
        raise Broken(f"wrong jsonrpc or id in the answer to {request}: {answer}")
    if "error" in answer:
        check_error(answer["error"], request)


def check_error(error, request):
    """JSON-RPC: a code and a message; the README: rule and reason of an illegal move."""
    right = (isinstance(error, dict) and type(error.get("code")) is int
             and isinstance(error.get("message"), str))
    if right and error["code"] == -32001:
        data = error.get("data")
        right = (isinstance(data, dict) and isinstance(data.get("rule"), str)
                 and isinstance(data.get("reason"), str) and data["reason"].strip() != "")
    if not right:
        raise Broken(f"an error of the wrong form to {request}: {error}")
