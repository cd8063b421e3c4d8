"""What the game objects of several games have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeAlias

from msgspec.structs import replace

from treasure_games.core.asking import ChoiceSealed
from treasure_games.core.chance import Chance
from treasure_games.core.codec import told_fields
from treasure_games.core.game import UNKNOWN, Emit, EventT, Plain, ViewT
from treasure_games.core.refusals import Refusal

ActionHandler: TypeAlias = Callable[[Any, int, Any, Chance, Emit[Any]], None]
"""Does a legal action of a seat: called with state, seat, action, chance and emit."""


class GameBase(Generic[EventT, ViewT]):
    """The base of a game whose events name pieces by ids, which reveal nothing.

    `printed` puts fields of events in words: by field, a function of the value and the view after
    the event.
    """

    printed: ClassVar[Mapping[str, Callable[[Any, Any], Plain]]] = MappingProxyType({})

    def redact(self, state: Any, event: EventT, seat: int | None) -> EventT | None:
        """Return the event itself, but for a choice that is sealed from this seat."""
        if isinstance(event, ChoiceSealed) and event.seat != seat:
            return replace(event, choice=UNKNOWN)
        return event

    def describe(self, event: EventT, view: ViewT) -> Mapping[str, Plain]:
        """Return the fields of the event, in words where the view knows them."""
        return told_fields(event, view, self.printed)


def make_apply(
    refusal: Refusal,
    handlers: Mapping[type[Any], ActionHandler],
    between: int,
    play_on: Callable[[Any, Chance, Emit[Any]], None],
) -> ActionHandler:
    """Return the `apply` of a game.

    A handler that leaves the phase at `between` has asked nobody: `play_on` then does whatever
    comes before the next decision.
    """

    def apply(state: Any, seat: int, action: Any, chance: Chance, emit: Emit[Any]) -> None:
        """Apply a legal action, or raise its refusal with nothing changed."""
        refused = refusal(state, seat, action)
        if refused is not None:
            raise refused
        state.phase = between
        handlers[type(action)](state, seat, action, chance, emit)
        if state.phase == between:
            play_on(state, chance, emit)

    return apply
