"""The lesson of Bluffaneer: claims, lies and doubles with Mary, then the end among three."""

from collections.abc import Sequence
from random import Random
from typing import Final

from tools.lessons.rehearsal import Rehearsal
from treasure_games.core.record import Record
from treasure_games.games.bluffaneer.bot.judgement import Style
from treasure_games.games.bluffaneer.bot.mind import MIND
from treasure_games.games.bluffaneer.rules.actions import (
    BELIEVE,
    CHALLENGE,
    CLAIM,
    STAY_QUIET,
    Action,
    Steal,
)
from treasure_games.games.bluffaneer.rules.pieces import (
    CHEST,
    PAIR_OF,
    PAIRS,
    SHIP,
    SKULL,
    SWORDS,
)
from treasure_games.games.bluffaneer.rules.state import STEAL, State
from treasure_games.games.bluffaneer.rules.view import View

ME, MARY, HALE = 0, 1, 2
_CARDS: Final = (
    PAIR_OF[SWORDS][SKULL],  # mine, which is claimed in truth
    PAIR_OF[SHIP][SKULL],  # Mary's, which she claims in truth
    PAIR_OF[CHEST][SHIP],  # mine, with which a lie is believed
    PAIR_OF[CHEST][SHIP],  # mine, with which a lie is caught
    PAIR_OF[SWORDS][SKULL],  # Mary's, with which she lies
    PAIR_OF[SWORDS][SHIP],  # mine, which is rolled
    PAIR_OF[CHEST][SKULL],  # Mary's
)
"""In the order in which they are drawn."""
_SEED: Final = 2976
"""Leads to two ships for the learner when Mary has two coins, and Hale is ahead."""


def bones(one: int, other: int) -> list[int]:
    """Return the rolls that show these icons."""
    return [one + 1, other + 1]


def claims_and_lies() -> Record:
    """Seven rolls with Red Mary, none of which ends the match."""
    play = Rehearsal(
        "bluffaneer",
        ["mary"],
        {},
        orders=[lambda _: _CARDS],
        dice=[MARY + 1, *bones(SWORDS, SKULL)],
    )
    play.act(ME, CLAIM)  # True,
    play.act(MARY, BELIEVE, dice=bones(CHEST, SWORDS))  # and believed.
    play.act(MARY, STAY_QUIET, dice=bones(SWORDS, SHIP))
    play.act(ME, CLAIM)  # A lie,
    play.act(MARY, BELIEVE, dice=bones(SHIP, SKULL))  # believed.
    play.act(MARY, CLAIM)  # True,
    play.act(ME, BELIEVE, dice=bones(CHEST, SKULL))  # and believed.
    play.act(ME, CLAIM)  # A lie,
    play.act(MARY, CHALLENGE, dice=bones(SHIP, CHEST))  # caught.
    play.act(MARY, CLAIM)  # A lie: two of the three lie open.
    play.act(ME, CHALLENGE, dice=bones(SWORDS, SWORDS))
    play.act(MARY, Steal(ME), dice=[*bones(SHIP, SWORDS), *bones(CHEST, SWORDS)])
    return play.record


def the_end() -> Record:
    """Two ships for the learner, who must not empty Mary's purse yet; then a claim that may."""
    play = Rehearsal("bluffaneer", ["mary", "bosun"], {}, seed=_SEED)
    play.play_on(_may_steal, _likelier)
    state: State = play.state
    assert state.coins == [10, 2, 14], "who empties Mary's purse now lets Hale win"
    pair = state.faces[state.hands[ME]]
    play.act(ME, Steal(HALE), dice=bones(*PAIRS[pair]))
    play.act(ME, CLAIM)  # True: whoever challenges it pays two.
    play.act(HALE, STAY_QUIET)
    play.act(MARY, CHALLENGE)
    return play.record


def _likelier(view: View, legal: Sequence[Action]) -> Action:
    """Return what a captain without a will to bluff does more often than not."""
    found = MIND.evaluate(view, legal, Style(naive=True), Random(0))
    likelier: Action = found[0].move.actions[0]
    return likelier


def _may_steal(state: State) -> bool:
    return state.phase == STEAL and state.turn == ME and state.coins[MARY] == 2


CHAPTERS: Final = (claims_and_lies, the_end)
