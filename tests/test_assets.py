"""Every picture and sound that the code names is there and opens; what nothing names is not there.

Faces, emblems, portraits and icons are put together at run time: their families are listed here.
"""

import json
import math
import re
from collections.abc import Iterator
from itertools import product
from typing import Final

import pygame
import pytest

from tests.named_assets import ROOT, files_below, names_in_code
from treasure_games.core.registry import GAMES
from treasure_games.first_pictures import TITLE_PICTURES
from treasure_games.games.do_not_touch.rules.pieces import FACES as CARD_FACES
from treasure_games.games.do_not_touch.ui.faces import FacePainter
from treasure_games.games.treasure_boots.ui import hud
from treasure_games.match.seats import EMBLEMS, SAILORS
from treasure_games.opponents.personas import PERSONAS
from treasure_games.stage.asset_files import MissingAsset
from treasure_games.stage.assets import Assets
from treasure_games.stage.audio.catalogue import read_catalogue
from treasure_games.stage.audio.vorbis import FRAME_BYTES, VorbisFile
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.originals import HALF
from treasure_games.stage.theme import theme_for
from treasure_games.table.moods import FACES, LOOKING, USUAL_FACES
from treasure_games.table.pieces.dice import IVORY

OUTSIDE: Final = {"README", "manifest", "icon/app", "icon/app_512", "icon/app_64"}
"""What is for people and for the desktop, and named by build.spec and the window."""
DATA: Final = {"chart/living", "ui/nine_slice"}
"""Numbers that go with pictures."""
STEMS: Final = {
    *(f"dice/{one}" for one in ("attack", "attack_tumble", "defence", "defence_tumble")),
    *("dice/face", "dice/tumble", "scallywager/die"),
}
"""What pictures of six faces are called, but for their number: `families` has them whole."""
AWAITED: Final[dict[str, set[str]]] = {}
"""Sounds of games that have no table yet. A game of the title names all of its own."""
LARGE: Final = 100_000
"""Pixels of a picture of the title that take so long to read that it has a half."""
STATES: Final = ("hover", "pressed", "disabled")


def families() -> Iterator[str]:
    """Names that the code puts together."""
    for one, face in product((*PERSONAS, *SAILORS), FACES):
        if one in PERSONAS or face not in USUAL_FACES:
            yield f"portraits/{one}_{face}"
            yield f"portraits/bust_{one}_{face}"
    for one, face, side in product((*PERSONAS, *SAILORS), sorted(LOOKING), ("left", "right")):
        yield f"portraits/eyes_{one}_{face}_{side}"
    for one, hand in product((*PERSONAS, *SAILORS, "stand"), ("card", "slip", "fist", "palm")):
        yield f"portraits/{hand}_{one}"
    for high, reduced in product((False, True), repeat=2):
        for style in theme_for(high_contrast=high, reduced_motion=reduced).seats:
            yield style.emblem_image
            yield f"emblems/pattern_{style.name}"
    buttons = ("ui/button", "ui/button_primary", "ui/icon_button")
    yield from (f"{button}_{state}" for button, state in product(buttons, STATES))
    for die in (IVORY, hud.BONE, hud.ATTACK, hud.DEFENCE):
        yield from (*die.faces, *die.tumbling)
    for game in GAMES:
        yield f"title/object_{game}"
        yield f"title/name_{game}"


def literals() -> Iterator[str]:
    """Names that stand in the code as they are."""
    folders = {name.split("/")[0] for name, _path in files_below("art") if "/" in name}
    whole = re.compile(rf"(?:{'|'.join(folders)})(/[a-z0-9_]+)+")
    for word in sorted(names_in_code().words):
        if whole.fullmatch(word) and not (ROOT / "art" / word).is_dir():
            yield word


@pytest.fixture(scope="module")
def assets() -> Assets:
    pygame.display.init()
    return Assets()


def test_every_picture_that_is_named_is_there_and_opens(assets: Assets) -> None:
    missing = []
    for name in sorted({*literals(), *families()} - DATA - STEMS):
        try:
            is_there = min(assets.original_size(name)) >= 8
        except MissingAsset:
            is_there = False
        if not is_there:
            missing.append(name)
        assets.end_frame()
    assert missing == []


def test_a_picture_that_is_not_there_would_be_missed(assets: Assets) -> None:
    with pytest.raises(MissingAsset, match="no asset called 'ui/anchor_chain'"):
        assets.original_size("ui/anchor_chain")


def test_every_theme_knows_every_emblem_of_a_seat() -> None:
    assert all(
        len(theme_for(high_contrast=high, reduced_motion=False).seats) == EMBLEMS
        for high in (False, True)
    )


def _unasked() -> LayoutContext:
    raise AssertionError("no words on these cards")


@pytest.mark.parametrize("face", range(len(CARD_FACES)))
def test_every_card_can_be_laid_together(face: int, assets: Assets) -> None:
    card = FacePainter(assets, _unasked)(str(face), 100, 140)
    assert card.get_size() == (100, 140)
    assert len({tuple(card.get_at((x, 70))) for x in range(0, 100, 7)}) > 4


def test_cards_look_different(assets: Assets) -> None:
    paint = FacePainter(assets, _unasked)
    painted = [paint(str(face), 100, 140) for face in range(len(CARD_FACES))]
    assert len({pygame.image.tobytes(card, "RGBA") for card in painted}) == len(painted)


def test_the_table_of_nine_slices_names_pictures() -> None:
    listed = json.loads((ROOT / "art" / "ui" / "nine_slice.json").read_text("utf-8"))
    there = {name for name, _path in files_below("art")}
    assert set(listed) <= there


def test_no_picture_lies_there_that_nothing_names() -> None:
    names = names_in_code()
    idle = {name for name, _path in files_below("art") if not names.say(name.removesuffix(HALF))}
    assert sorted(idle - OUTSIDE) == []


def test_every_half_is_half_of_its_picture(assets: Assets) -> None:
    halves = [name for name, _path in files_below("art") if name.endswith(HALF)]
    large = [name for name in TITLE_PICTURES if math.prod(assets.original_size(name)) > LARGE]
    assert {f"{name}{HALF}" for name in large} <= set(halves)
    for half in halves:
        width, height = assets.original_size(half.removesuffix(HALF))
        assert assets.original_size(half) == (width // 2, height // 2), half


@pytest.mark.full
def test_every_sound_opens() -> None:
    pygame.mixer.init(48000, -16, 2, 512)
    try:
        for clip in (clip for group in read_catalogue().groups.values() for clip in group.clips):
            decoded = VorbisFile(clip.file).decoded(clip.start, clip.start + clip.frames)
            assert len(decoded) == clip.frames * FRAME_BYTES, clip
            assert any(decoded), clip
    finally:
        pygame.mixer.quit()


def test_every_sound_file_is_in_the_catalogue() -> None:
    groups = read_catalogue().groups.values()
    listed = {clip.file for group in groups for clip in group.clips}
    assert {path for _name, path in files_below("sounds") if path.suffix == ".ogg"} == listed


def test_no_sound_lies_there_that_nothing_names() -> None:
    names = names_in_code()
    idle = {group for group in read_catalogue().groups if not names.say(group)}
    assert idle <= set().union(*AWAITED.values())


def test_only_games_without_a_table_have_sounds_that_wait() -> None:
    assert not AWAITED.keys() & set(GAMES)
    assert set().union(*AWAITED.values()) <= read_catalogue().groups.keys()


def test_names_are_found_whole_and_put_together() -> None:
    """The reader of names itself: it must not say yes to everything, nor no to what is woven."""
    names = names_in_code()
    assert names.say("ui/panel_plank")
    assert names.say(f"portraits/{next(iter(PERSONAS))}_calm")
    assert names.say("ui/icon_undo")
    assert not names.say("ui/panel_velvet")
    assert not names.say("ui/icon_cutlass")
    assert not names.say("portraits/nobody_calm")
