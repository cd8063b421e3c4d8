"""What one seat may see of the table, and tables that would look the same to it.

Visibility is decided in one place, `known_cards`: the view, its samples and the hidden slots
follow from it. Events need no redaction, as they name cards by id only.
"""

from random import Random

from msgspec import Struct

from treasure_games.core.codec import mirrored
from treasure_games.core.game import UNKNOWN, Progress
from treasure_games.core.game_base import GameData
from treasure_games.games.do_not_touch.rules.house import STARTING_HAND, HouseRules
from treasure_games.games.do_not_touch.rules.pieces import PACK_SIZE
from treasure_games.games.do_not_touch.rules.state import State


class View(GameData, Struct, frozen=True):
    """The table as `seat` knows it (None: a bystander), with the fields of `State`.

    `faces[id]` is `UNKNOWN` for a card whose face this seat never saw: cards that once lay open
    stay known in a rival's hand. `unseen` are the faces of all unknown cards, sorted.
    """

    seat: int | None
    house: HouseRules
    faces: tuple[int, ...]
    unseen: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    loots: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...]
    carried: tuple[int, ...]
    carried_ties: tuple[int, ...]
    robberies: tuple[int, ...]
    public: int
    next_card: int
    phase: int
    turn: int
    turn_number: int
    swaps_used: int
    bonuses_used: int
    locked: int
    dry_turns: int
    starter: int
    round_number: int

    @property
    def deck_left(self) -> int:
        """Return how many covered cards can still be drawn."""
        return PACK_SIZE - self.next_card

    @property
    def is_last_turn(self) -> bool:
        """DT-19: return True if the last covered card is drawn: the round ends with this turn."""
        return self.next_card == PACK_SIZE

    def progress(self) -> Progress:
        """Return how much is drawn in all rounds; the last draws of the last one decide (DT-19)."""
        house = self.house
        deck = PACK_SIZE - house.set_aside - STARTING_HAND * house.seats
        left = self.deck_left + deck * (house.rounds - self.round_number)
        return Progress(max(0.0, 1.0 - left / (deck * house.rounds)), left <= house.seats, not left)

    @property
    def swaps_left(self) -> int:
        """DT-R11: the number of swaps left in this turn (a large one if unlimited)."""
        return self.house.swaps - self.swaps_used

    @property
    def bonuses_left(self) -> int:
        """DT-R16: the number of bonus discards left in this turn."""
        return self.house.bonuses - self.bonuses_used

    @property
    def discard_is_closed(self) -> bool:
        """DT-R21: return True after too many rounds in a row without a covered draw."""
        return self.dry_turns >= self.house.guard_turns


def known_cards(state: State, seat: int | None) -> int:
    """Return the bits of the cards whose face `seat` knows: its hand, and all that lay open.

    A card leaves a hand only face up, so nothing else can have been seen in secret.
    """
    known = state.public
    if seat is not None:
        for card in state.hands[seat]:
            known |= 1 << card
    return known


def view_of(state: State, seat: int | None) -> View:
    """Return the table as `seat` knows it."""
    known = known_cards(state, seat)
    faces = [UNKNOWN] * PACK_SIZE
    unseen = []
    for card, face in enumerate(state.faces):
        if known >> card & 1:
            faces[card] = face
        else:
            unseen.append(face)
    unseen.sort()
    return mirrored(View, state, seat=seat, faces=tuple(faces), unseen=tuple(unseen))


def sample_state(view: View, rng: Random) -> State:
    """Return a random whole table that looks like `view`.

    All orders of the unseen faces are equally likely, as only the shuffle decided them.
    """
    random = rng.random
    # Sorting by a random key takes a third of the time of Random.shuffle.
    loose = iter(sorted(view.unseen, key=lambda _face: random()))
    faces = tuple([face if face != UNKNOWN else next(loose) for face in view.faces])
    return mirrored(State, view, faces=faces)


def hidden_cards(view: View) -> tuple[int, ...]:
    """Return the ids of the cards whose face this view doesn't know."""
    return tuple([card for card, face in enumerate(view.faces) if face == UNKNOWN])
