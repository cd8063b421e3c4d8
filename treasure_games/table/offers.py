"""What a person at a table is offered: buttons that answer, tokens of the turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from treasure_games.core.errors import IllegalAction
from treasure_games.stage.widgets.widget import Control


class Choice(Struct, frozen=True):
    """A button that answers a question. `brief` is its label at large text.

    With a `refusal` it is disabled and says why. A choice that `forgoes` something of value is not
    taken by an easily hit key, which only focuses the button. When its `action` is suggested, the
    button is focused.
    """

    name: str
    label: str
    brief: str
    on_press: Callable[[], None]
    is_primary: bool = False
    refusal: IllegalAction | None = None
    forgoes: bool = False
    action: Any = None


class TurnToken(Struct, frozen=True):
    """Something available in a turn, or used up: an icon, a word, a count."""

    name: str
    icon: str
    label: str
    is_left: bool


class Offers(Struct, frozen=True):
    """Everything offered at one moment."""

    choices: Sequence[Choice] = ()
    """Buttons that answer the question, except `closing`."""
    closing: Choice | None = None
    """The button that ends the turn or does nothing; None if there is none."""
    tokens: Sequence[TurnToken] = ()
    """What is left of the turn."""
    beginning: Control | None = None
    """Where keyboard play begins a turn; None for the first button that answers."""
