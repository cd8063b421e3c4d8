"""What lies and moves on the table of bones: bones, map, cards, coins, people, what is shouted."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import translate
from treasure_games.games.bluffaneer.rules.pieces import FACES
from treasure_games.games.bluffaneer.rules.state import ANSWER
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.ui.bones import FAMILY, LENGTH
from treasure_games.games.bluffaneer.ui.cards import Cards
from treasure_games.games.bluffaneer.ui.layout import BonePlaces, Point
from treasure_games.games.bluffaneer.ui.people import People
from treasure_games.games.bluffaneer.ui.sheet import ICON_PICTURES, Sheet
from treasure_games.games.bluffaneer.ui.shouts import Shouts
from treasure_games.stage.animation import Animation
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.theme import Theme
from treasure_games.table.pieces.coins import CoinPile, FlyingCoins
from treasure_games.table.pieces.dice import Dice, Spot
from treasure_games.table.pieces.sprite_board import SpriteBoard
from treasure_games.table.table_api import TableApi

_ = translate
_COIN: Final = 68.0
_BRIEF: Final = 0.08


class Props:
    """All of it, with short words for what animations do with it."""

    shake_x = 0.0
    shake_y = 0.0

    def __init__(self, api: TableApi) -> None:
        self.api = api
        self.places: BonePlaces
        self.board = SpriteBoard(self._paint_table, lambda _canvas: None, api.invalidate)
        self.people = People(self.board.spoil)
        self.cards = Cards(self.board)
        self.sheet = Sheet()
        self.bones = Dice(self._bone_spot)
        self.coins = FlyingCoins()
        self.shouts = Shouts()
        self.piles = [CoinPile(f"pile{seat}") for seat in range(len(api.seats))]
        self._pair: tuple[int, ...] = ()
        self._drawn_share = 1.0

    @property
    def theme(self) -> Theme:
        """Durations, and how much may move."""
        return self.api.services.theme

    @property
    def centre(self) -> Point:
        """The middle of the map."""
        return self.places.sheet.center

    @property
    def box(self) -> Point:
        """Where coins go that leave the game: over the table's near edge, at the right."""
        return self.places.wall.right + 60.0, self.places.sheet.bottom

    def place(self, context: LayoutContext, places: BonePlaces, view: View) -> None:
        """Put everything into its place in a new layout, at once."""
        self.places = places
        self.cards.place(places, self.api.bottom, context.viewport.text_scale)
        self.sheet.place(places.sheet)
        self.shouts.place(places.sheet.centerx + 1.0)
        self.bones.place()
        for seat, pile in enumerate(self.piles):
            pile.place(places.piles[seat], _COIN)
        self.cards.count(view)
        self.lay(view)

    def lay(self, view: View) -> None:
        """Put everything where the view has it."""
        self.board.clear()
        emblems = [self.api.emblem(seat) for seat in range(view.seats)]
        raised = [seat for seat in range(view.seats) if view.raised >> seat & 1]
        self.people.show(raised, view.claimant if view.claimant >= 0 else None)
        self.people.place(self.api.seats, emblems, self.places.busts, self.api.bottom)
        self.cards.lay(view, is_open=self.is_open(view))
        self.show_coins(view)
        if not self.bones.dice and view.turn_number:
            self.bones.lay([FAMILY.faces[icon] for icon in view.bones], FAMILY.height)
        self.claim(view.pair)
        self.shouts.clear()
        if view.phase == ANSWER and view.claimant >= 0:
            self.shouts.show(_("Mine!"), self.people.mouth(view.claimant), self.pair_pictures)
        self.light(view.bones[0] if view.turn_number and view.pair < 0 else None)

    def is_open(self, view: View) -> bool:
        """Return True if the card at the lower edge may be seen by whoever looks."""
        return self.api.viewer == self.api.bottom and view.seat == self.api.bottom

    # Words for animations

    def sound(self, group: str) -> None:
        """Make a sound."""
        self.api.services.audio.play(group)

    def beside(self, animation: Animation) -> None:
        """Let this run beside whatever else moves."""
        self.api.timeline.beside(animation)

    def brief(self, seconds: float) -> float:
        """Return the time, or hardly any for those who want less motion."""
        return seconds if self.theme.motion.bank_most else min(seconds, _BRIEF)

    def face(self, seat: int, face: str) -> None:
        """Let a pirate make a face, on the plate and behind the table."""
        self.api.show_mood(seat, face)
        self.people.make_face(seat, face)

    def move_cards(self, view: View) -> Animation:
        """Return how cards travel to where the view has them."""
        return self.cards.glide(view, self.theme, is_open=self.is_open(view))

    def light(self, icon: int | None) -> None:
        """Light up a double on the map."""
        if icon != self.sheet.lit:
            self.sheet.lit = icon
            self.board.spoil(self.sheet.area)

    def show_coins(self, view: View) -> None:
        """Have the piles that the view has."""
        for pile, count in zip(self.piles, view.coins, strict=True):
            pile.show(count)

    def take_piles(self, view: View) -> None:
        """Have stack and discards as the view has them."""
        if self.cards.count(view):
            for pile in (self.cards.stack, self.cards.discards):
                self.board.spoil(pile.area.inflate(24, 24))

    def add_coins(self, seat: int, count: int) -> None:
        """Let a pile grow or shrink by so many."""
        self.piles[seat].show(self.piles[seat].count + count)

    def say(self, seat: int, text: str, *, pair: bool = False) -> Animation:
        """Return how words come out of somebody's mouth, with the claimed icons."""
        pictures = self.pair_pictures if pair else []
        return self.shouts.say(text, self.people.mouth(seat), pictures, self.theme)

    @property
    def pair_pictures(self) -> list[str]:
        """Pictures of the icons on the bones."""
        return [ICON_PICTURES[icon] for icon in self._pair]

    def claim(self, pair: int) -> None:
        """Note the pair on the bones, for what is shouted."""
        self._pair = FACES[pair] if pair >= 0 else ()

    def hush(self) -> None:
        """Take all balloons down."""
        self.shouts.clear()

    def clear_round(self) -> None:
        """Begin a turn: no hands, no shouts, no light on the map."""
        self.people.drop_hands()
        self.hush()
        self.light(None)

    # Drawing

    def track(self) -> None:
        """Have drawn again whatever has moved."""
        if self.sheet.share != self._drawn_share:
            self._drawn_share = self.sheet.share
            self.board.spoil(self.sheet.area)
        self.board.track()
        self.people.track(self.api.invalidate)
        self.bones.track(self.board.spoil)
        self.coins.track(self.api.invalidate)
        self.shouts.track(self.api.invalidate)
        for pile in self.piles:
            pile.track(self.api.invalidate)

    def draw_moving(self, canvas: Canvas) -> None:
        """Piles of coins, what moves, what is shouted."""
        for pile in self.piles:
            if canvas.touches(pile.area()):
                pile.draw(canvas)
        self.people.draw_moving(canvas)
        self.board.draw_moving(canvas)
        self.coins.draw(canvas)
        self.shouts.draw(canvas)

    def _paint_table(self, canvas: Canvas) -> None:
        """The wall, who sits before it, the table that covers them, map, stack and bones."""
        canvas.cover("scenes/cabin_wall", self.places.wall)
        self.people.paint_behind(canvas)
        canvas.image("bluffaneer/table", self.places.table)
        self.people.paint_leaning(canvas)
        self.sheet.draw(canvas)
        self.cards.paint_piles(canvas)
        self.bones.draw(canvas, is_moving=self.api.timeline.is_moving)

    def _bone_spot(self, index: int) -> Spot:
        x, y = self.places.bones[index]
        return x, y, LENGTH
