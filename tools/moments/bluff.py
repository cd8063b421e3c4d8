"""Telling moments and animations of Bluffaneer."""

from collections.abc import Callable
from typing import Any

from tools.moments.acts import Acts, Show, Steps
from treasure_games.games.bluffaneer.rules import events

_ACTS = Acts("bluffaneer")
asked, film = _ACTS.asked, _ACTS.film


def _revealed(*, truth: bool, by: type[Any]) -> Callable[[Steps], bool]:
    """Was the claim of these steps true, or not, and answered like that?"""

    def fits(steps: Steps) -> bool:
        kinds = [type(step.event) for step in steps]
        shown = [step.event for step in steps if isinstance(step.event, events.CardRevealed)]
        is_short = by in kinds and len(steps) < 7
        return is_short and shown[0].truth is truth and shown[0].seat != 0

    return fits


def _hands(least: int) -> Callable[[Steps], bool]:
    """Did so many claim the same, and none of them the person at the screen?"""

    def fits(steps: Steps) -> bool:
        opened = steps[0].event
        assert isinstance(opened, events.ShoutsOpened)
        return least <= len(opened.hands) < least + 2 and 0 not in opened.hands

    return fits


SHOWN: dict[str, tuple[str, Show]] = {
    "bluffaneer_shout": ("claim, or stay quiet", asked("shout")),
    "bluffaneer_answer": ("a claim to be believed or not", asked("answer")),
    "bluffaneer_steal": ("from whom to steal", asked("steal", acts=4)),
    "bluffaneer_2": ("two at the table of bones", asked("answer", pirates=1)),
    "bluffaneer_3": ("three at the table of bones", asked("answer", pirates=2)),
    "bluffaneer_6": ("six at the table of bones", asked("answer", pirates=5, acts=6)),
    "bluffaneer_cubes": (
        "bones of six sides", asked("answer", pirates=4, acts=6, bones="six_complementary")
    ),
    "bluffaneer_clockwise": ("one after another", asked("shout", shout="clockwise")),
}  # fmt: skip
"""By name: what it tells, and how to bring the app there."""

_CHALLENGED = (events.Challenged, events.CoinsPaid)
FILMED: dict[str, tuple[str, Show]] = {
    "bluffaneer_roll": ("the bones are rolled", film(events.BonesRolled, events.BonesRolled)),
    "bluffaneer_double": ("a double pays", film(events.DoubleAction, events.CoinsPaid)),
    "bluffaneer_claim": (
        "a hand goes up, and claims",
        film(events.ShoutsOpened, events.Claimed, _hands(1)),
    ),
    "bluffaneer_believed": (
        "a claim is believed",
        film(events.Believed, events.CardDrawn, _revealed(truth=True, by=events.Believed)),
    ),
    "bluffaneer_caught": (
        "a bluff is caught",
        film(*_CHALLENGED, _revealed(truth=False, by=events.Challenged)),
    ),
    "bluffaneer_true": (
        "a true claim was challenged",
        film(*_CHALLENGED, _revealed(truth=True, by=events.Challenged)),
    ),
    "bluffaneer_coin": (
        "a coin chooses among several",
        film(events.ShoutsOpened, events.Claimed, _hands(2)),
    ),
    "bluffaneer_win": ("the end of a match", film(events.GameEnded, events.GameEnded)),
}
"""By name: what it tells, and how to bring the app to its first frame."""
