"""Wagers: the stakes, Parley, and who wins them."""

from collections.abc import Sequence
from typing import Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, silent
from treasure_games.games.stolen_treasure.rules import actions, events, phases
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.cards import receive, remove
from treasure_games.games.stolen_treasure.rules.house import COIN, DIE
from treasure_games.games.stolen_treasure.rules.knowledge import show
from treasure_games.games.stolen_treasure.rules.pieces import BURDENS, PARLEY, RICHES, VALUES
from treasure_games.games.stolen_treasure.rules.state import NOBODY, NOT_THROWN, State, ask, then
from treasure_games.games.stolen_treasure.rules.windows import holds, take_off

MOST_TIES: Final = 10
"""ST-Q61: after this number of ties a coin decides."""
WORTHLESS: Final = 10_000
"""More than the negative value of any treasure."""
_SILENCE: Final = (actions.PASS,)
_PARLEYS: Final = (actions.PASS, actions.PARLEY)
_NO_STAKES: Final = ((), ())
_STAKE: Final = actions.STAKE


def worth(state: State, cards: tuple[int, ...], values: tuple[int, ...] = VALUES) -> int:
    """Return the total value of some treasure; with `RICHES`, of the positive among it."""
    faces, total = state.faces, 0
    for card in cards:
        total += values[faces[card]]
    return total


# Staking


def can_be_challenged(state: State, seat: int) -> list[int]:
    """ST-90, ST-Q60: return the opponents with treasure in hand."""
    return [one for one, hand in enumerate(state.treasures) if hand and one != seat]


def has_opponent(state: State) -> bool:
    """ST-90: return True if somebody can be challenged by a seat that has treasure."""
    hands = state.treasures
    return hands.count(()) < len(hands) - 1


def first_stakes(state: State, seat: int) -> Sequence[Action]:
    """ST-85: return the stakes with which a wager may begin."""
    if not has_opponent(state):
        return ()
    if state.house.any_stake:
        return [_STAKE[card] for card in state.treasures[seat]]
    return _no_worse_than(state, seat, staking_slack(state, seat))


def staking_slack(state: State, seat: int) -> int:
    """ST-Q56: return how negative a staked treasure may be: the total must end up positive."""
    if state.house.any_stake:
        return WORTHLESS
    return worth(state, state.stakes[0]) + worth(state, state.treasures[seat], RICHES) - 1


def _no_worse_than(state: State, seat: int, slack: int) -> list[Action]:
    faces = state.faces
    return [actions.STAKE[card] for card in state.treasures[seat] if slack >= -BURDENS[faces[card]]]


def staking_choices(state: State, seat: int) -> tuple[Action, ...]:
    """ST-85, ST-86: stake another card, or challenge an opponent."""
    if state.house.any_stake:
        stakes: list[Action] = [_STAKE[card] for card in state.treasures[seat]]
    else:
        stakes = _no_worse_than(state, seat, staking_slack(state, seat))
        if not can_close(state):
            return tuple(stakes)
    return (*stakes, *[actions.CHALLENGE[one] for one in can_be_challenged(state, seat)])


def can_close(state: State) -> bool:
    """ST-Q56: return True if the first stake may be complete as it is."""
    return state.house.any_stake or worth(state, state.stakes[0]) > 0


def matching(state: State, seat: int) -> tuple[int, bool]:
    """ST-91: return how negative a treasure may be put down, and whether enough is down already.

    The goal is the stake, or the most that the opponent can reach if that is less (ST-92, ST-Q58):
    all positive treasure, or the least negative one. Any cards that reach it will do (ST-Q57), but
    at least one is needed (ST-Q59).
    """
    faces, (first, second) = state.faces, state.stakes
    spare, down = worth(state, state.treasures[seat], RICHES), 0
    reachable = spare
    if second:
        down = worth(state, second)
        reachable += worth(state, second, RICHES)
    if not reachable:
        reachable = max([VALUES[faces[card]] for card in (*state.treasures[seat], *second)])
    over = down - min(worth(state, first), reachable)
    return over + spare, bool(second) and over >= 0


def matching_choices(state: State, seat: int) -> tuple[Action, ...]:
    """ST-91, ST-Q57: add a card with which the goal can be reached, or end if it is reached."""
    slack, is_enough = matching(state, seat)
    stakes = _no_worse_than(state, seat, slack)
    return (*stakes, actions.MATCH) if is_enough else tuple(stakes)


def stake(state: State, seat: int, action: actions.Stake, _chance: Chance, emit: Emit) -> None:
    """ST-85, ST-91, ST-93: stake a treasure face up; the same seat goes on."""
    card = action.card
    remove(state, seat, card)
    show(state, card)
    wager = state.wager = state.wager or (seat,)
    first, second = state.stakes
    is_first = seat == wager[0]
    state.stakes = ((*first, card), second) if is_first else (first, (*second, card))
    if emit is not silent:
        emit(events.Staked(seat, card))
    if is_first or state.treasures[seat]:
        state.phase = phases.STAKING if is_first else phases.MATCHING
        state.asked = seat
    else:
        match(state, seat, emit)


def challenge(
    state: State, seat: int, action: actions.Challenge, _chance: Chance, emit: Emit
) -> None:
    """ST-86, ST-89: challenge an opponent, who can't refuse."""
    state.wager = (seat, action.target)
    emit(events.Challenged(seat, action.target))
    ask(state, phases.MATCHING, action.target)


def match(state: State, seat: int, emit: Emit) -> None:
    """ST-93: both stakes are complete."""
    emit(events.Matched(seat))
    then(state, (phases.OFFER_PARLEY, 0))


# Parley


def offer_parley(state: State, position: int, chance: Chance, emit: Emit) -> None:
    """ST-82, ST-Q62: ask the beginner first; being asked only reveals that one has piracy cards."""
    for seat in state.wager[position:]:
        if state.pirates[seat]:
            ask(state, phases.PARLEYING, seat)
            return
    _decide(state, chance, emit)


def parleys(state: State, seat: int) -> tuple[Action, ...]:
    """ST-81: pass, or play a Parley of the hand."""
    return _PARLEYS if holds(state, seat, PARLEY) else _SILENCE


def keep_wagering(state: State, seat: int) -> None:
    """ST-Q62: ask the next seat, or decide the wager."""
    then(state, (phases.OFFER_PARLEY, state.wager.index(seat) + 1))


def parley_stands(state: State, _chance: Chance, emit: Emit) -> None:
    """ST-81, ST-83: the seat that played it loses."""
    _, loser, _ = take_off(state, emit)
    _win(state, state.wager[state.wager[0] == loser], emit)


# Deciding


def _decide(state: State, chance: Chance, emit: Emit) -> None:
    """ST-94, ST-Q61: decide by coin, dice, or rock, paper, scissors."""
    method = state.house.wager_method
    if method == COIN:
        _toss(state, chance, emit)
    elif method == DIE:
        _roll(state, chance, emit)
    else:
        ask(state, phases.THROWING, NOBODY)


def _toss(state: State, chance: Chance, emit: Emit) -> None:
    winner = state.wager[chance.roll(2) - 1]
    emit(events.CoinTossed(winner))
    _win(state, winner, emit)


def _roll(state: State, chance: Chance, emit: Emit) -> None:
    """ST-Q61: the higher die wins; equal dice are rolled again."""
    faces = (0, 0)
    while faces[0] == faces[1]:
        faces = chance.roll_two()
        emit(events.DiceRolled(state.wager[0], faces))
    _win(state, state.wager[faces[1] > faces[0]], emit)


def waiting_to_throw(wager: tuple[int, ...], throws: tuple[int, int]) -> tuple[int, ...]:
    """Return the wagerers who have not chosen a hand yet."""
    return tuple([seat for seat, hand in zip(wager, throws, strict=True) if hand == NOT_THROWN])


def throw(state: State, seat: int, action: actions.Throw, chance: Chance, emit: Emit) -> None:
    """ST-Q61: both choose in secret; equal hands are thrown again."""
    first, second = state.throws
    is_first = seat == state.wager[0]
    state.throws = (action.hand, second) if is_first else (first, action.hand)
    emit(events.HandThrown(seat, action.hand))
    if waiting_to_throw(state.wager, state.throws):
        ask(state, phases.THROWING, NOBODY)
    else:
        _open_hands(state, chance, emit)


def _open_hands(state: State, chance: Chance, emit: Emit) -> None:
    hands = first, second = state.throws
    state.throws = (NOT_THROWN, NOT_THROWN)
    emit(events.HandsOpened(state.wager[0], hands))
    if first != second:
        is_second = (second - first) % len(actions.HANDS) == 1
        _win(state, state.wager[is_second], emit)
        return
    state.ties += 1
    if state.ties < MOST_TIES:
        ask(state, phases.THROWING, NOBODY)
    else:
        _toss(state, chance, emit)


def _win(state: State, winner: int, emit: Emit) -> None:
    """ST-95, ST-Q13, ST-Q64: the winner takes all; the own stake counts as held all the time."""
    is_second = winner != state.wager[0]
    own, others = state.stakes[is_second], state.stakes[not is_second]
    state.wager, state.stakes, state.ties = (), _NO_STAKES, 0
    receive(state, winner, others)
    state.treasures[winner] = tuple(sorted([*state.treasures[winner], *own]))
    emit(events.WagerWon(winner, (*own, *others)))
