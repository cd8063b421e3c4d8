"""Bluffaneer, as the contract of `core.game` asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from treasure_games.core.chance import Chance
from treasure_games.core.codec import field_names
from treasure_games.core.errors import IllegalAction
from treasure_games.core.game import Emit, Game, HiddenGroup, Outcome, Pending, Plain
from treasure_games.core.language import N_
from treasure_games.core.options import GameInfo, Setup
from treasure_games.games.bluffaneer.rules.actions import ACTIONS, Action
from treasure_games.games.bluffaneer.rules.claims import ACTS
from treasure_games.games.bluffaneer.rules.events import EVENTS, BonesRolled, DoubleRolled, Event
from treasure_games.games.bluffaneer.rules.hidden import hidden_groups, slot_value
from treasure_games.games.bluffaneer.rules.house import (
    LEAST_SEATS,
    MOST_SEATS,
    OPTIONS,
    house_of,
)
from treasure_games.games.bluffaneer.rules.legal import legal_actions, pending_of
from treasure_games.games.bluffaneer.rules.pieces import ICONS, printed_name
from treasure_games.games.bluffaneer.rules.refusals import refusal
from treasure_games.games.bluffaneer.rules.state import OVER, State, laid_table
from treasure_games.games.bluffaneer.rules.turns import final_outcome, start_game
from treasure_games.games.bluffaneer.rules.view import View, sample_state, view_of

INFO: Final = GameInfo(
    id="bluffaneer",
    title=N_("Bluffaneer"),
    summary=N_("Claim the pair on the bones, true or not, and catch the others lying."),
    seats=(LEAST_SEATS, MOST_SEATS),
    options=OPTIONS,
    actions=ACTIONS,
    events=EVENTS,
)

ICON_FIELDS: Final[Mapping[type[Any], tuple[str, ...]]] = {
    BonesRolled: ("first", "second"),
    DoubleRolled: ("icon",),
}
"""Fields of events that hold an icon."""


class Bluffaneer:
    """The rules of the game behind the contract; it holds no state."""

    info: GameInfo = INFO

    def new(self, setup: Setup) -> State:
        """Return the table laid, nothing shuffled or dealt yet."""
        return laid_table(house_of(setup))

    def start(self, state: State, chance: Chance, emit: Emit[Event]) -> None:
        """Deal, and play up to the first decision."""
        start_game(state, chance, emit)

    def pending(self, state: State) -> Pending | None:
        """Return who decides now: a robber, those who may shout, or those who answer."""
        return None if state.phase == OVER else pending_of(state)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """Return every action `seat` may take now, in the order of `actions.EVERY_ACTION`."""
        return legal_actions(state) if seat >= 0 and state.waiting >> seat & 1 else ()

    def refusal(self, state: State, seat: int, action: Action) -> IllegalAction | None:
        """Return why not; None if it is legal."""
        return refusal(state, seat, action)

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, emit: Emit[Event]
    ) -> None:
        """Do it, or raise the refusal with nothing changed."""
        refused = refusal(state, seat, action)
        if refused is not None:
            raise refused
        ACTS[type(action)](state, seat, action, chance, emit)

    def view(self, state: State, seat: int | None) -> View:
        """Return the table as `seat` knows and remembers it."""
        return view_of(state, seat)

    def redact(self, state: State, event: Event, seat: int | None) -> Event:
        """Return the event itself: it names cards by id, and an id tells no face."""
        return event

    def determinize(self, view: View, rng: Random) -> State:
        """Return a whole table that looks like `view`."""
        return sample_state(view, rng)

    def outcome(self, state: State) -> Outcome | None:
        """Return coins and winners, once somebody has run out of coins."""
        return final_outcome(state) if state.phase == OVER else None

    def scores(self, view: View) -> tuple[int, ...]:
        """Return the coins: they lie open."""
        return view.coins

    def hidden_groups(self, view: View) -> tuple[HiddenGroup, ...]:
        """Return the cards and choices that this view doesn't know, by their odds."""
        return hidden_groups(view)

    def slot_value(self, state: State, slot: int) -> int:
        """Return the face of a card, or the choice of a seat."""
        return slot_value(state, slot)

    def describe(self, event: Event, view: View) -> Mapping[str, Plain]:
        """Return the fields of the event, cards and icons by name as far as `view` knows them."""
        icons = ICON_FIELDS.get(type(event), ())
        told: dict[str, Plain] = {}
        for name in field_names(type(event)):
            value = getattr(event, name)
            if name in icons:
                told[name] = ICONS[value]
            else:
                told[name] = printed_name(view.faces[value]) if name == "card" else value
        return told


GAME: Final[Game[State, Action, Event, View]] = Bluffaneer()
"""The game behind the contract."""
