"""What the reasons of hints claim is true, wherever it can be told from what the seat sees."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest

from tests.battery.playing import Corner, Tables
from tests.battery.test_minds import moments
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import Mode, silent
from treasure_games.core.registry import AnyGame, load
from treasure_games.games.bluffaneer.rules.turns import LOOT
from treasure_games.games.bluffaneer.rules.view import claim_chance
from treasure_games.games.do_not_touch.rules.actions import Add
from treasure_games.games.do_not_touch.rules.pieces import WORTH
from treasure_games.games.stolen_treasure.rules.pieces import VALUES
from treasure_games.games.treasure_boots.rules.pieces import NO_TOKEN
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


def is_nearest(state: Any, _seat: int, action: Any) -> bool:
    chart, reason = state.chart, mind_of("treasure_boots").reason
    away = [
        chart.grid.distance(action.cell, island.cell)
        for island, token in zip(chart.islands, state.tokens, strict=True)
        if token != NO_TOKEN
    ]
    told = reason(load("treasure_boots").view(state, _seat), action).values["away"]
    return not away or told == min(away)


CLAIMS: Final[Mapping[str, Mapping[str, Claim]]] = {
    "stolen_treasure": {
        "{card} brings you closer to": falls_short,
        "Your stake is enough already": is_covered,
        "With {card} you match": covers,
        "You have to stake something, and {card} is enough": covers,
        "Your hand is full": is_full,
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
        "Everyone can see": cannot_have,
        "Believing costs you nothing": is_free,
        "Believing costs 1": lambda *claim: not is_free(*claim),
        "Lies by {rival} so far: {lies} in {claims} claims. Believing costs": (
            lambda *claim: not is_free(*claim)
        ),
    },
    "do_not_touch": {
        "Keep your cards": lambda state, seat, action: (
            can_add(state, seat, action) and state.next_card < 60
        ),
        "Nothing in your hand fits": lambda *claim: not can_add(*claim),
        "Your loot has no use for {card} now, and others": others_are_better,
    },
    "scallywager": {"You have none of them": has_none},
    "treasure_boots": {"Steps from there": is_nearest},
}


def told_of(game: AnyGame, state: Any, seat: int) -> list[tuple[Any, str]]:
    view, reason = game.view(state, seat), mind_of(game.info.id).reason
    return [(action, reason(view, action).sentence) for action in game.legal(state, seat)]


def often(game: AnyGame, tables: Tables) -> list[Corner]:
    """Each set-up several times, from other seeds, and one in which many race to answer."""
    race: Corner = (1, (4, {"answer": "first_shout"}))
    setups = [*tables(game), *[race] * (game.info.id == "bluffaneer")]
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
