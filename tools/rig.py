"""The app on a test bench: a window without a screen, a manual clock, any match."""

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from treasure_games.app import App
from treasure_games.core.options import OptionValue, Setup
from treasure_games.core.registry import load
from treasure_games.launch import Launch
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup, Seat
from treasure_games.opponents.players import make_player
from treasure_games.screens.setup.crew import person, pirate
from treasure_games.stage.cache import Cache
from treasure_games.stage.loop import LONGEST_STEP, Loop
from treasure_games.stage.scene import Scene
from treasure_games.table.services import AppServices

FRAME = 1.0 / 60.0
TODAY = date(2026, 11, 28)
"""The date by its clock."""
SEED = 7
"""That of a match which is begun without another one: the same each time."""
LONG = 60.0
"""Seconds of the manual clock after which nothing on a screen should still move."""


@dataclass(slots=True)
class HandClock:
    """Stands still until somebody moves it."""

    seconds: float = 0.0

    def now(self) -> float:
        """Return the time that it was put to."""
        return self.seconds

    def advance(self, seconds: float) -> None:
        """Move it on."""
        self.seconds += seconds

    def leave_out(self, seconds: float) -> None:
        """Take back what nobody has lived through."""
        self.seconds -= seconds


class Rig:
    """The real app and loop; time passes only by `tick`."""

    def __init__(self, app: App, loop: Loop, clock: HandClock) -> None:
        self.app = app
        self.loop = loop
        self.clock = clock

    @property
    def services(self) -> AppServices:
        """The app's services."""
        return self.app.services

    @property
    def top(self) -> Scene:
        """The top scene."""
        scene = self.loop.stack.top
        if scene is None:
            raise RuntimeError("no scene is left on the stack")
        return scene

    def show(self, scene: Scene) -> None:
        """Start again with this scene."""
        self.loop.stack.reset(scene)
        self.tick(0.0)

    def tick(self, seconds: float = FRAME, events: Sequence[pygame.event.Event] = ()) -> None:
        """Run one step of the loop with these events."""
        self.clock.advance(seconds)
        self.loop.step(events, seconds)

    def settle(self, longest: float = LONG, step: float = LONGEST_STEP) -> None:
        """Tick until nothing moves, by default in the longest steps that the loop takes."""
        passed = 0.0
        while passed < longest and self.loop.stack.is_animating:
            self.tick(step)
            passed += step
        self.tick()

    def picture(self) -> pygame.Surface:
        """Return a copy of the window's picture."""
        return self.loop.window.surface.copy()


@contextmanager
def rig(
    size: tuple[int, int] = (1920, 1080),
    text_scale: float = 1.0,
    speed: float = 1.0,
    prepare: Callable[[App], None] = lambda app: None,
    folder: Path | None = None,
) -> Iterator[Rig]:
    """Yield a rig, closed afterwards. Without a `folder` it gets an empty one of its own."""
    with ExitStack() as stack:
        if folder is None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        app = App(Launch(data_dir=folder, speed=speed, seed=SEED))
        clock = HandClock()
        settings = app.settings
        settings.window_width, settings.window_height = size
        settings.text_scale = text_scale
        settings.hold_turn = False  # an act is done at once, unless holding is what is looked at
        settings.ask_about_points = False  # a press does what it says, unless asking is looked at
        settings.throw_for_me = True  # nobody presses for dice, unless throwing is looked at
        settings.tell_aim = False  # a bench has no newcomers, unless `prepare` wants some
        app.services.clock = clock
        app.services.matches.days.clock = lambda: TODAY  # type: ignore[method-assign]
        prepare(app)
        loop = app.open()
        loop.window.resize(*size)
        loop.settings_changed()
        app.services.thinker.start()
        try:
            yield Rig(app, loop, clock)
        finally:
            loop.stack.clear()
            app.close()
            loop.window.close()


def crew(people: int, pirates: int, level: str = "mate") -> tuple[Seat, ...]:
    """Return this many people, then this many computer pirates."""
    names = ("Anne", "Bartholomew", "Calico Jack", "Ching Shih", "Diego", "Edward")
    seats: list[Seat] = []
    for number in range(people):
        seats.append(person(number, names[number], seats))
    for _ in range(pirates):
        seats.append(pirate(seats, level))
    return tuple(seats)


def table_plan(
    game_id: str, seats: tuple[Seat, ...], seed: int = SEED, **options: OptionValue
) -> MatchSetup:
    """Return a table of these seats, with house rules by name."""
    setup = Setup.of(load(game_id).info, len(seats), options)
    return MatchSetup(game_id, setup, seats, seed)


Prefer = Callable[[Any, Sequence[Any], Random], Any | None]
"""What to do instead of a player's own choice: the view and the legal actions go in."""


def play_on(
    match: Match,
    until: Callable[[Match], bool],
    level: str = "greedy",
    prefer: Prefer | None = None,
    *,
    first: int = 0,
    saves_each_act: bool = False,
) -> Match:
    """Let one kind of player decide for every seat until the match satisfies `until`.

    What they decide from the start of a match on is remembered: many pictures begin alike. So
    `until` looks only, and whoever wants to act differently says it by `prefer`. Of several
    seats that are asked at once the `first` answers first, -1 being the last. By default the match
    is saved at the end only.
    """
    is_new = len(match.acts) == 1
    begin = partial(Course, match.plan, level, prefer, first)
    course = _COURSES.keep((repr(match.plan), level, prefer, first), begin) if is_new else begin()
    save = match.on_change
    if not saves_each_act:
        match.on_change = None
    while not match.is_over and match.pending() is not None and not until(match):
        match.act(*course.next(match, len(match.acts) - 1 if is_new else None))
    match.on_change = save
    if save is not None and not saves_each_act:
        save(match)
    return match


class Course:
    """What players of one level decide in a match, one act after the other."""

    def __init__(self, plan: MatchSetup, level: str, prefer: Prefer | None, first: int) -> None:
        self._players = [
            make_player(level, plan.game, seat, plan.seed) for seat in range(len(plan.seats))
        ]
        self._prefer, self._first, self._rng = prefer, first, Random(3)
        self._acts: list[tuple[int, Any]] = []

    def next(self, match: Match, index: int | None = None) -> tuple[int, Any]:
        """Return who acts next and how; `index` counts the acts from the start."""
        if index is not None and index < len(self._acts):
            return self._acts[index]
        asked = match.pending()
        assert asked is not None
        seat = asked.seats[self._first]
        view, legal = match.view(seat), match.legal(seat)
        chosen = self._prefer(view, legal, self._rng) if self._prefer else None
        if chosen is None:
            chosen = self._players[seat].choose(view, legal)
        self._acts.append((seat, chosen))
        return seat, chosen


_COURSES: Final[Cache[Course]] = Cache(128)
