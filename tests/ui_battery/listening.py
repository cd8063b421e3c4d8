"""A robot that doesn't look: it hears what is spoken, and presses keys."""

from collections import Counter
from random import Random
from typing import Final

from tests.hands import Keys
from tests.ui_battery.robot import STRIDE, Stuck
from tools.rig import Rig
from treasure_games.stage.settings import ALL

MOST_PRESSES: Final = 30_000
OVER: Final = ("Rematch", "Take revenge")
QUIET: Final = 2
"""Steps in which nothing is said: then it is the robot's turn to ask."""
ADVISED: Final = 0.5
"""How often it asks for advice, hears it, and does what was advised."""
MOST_TABS: Final = 150
NOTHING: Final = "Nothing for now."


class Ear:
    """A voice that is only written down."""

    is_dumb = False

    def __init__(self, *_manner: str) -> None:
        self.heard: list[str] = []

    def say(self, text: str) -> None:
        """Note it."""
        self.heard.append(text)

    def stop(self) -> None:
        """It has been noted already."""

    def close(self) -> None:
        """Nothing has to end."""

    def join(self) -> None:
        """Nothing is waited for."""


class Listener:
    """Knows nothing but what the voice has said since it was asked last."""

    def __init__(self, rig: Rig, seed: int = 1) -> None:
        self.rig, self.keys, self.rng = rig, Keys(rig), Random(seed)
        self.ear = Ear()
        rig.loop.speaker.make_voice = lambda *_manner: self.ear
        rig.services.settings.voice = ALL
        self.presses = 0
        self.log: list[str] = []
        self._in_vain: Counter[str] = Counter()
        self._last: list[str] = []

    def hears(self, key: str, modifiers: int = 0) -> list[str]:
        """Press a key; what is said then?"""
        self.presses += 1
        if self.presses > MOST_PRESSES:
            raise Stuck(f"no end in sight: {self.log[-40:]}")
        self.ear.heard.clear()
        self.keys.key(key, modifiers)
        return self.waits()

    def waits(self) -> list[str]:
        """Let time pass until nothing more is said."""
        said, silent = len(self.ear.heard), 0
        while silent < QUIET:
            self.keys.do(seconds=STRIDE)
            silent = 0 if len(self.ear.heard) > said else silent + 1
            said = len(self.ear.heard)
        self.log += self.ear.heard
        return list(self.ear.heard)

    def play(self) -> None:
        """Ask what can be done, go to one of these things and press it, until the match is over."""
        while not set(OVER).intersection(offered := self.hears("f4")):
            names = [name for name in offered if name != NOTHING]
            if names and self.rng.random() < ADVISED:
                self.hears("h")
                self.hears("return")
                continue
            name = self.rng.choices(names, [self._liking(one) for one in names])[0] if names else ""
            if name and not self._go_to(name):
                continue
            said = self.hears("return")
            self._in_vain[name] = 0 if self._is_news(said) else self._in_vain[name] + 1

    def _liking(self, name: str) -> float:
        """What was pressed in vain is liked less; so is what leads away."""
        return 1.0 / (1.0 + self._in_vain[name]) ** 2

    def _is_news(self, said: list[str]) -> bool:
        """Has anything happened that wasn't said just before?"""
        fresh = set(said) - set(self._last)
        self._last = said
        return bool(fresh)

    def _go_to(self, name: str) -> bool:
        """Let the focus go on until this is said; somebody else may act meanwhile."""
        if any(name in said for said in self.hears("f3")[-1:]):
            return True
        return any(name in said for _tab in range(MOST_TABS) for said in self.hears("tab"))
