"""Laying out the chart by hand: sections are pushed, turned and exchanged, and faults are told."""

import pytest

from treasure_games.games.treasure_boots.rules import layouts
from treasure_games.games.treasure_boots.rules.layouts import FARTHEST, parsed, written

PAIR = parsed("A@0,0 B@8,0")


def test_a_section_is_pushed_alone() -> None:
    assert written(layouts.moved(PAIR, "B", 2, 3)) == "A@0,0 B@10,3"


def test_no_section_is_pushed_out_of_the_world() -> None:
    far = layouts.moved(PAIR, "A", -1000, 1000)
    assert (far[0].column, far[0].row) == (-FARTHEST, FARTHEST)


@pytest.mark.parametrize(("grid", "turns"), [("hex", [180, 0]), ("square", [90, 180, 270, 0])])
def test_hexes_turn_by_half_and_squares_by_quarters(grid: str, turns: list[int]) -> None:
    """HX-07."""
    lying, found = PAIR, []
    for _ in turns:
        lying = layouts.turned(lying, "A", grid)
        found.append(lying[0].turn)
    assert found == turns


def test_a_section_is_exchanged_for_one_that_is_not_in_use() -> None:
    assert written(layouts.exchanged(PAIR, "A")) == "C@0,0 B@8,0"
    fleet = parsed("A@0,0 B@8,0 C@16,0 D@24,0")
    assert layouts.exchanged(fleet, "A") == fleet


@pytest.mark.parametrize("grid", ["hex", "square"])
def test_the_north_west_corner_is_the_chart_s(grid: str) -> None:
    away = parsed("A@-6,4 B@4,-3")
    assert written(layouts.fitted(away, grid)) == "A@0,7 B@10,0"


def test_sections_beside_the_hexes_stay_beside_them() -> None:
    """HX-07: moved as a whole by an odd number of columns, other cells would lie half a row off."""
    beside = layouts.fitted(parsed("A@3,0 B@12,0"), "hex")
    assert written(beside) == "A@1,0 B@10,0"
    assert written(layouts.fitted(parsed("A@3,0 B@12,0"), "square")) == "A@0,0 B@9,0"


@pytest.mark.parametrize("grid", ["hex", "square"])
def test_sections_too_far_from_each_other_are_a_fault_before_they_are_written(grid: str) -> None:
    """Each is near enough to where the chart began, but not to where its corner will be."""
    apart = layouts.moved(layouts.moved(PAIR, "A", -50, 0), "B", 40, 0)
    assert "too far out" in layouts.fault(apart, 2, grid)
    near = layouts.moved(layouts.moved(PAIR, "A", -20, 0), "B", 30, 0)
    assert layouts.fault(near, 2, grid) == ""
    assert layouts.fault_of(written(layouts.fitted(near, grid)), 2, grid) == ""


def test_a_fault_is_a_sentence_and_none_is_nothing() -> None:
    assert layouts.fault(PAIR, 2, "hex") == ""
    assert "on top" in layouts.fault(layouts.moved(PAIR, "B", -2, 0), 2, "hex")
    assert "even column" in layouts.fault(layouts.moved(PAIR, "B", 1, 0), 2, "hex")
    assert layouts.fault(layouts.moved(PAIR, "B", 1, 0), 2, "square") == ""
    assert "3 sections" in layouts.fault(PAIR, 3, "hex")


@pytest.mark.parametrize(
    ("text", "sections", "grid", "found"),
    [
        ("A@0,0 B@11,3/90", 2, "square", "A@0,0 B@11,3/90"),
        ("A@0,0 B@11,3/90", 3, "square", "A@0,0 B@11,3/90 C@18,0"),
        ("B@0,0 D@8,2", 4, "square", "A@16,0 B@0,0 C@24,0 D@8,2"),
        ("A@0,0 B@10,2 C@4,9", 2, "hex", "A@0,0 B@10,2"),
        ("A@0,0 B@11,3/90", 3, "hex", "A@0,0 B@10,3 C@18,0"),
    ],
)
def test_what_lies_stays_where_more_or_fewer_sections_are_wanted(
    text: str, sections: int, grid: str, found: str
) -> None:
    """Another number of players, or the other chart: only what must change does."""
    assert written(layouts.adapted(parsed(text), sections, grid)) == found
