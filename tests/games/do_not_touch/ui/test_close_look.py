"""The card that is shown large: its name stands whole on its plate, or not at all."""

import pytest
from pygame import FRect

from tests.conftest import OpenRig
from tools.rig import Rig
from treasure_games.core.language import SOURCE, available_languages, capital, use_language
from treasure_games.games.do_not_touch.rules.pieces import FACES, spoken_name
from treasure_games.games.do_not_touch.ui.faces import ASPECT, FacePainter
from treasure_games.screens.title import TitleScene
from treasure_games.table.pieces.zoom import name_on
from treasure_games.table.seat_face import part_of

LARGE = FRect(0, 0, 560.0 * ASPECT, 560.0)


def names(rig: Rig) -> list[str]:
    """What stands on each card, with the look of the window."""
    rig.show(TitleScene(rig.services))
    painter = FacePainter(rig.services.assets, lambda: rig.loop.context)
    plate = part_of(LARGE, FRect(painter.box("name_plate")))
    context = rig.top.context
    written = []
    for face in range(len(FACES)):
        name, style = name_on(context, capital(spoken_name(face)), plate)
        assert context.texts.measure(name, style)[0] <= plate.width
        written.append(name)
    return written


@pytest.mark.parametrize("code", available_languages())
def test_every_card_is_named_between_the_jewels(open_rig: OpenRig, code: str) -> None:
    rig = open_rig((1920, 1080), speed=0.0, prepare=lambda app: use_language(code))
    assert names(rig) == [capital(spoken_name(face)) for face in range(len(FACES))]
    use_language(SOURCE)


def test_no_name_is_cut(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), text_scale=2.0, speed=0.0)
    assert not any("…" in name for name in names(rig))


def test_the_plate_keeps_clear_of_its_jewels() -> None:
    """They are drawn within 64 of 750 from either end of a plate that goes from 250 to 700."""
    painter = FacePainter(None, None)  # type: ignore[arg-type]
    plate = part_of(FRect(0, 0, 750, 1050), FRect(painter.box("name_plate")))
    assert plate.left >= 250 + 64
    assert plate.right <= 700 - 64
