"""Telling moments and animations of Bluffaneer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.games.bluffaneer.rules import events
from treasure_games.match.match import Match
from treasure_games.match.steps import Step
from treasure_games.screens.result import ResultScene
from treasure_games.stage.animation import Later
from treasure_games.table.scene import TableScene

GAME = "bluffaneer"
SEEDS = 60
"""Matches that are looked through for a moment."""
Show = Callable[[Rig], None]
Steps = tuple[Step, ...]


def sit_down(rig: Rig, match: Match) -> TableScene:
    """The table of a match, at rest."""
    scene = TableScene(rig.services, match)
    rig.show(scene)
    rig.settle(12.0)
    return scene


def asked(ask: str, people: int = 1, pirates: int = 3, acts: int = 12, **options: Any) -> Show:
    """The table at rest while only seat 0 is asked this."""

    def is_there(match: Match) -> bool:
        pending = match.pending()
        is_asked = pending is not None and pending.ask == ask and match.whose() == 0
        return is_asked and len(match.acts) > acts

    def show(rig: Rig) -> None:
        for seed in range(SEEDS):
            plan = table_plan(GAME, crew(people, pirates), seed, **options)
            match = play_on(Match(plan), is_there)
            if not match.is_over:
                sit_down(rig, match)
                return
        raise LookupError(f"nobody is asked for {ask} like that")

    return show


def ended(rig: Rig) -> None:
    """The screen of the result."""
    plan = table_plan(GAME, crew(1, 3))
    match = play_on(rig.services.matches.begin(plan), lambda _match: False)
    rig.show(ResultScene(rig.services, match))
    rig.settle()


def film(first: type[Any], last: type[Any], fit: Callable[[Steps], bool]) -> Show:
    """The animations of one act from its first event of a kind to the next of another."""

    def begin(rig: Rig) -> None:
        before, steps = _found(first, last, fit)
        match = Match(table_plan(GAME, crew(1, 3), before))
        scene = sit_down(rig, match)
        scene.timeline.clear()
        scene.game.show(steps[0].view)
        for step in steps[1:]:
            scene.timeline.play(Later(partial(scene.game.animate, step)))
        scene.desk.changed()
        rig.tick(0.0)

    return begin


def _found(first: type[Any], last: type[Any], fit: Callable[[Steps], bool]) -> tuple[int, Steps]:
    """The seed of a match with such an act, and its steps with the one before."""
    for seed in range(SEEDS):
        match = play_on(Match(table_plan(GAME, crew(1, 3), seed)), lambda _match: False)
        steps = [step for act in match.acts for step in act.steps_for(0)]
        for index in range(1, len(steps)):
            if not isinstance(steps[index].event, first):
                continue
            ends = (n for n in range(index, len(steps)) if isinstance(steps[n].event, last))
            end = next(ends, None)
            if end is not None and fit(tuple(steps[index : end + 1])):
                return seed, tuple(steps[index - 1 : end + 1])
    raise LookupError(f"no {first.__name__} like that in {SEEDS} matches")


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


def _any(_steps: Steps) -> bool:
    return True


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
    "bluffaneer_result": ("how a match of bluff ended", ended),
}  # fmt: skip
"""By name: what it tells, and how to bring the app there."""

_CHALLENGED = (events.Challenged, events.CoinsPaid)
FILMED: dict[str, tuple[str, Show]] = {
    "bluffaneer_roll": ("the bones are rolled", film(events.BonesRolled, events.BonesRolled, _any)),
    "bluffaneer_double": ("a double pays", film(events.DoubleAction, events.CoinsPaid, _any)),
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
    "bluffaneer_win": ("the end of a match", film(events.GameEnded, events.GameEnded, _any)),
}
"""By name: what it tells, and how to bring the app to its first frame."""
