"""Cups on the Capstan: a stamping work song in E aeolian, for bids that no one believes."""

from ..tune import Part, Section, Tune

_OPENING = (
    "E4:2 E4:1 G4:1 B4:2 A4:1 G4:1 | B4:1 A4:1 G4:2 E4:4 | D4:2 F#4:1 A4:1 D5:2 A4:1 F#4:1 |"
    "G4:2 F#4:1 G4:1 E4:4 | G4:2 B4:1 D5:1 D5:2 B4:1 A4:1 | C5:2 B4:1 C5:1 E5:2 D5:1 C5:1 |"
)
_OPENING_COUNTER = "B3:4 E4:4 | G4:4 B3:4 | A3:4 F#4:4 | E4:8 | D4:4 G4:4 | G4:4 E4:4 |"
_OPENING_CHORDS = "Em | Em | D | Em | G | C |"

_SECTIONS = {
    "A1": Section(
        _OPENING + "B4:2 A4:1 F#4:1 D4:2 F#4:2 | E4:4 r:2 G4:1 A4:1",
        _OPENING_COUNTER + "F#4:4 D4:4 | B3:6 r:2",
        _OPENING_CHORDS + "Bm | Em",
    ),
    "B": Section(
        "B4:2 B4:1 D5:1 G5:3 F#5:1 | F#5:1 E5:1 D5:2 A4:4 | C5:2 C5:1 E5:1 A5:3 G5:1 |"
        "G5:1 F#5:1 E5:2 B4:4 | E5:2 D5:1 C5:1 G4:2 C5:2 | D5:2 B4:1 A4:1 G4:2 B4:2 |"
        "C5:1 B4:1 A4:1 G4:1 E4:2 A4:2 | B4:4 r:4",
        "D4:4 G4:4 | F#4:8 | E4:4 A4:4 | G4:8 | E4:8 | D4:8 | E4:4 C4:4 | D4:4 F#4:4",
        "G | D | Am | Em | C | G | Am | Bm",
    ),
    "C": Section(
        "E4:1 r:1 E4:1 r:1 G4:2 r:2 | B4:1 r:1 B4:1 r:1 E4:2 r:2 |"
        "C5:1 r:1 B4:1 r:1 A4:2 r:2 | F#4:1 r:1 G4:1 r:1 F#4:2 r:2 |"
        "G4:1 r:1 G4:1 r:1 B4:2 r:2 | C5:1 r:1 D5:1 r:1 E5:2 r:2 |"
        "D5:1 C5:1 B4:1 A4:1 G4:2 F#4:2 | F#4:3 r:1 B3:1 r:1 D4:2",
        "E4:8 | G4:8 | E4:8 | D4:8 | D4:8 | G4:8 | F#4:4 D4:4 | D4:4 F#4:4",
        "Em | Em | Am | D | G | C | G:4 D:4 | Bm",
    ),
    "A2": Section(
        _OPENING + "A4:1 G4:1 F#4:1 A4:1 D5:2 F#4:2 | E4:4 r:4",
        _OPENING_COUNTER + "F#4:4 A4:4 | B3:6 r:2",
        _OPENING_CHORDS + "D | Em",
    ),
}

_STAMPED = ("A1", "B", "A2")

CUPS = Tune(
    name="cups",
    title="Cups on the Capstan",
    tonic="E",
    mode="aeolian",
    eighth=11_250,
    bar=8,
    accents=(1.0, 0.68, 0.86, 0.72, 0.96, 0.68, 0.84, 0.74),
    swing=0.16,
    form=("A1", "B", "C", "A2"),
    sections=_SECTIONS,
    parts=(
        Part(1, "guitar", "melody", pan=-0.10, lufs=-23.0, wet=0.24),
        Part(
            1,
            "cello",
            "figure",
            pan=0.04,
            lufs=-28.0,
            wet=0.18,
            floor=40,
            pattern="1:3 r:1 5:2 8:2 | 1:3 r:1 8:2 5:2",
            plays=_STAMPED,
        ),
        Part(
            1,
            "guitar",
            "figure",
            pan=0.18,
            lufs=-26.5,
            wet=0.16,
            floor=40,
            pattern="1:2 8:1 10:1 5:2 12:2",
        ),
        Part(2, "concertina", "counter", pan=0.26, lufs=-27.5, wet=0.26),
        Part(2, "cello", "figure", pan=-0.04, lufs=-29.0, wet=0.18, floor=36, pattern="1:4 1:4"),
        Part(
            2,
            "drum",
            "strokes",
            pan=0.0,
            lufs=-31.0,
            wet=0.14,
            pattern="m...m...|m...m.m.",
        ),
        Part(
            3,
            "drum",
            "strokes",
            pan=0.04,
            lufs=-30.5,
            wet=0.14,
            pattern="D..mD...|D..mD.t.|D..mD...|D.mmD.tt",
            plays=_STAMPED,
        ),
        Part(
            3,
            "drum",
            "strokes",
            pan=0.22,
            lufs=-29.5,
            wet=0.18,
            pattern="....k...|....k.k.|....k...|..k.k.kk",
        ),
        Part(3, "fiddle", "melody", pan=-0.24, lufs=-27.0, wet=0.28, plays=("B", "A2")),
        Part(3, "concertina", "melody", pan=0.20, lufs=-27.5, wet=0.24, plays=("A1",)),
        Part(
            3,
            "handbell",
            "figure",
            pan=0.34,
            lufs=-26.0,
            wet=0.40,
            floor=79,
            pattern="1:4 5:4 | 8:4 5:2 10:2",
        ),
    ),
)
