"""What an attentive person sees and hears of a match, frame by frame."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Final, NamedTuple

import pygame

from tests.hands import Mouse
from tools.quick_thinker import QuickThinker
from tools.rig import HandClock, Rig
from treasure_games.app import App
from treasure_games.match.match import Match
from treasure_games.opponents.worker import Answer, Request
from treasure_games.screens.curtain import CurtainScene
from treasure_games.stage.audio.mixer import Audio
from treasure_games.stage.settings import Settings
from treasure_games.table.scene import TableScene

LONGEST: Final = 600
"""Frames after which a film must have ended."""
Sound = tuple[str, int | None]
"""Its group, and the step of the scale if one was asked for."""
A_WHILE: Final = 90
"""Frames in which a window closes."""
FURNITURE_REST: Final = 16
"""Steps after which a tooltip has come up."""


class Listener(Audio):
    """Notes what would be heard."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.heard: list[Sound] = []

    def play(self, group: str, step: int | None = None, take: int | None = None) -> None:
        """Note it."""
        self.heard.append((group, step))

    def take(self) -> tuple[Sound, ...]:
        """What was heard since the last call."""
        heard, self.heard = tuple(self.heard), []
        return heard


class FirstThought(QuickThinker):
    """Computer players that take the first thing that the rules allow: they see no secrets."""

    def submit(self, request: Request) -> int:
        """Answer without looking."""
        self._tickets += 1
        self._answers.append(Answer(self._tickets, request, request.legal[0], None, 0.0, ""))
        return self._tickets


class SlowThought(FirstThought):
    """Thinks for so many seconds about some requests."""

    def __init__(
        self, clock: HandClock, seconds: float, is_slow: Callable[[Request], bool]
    ) -> None:
        super().__init__()
        self._clock, self._seconds, self._is_slow = clock, seconds, is_slow
        self._due: dict[int, float] = {}

    def submit(self, request: Request) -> int:
        """Answer later."""
        ticket = super().submit(request)
        self._due[ticket] = self._clock.now() + self._seconds * self._is_slow(request)
        return ticket

    def poll(self) -> list[Answer]:
        """Return what has been thought through by now."""
        now, answers = self._clock.now(), self._answers
        self._answers = [one for one in answers if self._due[one.ticket] > now]
        return [one for one in answers if self._due[one.ticket] <= now]


class Frame(NamedTuple):
    """What can be noticed of the window at one moment."""

    time: float
    digest: str
    title: str
    sounds: tuple[Sound, ...]


def watched(app: App) -> None:
    """Prepare the app so that what it does can be compared."""
    app.services.thinker = FirstThought()  # type: ignore[assignment]
    app.services.audio = Listener(app.settings)


def seen(rig: Rig) -> Frame:
    """What is noticed now, and was heard since the last look."""
    pixels = pygame.image.tobytes(rig.loop.window.surface, "RGB")
    return Frame(rig.clock.now(), sha256(pixels).hexdigest(), rig.top.title, heard(rig))


def heard(rig: Rig) -> tuple[Sound, ...]:
    """What was heard since the last call."""
    audio = rig.services.audio
    assert isinstance(audio, Listener)
    return audio.take()


def sit_down(rig: Rig, match: Match) -> None:
    """At the table, at the same time in every match that is compared."""
    rig.clock.seconds = 0.0
    heard(rig)
    rig.show(TableScene(rig.services, match))


def tour(rig: Rig, match: Match) -> Iterator[Frame]:
    """The table at rest, tooltips of its furniture, the log, and the pause menu over it."""
    sit_down(rig, match)
    rig.settle()
    yield seen(rig)
    mouse = Mouse(rig)
    for name in mouse.names():
        if not name.startswith("chart.") and mouse.can_press(name):
            mouse.move(*mouse.spot(name))
            rig.settle()
            for _ in range(FURNITURE_REST):
                rig.tick(0.05)
            yield seen(rig)
    for key in ("l", "f10"):
        mouse.key(key)
        rig.settle()
        yield seen(rig)
    mouse.move(0, 0)


def film(rig: Rig, match: Match) -> Iterator[Frame]:
    """What is seen of a match for a while, by whoever looks on."""
    sit_down(rig, match)
    for _ in range(A_WHILE):
        rig.tick()
        yield seen(rig)


def film_of_the_curtain(rig: Rig, match: Match) -> Iterator[Frame]:
    """Every frame from the first of the curtain's closing to a while after it has closed, then
    the menu and the rulebook over it.
    """
    sit_down(rig, match)
    for _ in range(LONGEST):
        if isinstance(rig.top, CurtainScene):
            break
        rig.tick()
    assert isinstance(rig.top, CurtainScene)
    while rig.top.closed < 1.0:
        rig.tick()
        yield seen(rig)
    for _ in range(20):
        rig.tick()
        yield seen(rig)
    mouse = Mouse(rig)
    for key in ("escape", "f1"):
        mouse.key(key)
        rig.settle()
        yield seen(rig)
    mouse.move(0, 0)  # whoever used the keys last is shown the focus
