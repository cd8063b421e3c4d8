"""One source of legality: what is listed is done, what is not listed is refused."""

import re
from collections.abc import Sequence
from typing import Any

from tests.battery.hooks import Hooks
from tests.battery.playing import Tables, opened, play_randomly
from treasure_games.core.chance import ScriptedChance
from treasure_games.core.codec import decode, encode
from treasure_games.core.errors import IllegalAction
from treasure_games.core.game import silent
from treasure_games.core.record import Playthrough
from treasure_games.core.registry import AnyGame


def sort_key(action: Any, classes: Sequence[type[Any]]) -> tuple[object, ...]:
    """Return the sort key of an action: its class's place in `classes`, then its fields."""
    cls: type[Any] = type(action)
    return (classes.index(cls), *(getattr(action, name) for name in cls.__struct_fields__))


def test_legal_is_sorted_without_repeats_and_writes_and_reads(
    game: AnyGame, tables: Tables
) -> None:
    def look(play: Playthrough, seat: int, _action: object) -> None:
        legal = game.legal(play.state, seat)
        keys: list[Any] = [sort_key(action, game.info.actions) for action in legal]
        assert keys == sorted(set(keys))
        assert legal == game.legal(play.state.copy(), seat)
        for action in legal:
            assert decode(encode(action), game.info.actions) == action
            hash(action)

    for number, (seats, options) in tables(game):
        play_randomly(opened(game, seats, options, number), number, look)


def test_exactly_the_seats_asked_have_something_to_do(game: AnyGame) -> None:
    def look(play: Playthrough, _seat: int, _action: object) -> None:
        asked = game.pending(play.state)
        assert asked is not None
        for seat in range(seats):
            assert bool(game.legal(play.state, seat)) == (seat in asked.seats)

    for seats in range(game.info.seats[0], game.info.seats[1] + 1):
        play = play_randomly(opened(game, seats, {}, seats), seats, look)
        assert game.pending(play.state) is None
        assert not any(game.legal(play.state, seat) for seat in range(seats))


def test_all_else_is_refused_with_a_reason_and_nothing_touched(
    game: AnyGame, hooks: Hooks, tables: Tables
) -> None:
    """Over the whole universe of actions, wherever some games lead."""
    reasons: set[tuple[str, str]] = set()

    def look(play: Playthrough, seat: int, _action: object) -> None:
        if len(play.record.rows) > 12 and len(play.record.rows) % 9:
            return
        before = play.state.data()
        legal = set(game.legal(play.state, seat))
        for action in hooks.universe(play.state):
            refused = game.refusal(play.state, seat, action)
            assert (refused is None) == (action in legal), action
            if refused is not None:
                reasons.add((refused.rule, str(refused)))
                assert _raised(game, play.state, seat, action) == refused.rule
        assert play.state.data() == before

    for number, (seats, options) in tables(game)[::2]:
        play_randomly(opened(game, seats, options, number), number, look)
    assert {rule for rule, _ in reasons} <= set(hooks.RULE_IDS)
    assert not [text for _, text in reasons if not text or re.search(r"[{}]", text)]


def test_nobody_acts_for_another_seat(game: AnyGame) -> None:
    def look(play: Playthrough, seat: int, action: object) -> None:
        pending = game.pending(play.state)
        assert pending is not None
        before = play.state.data()
        for other in set(range(-1, play.record.setup.seats + 2)) - set(pending.seats):
            assert game.legal(play.state, other) == ()
            refused = game.refusal(play.state, other, action)
            assert refused is not None
            assert _raised(game, play.state, other, action) == refused.rule
        assert play.state.data() == before

    for seats in range(game.info.seats[0], game.info.seats[1] + 1):
        play_randomly(opened(game, seats, {}, seats), seats, look)


def _raised(game: AnyGame, state: Any, seat: int, action: object) -> str:
    """The rule in the refusal that `apply` raises; "" if it raises none."""
    try:
        game.apply(state, seat, action, ScriptedChance([]), silent)
    except IllegalAction as refused:
        refused.__traceback__ = None  # With its frames it would wait for the collector.
        return refused.rule
    return ""
