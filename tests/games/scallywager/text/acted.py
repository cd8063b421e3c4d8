"""What happens at a scripted table, each event with the state after it."""

from typing import Any

from tests.games.scallywager.scripted import Table
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.game import GAME

Moments = list[tuple[Any, Any]]


def called(seat: int) -> str:
    return ("Anne", "Bart", "Cleo", "Dora", "Emil")[seat]


def acted(table: Table, *acts: Action) -> Moments:
    """Whoever is in turn does these."""
    moments: Moments = []

    def note(event: Any) -> None:
        moments.append((event, table.state.copy()))

    for act in acts:
        GAME.apply(table.state, table.asked.seats[0], act, table.luck, note)
    return moments


def played(holds: str, *acts: Action, **options: Any) -> Moments:
    """A round without cards."""
    return acted(Table(holds, cards="off", **options), *acts)
