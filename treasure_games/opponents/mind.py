"""What a computer player must know about a game: the `MIND` object in each game's `bot.py`."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from treasure_games.core.game import ActionT, StateLike, ViewLike
from treasure_games.core.registry import AnyGame, part
from treasure_games.opponents.personas import Persona

A_co = TypeVar("A_co", covariant=True)
S_contra = TypeVar("S_contra", bound=StateLike, contravariant=True)
V_contra = TypeVar("V_contra", bound=ViewLike, contravariant=True)
EffortT = TypeVar("EffortT")


class Move(NamedTuple, Generic[A_co]):
    """What a seat does without a break: one action, or a whole turn planned ahead.

    `key` names it by faces, not by pieces, so that sampled worlds share what was learnt of it.
    `prior` is the mind's own guess of how good it is, as a share of the victory: only differences
    between the moves of one position count.
    """

    key: Hashable
    actions: tuple[A_co, ...]
    prior: float


class Reason(NamedTuple):
    """Why a move is suggested: an English msgid with named placeholders, and what fills them.

    Names of pieces are in the player's language already. `rival` is a seat: whoever shows the
    sentence puts the name of who sits there in its place.
    """

    sentence: str
    values: Mapping[str, str | int]


class Level(NamedTuple, Generic[EffortT]):
    """How hard a level thinks, and how freely it chooses among what it has found.

    `effort` is what its mind reckons in: iterations, moves, turns ahead; never time, so that
    results repeat anywhere. `temperature` (0: the best move) and `tolerance` are shares of the
    victory in an even game; `players.levelled` scales both in one that is nearly won or lost. No
    choice gives away more of the victory than `tolerance`.
    """

    effort: EffortT
    temperature: float
    tolerance: float


class Evaluation(NamedTuple):
    """A move with the share of the victory it promises its seat, and how often it was tried.

    `value` is from 0 to 1, in every game; only differences between the moves of one decision
    count, and a lone move may have any. `visits` is 0 for what was not tried out at all.
    """

    move: Move[Any]
    value: float
    visits: int


class Mind(Protocol[ActionT, V_contra, EffortT]):
    """Knowledge of one game. Holds no state of a match: one object serves every player."""

    @property
    def game(self) -> AnyGame:
        """The rules."""

    @property
    def levels(self) -> Mapping[str, Level[EffortT]]:
        """The thinking levels, by name."""

    @property
    def characters(self) -> Mapping[str, str]:
        """How each persona plays this game, one sentence by id: English msgids."""

    def likely(self, table: Any, legal: Sequence[ActionT]) -> Sequence[ActionT]:
        """What the level `random` draws from: `legal`, with likelier actions several times over.

        `table` is a view or a state; nothing is read of it that the seat asked doesn't know.
        Random matches must end, whatever else they do.
        """

    def greedy(self, view: V_contra, legal: Sequence[ActionT]) -> ActionT:
        """A good player's first thought: no search, the same for the same view."""

    def judge(
        self, view: V_contra, legal: Sequence[ActionT], effort: EffortT, rng: Random
    ) -> Sequence[Evaluation]:
        """The moves worth considering, best first, by whatever method fits the game.

        `legal` has at least two actions, and holds the first action of each move. The result
        depends on the arguments alone: never on time or hash order.
        """

    def flavour(self, view: V_contra, move: Move[ActionT], persona: Persona) -> float:
        """How much a persona likes a move, about -1 to 1, whatever it is worth."""

    def reason(self, view: V_contra, action: ActionT) -> Reason:
        """One sentence on what speaks for an action, from what the view knows."""


class SearchedMind(Protocol[S_contra, A_co, V_contra]):
    """What `search.Search` asks of a mind that judges by it."""

    @property
    def game(self) -> AnyGame:
        """The rules."""

    def moves(self, state: S_contra, seat: int, width: int) -> Sequence[Move[A_co]]:
        """The `width` most promising moves, best first; of moves with equal keys only one.

        Looks at nothing that `seat` doesn't know. `legal` holds the first action of each.
        """

    def playout(self, state: S_contra, seat: int, rng: Random) -> Sequence[A_co]:
        """What `seat` plays in a playout, up to the next chance or decision of somebody else.

        Looks at nothing that `seat` doesn't know, and never builds the list of legal actions.
        """

    def horizon(self, state: S_contra) -> int:
        """After how many calls of `playout` a playout from here is cut and estimated."""

    def cost(self, view: V_contra) -> int:
        """How many times as long an iteration takes from here as usual (1): the budget shrinks."""

    def shares(self, state: S_contra) -> Sequence[float]:
        """Each seat's share of the victory, 0 to 1: exact at the end, else an estimate."""


AnyMind: TypeAlias = Mind[Any, Any, Any]
"""A mind whose game's types the caller doesn't name."""


def mind_of(game_id: str) -> AnyMind:
    """The mind of a registered game; raises `BadSetup` for an unknown one."""
    mind: AnyMind = part(game_id, "bot").MIND
    return mind
