"""All dice: behind the own screen, those known behind others', those rolled openly; and the count
of a showdown, for which they step up to the plank one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.scallywager.rules.pieces import NO_FACE
from treasure_games.games.scallywager.rules.state import ALL_EYES, HIDDEN, NOBODY, OPEN
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.ui.dice import (
    CREW,
    UNSEEN,
    counts_for,
    own_order,
    picture,
)
from treasure_games.games.scallywager.ui.layout import IDLE, SMALL, Layout
from treasure_games.stage.animation import (
    Animation,
    Call,
    Later,
    Parallel,
    Sequential,
    Staggered,
    Wait,
)
from treasure_games.stage.canvas import Canvas
from treasure_games.table.pieces.dice import Dice, Spot, Throw
from treasure_games.table.pieces.flight import Flight, Manner, Squash
from treasure_games.table.pieces.muster import Muster
from treasure_games.table.pieces.sprite_board import Key, Pose, SpriteBoard
from treasure_games.table.stagehand import Stagehand
from treasure_games.table.table_api import TableApi

_ = translate
_SIDE: Final = 100.0
"""Side of a die at scale 1."""
_LESS: Final = 0.89
"""Size of own dice that don't count for the standing bid."""
_SORT: Final = 0.18
_STEP: Final = 0.32
_GROUP: Final = 0.12
_MARK: Final = 0.44
"""Size of the sign at a known die's corner."""


class Hold(Stagehand):
    """The dice of one table; `layout` must be set before they are laid."""

    layout: Layout

    def __init__(self, api: TableApi, sprites: SpriteBoard) -> None:
        super().__init__(api)
        self.sprites = sprites
        self.muster = Muster("scallywager", lambda count: _("of {count}").format(count=count))
        self.keys: dict[int, list[Key]] = {}
        """The dice that lie open, by seat, in the order of their places."""
        self._serial = 0
        self._own: list[Spot] = []
        self.thrown = Dice(lambda index: self._own[index])
        self.rolled = Dice(lambda index: self._rolled[index])
        self._rolled: list[Spot] = []
        self._overboard = 0

    # At rest

    def star(self, view: View) -> int:
        """Return who leans over the table while dice lie open: the bidder, or whoever doubted the
        bid of the seat at the bottom.
        """
        if view.dice_are != OPEN or not view.bids or view.challenger == NOBODY:
            return NOBODY
        bidder = view.bids[-1][0]
        return view.challenger if bidder == self.layout.bottom else bidder

    def lay(self, view: View) -> None:
        """Put all dice where the view has them."""
        layout = self.layout
        self.keys.clear()
        self.clear_rolled()
        self.thrown.dice.clear()
        self.muster.place(layout.plank, layout.sum)
        is_counted = self.star(view) != NOBODY
        self.muster.begin(view.bids[-1][1] if is_counted else 0)
        if is_counted:
            self._lay_count(view)
        else:
            self.lay_own(view)

    def lay_own(self, view: View) -> None:
        """Lay the own dice behind the own screen."""
        bottom = self.layout.bottom
        for key in [key for key in self.sprites if _is_die(key)]:
            self.sprites.take(key)
        for place, pose in self._own_poses(view).items():
            self._put(("die", bottom, place), pose)

    def _own_poses(self, view: View) -> dict[int, Pose]:
        """Return how the own dice lie, sorted; none that isn't seen."""
        layout = self.layout
        hold, bottom = view.dice[layout.bottom], layout.bottom
        face = view.bids[-1][2] if view.bids else 0
        poses = {}
        for index, place in enumerate(own_order(view, layout)):
            if hold[place] <= NO_FACE:
                continue
            x, y, side = layout.own_die(index, len(hold))
            is_less = bool(face) and not counts_for(view, bottom, place, face)
            scale = side * (_LESS if is_less else 1.0) / _SIDE
            poses[place] = Pose(x, y, scale, 0.0, picture(view, bottom, place), 40.0)
        return poses

    def _put(self, key: Key, pose: Pose, *, is_up: bool = False) -> None:
        sprite = pose.sprite(_SIDE, _SIDE, "die")
        self.sprites.lay(key, sprite, pose.depth)
        if is_up:
            self.sprites.lift(key)

    def take(self, before: View, view: View) -> None:
        """Follow a change of the own dice, or of the bid that they count for."""
        if view.dice_are == OPEN:
            return
        bottom = self.layout.bottom
        was, now = (
            (one.dice[bottom], one.bids[-1:], one.ghosts[bottom], one.dice_are)
            for one in (before, view)
        )
        if was != now:
            self.lay_own(view)

    def is_settled(self, view: View) -> bool:
        """Return True if the dice lie as in the view."""
        is_counted = self.star(view) != NOBODY
        if bool(self.muster.places) != is_counted:
            return False
        if is_counted:
            return all(
                len(self.keys.get(seat, ())) == len(hold) for seat, hold in enumerate(view.dice)
            )
        poses = self._own_poses(view)
        bottom, sprites = self.layout.bottom, self.sprites
        keys = {("die", bottom, place): pose for place, pose in poses.items()}
        laid = {key for key in sprites if _is_die(key)}
        return laid == set(keys) and all(keys[key].matches(sprites[key]) for key in keys)

    # Rolling

    def roll(self, view: View) -> Animation:
        """Return the roll of the own dice under the cup, and how they are sorted."""
        layout = self.layout
        hold, bottom = view.dice[layout.bottom], layout.bottom
        if any(face <= NO_FACE for face in hold) or not hold:
            return Wait(self.durations.dice_least)
        self._own = [layout.own_die(index, len(hold)) for index in range(len(hold))]
        self._serial += 1
        rolled = [(CREW, face - 1) for face in hold]

        def lie() -> None:
            self.thrown.dice.clear()
            for place, (x, y, side) in enumerate(self._own):
                image = picture(view, bottom, place)
                self._put(("die", bottom, place), Pose(x, y, side / _SIDE, 0.0, image, 40.0))

        return Sequential(
            Throw(self.thrown, rolled, self.theme, self._serial), Call(lie),
            Later(lambda: Parallel(*(self._slide(place, pose)
                                     for place, pose in self._own_poses(view).items()))),
        )  # fmt: skip

    def _slide(self, place: int, pose: Pose) -> Animation:
        key = "die", self.layout.bottom, place
        manner = Manner.of(self.theme).sliding
        return Flight(self.sprites, key, pose, manner, duration=_SORT)

    def roll_openly(self, seat: int, faces: tuple[int, ...]) -> Animation:
        """Return a roll for all to see, before somebody's screen; the dice stay for a while."""
        layout = self.layout
        is_own = seat == layout.bottom
        x = layout.axis if is_own else layout.homes[seat]
        y = layout.own.top - 70.0 if is_own else layout.far + 190.0
        first = len(self._rolled)
        for index in range(len(faces)):
            self._rolled.append((x + (index - (len(faces) - 1) / 2) * 100.0, y, 92.0))
        self._serial += 1
        rolled = [(CREW, face - 1) for face in faces]
        return Throw(self.rolled, rolled, self.theme, self._serial, first=first)

    def clear_rolled(self) -> None:
        """Take away what was rolled openly."""
        self.rolled.dice.clear()
        self._rolled.clear()

    # The showdown

    def counted(self, view: View) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        """Return seat and place of all dice that count, the bidder's last, and of the others; those
        that came too late to be rolled are neither.
        """
        bidder, _count, face = view.bids[-1]
        order = [(bidder + step) % view.seats for step in range(1, view.seats + 1)]
        both: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
        for seat in order:
            for place in _rolled(view, seat):
                both[not counts_for(view, seat, place, face)].append((seat, place))
        return both

    def _lay_count(self, view: View) -> None:
        count, others = self.counted(view)
        self.keys = {
            seat: [("die", seat, place) for place in range(len(hold))]
            for seat, hold in enumerate(view.dice)
        }
        for index, (seat, place) in enumerate(count):
            self._put(("die", seat, place), self._counted_pose(view, index, seat, place),
                      is_up=True)  # fmt: skip
            self.muster.step(self.api.emblem(seat))
        for seat, place in others:
            pose = self._idle_pose(view, seat, place, is_idle=True)
            self._put(("die", seat, place), pose, is_up=True)
        self.muster.wax = "wax_true" if self.is_true(view) else "wax_lie"
        self.muster.total = view.found

    def is_true(self, view: View) -> bool:
        """Return True if what was said last is true: the bid, or that it is exact."""
        bid = view.bids[-1][1]
        return view.found == bid if view.is_parlay else view.found >= bid

    def _counted_pose(self, view: View, index: int, seat: int, place: int) -> Pose:
        x, y, side = self.muster.spot(index)
        return Pose(x, y, side / _SIDE, 0.0, picture(view, seat, place), 50.0 + index)

    def _idle_pose(self, view: View, seat: int, place: int, *, is_idle: bool) -> Pose:
        layout = self.layout
        station = layout.stations(self.star(view)).get(seat)
        if station is None:
            station = layout.stations(NOBODY)[layout.others[0]]
        x, y = layout.idle(seat, place, len(view.dice[seat]), station)
        lean = ((seat * 7 + place * 5) % 9 - 4) * 2.0
        image = picture(view, seat, place, is_idle=is_idle)
        return Pose(x, y, IDLE / _SIDE, lean, image, 45.0)

    def open(self, view: View) -> None:
        """Lay all dice where their owners sit, and the empty plank before them."""
        self.muster.begin(view.bids[-1][1])
        for key in [key for key in self.sprites if _is_die(key)]:
            self.sprites.take(key)
        for seat, hold in enumerate(view.dice):
            self.keys[seat] = [("die", seat, place) for place in range(len(hold))]
            for place, key in enumerate(self.keys[seat]):
                pose = self._idle_pose(view, seat, place, is_idle=False)
                self._put(key, pose, is_up=True)

    def count(self, view: View, knock: Callable[[int], None]) -> Animation:
        """Return how the dice that count step up, `knock` called with the number of each."""
        count, others = self.counted(view)
        for seat, place in others:
            image = picture(view, seat, place, is_idle=True)
            self.sprites[self.keys[seat][place]].image = image
        steps = [self._step(view, index, *die, knock) for index, die in enumerate(count)]
        most = 0.5 + 0.2 * len(steps)
        return Staggered(_STEP * 0.5 + _GROUP, *steps, most=most) if steps else Wait(_STEP)

    def _step(
        self, view: View, index: int, seat: int, place: int, knock: Callable[[int], None]
    ) -> Animation:
        key, sprites = self.keys[seat][place], self.sprites
        manner = Manner.of(self.theme)

        def landed() -> None:
            if key in sprites:
                sprites.lift(key)
            self.muster.step(self.api.emblem(seat))
            knock(index)

        goal = self._counted_pose(view, index, seat, place)
        flight = Flight(sprites, key, goal, manner, duration=self.brief(_STEP))
        squash = Sequential(Squash(sprites, key, manner), Call(lambda: self._up(key)))
        return Sequential(flight, Call(landed), squash)

    def _up(self, key: Key) -> None:
        if key in self.sprites:
            self.sprites.lift(key)

    # Gains and losses

    def lose(self, seat: int, places: tuple[int, ...]) -> Animation:
        """Return how dice of somebody go overboard: off the plank, or from behind a screen."""
        keys = [self._lost(seat, place) for place in sorted(places, reverse=True)]
        sprites, manner = self.sprites, Manner.of(self.theme)
        falls: list[Animation] = []
        for key in keys:
            sprite = sprites[key]
            away = self.layout.room.bottom + 120.0
            goal = Pose(sprite.x + 190.0, away, 0.6 * sprite.scale, -200.0, sprite.image, 90.0)
            seconds = self.brief(0.5)
            falls.append(Flight(sprites, key, goal, manner, duration=seconds, vanishes=True))
        return Staggered(_GROUP, *falls)

    def _lost(self, seat: int, place: int) -> Key:
        """Return the piece of a die that is lost; one that wasn't seen gets one."""
        keys = self.keys.get(seat, [])
        found: Key = keys.pop(place) if place < len(keys) else ""
        if found in self.sprites:
            return found
        self._overboard += 1
        key: Key = ("lost", self._overboard)
        x, y = self._origin(seat)
        self._put(key, Pose(x, y, 0.6, 0.0, UNSEEN, 90.0), is_up=True)
        return key

    def _origin(self, seat: int) -> tuple[float, float]:
        layout = self.layout
        spot = layout.own if seat == layout.bottom else layout.screen(seat)
        return spot.centerx, spot.centery

    def gain(self, seat: int, count: int) -> Animation:
        """Return the way of new dice behind somebody's screen."""
        layout = self.layout
        x, y = self._origin(seat)
        ways: list[Animation] = []
        for _one in range(count):
            self._overboard += 1
            key: Key = ("lost", self._overboard)
            if seat in self.keys:
                self.keys[seat].append(key)
            self._put(key, Pose(layout.room.right + 60.0, layout.own.top, 0.7, 40.0, UNSEEN, 90.0),
                      is_up=True)  # fmt: skip
            goal = Pose(x, y, 0.4, 0.0, UNSEEN, 90.0)
            manner = Manner.of(self.theme)
            ways.append(Flight(self.sprites, key, goal, manner, vanishes=True))
        return Staggered(_GROUP, *ways)

    # Drawing

    def known(self, view: View) -> Iterator[tuple[int, int, FRect]]:
        """Yield seat, place and spot of the dice behind others' screens that one knows."""
        layout = self.layout
        if view.dice_are != HIDDEN:
            return
        for seat in layout.others:
            places = _rolled(view, seat)
            room = layout.known(seat)
            step = min(SMALL + 6.0, room.width / max(1, len(places)))
            left = room.centerx - (len(places) - 1) * step / 2 - SMALL / 2
            for index, place in enumerate(places):
                yield seat, place, FRect(left + index * step, room.top, SMALL, SMALL)

    def draw_known(self, canvas: Canvas, view: View) -> None:
        """Draw the dice that are known, each with the sign of how."""
        for seat, place, rect in self.known(view):
            if canvas.touches(rect.inflate(20, 20)):
                canvas.image(picture(view, seat, place), rect.inflate(12, 12))
                is_open = view.seen[seat][place] == ALL_EYES
                side = SMALL * _MARK * 1.3
                mark = FRect(rect.right - side * 0.7, rect.bottom - side * 0.7, side, side)
                sign = "open" if is_open else "peeked"
                canvas.image(f"scallywager/mark_{sign}", mark)

    def track(self, invalidate: Callable[[FRect], None]) -> None:
        """Redraw what has moved."""
        self.muster.track(invalidate)
        self.thrown.track(invalidate)
        self.rolled.track(invalidate)

    def draw(self, canvas: Canvas) -> None:
        """Draw dice that roll, and the seal over those on the plank."""
        is_moving = self.api.timeline.is_moving
        self.thrown.draw(canvas, is_moving=is_moving)
        self.rolled.draw(canvas, is_moving=is_moving)
        self.muster.draw_seal(canvas)


def _rolled(view: View, seat: int) -> list[int]:
    return [place for place, face in enumerate(view.dice[seat]) if face > NO_FACE]


def _is_die(key: Key) -> bool:
    return isinstance(key, tuple) and key[0] in ("die", "lost")
