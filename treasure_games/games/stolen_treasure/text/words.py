"""Everything that Stolen Treasure says: `WORDS`; what decided a match, and statistics."""

from collections.abc import Iterable, Sequence
from types import SimpleNamespace
from typing import Any, Final

from treasure_games.core.deeds import MISS, ROB, Deed, Told, last
from treasure_games.core.feats import Fact
from treasure_games.core.game import Outcome
from treasure_games.core.language import plural, translate as _
from treasure_games.core.pages import page_beside
from treasure_games.core.words import Breakdown, PhaseWords, Phrases, WordsPage, seat_in
from treasure_games.games.stolen_treasure.rules import actions, events, phases
from treasure_games.games.stolen_treasure.rules.pieces import SPOT, VALUES
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.cards import figure
from treasure_games.games.stolen_treasure.text.log import HANDS, LINES, card_name, stake_worth


def breakdown(outcome: Outcome, happened: Sequence[events.Event], view: View) -> Breakdown:
    """Return how each score came about, and how the match ended."""
    by_seat = tuple(", ".join(_made_of(view, seat)) for seat in range(view.seats))
    if any(isinstance(event, events.GameStalled) for event in happened):
        return Breakdown(by_seat, _("Nobody reached the goal: the highest score counts."))
    winner = outcome.winners[0]
    rounds = view.turn_number // view.seats + 1
    text = plural(
        "The goal of {goal} points was reached after {count} round.",
        "The goal of {goal} points was reached after {count} rounds.",
        rounds, goal=view.house.target,
    )  # fmt: skip
    if winner != view.active:
        text = f"{text} {_('It was won on somebody else’s turn.')}"
    return Breakdown(by_seat, text)


def _made_of(view: View, seat: int) -> list[str]:
    count = len(view.buried[seat])
    found = [plural("{count} treasure buried", "{count} treasures buried", count)]
    burden = view.score(seat) - view.banked[seat]
    if burden:
        found.append(_("{value} in hand", value=figure(burden)))
    if SPOT in [view.faces[card] for card in view.pirates[seat]]:
        found.append(_("held the Black Spot"))
    return found


PAGE: Final = page_beside(__file__, WordsPage)


def _excess(view: View) -> int:
    hand = len(view.treasures[view.asked]) + len(view.pirates[view.asked])
    return max(1, hand - view.house.hand_limit)


def _down(view: View) -> str:
    if not view.stakes[1]:
        return _("You’ve put down nothing yet.")
    return _("So far you’ve put down {total}.", total=figure(stake_worth(view, 1)))


_PHRASES: Final[Phrases[View]] = {
    "left": lambda _legal, view, _called: view.left,
    "excess": lambda _legal, view, _called: _excess(view),
    "staked": lambda _legal, view, _called: figure(stake_worth(view, 0)),
    "down": lambda _legal, view, _called: _down(view),
    "owner": lambda _legal, view, called: called(view.stack[-1][1]),
    "card": lambda _legal, view, _called: card_name(view, view.stack[-1][0]),
    "victim": lambda _legal, view, called: called(view.victims[0]),
    "held": lambda action, view, _called: card_name(view, action.card),
    "target": seat_in("target"),
    "hand": lambda action, _view, _called: _(HANDS[action.hand]),
}


# What pirates talk about, and what medals are for


def _won(event: events.WagerWon, before: Sequence[Any]) -> Iterable[Deed]:
    wager = last(before, events.Challenged)
    loser = wager.target if event.seat == wager.seat else wager.seat
    return (Deed(ROB, event.seat, loser),)


def facts(event: events.Event, state: Any) -> Iterable[Fact]:
    """Return what a stake is worth by now, and who has the Black Spot when a turn begins."""
    if isinstance(event, events.Staked):
        stake = next(cards for cards in state.stakes if event.card in cards)
        worth = sum(VALUES[state.faces[card]] for card in stake)
        yield "stake", SimpleNamespace(seat=event.seat, worth=worth)
    if isinstance(event, events.TurnStarted):
        for seat, hand in enumerate(state.pirates):
            if any(state.faces[card] == SPOT for card in hand):
                yield "spot", SimpleNamespace(seat=seat)


class StolenTreasureWords(
    PhaseWords[View, actions.Action, events.Event],
    page=PAGE, phases=phases.PHASES, acts=actions.ACTIONS, events=events.EVENTS,
):  # fmt: skip
    """Sentences of the log and the status line, and what decided a match.

    None of them names cards that may lie face down on a shared screen.
    """

    lines = LINES
    deeds: Told = {
        events.WagerWon: _won,
        events.CardCancelled: lambda event, before: (
            Deed(MISS, event.seat, last(before, events.CardPlayed).seat),
        ),
    }
    facts = staticmethod(facts)
    breakdown = staticmethod(breakdown)
    phrases = _PHRASES

    def count_numbers(
        self, true_events: Iterable[events.Event], view: View
    ) -> dict[str, list[int]]:
        """Return each number by seat; the Kraken takes several treasures at once."""
        happened = list(true_events)
        by_seat = super().count_numbers(happened, view)
        for event in happened:
            if isinstance(event, events.KrakenSwept):
                by_seat["swept"][event.seat] += len(event.cards)
        return by_seat

    def worth(self, score: int) -> str:
        """Return the score as a value in treasure."""
        return _("treasure worth {value}", value=score)


WORDS: Final = StolenTreasureWords()
