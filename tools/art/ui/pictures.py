"""The interface: buttons, panels, controls, icons, and the margins of all nine slices."""

from __future__ import annotations

from tools.art.ui.book import BOOK
from tools.art.ui.buttons import BUTTONS
from tools.art.ui.controls import CONTROLS
from tools.art.ui.grain import GRAINS
from tools.art.ui.icons import ICONS
from tools.art.ui.margins import MARGINS
from tools.art.ui.panels import PANELS
from tools.art.ui.seals import SEALS

PICTURES = BUTTONS + GRAINS + PANELS + CONTROLS + ICONS + SEALS + BOOK

DATA = {"ui/nine_slice.json": MARGINS}
"""Files of numbers that go with the pictures, by path under art/."""
