"""The harbour's evening: cargo comes ashore piece by piece, and a sum grows."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

import pygame
from msgspec import Struct
from pygame import FRect, Surface

from treasure_games.core.language import plural, translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.ui.chart.pieces import Effect
from treasure_games.games.treasure_boots.ui.chart.plan import Point
from treasure_games.games.treasure_boots.ui.chart.ships import SHIP_SIZE, drawn_whole
from treasure_games.games.treasure_boots.ui.sheet import SIZE, STEPS, Key, Sheet
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import TextStyle
from treasure_games.stage.theme import Colour
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import Passage, Worded, brief_name, whole_line
from treasure_games.table.pieces.brass import cast
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import is_large
from treasure_games.table.seat_face import draw_face


class Scene(Struct, frozen=True):
    """What is where, and when: the page tells what each of these is."""

    still: dict[str, tuple[float, float, float, float]]
    tints: dict[str, tuple[int, int, int]]
    places: dict[str, Point]
    sizes: dict[str, Point]
    hangs: dict[str, Point]
    lengths: dict[str, float]
    foot: dict[str, tuple[float, float, float, float]]
    seconds: dict[str, float]
    styles: dict[str, TextStyle]
    sounds: dict[str, str]


SCENE: Final = page_beside(__file__, Scene)
_AT: Final = Named(SCENE.lengths)
IN_NET: Final[float] = _AT.in_net
"""The share of its size that a piece has in the net."""
_STYLES: Final = SCENE.styles
_QUAY: Final = "harbour/quay"
_ROPE: Final[tuple[tuple[Colour, float], ...]] = (((27, 17, 10), 11.0), ((201, 168, 105), 6.0))


class Landing(Struct, frozen=True):
    """What comes ashore: its pictures with their points, the bonus for so many colours, the score
    before that, and what is played for.
    """

    livery: str
    port: str
    """The picture of the port."""
    name: str
    pieces: tuple[tuple[str, int], ...]
    bonus: int
    colours: int
    score: int
    goal: int
    captain: SeatPlate
    rival: SeatPlate
    """Of the one who has most of all others."""
    more: int = 0
    """What one more colour would add."""

    def points(self, landed: int) -> int:
        """Return what so many pieces are worth."""
        return sum(worth for _picture, worth in self.pieces[:landed])


class Harbour(Sheet, Worded):
    """Stands over the table while a ship unloads, and before that while it is asked what."""

    def __init__(self) -> None:
        super().__init__()
        self.landing: Landing
        self.landed = 0
        """So many pieces lie on the quay."""
        self.swung = 0.0
        """The net hangs over the deck at 0, over the quay at 1."""
        self.rod = 0.0
        """The share of the rod that shows; the bonus is paid when it is whole."""
        self.is_asking = False
        """True while it is asked what comes ashore."""
        self._scene: tuple[str, ...] = ()
        """Which ship lies in which port."""

    def strike(self) -> None:
        """Clear it away."""
        super().strike()
        self.is_asking, self._scene = False, ()

    def ask(self, landing: Landing) -> None:
        """Show what would come ashore, all but the pieces, and what that would make."""
        if self._scene != (landing.livery, landing.port):
            self.set(landing, is_ahead=False)
        self.effects.clear()
        self.landing, self.landed, self.swung = landing, len(landing.pieces), 0.0
        self.rod = float(landing.bonus > 0)
        self.is_asking = self.is_visible = True

    def set(self, landing: Landing, *, is_ahead: bool) -> None:
        """Take what comes ashore; begin to make the pictures, if wanted."""
        if self._scene != (landing.livery, landing.port):
            self.strike()
        self.is_asking, self._scene = False, (landing.livery, landing.port)
        self.landing, self.landed, self.swung, self.rod = landing, 0, 0.0, 0.0
        size = SCENE.sizes["token"]
        self.effects[:] = (Effect(name, 0.0, 0.0, *size) for name, _worth in landing.pieces)
        self.hang()
        if is_ahead:
            self.make_ahead(self._wanted())

    @property
    def middle(self) -> Point:
        """In high windows all lies at the foot of the sheet."""
        return self.sheet.centerx, self.sheet.bottom - self.unit * SIZE[1] / 2

    @property
    def paid(self) -> int:
        """The points that have come ashore."""
        return self.landing.points(self.landed) + self.landing.bonus * (self.rod >= 1.0)

    # Where things are

    @property
    def asked(self) -> FRect:
        """Where it is asked what comes ashore."""
        return self._box("asked")

    @property
    def ring(self) -> Point:
        """The ring of the net, at the end of its rope."""
        (x, y), (angle, length) = SCENE.places["pulley"], self._rope
        turn = math.radians(angle)
        return x + length * math.sin(turn), y + length * math.cos(turn)

    @property
    def _rope(self) -> Point:
        """How far the rope is turned out, and its length."""
        (angle, length), (goal, least) = SCENE.hangs.values()
        return angle + (goal - angle) * self.swung, length + (least - length) * self.swung

    @property
    def wound(self) -> float:
        """How far the crane's wheel is turned, in degrees: by its rope, and by what is let down."""
        let_down = sum(one.scale - IN_NET for one in self.effects) / (1.0 - IN_NET)
        return _AT.winds * self._rope[1] + _AT.lowers * let_down

    def hang(self) -> None:
        """Put what is still in the net where that hangs."""
        waiting, (x, y) = self.effects[self.landed :], self.ring
        for index, one in enumerate(waiting):
            one.scale, one.is_under = IN_NET, True
            aside, row = index % 2 - 0.5 * (index + 1 < len(waiting) or index % 2), index // 2
            one.x, one.y = x + _AT.apart * aside, y + _AT.hang + _AT.lowest - _AT.layer * row

    def berth(self, index: int) -> Point:
        """Return where a piece lies on the quay."""
        step = min(_AT.step, (_AT.right - _AT.left) / max(1, len(self.effects) - 1))
        return _AT.left + step * index, _AT.line

    # Pictures

    def _wanted(self) -> Iterator[Key]:
        """Yield all that an unloading needs."""
        yield self.whole
        yield self._net
        names, size = dict.fromkeys(one.picture for one in self.effects), SCENE.sizes["token"]
        for step in range(round(_AT.in_net * STEPS), STEPS + 1):
            for name in names:
                yield self.picture_of(Effect(name, 0.0, 0.0, *size, scale=step / STEPS))
            yield from dict.fromkeys(map(self._wheel, range(round(_AT.alike))))

    @property
    def _net(self) -> Key:
        width, height = map(self.px, SCENE.sizes["net"])
        return "harbour/net", width, height, 0.0

    def _wheel(self, turned: float) -> Key:
        """Return the wheel as it looks so many degrees on: after a few of them as before."""
        width, height = map(self.px, SCENE.sizes["wheel"])
        return "harbour/wheel", width, height, turned % _AT.alike // _AT.turn * _AT.turn

    def furnish(self, sea: Surface) -> None:
        """Paint the town at dusk, the ship, the quay with its crane and its lantern."""
        landing = self.landing
        apart = self._context.assets.apart
        for name, (x, y, width, height) in SCENE.still.items():
            wide, high = self.px(width), self.px(height)
            if name == "town":
                picture = apart(f"chart/{landing.port}_land", wide, high)
                picture.fill(SCENE.tints["town"], special_flags=pygame.BLEND_RGB_MULT)
            elif name == "ship":
                high = round(wide * SHIP_SIZE[1] / SHIP_SIZE[0])
                picture = drawn_whole(apart, landing.livery, "", (wide, high), is_mirrored=False)
            else:
                wide = sea.get_width() if name == _QUAY else wide
                picture = apart(name, wide, high)
            self.set_on(sea, picture, (x, y))
        lamp = Surface((9, 9))
        lamp.fill(SCENE.tints["lantern"], (3, 3, 3, 3))
        wide, high = map(self.px, SCENE.sizes["lamp"])
        light = pygame.transform.smoothscale(lamp, (wide, high))
        self.set_on(sea, light, SCENE.places["lamp"], pygame.BLEND_RGB_ADD)
        wide, high = map(self.px, SCENE.sizes["name"])
        ribbon = self._context.assets.apart("chart/ribbon", wide, high)
        self.set_on(sea, ribbon, SCENE.places["name"])

    # Drawing

    def draw_all(self, canvas: Canvas) -> None:
        """Draw the net and what hangs in it, what lies on the quay, rod and coins."""
        x, y = self.ring
        for colour, width in _ROPE:
            canvas.line(self.spot(*SCENE.places["pulley"]), self.spot(x, y), colour, width)
        self.stamp(canvas, self._wheel(self.wound), *SCENE.places["wheel"])
        self.draw_effects(canvas, is_under=True)
        self.stamp(canvas, self._net, x, y + _AT.hang)
        if self.rod > 0.0:
            full = self._box("rod")
            full.midleft = self.spot(*SCENE.places["rod"])
            with canvas.clipped(FRect(full.topleft, (full.width * self.rod, full.height))):
                canvas.image("harbour/rod", full)
        self.draw_effects(canvas)
        for number in range(self.paid):
            coin = self._box("coin", 0.0, -_AT.coin * number)
            canvas.image("result/coin", coin)
        for name, words in self._on_the_quay(canvas.context):
            if name == "quay.colours":
                skin.draw_panel(canvas, words.rect, "dark")
            words.draw(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, then the sum on the board at its foot."""
        super().draw(canvas)
        skin.draw_panel(canvas, self._foot("frame"), "dark")
        rival = () if self.is_asking else (("rival", self.landing.rival),)
        for name, plate in (("face", self.landing.captain), *rival):
            draw_face(canvas, self._foot(name), plate.face.seat, plate.face.face)
        for _name, words in self._sum(canvas.context):
            words.draw(canvas)

    def _box(self, name: str, across: float = 0.0, down: float = 0.0) -> FRect:
        """Return where something lies on the sheet, so far from its usual place."""
        width, height = (side * self.unit for side in SCENE.sizes[name])
        x, y = SCENE.places[name]
        return sized(width, height, center=self.spot(x + across, y + down))

    def _foot(self, name: str) -> FRect:
        """Return where something stands on the board at the foot."""
        (x, y, width, height), share = SCENE.foot[name], self.foot.width / SIZE[0]
        middle = self.foot.left + x * share, self.foot.centery + y
        return sized(width * share, height, center=middle)

    # Words

    @property
    def is_shown(self) -> bool:
        """True while a ship unloads."""
        return self.is_visible

    def passages(self, context: LayoutContext) -> Sequence[tuple[str, Passage]]:
        """Return what stands on the quay, then on the board."""
        return [*self._on_the_quay(context), *self._sum(context)]

    def _on_the_quay(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        landing = self.landing
        ribbon = self._box("name")
        room = sized(0.62 * ribbon.width, 92 / 112 * ribbon.height, midtop=ribbon.midtop)
        line = whole_line(context, landing.name, _STYLES["port"], *room.size)
        yield "quay.name", Passage(*line, room)
        lying = landing.pieces[: min(self.landed, len(self.effects))]
        for index, (_picture, worth) in enumerate(lying):
            room, text = self._box("count", *self.berth(index)), _("+{count}", count=worth)
            yield f"quay.piece{index}", cast(context, text, room.height, "centre", room)
        if landing.bonus and self.rod >= 1.0:
            room, text = self._box("bonus"), _("+{count}", count=landing.bonus)
            yield "quay.bonus", cast(context, text, room.height, "centre", room)
            if not is_large(context):
                room, words = self._box("colours"), _colours(landing.colours)
                yield "quay.colours", Passage.fitted(context, words, _STYLES["words"], room)

    def _sum(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the sum on the board; what its figures are only at usual text."""
        landing = self.landing
        points = landing.points(self.landed)
        score, rival = landing.score + self.paid, landing.rival.shown
        short = landing.goal - score
        missing = plural("{count} short", "{count} short", short)
        figures = {"points": str(points), "score": str(score)}
        name, style = brief_name(context, rival.name, _STYLES["behind"], self._foot("name").width)
        styles = {**_STYLES, "name": style}
        words = {
            "goal": _("of {count}", count=landing.goal),
            "short": missing if short > 0 else _("That is enough"),
        }
        if self.is_asking:
            figures["score"] = str(landing.score)
            words["short"] = _("then {count}", count=score)
            if landing.more:
                words["more"] = _("One more colour: +{count}", count=landing.more)
        else:
            words["name"] = name
            words["behind"] = _("{score} of {goal}", score=rival.score.value, goal=landing.goal)
        if not is_large(context):
            words["points_words"] = plural("{count} piece", "{count} pieces", self.landed)
        if landing.bonus:
            bonus = str(self.paid - points)
            figures |= {"plus": "+", "bonus": bonus, "equals": "=", "sum": str(self.paid)}
            if not is_large(context):
                words["bonus_words"] = _colours(landing.colours)
        for name, text in figures.items():
            room = self._foot(name)
            yield f"harbour.{name}", cast(context, text, room.height, "centre", room)
        for name, text in words.items():
            style = styles.get(name, _STYLES["words"])
            yield f"harbour.{name}", Passage.fitted(context, text, style, self._foot(name))


def _colours(count: int) -> str:
    return plural("{count} colour", "{count} colours", count)
