"""The computer players: they search, and guess that others stop when one more die is a risk."""

from collections.abc import Mapping, Sequence
from typing import Final

from tests.games.reef.rules import game as rules
from treasure_games.core.chances import sentence_with
from treasure_games.core.language import N_
from treasure_games.core.registry import AnyGame
from treasure_games.opponents.evaluation import Level
from treasure_games.opponents.mind import Reasons
from treasure_games.opponents.search import Budget, SearchingMind

_WHY: Final = N_("Mind the reef. {odds}")
_RISK: Final = N_("One more die passes it: {chance}.")


def risk(view: rules.View | rules.State) -> float:
    """Return how likely one more die leads the seat in turn onto the reef."""
    left = view.house.reef - sum(view.dice[view.turn])
    return min(1.0, max(0.0, 1.0 - left / 6))


class ReefMind(SearchingMind[rules.Action, rules.View, rules.State]):
    """What computer players know about the game."""

    game: AnyGame = rules.GAME
    glance = Budget(40, 6, 3)
    levels: Mapping[str, Level[Budget]] = {
        "deckhand": Level(Budget(20, 2, 2), temperature=0.05, tolerance=0.1),
        "mate": Level(Budget(100, 2, 2), temperature=0.02, tolerance=0.05),
        "captain": Level(Budget(400, 2, 2), temperature=0.0, tolerance=0.01),
    }

    def greedy(self, view: rules.View, legal: Sequence[rules.Action]) -> rules.Action:
        """Return what a careful captain does, who looks only under the own cup."""
        return legal[0] if risk(view) < 0.5 else rules.DROP_ANCHOR

    def observation(self, state: rules.State, seat: int, history: object) -> tuple[object, ...]:
        """Return the moves, and what lies under the own cup."""
        return history, sum(state.dice[seat])

    def belief(self, _view: rules.View, state: rules.State) -> float:
        """Return how well hidden dice fit captains who stop as `greedy` does."""
        stop, rows = state.house.reef - 3, zip(state.dice, state.anchored, strict=True)
        odd = [(sum(row[:-1]) >= stop) + (is_at and sum(row) < stop) for row, is_at in rows]
        return float(0.1 ** sum(odd))

    reason = staticmethod(
        Reasons(
            dict.fromkeys(rules.GAME.info.actions, _WHY),
            {"odds": lambda view, _seat, _action: sentence_with(_RISK, risk(view))},
        )
    )


MIND: Final = ReefMind()
