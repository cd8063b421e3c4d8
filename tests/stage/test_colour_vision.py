"""What colour tells, other things tell to those who see fewer colours: another colour, or a form.

Colour vision is simulated by the matrices of Machado, Oliveira and Fernandes (2009) for people who
lack a kind of cone; how far colours lie apart is told in OKLab, where one per cent is about what
can just be noticed side by side.
"""

from itertools import combinations

import numpy as np
import pygame
import pytest

from treasure_games.stage.asset_files import roots
from treasure_games.stage.theme import SEATS, theme_for

VISIONS = {
    "usual": np.eye(3),
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
LEAST_APART = 6.0
"""Per cent in OKLab: several times what can just be noticed."""

INKS = ("ink", "jade_ink", "rubric"), ("jade_ink", "rubric", "sepia"), ("lantern", "wax_red")
"""Tokens that mean different things of one kind: neutral, true or can be done, lie or costs; what
waits; what is right or wrong where it is laid.
"""
ALIKE = {("protan", "rubric", "sepia"), ("deutan", "rubric", "sepia")}
"""Nothing is told by these two alone: what costs has a sign, and stands in words of its own."""

LEAST_FORM = 8.0
"""Per cent of lightness, on average, by which pictures differ that are as light on the whole."""
_CARGO = ("sails", "guns", "rum", "gold", "pearl", "black_pearl")
PICTURES = {
    "tokens": [f"tokens/{kind}" for kind in _CARGO],
    "cargo": [f"tokens/cargo_{kind}" for kind in _CARGO],
    "seats": [style.emblem_image for style in SEATS],
    "symbols": [f"cards/do_not_touch/symbol_{kind}" for kind in ("bullion", "gem", "coin")],
    "suits": [f"cards/do_not_touch/frame_{suit}" for suit in ("red", "green", "blue")],
}
PARTS = {"suits": pygame.Rect(83, 290, 110, 124)}
"""Where the form is, in pixels; elsewhere the whole picture."""


def linear(colour):
    """Return amounts of light, 0 to 1."""
    shares = np.asarray(colour) / 255.0
    return np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)


def apart(one, other, vision):
    """Return how far two colours lie apart for this vision."""
    labs = [
        _LAB @ np.cbrt(_CONES @ np.clip(VISIONS[vision] @ linear(colour), 0.0, 1.0))
        for colour in (one, other)
    ]
    return 100.0 * float(np.linalg.norm(labs[0] - labs[1]))


def test_distances_are_those_of_the_paper():
    assert apart((255, 255, 255), (0, 0, 0), "usual") == pytest.approx(100.0, abs=0.1)
    red_and_green = (200, 60, 40), (90, 120, 40)
    assert apart(*red_and_green, "deutan") < apart(*red_and_green, "usual") / 2


@pytest.mark.parametrize("vision", VISIONS)
def test_seats_are_told_apart(vision):
    for one, other in combinations(SEATS, 2):
        assert apart(one.colour, other.colour, vision) >= LEAST_APART, (one.name, other.name)


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("vision", VISIONS)
def test_inks_that_mean_something_are_told_apart(vision, high):
    theme = theme_for(high_contrast=high)
    pairs = {pair for group in INKS for pair in combinations(group, 2)}
    for one, other in sorted(pairs):
        if (vision, one, other) not in ALIKE:
            distance = apart(theme.colour(one), theme.colour(other), vision)
            assert distance >= LEAST_APART, (one, other)


def shown(name, part=None):
    """Return a small picture, or a part of it, on grey."""
    pygame.display.set_mode((1, 1))
    path = next(path for root in roots("art") if (path := root / f"{name}.webp").exists())
    picture = pygame.image.load(path).convert_alpha()
    picture = picture.subsurface(part) if part else picture
    ground = pygame.Surface((40, 40))
    ground.fill((120, 120, 120))
    ground.blit(pygame.transform.smoothscale(picture, (40, 40)), (0, 0))
    return pygame.surfarray.array3d(ground)


def form(picture):
    """Return its lightness alone, per cent more or less than on the whole."""
    light = 100.0 * np.cbrt(linear(picture) @ np.array([0.2126, 0.7152, 0.0722]))
    return light - light.mean()


@pytest.mark.parametrize("kind", PICTURES)
def test_pictures_in_colours_of_their_own_differ_without_them(kind):
    """By their form, for even what is as light on the whole is not alike."""
    forms = {name: form(shown(name, PARTS.get(kind))) for name in PICTURES[kind]}
    for (one, first), (other, second) in combinations(forms.items(), 2):
        assert np.abs(first - second).mean() >= LEAST_FORM, (one, other)


@pytest.mark.parametrize("vision", VISIONS)
def test_dice_of_attack_and_defence_are_told_apart(vision):
    middles = [shown(f"dice/{kind}_1")[8:32, 8:32] for kind in ("attack", "defence")]
    assert apart(*(middle.mean(axis=(0, 1)) for middle in middles), vision) >= LEAST_APART
