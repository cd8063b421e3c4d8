"""The six faces of every pirate: what an expression moves, in face units."""

from dataclasses import dataclass

from studio.art.portraits.relief import Muscles

Curve = tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Mouth:
    """Four curves from corner to corner about the middle of the mouth.

    `top` and `bottom` are the outer edges of the lips, `upper` and `lower` the edges of the
    opening; `teeth` is how far each row of teeth shows, `tongue` whether it is seen.
    """

    top: Curve
    upper: Curve
    lower: Curve
    bottom: Curve
    teeth: tuple[float, float] = (0.0, 0.0)
    tongue: bool = False


CALM = Mouth(
    ((-27, 1), (-13, -5), (-4, -8), (0, -6.5), (4, -8), (13, -5), (27, 1)),
    ((-27, 1), (-14, -0.5), (-5, 0.5), (0, 1), (5, 0.5), (14, -0.5), (27, 1)),
    ((-27, 1), (-14, -0.5), (-5, 0.5), (0, 1), (5, 0.5), (14, -0.5), (27, 1)),
    ((-27, 1), (-15, 7), (0, 11), (15, 7), (27, 1)),
)
GRIN = Mouth(
    ((-39, -12), (-20, -9), (-5, -9), (0, -8), (5, -9), (20, -9), (39, -12)),
    ((-39, -12), (-20, -4.5), (0, -2.5), (20, -4.5), (39, -12)),
    ((-39, -12), (-27, 8), (0, 18), (27, 8), (39, -12)),
    ((-39, -12), (-27, 14), (0, 25), (27, 14), (39, -12)),
    (11, 0),
    True,
)
SNARL = Mouth(
    ((-33, 12), (-29, -10), (-14, -17), (0, -12), (14, -19), (29, -12), (34, 12)),
    ((-33, 12), (-27, -5), (-14, -11), (0, -7), (14, -13), (27, -7), (34, 12)),
    ((-33, 12), (-27, 17), (-12, 13), (0, 12), (12, 13), (27, 17), (34, 12)),
    ((-33, 12), (-27, 23), (-12, 21), (0, 20), (12, 21), (27, 23), (34, 12)),
    (15, 15),
)
CAUGHT = Mouth(
    ((-29, 12), (-19, -3), (-6, -9), (0, -7), (6, -10), (20, -7), (32, 5)),
    ((-29, 12), (-20, 1), (-7, -3), (0, -2.5), (7, -5), (20, -2), (32, 5)),
    ((-29, 12), (-19, 11), (-7, 10), (2, 9), (10, 8.5), (22, 7.5), (32, 5)),
    ((-29, 12), (-18, 17), (-6, 17.5), (2, 16.5), (11, 16), (22, 13), (32, 5)),
    (6.4, 4.6),
)
SMIRK = Mouth(
    ((-26, 4), (-13, -4), (-4, -7.5), (0, -6.5), (5, -8.5), (15, -8), (32, -8)),
    ((-26, 4), (-14, 1), (-5, 1), (0, 1.5), (6, 0), (17, -2.5), (32, -8)),
    ((-26, 4), (-14, 1), (-5, 1), (0, 1.5), (6, 0), (17, -2.5), (32, -8)),
    ((-26, 4), (-15, 9), (0, 11.5), (16, 6), (32, -8)),
)
STERN = Mouth(
    ((-26, 5), (-13, -3), (-4, -5), (0, -4), (4, -5), (13, -3), (26, 5)),
    ((-26, 5), (-14, 0.5), (-5, 0), (0, 0.5), (5, 0), (14, 0.5), (26, 5)),
    ((-26, 5), (-14, 0.5), (-5, 0), (0, 0.5), (5, 0), (14, 0.5), (26, 5)),
    ((-26, 5), (-14, 6), (0, 8), (14, 6), (26, 5)),
)
PRESSED = Mouth(
    ((-28, 9), (-14, -3), (-5, -4.5), (0, -3), (5, -4.5), (14, -3), (28, 9)),
    ((-28, 9), (-15, 0), (-5, -1), (0, -0.5), (5, -1), (15, 0), (28, 9)),
    ((-28, 9), (-15, 0), (-5, -1), (0, -0.5), (5, -1), (15, 0), (28, 9)),
    ((-28, 9), (-16, 7), (0, 6), (16, 7), (28, 9)),
)
SNEER = Mouth(
    ((-30, 7), (-18, -2), (-6, -6), (0, -6), (8, -14), (22, -20), (33, -7)),
    ((-30, 7), (-19, 2), (-7, 0), (0, -1), (9, -8), (21, -13), (33, -7)),
    ((-30, 7), (-19, 4), (-7, 5), (2, 7), (12, 8), (25, 5), (33, -7)),
    ((-30, 7), (-18, 10), (-5, 13), (3, 14), (14, 15), (28, 10), (33, -7)),
    (13, 6),
)
BELLOW = Mouth(
    ((-34, -4), (-22, -17), (-8, -21), (0, -19), (8, -22), (22, -18), (35, -5)),
    ((-34, -4), (-22, -11), (-8, -14), (0, -12.5), (8, -15), (22, -12), (35, -5)),
    ((-34, -4), (-34, 17), (-21, 36), (0, 42), (21, 36), (34, 17), (35, -5)),
    ((-34, -4), (-38, 20), (-23, 43), (0, 50), (23, 43), (38, 20), (35, -5)),
    (12, 9),
    True,
)
GASP = Mouth(
    ((-17, 4), (-11, -8), (-4, -12), (0, -10.5), (4, -12), (11, -8), (18, 4)),
    ((-17, 4), (-10, -3), (-4, -6), (0, -5), (4, -6), (10, -3), (18, 4)),
    ((-17, 4), (-14, 14), (-7, 19), (0, 20), (7, 19), (14, 14), (18, 4)),
    ((-17, 4), (-17, 18), (-9, 26), (0, 27), (9, 26), (17, 18), (18, 4)),
    (3, 0),
)
BITTEN = Mouth(
    ((-30, 5), (-18, -5), (-6, -9), (0, -7), (6, -9), (18, -5), (31, 4)),
    ((-30, 5), (-19, -0.5), (-7, -2), (0, -2), (7, -2), (19, -0.5), (31, 4)),
    ((-30, 5), (-19, 5), (-8, 7), (0, 7.5), (8, 7), (19, 5), (31, 4)),
    ((-30, 5), (-18, 12), (-7, 13), (0, 13), (7, 13), (19, 12), (31, 4)),
    (8.5, 0),
)
MUSING = Mouth(
    ((-20, 4), (-9, -3), (-2, -6), (3, -4.5), (8, -6.5), (15, -5), (24, -3)),
    ((-20, 4), (-10, 1.5), (-2, 1), (3, 1.5), (9, 0), (16, -1), (24, -3)),
    ((-20, 4), (-10, 1.5), (-2, 1), (3, 1.5), (9, 0), (16, -1), (24, -3)),
    ((-20, 4), (-10, 9), (3, 12), (14, 8), (24, -3)),
)


@dataclass(frozen=True)
class Expression:
    """One face. Lengths in face units, angles in degrees; the `name` of a mood if it is one.

    `upper`, `lower`: how far the lids stand from the line of the eye; `slant`: how far the upper
    lid is pressed down at its inner end; `gaze`: shift of the irises; `iris`: their radius;
    `brow`: shift of the inner end, the arch and the outer end of the brows (down is positive);
    `askew`: how much higher the brow on the right of the page stands than the other; `tip`: lift of
    the moustache's ends; `roll`: tilt of the head, clockwise.
    """

    muscles: Muscles
    mouth: Mouth
    name: str = ""
    upper: float = 11.5
    lower: float = 7.5
    slant: float = 0.0
    gaze: tuple[float, float] = (-2.0, 0.0)
    iris: float = 9.4
    brow: tuple[float, float, float] = (0.0, 0.0, 0.0)
    askew: float = 0.0
    tip: float = 0.0
    flush: float = 0.12
    pallor: float = 0.0
    sweat: bool = False
    roll: float = 0.0


EXPRESSIONS: dict[str, Expression] = {
    "calm": Expression(Muscles(), CALM, "calm", upper=9.8, lower=6.8),
    "pleased": Expression(
        Muscles(smile=1, raised=0.6, pitch=-2), GRIN, "pleased", upper=10.5, lower=2.6,
        gaze=(-2, -1), brow=(-7, -9, -5), tip=-13, flush=0.26, roll=-4,
    ),
    "angry": Expression(
        Muscles(frown=1, sneer=1, pitch=4), SNARL, "angry", upper=8.5, lower=6, slant=6.5,
        gaze=(-1, 1), iris=8.6, brow=(13, 1, -9), tip=9, flush=0.42, roll=3,
    ),
    "caught": Expression(
        Muscles(raised=1, pitch=-1), CAUGHT, "caught", upper=17, lower=11, gaze=(11, 0.5), iris=7.4,
        brow=(-19, -13, -5), tip=7, flush=0.0, pallor=0.16, sweat=True, roll=4,
    ),
    "think": Expression(
        Muscles(raised=0.35, frown=0.25, pitch=-1), MUSING, "think", upper=9.4, lower=6.4,
        gaze=(8, -4.5), brow=(2, -4, -2), askew=11, roll=5,
    ),
    "shout": Expression(
        Muscles(raised=0.7, frown=0.3, pitch=-4, jaw=22), BELLOW, "shout", upper=13, lower=7.4,
        gaze=(-1, 0), iris=8.6, brow=(-3, -11, -9), tip=-7, flush=0.34, roll=-3,
    ),
}  # fmt: skip
FACES = tuple(EXPRESSIONS)
OF_PIRATES = frozenset(FACES[4:])
"""Those that only the pirates make, who take part in every match."""
