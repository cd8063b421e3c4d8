"""Turns: the deal, what each action leads to, the end of an action, and who has won."""

from collections.abc import Callable
from typing import Final

from treasure_games.core.asking import OTHERS
from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, silent
from treasure_games.core.game_base import ActionHandler
from treasure_games.games.stolen_treasure.rules import (
    actions,
    cards,
    events,
    phases,
    pieces,
    piracy,
    wagers,
    windows,
)
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.cards import reveal_hand
from treasure_games.games.stolen_treasure.rules.knowledge import deal_faces, show
from treasure_games.games.stolen_treasure.rules.state import LONG_AGO, State, ask


def score(state: State, seat: int) -> int:
    """ST-15, ST-16: return what is buried, less the negative treasure in the hand."""
    faces = state.faces
    return state.banked[seat] + sum([pieces.BURDENS[faces[card]] for card in state.treasures[seat]])


def has_black_spot(state: State, seat: int) -> bool:
    """ST-42, ST-73, ST-74: return True if this seat can't win now."""
    faces = state.faces
    return pieces.SPOT in [faces[card] for card in state.pirates[seat]]


def has_reached(state: State, seat: int) -> bool:
    """ST-17, ST-73: return True if this seat has enough to win."""
    target = state.house.target
    return (
        state.banked[seat] >= target
        and score(state, seat) >= target
        and not has_black_spot(state, seat)
    )


def check_win(state: State, emit: Emit) -> None:
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
    hand = [card for card in state.treasures[seat] if pieces.BURDENS[faces[card]]]
    hand += [card for card in state.pirates[seat] if faces[card] == pieces.SPOT]
    hand.sort(
        key=lambda card: (
            seen[card] != everyone,
            faces[card] == pieces.SPOT,
            pieces.BURDENS[faces[card]],
        )
    )
    spare = state.banked[seat] - state.house.target
    for card in hand:
        if spare < 0:
            break
        spare = -1 if faces[card] == pieces.SPOT else spare + pieces.BURDENS[faces[card]]
        show(state, card)


def _distance(state: State, seat: int) -> int:
    """ST-Q17: return how far clockwise the seat is from the active one."""
    return (seat - state.active) % state.house.seats


def stall(state: State, emit: Emit) -> None:
    """ST-Q20: the highest score wins among those without the Black Spot; equal ones share."""
    able = [seat for seat in range(state.house.seats) if not has_black_spot(state, seat)]
    best = max([score(state, seat) for seat in able])
    winners = tuple([seat for seat in able if score(state, seat) == best])
    _end(state, winners, emit)
    emit(events.GameStalled(winners))


def _end(state: State, winners: tuple[int, ...], emit: Emit) -> None:
    """ST-18, ST-Q19: show all hands, the winner's first."""
    state.phase, state.winners = phases.OVER, winners
    for seat in sorted(range(state.house.seats), key=lambda seat: seat not in winners):
        reveal_hand(state, seat, emit)


ACTIONS_A_TURN: Final = 2
"""ST-10"""


def start_game(state: State, chance: Chance, emit: Emit) -> None:
    """ST-02, ST-04, ST-08: shuffle, deal by house rule, cut the treasure, and begin."""
    house = state.house
    deal_faces(state, range(pieces.FIRST_PIRACY), chance)
    deal_faces(state, range(pieces.FIRST_PIRACY, pieces.PACK_SIZE), chance)
    emit(events.GameStarted(house.seats, house.target))
    first = chance.below(house.seats) if house.first < 0 else house.first
    for seat in (first, *OTHERS[house.seats][first]):
        _deal(state, seat, chance, emit)
    state.piles[: pieces.PIRACY_PILE] = cards.cut(state.piles[pieces.PILE_A])
    emit(events.TreasureCut(tuple(map(len, state.piles[: pieces.PIRACY_PILE]))))
    _begin_turn(state, first, emit)


def _deal(state: State, seat: int, chance: Chance, emit: Emit) -> None:
    """ST-Q3: deal treasure openly, counted as held for long, and piracy cards in secret."""
    for _ in range(state.house.start_treasure):
        cards.draw_treasure(state, seat, pieces.PILE_A, chance, emit)
    for _ in range(state.house.start_piracy):
        cards.draw_piracy(state, seat, chance, emit)
    for card in state.treasures[seat]:
        state.since[card] = LONG_AGO


def play_on(state: State, chance: Chance, emit: Emit) -> None:
    """Work through the agenda until somebody must decide or the game is over."""
    frames = state.agenda
    while state.phase == phases.BETWEEN:
        if frames:
            frame = frames.pop()
            STEP_HANDLERS[frame[0]](state, *frame[1:], chance, emit)
        else:
            end_action(state, emit)


def end_action(state: State, emit: Emit) -> None:
    """ST-Q52: after an action, check hand limits and the goal, then ask for the next decision."""
    limit = state.house.hand_limit
    most = max(map(len, state.treasures)) + max(map(len, state.pirates))
    if most > limit and _over_limit(state, limit, emit):
        return
    if max(state.banked) >= state.house.target:
        check_win(state, emit)
        if state.phase == phases.OVER:
            return
    state.idle = 0
    left = state.left = state.left - 1
    if emit is not silent:
        emit(events.ActionSpent(state.active, left))
    if left:
        state.phase = phases.ACTION
        state.asked = state.active
    else:
        next_turn(state, emit)


def _over_limit(state: State, limit: int, emit: Emit) -> bool:
    """ST-96, ST-Q52: the active seat first, then clockwise, discards down to the limit."""
    for treasures, pirates in zip(state.treasures, state.pirates, strict=True):
        if len(treasures) + len(pirates) > limit:
            _ask_to_discard(state, limit, emit)
            return True
    return False


def _ask_to_discard(state: State, limit: int, emit: Emit) -> None:
    for seat in (state.active, *OTHERS[state.house.seats][state.active]):
        excess = len(state.treasures[seat]) + len(state.pirates[seat]) - limit
        if excess > 0:
            ask(state, phases.OVER_LIMIT, seat)
            emit(events.LimitExceeded(seat, excess))
            return


def end_turn(state: State, _seat: int, _action: Action, _chance: Chance, emit: Emit) -> None:
    """ST-Q8: end the turn without the remaining actions."""
    if state.left == actions_of(state):
        state.idle += 1
    emit(events.TurnEnded(state.active))
    next_turn(state, emit)


def actions_of(state: State) -> int:
    """ST-10, ST-Q72: return how many actions this turn has."""
    return ACTIONS_A_TURN if state.turn_number else state.house.first_turn_actions


def next_turn(state: State, emit: Emit) -> None:
    """ST-09, ST-56, ST-Q50: begin the next turn clockwise; skipped turns count."""
    seats, skips = state.house.seats, state.skips
    seat = (state.active + 1) % seats
    state.turn_number += 1
    while skips[seat] and not _is_stalled(state):
        skips[seat] -= 1
        emit(events.TurnSkipped(seat, state.turn_number))
        seat = (seat + 1) % seats
        state.turn_number += 1
        state.idle += 1
    if _is_stalled(state):
        stall(state, emit)
    else:
        _begin_turn(state, seat, emit)


def _is_stalled(state: State) -> bool:
    """ST-Q20: return True if nobody acts any more, or the last round is over."""
    house = state.house
    return state.idle >= 2 * house.seats or state.turn_number >= house.turns


def _begin_turn(state: State, seat: int, emit: Emit) -> None:
    """ST-10, ST-Q16: begin a turn; a seat that may only win in its own turn may win now."""
    state.active = state.asked = seat
    state.left = actions_of(state)
    state.phase = phases.ACTION
    if emit is not silent:
        emit(events.TurnStarted(seat, state.turn_number))
    if max(state.banked) >= state.house.target:
        check_win(state, emit)


def _stand(state: State, chance: Chance, emit: Emit) -> None:
    """ST-Q26: the last card takes effect, as nobody answered it."""
    STANDING[state.faces[state.stack[-1][0]]](state, chance, emit)


STANDING: Final[dict[int, Callable[[State, Chance, Emit], None]]] = {
    **dict.fromkeys(piracy.CARDS, piracy.resolve),
    pieces.YARR: windows.yarr_stands,
    pieces.CODE: windows.code_stands,
    pieces.PARLEY: wagers.parley_stands,
}
"""The effect of a card that nobody answered, by kind."""

_HANDLER_OF: Final[dict[int, Callable[..., None]]] = {
    phases.STAND: _stand,
    phases.SETTLE: piracy.settle,
    phases.DRAW_PLUNDER: piracy.draw_plunder,
    phases.DROP_BOMB: piracy.drop_bomb,
    phases.OFFER_PARLEY: wagers.offer_parley,
}
STEP_HANDLERS: Final = tuple(_HANDLER_OF[step] for step in range(phases.STEPS))
"""The function of each step: called with state, the frame's arguments, chance and emit."""


def _pass(state: State, seat: int, _action: Action, _chance: Chance, emit: Emit) -> None:
    """ST-Q26, ST-Q62: pass in a window, or before a wager is decided."""
    if emit is not silent:
        emit(events.Passed(seat))
    if state.stack:
        windows.decline(state, seat)
    else:
        wagers.keep_wagering(state, seat)


ACTION_HANDLERS: Final[dict[type[Action], ActionHandler]] = {
    actions.DrawTreasure: lambda state, seat, action, chance, emit: cards.draw_treasure(
        state, seat, action.pile, chance, emit
    ),
    actions.DrawPiracy: lambda state, seat, _, *rest: cards.draw_piracy(state, seat, *rest),
    actions.Bury: cards.bury,
    **dict.fromkeys(piracy.CARD_OF, piracy.play),
    actions.Stake: wagers.stake,
    actions.Challenge: wagers.challenge,
    actions.Match: lambda state, seat, _, __, emit: wagers.match(state, seat, emit),
    actions.Pass: _pass,
    **dict.fromkeys(windows.ANSWERS, windows.answer),
    actions.StealTreasure: lambda state, seat, _, chance, emit: piracy.take(
        state, seat, pieces.TREASURE, chance, emit
    ),
    actions.StealPiracy: lambda state, seat, _, chance, emit: piracy.take(
        state, seat, pieces.PIRACY, chance, emit
    ),
    actions.Give: lambda state, seat, one, *rest: piracy.give_one(state, seat, one.card, *rest),
    actions.DigUp: lambda state, seat, action, _, emit: cards.take_buried(
        state, seat, state.victims[0], action.card, emit
    ),
    actions.Discard: lambda state, seat, one, _, emit: cards.discard(state, seat, one.card, emit),
    actions.Throw: wagers.throw,
    actions.EndTurn: end_turn,
}
"""What each legal action does."""
