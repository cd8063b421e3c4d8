"""What deeds want to know of the table beside what happened."""

from collections.abc import Iterable
from itertools import pairwise, takewhile
from types import SimpleNamespace
from typing import Any

from treasure_games.core.feats import Fact
from treasure_games.games.do_not_touch.rules.events import Added, Event
from treasure_games.games.do_not_touch.rules.pieces import FITS


def facts(event: Event, state: Any) -> Iterable[Fact]:
    """Return how long the chain is, down to its first break, after a card was added."""
    if isinstance(event, Added):
        links = pairwise(state.faces[card] for card in reversed(state.loots[event.seat]))
        unbroken = sum(1 for _ in takewhile(lambda link: FITS[link[1]][link[0]], links))
        yield "chain", SimpleNamespace(seat=event.seat, length=unbroken + 1)
