"""From a tune to what each player plays: figures over the harmony, held chords, ornaments."""

from collections.abc import Callable
from itertools import combinations

from . import score
from .score import Chord, Note
from .tune import Part, Tune

_DEGREES = {"1": 0, "5": 7, "8": 12, "12": 19, "15": 24}
_CUT = 0.16
_FIGURE_RING = 5.0


def played(tune: Tune, part: Part) -> list[Note]:
    """All notes of a part over one round of the form, in eighths from its start."""
    line = [note for note in _LINES[part.line](tune, part) if _is_in(tune, part, note.start)]
    moved = [Note(n.start, n.length, n.midi + part.shift, n.force) for n in line]
    return with_cuts(moved, tune.scale) if part.cuts else moved


def _is_in(tune: Tune, part: Part, at: float) -> bool:
    section = [name for name, start in tune.starts() if start <= at][-1]
    return not part.plays or section in part.plays


def melody(tune: Tune, _part: Part) -> list[Note]:
    """The tune as written."""
    return tune.melody()


def counter(tune: Tune, _part: Part) -> list[Note]:
    """The second voice as written."""
    return tune.counter()


def figure(tune: Tune, part: Part) -> list[Note]:
    """A broken-chord pattern that follows the harmony; each note rings into the next ones."""
    harmony = tune.harmony()
    found = []
    for start, length, degree in _repeated(tune, part.pattern):
        chord = _sounding(harmony, start)
        root = part.floor + (chord.root - part.floor) % 12
        ring = min(max(length, _FIGURE_RING), chord.start + chord.length - start)
        lasts = length if part.voice in ("cello", "fiddle") else ring
        found.append(Note(start, lasts, root + _semitones(degree, chord)))
    return found


def held_chords(tune: Tune, part: Part) -> list[Note]:
    """Triads, each in the position that moves least from the one before."""
    harmony = tune.harmony()
    found, before = [], (part.floor + 3, part.floor + 7, part.floor + 10)
    for start, length, _ in _repeated(tune, part.pattern):
        chord = _sounding(harmony, start)
        before = nearest_position(chord, before, part.floor)
        lasts = min(length, chord.start + chord.length - start)
        found += [Note(start, lasts, midi) for midi in before]
    return found


def nearest_position(
    chord: Chord, before: tuple[int, int, int], floor: int
) -> tuple[int, int, int]:
    """The close position of a triad, less than an octave and a half above `floor`."""
    usable = [midi for midi in range(floor, floor + 17) if midi % 12 in chord.tones]
    close = [
        three
        for three in combinations(usable, 3)
        if three[2] - three[0] < 12 and len({midi % 12 for midi in three}) == 3
    ]
    low, middle, high = min(
        close, key=lambda three: sum(abs(a - b) for a, b in zip(three, before, strict=True))
    )
    return low, middle, high


def strokes(tune: Tune, part: Part) -> list[Note]:
    """Drum strokes; the letter of the stroke travels as the code of its character."""
    bars = part.pattern.split("|")
    found = []
    for index in range(tune.bars):
        for eighth, letter in enumerate(bars[index % len(bars)].strip()):
            if letter != ".":
                found.append(Note(float(index * tune.bar + eighth), 1.0, ord(letter)))
    return found


def with_cuts(line: list[Note], scale: frozenset[int]) -> list[Note]:
    """The line with a cut, a flick of the next finger up, before each of its long notes."""
    found = []
    for note in line:
        if note.length < 2.0:
            found.append(note)
            continue
        above = next(m for m in range(note.midi + 1, note.midi + 4) if m % 12 in scale)
        found.append(Note(note.start, _CUT, above, note.force * 0.7))
        found.append(Note(note.start + _CUT, note.length - _CUT, note.midi, note.force))
    return found


def _repeated(tune: Tune, pattern: str) -> list[tuple[float, float, str]]:
    """Words of a pattern of one or more bars, repeated to the end of the form, without rests."""
    words = score.tokens(pattern, tune.bar)
    span = (pattern.count("|") + 1) * tune.bar
    rounds = tune.bars * tune.bar // span
    return [
        (at + turn * span, length, word)
        for turn in range(rounds)
        for at, length, word in words
        if word != "r"
    ]


def _sounding(harmony: list[Chord], at: float) -> Chord:
    return next(chord for chord in harmony if chord.start <= at < chord.start + chord.length)


def _semitones(degree: str, chord: Chord) -> int:
    if degree in ("3", "10"):
        return chord.third + (12 if degree == "10" else 0)
    return _DEGREES[degree]


_LINES: dict[str, Callable[[Tune, Part], list[Note]]] = {
    "melody": melody,
    "counter": counter,
    "figure": figure,
    "chords": held_chords,
    "strokes": strokes,
}
