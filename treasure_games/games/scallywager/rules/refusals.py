"""Why an action isn't legal now, in words for the player, with the rule that forbids it."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.core.refusals import Check, Why, always_allowed, make_refusal
from treasure_games.games.scallywager.rules import actions, pieces
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.adventures import CHOICES as ADVENTURE_CHOICES
from treasure_games.games.scallywager.rules.adventures import KIND_OF as ADVENTURE_OF
from treasure_games.games.scallywager.rules.bidding import (
    NO_BID,
    dice_in_play,
    is_raise,
    legal_bids,
    may_name,
)
from treasure_games.games.scallywager.rules.cards import can_draw, card_of, is_protected
from treasure_games.games.scallywager.rules.house import NEVER
from treasure_games.games.scallywager.rules.pieces import FACES, NO_CARD
from treasure_games.games.scallywager.rules.questions import WINDOWS, legal_actions
from treasure_games.games.scallywager.rules.state import (
    BETWEEN,
    BIDDING,
    DAWN,
    FREE,
    KEEPING,
    NOBODY,
    NORMAL,
    OVER,
    PLUNDERING,
    REROLL,
    RESCUE,
    REWARD,
    SHOWDOWN,
    TREASURES,
    State,
)  # fmt: skip
from treasure_games.games.scallywager.rules.treasures import CHOICES as TREASURE_CHOICES
from treasure_games.games.scallywager.rules.treasures import KIND_OF as TREASURE_OF
from treasure_games.games.scallywager.rules.treasures import (
    ready_card,
    target_of,
)  # fmt: skip

HIGHEST_FACE: Final = max(FACES)

_CLOSED: Final = {
    OVER: ("SW-31", N_("The game is over: only one captain has dice left.")),
    BETWEEN: ("SW-02", N_("The game hasn’t begun yet.")),
}
_ELSEWHERE: Final = {
    TREASURES: ("SW-07", N_("Treasure cards like this are used before the bidding only.")),
    DAWN: ("SWA-16", N_("This card is for dawn, just before the first bid.")),
    BIDDING: ("SW-11", N_("Nobody is bidding now.")),
    REROLL: ("SW-A07", N_("You re-roll other dice only after showing your colours.")),
    SHOWDOWN: ("SWA-16", N_("This card is for the showdown, after a call or a parlay.")),
    RESCUE: ("SW-T12", N_("A lifeboat is used when you would lose dice.")),
    PLUNDERING: ("SW-A10", N_("There is nothing to plunder now.")),
    REWARD: ("SW-18", N_("There is no card to draw now.")),
    KEEPING: ("SW-T03", N_("There are no two cards to choose from now.")),
}
_NOT_ASKED: Final = {
    TREASURES: ("SW-06", N_("It is another captain’s turn to use a treasure card.")),
    DAWN: ("SWA-16", N_("It isn’t your turn to reveal a card: it goes clockwise.")),
    BIDDING: ("SW-16", N_("It is not your turn to bid, call or parlay.")),
    REROLL: ("SW-A07", N_("Only the captain showing their colours re-rolls the other dice.")),
    SHOWDOWN: ("SWA-16", N_("It isn’t your turn to reveal a card: it goes clockwise.")),
    RESCUE: ("SW-T12", N_("It isn’t you who would lose dice.")),
    PLUNDERING: ("SW-A10", N_("Only the winner of the showdown plunders.")),
    REWARD: ("SW-18", N_("The reward isn’t yours.")),
    KEEPING: ("SW-T03", N_("Only the captain who drew the two cards chooses.")),
}


def _not_yours(kind: int) -> Why:
    sentence = N_("You don’t have the card “{card}” to use now.")
    return pieces.CARD_RULES[kind], sentence, {"card": pieces.CARD_TITLES[kind]}


def _check_treasure(state: State, seat: int, action: Action) -> Why:
    """SW-07, SWA-14, SWA-31: a card that may be used in this window, and not used up."""
    kind = TREASURE_OF[type(action)]
    is_timely = kind in state.house.usable[state.dice_are]
    is_ready = ready_card(state, seat, kind) != NO_CARD
    if is_timely and is_ready and action in TREASURE_CHOICES[kind](state, seat):
        return None
    if not is_timely:
        return "SWA-14", N_("By the house rule this card is used before the roll or after it.")
    if card_of(state, seat, kind) == NO_CARD:
        return _not_yours(kind)
    if not is_ready:
        return "SWA-31", N_("This card has already been used this round.")
    return _check_target(state, seat, target_of(state, action)) or _WRONG[kind]


def _check_adventure(state: State, seat: int, action: Action) -> Why:
    """SW-27: only the card of one's own that is from the round before."""
    kind = ADVENTURE_OF[type(action)]
    card = state.live[seat]
    if card == NO_CARD or state.faces[card] != kind:
        return _not_yours(kind)
    if action in ADVENTURE_CHOICES[kind](state, seat):
        return None
    if kind == pieces.COLOURS and not legal_bids(state):
        return "SWA-06", N_("There is no raise left, so you must call or parlay.")
    return _check_target(state, seat, target_of(state, action)) or _WRONG[kind]


def _check_target(state: State, seat: int, target: int) -> Why:
    """SW-T05: another captain who is in and not protected; -1 where nobody is chosen."""
    if target in (NOBODY, seat):
        return None
    if target not in range(state.house.seats) or not state.dice[target]:
        return "SW-30", N_("There is no captain with dice there.")
    if is_protected(state, target):
        return "SW-T05", N_("A Letter of Marque protects this captain.")
    return None


_ANOTHER: Final = N_("Choose another captain.")
_UNKNOWN_DICE: Final = N_("Choose another captain with dice that you haven’t seen.")
_ROOM: Final = N_("Your ship can hold no more dice, or the box has none left.")
_PARTIES: Final = N_("Only the last bidder and whoever called or parlayed may use this card.")
_WRONG: Final = {
    pieces.PARROT: ("SW-T01", N_("You don’t have that die.")),
    pieces.NEST: ("SW-T02", _UNKNOWN_DICE),
    pieces.LOADED: ("SW-T06", N_("Choose one of your dice and a face from 1 to 6.")),
    pieces.GROG: ("SW-T07", N_("Choose at least one of your dice.")),
    pieces.PRESS: ("SWA-19", _ROOM),
    pieces.SPYGLASS: ("SW-T09", _UNKNOWN_DICE),
    pieces.GRAPESHOT: (
        "SW-T10",
        N_("Choose another captain with at least two dice, and no fewer than you have."),
    ),
    pieces.CUTPURSE: ("SW-T11", N_("Choose a card that lies in front of another captain.")),
    pieces.DUEL: ("SW-A01", _ANOTHER),
    pieces.KEG: ("SW-A02", _ANOTHER),
    pieces.GHOSTS: ("SWA-19", N_("There are no dice left in the box.")),
    pieces.SHANGHAIED: ("SWA-19", _ROOM),
    pieces.COLOURS: ("SW-A07", N_("Show at least one of your dice, and keep at least one hidden.")),
    pieces.FOG: ("SW-A08", N_("Choose a captain, yourself if you like.")),
    pieces.WAGER: ("SW-A09", _PARTIES),
    pieces.BOARDERS: ("SW-A10", _PARTIES),
    pieces.SPOT: (
        "SW-A11",
        N_("Name the last bidder or whoever called or parlayed, not yourself."),
    ),
    pieces.XMARKS: ("SW-A12", N_("Name a number from zero up to all the dice in play.")),
}
"""Why a card can't be used like this, if nothing more specific forbids it."""


def _check_bid(state: State, _seat: int, action: actions.Bid) -> Why:
    """SW-09 to SW-15: a possible bid that raises the last one."""
    count, face, bids, house = action.count, action.face, state.bids, state.house
    _, last, last_face = bids[-1] if bids else NO_BID
    if not 1 <= count <= dice_in_play(state) or not 1 <= face <= HIGHEST_FACE:
        return "SWA-05", N_("Bid from one die up to all the dice in play, and a face from 1 to 6.")
    if state.helm == FREE:
        is_new = count != last or face != last_face
        return None if is_new else ("SW-A06", N_("Any bid is fine except the one that stands."))
    if face == 1 and not may_name(house.ones, face, is_opening=not bids):
        return _why_no_ones(state)
    if not bids or is_raise(house.raise_is_strict, last, last_face, count, face):
        return None
    return _why_no_raise(state, last, count)


def _why_no_ones(state: State) -> Why:
    if state.house.ones == NEVER:
        return "SWA-03", N_("House rule: nobody bids on ones.")
    return "SW-14", N_("A raise can’t be on ones.")


def _why_no_raise(state: State, last: int, count: int) -> Why:
    if count < last:
        return "SW-13", N_("A raise never has fewer dice than the last bid.")
    if state.house.raise_is_strict and count > last:
        return "SWA-01", N_("A raise never has a lower face than the last bid.")
    return "SW-15", N_("A raise needs more dice or a higher face.")


def _check_challenge(state: State, _seat: int, _action: Action) -> Why:
    if not state.bids:
        return "SWA-07", N_("There is no bid yet: the first captain must bid.")
    return None if state.helm == NORMAL else ("SW-11", N_("After this card you must bid."))


def _one_of(rule: str, sentence: str) -> Check:
    """Return a check that refuses what is not legal."""
    return lambda state, seat, action: (
        None if action in legal_actions(state, seat) else (rule, sentence)
    )


def _check_deck(deck: int) -> Check:
    why = "SWA-29", N_("No card of this deck is left.")
    return lambda state, _seat, _action: None if can_draw(state, deck) else why


def _phase_of(kind: int) -> int:
    return next((phase for phase, kinds in WINDOWS.items() if kind in kinds), BIDDING)


_CHECKS: Final[dict[type[Action], tuple[tuple[int, ...], Check]]] = {
    **dict.fromkeys(TREASURE_OF, ((TREASURES,), _check_treasure)),
    **{one: ((_phase_of(kind),), _check_adventure) for one, kind in ADVENTURE_OF.items()},
    actions.Pass: ((TREASURES,), always_allowed),
    actions.Conceal: ((DAWN, SHOWDOWN), always_allowed),
    actions.Bid: ((BIDDING,), _check_bid),
    actions.Call: ((BIDDING,), _check_challenge),
    actions.Parlay: ((BIDDING,), _check_challenge),
    actions.RerollOthers: (
        (REROLL,),
        _one_of("SW-A07", N_("Re-roll at least one of the dice that you don’t show.")),
    ),
    actions.UseLifeboat: ((RESCUE,), always_allowed),
    actions.KeepLifeboat: ((RESCUE,), always_allowed),
    actions.Plunder: (
        (PLUNDERING,),
        _one_of("SW-A10", N_("Take one of the loser’s treasure cards.")),
    ),
    actions.DrawTreasure: ((REWARD,), _check_deck(pieces.TREASURE)),
    actions.DrawAdventure: ((REWARD,), _check_deck(pieces.ADVENTURE)),
    actions.DrawNothing: (
        (REWARD,),
        _one_of("SWA-10", N_("You may only go without a card after a correct parlay.")),
    ),
    actions.KeepCard: (
        (KEEPING,),
        _one_of("SW-T03", N_("Keep one of the two cards that you have drawn.")),
    ),
}
"""For each action, the phases in which it is possible and its check."""

refusal: Final = make_refusal(_CHECKS, _CLOSED, _ELSEWHERE, _NOT_ASKED, "turn")
"""Returns why a seat may not do an action now, or None if it may."""
