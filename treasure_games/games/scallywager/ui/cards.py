"""Pictures of cards, assembled at run time from a frame and what is seen through it."""

from __future__ import annotations

import json
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from treasure_games.games.scallywager.rules.pieces import (
    ADVENTURE,
    DAWN_KINDS,
    HELM_KINDS,
    PERMANENT,
    TREASURE,
    TREASURE_KINDS,
)
from treasure_games.stage.assets import Assets, find

FAMILY: Final = "scallywager_card"
"""Pictures called "scallywager_card:17" are cards by their kind."""
_ART: Final = "cards/scallywager"
BACKS: Final = {
    TREASURE: "cards/scallywager/back_treasure",
    ADVENTURE: "cards/scallywager/back_adventure",
}
_NAMES: Final = (
    "ships_parrot", "crows_nest", "quartermaster", "black_flag", "letter_of_marque", "loaded_die",
    "barrel_of_grog", "press_gang", "spyglass", "grapeshot", "cutpurse", "lifeboat",
    "duel_at_dawn", "powder_keg", "ghost_crew", "shanghaied", "the_kraken", "hornswoggle",
    "show_your_colours", "fog_bank", "davy_joness_wager", "boarders_away", "the_black_spot",
    "x_marks_the_spot",
)  # fmt: skip


def picture(kind: int, deck: int) -> str:
    """Return the picture of a card, of a back if its kind isn't known."""
    return f"{FAMILY}:{kind}" if kind >= 0 else BACKS[deck]


def emblem(kind: int) -> str:
    """Return what is seen on a card, without its frame."""
    return f"cards/scallywager/{_NAMES[kind]}"


def _frame(kind: int) -> str:
    if kind in TREASURE_KINDS:
        return "frame_permanent" if kind in PERMANENT else "frame_once"
    if kind in DAWN_KINDS:
        return "frame_dawn"
    return "frame_helm" if kind in HELM_KINDS else "frame_showdown"


class CardPainter:
    """Assembles cards as art/cards/scallywager/geometry.json says."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        path = find("art", f"{_ART}/geometry", (".json",))
        self._geometry: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))

    def __call__(self, name: str, width: int, height: int) -> Surface:
        """Paint the card of a kind at this many pixels."""
        kind = int(name)
        card = Surface((width, height), pygame.SRCALPHA)
        across, down = (size / whole for size, whole in
                        zip((width, height), self._geometry["size"], strict=True))  # fmt: skip
        left, top, wide, high = self._geometry["window"]
        x, y = round(left * across), round(top * down)
        window = Rect(x, y, round((left + wide) * across) - x, round((top + high) * down) - y)
        self._put(card, emblem(kind), window)
        self._put(card, f"{_ART}/{_frame(kind)}", card.get_rect())
        return card

    def _put(self, card: Surface, name: str, where: Rect) -> None:
        image = self._assets.image(name, where.width, where.height)
        # An opaque picture must make the card opaque; premultiplied blending would not.
        is_clear = bool(image.get_flags() & pygame.SRCALPHA)
        card.blit(image, where, special_flags=pygame.BLEND_PREMULTIPLIED if is_clear else 0)

    def box(self, name: str) -> tuple[float, float, float, float]:
        """Return a box of the card ("name", "text"): left, top, width, height as its shares."""
        left, top, width, height = self._geometry[name]
        across, down = self._geometry["size"]
        return left / across, top / down, width / across, height / down
