"""Two matches that one pair of eyes can't tell apart, although what it may not know differs."""

from random import Random
from typing import Any, Final

from tests.battery.hooks import hooks_of
from treasure_games.core.chance import Chance
from treasure_games.core.game import hidden_slots
from treasure_games.core.record import final_state
from treasure_games.match.match import Match

TRIES: Final = 50
"""So many samples are drawn until one differs from the truth."""


class ExchangedGame:
    """A game whose state is exchanged for another after so many acts; else the game itself."""

    def __init__(self, game: Any, acts: int, state: Any) -> None:
        self._game = game
        self._acts = acts
        self._state = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def start(self, state: Any, chance: Chance, emit: Any) -> None:
        """Shuffle and deal; without any acts the exchange is made here."""
        self._game.start(state, chance, emit)
        self._exchange(state)

    def apply(self, state: Any, seat: int, action: Any, chance: Chance, emit: Any) -> None:
        """Do it, then exchange the state if this was the last act before."""
        self._game.apply(state, seat, action, chance, emit)
        self._acts -= 1
        self._exchange(state)

    def _exchange(self, state: Any) -> None:
        if self._acts == 0:
            for name in type(state).__slots__:
                setattr(state, name, getattr(self._state, name))


def twin(match: Match, viewpoint: int | None, seed: int = 0) -> Match:
    """The same match, but for what `viewpoint` (None: a bystander) can't know now."""
    game, view = match.game, match.view(viewpoint)
    value = hooks_of(game.info.id).slot_value
    slots, true = hidden_slots(game, view), final_state(match.record())
    for number in range(seed, seed + TRIES):
        sample = game.determinize(view, Random(number))
        if any(value(sample, one) != value(true, one) for one in slots):
            return _exchanged(match, sample, viewpoint)
    raise LookupError("every sample is the truth")


def _exchanged(match: Match, state: Any, viewpoint: int | None) -> Match:
    game: Any = ExchangedGame(match.game, len(match.acts) - 1, state)
    other = Match(match.plan, game=game)
    for act in match.acts[1:]:
        assert act.seat is not None
        other.act(act.seat, act.action)
    assert other.view(viewpoint).data() == match.view(viewpoint).data()
    return other
