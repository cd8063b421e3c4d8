"""The captain, the bosun, Old Pike and Dutch Bram: what makes each of them."""

from studio.art.kit.svg import group
from studio.art.portraits import coats, hats
from studio.art.portraits.cloth import ring
from studio.art.portraits.expressions import GASP, PRESSED
from studio.art.portraits.extras import clay_pipe, wooden_finger
from studio.art.portraits.eyes import Look
from studio.art.portraits.features import scar
from studio.art.portraits.hair import Hair, mane, moustache, stubble
from studio.art.portraits.relief import Skull
from studio.art.portraits.sitter import Pirate, Pose, both, ear_lobe, round_jaw
from studio.art.portraits.skin import Skin

TAN = Skin("#FFDDB0", "#F0BC8A", "#DDA070", "#B06F45", "#6E3A24", "#4A2012", "#B0563F")
DARK = Skin("#DCA470", "#B37D4F", "#8C5A38", "#5F3A25", "#351D14", "#1D0E09", "#7A4034")
RUDDY = Skin("#FFE4C8", "#F3C8A2", "#DFA580", "#B27155", "#703D2E", "#552618", "#A8594A")
PINK = Skin("#FFE8D4", "#FBCFAE", "#EFB08E", "#C97E62", "#894A3C", "#6B2F26", "#BC564C")
GRIZZLED = Hair("#241B16", "#4B4038", "#84776A", "#C7BBAA")
BLACK = Hair("#120D0B", "#2A211D", "#544740", "#97887C")
WHITE = Hair("#7C7263", "#B9AE9C", "#EFE8DA", "#FFFFFF")
BLOND = Hair("#7A5215", "#C08D35", "#EFC765", "#FFF0B8")


def lip_lift(pose: Pose) -> float:
    """How far a bared upper row of teeth lifts the moustache."""
    return -7 if pose.face.mouth.teeth[0] > 9 else 0


def _captain_hair(pose: Pose) -> str:
    fall = [
        [(60, -60), (74, 10), (76, 80), (64, 150)],
        [(84, -60), (98, 10), (104, 80), (98, 158)],
        [(98, -56), (118, 10), (128, 80), (122, 148)],
    ]
    return both(pose.head, fall, GRIZZLED, 3, locks=13, thick=13, fray=16, wave=6)


def _captain_beard(pose: Pose) -> str:
    half = [
        [(90, -8), (94, 46), (86, 104), (66, 160)],
        [(74, 50), (78, 88), (66, 136), (46, 184)],
        [(44, 82), (48, 108), (40, 152), (26, 204)],
        [(14, 104), (16, 126), (14, 162), (8, 214)],
    ]
    guides = round_jaw(pose.head, half)
    return mane(guides, GRIZZLED, 46, 13, 11, 12, 5, (0.78, 0.08), rooted=True)


def _captain_whiskers(pose: Pose) -> str:
    return moustache(pose.head, GRIZZLED, 62, 17, pose.face.tip, 8, lip_lift(pose))


def _captain_front(pose: Pose) -> str:
    return hats.tricorn(pose.doc)


def _captain_marks(pose: Pose) -> str:
    return scar(pose.head, TAN, [(44, 18), (52, 34), (56, 54)])


def _finger(pose: Pose) -> str:
    """Raised, but for thinking: then it lies along his cheek."""
    if pose.face.name == "think":
        return ""
    return wooden_finger(pose.doc, TAN, pose.face.name == "caught")


def _bosun_hair(pose: Pose) -> str:
    fall = [
        [(60, -56), (76, 0), (78, 60), (70, 128)],
        [(84, -54), (98, 0), (102, 60), (92, 134)],
        [(92, -50), (110, 0), (118, 60), (108, 126)],
    ]
    return both(pose.head, fall, BLACK, 4, locks=11, thick=13, fray=8, wave=3)


def _bosun_beard(pose: Pose) -> str:
    half = [
        [(24, 101), (27, 112), (24, 132), (12, 158)],
        [(10, 102), (12, 116), (10, 140), (4, 166)],
    ]
    guides = round_jaw(pose.head, half)
    return stubble(pose.head, "#120B08", 340) + mane(
        guides, BLACK, 19, 9, 6, 6, 2, (0.8, 0.15), rooted=True
    )


def _bosun_whiskers(pose: Pose) -> str:
    return moustache(pose.head, BLACK, 40, 8, pose.face.tip * 0.6, 0, lip_lift(pose), 8)


def _bosun_front(pose: Pose) -> str:
    burns = [[(86, -54), (91, -24), (91, 2), (89, 26)], [(98, -54), (101, -24), (101, 6), (98, 34)]]
    x, y = ear_lobe(pose.head, -1)
    hair = both(pose.head, burns, BLACK, 10, 80, locks=5, thick=6, fray=4, rooted=True)
    leap = "translate(6 -34) rotate(-9)" if pose.face.name == "caught" else None
    return hair + group(hats.broad_hat(pose.doc), transform=leap) + ring(x - 9, y + 2, 12)


def _pike_beard(pose: Pose) -> str:
    half = [
        [(92, -30), (104, 30), (98, 92), (72, 146)],
        [(82, 26), (90, 70), (80, 122), (54, 168)],
        [(58, 74), (62, 100), (52, 146), (32, 184)],
        [(22, 104), (24, 124), (20, 158), (10, 192)],
    ]
    guides = round_jaw(pose.head, half)
    return mane(guides, WHITE, 50, 13, 15, 12, 8, (0.95, 0.2), rooted=True)


def _pike_whiskers(pose: Pose) -> str:
    return moustache(pose.head, WHITE, 50, 15, pose.face.tip * 0.7, 0, lip_lift(pose), 16)


def _pike_front(pose: Pose) -> str:
    fall = [[(82, -50), (88, -24), (92, 4), (92, 26)], [(96, -46), (104, -20), (108, 6), (106, 30)]]
    return both(pose.head, fall, WHITE, 9, locks=6, thick=9, fray=6, wave=3) + hats.knit_cap(
        pose.doc
    )


def _pipe(pose: Pose) -> str:
    return clay_pipe(pose.doc, pose.head, pose.face)


def _dutch_hair(pose: Pose) -> str:
    fall = [
        [(66, -56), (84, 0), (88, 50), (76, 104)],
        [(94, -52), (112, 0), (120, 54), (108, 110)],
        [(104, -46), (128, 4), (140, 54), (130, 100)],
    ]
    return both(pose.head, fall, BLOND, 31, locks=12, thick=13, fray=14, wave=9)


def _dutch_whiskers(pose: Pose) -> str:
    low = 1.3 * pose.head.muscles.jaw
    tuft = [[(side * x, y + low) for x, y in ((7, 102), (8, 112), (6, 124), (1, 138))]
            for side in (-1, 1)]  # fmt: skip
    small = mane([pose.head.around(g) for g in tuft], BLOND, 7, 6, 33, 3, 0, (0.9, 0.4))
    curl, droop = (-24, 24) if pose.face.name == "caught" else (26, 0)
    whiskers = moustache(pose.head, BLOND, 56, 13, pose.face.tip * 0.8, curl, lip_lift(pose), droop)
    return small + whiskers


def _dutch_front(pose: Pose) -> str:
    fall = [
        [(80, -50), (90, -26), (96, 6), (98, 40)],
        [(98, -46), (108, -20), (116, 10), (116, 46)],
    ]
    return both(pose.head, fall, BLOND, 36, locks=6, thick=11, fray=8, wave=4) + hats.beret(
        pose.doc
    )


WOODENFINGER = Pirate(
    Skull(nose=1.12, nose_long=3, hook=4, brow=1.3, gaunt=0.5, cheek=1.04),
    TAN,
    Look("#5A3A1C", 0.62, 1.25, "#3B3029", 0.25, gold_tooth=2),
    ("#A8642A", "#2A1509"),
    coats.frock_coat,
    behind=_captain_hair,
    marks=_captain_marks,
    beard=_captain_beard,
    whiskers=_captain_whiskers,
    front=_captain_front,
    extra=_finger,
    seed=3,
    sweats=False,
    scale=1.21,
    centre=(260, 266),
)
BOSUN = Pirate(
    Skull(width=1.02, jaw=1.08, brow=1.15, nose=0.92, nose_width=1.3, cheek=1.06, yaw=13),
    DARK,
    Look("#3A2413", 0.4, 1.1, "#1B120E", 0.6),
    ("#B08A2E", "#2A2108"),
    coats.jacket,
    behind=_bosun_hair,
    beard=_bosun_beard,
    whiskers=_bosun_whiskers,
    front=_bosun_front,
    neck=58,
    seed=8,
    mouths={"caught": GASP},
    sweats=False,
    mouth_width=1.06,
    scale=1.22,
    centre=(256, 264),
)
PIKE = Pirate(
    Skull(width=0.97, nose=1.15, nose_width=1.16, nose_long=5, brow=1.1, gaunt=1, cheek=1.08),
    RUDDY,
    Look("#4A6C86", 1.0, 1.45, "#CFC6B6", 0.25, gap=-2),
    ("#6B7F8C", "#141D26"),
    coats.jersey,
    beard=_pike_beard,
    whiskers=_pike_whiskers,
    front=_pike_front,
    extra=_pipe,
    seed=11,
    mouths={"caught": GASP},
    sweats=False,
    scale=1.26,
    centre=(256, 266),
)
DUTCH = Pirate(
    Skull(
        width=1.1,
        jaw=1.06,
        flesh=1.1,
        nose=0.95,
        nose_width=1.28,
        nose_long=-2,
        brow=0.9,
        cheek=1.04,
        chin=2,
        yaw=14,
    ),
    PINK,
    Look("#3F74A8", 0.35, 1.05, "#B88A34", 0.5, gold_tooth=-2),
    ("#3F5F93", "#10192D"),
    coats.falling_band,
    behind=_dutch_hair,
    whiskers=_dutch_whiskers,
    front=_dutch_front,
    neck=70,
    seed=19,
    mouths={"angry": PRESSED},
    scale=1.18,
    centre=(256, 268),
)
