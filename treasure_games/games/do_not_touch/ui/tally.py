"""What the loots are worth: the own total on its sign, all along an inlaid rule and on plates."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.games.do_not_touch.rules.pieces import WORTH
from treasure_games.games.do_not_touch.rules.scoring import round_scores
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.text.notes import standing
from treasure_games.games.do_not_touch.ui import lanes
from treasure_games.games.do_not_touch.ui.board import Board
from treasure_games.games.do_not_touch.ui.play import Play
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Sign
from treasure_games.table.fitting import Passage, Worded, fitted, plate_line
from treasure_games.table.pieces import plate_slots
from treasure_games.table.pieces.brass import Figure
from treasure_games.table.pieces.gain import Gains
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import Form, is_large

_AT, _AS = look_beside(__file__)
_MARKS: Final = 5
"""Points from one figure to the next."""


class Tally(Worded):
    """Counters of all loots, which roll to a view's values."""

    def __init__(self, board: Board, play: Play) -> None:
        self._api, self._board, self._play = board.api, board, play
        self.gains = Gains()
        self.plates: dict[int, SeatPlate] = {}
        self.counters: list[plate_slots.Counter] = []

    def show(self, view: View) -> None:
        """Show the worths of a view at once."""
        self.gains.clear()
        self.counters = [
            plate_slots.Counter(worth) for worth in round_scores(view.faces, view.loots)
        ]

    def roll(self, view: View) -> None:
        """Let the counters roll to a view's worths."""
        worths = round_scores(view.faces, view.loots)
        for counter, worth in zip(self.counters, worths, strict=True):
            self._roll(counter, worth)

    def pay(self, view: View, seat: int, after: float = 0.0) -> None:
        """Let one total roll to a view's, on its plate too, `after` so many seconds."""
        points = round_scores(view.faces, view.loots)[seat] - self.counters[seat].value
        for counter in (self.counters[seat], self.plates[seat].shown.score):
            self._roll(counter, counter.value + points, after)
        if seat == self._api.bottom and points > 0:
            sign, size = self._board.plan.sign, min(_AT.largest, _AT.size * (points + _AT.few))
            below = (1.0 + is_large(self._api.context)) * _AT.below
            where = sign.right - 0.2 * sign.width, sign.bottom + below
            theme, wide = self._api.services.theme, 0.5 * sign.width
            told = self.gains.show(f"+{points}", where, theme, wide, size, rises=False)
            self._api.timeline.beside(told)

    def _roll(self, counter: plate_slots.Counter, worth: int, after: float = 0.0) -> None:
        seconds = self._api.services.theme.durations.number_roll
        counter.roll(worth, self._api.timeline, seconds, after)

    @property
    def _worths(self) -> list[int]:
        return [counter.value for counter in self.counters]

    @property
    def _gain(self) -> int:
        """What the card that is pointed at would add to the own loot."""
        card, faces = self._play.aimed, self._board.view.faces
        return 0 if card is None or self._play.uses(card).own is None else WORTH[faces[card]]

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the sign and the rule."""
        skin.draw_panel(canvas, self._board.plan.sign, "dark")
        self.draw_words(canvas)
        race = None if is_large(canvas.context) else self._board.plan.race
        if race is not None:
            self._draw_race(canvas, race)
        self.gains.draw(canvas)

    def signs(self) -> Iterator[Sign]:
        """Yield the own score and the race."""
        yield self._board.plan.sign, "objects/score_coin"
        if self._board.plan.race is not None:
            yield self._board.plan.race.inflate(90.0, 90.0), "emblems/skull"

    @property
    def lies_on(self) -> str:
        """The own plank, over which the sign hangs."""
        return f"plank.{self._api.bottom}"

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield title, place and total as far as there is room for them."""
        inner = self._board.plan.sign.inflate(-44.0, -12.0)
        bottom = self._api.bottom
        total = FRect(0, inner.top, 0.38 * inner.width, inner.height).move_to(right=inner.right)
        number = str(self.counters[bottom].number)
        yield "sign.total", Figure(*plate_line(context, number, _AS.total, *total.size), total)
        words = FRect(inner.left, inner.top, total.left - inner.left, inner.height)
        is_own, name = self._api.viewer == bottom, self._api.called(bottom)
        title = _("Your loot") if is_own else _("{name}’s loot", name=name)
        title, style = plate_line(context, title, _AS.title, words.width, words.height)
        line = context.texts.line_height(style)
        text = standing(self._board.view, self._worths, bottom, self._api.called)
        rest = FRect(words.left, 0, words.width, words.height - line)
        place, small = fitted(context, text, _AS.place, rest.width, rest.height)
        is_whole = place == text and not (is_large(context) or self._board.is_start)
        high = context.texts.measure(place, small, rest.width)[1] if is_whole else 0.0
        head = FRect(words.left, words.centery - (line + high) / 2, words.width, line)
        yield "sign.title", Passage(title, style, head)
        if is_whole:
            below = FRect(words.left, head.bottom, words.width, high)
            yield "sign.place", Passage(place, small, below)

    def _draw_race(self, canvas: Canvas, race: FRect) -> None:
        """Draw the rule, its figures, the emblems, and the stretch that a card would add."""
        palette, y = canvas.context.theme.palette, race.bottom - 40.0
        gain = self._gain
        most = _scale(self._worths, gain)
        plate = FRect(0, 0, race.width + 2 * _AT.beside, _AT.plate)
        skin.draw_panel(canvas, plate.move_to(midbottom=(race.centerx, y + _AT.under)), "dark")
        self._draw_caption(canvas, race, most)
        rule = FRect(race.left - 8.0, y - 5.0, race.width + 16.0, 10.0)
        canvas.fill(rule, palette.walnut_dark)
        canvas.outline(rule.inflate(4, 4), palette.brass, 2.0, 6.0)
        for figure in range(0, most + 1, _MARKS):
            x = _along(race, figure, most)
            canvas.line((x, y + 6.0), (x, y + 14.0), palette.brass_light, 2.0)
            canvas.text(str(figure), _AS.figure, FRect(x - 30.0, y + 22.0, 60.0, 24.0))
        own, bottom = self.counters[self._api.bottom].shown, self._api.bottom
        if gain:
            left, right = _along(race, own, most), _along(race, own + gain, most)
            canvas.fill(FRect(left, y - 4.0, right - left, 8.0), palette.focus_light)
            ghost = sized(_AT.ghost, _AT.ghost, center=(right, y))
            canvas.image(self._api.emblem(bottom), ghost)
            canvas.outline(ghost.inflate(8.0, 8.0), palette.focus_light, 2.5, 30.0)
        up = y - _AT.above
        for seat, x, place in self._abreast(race, most):
            canvas.line((place, up), (x, y - 4.0), palette.brass_light, 2.0)
            canvas.image(self._api.emblem(seat), sized(_AT.emblem, _AT.emblem, center=(place, up)))
        place = _along(race, own, most)
        canvas.image(self._api.emblem(bottom), sized(_AT.own, _AT.own, center=(place, y)))

    def _draw_caption(self, canvas: Canvas, race: FRect, most: int) -> None:
        """Draw what the rule is, at the end with more room beside the emblems."""
        places = [place for _seat, _x, place in self._abreast(race, most)]
        ends = (race.left, min(places) - _AT.emblem), (max(places) + _AT.emblem, race.right)
        left, right = max(ends, key=lambda one: one[1] - one[0])
        room = FRect(left, race.bottom - 98.0, right - left, 30.0)
        if room.width > canvas.context.texts.measure(_("The race"), _AS.caption)[0]:
            canvas.text(_("The race"), _AS.caption, room)

    def _abreast(self, race: FRect, most: int) -> list[tuple[int, float, float]]:
        """Return each rival's seat, its x on the rule, and that of its emblem, clear of others."""
        bottom, every = self._api.bottom, enumerate(self.counters)
        shown = sorted((one.shown, seat) for seat, one in every if seat != bottom)
        ends = [_along(race, worth, most) for worth, _seat in shown]
        places = spaced(ends, _AT.emblem + 2.0, race.left, race.right)
        return [(seat, x, at) for (_w, seat), x, at in zip(shown, ends, places, strict=True)]


def spaced(places: Sequence[float], gap: float, left: float, right: float) -> list[float]:
    """Return sorted places so far apart, each near to where it was, within bounds that hold all."""
    later, sooner = _led(places, gap, -math.inf), _led([-one for one in places[::-1]], gap, -right)
    found = [(one - other) / 2 for one, other in zip(later, sooner[::-1], strict=True)]
    ended = [-one for one in _led([-one for one in found[::-1]], gap, -right)[::-1]]
    return _led(ended, gap, left)


def _led(places: Sequence[float], gap: float, least: float) -> list[float]:
    """Return sorted places so far apart, none before the least; they only grow."""
    found: list[float] = []
    for place in places:
        found.append(max(place, least))
        least = found[-1] + gap
    return found


def _scale(worths: Sequence[int], gain: int) -> int:
    """Return the figure at the rule's end."""
    most = max(20, *(worth + gain for worth in worths))
    return -(-most // _MARKS) * _MARKS


def _along(race: FRect, worth: float, most: int) -> float:
    return race.left + race.width * min(worth, most) / most


class HeldSlot(plate_slots.Slot):
    """How many cards the own hand holds, in words; no fan, as the cards lie beside."""

    name = "badge"

    def words(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the badge's own words."""
        for badge in self.shown.badges[:1]:
            yield "held", Passage.fitted(context, badge.hint, _AS.held, self.rect)


def plates(is_start: Callable[[], bool]) -> plate_slots.Design:
    """Return how plates are built: with large portraits before the first card is laid."""

    def arranged(
        shown: plate_slots.Shown, rect: FRect, context: LayoutContext
    ) -> plate_slots.Arranged:
        if shown.form is Form.TALL:
            return _own(shown, rect)
        return _rival(shown, rect, context, is_start=is_start())

    return plate_slots.Design(arranged, padding=0.0, stripe=lanes.STRIPE, has_lantern=False)


def _rival(
    shown: plate_slots.Shown, rect: FRect, context: LayoutContext, *, is_start: bool
) -> plate_slots.Arranged:
    """Portrait, name over the last act, the backs of the hand, the total."""
    is_high, side = lanes.is_high(rect), lanes.portrait_side(rect)
    if is_start and not is_large(context) and not is_high:
        side = _AT.hero * rect.height
    face = FRect(rect.left - 4.0, rect.top - 4.0, side, side)
    left, total, backs = face.right + 10.0, lanes.total_on(rect), lanes.backs_on(rect)
    end = total.right if is_high else backs.left - 14.0
    share = 1.0 if is_start else 0.45
    if is_high:
        face.centery = rect.centery
        share = 0.5 if is_start and is_large(context) else 0.3
    lead = 6.0 if is_high else 2.0
    name = FRect(left, rect.top + lead, end - left, share * rect.height - lead)
    score = plate_slots.ScoreSlot(shown, total, _AS.plate_total, has_coin=False)
    return plate_slots.Arranged(
        face,
        (plate_slots.NameSlot(shown, name, _AS.name), score, plate_slots.FanSlot(shown, backs)),
    )


def _own(shown: plate_slots.Shown, rect: FRect) -> plate_slots.Arranged:
    """Emblem beside the name, below them how many cards are held."""
    inner = rect.inflate(-32.0, -32.0)
    side = min(116.0, 0.56 * inner.height)
    face = FRect(inner.left, inner.top, side, side)
    right = inner.right - lanes.STRIPE
    name = FRect(face.right + 14.0, face.top, right - face.right - 14.0, side)
    top = face.bottom + 6.0
    held = FRect(inner.left, top, right - inner.left, inner.bottom - top)
    return plate_slots.Arranged(
        face, (plate_slots.NameSlot(shown, name, _AS.name, may_wrap=True), HeldSlot(shown, held))
    )
