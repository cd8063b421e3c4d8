"""The eight piracy cards that are played as an action, one after the other.

Each says when the card may be played, who is affected (once for each effect; Pirate's Code can move
them), and what it does if nobody cancels it. The doer is always the seat that played it.
"""

from collections.abc import Sequence
from typing import Any, Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit
from treasure_games.games.stolen_treasure.rules import (
    actions,
    cards as in_hand,
    events,
    phases,
    pieces,
)
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.card import (
    NOTHING,
    Card,
    around,
    at_cards,
    if_any,
    nobody,
    opponents_with,
    the_target,
)
from treasure_games.games.stolen_treasure.rules.phases import DRAW_PLUNDER, DROP_BOMB, SETTLE
from treasure_games.games.stolen_treasure.rules.state import NOBODY, State, ask, then
from treasure_games.games.stolen_treasure.rules.windows import put_on_stack, take_off


def play(state: State, seat: int, action: Any, _chance: Chance, emit: Emit) -> None:
    """ST-33: play a card and name its target; others may answer before it takes effect."""
    card = CARD_OF[type(action)]
    target: int = getattr(action, "target", NOBODY)
    state.victims = card.victims(state, seat, target)
    put_on_stack(state, seat, card.kind, target, emit)


def resolve(state: State, chance: Chance, emit: Emit) -> None:
    """ST-36, ST-79: let the card take effect, as nothing can cancel it any more."""
    card, doer, _ = state.stack[0]
    then(state, (SETTLE,))
    CARDS[state.faces[card]].resolve(state, doer, chance, emit)


def settle(state: State, _chance: Chance, emit: Emit) -> None:
    """ST-37: discard the card."""
    state.victims, state.stolen = (), pieces.NO_CARD
    take_off(state, emit)


# Stealing from a hand: Skulduggery and Hook


def _rob(state: State, doer: int, chance: Chance, emit: Emit) -> None:
    """ST-47, ST-55, ST-Q43: steal a random card; the thief may choose its back by a house rule."""
    victim = state.victims[0]
    treasures, pirates = len(state.treasures[victim]), len(state.pirates[victim])
    if victim == doer or not treasures + pirates:
        _robbed(state, doer, chance, emit)
    elif not state.house.steals_by_type:
        is_treasure = chance.below(treasures + pirates) < treasures
        take(state, doer, pieces.TREASURE if is_treasure else pieces.PIRACY, chance, emit)
    elif treasures and pirates:
        ask(state, phases.STEALING, doer)
    else:
        take(state, doer, pieces.TREASURE if treasures else pieces.PIRACY, chance, emit)


def take(state: State, doer: int, deck: int, chance: Chance, emit: Emit) -> None:
    """ST-Q44: take a random card with this back; only thief and victim see it."""
    state.stolen = in_hand.steal(state, doer, state.victims[0], deck, chance, emit)
    _robbed(state, doer, chance, emit)


def _robbed(state: State, doer: int, chance: Chance, emit: Emit) -> None:
    robbed = CARDS[state.faces[state.stack[0][0]]].robbed
    if robbed:
        robbed(state, doer, chance, emit)


# Plunder


def _can_plunder(state: State, _seat: int) -> Sequence[Action]:
    """ST-Q10: possible if a treasure can be drawn."""
    return (actions.PLUNDER,) if in_hand.drawable(state) else NOTHING


def _plunder(state: State, doer: int, _chance: Chance, _emit: Emit) -> None:
    """ST-43: draw two treasures, each from either pile."""
    then(state, (DRAW_PLUNDER, doer, 2))


def draw_plunder(state: State, doer: int, left: int, chance: Chance, emit: Emit) -> None:
    """ST-Q23: draw from the pile of choice, or from the only one with cards."""
    piles = in_hand.drawable(state)
    if not piles:
        return
    if left > 1:
        then(state, (DRAW_PLUNDER, doer, left - 1))
    if piles == 3:
        ask(state, phases.PLUNDERING, doer)
    else:
        in_hand.draw_treasure(state, doer, piles - 1, chance, emit)


# Spyglass


def _spyglass(state: State, doer: int, _chance: Chance, emit: Emit) -> None:
    """ST-46, ST-Q29: swap hands; on oneself it does nothing."""
    victim = state.victims[0]
    if victim != doer:
        in_hand.swap_hands(state, doer, victim, emit)


# Skulduggery


def _give_back(state: State, doer: int, chance: Chance, emit: Emit) -> None:
    """ST-48, ST-49, ST-Q46: give the victim another card, if there is one and it isn't oneself."""
    cards = giveable(state, doer)
    if state.victims[0] == doer or not cards:
        return
    if len(cards) == 1:
        give_one(state, doer, cards[0], chance, emit)
    else:
        ask(state, phases.GIVING, doer)


def giveable(state: State, seat: int) -> list[int]:
    """ST-49: return the cards of a hand without the one just taken."""
    stolen = state.stolen
    return [card for card in (*state.treasures[seat], *state.pirates[seat]) if card != stolen]


def give_one(state: State, seat: int, card: int, chance: Chance, emit: Emit) -> None:
    """ST-48: give a card to the opponent from whom the other one came."""
    in_hand.give(state, seat, state.victims[0], card, state.stolen, chance, emit)


# X Marks The Spot


def _can_dig(state: State, seat: int) -> Sequence[Action]:
    """ST-Q10: possible on opponents who have buried something."""
    return [actions.X_MARKS[one] for one, cards in enumerate(state.buried) if cards and one != seat]


def _dig(state: State, doer: int, _chance: Chance, emit: Emit) -> None:
    """ST-50, ST-31: let the doer choose a buried treasure, never one's own."""
    victim = state.victims[0]
    buried = state.buried[victim]
    if victim == doer or not buried:
        return
    if len(buried) == 1:
        in_hand.take_buried(state, doer, victim, buried[0], emit)
    else:
        ask(state, phases.DIGGING, doer)


# YO HO HO!


_WITH_TREASURE: Final = opponents_with("treasures")


def _raid(state: State, doer: int, chance: Chance, emit: Emit) -> None:
    """ST-52, ST-Q48: take two treasures of each victim, or the only one."""
    for victim in around(state, doer):
        if victim != doer:
            for _ in range(min(2, len(state.treasures[victim]))):
                in_hand.steal(state, doer, victim, pieces.TREASURE, chance, emit)


# Hook


_HOOK: Final = actions.at_opponents(actions.HOOK)


def _can_hook(state: State, seat: int) -> Sequence[Action]:
    """ST-Q10: possible on any opponent, as a turn can always be skipped."""
    return _HOOK[state.house.seats][seat]


def _skip_turn(state: State, _doer: int, _chance: Chance, emit: Emit) -> None:
    """ST-56, ST-Q49: skip the next turn; a second Hook counts only by a house rule."""
    victim = state.victims[0]
    state.skips[victim] = state.skips[victim] + 1 if state.house.skips_add_up else 1
    emit(events.TurnHooked(victim))


# The Kraken


def _can_summon(state: State, _seat: int) -> Sequence[Action]:
    """ST-Q10: possible if any hand has treasure."""
    return (actions.KRAKEN,) if any(state.treasures) else NOTHING


def _kraken(state: State, _doer: int, chance: Chance, emit: Emit) -> None:
    """ST-59 to ST-61: sweep the treasure of all hands, the doer's too."""
    in_hand.sweep(state, chance, emit)


# Bombs Away


_WITH_PIRACY: Final = opponents_with("pirates")


def _bomb(state: State, doer: int, _chance: Chance, _emit: Emit) -> None:
    """ST-69, ST-Q32: each effect costs two cards."""
    then(state, *[(DROP_BOMB, victim, 2) for victim in around(state, doer)])


def drop_bomb(state: State, victim: int, left: int, _chance: Chance, emit: Emit) -> None:
    """ST-69 to ST-71: let the victim choose the cards, if there is any choice."""
    hands = state.pirates
    if len(hands[victim]) <= left:
        while hands[victim]:
            in_hand.discard(state, victim, hands[victim][-1], emit)
        return
    if left > 1:
        then(state, (DROP_BOMB, victim, left - 1))
    ask(state, phases.BOMBED, victim)


CARDS: Final[dict[int, Card]] = {
    card.kind: card
    for card in (
        Card(pieces.PLUNDER, actions.PlayPlunder, _can_plunder, nobody, _plunder),
        Card(
            pieces.SPYGLASS, actions.PlaySpyglass, at_cards(actions.SPYGLASS), the_target, _spyglass
        ),
        Card(
            pieces.SKULDUGGERY,
            actions.PlaySkulduggery,
            at_cards(actions.SKULDUGGERY),
            the_target,
            _rob,
            _give_back,
        ),
        Card(pieces.X_MARKS, actions.PlayXMarks, _can_dig, the_target, _dig),
        Card(
            pieces.YO_HO_HO,
            actions.PlayYoHoHo,
            if_any(actions.YO_HO_HO, _WITH_TREASURE),
            _WITH_TREASURE,
            _raid,
        ),
        Card(pieces.HOOK, actions.PlayHook, _can_hook, the_target, _rob, _skip_turn),
        Card(pieces.KRAKEN, actions.PlayKraken, _can_summon, nobody, _kraken),
        Card(
            pieces.BOMBS,
            actions.PlayBombsAway,
            if_any(actions.BOMBS_AWAY, _WITH_PIRACY),
            _WITH_PIRACY,
            _bomb,
        ),
    )
}
"""By kind, in the order of the actions."""
CARD_OF: Final = {card.action: card for card in CARDS.values()}
