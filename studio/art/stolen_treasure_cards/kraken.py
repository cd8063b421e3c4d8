"""The Kraken: it has taken what every hand held, and bears it away."""

import numpy as np

from studio.art.do_not_touch_cards.chest import open_chest
from studio.art.do_not_touch_cards.crown import royal_crown
from studio.art.do_not_touch_cards.goblet import jewelled_cup
from studio.art.do_not_touch_cards.scene import Stuff
from studio.art.do_not_touch_cards.suits import GREEN, RED
from studio.art.kit.document import Document
from studio.art.kit.gems import EMERALD, gem
from studio.art.kit.insets import inset
from studio.art.kit.light import drop_shadow, glint, glow
from studio.art.kit.strokes import swell
from studio.art.kit.svg import group, path, place
from studio.art.kit.treasure import heap_coin, pearls
from studio.art.scallywager.kraken import kraken_head
from studio.art.scallywager.tentacle import Arm
from studio.art.scallywager.water import splash, wave
from studio.art.scallywager.window import HEIGHT, cloud, sky
from studio.art.ships.livery import of_seat
from studio.art.ships.rig import ship

_STORM = Stuff("#0B1A26", "#1B4250", "#356370", "#7FA298", "#DCCB9C")


def _lightning() -> str:
    """A flash over the ship, two forks."""
    bolt = np.array([(176, -6), (160, 60), (190, 78), (150, 140), (176, 154), (146, 214)])
    fork = np.array([(190, 78), (224, 112), (214, 134), (236, 160)])
    return (
        path(swell(bolt, (9, 8, 7, 6, 4, 1)) + swell(fork, (5, 4, 3, 0.6)), "#F4F1DE", opacity=0.5)
        + path(swell(bolt, (4, 4, 3.4, 3, 2, 0.6)) + swell(fork, (2.4, 2, 1.4, 0.4)), "#FFFFFF")
    )  # fmt: skip


def _held(doc: Document, thing: str, hold: Arm) -> str:
    """Loot and the tip that closes before it."""
    return group(thing, filter=drop_shadow(doc, 5, 7, 4, 0.6)) + hold.draw()


def _arms_behind(doc: Document) -> str:
    """The four arms in the air and what each has caught."""
    left = Arm([(112, 600), (86, 470), (62, 380), (84, 300), (70, 236), (32, 200), (28, 150)],
               38, 10, 1, 1)  # fmt: skip
    right = Arm([(536, 600), (566, 480), (590, 392), (566, 310), (572, 240), (606, 196)],
                38, 12, -1, 2)  # fmt: skip
    inner_left = Arm([(214, 560), (190, 450), (206, 372), (196, 310), (214, 250)], 30, 11, 1, 3)
    inner_right = Arm([(430, 560), (462, 452), (442, 372), (458, 300), (440, 236), (452, 196)],
                      31, 11, -1, 4)  # fmt: skip
    chest = place(open_chest(doc, RED), -30, 36, 0.36, -14)
    crown = place(royal_crown(doc, RED), 486, 66, 0.42, 12)
    cup = place(jewelled_cup(doc, GREEN), 118, 142, 0.36, -12)
    stone = gem(doc, 438, 150, 48, EMERALD, 22, -8, 1.05, 6)
    return (
        left.draw()
        + right.draw()
        + inner_left.draw()
        + inner_right.draw()
        + _held(doc, chest, Arm([(26, 176), (10, 214), (40, 246), (92, 236), (136, 198), (132, 160),
                                 (108, 160), (104, 178)], 16, 2.4, -1, 5))
        + _held(doc, crown, Arm([(606, 204), (596, 238), (556, 246), (512, 228), (500, 196),
                                 (520, 182), (534, 196)], 15, 2.4, 1, 6))
        + _held(doc, cup, Arm([(212, 262), (232, 232), (220, 204), (180, 208), (166, 232),
                               (182, 246), (194, 234)], 13, 2.2, -1, 7))
        + _held(doc, stone, Arm([(451, 206), (470, 176), (486, 152), (474, 182), (440, 204),
                                 (400, 190), (392, 160), (408, 148), (418, 162)], 13, 2.2, 1, 8))
    )  # fmt: skip


def _falling(doc: Document) -> str:
    """Coins that nobody will pick up again."""
    spots = [(150, 274, 17, 0.6, 40), (118, 330, 16, 0.36, -20), (270, 214, 14, 0.5, 20),
             (356, 250, 15, 0.6, -34), (516, 292, 16, 0.36, 30), (530, 360, 15, 0.6, 70),
             (290, 150, 12, 0.5, -50), (154, 400, 15, 0.48, 10), (340, 120, 12, 0.6, 24),
             (500, 410, 14, 0.48, -12)]  # fmt: skip
    return "".join(
        heap_coin(doc, x, y, r, flat, turn, k, "silver" if k % 4 == 3 else "gold")
        for k, (x, y, r, flat, turn) in enumerate(spots)
    )


def the_kraken(doc: Document) -> str:
    """It rises with the treasure of a whole fleet in its arms, and one ship gets away."""
    runaway = place(inset(ship(of_seat("pearl"), "full"), 0, 0, 140, 127), 252, 112, 1, -6)
    rng = np.random.default_rng(3)
    rain = "".join(
        swell([(x, y), (x - 14, y + 36)], (0.3, 1.4))
        for x, y in rng.uniform((-10, 0), (660, 500), (120, 2))
    )
    near = Arm([(250, 610), (196, 528), (130, 520), (70, 506), (20, 476), (-14, 494), (0, 530),
                (30, 520)], 34, 2.6, 1, 9)  # fmt: skip
    other = Arm([(402, 612), (462, 536), (530, 538), (590, 512), (618, 470), (600, 440),
                 (574, 456), (588, 476)], 34, 2.6, -1, 10)  # fmt: skip
    return (
        sky(doc, ("#13303C", "#4C7F80", "#E6CE94"), 236, (318, 170, 26, "#FFE3A4"), 4)
        + cloud(doc, 520, 40, 340, 120, 3, _STORM)
        + cloud(doc, 90, 30, 380, 110, 7, _STORM)
        + cloud(doc, 330, 6, 260, 60, 9, _STORM)
        + _lightning()
        + wave(228, 96, 7, 0.3, ("#4A8A8A", "#A5C9B4", "#1F4E5A"), 100, 1, 8, 3.4)
        + runaway
        + wave(286, 150, 13, 1.4, ("#2C6C74", "#7FB8B0", "#163C4A"), 130, 3, 11)
        + wave(346, 170, 15, 3.0, ("#22606B", "#66A8A2", "#123540"), 150, 13, 12, 4.2)
        + _arms_behind(doc)
        + _falling(doc)
        + splash(96, 452, 120, 50, 4)
        + splash(566, 452, 110, 52, 7)
        + splash(200, 430, 90, 40, 14)
        + splash(452, 432, 96, 40, 17)
        + wave(446, 180, 15, 3.3, ("#1F5A66", "#5FA09C", "#113340"), 140, 15, 11, 4.4)
        + place(kraken_head(doc), 326, 418, 1.06)
        + glow(doc, 261, 428, 44, "#FFE08A", 0.55)
        + glow(doc, 394, 428, 44, "#FFE08A", 0.55)
        + wave(512, 190, 15, 2.6, ("#1A525E", "#569894", "#0F2D37"), 120, 5, 10, 4.6)
        + splash(226, 508, 130, 36, 11)
        + splash(428, 508, 130, 36, 18)
        + near.draw()
        + other.draw()
        + wave(HEIGHT - 6, 230, 13, 0.9, ("#164854", "#4A8C8E", "#0D252F"), 100, 6, 8, 5)
        + pearls([(96, 226), (120, 262), (116, 304), (132, 330)], 5.5)
        + path(rain, "#F4F1DE", opacity=0.42)
        + glint(doc, 60, 96, 22, 8)
        + glint(doc, 424, 130, 22)
        + glint(doc, 560, 84, 16)
    )
