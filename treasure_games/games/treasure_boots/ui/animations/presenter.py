"""Which motion, sound and light each event gets; where things end comes from the next view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.ui.animations.acts import ACTS
from treasure_games.games.treasure_boots.ui.animations.gunnery import GUNNERY
from treasure_games.games.treasure_boots.ui.animations.stagehand import Shows, Stagehand
from treasure_games.games.treasure_boots.ui.animations.turns import TURNS
from treasure_games.games.treasure_boots.ui.board import Board
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Call, Parallel, Sequential, Tween
from treasure_games.table.table_api import TableApi

_SHOWS: Final[Shows] = {**TURNS, **ACTS, **GUNNERY}


class Presenter:
    """Turns steps into animations; `take` hears of each view that is shown from now on."""

    def __init__(self, board: Board, api: TableApi, take: Callable[[View], None]) -> None:
        self._hand = Stagehand(board, api)
        self._take = take

    def motion(self, step: Step) -> Animation:
        """Return the way from what lies on the chart to the step's view."""
        event: events.Event = step.event
        show = _SHOWS.get(type(event))
        taken = Call(lambda: self._take(step.view))
        return taken if show is None else Sequential(show(self._hand, event, step.view), taken)

    def glide(self, view: View) -> Animation:
        """Let ships travel to where the view has them, all at once (an act is taken back)."""
        seconds = self._hand.theme.durations.move_long
        animations: list[Animation] = []
        for ship, mooring in self._hand.fleet.moorings(view).items():
            drawn = self._hand.chart.ships.get(ship)
            if drawn is not None and (drawn.x, drawn.y) != (mooring.x, mooring.y):
                animations.append(
                    Tween(drawn, seconds, x=mooring.x, y=mooring.y, scale=mooring.scale)
                )
        return Sequential(Parallel(*animations), Call(lambda: self._take(view)))
