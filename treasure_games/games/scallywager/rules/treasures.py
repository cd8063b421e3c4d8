"""Treasure cards that are used before the bidding: who may use which, and what they do."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, silent
from treasure_games.core.game_base import at_each
from treasure_games.games.scallywager.rules import actions, cards, crew, events, pieces
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.crew import crew_of, if_room
from treasure_games.games.scallywager.rules.phases import GAIN, LOSE, OFFER_TREASURES, TREASURES
from treasure_games.games.scallywager.rules.pieces import places_in
from treasure_games.games.scallywager.rules.state import NOBODY, Frame, State, ask, then
from treasure_games.games.scallywager.rules.view import viewer_bit


def ready_card(state: State, seat: int, kind: int) -> int:
    """SWA-31: return a card of this kind that a seat may use now, or `NO_CARD`."""
    for card in state.treasures[seat]:
        if state.faces[card] == kind and not state.used >> card & 1:
            return card
    return pieces.NO_CARD


def targets_of(state: State, seat: int) -> list[int]:
    """SW-T05: return the other captains that a card of `seat` may choose."""
    others = [one for one, hold in enumerate(state.dice) if hold and one != seat]
    return [one for one in others if not (state.treasures[one] and cards.is_protected(state, one))]


def _unseen_places(state: State, target: int, seat: int) -> list[int]:
    bit = viewer_bit(seat)
    return [place for place, viewers in enumerate(state.seen[target]) if not viewers & bit]


def spied_on(state: State, seat: int) -> list[int]:
    """SW-T02, SW-T09: return the captains with dice that `seat` doesn't know."""
    return [one for one in targets_of(state, seat) if _unseen_places(state, one, seat)]


def shot_at(state: State, seat: int) -> list[int]:
    """SW-T10: return the captains with at least two dice and no fewer than `seat`."""
    least = max(2, crew_of(state, seat))
    return [target for target in targets_of(state, seat) if crew_of(state, target) >= least]


def stealable(state: State, seat: int) -> list[int]:
    """SW-T11: return the face-up cards of others."""
    return sorted([card for target in targets_of(state, seat) for card in state.treasures[target]])


def treasure_choices(state: State, seat: int) -> Sequence[Action]:
    """Return the actions that the treasure cards of a seat allow now, sorted."""
    used, faces = state.used, state.faces
    held = [faces[card] for card in state.treasures[seat] if not used >> card & 1]
    kinds = state.house.usable[state.dice_are].intersection(held)
    found: list[Action] = []
    for kind in sorted(kinds):
        found += CHOICES[kind](state, seat)
    return found


def offer_treasures(state: State, frame: Frame, *_: object) -> None:
    """SW-06, SW-08, SWA-15: ask clockwise from the token until all seats in a row have passed.

    Captains who are out or have nothing to use, which everybody can see, are skipped.
    """
    _step, seat = frame
    if seat == NOBODY:
        seat, state.passes = state.token, 0
    if not any(state.treasures):
        return
    house, used, faces = state.house, state.used, state.faces
    usable = house.usable[state.dice_are]
    for one in house.clockwise[seat][: house.seats - state.passes]:
        for card in state.treasures[one]:
            kind = faces[card]
            if kind in usable and not used >> card & 1 and CHOICES[kind](state, one):
                ask(state, TREASURES, one)
                return
        state.passes += 1


def decline(state: State, seat: int, _action: Action, _chance: Chance, emit: Emit) -> None:
    """SW-08: a captain passes."""
    state.passes += 1
    then(state, (OFFER_TREASURES, state.house.others[seat][0]))
    if emit is not silent:
        emit(events.Passed(seat))


def play_treasure(state: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
    """SW-06, SW-25: use a card; then ask the next captain clockwise."""
    kind = KIND_OF[type(action)]
    card = ready_card(state, seat, kind)
    if kind in pieces.PERMANENT:
        state.used |= 1 << card
    else:
        cards.discard_treasure(state, seat, card)
    state.passes = 0
    then(state, (OFFER_TREASURES, state.house.others[seat][0]))
    emit(events.TreasurePlayed(seat, card, target_of(state, action)))
    EFFECTS[kind](state, seat, action, chance, emit)


def target_of(state: State, action: Action) -> int:
    """Return the seat against which a card is used, or `NOBODY`."""
    if isinstance(action, actions.Cutpurse):
        return cards.owner_of(state, action.card)
    target: int = getattr(action, "target", NOBODY)
    return target


def reroll(state: State, seat: int, places: Sequence[int], chance: Chance, emit: Emit) -> None:
    """Roll dice of a hold again, seen only by their owner."""
    faces, viewers = list(state.dice[seat]), list(state.seen[seat])
    for place in places:
        faces[place], viewers[place] = chance.roll(), 1 << seat
    state.dice[seat], state.seen[seat] = tuple(faces), tuple(viewers)
    emit(events.DiceRerolled(seat, tuple(places)))


def _parrot(state: State, seat: int, action: Any, chance: Chance, emit: Emit) -> None:
    """SW-T01: re-roll one die."""
    reroll(state, seat, (action.place,), chance, emit)


def _grog(state: State, seat: int, action: Any, chance: Chance, emit: Emit) -> None:
    """SW-T07: re-roll any number of dice, once."""
    reroll(state, seat, places_in(action.places), chance, emit)


def _load(state: State, seat: int, action: Any, _chance: Chance, emit: Emit) -> None:
    """SW-T06: turn a die; those who saw it before don't know it any more."""
    place, hold, viewers = action.place, state.dice[seat], state.seen[seat]
    state.dice[seat] = (*hold[:place], action.face, *hold[place + 1 :])
    state.seen[seat] = (*viewers[:place], 1 << seat, *viewers[place + 1 :])
    emit(events.DieTurned(seat, (place,)))


def _peek(dice: int) -> Callable[[State, int, Any, Chance, Emit], None]:
    """SW-T02, SW-T09: look at up to this number of random dice that the seat doesn't know."""

    def peek(state: State, seat: int, action: Any, chance: Chance, emit: Emit) -> None:
        target, bit = action.target, viewer_bit(seat)
        unseen = _unseen_places(state, target, seat)
        places = [unseen.pop(chance.below(len(unseen))) for _ in range(min(dice, len(unseen)))]
        viewers = list(state.seen[target])
        for place in places:
            viewers[place] |= bit
        state.seen[target] = tuple(viewers)
        emit(events.Peeked(seat, tuple(sorted(places)), target))

    return peek


def _press(state: State, seat: int, _action: Any, _chance: Chance, _emit: object) -> None:
    """SW-T08: gain a die from the box."""
    then(state, (GAIN, seat, 1, crew.PRESS))


def _grapeshot(state: State, seat: int, action: Any, _chance: Chance, _emit: object) -> None:
    """SW-T10: the target loses a random die."""
    then(state, (LOSE, action.target, 1, crew.GRAPESHOT, seat, NOBODY))


def _of_dice(listed: Callable[[int], Sequence[Action]]) -> Callable[[State, int], Sequence[Action]]:
    """Return what lists the actions on the dice of a hold, by the number of dice."""
    found = tuple(map(listed, range(pieces.MOST_CREW + 1)))
    return lambda state, seat: found[len(state.dice[seat])]


_CARDS: Final[cards.Table] = {
    actions.ShipsParrot: (pieces.PARROT, _of_dice(lambda one: actions.SHIPS_PARROT[:one]), _parrot),
    actions.CrowsNest: (pieces.NEST, at_each(actions.CROWS_NEST, spied_on), _peek(1)),
    actions.LoadedDie: (pieces.LOADED, _of_dice(lambda one: actions.LOADED_DIE[: 6 * one]), _load),
    actions.BarrelOfGrog: (
        pieces.GROG, _of_dice(lambda one: actions.BARREL_OF_GROG[1 : 1 << one]), _grog
    ),
    actions.PressGang: (pieces.PRESS, if_room(actions.PRESS_GANG), _press),
    actions.Spyglass: (pieces.SPYGLASS, at_each(actions.SPYGLASS, spied_on), _peek(2)),
    actions.Grapeshot: (pieces.GRAPESHOT, at_each(actions.GRAPESHOT, shot_at), _grapeshot),
    actions.Cutpurse: (pieces.CUTPURSE, at_each(actions.CUTPURSE, stealable), cards.take_card),
}  # fmt: skip
"""By action: its card, what that allows, and what it does; in the order of `ACTIONS`."""
KIND_OF, CHOICES, EFFECTS = cards.by_card(_CARDS)
