"""The upper row of a captain's plate: names that one can tell apart beside every standing."""

from itertools import product

import pytest
from msgspec.structs import replace
from pygame import FRect

from tests.conftest import OpenRig
from tests.games.treasure_boots.ui.table_bench import Sitting, asked_for, sit
from treasure_games.core.language import available_languages, translate, use_language
from treasure_games.games.treasure_boots.ui.plate import HeadingSlot, HoldBadge
from treasure_games.opponents.personas import PERSONAS
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.table.pieces.plate_slots import Shown

ROW, ROOM = FRect(0, 0, 246, 50), FRect(156, 0, 90, 50)
"""Of the narrowest plate at the largest text."""


def words_of(
    context: LayoutContext, name: str, leads: bool, standing: str, can_win: bool = False
) -> dict[str, tuple[FRect, tuple[str, TextStyle]]]:
    """Each text of the row with its place."""
    hold = HoldBadge("", 0, "", standing=standing, leads=leads, can_win=can_win)
    slot = HeadingSlot(Shown(name, 0, badges=(hold,)), ROW, ROOM)
    lines = slot.words(context)
    return {part: (words.rect, (words.text, words.style)) for part, words in lines}


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080)])
@pytest.mark.parametrize("text_scale", [1.5, 2.0])
def test_no_name_is_cut_beside_a_standing(
    size: tuple[int, int], text_scale: float, open_rig: OpenRig
) -> None:
    context = open_rig(size, text_scale=text_scale).loop.context
    for persona, (leads, standing) in product(
        PERSONAS.values(), ((True, ""), (False, "−1"), (False, "−14"), (False, ""))
    ):
        row = words_of(context, persona.name, leads, standing)
        room, (words, style) = row["name"]
        assert words in (persona.name, persona.name.split()[-1])
        assert context.texts.measure(words, style)[0] <= room.width
        if standing:
            assert room.right < row["standing"][0].left


@pytest.mark.parametrize("language", available_languages())
def test_who_can_win_is_told_in_whole_words_beside_a_whole_name(
    language: str, open_rig: OpenRig
) -> None:
    context = open_rig((1280, 720), text_scale=2.0).loop.context
    use_language(language)
    for persona in PERSONAS.values():
        row = words_of(context, persona.name, False, "−3", can_win=True)
        assert row["name"][1][0] in (persona.name, persona.name.split()[-1])
        assert row["standing"][1][0] == translate("can win now")
        assert row["name"][0].right < row["standing"][0].left
    beside = {name: words_of(context, name, False, "", True) for name in ("Anne", "Woodenfinger")}
    sizes = {name: row["standing"][1][1].size for name, row in beside.items()}
    assert sizes["Anne"] > sizes["Woodenfinger"], "a short name leaves room for larger letters"


def test_a_name_has_the_room_that_a_short_standing_leaves(open_rig: OpenRig) -> None:
    context = open_rig((1280, 720)).loop.context
    widths = [
        words_of(context, "Anne", leads, standing)["name"][0].width
        for leads, standing in ((False, "−14"), (True, ""), (False, "−1"), (False, ""))
    ]
    assert widths == sorted(set(widths))


def test_the_crown_on_a_plate_moves_with_the_lead(open_rig: OpenRig) -> None:
    """What is reckoned once for a standing is reckoned again for another."""
    sitting = sit(open_rig, asked_for("sail"))
    plate, context = sitting.table.hud.plates[0], sitting.table.context
    (badge,) = plate.shown.badges
    assert isinstance(badge, HoldBadge)
    names = set()
    for leads, standing in ((True, ""), (False, "−9"), (False, "")):
        plate.take_badges((replace(badge, leads=leads, standing=standing),))
        names.add(
            next(box.rect.width for box in plate.boxes(context) if box.name.endswith(".name"))
        )
    assert len(names) == 3


def test_five_captains_show_large_faces_with_the_name_over_the_score(open_rig: OpenRig) -> None:
    rig = open_rig((1920, 1080), speed=0.0)
    table = Sitting(rig, asked_for("sail", pirates=4)).table
    for number, plate in enumerate(table.hud.plates):
        boxes = {box.name.split(".")[-1]: box.rect for box in plate.boxes(table.context)}
        assert boxes["name"].left - plate.rect.left >= 90, f"a large face stands before {number}"
        assert boxes["name"].bottom <= boxes["score"].top + 1
