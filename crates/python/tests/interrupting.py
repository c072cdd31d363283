"""Signals that come while a call runs."""

import ctypes
import operator
import signal
from collections.abc import Callable
from functools import partial
from types import BuiltinFunctionType
from typing import ParamSpec

import pytest

Arguments = ParamSpec("Arguments")


class Interrupted(Exception):
    """What the signal's handler raises."""


def _interrupt(*_: object) -> None:
    raise Interrupted


def interrupt(
    function: Callable[Arguments, object], *args: Arguments.args, **kwargs: Arguments.kwargs
) -> None:
    """Calls a function of the compiled part, and checks that a signal ends it.

    C raises the signal and goes on to the call, without an instruction of Python in between, at
    which the handler would run. So the signal is due before the call begins, and only the call can
    look for it. It isn't the keyboard's signal, which shells ignore for jobs in the background.
    """
    assert isinstance(function, BuiltinFunctionType), "a function of Python would run the handler"
    comes = partial(ctypes.PyDLL(None)["raise"], int(signal.SIGUSR1))
    before = signal.signal(signal.SIGUSR1, _interrupt)
    began: list[bool] = []
    steps = (comes, partial(began.append, True), partial(function, *args, **kwargs))
    try:
        with pytest.raises(Interrupted):
            list(map(operator.call, steps))
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert began
