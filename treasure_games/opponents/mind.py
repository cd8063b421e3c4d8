"""What a computer player must know about a game: the `MIND` object in each game's `bot`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias

from treasure_games.core.game import ActionT, StateT, ViewT
from treasure_games.core.registry import AnyGame, part
from treasure_games.opponents.evaluation import EffortT, Evaluation, Level, Move
from treasure_games.opponents.personas import Persona
from treasure_games.opponents.policy import Policy, PurePolicy, policy_over


class Reason(NamedTuple):
    """Why a move is suggested: an English msgid with named placeholders, and what fills them.

    Names of pieces are in the player's language already. `rival` is a seat: whoever shows the
    sentence puts the name of who sits there in its place.
    """

    sentence: str
    values: Mapping[str, str | int]


class Mind(ABC, Generic[ActionT, ViewT, EffortT]):
    """Knowledge of one game. Holds no state of a match: one object serves every player."""

    game: AnyGame
    """The rules."""

    levels: Mapping[str, Level[EffortT]]
    """The thinking levels, by name."""

    characters: Mapping[str, str]
    """How each persona plays this game, one sentence by id: English msgids."""

    @abstractmethod
    def greedy(self, view: ViewT, legal: Sequence[ActionT]) -> ActionT:
        """Return what a good player does without search, the same for the same view."""

    @abstractmethod
    def evaluate(
        self, view: ViewT, legal: Sequence[ActionT], effort: EffortT, rng: Random
    ) -> Sequence[Evaluation]:
        """Return the moves worth considering, best first, by whatever method fits the game.

        `legal` has at least two actions, and holds the first action of each move. The result
        depends on the arguments alone: never on time or hash order.
        """

    @abstractmethod
    def preference(self, view: ViewT, move: Move[ActionT], persona: Persona) -> float:
        """Return how much a persona likes a move, about -1 to 1, whatever its value."""

    @abstractmethod
    def reason(self, view: ViewT, action: ActionT) -> Reason:
        """Return one sentence on what speaks for an action, from what the view knows."""

    def likely(self, table: Any, legal: Sequence[ActionT]) -> Sequence[ActionT]:
        """Return what the level `random` draws from: `legal`, likelier actions repeated.

        `table` is a view or a state; nothing is read of it that the seat asked doesn't know.
        Random matches must end, whatever else they do.
        """
        return legal

    def policy(
        self,
        view: ViewT,
        legal: Sequence[ActionT] | None = None,
        *,
        level: str | Level[EffortT] = "captain",
        persona: Persona | None = None,
        rng: Random | None = None,
    ) -> Policy[ActionT]:
        """Return how likely a player of this level is to take each action.

        `level` is the name of a thinking level, or one that is not in `levels`. `legal` is found
        from the view if it isn't given. `rng` is the luck of the search; without one, equal
        arguments give equal policies.
        """
        rng = Random(0) if rng is None else rng
        if legal is None:
            assert view.seat is not None
            legal = self.game.legal(self.game.determinize(view, rng), view.seat)
        if len(legal) == 1:
            return PurePolicy(legal[0])
        if isinstance(level, str):
            level = self.levels[level]

        def preference(move: Move[ActionT]) -> float:
            return 0.0 if persona is None else self.preference(view, move, persona)

        return policy_over(self.evaluate(view, legal, level.effort, rng), level, preference)


class SearchedMind(ABC, Generic[StateT, ActionT, ViewT]):
    """What `search.Search` asks of a mind that evaluates moves by it."""

    game: AnyGame
    """The rules."""

    @abstractmethod
    def moves(self, state: StateT, seat: int, width: int) -> Sequence[Move[ActionT]]:
        """Return the `width` most promising moves, best first; of moves with equal keys only one.

        Depends on nothing that `seat` doesn't know. `legal` holds the first action of each.
        """

    @abstractmethod
    def playout(self, state: StateT, seat: int, rng: Random) -> Sequence[ActionT]:
        """Return what `seat` plays in a playout, up to the next chance or decision of others.

        Depends on nothing that `seat` doesn't know, and never builds the list of legal actions.
        """

    @abstractmethod
    def horizon(self, state: StateT) -> int:
        """Return after how many calls of `playout` a playout from here is cut and estimated."""

    @abstractmethod
    def estimate(self, state: StateT) -> Sequence[float]:
        """Return each seat's share of the victory, 0 to 1: exact at the end, else an estimate."""

    def cost(self, _view: ViewT) -> int:
        """Return how many times as long an iteration takes from here as usual.

        The search makes so many times fewer of them.
        """
        return 1

    def observation(self, _state: StateT, _seat: int, history: Hashable) -> Hashable:
        """Return what `seat` has observed when it decides in `state`: its information set.

        The search learns one strategy for all states of equal observations, and may learn another
        for each one that differs. `history` stands for the moves since the search began, as
        somebody knows them who has seen every one; where that is all that can be seen, it is the
        answer. Where seats see moves, cards or dice that others don't, the answer is what `seat`
        has seen: `(history, own hand)`, say, or without `history` if some moves are hidden.
        """
        return history

    def belief(self, _view: ViewT, _state: StateT) -> float:
        """Return how well a sampled state fits what others have done, 0 to 1 (as well as any).

        It is the likelihood of their past choices if `state` were true, up to a constant factor.
        States are accepted for the search with this probability.
        """
        return 1.0

    def unseal(self, _state: StateT, _seat: int) -> None:
        """Take back the choices of all others in the sealed set that `seat` is to decide in.

        Those who were asked before have chosen already, and a sample holds some choice of theirs;
        the search lets them choose anew, at the same time as `seat`.
        """


AnyMind: TypeAlias = Mind[Any, Any, Any]
"""A mind whose game's types the caller doesn't name."""


def mind_of(game_id: str) -> AnyMind:
    """Return the mind of a registered game; raises `BadSetup` for an unknown one."""
    mind: AnyMind = part(game_id, "bot").MIND
    return mind
