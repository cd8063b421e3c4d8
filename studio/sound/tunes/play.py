"""Six Hands on the Rail: a walking hornpipe in D dorian, for a game in progress."""

from ..tune import Part, Section, Tune

_OPENING = (
    "D4:2 F4:1 G4:1 A4:3 C5:1 | B4:1 A4:1 G4:2 E4:3 G4:1 | A4:2 D5:1 C5:1 A4:2 G4:1 F4:1 |"
    "E4:2 G4:1 F4:1 E4:2 C4:2 |"
)
_OPENING_COUNTER = "A3:4 D4:4 | D4:4 C4:4 | F4:6 D4:2 | C4:4 A3:2 E4:2 |"
_OPENING_CHORDS = "Dm | G:4 C:4 | Dm | Am |"

_SECTIONS = {
    "A1": Section(
        _OPENING + "D4:2 F4:1 G4:1 A4:3 C5:1 | D5:2 B4:1 G4:1 B4:3 A4:1 |"
        "G4:1 A4:1 C5:2 A4:1 G4:1 E4:2 | A4:5 r:1 G4:1 E4:1",
        _OPENING_COUNTER + "F4:4 A3:2 D4:2 | G4:4 D4:4 | E4:4 C4:4 | C4:2 D4:1 E4:1 C4:4",
        _OPENING_CHORDS + "Dm | G | C:4 Am:4 | Am",
    ),
    "A2": Section(
        _OPENING + "D4:2 F4:1 G4:1 A4:3 C5:1 | D5:2 B4:1 G4:1 B4:3 A4:1 |"
        "C5:1 B4:1 A4:1 G4:1 E4:2 G4:2 | F4:1 E4:1 D4:4 F4:1 G4:1",
        _OPENING_COUNTER + "F4:4 A3:2 D4:2 | G4:4 D4:4 | E4:4 C4:4 | A3:4 D4:2 C4:2",
        _OPENING_CHORDS + "Dm | G | C | Dm",
    ),
    "B": Section(
        "A4:2 C5:2 F5:3 E5:1 | D5:1 C5:1 G4:2 C5:4 |"
        "D5:2 A4:1 B4:1 C5:2 A4:2 | B4:2 G4:1 A4:1 B4:4 |"
        "A4:2 C5:2 F5:3 G5:1 | E5:1 D5:1 C5:2 G4:2 E5:2 |"
        "D5:1 C5:1 A4:2 G4:1 A4:1 C5:2 | A4:5 r:1 G4:1 E4:1",
        "F4:4 A4:4 | E4:4 E4:2 G4:2 | F4:6 D4:2 | D4:4 G4:2 D4:2 |"
        "C4:4 F4:4 | G4:4 E4:4 | F4:4 D4:4 | C4:2 E4:2 A3:4",
        "F | C | Dm | G | F | C | Dm | Am",
    ),
    "A3": Section(
        _OPENING + "D5:2 C5:1 A4:1 C5:3 A4:1 | B4:2 D5:1 B4:1 G4:3 A4:1 |"
        "C5:1 B4:1 A4:1 G4:1 E4:2 C4:2 | D4:5 r:1 A3:1 C4:1",
        _OPENING_COUNTER + "F4:4 D4:4 | G4:4 D4:4 | E4:4 C4:4 | A3:6 r:2",
        _OPENING_CHORDS + "Dm | G | C | Dm",
    ),
}

PLAY = Tune(
    name="play",
    title="Six Hands on the Rail",
    tonic="D",
    mode="dorian",
    eighth=15_600,
    bar=8,
    accents=(1.0, 0.74, 0.86, 0.76, 0.94, 0.74, 0.86, 0.78),
    form=("A1", "A2", "B", "A3"),
    sections=_SECTIONS,
    swing=0.16,
    parts=(
        Part(1, "cittern", "melody", pan=-0.20, lufs=-23.5, wet=0.28),
        Part(
            1,
            "guitar",
            "figure",
            pan=0.28,
            lufs=-26.5,
            wet=0.18,
            floor=38,
            pattern="1:2 8:1 10:1 5:2 8:1 12:1",
            plays=("A1", "A2", "A3"),
        ),
        Part(
            1,
            "guitar",
            "figure",
            pan=0.28,
            lufs=-26.5,
            wet=0.18,
            floor=38,
            pattern="1:1 8:1 10:1 12:1 5:1 10:1 8:1 10:1",
            plays=("B",),
        ),
        Part(2, "concertina", "counter", pan=0.34, lufs=-27.5, wet=0.26),
        Part(
            2,
            "concertina",
            "chords",
            pan=0.40,
            lufs=-31.5,
            wet=0.24,
            floor=53,
            pattern="r:2 x:1 r:1 r:2 x:1 r:1",
            plays=("A2", "B", "A3"),
        ),
        Part(
            2, "cello", "figure", pan=0.0, lufs=-28.5, wet=0.20, floor=36, pattern="1:3 r:1 5:3 8:1"
        ),
        Part(
            3,
            "drum",
            "strokes",
            pan=0.04,
            lufs=-30.0,
            wet=0.14,
            pattern="D..tm.t.|D..tm.tt|D..tm.t.|D.ttm.tt",
        ),
        Part(
            3,
            "fife",
            "melody",
            pan=-0.36,
            lufs=-25.5,
            wet=0.36,
            shift=12,
            cuts=True,
            plays=("A2", "A3"),
        ),
        Part(3, "fiddle", "melody", pan=-0.42, lufs=-27.5, wet=0.30, plays=("B",)),
        Part(3, "fiddle", "counter", pan=-0.42, lufs=-29.0, wet=0.30, shift=12, plays=("A1",)),
        Part(
            3,
            "handbell",
            "figure",
            pan=0.38,
            lufs=-26.5,
            wet=0.40,
            floor=79,
            pattern="8:4 5:4",
            plays=("A1", "B"),
        ),
    ),
)
