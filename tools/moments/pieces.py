"""The stock pieces of a game's table, one sheet for each family, with its states side by side."""

from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace
from pygame import FRect

from tools.rig import Rig
from treasure_games.games.bluffaneer.ui.coins import CoinPile
from treasure_games.games.stolen_treasure.rules.pieces import KRAKEN, YARR
from treasure_games.games.stolen_treasure.ui.cards import (
    CARD_SIZE,
    FAMILY,
    CardPainter,
    picture,
)
from treasure_games.games.stolen_treasure.ui.stack import HEWN, CardStack, PlayedCard, paint_half
from treasure_games.games.treasure_boots.ui.hud import ATTACK, BONE, DEFENCE
from treasure_games.games.treasure_boots.ui.plate import CAPTAIN, HoldBadge
from treasure_games.match.seats import Kind, Seat
from treasure_games.stage.animation import Animation, Owners
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.scene import Scene
from treasure_games.stage.services import Services
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.widget import Box, Widget
from treasure_games.table.people.board import SpeechBalloons
from treasure_games.table.pieces.coins import FlyingCoins
from treasure_games.table.pieces.dice import Dice, Throw
from treasure_games.table.pieces.picker import Pick, Picker, Slip
from treasure_games.table.pieces.plate_slots import USUAL, Badge, Design
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import Form

Paint = Callable[[Canvas], None]
_TITLE = TextStyle(30.0, Face.SEMIBOLD, "brass_light")
_CAPTION = TextStyle(26.0, Face.REGULAR, "pearl", "centre")
_COIN = 100.0
_NEXT_STACK = 1.08
"""Width of a coin, and from a stack to the next one by that."""
_NAMES = ("Anne", "Bart", "Ching", "Drake", "Edward", "Flint", "Grace", "Hale")
_FAMILIES = (BONE, ATTACK, DEFENCE)


class Sheet(Scene):
    """Pieces on a bare table, under a title."""

    def __init__(self, services: Services, title: str, paint: Paint) -> None:
        super().__init__(services, Widget("sheet"))
        self._title, self._paint = title, paint

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, the title and the pieces."""
        canvas.cover("scenes/table", canvas.context.viewport.rect)
        canvas.text(self._title, _TITLE, FRect(60, 30, 1200, 50))
        self._paint(canvas)

    def boxes(self) -> Iterator[Box]:
        """A sheet has no layout of its own."""
        yield from ()


def sheet(title: str, paint: Paint) -> Callable[[Rig], None]:
    """A moment that shows what `paint` draws."""

    def show(rig: Rig) -> None:
        rig.show(Sheet(rig.services, title, paint))
        rig.settle()

    return show


def caption(canvas: Canvas, text: str, x: float, y: float) -> None:
    """Write what a piece shows under it, in the middle."""
    canvas.text(text, _CAPTION, FRect(x - 300, y, 600, 44))


def stopped(animation: Animation, t: float) -> None:
    """Bring an animation to `t` and leave it there."""
    animation.begin(Owners())
    for step in range(int(t * 40) + 1):
        animation.at(step / 40)


def dice(canvas: Canvas) -> None:
    """A throw of six dice of three families at six moments, one row each."""
    for row, t in enumerate((0.1, 0.3, 0.5, 0.7, 0.85, 1.0)):
        rolled = [(_FAMILIES[index % 3], (index + row) % 6) for index in range(6)]
        top = 170.0 + 160.0 * row
        thrown = Dice(lambda index, top=top: (520.0 + 220.0 * index, top, 110.0))
        stopped(Throw(thrown, rolled, canvas.context.theme, serial=row), t)
        thrown.draw(canvas, is_moving=t < 1.0)


def coins(canvas: Canvas) -> None:
    """Piles of several sizes; one that has shrunk, coins on their way, and one that grows."""
    left = 278.0
    for count in (1, 4, 5, 12, 23):
        pile = CoinPile(count)
        pile.place((left, 430.0), _COIN, 5)
        pile.draw(canvas)
        wide = _COIN * (1.0 + _NEXT_STACK * (-(-count // 5) - 1))
        caption(canvas, f"{count}", left + wide / 2, 452.0)
        left += wide + 54.0
    ends = []
    for left, count, way, words in (
        (400.0, 8, -1, "one has left"), (1312.0, 7, 1, "one lands"),
    ):  # fmt: skip
        pile = CoinPile(count)
        pile.place((left, 760.0), _COIN, 5)
        stopped(pile.one(way), 0.45)
        pile.draw(canvas)
        ends.append(pile.top())
        caption(canvas, words, left + _COIN * (1.0 + _NEXT_STACK) / 2, 776.0)
    flying = FlyingCoins()
    stopped(flying.fly(ends[0], ends[1], 8, canvas.context.theme), 0.6)
    flying.draw(canvas)
    caption(canvas, "some are on their way", 960.0, 776.0)


def plates(canvas: Canvas) -> None:
    """The usual plate in its three forms, and a captain's with slots of its own."""
    cards = Badge("cards/do_not_touch/back", 4, "")
    values = (
        ("tokens/cargo_sails", "7"),
        ("tokens/cargo_guns", "+2"),
        ("tokens/cargo_pearl", "1"),
        ("objects/score_coin", "8 + 2"),
    )
    hold = HoldBadge("", 0, "", values=values, tokens=("tokens/gold", "tokens/guns"),
                     standing="−3", goal=14)  # fmt: skip
    leader = HoldBadge("", 0, "", values=values, leads=True, goal=30)
    shown: tuple[tuple[Design, Form, Badge, FRect, bool], ...] = (
        (USUAL, Form.WIDE, cards, FRect(80, 140, 420, 140), False),
        (USUAL, Form.WIDE, cards, FRect(620, 140, 420, 140), True),
        (USUAL, Form.TALL, cards, FRect(1160, 140, 200, 330), False),
        (USUAL, Form.TALL, Badge("cards/do_not_touch/back", 9, ""), FRect(1480, 140, 200, 330),
         True),
        (USUAL, Form.LINE, cards, FRect(80, 380, 960, 90), False),
        (CAPTAIN, Form.WIDE, hold, FRect(80, 580, 408, 150), False),
        (CAPTAIN, Form.WIDE, hold, FRect(620, 580, 408, 180), True),
        (CAPTAIN, Form.WIDE, leader, FRect(1160, 580, 316, 118), False),
    )  # fmt: skip
    for number, (design, form, badge, rect, is_turn) in enumerate(shown):
        seat = Seat(_NAMES[number], number, Kind.HUMAN)
        plate = SeatPlate(number, seat, lambda: None, design)
        plate.shown.form = form
        plate.shown.score.jump(3 * number)
        plate.place(rect, canvas.context)
        plate.take_badges((badge,))
        plate.is_turn = is_turn
        plate.draw(canvas)


def pickers(canvas: Canvas) -> None:
    """A slip that answers at once, one on which things are taken in, and a list."""
    kinds = ("sails", "guns", "rum", "gold")
    answers = tuple(
        Pick(kind, f"tokens/{kind}", kind.title(), lambda: None, "then 9 points") for kind in kinds
    )
    taken = tuple(
        Pick(kind, f"tokens/{kind}", "", lambda: None, is_on=kind != "rum") for kind in kinds
    )
    names = tuple(
        Pick(f"seat{number}", "", name, lambda: None, f"{20 * number} %")
        for number, name in enumerate(("Grace O'Malley", "Bartholomew Roberts", "Ching Shih"))
    )
    wide = 0.5 + 0.5 * canvas.context.viewport.text_scale
    high = FRect(0, 0, 440 * wide, 620)
    high.bottomright = 1640, 980
    for slip, room in (
        (Slip("Which piece do you lose?", answers, "Your cargo is worth 11 points now."),
         FRect(960 - 410 * wide, 80, 820 * wide, 440)),
        (Slip("Unload what?", taken, "What lies in the light is worth 7 points."),
         FRect(270, 560, 700, 420)),
        (Slip("Who rolls for it?", names), high),
    ):  # fmt: skip
        picker = Picker()
        picker.offer(slip, room, canvas.context)
        picker.draw(canvas)


def balloons(canvas: Canvas) -> None:
    """Four seats that speak, at all edges of the table."""
    room = canvas.context.viewport.rect
    speech = SpeechBalloons()
    speech.place(room)
    for number, (words, plate) in enumerate((
        ("Four skulls", FRect(40, 420, 200, 240)),
        ("I don't believe a word of it. Cups up!", FRect(800, 120, 320, 120)),
        ("Liar!", FRect(1680, 420, 200, 240)),
        ("There are at least eleven parrots under all these cups", FRect(800, 900, 320, 120)),
    )):  # fmt: skip
        seat = Seat(f"Captain {number + 1}", number, Kind.HUMAN)
        seat_plate = SeatPlate(number, seat, lambda: None)
        seat_plate.shown.form = Form.WIDE if plate.width > plate.height else Form.TALL
        seat_plate.place(plate, canvas.context)
        seat_plate.draw(canvas)
        stopped(speech.say(number, words, plate, canvas.context.theme), 0.5)
    speech.draw(canvas)


def stacks(canvas: Canvas) -> None:
    """One card, one that was cut down, more than have room, and a card on its way."""
    assets = canvas.context.assets
    assets.paint(HEWN, partial(paint_half, assets))
    assets.paint(FAMILY, CardPainter(assets, lambda: canvas.context), CARD_SIZE)
    anne, bart = (Seat(name, n, Kind.HUMAN) for n, name in enumerate(("Anne", "Hale")))
    played = PlayedCard(picture(KRAKEN), anne, "The Kraken")
    cut = PlayedCard(picture(KRAKEN), anne, "cut down", is_cancelled=True)
    answer = PlayedCard(picture(YARR), bart, "Yarr!")
    back = PlayedCard(picture(YARR), anne, "Yarr! upon that")
    for rect, cards, is_on_its_way, words in (
        (FRect(160, 70, 800, 430), [played], False, "One card"),
        (FRect(960, 70, 800, 430), [cut, answer], False, "An answer cuts it down"),
        (FRect(160, 578, 800, 430), [played, replace(answer, is_cancelled=True), back], False,
         "An answer to the answer"),
        (FRect(960, 578, 800, 430), [played], True, "A card on its way"),
    ):  # fmt: skip
        stack = CardStack()
        stack.place(rect)
        stack.show(cards)
        if is_on_its_way:
            way = stack.play([cut, answer], (1800.0, 1000.0), canvas.context.theme)
            stopped(way, 0.3)
        stack.draw(canvas)
        caption(canvas, words, rect.centerx, rect.bottom + 4.0)


SHEETS = {
    "pieces_balloons": ("what seats say", sheet("Speech balloons", balloons)),
    "pieces_stack": ("cards that are being answered", sheet("Card stack", stacks)),
    "pieces_dice": ("dice that are thrown, from the hand to the table", sheet("Dice", dice)),
    "pieces_coins": ("coins in piles and in the air", sheet("Coins", coins)),
    "pieces_plates": ("plates of seats, built of slots", sheet("Seat plates", plates)),
    "pieces_picker": ("slips that ask", sheet("Picker", pickers)),
}
"""What each sheet tells, and how it is shown."""
