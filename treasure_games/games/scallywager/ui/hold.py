"""Dice hidden behind the own screen, those known behind others', and those rolled openly."""

from typing import Final

from pygame import FRect

from treasure_games.games.scallywager.rules.pieces import NO_FACE
from treasure_games.games.scallywager.rules.state import ALL_VIEWERS, HIDDEN, NOBODY, OPEN
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.ui import dice
from treasure_games.games.scallywager.ui.reveal import Reveal
from treasure_games.stage.animation import Animation, Call, Later, Parallel, Sequential, Wait
from treasure_games.stage.canvas import Canvas, sized
from treasure_games.stage.widgets.widget import Node
from treasure_games.table.people.board import PeopleBoard
from treasure_games.table.pieces.dice import IVORY, Dice, Gathering, Spot, Throw
from treasure_games.table.pieces.sprite_board import Pose

_LESS: Final = 0.89
"""Size of own dice that don't count for the standing bid."""
_SORT: Final = 0.18
_SMALL, _MARK = 60.0, 34.0
"""Side of a die that is known although it lies behind a screen, and of the sign at its corner."""
_TRAY: Final = 132.0, 94.0, 22.0
"""The least width of the tray of such dice, its height, and how far down the screen it lies."""


def draw_known(board: PeopleBoard, canvas: Canvas) -> None:
    """Draw the dice behind others' screens that one knows, each with the sign of how, on a tray
    over the emblem, which the plate has too.
    """
    view, layout, palette = board.view, board.layout, board.theme.palette
    for seat in layout.others if view.dice_are == HIDDEN else ():
        places, screen = dice.rolled(view, seat), layout.screen(seat)
        if not places:
            continue
        step = min(_SMALL + 8.0, (screen.width - _SMALL - 46.0) / max(1, len(places) - 1))
        across = (len(places) - 1) * step
        wide, middle = max(_TRAY[0], across + _SMALL + 22.0), screen.move(0.0, _TRAY[2]).center
        tray = sized(wide, _TRAY[1], center=middle)
        canvas.fill(tray, palette.walnut_dark, 0.94)
        canvas.outline(tray, palette.brass, 3.0, 10.0)
        for index, place in enumerate(places):
            x = tray.centerx - across / 2 + index * step
            rect = sized(_SMALL, _SMALL, center=(x, tray.centery - 3.0))
            canvas.image(dice.picture(view, seat, place), rect.inflate(12, 12))
            mark = FRect(rect.right - 0.7 * _MARK, rect.bottom - 0.7 * _MARK, _MARK, _MARK)
            sign = "open" if view.seen[seat][place] == ALL_VIEWERS else "peeked"
            canvas.image(f"scallywager/mark_{sign}", mark)


class Hold(dice.DiceMover, Node):
    """The hidden dice of one table, and those rolled openly; it draws those that roll."""

    def __init__(self, board: PeopleBoard) -> None:
        super().__init__(board)
        self.reveal = Reveal(board)
        self._serial = 0
        self._own: list[Spot] = []
        self._rolled: list[Spot] = []
        self.thrown = Dice(lambda index: self._own[index])
        self.rolled = Dice(lambda index: self._rolled[index])

    # At rest

    def lay(self, view: View) -> None:
        """Put all dice where the view has them."""
        self.reveal.clear()
        self.clear_rolled()
        self.thrown.dice.clear()
        self.reveal.count_board.place(self.layout.plank, self.layout.sum, self.layout.room.bottom)
        if self.reveal.speaker(view) != NOBODY:
            self.reveal.lay(view)
        else:
            self.lay_own(view)

    def lay_own(self, view: View) -> None:
        """Lay the own dice behind the own screen."""
        bottom = self.layout.bottom
        for key in [key for key in self.sprites if dice.is_die(key)]:
            self.sprites.take(key)
        for place, pose in self._own_poses(view).items():
            self.put(("die", bottom, place), pose)

    def _own_poses(self, view: View) -> dict[int, Pose]:
        """Return how the own dice lie, sorted; none that isn't seen."""
        bottom = self.layout.bottom
        hold, face = view.dice[bottom], view.bids[-1][2] if view.bids else 0
        poses = {}
        for index, place in enumerate(dice.own_order(view, bottom)):
            if hold[place] > NO_FACE:
                x, y, side = self.layout.own_die(index, len(hold))
                is_less = bool(face) and not dice.counts_for(view, bottom, place, face)
                scale = side * (_LESS if is_less else 1.0) / dice.SIDE
                poses[place] = Pose(x, y, scale, 0.0, dice.picture(view, bottom, place), 40.0)
        return poses

    def take(self, before: View, view: View) -> None:
        """Follow a change of the own dice, or of the bid that they count for."""

        def own(one: View) -> tuple[object, ...]:
            bottom = self.layout.bottom
            return one.dice[bottom], one.bids[-1:], one.ghosts[bottom], one.dice_are

        if view.dice_are != OPEN and own(before) != own(view):
            self.lay_own(view)

    def is_settled(self, view: View) -> bool:
        """Return True if the dice lie as in the view."""
        is_counted = self.reveal.speaker(view) != NOBODY
        if bool(self.reveal.count_board.places) != is_counted:
            return False
        if is_counted:
            keys = self.reveal.keys
            return all(len(keys.get(seat, ())) == len(hold) for seat, hold in enumerate(view.dice))
        bottom, sprites = self.layout.bottom, self.sprites
        own = {("die", bottom, place): pose for place, pose in self._own_poses(view).items()}
        laid = {key for key in sprites if dice.is_die(key)}
        return laid == set(own) and all(own[key].matches(sprites[key]) for key in own)

    # Rolling

    def roll(self, view: View) -> Animation:
        """Return the roll of the own dice under the cup, and how they are sorted."""
        layout, bottom = self.layout, self.layout.bottom
        hold = view.dice[bottom]
        if any(face <= NO_FACE for face in hold) or not hold:
            return Wait(self.durations.dice_least)
        self._own = [layout.own_die(index, len(hold)) for index in range(len(hold))]
        self._serial += 1
        thrown = [(IVORY, face - 1) for face in hold]

        def lie() -> None:
            self.thrown.dice.clear()
            for place, (x, y, side) in enumerate(self._own):
                image = dice.picture(view, bottom, place)
                self.put(("die", bottom, place), Pose(x, y, side / dice.SIDE, 0.0, image, 40.0))

        return Sequential(
            Throw(self.thrown, thrown, self.theme, self._serial),
            Call(lie),
            Later(lambda: self._sorted(view), seconds=_SORT),
        )

    def _sorted(self, view: View) -> Animation:
        bottom, flight = self.layout.bottom, self._board.flight
        poses = self._own_poses(view).items()
        return Parallel(
            *(flight(("die", bottom, place), pose, _SORT, slides=True) for place, pose in poses)
        )

    def roll_openly(self, seat: int, faces: tuple[int, ...], *, is_bid: bool) -> Animation:
        """Return a roll for all to see; the dice stay for a while."""
        first, count, open_die = len(self._rolled), len(faces), self.layout.open_die
        self._rolled += (open_die(seat, index, count, is_bid=is_bid) for index in range(count))
        self._serial += 1
        thrown = [(IVORY, face - 1) for face in faces]
        return Throw(self.rolled, thrown, self.theme, self._serial, first=first)

    def sweep(self) -> Animation:
        """Return the way of what was rolled openly off the table's near edge."""
        low = self.layout.room.bottom
        if not self._rolled or self._rolled[-1][1] > low:  # None lie there, or they're on the way.
            return Wait(0.0)
        self._rolled[:] = [(x, low + side, side) for x, _y, side in self._rolled]
        return Sequential(Gathering(self.rolled, self.theme), Call(self.clear_rolled))

    def clear_rolled(self) -> None:
        """Take away what was rolled openly."""
        self.rolled.dice.clear()
        self._rolled.clear()

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw dice that roll."""
        for moving in (self.thrown, self.rolled):
            moving.draw(canvas, is_moving=self.api.timeline.is_moving)
