"""The instruments: the compass, the tray with its dice, buttons of the view."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame
from pygame import FRect, Surface

from treasure_games.core.language import translate as _
from treasure_games.core.pages import figures_beside
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart
from treasure_games.games.treasure_boots.ui.chart.pointing import CHART
from treasure_games.games.treasure_boots.ui.layout import ChartPlaces
from treasure_games.stage import animation
from treasure_games.stage.canvas import Canvas, LayoutContext, picture_of
from treasure_games.stage.pictures import scaled
from treasure_games.stage.sprite import Sprite, draw_sprites
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.theme import Colour, Theme
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import IconButton
from treasure_games.stage.widgets.widget import Node, Sign
from treasure_games.table.fitting import Passage, Worded, whole_line
from treasure_games.table.pieces.brass import cast
from treasure_games.table.pieces.dice import Dice, Spot, six_faced

_AT, _COUNTS = figures_beside(__file__)


class Compass(Node):
    """A needle that turns, in its place or large over the middle; moved by the timeline."""

    def __init__(self) -> None:
        self.needle = 0.0
        """Degrees clockwise from north."""
        self.trail = 0.0
        """Where the light begins that the needle has left behind."""
        self.away = 0.0
        """0 in its place, 1 large in the middle."""
        self._rose = ""
        self._headings: tuple[tuple[str, int], ...] = ()
        self._home, self._middle = FRect(0, 0, 1, 1), FRect(0, 0, 1, 1)
        self._flying: tuple[object, Surface] | None = None

    def show(self, rose: str, headings: Sequence[tuple[str, int]]) -> None:
        """Show this rose with these letters, each at its degrees."""
        self._rose, self._headings = f"chart/{rose}", tuple(headings)

    def place(self, home: FRect, table: FRect) -> None:
        """Set its place, and the table over which it is shown."""
        self._home = FRect(home)
        side = max(home.width, min(_AT.most, _AT.share * min(table.width, table.height)))
        self._middle = FRect(0, 0, side, side).move_to(center=table.center)

    def rest(self, degrees: float) -> None:
        """Point there, in its place, without motion."""
        self.needle = self.trail = degrees
        self.away = 0.0

    @property
    def is_home(self) -> bool:
        """True while it lies in its place."""
        return not self.away

    def turn(
        self, degrees: float, theme: Theme, *beside: animation.Animation, is_large: bool = True
    ) -> animation.Animation:
        """Return how the needle turns on clockwise with what goes `beside` it. If `is_large`, it
        comes to the middle for that and goes back, but not with less motion.
        """
        goal, briefly = self.needle + (degrees - self.needle) % 360.0, theme.durations.move_short
        seconds = theme.durations.wind_turn
        turned = animation.Parallel(
            animation.Tween(self, seconds, easing=animation.out_back, needle=goal), *beside
        )
        rested = animation.Call(lambda: self.rest(degrees))
        if not (is_large and theme.motion.bank_most):
            return animation.Sequential(turned, rested)
        back = animation.Tween(self, briefly, easing=animation.in_out_sine, away=0.0, trail=goal)
        return animation.Sequential(
            animation.Tween(self, briefly, away=1.0), turned, back, rested
        )  # fmt: skip

    @property
    def rect(self) -> FRect:
        """Where it is now."""
        home, middle, away = self._home, self._middle, max(0.0, self.away)
        side = home.width + (middle.width - home.width) * away
        x = home.centerx + (middle.centerx - home.centerx) * away
        y = home.centery + (middle.centery - home.centery) * away
        return FRect(0, 0, side, side).move_to(center=(x, y))

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw it where it is; on the way it is one picture, as each size is seen once."""
        rect, context = self.rect, canvas.context
        if self.away:
            shadow = rect.scale_by(_AT.shadow)
            fall = self.away * rect.width
            shadow.move_ip(_AT.lifted_across * fall, _AT.lifted_down * fall)
            canvas.growing("dice/shadow", shadow, self._middle.scale_by(_AT.shadow))
        if not 0.0 < self.away < 1.0:
            self._flying = None
            self._draw_parts(canvas, rect)
            return
        pixels, whole = context.viewport.to_pixels(rect), self._whole(context)
        key = "compass", pixels.size, self.needle
        canvas.blit(context.assets.passing.keep(key, lambda: scaled(whole, *pixels.size)), pixels)

    def _whole(self, context: LayoutContext) -> Surface:
        """Return the picture of all of it at its full size, made once for each way."""
        key = context, self.needle, self._rose, self._headings
        if self._flying is None or self._flying[0] != key:
            rect = FRect(context.viewport.to_virtual(0, 0), self._middle.size)
            size = context.viewport.to_pixels(rect).size
            whole = picture_of(context, size, lambda canvas: self._draw_parts(canvas, rect))
            self._flying = key, whole
        return self._flying[1]

    def _draw_parts(self, canvas: Canvas, rect: FRect) -> None:
        """Draw rose and letters, the light behind the needle, the needle, and the glass."""
        palette = canvas.context.theme.palette
        canvas.image(self._rose, rect)
        for letters, is_north in self._letters(canvas.context, rect):
            letters.draw(canvas, palette.rubric if is_north else palette.ink)
        if self.needle - self.trail > 1.0:
            self._draw_swept(canvas, rect)
        side = rect.width
        across, down = _AT.shadow_across * side, _AT.shadow_down * side
        pose = _AT.needle_wide * side, _AT.needle_high * side, -(self.needle % 360.0)
        x, y = rect.centerx + across, rect.centery + down
        is_moving = not self.is_home or self.needle % 30.0 != 0.0
        shadow = Sprite("chart/needle_shadow", x, y, *pose, is_swift=is_moving, has_shadow=False)
        needle = Sprite("chart/needle", *rect.center, *pose, has_shadow=False)
        draw_sprites(canvas, (shadow, needle), is_moving=is_moving)
        canvas.image("chart/compass_glass", rect)

    def _draw_swept(self, canvas: Canvas, rect: FRect) -> None:
        context = canvas.context
        size = context.viewport.px(_AT.swept * rect.width)
        start, end = round(self.trail), round(self.needle)
        light = context.theme.palette.brass
        swept = context.assets.passing.keep(
            ("swept", size, start, end), lambda: _swept(size, start, end, light)
        )
        canvas.blit(swept, swept.get_rect(center=context.viewport.point_to_pixels(*rect.center)))

    def _letters(self, context: LayoutContext, rose: FRect) -> Iterator[tuple[Passage, bool]]:
        """Yield the headings, upright on the ring, and whether each is north."""
        for text, degrees in self._headings:
            turn, side = math.radians(degrees - 90), _AT.letter_room * rose.width
            x = rose.centerx + _AT.ring * rose.width * math.cos(turn)
            y = rose.centery + _AT.ring * rose.width * math.sin(turn)
            room = FRect(0, 0, side, side).move_to(center=(x, y))
            tall = _AT.tall * rose.width * (_AT.single if len(text) == 1 else 1.0)
            yield cast(context, text, tall, "centre", room), degrees == 0


def _swept(size: int, start: int, end: int, colour: Colour) -> Surface:
    """Return a fan of light that grows stronger towards its end."""
    field, half = Surface((size, size), pygame.SRCALPHA), size / 2
    steps = _COUNTS.slices * _COUNTS.corners
    turns = [math.radians(start + (end - start) * step / steps - 90) for step in range(steps + 1)]
    rim = [(half + half * math.cos(turn), half + half * math.sin(turn)) for turn in turns]
    for index in range(_COUNTS.slices):
        level = _COUNTS.bright * (index + 1) // _COUNTS.slices
        shade = (*(part * level // 255 for part in colour[:3]), level)
        first = index * _COUNTS.corners
        pygame.draw.polygon(field, shade, [(half, half), *rim[first : first + _COUNTS.corners + 1]])
    return field


_WIND: Final = TextStyle(24.0, Face.SEMIBOLD, "brass_light", "centre")
_GOAL: Final = TextStyle(22.0, Face.SEMIBOLD, "pearl", "centre")


BONE: Final = six_faced("dice/face", "dice/tumble")
ATTACK: Final = six_faced("dice/attack", "dice/attack_tumble")
DEFENCE: Final = six_faced("dice/defence", "dice/defence_tumble")


class Instruments(Worded):
    """Compass and dice are moved by the timeline."""

    def __init__(self) -> None:
        self.compass = Compass()
        self.wind_words = ""
        self.goal_words = ""
        self.thrown: Callable[[int], Spot] | None = None
        """Where the dice of a shot lie while it is in question."""
        self.dice = Dice(lambda index: (self.thrown or self._tray_spot)(index))
        self.places: ChartPlaces

    def place(self, places: ChartPlaces) -> None:
        """Take these places."""
        self.places = places
        self.compass.place(places.compass, places.chart)

    def signs(self) -> Iterator[Sign]:
        """Yield where each instrument is, and its picture in the legend."""
        yield self.places.compass, "chart/rose_hex"
        yield self.places.wind, "chart/rose_hex"
        yield self.places.dice, "dice/face_2"
        yield self.places.goal, "objects/score_coin"

    def _tray_spot(self, index: int) -> Spot:
        tray = self.places.dice
        side = min(tray.height * _AT.die, tray.width / (_COUNTS.most_dice + 0.6))
        step = tray.width / (_COUNTS.most_dice + 0.25)
        return tray.centerx + (index - (_COUNTS.most_dice - 1) / 2) * step, tray.centery, side

    def middle_spot(self, index: int) -> Spot:
        """Return where a die falls in the middle of the chart."""
        across = (index - (_COUNTS.most_dice - 1) / 2) * _AT.thrown * _AT.apart
        return self.places.chart.centerx + across, self.places.chart.centery, _AT.thrown

    def hand_spot(self, index: int) -> Spot:
        """Return where a die lies ready to be thrown, at the foot of the chart."""
        x, _y, side = self.middle_spot(index)
        return x, self.places.chart.bottom - 2.0 * side, side

    def draw(self, canvas: Canvas) -> None:
        """Draw plates, and the tray once something lies in it; the compass may fly."""
        for plate in (self.places.wind, self.places.goal):
            skin.draw_panel(canvas, plate, "status_plate")
        self.draw_words(canvas)
        if self.dice.dice:
            skin.draw_panel(canvas, self.places.dice, "tray")

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """The words on the plates."""
        for name, plate, text, style in (
            ("wind", self.places.wind, self.wind_words, _WIND),
            ("goal", self.places.goal, self.goal_words, _GOAL),
        ):
            room = plate.inflate(-24, 0)
            if text:
                line = whole_line(context, text, style, *room.size)
                yield f"hud.{name}", Passage(*line, room)


def lying_dice(seen: Sequence[events.Event]) -> tuple[str, ...]:
    """Return the pictures of the dice that were rolled last: those of the turn, or of a shot."""
    defence: tuple[str, ...] = ()
    for event in reversed(seen):
        match event:
            case events.GameStarted() | events.ShotDeclared():
                break
            case events.DiceRolled(first=first, second=second):
                return BONE.faces[first - 1], BONE.faces[second - 1], *defence
            case events.AttackRolled(die=die):
                return ATTACK.faces[die - 1], *defence
            case events.DefenceRolled(die=die):
                defence = DEFENCE.faces[die - 1], *defence
    return defence


class _OnChart(IconButton):
    """Lies on the chart: its box says so."""

    def _box_parent(self) -> str:
        return CHART


class ViewButtons(Node):
    """A row on the lower rim of the chart: none of them hides any of the sea."""

    def __init__(self, chart: LivingChart) -> None:
        self._chart = chart
        # Each match has a controller of its own.
        self._every = [
            _OnChart(icon, hint, press, f"view.{name}")
            for name, icon, hint, press in (
                ("nearer", "zoom_in", lambda: _("Nearer"), lambda: chart.controller.zoom_by(1)),
                ("farther", "zoom_out", lambda: _("Farther"), lambda: chart.controller.zoom_by(-1)),
                ("follow", "follow", self._followed, lambda: chart.controller.toggle_follow()),
            )
        ]

    def children(self) -> Sequence[IconButton]:
        """From the left."""
        self._every[-1].icon = "follow" if self._chart.controller.follows else "follow_off"
        return self._every

    def _followed(self) -> str:
        controller = self._chart.controller
        if not controller.follows:
            return _("The view holds still; press to let it follow the action")
        if controller.is_away:
            return _("Back to the action")
        return _("The view follows the action; press to hold it still")

    def place(self, chart: FRect, context: LayoutContext) -> None:
        """Beside each other, up to the ornament in the corner of this chart."""
        for index, button in enumerate(reversed(self._every)):
            left = chart.right - _AT.corner - _AT.side - index * (_AT.side + _AT.gap)
            button.place(FRect(left, chart.bottom - _AT.side, _AT.side, _AT.side), context)
