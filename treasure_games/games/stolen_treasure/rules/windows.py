"""Cards being played, and the windows in which others may answer them.

`State.stack` holds the cards in play, each an answer to the one before. Everybody with a piracy
card, whatever it is, is asked once, clockwise from the left of the seat that played the last one:
so being asked reveals nothing. An answer opens a window of its own; when that is over, the window
below it begins anew.
"""

from collections.abc import Sequence
from typing import Any, Final

from treasure_games.core.asking import OTHERS
from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, silent
from treasure_games.games.stolen_treasure.rules import actions, events
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.cards import remove, to_discards
from treasure_games.games.stolen_treasure.rules.knowledge import lay_open
from treasure_games.games.stolen_treasure.rules.phases import OFFER_PARLEY, RESPONDING, STAND
from treasure_games.games.stolen_treasure.rules.pieces import CODE, PARLEY, YARR
from treasure_games.games.stolen_treasure.rules.state import NOBODY, Item, State, ask, then

_SILENCE: Final = (actions.PASS,)
_YARR: Final = (actions.PASS, actions.YARR)
_CODES: Final = actions.at_opponents(actions.CODE)


def holds(state: State, seat: int, kind: int) -> bool:
    """Return True if a hand has a piracy card of this kind."""
    faces = state.faces
    return kind in [faces[card] for card in state.pirates[seat]]


def put_on_stack(state: State, seat: int, kind: int, target: int, emit: Emit) -> None:
    """ST-33, ST-Q26, ST-Q71: lay the card open on the stack, with its target; then ask about it."""
    card = lay_open(state, seat, kind)
    remove(state, seat, card)
    state.stack.append((card, seat, target))
    if emit is not silent:
        emit(events.CardPlayed(seat, card, target))
    offer(state, 0)


def offer(state: State, position: int) -> None:
    """ST-Q42: ask the next seat with a piracy card about the last card, clockwise from this
    position on; if none, the card stands.

    ST-Q38: the seat that played it comes last, and only if an effect of it has come back.
    """
    owner, hands = state.stack[-1][1], state.pirates
    others = OTHERS[state.house.seats][owner]
    for seat in others[position:]:
        if hands[seat]:
            ask(state, RESPONDING, seat)
            return
    if position <= len(others) and hands[owner] and is_victim(state, owner):
        ask(state, RESPONDING, owner)
    else:
        then(state, (STAND,))


def is_victim(state: State, seat: int) -> bool:
    """ST-64: return True if an effect of the card in this window lies on the seat."""
    return len(state.stack) == 1 and seat in state.victims


def responses(state: State, seat: int) -> tuple[Action, ...]:
    """ST-64, ST-77, ST-80: pass, or play a Yarr! or, if affected, a Pirate's Code of the hand."""
    faces = state.faces
    kinds = [faces[card] for card in state.pirates[seat]]
    usual = _YARR if YARR in kinds else _SILENCE
    if CODE in kinds and is_victim(state, seat):
        return (*usual, *code_choices(state, seat))
    return usual


def code_choices(state: State, seat: int) -> Sequence[Action]:
    """ST-65, ST-Q28: name any opponent; a house rule may exclude the attacker."""
    house = state.house
    codes = _CODES[house.seats][seat]
    if house.may_return_effects:
        return codes
    attacker = state.stack[0][1]
    return [code for code in codes if code.target != attacker]


def decline(state: State, seat: int) -> None:
    """ST-Q26: ask the next seat."""
    seats = state.house.seats
    offer(state, (seat - state.stack[-1][1]) % seats or seats)


ANSWERS: Final[dict[type[Action], int]] = {
    actions.PlayYarr: YARR,
    actions.PlayCode: CODE,
    actions.PlayParley: PARLEY,
}
"""The kinds of cards that are played as answers."""


def answer(state: State, seat: int, action: Any, _chance: Chance, emit: Emit) -> None:
    """ST-35: play a card as an answer, with a window of its own.

    ST-77, ST-78, ST-Q36: a Yarr! cancels any card being played, even Yarr! and Pirate's Code.
    ST-65: a Pirate's Code passes an effect on. ST-81, ST-84: anybody may cancel a Parley.
    """
    put_on_stack(state, seat, ANSWERS[type(action)], getattr(action, "target", NOBODY), emit)


def take_off(state: State, emit: Emit) -> Item:
    """ST-37: discard the last card of the stack, whose effect is over."""
    item = state.stack.pop()
    to_discards(state, item[0])
    if emit is not silent:
        emit(events.CardResolved(item[1], item[0]))
    return item


def yarr_stands(state: State, _chance: Chance, emit: Emit) -> None:
    """ST-77, ST-Q35: cancel the card below.

    ST-Q37: if that was an answer, the window below it begins anew.
    """
    take_off(state, emit)
    card, owner, _ = state.stack.pop()
    to_discards(state, card)
    emit(events.CardCancelled(owner, card))
    if state.stack:
        offer(state, 0)
    elif state.wager:
        then(state, (OFFER_PARLEY, 0))
    else:
        state.victims = ()


def code_stands(state: State, _chance: Chance, emit: Emit) -> None:
    """ST-65 to ST-68: move one effect to a new victim, who may answer too."""
    _, seat, target = take_off(state, emit)
    victims = list(state.victims)
    victims[victims.index(seat)] = target
    state.victims = tuple(victims)
    emit(events.EffectMoved(seat, target))
    offer(state, 0)
