"""The pictures of the cards by their names, the kind of each, what of each a buried card shows."""

from __future__ import annotations

from typing import Any, Final

from tools.art.kit.document import Document
from tools.art.scallywager.window import HEIGHT, WIDTH, Scene, finished
from tools.art.stolen_treasure_cards import barnacle, coins, gems, kraken, roar, spot
from tools.art.stolen_treasure_cards.frame import GEOMETRY

_DRAWN: tuple[Scene, ...] = (
    coins.silver_coin,
    gems.ruby,
    barnacle.barnacle,
    kraken.the_kraken,
    roar.yarr,
    spot.the_black_spot,
)

SCENES: dict[str, Scene] = {scene.__name__: scene for scene in _DRAWN}

_MIDDLES: Final = {
    "treasure": {
        "silver_coin": (316, 262, 470), "gold_doubloons": (315, 276, 552),
        "gold_bullion": (315, 276, 552), "pirates_booty": (315, 276, 552),
        "merchants_haul": (315, 276, 552), "nobles_trove": (315, 276, 552),
        "sapphire": (315, 276, 552), "ruby": (315, 240, 440), "emerald": (315, 276, 552),
        "diamond": (315, 276, 552),
    },
    "bad": {
        "hairy_chest": (315, 276, 552), "peg_leg": (315, 276, 552),
        "old_billys_boot": (315, 276, 552), "barnacle": (314, 266, 440),
        "bad_voodoo": (315, 276, 552),
    },
}  # fmt: skip
"""Treasure by its kind: middle and height of what a buried card shows of the picture."""
_PIRACY: Final = {
    "piracy": ("plunder", "spyglass", "skulduggery", "x_marks_the_spot", "yo_ho_ho", "hook",
               "the_kraken", "bombs_away"),
    "instant": ("pirates_code", "yarr", "parley"),
    "spot": ("the_black_spot",),
}  # fmt: skip


def _crop(x: float, y: float, high: float) -> list[int]:
    """Left, top, width, height of a part of the picture, in the shape of a buried card's window."""
    _, _, wide, tall = GEOMETRY["buried"]["window"]  # type: ignore[index]
    across = min(WIDTH, high * wide / tall)
    left = min(max(x - across / 2, 0), WIDTH - across)
    top = min(max(y - high / 2, 0), HEIGHT - high)
    return [round(left), round(top), round(across), round(high)]


def card_data() -> dict[str, dict[str, Any]]:
    """For each card: its frame, and for treasure what of its picture a buried card shows."""
    data: dict[str, dict[str, Any]] = {
        card: {"frame": kind, "crop": _crop(*middle)}
        for kind, cards in _MIDDLES.items()
        for card, middle in cards.items()
    }
    return data | {card: {"frame": kind} for kind, cards in _PIRACY.items() for card in cards}


def picture(name: str) -> str:
    """What a card's window shows."""
    doc = Document(WIDTH, HEIGHT)
    return finished(doc, SCENES[name](doc))
