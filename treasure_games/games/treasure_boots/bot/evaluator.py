"""The evaluator: a seat's share of the victory in a position, and after trial changes to it.

A trial change is made, evaluated and undone.
"""

from __future__ import annotations

from math import exp
from operator import itemgetter
from typing import Final

from treasure_games.games.treasure_boots.bot.position import Position, plunder
from treasure_games.games.treasure_boots.bot.weights import Weights, logit
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


class Evaluator:
    """Estimates the share of `seat` at a table, and after small changes to it.

    `commander` is the seat in turn: what a privateer gains counts for it (TB-26).
    """

    __slots__ = ("_others", "_weights", "commander", "position", "seat")

    def __init__(self, table: State | View, seat: int, weights: Weights) -> None:
        self.position = Position(table, (table.turn + 1) % table.house.seats)
        self.seat = seat
        self.commander = table.turn
        self._weights = weights
        self._others = [
            logit(self.position, other, weights) for other in range(self.position.seats)
        ]

    def share(self, *changed: int) -> float:
        """Return the share in the current position; `changed` are rivals that changed too."""
        position, seat = self.position, self.seat
        if position.scores[seat] >= position.target:
            return WON
        own = logit(position, seat, self._weights)
        against = 0.0
        for other, known in enumerate(self._others):
            if other == seat:
                continue
            if other in changed:
                if position.scores[other] >= position.target:
                    return 0.0
                known = logit(position, other, self._weights)
            against += exp(min(60.0, known - own))
        return 1.0 / (1.0 + against)

    def share_with(self, ship: int, cell: int, hold: Hold, points: int = 0) -> float:
        """Return the share with a ship of this seat, or one it commands, moved to `cell` with
        `hold`, and with `points` more."""
        position = self.position
        was = position.cells[ship], position.holds[ship], position.scores[self.seat]
        position.cells[ship], position.holds[ship] = cell, hold
        position.scores[self.seat] += points
        found = self.share()
        position.cells[ship], position.holds[ship], position.scores[self.seat] = was
        return found

    def share_taking(self, ship: int, cell: int, hold: Hold, island: int) -> float:
        """Return the share with the ship there and that island's token aboard."""
        position = self.position
        kind = position.tokens[island]
        position.tokens[island] = -1
        points = 1 if ship >= FIRST_PRIVATEER else 0
        found = self.share_with(ship, cell, more(hold, kind), points)
        position.tokens[island] = kind
        return found

    def share_after_hit(self, ship: int, target: int) -> float:
        """TB-50: return the share if the chooser takes the piece it likes best."""
        return self.likely_loot(ship, target)[1]

    def likely_loot(self, ship: int, target: int) -> tuple[int | None, float]:
        """TB-50: return the piece that will be taken (None: there is none), and the share."""
        kinds = kinds_in(self.position.holds[target]) or (None,)
        found = [(kind, self.share_looting(ship, target, kind)) for kind in kinds]
        attacker_chooses = not self.position.holds[target][GOLD]
        is_mine = self.commander == self.seat
        best = max if attacker_chooses is is_mine else min
        return best(found, key=itemgetter(1))

    def share_looting(self, ship: int, target: int, kind: int | None) -> float:
        """TB-49, TB-51, TB-54: return the share with that piece taken; an empty target sinks."""
        position, commander = self.position, self.commander
        was = position.holds[ship], position.holds[target], position.cells[target]
        score = position.scores[commander]
        plunder(position, ship, target, kind, commander)
        found = self.share(target, commander)
        position.holds[ship], position.holds[target], position.cells[target] = was
        position.scores[commander] = score
        return found

    def blockers(self, ship: int, target: int) -> set[int]:
        """Return the cells of other ships, which block a line of fire from `ship` to `target`."""
        cells = self.position.cells
        return {
            cells[other]
            for other in range(SHIPS)
            if other not in (ship, target) and cells[other] != NOWHERE
        }
