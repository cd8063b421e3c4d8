"""The matches in progress: what is told of them, and the list to continue one or give it up."""

import time
from datetime import date
from functools import partial
from math import isqrt
from typing import Final

import pygame
from pygame import SRCALPHA, Rect, Surface

from treasure_games.core.language import plural, translate as _
from treasure_games.core.registry import load
from treasure_games.match.saves import SavedMatch
from treasure_games.screens.dialog import Answer, Dialog
from treasure_games.screens.evenings import on_day
from treasure_games.screens.sheet import PanelScene
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import sized_look_beside
from treasure_games.stage.widgets.button import Button, IconButton
from treasure_games.stage.widgets.containers import Column, Flow, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import BoxKind, Size, Widget
from treasure_games.table.pieces.brass import BrassLabel
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_AT, _AS, _OF = sized_look_beside(__file__)

_TODAY: Final = 6 * _AT.hour
"""So long after midnight, what was before is still told in hours."""


def kept_sentence(matches: int) -> str:
    """Return what happens to matches in progress when another begins; "" without any."""
    if not matches:
        return ""
    return plural("The match under way is kept: the title lists it.",
                  "The {count} matches under way are kept: the title lists them.",
                  matches)  # fmt: skip


def totals(saved: SavedMatch) -> str:
    """Return each seat's emblem and score."""
    return "   ".join(
        f"<seat={seat.emblem}>\u2060{score}"
        for seat, score in zip(saved.plan.seats, saved.scores, strict=False)
    )


def standing(saved: SavedMatch) -> str:
    """Return which round it is, and whose turn if one seat is asked."""
    if not saved.round or saved.whose is None:
        return round_of(saved)
    asked = saved.plan.seats[saved.whose]
    people = sum(seat.is_human for seat in saved.plan.seats)
    if asked.is_human and people == 1:
        return _("Round {round}, your turn", round=saved.round)
    return _("Round {round}, {name}’s turn", round=saved.round, name=escaped(asked.name))


def round_of(saved: SavedMatch) -> str:
    """Return which round it is. An older save doesn't say, so its age is told in acts."""
    if saved.round:
        return _("Round {round}", round=saved.round)
    return plural("{count} step", "{count} steps", saved.acts)


def crew_of(saved: SavedMatch) -> str:
    """Return who plays there."""
    return ", ".join(escaped(seat.name) for seat in saved.plan.seats)


def round_and_age(saved: SavedMatch) -> str:
    """Return how far a match is and when it was played, in one line."""
    when = ago(saved.saved, time.time())
    return _("{standing}; {when}", standing=standing(saved), when=when)


def ago(then: float, now: float) -> str:
    """Return how long ago `then` was; both are in seconds since 1970."""
    passed = now - then
    days = (date.fromtimestamp(now) - date.fromtimestamp(then)).days
    if passed < 0 or days >= _AT.week:
        # A clock that was put back tells nothing but the date.
        return on_day(date.fromtimestamp(then))
    if passed < 2 * _AT.minute:
        return _("just now")
    if passed < _AT.hour:
        return plural("{count} minute ago", "{count} minutes ago", int(passed / _AT.minute))
    if days == 0 or passed < _TODAY:
        return plural("{count} hour ago", "{count} hours ago", int(passed / _AT.hour))
    return _("yesterday") if days == 1 else plural("{count} day ago", "{count} days ago", days)


class TableView(Widget):
    """The table as it was left; without a picture of it, the game's object."""

    box_kind = BoxKind.ART
    fixed_size = Size(*_OF.view)

    def __init__(self, game: str, pixels: bytes | None, key: object, name: str) -> None:
        super().__init__(name)
        self._object = f"title/object_{game}"
        self._key = key
        self.pixels = pixels

    def draw(self, canvas: Canvas) -> None:
        """Draw the middle of the picture, printed on paper and pinned a little askew."""
        context, place = canvas.context, canvas.context.viewport.to_pixels(self.rect)
        key = "view", self._key, place.size
        made = context.assets.keep(key, lambda: self._print(context, place.inflate(-20, -20)))
        canvas.blit(made, made.get_rect(center=place.center))
        nail = sized(_AT.nail, _AT.nail, center=(self.rect.centerx, self.rect.top + _AT.nail / 2))
        canvas.image("result/nail", nail)

    def _print(self, context: LayoutContext, place: Rect) -> Surface:
        """Return the print, with its shadow."""
        border = context.viewport.px(_AT.border)
        part = self._seen(context, place.inflate(-2 * border, -2 * border))
        sheet = Surface(place.inflate(2 * border, 2 * border).size, SRCALPHA)
        pygame.draw.rect(sheet, (0, 0, 0, int(_AT.shade)), place.move_to(topleft=(border, border)))
        sheet = pygame.transform.box_blur(sheet, border)
        sheet.fill(context.theme.palette.parchment_light, place.move_to(topleft=(0, 0)))
        sheet.blit(part, (border, border))
        return pygame.transform.rotozoom(sheet, _AT.askew, 1.0)

    def _seen(self, context: LayoutContext, place: Rect) -> Surface:
        if self.pixels is None:
            cabin = context.assets.cover("scenes/title_back", *place.size).copy()
            thing = context.assets.image(self._object, round(1.2 * place.height), place.height)
            cabin.blit(thing, thing.get_rect(center=cabin.get_rect().center))
            return cabin
        side = isqrt(len(self.pixels) // (16 * 9 * 3))
        whole = pygame.image.frombytes(self.pixels, (16 * side, 9 * side), "RGB").convert(32)
        seen = place.fit(whole.get_rect()).scale_by(_AT.seen)
        return pygame.transform.smoothscale(whole.subsurface(seen), place.size)


class SavesScene(PanelScene):
    """A wall over the title with a picture of each match, the latest first. Esc closes it."""

    def __init__(self, services: AppServices) -> None:
        self._lines = Column(gap=_AT.gap)
        highest = _AT.shown * _OF.view[1] + (_AT.shown - 1) * _AT.gap + 1.0
        self._area = ScrollArea(self._lines, "matches", highest=highest)
        close = Button(_("Back"), self.close, "close")
        super().__init__(
            services, _("Matches under way"), self._area, buttons=[close], widest=_AT.widest,
            material="bulkhead",
        )  # fmt: skip
        self._fill()
        self.first = self.focus.controls()[0]

    def layout(self, context: LayoutContext) -> None:
        """Scroll by whole lines, unless large letters make them of different heights."""
        is_large = context.viewport.text_scale > 1.0
        self._area.line = 0.0 if is_large else _OF.view[1] + _AT.gap
        super().layout(context)

    def _fill(self) -> int:
        saves = self._app.matches.under_way()
        self._app.matches.pictures.prune(saved.identity for saved in saves)
        self._lines.contain(*(self._line(*one) for one in enumerate(saves)))
        return len(saves)

    def _line(self, number: int, saved: SavedMatch) -> Row:
        name = f"match{number}"
        pixels, key = self._app.matches.pictures.load(saved.identity), (saved.identity, saved.saved)
        view = TableView(saved.plan.game, pixels, key, f"{name}.view")
        play = partial(self._app.navigation.continue_match, saved.identity)
        go_on = Button(_("Continue"), play, f"{name}.continue", primary=not number)
        ask = partial(self._ask, saved)
        give_up = IconButton("cross", _("Give this match up"), ask, f"{name}.forget")
        title = _(load(saved.plan.game).info.title)
        go_on.called = give_up.called = f"{title}, {crew_of(saved)}, {round_and_age(saved)}"
        told = Label(round_and_age(saved), _AS.fine, f"{name}.told").growing()
        worths = [f"\u2060{score}" for score in saved.scores]
        faces = [
            Column(SeatFace(seat, _AT.face), BrassLabel(worth, _AS.sum, f"{name}.{n}"), gap=0)
            for n, (seat, worth) in enumerate(zip(saved.plan.seats, worths, strict=False))
        ]
        words = Column(
            Flow(Picture(f"title/name_{saved.plan.game}", *_OF.name, f"{name}.game")),
            Label(crew_of(saved), _AS.crew, f"{name}.crew"),
            Flow(*faces, gap=10.0),
            Row(go_on, give_up, told, gap=16.0, align="centre"),
            gap=6.0,
        ).growing()
        return Row(view, words, gap=30.0, align="centre")

    def _ask(self, saved: SavedMatch) -> None:
        text = _("The match with {names} will be gone for good.", names=crew_of(saved))
        forget = partial(self._forget, saved.identity)
        answers = [Answer(_("Give it up"), forget, True), Answer(_("Keep it"))]
        self.stack.push(Dialog(self._app, _("Give this match up?"), text, answers))

    def _forget(self, identity: str) -> None:
        self._app.matches.forget(identity)
        if self._fill():
            self.relayout()
        else:
            self._app.navigation.show_title()

    def close(self) -> None:
        """Rebuild the title, which may have fewer matches to offer."""
        self._app.navigation.show_title()
