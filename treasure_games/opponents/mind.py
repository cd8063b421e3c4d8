"""What a computer player must know about a game: the `MIND` of each game’s `bot.mind`."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from math import floor
from operator import lt
from random import Random
from string import Formatter
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, TypeAlias

from msgspec import Struct

from treasure_games.core.game import ActionT, StateT, ViewT
from treasure_games.core.registry import AnyGame, part
from treasure_games.opponents import evaluation
from treasure_games.opponents.personas import Persona


class Reason(NamedTuple):
    """Why a move is suggested: an English msgid with named placeholders, and their values.

    Names of pieces are already translated. `rival` is a seat, replaced by its player's name where
    the sentence is shown.
    """

    sentence: str
    values: Mapping[str, str | int]


Folly: TypeAlias = Callable[[Any, Sequence[Any]], Collection[Any]]
"""Returns the foolish ones of some actions, by what the view of the asked seat knows."""
Gains: TypeAlias = tuple[Any, ...]
"""The kind of an action (None: all are compared), and what it gains; empty if that isn't known."""


def taking_less(gains: Callable[[Any, Any], Gains]) -> Folly:
    """Return the folly of an action if another one of its kind gains more, in every number."""

    def folly(view: Any, legal: Sequence[Any]) -> Collection[Any]:
        known = [(one, found) for one in legal if (found := gains(view, one))]
        every = {found for _, found in known}
        return [
            action
            for action, (kind, *less) in known
            if any(kind == other and all(map(lt, less, more)) for other, *more in every)
        ]

    return folly


class MindPage(Struct, frozen=True, forbid_unknown_fields=True):
    """How each persona plays, in a sentence and by its likings; the levels; the deeds that kinds of
    acts are, as likings name them; what features of a seat weigh; and other figures.
    """

    characters: dict[str, str]
    levels: dict[str, dict[str, Any]]
    likings: dict[str, dict[str, float]] = {}
    deeds: dict[str, tuple[str, ...]] = {}
    weights: dict[str, float] = {}
    lengths: dict[str, float] = {}
    counts: dict[str, int] = {}

    def levels_with(
        self, effort: Callable[..., evaluation.EffortT]
    ) -> dict[str, evaluation.Level[evaluation.EffortT]]:
        """Return the levels, by name, with an `effort` of the figures that each has for it."""
        return {
            name: evaluation.Level(**{**figures, "effort": effort(**figures.get("effort", {}))})
            for name, figures in self.levels.items()
        }


class Mind(ABC, Generic[ActionT, ViewT, evaluation.EffortT]):
    """Knowledge of one game, some of it on a `page`. Holds no state of a match: one object serves
    every player.
    """

    game: AnyGame
    """The rules."""

    levels: Mapping[str, evaluation.Level[evaluation.EffortT]]
    """The thinking levels, by name."""

    characters: Mapping[str, str] = MappingProxyType({})
    """How each persona plays this game, one sentence by id: English msgids."""

    likings: Mapping[str, Mapping[str, float]] = MappingProxyType({})
    """By persona, what a deed is worth to it: in hundredths of the victory, negative if shunned."""

    glance: evaluation.EffortT
    """The effort of each look at a decision, when a match is looked back on."""

    follies: Sequence[Folly] = ()
    """What anybody at the table would call foolish, the worst first."""

    def __init_subclass__(cls, page: MindPage | None = None, **more: Any) -> None:
        """Take characters and likings from the page."""
        super().__init_subclass__(**more)
        if page is not None:
            cls.characters, cls.likings = page.characters, page.likings

    @abstractmethod
    def greedy(self, view: ViewT, legal: Sequence[ActionT]) -> ActionT:
        """Return the move of a good player without search, the same for the same view."""

    @abstractmethod
    def evaluate(
        self, view: ViewT, legal: Sequence[ActionT], effort: evaluation.EffortT, rng: Random
    ) -> Sequence[evaluation.Evaluation]:
        """Return the moves worth considering, best first, by whatever method fits the game.

        `legal` has at least two actions, and holds the first action of each move. The result
        depends on the arguments alone: never on time or hash order.
        """

    def advises(self, view: ViewT, action: ActionT) -> bool:
        """Return False for acts that proved no better than others, as advice after a match."""
        return True

    @abstractmethod
    def reason(self, view: ViewT, action: ActionT) -> Reason:
        """Return one sentence why to take an action, from what the view knows."""

    def draw(self, table: Any, legal: Sequence[ActionT], random: Callable[[], float]) -> ActionT:
        """Return what the level `random` does: by default one of `legal`, all equally likely.

        `table` is a view or a state; only what the asked seat knows may be read. Random matches
        must end.
        """
        return legal[floor(random() * len(legal))]

    def sensible(self, view: ViewT, legal: Sequence[ActionT]) -> Sequence[ActionT]:
        """Return the actions that aren't foolish; where all are, the least foolish ones."""
        for folly in self.follies:
            foolish = folly(view, legal)
            legal = [one for one in legal if one not in foolish] or legal
        return legal

    def deeds(self, view: ViewT, move: evaluation.Move[ActionT]) -> Collection[str]:
        """Return what a move is, by the names that `likings` have for it."""
        return ()

    def liking(self, view: ViewT, move: evaluation.Move[ActionT], persona: Persona) -> float:
        """Return what the deeds of a move are worth to a persona, beside its value."""
        likes = self.likings.get(persona.id, {})
        return sum([likes.get(deed, 0.0) for deed in self.deeds(view, move)]) if likes else 0.0

    def policy(
        self,
        view: ViewT,
        legal: Sequence[ActionT] | None = None,
        *,
        level: str | evaluation.Level[evaluation.EffortT] = "captain",
        persona: Persona | None = None,
        rng: Random | None = None,
    ) -> evaluation.Policy[ActionT]:
        """Return how likely a player of this level is to take each action.

        `level` is a thinking level or any other name. `legal` is found from the view by default.
        `rng` is the luck of the search; without one, equal arguments give equal policies.
        """
        rng = Random(0) if rng is None else rng
        if legal is None:
            assert view.seat is not None
            legal = self.game.legal(self.game.determinize(view, rng), view.seat)
        if isinstance(level, str):
            level = self.levels[level]
        if level.shuns_folly:
            legal = self.sensible(view, legal)
        if len(legal) == 1:
            return evaluation.PurePolicy(legal[0])
        return self.preferred(view, self.judged(view, legal, level, rng), level, persona)

    def judged(
        self,
        view: ViewT,
        legal: Sequence[ActionT],
        level: evaluation.Level[evaluation.EffortT],
        rng: Random,
    ) -> Sequence[evaluation.Evaluation]:
        """Return what a level thinks of several actions, whoever plays it."""
        found = self.evaluate(view, legal, level.effort, rng)
        if not level.shuns_folly:
            return found
        found = [one for one in found if one.move.actions[0] in legal]
        return found or [evaluation.Evaluation.of(one, 0.5) for one in legal]

    def preferred(
        self,
        view: ViewT,
        found: Sequence[evaluation.Evaluation],
        level: evaluation.Level[evaluation.EffortT],
        persona: Persona | None,
    ) -> evaluation.Policy[ActionT]:
        """Return how likely a persona is to take each of these moves."""
        if persona is not None:
            likings = [self.liking(view, one.move, persona) for one in found]
            found = evaluation.as_liked(found, likings, level.paid, level.mixing)
        return evaluation.policy_over(found, level)


class SearchedMind(ABC, Generic[StateT, ActionT, ViewT]):
    """What `search.Search` needs of a mind."""

    game: AnyGame
    """The rules."""

    exploration: float = 0.35
    """How much the search prefers untried moves (the constant of UCB; shares are 0 to 1)."""

    @abstractmethod
    def moves(self, state: StateT, seat: int, width: int) -> Sequence[evaluation.Move[ActionT]]:
        """Return the `width` most promising moves, best first, with distinct keys.

        Depends only on what `seat` knows. `legal` holds the first action of each.
        """

    @abstractmethod
    def playout(self, state: StateT, seat: int, rng: Random) -> Sequence[ActionT]:
        """Return what `seat` plays in a playout, up to the next chance or others' decision.

        Depends only on what `seat` knows, and never builds the list of legal actions.
        """

    @abstractmethod
    def horizon(self, state: StateT) -> int:
        """Return the number of calls of `playout` after which a playout from here is cut."""

    def is_quiet(self, _state: StateT) -> bool:
        """Return True where a playout may end before its horizon, because `estimate` fits here."""
        return False

    @abstractmethod
    def estimate(self, state: StateT) -> Sequence[float]:
        """Return each seat's share of the victory, 0 to 1: exact at the end, else an estimate."""

    def cost(self, _view: ViewT) -> int:
        """Return how many times longer than usual an iteration takes from here.

        The search then makes proportionally fewer.
        """
        return 1

    def observation(self, _state: StateT, _seat: int, history: Hashable) -> Hashable:
        """Return what `seat` has observed when it decides in `state`: its information set.

        The search learns one strategy for all states with equal observations. `history` stands for
        all moves since the search began; where everybody sees all there is, return it. Where seats
        see moves, cards or dice that others don't, return what `seat` has seen: for example
        `(history, own hand)`, or something without `history` if some moves are hidden.
        """
        return history

    def belief(self, _view: ViewT, _state: StateT) -> float:
        """Return how well a sampled state fits what others have done, 0 to 1 (perfectly).

        This is the likelihood of their past choices if `state` were true, up to a constant factor.
        States are accepted for the search with this probability.
        """
        return 1.0

    def unseal(self, _state: StateT, _seat: int) -> None:
        """Remove the other seats' choices in the sealed set that `seat` is to decide in.

        Seats asked earlier have already chosen, so a sample holds choices of theirs; the search
        lets them choose again, at the same time as `seat`.
        """


AnyMind: TypeAlias = Mind[Any, Any, Any]
"""A mind whose game's types the caller doesn't name."""


def mind_of(game_id: str) -> AnyMind:
    """Return the mind of a registered game; raises `BadSetup` for an unknown one."""
    mind: AnyMind = part(game_id, "bot.mind").MIND
    return mind


Phrase: TypeAlias = Callable[[Any, int, Any], str | int]
"""Returns the value of a placeholder, from a view, its seat and the action."""
ReasonSentence: TypeAlias = "str | Mapping[str, str] | Callable[[Any, int, Any], str]"
"""A msgid, several by the conditions under which they are true, or a function that chooses one.

The first is said whose conditions all hold; their names are divided by spaces. The last condition
is `otherwise`.
"""

_PARSE: Final = Formatter().parse


class Reasons:
    """The reason for each action of a game: the `reason` of its mind.

    A placeholder without a phrase is a field of the action; `rival` is a seat. Only the phrases
    that the sentence has are computed. Conditions are phrases, too.
    """

    def __init__(
        self, sentences: Mapping[type[Any], ReasonSentence], phrases: Mapping[str, Phrase]
    ) -> None:
        self._sentences, self._phrases = sentences, {"otherwise": lambda *_: True, **phrases}

    def __call__(self, view: Any, action: Any) -> Reason:
        """Return why the seat of `view` might do `action`."""
        seat, chosen = view.seat, self._sentences[type(action)]
        if isinstance(chosen, Mapping):
            fits = (every for every in chosen if self._holds(every, view, seat, action))
            sentence = chosen[next(fits)]
        else:
            sentence = chosen if isinstance(chosen, str) else chosen(view, seat, action)
        names = [name for _, name, _, _ in _PARSE(sentence) if name]
        return Reason(sentence, {name: self._value(name, view, seat, action) for name in names})

    def _holds(self, conditions: str, view: Any, seat: int, action: Any) -> bool:
        return all(self._phrases[name](view, seat, action) for name in conditions.split())

    def _value(self, name: str, view: Any, seat: int, action: Any) -> str | int:
        phrase = self._phrases.get(name)
        value: str | int = phrase(view, seat, action) if phrase else getattr(action, name)
        return value
