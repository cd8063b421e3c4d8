"""Who is asked what, and which answers are legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from treasure_games.core.asking import SECONDS
from treasure_games.core.game import Mode, Pending
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.cards import can_draw_piracy, drawable
from treasure_games.games.stolen_treasure.rules.pieces import MOST_SEATS, PILE_A, VALUES
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
DEFAULTS: Final[Mapping[int, Action]] = {
    ACTION: actions.END_TURN,
    **dict.fromkeys(WINDOWS, actions.PASS),
    PLUNDERING: actions.DRAW_TREASURE[PILE_A],
    STEALING: actions.STEAL_TREASURE,
    THROWING: actions.THROW[actions.ROCK],
}
"""By phase, the action of a seat whose time runs out.

There is none where it would depend on a hand: the question is public and would reveal it.
"""


def _question(phase: int, seat: int) -> Pending:
    mode = Mode.WINDOW if phase in WINDOWS else Mode.TURN
    return Pending((seat,), PHASES[phase], mode, DEFAULTS.get(phase))


PLAYABLE: Final = frozenset(CARDS)
"""ST-34: the kinds that are played as an action."""
CHOICES: Final = {kind: card.choices for kind, card in CARDS.items()}
"""The actions by which each kind may be played."""
_PENDING: Final[tuple[tuple[Pending | None, ...], ...]] = tuple(
    (None,) * (MOST_SEATS + 1)
    if phase == OVER
    else (
        *[_question(phase, seat) for seat in range(MOST_SEATS)],
        Pending((), PHASES[phase]),
    )
    for phase in range(len(PHASES))
)
"""The open question by phase and seat, made in advance; `NOBODY` is the last seat."""


def pending_in(table: State | View) -> Pending | None:
    """Return who must answer what; None when the game is over."""
    phase = table.phase
    if phase == THROWING:
        seats = waiting_to_throw(table.wager, table.throws)
        return Pending(seats, PHASES[phase], Mode.SEALED, DEFAULTS[phase], SECONDS[Mode.SEALED])
    return _PENDING[phase][table.asked]


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return what `seat` may do now, sorted; () if it isn't asked."""
    phase = state.phase
    if seat == state.asked:
        return _ANSWERS[phase](state, seat)
    if phase == THROWING and seat in waiting_to_throw(state.wager, state.throws):
        return actions.THROW
    return ()


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
"""The draws, by the bits of the treasure piles and whether there are piracy cards."""
_ALL_DRAWS: Final = _DRAWS[3][1]
_BURY: Final = actions.BURY


def _in_turn(state: State, seat: int) -> tuple[Action, ...]:
    """ST-11, ST-12: draw, bury, play a piracy card or wager; or end the turn."""
    pirates, treasures = state.pirates[seat], state.treasures[seat]
    draws = _ALL_DRAWS if all(state.piles) else _DRAWS[drawable(state)][can_draw_piracy(state)]
    if not treasures and not pirates:
        return (*draws, actions.END_TURN)
    choices: list[Action] = [*draws, *buriable(state, seat)] if treasures else [*draws]
    if pirates:
        for kind in sorted(PLAYABLE.intersection(map(state.faces.__getitem__, pirates))):
            choices += CHOICES[kind](state, seat)
    if treasures:
        choices += first_stakes(state, seat)
    choices.append(actions.END_TURN)
    return tuple(choices)


def buriable(state: State, seat: int) -> list[Action]:
    """ST-27, ST-28, ST-Q12, ST-Q14: treasure held for long enough."""
    house, since, cards = state.house, state.since, state.treasures[seat]
    latest = state.turn_number - house.delay
    if not house.may_bury_negative:
        cards = tuple([card for card in cards if VALUES[state.faces[card]] > 0])
    return [_BURY[card] for card in cards if since[card] <= latest]


def _to_discard(state: State, seat: int) -> tuple[Action, ...]:
    """ST-97, ST-98: discard any card of the hand."""
    cards = (*state.treasures[seat], *state.pirates[seat])
    return tuple([actions.DISCARD[card] for card in cards])


def _nothing(_state: State, _seat: int) -> tuple[Action, ...]:
    return ()


_BY_PHASE: Final[dict[int, Callable[[State, int], tuple[Action, ...]]]] = {
    **dict.fromkeys((BETWEEN, THROWING, OVER), _nothing),
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
_ANSWERS: Final = tuple(_BY_PHASE[phase] for phase in range(len(PHASES)))
