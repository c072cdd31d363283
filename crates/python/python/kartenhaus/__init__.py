"""Five card games with hidden information, for programs that learn.

>>> import kartenhaus
>>> env = kartenhaus.Env("ktu", seats=3, seed=1)
>>> while not env.over:
...     _ = env.step(env.sample())
>>> sum(env.rewards)
0.0
"""

from kartenhaus._native import (
    Batch,
    Env,
    IllegalMove,
    Match,
    __version__,
    arena,
    compare,
    games,
    report,
)

__all__ = [
    "Batch",
    "Env",
    "IllegalMove",
    "Match",
    "__version__",
    "arena",
    "compare",
    "games",
    "report",
]
