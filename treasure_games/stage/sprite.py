"""Sprites, and their pictures in each pose: pinched, turned, faded, shadowed; cached by pose."""

import math
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame
from pygame import FRect, Surface

from treasure_games.core.pages import figures_beside
from treasure_games.stage.assets import Assets
from treasure_games.stage.cache import SpriteCache
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.pictures import scaled
from treasure_games.stage.viewport import Viewport

Blits = list[tuple[Surface, tuple[int, int]]]

_AT, _COUNTS = figures_beside(__file__)
_SHADOW = "shadow"


@dataclass(slots=True, eq=False)
class Sprite:
    """One piece. Place and size in virtual units, `angle` in degrees counter-clockwise.

    Every number may be moved by a Tween. `width_pinch` 1 is flat, 0 is seen edge on: a flip takes
    it to 0, changes `image`, and takes it back. `lift` is the height over the table.
    """

    image: str
    x: float
    y: float
    width: float
    height: float
    angle: float = 0.0
    scale: float = 1.0
    alpha: float = 1.0
    lift: float = 0.0
    width_pinch: float = 1.0
    stretch: float = 1.0
    """Landing squash: the width is multiplied by it, the height divided."""
    has_shadow: bool = True
    silhouette: str = ""
    """Sprites of equal outline may share shadows under one name ("card"); "": the picture's own."""
    is_visible: bool = True
    is_swift: bool = False
    """True if it looks different every few frames: if it is large, it is turned roughly then, as
    nobody could see it."""
    is_flying: bool = False
    """True if it is on its way, and no two frames show it in the same pose: nobody could tell a
    pose from one that is almost the same."""
    worn: dict[str, Surface] = field(default_factory=dict)
    """In flight: its picture by name, and its shadow, as made last; worn until there is time for
    new ones."""
    drawn: "DrawnPose | None" = None
    """How it was drawn last: what is in the same pose again is seen long enough to be smooth."""

    @property
    def rect(self) -> FRect:
        """The area of the sprite, not turned."""
        width, height = self.width * self.scale, self.height * self.scale
        return FRect(self.x - width / 2, self.y - self.lift - height / 2, width, height)


class DrawnPose(NamedTuple):
    """How a picture is drawn: size in pixels, angle in degrees, alpha in sixteenths."""

    width: int
    height: int
    angle: float
    alpha: int

    def rounded(self, step: float) -> "DrawnPose":
        """Return the pose with its angle rounded to `step` degrees."""
        width, height, angle, alpha = self
        return DrawnPose(width, height, round(angle / step) * step % 360.0, alpha)


class PoseMaker:
    """Finds or makes the pictures for one frame."""

    def __init__(self, assets: Assets, viewport: Viewport, *, is_moving: bool) -> None:
        self._assets = assets
        self._viewport = viewport
        self._scale = viewport.scale
        self._is_moving = is_moving
        self._left = _COUNTS.smooth_pixels if is_moving else math.inf

    def _waits(self, sprite: Sprite, cost: float) -> bool:
        """Return True if a pose is too much for this frame, and the sprite not the first in it."""
        turned = self._assets.turned_pixels
        return self._flies(sprite) and 0.0 < turned > _COUNTS.flying_pixels - cost

    def _make(self, sprite: Sprite, key: Hashable, cost: float, make: Callable[[], Surface]
              ) -> Surface:  # fmt: skip
        """Make and keep a pose."""
        self._assets.turned_pixels += cost
        return self._poses(sprite).keep(key, make)

    def lay(self, sprite: Sprite, blits: Blits) -> None:
        """Append what to blit: shadow and picture, as one surface if the sprite is flat."""
        x, y = self._viewport.point_to_pixels(sprite.x, sprite.y - sprite.lift)
        if self._flies(sprite) and not sprite.worn:
            self._begin_flight(sprite)
        pose = self._pose(sprite)
        if not sprite.has_shadow:
            _centre(self._picture(sprite, pose), x, y, blits)
            return
        lain = self._lain(sprite, pose) if sprite.lift < 1.0 else None
        if lain is not None:
            _centre(lain, x, y, blits)
            return
        reach = round((_AT.reach + 0.6 * sprite.lift) * self._scale)
        fall = round(sprite.lift * 0.3 * self._scale)
        picture = self._picture(sprite, pose)
        shadow = self._shadow(sprite, pose)
        if shadow is not None:
            _centre(shadow, x + reach, y + reach + fall, blits)
        _centre(picture, x, y, blits)

    def _begin_flight(self, sprite: Sprite) -> None:
        """Have a sprite wear what it wore at rest, as far as that is kept."""
        pose, variants = self._exact_pose(sprite), self._assets.variants
        picture = variants.find(("pose", sprite.image, self._base_size(sprite), pose))
        shadow = variants.find(_shadow_key(sprite, pose))
        for part, made in ((sprite.image, picture), (_SHADOW, shadow)):
            if made is not None:
                sprite.worn[part] = made

    def _flies(self, sprite: Sprite) -> bool:
        return self._is_moving and sprite.is_flying

    def _poses(self, sprite: Sprite) -> SpriteCache:
        """Return where its poses are kept: so many that they would push out all others, or not."""
        passes = self._is_moving and (sprite.is_flying or sprite.is_swift)
        return self._assets.flying if passes else self._assets.variants

    def _pose(self, sprite: Sprite) -> DrawnPose:
        exact = self._exact_pose(sprite)
        if not self._flies(sprite):
            return exact
        # Like pictures fly alike then: most poses have been made for another card, or long ago.
        across, down = self._base_size(sprite)
        steps = round(_COUNTS.flying_steps * math.log2(exact.height / down))
        high = max(1, round(down * math.pow(2.0, steps / _COUNTS.flying_steps)))
        pinch = max(0.5, round(abs(sprite.width_pinch) * _COUNTS.pinches)) / _COUNTS.pinches
        wide = max(1, round(high * across / down * pinch))
        return DrawnPose(wide, high, sprite.angle, exact.alpha).rounded(_AT.flying)

    def _exact_pose(self, sprite: Sprite) -> DrawnPose:
        grow = sprite.scale * self._scale
        width = max(1, round(sprite.width * grow * sprite.stretch * abs(sprite.width_pinch)))
        height = max(1, round(sprite.height * grow / sprite.stretch))
        alpha = max(1, round(sprite.alpha * _COUNTS.alpha_levels))
        return DrawnPose(width, height, sprite.angle, alpha).rounded(_AT.fine)

    def _base_size(self, sprite: Sprite) -> tuple[int, int]:
        scale = self._scale
        return max(1, round(sprite.width * scale)), max(1, round(sprite.height * scale))

    def _base(self, sprite: Sprite) -> Surface:
        """Return the picture at the size of the layout: every pose is made from it."""
        return self._assets.image(sprite.image, *self._base_size(sprite))

    def _outline(self, sprite: Sprite) -> Surface:
        """Return the picture at half its size: shadows are blurred, and scaling the whole one for
        each of them takes four times as long. Sprites with one outline share one.
        """
        width, height = self._base_size(sprite)
        key = "outline", sprite.silhouette or sprite.image, width, height
        return self._assets.variants.keep(
            key, lambda: scaled(self._base(sprite), width // 2, height // 2)
        )

    def _picture(self, sprite: Sprite, pose: DrawnPose) -> Surface:
        """Return the picture in its pose; while moving, new poses are rounded or turned roughly."""
        picture = self._posed_picture(sprite, pose)
        if self._flies(sprite):
            sprite.worn[sprite.image] = picture
        return picture

    def _posed_picture(self, sprite: Sprite, pose: DrawnPose) -> Surface:
        size, poses = self._base_size(sprite), self._poses(sprite)
        plain = DrawnPose(*size, 0.0, _COUNTS.alpha_levels)
        if pose == plain:
            return self._base(sprite)
        kept = poses.find(("pose", sprite.image, size, pose))
        if kept is not None:
            return kept
        if self._is_moving and pose.angle:
            pose = pose.rounded(_AT.coarse)
            if pose == plain:
                return self._base(sprite)
        is_still = pose == sprite.drawn and self._left == _COUNTS.smooth_pixels
        sprite.drawn = None if sprite.is_swift or sprite.is_flying else pose
        is_rough = bool(pose.angle) and not is_still and self._is_roughly_kept(sprite, pose)
        for how in ("pose", "rough")[: 1 + is_rough]:
            key = how, sprite.image, size, pose
            kept = poses.find(key) or self._assets.variants.find(key)
            if kept is not None:
                return kept
        return self._made_picture(sprite, key, pose, is_rough=is_rough)

    def _made_picture(
        self, sprite: Sprite, key: Hashable, pose: DrawnPose, *, is_rough: bool
    ) -> Surface:
        is_smooth = bool(pose.angle) and not is_rough
        pixels = pose.width * pose.height
        cost = pixels if is_smooth else _AT.rough_cost * pixels
        # One that is in the same pose again may take more.
        pixels = min(pixels, _COUNTS.smooth_pixels)
        if sprite.image in sprite.worn and self._waits(sprite, cost):
            return sprite.worn[sprite.image]
        if is_smooth and self._left < pixels:
            # For this frame only.
            self._assets.will_be_finer = True
            return self._assets.passing.keep(key, lambda: _roughly(self._sized(sprite, pose), pose))
        self._left -= pixels if is_smooth else 0
        turned = _roughly if is_rough else _posed
        return self._make(sprite, key, cost, lambda: turned(self._sized(sprite, pose), pose))

    def _sized(self, sprite: Sprite, pose: DrawnPose) -> Surface:
        """Return the picture in size and opacity of a pose, not turned. What changes these in steps
        is turned many times in one size.
        """
        if not pose.angle or not (sprite.is_swift or self._flies(sprite)):
            return _sized(self._base(sprite), pose)
        key = "sized", sprite.image, self._base_size(sprite), pose._replace(angle=0.0)
        return self._poses(sprite).keep(key, lambda: _sized(self._base(sprite), pose))

    def _is_roughly_kept(self, sprite: Sprite, pose: DrawnPose) -> bool:
        """Return True if nobody could see it turned smoothly, or no frame has time for that."""
        pixels = pose.width * pose.height
        if sprite.is_swift and pixels > _COUNTS.large_pixels:
            return True
        most = _COUNTS.flying_pixels if self._flies(sprite) else _COUNTS.smooth_pixels
        return self._is_moving and pixels > most

    def _lain(self, sprite: Sprite, pose: DrawnPose) -> Surface | None:
        """Return picture and shadow as one, for half the blits; while moving only if cached."""
        key = "lain", sprite.image, self._base_size(sprite), pose
        kept = self._assets.variants.find(key)
        if kept is not None or self._is_moving:
            return kept
        return self._assets.variants.keep(key, lambda: self._laid_on_shadow(sprite, pose))

    def _laid_on_shadow(self, sprite: Sprite, pose: DrawnPose) -> Surface:
        picture, shadow = self._picture(sprite, pose), self._shadow(sprite, pose)
        assert shadow is not None, "what lies still never waits"
        reach = round(_AT.reach * self._scale)
        width = max(picture.get_width(), shadow.get_width() + 2 * reach)
        height = max(picture.get_height(), shadow.get_height() + 2 * reach)
        both = Surface((width, height), pygame.SRCALPHA)
        parts: Blits = []
        _centre(shadow, width // 2 + reach, height // 2 + reach, parts)
        _centre(picture, width // 2, height // 2, parts)
        both.fblits(parts, pygame.BLEND_PREMULTIPLIED)
        return both

    def _shadow(self, sprite: Sprite, pose: DrawnPose) -> Surface | None:
        """Return the shadow, or in flight the last one, if there is any and no time for another."""
        flies = self._flies(sprite)
        key = _shadow_key(sprite, pose, flies=flies, is_swift=sprite.is_swift)
        _kind, _name, cast, lift = key
        pixels = cast.width * cast.height
        made = self._poses(sprite).find(key)
        if made is None and self._waits(sprite, _AT.shadow_cost * pixels):
            return sprite.worn.get(_SHADOW)
        if made is None:
            is_high = flies and pixels > _COUNTS.high_pixels
            shrink = _COUNTS.high_shrink if is_high else _COUNTS.shrink
            made = self._make(
                sprite, key, _AT.shadow_cost * pixels,
                lambda: _cast(self._outline(sprite), cast, lift, self._scale, shrink),
            )  # fmt: skip
        if flies:
            sprite.worn[_SHADOW] = made
        return made


def _shadow_key(
    sprite: Sprite, pose: DrawnPose, *, flies: bool = False, is_swift: bool = False
) -> tuple[str, str, DrawnPose, int]:
    """Return what tells one shadow from another; those in flight are fewer."""
    width, height, angle, alpha = pose.rounded(_AT.high_angle if flies else _AT.shadow_angle)
    is_coarse = flies or (is_swift and width * height > _COUNTS.large_pixels)
    grain = _COUNTS.high_grain if is_coarse else _COUNTS.shrink
    step = _COUNTS.high_step if flies else _COUNTS.lift_step
    cast = DrawnPose(_up(width, grain), _up(height, grain), angle, alpha)
    return _SHADOW, sprite.silhouette or sprite.image, cast, round(sprite.lift / step) * step


def _centre(surface: Surface, x: int, y: int, blits: Blits) -> None:
    width, height = surface.get_size()
    blits.append((surface, (x - width // 2, y - height // 2)))


def _up(length: int, grain: int) -> int:
    """Round up to a multiple of a grain."""
    return -(-length // grain) * grain


def _posed(sized: Surface, pose: DrawnPose) -> Surface:
    return pygame.transform.rotozoom(sized, pose.angle, 1.0) if pose.angle else sized


def _roughly(sized: Surface, pose: DrawnPose) -> Surface:
    """Like `_posed` with hard edges, in a quarter of the time."""
    return pygame.transform.rotate(sized, pose.angle)


def _sized(base: Surface, pose: DrawnPose) -> Surface:
    """Return it in size and opacity of a pose; premultiplied, so all channels fade alike."""
    sized = scaled(base, pose.width, pose.height)
    if pose.alpha >= _COUNTS.alpha_levels:
        return sized
    if sized is base:
        sized = base.copy()
    share = round(255 * pose.alpha / _COUNTS.alpha_levels)
    sized.fill((share, share, share, share), special_flags=pygame.BLEND_RGBA_MULT)
    return sized


def _cast(base: Surface, pose: DrawnPose, lift: float, scale: float, shrink: int) -> Surface:
    """Return a soft black outline; softer and paler the higher the sprite is."""
    soft = max(2 * _COUNTS.shrink // shrink, round((4.0 + 0.35 * lift) * scale / shrink))
    small = scaled(base, max(2, pose.width // shrink), max(2, pose.height // shrink))
    room = soft + 1
    field = Surface((small.get_width() + 2 * room, small.get_height() + 2 * room), pygame.SRCALPHA)
    field.blit(small, (room, room), special_flags=pygame.BLEND_PREMULTIPLIED)
    opacity = _COUNTS.shadow_opacity * pose.alpha / _COUNTS.alpha_levels
    opacity = round(opacity * (1.0 - min(0.4, lift / 150.0)))
    field.fill((0, 0, 0, opacity), special_flags=pygame.BLEND_RGBA_MULT)
    field = pygame.transform.box_blur(field, soft)
    if pose.angle:
        field = pygame.transform.rotozoom(field, pose.angle, 1.0)
    size = field.get_width() * shrink, field.get_height() * shrink
    return pygame.transform.smoothscale(field, size)


def draw_sprites(canvas: Canvas, sprites: Iterable[Sprite], *, is_moving: bool = False) -> None:
    """Draw sprites back to front, each with its shadow to the lower right.

    During motion angles are rounded more coarsely, and what would cost too much in one frame is
    turned roughly for that frame; at rest every picture is exact.
    """
    context = canvas.context
    poses = PoseMaker(context.assets, context.viewport, is_moving=is_moving)
    blits: Blits = []
    for sprite in sprites:
        if sprite.is_visible and sprite.alpha > 0.02 and abs(sprite.width_pinch) > 0.02:
            with canvas.leaving_out():
                poses.lay(sprite, blits)
    canvas.blits(blits)
