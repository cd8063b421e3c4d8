"""What a sound is to the game: its name, its layer, how many variants, how loud, how rendered."""

import zlib
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .filters import highpass, run, run_loop
from .loudness import integrated
from .ogg import LOOP_RATE
from .signal import Rng, Samples, amplitude, at_peak, faded, padded, trimmed

CEILING_DB = -3.2

_FADE_IN_S = 0.0007
_FADE_OUT_S = 0.005
_SILENCE_S = 0.002  # what the coder smears lands here, not on the first sample


Render = Callable[[Rng], Samples]


@dataclass(frozen=True)
class Group:
    """A family of interchangeable variants under one logical name.

    `render` gets a random generator seeded by the variant's own name, so a variant neither
    depends on the order of rendering nor on its neighbours. Of several, variants take turns.
    Variants are brought to the same loudness, `level_lufs` (measured as in `loudness`), as long as
    their peaks stay under the ceiling. `lowest_hz` is where the sound begins; what lies under it is
    rumble and is cut. `rate` is that at which a loop is stored.
    `news` is True if all are to hear it over the music; None leaves it to the layer.
    """

    name: str
    layer: str
    variants: int
    level_lufs: float
    render: Render | tuple[Render, ...]
    lowest_hz: float = 60.0
    loop: bool = False
    quality: float = 0.5
    rate: int = LOOP_RATE
    news: bool | None = None

    @property
    def is_news(self) -> bool:
        """True if the music makes room for it: as a rule for all that means something."""
        return self.layer == "meaning" if self.news is None else self.news

    def stems(self) -> tuple[str, ...]:
        """Logical names of the variants: `layer/name_variant`."""
        return tuple(f"{self.layer}/{self.name}_{number + 1}" for number in range(self.variants))

    def variant(self, number: int) -> Samples:
        """Variant `number` (from 1), finished: no rumble, no dead tail, faded, at its level."""
        rng = np.random.default_rng(zlib.crc32(f"{self.name}_{number}".encode()))
        renders = self.render if isinstance(self.render, tuple) else (self.render,)
        raw = renders[(number - 1) % len(renders)](rng)
        if self.loop:
            return self._levelled(run_loop(raw, highpass(self.lowest_hz)))
        eased = faded(raw, _FADE_IN_S, 0.0)
        clean = trimmed(run(eased, highpass(self.lowest_hz), tail_s=0.04))
        return self._levelled(padded(faded(clean, 0.0, _FADE_OUT_S), _SILENCE_S))

    def _levelled(self, sound: Samples) -> Samples:
        full = at_peak(sound, 0.0)
        gain_db = min(self.level_lufs - integrated(full, loop=self.loop), CEILING_DB)
        return full * amplitude(gain_db)
