"""The picture of the ghost crew."""

from studio.art.do_not_touch_cards.scene import Stuff
from studio.art.kit.document import Document
from studio.art.kit.insets import inset
from studio.art.kit.light import blur, glint, glow
from studio.art.kit.shapes import spline
from studio.art.kit.strokes import brush, swell
from studio.art.kit.svg import circle, element, group, path, path_data, place
from studio.art.scallywager.forms import skull
from studio.art.scallywager.water import wave
from studio.art.scallywager.window import HEIGHT, sky
from studio.art.ships.livery import PRIVATEER
from studio.art.ships.rig import ship


def _spectral(doc: Document) -> str:
    """A filter that turns what it is laid on into pale green light."""
    values = "0.12 0.28 0.1 0 0.02 0.28 0.56 0.2 0 0.1 0.2 0.42 0.16 0 0.07 0 0 0 0.86 0"
    return doc.filter(
        "spectral", element("feColorMatrix", type="matrix", values=values), (-0.1, -0.1, 1.2, 1.2)
    )


_GHOST = Stuff("#0E3A30", "#2C7C62", "#8AE0B4", "#C8FFDE", "#F4FFF8")


def _ghost(doc: Document, hat: str) -> str:
    """A dead man's head and breast that trail away into mist, about the skull's middle."""
    trail = spline(
        [
            (-66, 96),
            (-150, 150),
            (-176, 260),
            (-130, 330),
            (-96, 290),
            (-60, 350),
            (-20, 300),
            (24, 352),
            (62, 296),
            (104, 336),
            (150, 300),
            (176, 240),
            (146, 150),
            (66, 96),
        ],
        3,
        True,
    )
    coat = path(
        path_data(trail),
        doc.linear([(0, "#5CC79A", 0.9), (0.6, "#3E9C78", 0.5), (1, "#2C7C5E", 0)]),
    )
    folds = path(
        "".join(
            brush([(x * 0.5, 130), (x * 0.9, 200), (x * 1.1, 280)], 5, 1, 0.4)
            for x in (-110, -70, -30, 24, 60, 104)
        ),
        "#0E3A30",
        opacity=0.8,
    )
    lapel = path(
        "M-60 110L-4 210L-30 250L-110 150ZM60 110L4 210L34 250L112 150Z",
        "#7ADDB0",
        "#0E3A30",
        4,
        opacity=0.8,
    )
    head = skull(doc, _GHOST, "#04211A")
    lights = "".join(
        glow(doc, x, 14, 34, "#E8FF9A", 0.95) + circle(x, 14, 7, "#FBFFD8") for x in (-44, 44)
    )
    if hat == "tricorne":
        top = path(
            path_data(
                spline(
                    [
                        (-150, -84),
                        (-110, -120),
                        (-60, -190),
                        (0, -206),
                        (64, -190),
                        (112, -122),
                        (150, -84),
                        (90, -66),
                        (0, -96),
                        (-90, -66),
                    ],
                    3,
                    True,
                )
            ),
            "#1F6A52",
            "#04211A",
            6,
        ) + path(
            swell(spline([(-148, -84), (-90, -66), (0, -96), (90, -66), (148, -84)], 2), 10),
            "#A8F0CC",
            "#04211A",
            2,
        )
    elif hat == "scarf":
        top = path(
            path_data(
                spline(
                    [(-104, -40), (-100, -110), (0, -160), (100, -112), (104, -44), (0, -86)],
                    3,
                    True,
                )
            ),
            "#2F8A6A",
            "#04211A",
            6,
        ) + path("M98 -60L160 -30L130 -74L166 -92L100 -84Z", "#2F8A6A", "#04211A", 5)
    else:
        top = path(
            path_data(
                spline(
                    [(-120, -66), (-96, -170), (0, -196), (98, -168), (120, -66), (0, -98)], 3, True
                )
            ),
            "#1A5C48",
            "#04211A",
            6,
        ) + path("M-120 -66Q0 -110 120 -66", "none", "#A8F0CC", 9)
    return coat + folds + lapel + head + lights + top


def ghost_crew(doc: Document) -> str:
    """Three who drowned, and the ship they came in."""
    hulk = group(inset(ship(PRIVATEER, "full"), 0, 0, 460, 417), filter=_spectral(doc), opacity=0.8)
    fog = "".join(
        path(
            brush([(-40, y), (160 + 40 * k, y - 18), (400, y + 12), (680, y - 8)], 46, 10, 10),
            "#BFF0D4",
            opacity=0.13,
        )
        for k, y in enumerate((250, 300, 350, 420, 480, 520))
    )
    crew = group(
        place(_ghost(doc, "scarf"), 128, 300, 0.82, -6)
        + place(_ghost(doc, "cap"), 508, 310, 0.8, 6),
        opacity=0.86,
    )
    captain = group(place(_ghost(doc, "tricorne"), 318, 318, 1.1), opacity=0.97)
    return (
        sky(doc, ("#061A1C", "#0E3A3C", "#2E7A6A"), HEIGHT, (500, 84, 34, "#CFFFE0"), 8)
        + place(hulk, 110, -30)
        + wave(440, 160, 12, 1.4, ("#14504C", "#4AA88C", "#082624"), 130, 3, 11)
        + group(fog, filter=blur(doc, 8))
        + glow(doc, 316, 320, 330, "#6AF0B4", 0.5)
        + crew
        + captain
        + group(fog, filter=blur(doc, 9), transform="translate(40 120)")
        + glint(doc, 290, 334, 14)
    )
