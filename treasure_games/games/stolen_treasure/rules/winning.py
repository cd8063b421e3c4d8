"""Who has won, and what keeps a seat from winning."""

from __future__ import annotations

from treasure_games.core.game import Emit
from treasure_games.games.stolen_treasure.rules import events
from treasure_games.games.stolen_treasure.rules.cards import reveal_hand
from treasure_games.games.stolen_treasure.rules.knowledge import show
from treasure_games.games.stolen_treasure.rules.pieces import BURDENS, SPOT
from treasure_games.games.stolen_treasure.rules.state import OVER, State


def score(state: State, seat: int) -> int:
    """ST-15, ST-16: return what is buried, less the negative treasure in the hand."""
    faces = state.faces
    return state.banked[seat] + sum([BURDENS[faces[card]] for card in state.treasures[seat]])


def has_black_spot(state: State, seat: int) -> bool:
    """ST-42, ST-73, ST-74: return True if this seat can't win now."""
    faces = state.faces
    return SPOT in [faces[card] for card in state.pirates[seat]]


def has_reached(state: State, seat: int) -> bool:
    """ST-17, ST-73: return True if this seat has enough to win."""
    target = state.house.target
    return (
        state.banked[seat] >= target
        and score(state, seat) >= target
        and not has_black_spot(state, seat)
    )


def check_win(state: State, emit: Emit[events.Event]) -> None:
    """ST-Q16 to ST-Q18: end the game if somebody has won, in any seat's turn.

    If nobody has, no card is shown.
    """
    house = state.house
    if max(state.banked) < house.target:
        return
    seats = range(house.seats) if house.is_won_at_once else (state.active,)
    reached = [seat for seat in seats if has_reached(state, seat)]
    if house.shows_why:
        for seat in seats:
            if state.banked[seat] >= house.target and seat not in reached:
                _show_why_not(state, seat)
    if reached:
        winner = max(reached, key=lambda seat: (score(state, seat), -_distance(state, seat)))
        _end(state, (winner,), emit)
        emit(events.GameWon(winner, score(state, winner)))


def _show_why_not(state: State, seat: int) -> None:
    """Show what keeps a seat from winning, as the first edition of the rules had it.

    It is the worst treasure, as much as is needed, and the Black Spot if that isn't enough.
    """
    faces, everyone, seen = state.faces, state.house.everyone, state.seen
    hand = [card for card in state.treasures[seat] if BURDENS[faces[card]]]
    hand += [card for card in state.pirates[seat] if faces[card] == SPOT]
    hand.sort(key=lambda card: (seen[card] != everyone, faces[card] == SPOT, BURDENS[faces[card]]))
    spare = state.banked[seat] - state.house.target
    for card in hand:
        if spare < 0:
            break
        spare = -1 if faces[card] == SPOT else spare + BURDENS[faces[card]]
        show(state, card)


def _distance(state: State, seat: int) -> int:
    """ST-Q17: return how far clockwise the seat is from the active one."""
    return (seat - state.active) % state.house.seats


def stall(state: State, emit: Emit[events.Event]) -> None:
    """ST-Q20: the highest score wins among those without the Black Spot; equal ones share."""
    able = [seat for seat in range(state.house.seats) if not has_black_spot(state, seat)]
    best = max([score(state, seat) for seat in able])
    winners = tuple([seat for seat in able if score(state, seat) == best])
    _end(state, winners, emit)
    emit(events.GameStalled(winners))


def _end(state: State, winners: tuple[int, ...], emit: Emit[events.Event]) -> None:
    """ST-18, ST-Q19: show all hands, the winner's first."""
    state.phase, state.winners = OVER, winners
    for seat in sorted(range(state.house.seats), key=lambda seat: seat not in winners):
        reveal_hand(state, seat, emit)
