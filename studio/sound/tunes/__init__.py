"""The music of the product: one module per tune, each a score as data."""

from ..tune import Tune
from .bluff import BLUFF
from .cups import CUPS
from .dig import DIG
from .menu import MENU
from .play import PLAY
from .sail import SAIL
from .tense import TENSE

TUNES: tuple[Tune, ...] = (BLUFF, CUPS, DIG, MENU, PLAY, SAIL, TENSE)
