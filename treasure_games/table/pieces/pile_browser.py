"""Open piles of cards to be looked through: a press lays all cards of one out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.table.pieces.zoom import Inspector, LaidOut
from treasure_games.table.table_api import TableApi

_ = translate


class PileBrowser(Inspector):
    """Shows the discards of a pile, equal ones together.

    `faces` returns those in a pile, by its number, and `picture` the picture of one of them.
    """

    def __init__(
        self,
        api: TableApi,
        faces: Callable[[int], Sequence[int]],
        picture: Callable[[int, int], str],
        aspect: float,
    ) -> None:
        super().__init__(self._discards)
        self._api, self._faces, self._picture, self._aspect = api, faces, picture, aspect
        self._spots: dict[int, Hotspot] = {}

    def spot(self, pile: int, name: str, rect: FRect, hint: str) -> Hotspot:
        """Return what is pressed to look through a pile, over this area; how many lie there stands
        below it.
        """
        spot = self._spots.setdefault(pile, Hotspot(name, lambda: self._look_through(pile)))
        spot.hint, spot.tip_over = hint, rect
        spot.place(rect, self._api.context)
        return spot

    def _look_through(self, pile: int) -> None:
        if self._faces(pile):
            self._api.services.audio.play("page_turn")
            self.toggle(pile)

    def _discards(self, pile: int) -> LaidOut:
        images = tuple(self._picture(pile, face) for face in sorted(self._faces(pile)))
        return LaidOut(_("The discard pile"), images, self._aspect)
