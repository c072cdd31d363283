"""The three ways a call can fail (docs/rules/README.md, "Errors")."""


class Bad(Exception):
    """Bad parameters: unknown option, seat or card, or a text that is no move."""

    code = -32602
    rule = None


class NotNow(Exception):
    """Not now: not that seat's decision, or the round is over (or not over yet)."""

    code = -32002
    rule = None


class Illegal(Exception):
    """A move that breaks a rule; `rule` is the clause, such as "<game>:4.4"."""

    code = -32001

    def __init__(self, rule):
        super().__init__(rule)
        self.rule = rule
