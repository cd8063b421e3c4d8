"""Black Water Under Us: three, three and two in D aeolian, for the last turns."""

from ..tune import Part, Section, Tune

_OPENING = "D4:3 F4:3 E4:2 | D4:3 A3:3 C4:2 | D4:3 F4:3 G4:2 | E4:3 C4:3 E4:2 | D4:3 F4:3 A4:2 |"
_OPENING_COUNTER = "A4:8 | A4:6 G4:2 | F4:8 | G4:8 | A4:6 D4:2 |"
_OPENING_CHORDS = "Dm | Dm | Bb | C | Dm |"

_SECTIONS = {
    "A1": Section(
        _OPENING + "Bb4:3 A4:3 F4:2 | G4:3 Bb4:3 A4:1 G4:1 | A4:6 E4:2",
        _OPENING_COUNTER + "D4:8 | D4:6 Bb3:2 | C4:3 E4:3 C4:2",
        _OPENING_CHORDS + "Bb | Gm | Am",
    ),
    "A2": Section(
        _OPENING + "Bb4:3 A4:3 F4:2 | G4:3 F4:3 E4:2 | D4:6 C4:2",
        _OPENING_COUNTER + "D4:8 | Bb3:6 C4:2 | A3:6 C4:2",
        _OPENING_CHORDS + "Bb | Gm:6 C:2 | Dm",
    ),
    "B": Section(
        "F4:3 Bb4:3 D5:2 | C5:3 G4:3 E4:2 | A4:3 D5:3 F5:2 | E5:3 C5:3 A4:2 |"
        "D5:3 F5:3 D5:2 | C5:3 A4:3 F4:2 | G4:3 Bb4:2 D5:1 C5:1 Bb4:1 | A4:4 r:2 E4:2",
        "D4:8 | E4:6 C4:2 | F4:8 | C4:6 E4:2 | F4:8 | F4:6 C4:2 | D4:8 | C4:3 E4:3 C4:2",
        "Bb | C | Dm | Am | Bb | F | Gm | Am",
    ),
    "A3": Section(
        _OPENING + "Bb4:3 D5:3 Bb4:2 | A4:2 G4:1 F4:3 E4:2 | D4:6 r:2",
        _OPENING_COUNTER + "D4:8 | D4:6 C4:2 | A3:6 r:2",
        _OPENING_CHORDS + "Bb | Gm:6 C:2 | Dm",
    ),
}

TENSE = Tune(
    name="tense",
    title="Black Water Under Us",
    tonic="D",
    mode="aeolian",
    eighth=12_800,
    bar=8,
    accents=(1.0, 0.74, 0.76, 0.94, 0.74, 0.76, 0.96, 0.76),
    form=("A1", "A2", "B", "A3"),
    sections=_SECTIONS,
    parts=(
        Part(
            1,
            "guitar",
            "figure",
            pan=0.26,
            lufs=-25.5,
            wet=0.20,
            floor=38,
            pattern="1:1 5:1 8:1 1:1 5:1 8:1 1:1 10:1",
        ),
        Part(1, "fiddle", "melody", pan=-0.16, lufs=-24.5, wet=0.34),
        Part(1, "cello", "figure", pan=0.05, lufs=-28.5, wet=0.22, floor=36, pattern="1:8"),
        Part(2, "concertina", "counter", pan=0.36, lufs=-28.5, wet=0.30),
        Part(
            2,
            "cello",
            "figure",
            pan=-0.08,
            lufs=-26.5,
            wet=0.16,
            floor=36,
            pattern="1:1 1:1 1:1 8:1 1:1 1:1 5:1 1:1",
        ),
        Part(2, "drum", "strokes", pan=0.0, lufs=-31.0, wet=0.16, pattern="m..m..m.|m..m..mm"),
        Part(
            3,
            "drum",
            "strokes",
            pan=0.06,
            lufs=-28.5,
            wet=0.18,
            pattern="D..D..t.|D.tD..tt|D..D..t.|DttDttDt",
        ),
        Part(
            3,
            "cittern",
            "figure",
            pan=-0.40,
            lufs=-28.5,
            wet=0.24,
            floor=57,
            pattern="8:1 10:1 12:1 8:1 10:1 12:1 10:1 8:1",
            plays=("A2", "A3"),
        ),
        Part(
            3,
            "concertina",
            "chords",
            pan=0.44,
            lufs=-30.0,
            wet=0.28,
            floor=55,
            pattern="x:3 x:3 x:2",
            plays=("A1", "B"),
        ),
        Part(3, "whistle", "melody", pan=-0.34, lufs=-29.5, wet=0.42, shift=12, plays=("B", "A3")),
        Part(
            3,
            "handbell",
            "figure",
            pan=0.30,
            lufs=-25.5,
            wet=0.40,
            floor=81,
            pattern="1:8 | 5:4 1:4",
        ),
    ),
)
