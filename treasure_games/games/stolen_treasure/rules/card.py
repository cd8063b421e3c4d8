"""The description of a piracy card that is played as an action, and what several of them share."""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

from msgspec import Struct

from treasure_games.core.asking import OTHERS
from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.state import NOBODY, State

Effect = Callable[[State, int, Chance, Emit], None]
"""The effect of a card; called with state, doer, chance and emit."""
Choices = Callable[[State, int], Sequence[Action]]
"""Returns the actions by which a seat may play a card now."""
Victims = Callable[[State, int, int], tuple[int, ...]]
"""Returns the seats affected, from the state, the doer and the target."""
NOTHING: Final = ()


class Card(Struct, frozen=True):
    """One piracy card.

    `choices` are the actions by which it may be played now. `victims` are the seats affected,
    clockwise from the doer. `robbed` is done after a theft from a hand (`stolen` in the state, or
    nothing).
    """

    kind: int
    action: type[Action]
    choices: Choices
    victims: Victims
    resolve: Effect
    robbed: Effect | None = None


def nobody(_state: State, _seat: int, _target: int) -> tuple[int, ...]:
    return NOTHING


def the_target(_state: State, _seat: int, target: int) -> tuple[int, ...]:
    """ST-38: exactly the opponent named."""
    return (target,)


def opponents_with(hands: str) -> Victims:
    """ST-39, ST-53, ST-70, ST-Q31: return a function that finds the opponents with such cards."""
    hands_of = attrgetter(hands)

    def victims(state: State, seat: int, _target: int) -> tuple[int, ...]:
        held = hands_of(state)
        return tuple([one for one in OTHERS[state.house.seats][seat] if held[one]])

    return victims


def if_any(action: Action, victims: Victims) -> Choices:
    """ST-Q10: return a function that allows a card only if it affects somebody."""
    choices = (action,)
    return lambda state, seat: choices if victims(state, seat, NOBODY) else NOTHING


def at_cards(made: Sequence[Any]) -> Choices:
    """ST-Q10: return a function: targets with a card, or all if the seat has a card left itself."""
    by_seat = actions.at_opponents(made)

    def choices(state: State, seat: int) -> Sequence[Action]:
        aimed = by_seat[state.house.seats][seat]
        if len(state.pirates[seat]) > 1 or state.treasures[seat]:
            return aimed
        return [one for one in aimed if state.treasures[one.target] or state.pirates[one.target]]

    return choices


def around(state: State, doer: int) -> list[int]:
    """ST-Q31: return the victims clockwise from the doer, who comes last."""
    seats = state.house.seats
    return sorted(state.victims, key=lambda victim: (victim - doer - 1) % seats)
