"""What the eight pirates say: the sentences of each, by occasion, from pages in `sayings`."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeAlias

from treasure_games.core.pages import text_of

Voice: TypeAlias = Mapping[str, tuple[str, ...]]
"""By occasion, the sentences (msgids)."""

_PAGES: Final = Path(__file__).with_name("sayings")
_OCCASION: Final = "## "
_SENTENCE: Final = "- "


@cache
def voice_of(persona: str) -> Voice:
    """Return what a pirate says."""
    said: dict[str, tuple[str, ...]] = {}
    for occasion, sentence in spoken_on(_PAGES / f"{persona}.md"):
        said[occasion] = (*said.get(occasion, ()), sentence)
    return MappingProxyType(said)


def spoken_on(page: Path) -> Iterator[tuple[str, str]]:
    """Yield each sentence of a page after its occasion."""
    occasion = ""
    for line in text_of(page).splitlines():
        if line.startswith(_OCCASION):
            occasion = line.removeprefix(_OCCASION)
        elif line.startswith(_SENTENCE):
            yield occasion, line.removeprefix(_SENTENCE)
