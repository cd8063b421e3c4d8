"""Lantern at the Stern: a slow lilt in D mixolydian, for the title and the menus."""

from ..tune import Part, Section, Tune

_OPENING = (
    "A4:2 B4:1 A4:2 F#4:1 | D4:2 E4:1 F#4:3 | G4:2 A4:1 G4:2 E4:1 | C4:2 D4:1 E4:3 |"
    "A4:2 B4:1 A4:2 F#4:1 | G4:2 A4:1 B4:2 D5:1 |"
)
_OPENING_COUNTER = "F#4:6 | D4:3 A3:1 B3:1 D4:1 | E4:6 | G3:3 C4:2 D4:1 | D4:3 F#4:3 | D4:3 G4:3 |"
_OPENING_CHORDS = "D | D | C | C | D | G |"

_SECTIONS = {
    "A1": Section(
        _OPENING + "C5:2 B4:1 A4:2 G4:1 | A4:3 r:1 F#4:1 G4:1",
        _OPENING_COUNTER + "E4:3 C4:3 | F#4:3 E4:1 D4:1 E4:1",
        _OPENING_CHORDS + "C:3 Am:3 | D",
    ),
    "A2": Section(
        _OPENING + "C5:1 B4:1 A4:1 G4:2 E4:1 | D4:3 r:1 A4:1 C5:1",
        _OPENING_COUNTER + "E4:3 C4:3 | A3:4 F#4:1 A4:1",
        _OPENING_CHORDS + "C | D",
    ),
    "B": Section(
        "D5:3 B4:2 A4:1 | A4:2 F#4:1 A4:3 | D5:2 E5:1 D5:2 B4:1 | C5:3 A4:3 |"
        "D5:3 B4:2 G4:1 | A4:2 B4:1 A4:2 F#4:1 | G4:2 F#4:1 E4:2 D4:1 | E4:2 G4:1 A4:2 G4:1",
        "B3:3 D4:3 | F#4:3 D4:1 E4:1 F#4:1 | G4:6 | E4:3 C4:1 D4:1 E4:1 |"
        "G4:3 D4:3 | D4:6 | E4:3 C4:3 | C4:3 A3:1 C4:1 E4:1",
        "G | D | G | Am | G | D | C | Am",
    ),
    "A3": Section(
        "A4:2 B4:1 A4:2 F#4:1 | D4:2 E4:1 F#4:3 | G4:2 A4:1 G4:2 E4:1 | C4:2 D4:1 E4:3 |"
        "A4:2 D5:1 C5:2 A4:1 | B4:2 G4:1 B4:2 D5:1 |"
        "C5:1 B4:1 A4:1 G4:2 E4:1 | D4:3 r:1 F#4:1 G4:1",
        "F#4:6 | D4:3 A3:1 B3:1 D4:1 | E4:6 | G3:3 C4:2 D4:1 |"
        "F#4:3 D4:3 | G4:6 | E4:3 C4:3 | A3:3 r:3",
        "D | D | C | C | D | G | C | D",
    ),
}

MENU = Tune(
    name="menu",
    title="Lantern at the Stern",
    tonic="D",
    mode="mixolydian",
    eighth=17_000,
    bar=6,
    accents=(1.0, 0.76, 0.84, 0.93, 0.76, 0.84),
    form=("A1", "A2", "B", "A3"),
    sections=_SECTIONS,
    parts=(
        Part(1, "cittern", "melody", pan=-0.18, lufs=-23.0, wet=0.34),
        Part(
            1,
            "guitar",
            "figure",
            pan=0.30,
            lufs=-27.0,
            wet=0.22,
            floor=38,
            pattern="1:1 8:1 10:1 12:1 10:1 8:1",
            plays=("A1", "A2", "A3"),
        ),
        Part(
            1,
            "guitar",
            "figure",
            pan=0.30,
            lufs=-27.0,
            wet=0.22,
            floor=38,
            pattern="1:1 5:1 8:1 10:1 8:1 12:1",
            plays=("B",),
        ),
        Part(1, "cello", "figure", pan=0.08, lufs=-31.0, wet=0.25, floor=36, pattern="1:6"),
        Part(2, "concertina", "counter", pan=0.36, lufs=-27.5, wet=0.30),
        Part(
            2,
            "concertina",
            "chords",
            pan=0.42,
            lufs=-31.5,
            wet=0.30,
            floor=53,
            pattern="x:3 x:3",
            plays=("B", "A3"),
        ),
        Part(
            2, "cello", "figure", pan=-0.05, lufs=-29.5, wet=0.28, floor=36, pattern="1:3 5:2 8:1"
        ),
        Part(
            3,
            "fife",
            "melody",
            pan=-0.38,
            lufs=-27.0,
            wet=0.42,
            shift=12,
            cuts=True,
            plays=("A2", "A3"),
        ),
        Part(3, "fiddle", "counter", pan=-0.45, lufs=-28.5, wet=0.36, shift=12, plays=("A1", "B")),
        Part(
            3,
            "drum",
            "strokes",
            pan=0.02,
            lufs=-32.0,
            wet=0.16,
            pattern="D..m.t|D.tm.t|D..m.t|D.tmtt",
        ),
        Part(
            3,
            "handbell",
            "figure",
            pan=0.40,
            lufs=-27.5,
            wet=0.40,
            floor=79,
            pattern="1:3 8:3 | 10:3 5:3",
            plays=("A1", "B"),
        ),
    ),
)
