"""The people behind the table: busts with faces, hands that go up, and who leans over the edge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from pygame import FRect

from treasure_games.games.bluffaneer.ui.layout import Point
from treasure_games.match.seats import Seat
from treasure_games.stage.animation import Animation, Call, Parallel, Sequential, Tween
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.easing import out_back, out_cubic
from treasure_games.stage.sprite import Sprite
from treasure_games.stage.theme import Theme
from treasure_games.stage.turner import draw_sprites
from treasure_games.table.pieces.dirty_trail import DirtyTrail

Key = tuple[str, int]
"""What of whom: "bust", "emblem" or "hand", and the seat."""
_SIZE: Final = (589.0, 480.0)
"""Of a bust that leans over the table."""
_FEW, _MANY = 0.72, 0.58
"""Scales of busts that sit back, for up to three opposite and for more."""
_FOOT, _FOOT_OF_MANY, _FOOT_LEANING = 20.0, -8.0, 82.0
"""How far a bust reaches below the table's edge, at its scale."""
_FACE: Final = (0.0, 0.008, 0.39)
"""Middle and width of a person's round for the emblem, as shares of the bust."""
_LEAN_SECONDS: Final = 0.32
_HAND: Final = (112.0, 168.0)
_HAND_BESIDE: Final = 0.29
"""From the middle of a bust to its raised hand, as a share of the bust's width."""
_RISE: Final = 46.0
_HAND_SECONDS: Final = 0.2


class People:
    """Everybody but the seat at the lower edge. Who rests is painted with the table, through
    `paint_behind` and `paint_leaning`; `spoil` has that done anew.
    """

    def __init__(self, spoil: Callable[[FRect], None]) -> None:
        self._spoil = spoil
        self._sprites: dict[Key, Sprite] = {}
        self._moving: set[Key] = set()
        self._trail = DirtyTrail()
        self._seats: Sequence[Seat] = ()
        self._faces: dict[int, str] = {}
        self._places: Sequence[Point] = ()
        self._bottom = 0
        self._raised: set[int] = set()
        self._leaning: int | None = None

    def place(
        self, seats: Sequence[Seat], emblems: Sequence[str], places: Sequence[Point], bottom: int
    ) -> None:
        """Sit down at these places, by seat; the table's edge covers the busts' feet."""
        self._seats, self._places, self._bottom = seats, places, bottom
        self._sprites.clear()
        self._moving.clear()
        for seat in range(len(seats)):
            if seat == bottom:
                continue
            x, y, scale = self._pose(seat)
            self._sprites["bust", seat] = Sprite(self._picture(seat), x, y, *_SIZE, scale=scale,
                                                 has_shadow=False)  # fmt: skip
            if self._is_person(seat):
                side = _SIZE[0] * _FACE[2]
                self._sprites["emblem", seat] = Sprite(
                    emblems[seat], x, y + _SIZE[1] * _FACE[1] * scale, side, side, scale=scale,
                    has_shadow=False,
                )  # fmt: skip
        for seat in self._raised:
            self._lay_hand(seat)

    def show(self, raised: Iterable[int], leaning: int | None) -> None:
        """Have these hands in the air and this one lean over the table, without motion."""
        self._raised = set(raised)
        self._leaning = None if leaning == self._bottom else leaning

    # Drawing

    def paint_behind(self, canvas: Canvas) -> None:
        """Paint who rests behind the table."""
        self._paint(canvas, lambda seat: seat != self._leaning)

    def paint_leaning(self, canvas: Canvas) -> None:
        """Paint who rests leaning over the table."""
        self._paint(canvas, lambda seat: seat == self._leaning)

    def draw_moving(self, canvas: Canvas) -> None:
        """Draw who moves."""
        shown = [self._sprites[key] for key in self._sprites if key in self._moving]
        if shown:
            draw_sprites(canvas, shown, is_moving=True)

    def track(self, invalidate: Callable[[FRect], None]) -> None:
        """Have drawn again whoever moves."""
        moving = [(key, self._sprites[key]) for key in self._sprites if key in self._moving]
        self._trail.follow(
            ((key, (one.x, one.y, one.scale, one.alpha), one.rect) for key, one in moving),
            invalidate,
        )

    def _paint(self, canvas: Canvas, is_wanted: Callable[[int], bool]) -> None:
        resting = [
            sprite
            for key, sprite in self._sprites.items()
            if key not in self._moving and is_wanted(key[1]) and canvas.touches(sprite.rect)
        ]
        draw_sprites(canvas, resting)

    def _lift(self, *keys: Key) -> None:
        for key in keys:
            self._moving.add(key)
            self._spoil(self._sprites[key].rect)

    def _settle(self, *keys: Key) -> None:
        for key in keys:
            self._moving.discard(key)
            if key in self._sprites:
                self._spoil(self._sprites[key].rect)

    # Faces, hands, leaning

    def make_face(self, seat: int, face: str) -> None:
        """Show another face of a pirate."""
        self._faces[seat] = face
        sprite = self._sprites.get(("bust", seat))
        if sprite is not None and sprite.image != self._picture(seat):
            sprite.image = self._picture(seat)
            self._spoil(sprite.rect)

    def raise_hands(self, seats: Iterable[int]) -> Animation:
        """Return how hands go up, all at once."""
        return Parallel(*(self._raise_hand(seat) for seat in seats))

    def drop_hands(self) -> None:
        """Take all hands down."""
        for seat in self._raised:
            hand = self._sprites.pop(("hand", seat), None)
            self._moving.discard(("hand", seat))
            if hand is not None:
                self._spoil(hand.rect)
        self._raised.clear()

    def lean(self, seat: int | None, theme: Theme) -> Animation:
        """Return how a pirate leans over the table, and whoever did before sits back."""
        before, self._leaning = self._leaning, None if seat == self._bottom else seat
        seconds = _LEAN_SECONDS if theme.motion.bank_most else 0.0
        moved = [one for one in {before, self._leaning} if one is not None]
        return Parallel(*(self._move(one, seconds) for one in moved))

    def mouth(self, seat: int) -> Point:
        """Return where the words of a seat come from."""
        x, y, scale = self._pose(seat)
        side = -1.0 if x > self._middle else 1.0
        return x + side * 118.0 * scale, y + 20.0 * scale

    @property
    def _middle(self) -> float:
        """Words go to the side where the middle of all these people is."""
        return sum(x for x, _y in self._places) / len(self._places) + 1.0

    def _move(self, seat: int, seconds: float) -> Animation:
        keys = [key for key in (("bust", seat), ("emblem", seat)) if key in self._sprites]
        x, y, scale = self._pose(seat)
        face = y + _SIZE[1] * _FACE[1] * scale
        tweens = [
            Tween(self._sprites[key], seconds, easing=out_cubic, x=x, scale=scale,
                  y=y if key[0] == "bust" else face)
            for key in keys
        ]  # fmt: skip
        return Sequential(
            Call(lambda: self._lift(*keys)), Parallel(*tweens), Call(lambda: self._settle(*keys))
        )

    def _raise_hand(self, seat: int) -> Animation:
        """Beside the bust, from a little below; it stays in the air."""
        key = "hand", seat
        self._raised.add(seat)
        hand = self._lay_hand(seat)
        goal, hand.y, hand.alpha = hand.y, hand.y + _RISE, 0.1
        self._moving.add(key)
        return Sequential(
            Tween(hand, _HAND_SECONDS, easing=out_back, y=goal, alpha=1.0),
            Call(lambda: self._settle(key)),
        )

    def _lay_hand(self, seat: int) -> Sprite:
        x, _y, scale = self._pose(seat)
        beside = 0.0 if seat == self._bottom else -_SIZE[0] * scale * _HAND_BESIDE
        foot = self._places[seat][1]
        hand = Sprite("bluffaneer/hand_raised", x + beside, foot - _HAND[1] * 0.42, *_HAND,
                      has_shadow=False)  # fmt: skip
        self._sprites["hand", seat] = hand
        return hand

    def _pose(self, seat: int) -> tuple[float, float, float]:
        """Middle and scale of a bust."""
        x, edge = self._places[seat]
        if seat == self._leaning:
            return x, edge + _FOOT_LEANING - _SIZE[1] / 2, 1.0
        are_few = len(self._seats) < 5
        scale, foot = (_FEW, _FOOT) if are_few else (_MANY, _FOOT_OF_MANY)
        return x, edge + foot - _SIZE[1] * scale / 2, scale

    def _is_person(self, seat: int) -> bool:
        return self._seats[seat].is_human or not self._seats[seat].persona

    def _picture(self, seat: int) -> str:
        if self._is_person(seat):
            return "busts/person"
        return f"busts/{self._seats[seat].persona}_{self._faces.get(seat, 'calm')}"
