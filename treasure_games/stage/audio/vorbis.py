"""Ogg Vorbis by ranges: any part of a file is decoded alone, to the exact samples of the whole.

SDL decodes whole files only, so a range is passed to it as a small file: its packets and the one
before them (a packet is decoded together with its predecessor), under the headers of the whole.
Sources: Vorbis I specification, chapters 1.3, 4.2 and A.2; RFC 3533.

SDL also resamples files that have another sample rate than the mixer. A resampler needs the samples
around the range and keeps back its last few hundred, so a little more is decoded on either side.
The small file begins where frames of both rates coincide: the range would be shifted otherwise.
"""

from __future__ import annotations

import io
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from math import gcd
from pathlib import Path

from pygame.mixer import Sound

from treasure_games.stage.audio.ogg import NotOgg, packed, unpacked

RATE = 48_000
"""Frames per second of the mixer."""
FRAME_BYTES = 4
"""Bytes per frame of the mixer: two channels of 16 bits."""
_HEADERS = 3
_IDENTIFICATION_BYTES = 30
_RATE_AT = slice(12, 16)
_BEFORE, _AFTER = 64, 1024
"""Frames decoded before and after a range that is resampled."""


class VorbisFile:
    """A file, kept encoded as on disk; raises NotOgg, or OSError.

    Its frames are counted at the rate of the mixer.
    """

    def __init__(self, path: Path) -> None:
        packets, frames = unpacked(path.read_bytes())
        is_vorbis = len(packets) > _HEADERS and packets[0].startswith(b"\x01vorbis")
        if not is_vorbis or len(packets[0]) != _IDENTIFICATION_BYTES or not all(packets):
            raise NotOgg(f"{path} holds no Vorbis stream")
        self._headers, self._packets = packets[:_HEADERS], packets[_HEADERS:]
        self._ends = frame_ends(self._headers[0], self._packets)
        self._ends[-1] = frames
        rate = int.from_bytes(packets[0][_RATE_AT], "little")
        if not rate:
            raise NotOgg(f"{path} is sampled at no rate")
        common = gcd(RATE, rate)
        self._played, self._coded = RATE // common, rate // common
        """This many frames of the mixer take as long as this many of the file."""
        self.frames = frames * self._played // self._coded

    def decoded(self, start: int, stop: int) -> bytes:
        """Decode frames `start` to `stop` (exclusive) for the mixer; raises pygame.error."""
        before, after = self._packets_for(start, stop)
        origin = self._ends[before]
        packets = self._packets[before:after]
        positions = [end - origin for end in self._ends[before:after]]
        stream = packed(self._headers, packets, positions)
        samples = Sound(file=io.BytesIO(stream)).get_raw()
        skipped = (start - origin // self._coded * self._played) * FRAME_BYTES
        return samples[skipped : skipped + (stop - start) * FRAME_BYTES]

    def _packets_for(self, start: int, stop: int) -> tuple[int, int]:
        """Return the first packet needed to decode a range, and the one after the last."""
        if self._played == self._coded:
            return bisect_right(self._ends, start) - 1, bisect_left(self._ends, stop) + 1
        first = max(0, start * self._coded // self._played - _BEFORE)
        before = bisect_right(self._ends, first) - 1
        while self._ends[before] % self._coded:
            before -= 1
        last = -(-stop * self._coded // self._played) + _AFTER
        return before, bisect_left(self._ends, last) + 1


def frame_ends(identification: bytes, packets: Iterable[bytes]) -> array[int]:
    """Return how many frames are complete with each packet: a quarter of its and the last block.

    The second bit of a packet tells a short block from a long one, as every encoder with two modes
    writes it; that the sum is the file's length is tested on all of ours.
    """
    sizes = 1 << (identification[28] & 15), 1 << (identification[28] >> 4)
    ends = array("q")
    end = before = 0
    for packet in packets:
        size = sizes[packet[0] >> 1 & 1]
        end += (before + size) // 4 if before else 0
        before = size
        ends.append(end)
    return ends
