"""Who is asked what, and what answers there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from treasure_games.core.asking import SECONDS
from treasure_games.core.game import Mode, Pending
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.cards import can_draw_piracy, drawable
from treasure_games.games.stolen_treasure.rules.pieces import MOST_SEATS, VALUES
from treasure_games.games.stolen_treasure.rules.piracy import CARDS, giveable
from treasure_games.games.stolen_treasure.rules.state import (
    ACTION,
    BETWEEN,
    BOMBED,
    DIGGING,
    GIVING,
    MATCHING,
    OVER,
    OVER_LIMIT,
    PARLEYING,
    PHASES,
    PLUNDERING,
    RESPONDING,
    STAKING,
    STEALING,
    THROWING,
    State,
)
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.rules.wagers import (
    first_stakes,
    matching_choices,
    parleys,
    staking_choices,
    waiting_to_throw,
)
from treasure_games.games.stolen_treasure.rules.windows import responses

WINDOWS: Final = (RESPONDING, PARLEYING)


def _question(phase: int, seat: int) -> Pending:
    if phase in WINDOWS:
        return Pending((seat,), PHASES[phase], Mode.WINDOW, actions.PASS)
    return Pending((seat,), PHASES[phase], default=actions.END_TURN if phase == ACTION else None)


PLAYABLE: Final = frozenset(CARDS)
"""ST-34: the kinds that are played as an action."""
_NOBODY: Final = Pending((), PHASES[BETWEEN])
_PENDING: Final = tuple(
    tuple(_question(phase, seat) for seat in range(MOST_SEATS)) for phase in range(len(PHASES))
)
"""Who is asked what, by phase and seat, made beforehand."""


def pending_in(table: State | View) -> Pending | None:
    """Return who must answer what; None when the game is over."""
    phase = table.phase
    if table.asked >= 0 and phase != BETWEEN and phase != OVER:
        return _PENDING[phase][table.asked]
    if phase == OVER:
        return None
    if phase == THROWING:
        seats = waiting_to_throw(table.wager, table.throws)
        return Pending(seats, PHASES[phase], Mode.SEALED, actions.THROW[0], SECONDS[Mode.SEALED])
    return _NOBODY


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return what `seat` may do now, sorted; () if it isn't asked."""
    phase = state.phase
    if phase == THROWING and seat in waiting_to_throw(state.wager, state.throws):
        return actions.THROW
    if seat != state.asked or phase in (BETWEEN, THROWING, OVER):
        return ()
    return _ANSWERS[phase](state, seat)


_DRAWS: Final = tuple(
    tuple(
        (
            *[actions.DRAW_TREASURE[pile] for pile in range(2) if piles >> pile & 1],
            *[actions.DRAW_PIRACY] * has_piracy,
        )
        for has_piracy in range(2)
    )
    for piles in range(4)
)
"""By the treasure piles, and whether there are piracy cards."""


def _in_turn(state: State, seat: int) -> tuple[Action, ...]:
    """ST-11, ST-12: draw, bury, play a piracy card or wager; or end the turn."""
    faces = state.faces
    choices = [*_DRAWS[drawable(state)][can_draw_piracy(state)], *buriable(state, seat)]
    for kind in sorted({faces[card] for card in state.pirates[seat]} & PLAYABLE):
        choices += CARDS[kind].choices(state, seat)
    return (*choices, *first_stakes(state, seat), actions.END_TURN)


def buriable(state: State, seat: int) -> list[Action]:
    """ST-27, ST-28, ST-Q12, ST-Q14: treasure held for long enough."""
    house, since = state.house, state.since
    latest, cards = state.turn_number - house.delay, state.treasures[seat]
    if not house.may_bury_negative:
        cards = tuple([card for card in cards if VALUES[state.faces[card]] > 0])
    return [actions.BURY[card] for card in cards if since[card] <= latest]


def _to_discard(state: State, seat: int) -> tuple[Action, ...]:
    """ST-97, ST-98: any card of the hand."""
    cards = (*state.treasures[seat], *state.pirates[seat])
    return tuple([actions.DISCARD[card] for card in cards])


_ANSWERS: Final[dict[int, Callable[[State, int], tuple[Action, ...]]]] = {
    ACTION: _in_turn,
    STAKING: staking_choices,
    MATCHING: matching_choices,
    RESPONDING: responses,
    PARLEYING: parleys,
    PLUNDERING: lambda _state, _seat: actions.DRAW_TREASURE,
    STEALING: lambda _state, _seat: (actions.STEAL_TREASURE, actions.STEAL_PIRACY),
    GIVING: lambda state, seat: tuple([actions.GIVE[card] for card in giveable(state, seat)]),
    DIGGING: lambda state, _seat: tuple(
        [actions.DIG_UP[card] for card in sorted(state.buried[state.victims[0]])]
    ),
    BOMBED: lambda state, seat: tuple([actions.DISCARD[card] for card in state.pirates[seat]]),
    OVER_LIMIT: _to_discard,
}
