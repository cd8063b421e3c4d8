"""What an act would decide, as far as its seat can know: that it ends the match, or that somebody
could win right after it.
"""

from random import Random
from typing import Any, Final

from msgspec import Struct

from treasure_games.core.chance import SeededChance
from treasure_games.core.game import Outcome, silent
from treasure_games.core.language import translate
from treasure_games.core.pages import Named, page_beside
from treasure_games.core.registry import AnyGame
from treasure_games.core.words import Called

_COUNTS: Final = Named(page_beside(__file__, dict[str, int]))


class Foresight(Struct, frozen=True):
    """What an act decides. `outcome` is None if the match ends, but the result isn't certain.

    `winner` is a rival who could win by the very next act; the match then goes on.
    """

    outcome: Outcome | None = None
    winner: int | None = None


def foreseen(game: AnyGame, view: Any, seat: int, action: Any) -> Foresight | None:
    """Return what an act of `seat` would decide; None if nothing is certain."""
    chance, rng = SeededChance(0), Random(0)
    outcomes: set[Outcome] = set()
    winners: set[int | None] = set()
    for _ in range(_COUNTS.worlds):
        state = game.determinize(view, rng)
        game.apply(state, seat, action, chance, silent)
        outcome = game.outcome(state)
        if outcome is None:
            winners.add(_next_to_win(game, state, seat))
        else:
            outcomes.add(outcome)
        if (winners and outcomes) or winners == {None} or len(winners) > 1:
            return None
    if winners:
        return Foresight(winner=winners.pop())
    return Foresight(outcomes.pop() if len(outcomes) == 1 else None)


def _next_to_win(game: AnyGame, state: Any, seat: int) -> int | None:
    """Return the rival who decides next, if one of her acts wins the match alone."""
    asked = game.pending(state)
    if asked is None or len(asked.seats) != 1 or asked.seats == (seat,):
        return None
    rival = asked.seats[0]
    replies = game.legal(state, rival)
    if len(replies) > _COUNTS.most_replies:
        return None
    return rival if any(_wins(game, state, rival, one) for one in replies) else None


def _wins(game: AnyGame, state: Any, seat: int, action: Any) -> bool:
    after = state.copy()
    game.apply(after, seat, action, SeededChance(0), silent)
    outcome = game.outcome(after)
    return outcome is not None and outcome.winners == (seat,)


def decision_words(told: Foresight, seat: int, called: Called, *, is_brief: bool = False) -> str:
    """Return what an act of `seat` decides, for its button; `is_brief` in two or three words."""
    if told.winner is not None and is_brief:
        return translate("a rival could win")
    if told.winner is not None:
        return translate("{name} could win next", name=called(told.winner))
    result = _result_words(told.outcome, seat, called)
    if told.outcome is None or is_brief:
        return result
    scores, winners = told.outcome
    best = max(scores)
    others = [one for seat, one in enumerate(scores) if seat not in winners]
    points = translate("{score} to {next}", score=best, next=max(others, default=best))
    return translate("ends the match: {result}, {points}", result=result, points=points)


def _result_words(outcome: Outcome | None, seat: int, called: Called) -> str:
    if outcome is None:
        return translate("ends the match")
    if outcome.winners == (seat,):
        return translate("you win")
    if len(outcome.winners) > 1:
        return translate("a shared victory")
    return translate("{name} wins", name=called(outcome.winners[0]))
