#!/usr/bin/env python3
"""Draws `marks.woff2`: the few characters of our texts that a text font lacks, in our outlines.

Suits and ranks look in a sentence as they do on a card, on every machine, and no machine takes its
emoji for them. The outlines are those of the cards. Needs fonttools, brotli and
skia-pathops; run it after the outlines have changed.
"""

import re
from pathlib import Path

import pathops
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path

HERE = Path(__file__).parent
FILES = ["../cards/shapes.ts", "../../../games/kartel/page/cards.ts"]
SHAPES = "".join((HERE / file).read_text() for file in FILES)

UNITS = 1000
# A box of 24 by 24 becomes as high as a capital and a little more, and stands on the line.
SCALE = 33
BELOW = -60
ADVANCE = 24 * SCALE + 60
# Arrows and ticks of a sentence, as strokes in the same box.
STROKES = {
    "→": "M3 12h17M13.5 5.5 20 12l-6.5 6.5",
    "←": "M21 12H4M10.5 5.5 4 12l6.5 6.5",
    "⏎": "M20 4.5v9H5M10.5 7.5 4.5 13.5l6 6",
    "✓": "M3.5 12.5l6 6L20.5 6",
}
FILLED = {"▸": "M7 4.5 18 12 7 19.5z", "▾": "M4.5 7h15L12 18z"}
# Which entry of which table of outlines a character is.
SUITS = {"♠": ("FRENCH", "s"), "♥": ("FRENCH", "h"), "♦": ("FRENCH", "d"), "♣": ("FRENCH", "c")}
SUITS |= {"●": ("PLAIN", "o"), "✚": ("PLAIN", "g"), "■": ("PLAIN", "k")}
SUITS |= {"◆": ("PLAIN", "b"), "▲": ("PLAIN", "r")}
RANKS = {"正": "Z", "神": "G", "后": "Q", "王": "K", "女": "W"}


def outline(table: str, key: str) -> str:
    """An entry of a table of outlines."""
    body = re.search(rf"export const {table}\b[^{{]*{{(.*?)}}", SHAPES, re.S).group(1)
    parts = re.search(rf"\b{key}:\s*((?:'[^']+'[\s+]*)+)", body).group(1)
    return "".join(re.findall("'([^']+)'", parts))


def path(data: str, stroke: float = 0, place=(1, 0, 0, 1, 0, 0)) -> pathops.Path:
    """Reads an outline; what is stroked becomes the outline of its stroke. `place` is how it comes
    into a box of 24 by 24."""
    drawn = pathops.Path()
    parse_path(data, TransformPen(drawn.getPen(), place))
    if stroke:
        drawn.stroke(stroke, pathops.LineCap.BUTT_CAP, pathops.LineJoin.MITER_JOIN, 4)
        drawn.convertConicsToQuads()
    drawn.simplify(fix_winding=True)
    return drawn


def glyph(drawn: pathops.Path):
    pen = TTGlyphPen(None)
    # The box's y goes down, a font's goes up.
    place = (SCALE, 0, 0, -SCALE, 30, 24 * SCALE + BELOW)
    drawn.draw(TransformPen(Cu2QuPen(pen, 1.0, reverse_direction=True), place))
    return pen.glyph()


def main() -> None:
    drawn = {char: path(outline(*at), place=(1.2, 0, 0, 1.2, 12, 12)) for char, at in SUITS.items()}
    for char, rank in RANKS.items():
        width = float(re.search(rf"WIDTHS.*\b{rank}: (\d+)", SHAPES).group(1))
        drawn[char] = path(outline("STROKES", rank), 0.24 * width, (0.24, 0, 0, 0.24, 0, 0))
    drawn |= {char: path(data, 2.4) for char, data in STROKES.items()}
    drawn |= {char: path(data) for char, data in FILLED.items()}
    names = {char: f"u{ord(char):04X}" for char in drawn}
    font = FontBuilder(UNITS, isTTF=True)
    font.setupGlyphOrder([".notdef", *names.values()])
    font.setupCharacterMap({ord(char): name for char, name in names.items()})
    empty = TTGlyphPen(None).glyph()
    font.setupGlyf({".notdef": empty} | {names[char]: glyph(it) for char, it in drawn.items()})
    glyphs = font.font["glyf"]
    font.setupHorizontalMetrics(
        {name: (ADVANCE, glyphs[name].xMin if name in names.values() else 0)
         for name in font.font.getGlyphOrder()}
    )
    font.setupHorizontalHeader(ascent=984, descent=-316)
    font.setupNameTable({"familyName": "Kartenhaus Marks", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=984, sTypoDescender=-316, usWinAscent=984, usWinDescent=316)
    font.setupPost(keepGlyphNames=False)
    font.font.flavor = "woff2"
    # The same outlines give the same file.
    font.font["head"].created = font.font["head"].modified = 0
    font.font.recalcTimestamp = False
    font.save(HERE / "marks.woff2")
    print("marks.woff2:", (HERE / "marks.woff2").stat().st_size, "bytes of", "".join(drawn))


if __name__ == "__main__":
    main()
