"""Everything that Do Not Touch My Treasures says: `WORDS`; what decided a match, and statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from treasure_games.core.game import Outcome
from treasure_games.core.language import N_, plural, translate_plural
from treasure_games.core.language import translate as _
from treasure_games.core.words import Breakdown, Called, PhaseWords
from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.events import (
    Added,
    BonusDiscarded,
    Event,
    RoundEnded,
    Swapped,
)
from treasure_games.games.do_not_touch.rules.pieces import spoken_name
from treasure_games.games.do_not_touch.rules.state import DEAL, DISCARD_EXCESS, DRAW, FIRST_PLACE
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.text.log import LINES
from treasure_games.games.do_not_touch.text.notes import capital

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


NUMBERS: Final = {
    "added": N_("cards added"),
    "hooked": N_("cards hooked"),
    "lost": N_("lost to hooks"),
    "bonuses": N_("bonus cards discarded"),
}


def count_numbers(true_events: Iterable[Event], view: View) -> Mapping[str, Sequence[int]]:
    """Return each number by seat."""
    by_seat = {name: [0] * view.seats for name in NUMBERS}
    for event in true_events:
        match event:
            case Added(seat=seat):
                by_seat["added"][seat] += 1
            case Swapped(seat=seat, rival=rival):
                by_seat["hooked"][seat] += 1
                by_seat["lost"][rival] += 1
            case BonusDiscarded(seat=seat):
                by_seat["bonuses"][seat] += 1
    return by_seat


_MAIN: Final = {
    (True, True, True): N_("{name}, add, swap, discard for more cards, or end your turn."),
    (True, True, False): N_("{name}, add a card, swap with a rival, or end your turn."),
    (True, False, True): N_("{name}, add a card, discard for more, or end your turn."),
    (True, False, False): N_("{name}, add a card to your loot or end your turn."),
    (False, True, True): N_("{name}, swap with a rival, discard for more, or end your turn."),
    (False, True, False): N_("{name}, swap with a rival or end your turn."),
    (False, False, True): N_("{name}, discard for more cards or end your turn."),
    (False, False, False): N_("{name}, nothing else fits: end your turn."),
}
"""The status in the main part of a turn, by what is possible: add, swap, discard for more."""
_WAITING: Final = {
    DEAL: N_("The cards are shuffled and dealt."),
    DRAW: N_("{name} is about to draw a card."),
    FIRST_PLACE: N_("{name} is starting a loot."),
    DISCARD_EXCESS: N_("{name} is choosing what to discard."),
}
"""What the others read while somebody decides, by phase."""
_SUGGESTIONS: Final[dict[type[Any], str]] = {
    actions.DrawCovered: N_("Draw a covered card"),
    actions.DrawDiscard: N_("Take {card}"),
    actions.StartLoot: N_("Start with {card}"),
    actions.Add: N_("Add {card}"),
    actions.Swap: N_("Swap {card} with {rival}"),
    actions.DiscardForBonus: N_("Discard {card} for more cards"),
    actions.EndTurn: N_("End your turn"),
    actions.Discard: N_("Discard {card}"),
}
"""Suggested moves."""


class DoNotTouchWords(PhaseWords[View, actions.Action, Event]):
    """Sentences of the log and the status line, and what decided a match."""

    lines = LINES
    breakdown = staticmethod(breakdown)
    numbers = NUMBERS
    count_numbers = staticmethod(count_numbers)
    waits = _WAITING

    def status(self, view: View, seat: int, legal: Sequence[actions.Action], called: Called) -> str:
        """Return what the person at the screen can do."""
        name = called(seat)
        if view.phase == DEAL:
            return _(_WAITING[DEAL])
        if view.phase == DRAW:
            return _draw_status(view, name)
        if view.phase == FIRST_PLACE:
            return _("{name}, start your loot with any card.").format(name=name)
        if view.phase == DISCARD_EXCESS:
            excess = len(view.hands[view.turn]) - view.house.hand_max
            text = translate_plural(
                "{name}, discard {count} more card.", "{name}, discard {count} more cards.", excess
            )
            return text.format(name=name, count=excess)
        kinds = {type(action) for action in legal}
        return _(
            _MAIN[actions.Add in kinds, actions.Swap in kinds, actions.DiscardForBonus in kinds]
        ).format(name=name)

    def described(self, view: View, action: actions.Action, called: Called) -> str:
        """Return a suggested move in a few words."""
        is_taken = isinstance(action, actions.DrawDiscard)
        card = view.discard[-1] if is_taken else getattr(action, "card", None)
        return capital(
            _(_SUGGESTIONS[type(action)]).format(
                card="" if card is None else spoken_name(view.faces[card]),
                rival=called(action.rival) if isinstance(action, actions.Swap) else "",
            )
        )


def _draw_status(view: View, name: str) -> str:
    if not view.discard or view.discard_is_closed:
        return _("{name}, draw a card from the covered deck.").format(name=name)
    card = spoken_name(view.faces[view.discard[-1]])
    text = _("{name}, draw a covered card or take {card} from the discard pile.")
    return text.format(name=name, card=card)


WORDS: Final = DoNotTouchWords()
