"""Everything that Do Not Touch My Treasures says: `WORDS`; what decided a match, and statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from treasure_games.core.game import Outcome
from treasure_games.core.language import N_, capital, plural, translate_plural
from treasure_games.core.language import translate as _
from treasure_games.core.words import (
    Breakdown,
    Called,
    PhaseWords,
    Phrases,
    Sentence,
    lead_words,
    seat_in,
)
from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.events import (
    Added,
    BonusDiscarded,
    Event,
    RoundEnded,
    Swapped,
)
from treasure_games.games.do_not_touch.rules.pieces import spoken_name
from treasure_games.games.do_not_touch.rules.state import (
    DEAL,
    DISCARD_EXCESS,
    DRAW,
    FIRST_PLACE,
    MAIN,
)
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.text.deeds import DEEDS, facts
from treasure_games.games.do_not_touch.text.log import LINES

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
        found.append(_("swapped {count}").format(count=took))
    if lost:
        found.append(plural("lost {count} to a swap", "lost {count} to swaps", lost))
    return found


def _decided(outcome: Outcome, tie_break: str) -> str:
    """Return the margin, or what broke the tie."""
    return _(_TIES[tie_break]) if outcome.lead == 0 else lead_words(outcome.lead)


NUMBERS: Final = {
    "added": N_("cards added"),
    "hooked": N_("cards swapped"),
    "lost": N_("lost to swaps"),
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


_MAIN_KINDS: Final = (actions.Add, actions.Swap, actions.DiscardForBonus)
_MAIN: Final[dict[tuple[bool, ...], str]] = {
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
_WAITING: Final[dict[int, Sentence[View]]] = {
    DEAL: N_("The cards are shuffled and dealt."),
    DRAW: N_("{name} is about to draw a card."),
    FIRST_PLACE: N_("{name} is starting a loot."),
    DISCARD_EXCESS: N_("{name} is choosing what to discard."),
}
"""What the others read while somebody decides, by phase."""


def _excess(view: View) -> int:
    return len(view.hands[view.turn]) - view.house.hand_max


_STATUS: Final[dict[int, Sentence[View]]] = {
    DEAL: _WAITING[DEAL],
    DRAW: lambda _legal, view: (
        _("{name}, draw a card from the covered deck.")
        if not view.discard or view.discard_is_closed
        else _("{name}, draw a covered card or take {card} from the discard pile.")
    ),
    FIRST_PLACE: N_("{name}, start your loot with any card."),
    MAIN: lambda legal, _view: _(_MAIN[tuple(kind in map(type, legal) for kind in _MAIN_KINDS)]),
    DISCARD_EXCESS: lambda _legal, view: translate_plural(
        "{name}, discard {count} more card.",
        "{name}, discard {count} more cards.",
        _excess(view),
    ),
}
"""What the person at the screen can do, by phase."""
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


def _card(action: Any, view: View, _called: Called) -> str:
    """Return the card of an action; of a draw, and in the status line, that is the open one."""
    card = action.card if hasattr(action, "card") else view.discard[-1]
    return spoken_name(view.faces[card])


class DoNotTouchWords(PhaseWords[View, actions.Action, Event]):
    """Sentences of the log and the status line, and what decided a match."""

    lines = LINES
    deeds = DEEDS
    facts = staticmethod(facts)
    victims = {Swapped: "rival"}
    reveals = (RoundEnded,)
    breakdown = staticmethod(breakdown)
    numbers = NUMBERS
    count_numbers = staticmethod(count_numbers)
    statuses, waits, suggestions = _STATUS, _WAITING, _SUGGESTIONS
    phrases: Phrases[View] = {
        "card": _card,
        "rival": seat_in("rival"),
        "count": lambda _legal, view, _called: _excess(view),
    }

    def described(self, view: View, action: actions.Action, called: Called) -> str:
        """Return a suggested move in a few words."""
        return capital(super().described(view, action, called))


WORDS: Final = DoNotTouchWords()
