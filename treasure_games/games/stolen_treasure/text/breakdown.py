"""What decided a match of Stolen Treasure."""

from __future__ import annotations

from collections.abc import Sequence

from treasure_games.core.game import Outcome
from treasure_games.core.language import plural, translate, translate_plural
from treasure_games.core.words import Breakdown
from treasure_games.games.stolen_treasure.rules.events import Event, GameStalled
from treasure_games.games.stolen_treasure.rules.pieces import SPOT
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.cards import figure

_ = translate


def breakdown(outcome: Outcome, events: Sequence[Event], view: View) -> Breakdown:
    """Return how each score came about, and how the match ended."""
    by_seat = tuple(", ".join(_made_of(view, seat)) for seat in range(view.seats))
    if any(isinstance(event, GameStalled) for event in events):
        return Breakdown(by_seat, _("Nobody reached the goal: the highest score counts."))
    winner = outcome.winners[0]
    rounds = view.turn_number // view.seats + 1
    text = translate_plural(
        "The goal of {goal} points was reached after {count} round.",
        "The goal of {goal} points was reached after {count} rounds.",
        rounds,
    ).format(goal=view.house.target, count=rounds)
    if winner != view.active:
        text = f"{text} {_('It was won on somebody else’s turn.')}"
    return Breakdown(by_seat, text)


def _made_of(view: View, seat: int) -> list[str]:
    count = len(view.buried[seat])
    found = [plural("{count} treasure buried", "{count} treasures buried", count)]
    burden = view.score(seat) - view.banked[seat]
    if burden:
        found.append(_("{value} in hand").format(value=figure(burden)))
    if SPOT in [view.faces[card] for card in view.pirates[seat]]:
        found.append(_("held the Black Spot"))
    return found
