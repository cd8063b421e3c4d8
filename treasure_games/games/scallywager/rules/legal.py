"""Who is asked what, which actions are legal, and why all others are refused."""

from collections.abc import Callable
from functools import cache
from itertools import compress
from typing import Final

from treasure_games.core import game_base
from treasure_games.core.asking import questions
from treasure_games.core.game import Pending
from treasure_games.core.language import N_
from treasure_games.core.pages import by_kind, by_number, page_beside
from treasure_games.games.scallywager.rules import (
    actions,
    adventures,
    bidding,
    phases,
    pieces,
    treasures,
)
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.cards import can_draw, card_of, is_protected
from treasure_games.games.scallywager.rules.house import NEVER
from treasure_games.games.scallywager.rules.showdown import is_optional
from treasure_games.games.scallywager.rules.state import FREE, NOBODY, NORMAL, State
from treasure_games.games.scallywager.rules.view import View

WINDOWS: Final = {phases.DAWN: pieces.DAWN_KINDS, phases.SHOWDOWN: pieces.SHOWDOWN_KINDS}
"""SWA-16: the cards that may be revealed in each window."""


_PENDING: Final = questions(
    phases.PHASES,
    pieces.MOST_SEATS,
    quiet=(phases.BETWEEN,),
    windows=WINDOWS,
    defaults=dict.fromkeys(WINDOWS, actions.CONCEAL),
)


def pending_in(table: State | View) -> Pending | None:
    """Return who must answer what; None when the game is over."""
    return _PENDING[table.phase][table.turn]


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return what `seat` may do now, sorted; () if it isn't asked."""
    return _ANSWERS[state.phase](state, seat) if seat == state.turn else ()


def _in_window(state: State, seat: int) -> tuple[Action, ...]:
    """SW-27: a captain whose card doesn't fit the window can only conceal it."""
    return (actions.CONCEAL, *adventures.adventure_choices(state, seat, WINDOWS[state.phase]))


def _at_the_helm(state: State, seat: int) -> tuple[Action, ...]:
    """SW-11, SW-16: bids; after the first, call and parlay too; and cards of the helm."""
    bids, answers = bidding.next_bids(state)
    if state.helm != NORMAL:
        return bids
    if state.live[seat] == pieces.NO_CARD:
        return answers
    of_cards = adventures.adventure_choices(state, seat, pieces.HELM_KINDS)
    return (*answers, *of_cards) if of_cards else answers


@cache
def rerolls(dice: int, shown: int) -> tuple[Action, ...]:
    """SW-A07: return every choice of dice that are not among those shown."""
    masks = range(1, 1 << dice)
    return tuple([actions.REROLL_OTHERS[mask] for mask in masks if not mask & shown])


def _to_draw(state: State, _seat: int) -> tuple[Action, ...]:
    """SWA-10, SWA-29: from a deck with cards, or none after a right parlay."""
    return _draws(
        can_draw(state, pieces.TREASURE), can_draw(state, pieces.ADVENTURE), is_optional(state)
    )


@cache
def _draws(*are_possible: bool) -> tuple[Action, ...]:
    draws = (actions.DRAW_TREASURE, actions.DRAW_ADVENTURE, actions.DRAW_NOTHING)
    return tuple(compress(draws, are_possible))


_BY_PHASE: Final[dict[int, Callable[[State, int], tuple[Action, ...]]]] = {
    phases.TREASURES: lambda state, seat: (actions.PASS, *treasures.treasure_choices(state, seat)),
    phases.DAWN: _in_window,
    phases.BIDDING: _at_the_helm,
    phases.REROLL: lambda state, seat: rerolls(len(state.dice[seat]), state.choices[seat]),
    phases.SHOWDOWN: _in_window,
    phases.RESCUE: lambda _state, _seat: (actions.USE_LIFEBOAT, actions.KEEP_LIFEBOAT),
    phases.PLUNDERING: game_base.at_each(
        actions.PLUNDER, lambda state, _seat: sorted(state.treasures[state.loser])
    ),
    phases.REWARD: _to_draw,
    phases.KEEPING: game_base.at_each(actions.KEEP_CARD, lambda state, _seat: sorted(state.drawn)),
}
_ANSWERS: Final = game_base.by_phase(_BY_PHASE, len(phases.PHASES))

HIGHEST_FACE: Final = max(pieces.FACES)

_PAGE: Final = page_beside(__file__, game_base.RefusalPage)
_WRONG: Final = by_number(_PAGE.wrong, pieces.CARD_TITLES)
_UNLISTED: Final = by_kind(_PAGE.unlisted, actions.ACTIONS)


def _not_yours(kind: int) -> game_base.Why:
    sentence = N_("You don’t have the card “{card}” to use now.")
    return pieces.CARD_RULES[kind], sentence, {"card": pieces.CARD_TITLES[kind]}


def _check_treasure(state: State, seat: int, action: Action) -> game_base.Why | None:
    """SW-07, SWA-14, SWA-31: a card that may be used in this window, and not used up."""
    kind = treasures.KIND_OF[type(action)]
    is_timely = kind in state.house.usable[state.dice_are]
    is_ready = treasures.ready_card(state, seat, kind) != pieces.NO_CARD
    if is_timely and is_ready and action in treasures.CHOICES[kind](state, seat):
        return None
    if not is_timely:
        return "SWA-14", N_("By the house rule this card is used before the roll or after it.")
    if card_of(state, seat, kind) == pieces.NO_CARD:
        return _not_yours(kind)
    if not is_ready:
        return "SWA-31", N_("This card has already been used this round.")
    return _check_target(state, seat, treasures.target_of(state, action)) or _WRONG[kind]


def _check_adventure(state: State, seat: int, action: Action) -> game_base.Why | None:
    """SW-27: only the card of one's own that is from the round before."""
    kind = adventures.KIND_OF[type(action)]
    card = state.live[seat]
    if card == pieces.NO_CARD or state.faces[card] != kind:
        return _not_yours(kind)
    if action in adventures.CHOICES[kind](state, seat):
        return None
    if kind == pieces.COLOURS and not bidding.legal_bids(state):
        return "SWA-06", N_("There’s no raise left, so you must call or parlay.")
    return _check_target(state, seat, treasures.target_of(state, action)) or _WRONG[kind]


def _check_target(state: State, seat: int, target: int) -> game_base.Why | None:
    """SW-T05: another captain who is in and not protected; -1 where nobody is chosen."""
    if target in (NOBODY, seat):
        return None
    if target not in range(state.house.seats) or not state.dice[target]:
        return "SW-30", N_("There’s no captain with dice there.")
    if is_protected(state, target):
        return "SW-T05", N_("A Letter of Marque protects this captain.")
    return None


def _check_bid(state: State, _seat: int, action: actions.Bid) -> game_base.Why | None:
    """SW-09 to SW-15: a possible bid that raises the last one."""
    count, face, bids, house = action.count, action.face, state.bids, state.house
    _, last, last_face = bids[-1] if bids else bidding.NO_BID
    if not 1 <= count <= bidding.dice_in_play(state) or not 1 <= face <= HIGHEST_FACE:
        return "SWA-05", N_("Bid from one die up to all the dice in play, and a face from 1 to 6.")
    if state.helm == FREE:
        is_new = count != last or face != last_face
        return None if is_new else ("SW-A06", N_("Bid anything but the last bid."))
    if face == 1 and not bidding.may_name(house.ones, face, is_opening=not bids):
        return _why_no_ones(state)
    if not bids or bidding.is_raise(house.raise_is_strict, last, last_face, count, face):
        return None
    return _why_no_raise(state, last, count)


def _why_no_ones(state: State) -> game_base.Why:
    if state.house.ones == NEVER:
        return "SWA-03", N_("House rule: nobody bids on ones.")
    return "SW-14", N_("A raise can’t be on ones.")


def _why_no_raise(state: State, last: int, count: int) -> game_base.Why:
    if count < last:
        return "SW-13", N_("A raise never has fewer dice than the last bid.")
    if state.house.raise_is_strict and count > last:
        return "SWA-01", N_("A raise never has a lower face than the last bid.")
    return "SW-15", N_("A raise needs more dice or a higher face.")


def _check_challenge(state: State, _seat: int, _action: Action) -> game_base.Why | None:
    if not state.bids:
        return "SWA-07", N_("There’s no bid yet: the first captain must bid.")
    return None if state.helm == NORMAL else ("SW-11", N_("After this card you must bid."))


def _check_listed(state: State, seat: int, action: Action) -> game_base.Why | None:
    return None if action in legal_actions(state, seat) else _UNLISTED[type(action)]


def _check_deck(deck: int) -> game_base.Check:
    why = "SWA-29", N_("No card of this deck is left.")
    return lambda state, _seat, _action: None if can_draw(state, deck) else why


def _phase_of(kind: int) -> int:
    return next((phase for phase, kinds in WINDOWS.items() if kind in kinds), phases.BIDDING)


_CHECKS: Final[game_base.Checks] = {
    **dict.fromkeys(treasures.KIND_OF, ((phases.TREASURES,), _check_treasure)),
    **{one: ((_phase_of(kind),), _check_adventure) for one, kind in adventures.KIND_OF.items()},
    actions.Pass: ((phases.TREASURES,), None),
    actions.Conceal: ((phases.DAWN, phases.SHOWDOWN), None),
    actions.Bid: ((phases.BIDDING,), _check_bid),
    actions.Call: ((phases.BIDDING,), _check_challenge),
    actions.Parlay: ((phases.BIDDING,), _check_challenge),
    actions.RerollOthers: ((phases.REROLL,), _check_listed),
    actions.UseLifeboat: ((phases.RESCUE,), None),
    actions.KeepLifeboat: ((phases.RESCUE,), None),
    actions.Plunder: ((phases.PLUNDERING,), _check_listed),
    actions.DrawTreasure: ((phases.REWARD,), _check_deck(pieces.TREASURE)),
    actions.DrawAdventure: ((phases.REWARD,), _check_deck(pieces.ADVENTURE)),
    actions.DrawNothing: ((phases.REWARD,), _check_listed),
    actions.KeepCard: ((phases.KEEPING,), _check_listed),
}
"""For each action, the phases in which it is possible and its check."""

refusal: Final = game_base.make_refusal(
    _CHECKS, len(phases.PHASES), "turn", game_base.reasons_by_phase(_CHECKS, _PAGE, phases.PHASES)
)
"""Returns why a seat may not do an action now, or None if it may."""
