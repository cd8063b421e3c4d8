"""The greedy player: no search. It also plays every seat in playouts."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.do_not_touch.bot import chains
from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.legal import bonus_is_open, swap_is_open
from treasure_games.games.do_not_touch.rules.pieces import BONUS, FITS, PACK_SIZE, WORTH
from treasure_games.games.do_not_touch.rules.state import DRAW, FIRST_PLACE, MAIN, State
from treasure_games.games.do_not_touch.rules.view import View

Table: TypeAlias = State | View
"""What a player decides from; in a state it reads only what the seat can see."""

MOST_SWAPS: Final = 4
"""The most swaps in one turn where house rules set no limit."""

_WORTH: Final = Named(page_beside(__file__, dict[str, float]))


class PossibleSwap(NamedTuple):
    """A possible swap: the card given, the rival, the card taken, and the hand after it.

    `harm` is what it costs the rival, in points.
    """

    card: int
    rival: int
    taken: int
    hand: tuple[int, ...]
    harm: float


def greedy_actions(table: Table, seat: int) -> Sequence[actions.Action]:
    """Return what the greedy player does, up to its next draw or the end of its turn."""
    phase = table.phase
    if phase == DRAW:
        return (greedy_draw(table, seat),)
    if phase == MAIN:
        return _greedy_turn(table, seat)
    if phase == FIRST_PLACE:
        return (greedy_start(table, seat),)
    return (actions.DISCARD[least_useful(table, seat, table.hands[seat])],)


def top_of(table: Table, seat: int) -> int:
    """Return the face on the seat's loot."""
    loot = table.loots[seat]
    return table.faces[loot[-1]] if loot else chains.NO_TOP


def hand_of(table: Table, seat: int) -> tuple[int, ...]:
    """Return the faces in the seat's hand, sorted."""
    faces = table.faces
    return tuple(sorted([faces[card] for card in table.hands[seat]]))


@lru_cache(maxsize=16)
def average_worth(pack: tuple[int, ...]) -> float:
    """Return what a card of the pack counts on average."""
    return sum(WORTH[face] for face in pack) / len(pack)


def best_order(table: Table, top: int, hand: tuple[int, ...]) -> chains.BestChain:
    """Return the best chain now; on the last turn only what it adds counts."""
    if table.next_card == PACK_SIZE:
        richest = chains.richest_chain(top, hand)
        return chains.BestChain(richest, richest.worth)
    return chains.best_chain(top, hand, average_worth(table.house.pack))


def greedy_draw(table: Table, seat: int) -> actions.Action:
    """Draw the open card if it adds more to the best chain than a covered one would on average."""
    gain = draw_gain(table, seat)
    return actions.DRAW_COVERED if gain is None or gain <= 0 else actions.DRAW_DISCARD


def draw_gain(table: Table, seat: int) -> float | None:
    """Return how much more the open card adds to the best chain than a covered one on average.

    None if only a covered card can be drawn.
    """
    if not table.discard or table.dry_turns >= table.house.guard_turns:
        return None
    top, hand = top_of(table, seat), hand_of(table, seat)
    with_it = tuple(sorted((*hand, table.faces[table.discard[-1]])))
    usual = _WORTH.covered_symbols if table.house.has_symbols else _WORTH.covered_numbers
    return best_order(table, top, with_it).value - best_order(table, top, hand).value - usual


def greedy_start(table: Table, seat: int) -> actions.Action:
    """DT-07: start with the first card of the best chain."""
    hand = table.hands[seat]
    face = best_start(hand_of(table, seat), average_worth(table.house.pack))
    return actions.START_LOOT[chains.cards_of((face,), hand, table.faces)[0]]


@lru_cache(maxsize=1 << 12)
def best_start(hand: tuple[int, ...], average: float) -> int:
    """Return the first face of the best chain on an empty place."""
    return max(hand, key=lambda face: start_value(face, hand, average))


def start_value(face: int, hand: tuple[int, ...], average: float) -> float:
    """Return the value of the best chain that begins with this face of the hand."""
    place = hand.index(face)
    return WORTH[face] + chains.best_chain(face, hand[:place] + hand[place + 1 :], average).value


def swaps_possible(table: Table, seat: int) -> Iterator[PossibleSwap]:
    """DT-13: yield the swaps that are legal now; of equal cards only one is offered."""
    if not swap_is_open(table) or table.swaps_used >= MOST_SWAPS:
        return
    faces, hand = table.faces, table.hands[seat]
    fit_below, leader = table.house.swap_must_fit_below, -1
    hand_faces = [faces[card] for card in hand]
    for rival, loot in enumerate(table.loots):
        if rival == seat or not loot:
            continue
        taken = faces[loot[-1]]
        fits = FITS[taken]
        tried = 0
        for card, face in zip(hand, hand_faces, strict=True):
            if not fits[face] or face == taken or tried >> face & 1:
                continue
            tried |= 1 << face
            if fit_below and len(loot) > 1 and not FITS[faces[loot[-2]]][face]:
                continue
            rest = hand_faces.copy()
            rest.remove(face)
            rest.append(taken)
            if leader < 0:
                leader = leader_but(table, seat)
            weight = _WORTH.leader_harm if rival == leader else _WORTH.other_harm
            harm = (WORTH[taken] - WORTH[face]) * weight
            yield PossibleSwap(card, rival, taken, tuple(sorted(rest)), harm)


def worth_on_table(table: Table) -> list[int]:
    """Return what each seat has now, earlier rounds included."""
    faces = table.faces
    return [
        carried + sum([WORTH[faces[card]] for card in loot])
        for carried, loot in zip(table.carried, table.loots, strict=True)
    ]


def leader_but(table: Table, seat: int) -> int:
    """Return the rival who is ahead of the other rivals."""
    if table.house.seats == 2:
        return 1 - seat
    scores = worth_on_table(table)
    scores[seat] = -1
    return scores.index(max(scores))


def _greedy_turn(table: Table, seat: int) -> Sequence[actions.Action]:
    top, hand = top_of(table, seat), hand_of(table, seat)
    best = best_order(table, top, hand)
    swap, after = _greedy_swap(table, seat, top, best)
    if table.house.has_symbols and (bonus := _greedy_bonus(table, seat, best)) is not None:
        return (bonus,)
    if swap is None:
        return _laid(table, table.hands[seat], best.chain.order)
    cards = [card for card in table.hands[seat] if card != swap.card]
    cards.append(table.loots[swap.rival][-1])
    return (actions.SWAP[swap.card][swap.rival], *_laid(table, cards, after.chain.order))


def _laid(table: Table, hand: Sequence[int], order: Sequence[int]) -> list[actions.Action]:
    """Add the chain and end the turn."""
    return [
        *(actions.ADD[card] for card in chains.cards_of(order, hand, table.faces)),
        actions.END_TURN,
    ]


def _greedy_swap(
    table: Table, seat: int, top: int, now: chains.BestChain
) -> tuple[PossibleSwap | None, chains.BestChain]:
    """Return the swap with the greatest gain and harm together, if any is worth it."""
    chosen, chosen_best = None, now
    most = _WORTH.swap_gain_symbols if table.house.has_symbols else _WORTH.swap_gain_numbers
    for swap in swaps_possible(table, seat):
        after = best_order(table, top, swap.hand)
        gain = after.value - now.value + swap.harm
        if gain > most:
            chosen, chosen_best, most = swap, after, gain
    return chosen, chosen_best


def _greedy_bonus(table: Table, seat: int, best: chains.BestChain) -> actions.Action | None:
    """Discard a bonus card that can't be chained this turn, if the hand stays small."""
    if not bonus_is_open(table):
        return None
    left = list(best.chain.left)
    for card in table.hands[seat]:
        bonus = BONUS[table.faces[card]]
        if bonus > 1 and card != table.locked and table.faces[card] in left:
            small = len(left) - 1 + bonus <= table.house.hand_max
            if small:
                return actions.DISCARD_FOR_BONUS[card]
    return None


def least_useful(table: Table, seat: int, hand: Sequence[int]) -> int:
    """DT-R19: return the card to discard: one of little worth that doesn't match the top."""
    faces, top = table.faces, top_of(table, seat)
    return min(hand, key=lambda card: WORTH[faces[card]] + FITS[top][faces[card]])
