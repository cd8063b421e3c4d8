"""The pictures of the cards by their names, the kind of each, what of each a buried card shows."""

from typing import Any, Final

from studio.art.kit.document import Document
from studio.art.scallywager.window import HEIGHT, WIDTH, Scene, finished
from studio.art.stolen_treasure_cards import (
    barnacle,
    boot,
    burdens,
    coins,
    company,
    deeds,
    gems,
    hoards,
    keepers,
    kraken,
    roar,
    shore,
    spot,
    thieves,
    voodoo,
)
from studio.art.stolen_treasure_cards.frame import GEOMETRY

_DRAWN: tuple[Scene, ...] = (
    coins.silver_coin,
    coins.gold_doubloons,
    coins.gold_bullion,
    hoards.pirates_booty,
    hoards.merchants_haul,
    hoards.nobles_trove,
    gems.sapphire,
    gems.ruby,
    keepers.emerald,
    keepers.diamond,
    burdens.hairy_chest,
    burdens.peg_leg,
    boot.old_billys_boot,
    barnacle.barnacle,
    voodoo.bad_voodoo,
    thieves.plunder,
    thieves.spyglass,
    thieves.skulduggery,
    shore.x_marks_the_spot,
    company.yo_ho_ho,
    deeds.hook,
    kraken.the_kraken,
    deeds.bombs_away,
    deeds.pirates_code,
    roar.yarr,
    company.parley,
    spot.the_black_spot,
)
"""Fifteen kinds of treasure, then twelve of piracy, in the order of the rules."""

SCENES: dict[str, Scene] = {scene.__name__: scene for scene in _DRAWN}

_MIDDLES: Final = {
    "treasure": {
        "silver_coin": (316, 262, 480), "gold_doubloons": (330, 250, 470),
        "gold_bullion": (296, 280, 500), "pirates_booty": (285, 300, 480),
        "merchants_haul": (315, 280, 480), "nobles_trove": (310, 330, 440),
        "sapphire": (315, 210, 400), "ruby": (315, 240, 420), "emerald": (306, 270, 470),
        "diamond": (300, 220, 420),
    },
    "bad": {
        "hairy_chest": (315, 300, 480), "peg_leg": (360, 276, 500),
        "old_billys_boot": (286, 250, 480), "barnacle": (314, 266, 420),
        "bad_voodoo": (300, 276, 490),
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
