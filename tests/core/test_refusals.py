"""Refusals: phase, seat, and then what each action must pass itself."""

from dataclasses import dataclass
from typing import Any

import pytest

from treasure_games.core.game_base import (
    RefusalPage,
    Why,
    by_phase,
    make_refusal,
    reasons_by_phase,
)

DAY, NIGHT, DARK, OVER = range(4)


@dataclass
class Table:
    phase: int
    turn: int = 0


class Sail:
    pass


class Sleep:
    pass


def never(_state: Any, _seat: int, _action: Any) -> Why:
    return "X-4", "You don’t have “{card}”.", {"card": "a bed"}


CHECKS = {Sail: ((DAY, DARK), None), Sleep: ((NIGHT,), never)}
WHY = reasons_by_phase(
    CHECKS,
    RefusalPage(
        closed={"over": ("X-1", "It is over.")},
        elsewhere={"day": ("X-2", "Not by night."), "night": ("X-2", "Not by day.")},
        not_asked=dict.fromkeys(("day", "night", "dark"), ("X-3", "Not yours.")),
    ),
    ("day", "night", "dark", "over"),
)
REFUSAL = make_refusal(CHECKS, 4, "turn", WHY, sealed=DARK)


@pytest.mark.parametrize(
    ("phase", "seat", "action", "told"),
    [
        (OVER, 0, Sail, "X-1 It is over."),
        (NIGHT, 0, Sail, "X-2 Not by night."),
        (NIGHT, 1, Sail, "X-2 Not by night."),
        (DAY, 0, Sleep, "X-2 Not by day."),
        (DAY, 1, Sail, "X-3 Not yours."),
        (NIGHT, 0, Sleep, "X-4 You don’t have “a bed”."),
        (NIGHT, 1, Sleep, "X-3 Not yours."),
    ],
)
def test_what_is_most_general_is_told_first(
    phase: int, seat: int, action: type[Any], told: str
) -> None:
    refused = REFUSAL(Table(phase), seat, action())
    assert refused is not None
    assert f"{refused.rule} {refused}" == told


def test_nothing_is_told_of_what_is_allowed() -> None:
    assert REFUSAL(Table(DAY), 0, Sail()) is None


def test_in_a_sealed_phase_the_check_tells_who_may() -> None:
    assert REFUSAL(Table(DARK), 1, Sail()) is None


def test_where_nothing_is_listed_nobody_may_act() -> None:
    choices = by_phase({NIGHT: lambda _table: (Sleep(),)}, 3)
    assert [len(choices[phase](Table(phase))) for phase in (DAY, NIGHT, DARK)] == [0, 1, 0]
