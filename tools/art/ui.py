"""The interface: buttons, panels, controls, icons, and the margins of all nine slices."""

from __future__ import annotations

from tools.art.ui_buttons import BUTTONS
from tools.art.ui_controls import CONTROLS
from tools.art.ui_grain import GRAINS
from tools.art.ui_icons import ICONS
from tools.art.ui_margins import MARGINS
from tools.art.ui_panels import PANELS

PICTURES = BUTTONS + GRAINS + PANELS + CONTROLS + ICONS

DATA = {"ui/nine_slice.json": MARGINS}
"""Files of numbers that go with the pictures, by path under art/."""
