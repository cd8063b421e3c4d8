"""The two bones: four long faces with an icon each, turned about their long axis, sawn ends.

The form is a rounded square swept along the axis, wider at its knuckles, seen without perspective;
tints come from its normals, and the lines run round it as a burin would.
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from studio.art.bluffaneer.icons import icon
from studio.art.kit.document import Document
from studio.art.kit.noise import clouds, noise
from studio.art.kit.palette import INK, ramp
from studio.art.kit.shapes import Points, oval, resample
from studio.art.kit.strokes import brush, contour, stipple, swell, taper
from studio.art.kit.svg import group, path, path_data, polygon

Vector = NDArray[np.float64]
WIDTH, HEIGHT = 560.0, 300.0
ORDER = ("chest", "swords", "ship", "skull")
"""Icons in the order in which a rolling bone brings them up."""
POSES = 3
"""Pictures from one icon to the next: at rest, then two of the roll."""
_LENGTH, _RADIUS = 246.0, 100.0
_WAIST = 0.79
_TINTS = ["#4A2E14", "#8A6638", "#B7955E", "#D9BF8A", "#EBD9AC", "#F5E9C6", "#FFF9E4"]
_YAW, _PITCH = math.radians(24), math.radians(57)
_RINGS = 120


def _girth(part: Vector) -> Vector:
    """Half thickness at `part` (-1 to 1) of the length: waist, square knuckles, worn edges."""
    far = np.abs(part)
    swelling = np.clip((far - 0.52) / 0.27, 0, 1)
    knuckle = swelling * swelling * (3 - 2 * swelling)
    worn = np.clip((far - 0.93) / 0.07, 0, 1) ** 2
    return np.asarray(_RADIUS * (_WAIST + (1 - _WAIST) * knuckle - 0.1 * worn))


def _section(angle: Vector, part: Vector) -> tuple[Vector, Vector]:
    """The rounded square at unit size; knuckles are hollowed a little along each face."""
    power = 5.5
    c, s = np.cos(angle), np.sin(angle)
    reach = (np.abs(c) ** power + np.abs(s) ** power) ** (-1 / power)
    hollow = np.clip((np.abs(part) - 0.55) / 0.25, 0, 1) * 0.07
    reach = reach * (1 - hollow * np.cos(2 * angle) ** 2)
    return np.asarray(reach * c), np.asarray(reach * s)


def _view() -> Vector:
    """Rows: right, down and towards the viewer; the axis of the bone lies level on the page."""
    c, s = math.cos(_YAW), math.sin(_YAW)
    right = np.array([c, -s, 0.0])
    down = np.array([s * math.sin(_PITCH), c * math.sin(_PITCH), -math.cos(_PITCH)])
    near = np.cross(right, down)
    lean = math.atan2(down[0], right[0])
    a, b = math.cos(lean), math.sin(lean)
    return np.array([a * right + b * down, a * down - b * right, near])


@dataclass(frozen=True)
class Bone:
    """A bone whose upper face is `turn` degrees past the icon it shows."""

    turn: float

    def at(self, angle: Vector, part: Vector, over: float = 1.0) -> Vector:
        """Places of the surface in space, `over` times as far from the axis."""
        y, z = _section(angle, part)
        girth = _girth(part) * over
        a = -math.radians(self.turn)
        y, z = y * girth, z * girth
        rough = 3 * (clouds(part * 7 + np.cos(angle), 2 * np.sin(angle), 3, 4) - 0.5)
        return np.stack(
            [part * _LENGTH + 0 * angle,
             (y * math.cos(a) + z * math.sin(a)) * (1 + rough / 90),
             (-y * math.sin(a) + z * math.cos(a)) * (1 + rough / 90)], -1,
        )  # fmt: skip

    def seen(self, angle: Vector, part: Vector, over: float = 1.0) -> Vector:
        """The same on the page, with depth as the third column."""
        return np.asarray(self.at(angle, part, over) @ _view().T)

    def mesh(self) -> tuple[Vector, Vector]:
        """Corners on the page and the unit normals of the cells between them."""
        angle, part = np.meshgrid(np.linspace(0, math.tau, 145), np.linspace(-1, 1, _RINGS))
        page = self.seen(angle, part)
        along = page[1:, :-1] - page[:-1, :-1]
        around = page[:-1, 1:] - page[:-1, :-1]
        normal = np.cross(around, along)
        normal /= np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9
        return page, normal

    def outline(self) -> Points:
        """The silhouette: upper and lower edge of the sweep, closed by its two ends."""
        part = np.linspace(-1, 1, 200)
        ring = np.linspace(0, math.tau, 361)
        page = self.seen(*np.meshgrid(ring, part))
        high, low = page[..., 1].argmin(1), page[..., 1].argmax(1)
        rows = np.arange(len(part))
        top, bottom = page[rows, high, :2], page[rows, low, :2]
        return np.vstack([top, self._end(1, True), bottom[::-1], self._end(-1, False)])

    def _end(self, part: int, right: bool) -> Points:
        """The outer half of the ring at an end, downwards on the right, upwards on the left."""
        ring = self.end_ring(part)
        ring = np.roll(ring, -int(ring[:, 1].argmin()), 0)
        low = int(ring[:, 1].argmax())
        first, second = ring[: low + 1], np.vstack([ring[low:], ring[:1]])[::-1]
        outer = first if (first[:, 0].mean() > second[:, 0].mean()) == right else second
        return np.asarray(outer if right else outer[::-1])

    def end_ring(self, part: int, over: float = 1.0) -> Points:
        """The edge of an end face on the page."""
        angle = np.linspace(0, math.tau, 120, endpoint=False)
        return np.asarray(self.seen(angle, np.full(120, float(part)), over)[:, :2])

    def face_frame(self, quarter: int) -> tuple[Vector, Vector, Vector, float]:
        """Centre, axes on the page and how far towards the viewer the face `quarter` looks."""
        a = math.radians(90 * quarter - self.turn)
        out = np.array([0, math.sin(a), math.cos(a)])
        side = np.array([0, math.cos(a), -math.sin(a)])
        view = _view()
        centre = view @ (out * _RADIUS * _WAIST)
        return (
            centre[:2],
            (view @ np.array([1.0, 0, 0]))[:2],
            (view @ side)[:2],
            float((view @ out)[2]),
        )


def _light(normal: Vector) -> Vector:
    """How light the cells are: the lantern, and a little of the sky's bounce from below."""
    lamp = np.array([-0.42, -0.72, 0.56])
    lamp /= np.linalg.norm(lamp)
    return np.clip(0.34 + 0.66 * np.clip(normal @ lamp, 0, 1) ** 0.85, 0, 1)


def _tints(bone: Bone) -> str:
    """Every cell that faces the viewer, in its tint; equal neighbours of a row are one piece."""
    page, normal = bone.mesh()
    light = np.round(_light(normal) * 40) / 40
    pieces: dict[float, list[str]] = {}
    for i in range(light.shape[0]):
        j = 0
        while j < light.shape[1]:
            k = j
            while k + 1 < light.shape[1] and light[i, k + 1] == light[i, j]:
                k += 1
            if normal[i, j : k + 1, 2].max() > 0:
                upper, lower = page[i, j : k + 2, :2], page[i + 1, j : k + 2, :2]
                pieces.setdefault(float(light[i, j]), []).append(
                    path_data(np.vstack([upper, lower[::-1]]))
                )
            j = k + 1
    return "".join(
        path("".join(data), ramp(_TINTS, tone), ramp(_TINTS, tone), 1.1)
        for tone, data in sorted(pieces.items())
    )


def _lines(bone: Bone) -> str:
    """Burin lines round the form, as wide as it is dark."""
    angle = np.linspace(0, math.tau, 220)
    data = ""
    for k, part in enumerate(np.linspace(-0.985, 0.985, 96)):
        wander = part + 0.006 * (noise(3 * np.cos(angle), k * 1.7 + 3 * np.sin(angle), 5) - 0.5)
        page = bone.seen(angle, wander)
        slope = bone.seen(angle, np.clip(wander + 0.012, -1, 1)) - bone.seen(angle, wander - 0.012)
        normal = np.cross(np.gradient(page, axis=0), slope)
        normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9
        dark = np.clip((0.86 - _light(normal)) * 1.25, 0, 1)
        stain = np.clip(
            (clouds(2 * np.cos(angle), part * 5 + 2 * np.sin(angle), 3, 9) - 0.53) * 2.4, 0, 0.4
        )
        width = 4.9 * 0.66 * np.clip(dark + stain * (dark > 0.02), 0, 1) * (normal[:, 2] > 0.02)
        data += swell(page[:, :2], width, 0.24)
    return path(data, "#3A2210", opacity=0.8)


def _wear(bone: Bone) -> str:
    """Cracks and pores over the knuckles, and the light on the edges that face the lamp."""
    rng = np.random.default_rng(6)
    cracks, pores = "", ""
    for _ in range(16):
        angle, part = rng.uniform(0, math.tau), rng.choice([-1, 1]) * rng.uniform(0.42, 0.86)
        steps = np.linspace(0, 1, 5)
        walk = angle + steps * rng.uniform(-0.5, 0.5) + rng.normal(0, 0.05, 5)
        along = part + steps * rng.uniform(-0.16, 0.16) + rng.normal(0, 0.012, 5)
        page = bone.seen(walk, along)
        if _near(bone, float(walk.mean()), float(along.mean())) > 0.25:
            cracks += taper(page[:, :2], 3.2, 0.3)
    for _ in range(260):
        angle, part = rng.uniform(0, math.tau), rng.choice([-1, 1]) * rng.uniform(0.52, 0.97)
        if _near(bone, angle, part) > 0.2:
            x, y = bone.seen(np.array([angle]), np.array([part]))[0, :2]
            pores += path_data(oval(x, y, rng.uniform(0.8, 2.2), rng.uniform(0.6, 1.4), 8))
    return path(cracks, "#4A3115") + path(pores, "#5A3E1E", opacity=0.65)


def _near(bone: Bone, angle: float, part: float) -> float:
    """How far a place of the surface looks towards the viewer."""
    a = np.array([angle - 0.02, angle + 0.02, angle, angle])
    p = np.array([part, part, part - 0.01, part + 0.01])
    page = bone.seen(a, p)
    normal = np.cross(page[1] - page[0], page[3] - page[2])
    return float(normal[2] / (np.linalg.norm(normal) + 1e-9))


def _edges(bone: Bone) -> str:
    """A bright line along each long edge that the lamp meets."""
    data = ""
    part = np.linspace(-0.94, 0.94, 120)
    for quarter in range(4):
        angle = np.full(120, math.radians(45 + 90 * quarter))
        if _near(bone, float(angle[0]), 0.0) < 0.15:
            continue
        page = bone.seen(angle, part)[:, :2]
        data += swell(page, 5.5 * (0.35 + 0.65 * noise(part * 6, quarter + 0 * part, 3)))
    return path(data, "#FFFFFF", opacity=0.9)


def _end_face(doc: Document, bone: Bone) -> str:
    """The sawn end: a hard rind, the spongy core, the marrow's hollow."""
    ring = bone.end_ring(1)
    middle = ring.mean(0)

    def shrunk(part: float, seed: int = 0) -> Points:
        wobble = 1 + 0.05 * (noise(np.arange(120) / 9, 0 * np.arange(120) + seed, seed) - 0.5)
        return np.asarray(middle + (ring - middle) * (part * wobble)[:, None])

    rind = doc.linear([(0, "#F6E6BE"), (0.5, "#CBA970"), (1, "#6E4C26")],
                      tuple(ring.min(0)), tuple(ring.max(0)), True)  # fmt: skip
    spokes = "".join(
        swell([shrunk(0.98)[k], shrunk(0.8)[k]], (2.6, 0.6)) for k in range(20, 110, 3)
    )
    core = shrunk(0.74, 3)
    return (
        polygon(ring, rind)
        + path(spokes, "#4A2E14", opacity=0.75)
        + polygon(core, "#9A7440", "#4A2E14", 2.6)
        + path(stipple(core, 70, 3, 1.2, 3), "#4A2E14")
        + path(stipple(core, 40, 8, 0.8, 1.6), "#F0DCAE", opacity=0.8)
        + polygon(shrunk(0.3, 7), "#1E0F06")
        + path(contour(ring, 4.5, smooth=False, lit=0.7), INK)
        + path(swell(resample(shrunk(0.985)[70:100], 2), 3), "#FFFDF0", opacity=0.8)
    )


def _carving(doc: Document, bone: Bone, quarter: int, name: str) -> str:
    """An icon burnt into a face, with the shallow well it lies in, laid on the face's plane."""
    (x, y), along, down, near = bone.face_frame(quarter)
    if near < 0.12:
        return ""
    plane = f"matrix({along[0]:.4f} {along[1]:.4f} {down[0]:.4f} {down[1]:.4f} {x:.2f} {y:.2f})"
    well = oval(0, 0, 66, 63, 72)
    hollow = doc.radial([(0, "#F3E2B6"), (0.78, "#DDC38A"), (1, "#A98349")])
    rim = path(swell(well[36:64], 5 * np.sin(np.linspace(0, math.pi, 28))), "#5C3D1A")
    shine = path(swell(well[:28], 4.4 * np.sin(np.linspace(0, math.pi, 28))), "#FFFEF4")
    lit = group(icon(name, "#FFF6DA", "#FFF6DA"), transform="translate(2 3) scale(.57)")
    dark = group(icon(name, "#2A1408", "#E9D5A2"), transform="scale(.57)")
    return group(
        polygon(well, hollow), rim, shine, group(lit, opacity=0.85), dark,
        transform=plane, opacity=min(1.0, 0.4 + near),
    )  # fmt: skip


def drawn(doc: Document, name: str, pose: int = 0) -> str:
    """A bone about the origin, `pose` of POSES on its way from its icon to the next."""
    bone = Bone(90.0 * pose / POSES)
    first = ORDER.index(name)
    body = _tints(bone) + _lines(bone) + _wear(bone) + _edges(bone)
    carved = "".join(
        _carving(doc, bone, quarter, ORDER[(first + quarter) % 4]) for quarter in (0, 1, -1)
    )
    edge = bone.outline()
    shine = brush([(-212, -96), (-180, -104), (-140, -98)], 7, 1, 1)
    return (
        doc.clipped(path_data(edge), body, carved, path(shine, "#FFFFFF", opacity=0.7))
        + _end_face(doc, bone)
        + path(contour(edge, 10, smooth=False, lit=0.6), INK)
    )


def bone(name: str, pose: int = 0) -> str:
    """A bone alone, without its shadow."""
    doc = Document(WIDTH, HEIGHT, -WIDTH / 2, -HEIGHT / 2)
    doc.add(drawn(doc, name, pose))
    return doc.svg()
