"""Nothing up My Sleeve: a quick, sly jig in A dorian, for claims and those who doubt them."""

from ..tune import Part, Section, Tune

_OPENING = (
    "A4:1 A4:1 E4:1 A4:2 B4:1 | C5:2 A4:1 B4:1 A4:1 E4:1 | G4:1 G4:1 D4:1 G4:2 A4:1 |"
    "B4:2 G4:1 A4:1 G4:1 D4:1 | A4:1 A4:1 E4:1 A4:1 B4:1 C5:1 | E5:2 C5:1 D5:1 C5:1 G4:1 |"
)
_OPENING_COUNTER = "C4:3 E4:3 | E4:6 | B3:3 D4:3 | D4:6 | C4:3 E4:3 | G4:3 E4:3 |"
_OPENING_CHORDS = "Am | Am | G | G | Am | C |"

_HIGH = "E5:2 E5:1 E5:1 D5:1 C5:1 | D5:2 F#5:1 A5:2 F#5:1 |"
_HIGH_COUNTER = "A4:3 E4:3 | F#4:6 |"

_A_CLOSING = Section(
    _OPENING + "B4:1 G4:1 B4:1 D5:1 B4:1 G4:1 | A4:3 r:1 C5:1 D5:1",
    _OPENING_COUNTER + "D4:3 B3:3 | C4:3 E4:3",
    _OPENING_CHORDS + "G | Am",
)
_B_CLOSING = Section(
    _HIGH + "G5:2 E5:1 C5:1 E5:1 G5:1 | G5:1 D5:1 B4:1 G4:1 B4:1 D5:1 |"
    "E5:1 r:1 E5:1 C5:1 r:1 C5:1 | A4:1 r:1 A4:1 F#4:1 r:1 F#4:1 |"
    "G4:1 A4:1 B4:1 D5:1 B4:1 G4:1 | A4:3 r:1 E4:1 G4:1",
    _HIGH_COUNTER + "G4:3 E4:3 | D4:6 | C4:3 E4:3 | F#4:3 D4:3 | D4:3 B3:3 | C4:3 r:3",
    "Am | D | C | G | Am | D | G | Am",
)

_SECTIONS = {
    "A1": Section(
        _OPENING + "D5:1 B4:1 G4:1 A4:1 G4:1 F#4:1 | E4:2 r:1 E5:1 r:1 E4:1",
        _OPENING_COUNTER + "D4:3 B3:3 | B3:3 E4:3",
        _OPENING_CHORDS + "G | Em",
    ),
    "A2": _A_CLOSING,
    "B1": Section(
        _HIGH + "E5:2 C5:1 A4:1 C5:1 E5:1 | D5:1 B4:1 G4:1 B4:1 D5:1 B4:1 |"
        "C5:1 E5:1 C5:1 A4:2 C5:1 | D5:1 F#5:1 D5:1 A4:2 D5:1 |"
        "G4:1 A4:1 B4:1 D5:1 B4:1 G4:1 | E4:1 r:1 B4:1 E5:1 C5:1 D5:1",
        _HIGH_COUNTER + "E4:3 C4:3 | D4:6 | E4:3 C4:3 | D4:3 F#4:3 | G4:3 D4:3 | B3:3 E4:3",
        "Am | D | Am | G | Am | D | G | Em",
    ),
    "B2": _B_CLOSING,
    "C1": Section(
        "A4:1 r:2 C5:1 r:2 | B4:1 r:2 G4:1 r:2 | A4:1 r:1 B4:1 C5:1 r:1 D5:1 | E5:3 r:3 |"
        "D5:1 r:2 F#5:1 r:2 | E5:1 r:2 C5:1 r:2 | D5:1 C5:1 B4:1 A4:1 G4:1 F#4:1 |"
        "E4:1 r:2 E4:1 F#4:1 G4:1",
        "E4:6 | E4:6 | C4:6 | B3:6 | F#4:6 | E4:6 | D4:3 G4:3 | G4:3 E4:3",
        "Am | Em | Am | Em | D | Am | G | Em",
    ),
    "C2": Section(
        "A4:1 r:2 C5:1 r:2 | B4:1 r:2 E5:1 r:2 | F#5:1 r:1 E5:1 D5:1 r:1 A4:1 | C5:3 r:3 |"
        "A4:1 B4:1 C5:1 D5:2 C5:1 | D5:1 E5:1 F#5:1 A5:2 F#5:1 | G5:1 D5:1 B4:1 E5:1 B4:1 G4:1 |"
        "A4:3 r:1 E4:1 G4:1",
        "E4:6 | G4:6 | F#4:6 | E4:6 | C4:3 E4:3 | F#4:3 A4:3 | G4:3 E4:3 | E4:3 r:3",
        "Am | Em | D | Am | Am | D | G:3 Em:3 | Am",
    ),
    "A3": _A_CLOSING,
    "B3": _B_CLOSING,
}

_LIVELY = ("A1", "A2", "B1", "B2", "A3", "B3")
_TIPTOE = ("C1", "C2")

BLUFF = Tune(
    name="bluff",
    title="Nothing up My Sleeve",
    tonic="A",
    mode="dorian",
    eighth=8_000,
    bar=6,
    accents=(1.0, 0.68, 0.82, 0.94, 0.68, 0.84),
    form=("A1", "A2", "B1", "B2", "C1", "C2", "A3", "B3"),
    sections=_SECTIONS,
    parts=(
        Part(1, "cittern", "melody", pan=-0.18, lufs=-23.0, wet=0.26),
        Part(
            1,
            "guitar",
            "figure",
            pan=0.28,
            lufs=-26.0,
            wet=0.18,
            floor=40,
            pattern="1:1 8:1 10:1 5:1 8:1 12:1",
            plays=_LIVELY,
        ),
        Part(
            1,
            "guitar",
            "figure",
            pan=0.28,
            lufs=-29.0,
            wet=0.18,
            floor=40,
            pattern="1:2 r:1 8:2 10:1",
            plays=_TIPTOE,
        ),
        Part(2, "concertina", "counter", pan=0.34, lufs=-28.0, wet=0.26),
        Part(
            2,
            "concertina",
            "chords",
            pan=0.40,
            lufs=-30.5,
            wet=0.22,
            floor=53,
            pattern="r:2 x:1 r:2 x:1",
            plays=_LIVELY,
        ),
        Part(
            2,
            "cello",
            "figure",
            pan=-0.04,
            lufs=-28.5,
            wet=0.20,
            floor=36,
            pattern="1:2 r:1 5:2 8:1",
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
            plays=_LIVELY,
        ),
        Part(
            3,
            "drum",
            "strokes",
            pan=0.44,
            lufs=-29.5,
            wet=0.20,
            pattern="k..k..|k..k.k|k..k..|k.kkkk",
        ),
        Part(
            3,
            "fife",
            "melody",
            pan=-0.38,
            lufs=-25.5,
            wet=0.36,
            shift=12,
            cuts=True,
            plays=("A1", "A2", "C2", "A3"),
        ),
        Part(3, "fiddle", "melody", pan=-0.42, lufs=-27.0, wet=0.30, plays=("B1", "B2", "B3")),
        Part(3, "fiddle", "counter", pan=-0.42, lufs=-30.0, wet=0.30, shift=12, plays=("A1",)),
    ),
)
