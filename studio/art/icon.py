"""The program's icon: a crowned skull on a brass medallion, bold enough for sixteen pixels."""

import numpy as np

from studio.art.emblems.figures import figure
from studio.art.kit.document import Document
from studio.art.kit.gems import gem
from studio.art.kit.light import drop_shadow, glint
from studio.art.kit.materials import brass_hollow_paint, brass_paint, gold_paint, small_bevel
from studio.art.kit.palette import GLINT, INK, PEARL
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import arc
from studio.art.kit.strokes import brush, hatch, rays
from studio.art.kit.svg import circle, group, path, path_data
from studio.art.picture import Picture

_CROWN = (
    "M-104-56L-132-152L-70-112C-62-150-30-172 0-196C30-172 62-150 70-112L132-152L104-56"
    "C60-72-60-72-104-56Z"
)
_BAND = "M-108-60C-60-78 60-78 108-60L102-22C58-38-58-38-102-22Z"


def _medallion(doc: Document) -> str:
    """Rim, cord and a field of deep sea with rays."""
    field = doc.radial([(0, "#2F8A94"), (0.55, "#17505E"), (1, "#0B2631")], (0.42, 0.36), 0.72)
    ring = path_data(arc(0, 0, 248, count=140)) + path_data(arc(0, 0, 204, count=140)[::-1])
    shine = rays(0, 30, 120, 206, 48, (1, 7))
    return (
        group(path(ring, brass_paint(doc), fill_rule="evenodd"), filter=small_bevel(doc))
        + path(rays(0, 0, 234, 247, 90, (4, 2)), "#4A2E10", opacity=0.9)
        + circle(0, 0, 247, "none", INK, 10)
        + rope(arc(0, 0, 220, count=240), 16, 17, GOLD_CORD, True)
        + circle(0, 0, 206, field, brass_hollow_paint(doc), 6)
        + doc.clipped(circle(0, 0, 203), path(shine, "#7FC4C0", opacity=0.22))
        + circle(0, 0, 202, "none", INK, 8)
        + path(brush(arc(0, 0, 241, 190, 265, 60), 7, 0.5, 0.5), GLINT)
    )


def _crowned_skull(doc: Document) -> str:
    """The skull with shade on its far side, a ruby in its eye, the crown askew."""
    skull = group(figure("skull", PEARL, INK, INK, 15), transform="translate(0 52) scale(1.72)")
    side = [(62, -60), (106, -10), (108, 30), (92, 74), (60, 120), (50, 80), (84, 40)]
    shade = path(hatch(np.array(side), 60, 8, 4, (0.3, 1), 4), INK, opacity=0.85)
    crown = (
        path(_CROWN, INK, INK, 20)
        + group(path(_CROWN, gold_paint(doc)), filter=small_bevel(doc))
        + path(hatch([(40, -120), (132, -152), (104, -56), (30, -66)], 70, 9, 4, (0.3, 1), 3), INK,
               opacity=0.8)
        + path(_BAND, "#A8322A", INK, 9)
        + path("M-96-48C-56-62 56-62 96-48", "none", "#FF9A7E", 4, opacity=0.7)
        + "".join(circle(x, y, 15, "#FFE08A", INK, 7)
                  for x, y in ((-132, -158), (0, -202), (132, -158)))
        + "".join(circle(x, y, 10, "#F3EDE2", INK, 5) for x, y in ((-58, -50), (58, -50)))
        + gem(doc, 0, -56, 18, hatched=False)
    )  # fmt: skip
    eye = gem(doc, -52, 44, 22, tilt=14, yaw=-8, hatched=False)
    turned = group(crown, transform="translate(0 6) rotate(-4) scale(.9)")
    return group(skull, shade, eye, turned, filter=drop_shadow(doc, 5, 8, 5, 0.5))


def app_icon() -> str:
    """The icon on a square of 512 with a clear margin."""
    doc = Document(512, 512, -256, -256)
    doc.add(_medallion(doc), _crowned_skull(doc), glint(doc, -120, -146, 34, 14))
    return doc.svg()


PICTURES = [
    Picture("icon/app_512", 512, 512, app_icon, "png"),
    Picture("icon/app_64", 64, 64, app_icon, "png"),
    Picture("icon/app", 256, 256, app_icon, "ico"),
]
