"""Scallywager behind the contract of `core.game`."""

from typing import Final

from treasure_games.core.game import Game, Outcome
from treasure_games.core.game_base import GameBase, make_apply
from treasure_games.core.options import GameInfo
from treasure_games.games.scallywager.rules.actions import ACTIONS, Action
from treasure_games.games.scallywager.rules.crew import crew_of
from treasure_games.games.scallywager.rules.events import EVENTS, Event
from treasure_games.games.scallywager.rules.house import PAGE, house_of
from treasure_games.games.scallywager.rules.legal import legal_actions, pending_in, refusal
from treasure_games.games.scallywager.rules.phases import BETWEEN, OVER
from treasure_games.games.scallywager.rules.pieces import MOST_SEATS, printed_name
from treasure_games.games.scallywager.rules.state import State, initial_state
from treasure_games.games.scallywager.rules.turns import ACTION_HANDLERS, play_on, start_game
from treasure_games.games.scallywager.rules.view import View, hidden_groups, sample_state, view_of

APPLY: Final = make_apply(refusal, ACTION_HANDLERS, play_on, BETWEEN)


class Scallywager(GameBase[Event, View]):
    """The rules of the game behind the contract; it holds no state."""

    info: GameInfo = PAGE.info("scallywager", (2, MOST_SEATS), ACTIONS, EVENTS)
    printed = {
        "card": lambda card, view: printed_name(view.faces[card]),
        "cards": lambda cards, view: (
            cards if isinstance(cards, int) else [printed_name(view.faces[card]) for card in cards]
        ),
    }
    over = OVER
    new = staticmethod(lambda setup: initial_state(house_of(setup)))
    start = staticmethod(start_game)
    pending = staticmethod(pending_in)
    legal = staticmethod(legal_actions)
    refusal = staticmethod(refusal)
    apply = staticmethod(APPLY)
    view = staticmethod(view_of)
    determinize = staticmethod(sample_state)
    hidden_groups = staticmethod(hidden_groups)

    def result(self, state: State) -> Outcome:
        """Return the dice of all, and the one captain left as the winner."""
        scores = tuple([crew_of(state, seat) for seat in range(state.seats)])
        return Outcome(scores, (state.winner,))

    def scores(self, view: View) -> tuple[int, ...]:
        """Return how many dice everybody has, which everybody can see."""
        return tuple([view.crew(seat) for seat in range(view.seats)])


GAME: Final[Game[State, Action, Event, View]] = Scallywager()
