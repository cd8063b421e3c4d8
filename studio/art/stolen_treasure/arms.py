"""The Kraken's arms that stand over the table, wet from the sea, each in its own box.

An arm that lays its tip on a card is two pictures: what passes behind the card, and the tip.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.fields import Array
from studio.art.kit.light import blur
from studio.art.kit.noise import noise
from studio.art.kit.palette import INK, LIGHT
from studio.art.kit.shapes import Points
from studio.art.kit.strokes import brush, swell
from studio.art.kit.svg import circle, group, path, path_data
from studio.art.scallywager.tentacle import Arm

_SCALE = 1.5
"""Units of the table to one of the arm's, whose lines are those of a card's picture."""
_SEA_LIGHT, _DEEP, _WARM = "#4FA6A4", "#3C0C1C", "#E8603C"
Layer = Literal["behind", "tip", "whole"]
LAYERS: dict[bool, tuple[tuple[Layer, str], ...]] = {
    True: (("behind", "_behind"), ("tip", "_tip")),
    False: (("whole", ""),),
}
"""Pictures of an arm and the endings of their names, by whether it lays its tip on a card."""


class WetArm(Arm):
    """An arm just out of the water: a warm and a cold tint more, wet light, drops."""

    def draw(self) -> str:
        """The whole arm."""
        return super().draw() + self._tints() + self._wet() + self._drops()

    def _facing(self) -> Array:
        return np.asarray(np.clip(self.normals @ LIGHT[:2] * 0.75, -0.8, 0.8))

    def _tints(self) -> str:
        """Deep shade on the side turned from the light, the sea's light on its edge, warm skin."""
        facing = self._facing()
        lee = np.where(facing > 0, -1.0, 1.0)
        turned = np.clip(np.abs(facing) * 1.8, 0, 1)
        along = np.arange(len(self.line)) / 21
        lit = turned * np.clip((noise(along, 5 + 0 * along, self.seed) - 0.3) * 3, 0, 1)
        return (
            path(self._strip(lee * 0.97, lee * (0.97 - 0.4 * turned)), _DEEP, opacity=0.42)
            + path(self._strip(lee * 0.92, lee * (0.92 - 0.12 * lit)), _SEA_LIGHT, opacity=0.5)
            + path(
                self._strip(np.clip(facing - 0.5, -0.9, 0.9), np.clip(facing - 0.3, -0.9, 0.9)),
                _WARM,
                opacity=0.35,
            )
        )

    def _wet(self) -> str:
        """Light that breaks along the ridge, and a spark in every sucker near the viewer."""
        facing = self._facing()
        along = np.arange(len(self.line))
        out = ""
        for shift, width, least in ((0.06, 0.11, 0.5), (-0.16, 0.06, 0.58), (0.24, 0.05, 0.6)):
            gate = np.clip((noise(along / 15, 0 * along, self.seed + int(90 * shift)) - least) * 6,
                           0, 1)  # fmt: skip
            ridge = self._edge(np.clip(facing + shift, -0.86, 0.86))
            out += path(swell(ridge, self.radius * width * gate, 0.3), "#FFF9EC", opacity=0.92)
        sparks = ""
        rng = np.random.default_rng(self.seed)
        for k in range(20, len(self.line) - 10, 9):
            if self.radius[k] > 7 and rng.random() < 0.75:
                x, y = self.line[k] + self.normals[k] * self.radius[k] * (
                    facing[k] + rng.uniform(-0.4, 0.4)
                )
                sparks += circle(x, y, self.radius[k] * rng.uniform(0.012, 0.035), "#FFFFFF")
        return out + sparks

    def _drops(self) -> str:
        """Water that runs off the underside."""
        rng = np.random.default_rng(self.seed + 40)
        out = ""
        for k in range(16, len(self.line) - 20, 23):
            way = 1 if self.normals[k][1] > 0 else -1
            if abs(self.normals[k][1]) < 0.35 or rng.random() < 0.3 or self.radius[k] < 8:
                continue
            x, y = self.line[k] + way * self.normals[k] * self.radius[k]
            fall = self.radius[k] * rng.uniform(0.25, 0.7)
            run = [(x, y - 2), (x + 0.4, y + fall * 0.6), (x, y + fall)]
            out += path(brush(run, 2.6, 2, 1.4), INK) + path(brush(run, 1.5, 1, 0.8), "#CDEBE4")
            out += circle(x, y + fall + 3, 2.3, "#CDEBE4", INK, 0.9)
            out += circle(x - 0.6, y + fall + 2.4, 0.6, "#FFFFFF")
        return out

    def stretch(self, first: float, last: float, room: float = 9) -> Points:
        """Outline of a part of the arm, by shares of its length, with room for its ink."""
        count = len(self.line)
        run = slice(int(count * first), max(int(count * first) + 2, int(count * last)))
        wide = (self.radius + room)[run, None] * self.normals[run]
        return np.vstack([self.line[run] + wide, (self.line[run] - wide)[::-1]])


@dataclass(frozen=True)
class Reach:
    """An arm on the table: box (x, y, width, height), its line, thickness, where its tip begins."""

    box: tuple[int, int, int, int]
    controls: Sequence[tuple[float, float]]
    root: float
    tip: float
    side: int
    seed: int
    tip_from: float = 1.0

    def arm(self) -> WetArm:
        """It, in its own units from the corner of its box."""
        x, y = self.box[:2]
        line = [((a - x) / _SCALE, (b - y) / _SCALE) for a, b in self.controls]
        return WetArm(line, self.root / _SCALE, self.tip / _SCALE, self.side, self.seed)

    def hand(self) -> tuple[float, float]:
        """The middle of what lies on the card, in units of the table."""
        line = np.asarray(self.arm().line) * _SCALE
        x, y = line[int(len(line) * (0.4 * self.tip_from + 0.6)) :].mean(0)
        return float(x) + self.box[0], float(y) + self.box[1]


ARMS = {
    "left": Reach(
        (130, 400, 430, 680),
        [(352, 1140), (330, 1030), (268, 930), (246, 820), (290, 710), (356, 640), (392, 570),
         (404, 508), (444, 470), (488, 480), (502, 520), (476, 550), (444, 540), (442, 512)],
        70, 5, -1, 3, 0.6,
    ),
    "left_coil": Reach(
        (0, 540, 380, 540),
        [(330, 1150), (270, 1040), (168, 960), (84, 880), (48, 770), (74, 660), (158, 606),
         (246, 628), (280, 704), (246, 770), (184, 770), (158, 726), (178, 692), (206, 700)],
        84, 6, 1, 6,
    ),
    "right": Reach(
        (1360, 180, 380, 900),
        [(1586, 1150), (1600, 1030), (1660, 920), (1664, 800), (1590, 700), (1516, 610),
         (1500, 500), (1524, 400), (1528, 310), (1490, 246), (1434, 250), (1412, 300),
         (1430, 350), (1464, 360), (1482, 334)],
        72, 5, 1, 8, 0.80,
    ),
    "right_coil": Reach(
        (1560, 520, 360, 560),
        [(1640, 1160), (1690, 1060), (1790, 1000), (1856, 920), (1846, 830), (1780, 770),
         (1724, 716), (1716, 640), (1766, 586), (1830, 596), (1850, 646), (1820, 676)],
        86, 5, -1, 11,
    ),
}  # fmt: skip


def picture(name: str, layer: Layer) -> str:
    """An arm, or one of its two layers; both lie at the same place."""
    reach = ARMS[name]
    doc = Document(reach.box[2], reach.box[3])
    arm = reach.arm()
    split, scale = reach.tip_from, f"scale({_SCALE})"
    ends = {"whole": (0.0, 1.0), "behind": (0.0, split + 0.02), "tip": (split, 1.0)}[layer]
    part = path_data(arm.stretch(*ends))
    # The tip's shadow begins after its joint, or it would darken the arm that it continues.
    cast = path_data(arm.stretch(split + 0.07 if layer == "tip" else 0, ends[1], 0))
    shadow = group(path(cast, "#050B0E", opacity=0.55), transform=f"translate(8 11) {scale}")
    doc.add(
        group(shadow, filter=blur(doc, 6)),
        group(doc.clipped(part, arm.draw()), transform=scale),
    )
    return doc.svg()
