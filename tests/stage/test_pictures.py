"""Pictures as surfaces that are fast to blit."""

import pygame
import pytest
from pygame import Rect, Surface

from treasure_games.stage.pictures import finished, opaque, opaque_copy

ALIGNED = 16
"""SDL writes rows that begin at multiples of so many bytes past the processor's cache."""


def chequered(size: tuple[int, int], bits: int) -> Surface:
    made = Surface(size, 0, bits)
    made.fill((200, 10, 30))
    made.fill((20, 110, 230), (0, 0, size[0] // 2, size[1] // 2))
    return made


@pytest.mark.parametrize("width", [640, 641, 642, 643])
def test_rows_to_be_copied_are_never_all_aligned(width: int) -> None:
    made = opaque((width, 30))
    assert made.get_size() == (width, 30)
    assert made.get_pitch() % ALIGNED
    assert not made.get_masks()[3]


@pytest.mark.parametrize("bits", [24, 32])
@pytest.mark.parametrize("width", [64, 65])
def test_finished_opaque_pictures_look_the_same_and_are_fast(width: int, bits: int) -> None:
    picture = chequered((width, 40), bits)
    made = finished(picture)
    assert made.get_bitsize() == 32
    assert made.get_pitch() % ALIGNED
    assert pygame.image.tobytes(made, "RGB") == pygame.image.tobytes(picture, "RGB")
    assert finished(made) is made, "once is enough"


def test_a_part_is_copied_and_stays_as_it_was() -> None:
    whole = chequered((100, 80), 32)
    made = opaque_copy(whole, Rect(40, 30, 20, 20))
    whole.fill("black")
    assert made.get_size() == (20, 20)
    assert made.get_at((9, 9))[:3] == (20, 110, 230)
    assert made.get_at((10, 10))[:3] == (200, 10, 30)


@pytest.mark.parametrize("size", [(0, 0), (0, 20), (20, 0)])
def test_an_empty_part_is_empty(size: tuple[int, int]) -> None:
    assert opaque_copy(chequered((100, 80), 32), Rect((40, 30), size)).get_size() == size
