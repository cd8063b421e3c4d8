"""Ships of all seats and the privateer, heading right, and everything that happens to a ship."""

from collections.abc import Callable
from functools import partial

from studio.art.picture import Picture
from studio.art.ships.fire import cannonball, hit, muzzle, smoke
from studio.art.ships.flags import FRAMES, LIVERIES, emblem, flag
from studio.art.ships.layers import POSES, body, cloth, hull, marks
from studio.art.ships.livery import PLAIN, PLAYERS, PRIVATEER
from studio.art.ships.sea import bow_wave, splash, wake
from studio.art.ships.wreck import bubbles, flotsam, foam_ring

_SHIP = (512, 464)
"""1.6 pixels a unit; 100 units are the radius of a hex at 152 pixels."""


def _run(name: str, count: int, size: tuple[int, int], draw: Callable[[int], str]) -> list[Picture]:
    """Numbered pictures of one thing, from 1."""
    return [
        Picture(f"ships/{name}_{k}", *size, partial(draw, k), quality=80)
        for k in range(1, count + 1)
    ]


_BODIES = [
    Picture(f"ships/{livery.name}_{pose}", *_SHIP, partial(body, livery, pose), quality=78)
    for livery in (PLAIN, PRIVATEER)
    for pose in POSES
] + [
    Picture(f"ships/{livery.name}_hull", *_SHIP, partial(hull, livery), quality=78)
    for livery in (PLAIN, PRIVATEER)
]
_SEATS = [
    Picture(f"ships/cloth_{pose}", *_SHIP, partial(cloth, PLAIN, pose), quality=84)
    for pose in POSES
] + [
    Picture(f"ships/{livery.name}_{pose}", *_SHIP, partial(marks, livery, pose), quality=50)
    for livery in PLAYERS.values()
    for pose in POSES
]
_MARKS = [
    Picture(f"ships/emblem_{livery.name}", 128, 128, partial(emblem, livery), quality=84)
    for livery in LIVERIES
] + [
    Picture(f"ships/flag_{livery.name}_{k}", 128, 88, partial(flag, livery, k), quality=82)
    for livery in LIVERIES
    for k in range(1, FRAMES + 1)
]
_EFFECTS = (
    _run("wake", 3, (640, 144), wake)
    + _run("bow_wave", 2, (192, 112), bow_wave)
    + _run("foam_ring", 2, (512, 208), foam_ring)
    + _run("bubbles", 2, (256, 160), bubbles)
    + _run("muzzle", 2, (192, 128), muzzle)
    + _run("smoke", 4, (192, 192), smoke)
    + _run("splash", 3, (192, 256), splash)
    + _run("hit", 3, (320, 320), hit)
    + [
        Picture("ships/flotsam", 320, 144, flotsam, quality=80),
        Picture("ships/cannonball", 48, 48, cannonball, quality=86),
    ]
)

PICTURES = _BODIES + _SEATS + _MARKS + _EFFECTS
