"""The mind of Bluffaneer: rates of bluffs and calls, the habits of pirates, the worth of coins."""

from collections.abc import Sequence
from random import Random
from typing import Final

from treasure_games.core.pages import page_beside
from treasure_games.core.registry import AnyGame
from treasure_games.games.bluffaneer.bot.hints import reason_for
from treasure_games.games.bluffaneer.bot.judgement import Style, answering, chance_after, claiming
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.actions import Action, Steal
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.state import ANSWER, BELIEVED, SHOUT
from treasure_games.games.bluffaneer.rules.turns import LOOT
from treasure_games.games.bluffaneer.rules.view import View, odds
from treasure_games.opponents.evaluation import Evaluation, Move
from treasure_games.opponents.mind import Mind, MindPage
from treasure_games.opponents.personas import against, leads

_PAGE: Final = page_beside(__file__, MindPage)
CABIN_BOY: Final = Style(counting=0.0, memory=0.0)


def deeds(view: View, move: Move[Action]) -> list[str]:
    """Return what an act is, by name: a bluff, a call, a robbery."""
    action, seat = move.actions[0], view.seat
    assert seat is not None
    if action == actions.CLAIM:
        return ["bluffs"] * (view.own_face != view.pair)
    if action == actions.CHALLENGE:
        return ["calls", *["calls_foe"] * (view.tally(view.claimant, BELIEVED) > 0)]
    if not isinstance(action, Steal):
        return []
    is_first = leads(view.coins, action.victim, seat)
    fooled = view.tally(action.victim, BELIEVED)
    return against("robs", leads=is_first, suffered=fooled, done=0)


def against_the_count(view: View, _legal: Sequence[Action]) -> Sequence[Action]:
    """Return the answer that counted cards rule out: belief in a surely false claim, or a call."""
    if view.phase != ANSWER:
        return ()
    chance = odds(view, view.claimant)[view.pair]
    return () if 0 < chance < 1 else (actions.CHALLENGE if chance else actions.BELIEVE,)


class BluffaneerMind(Mind[Action, View, Style], page=_PAGE):
    """The mind of Bluffaneer."""

    game: AnyGame = GAME
    levels = _PAGE.levels_with(Style)
    glance = Style()
    follies = (against_the_count,)

    def greedy(self, view: View, legal: Sequence[Action]) -> Action:
        """Return the likelier choice by the plain odds; it bluffs only if that surely pays."""
        found = self.evaluate(view, legal, CABIN_BOY, Random(0))
        acts: list[Action] = [one.move.actions[0] for one in found]
        return next(act for act in acts if act in self.sensible(view, legal))

    def evaluate(
        self, view: View, legal: Sequence[Action], effort: Style, rng: Random
    ) -> Sequence[Evaluation]:
        """Return both answers with their rates, or the victims with their values."""
        if view.phase == SHOUT:
            return _mixed(actions.CLAIM, actions.STAY_QUIET, *claiming(view, effort))
        if view.phase == ANSWER:
            return _mixed(actions.CHALLENGE, actions.BELIEVE, *answering(view, effort))
        assert view.seat is not None
        loot = LOOT[view.bones[0]]
        found = [
            Evaluation.of(one, chance_after(view.coins, view.seat, (one.victim, view.seat, loot)))
            for one in legal
            if isinstance(one, Steal)
        ]
        return sorted(found, key=lambda evaluation: -evaluation.value)

    def advises(self, view: View, action: Action) -> bool:
        """Return False for bluffs: in real play they bring less than rates of calls tell."""
        return view.phase != SHOUT or view.own_face == view.pair

    deeds = staticmethod(deeds)
    reason = staticmethod(reason_for)


def _mixed(yes: Action, no: Action, rate: float, gain: float, loss: float) -> list[Evaluation]:
    found = [Evaluation.of(yes, gain, rate), Evaluation.of(no, loss, 1 - rate)]
    return found if rate > 0.5 else found[::-1]


MIND: Final = BluffaneerMind()
