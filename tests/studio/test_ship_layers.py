"""Ships laid together from their layers look like ships drawn whole."""

import io

import numpy as np
import pygame
import pytest
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from studio.art.kit.document import Document
from studio.art.ships.livery import PLAYERS, PRIVATEER, Livery
from studio.art.ships.rig import BOX, ship
from studio.art.ships.wreck import wreck
from tests import pictures
from treasure_games.games.treasure_boots.ui.chart.ships import LiveryPainter

SIZE = (512, 464)


def drawn_whole(livery: Livery, pose: str) -> NDArray[np.int64]:
    if not pose.startswith("wreck"):
        return premultiplied(ship(livery, pose))
    left, top, width, height = BOX
    doc = Document(width, height, left, top)
    doc.add(wreck(doc, livery, int(pose[-1])))
    return premultiplied(doc.svg())


def premultiplied(svg: str) -> NDArray[np.int64]:
    image = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=SIZE[0]))))
    pixels = np.asarray(image.convert("RGBA")).astype(int)
    pixels[..., :3] = pixels[..., :3] * pixels[..., 3:] // 255
    return pixels


def laid_together(livery: Livery, pose: str) -> NDArray[np.int64]:
    pygame.display.init()
    painted = LiveryPainter(pictures.assets().apart)(f"{livery.name}_{pose}", *SIZE)
    flat = np.frombuffer(pygame.image.tobytes(painted, "RGBA"), np.uint8)
    return flat.reshape(SIZE[1], SIZE[0], 4).astype(int)


@pytest.mark.one_in_turn("livery", "pose")
@pytest.mark.parametrize(
    ("livery", "pose"),
    [
        (PLAYERS["blue"], "full"),
        (PLAYERS["pearl"], "beam"),
        (PLAYERS["orange"], "wreck_2"),
        (PRIVATEER, "aback"),
    ],
    ids=lambda one: one if isinstance(one, str) else one.name,
)
def test_layers_make_the_ship_that_is_drawn_whole(livery, pose):
    whole, layers = drawn_whole(livery, pose), laid_together(livery, pose)
    there = whole[..., 3] > 0
    apart = np.abs(whole - layers)
    assert apart[there].mean() < 4
    assert np.percentile(apart[there].max(-1), 99) < 40
    assert apart[~there].max() < 8


def test_another_colour_would_be_noticed():
    whole, layers = drawn_whole(PLAYERS["green"], "full"), laid_together(PLAYERS["sky"], "full")
    assert np.abs(whole - layers)[whole[..., 3] > 0].mean() > 8
