"""Every sound of the product, what it is, and how it is rendered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

from . import (
    cards,
    cargo,
    dice,
    fabric,
    gunnery,
    metals,
    motifs,
    sailing,
    sea,
    timber,
    touch,
)
from .group import Group
from .signal import Samples
from .stems import STEMS, stem
from .tunes import TUNES

FAMILIES = (
    touch,
    cards,
    dice,
    metals,
    timber,
    fabric,
    sailing,
    gunnery,
    cargo,
    motifs,
    sea,
)

_STEM_QUALITY = {1: 0.1, 2: 0.05, 3: 0.05}
"""The first stem is heard alone; the others have it to hide what their coding adds."""


@dataclass(frozen=True)
class Take:
    """One sound: `layer/group_variant`. `stems` lists those that play together, for music."""

    layer: str
    group: str
    variant: int
    loop: bool
    quality: float
    stems: tuple[str, ...]
    render: Callable[[], Samples]

    @property
    def name(self) -> str:
        """Logical name."""
        return f"{self.layer}/{self.group}_{self.variant}"

    @property
    def file(self) -> str:
        """Path under `sounds/`: a loop has its own file, variants of an effect share one."""
        return f"{self.name}.ogg" if self.loop else f"{self.layer}/{self.group}.ogg"


@cache
def groups() -> tuple[Group, ...]:
    """All groups of effects, motifs and ambience."""
    return tuple(group for family in FAMILIES for group in family.GROUPS)


@cache
def takes() -> tuple[Take, ...]:
    """All sounds, effects first, then the stems of each tune."""
    effects = [
        Take(
            group.layer,
            group.name,
            number,
            group.loop,
            group.quality,
            (),
            partial(group.variant, number),
        )
        for group in groups()
        for number in range(1, group.variants + 1)
    ]
    music = []
    for tune in TUNES:
        names = tuple(f"music/{tune.name}_{number}" for number in STEMS)
        music += [
            Take(
                "music",
                tune.name,
                number,
                True,
                _STEM_QUALITY[number],
                names,
                partial(stem, tune, number),
            )
            for number in STEMS
        ]
    return (*effects, *music)
