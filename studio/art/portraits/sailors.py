"""Eight sailors in plain clothes, who stand for people: what makes each of them."""

from studio.art.portraits import coats, eyewear, gowns, hats
from studio.art.portraits.cloth import ring
from studio.art.portraits.eyes import Look
from studio.art.portraits.hair import Hair, braid, mane, moustache, stubble
from studio.art.portraits.men import DARK, PINK, RUDDY, TAN, lip_lift
from studio.art.portraits.relief import Skull
from studio.art.portraits.sitter import Pirate, Pose, both, ear_lobe, round_jaw
from studio.art.portraits.skin import Skin, freckles
from studio.art.portraits.women import BROWN, CHESTNUT, FAIR, OLIVE, RAVEN, RED, SILVER

EBONY = Skin("#B98356", "#935F3C", "#71452B", "#4A2C1C", "#291710", "#160B07", "#6A3430")
SAND = Hair("#5E3F1C", "#A0763A", "#D9B36A", "#FBE6B4")
BARK = Hair("#1C110B", "#3C2618", "#6B4930", "#B48A62")

SHORT = [
    [(-96, 2), (-104, -50), (-92, -100), (-70, -128)],
    [(-84, -44), (-92, -92), (-62, -128), (-30, -146)],
    [(-56, -78), (-58, -112), (-30, -140), (8, -152)],
    [(-20, -90), (-16, -120), (8, -140), (40, -146)],
    [(24, -92), (32, -116), (54, -132), (72, -130)],
    [(62, -78), (76, -96), (90, -104), (96, -92)],
    [(86, -44), (100, -60), (106, -50), (100, 2)],
]
"""Short hair brushed back from the brow."""
TOUSLED = [
    [(-102, 6), (-112, -44), (-106, -92), (-88, -124)],
    [(-80, -24), (-104, -70), (-90, -120), (-60, -146)],
    [(-66, -46), (-80, -92), (-56, -140), (-16, -160)],
    [(-30, -52), (-46, -94), (-20, -146), (24, -164)],
    [(10, -58), (-2, -96), (24, -142), (62, -152)],
    [(48, -52), (48, -92), (72, -126), (94, -124)],
    [(82, -30), (92, -70), (108, -90), (112, -64)],
    [(94, 0), (106, -30), (114, -34), (106, 10)],
]
PARTED = [
    [(-104, 30), (-110, -40), (-66, -116), (2, -128)],
    [(-88, -24), (-92, -60), (-50, -104), (2, -116)],
    [(-64, -60), (-58, -78), (-28, -98), (2, -104)],
    [(64, -60), (58, -78), (30, -98), (2, -104)],
    [(88, -24), (94, -60), (54, -104), (2, -116)],
    [(104, 30), (112, -40), (70, -116), (2, -128)],
]
SIDES = [[(84, -54), (92, -20), (94, 10), (90, 36)], [(98, -50), (108, -16), (110, 14), (102, 44)]]
LONG = [
    [(62, -60), (78, 10), (80, 80), (70, 160)],
    [(86, -56), (102, 10), (108, 84), (98, 170)],
    [(98, -50), (120, 12), (130, 90), (120, 164)],
]
FULL = [
    [(92, -12), (98, 40), (90, 96), (68, 146)],
    [(78, 44), (82, 84), (70, 128), (46, 166)],
    [(48, 82), (52, 104), (42, 144), (26, 178)],
    [(16, 104), (18, 122), (14, 154), (8, 186)],
]


def _crown(pose: Pose, lines: list[list[tuple[float, float]]], hair: Hair, seed: int) -> str:
    """Hair of the head, from the left ear over the crown to the right."""
    guides = [pose.head.around(line, 90) for line in lines]
    return mane(guides, hair, 44, 13, seed, 8, 4, (0.9, 0.2), rooted=True)


def _ring(pose: Pose, side: int, radius: float) -> str:
    x, y = ear_lobe(pose.head, side)
    return ring(x + 6 * side, y + 2, radius, 3.6)


def _scarf_hair(pose: Pose) -> str:
    return both(pose.head, LONG, RAVEN, 61, locks=14, thick=12, fray=12, wave=9)


def _scarf_front(pose: Pose) -> str:
    locks = both(pose.head, SIDES, RAVEN, 62, locks=5, thick=9, fray=7, wave=4)
    return locks + hats.kerchief(pose.doc, "#2F6E8C") + _ring(pose, 1, 11)


def _cap_beard(pose: Pose) -> str:
    return stubble(pose.head, "#6B3A18", 420, 7)


def _cap_front(pose: Pose) -> str:
    locks = both(pose.head, SIDES, SAND, 64, locks=6, thick=9, fray=6, wave=2)
    return locks + hats.knit_cap(pose.doc, "#8E3B2E")


def _straw_beard(pose: Pose) -> str:
    return stubble(pose.head, "#0E0704", 300, 9)


def _straw_front(pose: Pose) -> str:
    return hats.broad_hat(pose.doc, "#D2AE69", "#A83A2C") + _ring(pose, -1, 9)


def _braids_behind(pose: Pose) -> str:
    back = [[(-96, -60), (-112, 0), (-104, 60), (-80, 104)],
            [(96, -60), (114, 0), (106, 60), (80, 104)]]  # fmt: skip
    return mane([pose.head.around(line, 60) for line in back], SAND, 22, 12, 66, 6, 2, (0.6, 0.2))


def _braids_front(pose: Pose) -> str:
    return _crown(pose, PARTED, SAND, 67)


def _braids_extra(_pose: Pose) -> str:
    falls = ([(-88, 60), (-110, 104), (-108, 160), (-94, 214)],
             [(92, 60), (114, 104), (114, 160), (100, 214)])  # fmt: skip
    return "".join(braid(fall, SAND, 26, 8, "#3D7C62") for fall in falls)


def _freckled(pose: Pose) -> str:
    return freckles(pose.head, "#A8562E")


def _bearded(pose: Pose) -> str:
    return mane(round_jaw(pose.head, FULL), BARK, 48, 13, 71, 12, 6, (0.85, 0.12), rooted=True)


def _bearded_lip(pose: Pose) -> str:
    return moustache(pose.head, BARK, 52, 14, pose.face.tip, 0, lip_lift(pose), 10)


def _bearded_front(pose: Pose) -> str:
    return both(pose.head, SIDES, BARK, 72, locks=6, thick=9, fray=5, rooted=True) + _crown(
        pose, SHORT, BARK, 73
    )


def _grey_behind(_pose: Pose) -> str:
    bun = [[(-40, -120), (-56, -150), (-30, -184), (6, -186)],
           [(-14, -122), (-14, -150), (4, -174), (20, -180)],
           [(40, -120), (58, -150), (40, -184), (4, -188)]]  # fmt: skip
    return mane(bun, SILVER, 18, 11, 75, 3, 0, (0.9, 0.3))


def _grey_front(pose: Pose) -> str:
    return _crown(pose, PARTED, SILVER, 76) + _ring(pose, 1, 12) + _ring(pose, -1, 12)


def _lad_front(pose: Pose) -> str:
    return both(pose.head, SIDES, RED, 78, locks=6, thick=11, fray=10, wave=5) + _crown(
        pose, TOUSLED, RED, 79
    )


def _glasses_front(pose: Pose) -> str:
    eyes = pose.head.at([(-40, 2), (40, 2)], 8)
    ear = ear_lobe(pose.head, 1, -6)
    hair = both(pose.head, SIDES, CHESTNUT, 81, locks=6, thick=9, fray=4, rooted=True)
    return (
        hair
        + _crown(pose, SHORT, CHESTNUT, 82)
        + eyewear.spectacles(tuple(eyes[0]), tuple(eyes[1]), ear)
    )


def _glasses_lip(pose: Pose) -> str:
    return moustache(pose.head, CHESTNUT, 34, 7, pose.face.tip * 0.6, 0, lip_lift(pose), 4)


_WOMAN = Skull(
    width=0.95, jaw=0.87, brow=0.55, nose=0.86, nose_width=0.86, nose_long=-2, cheek=1.07
)

SAILORS: dict[str, Pirate] = {
    "scarf": Pirate(
        _WOMAN,
        OLIVE,
        Look("#4A2E18", 0.2, 0.78, "#1E1719", 0.9, True, eye=1.06, smooth=0.8),
        ("#7A6A3C", "#1C170A"),
        coats.smock("#7E8F5A"),
        behind=_scarf_hair,
        front=_scarf_front,
        neck=40, seed=31, mouth_width=0.92, scale=1.25, centre=(254, 266),
    ),
    "cap": Pirate(
        Skull(nose=1.02, nose_width=1.1, jaw=1.05, brow=1.05, cheek=1.02, yaw=13),
        RUDDY,
        Look("#55788E", 0.35, 1.15, "#7E4C1E", 0.35),
        ("#3E6A78", "#0F2128"),
        coats.jersey,
        beard=_cap_beard,
        front=_cap_front,
        neck=58, seed=33, scale=1.24, centre=(256, 266),
    ),
    "straw": Pirate(
        Skull(width=1.0, jaw=1.02, nose=0.94, nose_width=1.32, brow=1.05, cheek=1.08),
        EBONY,
        Look("#2C1A0E", 0.35, 1.1, "#0E0805", 0.6),
        ("#8C7A34", "#231E0B"),
        coats.smock("#D9CDB0", "#2F6E8C"),
        beard=_straw_beard,
        front=_straw_front,
        neck=56, seed=35, mouth_width=1.05, scale=1.22, centre=(256, 266),
    ),
    "braids": Pirate(
        Skull(width=0.96, jaw=0.86, brow=0.5, nose=0.8, nose_width=0.86, nose_long=-4, cheek=1.04,
              chin=-3, flesh=0.3, yaw=14),
        FAIR,
        Look("#4F7DA0", 0.05, 0.75, "#9A7236", 0.8, True, eye=1.12, smooth=1),
        ("#6A4A74", "#181020"),
        coats.striped("#2F5C86"),
        behind=_braids_behind,
        marks=_freckled,
        front=_braids_front,
        extra=_braids_extra,
        neck=40, seed=37, mouth_width=0.9, scale=1.25, centre=(256, 270),
    ),
    "beard": Pirate(
        Skull(width=1.06, jaw=1.08, nose=1.05, nose_width=1.16, brow=1.2, cheek=1.02, flesh=0.5),
        TAN,
        Look("#4A3320", 0.45, 1.3, "#2A1A10", 0.4),
        ("#8A4B34", "#22100A"),
        coats.waistcoat("#5C4A2E", "#B9553C"),
        beard=_bearded,
        whiskers=_bearded_lip,
        front=_bearded_front,
        neck=62, seed=39, scale=1.2, centre=(256, 268),
    ),
    "grey": Pirate(
        Skull(width=0.97, jaw=0.94, brow=0.7, nose=0.98, nose_width=1.1, gaunt=0.6, cheek=1.1,
              yaw=13),
        BROWN,
        Look("#4A3A28", 0.85, 0.8, "#A9A79E", 0.6),
        ("#45708A", "#101E28"),
        gowns.shawl,
        behind=_grey_behind,
        front=_grey_front,
        neck=42, seed=41, mouth_width=0.95, scale=1.22, centre=(256, 272),
    ),
    "lad": Pirate(
        Skull(width=0.95, jaw=0.9, brow=0.7, nose=0.82, nose_width=0.96, nose_long=-3, cheek=1.04,
              chin=-4, flesh=0.3),
        PINK,
        Look("#5A7A46", 0.0, 0.9, "#8A3C16", 0.5, eye=1.12, smooth=1),
        ("#4E7A4A", "#121F12"),
        coats.smock("#4A6A8C", "#C8963E"),
        marks=_freckled,
        front=_lad_front,
        neck=42, seed=43, mouth_width=0.94, scale=1.24, centre=(256, 270),
    ),
    "glasses": Pirate(
        Skull(width=0.97, nose=1.06, nose_width=0.98, nose_long=2, brow=0.95, gaunt=0.4, cheek=1.04,
              yaw=14),
        DARK,
        Look("#3A2413", 0.3, 0.95, "#1C120C", 0.45),
        ("#8A6A3A", "#221808"),
        coats.waistcoat("#3C5A56"),
        whiskers=_glasses_lip,
        front=_glasses_front,
        neck=52, seed=45, scale=1.22, centre=(256, 268),
    ),
}  # fmt: skip
"""By the id of the face."""
