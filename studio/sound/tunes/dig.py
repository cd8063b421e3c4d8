"""Six Paces from the Palm: a night piece in G dorian on tiptoe, for diggers who are watched."""

from ..tune import Part, Section, Tune

_OPENING = (
    "G4:1 r:1 Bb4:1 r:1 D5:2 C5:1 Bb4:1 | Bb4:1 A4:1 G4:1 A4:1 D4:4 |"
    "F4:1 r:1 A4:1 r:1 C5:2 Bb4:1 A4:1 | G4:1 A4:1 G4:1 F4:1 G4:4 |"
    "Bb4:2 D5:1 F5:1 F5:2 D5:1 C5:1 | E5:2 C5:1 G4:1 A4:1 Bb4:1 C5:2 |"
)
_OPENING_COUNTER = "D4:4 Bb3:4 | D4:4 G4:4 | C4:4 A3:4 | Bb3:8 | D4:4 F4:4 | E4:4 G4:4 |"
_OPENING_CHORDS = "Gm | Gm | F | Gm | Bb | C |"

_SECTIONS = {
    "A1": Section(
        _OPENING + "D5:2 C5:1 A4:1 F4:2 A4:2 | G4:4 r:2 D4:1 F4:1",
        _OPENING_COUNTER + "F4:4 D4:4 | Bb3:6 r:2",
        _OPENING_CHORDS + "Dm | Gm",
    ),
    "B": Section(
        "D5:2 F5:1 D5:1 Bb4:3 C5:1 | C5:1 D5:1 C5:1 A4:1 F4:4 | E4:1 G4:1 C5:2 E5:3 D5:1 |"
        "D5:1 C5:1 Bb4:2 G4:4 | F5:2 D5:1 F5:1 Bb5:3 A5:1 | A5:1 G5:1 F5:2 C5:4 |"
        "E5:1 F5:1 E5:1 C5:1 G4:2 C5:2 | D5:4 r:2 A4:1 F4:1",
        "F4:4 D4:4 | A4:8 | G4:4 E4:4 | G4:8 | D4:4 F4:4 | F4:8 | E4:4 G4:4 | F4:4 A4:4",
        "Bb | F | C | Gm | Bb | F | C | Dm",
    ),
    "C": Section(
        "G4:1 r:1 G4:1 r:1 Bb4:2 r:2 | D5:1 r:1 C5:1 r:1 Bb4:2 r:2 |"
        "C5:1 r:1 E5:1 r:1 G4:2 r:2 | F4:1 r:1 A4:1 r:1 D4:2 r:2 |"
        "Bb4:1 r:1 D5:1 r:1 F5:2 r:2 | A4:1 r:1 C5:1 r:1 F5:2 r:2 |"
        "E5:1 D5:1 C5:1 Bb4:1 A4:2 G4:2 | A4:3 r:1 D4:1 r:1 F4:2",
        "D4:8 | G4:8 | E4:8 | D4:8 | F4:8 | C4:8 | E4:4 C4:4 | D4:4 F4:4",
        "Gm | Gm | C | Dm | Bb | F | C | Dm",
    ),
    "A2": Section(
        _OPENING + "D5:1 C5:1 Bb4:1 A4:1 F4:2 A4:2 | G4:4 r:4",
        _OPENING_COUNTER + "F4:4 A4:4 | Bb3:6 r:2",
        _OPENING_CHORDS + "Dm | Gm",
    ),
}

_WALKED = ("A1", "B", "A2")

DIG = Tune(
    name="dig",
    title="Six Paces from the Palm",
    tonic="G",
    mode="dorian",
    eighth=11_520,
    bar=8,
    accents=(1.0, 0.66, 0.8, 0.92, 0.7, 0.66, 0.9, 0.72),
    swing=0.08,
    form=("A1", "B", "C", "A2"),
    sections=_SECTIONS,
    parts=(
        Part(1, "cittern", "melody", pan=-0.14, lufs=-23.5, wet=0.26),
        Part(
            1,
            "guitar",
            "figure",
            pan=0.20,
            lufs=-25.5,
            wet=0.18,
            floor=40,
            pattern="1:3 8:1 5:2 10:2",
            plays=_WALKED,
        ),
        Part(
            1,
            "guitar",
            "figure",
            pan=0.20,
            lufs=-27.5,
            wet=0.18,
            floor=40,
            pattern="1:1 r:2 8:1 5:1 r:1 8:1 r:1",
            plays=("C",),
        ),
        Part(1, "cello", "figure", pan=0.04, lufs=-29.0, wet=0.20, floor=40, pattern="1:6 5:2"),
        Part(2, "concertina", "counter", pan=0.28, lufs=-28.0, wet=0.26),
        Part(
            2, "cello", "figure", pan=-0.06, lufs=-29.0, wet=0.18, floor=36, pattern="1:3 1:3 5:2"
        ),
        Part(2, "drum", "strokes", pan=0.0, lufs=-31.5, wet=0.14, pattern="m..m..m.|m..m..mm"),
        Part(
            3,
            "drum",
            "strokes",
            pan=0.04,
            lufs=-31.8,
            wet=0.14,
            pattern="D..mD.t.|D..mD.tt",
            plays=_WALKED,
        ),
        Part(
            3,
            "drum",
            "strokes",
            pan=0.30,
            lufs=-30.0,
            wet=0.18,
            pattern="..k...k.|..k.k.k.",
        ),
        Part(3, "fiddle", "melody", pan=-0.28, lufs=-26.7, wet=0.30, plays=("B", "A2")),
        Part(3, "concertina", "melody", pan=0.22, lufs=-27.2, wet=0.24, plays=("A1", "C")),
        Part(
            3,
            "handbell",
            "figure",
            pan=-0.40,
            lufs=-26.0,
            wet=0.40,
            floor=79,
            pattern="1:3 8:3 5:2 | 10:4 8:4",
        ),
    ),
)
