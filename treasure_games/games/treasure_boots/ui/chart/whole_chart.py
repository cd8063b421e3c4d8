"""The whole chart from afar, with the waters around it, without ships and words."""

from typing import Final

import pygame
from pygame import Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.lands import Lands
from treasure_games.games.treasure_boots.ui.chart.plan import ChartPlan
from treasure_games.games.treasure_boots.ui.chart.sea import Sea
from treasure_games.games.treasure_boots.ui.chart.tiles import GRAIN, PictureList
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import ZoomPictures
from treasure_games.stage.pictures import opaque

_ROOM: Final = 12.0
"""World units of sea around the boards, both sides together."""


class WholeChart:
    """One picture for the small map, and for what a glide shows before it is drawn."""

    def __init__(self, plan: ChartPlan, pictures: ZoomPictures, unit: float) -> None:
        """Draw it when it is first wanted, at so many pixels per world unit."""
        self.unit = unit
        pictures.set_unit(unit)
        world = plan.bounds.inflate(_ROOM, _ROOM).union(plan.soundings)
        left, top = (int(side * unit) // GRAIN * GRAIN for side in world.topleft)
        width, height = (-int(-side * unit) // GRAIN * GRAIN for side in world.size)
        self.area = Rect(left, top, width, height)
        """The part of the map that is drawn."""
        self._sea, self._lands = Sea(plan, pictures), Lands(plan, pictures)
        self._picture: Surface | None = None

    def picture(self) -> Surface:
        """Return the picture, opaque; it is drawn now if it isn't there."""
        if self._picture is None:
            self._lands.read()
            picture, lying = opaque(self.area.size), PictureList()
            self._sea.paint_water(picture, self.area)
            lying.replace("lands", (*self._lands.waters(), *self._lands.standing(frozenset())))
            picture.fblits(lying.within(self.area), pygame.BLEND_PREMULTIPLIED)
            self._picture = picture  # Only now: painting may be broken off, and begun anew.
        return self._picture

    @property
    def deep(self) -> tuple[int, ...]:
        """The colour of the sea far out."""
        return pygame.transform.average_color(self.picture(), Rect(0, 0, GRAIN, self.area.height))

    def free_picture(self) -> None:
        """Drop the picture; it is drawn again when it is wanted."""
        self._picture = None
