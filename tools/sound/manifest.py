"""The list the game reads: for each sound file its layer, group, variant, level, length, loop."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .catalogue import Take
from .measure import Measure
from .signal import SAMPLE_RATE
from .tunes import TUNES

FILE = "manifest.json"

_MUSIC = (
    "stems are layers: intensity n of a tune is its stems 1 to n together, all started on the same "
    "frame and all looping; change intensity by fading stem n in or out"
)


def entry(take: Take, figures: Measure) -> dict[str, Any]:
    """One file's line in the manifest; `frames` is exact, the other figures are rounded."""
    return {
        "layer": take.layer,
        "group": take.group,
        "variant": take.variant,
        "loop": take.loop,
        "channels": figures.channels,
        "frames": figures.frames,
        "length_s": round(figures.length_s, 3),
        "peak_db": round(figures.peak_db, 1),
        "lufs": round(figures.lufs, 1),
        "stems": [f"{name}.ogg" for name in take.stems],
    }


def read(folder: Path) -> dict[str, Any]:
    """Entries by path under `folder`, empty when nothing has been rendered yet."""
    path = folder / FILE
    if not path.exists():
        return {}
    files: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["files"]
    return files


def write(folder: Path, files: Mapping[str, Any]) -> None:
    """Write the manifest, sorted, so that its differences read well."""
    whole = {
        "sample_rate": SAMPLE_RATE,
        "music": _MUSIC,
        "bars": {tune.name: tune.bars for tune in TUNES},
        "files": dict(sorted(files.items())),
    }
    text = json.dumps(whole, indent=1, ensure_ascii=False)
    (folder / FILE).write_text(text + "\n", encoding="utf-8")
