"""A table at which an act that would end the turn by itself is held."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from tests.hands import Hands, Mouse
from tools.rig import FRAME, Rig, crew, play_on, table_plan
from treasure_games.app import App
from treasure_games.games.do_not_touch.rules.actions import END_TURN
from treasure_games.match.match import Match
from treasure_games.screens.curtain import CurtainScene
from treasure_games.table.scene import TableScene

SIZE: Final = (1280, 720)
GAMES: Final = ("do_not_touch", "treasure_boots", "stolen_treasure")


def holding(app: App) -> None:
    app.settings.hold_turn = True
    app.settings.ambience = False
    app.settings.auto_play_forced = False


class Sitting:
    """A table at which seat 0 has an act that would end its turn."""

    def __init__(self, rig: Rig, game: str, people: int = 1) -> None:
        self.rig = rig
        self.match = rig.services.matches.begin(table_plan(game, crew(people, 2)))
        play_on(
            self.match, lambda one: one.whose() == 0 and ending(one) is not None, prefer=keep_all
        )
        self.action = ending(self.match)
        self.table = TableScene(rig.services, self.match)
        rig.show(self.table)
        Mouse(rig).move(2, 360)
        rig.settle(step=FRAME)

    def act(self) -> None:
        self.table.session.act(self.action)
        self.rig.settle(step=FRAME)

    @property
    def acts(self) -> int:
        return len(self.match.acts)


def keep_all(_view: Any, legal: Sequence[Any], _rng: Random) -> Any | None:
    """End turns of Do Not Touch at once, so that there is something to discard."""
    return END_TURN if END_TURN in legal else None


OpenSitting = Callable[..., Sitting]


def ending(match: Match) -> Any | None:
    """An act of seat 0 that would end its turn by itself."""
    return next((one for one in match.legal(0) if match.dry_run(0, one) is not None), None)


def open_curtain(hands: Hands) -> None:
    curtain = hands.top
    assert isinstance(curtain, CurtainScene)
    while not curtain.is_waiting:
        hands.rig.tick()
    hands.press("ready")
    hands.rig.settle()
