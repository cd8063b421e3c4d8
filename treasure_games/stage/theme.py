"""Theme tokens: palette, seats, durations. Their colours and figures are on the page beside."""

from functools import cache
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core.pages import Named, amended, page_beside

Colour = tuple[int, int, int]
Palette: TypeAlias = Named[Colour]
"""The colours by name: sea, wood, paper, ink, brass, light."""
Durations: TypeAlias = Named[float]
"""Seconds of each kind of motion at speed 1."""


class SeatStyle(Struct, frozen=True):
    """How one seat is told from the others: never by colour alone."""

    name: str
    colour: Colour
    emblem: str

    @property
    def emblem_image(self) -> str:
        """Logical name of the emblem's picture."""
        return f"emblems/{self.emblem}"

    @property
    def pattern_image(self) -> str:
        """Logical name of the seat's pattern."""
        return f"emblems/pattern_{self.name}"


class _Page(Struct, forbid_unknown_fields=True):
    """The seats, colours, seconds, and amounts of motion."""

    palette: dict[str, Colour]
    high_contrast: dict[str, Colour]
    travel: dict[str, float]
    reading: dict[str, float]
    motion: dict[str, float]
    reduced: dict[str, float]
    seats: tuple[SeatStyle, ...]


_PAGE: Final = page_beside(__file__, _Page)
SEATS: Final = _PAGE.seats
_BRIEF: Final = 0.080
"""Seconds of a motion for those who want less of it."""


class Theme(Struct, frozen=True):
    """All tokens of one look."""

    palette: Palette = Named(_PAGE.palette)
    seats: tuple[SeatStyle, ...] = SEATS
    durations: Durations = amended(Named(_PAGE.travel), _PAGE.reading)
    motion: Named[float] = Named(_PAGE.motion)
    is_high_contrast: bool = False

    def brief(self, seconds: float) -> float:
        """Return the seconds, or hardly any for those who want less motion."""
        return seconds if self.motion.bank_most else min(seconds, _BRIEF)

    def colour(self, token: str) -> Colour:
        """Return the palette's colour called `token`."""
        found: Colour = getattr(self.palette, token)
        return found


@cache
def theme_for(*, high_contrast: bool = False, reduced_motion: bool = False) -> Theme:
    """Return the theme for these settings."""
    theme = Theme()
    if high_contrast:
        palette = amended(theme.palette, _PAGE.high_contrast)
        theme = replace(theme, palette=palette, is_high_contrast=True)
    if reduced_motion:
        brief = {name: min(seconds, _BRIEF) for name, seconds in _PAGE.travel.items()}
        durations = amended(theme.durations, brief)
        theme = replace(theme, durations=durations, motion=Named(_PAGE.reduced))
    return theme
