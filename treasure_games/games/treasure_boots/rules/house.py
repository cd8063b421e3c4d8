"""The house rules: the options, and what they mean at the table."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from treasure_games.core.errors import BadSetup, quoted
from treasure_games.core.language import N_
from treasure_games.core.options import Choice, HouseRule, Range, Setup, numbered
from treasure_games.games.treasure_boots.rules import layouts
from treasure_games.games.treasure_boots.rules.charts import ENDLESS, Chart, chart_of

AUTO: Final = "auto"
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
            known=", ".join((layouts.CLOSE, layouts.APART, layouts.WINDING, layouts.LINE, *DRAWN)),
        )
    return layouts.written(layouts.parsed(text))


OPTIONS: Final = (
    HouseRule(
        "chart",
        N_("Chart"),
        N_("Squares are the published chart; on hexes the wind can blow six ways."),
        "HX-01",
        Choice("hex", N_("Hexes, six winds"), N_("hexes with six winds")),
        Choice("square", N_("Squares, four winds"), N_("squares with four winds")),
    ),
    HouseRule(
        "boards",
        N_("Sections of the chart"),
        N_("Two for 2 or 3 players, three for 4 or 5, four for more."),
        "TBA-01",
        Choice(AUTO, N_("By the number of players"), N_("{number} sections")),
        *[Choice(number, str(number), N_("{number} sections")) for number in (2, 3, 4)],
        stands_for=lambda value, seats: SECTIONS_FOR[seats] if value == AUTO else int(value),
    ),
    HouseRule(
        "layout",
        N_("How the sections lie"),
        N_("The sea around and between the sections has no end."),
        "TB-03",
        Choice(layouts.CLOSE, N_("Close together"), N_("close together")),
        Choice(layouts.APART, N_("With open water between"), N_("with open water between")),
        Choice(layouts.WINDING, N_("Winding"), N_("in a winding line")),
        Choice(layouts.LINE, N_("In one line"), N_("in one line")),
        Choice(RANDOM, N_("At random"), N_("at random")),
        Choice(ANEW, N_("Another chart each match"), N_("anew, numbers and all")),
        usual=ANEW,
        written=arrangement_text,
        written_words=N_("by hand"),
    ),
    HouseRule(
        "target",
        N_("Points to win"),
        N_("30 for two players, 20 for three, 15 for four, 12 for five, 10 for more."),
        "TB-60",
        Choice(AUTO, N_("By the number of players"), "{number}"),
        numbers=Range(1, 99),
        stands_for=lambda _value, seats: TARGET_FOR[seats],
    ),
    HouseRule(
        "base_move",
        N_("Movement points of an empty ship"),
        N_("Four is a fair wind for impatient captains."),
        "TB-28",
        *numbered(3, 4, 5),
    ),
    HouseRule(
        "drift",
        N_("Drift"),
        N_("Whether each move has one step straight downwind that costs nothing."),
        "TBA-04",
        Choice("free", N_("One free step downwind"), N_("one free drift")),
        Choice("off", N_("None"), N_("no free drift")),
    ),
    HouseRule(
        "start",
        N_("First ports"),
        N_("Chosen in secret, the ports are shown when everybody has one."),
        "TBA-53",
        Choice("open", N_("Chosen openly, in turn"), N_("openly, in turn")),
        Choice("secret", N_("Chosen in secret"), N_("in secret")),
    ),
    HouseRule(
        "privateer_roller",
        N_("Who rolls for a privateer under fire"),
        N_("That player also decides for the privateer; it is never the attacker."),
        "TBA-28",
        Choice("choose", N_("Whoever the attacker names"), N_("whoever the attacker names")),
        Choice("left", N_("The attacker’s left neighbour"), N_("the attacker’s left neighbour")),
        Choice("random", N_("At random"), N_("a player chosen at random")),
    ),
    HouseRule(
        "privateer_hits_owner",
        N_("A privateer may fire at its own commander"),
        N_("The book doesn’t forbid it, but it turns cargo into points far from any port."),
        "TBA-25",
        Choice("no", N_("No"), N_("never fire at")),
        Choice("yes", N_("Yes"), N_("may fire at")),
    ),
    HouseRule(
        "privateer_in_port",
        N_("Privateers may lie in ports"),
        N_("They never unload there."),
        "TBA-34",
        Choice("yes", N_("Yes"), N_("may lie in")),
        Choice("no", N_("No"), N_("never lie in")),
    ),
    HouseRule(
        "win_timing",
        N_("The game ends"),
        N_("Finishing the round looks fairer but favours the last in it."),
        "TBA-51",
        Choice("at_once", N_("At once, at the target"), N_("wins at once")),
        Choice("finish_round", N_("After the round, most points"), N_("makes this the last round")),
    ),
    HouseRule(
        "sea_margin",
        N_("The open sea"),
        N_("How far ships may sail beyond the printed sections."),
        "TBA-54",
        Choice("none", N_("Has no end"), N_("has no end")),
        Choice(4, N_("Ends four cells beyond the chart"), N_("ends after four cells")),
    ),
    HouseRule(
        "gold_value",
        N_("Points for a piece of gold"),
        N_("An early version of the game had two."),
        "TBA-55",
        *numbered(1, 2),
    ),
)
ARTICLES: Final = (
    N_("We sail on {chart} over {boards}, laid {layout}."),
    N_("The sea around them {sea_margin}."),
    N_("The first to score {target} {win_timing}."),
    N_("An empty ship has {base_move} movement points and {drift}."),
    N_("A piece of gold counts {gold_value}."),
    N_("First ports are chosen {start}."),
    N_("Privateers {privateer_in_port} ports and {privateer_hits_owner} their own commander."),
    N_("Under fire {privateer_roller} rolls for them."),
)
"""The ship's articles: sentences with the options in their gaps."""


class HouseRules(Struct, frozen=True):
    """The meaning of the chosen options at this table; shared by all copies of a state.

    `layout` is a way to lay sections (see `layouts.WAYS`), one of `DRAWN`, or an arrangement.
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
    boards, target, margin = setup.text("boards"), setup.text("target"), setup.text("sea_margin")
    return HouseRules(
        setup=setup,
        seats=seats,
        grid_name=setup.text("chart"),
        sections=SECTIONS_FOR[seats] if boards == AUTO else int(boards),
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
    )


def check_setup(setup: Setup) -> None:
    """Raise `BadSetup`, saying why, if no such chart is possible."""
    _ = house_of(setup).chart
