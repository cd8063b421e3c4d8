"""The sandbanks of the table: one's own, that of a single rival, and those of several."""

from studio.art.stolen_treasure.sand import Bank

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
