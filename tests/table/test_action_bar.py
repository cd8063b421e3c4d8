"""The buttons of a table go by their names from one question to the next."""

from msgspec.structs import replace
from pygame import FRect

from tests.table.conftest import Sit
from treasure_games.stage.widgets.button import Button
from treasure_games.table.table_api import Choice, Offers

CHOICE = Choice("hoist", "Hoist the sails", "Hoist", lambda: None)


def test_a_button_stays_with_other_words_and_one_of_another_name_is_not_raised(sit: Sit) -> None:
    """Nobody points at it yet, although it comes for one under the pointer."""
    table = sit(acts=6).table

    def offered(choice: Choice) -> Button | None:
        table.game.offers = lambda _legal: Offers((choice,))  # type: ignore[method-assign]
        table.hud.refresh()
        return table.hud.actions.first

    first = offered(CHOICE)
    assert first is not None
    first.hover = 1.0
    assert offered(replace(CHOICE, label="Strike the sails")) is first
    assert (first.text, first.hover) == ("Strike the sails", 1.0)
    other = offered(replace(CHOICE, name="haul"))
    assert other is not None
    assert other.hover == 0.0


def test_answers_stand_below_each_other_while_there_is_room(sit: Sit) -> None:
    table = sit(acts=6).table
    actions, context = table.hud.actions, table.hud.context
    assert context is not None
    choices = [replace(CHOICE, name=name) for name in ("hoist", "haul", "heave")]
    for high, columns in ((500.0, 1), (200.0, 2)):
        actions.place(FRect(400.0, 300.0, 300.0, high), context)
        actions.offer(choices, None, context)
        buttons = [one for one in actions.children() if one.name.startswith("choice.h")]
        assert len({one.rect.left for one in buttons}) == columns
