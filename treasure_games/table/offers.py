"""What a person at a table is offered: buttons that answer, tokens of the turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from treasure_games.core.errors import IllegalAction
from treasure_games.stage.widgets.widget import Control


@dataclass(frozen=True, slots=True)
class Choice:
    """A button that answers what is asked. `brief` is its label at large text.

    With a `refusal` it is shown greyed and says why. What `forgoes` something worth having is not
    done by a key that comes easily to the hand: it only leads to the button.
    """

    name: str
    label: str
    brief: str
    on_press: Callable[[], None]
    is_primary: bool = False
    refusal: IllegalAction | None = None
    forgoes: bool = False


@dataclass(frozen=True, slots=True)
class TurnToken:
    """Something of the turn that is there or used up: an icon, a word, a count."""

    name: str
    icon: str
    label: str
    is_left: bool


@dataclass(frozen=True, slots=True)
class Offers:
    """All that is offered at one moment."""

    choices: Sequence[Choice] = ()
    """Buttons that answer what is asked; never the one of `closing`."""
    closing: Choice | None = None
    """The button that ends the turn or does nothing; None in games or moments without."""
    tokens: Sequence[TurnToken] = ()
    """What is left of the turn."""
    beginning: Control | None = None
    """Where whoever plays by keys begins a turn; None: at the first button that answers."""
