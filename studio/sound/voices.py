"""The players: how each instrument sounds a note, and the body its notes ring through."""

from collections.abc import Callable
from dataclasses import dataclass

from . import drum, handbells, strings, winds
from .filters import Biquad, highpass, run
from .loudness import integrated
from .score import frequency
from .signal import Rng, Samples, amplitude

_NOTE_LUFS = -20.0

Sound = Callable[[int, float, float, Rng], Samples]


@dataclass(frozen=True)
class Voice:
    """`sound(midi, seconds, velocity, rng)` gives a dry note; `body` is what all of them share.

    `share` is the part of a written length that sounds; `spread_s` how unevenly it is timed.
    Peaks are rounded off from `most_db` over the loudness on; 0 for none.
    """

    sound: Sound
    body: tuple[Biquad, ...]
    share: float = 1.0
    spread_s: float = 0.006
    most_db: float = 0.0


def _guitar(midi: int, seconds: float, velocity: float, rng: Rng) -> Samples:
    return strings.plucked(strings.GUITAR, frequency(midi), seconds, velocity, rng)


def _cittern(midi: int, seconds: float, velocity: float, rng: Rng) -> Samples:
    return strings.plucked(strings.CITTERN, frequency(midi), seconds, velocity, rng)


def _bowed(midi: int, seconds: float, velocity: float, rng: Rng) -> Samples:
    return strings.bowed(frequency(midi), seconds, velocity, rng)


def _concertina(midi: int, seconds: float, velocity: float, rng: Rng) -> Samples:
    return winds.concertina(frequency(midi), seconds, velocity, rng)


def _whistle(midi: int, seconds: float, velocity: float, rng: Rng) -> Samples:
    return winds.whistle(frequency(midi), seconds, velocity, rng)


def _fife(midi: int, seconds: float, velocity: float, rng: Rng) -> Samples:
    return winds.fife(frequency(midi), seconds, velocity, rng)


def _handbell(midi: int, _seconds: float, velocity: float, rng: Rng) -> Samples:
    return handbells.rung(frequency(midi), velocity, rng)


def _drum(letter: int, _seconds: float, velocity: float, rng: Rng) -> Samples:
    return drum.STROKES[chr(letter)](velocity, rng)


VOICES = {
    "guitar": Voice(_guitar, strings.GUITAR_BODY),
    "cittern": Voice(_cittern, strings.CITTERN_BODY),
    "cello": Voice(_bowed, strings.CELLO_BODY, share=0.97, spread_s=0.008),
    "fiddle": Voice(_bowed, strings.FIDDLE_BODY, share=0.95, spread_s=0.008),
    "concertina": Voice(_concertina, winds.CONCERTINA_BODY, share=0.93),
    "whistle": Voice(_whistle, winds.WHISTLE_BODY, share=0.95),
    "fife": Voice(_fife, winds.FIFE_BODY, share=0.92),
    "handbell": Voice(_handbell, handbells.BODY, spread_s=0.005),
    "drum": Voice(_drum, drum.BODY, spread_s=0.004, most_db=17.0),
}


def single(voice: str, midi: int, seconds: float, velocity: float, rng: Rng) -> Samples:
    """One note through its body, for the short motifs; equal velocities are equally loud."""
    player = VOICES[voice]
    dry = player.sound(midi, seconds, velocity, rng)
    note = run(dry, *player.body, highpass(50.0), tail_s=0.05)
    return note * (velocity * amplitude(_NOTE_LUFS - integrated(note)))
