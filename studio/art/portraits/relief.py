"""Heads modelled in relief: a face is a surface that is turned, lit and then engraved.

Face coordinates: x to the right, y down from the line of the eyes, z to the viewer, in units of
which a head is some 172 wide and 258 high. `Head.at` carries face coordinates onto the page (local
units about the middle between the eyes), so that all features follow the turn of the head.
"""

import math
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike

from studio.art.kit.fields import Array, Field
from studio.art.kit.shapes import Points, spline

LEFT, RIGHT, TOP, BOTTOM = -150, 150, -190, 190
"""The page round a head that is kept as a raster of heights, one value a unit."""
KEY = np.array([-0.46, -0.5, 0.73]) / np.linalg.norm([-0.46, -0.5, 0.73])
"""Towards the lantern: less raking than the kit's light, so that faces keep their planes."""
RIM = np.array([0.93, 0.12, 0.02]) / np.linalg.norm([0.93, 0.12, 0.02])
"""Towards the cool light of the window behind the right shoulder."""


@dataclass(frozen=True)
class Skull:
    """The proportions of a head; 1 is the common measure, 0 is none of it.

    `yaw` in degrees: below 0 looks to the left of the page. `flesh` rounds the cheeks, `gaunt`
    hollows them; `hook` bends the nose; `chin` lengthens the jaw by so many units.
    """

    width: float = 1.0
    jaw: float = 1.0
    chin: float = 0.0
    cheek: float = 1.0
    brow: float = 1.0
    nose: float = 1.0
    nose_width: float = 1.0
    nose_long: float = 0.0
    hook: float = 0.0
    flesh: float = 0.0
    gaunt: float = 0.0
    yaw: float = -15.0


@dataclass(frozen=True)
class Muscles:
    """What an expression does to the surface, 0 to 1 each; `pitch` in degrees, down is positive;
    `jaw` is by how many units the chin drops.
    """

    smile: float = 0.0
    frown: float = 0.0
    sneer: float = 0.0
    raised: float = 0.0
    pitch: float = 0.0
    jaw: float = 0.0


def _hill(x: Array, y: Array, at: tuple[float, float], wide: float, high: float) -> Array:
    bell: Array = np.exp(-(((x - at[0]) / wide) ** 2) - ((y - at[1]) / high) ** 2)
    return bell


def _pair(x: Array, y: Array, at: tuple[float, float], wide: float, high: float) -> Array:
    """The same hill on both sides of the face."""
    return _hill(np.abs(x), y, at, wide, high)


def box_blur(values: Array, reach: int) -> Array:
    """The mean over a square of 2 x `reach` + 1."""
    kernel = np.ones(2 * reach + 1) / (2 * reach + 1)
    padded = np.pad(values, reach, mode="edge")
    across = np.apply_along_axis(np.convolve, 1, padded, kernel, "valid")
    down: Array = np.apply_along_axis(np.convolve, 0, across, kernel, "valid")
    return down


class Head(Field):
    """A turned head as a height field that knows its own light, with shadows it casts on itself."""

    def __init__(self, skull: Skull, muscles: Muscles) -> None:
        super().__init__(self._sampled_height)
        self.skull, self.muscles = replace(skull, chin=skull.chin + muscles.jaw), muscles
        self._profile = self._outline_profile()

    def _outline_profile(self) -> Points:
        """Half widths of the head by y."""
        s = self.skull
        w, j = s.width, s.jaw * s.width
        low = 126 + s.chin
        points = [
            (-130, 0), (-127, 26), (-116, 54), (-94, 76), (-60, 87), (-22, 88),
            (14, 86 * (0.5 + 0.5 * s.cheek)), (46, 79 + 7 * s.flesh), (74, 71 * (j / w)
            + 7 * s.flesh),
            (98, 56 * (j / w) + 6 * s.flesh), (low - 12, 38 * (j / w)), (low - 3, 22 * (j / w)),
            (low + 2, 0),
        ]  # fmt: skip
        line = spline(np.array(points, float) * [1, w], 1.5)
        return line[np.argsort(line[:, 0], kind="stable")]

    def half_width(self, y: ArrayLike) -> Array:
        """Half the width of the head at face y; at least 1."""
        width = np.interp(np.asarray(y, float), self._profile[:, 0], self._profile[:, 1])
        half: Array = np.maximum(width, 1.0)
        return half

    def surface(self, x: ArrayLike, y: ArrayLike) -> Array:
        """z of the face at face coordinates."""
        across, down = np.asarray(x, float), np.asarray(y, float)
        side = np.clip(across / self.half_width(down), -1, 1) ** 2
        depth = 96 * np.sqrt(np.clip(1 - np.abs(down / (139 + self.skull.chin)) ** 4, 0.02, 1))
        front = np.clip((1 - side) * 3, 0, 1)
        z: Array = depth * (1 - side) ** 0.43 + front * self._features(across, down)
        return z

    def _features(self, x: Array, y: Array) -> Array:
        return self._upper(x, y) + self._nose(x, y) + self._lower(x, y)

    def _upper(self, x: Array, y: Array) -> Array:
        """Brow, sockets, eyeballs, cheekbones, forehead."""
        s, m = self.skull, self.muscles
        z = 8 * s.brow * _pair(x, y, (36, -25 + 7 * m.frown - 5 * m.raised), 30, 11)
        z -= 17 * _pair(x, y, (38, -1), 23, 13) + 7 * _pair(x, y, (17, -6), 9, 13)
        z += 11 * _pair(x, y, (40, 2), 16, 11)
        z += 9 * s.cheek * _pair(x, y, (57, 30 - 7 * m.smile), 19, 15)
        z -= 5 * _pair(x, y, (80, -38), 16, 24)
        z += 5 * m.frown * _pair(x, y, (9, -22), 6, 12) - 5 * m.frown * _hill(x, y, (0, -24), 4, 14)
        z -= 4 * _pair(x, y, (38, 20), 18, 5) * (0.5 + s.gaunt)
        return z

    def _nose(self, x: Array, y: Array) -> Array:
        s, m = self.skull, self.muscles
        tip = 50 + s.nose_long - 2 * m.smile - 4 * m.sneer
        rise = np.clip((y + 20) / (tip + 20), 0, 1)
        ridge = s.nose * (5 + 29 * rise**1.25) + s.hook * np.exp(-(((y - 14) / 13) ** 2))
        ridge = ridge * np.where(y > tip, np.exp(-(((y - tip) / 7.5) ** 2)), 1)
        ridge = ridge * np.clip((y + 34) / 18, 0, 1)
        z: Array = ridge * np.exp(-(np.abs(x / (s.nose_width * (8.5 + 7 * rise))) ** 2.2))
        z += 7 * s.nose * _hill(x, y, (0, tip - 4), 12 * s.nose_width, 10)
        z += 14 * _pair(x, y, (17 * s.nose_width, tip + 1 - 3 * m.sneer), 8, 8.5)
        return z - 6 * _pair(x, y, (28 * s.nose_width, tip + 2), 6, 12)

    def _lower(self, x: Array, y: Array) -> Array:
        """Mouth, cheeks, chin."""
        s, m = self.skull, self.muscles
        chin = 118 + s.chin
        z = 10 * _hill(x, y, (0, 84), 34, 26) + 12 * _hill(x, y, (0, chin), 22, 13)
        z += 4 * _hill(x, y, (0, 78), 21, 4.5) + 6 * _hill(x, y, (0, 95), 19, 6)
        z -= 5 * _hill(x, y, (0, 87), 28, 3) + 6 * _hill(x, y, (0, 106), 22, 5)
        z -= (7 * s.gaunt + 3) * _pair(x, y, (56, 70), 15, 22)
        z += 9 * s.flesh * _pair(x, y, (54, 62), 22, 26)
        z += (11 * m.smile + 5 * m.sneer) * _pair(x, y, (47, 38), 16, 14)
        along = 22 + (y - 50) * (0.5 + 0.25 * m.smile)
        crease = np.exp(-(((np.abs(x) - along) / 5) ** 2)) * np.exp(-(((y - 66) / 20) ** 2))
        return z - (3 + 7 * m.smile + 6 * m.sneer + 2 * s.gaunt) * crease

    def project(self, x: ArrayLike, y: ArrayLike, z: ArrayLike) -> tuple[Array, Array, Array]:
        """Face coordinates turned onto the page: page x, page y, height."""
        yaw, pitch = math.radians(self.skull.yaw), math.radians(self.muscles.pitch)
        across, down, near = (np.asarray(v, float) for v in (x, y, z))
        page_x = across * math.cos(yaw) + near * math.sin(yaw)
        towards = near * math.cos(yaw) - across * math.sin(yaw)
        page_y = down * math.cos(pitch) + towards * math.sin(pitch)
        return page_x, page_y, towards * math.cos(pitch) - down * math.sin(pitch)

    def at(self, points: ArrayLike, lift: float = 0.0) -> Points:
        """Points (x, y) of the face on the page; `lift` raises them off the skin."""
        face = np.asarray(points, float)
        z = self.surface(face[..., 0], face[..., 1]) + lift
        page_x, page_y, _ = self.project(face[..., 0], face[..., 1], z)
        return np.stack([page_x, page_y], -1)

    def line(self, controls: ArrayLike, closed: bool = False, step: float = 1.5) -> Points:
        """A smooth line through face points, on the page."""
        return self.at(spline(np.asarray(controls, float), step, closed))

    def around(self, points: ArrayLike, depth: float = 90) -> Points:
        """Points near the head, as if on a round of `depth`: hair, cloth, what passes the jaw."""
        face = np.asarray(points, float)
        z = depth * np.sqrt(np.clip(1 - (face[..., 0] / 108) ** 2, 0, 1))
        page_x, page_y, _ = self.project(face[..., 0], face[..., 1], z)
        return np.stack([page_x, page_y], -1)

    @cached_property
    def raster(self) -> Array:
        """Heights over the page, far below the page where no head is."""
        x, y, z = self._mesh()
        page_x, page_y, near = self.project(x, y, z)
        column = np.rint(page_x - LEFT).astype(int)
        row = np.rint(page_y - TOP).astype(int)
        grid = np.full((BOTTOM - TOP + 1, RIGHT - LEFT + 1), -np.inf)
        np.maximum.at(grid, (row.ravel(), column.ravel()), near.ravel())
        return _closed(grid)

    def _mesh(self) -> tuple[Array, Array, Array]:
        """Points of the surface and of the back of the head, dense enough to leave few holes."""
        y, turn = np.meshgrid(
            np.linspace(-129.5, 127.5 + self.skull.chin, 620), np.linspace(-1.95, 1.95, 900)
        )
        x = self.half_width(y) * np.sin(turn)
        front = self.surface(x, y)
        back = -70 * np.abs(np.cos(turn)) * np.sqrt(np.clip(1 - (y / 150) ** 2, 0.02, 1))
        back = np.where(y > 60, back * np.clip(1 - (y - 60) / 50, 0, 1), back)
        return x, y, np.where(np.abs(turn) <= math.pi / 2, front, back)

    @cached_property
    def mask(self) -> Array:
        """1 where the head is."""
        inside: Array = (self.raster > -200).astype(float)
        return inside

    @cached_property
    def normals(self) -> tuple[Array, Array, Array]:
        """Unit normals of the raster."""
        smooth = box_blur(box_blur(np.maximum(self.raster, -60), 1), 1)
        slope_y, slope_x = np.gradient(smooth)
        length = np.sqrt(1 + slope_x**2 + slope_y**2)
        return -slope_x / length, -slope_y / length, 1 / length

    @cached_property
    def lit(self) -> Array:
        """Light 0 to 1 of the raster: facing, cast shadows, hollows."""
        n = self.normals
        facing = (n[0] * KEY[0] + n[1] * KEY[1] + n[2] * KEY[2] + 0.1) / 1.1
        floor = np.maximum(self.raster, -60)
        hollow = np.clip((box_blur(floor, 9) - floor) / 20, 0, 0.3) * self.mask
        light: Array = np.clip(facing * (1 - 0.5 * self._cast(floor)) - hollow, 0, 1)
        return box_blur(light, 1)

    def _cast(self, z: Array) -> Array:
        """Shadow 0 to 1 that the head throws on itself."""
        flat = math.hypot(KEY[0], KEY[1])
        dx, dy, rise = KEY[0] / flat, KEY[1] / flat, KEY[2] / flat
        over = np.zeros_like(z)
        for k in range(3, 66, 2):
            shifted = np.roll(z, (-round(dy * k), -round(dx * k)), (0, 1))
            over = np.maximum(over, shifted - z - rise * k)
        return box_blur(np.clip(over / 5, 0, 1), 2)

    @cached_property
    def rim(self) -> Array:
        """Light 0 to 1 from the window on the right."""
        n = self.normals
        right = self.raster.shape[1] - 1 - np.argmax(self.mask[:, ::-1], 1)
        near_edge = np.arange(self.raster.shape[1])[None, :] > right[:, None] - 15
        facing = np.clip(n[0] * RIM[0] + n[1] * RIM[1] + n[2] * RIM[2], 0, 1)
        light: Array = facing * near_edge
        return light

    def sampled(self, values: Array, x: Array, y: Array) -> Array:
        """Raster values at page points."""
        column = np.clip(np.rint(x - LEFT).astype(int), 0, RIGHT - LEFT)
        row = np.clip(np.rint(y - TOP).astype(int), 0, BOTTOM - TOP)
        picked: Array = values[row, column]
        return picked

    def _sampled_height(self, x: Array, y: Array) -> Array:
        return np.maximum(self.sampled(self.raster, x, y), 0)

    def light(self, x: Array, y: Array, reach: float = 1.2) -> Array:
        """Light 0 to 1 at page points; what Field's tints and lines ask for."""
        return self.sampled(self.lit, x, y)


def _closed(grid: Array) -> Array:
    """A raster whose holes are filled from their neighbours; outside stays at -300."""
    for _ in range(3):
        padded = np.pad(grid, 1, constant_values=-np.inf)
        shape = grid.shape
        around = np.stack([
            padded[1 + dy : 1 + dy + shape[0], 1 + dx : 1 + dx + shape[1]]
            for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy
        ])  # fmt: skip
        known = np.isfinite(around)
        mean = np.where(known, around, 0).sum(0) / np.maximum(known.sum(0), 1)
        grid = np.where(~np.isfinite(grid) & (known.sum(0) >= 5), mean, grid)
    return np.where(np.isfinite(grid), grid, -300.0)
