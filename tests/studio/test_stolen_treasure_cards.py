"""The cards of Stolen Treasure can be laid together as their geometry says."""

import json
import re

import pytest
from PIL import Image

from studio.render_art import ART
from treasure_games.games.stolen_treasure.rules import pieces

FOLDER = ART / "cards" / "stolen_treasure"
GEOMETRY = json.loads((FOLDER / "geometry.json").read_text(encoding="utf-8"))


def file_name(kind: int) -> str:
    return re.sub("[^a-z_]", "", pieces.TITLES[kind].lower().replace(" ", "_"))


@pytest.mark.parametrize("kind", range(pieces.KINDS))
def test_a_picture_fills_its_window(kind: int) -> None:
    with Image.open(FOLDER / f"{file_name(kind)}.webp") as picture:
        assert list(picture.size) == GEOMETRY["window"][2:]
        assert picture.convert("RGBA").getchannel("A").getextrema() == (255, 255)


@pytest.mark.parametrize("kind", range(pieces.KINDS))
def test_a_frame_shows_all_of_the_window_and_the_frame_fits_the_kind(kind: int) -> None:
    frame = GEOMETRY["cards"][file_name(kind)]["frame"]
    value = pieces.VALUES[kind]
    assert (frame == "treasure") == (value > 0)
    assert (frame == "bad") == (value < 0)
    with Image.open(FOLDER / f"frame_{frame}.webp") as image:
        left, top, wide, high = GEOMETRY["window"]
        assert list(image.size) == GEOMETRY["size"]
        inside = (left + 100, top + 100, left + wide - 50, top + high - 80)
        middle = image.getchannel("A").crop(inside)
        assert middle.getextrema() == (0, 0)


def test_only_answers_and_the_spot_have_frames_of_their_own() -> None:
    cards = GEOMETRY["cards"]
    answers = {pieces.CODE, pieces.YARR, pieces.PARLEY}
    assert {c for c in cards if cards[c]["frame"] == "instant"} == {file_name(k) for k in answers}
    assert {c for c in cards if cards[c]["frame"] == "spot"} == {file_name(pieces.SPOT)}
    assert set(cards) == {file_name(kind) for kind in range(pieces.KINDS)}


@pytest.mark.parametrize("kind", pieces.TREASURE_KINDS)
def test_a_buried_card_shows_an_undistorted_part_of_its_picture(kind: int) -> None:
    card, buried = GEOMETRY["cards"][file_name(kind)], GEOMETRY["buried"]
    left, top, wide, high = card["crop"]
    assert min(left, top) >= 0
    assert left + wide <= GEOMETRY["window"][2]
    assert top + high <= GEOMETRY["window"][3]
    assert wide / high == pytest.approx(buried["window"][2] / buried["window"][3], rel=0.01)
    with Image.open(FOLDER / f"buried_{card['frame']}.webp") as image:
        assert list(image.size) == buried["size"]
