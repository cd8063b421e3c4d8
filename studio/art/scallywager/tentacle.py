"""An arm of the Kraken: a tapered tube with suckers."""

import math
from collections.abc import Sequence

import numpy as np

from studio.art.do_not_touch_cards.scene import Stuff
from studio.art.kit.fields import Array
from studio.art.kit.noise import noise
from studio.art.kit.palette import INK, LANTERN, LIGHT, PARCHMENT_LIGHT, SEPIA, WAX_RED, mix
from studio.art.kit.shapes import spline, tangents_and_normals
from studio.art.kit.strokes import swell
from studio.art.kit.svg import ellipse, group, path, path_data, place

RED = "#B4382C"
SKIN = Stuff("#3A0F10", "#6E1C1A", "#B4382C", "#DB7A52", "#F6BE86")
_UNDER = "#E3B98A"


class Arm:
    """A tapered tube along a line, suckers on one side; `part` draws a stretch of it."""

    def __init__(
        self, controls: Sequence[tuple[float, float]], root: float, tip: float, side: int, seed: int
    ) -> None:
        self.line = spline(controls, 1.6)
        t = np.linspace(0, 1, len(self.line))
        self.radius = tip + (root - tip) * (1 - t) ** 0.85 * (1 + 0.035 * np.sin(t * 37 + seed))
        self.tangents, self.normals = tangents_and_normals(self.line)
        self.side, self.seed = side, seed

    def _edge(self, across: Array | float) -> Array:
        return np.asarray(self.line + self.normals * (self.radius * across)[:, None])

    def _strip(self, first: Array | float, second: Array | float) -> str:
        return path_data(np.vstack([self._edge(first), self._edge(second)[::-1]]))

    def draw(self) -> str:
        """The whole arm."""
        facing = np.clip(self.normals @ LIGHT[:2] * 0.75, -0.8, 0.8)
        low = np.where(facing > 0, -1, facing + 0.62)
        high = np.where(facing > 0, facing - 0.62, 1)
        inner = self.side * (0.2 + 0.06 * np.sin(np.arange(len(self.line)) * 0.35))
        return (
            path(self._strip(-1, 1), RED)
            + path(self._strip(low, np.maximum(low, high)), SKIN.dark, opacity=0.75)
            + path(
                self._strip(np.clip(facing - 0.34, -0.94, 1), np.clip(facing + 0.3, -1, 0.94)),
                SKIN.light,
                opacity=0.8,
            )
            + path(
                self._strip(np.clip(facing - 0.13, -0.9, 1), np.clip(facing + 0.1, -1, 0.9)),
                LANTERN,
                opacity=0.5,
            )
            + path(self._strip(inner, self.side * 1.0), _UNDER)
            + path(
                self._strip(self.side * 0.66, self.side * 1.0), mix(_UNDER, SEPIA, 0.6), opacity=0.6
            )
            + path(self._rings(), INK)
            + self._spots()
            + path(swell(self._edge(inner), np.clip(self.radius * 0.07, 0.5, 1.5)), INK)
            + self._suckers()
            + self._outline()
        )

    def _rings(self) -> str:
        across = np.linspace(-1, 1, 15)
        bulge = np.sqrt(1 - across * across)
        out, gone = "", 0.0
        for k in range(len(self.line)):
            pitch = max(2.1, min(4.0, float(self.radius[k]) * 0.17))
            gone += 1.6
            if gone < pitch:
                continue
            gone -= pitch
            light = np.clip(np.outer(across, self.normals[k]) @ LIGHT[:2] + bulge * LIGHT[2], 0, 1)
            dark = np.clip((0.8 - light) / 0.8, 0, 1) ** 1.15
            dark = np.where(across * self.side > 0.2, dark * 0.62, dark)
            dark = dark * (0.82 + 0.36 * noise(0 * across + k * 0.13, across * 3 + self.seed))
            ring = (
                self.line[k]
                + np.outer(across * self.radius[k], self.normals[k])
                + np.outer(bulge * self.radius[k] * 0.42, self.tangents[k])
            )
            out += swell(ring, pitch * 0.8 * dark, 0.22)
        return out

    def _spots(self) -> str:
        rng = np.random.default_rng(self.seed + 5)
        out = ""
        for k in range(0, len(self.line), 5):
            if self.radius[k] > 6:
                x, y = self.line[k] - self.normals[k] * self.radius[k] * self.side * rng.uniform(
                    -0.05, 0.85
                )
                size = self.radius[k] * rng.uniform(0.035, 0.1)
                out += ellipse(float(x), float(y), float(size * 1.4), float(size), "#4A120F")
        return group(out, opacity=0.7)

    def _suckers(self) -> str:
        out, gone = "", 0.0
        for k in range(len(self.line)):
            gap = max(4.2, float(self.radius[k]) * 0.56)
            gone += 1.6
            if gone < gap:
                continue
            gone -= gap
            turn = math.degrees(math.atan2(self.tangents[k][1], self.tangents[k][0]))
            for across, part in ((0.88, 0.24), (0.47, 0.21)):
                j = min(len(self.line) - 1, k + (int(gap / 3.2) if across < 0.6 else 0))
                x, y = self.line[j] + self.normals[j] * self.radius[j] * self.side * across
                long = max(1.25, float(self.radius[j]) * part)
                wide = long * (0.62 if across > 0.6 else 0.9)
                cup = ellipse(0, 0, long, wide, PARCHMENT_LIGHT, INK, min(1.7, 0.7 + long * 0.11))
                hollow = ellipse(
                    long * 0.06, wide * 0.06, long * 0.48, wide * 0.48, mix(WAX_RED, INK, 0.55)
                )
                out += place(cup + (hollow if long > 1.8 else ""), float(x), float(y), 1, turn)
        return out

    def _outline(self) -> str:
        out = ""
        for way in (-1, 1):
            lit = way * (self.normals @ LIGHT[:2])
            out += swell(
                self._edge(way),
                np.clip(self.radius * 0.16, 1.3, 3.8) * np.clip(0.85 - 0.6 * lit, 0.5, 1.4),
            )
        return path(out, INK)
