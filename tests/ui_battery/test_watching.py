"""Several people at one screen: what is public is seen by all before anybody is sent away, and a
curtain falls only where somebody else is about to see a secret.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.conftest import OpenRig
from tests.hands import Mouse
from tests.ui_battery.likings import Likings
from tests.ui_battery.robot import Robot
from tests.ui_battery.seating import sit_down
from tools.rig import FRAME, Rig
from treasure_games.core.game import Mode
from treasure_games.match.match import Match
from treasure_games.table.scene import TableScene

pytestmark = [pytest.mark.games_in_turn, pytest.mark.in_turn]

ACTS: Final = 40
READ: Final = {0.0: 1.4, 1.0: 0.5}
"""By speed, the seconds for which what is public stays after its motion, which takes its time."""
IN_TURN: Final[dict[str, dict[str, str]]] = {
    "bluffaneer": {"shout": "sealed", "answer": "everyone"}
}
"""Rules by which nobody races."""


class Onlooker:
    """Notes frame by frame what everybody could see, who looks, and when a curtain falls."""

    def __init__(self, rig: Rig, table: TableScene, speed: float) -> None:
        self.rig, self.table, self.least = rig, table, round(READ[speed] * 1000)
        self.seconds: Counter[int] = Counter()
        """For how long so many public events were the last ones that all saw."""
        self.curtains: list[int] = []
        self.last: int | None = None
        """Who has said last that they look."""
        self._tick, self._fall = rig.tick, table.session.services.navigation.show_curtain
        rig.tick = self.tick  # type: ignore[method-assign]
        table.session.services.navigation.show_curtain = self.fall  # type: ignore[assignment, method-assign]

    @property
    def match(self) -> Match:
        return self.table.match

    def public(self, events: Any) -> int:
        return sum(type(event) in self.table.session.words.reveals for event in events)

    def tick(self, seconds: float = FRAME, events: Any = ()) -> None:
        self._tick(seconds, events)
        session = self.table.session
        if session.viewer is None and self.rig.top is self.table:
            self.seconds[self.public(session.log.events)] += round(seconds * 1000)
        if session.viewer is not None and session.viewpoint.are_shared:
            assert session.viewer == self.last, "a hand is open that nobody has asked for"

    def pressed(self) -> None:
        """Who presses to look again has looked at what was public."""
        self.seconds[self.public(self.table.session.log.events)] += self.least

    def fall(self, match: Match, seat: int, *then: Callable[[], None]) -> None:
        asked, words = match.pending(), self.table.session.words
        assert asked is not None
        assert seat != self.last, "who looked last needs no curtain"
        is_secret = asked.mode is Mode.SEALED or not words.is_public(match.view(None))
        assert is_secret, "nothing hidden is about to be seen"
        seen = self.public(one.event for act in match.acts[1:] for one in act.moments)
        assert not seen or self.seconds[seen] >= self.least, "nobody has seen what is public"
        self.curtains.append(seat)
        self._fall(match, seat, *then)


class Guest(Robot):
    """A robot that tells who comes to the screen."""

    onlooker: Onlooker

    def _press(self, name: str) -> None:
        if name in ("ready", "choice.return"):
            asked = self.table.session.viewpoint.asked
            if name == "choice.return":
                assert asked == self.onlooker.last
                self.onlooker.pressed()
            self.onlooker.last = asked
        super()._press(name)


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_a_public_reveal_is_never_covered_by_a_curtain(
    speed: float, game_id: str, likings: Likings, open_rig: OpenRig
) -> None:
    rig = open_rig((1024, 640), speed=speed)
    rules: dict[str, Any] = {**likings.SECRET, **IN_TURN.get(game_id, {})}
    robot = Guest(sit_down(Mouse(rig), game_id, 3, 1, **rules).hands, 4)
    robot.onlooker = onlooker = Onlooker(rig, robot.table, speed)
    match = robot.table.match
    robot.play(until=lambda: len(match.acts) > ACTS)
    assert onlooker.curtains
