"""What one seat may see of the table, the odds by counting cards, and tables that look the same.

Visibility is decided in one place, `known_cards` for cards and `sealed_from` for choices: the view,
its samples and the hidden slots follow from them. How anybody has played is ignored here, except
for what the rules force (BLA-05).
"""

from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core.asking import SEATS_IN, Arrivals, sealed_seats
from treasure_games.core.codec import mirrored
from treasure_games.core.game import UNKNOWN, HiddenGroup, Progress
from treasure_games.core.game_base import TalliedView
from treasure_games.core.hidden_cards import HiddenCards, known_faces
from treasure_games.games.bluffaneer.rules.house import HouseRules
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD, PACK_SIZE, PAIRS
from treasure_games.games.bluffaneer.rules.state import BELIEVED, CAUGHT, OVER, SHOUT, TRUE, State


class View(TalliedView, Struct, frozen=True):
    """The table as `seat` knows it (None: a bystander), with the fields of `State`.

    `faces[id]` is `UNKNOWN` for a card that this seat doesn't know. `unseen` has for each pool the
    faces of the unknown cards, sorted, as (pool, faces). `yes` lacks the sealed choices of others.
    """

    seat: int | None
    house: HouseRules
    faces: tuple[int, ...]
    unseen: tuple[tuple[int, tuple[int, ...]], ...]
    pools: tuple[int, ...]
    stack: tuple[int, ...]
    discard: tuple[int, ...]
    hands: tuple[int, ...]
    coins: tuple[int, ...]
    barred: tuple[int, ...]
    passed: tuple[int, ...]
    raised: tuple[int, ...]
    tallies: tuple[int, ...]
    box: int
    bones: tuple[int, int]
    pair: int
    phase: int
    turn: int
    turn_number: int
    waiting: int
    yes: int
    arrivals: Arrivals
    claimant: int
    shown: int
    winners: tuple[int, ...]

    @property
    def own_face(self) -> int:
        """Return the pair on this seat's own card; `UNKNOWN` for a bystander or without a card."""
        card = NO_CARD if self.seat is None else self.hands[self.seat]
        return UNKNOWN if card == NO_CARD else self.faces[card]

    def progress(self) -> Progress:
        """Return how near the poorest is to BL-30; the dearest loot, three coins, may do it."""
        least = min(self.coins)
        return Progress(1.0 - least / self.house.coins, least <= 3, least <= 1)

    def claims(self, seat: int) -> tuple[int, int]:
        """Return how many revealed claims of a seat were bluffs, and how many there were."""
        bluffs = self.tally(seat, CAUGHT) + self.tally(seat, BELIEVED)
        return bluffs, bluffs + self.tally(seat, TRUE)


def known_cards(state: State, seat: int | None) -> set[int]:
    """BL-06, BLA-19: return the cards a seat knows: its own, and all that lie open."""
    holders = [holder for holder in (state.shown, seat) if holder is not None and holder >= 0]
    return {*state.discard, *[state.hands[holder] for holder in holders]}


def sealed_from(state: State | View, seat: int | None) -> int:
    """BLA-06: return the bits of those who have made a choice that `seat` can't see yet."""
    table, phase = state.house, state.phase
    if phase == OVER:
        return 0
    left_out = state.turn if phase == SHOUT else state.claimant
    asked = table.everyone & ~(1 << max(left_out, 0))
    return sealed_seats(table.modes[phase], state.waiting, asked, seat)


def view_of(state: State, seat: int | None) -> View:
    """Return the table as `seat` knows it."""
    faces, unseen = known_faces(state.faces, state.pools, known_cards(state, seat))
    yes = state.yes & ~sealed_from(state, seat)
    return mirrored(View, state, seat=seat, faces=faces, unseen=unseen, yes=yes)


FIRST_CHOICE: Final = PACK_SIZE
"""The slot of seat 0's sealed choice; the slots of cards are their ids."""


def odds(view: View, seat: int) -> list[float]:
    """Return how likely the card of `seat` shows each pair; zeros without a card."""
    card = view.hands[seat]
    if card == NO_CARD:
        return [0.0] * len(PAIRS)
    weights = _hidden(view).weights(card)
    return [weight / sum(weights) for weight in weights]


def claim_chance(view: View, claimant: int) -> float:
    """Return how likely this seat has the rolled pair, for those who don't see its card.

    Everything that tells the chance of a claim takes it from here, before the card is revealed and
    after: by what the view's seat knows, or by what lies open if that is the claimant.
    """
    card = view.hands[claimant]
    if card != NO_CARD and view.faces[card] != UNKNOWN:
        view = before_reveal(view, claimant)
    return odds(view, claimant)[view.pair]


def is_from_before_shuffle(view: View, seat: int) -> bool:
    """Return True if the card of `seat` was drawn before the discards were last shuffled."""
    card = view.hands[seat]
    return card != NO_CARD and view.pools[card] < max(view.pools)


def before_reveal(view: View, claimant: int) -> View:
    """Return the cards as the others saw them before this card was revealed (BLA-03).

    `view` is one in which that card is known.
    """
    card = view.hands[claimant]
    faces, unseen, pool = list(view.faces), dict(view.unseen), view.pools[card]
    unseen[pool] = tuple(sorted((*unseen.get(pool, ()), faces[card])))
    faces[card] = UNKNOWN
    return replace(view, faces=tuple(faces), unseen=tuple(sorted(unseen.items())))


def _hidden(view: View) -> HiddenCards:
    """BLA-05: return the cards, with the pairs that hands can't have as they weren't revealed."""
    hands = zip(view.hands, view.barred, strict=True)
    excluded = {card: bits for card, bits in hands if bits and view.faces[card] == UNKNOWN}
    return HiddenCards(view.faces, view.pools, view.unseen, excluded, len(PAIRS))


def hidden_groups(view: View) -> tuple[HiddenGroup, ...]:
    """Return the unknown cards and the sealed choices of others, each group with its odds.

    A hand that can't have some pairs (BLA-05) is a group of its own.
    """
    sealed = sealed_from(view, view.seat)
    choices = tuple([FIRST_CHOICE + seat for seat in SEATS_IN[sealed]])
    return (*_hidden(view).groups(), HiddenGroup(choices, (0, 1)))


def sample_state(view: View, rng: Random) -> State:
    """Return a random whole table that looks like `view`.

    All ways to deal the unknown cards are equally likely, except that nobody has a card that he
    would have had to reveal. A sealed choice is yes or no with equal odds.
    """
    faces, yes = _hidden(view).sampled(rng), view.yes
    for seat in SEATS_IN[sealed_from(view, view.seat)]:
        yes |= rng.getrandbits(1) << seat
    return mirrored(State, view, faces=faces, yes=yes)
