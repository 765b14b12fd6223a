"""Makes the files of app/ui/fonts from the npm packages that its README names.

    python3 scripts/make-fonts.py FRAUNCES_FILES INSTRUMENT_FILES

Needs fonttools with brotli. Both arguments are the `files` folders of the unpacked packages.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

TARGET = Path(__file__).parent.parent / "app" / "ui" / "fonts"

# The characters of the product's own texts. fonts.css names the same ranges.
COMMON = "20-7E,A0,A9,B0,B2,B7,D7,E9,2013-2014,2018-2019,201C-201D,2022,2026,20AC,203A,2190,2192,2212"
# Further letters and marks that people write: names, above all.
LATIN = "A1-A8,AA-AF,B1,B3-B6,B8-D6,D8-E8,EA-FF,131,152-153,201A,201E,2039,2122"
LATIN_EXTENDED = "100-130,132-148,14A-151,154-17E,218-21B,1E9E"

# The optical size stays; softness, letter forms and weight are the ones we use.
DISPLAY = {"SOFT": 100, "WONK": 0, "opsz": (18, 144), "wght": 400}


def write(font, unicodes, name):
    """Stores the given characters of a font, without hints."""
    options = Options()
    options.flavor = "woff2"
    options.hinting = False
    options.layout_features = ["kern", "liga", "tnum"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(unicodes))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(TARGET / name)
    print(name, (TARGET / name).stat().st_size)


def display_font(source):
    """Stored and read again, because a subset cannot be taken from a font with unchanged parts left out."""
    stored = BytesIO()
    instantiateVariableFont(TTFont(source), DISPLAY).save(stored)
    return TTFont(stored)


def text_font(source):
    """Every weight takes the regular's kerning. Bold's own differs by 0.008 em in the median, and is a quarter of the file."""
    font = TTFont(source)
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            if subtable.LookupType == 2:
                keep_regular_kerning(subtable)
    return font


def keep_regular_kerning(pairs):
    if pairs.Format == 1:
        values = [record.Value1 for pair_set in pairs.PairSet for record in pair_set.PairValueRecord]
    else:
        values = [record.Value1 for row in pairs.Class1Record for record in row.Class2Record]
    for value in values:
        if value is not None and hasattr(value, "XAdvDevice"):
            del value.XAdvDevice
    pairs.ValueFormat1 &= ~0x40


if __name__ == "__main__":
    fraunces, instrument = map(Path, sys.argv[1:])
    latin, extended = (fraunces / f"fraunces-{part}-full-normal.woff2" for part in ("latin", "latin-ext"))
    write(display_font(latin), COMMON, "fraunces.woff2")
    write(display_font(latin), LATIN, "fraunces-latin.woff2")
    write(display_font(extended), LATIN_EXTENDED, "fraunces-latin-extended.woff2")
    write(text_font(instrument / "instrument-sans-latin-wght-normal.woff2"), COMMON, "instrument-sans.woff2")
