"""Slight pitch changes: SDL resamples a sound that is declared at another rate."""

from __future__ import annotations

import io
import wave

from pygame.mixer import Sound

RATE = 48_000
RATIOS = (0.92, 0.96, 1.0, 1.04, 1.08)
"""Pitches kept ready, from 8 % below to 8 % above."""


def repitched(sound: Sound, ratio: float) -> Sound:
    """Return the sound `ratio` times as high and fast; the mixer must be open at RATE, 16-bit
    stereo.
    """
    if abs(ratio - 1.0) < 0.005:
        return sound
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(2)
        writer.setsampwidth(2)
        writer.setframerate(round(RATE * ratio))
        writer.writeframes(sound.get_raw())
    file.seek(0)
    return Sound(file=file)
