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


def defaults(body: list[ast.stmt], within: str = "") -> dict[str, list[tuple[str, object]]]:
    """By name, the parameters of classes, functions and methods, with their defaults."""
    found: dict[str, list[tuple[str, object]]] = {}
    for node in body:
        if isinstance(node, ast.ClassDef):
            found |= defaults(node.body, f"{node.name}.")
        elif isinstance(node, ast.FunctionDef) and not is_property(node):
            args = node.args
            named = [it for it in args.args if it.arg != "self"]
            none = [None] * (len(named) - len(args.defaults))
            pairs = [*zip(named, [*none, *args.defaults], strict=True)]
            pairs += zip(args.kwonlyargs, args.kw_defaults, strict=True)
            name = within.rstrip(".") if node.name == "__init__" else within + node.name
            found[name] = [
                (it.arg, ast.literal_eval(default) if default else inspect.Parameter.empty)
                for it, default in pairs
            ]
    return found


def is_property(node: ast.FunctionDef) -> bool:
    return any(isinstance(it, ast.Name) and it.id == "property" for it in node.decorator_list)


DEFAULTS = defaults(ast.parse(STUBS).body)


@pytest.mark.parametrize("name", list(DEFAULTS))
def test_help_shows_the_defaults_of_the_stubs(name: str) -> None:
    shown: Any = _native
    for part in name.split("."):
        shown = getattr(shown, part)
    signature = inspect.signature(shown).parameters.values()
    told = [(it.name, it.default) for it in signature if it.name != "self"]
    assert told == DEFAULTS[name]


def test_all_of_it_is_told() -> None:
    for name in ("Batch", "Env", "Match"):
        names = [it for it in vars(getattr(_native, name)) if not it.startswith("_")]
        assert [it for it in names if f"{name}.{it}" not in TOLD] == []


def test_the_version() -> None:
    assert kartenhaus.__version__ == importlib.metadata.version("kartenhaus")
