"""Theme tokens: palette, seats, type, durations. One frozen record holds all colours."""

from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core.pages import page_beside

Colour = tuple[int, int, int]


def _hex(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


class Palette(Struct, frozen=True):
    """The colours by name: sea, wood, paper, ink, brass, light."""

    night: Colour = _hex("#0E1B26")
    deep_sea: Colour = _hex("#14333F")
    sea: Colour = _hex("#1F5A66")
    shallows: Colour = _hex("#4C9A97")
    foam: Colour = _hex("#DCEBE4")
    walnut_dark: Colour = _hex("#22150E")
    walnut: Colour = _hex("#4A2E1D")
    lantern: Colour = _hex("#FFD58A")
    pearl: Colour = _hex("#F3EDE2")
    black_pearl: Colour = _hex("#2B2B33")
    parchment: Colour = _hex("#E9D6AA")
    parchment_light: Colour = _hex("#F6EACB")
    parchment_shade: Colour = _hex("#C9A869")
    ink: Colour = _hex("#23180F")
    sepia: Colour = _hex("#5B4028")
    brass: Colour = _hex("#C8963E")
    brass_light: Colour = _hex("#F0CB74")
    wax_red: Colour = _hex("#A8322A")
    rubric: Colour = _hex("#90221B")
    """The red ink of headings and scores on paper; seals and buttons are wax red."""
    jade_ink: Colour = _hex("#0E5452")
    """The green ink of what was true, on paper: told from both others in every colour vision."""
    focus_light: Colour = _hex("#FFF3CF")
    focus_dark: Colour = _hex("#140B06")


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


class _Page(Struct):
    """The seats, and what high contrast makes of the palette."""

    high_contrast: Palette
    seats: tuple[SeatStyle, ...]


_PAGE: Final = page_beside(__file__, _Page)
SEATS: Final = _PAGE.seats


class Durations(Struct, frozen=True):
    """Seconds of each kind of motion at speed 1."""

    press: float = 0.060
    hover: float = 0.110
    focus_move: float = 0.180
    unfold: float = 0.120
    reflow: float = 0.250
    move_short: float = 0.200
    move_long: float = 0.320
    deal: float = 0.220
    deal_stagger: float = 0.070
    deal_most: float = 0.900
    land: float = 0.090
    steal: float = 0.420
    steal_tug: float = 0.080
    dice_least: float = 0.700
    dice_most: float = 0.900
    reveal_hush: float = 0.250
    reveal_verdict: float = 0.350
    ship_cell: float = 0.180
    ship_most: float = 0.900
    wake_fade: float = 0.600
    wind_turn: float = 0.500
    cannon_flight: float = 0.320
    number_roll: float = 0.300
    banner_in: float = 0.150
    banner_hold: float = 0.550
    banner_out: float = 0.150
    curtain_close: float = 0.220
    curtain_open: float = 0.180
    win_most: float = 2.500
    computer_least: float = 0.500

    def reduced(self) -> "Durations":
        """Return durations for reduced motion: travel is short, but time for reading stays."""
        still = {name: min(getattr(self, name), _BRIEF) for name in _MOVING}
        return replace(self, **still)


_BRIEF = 0.080
"""Seconds of a motion for those who want less of it."""
_READING = {"banner_hold", "reveal_hush", "reveal_verdict", "computer_least", "win_most"}
_MOVING = tuple(name for name in Durations.__struct_fields__ if name not in _READING)


class Motion(Struct, frozen=True):
    """Amounts of motion other than durations."""

    press_scale: float = 0.96
    hover_lift: float = 10.0
    hover_scale: float = 1.06
    arc_least: float = 0.08
    arc_most: float = 0.14
    bank_most: float = 6.0
    squash_wide: float = 1.04
    shake_pixels: float = 8.0

    def reduced(self) -> "Motion":
        """Return no arcs, banks, squashes or shakes; hover still shows, without travel."""
        return Motion(1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0)


class Theme(Struct, frozen=True):
    """All tokens of one look."""

    palette: Palette = Palette()
    seats: tuple[SeatStyle, ...] = SEATS
    durations: Durations = Durations()
    motion: Motion = Motion()
    is_high_contrast: bool = False

    def brief(self, seconds: float) -> float:
        """Return the seconds, or hardly any for those who want less motion."""
        return seconds if self.motion.bank_most else min(seconds, _BRIEF)

    def colour(self, token: str) -> Colour:
        """Return the palette's colour called `token`."""
        return getattr(self.palette, token)  # type: ignore[no-any-return]


@cache
def theme_for(*, high_contrast: bool = False, reduced_motion: bool = False) -> Theme:
    """Return the theme for these settings."""
    theme = Theme()
    if high_contrast:
        theme = replace(theme, palette=_PAGE.high_contrast, is_high_contrast=True)
    if reduced_motion:
        theme = replace(theme, durations=theme.durations.reduced(), motion=theme.motion.reduced())
    return theme
