"""Tokens of the look: palette, seats, type, spacing, durations. One frozen record; nothing else
holds a colour.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from functools import cache

Colour = tuple[int, int, int]


def _hex(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours by name: sea, wood, paper, ink, brass, light."""

    night: Colour = _hex("#0E1B26")
    deep_sea: Colour = _hex("#14333F")
    sea: Colour = _hex("#1F5A66")
    shallows: Colour = _hex("#4C9A97")
    foam: Colour = _hex("#DCEBE4")
    walnut_dark: Colour = _hex("#22150E")
    walnut: Colour = _hex("#4A2E1D")
    oak: Colour = _hex("#7A5230")
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
    """The red ink of headings and scores on paper; of wax are seals and buttons."""
    jade: Colour = _hex("#2F7D5B")
    sapphire: Colour = _hex("#2C5FA8")
    amethyst: Colour = _hex("#6B4A8E")
    seat_ink: Colour = _hex("#140B06")
    seat_pearl: Colour = _hex("#FFFFFF")
    focus_light: Colour = _hex("#FFF3CF")
    focus_dark: Colour = _hex("#140B06")


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """How one seat is told from the others: never by colour alone."""

    name: str
    colour: Colour
    emblem: str
    pattern: str
    text: str
    """Palette name of the text colour that reads on `colour`."""

    @property
    def emblem_image(self) -> str:
        """Logical name of the emblem's picture."""
        return f"emblems/{self.emblem}"

    @property
    def pattern_image(self) -> str:
        """Logical name of the seat's pattern."""
        return f"emblems/pattern_{self.name}"


SEATS: tuple[SeatStyle, ...] = (
    SeatStyle("vermilion", _hex("#D55E00"), "skull", "slashes", "seat_ink"),
    SeatStyle("sky", _hex("#56B4E9"), "anchor", "waves", "seat_ink"),
    SeatStyle("green", _hex("#009E73"), "parrot", "feathers", "seat_ink"),
    SeatStyle("yellow", _hex("#F0E442"), "compass", "dots", "seat_ink"),
    SeatStyle("blue", _hex("#0072B2"), "kraken", "rings", "seat_pearl"),
    SeatStyle("purple", _hex("#CC79A7"), "swallow", "chevrons", "seat_ink"),
    SeatStyle("orange", _hex("#E69F00"), "crab", "crosses", "seat_ink"),
    SeatStyle("pearl", _hex("#F3EDE2"), "wheel", "lines", "seat_ink"),
)


@dataclass(frozen=True, slots=True)
class TypeScale:
    """Sizes of text in virtual units at text scale 1."""

    caption: float = 18.0
    small: float = 22.0
    body: float = 26.0
    title: float = 34.0
    heading: float = 48.0


@dataclass(frozen=True, slots=True)
class Spacing:
    """Gaps and measures in virtual units."""

    hair: float = 4.0
    tight: float = 8.0
    gap: float = 16.0
    wide: float = 26.0
    margin: float = 40.0
    target: float = 44.0
    """No control is smaller in either direction."""
    control: float = 58.0
    """Usual height of a control."""
    ring: float = 3.0
    ring_gap: float = 8.0


@dataclass(frozen=True, slots=True)
class Durations:
    """Seconds that each kind of motion takes at speed 1."""

    press: float = 0.060
    hover: float = 0.110
    reflow: float = 0.250
    move_short: float = 0.200
    move_long: float = 0.320
    deal: float = 0.220
    deal_stagger: float = 0.070
    deal_most: float = 0.900
    flip_half: float = 0.120
    land: float = 0.090
    steal: float = 0.420
    steal_tug: float = 0.080
    dice_least: float = 0.700
    dice_most: float = 0.900
    reveal_hush: float = 0.250
    reveal_count: float = 0.120
    reveal_verdict: float = 0.350
    ship_cell: float = 0.180
    ship_most: float = 0.900
    wake_fade: float = 0.600
    wind_turn: float = 0.500
    cannon_recoil: float = 0.080
    cannon_flight: float = 0.160
    cannon_smoke: float = 0.200
    number_roll: float = 0.300
    banner_in: float = 0.150
    banner_hold: float = 0.550
    banner_out: float = 0.150
    curtain_close: float = 0.220
    curtain_open: float = 0.180
    win_most: float = 2.500
    win_skippable: float = 0.300
    shake_most: float = 0.250
    choose_object: float = 0.180
    computer_least: float = 0.500
    computer_most: float = 0.900

    def reduced(self) -> Durations:
        """For players who want less motion: travel is short, hushes and holds that give time to
        read stay.
        """
        still = {name: min(getattr(self, name), 0.080) for name in _MOVING}
        return replace(self, **still)


_READING = {
    "banner_hold", "reveal_hush", "reveal_verdict", "reveal_count", "win_skippable",
    "computer_least", "computer_most", "win_most",
}  # fmt: skip
_MOVING = tuple(one.name for one in fields(Durations) if one.name not in _READING)


@dataclass(frozen=True, slots=True)
class Motion:
    """Amounts of motion that are no durations (ux: the Motion table)."""

    press_scale: float = 0.96
    hover_lift: float = 10.0
    hover_scale: float = 1.06
    fan_step: float = 4.0
    fan_most: float = 12.0
    arc_least: float = 0.08
    arc_most: float = 0.14
    bank_most: float = 6.0
    settle: float = 1.5
    squash_wide: float = 1.04
    squash_high: float = 0.96
    shake_pixels: float = 8.0

    def reduced(self) -> Motion:
        """No arcs, banks, squashes or shakes; hover still shows itself, without travel."""
        return Motion(
            1.0, 0.0, 1.0, self.fan_step, self.fan_most, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0
        )


@dataclass(frozen=True, slots=True)
class Theme:
    """Everything that a look is made of."""

    palette: Palette = field(default_factory=Palette)
    seats: tuple[SeatStyle, ...] = SEATS
    type: TypeScale = field(default_factory=TypeScale)
    spacing: Spacing = field(default_factory=Spacing)
    durations: Durations = field(default_factory=Durations)
    motion: Motion = field(default_factory=Motion)
    is_high_contrast: bool = False

    def colour(self, token: str) -> Colour:
        """The colour that the palette calls `token`."""
        return getattr(self.palette, token)  # type: ignore[no-any-return]


@cache
def theme_for(*, high_contrast: bool = False, reduced_motion: bool = False) -> Theme:
    """The theme that these settings ask for."""
    theme = Theme()
    if high_contrast:
        theme = replace(theme, palette=_HIGH_CONTRAST, is_high_contrast=True)
    if reduced_motion:
        theme = replace(theme, durations=theme.durations.reduced(), motion=theme.motion.reduced())
    return theme


_HIGH_CONTRAST = replace(
    Palette(),
    ink=_hex("#000000"), sepia=_hex("#2A1A0C"), pearl=_hex("#FFFFFF"), foam=_hex("#FFFFFF"),
    parchment=_hex("#FFF4D6"), parchment_light=_hex("#FFFBEE"), parchment_shade=_hex("#E8D5A4"),
    walnut_dark=_hex("#0A0604"), walnut=_hex("#24150C"), night=_hex("#000509"),
    brass=_hex("#E0B050"), brass_light=_hex("#FFE08A"), wax_red=_hex("#8C1F18"),
    rubric=_hex("#7A140E"),
)  # fmt: skip


TEXT_ON_GROUND: tuple[tuple[str, str], ...] = (
    ("ink", "parchment"), ("ink", "parchment_light"), ("ink", "parchment_shade"),
    ("sepia", "parchment"), ("sepia", "parchment_light"),
    ("wax_red", "parchment_light"), ("rubric", "parchment"), ("rubric", "parchment_light"),
    ("pearl", "walnut_dark"), ("pearl", "walnut"), ("pearl", "night"), ("pearl", "deep_sea"),
    ("pearl", "wax_red"), ("pearl", "black_pearl"),
    ("lantern", "walnut_dark"), ("lantern", "walnut"), ("lantern", "night"),
    ("brass_light", "walnut_dark"), ("foam", "night"), ("foam", "deep_sea"),
    ("ink", "brass"), ("ink", "brass_light"),
)  # fmt: skip
"""Every pair of text and ground that the widgets use; a test holds each to 4.5:1."""


def contrast(one: Colour, other: Colour) -> float:
    """WCAG contrast ratio of two colours, 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(channel / 255.0) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
