"""The toy game on the registry, and a table laid for it."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.match import toy
from treasure_games.core import registry
from treasure_games.core.options import Setup
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.match.seats import Kind, MatchSetup, Seat


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.PACKAGES, "toy", "treasure_games.games.toy")
    monkeypatch.setitem(sys.modules, "treasure_games.games.toy.rules.game", toy.module())
    monkeypatch.setitem(sys.modules, "treasure_games.games.toy.text.words", toy.words_module())


@pytest.fixture
def plan() -> MatchSetup:
    seats = (Seat("Ann", 0), Seat("Bob", 1), Seat("Pike", 2, Kind.COMPUTER, "mate", "pike"))
    return MatchSetup("toy", Setup.of(toy.Toy.info, 3), seats, seed=7)


@pytest.fixture
def match(plan: MatchSetup) -> Match:
    return Match(plan)


class Ear(list[str]):
    """Hears what the person is told."""

    def __call__(self, sentence: str) -> None:
        self.append(sentence)


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def open_matches(tmp_path: Path, ear: Ear) -> Iterator[Callable[[], Matches]]:
    """Opens the folders anew, as the next start of the app does when the one before has ended."""
    opened: list[Matches] = []

    def again() -> Matches:
        for one in opened:
            one.close()
        opened.append(Matches(tmp_path, ear))
        return opened[-1]

    yield again
    for one in opened:
        one.close()


def finish(match: Match) -> None:
    """Everybody passes, everybody chooses 0."""
    while (asked := match.pending()) is not None:
        match.act(asked.seats[0], toy.Pass() if asked.ask == "turn" else toy.Choose(0))


def names(steps: Any) -> list[str]:
    return [type(step.event).__name__ for step in steps]
