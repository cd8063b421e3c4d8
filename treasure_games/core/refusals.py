"""The frame of a game's refusals: whether an action has its place now, and who is asked.

What else an action must pass is told by a check of its own. Checks go from the general to the
particular: phase, seat, card, and what is chosen with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, TypeAlias

from treasure_games.core.errors import IllegalAction

Told: TypeAlias = tuple[str, str]
"""A rule, and the sentence that tells it to players."""
Why: TypeAlias = Told | tuple[str, str, Mapping[str, str]] | None
"""What tells a refusal, with the values of its places; None where nothing forbids it."""
Check: TypeAlias = Callable[[Any, int, Any], Why]
"""Of a state, a seat, and an action."""
Refusal: TypeAlias = Callable[[Any, int, Any], IllegalAction | None]


def refusals(
    checks: Mapping[type[Any], tuple[tuple[int, ...], Check]],
    closed: Mapping[int, Told],
    elsewhere: Mapping[int, Told],
    not_asked: Mapping[int, Told],
    asked: str,
    sealed: int = -1,
) -> Refusal:
    """Return what tells why a seat may not do an action, or None if it may.

    `checks` has for each action the phases in which it has its place. `closed` are the phases in
    which nothing has; `elsewhere` tells of others, by the first phase of the action. `not_asked`
    tells by phase that it is another's turn: the seat that is asked is the field `asked` of a
    state, except in the phase `sealed`, the checks of which see to it themselves.
    """
    phases = (*closed, *not_asked)
    in_phase = tuple(
        {one: check for one, (places, check) in checks.items() if phase in places}
        for phase in range(max(phases) + 1)
    )
    whom = attrgetter(asked)

    def refusal(state: Any, seat: int, action: Any) -> IllegalAction | None:
        phase = state.phase
        check = in_phase[phase].get(type(action))
        if check is None:
            places, _ = checks[type(action)]
            return IllegalAction(*(closed.get(phase) or elsewhere[places[0]]))
        if seat != whom(state) and phase != sealed:
            return IllegalAction(*not_asked[phase])
        why = check(state, seat, action)
        if why is None:
            return None
        return IllegalAction(why[0], why[1], **(why[2] if len(why) == 3 else {}))

    return refusal


def fine(_state: Any, _seat: int, _action: Any) -> Why:
    """Refuse nothing."""
    return None
