"""The tree below the root: iterations through what each seat has observed and learned."""

from collections.abc import Hashable, Sequence
from math import log, sqrt
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from treasure_games.core.chance import Chance
from treasure_games.core.game import Mode, silent
from treasure_games.opponents.evaluation import Move
from treasure_games.opponents.mind import SearchedMind
from treasure_games.opponents.regret import RegretNode, SealedVisit

PRIOR_VISITS: Final = 3.0
"""The mind's own guess of a move weighs as much as this number of visits."""


class SearchChance(Chance):
    """Chance inside the search; one stream, fast."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def draw(self, n: int, stream: str) -> int:
        return int(self._random() * n)


class Branch:
    """A move at a node: how often it was available and chosen, and its results."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 0


class Node:
    """An information set of the deciding seat: its branches by the moves' keys.

    Samples differ in which moves exist, so a branch counts how often it was available and is
    compared by that instead of the node's visits (Cowling, Powley, Whitehouse 2012).
    """

    __slots__ = ("branches",)

    def __init__(self) -> None:
        self.branches: dict[Hashable, Branch] = {}

    def select(self, moves: Sequence[Move[Any]], exploration: float) -> tuple[Move[Any], Branch]:
        """Choose the move to try next among those available, and count that all of them are.

        It is the one with the highest UCB, with a progressive bias: the mind's guess fades as
        visits increase.
        """
        best: tuple[Move[Any], Branch] | None = None
        best_bound = -1e9
        top_prior = moves[0].prior
        branches = self.branches
        for move in moves:
            branch = branches.get(move.key)
            if branch is None:
                branch = branches[move.key] = Branch()
            branch.available += 1
            visits, prior = branch.visits, 0.5 + (move.prior - top_prior)
            # Inlined here, as no other line of the search runs as often.
            guessed = (branch.total + PRIOR_VISITS * prior) / (visits + PRIOR_VISITS)
            bound = guessed + exploration * sqrt(log(branch.available + 1) / (visits + 1))
            if bound > best_bound:
                best, best_bound = (move, branch), bound
        assert best is not None
        return best


class Visit(NamedTuple):
    """A branch that an iteration has taken, and the seat whose move it is."""

    seat: int
    branch: Branch

    def learn(self, shares: Sequence[float]) -> Sequence[float]:
        """Count the result for the branch; return it for the visits before this one."""
        self.branch.visits += 1
        self.branch.total += shares[self.seat]
        return shares


Decision: TypeAlias = Visit | SealedVisit
"""A decision of an iteration; learns from its result."""


class Tree:
    """Every information set that a search has visited.

    `luck` decides all chance in it; equal seeds give equal luck.
    """

    def __init__(self, mind: SearchedMind[Any, Any, Any], width: int, luck: Random) -> None:
        self._mind = mind
        self._game = mind.game
        self._width = width
        self._luck = luck
        self._chance = SearchChance(luck)
        self._nodes: dict[tuple[int, Hashable], Node] = {}
        self._sealed: dict[tuple[int, Hashable], RegretNode] = {}
        # Histories are numbered, as nested keys would be slow to compare.
        self._histories: dict[tuple[Hashable, Hashable], int] = {}

    def iterate(self, state: Any, history: Hashable, path: list[Decision]) -> Sequence[float]:
        """Go down from `state`, play out, and learn on the way back; return all seats' shares.

        `path` holds the decisions that led to `state`; those below are added.
        """
        self._descend(state, history, path)
        self._play_out(state)
        shares = self._mind.estimate(state)
        for decision in reversed(path):
            shares = decision.learn(shares)
        return shares

    def play(self, state: Any, seat: int, actions: Sequence[Any]) -> None:
        """Apply a move."""
        apply, chance = self._game.apply, self._chance
        for action in actions:
            apply(state, seat, action, chance, silent)

    def choose_sealed(
        self, state: Any, seats: Sequence[int], history: Hashable, width: int
    ) -> SealedVisit:
        """Let all `seats` choose by what they have learned; nothing is applied yet."""
        choices = [
            (seat, self.regret_node(state, seat, history), self._mind.moves(state, seat, width))
            for seat in seats
        ]
        return SealedVisit(choices, self._luck)

    def open_sealed(self, state: Any, visit: SealedVisit, history: Hashable) -> Hashable:
        """Apply the choices; return the history with them."""
        for one in visit.seats:
            self.play(state, one.seat, one.chosen.actions)
        return self._histories.setdefault((history, visit.keys), len(self._histories))

    def regret_node(self, state: Any, seat: int, history: Hashable) -> RegretNode:
        """Return what `seat` has learned of its sealed choice in `state`."""
        observed = self._mind.observation(state, seat, history)
        return self._sealed.setdefault((seat, observed), RegretNode())

    def _descend(self, state: Any, history: Hashable, path: list[Decision]) -> None:
        """Follow the most promising moves to a new information set; apply them."""
        mind, nodes, width, histories = self._mind, self._nodes, self._width, self._histories
        pending_of, observed, sealed_mode = self._game.pending, mind.observation, Mode.SEALED
        apply, chance, exploration = self._game.apply, self._chance, mind.exploration
        while (pending := pending_of(state)) is not None:
            if pending.mode is sealed_mode:
                known = len(self._sealed)
                sealed = self.choose_sealed(state, pending.seats, history, width)
                if path and len(self._sealed) > known:
                    return
                history = self.open_sealed(state, sealed, history)
                path.append(sealed)
                continue
            seat = pending.seats[0]
            place = (seat, observed(state, seat, history))
            node = nodes.get(place)
            if node is None:
                node = nodes[place] = Node()
                if path:
                    return
            move, branch = node.select(mind.moves(state, seat, width), exploration)
            for action in move.actions:
                apply(state, seat, action, chance, silent)
            path.append(Visit(seat, branch))
            history = histories.setdefault((history, move.key), len(histories))

    def _play_out(self, state: Any) -> None:
        mind, rng, pending_of = self._mind, self._luck, self._game.pending
        apply, chance, playout = self._game.apply, self._chance, mind.playout
        is_quiet = mind.is_quiet
        for _ in range(mind.horizon(state)):
            if is_quiet(state):
                return
            pending = pending_of(state)
            if pending is None:
                return
            seat = pending.seats[0]
            for action in playout(state, seat, rng):
                apply(state, seat, action, chance, silent)
