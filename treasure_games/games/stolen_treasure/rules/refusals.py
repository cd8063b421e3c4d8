"""Why an action isn't legal now, in words for the player, with the rule that forbids it."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.core.refusals import Check, Why, always_allowed, make_refusal
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.cards import can_draw_piracy, drawable
from treasure_games.games.stolen_treasure.rules.pieces import (
    BURDENS,
    CODE,
    PARLEY,
    TITLES,
    VALUES,
    YARR,
)
from treasure_games.games.stolen_treasure.rules.piracy import CARD_OF, giveable
from treasure_games.games.stolen_treasure.rules.state import (
    ACTION,
    BETWEEN,
    BOMBED,
    DIGGING,
    GIVING,
    MATCHING,
    OVER,
    OVER_LIMIT,
    PARLEYING,
    PLUNDERING,
    RESPONDING,
    STAKING,
    STEALING,
    THROWING,
    State,
)
from treasure_games.games.stolen_treasure.rules.wagers import (
    can_close,
    has_opponent,
    matching,
    staking_slack,
    waiting_to_throw,
)
from treasure_games.games.stolen_treasure.rules.windows import code_choices, holds, is_victim

_CLOSED: Final = {
    OVER: ("ST-19", N_("The game is over.")),
    BETWEEN: ("ST-02", N_("The game hasn’t begun yet.")),
}
_ELSEWHERE: Final = {
    ACTION: ("ST-36", N_("First finish what is going on.")),
    PLUNDERING: ("ST-36", N_("First finish what is going on.")),
    STAKING: ("ST-36", N_("First finish what is going on.")),
    MATCHING: ("ST-91", N_("There is no stake to match now.")),
    RESPONDING: ("ST-77", N_("No card is being played that you could answer.")),
    PARLEYING: ("ST-81", N_("You can call Parley only once both stakes are down.")),
    STEALING: ("ST-47", N_("There is nothing to steal now.")),
    GIVING: ("ST-48", N_("There is no card to give now.")),
    DIGGING: ("ST-50", N_("There is nothing to dig up now.")),
    BOMBED: ("ST-96", N_("You don’t have to discard anything now.")),
    THROWING: ("ST-94", N_("Nobody is playing rock, paper, scissors now.")),
}
_NOT_ASKED: Final = {
    ACTION: ("ST-09", N_("It isn’t your turn.")),
    STAKING: ("ST-85", N_("Somebody else is putting down a stake.")),
    MATCHING: ("ST-91", N_("Somebody else has to match the stake.")),
    RESPONDING: ("ST-Q26", N_("It isn’t your turn to answer: all are asked clockwise.")),
    PARLEYING: ("ST-82", N_("Only the two who are wagering can give up, one after the other.")),
    PLUNDERING: ("ST-40", N_("Somebody else is drawing the cards for Plunder.")),
    STEALING: ("ST-47", N_("Somebody else is stealing.")),
    GIVING: ("ST-48", N_("Somebody else has to give a card.")),
    DIGGING: ("ST-50", N_("Somebody else is digging.")),
    BOMBED: ("ST-69", N_("Somebody else has to discard.")),
    OVER_LIMIT: ("ST-97", N_("Somebody else has to discard.")),
}
_NO_OPPONENT: Final = ("ST-38", N_("Choose an opponent."))
_WORTH_NOTHING: Final = (
    "ST-Q56",
    N_("Under the house rules, the stake must be worth more than nothing."),
)
_NOT_IN_HAND: Final = N_("You don’t have that card in your hand.")


def _not_yours(rule: str, kind: int) -> Why:
    return rule, N_("You don’t have the card “{card}”."), {"card": TITLES[kind]}


def _check_pile(state: State, _seat: int, action: actions.DrawTreasure) -> Why:
    """ST-Q22, ST-Q23: the pile must have cards, or get some by reshuffling."""
    if action.pile in (0, 1) and drawable(state) >> action.pile & 1:
        return None
    return "ST-Q22", N_("There’s no card to draw from that pile.")


def _check_piracy_pile(state: State, _seat: int, _action: Action) -> Why:
    if can_draw_piracy(state):
        return None
    return "ST-Q21", N_("There are no piracy cards left to draw.")


def _check_bury(state: State, seat: int, action: actions.Bury) -> Why:
    """ST-26 to ST-28: it must be a treasure of the hand, held for long enough."""
    card = action.card
    if card not in state.treasures[seat]:
        return "ST-26", N_("You can bury only treasure from your hand.")
    if state.since[card] > state.turn_number - state.house.delay:
        return "ST-27", N_("You haven’t held this treasure for long enough to bury it.")
    if VALUES[state.faces[card]] < 0 and not state.house.may_bury_negative:
        return "ST-Q14", N_("Under the house rules, bad treasure can’t be buried.")
    return None


def _check_card(state: State, seat: int, action: Action) -> Why:
    """ST-Q10: it must be a card of the hand that has an effect on its target."""
    card = CARD_OF[type(action)]
    if not holds(state, seat, card.kind):
        return _not_yours("ST-33", card.kind)
    return None if action in card.choices(state, seat) else (card.rule, card.refusal)


def _check_stake(state: State, seat: int, action: actions.Stake) -> Why:
    """ST-85, ST-87, ST-91: it must be a treasure of the hand with which the goal can be reached."""
    if action.card not in state.treasures[seat]:
        return "ST-87", N_("You can wager only treasure from your hand.")
    if state.phase == ACTION and not has_opponent(state):
        return "ST-90", N_("No opponent has treasure in hand to wager.")
    badness = -BURDENS[state.faces[action.card]]
    if not badness:
        return None
    if state.phase == MATCHING:
        if matching(state, seat)[0] >= badness:
            return None
        return "ST-91", N_("If you put this down, you can no longer match the stake.")
    return None if staking_slack(state, seat) >= badness else _WORTH_NOTHING


def _check_challenge(state: State, seat: int, action: actions.Challenge) -> Why:
    """ST-90: it must be an opponent with treasure."""
    if action.target == seat or action.target not in range(state.house.seats):
        return _NO_OPPONENT
    if not state.treasures[action.target]:
        return "ST-90", N_("This opponent has no treasure in hand to wager.")
    return None if can_close(state) else _WORTH_NOTHING


def _check_match(state: State, seat: int, _action: Action) -> Why:
    """ST-91, ST-92, ST-Q59: the stake must be enough, and not empty."""
    if not state.stakes[1]:
        return "ST-Q59", N_("You have to put down at least one treasure.")
    if matching(state, seat)[1]:
        return None
    return "ST-91", N_("Your stake must be worth as much, or as much as you can manage.")


def _check_yarr(state: State, seat: int, _action: Action) -> Why:
    return None if holds(state, seat, YARR) else _not_yours("ST-77", YARR)


def _check_code(state: State, seat: int, action: actions.PlayCode) -> Why:
    """ST-64, ST-65, ST-Q27, ST-Q28: an effect must lie on this seat, and go to an opponent."""
    if not is_victim(state, seat):
        return "ST-64", N_("No effect lies on you that Pirate’s Code could pass on.")
    if not holds(state, seat, CODE):
        return _not_yours("ST-65", CODE)
    if action.target == seat or action.target not in range(state.house.seats):
        return _NO_OPPONENT
    if action not in code_choices(state, seat):
        return "ST-Q28", N_("Under the house rules, the effect can’t go back to the attacker.")
    return None


def _check_parley(state: State, seat: int, _action: Action) -> Why:
    return None if holds(state, seat, PARLEY) else _not_yours("ST-81", PARLEY)


def _check_gift(state: State, seat: int, action: actions.Give) -> Why:
    """ST-49, ST-Q46: it must be a card of the hand other than the one just taken."""
    if action.card in giveable(state, seat):
        return None
    if action.card == state.stolen:
        return "ST-49", N_("You can’t give back the card that you have just taken.")
    return "ST-48", _NOT_IN_HAND


def _check_dig(state: State, _seat: int, action: actions.DigUp) -> Why:
    if action.card in state.buried[state.victims[0]]:
        return None
    return "ST-50", N_("Choose one of the treasures that this opponent has buried.")


def _check_discard(state: State, seat: int, action: actions.Discard) -> Why:
    """ST-69, ST-97: for Bombs Away it must be a piracy card."""
    if action.card in state.pirates[seat]:
        return None
    if action.card not in state.treasures[seat]:
        return "ST-97", _NOT_IN_HAND
    if state.phase == BOMBED:
        return "ST-69", N_("Bombs Away costs you only piracy cards.")
    return None


def _check_throw(state: State, seat: int, action: actions.Throw) -> Why:
    if seat not in waiting_to_throw(state.wager, state.throws):
        return "ST-82", N_("This isn’t your wager, or you’ve already chosen.")
    if action.hand in actions.HANDS:
        return None
    return "ST-94", N_("Choose rock, paper or scissors.")


_CHECKS: Final[dict[type[Action], tuple[tuple[int, ...], Check]]] = {
    actions.DrawTreasure: ((ACTION, PLUNDERING), _check_pile),
    actions.DrawPiracy: ((ACTION,), _check_piracy_pile),
    actions.Bury: ((ACTION,), _check_bury),
    **dict.fromkeys(CARD_OF, ((ACTION,), _check_card)),
    actions.Stake: ((ACTION, STAKING, MATCHING), _check_stake),
    actions.Challenge: ((STAKING,), _check_challenge),
    actions.Match: ((MATCHING,), _check_match),
    actions.Pass: ((RESPONDING, PARLEYING), always_allowed),
    actions.PlayYarr: ((RESPONDING,), _check_yarr),
    actions.PlayCode: ((RESPONDING,), _check_code),
    actions.PlayParley: ((PARLEYING,), _check_parley),
    actions.StealTreasure: ((STEALING,), always_allowed),
    actions.StealPiracy: ((STEALING,), always_allowed),
    actions.Give: ((GIVING,), _check_gift),
    actions.DigUp: ((DIGGING,), _check_dig),
    actions.Discard: ((BOMBED, OVER_LIMIT), _check_discard),
    actions.Throw: ((THROWING,), _check_throw),
    actions.EndTurn: ((ACTION,), always_allowed),
}
"""For each action, the phases in which it is possible and its check."""

refusal: Final = make_refusal(_CHECKS, _CLOSED, _ELSEWHERE, _NOT_ASKED, "asked", sealed=THROWING)
"""Returns why a seat may not do an action now, or None if it may."""
