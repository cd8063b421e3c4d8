"""How a match came out, in a game's own words: what each score is made of, and what decided."""

from __future__ import annotations

from dataclasses import dataclass

from treasure_games.core.registry import part
from treasure_games.match.match import Match


@dataclass(frozen=True, slots=True)
class Reckoning:
    """Sentences for the screen of the result, plain text in the player's language.

    `by_seat` has one for each seat, "" for none; `decided` stands below the verdict, "" for
    nothing to be said.
    """

    by_seat: tuple[str, ...]
    decided: str = ""


def reckoning_of(match: Match) -> Reckoning:
    """By `reckoning` in the `table` of the match's game; a game without one tells scores alone."""
    tell = getattr(part(match.plan.game, "ui.table"), "reckoning", None)
    found: Reckoning = tell(match) if tell else Reckoning(("",) * len(match.seats))
    return found
