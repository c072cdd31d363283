#!/usr/bin/env python3
"""Makes the fonts of the pictures, `text.ttf` and `marks.ttf`, from those of the page.

The server draws with one weight of the page's text font, unpacked, and with the page's own marks.
Needs fonttools and brotli, and the page's packages; run it after either font has changed.
"""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
WEB = HERE / "../../../../web"
TEXT = "node_modules/@fontsource-variable/atkinson-hyperlegible-next"
WEIGHT = 700


def save(font: TTFont, name: str) -> None:
    font.flavor = None
    # The same outlines give the same file.
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(HERE / name)
    print(f"{name}:", (HERE / name).stat().st_size, "bytes")


def main() -> None:
    text = TTFont(WEB / TEXT / "files/atkinson-hyperlegible-next-latin-wght-normal.woff2")
    save(instancer.instantiateVariableFont(text, {"wght": WEIGHT}), "text.ttf")
    marks = TTFont(WEB / "src/fonts/marks.woff2")
    # Without a name for printers the renderer takes no font.
    marks["name"].setName("KartenhausMarks", 6, 3, 1, 0x409)
    save(marks, "marks.ttf")
    (HERE / "OFL.txt").write_bytes((WEB / TEXT / "LICENSE").read_bytes())


if __name__ == "__main__":
    main()
