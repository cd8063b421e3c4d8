"""Masts, yards and sails in the three states of the wind, and whole ships laid together.

full: the wind from behind; beam: from the side, yards braced round, staysails set; aback: from
ahead, courses hanging, the rest furled or shivering.
"""

from dataclasses import dataclass

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.strokes import brush
from studio.art.kit.svg import circle, element, group, path
from studio.art.ships.cloth import Patch, square_sail, torn, triangle_sail
from studio.art.ships.hull import crew, hull, lamplight
from studio.art.ships.livery import Livery
from studio.art.ships.sails import draw_sail, furled, reef_points, rope_lines, shrouds, spar

BOX = (-160.0, -235.0, 320.0, 290.0)
"""Left, top, width, height of every picture of a ship."""
STATES = ("full", "beam", "aback")
EMBLEM_AT = {"full": (10.0, -88.0), "beam": (0.0, -88.0), "aback": (-14.0, -88.0)}
HOIST_AT = (-8.0, -208.0)
"""Where the mainsail's mark and the flag are laid."""
FORE, MAIN, MIZZEN = 62.0, -8.0, -70.0
"""Where the masts stand."""
Pair = tuple[float, float]


@dataclass(frozen=True)
class Square:
    """A square sail: its yard, its clews, how it is blown."""

    yard: tuple[Pair, Pair]
    clews: tuple[Pair, Pair]
    belly: float
    lift: float
    coloured: bool = False
    reefs: float = 0.0
    wave: float = 0.0

    def patch(self, ragged: int = 0) -> Patch:
        """Its surface; `ragged` seeds the tears of an old one."""
        (ax, _), (bx, by) = self.yard
        (cx, _), (dx, dy) = self.clews
        width, height = (abs(bx - ax) + abs(dx - cx)) / 2, dy - by
        surface = square_sail(self.yard, self.clews, self.belly, self.lift, self.wave, ragged)
        if not ragged:
            return Patch(surface, width, height)
        return Patch(surface, width, height, torn(ragged, 0.3), _holes(ragged))


def _holes(seed: int) -> tuple[np.ndarray, ...]:
    rng = np.random.default_rng(seed)
    spots = ((0.12, 0.3), (0.84, 0.62), (0.16, 0.66))
    holes = []
    for u, v in spots[: 1 + seed % 3]:
        reach = rng.uniform(0.8, 1.5, 9)[:, None] * (0.035, 0.06)
        angle = np.linspace(0, 2 * np.pi, 9, endpoint=False)
        holes.append(np.array([u, v]) + reach * np.stack([np.cos(angle), np.sin(angle)], 1))
    return tuple(holes)


_SQUARES: dict[str, tuple[Square, ...]] = {
    "full": (
        Square(((45, -160), (80, -163)), ((40, -121), (86, -123)), 15, 8),
        Square(((37, -116), (88, -119)), ((36, -58), (92, -61)), 20, 11, True),
        Square(((-45, -188), (30, -193)), ((-54, -135), (38, -139)), 21, 11, reefs=0.2),
        Square(((-61, -130), (45, -135)), ((-62, -52), (48, -54)), 29, 13, True),
    ),
    "beam": (
        Square(((54, -151), (80, -171)), ((46, -115), (84, -131)), 7, 6),
        Square(((46, -107), (86, -130)), ((40, -53), (86, -70)), 9, 8, True),
        Square(((-36, -176), (24, -205)), ((-45, -126), (30, -150)), 9, 8, reefs=0.2),
        Square(((-50, -116), (40, -147)), ((-52, -48), (42, -66)), 12, 10, True),
    ),
    "aback": (
        Square(((37, -118), (88, -120)), ((44, -66), (84, -66)), -9, 10, True, wave=2.6),
        Square(((-61, -131), (45, -135)), ((-54, -54), (40, -56)), -13, 14, True, wave=3.4),
    ),
}
_STAYS: dict[str, tuple[tuple[Pair, Pair, Pair, float, float], ...]] = {
    "full": (((139, -78), (66, -146), (92, -62), 9, 0),),
    "beam": (
        ((140, -78), (66, -152), (88, -60), 14, 0),
        ((122, -66), (64, -116), (84, -54), 10, 0),
        ((46, -66), (-2, -168), (4, -62), 14, 0),
    ),
    "aback": (((139, -78), (84, -128), (100, -62), -8, 4.5),),
}


def masts(livery: Livery) -> str:
    """The standing rig without sails: masts, tops, bowsprit, shrouds, stays."""
    ink = livery.ink
    stays: list[list[Pair]] = [
        [(MAIN, -196), (-96, -76)], [(MAIN, -196), (FORE, -60)], [(FORE, -168), (146, -82)],
        [(FORE, -150), (MAIN, -60)], [(MIZZEN, -150), (-100, -76)], [(FORE, -122), (120, -66)],
        [(MIZZEN, -150), (MAIN, -56)], [(146, -82), (112, -42)],
    ]  # fmt: skip
    return (
        shrouds((MAIN, -156), [(-36, -44), (-27, -42), (-17, -40)], ink)
        + shrouds((MAIN, -156), [(14, -34), (23, -35), (31, -36)], ink)
        + shrouds((FORE, -134), [(40, -52), (48, -53)], ink)
        + shrouds((FORE, -134), [(84, -58), (92, -60)], ink)
        + shrouds((MIZZEN, -118), [(-90, -72), (-83, -70)], ink)
        + rope_lines(stays, ink)
        + spar((92, -56), (148, -83), 6.4, livery, 0.6)
        + spar((MIZZEN, -60), (MIZZEN, -158), 6.4, livery)
        + spar((FORE, -48), (FORE, -174), 7, livery)
        + spar((MAIN, -34), (MAIN, -225), 8.4, livery, 0.42)
        + circle(MAIN, -226, 4, livery.trim, ink, 2)
    )


def _tops(livery: Livery) -> str:
    """The fighting tops and trucks, over the sails."""
    parts = ""
    for x, y, half in ((MAIN, -138, 12), (FORE, -119, 9)):
        parts += path(
            f"M{x - half} {y - 7}H{x + half}L{x + half - 4} {y}H{x - half + 4}Z",
            livery.spar, livery.ink, 2.2,
        )  # fmt: skip
    return parts


def _lateen(doc: Document, livery: Livery, state: str) -> str:
    """The mizzen's slanting yard and its sail."""
    low, high = (-116, -72), (-44, -152)
    if state == "aback":
        return furled(low, high, 13, livery, False, 12) + spar(low, high, 5.4, livery)
    belly = {"full": 12, "beam": 16}[state]
    patch = Patch(triangle_sail(low, high, (-50, -62), belly, 5), 50, 80)
    return draw_sail(doc, patch, livery, False, seed=9) + spar(low, high, 5.4, livery)


def _stay_sails(doc: Document, livery: Livery, state: str) -> str:
    parts = ""
    for k, (tack, peak, clew, belly, wave) in enumerate(_STAYS[state]):
        surface = triangle_sail(tack, peak, clew, belly, 4, wave)
        patch = Patch(surface, 44, abs(tack[1] - peak[1]))
        parts += draw_sail(doc, patch, livery, False, state == "aback", 5 + k)
    return parts


def sails(doc: Document, livery: Livery, state: str) -> str:
    """All canvas with its yards, from the bow to the mainsail, which lies foremost."""
    parts = _stay_sails(doc, livery, state) + _lateen(doc, livery, state)
    if state == "aback":
        for start, end, depth in (((45, -160), (80, -163), 9), ((-45, -187), (30, -191), 13)):
            parts += furled(start, end, depth, livery, False, int(depth))
            parts += spar((start[0] - 5, start[1]), (end[0] + 5, end[1]), 5, livery)
    for k, sail in enumerate(_SQUARES[state]):
        patch = sail.patch(3 + k if livery.ragged else 0)
        parts += draw_sail(doc, patch, livery, sail.coloured, state == "aback", 2 + k)
        if sail.reefs:
            parts += reef_points(patch, sail.reefs, livery.ink)
        (ax, ay), (bx, by) = sail.yard
        parts += spar((ax - 6, ay), (bx + 6, by), 5.8, livery)
    return parts + _tops(livery)


_HALO = (
    element("feMorphology", in_="SourceAlpha", operator="dilate", radius=1.2, result="wide")
    + element("feGaussianBlur", in_="wide", stdDeviation=2.1, result="soft")
    + element("feFlood", flood_color="#EAF6EA", flood_opacity=0.66)
    + element("feComposite", in2="soft", operator="in", result="halo")
)


def lifted(doc: Document, *parts: str) -> str:
    """A ship with the pale halo that lifts it off dark water."""
    nodes = element("feMergeNode", in_="halo") + element("feMergeNode", in_="SourceGraphic")
    name = doc.filter("lift", _HALO + element("feMerge", nodes), BOX, absolute=True)
    return group(*parts, filter=name)


def halo(doc: Document, *parts: str) -> str:
    """That halo alone, to lie under the parts when they are drawn apart."""
    return group(*parts, filter=doc.filter("halo", _HALO, BOX, absolute=True))


def at_rest() -> str:
    """Foam where the hull meets the water."""
    runs = (
        [(62, 9), (82, 1), (96, 2), (108, 8)], [(30, 13), (56, 8), (76, 10), (94, 14)],
        [(-86, 10), (-50, 14), (-10, 13), (34, 14)], [(-108, 7), (-94, 11), (-76, 10)],
        [(-60, 19), (-20, 17), (12, 19)], [(20, 19), (48, 16), (66, 19)],
    )  # fmt: skip
    return path("".join(brush(run, 5, 0.8, 0.6) for run in runs), "#DCEBE4")


_WATER = path("M-104 8C-60 20 60 20 100 6C70 24-70 24-104 8Z", "#0B2A33", opacity=0.5)
"""The dark that the hull throws on the water."""


def ship(livery: Livery, state: str, on_water: bool = True) -> str:
    """A whole ship heading right, without flag and emblem; `on_water` gives the pale halo."""
    left, top, width, height = BOX
    doc = Document(width, height, left, top)
    body = masts(livery) + sails(doc, livery, state) + crew(livery) + hull(doc, livery)
    doc.add(_WATER, lifted(doc, body) if on_water else body, lamplight(doc, livery), at_rest())
    return doc.svg()


def under_sail(doc: Document, livery: Livery, state: str) -> str:
    """A ship without its hull, and the halo of both."""
    whole = masts(livery) + sails(doc, livery, state) + crew(livery) + hull(doc, livery)
    return _WATER + halo(doc, whole) + masts(livery) + sails(doc, livery, state)


def manned_hull(doc: Document, livery: Livery) -> str:
    """What lies over masts and sails: the hull with its crew and lights."""
    return crew(livery) + hull(doc, livery) + lamplight(doc, livery) + at_rest()
