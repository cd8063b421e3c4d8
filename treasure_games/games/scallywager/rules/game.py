"""Scallywager, as the contract of `core.game` asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from treasure_games.core.chance import Chance
from treasure_games.core.codec import field_names
from treasure_games.core.game import Emit, Game, Outcome, Plain
from treasure_games.core.language import N_
from treasure_games.core.options import GameInfo, Setup
from treasure_games.games.scallywager.rules.actions import ACTIONS, Action
from treasure_games.games.scallywager.rules.crew import crew_of
from treasure_games.games.scallywager.rules.events import EVENTS, Event
from treasure_games.games.scallywager.rules.house import ARTICLES, OPTIONS, house_of
from treasure_games.games.scallywager.rules.pieces import MOST_SEATS, printed_name
from treasure_games.games.scallywager.rules.questions import legal_actions, pending_in
from treasure_games.games.scallywager.rules.refusals import refusal
from treasure_games.games.scallywager.rules.sampling import (
    hidden_groups,
    sample_state,
    slot_value,
)
from treasure_games.games.scallywager.rules.state import BETWEEN, OVER, State, laid_table
from treasure_games.games.scallywager.rules.turns import ACTS, play_on, start_game
from treasure_games.games.scallywager.rules.view import View, view_of

INFO: Final = GameInfo(
    id="scallywager",
    title=N_("Scallywager"),
    summary=N_("Bid on dice that nobody sees, call out the liars, and keep your crew."),
    seats=(2, MOST_SEATS),
    options=OPTIONS,
    articles=ARTICLES,
    actions=ACTIONS,
    events=EVENTS,
)


class Scallywager:
    """The rules of the game behind the contract; it holds no state."""

    info: GameInfo = INFO

    def new(self, setup: Setup) -> State:
        """Return the table laid out, nothing shuffled or rolled yet."""
        return laid_table(house_of(setup))

    start = staticmethod(start_game)
    pending = staticmethod(pending_in)
    legal = staticmethod(legal_actions)
    refusal = staticmethod(refusal)

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, emit: Emit[Event]
    ) -> None:
        """Apply a legal action, or raise its refusal with nothing changed.

        Then all is done that comes before the next decision.
        """
        refused = refusal(state, seat, action)
        if refused is not None:
            raise refused
        state.phase = BETWEEN
        ACTS[type(action)](state, seat, action, chance, emit)
        if state.phase == BETWEEN:
            play_on(state, chance, emit)

    view = staticmethod(view_of)
    determinize = staticmethod(sample_state)
    hidden_groups = staticmethod(hidden_groups)
    slot_value = staticmethod(slot_value)

    def redact(self, state: State, event: Event, seat: int | None) -> Event:
        """Return the event itself: cards are ids and dice places, and these tell no face."""
        return event

    def outcome(self, state: State) -> Outcome | None:
        """Return the dice of all and the winner once one captain is left."""
        if state.phase != OVER:
            return None
        scores = tuple([crew_of(state, seat) for seat in range(state.house.seats)])
        return Outcome(scores, (state.winner,))

    def scores(self, view: View) -> tuple[int, ...]:
        """Return how many dice everybody has, which all can see."""
        return tuple([view.crew(seat) for seat in range(view.seats)])

    def describe(self, event: Event, view: View) -> Mapping[str, Plain]:
        """Return the fields of the event, cards by name if `view` knows them."""
        told: dict[str, Any] = {name: getattr(event, name) for name in field_names(type(event))}
        if "card" in told:
            told["card"] = printed_name(view.faces[told["card"]])
        if "cards" in told and not isinstance(told["cards"], int):
            told["cards"] = [printed_name(view.faces[card]) for card in told["cards"]]
        return told


GAME: Final[Game[State, Action, Event, View]] = Scallywager()
