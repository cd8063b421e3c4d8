"""Challenges: tables set up against the odds. They are data, in the file `challenges.toml` of a
game, each with the record of a match up to where somebody takes the seat that is behind.

From there luck is fresh at each try: that of the last row, such as the roll for the turn, and of
covered cards that nobody has seen. A match of a challenge is saved and resumed like any other, but
not kept when it is over: only its stars are.
"""

from functools import lru_cache
from random import Random
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from treasure_games.core.chance import Chance, ScriptedChance, stream_of
from treasure_games.core.codec import decode
from treasure_games.core.errors import BadRecord
from treasure_games.core.language import N_, translate
from treasure_games.core.pages import installed, page_of, text_of
from treasure_games.core.record import Record
from treasure_games.core.registry import folder_of
from treasure_games.match.guide import RehearsedLuck
from treasure_games.match.match import Match
from treasure_games.match.seats import CHALLENGE, MatchSetup, Seat
from treasure_games.match.steps import turns_in

PAGE: Final = "challenges.toml"
MOST_STARS: Final = 3
_TOLD: Final = {
    "lead": N_("Lead at the end: {count} or more."),
    "rounds": N_("Your rounds until victory: {count} or fewer."),
    "left": N_("Dice left at the end: {count} or more."),
}
Shuffle = tuple[int, int, int, int]
"""A shuffle of the deal: its first outcome, how many cards, and the first place that nobody has
seen anything of, with the one after the last.
"""


class Challenge(Struct, frozen=True, forbid_unknown_fields=True):
    """A table against the odds. Its sentences are msgids: what stands against whoever plays it, and
    what it teaches. Each wish is worth a star beside that for the victory: a lead over the next, so
    many rounds at most, so many dice left.
    """

    id: str
    name: str
    against: str
    teaches: str
    wishes: Annotated[
        dict[Literal["lead", "rounds", "left"], int], Meta(min_length=2, max_length=2)
    ]
    shuffles: tuple[Shuffle, ...] = ()
    game: str = ""
    mood: str = "pleased"
    thing: str = ""
    """What the rivals look like, and what lies on their table."""

    @property
    def record(self) -> Record:
        """The match up to where the challenge begins, with a person in the seat that is behind."""
        path = folder_of(self.game) / "challenges" / f"{self.id}.treasure"
        with installed(path):
            return Record.from_line(text_of(path))

    @property
    def plan(self) -> MatchSetup:
        """Who sits where."""
        return MatchSetup.from_notes(self.game, self.record.setup, self.record.notes)

    @property
    def seat(self) -> int:
        """The seat that is behind."""
        return next(number for number, seat in enumerate(self.plan.seats) if seat.is_human)

    @property
    def rivals(self) -> list[Seat]:
        """The others at the table."""
        return [seat for seat in self.plan.seats if not seat.is_human]

    def told_wishes(self) -> list[str]:
        """Return what is worth another star, in sentences."""
        return [translate(_TOLD[kind], count=count) for kind, count in self.wishes.items()]

    def stars(self, match: Match) -> int:
        """Return how many stars a finished match has earned."""
        return sum(self.earned(match))

    def earned(self, match: Match) -> tuple[bool, ...]:
        """Return which stars a finished match has earned: that for the victory, one per wish."""
        outcome, seat, seats = match.outcome(), self.seat, len(match.seats)
        if outcome is None or seat not in outcome.winners or seat not in match.human_seats:
            return (False,) * MOST_STARS
        turns = turns_in(match.acts[len(self.record.rows) :], seats)
        lead = outcome.scores[seat] - max((*outcome.scores[:seat], *outcome.scores[seat + 1 :]))
        return self.earned_by(lead, -(-turns // seats), outcome.scores[seat])

    def earned_by(self, lead: int, rounds: int, left: int) -> tuple[bool, ...]:
        """Return which stars a victory earns."""
        is_met = {"lead": lead.__ge__, "rounds": rounds.__le__, "left": left.__ge__}
        return True, *(is_met[kind](wish) for kind, wish in self.wishes.items())


@lru_cache(maxsize=8)
def challenges_of(game_id: str) -> tuple[Challenge, ...]:
    """Return the challenges of a game; () if it has none."""
    page = folder_of(game_id) / PAGE
    kind = dict[str, tuple[Challenge, ...]]
    found = page_of(page, kind).get("challenge", ()) if page.is_file() else ()
    return tuple(replace(one, game=game_id) for one in found)


def challenge_of(game_id: str, name: str) -> Challenge:
    """Return a challenge of a game; raises `BadRecord` if there is none of this name."""
    found = {one.id: one for one in challenges_of(game_id)}
    if name not in found:
        raise BadRecord(N_("This challenge isn’t given any more."))
    return found[name]


def challenge_match(challenge: Challenge, person: Seat, seed: int) -> Match:
    """Return a match for a try of this person, played up to where the challenge begins."""
    record, plan, seat = challenge.record, challenge.plan, challenge.seat
    others = {one.persona for number, one in enumerate(plan.seats) if number != seat}
    face = "" if person.persona in others else person.persona
    person = replace(person, emblem=plan.seats[seat].emblem, persona=face)
    plan = replace(plan.with_seat(seat, person), seed=seed)
    notes, chance = {CHALLENGE: challenge.id}, fresh_luck(record, challenge.shuffles, seed)
    match = Match(plan, notes=notes, edition=record.setup.edition, chance=chance)
    match.call_pirates_today()
    for row in record.rows:
        match.act(row.seat, decode(row.action, match.game.info.actions), row.arrival)
    return match


def prelude(match: Match) -> int:
    """Return how many rows lead to where the challenge of a match begins; 0 if it is none."""
    if not match.challenge:
        return 0
    return len(challenge_of(match.plan.game, match.challenge).record.rows)


def fresh_luck(record: Record, shuffles: tuple[Shuffle, ...], seed: int) -> Chance:
    """Return the luck of a record, but for that of its last row, and for what nobody has seen."""
    rng, deal = stream_of(seed, "dealt again"), record.deal
    for one in shuffles:
        deal = dealt_again(deal, one, rng)
    rows = [*record.rows[:-1], record.rows[-1]._replace(outcomes=())]
    return RehearsedLuck(replace(record, deal=deal, rows=rows), seed)


def dealt_again(deal: tuple[int, ...], shuffle: Shuffle, rng: Random) -> tuple[int, ...]:
    """Return the outcomes of a deal in which the unseen cards of a shuffle lie in another order."""
    first, cards, low, high = shuffle
    end, order = first + cards - 1, list(range(cards))
    ScriptedChance(deal[first:end]).shuffle(order)
    order[low:high] = rng.sample(order[low:high], high - low)
    items, outcomes = list(range(cards)), []
    for last in range(cards - 1, 0, -1):
        other = items.index(order[last])
        outcomes.append(other)
        items[last], items[other] = items[other], items[last]
    return (*deal[:first], *outcomes, *deal[end:])
