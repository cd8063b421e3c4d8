"""What somebody did to somebody else, as everybody noticed it: pirates talk about it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

ROB: Final = "rob"
"""The doer took something from the other, or did other harm."""
MISS: Final = "miss"
"""The doer tried to, in vain."""
CATCH: Final = "catch"
"""The doer called a lie of the other."""
DOUBT: Final = "doubt"
"""The doer called a lie what the other said, and it was true."""
FOOL: Final = "fool"
"""The doer lied, and the other believed it."""
TRUST: Final = "trust"
"""The doer told the truth, and the other believed it."""


class Deed(NamedTuple):
    """What one seat did to another; numbers that aren't seats stand for nobody."""

    kind: str
    doer: int
    other: int


Tells: TypeAlias = Callable[[Any, Sequence[Any]], Iterable[Deed]]
"""Returns the deeds in an event; the events before it are those that everybody noticed."""
Told: TypeAlias = Mapping[type[Any], Tells]
"""By class of event."""


def last(before: Sequence[Any], *kinds: type[Any]) -> Any:
    """Return the last event of these classes; there must be one."""
    return next(event for event in reversed(before) if isinstance(event, kinds))


def deed(
    kind: str, doer: str = "seat", other: str = "target", by: type[Any] | None = None
) -> Tells:
    """Return what reads a deed from these fields; `by` is the class of the earlier event that names
    the doer, if the event itself doesn't.
    """

    def tells(event: Any, before: Sequence[Any]) -> Iterable[Deed]:
        named = last(before, by) if by else event
        return (Deed(kind, getattr(named, doer), getattr(event, other)),)

    return tells
