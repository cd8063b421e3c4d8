"""The game as the search plays it, and playouts by rules of thumb.

The search plays without checks and without questions that have one answer: a seat that can only
pass in a window passes at once; the piles for Plunder count as equal; hands of rock, paper,
scissors are random, which is the best way to play them. Playouts are much faster than assessing
every option; of others' hands they read only the number of cards.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit
from treasure_games.core.pages import Named, page_beside
from treasure_games.core.registry import AnyGame
from treasure_games.games.stolen_treasure.bot.assessment import WORTH, least_match
from treasure_games.games.stolen_treasure.bot.beliefs import believed_state
from treasure_games.games.stolen_treasure.rules import actions, phases, pieces
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.cards import can_draw_piracy, drawable
from treasure_games.games.stolen_treasure.rules.game import StolenTreasure
from treasure_games.games.stolen_treasure.rules.pieces import CODE, PARLEY, VALUES, YARR
from treasure_games.games.stolen_treasure.rules.piracy import giveable
from treasure_games.games.stolen_treasure.rules.state import State
from treasure_games.games.stolen_treasure.rules.turns import ACTION_HANDLERS, play_on
from treasure_games.games.stolen_treasure.rules.windows import holds, is_victim


class QuickPlay(StolenTreasure):
    """The rules without refusals and without questions that have one answer."""

    def apply(self, state: State, seat: int, action: Any, chance: Chance, emit: Emit) -> None:
        """Apply an action that is legal, and go on to the next choice."""
        while True:
            state.phase = phases.BETWEEN
            ACTION_HANDLERS[type(action)](state, seat, action, chance, emit)
            play_on(state, chance, emit)
            answer = _only_answer(state, chance)
            if answer is None:
                return
            seat, action = answer

    determinize = staticmethod(believed_state)


def _only_answer(state: State, chance: Chance) -> tuple[int, actions.Action] | None:
    """Return the seat asked and its answer, if it has no real choice."""
    phase, seat = state.phase, state.asked
    if phase == phases.RESPONDING:
        may_pass_on = is_victim(state, seat) and holds(state, seat, CODE)
        return None if may_pass_on or holds(state, seat, YARR) else (seat, actions.PASS)
    if phase == phases.PARLEYING:
        return None if holds(state, seat, PARLEY) else (seat, actions.PASS)
    if phase == phases.PLUNDERING:
        return seat, actions.DRAW_TREASURE[0]
    if phase == phases.THROWING:
        seat = state.wager[state.throws[0] >= 0]
        return seat, actions.THROW[chance.below(len(actions.THROW))]
    return None


QUICK: Final[AnyGame] = QuickPlay()


_COUNTS: Final = Named(page_beside(__file__, dict[str, int]))

Playing = Callable[[State, int], Action | None]
"""Returns the best way to play a card, or None."""


def played_out(state: State, seat: int, rng: Random) -> Sequence[Action]:
    """Return what a seat does in a playout, up to the next chance or others' decision."""
    return _CHOICES[state.phase](state, seat, rng)


def _in_turn(state: State, seat: int, rng: Random) -> Sequence[Action]:
    faces, since, latest = state.faces, state.since, state.turn_number - state.house.delay
    best, best_card, bad = 0, 0, []
    for card in state.treasures[seat]:
        value = VALUES[faces[card]]
        if value < 0:
            bad.append(card)
        elif value > best and since[card] <= latest:
            best, best_card = value, card
    if best >= _COUNTS.much:
        return (actions.BURY[best_card],)
    for card in state.pirates[seat]:
        play = _PLAYS.get(faces[card])
        if play and (action := play(state, seat)):
            return (action,)
    if best:
        return (actions.BURY[best_card],)
    if bad and rng.random() < 0.5:
        rival = _leader(state, seat, state.treasures)
        if rival >= 0 and state.house.any_stake:
            return (*[actions.STAKE[card] for card in bad], actions.CHALLENGE[rival])
    return (_draw(state, seat, rng),)


def _draw(state: State, seat: int, rng: Random) -> Action:
    piles, held = drawable(state), len(state.pirates[seat])
    has_room = held < _COUNTS.most_piracy
    if can_draw_piracy(state) and (not piles or (has_room and rng.random() < 0.5)):
        return actions.DRAW_PIRACY
    return actions.DRAW_TREASURE[not piles & 1] if piles else actions.END_TURN


def _leader(state: State, seat: int, hands: Sequence[Sequence[int]]) -> int:
    """Return the rival who has buried the most of those with something in `hands`; -1 if none."""
    best, most = -1, -10_000
    for one, worth in enumerate(state.banked):
        if one != seat and hands[one] and worth > most:
            best, most = one, worth
    return best


def _plunder(state: State, seat: int) -> Action | None:
    has_room = len(state.treasures[seat]) + len(state.pirates[seat]) < state.house.hand_limit
    return actions.PLUNDER if has_room and drawable(state) else None


def _dig(state: State, seat: int) -> Action | None:
    faces, best, most = state.faces, -1, _COUNTS.much - 1
    for one, cards in enumerate(state.buried):
        if one != seat:
            for card in cards:
                value = VALUES[faces[card]]
                if value > most:
                    best, most = one, value
    return actions.X_MARKS[best] if best >= 0 else None


def _robbing(acts: Sequence[Action]) -> Playing:
    """Return how to rob the leader among those with treasure, with the act for each target."""

    def play(state: State, seat: int) -> Action | None:
        rival = _leader(state, seat, state.treasures)
        return acts[rival] if rival >= 0 else None

    return play


def _bomb(state: State, seat: int) -> Action | None:
    own = len(state.pirates[seat])
    held = sum(map(len, state.pirates)) - own
    return actions.BOMBS_AWAY if held >= 2 * (len(state.pirates) - 1) else None


def _swap(state: State, seat: int) -> Action | None:
    own = len(state.treasures[seat])
    size, rival = max([(len(hand), one) for one, hand in enumerate(state.treasures)])
    return actions.SPYGLASS[rival] if size > own + 2 else None


def _summon(state: State, seat: int) -> Action | None:
    if state.treasures[seat] or sum(map(len, state.treasures)) < len(state.treasures):
        return None
    return actions.KRAKEN


_PLAYS: Final[dict[int, Playing]] = {
    pieces.PLUNDER: _plunder,
    pieces.X_MARKS: _dig,
    pieces.SKULDUGGERY: _robbing(actions.SKULDUGGERY),
    pieces.HOOK: _robbing(actions.HOOK),
    pieces.YO_HO_HO: _robbing((actions.YO_HO_HO,) * len(actions.HOOK)),
    pieces.SPYGLASS: _swap,
    pieces.KRAKEN: _summon,
    pieces.BOMBS: _bomb,
}


def _threat(state: State, seat: int) -> int:
    """Return what the first card being played threatens to cost a seat."""
    faces, (card, _, _) = state.faces, state.stack[0]
    kind = faces[card]
    if kind == pieces.X_MARKS:
        return max([0, *[VALUES[faces[one]] for one in state.buried[seat]]])
    if kind == pieces.BOMBS:
        return 40 * min(2, len(state.pirates[seat]))
    riches = [VALUES[faces[one]] for one in state.treasures[seat] if VALUES[faces[one]] > 0]
    if not riches:
        return 90 * (kind == pieces.HOOK)
    if kind in (pieces.KRAKEN, pieces.SPYGLASS):
        return sum(riches)
    mean = sum(riches) // len(riches)
    return mean + 90 * (kind == pieces.HOOK) + mean * (kind == pieces.YO_HO_HO)


def _answer(state: State, seat: int, _rng: Random) -> Sequence[Action]:
    faces, stack = state.faces, state.stack
    kinds = [faces[card] for card in state.pirates[seat]]
    if len(stack) > 1:
        is_own = stack[-2][1] == seat and faces[stack[-1][0]] == pieces.YARR
        return (actions.YARR,) if is_own and pieces.YARR in kinds else (actions.PASS,)
    is_hit = is_victim(state, seat)
    if not is_hit and faces[stack[0][0]] != pieces.KRAKEN:
        return (actions.PASS,)
    threat = _threat(state, seat)
    if is_hit and pieces.CODE in kinds and threat >= _COUNTS.worth_a_code:
        barred = -1 if state.house.may_return_effects else stack[0][1]
        others = [one != barred for one in range(len(state.banked))]
        hands: list[Sequence[int]] = [(1,) if may else () for may in others]
        return (actions.CODE[_leader(state, seat, hands)],)
    if pieces.YARR in kinds and threat >= _COUNTS.worth_a_yarr:
        return (actions.YARR,)
    return (actions.PASS,)


def _match(state: State, seat: int, _rng: Random) -> Sequence[Action]:
    """ST-91: match with the cards that risk least."""
    faces, left = state.faces, list(state.treasures[seat])
    values = tuple([VALUES[faces[card]] for card in left])
    stake = sum([VALUES[faces[card]] for card in state.stakes[0]])
    acts: list[Action] = []
    for value in sorted(least_match(values, stake), reverse=True):
        card = next(card for card in left if VALUES[faces[card]] == value)
        left.remove(card)
        acts.append(actions.STAKE[card])
    return (*acts, actions.MATCH) if left else acts


def _parley(state: State, _seat: int, _rng: Random) -> Sequence[Action]:
    """ST-81: give the wager up if its treasure is better lost."""
    faces = state.faces
    pot = sum([VALUES[faces[card]] for cards in state.stakes for card in cards])
    return (actions.PARLEY,) if pot < 0 else (actions.PASS,)


def _worst(state: State, cards: Sequence[int]) -> int:
    faces = state.faces
    return min(cards, key=lambda card: WORTH[faces[card]])


_CHOICES: Final[dict[int, Callable[[State, int, Random], Sequence[Action]]]] = {
    phases.ACTION: _in_turn,
    phases.MATCHING: _match,
    phases.RESPONDING: _answer,
    phases.PARLEYING: _parley,
    phases.STEALING: lambda _state, _seat, _rng: (actions.STEAL_TREASURE,),
    phases.GIVING: lambda state, seat, _rng: (actions.GIVE[_worst(state, giveable(state, seat))],),
    phases.DIGGING: lambda state, _seat, _rng: (
        actions.DIG_UP[
            max(state.buried[state.victims[0]], key=lambda card: VALUES[state.faces[card]])
        ],
    ),
    phases.BOMBED: lambda state, seat, _rng: (actions.DISCARD[_worst(state, state.pirates[seat])],),
    phases.OVER_LIMIT: lambda state, seat, _rng: (
        actions.DISCARD[_worst(state, (*state.treasures[seat], *state.pirates[seat]))],
    ),
}
"""By phase, without those that `QUICK` never asks."""
