"""Who is asked what, and which answers are legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import compress
from typing import Final

from treasure_games.core.game import Mode, Pending
from treasure_games.games.scallywager.rules import actions
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.adventures import adventure_choices
from treasure_games.games.scallywager.rules.bidding import next_bids
from treasure_games.games.scallywager.rules.cards import can_draw
from treasure_games.games.scallywager.rules.pieces import (
    ADVENTURE,
    DAWN_KINDS,
    HELM_KINDS,
    MOST_SEATS,
    NO_CARD,
    SHOWDOWN_KINDS,
    TREASURE,
)  # fmt: skip
from treasure_games.games.scallywager.rules.rewards import is_optional
from treasure_games.games.scallywager.rules.state import (
    BETWEEN,
    BIDDING,
    DAWN,
    KEEPING,
    NOBODY,
    NORMAL,
    OVER,
    PHASES,
    PLUNDERING,
    REROLL,
    RESCUE,
    REWARD,
    SHOWDOWN,
    TREASURES,
    State,
)  # fmt: skip
from treasure_games.games.scallywager.rules.treasures import treasure_choices
from treasure_games.games.scallywager.rules.view import View

WINDOWS: Final = {DAWN: DAWN_KINDS, SHOWDOWN: SHOWDOWN_KINDS}
"""SWA-16: the cards that may be revealed in each window."""


def _question(phase: int, seat: int) -> Pending:
    if phase in WINDOWS:
        return Pending((seat,), PHASES[phase], Mode.WINDOW, actions.CONCEAL)
    return Pending((seat,), PHASES[phase])


_SEATS: Final = (*range(MOST_SEATS), NOBODY)
_PENDING: Final[tuple[tuple[Pending | None, ...], ...]] = (
    (Pending((), PHASES[BETWEEN]),) * len(_SEATS),
    *(tuple(_question(phase, seat) for seat in _SEATS) for phase in range(BETWEEN + 1, OVER)),
    (None,) * len(_SEATS),
)
"""The open question by phase and seat, made in advance; `NOBODY` is the last seat."""


def pending_in(table: State | View) -> Pending | None:
    """Return who must answer what; None when the game is over."""
    return _PENDING[table.phase][table.turn]


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return what `seat` may do now, sorted; () if it isn't asked."""
    return _ANSWERS[state.phase](state, seat) if seat == state.turn else ()


def _in_window(state: State, seat: int) -> tuple[Action, ...]:
    """SW-27: a captain whose card doesn't fit the window can only conceal it."""
    return (actions.CONCEAL, *adventure_choices(state, seat, WINDOWS[state.phase]))


def _at_the_helm(state: State, seat: int) -> tuple[Action, ...]:
    """SW-11, SW-16: bids; after the first, call and parlay too; and cards of the helm."""
    bids, answers = next_bids(state)
    if state.helm != NORMAL:
        return bids
    if state.live[seat] == NO_CARD:
        return answers
    of_cards = adventure_choices(state, seat, HELM_KINDS)
    return (*answers, *of_cards) if of_cards else answers


@cache
def rerolls(dice: int, shown: int) -> tuple[Action, ...]:
    """SW-A07: return every choice of dice that are not among those shown."""
    masks = range(1, 1 << dice)
    return tuple([actions.REROLL_OTHERS[mask] for mask in masks if not mask & shown])


def _to_draw(state: State, _seat: int) -> tuple[Action, ...]:
    """SWA-10, SWA-29: from a deck with cards, or none after a right parlay."""
    return _draws(can_draw(state, TREASURE), can_draw(state, ADVENTURE), is_optional(state))


@cache
def _draws(*are_possible: bool) -> tuple[Action, ...]:
    draws = (actions.DRAW_TREASURE, actions.DRAW_ADVENTURE, actions.DRAW_NOTHING)
    return tuple(compress(draws, are_possible))


def _of_cards(made: Sequence[Action], cards: Sequence[int]) -> tuple[Action, ...]:
    return tuple([made[card] for card in sorted(cards)])


_BY_PHASE: Final[dict[int, Callable[[State, int], tuple[Action, ...]]]] = {
    BETWEEN: lambda _state, _seat: (),
    TREASURES: lambda state, seat: (actions.PASS, *treasure_choices(state, seat)),
    DAWN: _in_window,
    BIDDING: _at_the_helm,
    REROLL: lambda state, seat: rerolls(len(state.dice[seat]), state.choices[seat]),
    SHOWDOWN: _in_window,
    RESCUE: lambda _state, _seat: (actions.USE_LIFEBOAT, actions.KEEP_LIFEBOAT),
    PLUNDERING: lambda state, _: _of_cards(actions.PLUNDER, state.treasures[state.loser]),
    REWARD: _to_draw,
    KEEPING: lambda state, _seat: _of_cards(actions.KEEP_CARD, state.drawn),
    OVER: lambda _state, _seat: (),
}
_ANSWERS: Final = tuple(_BY_PHASE[phase] for phase in range(len(PHASES)))
