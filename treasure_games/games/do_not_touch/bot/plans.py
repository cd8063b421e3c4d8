"""The moves worth searching: whole turns if no new card is seen on the way, else single steps."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from treasure_games.core.pages import figures_beside
from treasure_games.games.do_not_touch.bot import greedy
from treasure_games.games.do_not_touch.bot.chains import (
    Chain,
    best_chain,
    cards_of,
    chains,
    value_of,
)
from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.legal import bonus_is_open
from treasure_games.games.do_not_touch.rules.pieces import BONUS, FITS, NO_CARD, PACK_SIZE, WORTH
from treasure_games.games.do_not_touch.rules.state import DRAW, FIRST_PLACE, MAIN
from treasure_games.opponents.evaluation import Move

_AT, _COUNTS = figures_beside(__file__)


DRAWS, STARTS, TURNS, BONUSES, DISCARDS = range(5)
"""The first part of a move's key: its kind."""


class Plan(NamedTuple):
    """A whole turn: an optional swap first (it never hurts a chain to come), then a chain."""

    value: float
    swap: greedy.PossibleSwap | None
    chain: Chain


def promising_moves(state: greedy.Table, seat: int, width: int) -> Sequence[Move[actions.Action]]:
    """Return at most `width` moves of the seat in turn, best first; equal faces are one move.

    These are whole turns planned ahead, or single draws, starts and discards.
    """
    phase = state.phase
    if phase == DRAW:
        return _draws(state, seat)
    if phase == MAIN:
        return turn_moves(state, seat, width)
    moves = _starts(state, seat) if phase == FIRST_PLACE else _discards(state, seat)
    moves.sort(key=lambda move: -move.prior)
    return moves[:width]


def _draws(table: greedy.Table, seat: int) -> Sequence[Move[actions.Action]]:
    covered: Move[actions.Action] = Move((DRAWS, NO_CARD), (actions.DRAW_COVERED,), 0.0)
    gain = greedy.draw_gain(table, seat)
    if gain is None:
        return (covered,)
    face = table.faces[table.discard[-1]]
    drawn: Move[actions.Action] = Move((DRAWS, face), (actions.DRAW_DISCARD,), gain * _AT.point)
    return (drawn, covered) if gain > 0 else (covered, drawn)


def _starts(table: greedy.Table, seat: int) -> list[Move[actions.Action]]:
    faces, hand = table.faces, greedy.hand_of(table, seat)
    average = greedy.average_worth(table.house.pack)
    return [
        Move(
            (STARTS, faces[card]),
            (actions.START_LOOT[card],),
            greedy.start_value(faces[card], hand, average) * _AT.point,
        )
        for card in _one_of_each(table, table.hands[seat])
    ]


def _discards(table: greedy.Table, seat: int) -> list[Move[actions.Action]]:
    faces = table.faces
    fits = FITS[greedy.top_of(table, seat)]
    return [
        Move(
            (DISCARDS, faces[card]),
            (actions.DISCARD[card],),
            -(WORTH[faces[card]] + fits[faces[card]]) * _AT.point,
        )
        for card in _one_of_each(table, table.hands[seat])
    ]


def _one_of_each(table: greedy.Table, cards: Sequence[int]) -> list[int]:
    """Return one card of each face, if possible not the one that is locked this turn."""
    by_face: dict[int, int] = {}
    for card in cards:
        face = table.faces[card]
        if face not in by_face or by_face[face] == table.locked:
            by_face[face] = card
    return list(by_face.values())


def turn_moves(table: greedy.Table, seat: int, width: int) -> Sequence[Move[actions.Action]]:
    """Return the best plans of a turn, and the bonus discards, after which a new plan is made."""
    found = all_plans(table, seat) if width > _COUNTS.few else main_plans(table, seat)
    plans = sorted(found, key=lambda plan: -plan.value)
    moves = [_as_move(table, seat, plan) for plan in plans[:width]]
    if table.house.has_symbols:
        best = plans[0].value
        moves += _bonuses(table, seat, best)
        moves.sort(key=lambda move: -move.prior)
    return moves


def all_plans(table: greedy.Table, seat: int) -> Iterator[Plan]:
    """Yield every turn that differs in its swap, what it adds, or what it leaves."""
    top = greedy.top_of(table, seat)
    average = 99.0 if table.next_card == PACK_SIZE else greedy.average_worth(table.house.pack)
    for swap, hand, harm in _swaps_or_none(table, seat):
        for chain in chains(top, hand):
            yield Plan(value_of(chain, average) + harm, swap, chain)


def main_plans(table: greedy.Table, seat: int) -> Iterator[Plan]:
    """Yield for each swap, and for none, only its best chain."""
    top = greedy.top_of(table, seat)
    for swap, hand, harm in _swaps_or_none(table, seat):
        best = greedy.best_order(table, top, hand)
        yield Plan(best.value + harm, swap, best.chain)


def _swaps_or_none(
    table: greedy.Table, seat: int
) -> Iterator[tuple[greedy.PossibleSwap | None, tuple[int, ...], float]]:
    """Yield each swap with the hand after it and its harm in points; first none."""
    yield None, greedy.hand_of(table, seat), 0.0
    for swap in greedy.swaps_possible(table, seat):
        yield swap, swap.hand, swap.harm


def _as_move(table: greedy.Table, seat: int, plan: Plan) -> Move[actions.Action]:
    hand = list(table.hands[seat])
    acts: list[actions.Action] = []
    rival = given = taken = NO_CARD
    if plan.swap is not None:
        rival, taken = plan.swap.rival, plan.swap.taken
        given = table.faces[plan.swap.card]
        acts.append(actions.SWAP[plan.swap.card][rival])
        hand.remove(plan.swap.card)
        hand.append(table.loots[rival][-1])
    laid = cards_of(plan.chain.order, hand, table.faces)
    acts += [*(actions.ADD[card] for card in laid), actions.END_TURN]
    for card in laid:
        hand.remove(card)
    acts += _excess(table, hand, plan.chain.top)
    key = (TURNS, rival, given, taken, plan.chain.top, plan.chain.left)
    return Move(key, tuple(acts), plan.value * _AT.point)


def _excess(table: greedy.Table, hand: Sequence[int], top: int) -> list[actions.Action]:
    """Return what the plan discards at its end; the seat will decide that anew."""
    count = len(hand) - table.house.hand_max
    if count <= 0:
        return []
    faces, fits = table.faces, FITS[top]
    worst_first = sorted(hand, key=lambda card: WORTH[faces[card]] + fits[faces[card]])
    # The last one lies open for the next player, so it should be the worst.
    return [actions.DISCARD[card] for card in reversed(worst_first[:count])]


def _bonuses(table: greedy.Table, seat: int, best: float) -> Iterator[Move[actions.Action]]:
    """DT-16: yield the bonus discards; a plan is made after seeing the cards drawn."""
    if not bonus_is_open(table):
        return
    faces, top = table.faces, greedy.top_of(table, seat)
    average = greedy.average_worth(table.house.pack)
    hand = greedy.hand_of(table, seat)
    without = best_chain(top, hand, average).value
    for card in _one_of_each(table, table.hands[seat]):
        face = faces[card]
        if BONUS[face] > 1 and card != table.locked:
            rest = list(hand)
            rest.remove(face)
            lost = without - best_chain(top, tuple(rest), average).value
            hope = _AT.bonus_hope * BONUS[face] - lost
            value = (best + hope) * _AT.point
            yield Move((BONUSES, face), (actions.DISCARD_FOR_BONUS[card],), value)
