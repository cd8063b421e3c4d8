"""What stands on the title's table for Do Not Touch: a loot on its plank, a hook after it."""

import numpy as np

from studio.art.do_not_touch_cards.frame import GEOMETRY, HEIGHT, WIDTH, WINDOW, frame
from studio.art.do_not_touch_cards.marks import NUMERAL_SIZE, numeral
from studio.art.do_not_touch_cards.pictures import SCENES, window
from studio.art.do_not_touch_cards.suits import BLUE, GREEN, RED, Suit
from studio.art.kit.document import Document
from studio.art.kit.insets import inset
from studio.art.kit.light import blur, drop_shadow, glint, glow
from studio.art.kit.shapes import box
from studio.art.kit.svg import ellipse, group, place
from studio.art.kit.treasure import heap_coin
from studio.art.objects.hook import butt, head, pole
from studio.art.objects.links import HEIGHT as LINK_HEIGHT, WIDTH as LINK_WIDTH, link
from studio.art.objects.plank import END, HEIGHT as PLANK_HEIGHT, PERIOD, end, middle

_CHAIN: tuple[tuple[Suit, int, str], ...] = (
    (RED, 2, "colour"),
    (RED, 4, "symbol"),
    (GREEN, 4, "colour"),
    (GREEN, 3, "symbol"),
    (BLUE, 3, "colour"),
    (BLUE, 5, ""),
)
"""Cards of the loot and what links each to the next."""
_CARD = 206.0
_STEP = 45.0


def card(suit: Suit, value: int) -> str:
    """A whole card about its upper left corner, in its own 750 x 1050 units."""
    left, top, right, bottom = WINDOW
    wide, high = right - left, bottom - top
    mark: dict[str, list[float]] = GEOMETRY["strip_mark"]  # type: ignore[assignment]
    (x, y), (most_wide, most_high) = mark["centre"], mark["size"]
    fit = min(most_wide / NUMERAL_SIZE[0], most_high / NUMERAL_SIZE[1])
    tall, broad = NUMERAL_SIZE[1] * fit, NUMERAL_SIZE[0] * fit
    return (
        inset(window(SCENES[str(value)], suit), left, top, wide, high)
        + inset(frame(suit), 0, 0, WIDTH, HEIGHT)
        + inset(numeral(value), x - broad / 2, y - tall / 2, broad, tall)
    )


def _loot(doc: Document) -> str:
    """The chain, the last card already tugged."""
    parts = []
    scale = _CARD / HEIGHT
    for k, (suit, value, _) in enumerate(_CHAIN):
        last = k == len(_CHAIN) - 1
        x, y = 26 + _STEP * k, 92.0
        turn = (-1.0, 0.7, -0.6, 0.9, -0.8, 6.0)[k]
        if last:
            x, y = x + 9, y - 22
        body = place(card(suit, value), x, y, scale, turn)
        parts.append(group(body, filter=drop_shadow(doc, 3, 5, 3, 0.6)))
    wide, high = LINK_WIDTH * 0.3, LINK_HEIGHT * 0.3
    for k, (_, _, kind) in enumerate(_CHAIN[:-1]):
        x = 30 + _STEP * (k + 1) - wide / 2
        parts.append(inset(link(kind), x, 270, wide, high))
    return "".join(parts)


def _plank(doc: Document) -> str:
    """The plank at half size under the chain; each piece is cut to its own box."""
    y, high, wide = 252.0, PLANK_HEIGHT / 2, 246.0
    pieces = (
        (middle(), 88.0, PERIOD / 2),
        (end("left"), 2.0, END / 2),
        (end("right"), 88 + wide, END / 2),
    )
    return "".join(
        doc.clipped(box(x, y, x + width, y + high), inset(svg, x, y, width, high))
        for svg, x, width in pieces
    )


def _hook(doc: Document) -> str:
    """A short hook from the upper right, its iron over the last card."""
    length = 70.0
    shaft = doc.clipped(box(-length, 0, 0, 192), inset(pole(), -length, 0, 256, 192))
    foot = doc.clipped(
        box(-length - 128, 0, -length, 192), inset(butt(), -length - 128, 0, 128, 192)
    )
    reach = foot + shaft + inset(head(), 0, 0, 384, 192)
    turned = "translate(318 140) rotate(128) scale(.29 -.29) translate(-368 -96)"
    return group(group(reach, transform=turned), filter=drop_shadow(doc, 6, 10, 5, 0.45))


def _coins(doc: Document) -> str:
    rng = np.random.default_rng(8)
    spots = [
        (40, 350),
        (74, 358),
        (112, 350),
        (300, 352),
        (338, 358),
        (376, 350),
        (408, 340),
        (20, 338),
    ]
    return "".join(
        heap_coin(
            doc, x, y, 17, 0.48, float(rng.normal(0, 10)), k % 4, "silver" if k == 5 else "gold"
        )
        for k, (x, y) in enumerate(sorted(spots, key=lambda spot: spot[1]))
    )


def do_not_touch() -> str:
    """The whole group, 450 x 375 virtual units, its foot at the bottom."""
    doc = Document(450, 375)
    doc.add(ellipse(226, 344, 214, 22, "#0A0502", opacity=0.55, filter=blur(doc, 10)))
    doc.add(glow(doc, 214, 300, 150, "#FFC85A", 0.3))
    doc.add(group(_plank(doc), _loot(doc), transform="translate(26 41) scale(.88)"), _hook(doc))
    doc.add(group(_coins(doc), filter=drop_shadow(doc, 2.5, 4, 2.5, 0.5)))
    doc.add(glint(doc, 76, 344, 15), glint(doc, 330, 138, 17, 10))
    return doc.svg()
