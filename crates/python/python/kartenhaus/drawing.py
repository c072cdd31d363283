"""What a seat sees, as text and as a picture."""

from __future__ import annotations

from html import escape
from typing import Any, cast

import numpy as np
import numpy.typing as npt

RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]

# Every picture in pixels has this size, as those who make films of them want it.
_PIXELS = (640, 640)

_WIDTH = 640
_CARD = (30, 42)


def _words(value: Any) -> list[str]:
    """A value of a view as words: cards and numbers one by one, a dot for what is not seen."""
    match value:
        case None:
            return ["·"]
        case bool():
            return ["yes" if value else "no"]
        case list():
            items = cast(list[Any], value)
            return [word for item in items for word in _words(item)] or ["–"]
        case dict():
            fields = cast(dict[str, Any], value)
            return [word for item in fields.values() for word in _words(item)]
        case _:
            return [str(value)]


def _rows(view: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """What is shown, in the order of the rules: a row for each field, and for each seat of lists
    by seat."""
    rows: list[tuple[str, list[str]]] = []
    for name, value in view.items():
        if name in ("game", "options"):
            continue
        items = cast(list[Any], value) if isinstance(value, list) else []
        if any(isinstance(item, list) for item in items):
            rows.extend((f"{name} {at}", _words(item)) for at, item in enumerate(items))
        else:
            rows.append((name, _words(value)))
    return rows


def text(view: dict[str, Any]) -> str:
    """A view as lines of text."""
    rows = _rows(view)
    width = max(len(name) for name, _ in rows)
    lines = [f"{name:<{width}}  {' '.join(words)}" for name, words in rows]
    return "\n".join([view["game"], *lines])


def svg(view: dict[str, Any]) -> str:
    """A view as an SVG picture: a card for each word."""
    wide, high = _CARD
    left, gap = 130, 4
    fit = (_WIDTH - left) // (wide + gap)
    shapes: list[str] = []
    y = 40
    for name, words in _rows(view):
        shapes.append(f'<text x="8" y="{y + high / 2 + 4}">{escape(name)}</text>')
        for at, word in enumerate(words):
            x, top = left + at % fit * (wide + gap), y + at // fit * (high + gap)
            kind = "back" if word == "·" else "face"
            shapes.append(
                f'<rect class="{kind}" x="{x}" y="{top}" width="{wide}" height="{high}" rx="4"/>'
                f'<text class="card" x="{x + wide / 2}" y="{top + high / 2 + 4}">{escape(word)}</text>'
            )
        y += (1 + (len(words) - 1) // fit) * (high + gap) + gap
    style = (
        "text{font:12px sans-serif}.card{text-anchor:middle}"
        ".face{fill:#fff;stroke:#333}.back{fill:#4a6fa5;stroke:#333}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {y}" role="img" '
        f'aria-label="{escape(view["game"])}"><style>{style}</style>'
        f'<text x="8" y="24">{escape(view["game"])}</text>{"".join(shapes)}</svg>'
    )


def pixels(view: dict[str, Any]) -> npt.NDArray[np.uint8]:
    """A view as pixels: a card for each word, and as large as fits."""
    try:
        from PIL import Image, ImageDraw
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError("`rgb_array` needs Pillow: kartenhaus[render]") from missing
    rows = _rows(view)
    (wide, high), left, gap = _CARD, 130, 4
    fit = (_WIDTH - left) // (wide + gap)
    lines = [1 + (len(words) - 1) // fit for _, words in rows]
    height = 40 + sum(line * (high + gap) + gap for line in lines)
    picture = Image.new("RGB", (_WIDTH, height), "white")
    draw = ImageDraw.Draw(picture)

    def write(x: float, y: float, words: str, ink: str, anchor: str) -> None:
        # Pillow's own font has no more than ASCII.
        plain = words.replace("–", "-").encode("ascii", "replace").decode()
        draw.text((x, y), plain, fill=ink, anchor=anchor)

    write(8, 20, view["game"], "black", "lm")
    y = 40
    for (name, words), count in zip(rows, lines, strict=True):
        write(8, y + high / 2, name, "black", "lm")
        for at, word in enumerate(words):
            x, top = left + at % fit * (wide + gap), y + at // fit * (high + gap)
            hidden = word == "·"
            fill = "#4a6fa5" if hidden else "white"
            draw.rectangle((x, top, x + wide, top + high), fill=fill, outline="#333333")
            if not hidden:
                write(x + wide / 2, top + high / 2, word, "black", "mm")
        y += count * (high + gap) + gap
    picture.thumbnail(_PIXELS)
    sheet = Image.new("RGB", _PIXELS, "white")
    sheet.paste(picture)
    return np.asarray(sheet, np.uint8)


def rendered(view: dict[str, Any], mode: str | None) -> Any:
    """A view as text or as a picture; `human` prints the text."""
    match mode:
        case "human":
            print(text(view))
            return None
        case "ansi":
            return text(view)
        case "svg":
            return svg(view)
        case "rgb_array":
            return pixels(view)
        case _:
            return None


def checked(mode: str | None) -> str | None:
    """A mode, if there is such."""
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode is one of {RENDER_MODES} or None, not {mode!r}")
    return mode
