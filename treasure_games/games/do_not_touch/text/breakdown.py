"""What decided a match of Do Not Touch My Treasures: loots, hooks, rounds, ties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from treasure_games.core.game import Outcome
from treasure_games.core.language import N_, plural, translate
from treasure_games.core.words import Breakdown
from treasure_games.games.do_not_touch.rules.events import Event, RoundEnded, Swapped
from treasure_games.games.do_not_touch.rules.view import View

_ = translate
_TIES: Final = {
    "most_cards": N_("Level on points: the larger loot decides."),
    "most_bonus": N_("Level on points: whoever has more bonus cards in the loot wins."),
    "later_seat": N_("Level on points: whoever played later wins."),
}
"""DT-R23: what decided among equals, by the option `tie_break`."""


def breakdown(outcome: Outcome, events: Sequence[Event], view: View) -> Breakdown:
    """Return how each score came about, and what decided the match."""
    rounds = [event.scores for event in events if isinstance(event, RoundEnded)]
    swaps = [event for event in events if isinstance(event, Swapped)]
    took = Counter(swap.seat for swap in swaps)
    lost = Counter(swap.rival for swap in swaps)
    return Breakdown(
        tuple(
            ", ".join(_made_of(seat, rounds, len(loot), took[seat], lost[seat]))
            for seat, loot in enumerate(view.loots)
        ),
        _decided(outcome, view.house.tie_break),
    )


def _made_of(
    seat: int, rounds: Sequence[Sequence[int]], cards: int, took: int, lost: int
) -> list[str]:
    """Return the scores of several rounds, or else the loot; then the swaps."""
    if len(rounds) > 1:
        found = [_("Rounds: {scores}").format(scores=" + ".join(str(one[seat]) for one in rounds))]
    else:
        found = [plural("{count} card in the loot", "{count} cards in the loot", cards)]
    if took:
        found.append(_("hooked {count}").format(count=took))
    if lost:
        found.append(plural("lost {count} to a hook", "lost {count} to hooks", lost))
    return found


def _decided(outcome: Outcome, tie_break: str) -> str:
    """Return the margin, or what broke the tie."""
    count = outcome.lead
    if count is None:
        return _("Level on points.")
    if count == 0:
        return _(_TIES[tie_break])
    return plural("Ahead by {count} point.", "Ahead by {count} points.", count)
