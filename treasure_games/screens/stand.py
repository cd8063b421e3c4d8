"""A game on the title's table: its object and name plate, and what can be done with it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame
from pygame import FRect, Surface

from treasure_games.core.language import capital, translate as _
from treasure_games.core.registry import load
from treasure_games.match.saves import SavedMatch
from treasure_games.screens.published import Published
from treasure_games.screens.saves import kept_sentence, standing, totals
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.pictures import scaled
from treasure_games.stage.text import TextStyle, sized_look_beside
from treasure_games.stage.widgets.button import Button, Hotspot
from treasure_games.stage.widgets.containers import Column, Flow, Panel
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.fitting import one_line

Play = Callable[[str], None]
"""Gets the id of a game."""

OBJECT: Final = Size(470.0, 392.0)
"""The lit object."""
REST: Final = 0.76
"""Size of the others, as a share of it."""
LIFT: Final = 36.0
_AT, _AS, _OF = sized_look_beside(__file__)
PLATE: Final = Size(372.0, 85.0)
LESSON_MINUTES: Final = 4
"""How long a lesson takes, at most."""
_TAG: Final = PLATE.width - 2 * 14.0


class Ways(NamedTuple):
    """The ways into a match of a game: each gets its id. `learn` is None without a lesson.

    `has_last` says that quick play lays a table of last time; a game that `is_new` has neither been
    learnt nor played.
    """

    play: Play
    set_up: Play
    learn: Play | None
    has_last: bool
    is_new: bool


class GameObject(Hotspot):
    """The thing that stands for a game: the first click points at it, the next one plays; or begins
    the lesson of a game that is new.

    Whoever came by keys has pointed at it already.
    """

    _presses = 0
    plate = FRect(0.0, 0.0, 0.0, 0.0)

    def focused(self, is_focused: bool) -> None:
        """Count the clicks from here."""
        self._presses = 0
        super().focused(is_focused)

    def handle(self, intent: Intent) -> bool:
        """Swallow the first click."""
        self._presses += isinstance(intent, intents.PointerPressed)
        is_first = isinstance(intent, intents.PointerReleased) and self._presses == 1
        return is_first or super().handle(intent)

    def focus_rect(self) -> FRect:
        """Return the name plate: the object has no edge of its own."""
        return self.plate


class Stand(Widget):
    """One game. `light` goes from 0, beside, to 1: pointed at, raised and in the pool of light.

    `matches` are those of this game that are under way, the latest first. `latest` is the game of
    the latest match of all games, and `kept` is how many there are.
    """

    light = 0.0
    unfolded = 1.0
    """The share of the acts that is seen, from above."""

    def __init__(
        self, game: Published, matches: Sequence[SavedMatch], latest: str, kept: int, ways: Ways
    ) -> None:
        super().__init__(f"{game.identity}.stand")
        self.has_match, self._has_lantern = bool(matches), latest == game.identity
        self._image = f"title/object_{game.identity}"
        self._plate = f"title/name_{game.identity}"
        self.object = _object(game, ways.learn if ways.learn and ways.is_new else ways.play)
        self.acts = _acts(game.identity, kept, ways)
        self.acts.is_visible = False
        pirates = _("{least} to {most} pirates", least=game.least, most=game.most)
        seats = Label(pirates, _AS.seats, f"{game.identity}.seats")
        self._line = _tag(matches[0]) if matches else seats
        self._rank = game.rank if ways.is_new and not kept else 0
        self._foot, self._shrink = 0.0, 1.0
        self.contain(self.object, self._line, self.acts)

    def heights(self, context: LayoutContext, width: float) -> tuple[float, float]:
        """Return the heights of the line below the plate, and of the acts below that."""
        return self._line.preferred(context, width).height, self.acts.preferred(context).height

    def stand_on(self, rect: FRect, foot: float, row: FRect, context: LayoutContext) -> None:
        """Take this rectangle, the object's foot at the height `foot`.

        The acts may be wider: they take part of `row`, which is below the lines of all stands.
        """
        self.place(rect, context)
        self._foot = foot
        self._shrink = max(_AT.least, min(1.0, (foot - rect.top - LIFT) / OBJECT.height))
        high = OBJECT.height * REST * self._shrink
        self.object.place(
            FRect(rect.left, foot - high, rect.width, high + PLATE.height + _AT.gap), context
        )
        lit = FRect(0.0, 0.0, OBJECT.width, (OBJECT.height * _AT.drawn + LIFT) * self._shrink)
        lit.midbottom = rect.centerx, foot
        self.object.tip_over = lit
        line = self._centred(self._line, foot + PLATE.height + 2 * _AT.gap, rect.width, context)
        if self.has_match:  # One size for all such plates, so that they stand in a row.
            line = FRect(rect.left, line.top, rect.width, row.top - line.top)
        self._line.place(line, context)
        acts = self._centred(self.acts, line.bottom + _AT.gap, row.width, context)
        if acts.width > rect.width:
            acts.top = row.top
        self.acts.place(acts.clamp(FRect(row.left, acts.top, row.width, acts.height)), context)

    def _centred(self, part: Widget, top: float, width: float, context: LayoutContext) -> FRect:
        wanted = part.preferred(context, width)
        middle = self.rect.centerx, top
        return sized(min(wanted.width, width), wanted.height, midtop=middle)

    def draw_object(self, canvas: Canvas) -> None:
        """Draw the object, and a lantern at its foot if the latest match is one of this game."""
        wide = OBJECT.width * (REST + (1.0 - REST) * self.light) * self._shrink
        foot = self._foot - LIFT * self._shrink * self.light
        rect = sized(wide, wide * OBJECT.height / OBJECT.width, midbottom=(self.rect.centerx, foot))
        rect.clamp_ip(canvas.context.viewport.rect)
        self._blit(canvas, self._image, rect, OBJECT)
        if self._has_lantern:
            lantern = FRect(0.0, 0.0, *(side * self._shrink for side in _OF.lantern))
            lantern.midbottom = self.rect.left + 30.0, self._foot + 12.0
            canvas.image("title/lantern", lantern)
            halo = lantern.inflate(lantern.height, lantern.height)
            canvas.glow("objects/lantern_glow", halo, 0.75)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the line below it, and as much of the acts as is unfolded."""
        # Among many games there is less room.
        narrowing = min(1.0, (self.rect.width + _AT.gap) / (_AT.plate_rest * PLATE.width))
        factor = (_AT.plate_rest + (1.0 - _AT.plate_rest) * self.light) * narrowing
        middle = self.rect.centerx, self._foot + _AT.gap + PLATE.height / 2
        rect = sized(PLATE.width * factor, PLATE.height * factor, center=middle)
        self.object.plate = rect
        self._blit(canvas, self._plate, rect, PLATE)
        if self._rank:  # its place in the order in which the games are best learnt
            middle = rect.left + 6.0, rect.top - 0.7 * _AT.medal  # clear of the frame of the focus
            medal = sized(_AT.medal, _AT.medal, center=middle)
            canvas.image("chart/coin_cost", medal)
            canvas.text(*one_line(canvas.context, str(self._rank), _AS.number, *_OF.rank), medal)
        self._line.draw(canvas)
        if self.acts.is_visible:
            self._draw_acts(canvas)

    def _draw_acts(self, canvas: Canvas) -> None:
        if self.unfolded >= 1.0:
            self.acts.draw(canvas)
            return
        seen = FRect(self.acts.rect.inflate(16.0, 16.0))
        seen.height *= self.unfolded
        with canvas.clipped(seen):
            self.acts.draw(canvas)

    def _blit(self, canvas: Canvas, image: str, rect: FRect, full: Size) -> None:
        """Draw a picture from its largest size, decoded once; only the two ends are kept."""
        assets, viewport = canvas.context.assets, canvas.context.viewport
        place = viewport.to_pixels(rect)
        level = round(255 * (1.0 - _AT.dim * (1.0 - self.light)))

        def make() -> Surface:
            largest = viewport.to_pixels(FRect(0.0, 0.0, full.width, full.height)).size
            return _shaded(scaled(assets.image(image, *largest), *place.size), level)

        ends = self.light in (0.0, 1.0)
        key = ("stand", image, place.size, level)
        canvas.blit(assets.variants.keep(key, make) if ends else make(), place)


class _Line(Label):
    """A line about a match, in smaller letters where text is large, then in two lines."""

    def __init__(self, text: str, style: TextStyle, name: str) -> None:
        super().__init__(text, style, name)
        self._whole = style

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Choose the size of the letters, then measure them."""
        room = _TAG if width is None else width
        self.style = one_line(context, self.text, self._whole, room, smallest=_AT.least_letters)[1]
        return super().preferred(context, width)


def _shaded(surface: Surface, level: int) -> Surface:
    if level == 255:
        return surface
    darker = surface.copy()
    darker.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return darker


def _object(game: Published, play: Play) -> GameObject:
    made = GameObject(game.identity, lambda: play(game.identity))
    made.called = _(game.title)
    # The rules are loaded when the hint is shown, not for the first frame.
    made.hint = lambda: "\n".join([_(load(game.identity).info.summary), *_facts(game)])
    return made


def _facts(game: Published) -> list[str]:
    """Return what kind of game it is and how long a match takes, if that is known."""
    told = _("{kind}, about {count} minutes", kind=_(game.kind), count=game.minutes)
    return [capital(told)] if game.minutes else []


def _acts(identity: str, kept: int, ways: Ways) -> Flow:
    """Return the ways into a match; a game that is new to somebody is best learnt first."""
    hint, told = kept_sentence(kept), _("Learn it in {count} minutes", count=LESSON_MINUTES)
    words = _("Quick play as last time") if ways.has_last else _("Quick play")
    is_red = ways.is_new and not kept
    lessons = [
        Button(told, partial(learn, identity), f"{identity}.learn", primary=is_red)
        for learn in ([ways.learn] if ways.learn else [])
    ]
    is_red = not kept and not (lessons and ways.is_new)
    play, set_up = partial(ways.play, identity), partial(ways.set_up, identity)
    matches = [
        Button(words, play, f"{identity}.play", primary=is_red, hint=hint),
        Button(_("Set up"), set_up, f"{identity}.setup", hint=hint),
    ]
    return Flow(*(lessons + matches if ways.is_new else matches + lessons), gap=16.0,
                align="centre")  # fmt: skip


def _tag(saved: SavedMatch) -> Panel:
    name = saved.plan.game
    told = Column(
        _Line(totals(saved), _AS.totals, f"{name}.totals"),
        _Line(standing(saved), _AS.standing, f"{name}.standing"),
        gap=0.0,
    )
    return Panel(told, "dark", f"{name}.match", padding=14.0)
