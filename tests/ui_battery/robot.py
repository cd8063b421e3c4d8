"""A robot that plays whole matches with one device, by what it sees on the screen."""

from collections.abc import Callable
from random import Random
from typing import Final

import pygame

from tests.hands import Focused, Hands, Mouse, NotOnScreen
from tests.ui_battery.likings import Likings, likings_of
from tools.rig import Rig
from treasure_games.screens.aim import AimScene
from treasure_games.screens.curtain import CurtainScene
from treasure_games.screens.result.scene import ResultScene
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.scene import TableScene

MOST_PRESSES: Final = 6000
"""A match takes some hundred; beyond this it doesn't come to an end."""
MOST_LIFTS: Final = 50
"""A hand that is lifted so often in a row shows nothing that answers."""
STRIDE: Final = 0.05
"""Seconds of the hand clock between two looks: the longest step that the loop takes."""
LONGEST_REST: Final = 20.0
"""Seconds of the hand clock in which everything must have come to rest."""
PATIENCE: Final = 60_000
"""Milliseconds of real time in which the thinking process must have answered."""

ANSWERS: Final = ("choice.", "pick.")
"""How the names of things begin that answer what a person is asked, at every table."""
END: Final = "choice.end"
IDLE: Final = (END, "choice.stay", "choice.pass")
"""Answers that do nothing."""


class Stuck(AssertionError):
    """The match doesn't go on, whatever is pressed."""


class Robot:
    """Plays every person's part, at random but bent on getting on."""

    def __init__(self, hands: Hands, seed: int = 1) -> None:
        self.hands = hands
        self.rng = Random(seed)
        self.presses = 0
        self.curtains = 0
        self.lifts = 0
        self._lifts_in_a_row = 0
        self.misses = 0
        self.pressed: set[str] = set()

    @property
    def rig(self) -> Rig:
        """The bench that it sits at."""
        return self.hands.rig

    @property
    def table(self) -> TableScene:
        """The table on the stack."""
        return next(one for one in self.rig.loop.stack.scenes if isinstance(one, TableScene))

    @property
    def likings(self) -> Likings:
        """What it knows about the game on the table."""
        return likings_of(self.table.match.plan.game)

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Go on until the result is shown, or `until` says that it is enough."""
        while not until():
            self.rest()
            if until() or isinstance(self.rig.top, ResultScene):
                return
            if isinstance(self.rig.top, CurtainScene):
                self._open_curtain()
            elif isinstance(self.rig.top, TableScene):
                self._take_part()
            elif not isinstance(self.rig.top, AimScene):
                raise Stuck(f"{type(self.rig.top).__name__} came up: {self.hands.words()}")

    def rest(self) -> None:
        """Look on until nothing moves and somebody at the screen can do something."""
        passed = 0.0
        while self.rig.loop.stack.is_animating or not self._is_wanted():
            if isinstance(self.rig.top, AimScene) and not self.rig.top.is_animating:
                self._lay_the_aim_aside()
            if not self.rig.loop.stack.is_animating and self._is_waiting_for_a_thought():
                self._await_event()
            self.hands.do(seconds=STRIDE)
            passed += STRIDE
            if passed > LONGEST_REST:
                raise Stuck(f"nothing to be done: {self.hands.names()}")
        self.hands.do(seconds=STRIDE)

    def _is_wanted(self) -> bool:
        if isinstance(self.rig.top, AimScene):
            return False
        if not isinstance(self.rig.top, TableScene):
            return not isinstance(self.rig.top, CurtainScene) or self.hands.sees("ready")
        asked = (*ANSWERS, *self.likings.ASKED)
        return any(
            name.startswith(asked) or name == "lift" or self._leads_on(name)
            for name in self.hands.names()
        )

    def _leads_on(self, name: str) -> bool:
        """Return True for a card of use and the like, where no button need answer."""
        likings = self.likings
        return name.startswith(likings.ANSWERS) and likings.liking(self.table, name) > 1

    def _lay_the_aim_aside(self) -> None:
        """Any press will do."""
        if isinstance(self.hands, Mouse):
            self.hands.click(*self.rig.loop.window.surface.get_rect().center)
        elif isinstance(self.hands, Focused):
            self.hands.confirm()

    def _is_waiting_for_a_thought(self) -> bool:
        return isinstance(self.rig.top, TableScene) and bool(
            self.table.session.conductor.thinking()
        )

    def _await_event(self) -> None:
        event = pygame.event.wait(PATIENCE)
        if event.type == pygame.NOEVENT:
            raise Stuck("the thinking process never answered")
        pygame.event.post(event)

    def _open_curtain(self) -> None:
        self.curtains += 1
        self._press("ready")

    def _take_part(self) -> None:
        if self.hands.sees("lift"):
            self.lifts += 1
            self._lifts_in_a_row += 1
            if self._lifts_in_a_row > MOST_LIFTS:
                raise Stuck(f"nothing of a lifted hand answers: {self.hands.names()}")
            self._lift()
            return
        try:
            self._press(self._chosen().name)
            self._lifts_in_a_row = 0
        except NotOnScreen:
            # A lifted hand has hidden itself on the way to one of its cards: look again.
            self.misses += 1

    def _lift(self) -> None:
        """A tap lifts the hand for a while."""
        if isinstance(self.hands, Mouse):
            x, y = self.hands.spot("lift")
            self.hands.click(x, y)
        else:
            self._press("lift")

    def _chosen(self) -> Control:
        """Something that answers and lies in sight, by liking."""
        answers = (*ANSWERS, *self.likings.ANSWERS)
        offered = [
            one for one in self.hands.controls() if one.name.startswith(answers) and one.is_enabled
        ]
        while offered:
            weights = [self._liking(one.name) for one in offered]
            chosen = self.rng.choices(offered, weights)[0]
            if self.hands.can_press(chosen.name):
                return chosen
            offered.remove(chosen)
        raise Stuck(f"nothing of {self.hands.names()} can be pressed")

    def _liking(self, name: str) -> int:
        """Buttons that answer are liked, those that do nothing a little; the game says the rest."""
        if name in IDLE:
            return 2
        if name.startswith("choice."):
            return 12
        return 1 if name.startswith(ANSWERS) else self.likings.liking(self.table, name)

    def _press(self, name: str) -> None:
        self.presses += 1
        if self.presses > MOST_PRESSES:
            raise Stuck("no end in sight")
        self.pressed.add(name.rstrip("0123456789"))
        self.hands.press(name)
