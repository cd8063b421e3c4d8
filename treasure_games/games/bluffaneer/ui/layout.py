"""Where everything is: people behind the far edge of the table, the map, the near edge."""

from __future__ import annotations

from typing import Final

from pygame import FRect

from treasure_games.table.people.far_edge import FarEdge
from treasure_games.table.pieces.dice import Spot
from treasure_games.table.places import Places
from treasure_games.table.round_table import MARGIN

CARD_ASPECT: Final = 5.0 / 7.0


class Layout(FarEdge):
    """All places for one size of the window and one seat at the bottom."""

    def arrange(self) -> None:
        """Place the map in the middle; own card, buttons and panel along the near edge."""
        self._place_middle()
        self._place_near()

    def _place_middle(self) -> None:
        """Place the map with the bones and doubles on it, between the edges; the piles beside."""
        near = self.room.bottom - 210.0
        self.map = FRect(0, 0, 1250.0, 350.0)
        self.map.center = self.axis, self.far + 258.0 + max(0.0, near - self.far - 450.0) / 2
        self.map.bottom = min(self.map.bottom, near - 2.0)
        shrink = 0.78 if self.is_large else 0.92
        self.bone = 234.0 * shrink
        width = self.axis - 425.0 * shrink - self.map.left - 104.0
        self.corners = tuple(
            FRect(left, top, width, 150.0)
            for left, top in (
                (self.map.left + 104.0, self.map.top + 16.0),
                (self.map.left + 74.0, self.map.bottom - 172.0),
                (self.map.right - 104.0 - width, self.map.top + 16.0),
                (self.map.right - 74.0 - width, self.map.bottom - 172.0),
            )
        )
        self.deck = FRect(0, 0, 110.0, 154.0)
        self.deck.center = self.across(184.0), self.map.centery + 46.0
        self.discard = self.deck.move(self.across(1736.0) - self.deck.centerx, 0.0)
        self.reveal = self.axis, self.map.top + 100.0

    def spot(self, index: int, sides: int) -> Spot:
        """Return the place of a bone; one of six sides is larger, as it isn't as wide."""
        side = self.bone * (1.0 if sides == 4 else 1.26)
        return self.axis + (2 * index - 1) * 0.9 * side, self.map.centery - 20.0, side

    def _place_near(self) -> None:
        """Place own card, buttons and the cards that are known along the near edge."""
        top, height = self.room.bottom - 210.0, 184.0
        self.known = FRect(self.across(1497.0), top, 390.0, height)
        self.own = FRect(self.axis - 121.0, self.room.bottom - 328.0, 242.0, 339.0)
        left = FRect(self.axis - 530.0, top + 16.0, 394.0, 152.0)
        self.answers = left, right = left, left.move(666.0, 0.0)
        self.choices = left, FRect(right.left, right.top, self.known.right - right.left, 152.0)
        self.coach = FRect(self.axis + 136.0, top, 394.0, height)

    def all_places(self, tools: int, claimant: int) -> Places:
        """Return the table's places for the shell."""
        known = self.known
        return self.places(tools, claimant)(
            centre=self.map,
            banner=self.map,
            verdict=self.answers[0].union(self.answers[1]),
            tokens=FRect(*known.topleft, 1.0, 1.0),
            note=FRect(self.room.left + MARGIN, self.far, known.width, known.top - self.far - 12.0),
            actions=FRect(self.room.right - MARGIN - 58.0, self.map.top + 20.0, 58.0, 58.0),
        )
