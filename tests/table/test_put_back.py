"""Esc or the right button puts back what is carried; only letting go plays it."""

import pygame
import pytest
from pygame.event import Event

from tests.conftest import OpenRig
from tests.hands import Keys, Mouse
from tools.rig import FRAME, crew, play_on, table_plan
from treasure_games.match.match import Match
from treasure_games.table.card_play import HandSpot
from treasure_games.table.scene import TableScene

SIZE = (640, 360)
RIGHT = 3


class Carried:
    """A table at which a card has been carried to where dropping it plays it."""

    def __init__(self, open_rig: OpenRig) -> None:
        self.rig = open_rig(SIZE, speed=0.0)
        self.match = Match(table_plan("do_not_touch", crew(1, 3)))
        play_on(self.match, lambda one: len(one.acts) > 8 and one.is_asked(0))
        self.table = TableScene(self.rig.services, self.match)
        self.rig.show(self.table)
        self.rig.settle(step=FRAME)
        self.mouse = Mouse(self.rig)
        self.before = len(self.match.acts), self.match.held
        spot, self.end = self._way()
        self.start = self.mouse.spot(spot.name)
        self.mouse.move(*self.start)
        self.mouse.do(Event(pygame.MOUSEBUTTONDOWN, pos=self.start, button=1))
        for place in (self.start[0] + 20, self.start[1] - 20), self.end:
            self.mouse.do(Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(1, 0, 0)))

    def _way(self) -> tuple[HandSpot, tuple[int, int]]:
        viewport, play = self.table.context.viewport, self.table.game.play
        for spot in self.mouse.controls():
            if isinstance(spot, HandSpot):
                for x in range(40, int(viewport.width), 60):
                    for y in range(40, int(viewport.height), 60):
                        action = play.dropped(spot.card, x, y)
                        if action is not None and action in self.match.legal(0):
                            return spot, viewport.point_to_pixels(x, y)
        raise AssertionError("no card can be played by dropping it anywhere")

    @property
    def is_as_before(self) -> bool:
        return (len(self.match.acts), self.match.held) == self.before

    def let_go(self) -> None:
        self.mouse.let_go(*self.end)
        self.mouse.blink()


def test_a_card_that_is_let_go_is_played(open_rig: OpenRig) -> None:
    carried = Carried(open_rig)
    assert carried.table.game.board.hand.dragged is not None
    carried.let_go()
    assert not carried.is_as_before


@pytest.mark.parametrize("back", ["Esc", "right button"])
def test_back_puts_it_back(back: str, open_rig: OpenRig) -> None:
    carried = Carried(open_rig)
    if back == "Esc":
        Keys(carried.rig).key("escape")
    else:
        carried.mouse.do(Event(pygame.MOUSEBUTTONDOWN, pos=carried.end, button=RIGHT))
        carried.mouse.do(Event(pygame.MOUSEBUTTONUP, pos=carried.end, button=RIGHT))
    assert carried.table.game.board.hand.dragged is None
    carried.let_go()
    assert carried.is_as_before
    assert carried.rig.top is carried.table, "Esc did nothing else"
