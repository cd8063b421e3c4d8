"""Stolen Treasure behind the contract of `core.game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from treasure_games.core.codec import Plain
from treasure_games.core.game import UNKNOWN, Game, Outcome
from treasure_games.core.game_base import GameBase, make_apply
from treasure_games.core.language import N_
from treasure_games.core.options import GameInfo, Setup
from treasure_games.games.stolen_treasure.rules.actions import ACTIONS, Action
from treasure_games.games.stolen_treasure.rules.events import EVENTS, Event, HandThrown
from treasure_games.games.stolen_treasure.rules.house import (
    ARTICLES,
    OPTIONS,
    check_setup,
    house_of,
)
from treasure_games.games.stolen_treasure.rules.legal import legal_actions, pending_in, refusal
from treasure_games.games.stolen_treasure.rules.phases import BETWEEN, OVER
from treasure_games.games.stolen_treasure.rules.pieces import MOST_SEATS, name_on
from treasure_games.games.stolen_treasure.rules.state import State, initial_state
from treasure_games.games.stolen_treasure.rules.turns import (
    ACTION_HANDLERS,
    play_on,
    score,
    start_game,
)
from treasure_games.games.stolen_treasure.rules.view import (
    View,
    hidden_groups,
    sample_state,
    slot_value,
    view_of,
)

INFO: Final = GameInfo(
    id="stolen_treasure",
    title=N_("Stolen Treasure"),
    summary=N_("Bury your loot before the others steal it, and steal theirs before they do."),
    seats=(2, MOST_SEATS),
    options=OPTIONS,
    articles=ARTICLES,
    actions=ACTIONS,
    events=EVENTS,
    check=check_setup,
    edition=2,
)


PRINTED: Final[Mapping[str, Callable[[Any, View], Plain]]] = {
    "card": lambda card, view: name_on(view.faces, card),
    "cards": lambda cards, view: [name_on(view.faces, card) for card in cards],
}
"""How fields of events are put in words."""


class StolenTreasure(GameBase[Event, View]):
    """The rules of the game behind the contract; it holds no state."""

    info: GameInfo = INFO
    printed = PRINTED

    def new(self, setup: Setup) -> State:
        """Return the table before anything is shuffled."""
        return initial_state(house_of(setup))

    start = staticmethod(start_game)
    pending = staticmethod(pending_in)
    legal = staticmethod(legal_actions)
    refusal = staticmethod(refusal)

    apply = staticmethod(make_apply(refusal, ACTION_HANDLERS, BETWEEN, play_on))
    view = staticmethod(view_of)
    determinize = staticmethod(sample_state)
    hidden_groups = staticmethod(hidden_groups)
    slot_value = staticmethod(slot_value)

    def redact(self, state: State, event: Event, seat: int | None) -> Event:
        """Return the event without a hand thrown in secret; card ids reveal no faces."""
        if isinstance(event, HandThrown) and event.seat != seat:
            return replace(event, hand=UNKNOWN)
        return event

    def outcome(self, state: State) -> Outcome | None:
        """Return the scores and who has won."""
        if state.phase != OVER:
            return None
        scores = tuple([score(state, seat) for seat in range(state.house.seats)])
        return Outcome(scores, state.winners)

    def scores(self, view: View) -> tuple[int, ...]:
        """Return the scores, as far as the hands are known."""
        return tuple([view.score(seat) for seat in range(view.seats)])


GAME: Final[Game[State, Action, Event, View]] = StolenTreasure()
