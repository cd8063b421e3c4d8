"""The sea that comes over the table's edge with the Kraken, and the rain."""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.strokes import swell
from studio.art.kit.svg import group, path, rect
from studio.art.scallywager.water import splash, wave

FLOOD = (2000, 220)
"""Box of the flood in units: 40 wider than the table on each side, so that it can sway."""
_SCALE = 1.6


def flood() -> str:
    """Two banks of waves with foam; splashes where the arms come out of it."""
    width, height = FLOOD
    doc = Document(width, height)
    wide = width / _SCALE + 40
    back = wave(74, 190, 11, 0.4, ("#1F5A66", "#5C9F9B", "#113039"), 110, 5, 12, 4.0, wide)
    front = wave(100, 240, 12, 2.2, ("#174A56", "#4C8F90", "#0E2731"), 90, 6, 12, 4.2, wide)
    spray = "".join(
        splash(x / _SCALE, 92, broad, high, int(x))
        for x, broad, high in ((160, 100, 28), (372, 120, 32), (640, 60, 18), (1330, 70, 20),
                               (1620, 130, 34), (1760, 100, 28), (1900, 70, 26))
    )  # fmt: skip
    foot = doc.linear([(0, "#0A1E26", 0), (1, "#0A1E26", 0.85)], (0, 120), (0, height), True)
    doc.add(
        group(back, spray, front, transform=f"scale({_SCALE})"),
        rect(0, 110, width, height - 110, foot),
    )
    return doc.svg()


RAIN = (480, 540)
"""Box of the rain in units; it joins itself on all sides."""


def rain() -> str:
    """A tile of slanting streaks, to be laid side by side and let fall."""
    width, height = RAIN
    doc = Document(width, height)
    rng = np.random.default_rng(3)
    far, near = "", ""
    for k in range(84):
        x, y = rng.uniform(0, width), rng.uniform(0, height)
        length = rng.uniform(26, 60)
        for dx in (-width, 0, width):
            for dy in (-height, 0, height):
                if not (-60 < x + dx < width + 60 and -70 < y + dy < height + 10):
                    continue
                run = [(x + dx, y + dy), (x + dx - length * 0.34, y + dy + length)]
                if k % 3:
                    far += swell(run, (0.3, 1.0))
                else:
                    near += swell(run, (0.4, 1.9))
    doc.add(path(far, "#CFE3E0", opacity=0.35), path(near, "#F4F1DE", opacity=0.5))
    return doc.svg()
