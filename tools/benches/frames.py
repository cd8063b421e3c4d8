"""A frame of the busiest animation, beside the same pixels blitted once.

Every frame is drawn into a software surface by the real loop. Two ways: as played, where only
what has changed is drawn, and whole, where every frame is drawn from edge to edge. "The same
pixels" are the surfaces that a frame blits, noted and blitted again bare, without anything that
decides what goes where; a part of the window that something was scaled straight into counts as
blitted. Times are of the processor, and of each frame the least of some runs through the same
animation, so that other programs count less. As in `cold` they are those of the thread that draws:
what another core makes meanwhile for later ones is no part of a frame. What is made after a frame
is given the time that players give it: until the next frame is due.
"""

import gc
from collections.abc import Callable
from statistics import median
from time import thread_time
from typing import Any, Protocol

from tools.benches import SIZE, games, milliseconds, quantile
from tools.rig import FRAME, HandClock, Rig, pygame, rig

BUSIEST = {
    "stolen_treasure": ("stolen_swap", "stolen_on_yarr", "stolen_sweep"),
    "do_not_touch": ("deal", "swap", "rulebook_leaf"),
    "treasure_boots": (
        "chart_step", "chart_dice", "chart_fire", "chart_hit", "chart_unloading",
        "result_won", "result_lost",
    ),
    "bluffaneer": ("bluffaneer_roll", "bluffaneer_caught"),
    "scallywager": ("scallywager_roll", "scallywager_caught"),
}  # fmt: skip
"""Animations by game, as `tools.moments.STRIPS` calls them; those that all games have in common
stand where they are busiest.
"""

RUNS = 5
SLOWEST = 4
"""So many frames are told by themselves."""

Blits = tuple[pygame.Rect, list[tuple[pygame.Surface, Any, Any, int]]]
"""Clip; surfaces with their places, parts and blend flags."""


Times = tuple[float, float]
"""Seconds until a frame is shown, and of what is made ready after it, in the rest of its time."""


class Measure(Protocol):
    """Times of each frame of the animation that has begun."""

    def __call__(self, stand: Rig, *, whole: bool) -> list[Times]: ...


def measure(
    game: str | None, scene: str | None = None, size: tuple[int, int] = SIZE
) -> dict[str, Any]:
    """For each game's busiest animations, or `scene` alone: milliseconds of a frame and of its
    pixels. Raises `LookupError` for an animation that isn't among them.
    """
    from tools.moments import STRIPS

    found = {
        f"{game_id}: {name}": _animation(STRIPS[name].begin, size)
        for game_id in games(game)
        for name in BUSIEST[game_id]
        if scene in (None, name)
    }
    if not found:
        raise LookupError(f"there is no animation “{scene}” to measure")
    return found


def _animation(begin: Callable[[Rig], None], size: tuple[int, int]) -> dict[str, Any]:
    """Once to fill the caches, as a second deal would find them; then measured."""
    with rig(size) as stand:
        stand.app.services.clock = stand.clock = RunningClock()
        stand.loop.settings_changed()
        begin(stand)
        _frames(stand, whole=False)
        found = {}
        for name, whole in (("as_played", False), ("whole_frames", True)):
            frames, after = _least(_frames, stand, begin, whole=whole)
            pixels, _nothing = _least(_pixels, stand, begin, whole=whole)
            found[name] = {
                "frames": len(frames),
                "frame_median_ms": milliseconds(median(frames)),
                "frame_p99_ms": milliseconds(quantile(frames, 0.99)),
                "slowest_frames_ms": _slowest(frames),
                "made_after_p99_ms": milliseconds(quantile(after, 0.99)),
                "pixels_once_median_ms": milliseconds(median(pixels)),
                "ratio_of_sums": round(sum(frames) / sum(pixels), 2),
            }
    return found


def _least(
    measure: Measure, stand: Rig, begin: Callable[[Rig], None], *, whole: bool
) -> tuple[list[float], list[float]]:
    """Of each frame the least that it took in any run, and the least after it."""
    runs = []
    for _run in range(RUNS):
        begin(stand)
        runs.append(measure(stand, whole=whole))
    frames = list(zip(*runs, strict=False))
    return [min(shown for shown, _after in one) for one in frames], [
        min(after for _shown, after in one) for one in frames
    ]


def _frames(stand: Rig, *, whole: bool) -> list[Times]:
    """Times of each step of the loop until nothing moves."""
    times = []
    assets = stand.services.assets
    after = [0.0]
    make = assets.loader.work

    def timed() -> None:
        start = thread_time()
        make()
        after[0] = thread_time() - start

    assets.loader.work = timed  # type: ignore[method-assign]
    gc.collect()
    while stand.loop.stack.is_animating:
        if whole:
            stand.loop.painter.forget()
            stand.top.changed()
        start = thread_time()
        stand.tick(FRAME)
        times.append((thread_time() - start - after[0], after[0]))
    assets.loader.work = make  # type: ignore[method-assign]
    return times


def _pixels(stand: Rig, *, whole: bool) -> list[Times]:
    """Seconds that the blits of each frame take by themselves."""
    seconds: list[Times] = []
    window = stand.loop.window
    real = window.surface
    window.surface = noting = Noting(real.get_size())
    bare = pygame.Surface(real.get_size())
    try:
        while stand.loop.stack.is_animating:
            if whole:
                stand.loop.painter.forget()
            stand.top.changed()
            noting.noted.clear()
            stand.tick(FRAME)
            seconds.append((_again(bare, noting.noted), 0.0))
    finally:
        window.surface = real
    return seconds


def _again(target: pygame.Surface, noted: list[Blits]) -> float:
    start = thread_time()
    for clip, blits in noted:
        target.set_clip(clip)
        target.blits(blits, False)
    return thread_time() - start


class RunningClock(HandClock):
    """Runs on while a frame is made: what stops after some milliseconds of work stops."""

    def __init__(self, worked: Callable[[], float] = thread_time) -> None:
        super().__init__()
        self._worked = worked
        self._moved = worked()

    def now(self) -> float:
        """Return the time that it was put to, and what has been worked since then."""
        return self.seconds + self._worked() - self._moved

    def advance(self, seconds: float) -> None:
        """Move it on; what has been worked meanwhile is part of that."""
        super().advance(seconds)
        self._moved = self._worked()


class Noting(pygame.Surface):
    """A surface that draws as any other and notes what was blitted onto it, clip by clip."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self.noted: list[Blits] = []

    def subsurface(self, *where: Any) -> pygame.Surface:
        """A part of it, and note that something is drawn over all of that."""
        part = pygame.Rect(*where)
        pixels = pygame.Surface(part.size)
        pixels.fill("black")
        self.noted.append((part, [(pixels, part.topleft, None, 0)]))
        inner = super().subsurface(part)
        if isinstance(inner, Noting):
            inner.noted = []  # All of it is noted already.
        return inner

    def blit(
        self, source: Any, dest: Any = (0, 0), area: Any = None, special_flags: int = 0
    ) -> Any:
        """Blit and note it."""
        self.noted.append((self.get_clip(), [(source, dest, area, special_flags)]))
        return super().blit(source, dest, area, special_flags)

    def blits(self, blit_sequence: Any, doreturn: Any = True) -> Any:
        """Blit many, each with its part and its flags, and note them."""
        blits = list(blit_sequence)
        self.noted.append((self.get_clip(), blits))
        return super().blits(blits, doreturn)


def _slowest(frames: list[float]) -> dict[int, float]:
    """The frames that take longest, by their number."""
    longest = sorted(range(len(frames)), key=lambda one: -frames[one])[:SLOWEST]
    return {one: milliseconds(frames[one]) for one in longest}
