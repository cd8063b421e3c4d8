"""The eight ports, each told by its own landmark, colours of roofs and shape of its quay."""

from studio.art.chart.buildings import banner, bunting, crane, house, jetty, lighthouse, quay, shed
from studio.art.chart.goods import barrel, drawn_up_boat, lying_barrel, moored_boat, net_rack, sacks
from studio.art.chart.growth import bush, palm, reeds, rock
from studio.art.chart.ink import flat, ring
from studio.art.chart.islands import Island
from studio.art.chart.landmarks import (
    bell_tower,
    cooper_hoops,
    gallows,
    molasses_vat,
    salt_heap,
    salt_pans,
    tar_kiln,
    tar_pot,
    watching_widow,
    wharf_house,
    windmill,
)
from studio.art.chart.shore import LEAF, green, sand, shoreline
from studio.art.kit.palette import BRASS_LIGHT, JADE, OAK, PARCHMENT_LIGHT, SAPPHIRE, WAX_RED
from studio.art.kit.shapes import Points

SLATE, TILE, THATCH, PITCH = "#5F6E7E", "#A8442F", "#C2A064", "#3B3A3E"
LIME, OCHRE, CLAY = "#E9D6AA", "#D9B988", "#CDA26A"


def _ground(seed: int, grass: str = "#8E9A55", lush: float = 0.82) -> tuple[Points, str]:
    """Shore, sand and grass of a port."""
    shore = shoreline(seed, 84, 46, 18, 0.1)
    return shore, sand(shore, seed) + green(shore, seed, lush, grass)


def lantern_cay() -> Island:
    """A: the lighthouse, bunting from its gallery to the custom house."""
    shore, body = _ground(97)
    body += palm(-72, 8, 40, -6, 0.58, 4) + flat(ring(10, 14, 60, 9), "#0A1014", 0.3)
    body += house(-32, 0, 30, 22, 17, OCHRE, "#8C3B2A", 4) + lighthouse(-54, 22, 1.24)
    body += house(8, 4, 36, 26, 20, LIME, WAX_RED, 2) + house(-26, 21, 26, 20, 15, CLAY, SLATE, 6)
    body += crane(56, 22) + quay(-40, 86, 31) + barrel(6, 26, 0.62) + barrel(16, 25, 0.62, SAPPHIRE)
    body += barrel(31, 23, 0.62, WAX_RED) + banner(-6, -12, 46, BRASS_LIGHT, 3, 24)
    body += bunting((-45, -62), (-6, -54)) + banner(84, 31, 30, WAX_RED, 5, 20)
    return [shore], body


def saltmarket() -> Island:
    """B: salt pans in squares and white heaps of salt under a windmill's sails."""
    shore, body = _ground(131, "#9CA468")
    body += house(22, -6, 34, 24, 18, PARCHMENT_LIGHT, SLATE, 3) + palm(72, 4, 44, 8, 0.62, 9)
    body += house(-62, 0, 28, 20, 15, PARCHMENT_LIGHT, TILE, 5) + windmill(-10, 4)
    body += salt_pans(-66, 8) + salt_heap(34, 22, 1.2) + salt_heap(58, 20, 0.95)
    body += salt_heap(12, 26, 0.8) + quay(-34, 88, 33) + barrel(72, 22, 0.58)
    body += sacks(-4, 30, PARCHMENT_LIGHT)
    return [shore], body + banner(84, 32, 32, JADE, 5, 20) + bush(-78, 22, 0.6, 3)


def widows_wharf() -> Island:
    """C: a long timber wharf, a tall narrow house with a widow's walk, a figure that looks out."""
    shore, body = _ground(153, "#869158")
    body += palm(66, 6, 46, 8, 0.62, 5) + house(30, 2, 32, 22, 16, OCHRE, SLATE, 4)
    body += (
        wharf_house(-24, 8) + house(-66, 14, 28, 19, 14, CLAY, TILE, 7) + watching_widow(-9, -66)
    )
    body += jetty(-46, 104, 40, 8, 16) + barrel(30, 28, 0.6) + lying_barrel(46, 30, 0.56)
    body += net_rack(8, 26, 24) + moored_boat(70, 66, 0.8)
    body += drawn_up_boat(-58, 40, 0.8) + banner(98, 38, 34, "#6B4A8E", 5, 20)
    return [shore], body + bush(-76, 22, 0.6, 4, LEAF) + reeds(-34, 50, 12, 3)


def coopers_rest() -> Island:
    """D: a pyramid of casks before the cooper's open shed."""
    shore, body = _ground(173)
    body += palm(-70, 4, 46, -8, 0.64, 8) + house(-60, 8, 32, 22, 17, LIME, TILE, 3)
    body += shed(-16, 10, 48, 26, "#6B4526", THATCH, 5) + house(40, 2, 28, 24, 18, OCHRE, JADE, 6)
    body += cooper_hoops(-6, 4) + quay(-40, 88, 33)
    for x, y in ((2, 30), (20, 28.6), (38, 27.2), (11, 15), (29, 13.6), (20, 0.4)):
        body += lying_barrel(x, y, 0.84, "#9A6A3C" if x < 20 else "#84582F")
    body += (
        barrel(62, 20, 0.74) + barrel(74, 20, 0.74, "#9A6A3C") + banner(-34, -14, 40, WAX_RED, 4)
    )
    return [shore], body + bush(-74, 26, 0.6, 3)


def molasses_bay() -> Island:
    """E: copper vats over their fires beside the cane, steam above."""
    shore, body = _ground(191, "#7F9A4E", 0.88)
    for x, y, wide in ((-66, 2, 26), (-50, -4, 26), (-72, 12, 22), (-36, -6, 20)):
        body += reeds(x, y + 8, wide, abs(x), "#5E8A3A") + reeds(
            x + 3, y + 4, wide, y + 50, "#3F6B34"
        )
    body += house(34, 0, 36, 26, 20, LIME, "#B5622E", 4) + palm(76, 10, 44, 8, 0.62, 3)
    body += shed(-14, 2, 40, 24, "#6B4526", "#B5622E", 2) + molasses_vat(-38, 26, 1.12)
    body += molasses_vat(-4, 28, 1.12) + quay(-26, 88, 35) + barrel(34, 26, 0.66)
    body += (
        barrel(46, 25, 0.66)
        + lying_barrel(62, 25, 0.6)
        + banner(28, -12, 36, BRASS_LIGHT, 4)
        + sacks(12, 30)
    )
    return [shore], body + bush(-78, 26, 0.6, 5)


def gallows_quay() -> Island:
    """F: the gallows above the quay, with a cage and a noose."""
    shore, body = _ground(211, "#868E5A")
    body += house(-70, 8, 32, 24, 17, CLAY, PITCH, 4) + house(32, 0, 34, 22, 16, OCHRE, SLATE, 7)
    body += house(-36, -2, 24, 20, 15, LIME, TILE, 2) + gallows(-8, 24) + quay(-44, 88, 33)
    body += barrel(40, 24, 0.6) + rock(68, 18, 16, 12, 3) + banner(84, 31, 34, "#1B1A1E", 4, 22)
    return [shore], body + bush(-78, 24, 0.6, 6) + palm(72, 8, 40, 6, 0.56, 7)


def bellhaven() -> Island:
    """G: a white bell tower with its great bell and a domed cap."""
    shore, body = _ground(233, "#8E9A55")
    body += palm(-70, 8, 44, -8, 0.62, 6) + house(-62, 6, 30, 22, 16, LIME, TILE, 5)
    body += house(14, 2, 36, 24, 19, PARCHMENT_LIGHT, TILE, 3) + bell_tower(-14, 16)
    body += house(48, 14, 24, 19, 14, OCHRE, SAPPHIRE, 8) + quay(-40, 88, 33)
    body += (
        barrel(30, 25, 0.6)
        + barrel(41, 24, 0.6, JADE)
        + banner(84, 31, 32, SAPPHIRE, 5, 20)
        + sacks(60, 22)
    )
    return [shore], body + bush(-74, 28, 0.7, 4, LEAF) + bush(-44, 28, 0.5, 8)


def tar_harbour() -> Island:
    """H: domed kilns that smoke, pots of tar, black roofs."""
    shore, body = _ground(251, "#7C8452", 0.78)
    body += house(-72, 6, 30, 22, 16, CLAY, PITCH, 4) + house(36, -2, 32, 24, 18, OCHRE, PITCH, 6)
    body += palm(76, 8, 42, 8, 0.58, 2) + tar_kiln(-26, 18, 1.18) + tar_kiln(14, 16, 0.98)
    body += (
        quay(-42, 88, 34) + tar_pot(44, 26) + tar_pot(58, 25) + lying_barrel(76, 24, 0.56, PITCH)
    )
    body += (
        barrel(-6, 30, 0.6, PITCH) + drawn_up_boat(-58, 42, 0.84) + banner(84, 30, 36, OAK, 4, 20)
    )
    return [shore], body + bush(-80, 24, 0.6, 7)


PORTS = {
    "a": lantern_cay, "b": saltmarket, "c": widows_wharf, "d": coopers_rest,
    "e": molasses_bay, "f": gallows_quay, "g": bellhaven, "h": tar_harbour,
}  # fmt: skip
"""Letter of the port in section files to its drawing."""
