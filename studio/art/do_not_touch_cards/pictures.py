"""The cards of Do Not Touch My Treasures: what the game lays together, each drawn once.

Frames, pictures and marks are separate files; frame.py says how they are laid. Three frames, 24
pictures, five numerals, three symbols and two seals give 15 number faces and 27 symbol faces.
"""

from collections.abc import Callable
from functools import partial

from studio.art.do_not_touch_cards.back import back
from studio.art.do_not_touch_cards.bullion import bullion
from studio.art.do_not_touch_cards.chest import chest
from studio.art.do_not_touch_cards.crown import crown
from studio.art.do_not_touch_cards.dagger import dagger
from studio.art.do_not_touch_cards.frame import GEOMETRY, HEIGHT, WIDTH, frame
from studio.art.do_not_touch_cards.goblet import goblet
from studio.art.do_not_touch_cards.great_coin import great_coin
from studio.art.do_not_touch_cards.great_gem import great_gem
from studio.art.do_not_touch_cards.marks import (
    NUMERAL_SIZE,
    SEAL_SIZE,
    SYMBOL_SIZE,
    bonus,
    numeral,
    symbol,
)
from studio.art.do_not_touch_cards.mask import sun_mask
from studio.art.do_not_touch_cards.scene import (
    HEIGHT as WINDOW_HEIGHT,
    WIDTH as WINDOW_WIDTH,
    finished,
)
from studio.art.do_not_touch_cards.suits import SUITS, Suit
from studio.art.kit.document import Document
from studio.art.picture import Picture

Scene = Callable[[Document, Suit], str]

FOLDER = "cards/do_not_touch"
SCENES: dict[str, Scene] = {
    "1": dagger,
    "2": goblet,
    "3": sun_mask,
    "4": crown,
    "5": chest,
    "bullion": bullion,
    "gem": great_gem,
    "coin": great_coin,
}
"""Value or symbol of a card to what its window shows."""


def window(scene: Scene, suit: Suit) -> str:
    """The picture of a card in a colour."""
    doc = Document(WINDOW_WIDTH, WINDOW_HEIGHT)
    return finished(doc, scene(doc, suit))


def _mark(name: str, size: tuple[int, int], draw: Callable[[], str]) -> Picture:
    return Picture(f"{FOLDER}/{name}", *size, draw, quality=90)


PICTURES = [
    Picture(f"{FOLDER}/back", WIDTH, HEIGHT, back),
    *(
        Picture(f"{FOLDER}/frame_{suit.name}", WIDTH, HEIGHT, partial(frame, suit))
        for suit in SUITS
    ),
    *(
        Picture(
            f"{FOLDER}/{suit.name}_{name}",
            WINDOW_WIDTH,
            WINDOW_HEIGHT,
            partial(window, scene, suit),
        )
        for suit in SUITS
        for name, scene in SCENES.items()
    ),
    *(_mark(f"numeral_{value}", NUMERAL_SIZE, partial(numeral, value)) for value in range(1, 6)),
    *(
        _mark(f"symbol_{name}", SYMBOL_SIZE, partial(symbol, name))
        for name in ("bullion", "gem", "coin")
    ),
    *(_mark(f"bonus_{value}", SEAL_SIZE, partial(bonus, value)) for value in (2, 3)),
]

DATA = {f"{FOLDER}/geometry.json": GEOMETRY}
"""Files of numbers that go with the pictures, by path under art/."""
