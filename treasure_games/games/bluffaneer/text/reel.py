"""The truth reel of Bluffaneer: every claim with its answers, and the odds of the moment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from treasure_games.core.language import translate
from treasure_games.core.reel import Answer, Claim, sums_of
from treasure_games.core.words import Called
from treasure_games.games.bluffaneer.rules.events import (
    BELIEVED,
    BLUFF,
    TRUE_CLAIM,
    CardRevealed,
    ClaimBelieved,
    ClaimChallenged,
    Claimed,
    Event,
    Paid,
)
from treasure_games.games.bluffaneer.rules.state import State
from treasure_games.games.bluffaneer.rules.view import view_of
from treasure_games.games.bluffaneer.text.log import told
from treasure_games.games.bluffaneer.text.status import by_cards

_ = translate

Moment: TypeAlias = tuple[Event, State]

_ANSWERS: Final = (ClaimBelieved, ClaimChallenged)
_REASONS: Final = (BELIEVED, TRUE_CLAIM, BLUFF)


def claims_of(moments: Iterable[Moment], called: Called) -> tuple[Claim, ...]:
    """Return every claim in its order, from true events and states."""
    groups: list[list[Moment]] = []
    for event, state in moments:
        if isinstance(event, Claimed):
            groups.append([(event, state)])
        elif _is_part(event):
            groups[-1].append((event, state))
    return tuple([_claim(group, called) for group in groups if _kind(group, CardRevealed)])


def counts_of(moments: Iterable[Moment], seats: int) -> Mapping[str, Sequence[int]]:
    """Return what the statistics keep of each seat."""
    claims = claims_of(moments, str)
    sums = [sums_of(claims, seat) for seat in range(seats)]
    return {
        "bluffs_told": [one.lies for one in sums],
        "bluffs_caught": [one.caught for one in sums],
        "calls_right": [one.right_calls for one in sums],
    }


def _is_part(event: Event) -> bool:
    """Return True if the event belongs to the claim before it."""
    if isinstance(event, Paid):
        return event.reason in _REASONS
    return isinstance(event, (*_ANSWERS, CardRevealed))


def _kind(group: Sequence[Moment], *kinds: type[Any]) -> list[tuple[Any, State]]:
    return [(event, state) for event, state in group if isinstance(event, kinds)]


def _claim(group: Sequence[Moment], called: Called) -> Claim:
    claimed, before = group[0]
    ((shown, after),) = _kind(group, CardRevealed)
    return Claim(
        seat=shown.seat,
        is_true=shown.is_match,
        chance=float(shown.is_match),
        when=_("Turn {number}").format(number=before.turn_number),
        text=_sentence(claimed, before, called),
        truth=_sentence(shown, after, called),
        answers=tuple(
            [
                Answer(
                    event.seat,
                    isinstance(event, ClaimChallenged),
                    by_cards(view_of(before, event.seat)),
                    _with_cost(event, state, group, called),
                )
                for event, state in _kind(group, *_ANSWERS)
            ]
        ),
    )


def _with_cost(event: Any, state: State, group: Sequence[Moment], called: Called) -> str:
    """Return an answer and who paid for it; the sentence of a belief says so itself."""
    paid = [
        _sentence(payment, later, called)
        for payment, later in _kind(group, Paid)
        if event.seat in (payment.payer, payment.payee) and payment.reason != BELIEVED
    ]
    return " ".join([_sentence(event, state, called), *paid])


def _sentence(event: Event, state: State, called: Called) -> str:
    entry = told(event, view_of(state, None), called)
    return entry.text if entry else ""
