"""Fair Wind for Parrot Cay: a rolling six-eight in G mixolydian, for a game out at sea."""

from ..tune import Part, Section, Tune

_OPENING = (
    "G4:2 A4:1 B4:2 G4:1 | D5:3 B4:2 A4:1 | A4:2 C5:1 A4:2 F4:1 | G4:3 E4:2 D4:1 |"
    "G4:2 A4:1 B4:2 G4:1 | D5:2 E5:1 D5:2 B4:1 |"
)
_OPENING_COUNTER = "B3:3 D4:3 | G4:6 | F4:3 C4:3 | E4:3 C4:3 | B3:3 D4:3 | G4:3 D4:3 |"
_OPENING_CHORDS = "G | G | F | C | G | G |"

_SECTIONS = {
    "A1": Section(
        _OPENING + "C5:2 B4:1 A4:2 G4:1 | A4:3 r:1 D4:1 F4:1",
        _OPENING_COUNTER + "E4:3 F4:3 | D4:3 F4:1 E4:1 D4:1",
        _OPENING_CHORDS + "C:3 F:3 | Dm",
    ),
    "A2": Section(
        _OPENING + "C5:1 B4:1 A4:1 F4:2 A4:1 | G4:3 r:1 B4:1 C5:1",
        _OPENING_COUNTER + "F4:3 C4:3 | D4:4 G4:1 A4:1",
        _OPENING_CHORDS + "F | G",
    ),
    "B1": Section(
        "D5:2 D5:1 D5:2 B4:1 | C5:2 D5:1 E5:2 C5:1 | D5:2 B4:1 G4:2 B4:1 | A4:3 D5:3 |"
        "F5:2 E5:1 D5:2 C5:1 | E5:2 D5:1 C5:2 G4:1 | A4:1 B4:1 C5:1 B4:2 A4:1 | G4:3 r:1 B4:1 C5:1",
        "G4:3 B4:3 | G4:3 E4:3 | B3:3 D4:3 | F4:3 A4:3 |"
        "A4:6 | G4:3 E4:3 | F4:3 C4:3 | D4:4 G4:1 A4:1",
        "G | C | G | Dm | F | C | F | G",
    ),
    "B2": Section(
        "D5:3 G5:2 F5:1 | E5:2 D5:1 C5:3 | B4:2 C5:1 D5:2 B4:1 | A4:3 F4:2 A4:1 |"
        "C5:2 D5:1 E5:2 G5:1 | F5:2 E5:1 D5:2 C5:1 | D5:1 C5:1 A4:1 F4:2 A4:1 | G4:4 r:1 D4:1",
        "G4:3 B4:3 | G4:6 | G4:3 D4:3 | F4:3 D4:3 | E4:3 G4:3 | A4:6 | F4:3 C4:3 | B3:3 D4:3",
        "G | C | G | Dm | C | F | Dm:3 F:3 | G",
    ),
    "A3": Section(
        "G4:2 A4:1 B4:2 G4:1 | D5:2 E5:1 D5:2 B4:1 | A4:2 C5:1 F5:2 C5:1 | E5:3 C5:2 B4:1 |"
        "D5:2 B4:1 G4:2 B4:1 | C5:2 E5:1 D5:2 B4:1 | A4:2 G4:1 F4:2 A4:1 | G4:3 r:1 D4:1 E4:1",
        "B3:3 D4:3 | G4:6 | F4:3 A4:3 | G4:3 E4:3 | D4:3 G4:3 | E4:3 G4:3 | F4:3 C4:3 | B3:3 r:3",
        "G | G | F | C | G | C:3 G:3 | F | G",
    ),
}

SAIL = Tune(
    name="sail",
    title="Fair Wind for Parrot Cay",
    tonic="G",
    mode="mixolydian",
    eighth=12_200,
    bar=6,
    accents=(1.0, 0.70, 0.82, 0.94, 0.70, 0.84),
    form=("A1", "A2", "B1", "B2", "A3"),
    sections=_SECTIONS,
    parts=(
        Part(1, "concertina", "melody", pan=-0.16, lufs=-23.5, wet=0.28),
        Part(1, "cello", "figure", pan=0.04, lufs=-31.0, wet=0.22, floor=36, pattern="1:6"),
        Part(
            1,
            "guitar",
            "figure",
            pan=0.30,
            lufs=-25.5,
            wet=0.18,
            floor=40,
            pattern="1:1 8:1 10:1 5:1 8:1 12:1",
        ),
        Part(
            2,
            "cittern",
            "figure",
            pan=0.38,
            lufs=-28.5,
            wet=0.24,
            floor=55,
            pattern="1:2 10:1 12:2 8:1 | 1:2 10:1 8:2 12:1",
        ),
        Part(2, "fiddle", "counter", pan=-0.34, lufs=-28.0, wet=0.32),
        Part(
            2, "cello", "figure", pan=-0.06, lufs=-28.5, wet=0.20, floor=36, pattern="1:3 5:2 8:1"
        ),
        Part(2, "drum", "strokes", pan=0.02, lufs=-32.0, wet=0.14, pattern="m..m..|m..m.m"),
        Part(
            3,
            "drum",
            "strokes",
            pan=0.04,
            lufs=-29.5,
            wet=0.14,
            pattern="D.tm.t|D.tmtt|D.tm.t|Dttmtt",
        ),
        Part(
            3,
            "fife",
            "melody",
            pan=-0.40,
            lufs=-25.5,
            wet=0.38,
            shift=12,
            cuts=True,
            plays=("A2", "B2", "A3"),
        ),
        Part(3, "fiddle", "melody", pan=-0.44, lufs=-28.0, wet=0.30, plays=("B1", "B2")),
        Part(
            3,
            "concertina",
            "chords",
            pan=0.46,
            lufs=-30.0,
            wet=0.26,
            floor=53,
            pattern="r:2 x:1 r:2 x:1",
            plays=("B1", "B2", "A3"),
        ),
        Part(3, "cittern", "melody", pan=0.20, lufs=-28.0, wet=0.26, plays=("A1", "B1", "A3")),
    ),
)
