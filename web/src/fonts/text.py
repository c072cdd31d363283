#!/usr/bin/env python3
"""Makes the text font's three files, of the weights, widths and characters that the page uses.

Text is of one width in all weights; headlines, names and the indices of cards are of one weight.
So the page needs 29 kB where one file of all weights and widths is 48, and a page without cards
loads 27. The characters are those of German and English; what else a name has comes from the
reader's machine. Needs fonttools and brotli; run it after the package in `node_modules`, or the
weights and widths in the styles, have changed.
"""

from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
PACKAGE = HERE / "../../node_modules/@fontsource-variable/archivo"
SOURCE = PACKAGE / "files/archivo-latin-standard-normal.woff2"
SIGNS = "\u00a0§«±·»ÄÖ×ÜßäéöüÉ–—‘’‚“”„•…€↑↓−"
TEXT = [*range(0x20, 0x7F), *map(ord, SIGNS)]
INDEX = [*range(0x30, 0x3A), *range(0x41, 0x5B), *map(ord, "+-−×ÄÖÜ")]
# What `app.css` says of each: the widths and weights of the styles that it draws.
FILES = {
    "text": ({"wght": (500, 900), "wdth": 100}, TEXT),
    "poster": ({"wght": 870, "wdth": 119}, TEXT),
    "index": ({"wght": 850, "wdth": 78}, INDEX),
}


def make(name: str, axes: dict, characters: list[int]) -> None:
    whole = TTFont(SOURCE, recalcTimestamp=False)
    limited = BytesIO()
    instance = instancer.instantiateVariableFont(whole, axes)
    instance.flavor = None
    instance.save(limited)
    font = TTFont(limited, recalcTimestamp=False)
    # Its `prep` table says that it has no hints, without which browsers make up their own.
    features = ["kern", "liga", "tnum", "lnum", "mark", "ccmp"]
    options = subset.Options(layout_features=features, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = "woff2"
    file = HERE / f"{name}.woff2"
    font.save(file)
    missing = sorted(set(characters) - set(font.getBestCmap()))
    print(f"{file.name}: {file.stat().st_size} bytes; not in it: {missing}")


def main() -> None:
    for name, (axes, characters) in FILES.items():
        make(name, axes, characters)


if __name__ == "__main__":
    main()
