"""Two short choices make a bid, its face and its count; and the bar that makes it final."""

from collections.abc import Iterator
from itertools import groupby

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.chances import told
from treasure_games.core.language import translate as _
from treasure_games.games.scallywager.rules.pieces import FACES
from treasure_games.games.scallywager.ui.bid_choice import Bid, BidChoice
from treasure_games.games.scallywager.ui.bid_layout import CHANCE, COUNT, HEAD
from treasure_games.games.scallywager.ui.dice import die, gold, idle
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Box, BoxKind
from treasure_games.table.fitting import Passage, one_line, plate_line, whole_line
from treasure_games.table.pieces.answer_button import AnswerButton
from treasure_games.table.pieces.brass import cast

_AT, _AS = look_beside(__file__)


class BidPanels(BidChoice):
    """Dice with what one holds of them, and posts which stand the higher the likelier they hold."""

    def draw(self, canvas: Canvas) -> None:
        """Draw both panels."""
        for panel in self.panels():
            skin.draw_panel(canvas, panel, "dark")
        for face in FACES:
            self._draw_face(canvas, face)
        for column, count in enumerate(self._shown):
            self._draw_post(canvas, column, (count, self.face))
        self._draw_arrows(canvas)
        self._draw_water(canvas)
        for name, words in self._passages(canvas.context):
            words.draw(canvas)
            if name.endswith(".chance") and words.rect.width > 1.5 * self.laid.pitch:
                colour = canvas.context.theme.palette.brass_light
                canvas.line(words.rect.bottomleft, words.rect.bottomright, colour, 2.0)

    def _draw_face(self, canvas: Canvas, face: int) -> None:
        place, is_legal = self.laid.die(face), face in self.offered.faces
        image = gold(face) if face == self.face else die(face) if is_legal else idle(face)
        canvas.image(image, place)
        palette = canvas.context.theme.palette
        if face == self.face:
            canvas.outline(place.inflate(8, 8), palette.focus_light, 3.0, 12.0)
        elif self.pointed is not None and face == self.pointed[1] != self.face and is_legal:
            canvas.outline(place.inflate(4, 4), palette.brass_light, 2.0, 10.0)
        if held := self.offered.held.get(face, 0):
            room = self.laid.held(face)
            tall = min(_AT.held, 0.6 * room.height)
            cast(canvas.context, str(held), tall, "centre", room).draw(canvas)

    def _draw_post(self, canvas: Canvas, column: int, bid: Bid) -> None:
        post = self.laid.post(column, self._chance(bid))
        state = "dull" if self._chance(bid) < _AT.hopeless else "legal"
        if bid not in self.offered.legal:
            state = "sunk"
        canvas.image(f"scallywager/cell_{'chosen' if bid == self.shown else state}",
                     post.inflate(6, 6))  # fmt: skip
        if bid == self.pointed != self.shown and state != "sunk":
            canvas.outline(post.inflate(-4, -4), canvas.context.theme.palette.ink, 2.0, 6.0)
        if bid == self.offered.standing:
            side = min(post.width, self.laid.water.top - post.top) - 6.0
            place = sized(side, side, midtop=(post.centerx, post.top + 2.0))
            canvas.image(self.offered.emblem, place)

    def _draw_arrows(self, canvas: Canvas) -> None:
        for way, place in self.laid.arrows():
            skin.draw_icon_button(canvas, place, "", "" if self.leads(way) else "disabled")
            side = 0.7 * min(place.size)
            icon = sized(side, side, center=place.center)
            skin.draw_icon(canvas, "arrow_left" if way < 0 else "arrow_right", icon)

    def _draw_water(self, canvas: Canvas) -> None:
        water = self.laid.water
        canvas.fill(water, canvas.context.theme.palette.deep_sea, 0.6)
        foam = water.move(0.0, -12.0)
        with canvas.clipped(water.union(foam)):
            canvas.image("scallywager/tide", FRect(foam.topleft, (water.width, 120.0)))

    # Words

    def _passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield titles, counts, and chances above them where there is room."""
        laid = self.laid
        titles = _("Which face?"), _("How many of {count} dice?", count=self.offered.in_play)
        for panel, name, words in zip(self.panels(), ("face", "count"), titles, strict=True):
            if laid.head:
                room = laid.title(panel)
                yield name, Passage(*whole_line(context, words, HEAD, *room.size), room)
        for column, count in enumerate(self._shown):
            bid = (count, self.face)
            if bid not in self.offered.legal:
                continue
            post = laid.post(column, self._chance(bid))
            room = laid.figure(post)
            yield f"{count}", Passage(*plate_line(context, str(count), COUNT, *room.size), room)
        yield from self._chances(context)

    def _told(self, bid: Bid) -> str:
        chance = self.offered.chances.get(bid)
        return "" if chance is None else told(chance).replace("\u00a0", "")

    def _chances(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield each chance above the counts that share it; nothing where it would be too small."""
        laid, measure = self.laid, context.texts.measure
        every = enumerate((count, self.face) for count in self._shown)
        runs: list[tuple[str, str, FRect]] = []
        for chance, run in groupby(every, key=lambda one: self._told(one[1])):
            bids = list(run)
            posts = [laid.post(column, self._chance(bid)) for column, bid in bids]
            if chance:
                runs.append((f"{bids[0][1][0]}.chance", chance, posts[0].unionall(posts)))
        share = min([1.0, *(0.9 * one.width / measure(told, CHANCE)[0] for _n, told, one in runs)])
        if laid.label and share >= _AT.smallest:
            style = replace(CHANCE, size=share * CHANCE.size)
            high = context.texts.line_height(style)
            for name, words, whole in runs:
                above = sized(whole.width, high, midbottom=whole.move(0.0, -_AT.brace).midtop)
                yield name, Passage(*plate_line(context, words, style, *above.size), above)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield both panels and what is between them, dice and posts as targets, and all words."""
        own = BoxKind.PANEL, self._box_parent()
        yield Box(self.name, FRect(self.rect), *own, may_overlap=True)
        for face in self.offered.faces:
            yield Box(f"bid.face{face}", self.laid.die(face), BoxKind.TARGET, self.name)
        for column, count in enumerate(self._shown):
            if (count, self.face) in self.offered.legal:
                post = self.laid.post(column, self._chance((count, self.face)))
                yield Box(f"bid.count{count}", post, BoxKind.TARGET, self.name)
        for way, place in self.laid.arrows():
            yield Box(f"bid.arrow{way}", place, BoxKind.TARGET, self.name)
        for name, words in self._passages(context):
            parent = f"bid.count{name}" if name.isdigit() else self.name
            yield words.box(context, f"bid.{name}", parent)


class BidBar(AnswerButton):
    """Makes the chosen bid final; a low bar has what speaks for it at the right."""

    def passages(self, context: LayoutContext) -> list[Passage]:
        """Return both words."""
        if self.rect.height > _AT.high:
            return super().passages(context)
        inner = self.rect.inflate(-2 * _AT.bar_padding, -8)
        if not self.detail:
            return [Passage(*one_line(context, self.text, _AS.bar, *inner.size), inner)]
        wide = min(0.5 * inner.width, context.texts.measure(self.detail, _AS.bar_detail)[0] + 2)
        left = FRect(inner.left, inner.top, inner.width - wide - 14, inner.height)
        right = FRect(inner.right - wide, inner.top, wide, inner.height)
        text, detail = one_line(context, self.text, _AS.bar, *left.size), self.detail
        told = plate_line(context, detail, _AS.bar_detail, *right.size)
        return [Passage(*text, left), Passage(*told, right)]
