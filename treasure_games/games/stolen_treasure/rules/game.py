"""Stolen Treasure behind the contract of `core.game`."""

from types import MappingProxyType
from typing import Final

from treasure_games.core.game import Game, Outcome
from treasure_games.core.game_base import GameBase, make_apply
from treasure_games.core.options import GameInfo
from treasure_games.games.stolen_treasure.rules import turns
from treasure_games.games.stolen_treasure.rules.actions import ACTIONS, Action
from treasure_games.games.stolen_treasure.rules.events import EVENTS, Event, HandThrown
from treasure_games.games.stolen_treasure.rules.house import PAGE, check_setup, house_of
from treasure_games.games.stolen_treasure.rules.legal import legal_actions, pending_in, refusal
from treasure_games.games.stolen_treasure.rules.phases import BETWEEN, OVER
from treasure_games.games.stolen_treasure.rules.pieces import MOST_SEATS, name_on
from treasure_games.games.stolen_treasure.rules.state import State, initial_state
from treasure_games.games.stolen_treasure.rules.view import (
    View,
    hidden_groups,
    sample_state,
    view_of,
)

APPLY: Final = make_apply(refusal, turns.ACTION_HANDLERS, turns.play_on, BETWEEN)


class StolenTreasure(GameBase[Event, View]):
    """The rules of the game behind the contract; it holds no state."""

    info: GameInfo = PAGE.info("stolen_treasure", (2, MOST_SEATS), ACTIONS, EVENTS, check_setup)
    printed = {
        "card": lambda card, view: name_on(view.faces, card),
        "cards": lambda cards, view: [name_on(view.faces, card) for card in cards],
    }
    sealed = MappingProxyType({HandThrown: "hand"})
    over = OVER
    new = staticmethod(lambda setup: initial_state(house_of(setup)))
    start = staticmethod(turns.start_game)
    pending = staticmethod(pending_in)
    legal = staticmethod(legal_actions)
    refusal = staticmethod(refusal)
    apply = staticmethod(APPLY)
    view = staticmethod(view_of)
    determinize = staticmethod(sample_state)
    hidden_groups = staticmethod(hidden_groups)

    def result(self, state: State) -> Outcome:
        """Return the scores and who has won."""
        return Outcome(
            tuple([turns.score(state, seat) for seat in range(state.seats)]), state.winners
        )

    def scores(self, view: View) -> tuple[int, ...]:
        """Return the scores, as far as the hands are known."""
        return tuple([view.score(seat) for seat in range(view.seats)])


GAME: Final[Game[State, Action, Event, View]] = StolenTreasure()
