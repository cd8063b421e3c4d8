"""Telling moments and animations of Bluffaneer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.games.bluffaneer.rules import events
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup
from treasure_games.match.steps import Act
from treasure_games.screens.reel import ReelScene
from treasure_games.screens.result import ResultScene
from treasure_games.table.scene import TableScene

GAME = "bluffaneer"
SEEDS = 60
"""Matches that are looked through for a moment."""

Fit = Callable[[Act], bool]


def asked_for(ask: str, pirates: int = 3, acts: int = 8, **options: Any) -> Match:
    """Return a match, some acts old, in which seat 0 is asked this."""
    for seed in range(SEEDS):
        match = play_on(
            Match(table_plan(GAME, crew(1, pirates), seed, **options)),
            lambda one: len(one.acts) > acts and _asks_first_seat(one, ask),
        )
        if not match.is_over:
            return match
    raise LookupError(f"nobody is asked for {ask} like that")


def _asks_first_seat(match: Match, ask: str) -> bool:
    pending = match.pending()
    return pending is not None and pending.ask == ask and 0 in pending.seats


def moment(ask: str, pirates: int = 3, **options: Any) -> Callable[[Rig], None]:
    """The table at rest while seat 0 is asked this."""

    def show(rig: Rig) -> None:
        rig.show(TableScene(rig.services, asked_for(ask, pirates, **options)))
        rig.settle(8.0)

    return show


def act(fit: Fit, pirates: int = 3) -> Callable[[Rig], None]:
    """The table before an act that is fit; then that act, first frame."""

    def begin(rig: Rig) -> None:
        plan, before, last = _found(fit, pirates)
        match = Match(plan)
        for one in before:
            assert one.seat is not None
            match.act(one.seat, one.action)
        scene = TableScene(rig.services, match)
        rig.show(scene)
        rig.settle(0.0)
        assert last.seat is not None
        scene.playback.show(match.act(last.seat, last.action))
        rig.tick(0.0)

    return begin


def _found(fit: Fit, pirates: int) -> tuple[MatchSetup, tuple[Act, ...], Act]:
    for seed in range(SEEDS):
        match = play_on(Match(table_plan(GAME, crew(1, pirates), seed)), lambda _match: False)
        for number, one in enumerate(match.acts[6:], start=6):
            if fit(one):
                return match.plan, match.acts[1:number], one
    raise LookupError(f"no such act in {SEEDS} matches")


def causes(kind: type[Any], **wanted: Any) -> Fit:
    """Return a test for acts that cause an event of this kind with these values."""

    def fit(one: Act) -> bool:
        return any(
            isinstance(happened.event, kind)
            and all(getattr(happened.event, name) == value for name, value in wanted.items())
            for happened in one.moments
        )

    return fit


def _true_but_called(one: Act) -> bool:
    return causes(events.ClaimChallenged)(one) and causes(events.CardRevealed, is_match=True)(one)


def _caught(one: Act) -> bool:
    return causes(events.ClaimChallenged)(one) and causes(events.CardRevealed, is_match=False)(one)


def _to_the_end(rig: Rig, pirates: int = 3) -> Match:
    plan = table_plan(GAME, crew(1, pirates))
    return play_on(rig.services.matches.begin(plan), lambda _match: False)


def finished(rig: Rig) -> None:
    """The screen of the result, at rest."""
    rig.show(ResultScene(rig.services, _to_the_end(rig)))
    rig.settle()


def reel(pirates: int = 3, *, place: str = "") -> Callable[[Rig], None]:
    """The truth reel over the result, from its top or scrolled to the label of this name."""

    def show(rig: Rig) -> None:
        match = _to_the_end(rig, pirates)
        rig.show(ResultScene(rig.services, match))
        rig.loop.stack.push(ReelScene(rig.services, match))
        rig.settle()
        for label in rig.top.root.walk():
            if place and label.name.endswith(place):
                label.reveal(label.rect)
        rig.top.relayout()
        rig.settle()

    return show


SHOWN: dict[str, tuple[str, Callable[[Rig], None]]] = {
    "bones_claim": ("claim the pair, or keep quiet", moment("claim")),
    "bones_answer": ("believe a claim, or call it", moment("answer")),
    "bones_steal": ("choosing whom to rob", moment("steal", pirates=4)),
    "bones_2": ("two at the table of bones", moment("claim", pirates=1)),
    "bones_6": ("six at the table of bones", moment("claim", pirates=5, acts=4)),
    "bones_result": ("how a match for gold ended", finished),
    "bones_reel": ("the truth about every claim", reel()),
    "bones_reel_marks": ("the best lie of a match", reel(place=".mark1")),
}
"""By name: what it tells, and how to bring the app there."""

FILMED: dict[str, tuple[str, Callable[[Rig], None]]] = {
    "bones_roll": ("the bones of a new turn", act(causes(events.WindowOpened))),
    "bones_double": ("a double: all give the roller one", act(causes(events.DoubleRolled, icon=0))),
    "bones_match": ("the roller has the pair", act(causes(events.RollerMatched))),
    "bones_shout": ("hands go up, and one claims", act(causes(events.Claimed))),
    "bones_believed": ("a claim is believed", act(causes(events.ClaimBelieved))),
    "bones_caught": ("a lie is caught", act(_caught)),
    "bones_true": ("a true claim is called", act(_true_but_called)),
    "bones_coin": ("a coin picks one of two claimants", act(causes(events.CoinFlipped), pirates=5)),
    "bones_win": ("the richest pirate wins", act(causes(events.GameEnded))),
}
"""By name: what it tells, and how to bring the app to its first frame."""
