"""What decided a match of Bluffaneer: claims that were true, bluffs, and who saw through them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from treasure_games.core.game import Outcome
from treasure_games.core.language import translate, translate_plural
from treasure_games.core.words import Breakdown
from treasure_games.games.bluffaneer.rules.events import (
    BLUFF,
    CardRevealed,
    ClaimChallenged,
    Event,
    Paid,
)
from treasure_games.games.bluffaneer.rules.view import View

_ = translate


def breakdown(outcome: Outcome, events: Sequence[Event], view: View) -> Breakdown:
    """Return what each pirate claimed and saw through, and what decided."""
    true, bluffs, caught, saw = Counter[int](), Counter[int](), Counter[int](), Counter[int]()
    challenged = False
    for event in events:
        if isinstance(event, ClaimChallenged):
            challenged = True
        elif isinstance(event, CardRevealed):
            (true if event.is_match else bluffs)[event.seat] += 1
            caught[event.seat] += challenged and not event.is_match
            challenged = False
        elif isinstance(event, Paid) and event.reason == BLUFF:
            saw[event.payee] += 1
    by_seat = tuple(
        " · ".join(_made_of(true[seat], bluffs[seat], caught[seat], saw[seat]))
        for seat in range(view.seats)
    )
    return Breakdown(by_seat, _decided(outcome))


def _made_of(true: int, bluffs: int, caught: int, saw: int) -> list[str]:
    found = []
    if true:
        text = translate_plural("{count} true claim", "{count} true claims", true)
        found.append(text.format(count=true))
    if bluffs:
        text = translate_plural(
            "{count} bluff ({caught} caught)", "{count} bluffs ({caught} caught)", bluffs
        )
        found.append(text.format(count=bluffs, caught=caught))
    if saw:
        text = translate_plural("saw through {count} bluff", "saw through {count} bluffs", saw)
        found.append(text.format(count=saw))
    return found or [_("never claimed a thing")]


def _decided(outcome: Outcome) -> str:
    """Return the margin, or what counted among equals."""
    scores, winners = outcome
    best = max(scores)
    if len(winners) > 1:
        return _("Level on coins.")
    if scores.count(best) > 1:
        return _("Level on coins: a coin flip decided.")
    count = best - sorted(scores)[-2]
    text = translate_plural("Ahead by {count} coin.", "Ahead by {count} coins.", count)
    return text.format(count=count)
