"""The theme: readable in every pair of text and ground, in both contrasts."""

import re
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

import treasure_games
from treasure_games.stage.asset_files import roots
from treasure_games.stage.assets import Assets
from treasure_games.stage.theme import SEATS, theme_for

TEXT_ON_GROUND = (
    ("ink", "parchment"), ("ink", "parchment_light"), ("ink", "parchment_shade"),
    ("sepia", "parchment"), ("sepia", "parchment_light"),
    ("wax_red", "parchment_light"), ("rubric", "parchment"), ("rubric", "parchment_light"),
    ("jade_ink", "parchment"), ("jade_ink", "parchment_light"),
    ("pearl", "walnut_dark"), ("pearl", "walnut"), ("pearl", "night"), ("pearl", "deep_sea"),
    ("pearl", "wax_red"), ("pearl", "black_pearl"),
    ("lantern", "walnut_dark"), ("lantern", "walnut"), ("lantern", "night"),
    ("brass_light", "walnut_dark"), ("foam", "night"), ("foam", "deep_sea"),
    ("ink", "brass"), ("ink", "brass_light"),
)  # fmt: skip
"""Every pair of text and ground that the widgets use."""


def contrast(one, other):
    """WCAG contrast ratio of two colours, 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour):
    red, green, blue = (_linear(channel / 255.0) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel):
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize(("text", "ground"), TEXT_ON_GROUND)
def test_text_is_readable_on_its_ground(text, ground, high):
    theme = theme_for(high_contrast=high)
    assert contrast(theme.colour(text), theme.colour(ground)) >= 4.5


@pytest.mark.parametrize("ink", ["ink", "sepia", "rubric", "jade_ink"])
def test_inks_are_readable_on_the_paper_as_it_is_drawn(ink):
    """Even where the paper is stained: its darkest twentieth is left out."""
    paper = Assets(roots("art")).nine_slice("ui/panel_parchment", 800, 700, 1.0)
    rng = Random(1)
    places = [(rng.randrange(200, 600), rng.randrange(180, 520)) for _ in range(4000)]
    grounds = [tuple(paper.get_at(place))[:3] for place in places]
    ratios = sorted(contrast(theme_for().colour(ink), ground) for ground in grounds)
    assert ratios[len(ratios) // 20] >= 4.5


def test_high_contrast_is_higher_everywhere():
    usual, high = theme_for(), theme_for(high_contrast=True)
    for text, ground in TEXT_ON_GROUND:
        before = contrast(usual.colour(text), usual.colour(ground))
        assert contrast(high.colour(text), high.colour(ground)) >= min(before, 7.0)


@pytest.mark.parametrize("ground", ["walnut_dark", "walnut", "night"])
def test_the_focus_ring_shows_on_wood(ground):
    palette = theme_for()
    assert contrast(palette.colour("focus_light"), palette.colour(ground)) >= 3.0


@pytest.mark.parametrize("ground", ["brass", "parchment", "brass_light"])
def test_the_dark_of_the_focus_ring_shows_on_light_grounds(ground):
    palette = theme_for()
    assert contrast(palette.colour("focus_dark"), palette.colour(ground)) >= 3.0


def test_no_two_seats_share_colour_or_emblem():
    for one, other in combinations(SEATS, 2):
        assert one.colour != other.colour
        assert one.emblem != other.emblem


def test_reduced_motion_shortens_travel_and_keeps_time_to_read():
    usual, reduced = theme_for().durations, theme_for(reduced_motion=True).durations
    assert reduced.move_long <= 0.08
    assert reduced.banner_hold == usual.banner_hold
    assert reduced.computer_least == usual.computer_least
    assert theme_for(reduced_motion=True).motion.shake_pixels == 0


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("table", ["palette", "durations", "motion"])
def test_every_look_has_what_the_package_asks_of_it(table, reduced, high):
    """The type checker doesn't know the names of a page."""
    sources = Path(treasure_games.__file__).parent.rglob("*.py")
    asked = re.compile(rf"\b(?:theme\.|_)?{table}\.(?!dress\b)(\w+)")
    names = {name for path in sources for name in asked.findall(path.read_text("utf-8"))}
    look = getattr(theme_for(high_contrast=high, reduced_motion=reduced), table)
    assert len(names) > 5
    assert names <= set(vars(look))
