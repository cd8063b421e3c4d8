"""Where things go, in units of the table (1920 x 1080), for `art/stolen_treasure/geometry.json`.

Banks: a row of buried cards in units of the bank's picture; `first` is the middle of the first
card, `top` its upper edge, `step` shrinks to `least` before the row passes `right`. Pictures are
boxes of units about an anchor.
"""

from __future__ import annotations

import math
from typing import Any

from tools.art.stolen_treasure.arms import ARMS
from tools.art.stolen_treasure.cutlass import BLADE, CUT
from tools.art.stolen_treasure.embers import CARD, RIM, SPARK
from tools.art.stolen_treasure.palms import PALMS
from tools.art.stolen_treasure.raft import HEIGHT as RAFT_HEIGHT
from tools.art.stolen_treasure.raft import SPRAY
from tools.art.stolen_treasure.raft import WIDTH as RAFT_WIDTH
from tools.art.stolen_treasure.sand import MOUND, Bank
from tools.art.stolen_treasure.signs import CROSS, DASH, GREAT, SIGN, TARGET
from tools.art.stolen_treasure.storm import FLOOD, RAIN
from tools.art.stolen_treasure.surf import FOAM

BANKS = {
    "own": Bank(1216, 292, 21, (("grass", 84, 226, 2.0), ("star", 170, 236, 0.8),
                                ("shell", 1136, 240, 0.8), ("drift", 112, 76, 0.8),
                                ("stone", 1108, 84, 0.9))),
    "mirror": Bank(1112, 180, 33, (("grass", 92, 140, 1.7), ("shell", 1010, 138, 0.8),
                                   ("stone", 1036, 60, 0.7), ("star", 70, 70, 0.7))),
    "top_small": Bank(360, 164, 14, (("shell", 300, 126, 0.6),)),
    "top": Bank(470, 180, 5, (("grass", 76, 140, 1.5), ("shell", 404, 138, 0.7))),
    "side": Bank(330, 172, 9, (("star", 62, 130, 0.7), ("grass", 262, 142, 1.3))),
}  # fmt: skip


def trail() -> list[list[float]]:
    """The trail over one's own bank, at equal shares of the target from 0 to 1."""
    points = []
    for k in range(41):
        share = k / 40
        rise = 16 * max(0.0, (share - 0.72) / 0.28) ** 1.6
        y = 224 + 7 * math.sin(math.tau * share * 1.15 + 0.6) - rise
        points.append([round(232 + 806 * share, 1), round(y, 1)])
    return points


def _row(first: float, top: float, card: tuple[int, int], step: float, right: float) -> Any:
    return {"first": first, "top": top, "card": list(card), "step": step, "least": 52,
            "right": right}  # fmt: skip


def _small(picture: str, place: list[int] | None, row: Any, palm: list[int]) -> dict[str, Any]:
    """A rival's bank: `place` is None where the number of seats decides."""
    bank = BANKS[picture]
    return {"picture": f"bank_{picture}", "size": [bank.width, bank.height], "place": place,
            "row": row, "palms": [[2, *palm]]}  # fmt: skip


def geometry() -> dict[str, Any]:
    """All of it."""
    small = {"size": list(FOAM), "anchor": [FOAM[0] / 2, FOAM[1] / 2]}
    return {
        "banks": {
            "own": {
                "picture": "bank_own",
                "size": [BANKS["own"].width, BANKS["own"].height],
                "place": [340, 486],
                "row": _row(430, 26, (110, 132), 116, 1080),
                "palms": [[1, 74, 150]],
                "sign": [106, 28],
                "target": [1056, 78],
                "x_great": [1096, 184],
                "trail": trail(),
                "dash_step": 25,
            },
            "mirror": {
                "picture": "bank_mirror",
                "size": [BANKS["mirror"].width, BANKS["mirror"].height],
                "place": [404, 80],
                "row": _row(170, 24, (92, 110), 100, 960),
                "palms": [[1, 76, 118], [2, 1042, 110]],
            },
            "top_left": _small("top", [404, 80], _row(90, 24, (92, 110), 96, 430), [420, 84]),
            "top_right": _small("top", [1046, 80], _row(90, 24, (92, 110), 96, 430), [54, 82]),
            "top_one_of_three": _small(
                "top_small", None, _row(78, 24, (84, 101), 70, 330), [318, 74]
            ),
            "side_left": _small("side", [14, 500], _row(80, 26, (84, 101), 86, 290), [48, 74]),
            "side_right": _small("side", [1572, 498], _row(80, 26, (84, 101), 86, 290), [282, 76]),
        },
        "raft": {
            "size": [RAFT_WIDTH + 2 * SPRAY, RAFT_HEIGHT + 2 * SPRAY],
            "place": [494 - SPRAY, 254 - SPRAY],
            "pile": [110, 154],
            "piles": [[162, 139], [314, 139], [479, 139]],
            "discard": [104, 146],
            "discards": [[662, 139], [795, 139]],
            "count_y": 44,
            "button_y": 241,
        },
        "mound": {
            "size": list(MOUND),
            "of_card": 1.38,
            "anchor": [MOUND[0] / 2, round(MOUND[1] * 0.82, 1)],
            "below_card": 5,
        },
        "palms": [{"size": [one.width, one.height], "foot": list(one.foot)} for one in PALMS],
        "x_small": {"size": [CROSS, CROSS], "below_card": 13},
        "x_great": {"size": [GREAT, GREAT]},
        "dash": {"size": list(DASH)},
        "sign": {"size": list(SIGN), "board": [16, 8, 232, 150]},
        "sign_target": {"size": list(TARGET), "board": [10, 6, 104, 46]},
        "lantern": {"size": [42, 80]},
        "arms": {
            name: {
                "box": list(one.box),
                "hand": [round(part) for part in one.hand()] if one.tip_from < 1 else None,
                "foot": [round(part) for part in one.controls[1]],
            }
            for name, one in ARMS.items()
        },
        "flood": {"size": list(FLOOD), "place": [-40, 1080 - FLOOD[1]]},
        "rain": {"size": list(RAIN), "fall": [-0.34, 1]},
        "blade_cut": {"size": list(CUT), "of_card": round(CUT[0] / 332, 3), "turn": -9, "gap": 26},
        "cutlass": {"size": list(BLADE), "of_card": round(BLADE[0] / 332, 3), "axis": 66},
        "embers_rim": {"size": list(RIM), "card": [30, 45, *CARD]},
        "sparks": {"size": [SPARK, SPARK]},
        "foam": small,
    }
