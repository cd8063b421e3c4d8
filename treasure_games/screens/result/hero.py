"""The middle of the picture: the winner's face in a chest, or on the poster of the wanted."""

import math
from collections.abc import Callable, Iterator
from typing import Final

import pygame
from msgspec.structs import replace
from pygame import FRect, Rect, Surface

from treasure_games.core.language import translate as _
from treasure_games.match.seats import Seat
from treasure_games.screens.challenges import draw_stars
from treasure_games.screens.frame import Frame
from treasure_games.screens.result.reveal import Reveal
from treasure_games.screens.result.story import Story
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import placed_look_beside
from treasure_games.stage.theme import Colour
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.table.fitting import Passage, Worded, fitted, last_word, one_line, plate_line
from treasure_games.table.pieces.brass import draw_brass
from treasure_games.table.places import is_large
from treasure_games.table.seat_face import SeatFace, draw_disc

_AT, _AS, _ON = placed_look_beside(__file__)
_FACES: Final = {1: (372.0, 168.0), 2: (246.0, 276.0), 3: (180.0, 330.0)}
"""For so many winners: the side of a face and its top."""
_PORTRAITS: Final = {1: (360.0, 0.0), 2: (238.0, 0.0), 3: (190.0, 60.0)}
"""For so many winners: the side of a portrait, and how far it is above or below the middle."""
_INKS: Final[tuple[Colour, Colour]] = ((40, 26, 14), (238, 218, 172))
"""The two inks of a portrait on the poster: its darks, and the paper."""


class Ring(SeatFace):
    """A large face, in a ring of its seat's colour; a person's emblem is drawn for this size."""

    def flag(self, context: LayoutContext) -> str:
        """Return the emblem as drawn for this size."""
        return f"result/emblem_{context.theme.seats[self.seat.emblem].emblem}"

    def draw(self, canvas: Canvas) -> None:
        """Draw the ring, then the face."""
        theme = canvas.context.theme
        ring = theme.seats[self.seat.emblem].colour
        for grown, colour in ((0.091, theme.palette.ink), (0.075, ring)):
            around = self.rect.width * grown
            draw_disc(canvas, self.rect.inflate(around, around), colour)
        super().draw(canvas)


class Hero(Worded, Hotspot):
    """The winners in the middle of the picture: three of them at most."""

    room: tuple[float, float, float, float]

    def __init__(self, story: Story, reveal: Reveal, on_press: Callable[[], None]) -> None:
        winners = story.outcome.winners
        super().__init__("hero", on_press, hint=lambda: "\n".join(map(story.told, winners)))
        self._story, self._reveal = story, reveal
        self._winners = winners[:3]
        self._score = max(story.outcome.scores[seat] for seat in winners)
        self._frame = Frame()

    def stand(self, frame: Frame, context: LayoutContext) -> None:
        """Take the middle of the picture."""
        self._frame = frame
        self.place(frame.rect(*self.room), context)
        self.tip_over = frame.rect(800.0, 300.0, 320.0, 100.0)


class ChestHero(Hero):
    """The chest with the winners' faces in its open lid, and their score on its front."""

    room = 652.0, 132.0, 616.0, 740.0

    def __init__(self, story: Story, reveal: Reveal, on_press: Callable[[], None]) -> None:
        super().__init__(story, reveal, on_press)
        self._faces = [
            Ring(story.seats[seat], 0.0, "pleased", f"seat{seat}.face") for seat in self._winners
        ]
        self.contain(*self._faces)

    @property
    def text(self) -> str:
        """The number on the chest, which rolls while coins are poured."""
        return str(round(self._score * self._reveal.rolled))

    def stand(self, frame: Frame, context: LayoutContext) -> None:
        """Take the middle of the picture, with the faces."""
        super().stand(frame, context)
        self._place_faces(0.0, context)

    def draw(self, canvas: Canvas) -> None:
        """Draw the lid, the faces as far as they have risen, the heap over their chins."""
        rect, reveal = self._frame.rect, self._reveal
        back = rect(*_ON.back)
        hinge = rect(0.0, _AT.hinge, 0.0, 0.0).top
        seen = FRect(back.left, hinge - (hinge - back.top) * reveal.lid, back.width, back.height)
        with canvas.clipped(seen):
            canvas.image("result/chest_back", back)
        if reveal.face > 0.0:
            self._place_faces(_AT.rise * (1.0 - reveal.face), canvas.context)
            for face in self._faces:
                face.draw(canvas)
        canvas.image("result/chest_front", rect(*_ON.front))
        if reveal.crown > 0.0:
            for face in self._faces:
                shares = _AT.crown_wide, _AT.crown_high, _AT.crown_on
                wide, high, on = (share * face.rect.width for share in shares)
                drop = _AT.drop * self._frame.scale * (1.0 - reveal.crown)
                top = face.rect.top - high + on - drop
                place = FRect(face.rect.centerx - wide / 2, top, wide, high)
                canvas.image("result/crown", place)
        self._place_faces(0.0, canvas.context)
        for _name, number in self.passages(canvas.context):
            draw_brass(canvas, Passage(self.text, number.style, number.rect))
        if not self._story.stars:
            self._draw_spoils(canvas)
        elif reveal.crown > 0.0:
            draw_stars(canvas, self._frame.rect(*_ON.stars), self._story.stars)

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the whole score, however far it has rolled, unless what is left tells it."""
        if self._story.breakdown.spoils and not self._story.stars:
            return
        plate = self._frame.rect(*_ON.plate)
        if self._story.stars or self._story.breakdown.toss:
            plate.height = self._frame.rect(*_ON.stars).top - plate.top
        words = one_line(context, str(self._score), _AS.score, plate.width, plate.height)
        yield "hero.score", Passage(*words, plate)

    def _draw_spoils(self, canvas: Canvas) -> None:
        """Draw what is left, as far as the score has rolled, on the coins before the chest; or what
        was flipped, between the emblems of those who were level.
        """
        told, seats = self._story.breakdown, enumerate(self._story.seats)
        scores, theme = self._story.outcome.scores, canvas.context.theme
        first, *others = (theme.seats[one.emblem].emblem_image for seat, one in seats
                          if scores[seat] == self._score)  # fmt: skip
        flipped = [first, told.toss, *others] if told.toss else []
        left, top, wide, high = _ON.spoils if told.spoils else _ON.stars
        count = len(told.spoils or flipped)
        side = min(high, wide / max(1, count))
        for number, picture in enumerate(told.spoils[: int(self.text)] or flipped):
            x = left + wide / 2 + (number - count / 2) * side
            canvas.image(picture, self._frame.rect(x, top + high - side, side, side).scale_by(0.94))

    def _place_faces(self, lowered: float, context: LayoutContext) -> None:
        count = len(self._faces)
        side, top = _FACES[count]
        apart = side * 1.02
        for number, face in enumerate(self._faces):
            x = 960.0 + (number - (count - 1) / 2) * apart - side / 2
            face.place(self._frame.rect(x, top + lowered, side, side), context)


class PosterHero(Hero):
    """The poster of the computer pirates who have won."""

    room = 690.0, 120.0, 540.0, 750.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the poster where it has fallen to, and the nail that holds it."""
        if self._reveal.lid <= 0.0:
            return
        context = canvas.context
        pixels = context.viewport.to_pixels(self._frame.rect(*_ON.poster))
        seats = tuple(self._story.seats[winner] for winner in self._winners)
        told = self._story.worth(self._score), self._story.breakdown.by_seat[self._winners[0]]
        key = "result_poster", seats, told, pixels.size
        poster = context.assets.keep(key, lambda: self._turned(context, pixels.size))
        fall = context.viewport.px(_AT.fall) * (1.0 - self._reveal.lid)
        place = poster.get_rect(center=(pixels.centerx, pixels.centery - round(fall)))
        _hang(canvas, poster, place, math.tan(math.radians(_AT.swing * self._reveal.swing)))
        canvas.image("result/nail", self._frame.rect(956.0, 118.0, 44.0, 44.0))

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the lines of the poster, where it hangs."""
        origin = self._frame.rect(*_ON.poster).topleft
        for name, line in self._lines(context, self._frame.scale):
            yield f"{self.name}.{name}", Passage(line.text, line.style, line.rect.move(origin))

    def _turned(self, context: LayoutContext, size: tuple[int, int]) -> Surface:
        """Return the whole poster, turned a little."""
        canvas, scale = Canvas(context, Rect((0, 0), size)), self._frame.scale
        canvas.image("result/poster", FRect(0.0, 0.0, _ON.poster[2] * scale, _ON.poster[3] * scale))
        ink = context.theme.palette.ink
        for y, width in ((158.0, 3.4), (166.0, 1.6)):
            canvas.line((72 * scale, y * scale), (532 * scale, y * scale), ink, width)
        count = len(self._winners)
        side, off = _PORTRAITS[count]
        apart = (_ON.name[2] - side) / max(1, count - 1)
        for number, winner in enumerate(self._winners):
            x, y = 302 + (number - (count - 1) / 2) * apart, 354 + off * (-1) ** number
            place = sized(side * scale, side * scale, center=(x * scale, y * scale))
            self._draw_portrait(canvas, self._story.seats[winner], place)
        for _name, line in self._lines(context, scale):
            line.draw(canvas)
        sheet = Surface(size, pygame.SRCALPHA)
        canvas.paint(sheet)
        return pygame.transform.rotozoom(sheet, _AT.tilt, 1.0)

    def _draw_portrait(self, canvas: Canvas, seat: Seat, rect: FRect) -> None:
        """Draw a winner in two inks, and the emblem in its own colours."""
        context = canvas.context
        emblem = context.theme.seats[seat.emblem].emblem_image
        pixels = context.viewport.to_pixels(rect)
        portrait = f"portraits/{seat.persona}_pleased" if seat.persona else emblem
        canvas.blit(_printed(context.assets.image(portrait, *pixels.size)), pixels)
        ink = context.theme.palette.ink
        for grow, width in ((0.0, 5.0), (-18.0, 2.0)):
            ring = rect.inflate(grow * self._frame.scale - 6, grow * self._frame.scale - 6)
            canvas.outline(ring, ink, width, ring.width / 2)
        side = rect.width * 0.25
        canvas.image(emblem, FRect(rect.right - side, rect.bottom - side, side, side))

    def _lines(self, context: LayoutContext, scale: float) -> Iterator[tuple[str, Passage]]:
        """Yield the lines with their places on the sheet; names of several may take two lines."""

        def at(place: tuple[float, float, float, float]) -> FRect:
            return FRect(*(scale * side for side in place))

        names = [self._story.name(one) for one in self._winners]
        is_shared = len(names) > 1
        yield "wanted", Passage.fitted(context, _("WANTED"), _AS.wanted, at(_ON.wanted))
        place = at(_ON.names if is_shared else _ON.name)
        fit = fitted if is_shared else plate_line
        for text in (_(" and ").join(names), _(" and ").join(map(last_word, names))):
            words, style = fit(context, text, _AS.name, place.width, place.height)
            if words == text and style.size >= _AT.least_named * _AS.name.size:
                break
        yield "name", Passage(words, style, place)
        charge = _("for making off with {worth}", worth=self._story.worth(self._score))
        below = replace(_AS.charge, size=min(_AS.charge.size, _AT.below * style.size))
        place, made_of = at(_ON.charge), self._story.breakdown.by_seat[self._winners[0]]
        if is_shared or is_large(context):
            place = at(_ON.charge_of_several if is_shared else _ON.charge_in_large)
        elif made_of:
            yield "made_of", Passage.fitted(context, made_of, _AS.made_of, at(_ON.made_of))
        yield "charge", Passage.fitted(context, charge, below, place)


def _hang(canvas: Canvas, poster: Surface, place: Rect, slope: float) -> None:
    """Draw the poster aslant, band by band: its foot is moved, its nail isn't.

    Turning it in every frame would cost several times as much, and looks the same.
    """
    high = poster.height if abs(slope) * poster.height < 1.0 else round(1.0 / abs(slope))
    for top in range(0, poster.height, high):
        band = Rect(0, top, poster.width, min(high, poster.height - top))
        at = place.left + round(slope * (top + band.height / 2)), place.top + top
        canvas.blit(poster, at, band)


def _printed(portrait: Surface) -> Surface:
    """Return a portrait as printed on paper: from ink to paper by its brightness."""
    grey = pygame.transform.grayscale(portrait)
    dark, light = _INKS
    span = tuple(high - low for low, high in zip(dark, light, strict=True))
    grey.fill((*span, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shade = portrait.copy()
    shade.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    shade = shade.premul_alpha()
    shade.fill((*dark, 255), special_flags=pygame.BLEND_RGBA_MULT)
    grey.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return grey
