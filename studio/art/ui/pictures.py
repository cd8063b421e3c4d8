"""The interface: buttons, panels, controls, icons, and the margins of all nine slices."""

from studio.art.ui.book import BOOK
from studio.art.ui.buttons import BUTTONS
from studio.art.ui.controls import CONTROLS
from studio.art.ui.grain import GRAINS
from studio.art.ui.icons import ICONS
from studio.art.ui.margins import MARGINS
from studio.art.ui.panels import PANELS
from studio.art.ui.rail import RAIL
from studio.art.ui.seals import SEALS

PICTURES = BUTTONS + GRAINS + PANELS + CONTROLS + ICONS + SEALS + BOOK + RAIL

DATA = {"ui/nine_slice.json": MARGINS}
"""Files of numbers that go with the pictures, by path under art/."""
