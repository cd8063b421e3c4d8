"""The room around a sound: a synthetic stereo impulse response and convolution with it."""

from dataclasses import dataclass
from functools import cache

import numpy as np

from .filters import highpass, run, swept
from .signal import SAMPLE_RATE, Samples, frames, noise, panned


@dataclass(frozen=True)
class Room:
    """A room by its reverberation times (low and at 6 kHz), first delay and reflections."""

    t60_s: float
    t60_bright_s: float
    predelay_s: float
    reflections: int
    seed: int


CABIN = Room(t60_s=0.45, t60_bright_s=0.22, predelay_s=0.004, reflections=9, seed=11)
GREAT_CABIN = Room(t60_s=1.25, t60_bright_s=0.55, predelay_s=0.014, reflections=12, seed=12)


@cache
def impulse(room: Room) -> Samples:
    """Impulse response of the room in stereo, of unit energy."""
    rng = np.random.default_rng(room.seed)
    response = np.stack([_late(room, rng), _late(room, rng)], axis=1)
    energy = np.sqrt(np.sum(response**2))
    for at in np.sort(rng.uniform(room.predelay_s, room.predelay_s + 0.045, room.reflections)):
        level = energy * 0.22 * 10.0 ** (-at * 12.0) * rng.choice([-1.0, 1.0])
        response[frames(float(at))] += panned(np.array([level]), float(rng.uniform(-0.9, 0.9)))[0]
    response = run(response, highpass(160.0))
    return np.asarray(response / np.sqrt(np.sum(response**2) / 2))


def _late(room: Room, rng: np.random.Generator) -> Samples:
    def gain(hz: Samples, t: Samples) -> Samples:
        bright = np.clip(hz / 6000.0, 0.0, 2.0)
        t60 = room.t60_s + (room.t60_bright_s - room.t60_s) * np.minimum(bright, 1.15)
        return np.asarray(10.0 ** (-3.0 * np.maximum(t, 0.0) / t60) / (1.0 + bright))

    tail = swept(noise(rng, frames(room.t60_s)), gain)
    build_up = 1.0 - np.exp(-np.arange(len(tail)) / (0.012 * SAMPLE_RATE))
    return np.concatenate([np.zeros(frames(room.predelay_s)), tail * build_up])


def in_room(dry: Samples, room: Room, wet: float) -> Samples:
    """A one-shot sound with its reverberation, in stereo; `wet` is the share of energy added."""
    stereo = panned(dry, 0.0) if dry.ndim == 1 else dry
    length = len(stereo) + len(impulse(room))
    size = 1 << (length - 1).bit_length()
    out = _convolved(stereo, room, size)[:length] * wet
    out[: len(stereo)] += stereo
    return out


def reverberation_loop(send: Samples, room: Room) -> Samples:
    """What the room answers to a stereo loop, carried round from its end to its start."""
    return _convolved(send, room, len(send))


def _convolved(stereo: Samples, room: Room, size: int) -> Samples:
    response = np.fft.rfft(impulse(room), size, axis=0)
    return np.fft.irfft(np.fft.rfft(stereo, size, axis=0) * response, size, axis=0)
