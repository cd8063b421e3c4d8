"""Family: the living chart of the sea game: sea, islands, ports, marks, compass, frames."""

from collections.abc import Callable
from functools import partial

from studio.art.chart import (
    cells as chart_cells,
    compass as chart_compass,
    decals as chart_decals,
    frames as chart_frames,
    life as chart_life,
    marks as chart_marks,
)
from studio.art.chart.islands import Island, arch, cliffs, lagoon, palms, volcano
from studio.art.chart.ports import PORTS
from studio.art.chart.ruins import camp, fort, hermitage, skull, temple, totems, wreck
from studio.art.chart.sea import (
    CREST_HEIGHT,
    CREST_WIDTH,
    SWELL_HEIGHT,
    SWELL_WIDTH,
    TILE,
    breaker,
    crest,
    sea,
    soft_spot,
    swell_far,
    swell_near,
)
from studio.art.chart.shore import shallows
from studio.art.kit.document import Document
from studio.art.picture import Picture

ISLANDS: dict[str, Callable[[], Island]] = {
    "palms": palms, "cliffs": cliffs, "hut": hermitage, "volcano": volcano, "skull": skull,
    "wreck": wreck, "fort": fort, "arch": arch, "temple": temple, "lagoon": lagoon,
    "camp": camp, "totems": totems,
}  # fmt: skip
"""Kind of island to its drawing."""

_PER_RADIUS = 300 / 3.6
"""Drawing units of a hex's radius."""

_LIVING: dict[str, dict[str, list[tuple[float, float]]]] = {
    "island_hut": {"fire": [(20, 39)]},
    "island_camp": {"fire": [(4, 35)]},
    "island_volcano": {"lava": [(0, -60)], "smoke": [(0, -74)]},
    "island_cliffs": {"gulls": [(-62, -62), (62, -84)]},
    "island_arch": {"gulls": [(30, -74)]},
    "island_skull": {"gulls": [(-44, -78)]},
    "island_wreck": {"gulls": [(34, -84)]},
    "port_a": {"light": [(-54, -69)], "gulls": [(30, -64)]},
    "port_c": {"gulls": [(50, -50)]},
    "port_e": {"lava": [(-38, 30), (-4, 32)], "smoke": [(-38, -8), (-4, -6)]},
    "port_f": {"gulls": [(8, -74)]},
    "port_h": {"lava": [(-26, 23), (14, 20)], "smoke": [(-26, -42), (14, -34)]},
}
"""Where the living sprites of a picture go, in drawing units from the middle of the cell."""


def _geometry() -> dict[str, object]:
    """The same in radii of a hex, for the game."""
    return {
        name: {
            kind: [[round(x / _PER_RADIUS, 3), round(y / _PER_RADIUS, 3)] for x, y in spots]
            for kind, spots in kinds.items()
        }
        for name, kinds in _LIVING.items()
    }


DATA = {"chart/living.json": _geometry()}
"""Data file to what it holds; see studio/render_art.py."""

LAND_SIZE = 720
"""Master pixels of an island's picture: 300 units, a hex's radius is 200 pixels of it."""


def _land_document() -> Document:
    return Document(300, 300, -150, -160)


def _water(draw: Callable[[], Island], seed: int) -> Callable[[], str]:
    def drawn() -> str:
        doc = _land_document()
        doc.add(shallows(doc, draw()[0], seed))
        return doc.svg()

    return drawn


def _land(draw: Callable[[], Island]) -> Callable[[], str]:
    def drawn() -> str:
        doc = _land_document()
        doc.add(draw()[1])
        return doc.svg()

    return drawn


def _pair(name: str, draw: Callable[[], Island], seed: int) -> list[Picture]:
    return [
        Picture(f"chart/{name}_water", LAND_SIZE, LAND_SIZE, _water(draw, seed)),
        Picture(f"chart/{name}_land", LAND_SIZE, LAND_SIZE, _land(draw)),
    ]


SEA = [
    Picture("chart/sea", TILE, TILE, sea, "jpg", 82),
    Picture("chart/swell_near", SWELL_WIDTH, SWELL_HEIGHT, swell_near),
    Picture("chart/swell_far", SWELL_WIDTH, SWELL_HEIGHT, swell_far),
    *(Picture(f"chart/breaker_{k + 1}", 192, 96, partial(breaker, k)) for k in range(4)),
    *(
        Picture(f"chart/crest_{k + 1}", CREST_WIDTH, CREST_HEIGHT, partial(crest, k))
        for k in range(3)
    ),
    Picture("chart/shoal", 256, 256, partial(soft_spot, "#6CBFB2", "#2F8489", 0.9, 3.0)),
    Picture("chart/deep", 256, 256, partial(soft_spot, "#0A2E40", "#0A2E40", 0.62, 4.0)),
]

PICTURES: list[Picture] = [
    *SEA,
    *chart_marks.PICTURES,
    *chart_compass.PICTURES,
    *chart_cells.PICTURES,
    *chart_frames.PICTURES,
    *chart_decals.PICTURES,
    *chart_life.PICTURES,
    *(p for k, (n, d) in enumerate(ISLANDS.items()) for p in _pair(f"island_{n}", d, k + 1)),
    *(p for k, (n, d) in enumerate(PORTS.items()) for p in _pair(f"port_{n}", d, k + 41)),
]
