"""Telling moments and animations of Captain Treasure Boots."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pygame
from pygame.event import Event

from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.games.treasure_boots.rules.pieces import cargo
from treasure_games.games.treasure_boots.text.forecast import aims
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup
from treasure_games.table.scene import TableScene

GAME = "treasure_boots"
SEEDS = 80
"""Matches that are looked through for a moment."""

Fit = Callable[[Match], bool]


def asked_for(
    ask: str, fit: Fit = lambda match: True, people: int = 1, pirates: int = 3, **options: Any
) -> Match:
    """A match in which seat 0 is asked this, and that is `fit`."""
    plan, acts = _found(ask, fit, people, pirates, tuple(options.items()))
    match = Match(plan)
    for seat, action in acts:
        match.act(seat, action)
    return match


@cache
def _found(
    ask: str, fit: Fit, people: int, pirates: int, options: tuple[tuple[str, Any], ...]
) -> tuple[MatchSetup, tuple[tuple[int, Any], ...]]:
    """Such a match as its set-up and acts: several may be needed, and the search takes seconds."""

    def is_there(match: Match) -> bool:
        pending = match.pending()
        return pending is not None and pending.seats[0] == 0 and pending.ask == ask and fit(match)

    for seed in range(SEEDS):
        plan = table_plan(GAME, crew(people, pirates), seed, **dict(options))
        match = play_on(Match(plan), is_there)
        if not match.is_over:
            return plan, tuple((act.seat, act.action) for act in match.acts[1:])
    raise LookupError(f"nobody is asked for {ask} like that")


@cache
def _record(
    ask: str, people: int, pirates: int, event: str, never: str
) -> tuple[MatchSetup, tuple[Any, ...]]:
    """A match with an act of seat 0 that causes an event and does not cause another: set-up, acts
    before it, the act.
    """
    for seed in range(SEEDS):
        plan = table_plan(GAME, crew(people, pirates), seed)
        match = Match(plan)
        play_on(match, lambda one: _causes(one, ask, event, never))
        if not match.is_over:
            acts = tuple((act.seat, act.action) for act in match.acts[1:])
            return plan, (*acts, (0, _cause(match, event, never)))
    raise LookupError(f"no {event} in {SEEDS} matches")


def _causes(match: Match, ask: str, event: str, never: str) -> bool:
    pending = match.pending()
    if pending is None or pending.seats[0] != 0 or pending.ask != ask or len(match.acts) < 16:
        return False
    return _cause(match, event, never) is not None


def _cause(match: Match, event: str, never: str) -> Any:
    """What seat 0 can do that this event comes of it; None for nothing."""
    for action in match.legal(0)[-6:]:
        twin = Match(match.plan)
        for act in match.acts[1:]:
            assert act.seat is not None
            twin.act(act.seat, act.action)
        done = twin.act(0, action)
        names = {type(moment.event).__name__ for moment in done.moments}
        if event in names and never not in names:
            return action
    return None


def moment(
    ask: str, fit: Fit = lambda match: True, people: int = 1, pirates: int = 3, **options: Any
) -> Callable[[Rig], None]:
    """The table at rest while seat 0 is asked this."""

    def show(rig: Rig) -> None:
        sit_down(rig, asked_for(ask, fit, people, pirates, **options))

    return show


def sit_down(rig: Rig, match: Match) -> TableScene:
    """The table of a match, at rest."""
    scene = TableScene(rig.services, match)
    rig.show(scene)
    rig.settle(12.0)
    return scene


def pointing(show: Callable[[Rig], None]) -> Callable[[Rig], None]:
    """The same with the pointer on the cell from which most ships can be fired at."""

    def shown(rig: Rig) -> None:
        show(rig)
        scene = rig.top
        assert isinstance(scene, TableScene)
        reach = scene.game.chart.marks.reach
        view = scene.game.view
        cell = max(reach, key=lambda one: (len(aims(view, view.ship, one)), one))
        x, y = scene.context.viewport.point_to_pixels(*scene.game.chart.cell_rect(cell).center)
        rig.tick(0.0, [Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))])
        rig.settle(4.0)

    return shown


def going_down(show: Callable[[Rig], None]) -> Callable[[Rig], None]:
    """The same act from where a ship begins to sink."""

    def begin(rig: Rig) -> None:
        show(rig)
        scene = rig.top
        assert isinstance(scene, TableScene)
        while rig.loop.stack.is_animating and not any(
            ship.sink for ship in scene.game.chart.ships.values()
        ):
            rig.tick()

    return begin


def act(
    ask: str, event: str, never: str = "", people: int = 2, pirates: int = 0
) -> Callable[[Rig], None]:
    """The table before an act of seat 0 that causes this, and not what must `never` come of it;
    then that act, first frame.
    """

    def begin(rig: Rig) -> None:
        plan, acts = _record(ask, people, pirates, event, never)
        match = Match(plan)
        for seat, action in acts[:-1]:
            match.act(seat, action)
        scene = sit_down(rig, match)
        scene.desk.act(acts[-1][1])
        rig.tick(0.0)

    return begin


def _has_cargo(count: int) -> Fit:
    return lambda match: cargo(match.view(0).holds[0]) >= count and match.view(0).ship == 0


def _late(match: Match) -> bool:
    return len(match.acts) > 40 and match.view(0).ship == 0


SHOWN: dict[str, tuple[str, Callable[[Rig], None]]] = {
    "chart_start": ("choosing the first port", moment("start")),
    "chart_sail": ("reachable cells, and what one of them offers", pointing(moment("sail", _late))),
    "chart_command": ("privateers that can be commanded", moment("command")),
    "chart_collect": ("a treasure to take", moment("collect")),
    "chart_unload": ("unloading a full hold", moment("unload", _has_cargo(4))),
    "chart_shot": ("aiming", moment("shoot", lambda match: len(match.legal(0)) > 2)),
    "chart_pearls": ("pearls as Guns", moment("attack", people=1, pirates=4)),
    "chart_loot": ("choosing the loot", moment("loot", people=1, pirates=4)),
    "chart_2": ("two captains", moment("sail", _late, pirates=1)),
    "chart_5": ("five captains", moment("sail", _late, pirates=4)),
    "chart_8": ("eight captains", moment("sail", _late, pirates=7)),
    "chart_square": ("the chart of squares", pointing(moment("sail", _late, chart="square"))),
    "chart_refit": ("a port for a new ship", moment("refit", pirates=4)),
}
"""By name: what it tells, and how to bring the app there."""

FILMED: dict[str, tuple[str, Callable[[Rig], None]]] = {
    "chart_dice": ("dice, wind and treasure of a new turn", act("sail", "TreasurePlaced")),
    "chart_wind": ("the wind turns", act("sail", "WindTurned")),
    "chart_step": ("a ship sails", act("sail", "ShipMoved")),
    "chart_fire": ("a shot that misses", act("shoot", "ShotMissed")),
    "chart_hit": ("a shot that hits", act("shoot", "ShotHit", never="ShipSunk")),
    "chart_sinking": ("a ship goes down", going_down(act("shoot", "ShipSunk"))),
    "chart_unloading": ("cargo is unloaded", act("unload", "Unloaded")),
    "chart_privateer": ("a privateer appears", act("sail", "PrivateerAppeared")),
}
"""By name: what it tells, and how to bring the app to its first frame."""
