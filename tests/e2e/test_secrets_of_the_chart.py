"""TB-11: a port chosen in secret reaches no pixel, word or sound before all lie open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.conftest import OpenRig
from tests.e2e.test_secrets_on_screen import LONGEST, Frame, seen
from tests.hands import Mouse
from tools.rig import Rig, crew, table_plan
from treasure_games.games.treasure_boots.rules.actions import ChoosePort
from treasure_games.match.match import Match
from treasure_games.screens.curtain import CurtainScene
from treasure_games.stage.settings import PEEK
from treasure_games.table.scene import TableScene

SMALL = (1024, 640)


@pytest.fixture
def rig(open_rig: OpenRig) -> Rig:
    return open_rig(SMALL)


def chosen(people: int, pirates: int, port: int) -> Match:
    """Seat 0 is yet to choose; seat 1 lies in this port already."""
    match = Match(table_plan("treasure_boots", crew(people, pirates), start="secret"))
    match.act(1, ChoosePort(match.view(1).chart.ports[port]))
    return match


def table_at_rest(rig: Rig, match: Match) -> Mouse:
    rig.show(TableScene(rig.services, match))
    rig.settle(10.0)
    return Mouse(rig)


def tour(rig: Rig, match: Match) -> Iterator[Frame]:
    """The table, every tooltip of its furniture, the log."""
    mouse = table_at_rest(rig, match)
    yield seen(rig)
    for name in mouse.names():
        if not name.startswith("chart.") and mouse.can_press(name):
            mouse.move(*mouse.spot(name))
            rig.settle(5.0)
            yield seen(rig)
    mouse.key("l")
    rig.settle(5.0)
    yield seen(rig)


def still(rig: Rig) -> None:
    """The living sea holds still, so that only what is told can differ."""
    rig.services.settings.ambience = False
    rig.services.settings.reduced_motion = True
    rig.loop.settings_changed()


def test_a_rivals_secret_port_changes_nothing_on_the_screen(rig: Rig) -> None:
    still(rig)
    films = [list(tour(rig, chosen(1, 1, port))) for port in (0, 2)]
    assert films[0] == films[1]


def test_the_tour_would_notice_ones_own_port(rig: Rig) -> None:
    still(rig)
    frames = []
    for port in (0, 2):
        match = Match(table_plan("treasure_boots", crew(1, 2), start="secret"))
        match.act(0, ChoosePort(match.view(0).chart.ports[port]))
        table_at_rest(rig, match)
        frames.append(seen(rig))
    assert frames[0] != frames[1]


def test_the_curtain_between_two_people_hides_the_first_ones_port(rig: Rig) -> None:
    still(rig)
    films = []
    for port in (0, 2):
        match = chosen(2, 0, port)
        rig.show(TableScene(rig.services, match))
        film: list[Frame] = []
        for _ in range(LONGEST):
            rig.tick()
            film.append(seen(rig))
            if isinstance(rig.top, CurtainScene) and rig.top.closed == 1.0:
                break
        films.append(film)
    assert films[0] == films[1]


def test_a_port_that_lies_face_down_looks_like_any_other(rig: Rig) -> None:
    still(rig)
    rig.services.settings.privacy = PEEK
    films = [list(tour(rig, chosen(2, 0, port))) for port in (0, 2)]
    assert films[0] == films[1]
