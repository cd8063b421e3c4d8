"""Everything that Do Not Touch My Treasures says: `WORDS`; what decided a match, and statistics."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise, takewhile
from types import SimpleNamespace
from typing import Any, Final

from treasure_games.core import words
from treasure_games.core.feats import Fact
from treasure_games.core.game import Outcome
from treasure_games.core.language import capital, plural, translate as _
from treasure_games.core.pages import page_beside
from treasure_games.games.do_not_touch.rules import actions, events
from treasure_games.games.do_not_touch.rules.events import Added, Event
from treasure_games.games.do_not_touch.rules.pieces import FITS, spoken_name
from treasure_games.games.do_not_touch.rules.state import DRAW, MAIN, PHASES
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.text.log import LINES

PAGE: Final = page_beside(__file__, words.WordsPage)


def breakdown(outcome: Outcome, happened: Sequence[events.Event], view: View) -> words.Breakdown:
    """Return how each score came about, and what decided the match."""
    rounds = [event.scores for event in happened if isinstance(event, events.RoundEnded)]
    swaps = [event for event in happened if isinstance(event, events.Swapped)]
    took = Counter(swap.seat for swap in swaps)
    lost = Counter(swap.rival for swap in swaps)
    return words.Breakdown(
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
        found = [_("Rounds: {scores}", scores=" + ".join(str(one[seat]) for one in rounds))]
    else:
        found = [plural("{count} card in the loot", "{count} cards in the loot", cards)]
    return found + words.counts_in_words(PAGE.results, {"took": took, "lost": lost})


def _decided(outcome: Outcome, tie_break: str) -> str:
    """Return the margin, or what broke the tie (DT-R23)."""
    return _(PAGE.more["ties"][tie_break]) if outcome.lead == 0 else words.lead_words(outcome.lead)


def _draw(_legal: Any, view: View) -> str:
    if not view.discard or view.discard_is_closed:
        return _("{name}, draw a card from the covered deck.")
    return _("{name}, draw a covered card or take {card} from the discard pile.")


_MAIN: Final = {"add": actions.Add, "swap": actions.Swap, "more": actions.DiscardForBonus}


def _main(legal: Sequence[actions.Action], _view: View) -> str:
    """Return the status in the main part of a turn, by what is possible."""
    kinds = set(map(type, legal))
    return _(PAGE.more["main"][" ".join(name for name, kind in _MAIN.items() if kind in kinds)])


def _card(action: Any, view: View, _called: words.Called) -> str:
    """Return the card of an action; of a draw, and in the status line, that is the open one."""
    card = action.card if hasattr(action, "card") else view.discard[-1]
    return spoken_name(view.faces[card])


# What pirates talk about, and what medals are for


def facts(event: Event, state: Any) -> Iterable[Fact]:
    """Return how long the chain is, down to its first break, after a card was added."""
    if isinstance(event, Added):
        links = pairwise(state.faces[card] for card in reversed(state.loots[event.seat]))
        unbroken = sum(1 for _ in takewhile(lambda link: FITS[link[1]][link[0]], links))
        yield "chain", SimpleNamespace(seat=event.seat, length=unbroken + 1)


class DoNotTouchWords(
    words.PhaseWords[View, actions.Action, events.Event],
    page=PAGE, phases=PHASES, acts=actions.ACTIONS, events=events.EVENTS,
):  # fmt: skip
    """Sentences of the log and the status line, and what decided a match."""

    lines = LINES
    facts = staticmethod(facts)
    breakdown = staticmethod(breakdown)
    statuses = {DRAW: _draw, MAIN: _main}
    phrases: words.Phrases[View] = {
        "card": _card,
        "rival": words.seat_in("rival"),
        "count": lambda _legal, view, _called: len(view.hands[view.turn]) - view.house.hand_max,
    }

    def described(self, view: View, action: actions.Action, called: words.Called) -> str:
        """Return a suggested move in a few words."""
        return capital(super().described(view, action, called))


WORDS: Final = DoNotTouchWords()
