"""What a tune is: sections of melody, counter-melody and harmony, a form, and who plays what."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from . import score
from .score import Chord, Note


@dataclass(frozen=True)
class Section:
    """Eight bars or so: the tune, a second voice against it, and the chords under both."""

    melody: str
    counter: str
    chords: str


@dataclass(frozen=True)
class Part:
    """One player. `line` is what is played: melody, counter, chords, figure or strokes.

    `pattern` is, for a figure, chord degrees with lengths (`1:2 5:1 8:1`); for chords, where
    they sound (`r:1 x:1`); for strokes, a letter an eighth (`D..t.t`); it repeats. `plays`
    names the sections it plays in (all when empty). `lufs` is its loudness in the mix.
    """

    stem: int
    voice: str
    line: str
    pan: float
    lufs: float
    wet: float = 0.25
    shift: int = 0
    floor: int = 36
    pattern: str = ""
    plays: tuple[str, ...] = ()
    cuts: bool = False


@dataclass(frozen=True, eq=False)
class Tune:
    """A looping piece. `eighth` is the length of an eighth note in frames, so loops are exact.

    `accents` weighs each eighth of a bar; `swing` delays every second eighth by that share.
    """

    name: str
    title: str
    tonic: str
    mode: str
    eighth: int
    bar: int
    accents: tuple[float, ...]
    form: tuple[str, ...]
    sections: Mapping[str, Section]
    parts: tuple[Part, ...]
    swing: float = 0.0

    @property
    def bars(self) -> int:
        """Bars of one round of the whole form."""
        return sum(self._bars(name) for name in self.form)

    @property
    def frames(self) -> int:
        """Length of the loop in sample frames."""
        return self.bars * self.bar * self.eighth

    @property
    def scale(self) -> frozenset[int]:
        """Pitch classes of the mode."""
        tonic = score.midi_of(f"{self.tonic}4")
        return frozenset((tonic + step) % 12 for step in score.MODES[self.mode])

    def starts(self) -> list[tuple[str, float]]:
        """Name and start, in eighths, of each section in the order of the form."""
        found, at = [], 0.0
        for name in self.form:
            found.append((name, at))
            at += self._bars(name) * self.bar
        return found

    def melody(self) -> list[Note]:
        """The tune through the whole form."""
        return self._notes(lambda section: section.melody)

    def counter(self) -> list[Note]:
        """The second voice through the whole form."""
        return self._notes(lambda section: section.counter)

    def harmony(self) -> list[Chord]:
        """The chords through the whole form."""
        return [
            chord
            for name, at in self.starts()
            for chord in score.chords(self.sections[name].chords, self.bar, at)
        ]

    def _notes(self, line: Callable[[Section], str]) -> list[Note]:
        return [
            note
            for name, at in self.starts()
            for note in score.notes(line(self.sections[name]), self.bar, at)
        ]

    def _bars(self, name: str) -> int:
        return self.sections[name].chords.count("|") + 1
