"""The house rules: the options, and what they mean at the table."""

from typing import Final

from msgspec import Struct

from treasure_games.core.errors import BadSetup, quoted
from treasure_games.core.language import N_
from treasure_games.core.options import OptionValue, Setup, read_house
from treasure_games.games.treasure_boots.rules import layouts
from treasure_games.games.treasure_boots.rules.charts import ENDLESS, Chart, chart_of
from treasure_games.games.treasure_boots.rules.pieces import TOKENS

AUTO: Final = "auto"
OFF: Final = "off"
RANDOM: Final = "random"
ANEW: Final = "anew"
DRAWN: Final = (RANDOM, ANEW)
"""Layouts that are drawn when a match begins."""

SECTIONS_FOR: Final = (0, 0, 2, 2, 3, 3, 4, 4, 4)
"""TBA-01: the number of sections, by the number of players."""

TARGET_FOR: Final = (0, 0, 30, 20, 15, 12, 10, 10, 10)
"""TB-60, TBA-52: the points that win, by the number of players."""


def arrangement_text(text: str) -> str:
    """Return an arrangement by hand in canonical form; raises `BadSetup` (see `layouts.parsed`)."""
    if "@" not in text:
        raise BadSetup(
            N_("There’s no layout “{layout}”: choose {known}, or place sections like “A@0,0”."),
            layout=quoted(text),
            known=", ".join((*layouts.WAYS, *DRAWN)),
        )
    return layouts.written(layouts.parsed(text))


def _sections(boards: OptionValue, seats: int) -> int:
    return SECTIONS_FOR[seats] if boards == AUTO else int(boards)


PAGE: Final = read_house(
    __file__,
    boards={"stands_for": _sections},
    layout={"written": arrangement_text},
    target={"stands_for": lambda _value, seats: TARGET_FOR[seats]},
)


class HouseRules(Struct, frozen=True):
    """The meaning of the chosen options at this table; shared by all copies of a state.

    `layout` is a way to lay sections (see `layouts.WAYS`), one of `DRAWN`, or an arrangement.
    `hold_limit` is the room in a captain's hold, all tokens if there is no limit.
    `margin` is how many cells ships may leave the sections' frame, or `charts.ENDLESS`.
    """

    setup: Setup
    seats: int
    grid_name: str
    sections: int
    layout: str
    target: int
    base_move: int
    has_drift: bool
    starts_in_secret: bool
    roller: str
    hits_owner: bool
    privateers_enter_ports: bool
    finishes_round: bool
    margin: int
    gold_value: int
    hold_limit: int

    @property
    def chart(self) -> Chart:
        """The chart of these rules; for a layout that is drawn a placeholder until it is drawn.

        Raises `BadSetup` for an arrangement by hand that doesn't fit.
        """
        if "@" in self.layout:
            arrangement = layouts.parsed(self.layout)
            layouts.check(arrangement, self.sections, self.grid_name)
        else:
            way = layouts.CLOSE if self.layout in DRAWN else self.layout
            arrangement = layouts.LAYOUTS[self.sections][way].arrangement
        return chart_of(self.grid_name, layouts.written(arrangement), self.margin)

    def __reduce__(self) -> tuple[object, ...]:
        return house_of, (self.setup,)


def house_of(setup: Setup) -> HouseRules:
    """Read the options of a complete set-up."""
    seats = setup.seats
    target, margin = setup.text("target"), setup.text("sea_margin")
    hold_limit = setup.options.get("hold_limit", OFF)
    return HouseRules(
        setup=setup,
        seats=seats,
        grid_name=setup.text("chart"),
        sections=_sections(setup.options["boards"], seats),
        layout=setup.text("layout"),
        target=TARGET_FOR[seats] if target == AUTO else int(target),
        base_move=setup.number("base_move"),
        has_drift=setup.text("drift") == "free",
        starts_in_secret=setup.text("start") == "secret",
        roller=setup.text("privateer_roller"),
        hits_owner=setup.text("privateer_hits_owner") == "yes",
        privateers_enter_ports=setup.text("privateer_in_port") == "yes",
        finishes_round=setup.text("win_timing") == "finish_round",
        margin=ENDLESS if margin == "none" else int(margin),
        gold_value=setup.number("gold_value"),
        hold_limit=TOKENS if hold_limit == OFF else int(hold_limit),
    )


def check_setup(setup: Setup) -> None:
    """Raise `BadSetup`, saying why, if no such chart is possible."""
    _ = house_of(setup).chart
