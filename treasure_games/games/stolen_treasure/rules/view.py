"""What one seat may see of the table, and random whole tables that look like the view.

Visibility is decided in one place, `is_known` for cards and `throws_seen` for hands thrown: the
view, its samples and the hidden slots follow from them.

How anybody has played is ignored here. But whoever has buried enough and hasn't won tells
something, though nothing of the hand is shown (ST-Q18): if the cards that a view knows would have
been enough, the hand must hold something else, bad treasure or the Black Spot.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core.codec import mirrored
from treasure_games.core.game import UNKNOWN, HiddenGroup, Progress
from treasure_games.core.game_base import GameData
from treasure_games.core.hidden_cards import Faces, Unseen
from treasure_games.games.stolen_treasure.rules import phases
from treasure_games.games.stolen_treasure.rules.actions import HANDS
from treasure_games.games.stolen_treasure.rules.house import HouseRules
from treasure_games.games.stolen_treasure.rules.pieces import BURDENS, DECKS, PACK_SIZE, SPOT
from treasure_games.games.stolen_treasure.rules.state import (
    IN_HANDS,
    LONG_AGO,
    NOT_THROWN,
    Bag,
    Frame,
    Item,
    State,
)

SEALED: Final = 3
"""Stands for a hand that was thrown, and that this seat can't see."""


class View(GameData, Struct, frozen=True):
    """The table as `seat` knows it (None: a bystander), with the fields of `State`.

    `faces[id]` is `UNKNOWN` for a card that this seat doesn't know, and so is `since[id]` if it is
    `veiled` and the card in another hand. `bags` are those of this seat. `unseen` has for each of
    its pools the faces of the unknown cards, sorted, without those kept in bags, as (pool, faces).
    What others know is left out: their `pools` only tell backs and piles apart.
    """

    seat: int | None
    house: HouseRules
    faces: tuple[int, ...]
    unseen: Unseen
    pools: tuple[Faces, ...]
    bags: tuple[Bag, ...]
    shuffles: int
    seen: tuple[int, ...]
    since: tuple[int, ...]
    veiled: int
    piles: tuple[tuple[int, ...], ...]
    discards: tuple[tuple[int, ...], ...]
    treasures: tuple[tuple[int, ...], ...]
    pirates: tuple[tuple[int, ...], ...]
    buried: tuple[tuple[int, ...], ...]
    banked: tuple[int, ...]
    skips: tuple[int, ...]
    stack: tuple[Item, ...]
    agenda: tuple[Frame, ...]
    victims: tuple[int, ...]
    stolen: int
    wager: tuple[int, ...]
    stakes: tuple[tuple[int, ...], tuple[int, ...]]
    throws: tuple[int, int]
    ties: int
    phase: int
    asked: int
    active: int
    turn_number: int
    left: int
    idle: int
    winners: tuple[int, ...]

    def score(self, seat: int) -> int:
        """ST-15: return the score of a seat, as far as its hand is known."""
        return self.banked[seat] + sum([BURDENS[kind] for kind in self.known_in(seat)])

    def progress(self) -> Progress:
        """Return the best share buried; a fine treasure, or a common one, may be the rest."""
        best, target = max(self.banked), self.house.target
        share = min(1, max(0, best / target))
        return Progress(share, best + 350 >= target, best + 100 >= target)

    def known_in(self, seat: int) -> tuple[int, ...]:
        """Return the kinds, sorted, that are known to be in a hand."""
        hand = (*self.treasures[seat], *self.pirates[seat])
        kinds = [self.faces[card] for card in hand if self.faces[card] != UNKNOWN]
        unknown = self.unknown if self.bags else {}
        for bag in self.bags:
            cards = unknown[bag.number]
            if cards and set(cards) <= set(hand):
                kinds += bag.kept
        return tuple(sorted(kinds))

    @property
    def unknown(self) -> Mapping[int, list[int]]:
        """The cards that this seat doesn't know, by the number of their pool or bag."""
        numbers = self.pools[viewer_of(self.house, self.seat)]
        cards = defaultdict[int, list[int]](list)
        for card, face in enumerate(self.faces):
            if face == UNKNOWN:
                cards[numbers[card]].append(card)
        return cards


def viewer_of(house: HouseRules, seat: int | None) -> int:
    """Return the viewer of a seat: its number, or the one after the last seat for bystanders."""
    return house.seats if seat is None else seat


def known_cards(state: State, seat: int | None) -> frozenset[int]:
    """ST-23, ST-24, ST-Q44: return the cards whose face a seat has seen."""
    bit = 1 << viewer_of(state.house, seat)
    return frozenset([card for card, viewers in enumerate(state.seen) if viewers & bit])


def throws_seen(state: State, seat: int | None) -> tuple[int, int]:
    """ST-Q61: return the hands thrown, `SEALED` for one of another wagerer."""
    first, second = [
        hand if hand == NOT_THROWN or seat == owner else SEALED
        for hand, owner in zip(state.throws, (*state.wager, -1, -1)[:2], strict=True)
    ]
    return first, second


def since_seen(state: State, seat: int | None) -> tuple[int, ...]:
    """ST-27: return when treasure was acquired; in a mixed hand only the owner knows."""
    own: tuple[int, ...] = ()
    if seat is not None:
        own = state.treasures[seat]
        if seat in state.wager:
            own += state.stakes[state.wager.index(seat)]
    veiled = state.veiled
    return tuple(
        [
            UNKNOWN if veiled >> card & 1 and card not in own else turn
            for card, turn in enumerate(state.since)
        ]
    )


def view_of(state: State, seat: int | None) -> View:
    """Return the table as `seat` knows it."""
    viewer = viewer_of(state.house, seat)
    bags = tuple([bag for bag in state.bags if bag.viewer == viewer])
    faces, unseen = _faces_seen(state, viewer, bags)
    pools = [_pools_of_others(state)] * len(state.pools)
    pools[viewer] = state.pools[viewer]
    return mirrored(
        View,
        state,
        seat=seat,
        faces=faces,
        unseen=unseen,
        pools=tuple(pools),
        bags=bags,
        since=since_seen(state, seat),
        throws=throws_seen(state, seat),
    )


def _faces_seen(state: State, viewer: int, bags: tuple[Bag, ...]) -> tuple[Faces, Unseen]:
    """Return the faces that a viewer knows, and those of its pools that are in no bag."""
    numbers, seen = state.pools[viewer], state.seen
    faces, unknown = list(state.faces), defaultdict[int, list[int]](list)
    for card, number in enumerate(numbers):
        if not seen[card] >> viewer & 1:
            unknown[number].append(card)
            faces[card] = UNKNOWN
    by_pool = {number: [state.faces[card] for card in cards] for number, cards in unknown.items()}
    for bag in bags:
        if is_plain(bag, len(unknown[bag.number])):
            for card in unknown[bag.number]:
                faces[card] = bag.kept[0]
        rest = by_pool.setdefault(bag.rest, [])
        if bag.rest != bag.number:
            rest += by_pool.pop(bag.number)
        for face in bag.kept:
            rest.remove(face)
    unseen = [(pool, tuple(sorted(rest))) for pool, rest in sorted(by_pool.items()) if rest]
    return tuple(faces), tuple(unseen)


def is_plain(bag: Bag, cards: int) -> bool:
    """Return True if all cards of a bag, whose number is given, must have the same face."""
    return len(bag.kept) == cards and bag.kept[0] == bag.kept[-1]


def _pools_of_others(state: State) -> Faces:
    """Return the pools of a viewer who remembers nothing of hands that were mixed.

    Treasure is shown when it is drawn, so that what is in hands is known not to be in the piles.
    """
    pools = [*DECKS]
    for hand in state.treasures:
        for card in hand:
            pools[card] = IN_HANDS
    return tuple(pools)


SCORED: Final = frozenset((
    phases.ACTION, phases.STAKING, phases.MATCHING, phases.RESPONDING, phases.PARLEYING,
    phases.THROWING, phases.PLUNDERING, phases.STEALING, phases.DIGGING,
))  # fmt: skip
"""The phases in which no card has left a hand face down since the scores were compared."""


def held_back(view: View) -> list[int]:
    """Return the seats that must hold a card which this view doesn't know, or would have won."""
    house, faces = view.house, view.faces
    if max(view.banked) < house.target or view.phase not in SCORED:
        return []
    seats = range(house.seats) if house.is_won_at_once else (view.active,)
    return [
        seat
        for seat in seats
        if UNKNOWN in [faces[card] for card in (*view.treasures[seat], *view.pirates[seat])]
        and not is_barred(view, faces, seat)
    ]


def is_barred(view: View, faces: Sequence[int], seat: int) -> bool:
    """ST-17, ST-73: return True if a seat can't have won with these faces."""
    return _score(view, faces, seat) < view.house.target or SPOT in [
        faces[card] for card in view.pirates[seat]
    ]


def _score(view: View, faces: Sequence[int], seat: int) -> int:
    """ST-15: return the score of a seat when scores were compared, before it staked anything."""
    cards = view.treasures[seat]
    if seat in view.wager:
        cards += view.stakes[view.wager.index(seat)]
    return view.banked[seat] + sum([BURDENS[faces[card]] for card in cards])


def with_spot(view: View) -> View:
    """Return the view with a bag for the Black Spot if it must be in a certain hand.

    Where other bags may hold it too, it is left to the dealing.
    """
    for seat in held_back(view):
        if not _may_hold_enough(view, seat):
            return _with_spot_in(view, seat)
    return view


def _may_hold_enough(view: View, seat: int) -> bool:
    """Return True if hidden treasure may be what keeps a seat from winning."""
    numbers, unseen_of = view.pools[viewer_of(view.house, view.seat)], dict(view.unseen)
    for bag in view.bags:
        unseen_of[bag.number] = bag.kept + unseen_of.get(bag.rest, ())
    hidden = [numbers[card] for card in view.treasures[seat] if view.faces[card] == UNKNOWN]
    unseen = [face for number in set(hidden) for face in unseen_of[number]]
    worst = sorted([BURDENS[face] for face in unseen])[: len(hidden)]
    return _score(view, view.faces, seat) + sum(worst) < view.house.target


def _with_spot_in(view: View, seat: int) -> View:
    viewer = viewer_of(view.house, view.seat)
    numbers = list(view.pools[viewer])
    pools = [pool for pool, faces in view.unseen if SPOT in faces]
    bags = [bag.number for bag in view.bags if bag.rest in pools]
    hand = [card for card in view.pirates[seat] if view.faces[card] == UNKNOWN]
    cards = [card for card in hand if numbers[card] in pools]
    if not cards or any(numbers[card] in bags for card in hand):
        return view
    number = min([bag.number for bag in view.bags], default=0) - 1
    for card in cards:
        numbers[card] = number
    return replace(
        view,
        pools=(*view.pools[:viewer], tuple(numbers), *view.pools[viewer + 1 :]),
        unseen=tuple(
            [(pool, tuple([face for face in faces if face != SPOT])) for pool, faces in view.unseen]
        ),
        bags=(*view.bags, Bag(viewer, number, pools[0], (SPOT,))),
    )


FIRST_THROW: Final = PACK_SIZE
"""The slots of the two hands thrown; those of cards are their ids."""
MOST_DEALS: Final = 300
"""Limit on dealing again; a tenth of it is nearly always enough."""


def hidden_groups(view: View) -> tuple[HiddenGroup, ...]:
    """Return the unknown cards of each pool and bag, and the hands thrown in secret.

    Each card of a bag has one of the kept faces, or one of the pool's: all with equal odds for all
    cards of the bag.
    """
    view = with_spot(view)
    cards, unseen, groups = dict(view.unknown), dict(view.unseen), []
    for bag in view.bags:
        slots = cards.pop(bag.number, ())
        if not slots:
            continue
        loose = len(slots) - len(bag.kept)
        rest = unseen[bag.rest] if loose else ()
        groups.append(HiddenGroup(tuple(slots), bag.kept * (len(rest) or 1) + rest * loose))
    groups += [HiddenGroup(tuple(slots), unseen[number]) for number, slots in cards.items()]
    thrown = tuple([FIRST_THROW + at for at, hand in enumerate(view.throws) if hand == SEALED])
    return (*groups, HiddenGroup(thrown, tuple(HANDS))) if thrown else tuple(groups)


def sample_state(view: View, rng: Random) -> State:
    """Return a whole table that looks like `view`; all ways to deal the hidden cards are equally
    likely.

    ST-Q18: only those are left out by which somebody would have won already.

    In it the others know the cards that they have seen, but remember nothing of mixed hands. Hidden
    treasure counts as held for long, although ST-27 may bar its owner from burying it this turn.
    """
    first, second = [
        int(rng.random() * len(HANDS)) if hand == SEALED else hand for hand in view.throws
    ]
    since = [LONG_AGO if turn == UNKNOWN else turn for turn in view.since]
    return mirrored(State, view, faces=_possible(view, rng), since=since, throws=(first, second))


def _possible(view: View, rng: Random) -> tuple[int, ...]:
    """Return the faces of all cards, dealt again until nobody has won."""
    marked, seats = with_spot(view), held_back(view)
    faces = _dealt(marked, rng)
    for _ in range(MOST_DEALS):
        if all(is_barred(view, faces, seat) for seat in seats):
            break
        faces = _dealt(marked, rng)
    return faces


def _dealt(view: View, rng: Random) -> tuple[int, ...]:
    """Return the faces of all cards, with those of each pool dealt to its cards and bags."""
    faces, cards, random = list(view.faces), dict(view.unknown), rng.random
    # Sorting by a random key takes a third of the time of Random.shuffle.
    shuffled = {pool: sorted(unseen, key=lambda _face: random()) for pool, unseen in view.unseen}
    for bag in view.bags:
        slots = cards.pop(bag.number, ())
        if not slots:
            continue
        loose = len(slots) - len(bag.kept)
        drawn = [shuffled[bag.rest].pop() for _ in range(loose)]
        mixed = sorted([*bag.kept, *drawn], key=lambda _face: random())
        for card, face in zip(slots, mixed, strict=True):
            faces[card] = face
    for number, slots in cards.items():
        for card, face in zip(slots, shuffled[number], strict=True):
            faces[card] = face
    return tuple(faces)
