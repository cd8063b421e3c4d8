"""The lesson of Do Not Touch My Treasures: chain and hook, then the end of a match."""

from typing import Final

from tools.lessons.rehearsal import Rehearsal
from treasure_games.core.record import Record
from treasure_games.games.do_not_touch.rules.actions import (
    DISCARD,
    DRAW_COVERED,
    END_TURN,
    Add,
    StartLoot,
    Swap,
)
from treasure_games.games.do_not_touch.rules.pieces import FACE_BY_NAME, WORTH
from treasure_games.games.do_not_touch.rules.state import DRAW, State

ME, MARY = 0, 1
_OPTIONS: Final = {"first_player": "fixed"}
_DEAL: Final = (
    "red 3", "green 4", "red 5", "green 1", "green 5", "blue 3",  # three each, in turn
    "blue 2", "red 1", "green 2", "blue 4",  # drawn
)  # fmt: skip


def chain_and_hook() -> Record:
    """A first turn with three cards, a hook of Mary's, one of one's own."""
    play = Rehearsal(
        "do_not_touch", ["mary"], _OPTIONS, orders=[lambda _: [FACE_BY_NAME[one] for one in _DEAL]]
    )
    red_3, green_4, red_5, green_1, green_5, green_2 = 0, 1, 2, 3, 4, 8
    play.act(ME, DRAW_COVERED)
    play.act(ME, StartLoot(red_3))
    play.act(ME, Add(red_5))
    play.act(ME, Add(green_5))
    play.act(ME, END_TURN)
    play.act(MARY, DRAW_COVERED)
    play.act(MARY, StartLoot(green_4))
    play.act(MARY, Swap(green_1, ME))
    play.act(MARY, Add(green_5))
    play.act(MARY, END_TURN)
    play.act(ME, DRAW_COVERED)
    play.act(ME, Swap(green_2, MARY))
    play.act(ME, Add(green_5))
    play.act(ME, END_TURN)
    return play.record


def the_end() -> Record:
    """The learner's last turn, in which nothing fits; then Mary draws the last card."""
    for seed in range(1, 5000):
        play = Rehearsal("do_not_touch", ["mary"], _OPTIONS, seed=seed)
        play.play_on(
            lambda state: state.turn == ME and state.phase == DRAW and state.deck_left == 2
        )
        if _ends_well(play):
            return play.record
    raise ValueError("no seed leads to such an end")


def _ends_well(play: Rehearsal) -> bool:
    """Play to the end; return True if nothing fits, one card is too many, and the learner wins."""
    state: State = play.state
    if play.game.pending(state) is None or len(state.hands[ME]) != 3:
        return False
    play.act(ME, DRAW_COVERED)
    if any(isinstance(action, Add) for action in play.game.legal(state, ME)):
        return False
    play.act(ME, END_TURN)
    least = min(state.hands[ME], key=lambda card: WORTH[state.faces[card]])
    play.act(ME, DISCARD[least])
    play.play_on(lambda state: False)
    outcome = play.game.outcome(state)
    return outcome is not None and outcome.winners == (ME,)


CHAPTERS: Final = (chain_and_hook, the_end)
