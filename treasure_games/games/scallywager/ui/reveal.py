"""The showdown: dice come out, those that count step up to the plank, and some are lost."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.scallywager.rules.state import NOBODY, OPEN
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.verdict import as_counted, is_true
from treasure_games.games.scallywager.ui import dice
from treasure_games.games.scallywager.ui.count_board import DiceCountBoard
from treasure_games.games.scallywager.ui.layout import IDLE
from treasure_games.stage import animation
from treasure_games.table.people.board import PeopleBoard
from treasure_games.table.people.far_edge import Station
from treasure_games.table.pieces.sprite_board import Key, Pose

_AT: Final = Named(page_beside(__file__, dict[str, float]))
Place = tuple[int, int]
"""Seat, and place in its hold."""


class Reveal(dice.DiceMover):
    """The open dice of one table."""

    def __init__(self, board: PeopleBoard) -> None:
        super().__init__(board)
        self.count_board = DiceCountBoard()
        self.keys: dict[int, list[Key]] = {}
        """The dice that lie open, by seat, in the order of their places."""
        self.is_lit = False
        """True while light in its owner's colour lies under each group of dice."""
        self._sockets: dict[Key, int] = {}
        """Where each die that counts stands on the plank."""
        self._moved = 0

    # Who, and which

    def speaker(self, view: View) -> int:
        """Return who leans over while dice lie open: the bidder, or who doubts the bottom's bid."""
        if view.dice_are != OPEN or not view.bids or view.challenger == NOBODY:
            return NOBODY
        bidder = view.bids[-1][0]
        return view.challenger if bidder == self.layout.bottom else bidder

    def counted(self, view: View) -> tuple[list[Place], list[Place]]:
        """Return all dice that count, the bidder's last, and the others; none that came late."""
        bidder, _count, face = view.bids[-1]
        order = [(bidder + step) % view.seats for step in range(1, view.seats + 1)]
        both: tuple[list[Place], list[Place]] = ([], [])
        for seat in order:
            for place in dice.rolled(view, seat):
                both[not dice.counts_for(view, seat, place, face)].append((seat, place))
        return both

    # At rest

    def clear(self) -> None:
        """Take away the plank and what lies open."""
        self.keys.clear()
        self._sockets.clear()
        self.count_board.begin(0)
        self.is_lit = False

    def lay(self, view: View) -> None:
        """Lay all dice as they are after the count."""
        self._begin(view)
        count, others = self.counted(view)
        for index, one in enumerate(self._with_lost(view, count)):
            seat, place = one
            self.count_board.arrived.append(self.api.emblem(seat))
            if place == NOBODY:
                self.count_board.shades[index] = dice.die(view.bids[-1][2])
            else:
                self._sockets["die", seat, place] = index
                self.put(("die", seat, place), self._socket(view, index, one))
        for seat, place in others:
            pose = self._idle(view, (seat, place), self.speaker(view), is_idle=True)
            self.put(("die", seat, place), pose)
        self.count_board.wax = "wax_true" if is_true(view) else "wax_lie"
        self.count_board.total = view.found
        self.is_lit = True

    def _begin(self, view: View) -> None:
        """Show the empty plank, and note which dice there are."""
        _bidder, count, face = view.bids[-1]
        self.count_board.begin(count, dice.gold(face))
        self._sockets.clear()
        for seat, hold in enumerate(view.dice):
            self.keys[seat] = [("die", seat, place) for place in range(len(hold))]

    def _with_lost(self, view: View, count: list[Place]) -> list[Place]:
        """Return the dice that counted, with those that their owners have lost since."""
        before, _others = self.counted(as_counted(view, self.api.seen))
        lost = Counter(seat for seat, _place in before)
        lost.subtract(seat for seat, _place in count)
        bidder = view.bids[-1][0]
        both = count + [(seat, NOBODY) for seat in lost.elements()]
        return sorted(both, key=lambda one: (one[0] - bidder - 1) % view.seats)

    def put(self, key: Key, pose: Pose) -> None:
        """Lay a die over people and plank."""
        super().put(key, pose)
        self.sprites.lift(key)

    def _socket(self, view: View, index: int, die: Place) -> Pose:
        x, y, side = self.count_board.spot(index)
        return Pose(x, y, side / dice.SIDE, 0.0, dice.picture(view, *die), 50.0 + index)

    def _idle(self, view: View, die: Place, speaker: int, *, is_idle: bool) -> Pose:
        """Return how a die lies before its owner, while `speaker` leans over the table."""
        seat, place = die
        layout = self.layout
        x, y = layout.idle(seat, place, len(view.dice[seat]), self._station(seat, speaker))
        lean = ((seat * 7 + place * 5) % 9 - 4) * 2.0
        image = dice.picture(view, seat, place, is_idle=is_idle)
        return Pose(x, y, IDLE / dice.SIDE, lean, image, 45.0)

    def _station(self, seat: int, speaker: int) -> Station:
        return self.layout.stations(speaker).get(seat, Station(self.layout.axis))

    def pools(self, view: View) -> Iterator[tuple[int, FRect]]:
        """Yield each seat, and where light in its colour lies under a die of it."""
        speaker = self.speaker(view)
        if not self.is_lit or speaker == NOBODY:
            return
        for seat, hold in enumerate(view.dice):
            station = self._station(seat, speaker)
            idle = partial(self.layout.idle, count=len(hold), station=station)
            die = FRect(0, 0, IDLE, IDLE)
            for place in range(len(hold)):
                key = "die", seat, place
                if key in self.keys.get(seat, ()) and key not in self._sockets:
                    yield seat, die.move_to(center=idle(seat, place)).inflate(70.0, 60.0)

    # From behind the screens, and back

    def come_out(self, view: View, seat: int) -> animation.Animation:
        """Return the way of somebody's dice from behind the screen into the open."""
        seconds, gap = self.brief(_AT.out), self.brief(0.02)

        def begin() -> animation.Animation:
            ways = []
            for place in range(len(view.dice[seat])):
                key: Key = "die", seat, place
                goal = self._idle(view, (seat, place), NOBODY, is_idle=False)
                if key not in self.sprites:
                    self.put(key, Pose(*self._under(seat), _AT.behind, 0.0, goal.image, 45.0))
                ways.append(self._slide(key, goal, seconds))
            return animation.Staggered(gap, *ways)

        return animation.Later(begin, seconds=seconds + gap * (len(view.dice[seat]) - 1))

    def _slide(self, key: Key, goal: Pose, seconds: float) -> animation.Animation:
        return self._board.flight(key, goal, seconds, slides=True, stays_up=True)

    def _under(self, seat: int) -> tuple[float, float]:
        """Return where somebody's dice come out: below the plate, clear of its words."""
        if seat == self.layout.bottom:
            return self._origin(seat)
        return self.layout.idle(seat, 0, 1, self._station(seat, NOBODY))

    def make_room(self, view: View) -> animation.Animation:
        """Return how the empty plank comes up, and dice follow whoever changes places."""
        self._begin(view)
        ways, speaker = [], self.speaker(view)
        for seat in self.layout.others:
            for place, key in enumerate(self.keys[seat]):
                goal = self._idle(view, (seat, place), speaker, is_idle=False)
                if key not in self.sprites:
                    self.put(key, goal)
                elif not goal.matches(self.sprites[key]):
                    ways.append(self._slide(key, goal, self.durations.move_long))
        return animation.Parallel(self.count_board.rise(self.theme), *ways)

    def gather(self) -> animation.Animation:
        """Return the way of all dice back behind the screens."""
        ways = []
        for key in [key for key in self.sprites if dice.is_die(key)]:
            sprite = self.sprites[key]
            seat = key[1] if isinstance(key, tuple) and key[0] == "die" else self.layout.bottom
            goal = Pose(*self._under(seat), _AT.behind, 0.0, sprite.image, 45.0)
            ways.append(self._board.flight(key, goal, self.brief(_AT.out), slides=True, ends=True))
        return animation.Parallel(*ways)

    # The count

    def count(self, view: View, knock: Callable[[int], None]) -> animation.Animation:
        """Return how the dice that count step up, `knock` called with the number of each."""
        count, others = self.counted(view)
        for seat, place in others:
            key = self.keys[seat][place]
            self.sprites.picture(key, dice.picture(view, seat, place, is_idle=True))
        steps = [self._step(view, index, die, knock) for index, die in enumerate(count)]
        most = 0.5 + 0.2 * len(steps)
        return (
            animation.Staggered(_AT.step * 0.5 + _AT.group, *steps, most=most)
            if steps
            else animation.Wait(_AT.step)
        )

    def _step(
        self, view: View, index: int, die: Place, knock: Callable[[int], None]
    ) -> animation.Animation:
        seat, place = die
        key = self.keys[seat][place]
        self._sockets[key] = index

        def landed() -> None:
            self.count_board.arrived.append(self.api.emblem(seat))
            knock(index)

        goal, board = self._socket(view, index, die), self._board
        flight = board.flight(key, goal, self.brief(_AT.step), stays_up=True)
        return animation.Sequential(
            flight, animation.Call(landed), board.squash(key, stays_up=True)
        )

    # Gains and losses

    def lose(self, view: View, seat: int, places: tuple[int, ...]) -> animation.Animation:
        """Return how dice of somebody go overboard: off the plank, or from behind a screen."""
        keys = [self._lost(view, seat, place) for place in sorted(places, reverse=True)]
        return animation.Staggered(_AT.group, *map(self._overboard, keys))

    def _overboard(self, key: Key) -> animation.Animation:
        """Return how a die jumps out for all to see, and falls over the table's near edge."""
        sprite, layout, flight = self.sprites[key], self.layout, self._board.flight
        # On its side, clear of the sum and of what is said beside it.
        left, right = self.count_board.reach.left, layout.plaque.right
        is_left = sprite.x < layout.axis and left > layout.room.left + 200.0
        way, edge = (-1.0, left) if is_left else (1.0, right)
        x = way * (120.0 + max(way * sprite.x, way * edge))
        high = Pose(x - way * 100.0, sprite.y - 90.0, 1.3 * sprite.scale, -20.0, sprite.image, 90.0)
        low = Pose(x, layout.room.bottom + 140.0, 1.6 * sprite.scale, -250.0, sprite.image, 90.0)
        fall = flight(key, low, self.brief(_AT.fall), ends=True, falls=True)
        return animation.Sequential(flight(key, high, self.brief(_AT.hop), stays_up=True), fall)

    def _lost(self, view: View, seat: int, place: int) -> Key:
        """Return the piece of a die that is lost; one that wasn't seen gets one."""
        keys = self.keys.get(seat, [])
        found: Key = keys.pop(place) if place < len(keys) else ""
        socket = self._sockets.pop(found, NOBODY)
        if socket != NOBODY:
            self.count_board.shades[socket] = dice.die(view.bids[-1][2])
        if found in self.sprites:
            return found
        x, y = self._origin(seat)
        return self._new(Pose(x, y, 0.6, 0.0, dice.UNSEEN, 90.0))

    def _new(self, pose: Pose) -> Key:
        """Return the piece of a die that nobody sees the face of."""
        self._moved += 1
        key: Key = ("lost", self._moved)
        self.put(key, pose)
        return key

    def _origin(self, seat: int) -> tuple[float, float]:
        layout = self.layout
        spot = layout.own if seat == layout.bottom else layout.screen(seat)
        return spot.centerx, spot.centery

    def gain(self, seat: int, count: int) -> animation.Animation:
        """Return the way of new dice behind somebody's screen."""
        layout, ways = self.layout, []
        x, y = self._origin(seat)
        for _one in range(count):
            start = layout.room.right + 60.0, layout.own.top
            key = self._new(Pose(*start, 0.7, 40.0, dice.UNSEEN, 90.0))
            if seat in self.keys:
                self.keys[seat].append(key)
            goal = Pose(x, y, _AT.behind, 0.0, dice.UNSEEN, 90.0)
            ways.append(self._board.flight(key, goal, ends=True))
        return animation.Staggered(_AT.group, *ways)
