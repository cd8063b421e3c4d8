"""Sheets of the stock pieces that cards are played with: what each looks like in its states."""

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from tools.moments.pieces import Paint, caption, sheet
from treasure_games.games.do_not_touch.ui.faces import ASPECT, BACK, FAMILY, FacePainter, picture
from treasure_games.games.do_not_touch.ui.lanes import Measure, Row
from treasure_games.stage.animation import Animation, Owners
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.sprite import draw_sprites
from treasure_games.table.glow import draw_halo
from treasure_games.table.pieces.boat_hook import HOOK, hook_reach, paint_hook
from treasure_games.table.pieces.flight import Flight, Manner, motes, squash, tug
from treasure_games.table.pieces.hand import Fan, Hand
from treasure_games.table.pieces.pile import Pile
from treasure_games.table.pieces.sprite_board import Pose, SpriteBoard
from treasure_games.table.pieces.zoom import Enlarged, Inspector, LaidOut, Zoom

_STEPS = (0.0, 0.07, 0.16, 0.28, 0.45, 0.999)
"""Shares of a flight after each of which its card has come about as far again."""
"""Moments of a flight that are shown."""
CARD = 130.0
"""Width of a card at scale 1."""
NAME_PLATE = (0.41, 0.875, 0.45, 0.06)

Lay = Callable[[Canvas, SpriteBoard], None]


def _laid(lay: Lay, draw_more: Callable[[Canvas], None] = lambda canvas: None) -> Paint:
    """Draw the cards that `lay` puts on a board, those that move on top; then what is no card."""

    def paint(canvas: Canvas) -> None:
        assets = canvas.context.assets
        assets.paint(FAMILY, FacePainter(assets, lambda: canvas.context))
        assets.paint(HOOK, partial(paint_hook, assets))
        board = SpriteBoard()
        lay(canvas, board)
        draw_sprites(canvas, [board[key] for key in sorted(board, key=board.is_moving)])
        draw_more(canvas)

    return paint


def _put(board: SpriteBoard, key: int, pose: Pose) -> None:
    board.lay(key, pose.sprite(CARD, CARD / ASPECT), pose.depth)


def _stop(animation: Animation, t: float) -> None:
    """Bring an animation to this point, and leave it there."""
    animation.begin(Owners())
    animation.at(t)


def _hands(canvas: Canvas, board: SpriteBoard) -> None:
    """Fans of several sizes: at rest, face down, hovered, chosen, carried about."""
    fans = (
        (_hand_at(0, 0), range(3), {}),
        (_hand_at(1, 0), range(10, 17), {"backs": True}),
        (_hand_at(2, 0), range(20, 40), {}),
        (_hand_at(0, 1), range(40, 45), {"hovered": 42}),
        (_hand_at(1, 1), range(50, 55), {"selected": 51}),
        (_hand_at(2, 1), range(60, 65), {"dragged": (62, 1440.0, 890.0)}),
    )
    for rect, cards, state in fans:
        _hand(canvas, board, rect, cards, **state)


def _hand_at(column: int, row: int) -> FRect:
    return FRect(300 + 450 * column, 190 + 330 * row, 420, 190)


def _hand_words(canvas: Canvas) -> None:
    for index, words in enumerate((
        "three cards", "face down", "twenty cards", "pointed at", "chosen", "carried about",
    )):  # fmt: skip
        rect = _hand_at(index % 3, index // 3)
        caption(canvas, words, rect.centerx, rect.bottom + 14.0)


def _hand(
    canvas: Canvas, board: SpriteBoard, rect: FRect, cards: Sequence[int], **state: object
) -> None:
    fan, is_covered = Fan(rect, CARD, CARD / ASPECT), state.pop("backs", False)
    for card, pose in fan.poses(cards, lambda card: BACK if is_covered else _face(card)).items():
        _put(board, card, pose)
    hand = Hand(board, lambda: canvas.context.theme)
    hand.shape = fan
    hand.hold(cards)
    hand.snap()
    for name, value in state.items():
        setattr(hand, name, value)
    for _frame in range(120):
        hand.update(1 / 60)


_FLIGHTS = (
    ("A short way", 180.0, 700.0, 220.0, (440.0, 300.0)),
    ("Turns over", 1160.0, 1740.0, 240.0, (1450.0, 328.0)),
    ("A long way", 180.0, 1740.0, 420.0, (800.0, 400.0)),
    ("Slides", 180.0, 1740.0, 770.0, (800.0, 740.0)),
)
"""Name, start and end across, how far down, and where the name stands."""
_TOUCHED = 970.0
_TOUCHES = ("Lands", "Sparkles", "Is tugged", "Is hooked")


def _flights(canvas: Canvas, board: SpriteBoard) -> None:
    """A short and a long flight in six steps, one that turns over, one that slides."""
    manner = Manner.of(canvas.context.theme)
    for line, (name, start, end, y, _place) in enumerate(_FLIGHTS):
        image = BACK if name == "Turns over" else _face(3 + 2 * line)
        how = manner.sliding if name == "Slides" else manner
        for step, t in enumerate(_STEPS):
            card = 100 * line + step
            _put(board, card, Pose(start, y, 0.75, 0.0, _face(3 + 2 * line), 0.0))
            _stop(Flight(board, card, Pose(end, y, 0.75, 0.0, image, 0.0), how), t)
    _touches(board, manner)


def _touches(board: SpriteBoard, manner: Manner) -> None:
    """Landing, sparks, a tug, the hook."""
    for index in range(len(_TOUCHES)):
        _put(board, 900 + index, Pose(_touched(index), _TOUCHED, 0.75, 0.0, _face(index), 0.0))
    _stop(squash(board, 900, manner), 0.5)
    _stop(motes(board, (_touched(1), _TOUCHED), 1), 0.4)
    _stop(tug(board, 902, (_touched(3), 0.0), 0.1), 0.6)
    _stop(hook_reach(board, (1890.0, 1030.0), (_touched(3), _TOUCHED), 0.2), 1.0)


def _touched(index: int) -> float:
    return 180.0 + 420.0 * index


def _flight_names(canvas: Canvas) -> None:
    """Name each line and each touch where no card lies."""
    for name, _start, _end, _y, place in _FLIGHTS:
        caption(canvas, name, *place)
    for index, name in enumerate(_TOUCHES):
        caption(canvas, name, _touched(index) + 190.0, _TOUCHED - 70.0)


def _rows(_canvas: Canvas, board: SpriteBoard) -> None:
    """Rows from one card to a stack of many."""
    for index, row in enumerate(_ROWS):
        cards = range(100 * index, 100 * index + _COUNTS[index])
        for card, pose in row.poses(cards, _face, CARD / ASPECT).items():
            _put(board, card, pose)


def _row_marks(canvas: Canvas) -> None:
    """Show where the next card of a row would lie, and how many are under its first."""
    for row, count in zip(_ROWS, _COUNTS, strict=True):
        slot = row.slot()
        if row.field.contains(slot):
            draw_halo(canvas, slot, reach=14.0, level=120)
            canvas.outline(slot, canvas.context.theme.palette.lantern, 3.0, 8.0)
        row.draw_stack(canvas, f"{row.hidden}")
        words = "1 card" if count == 1 else f"{count} cards"
        caption(canvas, words, row.field.centerx, row.field.bottom + 6.0)


_MEASURE = Measure(184.0)
_COUNTS = (1, 4, 7, 12, 20, 30)
_ROWS = tuple(
    Row.of(FRect(285 + 700 * (index % 2), 110 + 310 * (index // 2), 650, 244), count, _MEASURE)
    for index, count in enumerate(_COUNTS)
)


def _piles(canvas: Canvas, board: SpriteBoard) -> None:
    for index, pile in enumerate(_places(canvas)[4:], start=1):
        cards = range(100 * index, 100 * index + 3 * index)
        for card, pose in pile.open_poses(cards, _face, CARD / ASPECT).items():
            _put(board, card, pose)


def _pile_marks(canvas: Canvas) -> None:
    for pile, count in zip(_places(canvas), (54, 20, 1, 0, 3, 6, 9), strict=True):
        if pile.name == "deck":
            (pile.draw_deck(canvas, BACK, count) if count else pile.draw_empty(canvas))
        pile.draw_count(canvas, "{count} covered" if pile.name == "deck" else "{count} open", count)


def _places(canvas: Canvas) -> tuple[Pile, ...]:
    """Where the piles lie: their plates are as high as large words need."""
    scale = max(1.0, canvas.context.viewport.text_scale)
    return tuple(
        Pile.of(
            "deck" if index < 4 else "discard",
            FRect(200 + 450 * (index % 4), 140 + 430 * (index // 4), 180, 252),
            200.0 + 40.0 * scale, 10.0 + 32.0 * scale,
        )
        for index in range(7)
    )  # fmt: skip


def _zoomed(canvas: Canvas) -> None:
    """A card large beside its place; a row or pile laid out."""
    inspector = Inspector(
        lambda count: LaidOut(f"{count} cards", tuple(map(_face, range(count))), ASPECT)
    )
    inspector.context, inspector.room = canvas.context, FRect(760, 0, 1160, 1080)
    inspector.toggle(26)
    inspector.draw(canvas)
    beside = FRect(20, 620, 120, 168)
    canvas.image(_face(4), beside)
    words = "<b>Green gem x2.</b> Counts 2 points in a loot."
    zoom = Zoom(
        lambda card: Enlarged(_face(card), ASPECT, "Green gem x2", words, beside, NAME_PLATE)
    )
    zoom.show(4)
    zoom.draw(canvas)


def _face(card: int) -> str:
    return picture(card * 7 % 42)


SHEETS = {
    "pieces_hand": ("hands of cards in their states", sheet("Hands", _laid(_hands, _hand_words))),
    "pieces_flight": ("how cards move", sheet("Flights", _laid(_flights, _flight_names))),
    "pieces_rows": ("rows of cards, short and folded", sheet("Rows", _laid(_rows, _row_marks))),
    "pieces_piles": ("decks and open piles", sheet("Piles", _laid(_piles, _pile_marks))),
    "pieces_zoom": (
        "a large card, and a row laid out", sheet("", _laid(lambda canvas, board: None, _zoomed))
    ),
}  # fmt: skip
"""By name: what each sheet tells, and how it is shown."""
