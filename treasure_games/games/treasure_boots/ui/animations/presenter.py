"""Which motion, sound and light each event gets; where things end comes from the next view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.ui.animations.acts import ACTS
from treasure_games.games.treasure_boots.ui.animations.gunnery import GUNNERY
from treasure_games.games.treasure_boots.ui.animations.stagehand import Shows, Stagehand
from treasure_games.games.treasure_boots.ui.animations.turns import TURNS
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Call, Parallel, Sequential, Tween

if TYPE_CHECKING:
    from treasure_games.games.treasure_boots.ui.table import TreasureBootsTable

_SHOWS: Final[Shows] = {**TURNS, **ACTS, **GUNNERY}


class Presenter:
    """Turns steps into animations for one table."""

    def __init__(self, table: TreasureBootsTable) -> None:
        self._table = table
        self._hand = Stagehand(table)

    def motion(self, step: Step) -> Animation:
        """From what lies on the chart to the step's view."""
        event: events.Event = step.event
        show = _SHOWS.get(type(event))
        arranged = Call(lambda: self._table.rest_on(step.view))
        return (
            arranged if show is None else Sequential(show(self._hand, event, step.view), arranged)
        )

    def glide(self, view: View) -> Animation:
        """Ships travel to where the view has them, all at once (an act is taken back)."""
        seconds = self._hand.theme.durations.move_long
        animations: list[Animation] = []
        for ship, berth in self._table.fleet.berths(view).items():
            drawn = self._hand.chart.ships.get(ship)
            if drawn is not None and (drawn.x, drawn.y) != (berth.x, berth.y):
                animations.append(Tween(drawn, seconds, x=berth.x, y=berth.y, scale=berth.scale))
        return Sequential(Parallel(*animations), Call(lambda: self._table.rest_on(view)))
