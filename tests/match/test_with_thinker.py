"""A whole match between computers through the real thinking process, which dies on the way."""

import multiprocessing
import threading
from collections.abc import Iterator
from contextlib import closing

import pytest

from treasure_games.core.options import OptionValue, Setup
from treasure_games.core.registry import load
from treasure_games.match.conductor import Conductor
from treasure_games.match.match import Match
from treasure_games.match.records import resumed
from treasure_games.match.seats import Kind, MatchSetup, Seat
from treasure_games.opponents.process import Thinker


class Bell:
    """Rings when the process has answered, as it wakes the app."""

    def __init__(self) -> None:
        self._event = threading.Event()

    def ring(self) -> None:
        self._event.set()

    def wait(self) -> None:
        assert self._event.wait(30), "no answer came"
        self._event.clear()


@pytest.fixture
def bell() -> Bell:
    return Bell()


@pytest.fixture
def thinker(bell: Bell) -> Iterator[Thinker]:
    with closing(Thinker(on_answer=bell.ring)) as thinker:
        thinker.start()
        yield thinker


def play_one(conductor: Conductor, bell: Bell) -> None:
    """Wait for an answer as the app does, and play it."""
    conductor.tick()
    while not conductor.ready():
        bell.wait()
        conductor.tick()
    assert conductor.play() is not None


@pytest.mark.one_in_turn("game_id", "options")
@pytest.mark.parametrize(
    ("game_id", "options"),
    [("do_not_touch", {"version": "symbols"}), ("treasure_boots", {"target": 10})],
)
def test_a_match_goes_on_when_the_process_is_killed_while_thinking(
    game_id: str, options: dict[str, OptionValue], thinker: Thinker, bell: Bell
) -> None:
    setup = Setup.of(load(game_id).info, 2, options)
    seats = tuple(Seat(name, n, Kind.COMPUTER, "captain") for n, name in enumerate("AB"))
    match = Match(MatchSetup(game_id, setup, seats, 3))
    conductor = Conductor(match, thinker)
    play_one(conductor, bell)
    play_one(conductor, bell)
    conductor.tick()
    for child in multiprocessing.active_children():
        if child.name == "thinking":
            child.kill()
    play_one(conductor, bell)
    for seat in range(2):
        match.hand_to_computer(seat, "greedy")
    while not match.is_over:
        play_one(conductor, bell)
    assert match.outcome() is not None
    assert resumed(match.record()).outcome() == match.outcome()
