"""Builds the `refusal` function of a game from tables: phases, who is asked, a check per action.

Checks go from the general to the particular: phase, seat, card, and what is chosen with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, TypeAlias

from treasure_games.core.errors import IllegalAction

RuleText: TypeAlias = tuple[str, str]
"""The id of a rule, and the sentence that explains it to players."""
Why: TypeAlias = RuleText | tuple[str, str, Mapping[str, str]] | None
"""A rule and its sentence, perhaps with values for placeholders; None if nothing is forbidden."""
Check: TypeAlias = Callable[[Any, int, Any], Why]
"""Checks an action: called with state, seat and action."""
Refusal: TypeAlias = Callable[[Any, int, Any], IllegalAction | None]


def make_refusal(
    checks: Mapping[type[Any], tuple[tuple[int, ...], Check]],
    closed: Mapping[int, RuleText],
    elsewhere: Mapping[int, RuleText],
    not_asked: Mapping[int, RuleText],
    asked: str,
    sealed: int = -1,
) -> Refusal:
    """Return a function that says why a seat may not do an action, or returns None if it may.

    `checks` has for each action the phases in which it is possible, and its check. Sentences by
    phase: `closed` for phases without any action, `elsewhere` for an action out of its phase (by
    the first phase where it is possible), `not_asked` for a seat that isn't asked. `asked` names
    the field of a state that holds the seat asked; in the phase `sealed` checks do this themselves.
    """
    last_phase = max((*closed, *not_asked))
    by_phase = tuple(
        {action: check for action, (phases, check) in checks.items() if phase in phases}
        for phase in range(last_phase + 1)
    )
    seat_asked = attrgetter(asked)

    def refusal(state: Any, seat: int, action: Any) -> IllegalAction | None:
        phase = state.phase
        check = by_phase[phase].get(type(action))
        if check is None:
            phases, _ = checks[type(action)]
            return IllegalAction(*(closed.get(phase) or elsewhere[phases[0]]))
        if seat != seat_asked(state) and phase != sealed:
            return IllegalAction(*not_asked[phase])
        why = check(state, seat, action)
        if why is None:
            return None
        return IllegalAction(why[0], why[1], **(why[2] if len(why) == 3 else {}))

    return refusal


def always_allowed(_state: Any, _seat: int, _action: Any) -> Why:
    """Refuse nothing."""
    return None
