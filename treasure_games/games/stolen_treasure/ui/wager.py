"""A wager on the raft: both stakes with their totals; coin, dice or hands above these."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.games.stolen_treasure.rules.house import COIN, DIE, THROW
from treasure_games.games.stolen_treasure.rules.phases import BETWEEN, PARLEYING, THROWING
from treasure_games.games.stolen_treasure.rules.pieces import VALUES
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.cards import figure
from treasure_games.games.stolen_treasure.text.log import HANDS, stake_worth
from treasure_games.games.stolen_treasure.ui.board import Board
from treasure_games.games.stolen_treasure.ui.play import Play
from treasure_games.stage.animation import Animation, Call, Sequential, Tween, in_quad
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.sprite import Sprite, draw_sprites
from treasure_games.stage.text import mixed_look_beside
from treasure_games.stage.theme import Theme
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Node
from treasure_games.table.fitting import Passage, Worded, brief_name, whole_line, within
from treasure_games.table.pieces.brass import cast
from treasure_games.table.pieces.coins import PICTURE, CoinToss
from treasure_games.table.pieces.dice import Dice, Family, Spot, Throw, six_faced
from treasure_games.table.seat_face import draw_face

_AT, _AS = mixed_look_beside(__file__)
_LOTS: Final = {COIN: PICTURE, DIE: "dice/attack_6", THROW: "stolen_treasure/hand_rock_left"}
"""What lies between the faces until it's known whether chance decides."""
_DICE: Final = tuple(
    six_faced(f"dice/{side}", f"dice/{side}_tumble") for side in ("attack", "defence")
)
"""Those of the challenger, and of whom he has challenged."""
_HANDS: Final = tuple(
    Family(
        tuple(f"stolen_treasure/hand_{hand}_{side}" for hand in HANDS),
        (f"stolen_treasure/hand_rock_{side}",),
        spin=0.12,
    )
    for side in ("left", "right")
)
"""ST-Q61: fists that are shaken, and then open."""


class Toss(Node):
    """The coin, dice or hands that decide; they lie between both stakes until `clear`."""

    def __init__(self) -> None:
        self.coin = CoinToss()
        self._dice = Dice(self._spot)
        self._room = FRect()
        self._size = 0.0
        self.share = 0.0
        """How far the faces have made room for what decides; moved by the timeline."""

    def _spot(self, side: int) -> Spot:
        x, y = self._room.center
        return x + (side - 0.5) * 1.15 * self._size, y, self._size

    def place(self, room: FRect, top: float) -> None:
        """Set where they come down, and what the coin stays below."""
        self._room, self.share = room, 0.0
        self.coin.place(*room.center, top)
        self.clear()

    def flip(self, theme: Theme, landed: Callable[[], None]) -> Animation:
        """Return the way of the coin."""
        return Sequential(Call(self.clear), self.coin.toss(theme, landed))

    def roll(self, faces: Sequence[int], theme: Theme, serial: int) -> Animation:
        """Return the throw of two dice, one for each side."""
        self._size = _AT.die * self._room.height
        rolled = [(family, face - 1) for family, face in zip(_DICE, faces, strict=True)]
        return Throw(self._dice, rolled, theme, serial)

    def show(self, hands: Sequence[int], theme: Theme) -> Animation:
        """Return the way of two hands, one from each side."""
        self._size = _AT.hand * self._room.height
        return Throw(self._dice, list(zip(_HANDS, hands, strict=True)), theme, serial=0)

    def clear(self) -> None:
        """Remove them."""
        self.coin.clear()
        self._dice.dice.clear()

    def draw(self, canvas: Canvas) -> None:
        """Draw them where they are."""
        self.coin.draw(canvas)
        self._dice.draw(canvas, is_moving=True)


class Wager(Worded):
    """A panel over the raft with both sides; the stakes are cards on the board."""

    def __init__(self, board: Board, play: Play, toss: Toss) -> None:
        self._board, self._play, self._toss = board, play, toss
        self.gone = 0.0
        """How far it has sunk out of sight, 0 to 1; moved by the timeline."""
        self.left: View | None = None
        """What was seen of the wager that goes now."""

    def leave(self, seconds: float) -> Animation:
        """Return how it sinks, over what lies there by then."""
        self.left = self._board.view
        return Sequential(Tween(self, seconds, easing=in_quad, gone=1.0), Call(self.stay))

    def stay(self) -> None:
        """Be where a wager lies, if there is one."""
        self.gone, self.left = 0.0, None

    def part(self) -> None:
        """Let the faces begin where a parley has parted them, if it has."""
        if self._board.view.phase == PARLEYING:
            self._toss.share = _AT.parted

    @property
    def _view(self) -> View:
        return self.left or self._board.view

    def draw(self, canvas: Canvas) -> None:
        """Draw it while there is a wager, and while it goes."""
        layout, view = self._board.layout, self._view
        if not view.wager:
            return
        skin.draw_panel(canvas, layout.wager.move(0.0, self._down), "plank")
        if not view.stakes[1] or view.phase not in (BETWEEN, PARLEYING, THROWING):
            # Two cutlasses behind the faces: one stake against the other.
            toss, face = layout.stakes.toss.move(0.0, self._down), self._places(0)[0]
            tall = min(_AT.swords * layout.unit, face.bottom - toss.top)
            x, y = toss.centerx + _AT.asking * bool(self._choices), toss.top + tall / 2
            pose = "stolen_treasure/cutlass", x, y, tall, tall / _AT.blade
            draw_sprites(canvas, [Sprite(*pose, angle) for angle in _AT.crossed])
        away = max(self._toss.share, _AT.parted * (view.phase == PARLEYING))
        for seat, face, _name in self._people(away):
            draw_face(canvas, face, self._board.api.seats[seat])
        if len(view.wager) < 2 and not self._choices:
            canvas.image("objects/bezel", self._places(1)[0])
        if view.phase == PARLEYING:
            what = _LOTS[view.house.wager_method]
            x, y = layout.stakes.toss.center
            draw_sprites(canvas, [Sprite(what, x, y + self._down, _AT.lot, _AT.lot)])
        palette = canvas.context.theme.palette
        for rect in self._missing:
            canvas.fill(rect, palette.walnut_dark, 0.6)
            canvas.outline(rect, palette.brass, 2.0, 0.06 * rect.width)
        self.draw_words(canvas)

    @property
    def _missing(self) -> list[FRect]:
        """The places of cards that are still to be put down, those of the second side last."""
        layout, view, found = self._board.layout, self._view, list[FRect]()
        for side, staked in enumerate(view.stakes[: 1 if self._choices else 2]):
            count = max(1, len(staked) + len(self._board.least if side else ()))
            found += layout.stakes.places(side, count)[len(staked) :]
        return found if self.left is None else []

    @property
    def _choices(self) -> dict[int, tuple[FRect, FRect]]:
        """The places of face and name of all who may be challenged now."""
        is_asked = len(self._view.wager) == 1 and self._board.api.asked is not None
        targets = tuple(self._play.targets) if is_asked and not self.left else ()
        return self._board.layout.stakes.choices(targets)[1]

    def _people(self, away: float = 0.0) -> Iterator[tuple[int, FRect, FRect]]:
        """Yield who wagers and who may be challenged, with the places of face and name."""
        for side, seat in enumerate(self._view.wager):
            yield seat, *self._places(side, away)[:2]
        for seat, (face, name) in self._choices.items():
            yield seat, face, name

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield names, and totals of both; of a rival who isn't chosen yet, the question."""
        view, choices = self._view, self._choices
        for seat, _face, room in self._people():
            style = within(context, _AS.name, room.height)
            name = self._board.api.called(seat)
            line = brief_name(context, name, style, room.width, whole=0.9)
            yield f"wager.name{seat}", Passage(*line, room)
        for side in range(len(view.wager)):
            room, total = self._places(side)[2], figure(stake_worth(view, side))
            yield f"wager.total{side}", cast(context, total, 0.8 * room.height, "centre", room)
        lacks = sum(VALUES[view.faces[card]] for card in self._board.least)
        if lacks > 0 and self._missing:
            room = self._missing[-1]
            inner = sized(room.width - 20.0, _AT.missing, center=room.center)
            words = _("{value} missing", value=figure(lacks))
            yield "wager.missing", Passage.fitted(context, words, _AS.name, inner)
        if len(view.wager) == 1:
            stakes = self._board.layout.stakes
            room = stakes.choices(tuple(choices))[0] if choices else self._places(1)[1]
            line = whole_line(context, _("Against whom?"), _AS.name, *room.size)
            yield "wager.asked", Passage(*line, room)

    @property
    def _down(self) -> float:
        layout = self._board.layout
        return self.gone * (layout.room.bottom - layout.wager.top)

    def _places(self, side: int, away: float = 0.0) -> tuple[FRect, FRect, FRect]:
        """Return the places of a side's face, name and total, below each other; so far the face has
        made room above it.
        """
        layout = self._board.layout
        told = layout.stakes.side(side)[0].move(0.0, self._down)
        name, total = FRect(told), FRect(told)
        name.height, total.height = _AT.called * told.height, _AT.summed * told.height
        total.bottom = told.bottom
        name.bottom = total.top
        tall = min(_AT.face * layout.unit, name.top - told.top) * (1.0 - _AT.away * away)
        return sized(tall, tall, midbottom=name.midtop), name, total
