"""Games played at random, for the battery: the same ones in every process."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from hypothesis import strategies as st

from tests.battery.hooks import hooks_of
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import MOST_STEPS, silent
from treasure_games.core.options import GameInfo, HouseRule, OptionValue, Setup
from treasure_games.core.record import Playthrough, Record, replay
from treasure_games.core.registry import AnyGame

Step = Callable[[Playthrough, int, Any], None]
Corner = tuple[int, tuple[int, dict[str, OptionValue]]]
"""A number, which is the seed too, then seats and house rules."""
Tables = Callable[[AnyGame], list[Corner]]
"""The set-ups that a test plays a game by."""


def opened(
    game: AnyGame,
    seats: int,
    options: Mapping[str, OptionValue],
    seed: int,
    emit: Callable[[Any], None] = silent,
) -> Playthrough:
    """A playthrough whose cards are dealt."""
    play = Playthrough(game, Setup.of(game.info, seats, options), SeededChance(seed))
    play.start(emit)
    return play


def play_randomly(
    play: Playthrough,
    seed: int,
    before_act: Step | None = None,
    emit: Callable[[Any], None] = silent,
    decisions: int = MOST_STEPS,
) -> Playthrough:
    """To the end (or for so many decisions), drawing as `hooks.draw` does.

    `before_act(play, seat, action)` looks on. Of several seats that are asked at once any may
    answer first.
    """
    rng = Random(f"player {seed}")
    draw = hooks_of(play.game.info.id).draw
    for _ in range(decisions):
        pending = play.game.pending(play.state)
        if pending is None:
            break
        seat = rng.choice(pending.seats)
        action = draw(play.state, play.game.legal(play.state, seat), rng)
        if before_act:
            before_act(play, seat, action)
        play.act(seat, action, emit)
    return play


def moments_of(record: Record) -> list[tuple[Any, Any]]:
    """All events of a record, each with the state right after it."""
    return [moment for step in replay(record) for moment in step.events]


def setups(info: GameInfo) -> st.SearchStrategy[tuple[int, dict[str, OptionValue]]]:
    """Any number of seats with any house rules."""
    options = {option.name: st.sampled_from(values_of(option)) for option in info.options}
    return st.tuples(st.integers(*info.seats), st.fixed_dictionaries(options))


def corner_setups(info: GameInfo) -> list[tuple[int, dict[str, OptionValue]]]:
    """Every value of every option once, the others as usual; the seats go round."""
    low, high = info.seats
    one_changed = [{option.name: value} for option in info.options for value in values_of(option)]
    enabled = [
        {**_condition(info, name), name: value}
        for one in one_changed
        for name, value in one.items()
    ]
    return [(low + number % (high - low + 1), chosen) for number, chosen in enumerate(enabled)]


def some_corners(info: GameInfo, first: int, of: int) -> list[Corner]:
    """One of so many of them, with their numbers; always at least one."""
    corners = list(enumerate(corner_setups(info)))
    return corners[first % min(of, len(corners)) :: of]


def values_of(option: HouseRule) -> tuple[OptionValue, ...]:
    """All that are listed, and the low end of a range of numbers (a high one may play long)."""
    return (*option.values, *(option.numbers or ())[:1])


def _condition(info: GameInfo, name: str) -> dict[str, OptionValue]:
    """What must be chosen for the option to have any effect."""
    only_if = info.option(name).only_if
    return {only_if[0]: only_if[1][0]} if only_if else {}
