"""OGG Vorbis files that come out the same each time: writing, reading, and the stream serial.

The encoder draws a new serial number for every stream, which would change every file at every
rendering; it is replaced by one taken from the file's name, and the page checksums with it.
"""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np
import soundfile

from .measure import seam_step
from .signal import SAMPLE_RATE, Samples, amplitude, frames, peak, ramp

CEILING_DB = -3.0

_BLOCK = 48_000  # libsndfile keeps a whole write on its stack: long ones overflow it
_SEAM_ROUNDS = 6
_SMOOTH = 0.6
_NEAR_SEAM = 4
_PAGE_HEAD = struct.Struct("<4sBBqIIIB")


def write(path: Path, sound: Samples, quality: float) -> None:
    """Encode `sound`, so much softer as it takes for the lossy coding to stay under the ceiling."""
    path.parent.mkdir(parents=True, exist_ok=True)
    gain = 1.0
    while (over := peak(_coded(path, sound * gain, quality)) / amplitude(CEILING_DB)) > 1.0:
        gain /= over * amplitude(0.1)


def write_loop(path: Path, sound: Samples, quality: float) -> None:
    """Encode a loop so that it still closes after coding.

    The errors of coding at the end and at the start know nothing of each other and leave a small
    step between them. It is taken out beforehand, by bending both ends of what is encoded
    towards each other over 10 ms; a few rounds, and the best of them is kept.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    trial, best, least = sound.copy(), sound, np.inf
    for _ in range(_SEAM_ROUNDS):
        decoded = _coded(path, trial, quality)
        rough = seam_step(decoded)
        if rough < least:
            best, least = trial.copy(), rough
        if rough < _SMOOTH:
            break
        error = decoded - sound
        step = np.mean(error[:_NEAR_SEAM], axis=0) - np.mean(error[-_NEAR_SEAM:], axis=0)
        bend = np.multiply.outer(ramp(frames(0.010)), step / 2.0)
        trial[-len(bend) :] += bend
        trial[: len(bend)] -= bend[::-1]
    _coded(path, best, quality)


def read(path: Path) -> Samples:
    """Decoded samples, mono as (frames,), stereo as (frames, 2)."""
    sound, rate = soundfile.read(path, dtype="float64")
    if rate != SAMPLE_RATE:
        raise ValueError(f"{path} is sampled at {rate} Hz, not {SAMPLE_RATE}")
    return np.asarray(sound)


def _coded(path: Path, sound: Samples, quality: float) -> Samples:
    """Encode to the file; returns what decoding it gives."""
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    with soundfile.SoundFile(
        path, "w", SAMPLE_RATE, channels, "VORBIS", format="OGG", compression_level=1.0 - quality
    ) as target:
        for start in range(0, len(sound), _BLOCK):
            target.write(sound[start : start + _BLOCK])
    serial = zlib.crc32(f"{path.parent.name}/{path.name}".encode())
    path.write_bytes(_with_serial(path.read_bytes(), serial))
    return read(path)


def _with_serial(stream: bytes, serial: int) -> bytes:
    pages = bytearray(stream)
    at = 0
    while at < len(pages):
        head = list(_PAGE_HEAD.unpack_from(pages, at))
        if head[0] != b"OggS":
            raise ValueError(f"no Ogg page at byte {at}")
        lacing = at + _PAGE_HEAD.size
        end = lacing + head[7] + sum(pages[lacing : lacing + head[7]])
        head[4], head[6] = serial, 0
        _PAGE_HEAD.pack_into(pages, at, *head)
        head[6] = _checksum(pages[at:end])
        _PAGE_HEAD.pack_into(pages, at, *head)
        at = end
    return bytes(pages)


def _table() -> list[int]:
    entries = []
    for index in range(256):
        value = index << 24
        for _ in range(8):
            value = ((value << 1) ^ 0x04C11DB7) if value & 0x80000000 else value << 1
        entries.append(value & 0xFFFFFFFF)
    return entries


_CRC = _table()


def _checksum(page: bytes | bytearray) -> int:
    """CRC of an Ogg page: polynomial 0x04C11DB7, most significant bit first, from zero."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _CRC[(value >> 24) ^ byte]
    return value
