"""The list the game reads: for each sound its file and place in it, layer, group, level, loop."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from . import ogg
from .catalogue import Take, groups
from .measure import Measure
from .signal import SAMPLE_RATE, Samples
from .tunes import TUNES

FILE = "manifest.json"

_MUSIC = (
    "stems are layers: intensity n of a tune is its stems 1 to n together, all started on the same "
    "frame and all looping; change intensity by fading stem n in or out"
)


def entry(take: Take, start: int, figures: Measure) -> dict[str, Any]:
    """One sound's line in the manifest: it lies in `file` from frame `start` on, for `frames`.

    Both are exact; the other figures are rounded.
    """
    return {
        "file": take.file,
        "start": start,
        "layer": take.layer,
        "group": take.group,
        "variant": take.variant,
        "loop": take.loop,
        "channels": figures.channels,
        "frames": figures.frames,
        "length_s": round(figures.length_s, 3),
        "peak_db": round(figures.peak_db, 1),
        "lufs": round(figures.lufs, 1),
        "stems": list(take.stems),
    }


def read(folder: Path) -> dict[str, Any]:
    """Entries by the names of the takes, empty when nothing has been rendered yet."""
    path = folder / FILE
    if not path.exists():
        return {}
    sounds: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["sounds"]
    return sounds


def sound_of(folder: Path, take: Take, dtype: str = "float64") -> Samples:
    """The decoded samples of a take as it lies in its file; `dtype` as in `ogg.read`."""
    line = read(folder)[take.name]
    return ogg.read(folder / line["file"], dtype)[line["start"] : line["start"] + line["frames"]]


def write(folder: Path, sounds: Mapping[str, Any]) -> None:
    """Write the manifest, sorted, so that its differences read well."""
    whole = {
        "sample_rate": SAMPLE_RATE,
        "music": _MUSIC,
        "bars": {tune.name: tune.bars for tune in TUNES},
        "news": sorted(group.name for group in groups() if group.is_news),
        "sounds": dict(sorted(sounds.items())),
    }
    text = json.dumps(whole, indent=1, ensure_ascii=False)
    (folder / FILE).write_text(text + "\n", encoding="utf-8")
