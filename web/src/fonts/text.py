#!/usr/bin/env python3
"""Makes `text.woff2`: the text font with the weights that the page uses, and no others.

Its deltas for lighter and heavier letters, and its hints, are a third of the file. Needs fonttools
and brotli; run it after the package in `node_modules` or the weights in the styles have changed.
"""

from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
PACKAGE = HERE / "../../node_modules/@fontsource-variable/atkinson-hyperlegible-next"
SOURCE = PACKAGE / "files/atkinson-hyperlegible-next-latin-wght-normal.woff2"
WEIGHTS = {"wght": (400, 700)}


def main() -> None:
    whole = TTFont(SOURCE, recalcTimestamp=False)
    characters = whole.getBestCmap().keys()
    limited = BytesIO()
    instance = instancer.instantiateVariableFont(whole, WEIGHTS)
    instance.flavor = None
    instance.save(limited)
    font = TTFont(limited, recalcTimestamp=False)
    options = subset.Options(hinting=False, layout_features=["*"], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(HERE / "text.woff2")
    print("text.woff2:", (HERE / "text.woff2").stat().st_size, "bytes")


if __name__ == "__main__":
    main()
