#!/usr/bin/env python3
"""Makes `text.woff2`: the text font with the weights, widths and characters that the page uses.

The characters are those of German and English, which is 47 kB; the letters of Western Europe would
be 22 more. What else a name has comes from the reader's machine. Needs fonttools and brotli; run it
after the package in `node_modules`, or the weights and widths in the styles, have changed.
"""

from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
PACKAGE = HERE / "../../node_modules/@fontsource-variable/archivo"
SOURCE = PACKAGE / "files/archivo-latin-standard-normal.woff2"
AXES = {"wght": (500, 900), "wdth": (75, 125)}
CHARACTERS = [*range(0x20, 0x7F), *map(ord, "\u00a0§«±·»ÄÖ×ÜßäéöüÉ–—‘’‚“”„•…€↑↓−")]


def main() -> None:
    whole = TTFont(SOURCE, recalcTimestamp=False)
    limited = BytesIO()
    instance = instancer.instantiateVariableFont(whole, AXES)
    instance.flavor = None
    instance.save(limited)
    font = TTFont(limited, recalcTimestamp=False)
    # Its `prep` table says that it has no hints, without which browsers make up their own.
    features = ["kern", "liga", "tnum", "lnum", "mark", "ccmp"]
    options = subset.Options(layout_features=features, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(HERE / "text.woff2")
    missing = sorted(set(CHARACTERS) - set(font.getBestCmap()))
    print("text.woff2:", (HERE / "text.woff2").stat().st_size, "bytes; not in it:", missing)


if __name__ == "__main__":
    main()
