"""What a person is asked now, with all that the buttons and slips of the answer need."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from treasure_games.core.words import Called
from treasure_games.games.treasure_boots.rules.actions import Action
from treasure_games.games.treasure_boots.rules.gunnery import Aim
from treasure_games.games.treasure_boots.rules.pieces import EMPTY, Hold
from treasure_games.games.treasure_boots.rules.view import View


@dataclass(frozen=True, slots=True)
class Question:
    """`send` does an action, or says why it isn't legal."""

    view: View
    legal: tuple[Action, ...]
    called: Called
    send: Callable[[Action], None]
    aims: tuple[Aim, ...] = ()
    """The ships in sight, where somebody may fire."""
    aside: Hold = EMPTY
    """What shall stay aboard when the rest is unloaded."""
    put_aside: Callable[[int, int], None] = field(default=lambda kind, index: None)
    unload: Callable[[], None] = field(default=lambda: None)
    ship_picture: Callable[[int], str] = str
    emblem: Callable[[int], str] = str

    def answer(self, action: Action) -> Callable[[], None]:
        """What a button for this action calls."""
        return partial(self.send, action)
