"""What the reasons of hints claim is true, wherever it can be told from what the seat sees."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest

from tests.battery.playing import Corner, Tables
from tests.battery.test_minds import moments
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import Mode, silent
from treasure_games.core.registry import AnyGame, load
from treasure_games.games.bluffaneer.rules.state import ANSWER
from treasure_games.games.bluffaneer.rules.turns import LOOT
from treasure_games.games.bluffaneer.rules.view import claim_chance
from treasure_games.games.do_not_touch.rules.actions import Add
from treasure_games.games.do_not_touch.rules.pieces import FITS, WORTH
from treasure_games.games.stolen_treasure.rules.pieces import VALUES
from treasure_games.games.treasure_boots.rules.actions import UNLOAD, Sail, Shoot
from treasure_games.games.treasure_boots.rules.pieces import GOLD, NO_TOKEN
from treasure_games.opponents.mind import mind_of

TURNS: Final = range(0, 8000, 1000)
"""Each set-up is played so often, from other seeds."""
Claim = Callable[[Any, int, Any], bool]
"""Returns True if a sentence is true, by the state, the seat and the action that it speaks of."""


def staked(state: Any, seat: int) -> list[int]:
    return [sum(VALUES[state.faces[card]] for card in cards) for cards in state.stakes]


def value(state: Any, action: Any) -> int:
    return VALUES[state.faces[action.card]]


def falls_short(state: Any, seat: int, action: Any) -> bool:
    first, second = staked(state, seat)
    return 0 <= value(state, action) < first - second


def is_covered(state: Any, seat: int, _action: Any) -> bool:
    first, second = staked(state, seat)
    return len(state.stakes[1]) > 0 and second >= first


def covers(state: Any, seat: int, action: Any) -> bool:
    first, second = staked(state, seat)
    return second + value(state, action) >= first


def is_full(state: Any, seat: int, _action: Any) -> bool:
    held = len(state.treasures[seat]) + len(state.pirates[seat])
    return held >= state.house.hand_limit


def after(game: str, state: Any, seat: int, action: Any) -> Any:
    then = state.copy()
    load(game).apply(then, seat, action, SeededChance(1), silent)
    return then


def is_ended(state: Any, seat: int, action: Any) -> bool:
    return load("bluffaneer").outcome(after("bluffaneer", state, seat, action)) is not None


def is_won(state: Any, seat: int, action: Any) -> bool:
    outcome = load("bluffaneer").outcome(after("bluffaneer", state, seat, action))
    return outcome is not None and outcome.winners == (seat,)


def leads_then(state: Any, seat: int, action: Any) -> bool:
    loot, coins = LOOT[state.bones[0]], list(state.coins)
    coins[seat], coins[action.victim] = coins[seat] + loot, coins[action.victim] - loot
    return all(coins[seat] > had for one, had in enumerate(coins) if one != seat)


def is_free(state: Any, seat: int, _action: Any) -> bool:
    return seat != state.turn and state.house.modes[state.phase] is not Mode.SEALED


def has_pair(state: Any, seat: int, _action: Any) -> bool:
    return bool(state.faces[state.hands[seat]] == state.pair)


def cannot_have(state: Any, seat: int, _action: Any) -> bool:
    return claim_chance(load("bluffaneer").view(state, seat), seat) == 0


def can_add(state: Any, seat: int, _action: Any) -> bool:
    return any(isinstance(one, Add) for one in load("do_not_touch").legal(state, seat))


def others_are_better(state: Any, seat: int, action: Any) -> bool:
    worths = [WORTH[state.faces[card]] for card in state.hands[seat]]
    return min(worths) == WORTH[state.faces[action.card]] < max(worths)


def has_none(state: Any, seat: int, action: Any) -> bool:
    return action.face not in state.dice[seat]


def values(game: str, state: Any, seat: int, action: Any) -> Any:
    """The numbers and names that the reason tells."""
    return mind_of(game).reason(load(game).view(state, seat), action).values


def is_richest(state: Any, seat: int, action: Any) -> bool:
    rivals = [coins for one, coins in enumerate(state.coins) if one != seat]
    return len(rivals) > 1 and state.coins[action.victim] == max(rivals)


def may_go_broke(state: Any, seat: int, action: Any) -> bool:
    payers = [one for one in range(len(state.coins)) if one != seat]
    if state.house.modes[ANSWER] is Mode.TURN:
        payers = [state.turn]
    return has_pair(state, seat, action) and min(state.coins[one] for one in payers) <= 2


def adds_up(state: Any, seat: int, action: Any) -> bool:
    told, (_bidder, count, _face) = values("scallywager", state, seat, action), state.bids[-1]
    others = sum(len(dice) for one, dice in enumerate(state.dice) if one != seat)
    return told["needed"] == max(0, count - told["own"]) and told["rest"] == others


def is_hit(state: Any, seat: int, action: Any) -> bool:
    told = values("scallywager", state, seat, action)["dice"]
    then = after("scallywager", state, seat, action)
    return told == len(state.dice[action.target]) == len(then.dice[action.target]) + 1


def has_cards(state: Any, _seat: int, action: Any) -> bool:
    return bool(state.treasures[action.target] or state.pirates[action.target])


def is_best_buried(state: Any, seat: int, action: Any) -> bool:
    worths = [VALUES[state.faces[card]] for card in state.buried[action.target]]
    return values("stolen_treasure", state, seat, action)["best_value"] == max(worths)


def lies_open(state: Any, seat: int, _action: Any) -> bool:
    return can_add(state, seat, _action) and state.next_card < 60 and state.house.swaps > 0


def takes_what_fits(state: Any, seat: int, action: Any) -> bool:
    taken, now = state.loots[action.rival][-1], load("do_not_touch").legal(state, seat)
    then = load("do_not_touch").legal(after("do_not_touch", state, seat, action), seat)
    return Add(taken) in then and Add(action.card) not in now


def adds_more(state: Any, seat: int, action: Any) -> bool:
    def most(hand: list[int], top: int) -> int:
        fit = [card for card in hand if FITS[state.faces[top]][state.faces[card]]]
        rest = {card: [one for one in hand if one != card] for card in fit}
        return max([WORTH[state.faces[card]] + most(rest[card], card) for card in fit], default=0)

    hand, top = list(state.hands[seat]), state.loots[seat][-1]
    swapped = [*[card for card in hand if card != action.card], state.loots[action.rival][-1]]
    more = values("do_not_touch", state, seat, action)["more"]
    return len(hand) > 5 or more == most(swapped, top) - most(hand, top) > 0


def draws(state: Any, seat: int, action: Any) -> bool:
    then = after("do_not_touch", state, seat, action)
    count = values("do_not_touch", state, seat, action)["count"]
    return len(then.hands[seat]) == len(state.hands[seat]) - 1 + count


def treasures(state: Any, action: Any) -> list[int]:
    """The steps to each treasure from where a ship sails to."""
    chart = state.chart
    return [
        chart.grid.distance(action.cell, island.cell)
        for island, token in zip(chart.islands, state.tokens, strict=True)
        if token != NO_TOKEN
    ]


def is_nearest(state: Any, seat: int, action: Any) -> bool:
    told = values("treasure_boots", state, seat, action)["away"]
    return bool(told == min(treasures(state, action)))


def can_fire(state: Any, seat: int, action: Any) -> bool:
    then = after("treasure_boots", state, seat, action)
    return any(isinstance(one, Shoot) for one in load("treasure_boots").legal(then, seat))


def brings(state: Any, seat: int, action: Any) -> bool:
    """Return True if the cargo scores as many points as are told, in port or on the way there."""
    told = values("treasure_boots", state, seat, action)["points"]
    then = after("treasure_boots", state, seat, action) if isinstance(action, Sail) else state
    scored = after("treasure_boots", then, seat, UNLOAD).scores[seat]
    return bool(scored == state.scores[seat] + told)


def is_empty_handed(state: Any, _seat: int, _action: Any) -> bool:
    """Neither pearls nor Gold: nothing to decide on."""
    return not any(state.holds[state.target][GOLD:])


SELDOM: Final[Mapping[str, list[Corner]]] = {
    "bluffaneer": [(1, (4, {"answer": "first_shout"}))],
}
"""A table where many race to answer."""
CLAIMS: Final[Mapping[str, Mapping[str, Claim]]] = {
    "stolen_treasure": {
        "{card} brings you closer to": falls_short,
        "Your stake is enough already": is_covered,
        "With {card} you match": covers,
        "You have to stake something, and {card} is enough": covers,
        "Your hand is full": is_full,
        "{rival} has no card to lose": lambda *claim: not has_cards(*claim),
        "{rival} loses a card": has_cards,
        "You take a card": has_cards,
        "The best treasure": is_best_buried,
        "Without a piracy card": lambda state, seat, _action: not state.pirates[seat],
        "With {card} you reach the goal": lambda state, seat, action: (
            state.banked[seat] + value(state, action) >= state.house.target
        ),
    },
    "bluffaneer": {
        "That leaves {rival} with nothing: the game ends, and you": is_won,
        "That leaves {rival} with nothing and": is_ended,
        "When somebody is broke": leads_then,
        "You have {pair}": has_pair,
        "Anybody who keeps count": cannot_have,
        "Only those who keep count": cannot_have,
        "For all they know": lambda *claim: not cannot_have(*claim),
        "{rival} is your richest rival": is_richest,
        "Winning this claim may end": may_go_broke,
        "Believing costs you nothing": is_free,
        "Believing costs 1": lambda *claim: not is_free(*claim),
        "{rival} has bluffed in {lies} of {claims} claims so far. Believing costs": (
            lambda *claim: not is_free(*claim)
        ),
    },
    "do_not_touch": {
        "Laid now, {exposed} would lie open": lies_open,
        "What fits now": can_add,
        "Your loot has room for": takes_what_fits,
        "With {taken} instead of {given}": adds_more,
        "New cards for {card}": draws,
        "Nothing in your hand fits": lambda *claim: not can_add(*claim),
        "Your loot has no use for {card} now, and others": others_are_better,
    },
    "scallywager": {
        "You have none of them": has_none,
        "Your own dice for this bid": adds_up,
        "It surely costs": is_hit,
    },
    "treasure_boots": {
        "Steps from this place": is_nearest,
        "No treasure lies on the chart": lambda state, _seat, action: not treasures(state, action),
        "From this place you can fire": can_fire,
        "In {port} your cargo brings {points}": brings,
        "Points it brings": brings,
        "A hit sinks": lambda state, _seat, action: sum(state.holds[action.ship]) <= 1,
        "It makes no difference who rolls": is_empty_handed,
        "Whoever rolls also decides": lambda *claim: not is_empty_handed(*claim),
    },
}


def told_of(game: AnyGame, state: Any, seat: int) -> list[tuple[Any, str]]:
    view, reason = game.view(state, seat), mind_of(game.info.id).reason
    return [(action, reason(view, action).sentence) for action in game.legal(state, seat)]


def often(game: AnyGame, tables: Tables) -> list[Corner]:
    """Each set-up several times, from other seeds, and what seldom happens by the usual rules."""
    setups = [*tables(game), *SELDOM.get(game.info.id, ())]
    return [(turn + number, setup) for turn in TURNS for number, setup in setups]


@pytest.mark.parametrize("game_id", CLAIMS)
def test_what_a_hint_claims_is_true(game_id: str, tables: Tables) -> None:
    game, met = load(game_id), set()
    for state, seat in moments(game, lambda game: often(game, tables)):
        for action, sentence in told_of(game, state, seat):
            for claim, is_true in CLAIMS[game_id].items():
                if sentence.startswith(claim):
                    met.add(claim)
                    assert is_true(state, seat, action), (sentence, action)
    assert met == CLAIMS[game_id].keys()
