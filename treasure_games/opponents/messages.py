"""What the app and the thinking process say to each other; all of it can be pickled."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from treasure_games.opponents.mind import Reason, mind_of
from treasure_games.opponents.players import make_player

NO_TICKET: Final = 0


@dataclass(frozen=True, slots=True)
class Request:
    """A decision wanted from a computer player.

    `legal` is what the rules allow `seat` now (not empty). `row` is the number of the decision in
    the match: with `seed` it decides the luck of the thinking, so an equal request gets an equal
    answer. `hint` asks for a reason as well. `ticket` is given by `Thinker.submit`.
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

    def numbered(self, ticket: int) -> Request:
        """The same request under a ticket."""
        return replace(self, ticket=ticket)


@dataclass(frozen=True, slots=True)
class Thought:
    """What the process found: an action, or in `trouble` why there is none."""

    ticket: int
    action: Any
    seconds: float
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the app gets: always one of the request's legal actions.

    `seconds` is the time spent thinking; `trouble` says why the answer had to be found without
    the process, as the greedy player finds it; it is empty as a rule.
    """

    ticket: int
    request: Request
    action: Any
    reason: Reason | None
    seconds: float
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class ModulesWanted:
    """Asks which modules the process has loaded; for tests and reports of trouble."""

    ticket: int


def decide(request: Request) -> Any:
    """What the player named in the request does."""
    luck = request.seed * 100_003 + request.row
    player = make_player(request.level, request.game_id, request.seat, luck, request.persona)
    return player.choose(request.view, request.legal)


def explain(request: Request, action: Any) -> Reason | None:
    """What speaks for `action`, in the language of this process; None if nothing can be said."""
    try:
        return mind_of(request.game_id).reason(request.view, action)
    except Exception:  # a view that nobody understands: the move counts, not the words
        return None
