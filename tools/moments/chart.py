"""Telling moments and animations of Captain Treasure Boots."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import pygame
from pygame.event import Event

from tools.rig import FRAME, Rig, crew, play_on, table_plan
from treasure_games.games.treasure_boots.rules.actions import TAKE
from treasure_games.games.treasure_boots.rules.pieces import NO_TOKEN, cargo, more
from treasure_games.games.treasure_boots.rules.scoring import unload_value
from treasure_games.games.treasure_boots.text.forecast import aims
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup
from treasure_games.stage.animation import Call, Sequential
from treasure_games.table.scene import TableScene

GAME = "treasure_boots"
SEEDS = 80
"""Matches that are looked through for a moment."""

Fit = Callable[[Match], bool]


def asked_for(
    ask: str, fit: Fit = lambda match: True, people: int = 1, pirates: int = 3, **options: Any
) -> Match:
    """A match in which seat 0 is asked this, and that is `fit`, on the usual chart."""
    options = {"layout": "close", **options}
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


@dataclass(frozen=True)
class Film:
    """An act of seat 0 that is asked for `ask`: from an event that comes of it until another
    begins, or to its own end.
    """

    ask: str
    event: str
    """The event that is filmed."""
    never: str = ""
    """An event that must not come of the act."""
    ends: tuple[str, ...] = ("TurnEnded", "TurnStarted")
    """Whichever of these begins next ends the film; without any it ends with the filmed event."""
    starts: str = ""
    """The event with which it begins; "" for the filmed one."""
    fit: Callable[[Any], bool] = lambda event: True
    """Whether an event of this kind is worth a film."""
    people: int = 2
    pirates: int = 0

    def begin(self, rig: Rig) -> None:
        """Bring the table to the first frame of the film."""
        plan, acts = _record(self)
        match = Match(plan)
        for seat, action in acts[:-1]:
            match.act(seat, action)
        scene = sit_down(rig, match)
        _watch(scene)
        scene.session.act(acts[-1][1])
        rig.tick(0.0)
        while rig.loop.stack.is_animating and (self.starts or self.event) not in _on_screen:
            rig.tick()

    def is_over(self, rig: Rig) -> bool:
        """Return True once the next thing begins."""
        begun = _on_screen.index(self.event) if self.event in _on_screen else len(_on_screen)
        ends = self.ends or (_END.format(self.event),)
        return not set(ends).isdisjoint(_on_screen[begun + 1 :])


_on_screen: list[str] = []
"""The events that the table being filmed has shown so far, and their ends; first ""."""
_END = "end of {}"


def on_screen() -> tuple[str, ...]:
    """Return the events that the table being filmed has shown so far, and their ends."""
    return tuple(_on_screen)


def _watch(scene: TableScene) -> None:
    """Note which events the table shows."""
    game, animate = scene.game, scene.game.animate
    _on_screen[:] = [""]

    def noting(step: Any) -> Any:
        name = type(step.event).__name__
        _on_screen.append(name)
        ended = Call(lambda: _on_screen.append(_END.format(name)))
        return Sequential(animate(step), ended)

    game.animate = noting


@cache
def _record(film: Film) -> tuple[MatchSetup, tuple[Any, ...]]:
    """A match with an act that makes a film: set-up, acts before it, the act."""
    for seed in range(SEEDS):
        plan = table_plan(GAME, crew(film.people, film.pirates), seed, layout="close")
        match = Match(plan)
        play_on(match, lambda one: _causes(one, film))
        if not match.is_over:
            acts = tuple((act.seat, act.action) for act in match.acts[1:])
            return plan, (*acts, (0, _cause(match, film)))
    raise LookupError(f"no {film.event} in {SEEDS} matches")


def _causes(match: Match, film: Film) -> bool:
    pending = match.pending()
    if pending is None or pending.seats[0] != 0 or pending.ask != film.ask or len(match.acts) < 16:
        return False
    return _cause(match, film) is not None


def _cause(match: Match, film: Film) -> Any:
    """What seat 0 can do that its event comes of it; None for nothing."""
    for action in match.legal(0)[-6:]:
        twin = Match(match.plan)
        for act in match.acts[1:]:
            assert act.seat is not None
            twin.act(act.seat, act.action)
        done = twin.act(0, action)
        events = {type(moment.event).__name__: moment.event for moment in done.moments}
        if film.event in events and film.never not in events and film.fit(events[film.event]):
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


def wins_by_taking(match: Match) -> bool:
    """Whether the treasure that lies at the ship of seat 0 makes her cargo one that wins."""
    view = match.view(0)
    island = view.chart.land.get(view.cells[0])
    if view.ship != 0 or island is None or view.tokens[island] == NO_TOKEN:
        return False
    worth = [
        view.scores[0] + unload_value(hold, view.house).total
        for hold in (view.holds[0], more(view.holds[0], view.tokens[island], 1))
    ]
    return worth[0] < view.house.target <= worth[1]


def can_win(rig: Rig, pirates: int = 3) -> None:
    """A ship has taken what wins once it is unloaded: all are told, and her plate says so."""
    scene = sit_down(rig, asked_for("collect", wins_by_taking, pirates=pirates))
    scene.session.act(TAKE)
    gains = scene.game.board.gains
    while not gains.told and rig.loop.stack.is_animating:
        rig.tick()
    for _frame in range(round(0.5 / FRAME)):
        rig.tick()


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
    "chart_another": ("another chart", pointing(moment("sail", _late, layout="anew"))),
    "chart_can_win": ("a captain carries what wins, and all are told", can_win),
    "chart_refit": ("a port for a new ship", moment("refit", pirates=4)),
}
"""By name: what it tells, and how to bring the app there."""


def _has_turned(event: Any) -> bool:
    return bool(event.steps)


def _is_much(event: Any) -> bool:
    return sum(event.kinds) >= 3


def _is_close(event: Any) -> bool:
    return event.defence - event.attack <= 2


FILMED: dict[str, tuple[str, Film]] = {
    "chart_dice": (
        "dice, wind and treasure of a new turn",
        Film("sail", "TreasurePlaced", starts="TurnStarted", ends=()),
    ),
    "chart_wind": (
        "the wind turns", Film("sail", "WindTurned", ends=(), fit=_has_turned)
    ),
    "chart_step": ("a ship sails", Film("sail", "ShipMoved", ends=("TreasureTaken", "TurnEnded"))),
    "chart_fire": (
        "a shot that misses", Film("shoot", "ShotMissed", starts="ShotDeclared", fit=_is_close)
    ),
    "chart_hit": (
        "a shot that hits", Film("shoot", "ShotHit", starts="ShotDeclared", never="ShipSunk")
    ),
    "chart_sinking": ("a ship goes down", Film("shoot", "ShipSunk")),
    "chart_unloading": ("cargo is unloaded", Film("unload", "Unloaded", fit=_is_much)),
    "chart_privateer": (
        "a privateer appears", Film("sail", "PrivateerAppeared", ends=())
    ),
}  # fmt: skip
"""By name: what it tells, and the film."""
