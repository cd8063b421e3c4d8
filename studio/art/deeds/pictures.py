"""Pictures of the board of deeds."""

from functools import partial

from studio.art.deeds import coat, medals
from studio.art.halves import with_halves
from studio.art.picture import Picture

PICTURES = [
    *with_halves([Picture("deeds/coat", 2 * coat.WIDE, 2 * coat.HIGH, coat.coat, quality=78)]),
    Picture("deeds/stitches", 2 * medals.RING, 2 * medals.RING, medals.stitches, quality=78),
    *(
        Picture(f"deeds/{name}", 2 * medals.WIDE, 2 * medals.HIGH, partial(medals.medal, name),
                quality=82)
        for name in medals.MEDALS
    ),
    *(
        Picture(f"deeds/{name}_sewn", 2 * medals.RING, 2 * medals.RING,
                partial(medals.sewn, name), quality=74)
        for name in medals.MEDALS
    ),
]  # fmt: skip
