"""Reading music written as text: notes, chords and figures, checked bar by bar.

A line is bars divided by `|`; a note is a pitch, a colon and a length in eighths: `F#4:2`, a
rest is `r:1`. A chord is a root with `m` when minor, and a length unless it fills the bar.
"""

import re
from dataclasses import dataclass

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_PITCH = re.compile(r"([A-G])([#b]?)(\d)")
_CHORD = re.compile(r"([A-G])([#b]?)(m?)")

MODES = {
    "dorian": (0, 2, 3, 5, 7, 9, 10),
    "mixolydian": (0, 2, 4, 5, 7, 9, 10),
    "aeolian": (0, 2, 3, 5, 7, 8, 10),
}


class ScoreError(ValueError):
    """A line of music that doesn't read, or a bar that doesn't add up."""


@dataclass(frozen=True)
class Note:
    """A pitch (MIDI number) that starts and lasts so many eighths; `force` 1 is ordinary."""

    start: float
    length: float
    midi: int
    force: float = 1.0


@dataclass(frozen=True)
class Chord:
    """A triad over a stretch of time: pitch class of its root, and whether it is minor."""

    start: float
    length: float
    root: int
    minor: bool

    @property
    def third(self) -> int:
        """Semitones from root to third."""
        return 3 if self.minor else 4

    @property
    def tones(self) -> frozenset[int]:
        """Pitch classes of the triad."""
        return frozenset((self.root + step) % 12 for step in (0, self.third, 7))


def frequency(midi: float) -> float:
    """Hz of a MIDI number in equal temperament, A4 (69) at 440."""
    return float(440.0 * 2.0 ** ((midi - 69.0) / 12.0))


def midi_of(pitch: str) -> int:
    """MIDI number of a written pitch: `A4` is 69."""
    match = _PITCH.fullmatch(pitch)
    if match is None:
        raise ScoreError(f"not a pitch: {pitch!r}")
    step, sign, octave = match.groups()
    return 12 * (int(octave) + 1) + _STEPS[step] + {"": 0, "#": 1, "b": -1}[sign]


def tokens(line: str, bar: int) -> list[tuple[float, float, str]]:
    """(start, length, word) of every word of a line; a word without length fills its bar."""
    found = []
    for index, words in enumerate(line.split("|")):
        at = float(index * bar)
        for word in words.split():
            name, _, written = word.partition(":")
            length = float(written) if written else float(bar)
            found.append((at, length, name))
            at += length
        if at != (index + 1) * bar:
            lasts = at - index * bar
            raise ScoreError(f"bar {index + 1} lasts {lasts:g} of {bar}: {words.strip()!r}")
    return found


def notes(line: str, bar: int, offset: float = 0.0) -> list[Note]:
    """The notes of a line, the whole moved by `offset` eighths."""
    return [
        Note(offset + start, length, midi_of(word))
        for start, length, word in tokens(line, bar)
        if word != "r"
    ]


def chords(line: str, bar: int, offset: float = 0.0) -> list[Chord]:
    """The chords of a line, the whole moved by `offset` eighths."""
    found = []
    for start, length, word in tokens(line, bar):
        match = _CHORD.fullmatch(word)
        if match is None:
            raise ScoreError(f"not a chord: {word!r}")
        step, sign, minor = match.groups()
        root = (_STEPS[step] + {"": 0, "#": 1, "b": -1}[sign]) % 12
        found.append(Chord(offset + start, length, root, bool(minor)))
    return found
