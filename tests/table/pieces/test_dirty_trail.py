"""What moved is drawn again where it was and where it is, and nothing else."""

from __future__ import annotations

from pygame import FRect
from treasure_games.table.pieces.dirty_trail import DirtyTrail

HERE, THERE = FRect(0, 0, 10, 10), FRect(50, 0, 10, 10)


def followed(trail: DirtyTrail, *things: tuple[str, object, FRect]) -> list[FRect]:
    spoiled: list[FRect] = []
    trail.follow(things, spoiled.append)
    return spoiled


def test_what_comes_is_drawn_and_what_stays_is_not() -> None:
    trail = DirtyTrail()
    assert followed(trail, ("coin", 0, HERE)) == [HERE]
    assert followed(trail, ("coin", 0, HERE)) == []


def test_what_moves_is_drawn_at_both_places() -> None:
    trail = DirtyTrail()
    followed(trail, ("coin", 0, HERE), ("die", 0, HERE))
    assert followed(trail, ("coin", 0, THERE), ("die", 0, HERE)) == [HERE, THERE]


def test_what_turns_in_its_place_is_drawn_again() -> None:
    trail = DirtyTrail()
    followed(trail, ("coin", 0, HERE))
    assert HERE in followed(trail, ("coin", 90, HERE))


def test_what_goes_leaves_its_place_to_be_drawn() -> None:
    trail = DirtyTrail()
    followed(trail, ("coin", 0, HERE))
    assert followed(trail) == [HERE]
    assert followed(trail) == []


def test_areas_are_asked_for_only_when_a_state_has_changed() -> None:
    trail, spoiled, asked = DirtyTrail(), list[FRect](), list[object]()

    def look(state: object, area: FRect) -> None:
        def where() -> FRect:
            asked.append(state)
            return area

        trail.follow_states([("coin", state, where)], spoiled.append)

    look(1, HERE)
    look(1, HERE)
    assert (asked, spoiled) == ([1], [HERE])
    look(2, THERE)
    assert (asked, spoiled) == ([1, 2], [HERE, HERE, THERE])
    trail.follow_states([], spoiled.append)
    assert spoiled[-1] == THERE
