"""Bluffaneer behind the contract of `core.game`."""

from typing import Final

from treasure_games.core.chance import Chance
from treasure_games.core.codec import Event
from treasure_games.core.game import Emit, Game, Outcome, narrowed, silent
from treasure_games.core.game_base import GameBase
from treasure_games.core.options import GameInfo
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.actions import ACTIONS, Action
from treasure_games.games.bluffaneer.rules.events import EVENTS, WITHIN_A_TURN
from treasure_games.games.bluffaneer.rules.house import PAGE, house_of
from treasure_games.games.bluffaneer.rules.legal import legal_actions, pending_in, refusal
from treasure_games.games.bluffaneer.rules.pieces import ICON_NAMES, MOST_SEATS, printed_name
from treasure_games.games.bluffaneer.rules.state import ANSWER, OVER, SHOUT, State, initial_state
from treasure_games.games.bluffaneer.rules.turns import answer, play_on, start_game, steal
from treasure_games.games.bluffaneer.rules.view import View, hidden_groups, sample_state, view_of

CHOICES: Final = dict(zip(ACTIONS, (1, 0, 0, 1), strict=False))
"""The answers to `core.asking`: 1 for claiming and challenging, 0 for the others."""
CHOSEN: Final = {SHOUT: ("quiet", "claim", "hidden"), ANSWER: ("believe", "challenge", "hidden")}
"""The names of a sealed choice, by phase: no, yes, and `UNKNOWN`."""


class Bluffaneer(GameBase[Event, View]):
    """The rules of the game behind the contract; it holds no state."""

    info: GameInfo = PAGE.info("bluffaneer", (2, MOST_SEATS), ACTIONS, EVENTS)
    printed = {
        "card": lambda card, view: printed_name(view.faces[card]),
        "pair": lambda face, _view: printed_name(face),
        "choice": lambda choice, view: CHOSEN[view.phase][choice],
        **dict.fromkeys(("one", "other", "icon"), lambda icon, _view: ICON_NAMES[icon]),
    }
    over = OVER
    new = staticmethod(lambda setup: initial_state(house_of(setup)))
    start = staticmethod(start_game)
    pending = staticmethod(pending_in)
    legal = staticmethod(legal_actions)
    refusal = staticmethod(refusal)

    def apply(self, state: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        """Apply a legal action, or raise its refusal with nothing changed.

        If nobody is asked then, turns go on until somebody is.
        """
        refused = refusal(state, seat, action)
        if refused is not None:
            raise refused
        details = emit if emit is silent else narrowed(emit, WITHIN_A_TURN)
        if isinstance(action, actions.Steal):
            steal(state, action.victim, details)
        else:
            answer(state, seat, CHOICES[type(action)], chance, details)
        if not state.waiting:
            play_on(state, chance, emit)

    view = staticmethod(view_of)
    determinize = staticmethod(sample_state)
    hidden_groups = staticmethod(hidden_groups)

    def result(self, state: State) -> Outcome:
        """Return everybody's coins, and who has won."""
        return Outcome(tuple(state.coins), state.winners)

    def scores(self, view: View) -> tuple[int, ...]:
        """Return the coins, which lie open."""
        return view.coins


GAME: Final[Game[State, Action, Event, View]] = Bluffaneer()
