"""Two matches that one pair of eyes can't tell apart, although the covered cards differ."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from random import Random
from typing import Any

from treasure_games.core.chance import Chance
from treasure_games.core.game import hidden_slots
from treasure_games.match.match import Match


class StackedChance(Chance):
    """Lets the first shuffle come out as wanted; all other luck is as it was."""

    def __init__(self, source: Chance, order: Sequence[Any]) -> None:
        self._source = source
        self._order: Sequence[Any] | None = order

    def draw(self, n: int, stream: str) -> int:
        """As it was."""
        return self._source.draw(n, stream)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """The wanted order, after the same draws."""
        super().shuffle(items)
        if self._order is not None:
            assert sorted(items) == sorted(self._order)
            items[:], self._order = self._order, None


class StackedGame:
    """A game whose pack lies in a wanted order; in all else the game itself."""

    def __init__(self, game: Any, order: Sequence[Any]) -> None:
        self._game = game
        self._order = order

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def start(self, state: Any, chance: Chance, emit: Any) -> None:
        """Shuffle as wanted, deal."""
        self._game.start(state, StackedChance(chance, self._order), emit)


def twin(match: Match, viewpoint: int | None, seed: int = 1) -> Match:
    """The same match with other cards wherever `viewpoint` (None: a bystander) can't look now.

    What is open now or was ever seen is the same, so all its acts are repeated.
    """
    game: Any = match.game
    sample = game.determinize(match.view(viewpoint), Random(seed))
    order = [game.slot_value(sample, card) for card in range(len(sample.faces))]
    stacked: Any = StackedGame(game, order)
    other = Match(match.plan, game=stacked)
    for act in match.acts[1:]:
        assert act.seat is not None
        other.act(act.seat, act.action)
    assert other.view(viewpoint).data() == match.view(viewpoint).data()
    hidden = hidden_slots(game, match.view(viewpoint))
    true = game.determinize(match.view(viewpoint), Random(seed + 1))
    assert [game.slot_value(true, card) for card in hidden] != [order[card] for card in hidden]
    return other
