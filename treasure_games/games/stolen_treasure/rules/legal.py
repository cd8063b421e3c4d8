"""Who is asked what, which actions are legal, and why all others are refused."""

from collections.abc import Callable, Mapping
from itertools import compress
from typing import Final

from treasure_games.core import game_base
from treasure_games.core.asking import SECONDS, questions
from treasure_games.core.game import Mode, Pending
from treasure_games.core.game_base import at_each
from treasure_games.core.language import N_
from treasure_games.core.pages import by_number, page_beside
from treasure_games.games.stolen_treasure.rules import actions, phases, pieces, wagers, windows
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.cards import can_draw_piracy, drawable
from treasure_games.games.stolen_treasure.rules.piracy import CARD_OF, CARDS, giveable
from treasure_games.games.stolen_treasure.rules.state import State
from treasure_games.games.stolen_treasure.rules.view import View

WINDOWS: Final = (phases.RESPONDING, phases.PARLEYING)
DEFAULTS: Final[Mapping[int, Action]] = {
    phases.ACTION: actions.END_TURN,
    **dict.fromkeys(WINDOWS, actions.PASS),
    phases.PLUNDERING: actions.DRAW_TREASURE[pieces.PILE_A],
    phases.STEALING: actions.STEAL_TREASURE,
    phases.THROWING: actions.THROW[actions.ROCK],
}
"""By phase, the action of a seat whose time runs out.

There is none where it would depend on a hand: the question is public and would reveal it.
"""


PLAYABLE: Final = frozenset(CARDS)
"""ST-34: the kinds that are played as an action."""
CHOICES: Final = {kind: card.choices for kind, card in CARDS.items()}
"""The actions by which each kind may be played."""
_PENDING: Final = questions(phases.PHASES, pieces.MOST_SEATS, windows=WINDOWS, defaults=DEFAULTS)


def pending_in(table: State | View) -> Pending | None:
    """Return who must answer what; None when the game is over."""
    phase = table.phase
    if phase == phases.THROWING:
        seats = wagers.waiting_to_throw(table.wager, table.throws)
        return Pending(
            seats, phases.PHASES[phase], Mode.SEALED, DEFAULTS[phase], SECONDS[Mode.SEALED]
        )
    return _PENDING[phase][table.asked]


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return what `seat` may do now, sorted; () if it isn't asked."""
    phase = state.phase
    if seat == state.asked:
        return _ANSWERS[phase](state, seat)
    if phase == phases.THROWING and seat in wagers.waiting_to_throw(state.wager, state.throws):
        return actions.THROW
    return ()


_DRAWS: Final = tuple(
    tuple(
        (*compress(actions.DRAW_TREASURE, (piles & 1, piles & 2)), *[actions.DRAW_PIRACY] * more)
        for more in range(2)
    )
    for piles in range(4)
)
"""The draws, by the bits of the treasure piles and whether there are piracy cards."""
_BURY: Final = actions.BURY


def _in_turn(state: State, seat: int) -> tuple[Action, ...]:
    """ST-11, ST-12: draw, bury, play a piracy card or wager; or end the turn."""
    pirates, treasures = state.pirates[seat], state.treasures[seat]
    draws = _DRAWS[3 if all(state.piles) else drawable(state)][can_draw_piracy(state)]
    if not treasures and not pirates:
        return (*draws, actions.END_TURN)
    choices: list[Action] = [*draws, *buriable(state, seat)] if treasures else [*draws]
    if pirates:
        for kind in sorted(PLAYABLE.intersection(map(state.faces.__getitem__, pirates))):
            choices += CHOICES[kind](state, seat)
    if treasures:
        choices += wagers.first_stakes(state, seat)
    choices.append(actions.END_TURN)
    return tuple(choices)


def buriable(state: State, seat: int) -> list[Action]:
    """ST-27, ST-28, ST-Q12, ST-Q14: treasure held for long enough."""
    house, since, cards = state.house, state.since, state.treasures[seat]
    latest = state.turn_number - house.delay
    if not house.may_bury_negative:
        cards = tuple([card for card in cards if pieces.VALUES[state.faces[card]] > 0])
    return [_BURY[card] for card in cards if since[card] <= latest]


_BY_PHASE: Final[dict[int, Callable[[State, int], tuple[Action, ...]]]] = {
    phases.ACTION: _in_turn,
    phases.STAKING: wagers.staking_choices,
    phases.MATCHING: wagers.matching_choices,
    phases.RESPONDING: windows.responses,
    phases.PARLEYING: wagers.parleys,
    phases.PLUNDERING: lambda _state, _seat: actions.DRAW_TREASURE,
    phases.STEALING: lambda _state, _seat: (actions.STEAL_TREASURE, actions.STEAL_PIRACY),
    phases.GIVING: at_each(actions.GIVE, giveable),
    phases.DIGGING: at_each(
        actions.DIG_UP, lambda state, _seat: sorted(state.buried[state.victims[0]])
    ),
    phases.BOMBED: at_each(actions.DISCARD, lambda state, seat: state.pirates[seat]),
    phases.OVER_LIMIT: at_each(  # ST-97, ST-98: any card of the hand
        actions.DISCARD, lambda state, seat: (*state.treasures[seat], *state.pirates[seat])
    ),
}
_ANSWERS: Final = game_base.by_phase(_BY_PHASE, len(phases.PHASES))


_PAGE: Final = page_beside(__file__, game_base.RefusalPage)
_WRONG: Final = by_number(_PAGE.wrong, pieces.TITLES)
_NO_OPPONENT: Final = ("ST-38", N_("Choose a rival."))
_WORTH_NOTHING: Final = (
    "ST-Q56",
    N_("Under the house rules, the stake must be worth more than nothing."),
)
_NOT_IN_HAND: Final = N_("You don’t have that card in your hand.")


def _not_yours(rule: str, kind: int) -> game_base.Why:
    return rule, N_("You don’t have the card “{card}”."), {"card": pieces.TITLES[kind]}


def _check_pile(state: State, _seat: int, action: actions.DrawTreasure) -> game_base.Why | None:
    """ST-Q22, ST-Q23: the pile must have cards, or get some by reshuffling."""
    if action.pile in (0, 1) and drawable(state) >> action.pile & 1:
        return None
    return "ST-Q22", N_("There’s no card to draw from that pile.")


def _check_piracy_pile(state: State, seat: int, _action: Action) -> game_base.Why | None:
    if can_draw_piracy(state):
        return None
    if len(state.pirates[seat]) >= state.house.piracy_limit:
        return "ST-Q73", N_("By the house rules, you hold too many piracy cards to draw another.")
    return "ST-Q21", N_("There are no piracy cards left to draw.")


def _check_bury(state: State, seat: int, action: actions.Bury) -> game_base.Why | None:
    """ST-26 to ST-28: it must be a treasure of the hand, held for long enough."""
    card = action.card
    if card not in state.treasures[seat]:
        return "ST-26", N_("You can bury only treasure from your hand.")
    if state.since[card] > state.turn_number - state.house.delay:
        return "ST-27", N_("You haven’t held this treasure for long enough to bury it.")
    if pieces.VALUES[state.faces[card]] < 0 and not state.house.may_bury_negative:
        return "ST-Q14", N_("Under the house rules, bad treasure can’t be buried.")
    return None


def _check_card(state: State, seat: int, action: Action) -> game_base.Why | None:
    """ST-Q10: it must be a card of the hand that has an effect on its target."""
    card = CARD_OF[type(action)]
    if not windows.holds(state, seat, card.kind):
        return _not_yours("ST-33", card.kind)
    return None if action in card.choices(state, seat) else _WRONG[card.kind]


def _check_stake(state: State, seat: int, action: actions.Stake) -> game_base.Why | None:
    """ST-85, ST-87, ST-91: it must be a treasure of the hand with which the goal can be reached."""
    if action.card not in state.treasures[seat]:
        return "ST-87", N_("You can wager only treasure from your hand.")
    if state.phase == phases.ACTION and not wagers.has_opponent(state):
        return "ST-90", N_("No rival has treasure in hand to wager.")
    badness = -pieces.BURDENS[state.faces[action.card]]
    if not badness:
        return None
    if state.phase == phases.MATCHING:
        if wagers.matching(state, seat)[0] >= badness:
            return None
        return "ST-91", N_("If you put this down, you can no longer match the stake.")
    return None if wagers.staking_slack(state, seat) >= badness else _WORTH_NOTHING


def _check_challenge(state: State, seat: int, action: actions.Challenge) -> game_base.Why | None:
    """ST-90: it must be an opponent with treasure."""
    if action.target == seat or action.target not in range(state.house.seats):
        return _NO_OPPONENT
    if not state.treasures[action.target]:
        return "ST-90", N_("This rival has no treasure in hand to wager.")
    return None if wagers.can_close(state) else _WORTH_NOTHING


def _check_match(state: State, seat: int, _action: Action) -> game_base.Why | None:
    """ST-91, ST-92, ST-Q59: the stake must be enough, and not empty."""
    if not state.stakes[1]:
        return "ST-Q59", N_("You have to put down at least one treasure.")
    if wagers.matching(state, seat)[1]:
        return None
    return "ST-91", N_("Match the stake, or put down as much as you can.")


def _check_code(state: State, seat: int, action: actions.PlayCode) -> game_base.Why | None:
    """ST-64, ST-65, ST-Q27, ST-Q28: an effect must lie on this seat, and go to an opponent."""
    if not windows.is_victim(state, seat):
        return "ST-64", N_("No card affects you now, so Pirate’s Code has nothing to pass on.")
    if not windows.holds(state, seat, pieces.CODE):
        return _not_yours("ST-65", pieces.CODE)
    if action.target == seat or action.target not in range(state.house.seats):
        return _NO_OPPONENT
    if action not in windows.code_choices(state, seat):
        return "ST-Q28", N_("Under the house rules, the effect can’t go back to the attacker.")
    return None


def _check_held(rule: str, kind: int) -> game_base.Check:
    why = _not_yours(rule, kind)
    return lambda state, seat, _action: None if windows.holds(state, seat, kind) else why


def _check_gift(state: State, seat: int, action: actions.Give) -> game_base.Why | None:
    """ST-49, ST-Q46: it must be a card of the hand other than the one just taken."""
    if action.card in giveable(state, seat):
        return None
    if action.card == state.stolen:
        return "ST-49", N_("You can’t give back the card that you have just taken.")
    return "ST-48", _NOT_IN_HAND


def _check_dig(state: State, _seat: int, action: actions.DigUp) -> game_base.Why | None:
    if action.card in state.buried[state.victims[0]]:
        return None
    return "ST-50", N_("Choose one of the treasures that this rival has buried.")


def _check_discard(state: State, seat: int, action: actions.Discard) -> game_base.Why | None:
    """ST-69, ST-97: for Bombs Away it must be a piracy card."""
    if action.card in state.pirates[seat]:
        return None
    if action.card not in state.treasures[seat]:
        return "ST-97", _NOT_IN_HAND
    if state.phase == phases.BOMBED:
        return "ST-69", N_("Bombs Away costs you only piracy cards.")
    return None


def _check_throw(state: State, seat: int, action: actions.Throw) -> game_base.Why | None:
    if seat not in wagers.waiting_to_throw(state.wager, state.throws):
        return "ST-82", N_("This isn’t your wager, or you’ve already chosen.")
    if action.hand in actions.HANDS:
        return None
    return "ST-94", N_("Choose rock, paper or scissors.")


_CHECKS: Final[game_base.Checks] = {
    actions.DrawTreasure: ((phases.ACTION, phases.PLUNDERING), _check_pile),
    actions.DrawPiracy: ((phases.ACTION,), _check_piracy_pile),
    actions.Bury: ((phases.ACTION,), _check_bury),
    **dict.fromkeys(CARD_OF, ((phases.ACTION,), _check_card)),
    actions.Stake: ((phases.ACTION, phases.STAKING, phases.MATCHING), _check_stake),
    actions.Challenge: ((phases.STAKING,), _check_challenge),
    actions.Match: ((phases.MATCHING,), _check_match),
    actions.Pass: ((phases.RESPONDING, phases.PARLEYING), None),
    actions.PlayYarr: ((phases.RESPONDING,), _check_held("ST-77", pieces.YARR)),
    actions.PlayCode: ((phases.RESPONDING,), _check_code),
    actions.PlayParley: ((phases.PARLEYING,), _check_held("ST-81", pieces.PARLEY)),
    actions.StealTreasure: ((phases.STEALING,), None),
    actions.StealPiracy: ((phases.STEALING,), None),
    actions.Give: ((phases.GIVING,), _check_gift),
    actions.DigUp: ((phases.DIGGING,), _check_dig),
    actions.Discard: ((phases.BOMBED, phases.OVER_LIMIT), _check_discard),
    actions.Throw: ((phases.THROWING,), _check_throw),
    actions.EndTurn: ((phases.ACTION,), None),
}
"""For each action, the phases in which it is possible and its check."""

refusal: Final = game_base.make_refusal(
    _CHECKS,
    len(phases.PHASES),
    "asked",
    game_base.reasons_by_phase(_CHECKS, _PAGE, phases.PHASES),
    sealed=phases.THROWING,
)
"""Returns why a seat may not do an action now, or None if it may."""
