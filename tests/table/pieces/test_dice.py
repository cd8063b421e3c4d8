"""Dice that are thrown lie in the end where and as they should."""

import pytest

from tests.pictures import Reads
from tests.table.pieces.conftest import canvas_of, play
from treasure_games.stage.theme import theme_for
from treasure_games.table.pieces.dice import Dice, Family, Gathering, Spot, Throw

BONE = Family(tuple(f"dice/face_{n}" for n in range(1, 7)),
              tuple(f"dice/tumble_{n}" for n in range(1, 9)))  # fmt: skip
ATTACK = Family(tuple(f"dice/attack_{n}" for n in range(1, 7)),
                tuple(f"dice/attack_tumble_{n}" for n in range(1, 9)))  # fmt: skip


def spot(index: int) -> Spot:
    return 500.0 + 150.0 * index, 600.0, 100.0


def test_thrown_dice_show_what_was_rolled_and_lie_in_their_spots() -> None:
    dice = Dice(spot)
    rolled = [(BONE, 0), (ATTACK, 5), (BONE, 2), (BONE, 2), (BONE, 4)]
    play(Throw(dice, rolled, theme_for(), serial=3), 40, lambda t: None)
    assert [die.image for die in dice] == [family.faces[face] for family, face in rolled]
    assert [(die.x, die.y, die.side) for die in dice] == [spot(index) for index in range(5)]
    assert all(die.lift == 0.0 for die in dice)


@pytest.mark.parametrize("serial", range(10))
def test_a_throw_takes_no_longer_than_dice_may(serial: int) -> None:
    durations = theme_for().durations
    throw = Throw(Dice(spot), [(BONE, 0)], theme_for(), serial)
    assert durations.dice_least <= throw.duration <= durations.dice_most <= 1.0


def test_a_die_tumbles_and_bounces_twice_after_its_fall() -> None:
    dice, lifts, images = Dice(spot), [], set()

    def look(t: float) -> None:
        (die,) = dice
        lifts.append(die.lift)
        images.add(die.image)

    play(Throw(dice, [(BONE, 0)], theme_for(), serial=0), 100, look)
    landings = [n for n in range(1, 100) if lifts[n - 1] > lifts[n] <= lifts[n + 1]]
    assert len(landings) == 2
    assert len(images & set(BONE.tumbling)) > 4


def test_no_die_shows_a_face_before_it_nearly_lies() -> None:
    """The result is told when the last die lies, not while it is in the air."""
    dice, told = Dice(spot), []

    def look(t: float) -> None:
        told.append((t, [die.image in BONE.faces for die in dice]))

    play(Throw(dice, [(BONE, 3)] * 4, theme_for(), serial=1), 50, look)
    assert not any(any(shown) for t, shown in told if t < 0.85)
    assert all(told[-1][1])


def test_a_second_throw_leaves_the_dice_before_it() -> None:
    dice = Dice(spot)
    play(Throw(dice, [(ATTACK, 3)], theme_for(), serial=1), 10, lambda t: None)
    play(Throw(dice, [(BONE, 1)], theme_for(), serial=2, first=1), 10, lambda t: None)
    assert [die.image for die in dice] == ["dice/attack_4", "dice/face_2"]


def test_with_less_motion_dice_lie_at_once() -> None:
    dice = Dice(spot)
    throw = Throw(dice, [(BONE, 1)], theme_for(reduced_motion=True), serial=2)
    play(throw, 4, lambda t: None)
    (die,) = dice
    assert (die.x, die.y) == spot(0)[:2]


def test_dice_go_with_their_spots_at_a_new_layout() -> None:
    left = 100.0
    dice = Dice(lambda index: (left + 100.0 * index, 50.0, 80.0))
    dice.lay(["dice/face_1", "dice/face_2"])
    left = 400.0
    dice.place()
    assert [die.x for die in dice] == [400.0, 500.0]


SIDES = tuple(f"bluffaneer/bone_{name}" for name in ("chest", "ship", "skull", "swords"))
LARGE = Family(SIDES, tuple(f"{side}{way}" for side in SIDES for way in ("", "_roll_1", "_roll_2")),
               aspect=560 / 300, spin=0.25)  # fmt: skip


def test_no_picture_of_a_throw_is_read_twice() -> None:
    """Large pictures aren't kept as they are read: each size that isn't that at rest costs one."""
    dice, reads = Dice(spot), Reads()
    canvas = canvas_of(assets=reads.assets)

    def look(_t: float) -> None:
        dice.draw(canvas, is_moving=True)

    play(Throw(dice, [(LARGE, 0), (LARGE, 2)], theme_for(), serial=4), 50, look)
    assert len(reads.names) > 6
    assert len(reads.names) == len(set(reads.names))


def test_a_die_is_turned_once_for_each_of_its_pictures() -> None:
    """As long as it shows a picture, it has one angle and one size, however many frames that is."""
    dice, poses = Dice(spot), list[tuple[str, float, float]]()

    def look(_t: float) -> None:
        (die,) = dice
        pose = die.image, die.angle, die.scale
        if pose not in poses[-1:]:
            poses.append(pose)

    play(Throw(dice, [(LARGE, 0)], theme_for(), serial=2), 400, look)
    assert len(poses) <= 16
    assert len({image for image, _angle, _scale in poses}) > 6


def test_dice_fall_on_the_table_and_are_gathered_where_they_lie() -> None:
    """They become as large as there, and no picture of another size is scaled on the way."""
    dice = Dice(spot)
    rolled = [(BONE, 0), (BONE, 4)]
    on_table = [(900.0, 300.0, 180.0), (1100.0, 300.0, 180.0)]
    play(Throw(dice, rolled, theme_for(), serial=3, spot=on_table.__getitem__), 20, lambda t: None)
    assert [(die.x, die.y, die.side) for die in dice] == on_table
    sides = set()
    play(Gathering(dice, theme_for()), 20, lambda t: sides.update(die.side for die in dice))
    assert [(die.x, die.y, die.side) for die in dice] == [spot(0), spot(1)]
    assert [die.scale for die in dice] == [1.0, 1.0]
    assert sides == {180.0, 100.0}
