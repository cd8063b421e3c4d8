"""Trying out what an act would lead to: a sketch, the seat that asks, and its share after it.

A tried change is made, weighed and taken back; `weighing` does that in one breath.
"""

from __future__ import annotations

from math import exp
from operator import itemgetter
from typing import Final

from treasure_games.games.treasure_boots.bot.sketch import Sketch, plunder
from treasure_games.games.treasure_boots.bot.worth import Weights, prospect
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.pieces import (
    FIRST_PRIVATEER,
    GOLD,
    SHIPS,
    Hold,
    kinds_in,
    more,
)
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.games.treasure_boots.rules.view import View

WON: Final = 1.0


class Appraisal:
    """What `seat` makes of a table, and of small changes to it.

    `commander` is the seat in turn: what a privateer gains counts for it (TB-26).
    """

    __slots__ = ("_others", "_weights", "commander", "seat", "sketch")

    def __init__(self, table: State | View, seat: int, weights: Weights) -> None:
        self.sketch = Sketch(table, (table.turn + 1) % table.house.seats)
        self.seat = seat
        self.commander = table.turn
        self._weights = weights
        self._others = [prospect(self.sketch, other, weights) for other in range(self.sketch.seats)]

    def share(self, *changed: int) -> float:
        """The share of the victory as the sketch lies; `changed` are rivals that changed too."""
        sketch, seat = self.sketch, self.seat
        if sketch.scores[seat] >= sketch.target:
            return WON
        own = prospect(sketch, seat, self._weights)
        against = 0.0
        for other, known in enumerate(self._others):
            if other == seat:
                continue
            if other in changed:
                if sketch.scores[other] >= sketch.target:
                    return 0.0
                known = prospect(sketch, other, self._weights)
            against += exp(min(60.0, known - own))
        return 1.0 / (1.0 + against)

    def share_with(self, ship: int, cell: int, hold: Hold, points: int = 0) -> float:
        """With a ship of this seat, or commanded by it, elsewhere, otherwise laden, and so many
        points more."""
        sketch = self.sketch
        was = sketch.cells[ship], sketch.holds[ship], sketch.scores[self.seat]
        sketch.cells[ship], sketch.holds[ship] = cell, hold
        sketch.scores[self.seat] += points
        found = self.share()
        sketch.cells[ship], sketch.holds[ship], sketch.scores[self.seat] = was
        return found

    def share_taking(self, ship: int, cell: int, hold: Hold, island: int) -> float:
        """With the ship there and the token of that island aboard."""
        sketch = self.sketch
        kind = sketch.tokens[island]
        sketch.tokens[island] = -1
        points = 1 if ship >= FIRST_PRIVATEER else 0
        found = self.share_with(ship, cell, more(hold, kind), points)
        sketch.tokens[island] = kind
        return found

    def share_after_hit(self, ship: int, target: int) -> float:
        """TB-50: with the piece looted that the chooser likes best; the ships lie as they do."""
        return self.likely_loot(ship, target)[1]

    def likely_loot(self, ship: int, target: int) -> tuple[int | None, float]:
        """TB-50: the piece that whoever chooses will take (None: there is none), and the share."""
        kinds = kinds_in(self.sketch.holds[target]) or (None,)
        found = [(kind, self.share_looting(ship, target, kind)) for kind in kinds]
        attacker_chooses = not self.sketch.holds[target][GOLD]
        is_mine = self.commander == self.seat
        best = max if attacker_chooses is is_mine else min
        return best(found, key=itemgetter(1))

    def share_looting(self, ship: int, target: int, kind: int | None) -> float:
        """TB-49, TB-51, TB-54: with that piece taken; the target sinks if nothing is left."""
        sketch, commander = self.sketch, self.commander
        was = sketch.holds[ship], sketch.holds[target], sketch.cells[target]
        score = sketch.scores[commander]
        plunder(sketch, ship, target, kind, commander)
        found = self.share(target, commander)
        sketch.holds[ship], sketch.holds[target], sketch.cells[target] = was
        sketch.scores[commander] = score
        return found

    def blockers(self, ship: int, target: int) -> set[int]:
        """The cells of other ships, which end a line of fire from `ship` to `target`."""
        cells = self.sketch.cells
        return {
            cells[other]
            for other in range(SHIPS)
            if other not in (ship, target) and cells[other] != NOWHERE
        }
