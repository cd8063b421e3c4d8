"""What pirates say in a match: chosen by character and memory, from what everybody noticed."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from treasure_games.core.chance import stream_of
from treasure_games.core.deeds import CATCH, DOUBT, FOOL, TRUST, Deed, Told
from treasure_games.core.pages import Named, page_beside
from treasure_games.match.match import Match
from treasure_games.match.seats import thinking_seed
from treasure_games.match.steps import Act, turn_events
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.voices import voice_of

_PAGE: Final = page_beside(__file__, dict[str, dict[str, Any]])
FACES: Final[Mapping[str, str]] = _PAGE["faces"]
"""All occasions, and the face that goes with them."""
_OFTEN: Final = Named(_PAGE["often"])


class Saying(NamedTuple):
    """What a seat says after an act; `beat` counts the turns, or rounds of all, until then."""

    seat: int
    occasion: str
    sentence: str
    beat: int


class Talk:
    """All sayings of a match. The same match says the same words: they are drawn apart from its
    chance, from what a bystander sees.

    `tells` has by class of event what is done to whom. `met` returns the occasion of a pirate's
    greeting by its tally with a person; "" for the usual one.
    """

    def __init__(self, match: Match, tells: Told, met: Callable[[str, str], str]) -> None:
        self._match, self._tells, self._met = match, tells, met
        self._turns, taking_part = turn_events(match.game.info.events, len(match.seats))
        self.pause = -(-_OFTEN.turns // max(1, taking_part))
        """The least beats between two sayings."""
        self._forget()

    def _forget(self) -> None:
        self.beat = 0
        """The turns, or rounds, that have begun."""
        self._heard: list[Act] = []
        self._events: list[Any] = []
        self._sayings: dict[int, Saying] = {}
        self._used: set[str] = set()
        self._harms: Counter[tuple[int, int]] = Counter()
        self._bluffs: Counter[int] = Counter()

    def after(self, row: int) -> Saying | None:
        """Return what is said after an act of the match, if anything."""
        acts, known = self._match.acts, len(self._heard)
        if known and acts[known - 1 : known] != (self._heard[-1],):
            self._forget()  # Something was taken back.
        for act in acts[len(self._heard) :]:
            self._hear(act)
        return self._sayings.get(row)

    def _hear(self, act: Act) -> None:
        """Take in an act, and choose what is said about it."""
        game, begun = self._match.game, self.beat
        occasions: list[tuple[int, str]] = []
        for moment in act.moments:
            event = game.redact(moment.state, moment.event, None)
            if event is None:
                continue
            self.beat += type(event) in self._turns
            if tells := self._tells.get(type(event)):
                occasions += self._occasions(tuple(tells(event, self._events)))
            self._events.append(event)
        self._heard.append(act)
        state = act.moments[-1].state if act.moments else None
        luck = stream_of(thinking_seed(self._match.plan.seed), f"talk/{act.row}")
        if state is not None and game.pending(state) is None:
            occasions = list(self._farewells(state))
        elif not act.row:
            occasions = self._greetings()
        elif not occasions and self.beat > begun and luck.random() < _OFTEN.standing:
            occasions = list(self._standing(state))
        self._say(act.row, occasions, luck)

    def _say(self, row: int, occasions: Sequence[tuple[int, str]], luck: Random) -> None:
        """Let one of them say something, if it likes to and nobody has just spoken."""
        rested = [one.beat + self.pause <= self.beat for one in self._sayings.values()]
        if not occasions or not all(rested[-1:]):
            return
        weights = [self._wish(*one) for one in occasions]
        seat, occasion = luck.choices(occasions, weights)[0]
        if luck.random() < self._wish(seat, occasion):
            sentence = self._sentence(seat, occasion, luck)
            self._sayings[row] = Saying(seat, occasion, sentence, self.beat)

    def _wish(self, seat: int, occasion: str) -> float:
        if occasion in _PAGE["sure"]["occasions"]:
            return 1.0
        trait = getattr(
            PERSONAS[self._match.seats[seat].persona], _PAGE["traits"].get(occasion, ""), 0.0
        )
        return float(_OFTEN.usual + _OFTEN.more * trait)

    def _sentence(self, seat: int, occasion: str, luck: Random) -> str:
        """Return a line that hasn't been said before, as long as there is one."""
        lines = voice_of(self._match.seats[seat].persona)[occasion]
        if self._used.issuperset(lines):
            self._used.difference_update(lines)
        sentence = luck.choice([line for line in lines if line not in self._used])
        self._used.add(sentence)
        return sentence

    # Occasions

    def _occasions(self, deeds: Sequence[Deed]) -> Iterator[tuple[int, str]]:
        """Yield what pirates could speak of after something was done to them or to people."""
        fresh = set(self._third_bluffs(deeds))
        for kind, doer, other in deeds:
            for me, you, side in ((doer, other, 0), (other, doer, 1)):
                if kind in _PAGE["sides"] and self._is_pirate(me) and self._is_person(you):
                    occasion = self._remembered(_PAGE["sides"][kind][side], me, you)
                    yield me, "third_bluff" if you in fresh else occasion

    def _remembered(self, occasion: str, me: int, you: int) -> str:
        """Return the occasion, or what it is by what this pirate remembers."""
        if occasion != "robbed_by_you":
            return occasion
        self._harms[me, you] += 1
        return "robbed_again" if self._harms[me, you] == 2 else occasion

    def _third_bluffs(self, deeds: Iterable[Deed]) -> Iterator[int]:
        """Yield who was seen to bluff for the third time in a row."""
        told = {
            (one.doer if one.kind in (FOOL, TRUST) else one.other, one.kind in (FOOL, CATCH))
            for one in deeds
            if one.kind in (FOOL, TRUST, CATCH, DOUBT)
        }
        for seat, is_lie in told:
            self._bluffs[seat] = self._bluffs[seat] + 1 if is_lie else 0
            if self._bluffs[seat] == _OFTEN.bluffs:
                self._bluffs[seat] = 0
                yield seat

    def _greetings(self) -> list[tuple[int, str]]:
        """Return greetings, by what a pirate remembers of somebody if it does."""
        names = [seat.name for seat in self._match.seats if seat.is_human]
        met = [
            (seat, occasion)
            for seat in self._pirates()
            for occasion in (self._met(self._match.seats[seat].persona, name) for name in names)
            if occasion
        ]
        return met or [(seat, "greeting") for seat in self._pirates()]

    def _farewells(self, state: Any) -> Iterator[tuple[int, str]]:
        """Yield who may say what at the end: winners, or those who have lost to a person."""
        outcome = self._match.game.outcome(state)
        winners = outcome.winners if outcome else ()
        for seat in self._pirates():
            if seat in winners or any(map(self._is_person, winners)):
                yield seat, "won" if seat in winners else "lost"

    def _standing(self, state: Any) -> Iterator[tuple[int, str]]:
        """Yield who is alone in front, or alone behind, once everybody has had some turns."""
        game, seats = self._match.game, len(self._match.seats)
        scores = game.scores(game.view(state, None))
        if self.beat <= self.pause * seats:
            return
        for seat in self._pirates():
            if scores.count(scores[seat]) == 1 and scores[seat] in (max(scores), min(scores)):
                yield seat, "winning" if scores[seat] == max(scores) else "losing"

    def _pirates(self) -> list[int]:
        return [seat for seat in range(len(self._match.seats)) if self._is_pirate(seat)]

    def _is_pirate(self, seat: int) -> bool:
        seats = self._match.seats
        return 0 <= seat < len(seats) and not seats[seat].is_human and seats[seat].persona != ""

    def _is_person(self, seat: int) -> bool:
        return 0 <= seat < len(self._match.seats) and self._match.seats[seat].is_human
