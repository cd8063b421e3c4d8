"""Every sound of the product, what it is, and how it is rendered."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from types import ModuleType

from . import (
    adventures,
    below,
    bones,
    burial,
    cards,
    cargo,
    cups,
    dice,
    fabric,
    gunnery,
    kraken,
    metals,
    motifs,
    sailing,
    sea,
    timber,
    touch,
    verdict,
)
from .group import Group
from .ogg import LOOP_RATE
from .signal import Samples
from .stems import STEMS, stem
from .tunes import TUNES

FAMILIES = (
    touch,
    cards,
    dice,
    bones,
    cups,
    verdict,
    metals,
    timber,
    fabric,
    sailing,
    gunnery,
    cargo,
    burial,
    kraken,
    motifs,
    adventures,
    sea,
    below,
)

_STEM_QUALITY = {1: 0.05, 2: 0.0, 3: 0.0}
"""The first stem is heard alone; the others have it to hide what their coding adds."""


@dataclass(frozen=True)
class Take:
    """One sound: `layer/group_variant`. `stems` lists those that play together, for music.

    `file` is its path under `sounds/`: a loop has its own, the effects of a family share one.
    """

    file: str
    layer: str
    group: str
    variant: int
    loop: bool
    quality: float
    rate: int
    stems: tuple[str, ...]
    render: Callable[[], Samples]

    @property
    def name(self) -> str:
        """Logical name."""
        return f"{self.layer}/{self.group}_{self.variant}"


@cache
def groups() -> tuple[Group, ...]:
    """All groups of effects, motifs and ambience."""
    return tuple(group for family in FAMILIES for group in family.GROUPS)


@cache
def takes() -> tuple[Take, ...]:
    """All sounds, effects first, then the stems of each tune."""
    effects = [
        Take(
            f"{group.layer}/{group.name}_{number}.ogg" if group.loop else _shelf(family, group),
            group.layer,
            group.name,
            number,
            group.loop,
            group.quality,
            group.rate,
            (),
            partial(group.variant, number),
        )
        for family in FAMILIES
        for group in family.GROUPS
        for number in range(1, group.variants + 1)
    ]
    music = []
    for tune in TUNES:
        names = tuple(f"music/{tune.name}_{number}" for number in STEMS)
        music += [
            Take(
                f"{names[number - 1]}.ogg",
                "music",
                tune.name,
                number,
                True,
                _STEM_QUALITY[number],
                LOOP_RATE,
                names,
                partial(stem, tune, number),
            )
            for number in STEMS
        ]
    return (*effects, *music)


def _shelf(family: ModuleType, group: Group) -> str:
    return f"{group.layer}/{family.__name__.rpartition('.')[2]}.ogg"
