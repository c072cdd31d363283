"""`help` shows what the stubs say."""

import ast
import importlib.metadata
import inspect
from pathlib import Path
from typing import Any

import pytest

import kartenhaus
from kartenhaus import _native

STUBS = Path(kartenhaus.__file__).with_name("_native.pyi").read_text(encoding="utf-8")


def told(body: list[ast.stmt], within: str = "") -> dict[str, str]:
    """By name, what the stubs say of classes and functions."""
    found: dict[str, str] = {}
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            if text := ast.get_docstring(node):
                found[within + node.name] = text
            if isinstance(node, ast.ClassDef):
                found |= told(node.body, f"{node.name}.")
    return found


TOLD = told(ast.parse(STUBS).body)


@pytest.mark.parametrize("name", list(TOLD))
def test_help_says_what_the_stubs_say(name: str) -> None:
    shown: Any = _native
    for part in name.split("."):
        shown = getattr(shown, part)
    assert inspect.getdoc(shown) == TOLD[name]


def test_all_of_it_is_told() -> None:
    for name in ("Batch", "Env", "Match"):
        names = [it for it in vars(getattr(_native, name)) if not it.startswith("_")]
        assert [it for it in names if f"{name}.{it}" not in TOLD] == []


def test_the_version() -> None:
    assert kartenhaus.__version__ == importlib.metadata.version("kartenhaus")
