"""A table of the chart on the bench: matches at any point, played on by somebody sensible."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pygame

from tests.conftest import OpenRig
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.games.treasure_boots.rules.actions import Sail, Shoot, Take, Unload
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER, NO_TOKEN, cargo
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.ui.table import TreasureBootsTable
from treasure_games.match.match import Match
from treasure_games.table.game_table import Layer
from treasure_games.table.scene import TableScene

GAME = "treasure_boots"


def sensible(view: View, legal: Sequence[Any], rng: Random) -> Any:
    """Take and unload what can be, fire mostly, sail to treasure and ports."""
    for kind in (Take, Unload):
        found = [action for action in legal if isinstance(action, kind)]
        if found:
            return found[0]
    shots = [action for action in legal if isinstance(action, Shoot)]
    if shots and rng.random() < 0.8:
        return rng.choice(shots)
    voyages = [action for action in legal if isinstance(action, Sail)]
    if voyages:
        treasure = _treasure(view)
        goals = _goals(view, treasure)
        return max(
            voyages,
            key=lambda voyage: _worth(view, voyage, goals, treasure) + 0.3 * rng.random(),
        )
    return rng.choice(legal)


def _treasure(view: View) -> list[int]:
    """Islands with something to take."""
    islands = enumerate(view.chart.islands)
    return [island.cell for index, island in islands if view.tokens[index] != NO_TOKEN]


def _goals(view: View, treasure: list[int]) -> list[int]:
    """Where the ship wants to go; a privateer wants nothing."""
    if view.ship >= FIRST_PRIVATEER:
        return []
    return list(view.chart.ports) if cargo(view.holds[view.ship]) >= 4 else treasure


def _worth(view: View, voyage: Sail, goals: list[int], treasure: list[int]) -> float:
    if not goals:
        return 0.0
    nearest = min(view.chart.grid.distance(voyage.cell, goal) for goal in goals)
    return -0.3 * nearest - 0.5 * voyage.pearls + (2.0 if voyage.cell in treasure else 0.0)


def played_on(match: Match, until: Callable[[Match], bool]) -> Match:
    """Let sensible captains decide for every seat until the match stands as wanted."""
    return play_on(match, until, prefer=sensible)


def asked_for(
    ask: str,
    people: int = 1,
    pirates: int = 2,
    fit: Callable[[Match], bool] = lambda match: True,
    **options: Any,
) -> Match:
    """A match in which seat 0 is asked this, and that is `fit`, on the usual chart."""
    options = {"layout": "close", **options}
    for seed in range(60):
        match = Match(table_plan(GAME, crew(people, pirates), seed, **options))
        played_on(match, lambda one: is_asked(one, ask) and fit(one))
        if not match.is_over:
            return match
    raise AssertionError(f"seat 0 is never asked for {ask}")


def is_asked(match: Match, ask: str, seat: int = 0) -> bool:
    """Whether this seat is asked this now."""
    pending = match.pending()
    return pending is not None and pending.seats[0] == seat and pending.ask == ask


class Sitting:
    """A bench with one table on it."""

    def __init__(self, rig: Rig, match: Match) -> None:
        self.rig = rig
        self.match = match
        self.table = TableScene(rig.services, match)
        rig.show(self.table)
        rig.settle(8.0)

    @property
    def game(self) -> TreasureBootsTable:
        """The game's own part."""
        return self.table.game

    def settle(self) -> None:
        """Until nothing moves any more."""
        self.rig.settle(20.0)

    def spot(self, cell: int) -> tuple[int, int]:
        """The pixel in the middle of a cell."""
        viewport = self.table.context.viewport
        return viewport.point_to_pixels(*self.game.chart.cell_rect(cell).center)


def sit(open_rig: OpenRig, match: Match, speed: float = 0.0) -> Sitting:
    """Sit down at a match; forced steps are left to the person."""
    rig = open_rig((1280, 720), speed=speed)
    rig.services.settings.auto_play_forced = False
    return Sitting(rig, match)


def assert_nothing_old_stays(sitting: Sitting) -> None:
    """Below a sheet the chart isn't drawn, and the frame is what painting it anew would give."""
    assert sitting.game.chart not in sitting.game.nodes(Layer.REST)
    shown = sitting.rig.picture()
    anew = pygame.Surface(shown.get_size())
    anew.fill("magenta")
    sitting.rig.loop.painter.frame.paint(anew, anew.get_rect())
    assert pygame.image.tobytes(anew, "RGB") == pygame.image.tobytes(shown, "RGB")
