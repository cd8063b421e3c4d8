"""The names and pictures of things on the table, and sentences filled from an event or action."""

from collections.abc import Iterable
from typing import Any, Final

from treasure_games.core.language import N_, plural, translate as _
from treasure_games.core.words import Called, Phrases
from treasure_games.games.treasure_boots.rules import pieces
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.rules.view import View

NO_BREAK: Final = "\u00a0"
"""A space at which lines don't break."""

PICTURES: Final = ("sails", "guns", "rum", "gold", "pearl", "black_pearl")
"""By kind, the end of the names of its pictures."""

_THINGS: Final = (
    N_("Sails"), N_("Guns"), N_("Rum"), N_("Gold"), N_("a pearl"), N_("a black pearl"),
)  # fmt: skip


def token_picture(kind: int) -> str:
    """Return the picture of the large token."""
    return f"tokens/{PICTURES[kind]}"


def cargo_picture(kind: int) -> str:
    """Return the picture of the small token, for holds."""
    return f"tokens/cargo_{PICTURES[kind]}"


def thing(kind: int) -> str:
    """Return the words for a treasure within a sentence."""
    return _(_THINGS[kind])


def label(kind: int) -> str:
    """Return the words for a treasure by itself."""
    return _(pieces.KINDS[kind].name)


def ship_name(ship: int, called: Called) -> str:
    """Return the name of a ship's captain, or that of a privateer."""
    if ship < pieces.FIRST_PRIVATEER:
        return called(ship)
    return _("the {privateer}", privateer=_(pieces.PRIVATEER_NAMES[ship - pieces.FIRST_PRIVATEER]))


def place_name(chart: Chart, cell: int) -> str:
    """Return in a few words where a cell is."""
    island = chart.island_at(cell)
    if island is None:
        return _("the open sea")
    if island.is_port:
        return _(island.name)
    return _("island {number}", number=island.number)


def listed(names: Iterable[str]) -> str:
    """Join with commas, and “and” before the last."""
    every = list(names)
    if len(every) < 2:
        return "".join(every)
    return _("{first} and {last}", first=", ".join(every[:-1]), last=every[-1])


def cargo_words(hold: Iterable[int]) -> str:
    """Return what is in a hold: "2 Sails, Gold and a pearl", or "nothing"."""
    counts = tuple(hold)
    words = [
        label(kind) if counts[kind] == 1 else f"{counts[kind]} {label(kind)}"
        for kind in pieces.COLOURS if counts[kind]
    ]  # fmt: skip
    pearls = counts[pieces.PEARL] + counts[pieces.BLACK]
    if pearls:
        words.append(pearl_words(pearls))
    return listed(words) or _("nothing")


def pearl_words(count: int) -> str:
    """Return a number of pearls of either sort."""
    return plural("{count} pearl", "{count} pearls", count)


def hold_pictures(hold: pieces.Hold) -> tuple[str, ...]:
    """Return the small picture of every token, kind by kind."""
    return tuple(cargo_picture(kind) for kind, count in enumerate(hold) for _each in range(count))


def deck_cargo(hold: pieces.Hold) -> tuple[str, ...]:
    """Return the pieces on deck by the chart's names."""
    return tuple(PICTURES[kind] for kind, count in enumerate(hold) for _each in range(count))


def points_words(points: int) -> str:
    """Return a number of points."""
    return plural("{count} point", "{count} points", points)


def _place(event: Any, view: View, _called: Called) -> str:
    return place_name(view.chart, event.cell)


PHRASES: Final[Phrases[View]] = {
    "name": lambda event, view, called: called(event.seat),
    "roller": lambda event, view, called: called(event.roller),
    "ship": lambda event, view, called: ship_name(event.ship, called),
    "target": lambda event, view, called: ship_name(event.target, called),
    "treasure": lambda event, view, called: thing(event.kind),
    "cargo": lambda event, view, called: cargo_words(event.kinds),
    "points": lambda event, view, called: points_words(event.points),
    "pearls": lambda event, view, called: pearl_words(event.pearls),
    "place": _place,
    "near": lambda event, view, called: place_name(
        view.chart,
        min(
            view.chart.islands, key=lambda one: view.chart.grid.distance(event.cell, one.cell)
        ).cell,
    ),
    "island": _place,
    "port": _place,
}
