"""Challenges: tables set up against the odds. They are data, in the file `challenges.toml` of a
game, each with the record of a match up to where somebody takes the seat that is behind.

From there luck is fresh at each try: that of the last row, such as the roll for the turn, and of
covered cards that nobody has seen. A match of a challenge is saved and resumed like any other, but
not kept when it is over: only its stars are.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace
from msgspec.toml import decode as decode_toml

from treasure_games.core.chance import Chance, stream_of
from treasure_games.core.codec import decode
from treasure_games.core.errors import BadRecord
from treasure_games.core.language import N_, plural, translate
from treasure_games.core.record import Record
from treasure_games.core.registry import folder_of
from treasure_games.match.guide import RehearsedLuck
from treasure_games.match.match import Match
from treasure_games.match.seats import CHALLENGE, MatchSetup, Seat, called_today
from treasure_games.match.steps import turns_in

PAGE: Final = "challenges.toml"
MOST_STARS: Final = 3


class Shuffle(Struct, frozen=True, forbid_unknown_fields=True):
    """A shuffle of the deal: its first outcome, how many cards, and which places nobody has seen
    anything of, from the first to the one after the last.
    """

    first: int
    cards: int
    unseen: tuple[int, int]


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """What is worth another star, if the match is won: a lead over the next, so many rounds at
    most, or so many dice left. One of them isn't 0.
    """

    lead: int = 0
    rounds: int = 0
    left: int = 0

    def text(self) -> str:
        """Return it as a sentence."""
        if self.rounds:
            return plural("Win within {count} round.", "Win within {count} rounds.", self.rounds)
        if self.left:
            return plural(
                "Win with {count} die left.", "Win with at least {count} dice left.", self.left
            )
        return translate(N_("Win with a lead of at least {count}."), count=self.lead)


class Challenge(Struct, frozen=True, forbid_unknown_fields=True):
    """A table against the odds. Its sentences are msgids: what stands against whoever plays it, and
    what it teaches.
    """

    id: str
    name: str
    against: str
    teaches: str
    wishes: Annotated[tuple[Wish, ...], Meta(min_length=2, max_length=2)]
    shuffles: tuple[Shuffle, ...] = ()
    game: str = ""

    @property
    def key(self) -> str:
        """Its name among all games."""
        return f"{self.game}.{self.id}"

    @property
    def record(self) -> Record:
        """The match up to where the challenge begins; the seat of the person is the one asked."""
        return _record(self.game, self.id)

    def luck(self, seed: int) -> Chance:
        """Return the luck of a try: that of the record, but for what is fresh."""
        record, rng = self.record, stream_of(seed, "dealt again")
        deal = record.deal
        for one in self.shuffles:
            deal = dealt_again(deal, one, rng)
        rows = [*record.rows[:-1], record.rows[-1]._replace(outcomes=())]
        return RehearsedLuck(replace(record, deal=deal, rows=rows), seed)

    def stars(self, match: Match) -> int:
        """Return how many stars a finished match has earned."""
        outcome, seat = match.outcome(), self.seat
        if outcome is None or seat not in outcome.winners or seat not in match.human_seats:
            return 0
        seats = len(match.seats)
        turns = turns_in(match.acts[len(self.record.rows) :], seats)
        lead = outcome.scores[seat] - max((*outcome.scores[:seat], *outcome.scores[seat + 1 :]))
        return self.stars_for(lead, -(-turns // seats), outcome.scores[seat])

    def stars_for(self, lead: int, rounds: int, left: int) -> int:
        """Return how many stars a victory earns."""
        return 1 + sum(
            (not one.lead or lead >= one.lead)
            and (not one.rounds or rounds <= one.rounds)
            and left >= one.left
            for one in self.wishes
        )

    @property
    def seat(self) -> int:
        """The seat that is behind."""
        seats = MatchSetup.from_notes(self.game, self.record.setup, self.record.notes).seats
        return next(number for number, seat in enumerate(seats) if seat.is_human)


def challenges_of(game_id: str) -> tuple[Challenge, ...]:
    """Return the challenges of a game; () if it has none."""
    return _page(game_id) if (folder_of(game_id) / PAGE).is_file() else ()


@lru_cache(maxsize=8)
def _page(game_id: str) -> tuple[Challenge, ...]:
    page = (folder_of(game_id) / PAGE).read_bytes()
    found = decode_toml(page, type=dict[str, tuple[Challenge, ...]])["challenge"]
    return tuple(replace(one, game=game_id) for one in found)


@lru_cache(maxsize=8)
def _record(game_id: str, name: str) -> Record:
    path = folder_of(game_id) / "challenges" / f"{name}.treasure"
    return Record.from_line(path.read_text(encoding="utf-8"))


def challenge_of(game_id: str, name: str) -> Challenge:
    """Return a challenge of a game; raises `BadRecord` if there is none of this name."""
    for one in challenges_of(game_id):
        if one.id == name:
            return one
    raise BadRecord(N_("This challenge isn’t given any more."))


def challenge_match(challenge: Challenge, person: Seat, seed: int) -> Match:
    """Return a match for a try of this person, played up to where the challenge begins."""
    record = challenge.record
    plan = MatchSetup.from_notes(challenge.game, record.setup, record.notes)
    before = plan.seats[challenge.seat].emblem
    seats = [
        person if seat.is_human
        else replace(called_today(seat), emblem=before) if seat.emblem == person.emblem
        else called_today(seat)
        for seat in plan.seats
    ]  # fmt: skip
    plan = replace(plan, seats=tuple(seats), seed=seed)
    notes, edition = {CHALLENGE: challenge.id}, record.setup.edition
    match = Match(plan, notes=notes, edition=edition, chance=challenge.luck(seed))
    for row in record.rows:
        match.act(row.seat, decode(row.action, match.game.info.actions), row.arrival)
    return match


def dealt_again(deal: tuple[int, ...], shuffle: Shuffle, rng: Random) -> tuple[int, ...]:
    """Return the outcomes of a deal in which the unseen cards of a shuffle lie in another order."""
    first, end = shuffle.first, shuffle.first + shuffle.cards - 1
    order = _shuffled(shuffle.cards, deal[first:end])
    low, high = shuffle.unseen
    unseen = order[low:high]
    rng.shuffle(unseen)
    order[low:high] = unseen
    return (*deal[:first], *_outcomes(order), *deal[end:])


def _shuffled(cards: int, outcomes: Iterable[int]) -> list[int]:
    """Return the order that `Chance.shuffle` makes of so many cards with these outcomes."""
    items = list(range(cards))
    for last, other in zip(range(cards - 1, 0, -1), outcomes, strict=True):
        items[last], items[other] = items[other], items[last]
    return items


def _outcomes(order: list[int]) -> list[int]:
    """Return the outcomes with which `Chance.shuffle` makes this order."""
    items, outcomes = list(range(len(order))), []
    for last in range(len(order) - 1, 0, -1):
        other = items.index(order[last])
        outcomes.append(other)
        items[last], items[other] = items[other], items[last]
    return outcomes
