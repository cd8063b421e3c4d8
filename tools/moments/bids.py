"""Telling moments and animations of Scallywager."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tools.moments.acts import Acts, Show, Steps
from treasure_games.games.scallywager.rules import actions, events
from treasure_games.match.match import Match

_REVEALS = tuple(actions.ACTIONS[actions.ACTIONS.index(first):][:count] for first, count in (
    (actions.DuelAtDawn, 5), (actions.Hornswoggle, 2), (actions.FogBank, 5)))  # fmt: skip


def _prefer(_view: Any, legal: Sequence[Any], rng: Random) -> Any | None:
    """Draw adventures, and reveal most of them."""
    if actions.DRAW_ADVENTURE in legal and rng.random() < 0.7:
        return actions.DRAW_ADVENTURE
    kinds = tuple(kind for kinds in _REVEALS for kind in kinds)
    cards = [one for one in legal if isinstance(one, kinds)]
    return rng.choice(cards) if cards and rng.random() < 0.75 else None


_ACTS = Acts("scallywager", _prefer)
asked, film = _ACTS.asked, _ACTS.film


def _stands(match: Match) -> bool:
    """Does a bid of some size stand?"""
    bids = match.view(0).bids
    return bool(bids) and bids[-1][1] > 3


def _opens(match: Match) -> bool:
    return not match.view(0).bids


def _chooses(match: Match) -> bool:
    return len(match.legal(0)) > 1


def _dice_of_own(match: Match) -> bool:
    """Does seat 0 know dice behind another screen, or the others one of its own?"""
    view = match.view(0)
    return _stands(match) and any(face > 0 for hold in view.dice[1:] for face in hold)


def _short(most: int = 9, *, is_right: bool | None = None) -> Callable[[Steps], bool]:
    """Is this over soon, and was whoever doubted right, or not?"""

    def fits(steps: Steps) -> bool:
        counted = [step for step in steps if isinstance(step.event, events.Counted)]
        if len(steps) > most or not counted:
            return False
        view = counted[0].view
        is_large = view.bids[-1][1] >= 3 and view.bids[-1][0] != 0
        return is_large and is_right in (None, view.winner == view.challenger)

    return fits


def _by_others(most: int) -> Callable[[Steps], bool]:
    """Has somebody else begun it, and is it over soon?"""
    return lambda steps: len(steps) <= most and getattr(steps[0].event, "seat", 0) != 0


RICH = 16
"""A match with nearly all of it."""
SHOWN: dict[str, tuple[str, Show]] = {
    "scallywager_open": ("the first bid of a round", asked("bid", fit=_opens, first=RICH)),
    "scallywager_bid": ("a bid to be raised or doubted", asked("bid", fit=_stands, first=RICH)),
    "scallywager_known": (
        "dice that are known",
        asked("bid", acts=8, fit=_dice_of_own, first=RICH),
    ),
    "scallywager_treasure": ("a treasure to be used", asked("treasure", fit=_chooses, first=RICH)),
    "scallywager_dawn": ("an adventure at dawn", asked("dawn", fit=_chooses, first=2)),
    "scallywager_showdown": (
        "an adventure at the showdown",
        asked("showdown", fit=_chooses, first=RICH),
    ),
    "scallywager_reward": ("a card for a reward", asked("reward", first=RICH)),
    "scallywager_2": ("two captains", asked("bid", pirates=1, acts=4, fit=_stands, first=10)),
    "scallywager_5": ("five captains", asked("bid", pirates=4, acts=6, fit=_stands)),
    "scallywager_5_reward": ("the dice of five captains", asked("reward", pirates=4, acts=6)),
    "scallywager_duel": ("dice alone", asked("bid", cards="off", fit=_stands, first=1)),
}
"""By name: what it tells, and how to bring the app there."""

_TO_A_LOSS: tuple[type[Any], type[Any]] = (events.Called, events.CrewLost)
FILMED: dict[str, tuple[str, Show]] = {
    "scallywager_roll": (
        "the screens are set up again, and all roll behind them",
        film(events.RoundStarted, events.Rolled, lambda steps: steps[0].event.number > 1),
    ),
    "scallywager_rolled": (
        "the own dice are sorted",
        film(events.Rolled, events.Rolled, lambda steps: steps[0].event.seat == 0),
    ),
    "scallywager_made": ("a bid is made", film(events.BidMade, events.BidMade, _by_others(3))),
    "scallywager_caught": ("a lie is caught", film(*_TO_A_LOSS, _short(is_right=True))),
    "scallywager_true": ("a true bid was called", film(*_TO_A_LOSS, _short(is_right=False))),
    "scallywager_parlay": (
        "a parlay is right",
        film(events.ParlayDeclared, events.CrewLost, _short(is_right=True)),
    ),
    "scallywager_used": (
        "a treasure is used",
        film(events.TreasurePlayed, events.Passed, _by_others(5), first=14),
    ),
    "scallywager_at_dawn": ("dawn: a card is revealed",
                            film(events.AdventureRevealed, events.BidMade, _by_others(9))),
    "scallywager_helm": ("at the helm: colours are shown", film(events.ColoursShown,
                                                               events.BidMade)),
    "scallywager_before_count": ("showdown: a card before the count",
                             film(events.AdventureRevealed, events.Counted, _by_others(5))),
    "scallywager_out": ("a captain is out",
                        film(events.CrewLost, events.CaptainOut, _by_others(3))),
    "scallywager_win": ("the end of a match", film(events.GameEnded, events.GameEnded)),
}  # fmt: skip
"""By name: what it tells, and how to bring the app to its first frame."""
