"""The instruments: the compass, the tray with its dice, buttons of the view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart
from treasure_games.games.treasure_boots.ui.layout import ChartPlaces
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import IconButton
from treasure_games.table.fitting import plate_line
from treasure_games.table.pieces.compass import Compass
from treasure_games.table.pieces.dice import Dice, Family, Spot
from treasure_games.table.pieces.picker import Picker
from treasure_games.table.pieces.plate_slots import Line
from treasure_games.table.table_api import TableApi

_ = translate
_WIND: Final = TextStyle(24.0, Face.SEMIBOLD, "brass_light", "centre")
_GOAL: Final = TextStyle(22.0, Face.SEMIBOLD, "pearl", "centre")
_DIE: Final = 0.74
"""Side of a die by the height of the tray."""
_MOST_DICE: Final = 2
"""That lie in the tray at a time."""
_THROWN: Final = 150.0
_APART: Final = 1.35
"""Side of a die that is thrown on the table, and how far two of them lie apart, by that side."""
_SIDE: Final = 46.0
_GAP: Final = 8.0
CHART: Final = "chart.sea"
"""The box that slips and buttons on the chart lie on."""


def _family(face: str, tumble: str) -> Family:
    return Family(
        tuple(f"dice/{face}_{value}" for value in range(1, 7)),
        tuple(f"dice/{tumble}_{pose}" for pose in range(1, 9)),
    )


BONE: Final = _family("face", "tumble")
ATTACK: Final = _family("attack", "attack_tumble")
DEFENCE: Final = _family("defence", "defence_tumble")


class Instruments:
    """Compass and dice are moved by the timeline."""

    def __init__(self) -> None:
        self.compass = Compass("chart")
        self.wind_words = ""
        self.goal_words = ""
        self.thrown: Callable[[int], Spot] | None = None
        """Where the dice of a shot lie while it is in question."""
        self.dice = Dice(self._die_spot)
        self.rolled = Dice(self._tray_spot)
        """The dice of the turn, in the tray while those of a shot are elsewhere."""
        self.places: ChartPlaces | None = None

    def signs(self) -> Iterator[tuple[FRect, str]]:
        """Yield where each instrument is, and its picture in the legend."""
        if self.places is not None:
            yield self.places.compass, "chart/rose_hex"
            yield self.places.wind, "chart/rose_hex"
            yield self.places.dice, "dice/face_2"
            yield self.places.goal, "objects/score_coin"

    def _die_spot(self, index: int) -> Spot:
        """Middle and side of a die that lies in the tray, or where those of a shot fell."""
        return self._tray_spot(index) if self.thrown is None else self.thrown(index)

    def _tray_spot(self, index: int) -> Spot:
        assert self.places is not None
        tray = self.places.dice
        side = min(tray.height * _DIE, tray.width / (_MOST_DICE + 0.6))
        step = tray.width / (_MOST_DICE + 0.25)
        return tray.centerx + (index - (_MOST_DICE - 1) / 2) * step, tray.centery, side

    def middle_spot(self, index: int) -> Spot:
        """Return where a die falls in the middle of the chart."""
        assert self.places is not None
        across = (index - (_MOST_DICE - 1) / 2) * _THROWN * _APART
        return self.places.chart.centerx + across, self.places.chart.centery, _THROWN

    def keep_rolled(self, seen: Sequence[events.Event], *, is_shot: bool) -> None:
        """Let the dice of the turn lie in the tray while others show what a shot is worth."""
        is_shot = is_shot and not any(
            die.image in (*BONE.faces, *BONE.tumbling) for die in self.dice
        )
        pictures = turn_dice(seen) if is_shot else ()
        if pictures != tuple(die.image for die in self.rolled):
            self.rolled.lay(pictures)

    def draw_moving(self, canvas: Canvas, *, is_moving: bool) -> None:
        """Draw the compass in the air, and all dice, those that fly over those that lie."""
        if not self.compass.is_home:
            self.compass.draw(canvas)
        for dice in (self.rolled, self.dice):
            dice.draw(canvas, is_moving=is_moving)

    def draw(self, canvas: Canvas) -> None:
        """The compass in its place, plates and the empty tray."""
        places = self.places
        if places is None:
            return
        if self.compass.is_home:
            self.compass.draw(canvas)
        for _name, rect, (text, style) in self._plates(canvas.context):
            skin.draw_panel(canvas, rect, "status_plate")
            canvas.text(text, style, rect.inflate(-24, 0))
        skin.draw_panel(canvas, places.dice, "tray")

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """The words on the plates."""
        for name, rect, (text, style) in self._plates(context):
            inner = rect.inflate(-24, 0)
            if text:
                size = context.texts.measure(text, style, inner.width)
                yield Box(f"hud.{name}", inner, BoxKind.TEXT, text_size=size)

    def _plates(self, context: LayoutContext) -> Iterator[tuple[str, FRect, Line]]:
        if self.places is not None:
            for name, place, words, style in (
                ("wind", self.places.wind, self.wind_words, _WIND),
                ("goal", self.places.goal, self.goal_words, _GOAL),
            ):
                yield name, place, plate_line(context, words, style, place.width - 24, place.height)


def lying_dice(seen: Sequence[events.Event]) -> tuple[str, ...]:
    """Return the pictures of the dice that were rolled last: those of the turn, or of a shot."""
    defence: tuple[str, ...] = ()
    for event in reversed(seen):
        match event:
            case events.GameStarted() | events.ShotDeclared():
                break
            case events.DiceRolled():
                return *turn_dice((event,)), *defence
            case events.AttackRolled(die=die):
                return ATTACK.faces[die - 1], *defence
            case events.DefenceRolled(die=die):
                defence = DEFENCE.faces[die - 1], *defence
    return defence


def turn_dice(seen: Sequence[events.Event]) -> tuple[str, ...]:
    """Return the pictures of the dice that a turn began with; none before the first."""
    for event in reversed(seen):
        if isinstance(event, events.DiceRolled):
            return BONE.faces[event.first - 1], BONE.faces[event.second - 1]
    return ()


class _OnChart(IconButton):
    """Lies on the chart: its box says so."""

    def _box_parent(self) -> str:
        return CHART


class ViewButtons:
    """A row over the small map."""

    def __init__(self, chart: LivingChart, picker: Picker, api: TableApi) -> None:
        self._chart, self._picker, self._api = chart, picker, api
        self._nearer = _OnChart("zoom_in", "", lambda: self._zoom(1), "view.nearer")
        self._farther = _OnChart("zoom_out", "", lambda: self._zoom(-1), "view.farther")
        self._follow = _OnChart("follow", "", self._toggle, "view.follow")
        self.rect = FRect(0, 0, 0, 0)
        """The area of all of them."""

    def controls(self) -> list[IconButton]:
        """From the left; none that a slip lies on."""
        slip = self._picker.rect
        return [one for one in self._every() if not slip.colliderect(one.rect)]

    def _every(self) -> list[IconButton]:
        helm = self._chart.helm
        self._nearer.hint, self._farther.hint = _("Nearer"), _("Farther")
        self._follow.icon = "follow" if helm.follows else "follow_off"
        if not helm.follows:
            self._follow.hint = _("The view holds still; press to let it follow the action")
        elif helm.is_away:
            self._follow.hint = _("Back to the action")
        else:
            self._follow.hint = _("The view follows the action; press to hold it still")
        return [self._nearer, self._farther, self._follow]

    def place(self, small_map: FRect, context: LayoutContext) -> None:
        """Beside each other, up to the right edge of the map."""
        top = small_map.top - _GAP - _SIDE
        for index, button in enumerate(reversed(self._every())):
            left = small_map.right - _SIDE - index * (_SIDE + _GAP)
            button.place(FRect(left, top, _SIDE, _SIDE), context)
        self.rect = self._nearer.rect.union(self._follow.rect)

    def draw(self, canvas: Canvas) -> None:
        """Draw all of them."""
        for button in self.controls():
            button.draw(canvas)

    def _zoom(self, steps: int) -> None:
        self._chart.helm.zoom_by(steps)

    def _toggle(self) -> None:
        self._chart.helm.toggle_follow()
