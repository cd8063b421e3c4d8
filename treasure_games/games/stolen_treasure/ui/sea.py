"""What is drawn besides cards: sea, sandbanks, raft, piles, the trail; embers of the Black Spot."""

import math
from collections.abc import Iterator
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.games.stolen_treasure.rules import pieces
from treasure_games.games.stolen_treasure.rules.phases import BOMBED
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.cards import figure
from treasure_games.games.stolen_treasure.ui.banks import PALMS, Bank
from treasure_games.games.stolen_treasure.ui.board import Board, share_of
from treasure_games.games.stolen_treasure.ui.cards import back, buried, crop
from treasure_games.games.stolen_treasure.ui.layout import (
    LEFT_LOW,
    PIRACY_AT,
    RIGHT_LOW,
    Layout,
    is_cleared,
    is_dug,
)
from treasure_games.stage.ambience import Stirring
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.sprite import Sprite, draw_sprites
from treasure_games.stage.text import mixed_look_beside
from treasure_games.stage.widgets.widget import Box, Sign
from treasure_games.table.fitting import Passage, Worded, plate_line
from treasure_games.table.glow import draw_pool, light_table
from treasure_games.table.pieces.brass import cast
from treasure_games.table.pieces.pile import Pile

_ART: Final = "stolen_treasure"
_MONSTERS: Final = {LEFT_LOW: ("serpent", 384 / 860), RIGHT_LOW: ("whale", 384 / 672)}
"""By place, with the height by the width."""
_AT, _AS = mixed_look_beside(__file__)
_DISCARDED: Final = "{count}"


class Ground(Stirring):
    """What lies on the sea under the cards, in the swell: palms and foam sway by a few pixels, but
    for those who want less motion, and while something stands over the table.
    """

    pulse = 1.0

    def __init__(self, board: Board) -> None:
        super().__init__(board.api.services.settings)
        self._board = board

    @property
    def is_alive(self) -> bool:
        """True unless something stands over the table."""
        return super().is_alive and not self._board.view.stack

    @property
    def _sway(self) -> int:
        """How far palms and foam are to the side of their places."""
        return round(float(_AT.reach) * math.sin(math.tau * self.beat * self.pulse / _AT.period))

    def drawn_from(self) -> object:
        """Return layout, view and swell."""
        return self._board.layout, self._board.view, self._sway

    def draw(self, canvas: Canvas) -> None:
        """Draw sea, banks, raft and piles, the signs and the trail."""
        layout, view, sway = self._board.layout, self._board.view, self._sway
        canvas.cover(f"{_ART}/sea", layout.room)
        _draw_monsters(canvas, layout)
        for seat in layout.order[1:]:
            _draw_bank(canvas, layout.banks[seat], seat, sway)
        light_table(canvas, self._board.api.places)
        if is_dug(view):
            _draw_bank(canvas, layout.dug, view.victims[0], sway)
        else:
            canvas.image(f"{_ART}/raft", layout.raft)
            if not view.wager:
                _draw_piles(canvas, layout, view)
            if view.phase == BOMBED:
                _draw_blast(canvas, layout.raft)
        _draw_bank(canvas, layout.banks[layout.bottom], layout.bottom, sway)
        if not view.wager:
            _draw_signs(canvas, layout)
        canvas.image(f"{_ART}/x_great", layout.cross)
        _draw_dashes(canvas, layout, "trail_dash", -1.0, 1.0)
        if is_dug(view):
            canvas.image(self._board.api.emblem(view.victims[0]), layout.robbed)


def _draw_monsters(canvas: Canvas, layout: Layout) -> None:
    """Draw what charts have in empty waters; both look to the middle."""
    for place, water in layout.empty_waters():
        name, high = _MONSTERS[place]
        monster = Sprite(f"chart/decal_{name}", *water.center, water.width, high * water.width,
                         alpha=_AT.faint, has_shadow=False)  # fmt: skip
        draw_sprites(canvas, [monster])


def _draw_piles(canvas: Canvas, layout: Layout, view: View) -> None:
    for pile, rect in enumerate(layout.piles):
        family = pieces.PIRACY if pile == PIRACY_AT else pieces.TREASURE
        one = Pile(f"pile{pile}", rect, layout.counts[pile])
        if view.piles[pile]:
            one.draw_deck(canvas, back(family), len(view.piles[pile]))
        else:
            one.draw_empty(canvas)
    for discards, cards in zip(layout.discards, view.discards, strict=True):
        if not cards:
            discards.draw_empty(canvas)


def _draw_blast(canvas: Canvas, raft: FRect) -> None:
    """Draw what bombs leave behind under the cards on the raft: burnt boards, flames and smoke."""
    draw_pool(canvas, raft.inflate(0.0, 40.0), canvas.context.theme.palette.night, 120)
    share = raft.height / _AT.blown
    blown = ((picture, *one) for picture, places in _AT.blast.items() for one in places)
    for picture, x, y, side, alpha in blown:
        place = raft.left + x, raft.top + y * share, side * share, side * share
        draw_sprites(canvas, [Sprite(picture, *place, alpha=alpha, has_shadow=False)])


def _draw_bank(canvas: Canvas, bank: Bank, seat: int, sway: int) -> None:
    """Draw sand, palms, and waves that break before it."""
    canvas.image(f"{_ART}/{bank.sand.picture}", bank.rect)
    for number, palm in _palms(bank):
        canvas.image(f"{_ART}/palm_{number}", palm.move(sway, 0.0))
    for index, share in enumerate((0.3, 0.3 + 0.42)):
        middle = bank.rect.left + bank.rect.width * share, bank.rect.bottom - 4.0
        foam = sized(190.0, 40.0, center=middle)
        canvas.image(f"{_ART}/foam_{(seat + index) % 3 + 1}", foam.move(-sway, 0.0))


def _palms(bank: Bank) -> Iterator[tuple[int, FRect]]:
    sand = bank.sand
    across, down = bank.rect.width / sand.wide, bank.rect.height / sand.high
    for number, x, y in sand.palms:
        width, height, foot_x, foot_y = PALMS[number]
        left = bank.rect.left + x * across - foot_x * down
        top = bank.rect.top + (y - foot_y) * down
        yield number, FRect(left, top, width * down, height * down)


def _draw_signs(canvas: Canvas, layout: Layout) -> None:
    sign = layout.sign
    down = sign.height / 150.0
    canvas.image(f"{_ART}/sign", FRect(sign.left - 16, sign.top - 8 * down, 264, 196 * down))
    goal = layout.goal
    down = goal.height / 46.0
    canvas.image(f"{_ART}/sign_target", FRect(goal.left - 10, goal.top - 6 * down, 124, 76 * down))


def _draw_dashes(canvas: Canvas, layout: Layout, picture: str, after: float, until: float) -> None:
    """Draw the dashes of the trail after one share of it and up to another."""
    image, name = canvas.context.assets.image, f"{_ART}/{picture}"
    shown = (pixels for share, pixels in layout.trail.dashes if after < share <= until)
    canvas.blits([(image(name, *pixels.size), pixels.topleft) for pixels in shown])


class Way(Worded):
    """The own total on its sign, and how far it has come on the trail."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def drawn_from(self) -> object:
        """Return layout and view, the total, and what an act would make of it."""
        return self._board.layout, self._board.view, self._board.ahead

    def draw(self, canvas: Canvas) -> None:
        """Draw the total, the trail as far as it has come, and on to where an act would lead."""
        layout, view, (now, after) = self._board.layout, self._board.view, self._board.ahead
        self.draw_words(canvas)
        share, ahead = share_of(view, now), share_of(view, after)
        _draw_dashes(canvas, layout, "trail_dash_done", -1.0, share)
        _draw_dashes(canvas, layout, "trail_dash_ahead", share, ahead)
        if after != now:
            ghost = sized(_AT.ghost, _AT.ghost, center=layout.trail.at(ahead))
            canvas.image(self._board.api.emblem(layout.bottom), ghost)
            canvas.outline(ghost.inflate(6, 6), canvas.context.theme.palette.pearl, 3.0, 26.0)

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield figure and words, unless a wager lies there."""
        if self._board.view.wager:
            return
        layout, view = self._board.layout, self._board.view
        sign = layout.sign.inflate(-20.0, -14.0)
        told = [_("of {goal}", goal=view.house.target)]
        buried, score = view.banked[layout.bottom], view.score(layout.bottom)
        if buried != score and not layout.is_large:
            told.insert(0, _("{buried} − {held} in hand", buried=buried, held=buried - score))
        line = min(_AT.line[len(told) - 1] * sign.height, 1.3 * context.texts.line_height(_AS.of))
        room = FRect(sign.left, sign.top, sign.width, sign.height - line * len(told))
        tall = min(72.0 * layout.unit, 0.8 * room.height)
        number = figure(self._board.total.number)
        free = room.inflate(-0.22 * room.width, 0.0)
        yield "sign.total", cast(context, number, tall, "centre", free)
        for index, text in enumerate(told):
            foot = FRect(sign.left, room.bottom + index * line, sign.width, line)
            yield f"sign.told{index}", Passage(*plate_line(context, text, _AS.of, *foot.size), foot)

    def signs(self) -> Iterator[Sign]:
        """Yield the own score, and the goal."""
        if not self._board.view.wager:
            yield self._board.layout.sign, buried(pieces.RUBY)
            yield self._board.layout.goal.inflate(40, 60), "stolen_treasure/x_small"


class Heaped(Worded):
    """What lies over the cards at rest: sand before the buried ones, counts."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def drawn_from(self) -> object:
        """Return layout and view, and below which card there is no X yet."""
        return self._board.layout, self._board.view, self._board.fresh

    def draw(self, canvas: Canvas) -> None:
        """Draw mounds, crosses on the own bank, and counts."""
        layout, view = self._board.layout, self._board.view
        for seat in layout.order:
            for index, (card, rect) in enumerate(layout.foremost(view, seat).items()):
                _draw_mound(canvas, layout, rect, index)
                if seat == layout.bottom and card != self._board.fresh:
                    canvas.image(f"{_ART}/x_small", layout.cross_below(rect))
        self.draw_words(canvas)
        for pile, count in self._discards():
            pile.draw_count(canvas, _DISCARDED, count)

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the numbers of cards in the piles, and the goal."""
        layout, view = self._board.layout, self._board.view
        rooms = list(zip(layout.counts, map(len, view.piles), strict=True))
        found = {f"pile{index}.count": room for index, room in enumerate(rooms)}
        if is_cleared(view):
            found.clear()
        if not view.wager:
            found["goal"] = layout.goal, view.house.target
        for name, (rect, count) in found.items():
            line = plate_line(context, str(count), _AS.count, *rect.size)
            yield name, Passage(*line, FRect(rect))

    def _discards(self) -> Iterator[tuple[Pile, int]]:
        if not is_cleared(self._board.view):
            counts = map(len, self._board.view.discards)
            yield from zip(self._board.layout.discards, counts, strict=True)

    def signs(self) -> Iterator[Sign]:
        """Yield the numbers of the piles, unless a wager lies there."""
        layout = self._board.layout
        for pile, number in enumerate(() if self._board.view.wager else layout.counts):
            yield number, layout.pile_pose(pile).image

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield all numbers."""
        yield from super().boxes(context)
        for pile, count in self._discards():
            yield pile.box(context, _DISCARDED, count)


def _draw_mound(canvas: Canvas, layout: Layout, card: FRect, index: int) -> None:
    """Draw the sand before a buried card."""
    wide, high = (card.width * share for share in _AT.mound)
    top = crop(card).bottom + 5.0 * layout.unit - _AT.foot * high
    mound = sized(wide, high, midtop=(card.centerx, top))
    canvas.image(f"{_ART}/mound_{index % 3 + 1}", mound)


def draw_ghost(board: Board, canvas: Canvas) -> None:
    """Draw a card pale as it would lie on the bank, once what is pointed at is done."""
    told, view, palette = board.forecast, board.view, canvas.context.theme.palette
    if told is None or told.card < 0:
        return
    kind = view.faces[told.card]
    slot = board.layout.next_slot(view, told.seat, kind)
    canvas.image(buried(kind), slot)
    shown = crop(slot)
    canvas.fill(shown.inflate(-6, -6), palette.parchment, 0.45)
    canvas.outline(shown.inflate(6, 6), palette.pearl, 3.0, 8.0)


class Embers(Stirring):
    """The Black Spot smoulders, for whoever holds it and sees it: never on a back; and so do all
    piracy cards of the hand once bombs go off.
    """

    pulse = 0.5
    """Seconds from one rim of embers to the next: it breathes, and never flashes."""

    def __init__(self, board: Board) -> None:
        super().__init__(board.api.services.settings)
        self._board = board

    @property
    def is_alive(self) -> bool:
        """True while the card is seen."""
        return super().is_alive and bool(self._cards())

    def _cards(self) -> dict[int, float]:
        """Return what burns, and up to where the next card leaves it free."""
        board, hand = self._board, self._board.hand
        if not board.is_hand_open:
            return {}
        seat = board.layout.bottom
        burns = board.view.phase == BOMBED and board.view.asked == seat
        lying = [one for one in hand.cards if one in board.sprites and not hand.is_away(one)]
        ends = [*(board.sprites[card].rect.left for card in lying[1:]), board.layout.room.right]
        found = zip(lying, ends, strict=False)
        return {
            card: end for card, end in found
            if board.view.faces[card] == pieces.SPOT or (burns and card in board.view.pirates[seat])
        }  # fmt: skip

    def _rect(self, card: int) -> FRect:
        around = self._board.sprites[card].rect
        left, top, wide, high = (length * around.width for length in _AT.rim)
        return FRect(around.left - left, around.top - top, wide, high)

    def draw(self, canvas: Canvas) -> None:
        """Draw the rim around each card, as far as it is seen."""
        for card, end in self._cards().items():
            rect = self._rect(card)
            with canvas.clipped(FRect(rect.left, rect.top, end - rect.left, rect.height)):
                canvas.image(f"stolen_treasure/embers_rim_{self.beat % _AT.rims + 1}", rect)
            self._draw_sparks(canvas, rect)

    def _draw_sparks(self, canvas: Canvas, rim: FRect) -> None:
        """Draw sparks that rise along the sides, each somewhere else after a while."""
        for index in range(_AT.rims):
            way = (index * 2 + self.beat) % _AT.rims
            x = rim.left + (0.9 if index % 2 else 0.1) * rim.width
            middle = x, rim.top + (0.16 + 0.2 * way) * rim.height
            spark = sized(26.0, 26.0, center=middle)
            canvas.image(f"stolen_treasure/sparks_{index + 1}", spark)
