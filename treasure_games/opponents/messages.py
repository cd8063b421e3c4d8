"""The messages between the app and the worker process; all can be pickled."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from treasure_games.opponents.mind import Reason, mind_of
from treasure_games.opponents.players import make_player

NO_TICKET: Final = 0


class Request(Struct, frozen=True):
    """A decision requested from a computer player.

    `legal` are the legal actions of `seat` now (not empty). `row` is the number of the decision in
    the match: with `seed` it decides the luck of the thinking, so equal requests get equal answers.
    `hint` asks for a reason as well. `ticket` is set by `Thinker.submit`.
    """

    game_id: str
    view: Any
    legal: tuple[Any, ...]
    seat: int
    level: str
    seed: int
    row: int
    persona: str | None = None
    hint: bool = False
    ticket: int = NO_TICKET


class Thought(Struct, frozen=True):
    """The worker's result: an action, or in `trouble` why there is none."""

    ticket: int
    action: Any
    seconds: float
    trouble: str = ""


class Answer(Struct, frozen=True):
    """The answer for the app: always one of the request's legal actions.

    `seconds` is the time spent thinking; `trouble` says why the greedy player answered instead of
    the worker process; usually empty.
    """

    ticket: int
    request: Request
    action: Any
    reason: Reason | None
    seconds: float
    trouble: str = ""


def decide(request: Request) -> Any:
    """Return the action of the requested player."""
    luck = request.seed * 100_003 + request.row
    player = make_player(request.level, request.game_id, request.seat, luck, request.persona)
    return player.choose(request.view, request.legal)


def explain(request: Request, action: Any) -> Reason | None:
    """Return the reason for `action` in this process's language; None if there is none."""
    try:
        return mind_of(request.game_id).reason(request.view, action)
    except Exception:  # an invalid view: the move counts, not the words
        return None
