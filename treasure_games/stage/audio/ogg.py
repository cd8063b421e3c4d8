"""Ogg pages: read packets from a file, and write packets as a new stream (RFC 3533)."""

import struct
import zlib
from collections.abc import Sequence

_HEAD = struct.Struct("<4sBBqIIIB")
_FIRST, _LAST = 2, 4
_SERIAL = 1
_MOST_SEGMENTS = 255
_FULL = 255
_CHECKSUM_AT = 22
_REVERSED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


class NotOgg(ValueError):
    """The data is not Ogg, or damaged."""


def unpacked(file: bytes) -> tuple[list[bytes], int]:
    """Return the packets of a file with one stream, and the position on its last page."""
    packets: list[bytes] = []
    parts: list[bytes] = []
    at = position = 0
    while at < len(file):
        try:
            magic, _, _, position, _, _, _, segments = _HEAD.unpack_from(file, at)
        except struct.error:
            raise NotOgg(f"the page at byte {at} is cut off") from None
        if magic != b"OggS":
            raise NotOgg(f"no page at byte {at}")
        body = at + _HEAD.size + segments
        for size in file[at + _HEAD.size : body]:
            parts.append(file[body : body + size])
            body += size
            if size < _FULL:
                packets.append(b"".join(parts))
                parts.clear()
        if body > len(file):
            raise NotOgg(f"the page at byte {at} is cut off")
        at = body
    return packets, position


def packed(headers: Sequence[bytes], packets: Sequence[bytes], positions: Sequence[int]) -> bytes:
    """Return a new stream; `positions` are the frames complete with each packet."""
    pages = [_page(headers[:1], 0, 0, _FIRST), _page(headers[1:], 0, 1, 0)]
    done = 0
    while done < len(packets):
        count = _fitting(packets, done)
        flags = _LAST if done + count == len(packets) else 0
        page = packets[done : done + count]
        done += count
        pages.append(_page(page, positions[done - 1], len(pages), flags))
    return b"".join(pages)


def _fitting(packets: Sequence[bytes], first: int) -> int:
    """Return how many packets from `first` on fit into a page."""
    room, count = _MOST_SEGMENTS, 0
    for packet in packets[first:]:
        room -= len(packet) // _FULL + 1
        if room < 0:
            break
        count += 1
    return count


def _page(packets: Sequence[bytes], position: int, number: int, flags: int) -> bytes:
    laces = (divmod(len(packet), _FULL) for packet in packets)
    lacing = b"".join(bytes([_FULL] * full + [rest]) for full, rest in laces)
    head = _HEAD.pack(b"OggS", 0, flags, position, _SERIAL, number, 0, len(lacing))
    page = b"".join((head, lacing, *packets))
    # Ogg's CRC is zlib's with reversed bits and without its inversions.
    mirrored = zlib.crc32(page.translate(_REVERSED), 0xFFFFFFFF) ^ 0xFFFFFFFF
    checksum = struct.pack("<I", int(f"{mirrored:032b}"[::-1], 2))
    return page[:_CHECKSUM_AT] + checksum + page[_CHECKSUM_AT + 4 :]
