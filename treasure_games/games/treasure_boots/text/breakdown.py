"""What decided a match of Captain Treasure Boots, and what the statistics count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from treasure_games.core.game import Outcome
from treasure_games.core.language import N_, plural, translate, translate_plural
from treasure_games.core.words import Breakdown
from treasure_games.games.treasure_boots.rules.events import (
    Event,
    Scored,
    ShipSunk,
    ShotDeclared,
    Unloaded,
)
from treasure_games.games.treasure_boots.rules.house import HouseRules
from treasure_games.games.treasure_boots.rules.pieces import GOLD
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.names import NO_BREAK, capital, points_words

_ = translate


@dataclass(slots=True)
class Deeds:
    """What one captain did. `cargo`, `gold`, `colours` and `prizes` add up to the score.

    `gold` are the points of gold beyond one for each piece (TBA-55), `prizes` those of privateers
    (TB-26). `sank` counts ships sunk, `was_sunk` how often the captain's own was.
    """

    cargo: int = 0
    gold: int = 0
    colours: int = 0
    prizes: int = 0
    sank: int = 0
    was_sunk: int = 0


NUMBERS: Final = {
    "cargo": N_("points from cargo"),
    "colours": N_("points for colours"),
    "prizes": N_("points from privateers"),
    "sank": N_("ships sunk"),
    "was_sunk": N_("times sunk"),
}
"""What the statistics count: fields of `Deeds`, and their titles."""


def count_numbers(true_events: Iterable[Event], view: View) -> Mapping[str, Sequence[int]]:
    """Return each of `NUMBERS` by seat."""
    captains = deeds(true_events, view.seats, view.house.gold_value)
    return {name: [getattr(one, name) for one in captains] for name in NUMBERS}


def breakdown(outcome: Outcome, events: Sequence[Event], view: View) -> Breakdown:
    """Return how each score came about, and what decided the match."""
    captains = deeds(events, len(outcome.scores), view.house.gold_value)
    return Breakdown(tuple(_line(one) for one in captains), _decided(outcome, view.house))


def deeds(events: Iterable[Event], seats: int, gold_value: int) -> tuple[Deeds, ...]:
    """Return what each captain did, by seat."""
    captains = tuple(Deeds() for _seat in range(seats))
    gunner = 0
    for event in events:
        match event:
            case Unloaded():
                extra = event.kinds[GOLD] * (gold_value - 1)
                captains[event.seat].cargo += event.points - extra
                captains[event.seat].gold += extra
                captains[event.seat].colours += event.bonus
            case Scored(why="privateer"):
                captains[event.seat].prizes += event.points
            case ShotDeclared():
                gunner = event.seat
            case ShipSunk():
                captains[gunner].sank += 1
                if event.target < seats:
                    captains[event.target].was_sunk += 1
    return captains


def _line(captain: Deeds) -> str:
    """Return all deeds in one line, which breaks only between its parts."""
    return capital(", ".join(part.replace(" ", NO_BREAK) for part in _made_of(captain)))


def _made_of(captain: Deeds) -> list[str]:
    """Return the parts of the score, then ships sunk."""
    parts = [
        (_("cargo {points}"), captain.cargo),
        (_("extra for Gold {points}"), captain.gold),
        (_("colours {points}"), captain.colours),
        (_("privateers’ prizes {points}"), captain.prizes),
    ]
    found = [words.format(points=points) for words, points in parts if points]
    found = found or [_("nothing brought to port")]
    if captain.sank:
        found.append(plural("sank {count} ship", "sank {count} ships", captain.sank))
    if captain.was_sunk:
        found.append(plural("was sunk once", "was sunk {count} times", captain.was_sunk))
    return found


def _decided(outcome: Outcome, house: HouseRules) -> str:
    """TB-61, TBA-51: return who reached the target first, or had most at the end, and the lead."""
    lead = outcome.lead
    if lead is None:
        return _("Level on points.")
    ahead = translate_plural("Ahead by {count} point.", "Ahead by {count} points.", lead)
    how = (
        _("Most points at the end of the round.")
        if house.finishes_round
        else _("First to {points}.").format(points=points_words(house.target))
    )
    return f"{how} {ahead.format(count=lead)}"
