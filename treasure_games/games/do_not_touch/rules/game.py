"""Do Not Touch My Treasures behind the contract of `core.game`."""

from typing import Final

from treasure_games.core.asking import questions
from treasure_games.core.game import Game, HiddenGroup, Pending
from treasure_games.core.game_base import GameBase, make_apply
from treasure_games.core.options import GameInfo
from treasure_games.games.do_not_touch.rules.actions import ACTIONS, MOST_SEATS, Action
from treasure_games.games.do_not_touch.rules.events import EVENTS, Event
from treasure_games.games.do_not_touch.rules.house import PAGE, house_of
from treasure_games.games.do_not_touch.rules.legal import legal_actions, refusal
from treasure_games.games.do_not_touch.rules.pieces import printed_name
from treasure_games.games.do_not_touch.rules.scoring import added, final_outcome, round_scores
from treasure_games.games.do_not_touch.rules.state import DEAL, OVER, PHASES, State, initial_state
from treasure_games.games.do_not_touch.rules.turns import ACTION_HANDLERS, start_game
from treasure_games.games.do_not_touch.rules.view import View, hidden_cards, sample_state, view_of

PENDING: Final = questions(PHASES, MOST_SEATS, quiet=(DEAL,))

APPLY: Final = make_apply(refusal, ACTION_HANDLERS)


class DoNotTouch(GameBase[Event, View]):
    """The rules of the game behind the contract; it holds no state."""

    info: GameInfo = PAGE.info("do_not_touch", (2, MOST_SEATS), ACTIONS, EVENTS)
    printed = dict.fromkeys(
        ("card", "given", "taken"), lambda card, view: printed_name(view.faces[card])
    )
    over = OVER
    new = staticmethod(lambda setup: initial_state(house_of(setup)))
    start = staticmethod(start_game)

    def pending(self, state: State) -> Pending | None:
        """Return the question to the seat in turn: nobody decides out of turn."""
        return PENDING[state.phase][state.turn]

    legal = staticmethod(legal_actions)
    refusal = staticmethod(refusal)
    apply = staticmethod(APPLY)
    view = staticmethod(view_of)
    determinize = staticmethod(sample_state)
    result = staticmethod(final_outcome)

    def scores(self, view: View) -> tuple[int, ...]:
        """Return the points of earlier rounds and of the loots, which everybody can see."""
        if view.phase in (DEAL, OVER):
            return view.carried
        return added(view.carried, round_scores(view.faces, view.loots))

    def hidden_groups(self, view: View) -> tuple[HiddenGroup, ...]:
        """Return the cards whose face this view doesn't know, all with the same odds."""
        return (HiddenGroup(hidden_cards(view), view.unseen),)


GAME: Final[Game[State, Action, Event, View]] = DoNotTouch()
