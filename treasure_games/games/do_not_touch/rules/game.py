"""Do Not Touch My Treasures behind the contract of `core.game`."""

from __future__ import annotations

from typing import Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, Game, HiddenGroup, Outcome, Pending
from treasure_games.core.game_base import GameBase
from treasure_games.core.language import N_
from treasure_games.core.options import GameInfo, Setup
from treasure_games.games.do_not_touch.rules.actions import ACTIONS, MOST_SEATS, Action
from treasure_games.games.do_not_touch.rules.events import EVENTS, Event
from treasure_games.games.do_not_touch.rules.house import ARTICLES, OPTIONS, house_of
from treasure_games.games.do_not_touch.rules.legal import legal_actions, refusal
from treasure_games.games.do_not_touch.rules.pieces import printed_name
from treasure_games.games.do_not_touch.rules.scoring import added, final_outcome, round_scores
from treasure_games.games.do_not_touch.rules.state import DEAL, OVER, PHASES, State, initial_state
from treasure_games.games.do_not_touch.rules.turns import ACTION_HANDLERS, start_game
from treasure_games.games.do_not_touch.rules.view import View, hidden_cards, sample_state, view_of

INFO: Final = GameInfo(
    id="do_not_touch",
    title=N_("Do Not Touch My Treasures"),
    summary=N_("Chain your loot by colour and number, and spoil your rivals’ chains."),
    seats=(2, MOST_SEATS),
    options=OPTIONS,
    articles=ARTICLES,
    actions=ACTIONS,
    events=EVENTS,
)

NOBODY: Final = Pending((), PHASES[DEAL])
PENDING: Final = tuple(tuple(Pending((seat,), ask) for seat in range(MOST_SEATS)) for ask in PHASES)
"""The open question by phase and seat, made in advance."""

PRINTED: Final = dict.fromkeys(
    ("card", "given", "taken"), lambda card, view: printed_name(view.faces[card])
)
"""How fields of events are put in words."""


class DoNotTouch(GameBase[Event, View]):
    """The rules of the game behind the contract; it holds no state."""

    info: GameInfo = INFO
    printed = PRINTED

    def new(self, setup: Setup) -> State:
        """Return the table before anything is shuffled or dealt."""
        return initial_state(house_of(setup))

    start = staticmethod(start_game)

    def pending(self, state: State) -> Pending | None:
        """Return the question to the seat in turn: nobody decides out of turn."""
        if state.phase == OVER:
            return None
        return PENDING[state.phase][state.turn] if state.phase != DEAL else NOBODY

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """Return every action `seat` may take now, sorted."""
        return legal_actions(state) if seat == state.turn else ()

    refusal = staticmethod(refusal)

    def apply(self, state: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        """Apply a legal action, or raise its refusal with nothing changed."""
        refused = refusal(state, seat, action)
        if refused is not None:
            raise refused
        ACTION_HANDLERS[type(action)](state, action, chance, emit)

    view = staticmethod(view_of)
    determinize = staticmethod(sample_state)

    def outcome(self, state: State) -> Outcome | None:
        """Return scores and winners once the last round is over."""
        return final_outcome(state) if state.phase == OVER else None

    def scores(self, view: View) -> tuple[int, ...]:
        """Return the points of earlier rounds and of the loots, which everybody can see."""
        if view.phase in (DEAL, OVER):
            return view.carried
        return added(view.carried, round_scores(view.faces, view.loots))

    def hidden_groups(self, view: View) -> tuple[HiddenGroup, ...]:
        """Return the cards whose face this view doesn't know, all with the same odds."""
        return (HiddenGroup(hidden_cards(view), view.unseen),)

    def slot_value(self, state: State, slot: int) -> int:
        """Return the face of a card."""
        return state.faces[slot]


GAME: Final[Game[State, Action, Event, View]] = DoNotTouch()
